//! Actions that wait for the member's own `yes` (domain.md, "Decisions"): mails from elsewhere, resignations that no own
//! check has confirmed, and whatever a careful member wants to be asked about.
mod action;

use frcec_rules::club::seat::Seat;
use frcec_store::{
    GameId, PlayerId, StoreError, Tx, answers, games,
    held::{self, Held, HeldState},
    letters,
    lines::{self, LinesWrite},
};
use sha2::{Digest, Sha256};

use super::{
    Door, LinesChange, LinesCommand, Receipt, Submission, SubmitError, Via,
    answer::{Answered, reply_to},
    boards::chosen_action,
    commit::Undone,
    letter::Place,
    lines::lines_tree,
    load::{Loaded, load_game},
    row::json,
};
use crate::{
    mail::{
        address::Kind as AddressKind,
        compose::{LetterKind, picture::PictureSpec},
    },
    view::GameView,
};

pub use self::action::{HeldAction, HeldWhy};
pub(super) use self::action::{described, game_command, position_after};

/// How long a `yes` counts (ms): five days from the first arrival.
pub const HELD_MS: i64 = 5 * 24 * 60 * 60 * 1000;

/// How often a member is asked about a stranger's mails in one game (ms).
pub(super) const ASK_AGAIN_MS: i64 = 24 * 60 * 60 * 1000;

/// Something to be held.
#[derive(Clone, Debug)]
pub struct Hold {
    /// In which game.
    pub game: GameId,
    /// For which side; its player is asked.
    pub seat: Seat,
    /// The position it is meant for.
    pub ply: u32,
    /// What a `yes` does.
    pub action: HeldAction,
    /// Why it waits.
    pub why: HeldWhy,
    /// Whom the mail names as its sender, if its reader has to tell by it whose mail it is.
    pub sender: Option<String>,
    /// Sentences for the player that go with the question: what of the mail was not understood.
    pub aside: Vec<String>,
}

/// A `yes`.
#[derive(Clone, Debug)]
pub struct Confirm {
    /// In which game.
    pub game: GameId,
    /// By which side's player.
    pub seat: Seat,
    /// The number in the list of the question, from 1, where several different things wait.
    pub number: Option<u32>,
}

impl Confirm {
    /// Which of what waits is meant; `None` if that is not clear.
    pub(super) fn chosen<'a>(&self, waiting: &'a [Held]) -> Option<&'a Held> {
        match (self.number, waiting) {
            (None, [one]) => Some(one),
            (Some(number), several) => {
                usize::try_from(number).ok().and_then(|number| several.get(number.checked_sub(1)?))
            }
            (None, _) => None,
        }
    }
}

