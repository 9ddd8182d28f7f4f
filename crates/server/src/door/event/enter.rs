//! Entries: who may enter, who waits for a place, and going before the start.
use frcec_rules::club::{event::Format, limit};
use frcec_store::{
    PlayerId, TournamentId, Tx,
    letters::{self as outbox, NewLetter},
    lists,
    players::{self, PlayerStatus},
    ratings,
    tournaments::{self, Entry, EntryState, Tournament, TournamentState},
};

use super::{
    Conditions, Deed, EventDenial, EventRecord, EventSettings, StartMode,
    make::has_place,
    noted::{self, Kept},
    own_or_staff,
};
use crate::{
    door::{
        ClubDenial, Door, LoadError, PRACTICE_HANDLE, Receipt, Submission, SubmitError, matches::NotMade,
    },
    mail::compose::LetterKind,
    people::Person,
    speech::Value,
};

impl Door {
    pub(super) async fn enter(
        &self,
        submission: &Submission,
        code: &str,
        player: PlayerId,
    ) -> Result<Receipt, SubmitError> {
        own_or_staff(submission, player)?;
        let at = submission.at;
        let record = EventRecord::load(&mut self.db().read().await?, code).await?;
        self.may_enter_event(&record, player).await?;
        let taken = record.entries.iter().filter(|entry| has_place(entry.state)).count();
        let free = record.settings.capacity.is_none_or(|capacity| taken < count(capacity));
        let state = if free { EntryState::Entered } else { EntryState::Waiting };
        let event_settings = record.settings.clone();
        let event =
            if free { full_now(&record.event, &record.settings, taken + 1, at) } else { record.event };
        let receipt = Receipt::Event { code: event.code.clone() };
        let mut commit = self.commit_for(submission, receipt.clone(), None);
        commit.letters.extend(self.entered_letter(submission, &event, player, free).await?);
        let id = event.id;
        let own = submission.by.player() == Some(player);
        let load = {
            let mut tx = self.db().read().await?;
            self.load_of(&mut tx, player, Some(games_at_once(&event_settings, taken))).await?
        };
        let over = load.is_over();
        let answered = match (own, free) {
            (true, true) if over => "event-done-entered-over",
            (true, true) => "event-done-entered",
            (true, false) => "event-done-waiting",
            (false, _) => "event-done",
        };
        let mut facts = if over { load.facts() } else { Vec::new() };
        let late = free && waits_for_director(&event, &event_settings);
        if late {
            facts.push(("director", self.runs_it(&event).await?.into()));
        }
        let deed = Deed {
            body: noted::members(None, Some(player), &Kept::default()),
            besides: if late { vec!["event-done-late"] } else { Vec::new() },
            facts,
            ..Deed::new("enter").answered(answered)
        };
        self.write_event(submission, commit, event, deed, move |tx| {
            Box::pin(async move {
                if tournaments::enter(tx, id, player, state, "{}", at).await? {
                    Ok(())
                } else {
                    Err(NotMade::Submit(EventDenial::AlreadyEntered.into()))
                }
            })
        })
        .await?;
        Ok(receipt)
    }

    /// To a member whom somebody else enters: who did it, and how to go again.
    async fn entered_letter(
        &self,
        submission: &Submission,
        event: &Tournament,
        player: PlayerId,
        free: bool,
    ) -> Result<Option<NewLetter>, SubmitError> {
        if submission.by.player() == Some(player) {
            return Ok(None);
        }
        let mut tx = self.db().read().await?;
        let reader = Person::load(&mut tx, player).await.map_err(LoadError::from)?;
        let by = self.decided_by(&mut tx, submission.by.player()).await?;
        let by = by.unwrap_or_else(|| self.club().name.clone());
        let key = if free { "event-entered-by" } else { "event-entered-by-waiting" };
        let mut said = vec![self.event_says(&reader, event, key, &[("director", by.into())])];
        drop(tx);
        if free && waits_for_director(event, &EventSettings::of(event)?) {
            let facts = [("director", self.runs_it(event).await?.into())];
            said.push(self.event_says(&reader, event, "event-done-late", &facts));
        }
        said.push(self.way_out_says(&reader, event));
        self.event_letter(&reader, event, LetterKind::EventEntered, said)
    }

    /// Who runs an event, by name.
    pub(super) async fn runs_it(&self, event: &Tournament) -> Result<String, SubmitError> {
        let Some(id) = event.director_id else { return Ok(self.club().name.clone()) };
        let mut tx = self.db().read().await?;
        Ok(Person::load(&mut tx, id).await.map_err(LoadError::from)?.name)
    }

