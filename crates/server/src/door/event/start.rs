//! The start: entries close, numbers and lots are given, the first round begins. The preview shows the same, but no position.
use std::cmp::Reverse;

use frcec_rules::club::event::{
    Format, Games, Next, PairWhy, Paired, PairedRound, Stuck,
    draw::{Hash, entry_list},
    swiss,
};
use frcec_store::{
    PlayerId, Tx,
    letters::{self as outbox, NewLetter},
    players::PlayerStatus,
    tournaments::{self, EntryState, Tournament, TournamentState, draws},
};

use super::{
    Deed, EntryBody, EventDenial, EventEntry, EventRecord, EventSettings, NewEvent, StartMode,
    advance::paired,
    draw::{Secret, seed},
    enter::hundredths,
    make::{next_of, tournament_of},
    rounds::people,
    settings::corrupt,
    staff,
    suspended::undecided_in,
};
use crate::{
    door::{
        Actor, Door, Invalid, LoadError, Receipt, Submission, SubmitError, fold::Folds, matches::NotMade,
    },
    mail::compose::LetterKind,
    people::Person,
    speech,
};

/// What would be paired now, without any starting position: those stay hidden until the games begin.
#[derive(Clone, Debug)]
pub struct Preview {
    /// The event as it stands.
    pub event: Tournament,
    /// What its director decided.
    pub settings: EventSettings,
    /// Who plays, in the order of the numbers; before the start as they would be given.
    pub players: Vec<Person>,
    /// Their ratings when entries close, in hundredths.
    pub ratings: Vec<i64>,
    /// Who would be left out, because the club does not let them play at present.
    pub left_out: Vec<Person>,
    /// The rounds that would begin: the first, or all of a round robin; then the next one. Entries count from 0.
    pub rounds: Vec<PairedRound>,
    /// Whether the event would end.
    pub ends: bool,
    /// Why nothing can be paired.
    pub stuck: Option<Stuck>,
    /// Games that have to end before anything can be paired.
    pub running: usize,
    /// What the director should know before he goes on.
    pub warnings: Vec<StartWarning>,
    /// Who is suspended, and about whose place the director has to decide first.
    pub undecided: Vec<String>,
}

/// What a director should know before a start or a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartWarning {
    /// A Swiss has more rounds than can be paired without a rematch or a second bye.
    ManyRounds {
        /// Its rounds.
        rounds: usize,
        /// Who plays.
        players: usize,
        /// The most rounds for so many.
        most: usize,
    },
    /// Pairs that have met before would meet again in the round.
    Rematches {
        /// How many.
        pairs: usize,
    },
    /// A player would have more games at once than the club lets this member have.
    OverLimit {
        /// Who.
        name: String,
        /// Games that run.
        running: u32,
        /// Games that would begin.
        more: u32,
        /// The most.
        most: u32,
    },
}

impl Preview {
    /// How many play on, of an event that runs; of one that takes entries, who would play.
    pub fn playing(&self, record: &EventRecord) -> usize {
        match self.event.state {
            TournamentState::Running => {
                record.entries.iter().filter(|entry| entry.state == EntryState::Playing).count()
            }
            _ => self.players.len(),
        }
    }

    /// How many games would begin.
    pub fn games(&self) -> usize {
        self.rounds.iter().flat_map(|round| &round.pairings).map(|pairing| pairing.games.count()).sum()
    }
}

/// What a start would do.
pub(super) struct Starting {
    /// With the numbers that would be given.
    pub(super) record: EventRecord,
    /// Who is left out.
    pub(super) left_out: Vec<PlayerId>,
    pub(super) secret: Secret,
    pub(super) next: Next,
}

impl Door {
    /// What starting the event, or going on with it, would pair.
    pub async fn preview(&self, code: &str) -> Result<Preview, SubmitError> {
        let record = EventRecord::load(&mut self.db().read().await?, code).await?;
        self.preview_of(record).await
    }

    /// The same of an event that takes entries, if it were changed to `to`.
    pub async fn preview_changed(&self, record: &EventRecord, to: &NewEvent) -> Result<Preview, SubmitError> {
        let to = to.tidied();
        let event = Tournament { positions: to.positions, rated: to.rated, ..record.event.clone() };
        let changed = EventRecord { event, settings: to.settings, ..record.clone() };
        self.preview_of(changed).await
    }

