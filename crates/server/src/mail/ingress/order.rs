//! A clear order of a player's mail, as a submission to the door.

use frcec_rules::club::game::Command as Rules;
use frcec_rules::ending;
use frcec_rules::reading::Note;
use frcec_store::answers;

use super::world::At;
use super::{DAY_MS, Ingress, general, offer};
use crate::door::{
    Answer, Command, Confirm, GameCommand, HeldAction, HeldWhy, Hold, LinesChange, LinesCommand, NoteChange,
    NoteCommand, SubmitError, words_left,
};
use crate::mail::command::{Action, Cut, LONGEST_MESSAGE, excerpt};
use crate::mail::compose::LetterKind;
use crate::mail::judge::{Order, Verdict, Why, castling_notes};
use crate::mail::read::Mail;
use crate::speech::{Lang, Speech, lines};

impl Ingress {
    /// What an accepted mail asks of the door.
    pub(super) async fn order(
        &self,
        at: Option<&At>,
        verdict: &Verdict,
        mail: Option<&Mail>,
        pgn: Option<String>,
        key: &str,
    ) -> Result<Command, SubmitError> {
        if let Some(at @ At::Ask { .. }) = at {
            return self.answered(at, verdict, mail, key).await;
        }
        if let (Some(At::Newsletter { player }), Some(Order::General(action))) = (at, &verdict.order) {
            if let Some(command) = self.club_command(*player, action, None, pgn).await? {
                return Ok(command);
            }
            let answer = crate::mail::judge::Answer::General(action.clone());
            return self.general_answer(*player, &answer, true, key).await;
        }
        let (Some(At::Seat { game, seat, player, lang, speech, line, loaded, held, .. }), Some(mut order)) =
            (at, verdict.order.clone())
        else {
            return Ok(Command::Keep);
        };
        let speech = *speech;
        let vain = offer::without_vain_offer(&mut order, &loaded.view.game, *seat, (speech, *lang), false);
        let order = &order;
        let answered = |sentences: Vec<String>| {
            Command::Answer(Answer::Game { game: *game, seat: *seat, kind: LetterKind::Answer, sentences })
        };
        let said = || verdict.answer.as_ref().map(|a| a.say(speech, *lang, Some(line))).unwrap_or_default();
        let command = match order {
            Order::Move { mv, offer, .. } => Rules::Move { mv: *mv, ply: line.len(), offer: *offer },
            Order::Claim { intended } => {
                Rules::Claim { ply: line.len(), intended: intended.as_ref().map(|(mv, _)| *mv) }
            }
            Order::Accept => Rules::Accept,
            Order::Decline => Rules::Decline,
            Order::Resign => Rules::Resign,
            Order::Give(days) => Rules::Give { days: *days },
            Order::CancelGame | Order::NewOpponent => Rules::CancelNoShow,
            Order::DryRun(_) => return Ok(answered(said())),
            // In a game the whole list is what the letter of this position offers, and the words for the club besides.
            Order::General(Action::Help) => return Ok(answered(general::help_beside_a_game(speech, *lang))),
            Order::General(Action::Pgn) => {
                return Ok(Command::Answer(Answer::Pgn { game: *game, seat: *seat }));
            }
            Order::General(action) => {
                if let Some(command) = self.club_command(*player, action, Some(*game), pgn).await? {
                    return Ok(command);
                }
                let answer = crate::mail::judge::Answer::General(action.clone());
                return self.general_answer(*player, &answer, true, key).await;
            }
            Order::Confirm { number } => {
                return Ok(Command::Confirm(Confirm { game: *game, seat: *seat, number: *number }));
            }
            Order::Cancel => return Ok(Command::Cancel(*game, *seat)),
            Order::CancelHeld => return Ok(Command::CancelHeld(*game, *seat)),
            Order::Lines => {
                return Ok(Command::Lines(LinesCommand {
                    game: *game,
                    seat: *seat,
                    change: LinesChange::Show,
                    notes: Vec::new(),
                }));
            }
            Order::Notes => {
                let change = NoteChange::Add(verdict.notes.join("\n"));
                let (ply, aside) = (line.len(), said());
                return Ok(Command::Note(NoteCommand { game: *game, seat: *seat, ply, change, aside }));
            }
            Order::Conditions if verdict.message.is_none() => {
                let tree = verdict.lines.clone().and_then(Result::ok).unwrap_or_default();
                let change = LinesChange::Set { ply: line.len(), tree };
                let notes = verdict.notes.clone();
                return Ok(Command::Lines(LinesCommand { game: *game, seat: *seat, change, notes }));
            }
            Order::Message | Order::Conditions => {
                Rules::Say { text: verdict.message.clone().unwrap_or_default() }
            }
        };
        let mut aside = said();
        let talks = matches!(order, Order::Move { offer: false, .. } | Order::Message);
        if talks && vain.is_none() && verdict.message.as_deref().is_some_and(offer::speaks_of_draw) {
            aside.push(speech.word(*lang, "mail-draw-in-words"));
        }
        aside.extend(ended_by(order, verdict, *held).into_iter().map(|key| speech.word(*lang, key)));
        aside.extend(vain);
        aside.extend(notes(speech, *lang, line, order));
        if let Order::Claim { intended: Some((mv, _)) } = order
            && ending::claimable(line, None).or_else(|| ending::claimable(line, Some(mv))).is_none()
        {
            aside.push(speech.word(*lang, "mail-claim-wrong"));
        }
        aside.extend(unkept_lines(speech, *lang, verdict));
        aside.extend(verdict.cut.as_ref().map(|cut| said_of_cut(speech, *lang, cut)));
        aside.extend(verdict.words.left.as_ref().map(|left| words_left(speech, *lang, left)));
        Ok(Command::Game(GameCommand {
            message: verdict.message.clone(),
            aside,
            lines: verdict.lines.clone().and_then(Result::ok),
            notes: verdict.notes.clone(),
            new_opponent: *order == Order::NewOpponent,
            ..GameCommand::new(*game, command)
        }))
    }
}

