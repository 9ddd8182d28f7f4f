//! What it does to an event that one of its members goes: worked out once. The previews of pages and mails say it, and what is
//! done is the same.
use std::collections::BTreeSet;

use frcec_rules::club::{
    event::{Format, History, Next},
    game::{Command as Rules, Event, Outcome},
    seat::Seat,
};
use frcec_store::{
    GameId, PlayerId, Tx,
    games::{GameState, StoredGame},
    tournaments::{Entry, EntryState},
};

use super::{EntryBody, EventDenial, EventRecord, advance::paired};
use crate::{
    door::{Door, LoadError, Loaded, SubmitError, load, row},
    people::Person,
    speech::{Lang, Speech},
};

/// What a member's going from an event that runs would do, or does.
#[derive(Debug)]
pub struct Departure {
    /// Games that the member loses by it.
    pub lost: usize,
    /// Games that are cancelled by it: not both have moved in them.
    pub cancelled: usize,
    /// How each of them ends.
    pub ends: Vec<(GameId, Outcome)>,
    /// Whether a director does it: then the club goes on an hour later, so that it can be taken back.
    pub by_office: bool,
    /// Whether lost games are rated.
    pub rated: bool,
    /// What it does to the event beyond these games.
    pub effect: Effect,
    /// The games that end by it.
    pub(super) games: Vec<Loaded>,
    /// The entry's row afterwards.
    pub(super) row: Entry,
    /// What ends each game, for the seat of the one who goes.
    pub(super) command: Rules,
}

/// What it does to an event that somebody goes, by the event or by the club.
#[derive(Debug)]
pub struct Effect {
    /// How it is played.
    pub format: Format,
    /// Whether no result of the member counts any more: under half of the games are over (domain.md, "Tournaments").
    pub void: bool,
    /// Whether a game that is cancelled by it counts in the table as won by who stays.
    pub walkover: bool,
    /// Who has a finished game against the member: it leaves the table, or stays there.
    pub scored: BTreeSet<PlayerId>,
    /// What else ends by it.
    pub closes: Ends,
    /// Who has won, of an event that ends by it, table by table: who stays, by name.
    pub champions: Vec<Vec<(PlayerId, String)>>,
}

/// What ends when a member goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ends {
    /// Games of others run.
    Nothing,
    /// The round.
    Round,
    /// The event.
    Event,
}

impl Effect {
    /// What it does that the entry `index` goes; with `void` no result of it counts in the table.
    pub(super) async fn of(
        tx: &mut Tx,
        record: &EventRecord,
        index: usize,
        void: bool,
    ) -> Result<Self, SubmitError> {
        let player = record.entries[index].player;
        let mut effect = Self {
            format: record.settings.format,
            void,
            walkover: !void && record.settings.in_rounds(),
            scored: scored_against(record, player),
            closes: Ends::Nothing,
            champions: Vec::new(),
        };
        if record.unfinished().any(|game| game.seat(player).is_none()) {
            return Ok(effect);
        }
        let mut after = record.clone();
        after.entries[index].state = EntryState::Withdrawn;
        after.entries[index].noted.void = void;
        let history = after.history();
        match paired(record.settings.format, without_running(history, index, void), record.lots()).await {
            Next::Ended(last) => {
                effect.closes = Ends::Event;
                for winners in last.champions {
                    let mut named = Vec::new();
                    for player in
                        winners.into_iter().filter_map(|entry| Some(record.entries.get(entry)?.player))
                    {
                        let person = Person::load(tx, player).await.map_err(LoadError::from)?;
                        named.push((player, person.name));
                    }
                    effect.champions.push(named);
                }
            }
            _ => effect.closes = Ends::Round,
        }
        Ok(effect)
    }
}

/// The event's results when the games of the entry `index` that run have been lost by it, or cancelled.
fn without_running(mut history: History, index: usize, void: bool) -> History {
    let games = history
        .rounds
        .iter_mut()
        .flat_map(|round| &mut round.pairings)
        .flat_map(|pairing| &mut pairing.games);
    for game in games.filter(|game| game.outcome.is_none()) {
        game.outcome = match game.opponent(index) {
            None => continue,
            Some(_) if void => Some(Outcome::Cancelled),
            Some(_) if game.white == index => Some(Outcome::Black),
            Some(_) => Some(Outcome::White),
        };
    }
    history
}

impl Departure {
    /// What going at `at` (Unix ms) does; `by_office` if a director takes the member out.
    pub(super) async fn of(
        tx: &mut Tx,
        record: &EventRecord,
        player: PlayerId,
        by_office: bool,
        at: i64,
    ) -> Result<Self, SubmitError> {
        let index = record.entry_of(player).ok_or(EventDenial::NotEntered)?;
        if record.entries[index].state != EntryState::Playing {
            let person = Person::load(tx, player).await.map_err(LoadError::from)?;
            return Err(EventDenial::NotPlaying(person.name).into());
        }
        let (row, void) = gone(record, index, by_office, at)?;
        let command = Rules::Withdraw { void };
        let (mut games, mut ends, mut lost, mut cancelled) = (Vec::new(), Vec::new(), 0, 0);
        for game in record.unfinished().filter(|game| game.seat(player).is_some()) {
            let loaded = load::complete(tx, game.clone()).await?;
            let events = loaded
                .view
                .game
                .decide(game.seat(player), &command, at)
                .map_err(|denial| SubmitError::Denied { denial, view: Box::new(loaded.view.clone()) })?;
            for event in events {
                if let Event::Ended { outcome, .. } = event {
                    ends.push((game.id, outcome));
                }
                match event {
                    Event::Ended { outcome: Outcome::Cancelled, .. } => cancelled += 1,
                    Event::Ended { .. } => lost += 1,
                    _ => {}
                }
            }
            games.push(loaded);
        }
        let effect = Effect::of(tx, record, index, void).await?;
        Ok(Self { lost, cancelled, ends, by_office, rated: record.event.rated, effect, games, row, command })
    }

