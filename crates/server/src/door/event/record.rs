//! An event as it stands: who sits where, its rounds with their matches and games. Everything that can be known of it without
//! its secret; pages read it too.
use std::collections::{BTreeMap, BTreeSet};

use frcec_rules::{
    StartPosition,
    club::{
        event::{
            Bye, Entrant, EntrantState, EventGame, Games, History, Lots, Next, PairWhy, Paired,
            PlayedPairing, PlayedRound, RoundKind as Kind, Table,
            draw::{DrawFault, Hash, Published, Scope, verify},
            next_round, standings,
        },
        game::{EndReason, Outcome},
        rating,
    },
};
use frcec_store::{
    MatchId, PlayerId, Tx,
    games::{GameState, StoredGame},
    lists,
    matches::{self, StoredMatch},
    tournaments::{
        self, Entry, EntryState, PositionMode, Tournament, TournamentState,
        draws::{self, Draw},
        rounds::{self, Round, RoundKind},
    },
};
use serde::{Deserialize, Serialize};

use super::{
    EventDenial,
    settings::{EventSettings, corrupt},
};
use crate::door::SubmitError;

/// An event with all that belongs to it.
#[derive(Clone, Debug)]
pub struct EventRecord {
    /// The row.
    pub event: Tournament,
    /// What its director decided.
    pub settings: EventSettings,
    /// Who is in, by number: entry `n` of the rules has number `n + 1`.
    pub entries: Vec<EventEntry>,
    /// Who waits for a place, in the order of entry.
    pub waiting: Vec<Entry>,
    /// The rounds that have begun.
    pub rounds: Vec<RoundRecord>,
    /// All matches with their games.
    pub matches: BTreeMap<MatchId, (StoredMatch, Vec<StoredGame>)>,
    /// What everybody may see of the draw; none in events from before there was one.
    pub draw: Option<Draw>,
}

/// A number in an event, and who has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventEntry {
    /// From 1. Before the start it is the place in the order of entry.
    pub number: usize,
    /// Who has it now.
    pub player: PlayerId,
    /// Whether that member plays.
    pub state: EntryState,
    /// Who had it before and never played a move, first to last.
    pub before: Vec<PlayerId>,
    /// What was noted of who has it now.
    pub noted: EntryBody,
    /// The rating that went into the list when entries closed, in hundredths; seeds follow from it.
    pub seeded: i64,
}

/// What the `body` column of an entry holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct EntryBody {
    /// The rating when the member's play began, in hundredths.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<i64>,
    /// Went with under half of the games played: no result counts in the table.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub void: bool,
    /// When the member went, or was replaced (Unix ms).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left_at: Option<i64>,
    /// When a director said that the member plays on in spite of a suspension (Unix ms).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kept_at: Option<i64>,
}

/// A round that has begun.
#[derive(Clone, Debug)]
pub struct RoundRecord {
    /// The row.
    pub stored: Round,
    /// Its pairings and byes.
    pub body: RoundBody,
}

/// What the `body` column of a round holds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundBody {
    /// Who meets whom, and in which matches.
    pub pairings: Vec<PairingBody>,
    /// Who rests.
    #[serde(default)]
    pub byes: Vec<Bye>,
}

/// A pairing with its matches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PairingBody {
    /// Who meets whom, and why.
    #[serde(flatten)]
    pub paired: Paired,
    /// Its match; those before it were given up because a member was replaced, or are replayed from the right position.
    pub matches: Vec<MatchId>,
}

impl EventRecord {
    /// The event with this code, whatever its case.
    pub async fn load(tx: &mut Tx, code: &str) -> Result<Self, SubmitError> {
        let found = tournaments::by_code(tx, code).await?;
        let event = found.ok_or_else(|| EventDenial::NoEvent(code.trim().to_ascii_uppercase()))?;
        Self::of(tx, event).await
    }

    /// The running events that a member has entered, whether he still plays there or not.
    pub(in crate::door) async fn running_of(tx: &mut Tx, player: PlayerId) -> Result<Vec<Self>, SubmitError> {
        let mut records = Vec::new();
        for event in tournaments::of_player(tx, player).await? {
            if event.state == TournamentState::Running {
                records.push(Self::of(tx, event).await?);
            }
        }
        Ok(records)
    }

