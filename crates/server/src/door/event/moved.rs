//! What another result of a game means for who plays on: told to whom it concerns, in the commit that corrects the result, and
//! to its director in the preview. A round that has begun stays as it was paired (domain.md, "Tournaments").
use std::collections::BTreeMap;

use frcec_rules::club::{
    event::{Format, Moved, moved},
    game::Outcome,
};
use frcec_store::{
    GameId, PlayerId, Tx,
    games::{GameResult, GameState, StoredGame},
    letters::NewLetter,
    tournaments::{self, Entry, EntryState, Tournament, TournamentState},
};

use super::{EventRecord, rounds::people};
use crate::{
    door::{Door, SubmitError},
    mail::compose::LetterKind,
    people::Person,
    speech::{Lang, Speech, Value},
};

/// What a corrected result moves in its event.
pub(in crate::door) struct Movement {
    record: EventRecord,
    moved: Vec<Moved>,
    /// Who had won, and who has won now, of an event that is over; `None` where that stays.
    titles: Option<[Vec<usize>; 2]>,
    people: BTreeMap<PlayerId, Person>,
}

impl EventRecord {
    /// The event as it would stand if this game had another result (`None`: it ran again), its rules' reason as it is.
    fn with_result(&self, game: GameId, outcome: Option<Outcome>) -> Self {
        let mut after = self.clone();
        let games = after.matches.values_mut().flat_map(|(_, games)| games);
        for stored in games.filter(|stored| stored.id == game) {
            stored.row.state = match outcome {
                None => GameState::Running,
                Some(Outcome::Cancelled) => GameState::Cancelled,
                Some(_) => GameState::Finished,
            };
            stored.row.result = outcome.and_then(GameResult::of);
        }
        after
    }

    fn player(&self, entry: usize) -> Option<PlayerId> {
        self.entries.get(entry).map(|entry| entry.player)
    }
}

impl Movement {
    /// What another result of `game` moves; `None` where nothing of it stands in an event.
    pub(in crate::door) async fn of(
        tx: &mut Tx,
        game: &StoredGame,
        outcome: Option<Outcome>,
    ) -> Result<Option<Self>, SubmitError> {
        let Some(id) = game.tournament_id else { return Ok(None) };
        let Some(event) = tournaments::by_id(tx, id).await? else { return Ok(None) };
        let record = EventRecord::of(tx, event).await?;
        let after = record.with_result(game.id, outcome);
        // Lots whose link is not published are told by nothing, this letter included.
        let moved = moved(&record.settings.format, &record.history(), &after.history(), &record.lots());
        let [had, has] = [&record, &after].map(|record| record.champions().concat());
        let over = record.event.state == TournamentState::Finished;
        let titles = (over && had != has).then_some([had, has]);
        let people = people(tx, &record).await?;
        Ok(Some(Self { record, moved, titles, people }))
    }

    /// The event, to be guarded: a round must not be paired from the results before.
    pub(in crate::door) fn guard(&self) -> Option<Tournament> {
        (self.record.event.state == TournamentState::Running).then(|| self.record.event.clone())
    }

    /// The rows of those whom a dropout had put out, and who play on.
    pub(in crate::door) fn rows(&self) -> Vec<Entry> {
        let running = self.record.event.state == TournamentState::Running;
        let state = |moved: &Moved| match *moved {
            Moved::Back { entry, .. } => Some((entry, EntryState::Out, EntryState::Playing)),
            Moved::Out { entry } => Some((entry, EntryState::Playing, EntryState::Out)),
            _ => None,
        };
        let row = |(entry, from, to): (usize, EntryState, EntryState)| {
            let entry = self.record.entries.get(entry).filter(|entry| entry.state == from)?;
            Some(entry.row(&self.record.event, to, entry.noted))
        };
        self.moved.iter().filter(|_| running).filter_map(state).filter_map(row).collect()
    }

    /// What a preview says of it.
    pub(in crate::door) fn foretold(&self, speech: Speech, lang: Lang) -> Vec<String> {
        let name = |entry: usize| {
            let person = self.record.player(entry).and_then(|player| self.people.get(&player));
            Value::from(person.map(|person| person.name.as_str()).unwrap_or_default())
        };
        let said = |moved: &Moved| {
            let (key, facts) = match *moved {
                Moved::Back { entry, round } => {
                    ("desk-moved-back", vec![("name", name(entry)), ("round", round.into())])
                }
                Moved::Out { entry } => ("desk-moved-out", vec![("name", name(entry))]),
                Moved::TooLate { entry } => ("desk-moved-too-late", vec![("name", name(entry))]),
                Moved::GoesOn { entry, other, last } => {
                    let key = if last { "desk-moved-won" } else { "desk-moved-on" };
                    (key, vec![("name", name(entry)), ("other", name(other))])
                }
                Moved::Level { entry, other } => {
                    ("desk-moved-level", vec![("name", name(entry)), ("other", name(other))])
                }
                Moved::Stays { entry, other } => {
                    ("desk-moved-stays", vec![("name", name(entry)), ("other", name(other))])
                }
            };
            speech.say(lang, key, &facts)
        };
        let mut foretold: Vec<String> = self.moved.iter().map(said).collect();
        // A knockout has said already who wins the final.
        if let Some([had, has]) = self.titles.as_ref().filter(|_| foretold.is_empty()) {
            let facts = [("had", self.names(had).into()), ("has", self.names(has).into())];
            foretold.push(speech.say(lang, "desk-moved-title", &facts));
        }
        foretold
    }

