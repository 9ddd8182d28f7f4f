//! What taking a deed back writes: in one transaction, guarded by the event's version, the log included.
use frcec_rules::club::game::{Command as Rules, Office, Outcome};
use frcec_store::{
    GameId, MatchId, PlayerId, Tx, audit,
    matches::{MatchState, StoredMatch},
    tournaments::{self, Entry, EntryState, Tournament, TournamentState, rounds},
};

use super::{Back, Undoing, cases_over, has_room};
use crate::{
    door::{
        Door, EventDenial, EventRecord, Loaded, Receipt, Submission, SubmitError,
        closing::Closing,
        commit::Commit,
        event::{
            Deed,
            enter::{full_now, promoted},
            gone_for_good,
            make::has_place,
            may_rule,
            noted::{self, Kept},
            stated,
        },
        game::{applied, write},
        leave::at_start,
        matches::NotMade,
        rating,
        row::json,
    },
    notice::{self, Change},
};

impl Door {
    /// Takes back what an entry of the log says about an event. Of two who do it at once, one does it.
    pub(in crate::door) async fn undo_in_event(
        &self,
        submission: &Submission,
        entry: &audit::Entry,
        undoing: Undoing,
        reason: &str,
    ) -> Result<Receipt, SubmitError> {
        may_rule(&undoing.record, submission.by)?;
        let reason = stated(reason)?;
        let Undoing { record, what } = undoing;
        let back = Taken { undoes: entry.id, reason };
        match what {
            Back::Entry(row) => Box::pin(self.entry_back(submission, record, row, back)).await,
            Back::Play { row, games } => Box::pin(self.play_back(submission, record, row, games, back)).await,
            Back::Seat { row, newcomer, waited, old, new } => {
                let seats = Seats { row, newcomer, waited };
                Box::pin(self.seat_back(submission, record, seats, [old, new], back)).await
            }
            Back::CallOff => Box::pin(self.take_entries_again(submission, record, back)).await,
            Back::Officers(director, deputy) => {
                let deed = back.deed("undo appointment");
                Box::pin(self.give_event(submission, record, (director, deputy), back.reason, deed)).await
            }
            Back::Settings(to) => {
                let deed = back.deed("undo edit");
                Box::pin(self.change_event(submission, record, &to, deed)).await
            }
            Back::Entered(player) => {
                let (by, undoes) = (Some(back.reason.as_str()), Some(back.undoes));
                Box::pin(self.withdraw_before(submission, record, player, by, undoes)).await
            }
        }
    }

    /// Somebody is in again, or on the waiting list again, with the place in the order of entry that he had.
    async fn entry_back(
        &self,
        submission: &Submission,
        record: EventRecord,
        row: Entry,
        back: Taken,
    ) -> Result<Receipt, SubmitError> {
        let taken = record.entries.iter().filter(|entry| has_place(entry.state)).count();
        let free = has_room(&record);
        let state = if free { EntryState::Entered } else { EntryState::Waiting };
        let event = if free {
            full_now(&record.event, &record.settings, taken + 1, submission.at)
        } else {
            record.event.clone()
        };
        let letters = self.entry_back_letters(&record, &row, free, submission, &back.reason).await?;
        let deed = Deed {
            body: noted::members(None, Some(row.player_id), &Kept::default()),
            ..back.deed("undo withdrawal")
        };
        let receipt = Receipt::Event { code: event.code.clone() };
        let mut commit = self.commit_for(submission, receipt.clone(), None);
        commit.letters = letters;
        let row = Entry { state, ..row };
        self.write_event(submission, commit, event, deed, move |tx| {
            Box::pin(async move { put_back(tx, &row).await })
        })
        .await?;
        Ok(receipt)
    }

