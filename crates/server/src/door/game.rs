//! Commands of one game.
mod around;
mod sibling;

use frcec_rules::club::{
    game::{Denial, Event, Outcome},
    seat::Seat,
};
use frcec_store::{
    PlayerId, Tx,
    games::GameWrite,
    lines::LinesWrite,
    matches::{MatchState, StoredMatch},
    notes,
    notices::NewNotice,
    tournaments::TournamentState,
};

use super::{
    ATTEMPTS, Actor, Door, GameCommand, Receipt, Submission, SubmitError, Via,
    answer::{reply_to, words_left},
    commit::{Commit, Committed, RatedGame},
    held::waiting_for,
    letter::{With, sent_now, way_of},
    lines::{Own, Run},
    load::{self, Loaded, load_game},
    no_show,
    notes::Mailed,
    row::{self, json},
};
use crate::{
    mail::command::excerpt,
    mail::compose::{LetterKind, Listing, assemble::Enclosure},
    notice::{self, Bundle, Change, Notice, Way},
    settings::{PgnFile, Receipts},
    speech::game as words,
    view::GameView,
};

pub(super) use self::around::{Around, around};
use self::sibling::{ended_event, over, second_start};

impl Door {
    pub(super) async fn submit_game(
        &self,
        submission: &Submission,
        asked: &GameCommand,
        seen: Option<Loaded>,
    ) -> Result<Receipt, SubmitError> {
        Box::pin(self.submit_confirmed(submission, asked, None, seen)).await
    }

    /// A game's command; `confirmed` is the held action that it is, settled in the same transaction. `seen` is the game as its
    /// sender has just loaded it.
    pub(super) async fn submit_confirmed(
        &self,
        submission: &Submission,
        asked: &GameCommand,
        confirmed: Option<i64>,
        seen: Option<Loaded>,
    ) -> Result<Receipt, SubmitError> {
        let mut seen = seen.filter(|loaded| loaded.view.id == asked.game);
        for _ in 0..ATTEMPTS {
            // No snapshot: whatever the decision rests on is guarded when it is written.
            let mut tx = self.db().look();
            let loaded = match seen.take() {
                Some(loaded) => loaded,
                None => load_game(&mut tx, asked.game).await?.ok_or(SubmitError::NoGame(asked.game))?,
            };
            let seat = match submission.by {
                Actor::Player(player) => Some(loaded.seat(player).ok_or(SubmitError::NotYours)?),
                // Staff does not act in a member's place; what a director may do has commands of its own.
                Actor::Staff(_) => return Err(SubmitError::NotYours),
                Actor::Club => None,
            };
            let run = match self.decided(&mut tx, submission, asked, &loaded, seat).await? {
                Ok(events) => events,
                Err(denial) => {
                    drop(tx);
                    return self.denied(submission, loaded, seat, (denial, asked.words())).await;
                }
            };
            let around = around(&mut tx, &loaded, &run.events).await?;
            let mut run = run;
            self.tell_end(&mut run, &loaded, &around)?;
            let to_director = self.no_show_letter(&mut tx, &loaded, &run.events, submission.at).await?;
            drop(tx);
            let mut change = self.changes(submission, asked, &loaded, &around, seat, &run)?;
            let receipt = change.receipt();
            let mover = seat.map(|seat| change.views[0].person(seat).id);
            let told = sent_now(std::mem::take(&mut change.notices), &change.views, change.answered);
            for bundle in notice::bundles(told) {
                let mut told = run.own.told_in(&bundle, asked.game);
                let is_mover = Some(bundle.main.reader) == mover;
                if is_mover {
                    told.sentences.extend(asked.aside.iter().cloned());
                }
                let with = With {
                    in_reply_to: if is_mover { reply_to(submission) } else { None },
                    thread: around.thread(bundle.main.game, bundle.main.reader),
                    file: self.file_with(&bundle, &change.views[0], &around, &loaded),
                };
                let letter = self.news_letter(&bundle, &change.views, &told, with)?;
                change.commit.letters.extend(letter);
            }
            let mut commit = change.commit;
            commit.letters.extend(to_director);
            commit.confirmed = confirmed;
            match self.commit(commit).await? {
                Committed::Done => return Ok(receipt),
                Committed::Stale => {}
            }
        }
        Err(SubmitError::Busy)
    }

