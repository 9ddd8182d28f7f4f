//! Going while the event runs: the games are lost, and with under half of them played no result counts in a round robin
//! (domain.md, "Tournaments"). A member who leaves the club leaves its events too.
use frcec_store::{
    PlayerId, Tx,
    letters::NewLetter,
    tournaments::{self, Entry, EntryState, Tournament, TournamentState},
};

use super::{
    Deed, EventDenial, EventRecord,
    departure::{Departure, Effect, Ends, gone},
    gone::GoneGames,
    may_rule,
    noted::{self, Kept},
    own_or_staff, own_words, stated,
};
use crate::{
    door::{
        Actor, Door, LoadError, Receipt, Submission, SubmitError, closing::Closing, end_news::RatingMoved,
    },
    mail::compose::LetterKind,
    people::Person,
};

/// How long a director's withdrawal that ends a round can be taken back before the club pairs the next one, or ends the event (ms).
pub(super) const TAKEN_BACK_MS: i64 = 60 * 60 * 1000;

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
                return self.withdraw_before(submission, record, player, reason, None).await;
            }
            TournamentState::Running if record.waits(player) => {
                drop(tx);
                return self.wait_no_more(submission, record, player, reason).await;
            }
            TournamentState::Running => {}
            _ => return Err(EventDenial::NotRunning.into()),
        }
        let person = Person::load(&mut tx, player).await.map_err(LoadError::from)?;
        let own = submission.by == Actor::Player(player) || submission.by == Actor::Staff(player);
        let departure = Box::pin(Departure::of(&mut tx, &record, player, !own, submission.at)).await?;
        let reason = if own {
            own_words(reason)?
        } else {
            may_rule(&record, submission.by)?;
            Some(stated(reason.unwrap_or_default())?)
        };
        let was = tournaments::entry(&mut tx, record.event.id, player).await?;
        drop(tx);
        let receipt = Receipt::Event { code: record.event.code.clone() };
        let mut commit = self.commit_for(submission, receipt.clone(), None);
        // A director's slip can be taken back before the club goes on from it.
        let later = !own && departure.effect.closes != Ends::Nothing;
        if departure.effect.closes != Ends::Nothing && !later {
            commit.looks.push(record.event.id);
        }
        let closing = Closing::of(submission, &mut commit, &departure.games, &[player], |game| {
            (game.seat(player), departure.command.clone())
        })?;
        let ratings = RatingMoved::by(&mut self.db().read().await?, &commit.rated).await?;
        let views = closing.views.clone();
        let games = GoneGames { views: &views, ratings: &ratings };
        let letters =
            Box::pin(self.without_letters(&record.event, &person, &departure, closing, &games)).await?;
        commit.letters.extend(letters);
        let mut said = self.own_departure_says(&person, &record.event, &departure, &games);
        if !own && let Some(reason) = &reason {
            said.push(self.reason_says(submission, &person, &record.event, reason).await?);
        }
        commit.letters.extend(self.event_letter(&person, &record.event, LetterKind::EventWithdrawn, said)?);
        if own {
            let letter = self.left_letter(&record.event, &person, &departure, reason.as_deref()).await?;
            // Who plays in it as well has read it with his own game.
            let told = |id| commit.letters.iter().any(|other| other.player_id == Some(id));
            commit.letters.extend(letter.filter(|letter| !letter.player_id.is_some_and(told)));
        }
        let kept = Kept {
            entries: was.into_iter().collect(),
            games: departure.games.iter().map(|game| game.stored.id).collect(),
            round: record.event.round,
        };
        // Whether the round is over now is for the worker to see.
        let look_at = submission.at + if later { TAKEN_BACK_MS } else { 0 };
        let event = Tournament { look_at: Some(look_at), ..record.event };
        let row = departure.row;
        let deed = Deed {
            body: noted::members(Some(player), None, &kept),
            facts: vec![("name", person.name.as_str().into())],
            ..Deed::new("withdraw").because(reason).answered(if own {
                "event-done-withdrawn"
            } else {
                "event-done-out"
            })
        };
        self.write_event(submission, commit, event, deed, move |tx| {
            Box::pin(async move {
                tournaments::update_entry(tx, &row).await?;
                Ok(())
            })
        })
        .await?;
        Ok(receipt)
    }

    /// To who goes: which games are lost and cancelled by it, what stays in the table, and the rating.
    fn own_departure_says(
        &self,
        person: &Person,
        event: &Tournament,
        departure: &Departure,
        games: &GoneGames<'_>,
    ) -> Vec<String> {
        let word = |key: &str| self.inner.speech.word(person.lang, key);
        let mut said = vec![self.event_says(person, event, "event-withdrawn", &[])];
        said.extend(self.games_gone_say(person, games));
        if departure.cancelled > 0 && departure.effect.walkover {
            said.push(word("going-walkover"));
        }
        said.push(word(if departure.effect.void { "going-void" } else { "going-kept" }));
        said.extend(self.rating_moved_says(person, games));
        said
    }

    /// To the director: a member has left the event by himself.
    async fn left_letter(
        &self,
        event: &Tournament,
        person: &Person,
        departure: &Departure,
        reason: Option<&str>,
    ) -> Result<Option<NewLetter>, SubmitError> {
        let Some(id) = event.director_id.filter(|&id| id != person.id) else { return Ok(None) };
        let reader = self.person(id).await?;
        let name = [("name", person.name.as_str().into())];
        let mut said = vec![self.event_says(&reader, event, "event-left-own", &name)];
        said.extend(departure.sentences(self.inner.speech, reader.lang));
        said.extend(departure.foretold(self.inner.speech, reader.lang));
        if let Some(reason) = reason {
            said.push(self.event_says(&reader, event, "event-reason", &[("reason", reason.into())]));
        }
        self.event_letter(&reader, event, LetterKind::Desk, said)
    }

    /// To those who play, or have played, against a member who goes, and to who has won by it: who that is, and what it does. One
    /// letter each, which tells of the games that end by it too.
    async fn without_letters(
        &self,
        event: &Tournament,
        gone: &Person,
        departure: &Departure,
        closing: Closing,
        games: &GoneGames<'_>,
    ) -> Result<Vec<NewLetter>, SubmitError> {
        let says = |reader: &Person| {
            let mut said =
                vec![self.event_says(reader, event, "event-gone", &[("name", gone.name.as_str().into())])];
            said.extend(self.games_gone_say(reader, games));
            let effect = (&departure.effect, departure.by_office);
            said.extend(self.effect_says(reader, event, gone, effect, games));
            said.extend(self.rating_moved_says(reader, games));
            said
        };
        let effect = &departure.effect;
        let mut others = effect.scored.clone();
        if departure.by_office
            && let [winners] = &effect.champions[..]
        {
            others.extend(winners.iter().map(|(id, _)| *id));
        }
        others.remove(&gone.id);
        self.letters_of_change(event, closing, others, says).await
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
        let kept = Kept {
            entries: record.waiting.iter().filter(|entry| entry.player_id == player).cloned().collect(),
            round: record.event.round,
            ..Kept::default()
        };
        let deed = Deed {
            body: noted::members(Some(player), None, &kept),
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
            return Ok((own_words(reason)?, None));
        }
        let reason = stated(reason.unwrap_or_default())?;
        let person = self.person(player).await?;
        let said = vec![
            self.event_says(&person, event, "event-taken-out", &[]),
            self.reason_says(submission, &person, event, &reason).await?,
        ];
        let letter = self.event_letter(&person, event, LetterKind::EventWithdrawn, said)?;
        Ok((Some(reason), letter))
    }
}