    async fn preview_of(&self, record: EventRecord) -> Result<Preview, SubmitError> {
        let now = self.clock().now();
        let (record, left_out, next) = match record.event.state {
            TournamentState::Open => {
                let seed = self.seed_of(&record.event, now).await?;
                let mut tx = self.db().read().await?;
                let starting = starting(&mut tx, record, seed).await?;
                (starting.record, starting.left_out, Some(starting.next))
            }
            TournamentState::Running => {
                let mut tx = self.db().read().await?;
                let next = self.next_of_running(&mut tx, &record).await?.1;
                (record, Vec::new(), Some(next))
            }
            _ => (record, Vec::new(), None),
        };
        let mut tx = self.db().read().await?;
        let by_id = people(&mut tx, &record).await?;
        let mut out = Vec::new();
        for id in left_out {
            out.push(Person::load(&mut tx, id).await.map_err(LoadError::from)?);
        }
        let mut preview = Preview {
            players: record.entries.iter().filter_map(|entry| by_id.get(&entry.player).cloned()).collect(),
            ratings: record.entries.iter().map(|entry| entry.seeded).collect(),
            left_out: out,
            rounds: Vec::new(),
            ends: false,
            stuck: None,
            running: if next == Some(Next::Wait) { record.unfinished().count() } else { 0 },
            event: record.event.clone(),
            settings: record.settings.clone(),
            warnings: Vec::new(),
            undecided: Vec::new(),
        };
        match next {
            Some(Next::Rounds(rounds)) => {
                preview.warnings = warnings_of(&record, &rounds);
                if record.event.state == TournamentState::Open {
                    preview.warnings.extend(self.over_limit(&mut tx, &record, &rounds).await?);
                }
                let undecided = undecided_in(&mut tx, &record, &rounds).await?;
                preview.undecided = undecided.into_iter().map(|person| person.name).collect();
                preview.rounds = rounds;
            }
            Some(Next::Ended(_)) => preview.ends = true,
            Some(Next::Stuck(why)) => preview.stuck = Some(why),
            Some(Next::Wait) | None => {}
        }
        Ok(preview)
    }

    pub(super) async fn start_event(
        &self,
        submission: &Submission,
        code: &str,
        seen: Option<i64>,
    ) -> Result<Receipt, SubmitError> {
        staff(submission)?;
        let at = submission.at;
        let record = EventRecord::load(&mut self.db().read().await?, code).await?;
        if seen.is_some_and(|seen| seen != record.event.version) {
            return Err(EventDenial::Changed.into());
        }
        if record.event.state != TournamentState::Open {
            return Err(EventDenial::NotToBegin(record.event.state).into());
        }
        let secret = self.seed_of(&record.event, at).await?;
        let starting = starting(&mut self.db().read().await?, record, secret).await?;
        let entrants = starting.record.entries.len();
        let rounds = match &starting.next {
            Next::Rounds(rounds) if entrants >= 2 => rounds.clone(),
            _ if submission.by == Actor::Club => {
                let why = ["event-cannot-start", "event-not-started"];
                return self.cannot_start(submission, &starting, entrants, why).await;
            }
            _ if entrants < 2 => return Err(EventDenial::TooFew { entrants }.into()),
            _ => return Err(EventDenial::Stuck.into()),
        };
        // Over the limit of games nobody is taken but by a director's word, who has seen who it is.
        if submission.by == Actor::Club {
            let mut tx = self.db().read().await?;
            let over = self.over_limit(&mut tx, &starting.record, &rounds).await?;
            drop(tx);
            if !over.is_empty() {
                let why = ["event-cannot-start-limit", "event-not-started-limit"];
                return self.cannot_start(submission, &starting, entrants, why).await;
            }
        }
        let receipt = Receipt::Event { code: starting.record.event.code.clone() };
        let commit = self.commit_for(submission, receipt.clone(), None);
        let event = begun(&starting.record, &rounds, at)?;
        // Whom nobody asked is told what a preview would have said.
        let warned =
            if submission.by == Actor::Club { warnings_of(&starting.record, &rounds) } else { Vec::new() };
        let deed = Deed::new("start").answered("event-done-started");
        let door = self.clone();
        self.write_event(submission, commit, event, deed, move |tx| {
            Box::pin(async move {
                let Starting { record, left_out, secret, .. } = starting;
                let id = record.event.id;
                for entry in &record.entries {
                    tournaments::update_entry(
                        tx,
                        &entry.row(&record.event, EntryState::Playing, entry.noted),
                    )
                    .await?;
                }
                for &player in &left_out {
                    tournaments::remove_entry(tx, id, player).await?;
                }
                let (list, hash) = secret.list();
                if !draws::close(tx, id, list, &hash.to_string(), at).await? {
                    return Err(
                        corrupt(&record.event, "draw", "the entries were closed before".to_owned()).into()
                    );
                }
                door.begin_rounds(tx, &record, &rounds, &secret, at, &mut Folds::default()).await?;
                let mut letters = door.left_out_letters(tx, &record.event, &left_out).await?;
                let next = if record.settings.reopen {
                    Some(door.reopen(tx, &record.event, at).await?)
                } else {
                    None
                };
                letters.extend(door.start_letter(tx, &record, &warned, next.as_ref()).await?);
                outbox::insert_all(tx, &letters).await?;
                door.pass_on_waiting(tx, &record, next.as_ref(), at).await
            })
        })
        .await?;
        Ok(receipt)
    }