    /// What a command makes of a game, or why it is not done.
    pub(super) async fn decided(
        &self,
        tx: &mut Tx,
        submission: &Submission,
        asked: &GameCommand,
        loaded: &Loaded,
        seat: Option<Seat>,
    ) -> Result<Result<Run, Denial>, SubmitError> {
        let events = match self.decide_in_time(tx, loaded, seat, &asked.command, submission.at).await? {
            Ok(events) => events,
            Err(denial) => return Ok(Err(denial)),
        };
        let before = loaded.lines(tx).await?;
        let mut run = self.run_on(loaded, before, asked.lines.as_ref(), events, submission.at)?;
        run.own = self.own(tx, asked, loaded, seat, &run).await?;
        Ok(Ok(run))
    }

    /// What each player alone is told in the letters of `run`, and the note that came with it.
    async fn own(
        &self,
        tx: &mut Tx,
        asked: &GameCommand,
        loaded: &Loaded,
        seat: Option<Seat>,
        run: &Run,
    ) -> Result<Own, SubmitError> {
        let after = applied(&loaded.view, &run.events)?;
        let mut own = Own::default();
        if let Some(seat) = seat {
            // The position after the player's own move, or the present one.
            let moved = run
                .events
                .iter()
                .zip(&run.origins)
                .any(|(event, origin)| matches!(event, Event::Moved { .. }) && origin.is_none());
            let ply = loaded.view.game.ply() + u32::from(moved);
            match self.notes_with(tx, &after, seat, ply, &asked.notes).await? {
                Mailed::Nothing => {}
                Mailed::Fits(note) => {
                    own.told.get_mut(seat).sentences.push(self.note_kept(&after, seat, &note.text));
                    own.note = Some(note);
                }
                Mailed::TooLong => {
                    own.note_refused = true;
                    own.told.get_mut(seat).sentences.push(self.note_not_kept(&after, seat));
                }
            }
        }
        if let (Some(seat), Some(message)) = (seat, asked.words()) {
            own.told.get_mut(seat).lists.extend(self.words_passed_on(&after, seat, &message));
        }
        if let Some(seat) = seat.filter(|_| asked.new_opponent) {
            own.challenge = no_show::new_opponent(tx, loaded, &after, seat, self.clock().now()).await?;
            if own.challenge.is_some() {
                own.told.get_mut(seat).sentences.push(self.new_opponent_said(&after, seat));
            }
        }
        for seat in Seat::BOTH {
            let told = own.told.get_mut(seat);
            told.sentences.extend(run.fates.get(seat).map(|fate| self.said_of_fate(&after, seat, fate)));
            if let Some(row) = run.after.iter().find(|row| row.seat == seat) {
                told.lists.push(self.listing(&after, row)?);
            }
            if after.game.finish().is_some() && loaded.view.game.finish().is_none() {
                let mut notes = notes::of_game(tx, after.id, after.person(seat).id).await?;
                notes.extend(own.note.iter().filter(|note| note.player_id == after.person(seat).id).cloned());
                *own.notes_back.get_mut(seat) = self.notes_listing(&after, seat, &notes);
            }
        }
        Ok(own)
    }

    /// What a player wrote to the opponent, as it is passed on: the receipt shows what was masked in it.
    fn words_passed_on(&self, view: &GameView, seat: Seat, message: &str) -> Option<Listing> {
        let shown = self.words_shown(view.person(seat).lang, &view.person(!seat).name, message);
        (!shown.lines.is_empty()).then_some(shown)
    }

    /// The game as a file, if the reader wants it with a letter that tells `bundle`.
    pub(super) fn file_with(
        &self,
        bundle: &Bundle,
        game: &GameView,
        around: &Around,
        loaded: &Loaded,
    ) -> Option<Enclosure> {
        let reader = if game.white.id == bundle.main.reader { &game.white } else { &game.black };
        // The end may stand in a letter whose main news is that the second game begins.
        let mut all = [&bundle.main].into_iter().chain(&bundle.also);
        let ended = all.any(|notice| notice.game == game.id && notice.kind == notice::Kind::Over);
        let wanted = match reader.settings.pgn {
            PgnFile::AtEnd => ended,
            PgnFile::Always => ended || bundle.main.game == game.id,
            PgnFile::Never => false,
        };
        let event = around.event.as_ref().map(|event| event.name.as_str());
        wanted.then(|| self.pgn_file(game, event, loaded.stored.created_at))
    }

