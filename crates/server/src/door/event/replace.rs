//! Somebody else in the place of a member who never moved: the games begin anew, from the positions that were drawn for them.
use std::collections::BTreeSet;

use frcec_rules::{
    StartPosition,
    club::{game::Command as Rules, pace::DAY_MS, seat::Sides},
};
use frcec_store::{
    GameId, MatchId, PlayerId, Tx, letters as outbox,
    tournaments::{self, Entry, EntryState, Tournament, TournamentState, rounds},
};

use super::{
    Deed, EntryBody, EventDenial, EventRecord,
    departure::{FirstMove, first_move},
    enter::hundredths,
    may_rule,
    noted::{self, Kept},
    rounds::{pace_of, people, spec_of},
    staff, stated,
};
use crate::{
    door::{
        Actor, Door, LoadError, Loaded, Receipt, Submission, SubmitError,
        closing::Closing,
        letter::{self, sent_now},
        lines::Own,
        load,
        matches::NotMade,
        row::json,
    },
    mail::compose::LetterKind,
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
        asked: bool,
        reason: &str,
    ) -> Result<Receipt, SubmitError> {
        staff(submission)?;
        let at = submission.at;
        let mut tx = self.db().read().await?;
        let record = EventRecord::load(&mut tx, code).await?;
        let seats = (leaves, comes);
        let change = Box::pin(self.replacement(&mut tx, &record, submission.by, seats, asked)).await?;
        let reason = stated(reason)?;
        let Replacement { index, absent, newcomer, games, late } = change;
        let rating = hundredths(&mut tx, newcomer.id).await?;
        let mut rows = Vec::new();
        for player in [leaves, newcomer.id] {
            rows.extend(tournaments::entry(&mut tx, record.event.id, player).await?);
        }
        let decided = self.decided_by(&mut tx, submission.by.player()).await?;
        drop(tx);
        let receipt = Receipt::Event { code: record.event.code.clone() };
        let mut commit = self.commit_for(submission, receipt.clone(), None);
        let Closing { notices, views } =
            Closing::of(submission, &mut commit, &games, &[], |_| (None, Rules::Replace))?;
        let mut after = record.clone();
        let was = &record.entries[index];
        let left = was.row(&record.event, EntryState::Replaced, EntryBody { left_at: Some(at), ..was.noted });
        let entry = &mut after.entries[index];
        entry.before.push(leaves);
        (entry.player, entry.state) = (newcomer.id, EntryState::Playing);
        entry.noted = EntryBody { rating: Some(rating), ..EntryBody::default() };
        let row = entry.row(&record.event, EntryState::Playing, entry.noted);
        let kept = Kept {
            entries: rows,
            games: games.iter().map(|game| game.stored.id).collect(),
            round: record.event.round,
        };
        let deed = Deed {
            body: noted::members(Some(leaves), Some(newcomer.id), &kept),
            ..Deed::new("replace").because(reason.as_str().to_owned())
        };
        let (door, event) = (self.clone(), record.event.clone());
        let seats = Told { absent, newcomer, late, decided, reason };
        self.write_event(submission, commit, event, deed, move |tx| {
            Box::pin(async move {
                seat(tx, &left, &row, at).await?;
                let (told, new) = door.play_anew(tx, &after, index, at).await?;
                let told: Vec<Notice> = notices.into_iter().chain(told).collect();
                let views: Vec<GameView> = views.into_iter().chain(new).collect();
                door.write_replaced(tx, &after.event, told, &views, &seats).await
            })
        })
        .await?;
        Ok(receipt)
    }

    /// The letters of it: one to each, which tells of the games that end and begin, who comes for whom, who decided it and why.
    async fn write_replaced(
        &self,
        tx: &mut Tx,
        event: &Tournament,
        told: Vec<Notice>,
        views: &[GameView],
        seats: &Told,
    ) -> Result<(), NotMade> {
        let said = |reader: &Person| self.replaced_says(reader, event, seats);
        let of = |person: &Person| letter::Told { lead: said(person), ..letter::Told::default() };
        let own: Vec<(GameId, Own)> = views
            .iter()
            .map(|view| {
                let told = Sides { white: of(&view.white), black: of(&view.black) };
                (view.id, Own { told, ..Own::default() })
            })
            .collect();
        let now: BTreeSet<PlayerId> =
            sent_now(told.clone(), views, None).iter().map(|notice| notice.reader).collect();
        // Whose games wait for a digest hears of the place itself at once.
        let mut letters = Vec::new();
        for (person, kind) in
            [(&seats.absent, LetterKind::EventWithdrawn), (&seats.newcomer, LetterKind::EventNews)]
        {
            if !now.contains(&person.id) {
                letters.extend(self.event_letter(person, event, kind, said(person))?);
            }
        }
        self.write_news_with(tx, told, views, &own).await?;
        outbox::insert_all(tx, &letters).await?;
        Ok(())
    }

    /// What a reader learns of it besides the games.
    fn replaced_says(&self, reader: &Person, event: &Tournament, seats: &Told) -> Vec<String> {
        let Told { absent, newcomer, late, decided, reason } = seats;
        let facts = [("goes", absent.name.as_str().into()), ("comes", newcomer.name.as_str().into())];
        let says = |key: &str| self.event_says(reader, event, key, &facts);
        let mut said = match reader.id {
            id if id == absent.id => vec![
                says("event-replaced-out"),
                says(if *late { "event-replaced-late" } else { "event-replaced-asked" }),
            ],
            id if id == newcomer.id => vec![says("event-replaced-in")],
            _ => return vec![says("event-replaced-other")],
        };
        said.push(self.decided_says(reader, decided.as_deref(), reason));
        if reader.id == newcomer.id {
            said.push(self.way_out_says(reader, event));
        }
        said
    }

    /// Who would come for whom, and what would begin anew; what stands in its way is the error. `asked` if the member who goes has
    /// asked for it: else the days for the first move are over, or he is not replaced.
    pub(super) async fn replacement(
        &self,
        tx: &mut Tx,
        record: &EventRecord,
        by: Actor,
        (leaves, comes): (PlayerId, Option<PlayerId>),
        asked: bool,
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
        let now = self.clock().now();
        let late = match first_move(record, leaves, now)? {
            FirstMove::Made => return Err(EventDenial::HasMoved(absent.name).into()),
            FirstMove::Late => true,
            FirstMove::Awaited { .. } if asked => false,
            FirstMove::Awaited { until } => {
                let days = until.map(|until| days_until(now, until));
                return Err(EventDenial::FirstMoveRuns { name: absent.name, days }.into());
            }
        };
        let mut games = Vec::new();
        for game in record.unfinished().filter(|game| game.seat(leaves).is_some()) {
            games.push(load::complete(tx, game.clone()).await?);
        }
        let newcomer = self.substitute(tx, record, comes, games.len()).await?;
        Ok(Replacement { index, absent, newcomer, games, late })
    }

    /// What a replacement would do now, for whoever looks at it first; `asked` as in [`EventCommand::Replace`].
    pub async fn would_replace(
        &self,
        record: &EventRecord,
        by: PlayerId,
        (leaves, comes): (PlayerId, Option<PlayerId>),
        asked: bool,
    ) -> Result<WouldReplace, SubmitError> {
        let mut tx = self.db().read().await?;
        let change = self.replacement(&mut tx, record, Actor::Staff(by), (leaves, comes), asked).await?;
        Ok(WouldReplace { comes: change.newcomer.id, games: change.games.len(), late: change.late })
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
                let other = if paired.white == index { paired.black } else { paired.white };
                // Against somebody who has gone nothing begins anew.
                if record.entries.get(other).is_none_or(|entry| entry.state != EntryState::Playing) {
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
                // The event began long ago: only the games do now.
                told.extend(made.told.into_iter().map(|notice| Notice { pairing: None, ..notice }));
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

/// Whole days from `now` until a moment, the day that has begun included.
fn days_until(now: i64, until: i64) -> i64 {
    ((until - now).max(0) + DAY_MS - 1) / DAY_MS
}

/// Somebody who comes in the place of another.
pub(super) struct Replacement {
    /// The entry, from 0.
    index: usize,
    /// Who goes.
    absent: Person,
    /// Who comes.
    pub(super) newcomer: Person,
    /// The games that are given up and begin anew.
    pub(super) games: Vec<Loaded>,
    /// Whether the days for the first move were over.
    late: bool,
}

/// What a replacement would do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WouldReplace {
    /// Who would come.
    pub comes: PlayerId,
    /// How many games would begin anew.
    pub games: usize,
    /// Whether the days for the first move are over.
    pub late: bool,
}

/// What the letters of a replacement say.
struct Told {
    absent: Person,
    newcomer: Person,
    late: bool,
    /// Who decided it.
    decided: Option<String>,
    reason: String,
}

/// One goes, the other comes with the same number.
async fn seat(tx: &mut Tx, left: &Entry, comes: &Entry, at: i64) -> Result<(), NotMade> {
    tournaments::update_entry(tx, left).await?;
    tournaments::enter(tx, comes.tournament_id, comes.player_id, EntryState::Playing, "{}", at).await?;
    tournaments::update_entry(tx, comes).await?;
    Ok(())
}