    /// Who would have more games at once than the club lets them have, if these rounds began.
    async fn over_limit(
        &self,
        tx: &mut Tx,
        record: &EventRecord,
        rounds: &[PairedRound],
    ) -> Result<Vec<StartWarning>, SubmitError> {
        let mut over = Vec::new();
        for (index, entry) in record.entries.iter().enumerate() {
            let pairings = rounds.iter().flat_map(|round| &round.pairings);
            let own = pairings.filter(|pairing| pairing.white == index || pairing.black == index);
            let at_once = |pairing: &Paired| {
                // The second game of such a match waits for the first.
                if record.settings.staggered && pairing.games == Games::Two {
                    1
                } else {
                    pairing.games.count()
                }
            };
            let more = u32::try_from(own.map(at_once).sum::<usize>()).unwrap_or(u32::MAX);
            let person = Person::load(tx, entry.player).await.map_err(LoadError::from)?;
            if let Err(SubmitError::Invalid(Invalid::TooManyGames { name, running, most, more })) =
                self.may_start(tx, &person, more).await
            {
                over.push(StartWarning::OverLimit { name, running, more, most });
            }
        }
        Ok(over)
    }

    /// To the director: what a preview would have warned of, where an event began by itself, and when the event begins that it has
    /// opened, if a date does that.
    async fn start_letter(
        &self,
        tx: &mut Tx,
        record: &EventRecord,
        warned: &[StartWarning],
        next: Option<&Tournament>,
    ) -> Result<Option<NewLetter>, SubmitError> {
        // Who plays as well has the letter of the games, and finds this on the desk.
        let Some(id) = record.event.director_id.filter(|&id| !record.concerns(id)) else { return Ok(None) };
        let reader = Person::load(tx, id).await.map_err(LoadError::from)?;
        let (speech, lang) = (self.inner.speech, reader.lang);
        let mut said = Vec::new();
        if !warned.is_empty() {
            said.extend(speech::event::warnings(speech, lang, true, warned));
        }
        if let Some(next) = next
            && let StartMode::Date { at } = EventSettings::of(next)?.start
        {
            let page = format!("{}/director/tournaments/{}", self.club().public_url, next.code);
            let facts = [
                ("next", next.name.as_str().into()),
                ("next_code", next.code.as_str().into()),
                ("moment", speech.moment(lang, &reader.zone, at).into()),
                ("page", page.into()),
            ];
            said.push(self.event_says(&reader, &record.event, "event-opened-next", &facts));
        }
        if said.is_empty() {
            return Ok(None);
        }
        self.event_letter(&reader, &record.event, LetterKind::Desk, said)
    }

    /// The event after this one takes entries. Its row names this one, so that it is opened once.
    async fn reopen(&self, tx: &mut Tx, event: &Tournament, at: i64) -> Result<Tournament, NotMade> {
        let new = tournament_of(&next_of(event, at)?, event.director_id, Some(event.id));
        let stored = tournaments::create(tx, &new, at).await?;
        self.commit_to(tx, &stored, at).await?;
        Ok(stored)
    }

    /// The date has come, or the last place is taken, but nothing can be paired: the director decides. Entries stay open.
    async fn cannot_start(
        &self,
        submission: &Submission,
        starting: &Starting,
        entrants: usize,
        [to_director, to_entrants]: [&str; 2],
    ) -> Result<Receipt, SubmitError> {
        let event = Tournament {
            look_at: None,
            waits_since: starting.record.event.waits_since.or(Some(submission.at)),
            ..starting.record.event.clone()
        };
        let facts = [("entrants", entrants.into())];
        let mut letters = self.director_letters(&event, to_director, &facts).await?;
        letters.extend(self.not_started_letters(&starting.record, entrants, to_entrants).await?);
        let receipt = Receipt::Event { code: event.code.clone() };
        let commit = self.commit_for(submission, receipt.clone(), None);
        self.write_event(submission, commit, event, Deed::new("cannot start"), move |tx| {
            Box::pin(async move {
                outbox::insert_all(tx, &letters).await?;
                Ok(())
            })
        })
        .await?;
        Ok(receipt)
    }
}