/// What leaving the club changes in the events that a member plays in. In those that have not begun his entry is to be taken out.
pub(in crate::door) async fn note_left(
    tx: &mut Tx,
    player: PlayerId,
    at: i64,
) -> Result<Vec<LeftEvent>, SubmitError> {
    let mut left = Vec::new();
    for record in EventRecord::running_of(tx, player).await? {
        let Some(index) = record.entry_of(player) else { continue };
        let (mut row, mut effect) = (None, None);
        if matches!(record.entries[index].state, EntryState::Playing | EntryState::Entered) {
            let (as_gone, void) = gone(&record, index, false, at)?;
            row = Some(as_gone);
            effect = Some(Effect::of(tx, &record, index, void).await?);
        }
        let ends_round = round_ends(&record, player);
        let event = Tournament { look_at: Some(at), ..record.event };
        left.push(LeftEvent { event, row, ends_round, effect });
    }
    Ok(left)
}

/// What leaving the club changes in an event.
#[derive(Debug)]
pub(in crate::door) struct LeftEvent {
    /// Its row, to be looked at.
    pub(in crate::door) event: Tournament,
    /// The member's entry, as it will be, if he plays there.
    pub(in crate::door) row: Option<Entry>,
    /// Whether a round, or all, is over by it.
    pub(in crate::door) ends_round: bool,
    /// What it does to the event, if the member plays there.
    pub(in crate::door) effect: Option<Effect>,
}

/// Whether no game is left of those that run when this member goes.
fn round_ends(record: &EventRecord, player: PlayerId) -> bool {
    record.unfinished().all(|game| game.seat(player).is_some())
}
