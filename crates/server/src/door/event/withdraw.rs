//! Going while the event runs: the games are lost, and with under half of them played no result counts in a round robin
//! (domain.md, "Tournaments"). A member who leaves the club leaves its events too.
use frcec_rules::club::{event::Format, game::Command as Rules, seat::Seat};
use frcec_store::{
    PlayerId, Tx,
    games::StoredGame,
    letters::NewLetter,
    tournaments::{self, Entry, EntryState, Tournament, TournamentState},
};

use super::{Deed, EntryBody, EventDenial, EventEntry, EventRecord, may_rule, noted, own_or_staff, stated};
use crate::{
    door::{
        Actor, Door, LoadError, Receipt, Submission, SubmitError,
        closing::Closing,
        letter::{Told, With, sent_now},
        load,
    },
    mail::compose::LetterKind,
    notice,
    people::Person,
};

impl Door {
    pub(super) async fn withdraw(
        &self,
        submission: &Submission,
        code: &str,
        player: PlayerId,
        reason: Option<&str>,
    ) -> Result<Receipt, SubmitError> {
        own_or_staff(submission, player)?;
        let mut tx = self.db().read().await?;
        let record = EventRecord::load(&mut tx, code).await?;
        match record.event.state {
            TournamentState::Open => {
                drop(tx);
                return self.withdraw_before(submission, record, player, reason).await;
            }
            TournamentState::Running if record.waits(player) => {
                drop(tx);
                return self.wait_no_more(submission, record, player, reason).await;
            }
            TournamentState::Running => {}
            _ => return Err(EventDenial::NotRunning.into()),
        }
        let index = record.entry_of(player).ok_or(EventDenial::NotEntered)?;
        let person = Person::load(&mut tx, player).await.map_err(LoadError::from)?;
        let entry = record.entries[index].clone();
        if entry.state != EntryState::Playing {
            return Err(EventDenial::NotPlaying(person.name).into());
        }
        let own = submission.by == Actor::Player(player) || submission.by == Actor::Staff(player);
        let reason = if own {
            reason.map(|reason| reason.trim().to_owned())
        } else {
            may_rule(&record, submission.by)?;
            Some(stated(reason.unwrap_or_default())?)
        };
        let gone = gone(&record, &entry, !own, submission.at);
        let mut games = Vec::new();
        for game in record.unfinished().filter(|game| game.seat(player).is_some()) {
            games.push(load::complete(&mut tx, game.clone()).await?);
        }
        drop(tx);
        let receipt = Receipt::Event { code: record.event.code.clone() };
        let mut commit = self.commit_for(submission, receipt.clone(), None);
        let command = Rules::Withdraw { void: gone.1 };
        let closing = Closing::of(submission, &mut commit, &games, Some(player), |game| {
            (game.seat(player), command.clone())
        })?;
        let lost = closing.lost_by(player);
        let Closing { notices, views } = closing;
        for bundle in notice::bundles(sent_now(notices, &views, None)) {
            let file = self.file_of(&mut self.db().read().await?, &bundle, &views).await?;
            let with = With { file, ..With::default() };
            commit.letters.extend(self.news_letter(&bundle, &views, &Told::default(), with)?);
        }
        let facts = [("lost", lost.into()), ("void", u32::from(gone.1).into())];
        let mut said = vec![self.event_says(&person, &record.event, "event-withdrawn", &facts)];
        if !own && let Some(reason) = &reason {
            said.push(self.event_says(
                &person,
                &record.event,
                "event-reason",
                &[("reason", reason.as_str().into())],
            ));
        }
        commit.letters.extend(self.event_letter(&person, &record.event, LetterKind::EventWithdrawn, said)?);
        // Whether the round is over now is for the worker to see.
        let event = Tournament { look_at: Some(submission.at), ..record.event };
        let row = gone.0;
        let deed = Deed { body: noted::members(Some(player), None), ..Deed::new("withdraw").because(reason) };
        self.write_event(submission, commit, event, deed, move |tx| {
            Box::pin(async move {
                tournaments::update_entry(tx, &row).await?;
                Ok(())
            })
        })
        .await?;
        Ok(receipt)
    }