impl Door {
    pub(super) async fn submit_hold(
        &self,
        submission: &Submission,
        hold: &Hold,
    ) -> Result<Receipt, SubmitError> {
        let (loaded, mut waiting) = self.with_waiting(hold.game, hold.seat, submission.at).await?;
        let player = loaded.view.person(hold.seat).id;
        let id = self.ids().time_ordered(self.clock().now());
        let new = Held {
            id,
            player_id: player,
            game_id: hold.game,
            ply: hold.ply,
            seat: hold.seat,
            kind: hold.why.key().to_owned(),
            command: json(&hold.action),
            nonce: format!("{id:x}"),
            mail_id: None,
            first_arrival_at: submission.at,
            expires_at: submission.at + HELD_MS,
            state: HeldState::Waiting,
            settled_at: None,
            sender: hold.sender.clone(),
        };
        // The same asked for again waits once, from its first arrival.
        let known = waiting.iter().any(|old| old.command == new.command && old.ply == new.ply);
        if !known {
            waiting.push(new.clone());
        }
        let question =
            self.question(submission, &loaded.view, (hold.seat, hold.why), &waiting, &hold.aside).await?;
        let commit = self.commit_for(submission, Receipt::Held, Some(hold.game));
        let ask_once =
            (hold.why == HeldWhy::Foreign).then(|| foreign_keys(hold.game, player, &new.command, hold.ply));
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    commit.apply(tx).await?;
                    if !known {
                        held::insert(tx, &new).await?;
                    }
                    let asks = match ask_once {
                        // A stranger who writes often must not make us write often.
                        Some(keys) => asks_of_foreign(tx, &keys, commit.at).await?,
                        None => true,
                    };
                    if asks && let Some(question) = question {
                        letters::insert(tx, &question).await?;
                    }
                    Ok::<_, Undone>(())
                })
            })
            .await;
        match written {
            Ok(()) => Ok(Receipt::Held),
            Err(frcec_store::WriteError::Refused(undone)) => Err(self.undone(undone)),
            Err(frcec_store::WriteError::Store(error)) => Err(error.into()),
        }
    }

    pub(super) async fn submit_confirm(
        &self,
        submission: &Submission,
        confirm: &Confirm,
    ) -> Result<Receipt, SubmitError> {
        let (loaded, waiting) = self.with_waiting(confirm.game, confirm.seat, submission.at).await?;
        let view = &loaded.view;
        let lang = view.person(confirm.seat).lang;
        let Some(chosen) = confirm.chosen(&waiting) else {
            let letter = if waiting.is_empty() {
                let sentence = self.inner.speech.word(lang, "held-nothing");
                self.answer_letter(
                    view,
                    confirm.seat,
                    LetterKind::Refused,
                    vec![sentence],
                    reply_to(submission),
                )
                .await?
            } else {
                // Which of several is meant, only its player can say.
                let facts = [("count", waiting.len().into())];
                let sentence = self.inner.speech.say(lang, "held-which", &facts);
                let answered = reply_to(submission);
                self.question_below(vec![sentence], view, confirm.seat, &waiting, answered).await?
            };
            let mut commit = self.commit_for(submission, Receipt::Answered, Some(confirm.game));
            commit.letters.extend(letter);
            return match self.commit(commit).await? {
                super::commit::Committed::Done => Ok(Receipt::Answered),
                super::commit::Committed::Stale => Err(SubmitError::Busy),
            };
        };
        let action = chosen_action(chosen)?;
        if let HeldAction::Lines { moves } = &action {
            return self.confirm_lines(submission, confirm, view, chosen, moves).await;
        }
        let mut asked = game_command(view, chosen.ply, action);
        // What stands beside the yes goes along.
        let words = submission.words().map(str::to_owned);
        asked.message =
            asked.message.into_iter().chain(words).reduce(|held, words| format!("{held}\n\n{words}"));
        // What counts is when it came first; the wait for the yes is not charged.
        let first = Submission { at: chosen.first_arrival_at, ..submission.with_words_passed() };
        Box::pin(self.submit_confirmed(&first, &asked, Some(chosen.id), None)).await
    }

    /// A yes to conditional lines: they stand if the opponent has not moved meanwhile.
    async fn confirm_lines(
        &self,
        submission: &Submission,
        confirm: &Confirm,
        view: &GameView,
        chosen: &Held,
        moves: &str,
    ) -> Result<Receipt, SubmitError> {
        let at = view.game.line().prefix(chosen.ply);
        let change = LinesChange::Set { ply: chosen.ply, tree: lines_tree(&at, chosen.id, moves)? };
        let asked = LinesCommand { game: confirm.game, seat: confirm.seat, change, notes: Vec::new() };
        self.submit_confirmed_lines(submission, &asked, Some(chosen.id)).await
    }

    /// Takes back everything that waits for a yes, and with `all` the conditional lines.
    pub(super) async fn submit_cancel(
        &self,
        submission: &Submission,
        game: GameId,
        seat: Seat,
        all: bool,
    ) -> Result<Receipt, SubmitError> {
        for _ in 0..super::ATTEMPTS {
            let (loaded, waiting) = self.with_waiting(game, seat, submission.at).await?;
            let view = &loaded.view;
            let before = lines::of_game(&mut self.db().read().await?, game).await?;
            let after: Vec<_> = before.iter().filter(|row| !all || row.seat != seat).cloned().collect();
            let (speech, lang) = (self.inner.speech, view.person(seat).lang);
            let mut sentences = Vec::new();
            if !waiting.is_empty() {
                sentences.push(speech.say(lang, "held-cancelled", &[("count", waiting.len().into())]));
            }
            if before != after {
                sentences.push(speech.word(lang, "lines-cancelled"));
            }
            if sentences.is_empty() {
                sentences.push(speech.word(lang, "held-nothing-to-cancel"));
            }
            let letter = match &submission.via {
                Via::Mail(_) => {
                    self.answer_letter(view, seat, LetterKind::Answer, sentences, reply_to(submission))
                        .await?
                }
                Via::Form | Via::Club => None,
            };
            let mut commit = self.commit_for(submission, Receipt::Answered, Some(game));
            commit.letters.extend(letter);
            let version = view.game.version();
            let write = LinesWrite { game, before, after };
            let written = self
                .db()
                .write(move |tx| {
                    Box::pin(async move {
                        if write.before != write.after {
                            // A move that plays a line and its taking back do not pass each other.
                            games::hold(tx, game, version).await?;
                            lines::write(tx, &write).await?;
                        }
                        commit.apply(tx).await?;
                        for held in &waiting {
                            held::settle(tx, held.id, HeldState::Withdrawn, commit.at).await?;
                        }
                        Ok::<_, Undone>(())
                    })
                })
                .await;
            match written {
                Ok(()) => return Ok(Receipt::Answered),
                Err(frcec_store::WriteError::Refused(Undone::Store(error))) if error.is_stale() => {}
                Err(frcec_store::WriteError::Refused(undone)) => return Err(self.undone(undone)),
                Err(frcec_store::WriteError::Store(error)) => return Err(error.into()),
            }
        }
        Err(SubmitError::Busy)
    }

    /// Ends the waiting of one action whose time for a yes is over, and tells its player; false if there is none.
    pub async fn expire_one_held(&self) -> Result<bool, SubmitError> {
        let now = self.clock().now();
        let (held, loaded) = {
            let mut tx = self.db().read().await?;
            let Some(held) = held::expiring(&mut tx, now, 1).await?.into_iter().next() else {
                return Ok(false);
            };
            let loaded = load_game(&mut tx, held.game_id).await?.ok_or(SubmitError::NoGame(held.game_id))?;
            (held, loaded)
        };
        let sentence = self.inner.speech.word(loaded.view.person(held.seat).lang, "held-expired");
        let letter =
            self.answer_letter(&loaded.view, held.seat, LetterKind::Answer, vec![sentence], None).await?;
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    // Of two workers one tells it.
                    if held::settle(tx, held.id, HeldState::Expired, now).await?
                        && let Some(letter) = letter
                    {
                        letters::insert(tx, &letter).await?;
                    }
                    Ok::<_, StoreError>(())
                })
            })
            .await;
        written.map_err(frcec_store::WriteError::flatten)?;
        self.inner.wake.notify_waiters();
        Ok(true)
    }

    /// The game and what waits in it for the player of `seat`, oldest first; what has expired does not count.
    async fn with_waiting(
        &self,
        game: GameId,
        seat: Seat,
        now: i64,
    ) -> Result<(Loaded, Vec<Held>), SubmitError> {
        let mut tx = self.db().read().await?;
        let loaded = load_game(&mut tx, game).await?.ok_or(SubmitError::NoGame(game))?;
        let player = loaded.view.person(seat).id;
        let waiting = waiting_for(&mut tx, game, player, now).await?;
        Ok((loaded, waiting))
    }

    /// The question again, below `sentences`; the present position where nothing waits any more.
    pub(super) async fn asked_again(
        &self,
        submission: &Submission,
        game: GameId,
        seat: Seat,
        sentences: Vec<String>,
    ) -> Result<Option<letters::NewLetter>, SubmitError> {
        let (loaded, waiting) = self.with_waiting(game, seat, submission.at).await?;
        if waiting.is_empty() {
            let answered = reply_to(submission);
            return self.answer_letter(&loaded.view, seat, LetterKind::Question, sentences, answered).await;
        }
        self.question_below(sentences, &loaded.view, seat, &waiting, reply_to(submission)).await
    }

    /// The question that lists all that waits; only an answer to its own address can say yes.
    async fn question(
        &self,
        submission: &Submission,
        view: &GameView,
        (seat, why): (Seat, HeldWhy),
        waiting: &[Held],
        aside: &[String],
    ) -> Result<Option<letters::NewLetter>, SubmitError> {
        let lang = view.person(seat).lang;
        let mut sentences = vec![match one_reason(waiting) {
            Some(kind) => self.inner.speech.word(lang, &format!("held-why-{kind}")),
            None => self.inner.speech.word(lang, "held-several"),
        }];
        sentences.extend(aside.iter().cloned());
        // A stranger's mail is not answered; the question is a letter of its own.
        let in_reply_to = if why == HeldWhy::Foreign { None } else { reply_to(submission) };
        self.question_below(sentences, view, seat, waiting, in_reply_to).await
    }

    async fn question_below(
        &self,
        mut sentences: Vec<String>,
        view: &GameView,
        seat: Seat,
        waiting: &[Held],
        in_reply_to: Option<Answered>,
    ) -> Result<Option<letters::NewLetter>, SubmitError> {
        let reader = view.person(seat);
        let lang = reader.lang;
        let speech = self.inner.speech;
        for (number, held) in (1_u32..).zip(waiting) {
            let what = described(speech, reader, view, held);
            let until = speech.moment(lang, &reader.zone, held.expires_at);
            let facts = &[("number", number.into()), ("what", what.into()), ("until", until.into())];
            let key = if waiting.len() == 1 { "held-one" } else { "held-of-several" };
            let mut said = speech.say(lang, key, facts);
            if one_reason(waiting).is_none() {
                // A stranger's move must not stand there as one's own wish; its reason belongs to it and not to the next.
                said = format!("{said}. {}", speech.word(lang, &format!("held-why-{}", held.kind)));
            }
            sentences.push(said);
        }
        // What a yes would play is seen best on the board.
        let after = match waiting {
            [one] => position_after(speech, reader, view, one),
            _ => None,
        };
        let mut letter = self.writer(self.clock().now()).question(
            view,
            seat,
            sentences,
            after.as_ref().map(|(line, voice)| (line, *voice)),
        );
        letter.help.clear();
        letter.help_label = String::new();
        let question = self.game_letter(
            &letter,
            Place {
                view,
                seat,
                kind: LetterKind::Question,
                address: AddressKind::Question,
                tells: false,
                once: false,
                in_reply_to,
                thread: self.thread(view.id, reader.id).await?,
                file: None,
                also: Vec::new(),
            },
        )?;
        let picture = after.and_then(|(line, _)| PictureSpec::of(&line, seat));
        Ok(question.map(|letter| letters::NewLetter {
            picture: picture.as_ref().map(json).or(letter.picture),
            ..letter
        }))
    }
}