    /// A stored event with all that belongs to it.
    pub async fn of(tx: &mut Tx, event: Tournament) -> Result<Self, SubmitError> {
        let settings = EventSettings::of(&event)?;
        let rows = tournaments::entries(tx, event.id).await?;
        let mut matches: BTreeMap<MatchId, (StoredMatch, Vec<StoredGame>)> = BTreeMap::new();
        for stored in matches::of_tournament(tx, event.id).await? {
            matches.insert(stored.id, (stored, Vec::new()));
        }
        for game in lists::games_of_tournament(tx, event.id).await? {
            if let Some((_, games)) = game.match_id.and_then(|id| matches.get_mut(&id)) {
                games.push(game);
            }
        }
        let mut all = Vec::new();
        for stored in rounds::of_tournament(tx, event.id).await? {
            let body = serde_json::from_str(&stored.body)
                .map_err(|error| corrupt(&event, "rounds", error.to_string()))?;
            all.push(RoundRecord { stored, body });
        }
        let draw = draws::of_tournament(tx, event.id).await?;
        let waiting = rows.iter().filter(|row| row.state == EntryState::Waiting).cloned().collect();
        let entries = seated(&event, &rows, all.is_empty())?;
        let mut record = Self { event, settings, entries, waiting, rounds: all, matches, draw };
        if record.rounds.is_empty() {
            record.rounds = record.rounds_of_matches();
        } else {
            record.find_replays();
        }
        Ok(record)
    }

    /// A match that is replayed, from the right starting position, belongs to the pairing of its round and players.
    fn find_replays(&mut self) {
        let paired: BTreeSet<MatchId> = self
            .rounds
            .iter()
            .flat_map(|round| &round.body.pairings)
            .flat_map(|pairing| pairing.matches.iter().copied())
            .collect();
        for (stored, _) in self.matches.values().filter(|(stored, _)| !paired.contains(&stored.id)) {
            let sits =
                |entry: usize, player| self.entries.get(entry).is_some_and(|entry| entry.player == player);
            let round = self.rounds.iter_mut().find(|round| Some(round.stored.round) == stored.round);
            let pairing = round.and_then(|round| {
                round.body.pairings.iter_mut().find(|pairing| {
                    sits(pairing.paired.white, stored.first_white_id)
                        && sits(pairing.paired.black, stored.first_black_id)
                })
            });
            if let Some(pairing) = pairing {
                pairing.matches.push(stored.id);
            }
        }
    }

    /// The rounds of an event that began before rounds were recorded: its matches say all of them.
    fn rounds_of_matches(&self) -> Vec<RoundRecord> {
        let mut by_round: BTreeMap<i64, Vec<PairingBody>> = BTreeMap::new();
        for (stored, _) in self.matches.values() {
            let (Some(white), Some(black), Some(round)) =
                (self.entry_of(stored.first_white_id), self.entry_of(stored.first_black_id), stored.round)
            else {
                continue;
            };
            let why = vec![PairWhy::Berger { class: None, round: usize::try_from(round).unwrap_or(0) }];
            let paired = Paired { white, black, games: self.settings.format.games(), why };
            let pairings = by_round.entry(round).or_default();
            // A match that is replayed stands in the place of the one before it.
            match pairings.iter_mut().find(|known| (known.paired.white, known.paired.black) == (white, black))
            {
                Some(known) => known.matches.push(stored.id),
                None => pairings.push(PairingBody { paired, matches: vec![stored.id] }),
            }
        }
        let round_of = |(round, pairings)| RoundRecord {
            stored: Round {
                tournament_id: self.event.id,
                round,
                kind: RoundKind::Main,
                paired_at: self.event.started_at.unwrap_or(self.event.created_at),
                ends_at: None,
                ended_at: None,
                link: String::new(),
                body: String::new(),
            },
            body: RoundBody { pairings, byes: Vec::new() },
        };
        by_round.into_iter().map(round_of).collect()
    }

    /// The entry, from 0, of a member who has a number in it now.
    pub fn entry_of(&self, player: PlayerId) -> Option<usize> {
        self.entries.iter().position(|entry| entry.player == player)
    }

    /// Whether this member waits for a place.
    pub fn waits(&self, player: PlayerId) -> bool {
        self.waiting.iter().any(|entry| entry.player_id == player)
    }

    /// Whether this member plays in it or waits for a place, so that he cannot rule in it.
    pub fn concerns(&self, player: PlayerId) -> bool {
        self.waits(player)
            || self.entries.iter().any(|entry| {
                entry.player == player && matches!(entry.state, EntryState::Entered | EntryState::Playing)
            })
    }

    /// The games of a pairing, each number once, the newest of it. What was played against a member who was replaced counts
    /// for nothing; a match that is replayed keeps what was played to its end.
    pub fn games_of(&self, pairing: &PairingBody) -> Vec<&StoredGame> {
        let of_match = |id: &MatchId| self.matches.get(id);
        let Some((last, _)) = pairing.matches.last().and_then(of_match) else { return Vec::new() };
        let same = |other: &StoredMatch| {
            (other.first_white_id, other.first_black_id) == (last.first_white_id, last.first_black_id)
        };
        let mut by_number: BTreeMap<u8, &StoredGame> = BTreeMap::new();
        for (_, games) in pairing.matches.iter().filter_map(of_match).filter(|(other, _)| same(other)) {
            for game in games {
                // A game that was given up and is replayed counts for nothing.
                let stands = by_number.get(&game.number_in_match).is_some_and(|known| {
                    known.row.state != GameState::Cancelled && game.row.state == GameState::Cancelled
                });
                if !stands {
                    by_number.insert(game.number_in_match, game);
                }
            }
        }
        by_number.into_values().collect()
    }