    /// Members by name, in a list; a dash for none.
    fn names(&self, entries: &[usize]) -> String {
        let name = |entry: &usize| Some(self.people.get(&self.record.player(*entry)?)?.name.as_str());
        let names: Vec<&str> = entries.iter().filter_map(name).collect();
        if names.is_empty() { "–".to_owned() } else { names.join(", ") }
    }

    /// What is said of it to a member.
    pub(in crate::door) fn said_to(&self, door: &Door, reader: PlayerId) -> Vec<String> {
        let Some(person) = self.people.get(&reader) else { return Vec::new() };
        let Some(own) = self.record.entry_of(reader) else { return Vec::new() };
        let name = |entry: usize| {
            let person = self.record.player(entry).and_then(|player| self.people.get(&player));
            Value::from(person.map(|person| person.name.as_str()).unwrap_or_default())
        };
        let says = |key: &str, facts: &[(&'static str, Value)]| {
            door.event_says(person, &self.record.event, key, facts)
        };
        let of_two = |key: &str, entry: usize, other: usize| {
            if entry == own {
                says(&format!("{key}you"), &[("name", name(other))])
            } else {
                says(&format!("{key}them"), &[("name", name(entry))])
            }
        };
        let concerned = self.moved.iter().filter(|moved| moved.entries().any(|entry| entry == own));
        let said = concerned.map(|moved| match *moved {
            Moved::Back { round, .. } => says("event-moved-back", &[("round", round.into())]),
            Moved::Out { .. } => says("event-moved-out", &[]),
            Moved::TooLate { .. } => says("event-moved-too-late", &[]),
            Moved::GoesOn { entry, other, last: true } => of_two("event-moved-won-", entry, other),
            Moved::GoesOn { entry, other, last: false } => of_two("event-moved-on-", entry, other),
            Moved::Level { entry, other } => {
                says("event-moved-level", &[("name", name(if entry == own { other } else { entry }))])
            }
            Moved::Stays { entry, other } => of_two("event-moved-stays-", entry, other),
        });
        let mut said: Vec<String> = said.collect();
        if let Some([had, has]) = self.titles.as_ref().filter(|_| said.is_empty()) {
            let facts = [("had", self.names(had).into()), ("has", self.names(has).into())];
            said.push(says("event-moved-title", &facts));
        }
        said
    }

    /// Letters to those whom it concerns and who are not `told` by a letter of the game. (Where all would be out, the result of two decides about others.)
    pub(in crate::door) fn letters(
        &self,
        door: &Door,
        told: &[PlayerId],
    ) -> Result<Vec<NewLetter>, SubmitError> {
        let mut letters = Vec::new();
        for (&player, person) in self.people.iter().filter(|(player, _)| !told.contains(player)) {
            let said = self.said_to(door, player);
            if !said.is_empty() {
                letters.extend(door.event_letter(person, &self.record.event, LetterKind::Desk, said)?);
            }
        }
        Ok(letters)
    }
}

impl Door {
    /// What another result of a game would move in its event, in sentences for whoever looks first.
    pub async fn foretell_result(
        &self,
        game: &StoredGame,
        outcome: Option<Outcome>,
        lang: Lang,
    ) -> Result<Vec<String>, SubmitError> {
        let mut tx = self.db().read().await?;
        let movement = Movement::of(&mut tx, game, outcome).await?;
        Ok(movement.map(|movement| movement.foretold(self.inner.speech, lang)).unwrap_or_default())
    }
}

/// Whether who is out by the rules is another one in this round than the rows say: they are to be put right when it is written.
pub(super) fn plays_again(record: &EventRecord, plays: impl Fn(usize) -> bool) -> Vec<Entry> {
    let dropout = record.settings.format == Format::Dropout;
    let back = record
        .entries
        .iter()
        .enumerate()
        .filter(|(index, entry)| dropout && entry.state == EntryState::Out && plays(*index));
    back.map(|(_, entry)| entry.row(&record.event, EntryState::Playing, entry.noted)).collect()
}