    /// A denied mail is answered with the reason and the present position, and with what was written to the opponent beside it; a form
    /// shows it itself.
    pub(super) async fn denied(
        &self,
        submission: &Submission,
        loaded: Loaded,
        seat: Option<Seat>,
        (denial, unsaid): (Denial, Option<String>),
    ) -> Result<Receipt, SubmitError> {
        let view = loaded.view;
        let (Via::Mail(_), Some(seat)) = (&submission.via, seat) else {
            return Err(SubmitError::Denied { denial, view: Box::new(view) });
        };
        let lang = view.person(seat).lang;
        let mut sentences = vec![words::denial(self.inner.speech, lang, &denial, &view, seat)];
        sentences.extend(unsaid.map(|unsaid| words_left(self.inner.speech, lang, &excerpt(&unsaid))));
        let letter =
            self.answer_letter(&view, seat, LetterKind::Refused, sentences, reply_to(submission)).await?;
        let mut commit = self.commit_for(submission, Receipt::Answered, Some(view.id));
        commit.letters.extend(letter);
        match self.commit(commit).await? {
            Committed::Done => Ok(Receipt::Answered),
            Committed::Stale => Err(SubmitError::Busy),
        }
    }

    /// All that the events of one command write but letters: the game, perhaps the start of the match's second game, notices.
    pub(super) fn changes(
        &self,
        submission: &Submission,
        asked: &GameCommand,
        loaded: &Loaded,
        around: &Around,
        seat: Option<Seat>,
        run: &Run,
    ) -> Result<Changes, SubmitError> {
        let events = run.events.as_slice();
        let after = applied(&loaded.view, events)?;
        let receipt = Receipt::Game { game: after.id, version: after.game.version(), ply: after.game.ply() };
        let mut commit = self.commit_for(submission, receipt, Some(after.id));
        let wants_receipt = seat.is_some_and(|seat| {
            let wish = after.person(seat).settings.receipts;
            let by_mail = matches!(submission.via, Via::Mail(_));
            let asks = !asked.aside.is_empty() || run.own.note_refused;
            asks || wish == Receipts::Always || (wish == Receipts::Mailed && by_mail)
        });
        let muted =
            seat.is_some_and(|seat| after.person(!seat).settings.muted.contains(&after.person(seat).id.0));
        let words = asked.words();
        let mut notices = notice::notices(&Change {
            by: seat,
            receipt: wants_receipt,
            message: words.as_deref().filter(|_| !muted),
            by_line: &run.by_line,
            ..Change::of(&after, events)
        });
        if muted {
            // Words alone are no news to who does not want them.
            notices.retain(|notice| notice.kind != notice::Kind::Message);
        }
        if after.is_practice() {
            // The club's own player is never missing, and waits for nobody.
            notices.retain(|notice| notice.kind != notice::Kind::NoShow);
        }
        let mover = seat.map(|seat| after.person(seat).id);
        let answered = mover.filter(|_| wants_receipt);
        let mut written = write(submission, (loaded, &after), events, &notices, answered, commit.at);
        for (event, origin) in written.events.iter_mut().zip(&run.origins) {
            event.origin_key.clone_from(origin);
        }
        commit.games.push(written);
        commit.notes.extend(run.own.note.clone());
        commit.challenges.extend(run.own.challenge.clone());
        commit.lines.push(LinesWrite {
            game: asked.game,
            before: run.before.clone(),
            after: run.after.clone(),
        });
        let mut views = vec![after];
        for sibling in &around.siblings {
            let follows = match second_start(loaded, &views[0], sibling, submission.at)? {
                None if run.own.challenge.is_some() => match seat {
                    Some(seat) => no_show::sibling_ends(loaded, &views[0], sibling, seat, submission.at)?,
                    None => None,
                },
                follows => follows,
            };
            if let Some((view, events)) = follows {
                let started = notice::notices(&Change::of(&view, &events));
                commit.games.push(write(
                    submission,
                    (sibling, &view),
                    &events,
                    &started,
                    answered,
                    commit.at,
                ));
                notices.extend(started);
                views.push(view);
            }
        }
        // The rows of match and event are written at every end, changed or not: two last games that end at the same
        // moment then meet at these rows, and the second one sees the first.
        let ends = |event: &Event| matches!(event, Event::Ended { .. } | Event::Corrected { .. });
        if let (Some(of_match), true) = (&loaded.of_match, events.iter().any(ends)) {
            let last = around.siblings.iter().all(|sibling| over(sibling, &views));
            let of_round = last && around.last_match;
            let looks =
                around.event.as_ref().filter(|event| of_round && event.state == TournamentState::Running);
            commit.looks.extend(looks.map(|event| event.id));
            commit.events.extend(around.event.clone().map(|event| ended_event(event, of_round, commit.at)));
            commit.matches.push(if last {
                let ended_at = of_match.ended_at.or(Some(commit.at));
                StoredMatch { state: MatchState::Finished, ended_at, ..of_match.clone() }
            } else {
                of_match.clone()
            });
        }
        if events.iter().any(|event| matches!(event, Event::NoShow { .. })) {
            // In an event its director decides what to do about it.
            commit.waits.extend(loaded.stored.tournament_id);
        }
        // A result that was corrected is not the next one of the list: that is computed anew.
        if loaded.view.game.finish().is_none() {
            commit.rated.extend(rated(loaded, &views[0]));
        }
        if events.iter().any(|event| matches!(event, Event::Moved { .. } | Event::Ended { .. })) {
            commit.void_held.push(views[0].id);
        }
        Ok(Changes { commit, notices, views, answered })
    }
}