    /// Somebody plays on, and so do the games that ended.
    async fn play_back(
        &self,
        submission: &Submission,
        record: EventRecord,
        row: Entry,
        games: Vec<Loaded>,
        back: Taken,
    ) -> Result<Receipt, SubmitError> {
        let receipt = Receipt::Event { code: record.event.code.clone() };
        let mut commit = self.commit_for(submission, receipt.clone(), None);
        let resumed = Box::pin(self.resumed(submission, &mut commit, &games)).await?;
        let cases = cases_over(&mut self.db().read().await?, &games).await?;
        let resumed = (resumed, cases);
        let letters = self.play_back_letters(&record, row.player_id, resumed, submission, &back.reason);
        commit.letters = Box::pin(letters).await?;
        let deed = Deed {
            body: noted::members(None, Some(row.player_id), &Kept::default()),
            ..back.deed("undo withdrawal")
        };
        let counted = games.iter().any(counts);
        let event = Tournament { look_at: Some(submission.at), ..record.event.clone() };
        self.write_event(submission, commit, event, deed, move |tx| {
            Box::pin(async move {
                if !tournaments::update_entry(tx, &row).await? {
                    return Err(gone_for_good());
                }
                if counted {
                    rating::recompute(tx).await?;
                }
                Ok(())
            })
        })
        .await?;
        Ok(receipt)
    }

    /// Who was replaced has the seat again, and the games of who came in his place are given up.
    async fn seat_back(
        &self,
        submission: &Submission,
        record: EventRecord,
        seats: Seats,
        [old, new]: [Vec<Loaded>; 2],
        back: Taken,
    ) -> Result<Receipt, SubmitError> {
        let receipt = Receipt::Event { code: record.event.code.clone() };
        let mut commit = self.commit_for(submission, receipt.clone(), None);
        let mut told = Closing::of(submission, &mut commit, &new, &[], |_| (None, Rules::Replace))?;
        let resumed = Box::pin(self.resumed(submission, &mut commit, &old)).await?;
        told.notices.extend(resumed.notices);
        told.views.extend(resumed.views);
        let letters = self.seat_back_letters(&record, &seats, told, submission, &back.reason);
        commit.letters = Box::pin(letters).await?;
        let deed = Deed {
            body: noted::members(Some(seats.newcomer), Some(seats.row.player_id), &Kept::default()),
            ..back.deed("undo replacement")
        };
        let event = Tournament { look_at: Some(submission.at), ..record.event.clone() };
        let old: Vec<GameId> = old.iter().map(|game| game.stored.id).collect();
        self.write_event(submission, commit, event, deed, move |tx| {
            Box::pin(async move {
                let Seats { row, newcomer, waited } = seats;
                if !tournaments::remove_entry(tx, record.event.id, newcomer).await?
                    || !tournaments::update_entry(tx, &row).await?
                {
                    return Err(gone_for_good());
                }
                if let Some(waited) = waited {
                    put_back(tx, &waited).await?;
                }
                counts_last(tx, &record, &old).await
            })
        })
        .await?;
        Ok(receipt)
    }

    /// An event that was called off takes entries again. Where the date of its start has passed, the start waits for the director.
    async fn take_entries_again(
        &self,
        submission: &Submission,
        record: EventRecord,
        back: Taken,
    ) -> Result<Receipt, SubmitError> {
        let at = submission.at;
        let look_at = record.settings.look_at();
        let late = look_at.is_some_and(|date| date <= at);
        let mut after = record.clone();
        after.event = Tournament {
            state: TournamentState::Open,
            ended_at: None,
            look_at: look_at.filter(|_| !late),
            waits_since: late.then_some(at),
            ..record.event.clone()
        };
        let gone = self.drop_absent(&mut after).await?;
        let (event, comes_in) = promoted(&after, at);
        let letters = Box::pin(self.again_letters(&after, &comes_in, submission, &back.reason)).await?;
        let state = |state: TournamentState| serde_json::json!({ "state": state });
        let body = serde_json::json!({
            "before": state(TournamentState::Cancelled),
            "after": state(TournamentState::Open),
        });
        let deed = Deed { body: body.to_string(), ..back.deed("undo call-off") };
        let receipt = Receipt::Event { code: event.code.clone() };
        let mut commit = self.commit_for(submission, receipt.clone(), None);
        commit.letters = letters;
        self.write_event(submission, commit, event, deed, move |tx| {
            Box::pin(async move {
                for player in gone {
                    tournaments::remove_entry(tx, record.event.id, player).await?;
                }
                for entry in &comes_in {
                    tournaments::update_entry(tx, entry).await?;
                }
                Ok(())
            })
        })
        .await?;
        Ok(receipt)
    }