impl Ingress {
    /// What is kept until the registered address says yes. A mail in which nothing can be carried out is kept, no more.
    /// `from` is whom it names as its sender; with `first` its reader is told how an own address is added.
    pub(super) fn hold(
        &self,
        at: Option<&At>,
        verdict: &Verdict,
        from: Option<&str>,
        first: bool,
    ) -> Command {
        let (Some(At::Seat { game, seat, lang, speech, line, loaded, .. }), Some(mut order)) =
            (at, verdict.order.clone())
        else {
            return Command::Keep;
        };
        let vain = offer::without_vain_offer(&mut order, &loaded.view.game, *seat, (*speech, *lang), true);
        let order = &order;
        let lines = verdict.lines.as_ref().and_then(|lines| lines.as_ref().ok());
        let action = match order {
            Order::Move { mv, offer, notes, .. } => {
                let mut after = line.as_ref().clone();
                let lines = after.push(*mv).ok().and(lines).map(|tree| tree.stored(&after));
                HeldAction::Move {
                    uci: line.uci_of(mv),
                    offer: *offer,
                    message: verdict.message.clone(),
                    lines: lines.unwrap_or_default(),
                    notes: verdict.notes.clone(),
                    own_letters: notes.iter().any(|note| matches!(note, Note::Letter { .. })),
                }
            }
            Order::Conditions => match lines {
                Some(tree) => HeldAction::Lines { moves: tree.stored(line) },
                None => return Command::Keep,
            },
            Order::Claim { intended } => {
                let intended = intended.as_ref().map(|(mv, _)| line.uci_of(mv));
                HeldAction::Claim { intended, message: verdict.message.clone() }
            }
            Order::Accept => HeldAction::Accept { message: verdict.message.clone() },
            Order::Decline => HeldAction::Decline { message: verdict.message.clone() },
            Order::Resign => HeldAction::Resign { message: verdict.message.clone() },
            _ => return Command::Keep,
        };
        let why = match verdict.why {
            Why::NeedsDmarc => HeldWhy::Unconfirmed,
            Why::AsksBefore => HeldWhy::Careful,
            _ => HeldWhy::Foreign,
        };
        let mut aside = unkept_lines(*speech, *lang, verdict);
        aside.extend(vain);
        if !verdict.notes.is_empty() && !matches!(action, HeldAction::Move { .. }) {
            aside.push(speech.word(*lang, "mail-note-left"));
        }
        aside.extend(verdict.cut.as_ref().map(|cut| said_of_cut(*speech, *lang, cut)));
        let unheld = verdict.message.as_deref().filter(|_| matches!(action, HeldAction::Lines { .. }));
        if let Some(left) = verdict.words.left.clone().or_else(|| unheld.map(excerpt)) {
            aside.push(words_left(*speech, *lang, &left));
        }
        let sender = from.filter(|_| why == HeldWhy::Foreign).map(str::to_owned);
        if let (Why::NotThePlayer, Some(from), true) = (verdict.why, from, first) {
            // Its reader has to tell the own second address from a stranger's.
            let facts = [
                ("address", from.into()),
                ("account", format!("{}/account", self.door.club().public_url).into()),
            ];
            aside.push(speech.say(*lang, "held-from", &facts));
        }
        Command::Hold(Hold { game: *game, seat: *seat, ply: line.len(), action, why, sender, aside })
    }
}