    /// Games that are being played or wait for their start.
    pub fn unfinished(&self) -> impl Iterator<Item = &StoredGame> {
        self.matches
            .values()
            .flat_map(|(_, games)| games)
            .filter(|game| matches!(game.row.state, GameState::Running | GameState::Waiting))
    }

    /// What pairings and tables depend on.
    pub fn history(&self) -> History {
        let over = self.event.state == TournamentState::Finished;
        let out = |entry: &&EventEntry| over && entry.state == EntryState::Out;
        History {
            entrants: self.entries.iter().map(EventEntry::entrant).collect(),
            rounds: self.rounds.iter().map(|round| self.played(round)).collect(),
            out_at_end: self.entries.iter().filter(out).map(|entry| entry.number - 1).collect(),
        }
    }

    fn played(&self, round: &RoundRecord) -> PlayedRound {
        let pairings = round.body.pairings.iter().map(|pairing| {
            let Paired { white, black, .. } = pairing.paired;
            let first_white = pairing
                .matches
                .last()
                .and_then(|id| self.matches.get(id))
                .map(|(of_match, _)| of_match.first_white_id);
            let games = self.games_of(pairing).into_iter().map(|game| {
                let (white, black) =
                    if Some(game.white_id) == first_white { (white, black) } else { (black, white) };
                let outcome = match game.row.state {
                    GameState::Cancelled => Some(Outcome::Cancelled),
                    _ => game.row.result.map(Outcome::from),
                };
                EventGame::recorded(white, black, outcome, reason_of(game), game.row.ply)
            });
            PlayedPairing { white, black, games: games.collect() }
        });
        PlayedRound { kind: round.kind(), pairings: pairings.collect(), byes: round.body.byes.clone() }
    }

    /// The links of the draw that have been published, the first round's first.
    pub fn links(&self) -> Vec<Hash> {
        let last = self.draw.as_ref().and_then(|draw| draw.last_link.as_deref());
        self.rounds
            .iter()
            .map(|round| round.stored.link.as_str())
            .chain(last)
            .map_while(|link| link.parse().ok())
            .collect()
    }

    /// The lots that are known to everybody.
    pub fn lots(&self) -> Lots {
        match self.draw.as_ref().and_then(|draw| draw.entries.as_deref()) {
            Some(list) => Lots::new(&self.links(), list, &self.event.code),
            None => Lots::default(),
        }
    }

    /// The tables as they stand; none before the start.
    pub fn tables(&self) -> Vec<Table> {
        if matches!(self.event.state, TournamentState::Open | TournamentState::Cancelled) {
            return Vec::new();
        }
        standings(&self.settings.format, &self.history(), &self.lots())
    }

    /// Who has won each table of an event that is over, by entry; nobody where no game of it counts.
    pub fn champions(&self) -> Vec<Vec<usize>> {
        let history = self.history();
        match next_round(&self.settings.format, &history, &self.lots()) {
            Next::Ended(last) => last.champions,
            // A correction after the end may leave a game open: the tables say who is first.
            _ => self.tables().iter().map(|table| table.firsts(&history)).collect(),
        }
    }

    /// The same of an event in which nothing is to be played any more, as far as that is known before it is over: a lot that decides
    /// is not, until its link is published.
    pub fn champions_to_be(&self) -> Option<Vec<Vec<usize>>> {
        match next_round(&self.settings.format, &self.history(), &self.lots()) {
            Next::Ended(last) => Some(last.champions),
            _ => None,
        }
    }

    /// For whom the position of a game was drawn; rounds, pairings and games from 1.
    pub fn scope(&self, kind: RoundKind, games: Games, round: usize, pairing: usize, game: usize) -> Scope {
        match (games, self.event.positions, kind) {
            (Games::TwoDifferentPositions, _, _) | (_, PositionMode::Game, _) => {
                Scope::Game { round, pairing, game }
            }
            // New positions have to be new.
            (_, PositionMode::Pair, _) | (_, PositionMode::Event, RoundKind::TieBreak) => {
                Scope::Pair { round, pairing }
            }
            (_, PositionMode::Event, RoundKind::Main) => Scope::Event,
        }
    }