    /// The games that ended with an entry go on: their events, rows and matches are in `commit`.
    pub(in crate::door::event) async fn resumed(
        &self,
        submission: &Submission,
        commit: &mut Commit,
        games: &[Loaded],
    ) -> Result<Closing, SubmitError> {
        let mut all = Closing { notices: Vec::new(), views: Vec::new() };
        let mut tx = self.db().read().await?;
        for loaded in games {
            let command = Rules::Office(Office::Restore);
            let mut events = loaded
                .view
                .game
                .decide(None, &command, submission.at)
                .map_err(|denial| SubmitError::Denied { denial, view: Box::new(loaded.view.clone()) })?;
            // The leave that the game forgot at its end.
            let (white, black) = (&loaded.view.white, &loaded.view.black);
            events.extend(at_start(&mut tx, white, black, loaded.view.game.pace(), submission.at).await?);
            let after = applied(&loaded.view, &events)?;
            // Of a game that waits for its start nothing is to be told yet.
            let told = if after.game.is_running() {
                notice::notices(&Change::of(&after, &events))
            } else {
                Vec::new()
            };
            commit.games.push(write(submission, (loaded, &after), &events, &told, None, commit.at));
            all.notices.extend(told);
            all.views.push(after);
        }
        for of_match in games.iter().filter_map(|game| game.of_match.as_ref()) {
            if commit.matches.iter().all(|known| known.id != of_match.id) {
                commit.matches.push(StoredMatch {
                    state: MatchState::Running,
                    ended_at: None,
                    ..of_match.clone()
                });
            }
        }
        Ok(all)
    }
}

/// What is taken back, and why.
struct Taken {
    /// The entry of the log.
    undoes: i64,
    /// The stated reason.
    reason: String,
}

impl Taken {
    fn deed(&self, action: &'static str) -> Deed {
        Deed { undoes: Some(self.undoes), ..Deed::new(action).because(self.reason.clone()) }
    }
}

/// Who has a seat again, and who has it no more.
pub(super) struct Seats {
    /// The row of who has it again.
    pub(super) row: Entry,
    /// Who has it no more.
    pub(super) newcomer: PlayerId,
    /// The newcomer's row on the waiting list, if that is where he came from.
    pub(super) waited: Option<Entry>,
}

/// Whether the game's result counts for the rating list.
fn counts(game: &Loaded) -> bool {
    let outcome = game.view.game.finish().map(|finish| finish.outcome);
    game.stored.rated && outcome.is_some_and(|outcome| outcome != Outcome::Cancelled)
}

/// Inserts an entry's row as it was.
async fn put_back(tx: &mut Tx, row: &Entry) -> Result<(), NotMade> {
    let (id, player) = (row.tournament_id, row.player_id);
    if !tournaments::enter(tx, id, player, row.state, &row.body, row.entered_at).await? {
        return Err(NotMade::Submit(EventDenial::AlreadyEntered.into()));
    }
    tournaments::update_entry(tx, row).await?;
    Ok(())
}

/// In each pairing the match of `games` is the one that counts: the last.
async fn counts_last(tx: &mut Tx, record: &EventRecord, games: &[GameId]) -> Result<(), NotMade> {
    let of_them = |id: &MatchId| {
        let games_of = record.matches.get(id).map(|(_, games)| games.as_slice()).unwrap_or_default();
        games_of.iter().any(|game| games.contains(&game.id))
    };
    for round in &record.rounds {
        let mut body = round.body.clone();
        for pairing in &mut body.pairings {
            // Stable: the others keep their order.
            pairing.matches.sort_by_key(of_them);
        }
        if body != round.body {
            rounds::update(tx, &rounds::Round { body: json(&body), ..round.stored.clone() }).await?;
        }
    }
    Ok(())
}
