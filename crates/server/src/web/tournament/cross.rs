//! Each against each, as a crosstable with a link to every game; or round by round where not everybody meets everybody.
use std::collections::BTreeMap;

use frcec_rules::club::event::{Format, Table};
use frcec_rules::club::game::Outcome;
use frcec_store::games::{GameState, StoredGame};

use super::Scene;
use crate::web::boards;
use crate::web::words::Person;

/// A crosstable, best first.
#[derive(Clone, Debug)]
pub struct Cross {
    /// "Class 1", where there are classes.
    pub title: Option<String>,
    /// The heads of the columns: places of opponents, or rounds.
    pub heads: Vec<Head>,
    /// One line for each player.
    pub rows: Vec<CrossRow>,
    /// Whether the columns are rounds.
    pub by_round: bool,
}

/// The head of a column.
#[derive(Clone, Debug)]
pub struct Head {
    /// The place or the round.
    pub number: usize,
    /// The same in words.
    pub words: String,
}

/// One player's line.
#[derive(Clone, Debug)]
pub struct CrossRow {
    /// The place.
    pub place: usize,
    /// Who.
    pub who: Person,
    /// A cell for each column.
    pub cells: Vec<CrossCell>,
    /// Points, halves as ½.
    pub points: String,
}

/// A player's games against another, or in a round.
#[derive(Clone, Debug, Default)]
pub struct CrossCell {
    /// The player's own column.
    pub own: bool,
    /// The games.
    pub games: Vec<CrossGame>,
    /// Against whom, by place, where the column does not say it.
    pub against: Option<usize>,
    /// What there is instead of games.
    pub note: Option<String>,
}

/// One game in a cell.
#[derive(Clone, Debug)]
pub struct CrossGame {
    /// The plain number.
    pub id: i64,
    /// `1`, `½`, `0`, `·` while it runs, `×` if it counts for nothing.
    pub sign: &'static str,
    /// The same in words.
    pub words: String,
}

/// A game of `entry` as its cell shows it.
fn game(scene: &Scene<'_>, stored: &StoredGame, entry: usize, other: usize) -> CrossGame {
    let player = scene.record.entries[entry].player;
    let outcome = stored.row.result.map(Outcome::from);
    let (sign, key) = match (outcome, outcome.and_then(Outcome::winner)) {
        _ if stored.row.state == GameState::Cancelled => ("×", "tournament-cell-cancelled"),
        (None, _) => ("·", "tournament-cell-open"),
        (Some(_), None) => ("½", "tournament-cell-draw"),
        (Some(_), winner) if winner == stored.seat(player) => ("1", "tournament-cell-win"),
        (Some(_), _) => ("0", "tournament-cell-loss"),
    };
    CrossGame { id: stored.id.0, sign, words: scene.t.s1(key, "name", scene.name(other)) }
}

/// The crosstables: of a round robin each against each, of a Swiss round by round. Knockouts and dropouts have tables of their own.
pub(super) fn views(scene: &Scene<'_>, tables: &[Table]) -> Vec<Cross> {
    match scene.record.settings.format {
        Format::RoundRobin { .. } => tables.iter().map(|table| each(scene, table)).collect(),
        Format::Swiss { .. } => tables.iter().map(|table| by_round(scene, table)).collect(),
        Format::Knockout | Format::Dropout => Vec::new(),
    }
}

fn row(
    scene: &Scene<'_>,
    line: &frcec_rules::club::event::standing::Line,
    cells: Vec<CrossCell>,
) -> CrossRow {
    CrossRow {
        place: line.place,
        who: scene.who(line.entry),
        cells,
        points: boards::halves(line.half_points),
    }
}

fn each(scene: &Scene<'_>, table: &Table) -> Cross {
    let mut between: BTreeMap<(usize, usize), Vec<&StoredGame>> = BTreeMap::new();
    for pairing in scene.record.rounds.iter().flat_map(|round| &round.body.pairings) {
        let (one, other) = (pairing.paired.white, pairing.paired.black);
        let games = scene.record.games_of(pairing);
        for pair in [(one, other), (other, one)] {
            between.entry(pair).or_default().extend(games.iter().copied());
        }
    }
    let cell = |entry: usize, other: usize| CrossCell {
        own: entry == other,
        games: between
            .get(&(entry, other))
            .into_iter()
            .flatten()
            .map(|stored| game(scene, stored, entry, other))
            .collect(),
        ..CrossCell::default()
    };
    let heads =
        table.lines.iter().zip(1..).map(|(line, number)| Head { number, words: scene.name(line.entry) });
    Cross {
        title: table.class.map(|class| scene.t.s1("tournament-class", "class", class)),
        heads: heads.collect(),
        rows: (1..)
            .zip(&table.lines)
            .map(|(number, line)| {
                let cells = table.lines.iter().map(|other| cell(line.entry, other.entry)).collect();
                // Columns are numbered by line, so that those who share a place have one each.
                CrossRow { place: number, ..row(scene, line, cells) }
            })
            .collect(),
        by_round: false,
    }
}

fn by_round(scene: &Scene<'_>, table: &Table) -> Cross {
    let number =
        |entry: usize| table.lines.iter().position(|line| line.entry == entry).map(|index| index + 1);
    let cell = |entry: usize, round: &crate::door::RoundRecord| {
        let paired = |pairing: &&crate::door::PairingBody| {
            pairing.paired.white == entry || pairing.paired.black == entry
        };
        if let Some(pairing) = round.body.pairings.iter().find(paired) {
            let other =
                if pairing.paired.white == entry { pairing.paired.black } else { pairing.paired.white };
            let games = scene.record.games_of(pairing);
            return CrossCell {
                games: games.into_iter().map(|stored| game(scene, stored, entry, other)).collect(),
                against: number(other),
                ..CrossCell::default()
            };
        }
        let rests = round.body.byes.iter().any(|bye| bye.entry == entry);
        CrossCell { note: rests.then(|| scene.t.s("tournament-cell-bye")), ..CrossCell::default() }
    };
    let heads = (1..=scene.record.rounds.len())
        .map(|round| Head { number: round, words: scene.t.s1("tournament-round", "round", round) });
    Cross {
        title: None,
        heads: heads.collect(),
        rows: (1..)
            .zip(&table.lines)
            .map(|(number, line)| {
                let cells = scene.record.rounds.iter().map(|round| cell(line.entry, round)).collect();
                CrossRow { place: number, ..row(scene, line, cells) }
            })
            .collect(),
        by_round: true,
    }
}

#[cfg(test)]
impl Cross {
    pub(super) fn sample() -> Self {
        use crate::web::words::samples::HOSTILE;
        let game = CrossGame { id: 1, sign: "½", words: HOSTILE.to_owned() };
        Self {
            title: Some("Class 1".to_owned()),
            heads: vec![Head { number: 1, words: HOSTILE.to_owned() }],
            rows: vec![CrossRow {
                place: 1,
                who: Person::new(HOSTILE, "mallory"),
                cells: vec![
                    CrossCell { own: true, ..CrossCell::default() },
                    CrossCell { games: vec![game], against: Some(2), ..CrossCell::default() },
                    CrossCell { note: Some("bye".to_owned()), ..CrossCell::default() },
                ],
                points: "½".to_owned(),
            }],
            by_round: true,
        }
    }
}
