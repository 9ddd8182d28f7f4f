//! What another result of a game means for who plays on: told to whom it concerns, in the commit that corrects the result, and
//! to its director in the preview. A round that has begun stays as it was paired (domain.md, "Tournaments").
use std::collections::BTreeMap;

use frcec_rules::club::{
    event::{
        Format, Moved, Next,
        knockout::{Decided, tie_breaks_asked},
        moved,
    },
    game::{Command as Rules, EndReason, Office, Outcome},
};
use frcec_store::{
    GameId, PlayerId, Tx,
    games::{GameResult, GameState, StoredGame},
    letters::NewLetter,
    tournaments::{self, Entry, EntryState, Tournament, TournamentKind, TournamentState},
};

use super::{
    EventRecord, EventsKnown, advance::paired, departure::Ends, rounds::people, withdraw::TAKEN_BACK_MS,
};
use crate::{
    door::{Door, Loaded, Submission, SubmitError, closing::Closing, commit::Commit, load},
    mail::compose::LetterKind,
    people::Person,
    speech::{Lang, Speech, Value},
    view::GameView,
};

mod over;
use self::over::OverChange;

/// What a corrected result moves in its event.
pub(in crate::door) struct Movement {
    record: EventRecord,
    moved: Vec<Moved>,
    /// What changes in an event that is over.
    over: OverChange,
    /// What becomes of tie-breaks.
    tie_breaks: TieBreaks,
    /// Whether a round that has begun stays as it was paired, though the result says otherwise.
    round_stays: bool,
    people: BTreeMap<PlayerId, Person>,
}

/// Which ruling moves something, for those who do not play the game.
pub(in crate::door) struct Ruled<'a> {
    pub(in crate::door) view: &'a GameView,
    pub(in crate::door) director: &'a str,
    pub(in crate::door) reason: &'a str,
    /// Whether it is the decision of an appeal.
    pub(in crate::door) appeal: bool,
}

/// What a corrected result makes of the tie-breaks of a knockout.
struct TieBreaks {
    /// Unfinished games that decide nothing any more: they are cancelled.
    moot: Vec<Loaded>,
    /// Games that were cancelled so, and decide their match again: they go on.
    again: Vec<Loaded>,
    /// What ends when those are cancelled.
    closes: Ends,
}

impl EventRecord {
    /// The event as it would stand if this game had ended otherwise (`None`: it ran again). How it ended counts too: losses on time
    /// decide what is level.
    fn with_result(&self, game: GameId, ending: Option<(Outcome, EndReason)>) -> Self {
        let mut after = self.clone();
        let games = after.matches.values_mut().flat_map(|(_, games)| games);
        for stored in games.filter(|stored| stored.id == game) {
            stored.row.state = match ending {
                None => GameState::Running,
                Some((Outcome::Cancelled, _)) => GameState::Cancelled,
                Some(_) => GameState::Finished,
            };
            stored.row.result = ending.and_then(|(outcome, _)| GameResult::of(outcome));
            stored.row.reason = ending.map(|(_, reason)| reason.key().to_owned());
        }
        after
    }

    /// Whether a round runs that was paired from this game's result.
    fn stays_paired(&self, game: GameId) -> bool {
        // A knockout says who goes on all the same, and a round robin pairs nothing.
        let by_results = matches!(self.settings.format, Format::Swiss { .. } | Format::Dropout);
        let all = self.matches.values();
        let of = all.into_iter().find(|(_, games)| games.iter().any(|stored| stored.id == game));
        let round = of.and_then(|(stored, _)| stored.round);
        self.event.state == TournamentState::Running
            && by_results
            && round.is_some_and(|round| round < self.event.round)
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
        ending: Option<(Outcome, EndReason)>,
    ) -> Result<Option<Self>, SubmitError> {
        let Some(id) = game.tournament_id else { return Ok(None) };
        let Some(event) = tournaments::by_id(tx, id).await? else { return Ok(None) };
        let record = EventRecord::of(tx, event).await?;
        let mut after = record.with_result(game.id, ending);
        let tie_breaks = TieBreaks::of(tx, &record, &mut after).await?;
        // Lots whose link is not published are told by nothing, this letter included.
        let mut moved = moved(&record.settings.format, &record.history(), &after.history(), &record.lots());
        let over = OverChange::of(&record, &after, &mut moved);
        let people = people(tx, &record).await?;
        let round_stays = record.stays_paired(game.id);
        Ok(Some(Self { record, moved, over, tie_breaks, round_stays, people }))
    }