    /// It in words that fit before and after it: what becomes of the games, and of the table.
    pub fn sentences(&self, speech: Speech, lang: Lang) -> Vec<String> {
        let mut said = vec![speech.say(lang, "going-lost", &[("lost", self.lost.into())])];
        if self.lost > 0 && self.rated {
            said.push(speech.word(lang, "going-rated"));
        }
        if self.cancelled > 0 {
            said.push(speech.say(lang, "going-cancelled", &[("cancelled", self.cancelled.into())]));
            if self.effect.walkover {
                said.push(speech.word(lang, "going-walkover"));
            }
        }
        said.push(speech.word(lang, if self.effect.void { "going-void" } else { "going-kept" }));
        said
    }

    /// What ends by it besides the games, and who has won, for whoever looks before it is done.
    pub fn foretold(&self, speech: Speech, lang: Lang) -> Vec<String> {
        let key = match (self.effect.closes, self.by_office) {
            (Ends::Nothing, true) => "going-hour",
            (Ends::Nothing, false) => return Vec::new(),
            (Ends::Round, true) => "going-ends-round-later",
            (Ends::Round, false) => "going-ends-round",
            (Ends::Event, true) => "going-ends-event-later",
            (Ends::Event, false) => "going-ends-event",
        };
        let mut said = vec![speech.word(lang, key)];
        let tables = &self.effect.champions;
        for (class, winners) in (1_usize..).zip(tables) {
            let names: Vec<String> = winners.iter().map(|(_, name)| name.clone()).collect();
            let facts = [
                ("names", speech.list(lang, &names).into()),
                ("winners", names.len().into()),
                ("class", class.into()),
            ];
            said.push(speech.say(
                lang,
                if tables.len() > 1 { "going-wins-class" } else { "going-wins" },
                &facts,
            ));
        }
        said
    }
}

impl Door {
    /// What it would do now that a member goes from an event that runs; `by_office` if a director takes the member out.
    pub async fn departure(
        &self,
        record: &EventRecord,
        player: PlayerId,
        by_office: bool,
    ) -> Result<Departure, SubmitError> {
        let mut tx = self.db().read().await?;
        Departure::of(&mut tx, record, player, by_office, self.clock().now()).await
    }
}

/// The entry's row after its player has gone, and whether none of the results counts.
pub(super) fn gone(
    record: &EventRecord,
    index: usize,
    by_office: bool,
    at: i64,
) -> Result<(Entry, bool), SubmitError> {
    let entry = &record.entries[index];
    let robin = matches!(record.settings.format, Format::RoundRobin { .. });
    let void = robin && record.history().void_if_withdrawn(index);
    let never_came = by_office && first_move(record, entry.player, at)? == FirstMove::Late;
    let state = if never_came { EntryState::NoShow } else { EntryState::Withdrawn };
    let noted = EntryBody { void, left_at: Some(at), ..entry.noted };
    Ok((entry.row(&record.event, state, noted), void))
}

/// Who has a finished game against a member that stands in the table.
fn scored_against(record: &EventRecord, player: PlayerId) -> BTreeSet<PlayerId> {
    let pairings = record.rounds.iter().flat_map(|round| &round.body.pairings);
    pairings
        .flat_map(|pairing| record.games_of(pairing))
        .filter(|game| game.row.state == GameState::Finished)
        .filter_map(|game| Some(game.player(!game.seat(player)?)))
        .collect()
}

/// How a member of an event stands to his first move. The other side has to wait for it for seven days (domain.md, "Clocks").
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstMove {
    /// He has moved, or finished a game: he has come.
    Made,
    /// It is missing, and the days for it are over.
    Late,
    /// It is missing, and the days for it run.
    Awaited {
        /// Until when (Unix ms); `None` if they do not run yet, since he has not been told or is not to move.
        until: Option<i64>,
    },
}

/// How `player` stands to the first move at `at` (Unix ms), over all games of the event.
pub fn first_move(record: &EventRecord, player: PlayerId, at: i64) -> Result<FirstMove, SubmitError> {
    let all = record.matches.values().flat_map(|(_, games)| games);
    let own: Vec<_> = all.filter(|game| game.seat(player).is_some()).collect();
    // A game that time has ended is played, moved or not.
    if own.iter().any(|game| has_moved(game, player) || game.row.result.is_some()) {
        return Ok(FirstMove::Made);
    }
    let mut until: Option<i64> = None;
    for game in own.into_iter().filter(|game| game.row.state == GameState::Running) {
        let clock = row::game_of(game).map_err(|source| LoadError::Row { key: game.id, source })?;
        if clock.to_move() != game.seat(player) {
            continue;
        }
        let over = clock.no_show_at();
        if clock.snapshot().stops.no_show || over.is_some_and(|over| over < at) {
            return Ok(FirstMove::Late);
        }
        until = match (until, over) {
            (Some(one), Some(other)) => Some(one.min(other)),
            (one, other) => one.or(other),
        };
    }
    Ok(FirstMove::Awaited { until })
}

/// Whether a member has made a move in a game.
fn has_moved(game: &StoredGame, player: PlayerId) -> bool {
    match game.seat(player) {
        Some(Seat::White) => game.row.ply >= 1,
        Some(Seat::Black) => game.row.ply >= 2,
        None => false,
    }
}