/// Why all of it waits, if that is one reason: [`HeldWhy::key`].
fn one_reason(waiting: &[Held]) -> Option<&str> {
    let (first, rest) = waiting.split_first()?;
    rest.iter().all(|held| held.kind == first.kind).then_some(first.kind.as_str())
}

/// How many questions about mails from elsewhere a member gets in one game within a day, at most.
const FOREIGN_QUESTIONS: usize = 4;

/// Under which keys such a question is remembered: that of what is asked for, then those of the day's questions.
pub(super) fn foreign_keys(game: GameId, player: PlayerId, command: &str, ply: u32) -> Vec<String> {
    let hash = data_encoding::HEXLOWER.encode(&Sha256::digest(command.as_bytes())[..8]);
    let of_it = format!("held/g{game}/p{player}/{ply}/{hash}");
    std::iter::once(of_it)
        .chain((0..FOREIGN_QUESTIONS).map(|number| format!("held/g{game}/p{player}/{number}")))
        .collect()
}

/// Whether a member is asked about a mail from elsewhere: each thing once a day, so that what came first does not decide what the
/// question says; and only a few, since a stranger who writes often must not make us write often.
pub(super) async fn asks_of_foreign(tx: &mut Tx, keys: &[String], at: i64) -> Result<bool, StoreError> {
    let Some((of_it, of_the_day)) = keys.split_first() else { return Ok(true) };
    if answers::happened_within(tx, of_it, at, ASK_AGAIN_MS).await? {
        return Ok(false);
    }
    for key in of_the_day {
        if answers::once_within(tx, key, at, ASK_AGAIN_MS).await? {
            return answers::once_within(tx, of_it, at, ASK_AGAIN_MS).await;
        }
    }
    Ok(false)
}

/// What waits in a game for a player and has not expired at `now`, oldest first.
pub(super) async fn waiting_for(
    tx: &mut Tx,
    game: GameId,
    player: PlayerId,
    now: i64,
) -> Result<Vec<Held>, StoreError> {
    let mut waiting = held::waiting(tx, game, player).await?;
    waiting.retain(|held| held.expires_at > now);
    Ok(waiting)
}
