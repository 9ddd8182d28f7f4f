//! Taking back what a director did in an event, as far as chess allows:
//!
//! * who was taken out before the start comes back, to the place or to the waiting list, until it starts;
//! * who was taken out, or replaced, during the event comes back until another round is paired: the games that ended by it go on.
//!   Of a replacement that holds while nobody has moved in the new games. What is over stays over: all have read who has won, and
//!   the link of the draw after the last is no secret any more;
//! * an event that was called off takes entries again;
//! * an appointment, a change of an event or an entry, until something else has changed it.
//!
//! What a member did himself is his, and what has begun stays: its positions are known.
use std::collections::{BTreeSet, HashMap};

use frcec_store::{
    GameId, PlayerId, StoreError, Tx,
    adjudications::{self, AdjudicationState},
    audit,
    games::GameState,
    players::PlayerStatus,
    tournaments::{Entry, EntryState, TournamentState},
};
use serde_json::Value;

use super::{
    EventDenial, EventRecord, NewEvent,
    make::{change_fits, has_place},
    noted::{Kept, noted_event},
    officers::officer,
};
use crate::{
    door::{LoadError, Loaded, Recorded, Stays, SubmitError, load::load_game},
    people::Person,
};

mod told;
mod write;

/// What taking an entry of the log back does.
pub(in crate::door) struct Undoing {
    /// The event as it stands.
    pub(in crate::door) record: EventRecord,
    what: Back,
}

/// What is put back.
enum Back {
    /// An entry that had no game yet, or waited for a place.
    Entry(Entry),
    /// The place of somebody who plays, with the games that go on.
    Play { row: Entry, games: Vec<Loaded> },
    /// The place of somebody who was replaced.
    Seat {
        row: Entry,
        newcomer: PlayerId,
        /// The newcomer's row on the waiting list, if that is where he came from.
        waited: Option<Entry>,
        old: Vec<Loaded>,
        new: Vec<Loaded>,
    },
    /// The event itself.
    CallOff,
    /// Who ran it.
    Officers(Option<PlayerId>, Option<PlayerId>),
    /// What it was.
    Settings(Box<NewEvent>),
    /// Nothing: an entry goes.
    Entered(PlayerId),
}

impl Undoing {
    /// How many games go on.
    pub(in crate::door) fn games(&self) -> usize {
        match &self.what {
            Back::Play { games, .. } => games.len(),
            Back::Seat { old, .. } => old.len(),
            _ => 0,
        }
    }

    /// The games that go on, and whose adjudication had ended with them.
    pub(in crate::door) async fn cases_over(&self, tx: &mut Tx) -> Result<BTreeSet<GameId>, StoreError> {
        match &self.what {
            Back::Play { games, .. } => cases_over(tx, games).await,
            Back::Seat { old, .. } => cases_over(tx, old).await,
            _ => Ok(BTreeSet::new()),
        }
    }

    /// Whether somebody comes on the waiting list who had a place, or waited, before: all places are taken.
    pub(in crate::door) fn waits(&self) -> bool {
        matches!(self.what, Back::Entry(_)) && !has_room(&self.record)
    }
}

/// Whether an event that takes entries has a place. Whoever came in meanwhile was told that the place is his.
fn has_room(record: &EventRecord) -> bool {
    let taken = record.entries.iter().filter(|entry| has_place(entry.state)).count();
    let places = record.settings.capacity.and_then(|places| usize::try_from(places).ok());
    record.event.state == TournamentState::Open && places.is_none_or(|places| taken < places)
}

/// Why an appointment cannot be put back, if that is what is taken back: who ran it is no director any more.
pub(in crate::door) async fn officers_stand(
    tx: &mut Tx,
    undoing: &Undoing,
) -> Result<Option<Stays>, SubmitError> {
    let Back::Officers(director, deputy) = undoing.what else { return Ok(None) };
    for id in [director, deputy] {
        match officer(tx, id).await {
            Err(SubmitError::Event(EventDenial::NoDirector(name))) => {
                return Ok(Some(Stays::NoOfficer(name)));
            }
            other => other?,
        }
    }
    Ok(None)
}

/// Events that have been loaded already, by their codes: a page of the log asks for the same ones again and again.
#[derive(Debug, Default)]
pub(in crate::door) struct EventsKnown(HashMap<String, EventRecord>);

impl EventsKnown {
    pub(super) async fn load(&mut self, tx: &mut Tx, code: &str) -> Result<EventRecord, SubmitError> {
        if let Some(known) = self.0.get(code) {
            return Ok(known.clone());
        }
        let record = EventRecord::load(tx, code).await?;
        self.0.insert(code.to_owned(), record.clone());
        Ok(record)
    }
}

