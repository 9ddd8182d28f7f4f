//! Somebody else in the place of a member who never moved: the games begin anew, from the positions that were drawn for them.
use frcec_rules::{StartPosition, club::game::Command as Rules};
use frcec_store::{
    MatchId, PlayerId, Tx,
    tournaments::{self, Entry, EntryState, TournamentState, rounds},
};

use super::{
    Deed, EntryBody, EventDenial, EventRecord,
    enter::hundredths,
    may_rule, noted,
    rounds::{pace_of, people, spec_of},
    staff, stated,
    withdraw::has_moved,
};
use crate::{
    door::{
        Actor, Door, LoadError, Loaded, Receipt, Submission, SubmitError, closing::Closing, load,
        matches::NotMade, row::json,
    },
    notice::Notice,
    people::Person,
    view::GameView,
};

impl Door {
    pub(super) async fn replace(
        &self,
        submission: &Submission,
        code: &str,
        (leaves, comes): (PlayerId, Option<PlayerId>),
        reason: &str,
    ) -> Result<Receipt, SubmitError> {
        staff(submission)?;
        let at = submission.at;
        let mut tx = self.db().read().await?;
        let record = EventRecord::load(&mut tx, code).await?;
        let change = self.replacement(&mut tx, &record, submission.by, (leaves, comes), reason).await?;
        let Replacement { index, newcomer, games, reason } = change;
        let rating = hundredths(&mut tx, newcomer.id).await?;
        drop(tx);
        let receipt = Receipt::Event { code: record.event.code.clone() };
        let mut commit = self.commit_for(submission, receipt.clone(), None);
        let Closing { notices, views } =
            Closing::of(submission, &mut commit, &games, None, |_| (None, Rules::Replace))?;
        let mut after = record.clone();
        let was = &record.entries[index];
        let left = was.row(&record.event, EntryState::Replaced, EntryBody { left_at: Some(at), ..was.noted });
        let entry = &mut after.entries[index];
        entry.before.push(leaves);
        (entry.player, entry.state) = (newcomer.id, EntryState::Playing);
        entry.noted = EntryBody { rating: Some(rating), ..EntryBody::default() };
        let row = entry.row(&record.event, EntryState::Playing, entry.noted);
        let deed = Deed {
            body: noted::members(Some(leaves), Some(newcomer.id)),
            ..Deed::new("replace").because(reason)
        };
        let (door, event) = (self.clone(), record.event.clone());
        self.write_event(submission, commit, event, deed, move |tx| {
            Box::pin(async move {
                seat(tx, &left, &row, at).await?;
                let (told, new) = door.play_anew(tx, &after, index, at).await?;
                let told = notices.into_iter().chain(told).collect();
                let views: Vec<GameView> = views.into_iter().chain(new).collect();
                door.write_news(tx, told, &views).await
            })
        })
        .await?;
        Ok(receipt)
    }

    /// Who would come for whom, and what would begin anew; what stands in its way is the error.
    pub(super) async fn replacement(
        &self,
        tx: &mut Tx,
        record: &EventRecord,
        by: Actor,
        (leaves, comes): (PlayerId, Option<PlayerId>),
        reason: &str,
    ) -> Result<Replacement, SubmitError> {
        may_rule(record, by)?;
        if record.event.state != TournamentState::Running {
            return Err(EventDenial::NotRunning.into());
        }
        let index = record.entry_of(leaves).ok_or(EventDenial::NotEntered)?;
        let absent = Person::load(tx, leaves).await.map_err(LoadError::from)?;
        if record.entries[index].state != EntryState::Playing {
            return Err(EventDenial::NotPlaying(absent.name).into());
        }
        let reason = stated(reason)?;
        let all = record.matches.values().flat_map(|(_, games)| games);
        let own: Vec<_> = all.filter(|game| game.seat(leaves).is_some()).collect();
        // A game that time has ended is played, moved or not.
        if own.iter().any(|game| has_moved(game, leaves) || game.row.result.is_some()) {
            return Err(EventDenial::HasMoved(absent.name).into());
        }
        let mut games = Vec::new();
        for game in record.unfinished().filter(|game| game.seat(leaves).is_some()) {
            games.push(load::complete(tx, game.clone()).await?);
        }
        let newcomer = self.substitute(tx, record, comes, games.len()).await?;
        Ok(Replacement { index, newcomer, games, reason })
    }