    /// Off the waiting list of an event that runs.
    async fn wait_no_more(
        &self,
        submission: &Submission,
        record: EventRecord,
        player: PlayerId,
        reason: Option<&str>,
    ) -> Result<Receipt, SubmitError> {
        let (reason, letter) = self.taken_out(submission, &record.event, player, reason).await?;
        let receipt = Receipt::Event { code: record.event.code.clone() };
        let mut commit = self.commit_for(submission, receipt.clone(), None);
        commit.letters.extend(letter);
        let id = record.event.id;
        let deed = Deed {
            body: noted::members(Some(player), None),
            ..Deed::new("withdraw").because(reason).answered("event-done-withdrawn")
        };
        self.write_event(submission, commit, record.event, deed, move |tx| {
            Box::pin(async move {
                tournaments::remove_entry(tx, id, player).await?;
                Ok(())
            })
        })
        .await?;
        Ok(receipt)
    }

    /// Why a member is taken out of an event that has not begun, or off its waiting list, and the letter that says so: whom a
    /// director takes out is told, with the reason that has to be stated.
    pub(super) async fn taken_out(
        &self,
        submission: &Submission,
        event: &Tournament,
        player: PlayerId,
        reason: Option<&str>,
    ) -> Result<(Option<String>, Option<NewLetter>), SubmitError> {
        if !matches!(submission.by, Actor::Staff(id) if id != player) {
            return Ok((reason.map(|reason| reason.trim().to_owned()), None));
        }
        let reason = stated(reason.unwrap_or_default())?;
        let person = {
            let mut tx = self.db().read().await?;
            Person::load(&mut tx, player).await.map_err(LoadError::from)?
        };
        let said = vec![
            self.event_says(&person, event, "event-taken-out", &[]),
            self.event_says(&person, event, "event-reason", &[("reason", reason.as_str().into())]),
        ];
        let letter = self.event_letter(&person, event, LetterKind::EventWithdrawn, said)?;
        Ok((Some(reason), letter))
    }
}

/// The entry's row after its player has gone, and whether none of his results counts.
fn gone(record: &EventRecord, entry: &EventEntry, by_office: bool, at: i64) -> (Entry, bool) {
    let robin = matches!(record.settings.format, Format::RoundRobin { .. });
    let void = robin && record.history().void_if_withdrawn(entry.number - 1);
    let came = record.matches.values().flat_map(|(_, games)| games).any(|game| has_moved(game, entry.player));
    let state = if by_office && !came { EntryState::NoShow } else { EntryState::Withdrawn };
    let noted = EntryBody { void, left_at: Some(at), ..entry.noted };
    (entry.row(&record.event, state, noted), void)
}

/// Whether a member has made a move in a game.
pub(super) fn has_moved(game: &StoredGame, player: PlayerId) -> bool {
    match game.seat(player) {
        Some(Seat::White) => game.row.ply >= 1,
        Some(Seat::Black) => game.row.ply >= 2,
        None => false,
    }
}

/// What leaving the club changes in the events that a member plays in: their rows, to be looked at, and his entries. In
/// those that have not begun his entry is to be taken out.
pub(in crate::door) async fn note_left(
    tx: &mut Tx,
    player: PlayerId,
    at: i64,
) -> Result<(Vec<Tournament>, Vec<Entry>), SubmitError> {
    let (mut events, mut rows) = (Vec::new(), Vec::new());
    for event in tournaments::of_player(tx, player).await? {
        if event.state != TournamentState::Running {
            continue;
        }
        let record = EventRecord::of(tx, event).await?;
        let Some(index) = record.entry_of(player) else { continue };
        let entry = &record.entries[index];
        if matches!(entry.state, EntryState::Playing | EntryState::Entered) {
            rows.push(gone(&record, entry, false, at).0);
        }
        events.push(Tournament { look_at: Some(at), ..record.event });
    }
    Ok((events, rows))
}