    /// Writes into `commit` what it makes of tie-breaks. What is to be told of the games that go on; of those that are cancelled the
    /// sentences of [`Self::said_to`] tell. Where a round ends by it, the club goes on later: until then it can be taken back.
    pub(in crate::door) async fn write_tie_breaks(
        &self,
        door: &Door,
        submission: &Submission,
        commit: &mut Commit,
    ) -> Result<Closing, SubmitError> {
        // What a director does is never what the club goes on from at once: it can be taken back for an hour, and so can what was done
        // in the hour before it.
        commit.looks.retain(|&id| id != self.record.event.id);
        let now = Some(commit.at);
        for event in commit.events.iter_mut().filter(|event| event.id == self.record.event.id) {
            if event.state == TournamentState::Running && event.look_at == now {
                event.look_at = Some(submission.at + TAKEN_BACK_MS);
            }
        }
        let TieBreaks { moot, again, closes } = &self.tie_breaks;
        let players: Vec<PlayerId> = self.people.keys().copied().collect();
        Closing::of(submission, commit, moot, &players, |_| (None, Rules::Office(Office::CancelMoot)))?;
        if *closes != Ends::Nothing {
            for event in commit.events.iter_mut().filter(|event| event.id == self.record.event.id) {
                event.look_at = Some(submission.at + TAKEN_BACK_MS);
            }
        }
        door.resumed(submission, commit, again).await
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
                Moved::LastRound { entry } => ("desk-moved-last-round", vec![("name", name(entry))]),
                Moved::MoreRounds { entry } => ("desk-moved-more-rounds", vec![("name", name(entry))]),
                Moved::GoesOn { entry, other, last } => {
                    let key = match (last, self.is_over()) {
                        (true, true) => "desk-moved-won",
                        (true, false) => "desk-moved-wins",
                        (false, _) => "desk-moved-on",
                    };
                    (key, vec![("name", name(entry)), ("other", name(other))])
                }
                Moved::Level { entry, other } => {
                    ("desk-moved-level", vec![("name", name(entry)), ("other", name(other))])
                }
                Moved::Stays { .. } if self.is_over() => ("desk-moved-stays-over", Vec::new()),
                Moved::Stays { entry, other } => {
                    ("desk-moved-stays", vec![("name", name(entry)), ("other", name(other))])
                }
            };
            speech.say(lang, key, &facts)
        };
        let mut foretold: Vec<String> = self.moved.iter().map(said).collect();
        let TieBreaks { moot, again, closes } = &self.tie_breaks;
        for (key, games) in [("desk-moved-moot", moot), ("desk-moved-again", again)] {
            if let Some(first) = games.first() {
                let names = [&first.view.white, &first.view.black].map(|person| person.name.as_str());
                let facts =
                    [("name", names[0].into()), ("other", names[1].into()), ("games", games.len().into())];
                foretold.push(speech.say(lang, key, &facts));
            }
        }
        foretold.extend(match closes {
            Ends::Nothing => None,
            Ends::Round => Some(speech.word(lang, "going-ends-round-later")),
            Ends::Event => Some(speech.word(lang, "going-ends-event-later")),
        });
        // A knockout has said already who wins the final.
        let won = self.moved.iter().any(|moved| matches!(moved, Moved::GoesOn { last: true, .. }));
        if let Some([had, has]) = self.over.titles.as_ref().filter(|_| !won) {
            let named = |entries: &[usize]| Value::from(self.names(speech, lang, entries));
            let facts = [("had", named(had)), ("has", named(has))];
            let key = if has.is_empty() { "desk-moved-no-title" } else { "desk-moved-title" };
            foretold.push(speech.say(lang, key, &facts));
        }
        if self.over.shared {
            foretold.push(speech.word(lang, "desk-moved-shared"));
        }
        if let Some((winner, why)) = self.over.last_resort {
            let facts = [("name", name(winner)), ("round", round_of(why).into())];
            foretold.push(speech.say(lang, &format!("desk-moved-by-{}", way_of(why)), &facts));
        }
        if !self.over.places.is_empty() {
            let places = self.over.places.iter().map(|(&entry, [was, is, _])| {
                let facts = [("name", name(entry)), ("was", (*was).into()), ("is", (*is).into())];
                speech.say(lang, "desk-moved-place", &facts)
            });
            let list = speech.list(lang, &places.collect::<Vec<_>>());
            foretold.push(speech.say(lang, "desk-moved-places", &[("list", list.into())]));
        }
        foretold
    }

    /// Whether the event was over when the result was corrected.
    fn is_over(&self) -> bool {
        self.record.event.state == TournamentState::Finished
    }

    /// Members by name, in a list; a dash for none.
    fn names(&self, speech: Speech, lang: Lang, entries: &[usize]) -> String {
        let name = |entry: &usize| Some(self.people.get(&self.record.player(*entry)?)?.name.as_str());
        let names: Vec<String> = entries.iter().filter_map(name).map(str::to_owned).collect();
        if names.is_empty() { "–".to_owned() } else { speech.list(lang, &names) }
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
            Moved::LastRound { .. } => says("event-moved-last-round", &[]),
            Moved::MoreRounds { .. } => says("event-moved-more-rounds", &[]),
            Moved::GoesOn { entry, other, last: true } if self.is_over() => {
                of_two("event-moved-won-", entry, other)
            }
            Moved::GoesOn { entry, other, last: true } => of_two("event-moved-wins-", entry, other),
            Moved::GoesOn { entry, other, last: false } => of_two("event-moved-on-", entry, other),
            Moved::Level { entry, other } => {
                says("event-moved-level", &[("name", name(if entry == own { other } else { entry }))])
            }
            Moved::Stays { .. } if self.is_over() => says("event-moved-stays-over", &[]),
            Moved::Stays { entry, other } => of_two("event-moved-stays-", entry, other),
        });
        let won = self.moved.iter().any(|moved| {
            matches!(moved, Moved::GoesOn { last: true, .. }) && moved.entries().any(|entry| entry == own)
        });
        let mut said: Vec<String> = said.collect();
        for (key, games) in
            [("event-moved-moot", &self.tie_breaks.moot), ("event-moved-again", &self.tie_breaks.again)]
        {
            let own = games.iter().filter(|game| game.stored.seat(reader).is_some());
            let names: Vec<String> = own.map(|game| game.view.name.clone()).collect();
            if !names.is_empty() {
                let list = door.inner.speech.list(person.lang, &names);
                said.push(says(key, &[("list", list.into()), ("games", names.len().into())]));
            }
        }
        if let Some([had, has]) = self.over.titles.as_ref().filter(|_| !won) {
            let named = |entries: &[usize]| Value::from(self.names(door.inner.speech, person.lang, entries));
            let facts = [("had", named(had)), ("has", named(has))];
            said.push(says(
                if has.is_empty() { "event-moved-no-title" } else { "event-moved-title" },
                &facts,
            ));
            if self.over.shared {
                said.push(says("event-moved-shared", &[]));
            }
        }
        if let Some((winner, why)) = self.over.last_resort {
            let facts = [("name", name(winner)), ("round", round_of(why).into())];
            said.push(says(&format!("event-moved-by-{}", way_of(why)), &facts));
        }
        if let Some([was, is, of]) = self.over.places.get(&own) {
            let facts = [("was", (*was).into()), ("is", (*is).into()), ("of", (*of).into())];
            said.push(says("event-moved-place", &facts));
        }
        said
    }

    /// The same to a player of the corrected game.
    pub(in crate::door) fn said_to_player(&self, door: &Door, reader: PlayerId) -> Vec<String> {
        let mut said = self.said_to(door, reader);
        if let Some(person) = self.people.get(&reader).filter(|_| self.round_stays) {
            said.push(door.event_says(person, &self.record.event, "event-moved-round", &[]));
        }
        said
    }

    /// Letters to those whom it concerns and who are not `told` by a letter of the game. (Where all would be out, the result of two decides about others.)
    pub(in crate::door) fn letters(
        &self,
        door: &Door,
        told: &[PlayerId],
        ruling: &Ruled<'_>,
    ) -> Result<Vec<NewLetter>, SubmitError> {
        let mut letters = Vec::new();
        let view = ruling.view;
        for (&player, person) in self.people.iter().filter(|(player, _)| !told.contains(player)) {
            let mut said = self.said_to(door, player);
            if !said.is_empty() {
                let facts = [
                    ("game", view.name.as_str().into()),
                    ("white", view.white.name.as_str().into()),
                    ("black", view.black.name.as_str().into()),
                ];
                let by = if ruling.appeal { "event-moved-by-appeal" } else { "event-moved-by" };
                said.insert(0, door.inner.speech.say(person.lang, by, &facts));
                said.push(door.decided_says(person, Some(ruling.director), ruling.reason));
                letters.extend(door.event_letter(person, &self.record.event, LetterKind::Desk, said)?);
            }
        }
        Ok(letters)
    }
}