/// What the events of one command write and tell.
pub(super) struct Changes {
    /// Without letters.
    pub(super) commit: Commit,
    /// What is to be told.
    pub(super) notices: Vec<Notice>,
    /// The games afterwards; first the one that the command was for.
    pub(super) views: Vec<GameView>,
    /// Whose own submission it was, if a receipt is wanted.
    pub(super) answered: Option<PlayerId>,
}

impl Changes {
    fn receipt(&self) -> Receipt {
        let after = &self.views[0];
        Receipt::Game { game: after.id, version: after.game.version(), ply: after.game.ply() }
    }
}

pub(super) fn write(
    submission: &Submission,
    (before, after): (&Loaded, &GameView),
    events: &[Event],
    notices: &[Notice],
    answered: Option<PlayerId>,
    at: i64,
) -> GameWrite {
    GameWrite {
        id: after.id,
        expected_version: before.view.game.version(),
        events: row::new_events(events, submission.at),
        notices: notices.iter().map(|notice| stored_notice(notice, after, answered)).collect(),
        row: row::row_of(&after.game),
        origin_key: submission.origin.clone(),
        at,
    }
}

/// Whether something waits for the yes of the side to move.
pub(super) async fn waits(tx: &mut Tx, loaded: &Loaded, now: i64) -> Result<bool, SubmitError> {
    let Some(seat) = loaded.view.game.to_move() else { return Ok(false) };
    let player = loaded.view.person(seat).id;
    Ok(!waiting_for(tx, loaded.view.id, player, now).await?.is_empty())
}

/// The game for the rating list, if it has just ended and counts.
pub(super) fn rated(loaded: &Loaded, after: &GameView) -> Option<RatedGame> {
    let finish = after.game.finish().filter(|_| loaded.stored.rated)?;
    if finish.outcome == Outcome::Cancelled {
        return None;
    }
    Some(RatedGame {
        game: after.id,
        white: after.white.id,
        black: after.black.id,
        outcome: finish.outcome,
        at: finish.at,
    })
}

/// A notice as it is stored: it waits if its reader gets a digest; otherwise its letter is written in the same commit.
pub(super) fn stored_notice(notice: &Notice, view: &GameView, answered: Option<PlayerId>) -> NewNotice {
    NewNotice {
        player_id: notice.reader,
        kind: notice.kind.key().to_owned(),
        body: json(notice),
        pending: way_of(notice, view, answered) == Way::Digest,
    }
}

/// The view after `events`.
pub(super) fn applied(view: &GameView, events: &[Event]) -> Result<GameView, SubmitError> {
    let mut after = view.clone();
    for event in events {
        after
            .game
            .apply(event)
            .map_err(|error| load::LoadError::Row { key: view.id, source: row::RowError::Game(error) })?;
    }
    Ok(after)
}