/// What pairing these rounds means that a director should know; limits of games aside.
pub(super) fn warnings_of(record: &EventRecord, rounds: &[PairedRound]) -> Vec<StartWarning> {
    let mut warnings = Vec::new();
    if let Format::Swiss { rounds: planned, .. } = record.settings.format {
        let players = record.history().playing().count();
        let (rounds, most) = (usize::from(planned), swiss::most_rounds(players));
        if record.rounds.is_empty() && rounds > most {
            warnings.push(StartWarning::ManyRounds { rounds, players, most });
        }
    }
    let pairs = rematches(rounds);
    if pairs > 0 {
        warnings.push(StartWarning::Rematches { pairs });
    }
    warnings
}

/// The pairs of these rounds that have met before.
pub(super) fn rematches(rounds: &[PairedRound]) -> usize {
    let again = |pairing: &&Paired| pairing.why.iter().any(|why| matches!(why, PairWhy::Rematch { .. }));
    rounds.iter().flat_map(|round| &round.pairings).filter(again).count()
}

/// The row of an event that begins.
fn begun(record: &EventRecord, rounds: &[PairedRound], at: i64) -> Result<Tournament, SubmitError> {
    let pace = super::rounds::pace_of(record)?;
    Ok(Tournament {
        state: TournamentState::Running,
        round: i64::try_from(rounds.len()).unwrap_or(i64::MAX),
        started_at: Some(at),
        look_at: record.settings.round_ms(pace).map(|ms| at + ms),
        ..record.event.clone()
    })
}

/// Closes the entries as a start would: who may not play at present is left out, free places are filled from the waiting
/// list, ratings are noted, numbers given. Where seeds or scores pair, the highest rating gets number 1; in a round robin of
/// one class the numbers are the order of entry.
async fn starting(tx: &mut Tx, mut record: EventRecord, seed: Hash) -> Result<Starting, SubmitError> {
    let mut left_out = Vec::new();
    let mut entries: Vec<EventEntry> = Vec::new();
    let waiting = record.waiting.iter().map(|entry| entry.player_id);
    // Whoever is in plays, also where there were more places once.
    let most = record.settings.capacity.and_then(|capacity| usize::try_from(capacity).ok());
    let most = most.map_or(usize::MAX, |most| most.max(record.entries.len()));
    let mut stays = Vec::new();
    for player in record.entries.iter().map(|entry| entry.player).chain(waiting) {
        if entries.len() == most {
            stays.push(player);
            continue;
        }
        let person = Person::load(tx, player).await.map_err(LoadError::from)?;
        if !matches!(person.status, PlayerStatus::Active | PlayerStatus::Inactive) {
            left_out.push(player);
            continue;
        }
        let rating = hundredths(tx, player).await?;
        entries.push(EventEntry {
            number: entries.len() + 1,
            player,
            state: EntryState::Playing,
            before: Vec::new(),
            noted: EntryBody { rating: Some(rating), ..EntryBody::default() },
            seeded: rating,
        });
    }
    if !matches!(record.settings.format, Format::RoundRobin { class_size: None, .. }) {
        // The sort is stable: of equal ratings who entered first comes first.
        entries.sort_by_key(|entry| Reverse(entry.seeded));
    }
    for (number, entry) in (1..).zip(&mut entries) {
        entry.number = number;
    }
    record.waiting.retain(|entry| stays.contains(&entry.player_id));
    // Members are named by their number in the club: a name may change, or be forgotten.
    let names: Vec<String> = entries.iter().map(|entry| entry.player.to_string()).collect();
    let list = entry_list(names.iter().map(String::as_str).zip(entries.iter().map(|entry| entry.seeded)));
    let secret = Secret::with(seed, &record.event.code, list);
    record.entries = entries;
    let next = paired(record.settings.format, record.history(), secret.lots(0)).await;
    Ok(Starting { record, left_out, secret, next })
}

/// The secret of an event that runs.
pub(super) async fn secret_of(tx: &mut Tx, record: &EventRecord) -> Result<Option<Secret>, SubmitError> {
    let Some(list) = record.draw.as_ref().and_then(|draw| draw.entries.clone()) else { return Ok(None) };
    let seed = seed(tx, &record.event).await?;
    Ok(seed.map(|seed| Secret::with(seed, &record.event.code, list)))
}