    /// Who comes: the one named, or the first on the waiting list whom the conditions let in.
    async fn substitute(
        &self,
        tx: &mut Tx,
        record: &EventRecord,
        named: Option<PlayerId>,
        games: usize,
    ) -> Result<Person, SubmitError> {
        let more = u32::try_from(games).unwrap_or(u32::MAX);
        if let Some(id) = named {
            // Who has had a number in it before, and lost it, does not come again.
            let known = tournaments::entry(tx, record.event.id, id).await?;
            if known.is_some_and(|entry| entry.state != EntryState::Waiting) {
                return Err(EventDenial::AlreadyEntered.into());
            }
            let person = self.may_enter(tx, &record.settings, id).await?;
            self.may_start(tx, &person, more).await?;
            return Ok(person);
        }
        for entry in &record.waiting {
            let Ok(person) = self.may_enter(tx, &record.settings, entry.player_id).await else { continue };
            if self.may_start(tx, &person, more).await.is_ok() {
                return Ok(person);
            }
        }
        Err(EventDenial::NoSubstitute.into())
    }

    /// New matches for every pairing of an entry whose match was given up.
    async fn play_anew(
        &self,
        tx: &mut Tx,
        record: &EventRecord,
        index: usize,
        at: i64,
    ) -> Result<(Vec<Notice>, Vec<GameView>), NotMade> {
        let pace = pace_of(record)?;
        let people = people(tx, record).await?;
        let (mut told, mut views) = (Vec::new(), Vec::new());
        for played in &record.rounds {
            let mut body = played.body.clone();
            for pairing in &mut body.pairings {
                let paired = &pairing.paired;
                if paired.white != index && paired.black != index {
                    continue;
                }
                let person =
                    |entry: usize| record.entries.get(entry).and_then(|entry| people.get(&entry.player));
                let (Some(white), Some(black)) = (person(paired.white), person(paired.black)) else {
                    continue;
                };
                // From the positions that were drawn for them. In an event from before there was a draw nothing else says
                // which they are.
                let Some(starts) = pairing.matches.last().and_then(|id| started_from(record, *id)) else {
                    continue;
                };
                let spec = spec_of(record, played, paired, starts, pace);
                let made = self.make_match(tx, &spec, white, black, at).await?;
                told.extend(made.told);
                views.extend(made.views);
                pairing.matches.push(made.id);
            }
            if body != played.body {
                let changed = rounds::Round { body: json(&body), ..played.stored.clone() };
                rounds::update(tx, &changed).await?;
            }
        }
        Ok((told, views))
    }
}

/// The starting positions of a match's first and second game.
fn started_from(record: &EventRecord, of_match: MatchId) -> Option<[StartPosition; 2]> {
    let (stored, games) = record.matches.get(&of_match)?;
    let of = |number: u8| {
        let game = games.iter().find(|game| game.number_in_match == number);
        StartPosition::new(game.map_or(stored.start_id, |game| game.start_id))
    };
    Some([of(1)?, of(2)?])
}

/// Somebody who comes in the place of another.
pub(super) struct Replacement {
    /// The entry, from 0.
    index: usize,
    /// Who comes.
    pub(super) newcomer: Person,
    /// The games that are given up and begin anew.
    pub(super) games: Vec<Loaded>,
    /// Why, tidied.
    reason: String,
}

/// One goes, the other comes with the same number.
async fn seat(tx: &mut Tx, left: &Entry, comes: &Entry, at: i64) -> Result<(), NotMade> {
    tournaments::update_entry(tx, left).await?;
    tournaments::enter(tx, comes.tournament_id, comes.player_id, EntryState::Playing, "{}", at).await?;
    tournaments::update_entry(tx, comes).await?;
    Ok(())
}