/// Whether an entry of the log about an event can be taken back at `now` (Unix ms), and what that does; else why it stays. `None` for
/// entries of other kinds, and for what members did themselves.
pub(in crate::door) async fn undoing(
    tx: &mut Tx,
    events: &mut EventsKnown,
    entry: &audit::Entry,
    now: i64,
) -> Result<Option<Result<Undoing, Stays>>, SubmitError> {
    let recorded = Recorded::of(entry);
    let member = |side: &serde_json::Map<String, Value>, name: &str| {
        side.get(name).and_then(Value::as_i64).map(PlayerId)
    };
    let (goes, comes) = (member(&recorded.before, "member"), member(&recorded.after, "member"));
    let known = ["withdraw", "replace", "cancel event", "appoint", "edit event", "enter"];
    if !known.contains(&entry.action.as_str()) {
        return Ok(None);
    }
    if entry.action == "enter" && entry.actor_id == comes {
        return Ok(None);
    }
    if entry.action == "withdraw" && entry.actor_id == goes {
        return Ok(Some(Err(Stays::Own)));
    }
    let record = events.load(tx, &entry.subject).await?;
    let kept = Kept::of(entry);
    let what = match (entry.action.as_str(), kept, goes, comes) {
        ("withdraw", Some(kept), Some(player), _) => {
            Box::pin(back_in(tx, &record, entry.at, kept, player)).await?
        }
        ("replace", Some(kept), Some(leaves), Some(newcomer)) => {
            Box::pin(seat_back(tx, &record, kept, leaves, newcomer)).await?
        }
        ("withdraw" | "replace", ..) => Err(Stays::Unkept),
        ("cancel event", ..) => called_off(&record, entry.at),
        ("appoint", ..) => {
            let officers = |side| (member(side, "director"), member(side, "deputy"));
            let now = (record.event.director_id, record.event.deputy_id);
            match record.event.state {
                TournamentState::Open | TournamentState::Running if officers(&recorded.after) == now => {
                    let (director, deputy) = officers(&recorded.before);
                    Ok(Back::Officers(director, deputy))
                }
                TournamentState::Finished => Err(Stays::Over),
                _ => Err(Stays::Changed),
            }
        }
        ("edit event", ..) => changed_back(&record, &recorded, now)?,
        (_, _, _, Some(player)) if record.event.state == TournamentState::Open => {
            let is_in = record.waits(player) || record.entry_of(player).is_some();
            if is_in { Ok(Back::Entered(player)) } else { Err(Stays::Changed) }
        }
        _ => Err(Stays::Begun),
    };
    Ok(Some(what.map(|what| Undoing { record, what })))
}

/// Somebody who was taken out at `at` (Unix ms).
async fn back_in(
    tx: &mut Tx,
    record: &EventRecord,
    at: i64,
    kept: Kept,
    player: PlayerId,
) -> Result<Result<Back, Stays>, SubmitError> {
    let Some(row) = kept.entries.into_iter().find(|row| row.player_id == player) else {
        return Ok(Err(Stays::Unkept));
    };
    if let Some(gone) = gone(tx, player).await? {
        return Ok(Err(gone));
    }
    let state = record.event.state;
    if row.state != EntryState::Playing {
        return Ok(match state {
            _ if record.waits(player) || record.entry_of(player).is_some() => Err(Stays::Changed),
            TournamentState::Open => Ok(Back::Entry(row)),
            TournamentState::Running if row.state == EntryState::Waiting => Ok(Back::Entry(row)),
            TournamentState::Running | TournamentState::Closed => Err(Stays::Begun),
            TournamentState::Finished => Err(Stays::Over),
            TournamentState::Cancelled => Err(Stays::Changed),
        });
    }
    match state {
        TournamentState::Running => {}
        // Who has won has been told to all.
        TournamentState::Finished => return Ok(Err(Stays::Over)),
        _ => return Ok(Err(Stays::Changed)),
    }
    if record.event.round != kept.round {
        return Ok(Err(Stays::Begun));
    }
    let as_left = record.entry_of(player).map(|index| &record.entries[index]).is_some_and(|entry| {
        matches!(entry.state, EntryState::Withdrawn | EntryState::NoShow) && entry.noted.left_at == Some(at)
    });
    if !as_left {
        return Ok(Err(Stays::Changed));
    }
    let games = ended_games(tx, record, &kept.games, player).await?;
    Ok(games.map(|games| Back::Play { row, games }))
}