/// What is no score: the name of its sentences.
const fn way_of(why: Decided) -> &'static str {
    if matches!(why, Decided::Lot { .. }) { "lot" } else { "time" }
}

/// The round whose link gave a lot (from 1).
const fn round_of(why: Decided) -> usize {
    if let Decided::Lot { round } = why { round } else { 0 }
}

impl TieBreaks {
    /// What becomes of the tie-breaks when `after` holds; they are put into it.
    async fn of(tx: &mut Tx, record: &EventRecord, after: &mut EventRecord) -> Result<Self, SubmitError> {
        let mut found = Self { moot: Vec::new(), again: Vec::new(), closes: Ends::Nothing };
        let knockout = record.settings.format == Format::Knockout;
        if !knockout || record.event.state != TournamentState::Running {
            return Ok(found);
        }
        for ((round, place), asked) in tie_breaks_asked(&after.history()) {
            // A round that has begun is never paired again, and the one before it not played again.
            let Some(pairing) = record.rounds.get(round).and_then(|round| round.body.pairings.get(place))
            else {
                continue;
            };
            let sides = [pairing.paired.white, pairing.paired.black];
            let both = sides.iter().all(|&entry| {
                record.entries.get(entry).is_some_and(|entry| entry.state == EntryState::Playing)
            });
            let last = round + 1 == record.rounds.len();
            for game in record.games_of(pairing) {
                let is_moot = game.row.reason.as_deref() == Some(EndReason::Moot.key());
                let runs = matches!(game.row.state, GameState::Running | GameState::Waiting);
                if runs && !asked {
                    found.moot.push(load::complete(tx, game.clone()).await?);
                } else if is_moot && asked && both && last {
                    found.again.push(load::complete(tx, game.clone()).await?);
                }
            }
        }
        for (games, state) in [(&found.moot, GameState::Cancelled), (&found.again, GameState::Running)] {
            let stored = after.matches.values_mut().flat_map(|(_, games)| games);
            for stored in stored.filter(|stored| games.iter().any(|game| game.stored.id == stored.id)) {
                stored.row.state = state;
                stored.row.reason = (state == GameState::Cancelled).then(|| EndReason::Moot.key().to_owned());
            }
        }
        if !found.moot.is_empty() && after.unfinished().next().is_none() {
            let next = paired(after.settings.format, after.history(), after.lots()).await;
            found.closes = if matches!(next, Next::Ended(_)) { Ends::Event } else { Ends::Round };
        }
        Ok(found)
    }
}