    /// The games that a member has, and those that the events entered bring: `more` of one that is being entered now.
    pub(super) async fn load_of(
        &self,
        tx: &mut Tx,
        player: PlayerId,
        more: Option<u32>,
    ) -> Result<GamesLoad, SubmitError> {
        let practice = players::by_handle(tx, PRACTICE_HANDLE).await?.map_or(PlayerId(0), |player| player.id);
        let so_far = lists::reliability(tx, player, practice).await?;
        let mut entered = more.unwrap_or(0);
        for event in tournaments::of_player(tx, player).await? {
            if event.state != TournamentState::Open {
                continue;
            }
            let record = EventRecord::of(tx, event).await?;
            if record.entry_of(player).is_some() {
                let taken = record.entries.iter().filter(|entry| has_place(entry.state)).count();
                entered = entered.saturating_add(games_at_once(&record.settings, taken.saturating_sub(1)));
            }
        }
        let most = limit::running_games(so_far.finished, so_far.lost_on_time);
        Ok(GamesLoad { running: so_far.running, entered, most })
    }

    /// What a member is told of the games to come, if the events entered could bring more than the club allows.
    pub async fn games_to_come(&self, player: PlayerId) -> Result<Option<GamesLoad>, SubmitError> {
        let load = self.load_of(&mut self.db().read().await?, player, None).await?;
        Ok(load.is_over().then_some(load))
    }

    /// Whether a member can enter an event as it stands; else why not. Pages say it before anybody tries.
    pub async fn may_enter_event(&self, record: &EventRecord, player: PlayerId) -> Result<(), SubmitError> {
        if record.event.state != TournamentState::Open {
            return Err(EventDenial::NotOpen.into());
        }
        if record.waits(player) || record.entry_of(player).is_some() {
            return Err(EventDenial::AlreadyEntered.into());
        }
        let mut tx = self.db().read().await?;
        let person = self.may_enter(&mut tx, &record.settings, player).await?;
        let taken = record.entries.iter().filter(|entry| has_place(entry.state)).count();
        self.may_start(&mut tx, &person, games_at_once(&record.settings, taken)).await
    }

    /// The member, if the event's conditions let him in.
    pub(super) async fn may_enter(
        &self,
        tx: &mut Tx,
        settings: &EventSettings,
        player: PlayerId,
    ) -> Result<Person, SubmitError> {
        let person = Person::load(tx, player).await.map_err(LoadError::from)?;
        match person.status {
            PlayerStatus::Active | PlayerStatus::Inactive if person.handle != PRACTICE_HANDLE => {}
            PlayerStatus::Suspended => return Err(ClubDenial::Suspended(person.name).into()),
            _ => return Err(SubmitError::NoMember(person.handle)),
        }
        let Conditions { min_rating, max_rating, min_finished, max_time_losses } = settings.conditions;
        let is = points(tx, player).await?;
        if let Some(min) = min_rating.filter(|&min| is < min) {
            return Err(EventDenial::RatingLow { min, is }.into());
        }
        if let Some(max) = max_rating.filter(|&max| is > max) {
            return Err(EventDenial::RatingHigh { max, is }.into());
        }
        let practice = players::by_handle(tx, PRACTICE_HANDLE).await?.map_or(PlayerId(0), |player| player.id);
        let so_far = lists::reliability(tx, player, practice).await?;
        let finished = so_far.finished + so_far.lost_on_time;
        if finished < min_finished {
            return Err(EventDenial::FewGames { min: min_finished, is: finished }.into());
        }
        if let Some(max) = max_time_losses.filter(|&max| so_far.lost_on_time > max) {
            return Err(EventDenial::TimeLosses { max, is: so_far.lost_on_time }.into());
        }
        Ok(person)
    }

    /// Taken out before the start; whoever waits longest comes in. `undoes` is the entry of the log that is taken back by it.
    pub(super) async fn withdraw_before(
        &self,
        submission: &Submission,
        record: EventRecord,
        player: PlayerId,
        reason: Option<&str>,
        undoes: Option<i64>,
    ) -> Result<Receipt, SubmitError> {
        let mut after = record.clone();
        after.entries.retain(|entry| entry.player != player);
        after.waiting.retain(|entry| entry.player_id != player);
        if (after.entries.len(), after.waiting.len()) == (record.entries.len(), record.waiting.len()) {
            return Err(EventDenial::NotEntered.into());
        }
        let (event, comes_in) = promoted(&after, submission.at);
        let mut letters = self.place_letters(&after, &comes_in).await?;
        let (reason, letter) = self.taken_out(submission, &event, player, reason).await?;
        letters.extend(letter);
        let receipt = Receipt::Event { code: event.code.clone() };
        let commit = self.commit_for(submission, receipt.clone(), None);
        let id = event.id;
        let own = submission.by.player() == Some(player);
        let was = tournaments::entry(&mut self.db().read().await?, id, player).await?;
        let kept = Kept { entries: was.into_iter().collect(), ..Kept::default() };
        let deed = if undoes.is_some() { Deed::new("undo entry") } else { Deed::new("withdraw") };
        let deed = Deed { body: noted::members(Some(player), None, &kept), undoes, ..deed.because(reason) }
            .answered(if own { "event-done-withdrawn" } else { "event-done" });
        self.write_event(submission, commit, event, deed, move |tx| {
            Box::pin(async move {
                if !tournaments::remove_entry(tx, id, player).await? {
                    return Err(NotMade::Submit(EventDenial::NotEntered.into()));
                }
                for entry in &comes_in {
                    tournaments::update_entry(tx, entry).await?;
                }
                outbox::insert_all(tx, &letters).await?;
                Ok(())
            })
        })
        .await?;
        Ok(receipt)
    }
}