    /// Every position that was played, with what it was drawn for.
    pub fn positions(&self) -> Vec<(Scope, StartPosition)> {
        let mut all = Vec::new();
        for (round, record) in (1..).zip(&self.rounds) {
            for (place, pairing) in (1..).zip(&record.body.pairings) {
                for game in self.games_of(pairing) {
                    let number = usize::from(game.number_in_match);
                    let scope = self.scope(record.stored.kind, pairing.paired.games, round, place, number);
                    all.extend(StartPosition::new(game.start_id).map(|start| (scope, start)));
                }
            }
        }
        all
    }

    /// The draw computed anew from what was published; no fault means that it is right. `None` if there is none, or if
    /// entries are not closed.
    pub fn verify(&self) -> Option<Vec<DrawFault>> {
        let draw = self.draw.as_ref()?;
        let entries = draw.entries.as_deref()?;
        let entries_hash = draw.entries_hash.as_deref()?.parse().ok();
        let (Some(entries_hash), Ok(commitment)) = (entries_hash, draw.commitment.parse()) else {
            return Some(vec![DrawFault::Entries]);
        };
        let (links, positions) = (self.links(), self.positions());
        Some(verify(&Published {
            code: &self.event.code,
            commitment,
            entries,
            entries_hash,
            links: &links,
            positions: &positions,
        }))
    }
}

/// Why a game has ended; `None` while it runs.
fn reason_of(game: &StoredGame) -> Option<EndReason> {
    let word = game.row.reason.clone()?;
    serde_json::from_value(serde_json::Value::String(word)).ok()
}

impl RoundRecord {
    /// What it is for, in the rules' words.
    pub fn kind(&self) -> Kind {
        match self.stored.kind {
            RoundKind::Main => Kind::Main,
            RoundKind::TieBreak => Kind::TieBreak,
        }
    }
}

impl EventEntry {
    fn entrant(&self) -> Entrant {
        Entrant {
            rating: self.seeded,
            own_rating: if self.before.is_empty() { None } else { self.noted.rating },
            state: match self.state {
                EntryState::Withdrawn | EntryState::Replaced => {
                    EntrantState::Withdrawn { void: self.noted.void }
                }
                EntryState::NoShow => EntrantState::NoShow,
                EntryState::Entered | EntryState::Waiting | EntryState::Playing | EntryState::Out => {
                    EntrantState::Playing
                }
            },
        }
    }

    /// The row of who has the number now.
    pub(super) fn row(&self, event: &Tournament, state: EntryState, noted: EntryBody) -> Entry {
        Entry {
            tournament_id: event.id,
            player_id: self.player,
            number: i64::try_from(self.number).unwrap_or(i64::MAX),
            state,
            body: crate::door::row::json(&noted),
            entered_at: 0,
        }
    }
}

/// Who has which number. Before the start, and in events from before numbers were given, the order of entry counts.
fn seated(event: &Tournament, rows: &[Entry], unnumbered: bool) -> Result<Vec<EventEntry>, SubmitError> {
    let mut entries: Vec<EventEntry> = Vec::new();
    let body = |row: &Entry| {
        serde_json::from_str::<EntryBody>(&row.body)
            .map_err(|error| corrupt(event, "entries", error.to_string()))
    };
    let mut replaced: Vec<(i64, PlayerId, EntryBody)> = Vec::new();
    for row in rows {
        let noted = body(row)?;
        match row.state {
            EntryState::Waiting => continue,
            EntryState::Replaced => {
                replaced.push((row.number, row.player_id, noted));
                continue;
            }
            _ => {}
        }
        entries.push(EventEntry {
            number: if unnumbered { entries.len() + 1 } else { usize::try_from(row.number).unwrap_or(0) },
            player: row.player_id,
            state: row.state,
            before: Vec::new(),
            noted,
            seeded: noted.rating.unwrap_or(rating::START),
        });
    }
    replaced.sort_by_key(|(_, _, noted)| noted.left_at);
    for (number, player, noted) in replaced {
        let Some(entry) = entries.iter_mut().find(|entry| i64::try_from(entry.number) == Ok(number)) else {
            continue;
        };
        if entry.before.is_empty() {
            entry.seeded = noted.rating.unwrap_or(rating::START);
        }
        entry.before.push(player);
    }
    if entries.iter().zip(1..).any(|(entry, number)| entry.number != number) {
        return Err(corrupt(event, "entries", "the numbers have a gap".to_owned()));
    }
    Ok(entries)
}

/// What does not fit in a draw, for the club's keeper.
pub fn draw_fault(fault: &DrawFault) -> String {
    match fault {
        DrawFault::Entries => "the closed list is not the one whose hash was shown".to_owned(),
        DrawFault::Link { round } => format!("the link of round {round} does not lead to the one before"),
        DrawFault::NoLink { round } => format!("round {round} began without its link"),
        DrawFault::Position { scope, drawn, played } => {
            format!("{scope}: {drawn} was drawn, {played} was played")
        }
    }
}