impl Door {
    /// What another result of a game would move in its event, in sentences for whoever looks first.
    pub async fn foretell_result(
        &self,
        game: &StoredGame,
        ending: Option<(Outcome, EndReason)>,
        lang: Lang,
    ) -> Result<Vec<String>, SubmitError> {
        let mut tx = self.db().read().await?;
        let movement = Movement::of(&mut tx, game, ending).await?;
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

/// Whether a result would make a match of a knockout that is over level again, whose tie-break was cancelled because it was not: it
/// cannot be played any more.
pub(in crate::door) async fn tie_break_gone(
    tx: &mut Tx,
    events: &mut EventsKnown,
    game: &StoredGame,
    ending: (Outcome, EndReason),
) -> Result<bool, SubmitError> {
    let Some(id) = game.tournament_id else { return Ok(false) };
    let Some(event) = tournaments::by_id(tx, id).await? else { return Ok(false) };
    if event.kind != TournamentKind::Knockout || event.state != TournamentState::Finished {
        return Ok(false);
    }
    let record = events.load(tx, &event.code).await?;
    let after = record.with_result(game.id, Some(ending));
    let asked = |record: &EventRecord| -> Vec<_> {
        let all = tie_breaks_asked(&record.history()).into_iter();
        all.filter_map(|(place, asked)| asked.then_some(place)).collect()
    };
    let had = asked(&record);
    let gone = |(round, place): (usize, usize)| {
        let pairing = record.rounds.get(round).and_then(|round| round.body.pairings.get(place));
        let games = pairing.into_iter().flat_map(|pairing| record.games_of(pairing));
        games.into_iter().any(|game| game.row.reason.as_deref() == Some(EndReason::Moot.key()))
    };
    Ok(asked(&after).into_iter().filter(|place| !had.contains(place)).any(gone))
}