impl Ingress {
    /// Tells the registered address, once a day in a game, of a mail from elsewhere in which nothing can wait for a yes: words, or
    /// conditional lines that cannot stand. Else they would be gone without a word, if it was the player who wrote.
    pub(super) async fn not_held(
        &self,
        at: Option<&At>,
        verdict: &Verdict,
        from: Option<&str>,
        now: i64,
    ) -> Result<Command, SubmitError> {
        let (Some(At::Seat { game, seat, player, lang, speech, .. }), Some(from)) = (at, from) else {
            return Ok(Command::Keep);
        };
        let key = format!("not-held/g{game}/p{player}");
        let first = self
            .door
            .db()
            .write(move |tx| Box::pin(async move { answers::once_within(tx, &key, now, DAY_MS).await }));
        if !first.await.map_err(|error| SubmitError::from(error.flatten()))? {
            return Ok(Command::Keep);
        }
        let facts = [
            ("address", from.into()),
            ("account", format!("{}/account", self.door.club().public_url).into()),
        ];
        let key = if verdict.why == Why::NotThePlayer { "held-not-from" } else { "held-not-vouched" };
        let sentences = vec![speech.say(*lang, key, &facts)];
        Ok(Command::Answer(Answer::Game { game: *game, seat: *seat, kind: LetterKind::Question, sentences }))
    }
}

/// What a mover must be told about how a castling or a king's step was understood (domain.md, "Castling").
fn notes(speech: Speech, lang: Lang, line: &frcec_rules::Line, order: &Order) -> Vec<String> {
    let Order::Move { mv, notes, .. } = order else { return Vec::new() };
    castling_notes(speech, lang, line, *mv, notes)
}

/// What ends by a move: what waited for a yes, of which there are `held` things, and the opponent's offer that the mail declines.
fn ended_by(order: &Order, verdict: &Verdict, held: usize) -> Vec<&'static str> {
    let moves = matches!(order, Order::Move { .. } | Order::Claim { intended: Some(_) });
    let void = (held > 0 && moves).then_some("mail-held-void");
    let declines = verdict.declines.then_some("mail-move-declines");
    void.into_iter().chain(declines).collect()
}

/// How much of somebody's words was too long to be passed on.
fn said_of_cut(speech: Speech, lang: Lang, cut: &Cut) -> String {
    let facts =
        [("most", LONGEST_MESSAGE.into()), ("count", cut.count.into()), ("from", cut.from.as_str().into())];
    speech.say(lang, "mail-words-cut", &facts)
}

/// Why the conditional lines of a mail that is carried out do not stand, if there are some that do not.
fn unkept_lines(speech: Speech, lang: Lang, verdict: &Verdict) -> Vec<String> {
    match &verdict.lines {
        Some(Err(faults)) => lines::refused(speech, lang, faults),
        None if !verdict.conditions.is_empty() => vec![speech.word(lang, "mail-lines-need-a-move")],
        Some(Ok(_)) | None => Vec::new(),
    }
}