/// Somebody who was replaced.
async fn seat_back(
    tx: &mut Tx,
    record: &EventRecord,
    kept: Kept,
    leaves: PlayerId,
    newcomer: PlayerId,
) -> Result<Result<Back, Stays>, SubmitError> {
    let of = |player| kept.entries.iter().find(|row| row.player_id == player).cloned();
    let Some(row) = of(leaves) else { return Ok(Err(Stays::Unkept)) };
    match record.event.state {
        TournamentState::Running => {}
        TournamentState::Finished => return Ok(Err(Stays::Over)),
        _ => return Ok(Err(Stays::Changed)),
    }
    if record.event.round != kept.round {
        return Ok(Err(Stays::Begun));
    }
    let sits = record
        .entry_of(newcomer)
        .map(|index| &record.entries[index])
        .is_some_and(|entry| entry.state == EntryState::Playing && entry.before.last() == Some(&leaves));
    if !sits {
        return Ok(Err(Stays::Changed));
    }
    if let Some(gone) = gone(tx, leaves).await? {
        return Ok(Err(gone));
    }
    // The games that count: of an earlier replacement, which was taken back, there may be others.
    let pairings = record.rounds.iter().flat_map(|round| &round.body.pairings);
    let all = pairings.flat_map(|pairing| record.games_of(pairing));
    let mut new = Vec::new();
    for game in all.filter(|game| game.seat(newcomer).is_some()) {
        if game.row.ply > 0 || !matches!(game.row.state, GameState::Running | GameState::Waiting) {
            return Ok(Err(Stays::Moved));
        }
        new.push(crate::door::load::complete(tx, game.clone()).await?);
    }
    let waited = of(newcomer).filter(|row| row.state == EntryState::Waiting);
    let old = ended_games(tx, record, &kept.games, leaves).await?;
    Ok(old.map(|old| Back::Seat { row, newcomer, waited, old, new }))
}

/// The games that ended when their player was taken out or replaced, as long as they stand as they were left and the opponents
/// are there.
async fn ended_games(
    tx: &mut Tx,
    record: &EventRecord,
    ids: &[frcec_store::GameId],
    player: PlayerId,
) -> Result<Result<Vec<Loaded>, Stays>, SubmitError> {
    let mut games = Vec::new();
    for &id in ids {
        let Some(loaded) = load_game(tx, id).await? else { return Ok(Err(Stays::Changed)) };
        let opponent = loaded.stored.seat(player).map(|seat| loaded.stored.player(!seat));
        let there = opponent
            .and_then(|opponent| record.entry_of(opponent))
            .is_some_and(|index| record.entries[index].state == EntryState::Playing);
        if !there || !loaded.view.game.ended_with_an_entry() {
            return Ok(Err(Stays::Changed));
        }
        games.push(loaded);
    }
    Ok(Ok(games))
}

/// An event that was called off at `at` (Unix ms).
fn called_off(record: &EventRecord, at: i64) -> Result<Back, Stays> {
    let event = &record.event;
    let as_left = event.state == TournamentState::Cancelled && event.ended_at == Some(at);
    if as_left && record.rounds.is_empty() { Ok(Back::CallOff) } else { Err(Stays::Changed) }
}

fn changed_back(
    record: &EventRecord,
    recorded: &Recorded,
    at: i64,
) -> Result<Result<Back, Stays>, SubmitError> {
    let (Some(before), Some(after)) = (noted_event(&recorded.before), noted_event(&recorded.after)) else {
        return Ok(Err(Stays::Unkept));
    };
    let is = NewEvent::of(&record.event)?;
    if is != after {
        return Ok(Err(Stays::Changed));
    }
    Ok(match change_fits(record, &is, &before, at) {
        Ok(()) => Ok(Back::Settings(Box::new(before))),
        Err(EventDenial::NotRunning) => Err(Stays::Over),
        Err(EventDenial::PlacesBelow { .. }) => Err(Stays::Places),
        Err(EventDenial::DatePast) => Err(Stays::Date),
        Err(_) => Err(Stays::Begun),
    })
}

/// Those of these games that directors had been asked to decide when they ended by a withdrawal or a replacement: that is over, and
/// goes on with none of them.
pub(in crate::door::event) async fn cases_over(
    tx: &mut Tx,
    games: &[Loaded],
) -> Result<BTreeSet<GameId>, StoreError> {
    let mut over = BTreeSet::new();
    for game in games {
        let Some(finish) = game.view.game.finish() else { continue };
        let cases = adjudications::of_game(tx, game.view.id).await?;
        // Who puts a case down says why.
        let with_it = |case: &adjudications::Adjudication| {
            case.state == AdjudicationState::Void
                && case.reason.is_none()
                && (case.changed_at - finish.at).abs() < CASE_ENDS_MS
        };
        if cases.iter().any(with_it) {
            over.insert(game.view.id);
        }
    }
    Ok(over)
}

/// Between the end of a game and that of what was asked about it, in one commit (ms).
const CASE_ENDS_MS: i64 = 60_000;

/// Whether a member has left the club, or may not play at present.
async fn gone(tx: &mut Tx, player: PlayerId) -> Result<Option<Stays>, SubmitError> {
    let person = Person::load(tx, player).await.map_err(LoadError::from)?;
    let there = matches!(person.status, PlayerStatus::Active | PlayerStatus::Inactive);
    Ok((!there).then_some(Stays::Left(person.name)))
}