/// Whether the moment of the start has come and the event could not begin: nothing starts it by itself any more.
fn waits_for_director(event: &Tournament, settings: &EventSettings) -> bool {
    event.waits_since.is_some() && event.look_at.is_none() && settings.start != StartMode::Hand
}

/// The games of a member against the limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GamesLoad {
    /// Games that run.
    pub running: u32,
    /// Games that the open events entered can bring at once, at the most.
    pub entered: u32,
    /// The most that the club allows at present.
    pub most: u32,
}

impl GamesLoad {
    const fn is_over(self) -> bool {
        self.running.saturating_add(self.entered) > self.most
    }

    /// What a sentence about it needs.
    pub fn facts(self) -> Vec<(&'static str, Value)> {
        vec![("running", self.running.into()), ("entered", self.entered.into()), ("most", self.most.into())]
    }
}

/// The entries that come in from the waiting list, since there are places; and the event, if that makes it full.
pub(super) fn promoted(record: &EventRecord, at: i64) -> (Tournament, Vec<Entry>) {
    let taken = record.entries.iter().filter(|entry| has_place(entry.state)).count();
    let free = record
        .settings
        .capacity
        .map_or(usize::MAX, |capacity| count(capacity).saturating_sub(taken))
        .min(record.waiting.len());
    let comes_in: Vec<Entry> = record
        .waiting
        .iter()
        .take(free)
        .map(|entry| Entry { state: EntryState::Entered, ..entry.clone() })
        .collect();
    let event = full_now(&record.event, &record.settings, taken + comes_in.len(), at);
    (event, comes_in)
}

impl Door {
    /// Gives the places of an event that takes entries, which have become free by what happened elsewhere in this transaction, to
    /// those who wait for them, and tells them.
    pub(in crate::door) async fn fill_places(
        &self,
        tx: &mut Tx,
        event: TournamentId,
        at: i64,
    ) -> Result<(), SubmitError> {
        let open = tournaments::by_id(tx, event).await?.filter(|event| event.state == TournamentState::Open);
        let Some(event) = open else { return Ok(()) };
        let record = EventRecord::of(tx, event).await?;
        let (event, comes_in) = promoted(&record, at);
        if comes_in.is_empty() {
            return Ok(());
        }
        tournaments::update(tx, &event, at).await?;
        for entry in &comes_in {
            tournaments::update_entry(tx, entry).await?;
            let reader = Person::load(tx, entry.player_id).await.map_err(LoadError::from)?;
            let said = vec![self.event_says(&reader, &event, "event-place", &[])];
            if let Some(letter) = self.event_letter(&reader, &event, LetterKind::EventPlace, said)? {
                outbox::insert(tx, &letter).await?;
            }
        }
        Ok(())
    }
}

/// The event, to be looked at now if the last place is taken and that starts it.
pub(super) fn full_now(event: &Tournament, settings: &EventSettings, taken: usize, at: i64) -> Tournament {
    let full = settings.capacity.is_some_and(|capacity| taken >= count(capacity));
    if full && settings.start == StartMode::WhenFull {
        Tournament { look_at: Some(at), ..event.clone() }
    } else {
        event.clone()
    }
}

/// The most games that an entrant would have at once, as far as it can be told: in a round robin against everybody who can
/// enter, or who has.
pub(super) fn games_at_once(settings: &EventSettings, taken: usize) -> u32 {
    let in_match = if settings.double() && !settings.staggered { 2 } else { 1 };
    if settings.in_rounds() {
        return in_match;
    }
    let mut opponents = settings.capacity.map_or(taken, |capacity| count(capacity) - 1);
    if let Format::RoundRobin { class_size: Some(size), .. } = settings.format {
        // The largest class there can be is the one of as many as do not make two classes yet (`berger::classes`).
        let size = usize::from(size);
        opponents = opponents.min((2 * size - size / 2).saturating_sub(2));
    }
    let opponents = opponents.max(1);
    u32::try_from(opponents).unwrap_or(u32::MAX).saturating_mul(if settings.double() { 2 } else { 1 })
}

/// A member's rating in whole points, as the list shows it.
async fn points(tx: &mut Tx, player: PlayerId) -> Result<u32, SubmitError> {
    let hundredths = hundredths(tx, player).await?;
    Ok(u32::try_from(hundredths / 100).unwrap_or(0))
}

/// A member's rating in hundredths; that of a newcomer if there is none.
pub(super) async fn hundredths(tx: &mut Tx, player: PlayerId) -> Result<i64, SubmitError> {
    Ok(ratings::of_player(tx, player).await?.map_or(frcec_rules::club::rating::START, |rating| rating.rating))
}

pub(super) fn count(capacity: u32) -> usize {
    usize::try_from(capacity).unwrap_or(usize::MAX)
}
