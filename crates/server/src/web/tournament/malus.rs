//! The malus of a dropout, round by round.
use frcec_rules::club::event::dropout::{self, MalusLine, MalusState, OUT};

use frcec_store::tournaments::EntryState;

use super::Scene;
use crate::web::words::Person;

/// The table of malus points.
#[derive(Clone, Debug)]
pub struct MalusView {
    /// The rounds that have begun.
    pub rounds: Vec<usize>,
    /// Who has as much is out.
    pub limit: u32,
    /// Best first.
    pub rows: Vec<MalusRow>,
}

/// One player's line.
#[derive(Clone, Debug)]
pub struct MalusRow {
    /// The place.
    pub place: usize,
    /// Who.
    pub who: Person,
    /// Round by round.
    pub cells: Vec<MalusCell>,
    /// The sum.
    pub malus: u32,
    /// In or out, in words.
    pub state: String,
    /// Whether out.
    pub out: bool,
}

/// The malus of one round.
#[derive(Clone, Debug)]
pub struct MalusCell {
    /// What it cost so far; a dash for who was not in.
    pub malus: String,
    /// Where the games are.
    pub url: Option<String>,
    /// Against whom, or that it was a rest.
    pub words: String,
}

/// The table as the page shows it.
pub(super) fn view(scene: &Scene<'_>) -> MalusView {
    let t = scene.t;
    let row = |line: &MalusLine| MalusRow {
        place: line.place,
        who: scene.who(line.entry),
        cells: line
            .rounds
            .iter()
            .zip(1..)
            .map(|(malus, round)| cell(scene, line.entry, round, *malus))
            .collect(),
        malus: line.malus,
        state: match (left(scene, line.entry), line.state) {
            (Some(key), _) => t.s(key),
            (None, MalusState::In) => t.s("malus-in"),
            (None, MalusState::Over) => t.s1("malus-over", "limit", OUT),
            (None, MalusState::Back { round }) => t.s1("malus-back", "round", round),
            (None, MalusState::Out { round }) => t.s1("malus-out", "round", round),
            (None, MalusState::TooLate { round }) => t.s1("malus-too-late", "round", round),
        },
        out: line.out_after().is_some(),
    };
    MalusView {
        rounds: (1..=scene.record.rounds.len()).collect(),
        limit: OUT,
        rows: dropout::malus(&scene.history).iter().map(row).collect(),
    }
}

/// How somebody has gone whom no malus has put out.
fn left(scene: &Scene<'_>, entry: usize) -> Option<&'static str> {
    match scene.record.entries.get(entry)?.state {
        EntryState::Withdrawn | EntryState::Replaced => Some("event-entrant-left"),
        EntryState::NoShow => Some("event-entrant-no-show"),
        EntryState::Entered | EntryState::Waiting | EntryState::Playing | EntryState::Out => None,
    }
}

fn cell(scene: &Scene<'_>, entry: usize, round: usize, malus: Option<u32>) -> MalusCell {
    let Some(malus) = malus else {
        return MalusCell { malus: "–".to_owned(), url: None, words: scene.t.s("malus-not-in") };
    };
    let record = round.checked_sub(1).and_then(|index| scene.record.rounds.get(index));
    let paired = record.and_then(|record| {
        record.body.pairings.iter().find(|pair| pair.paired.white == entry || pair.paired.black == entry)
    });
    match paired {
        Some(pairing) => {
            let other =
                if pairing.paired.white == entry { pairing.paired.black } else { pairing.paired.white };
            MalusCell {
                malus: malus.to_string(),
                url: scene.match_url(pairing),
                words: scene.t.s1("malus-against", "name", scene.name(other)),
            }
        }
        None => MalusCell { malus: malus.to_string(), url: None, words: scene.t.s("tournament-cell-bye") },
    }
}

#[cfg(test)]
impl MalusView {
    pub(super) fn sample() -> Self {
        use crate::web::words::samples::HOSTILE;
        Self {
            rounds: vec![1],
            limit: OUT,
            rows: vec![MalusRow {
                place: 1,
                who: Person::new(HOSTILE, "mallory"),
                cells: vec![MalusCell {
                    malus: "3".to_owned(),
                    url: Some("/matches/DP0001-M0001".to_owned()),
                    words: HOSTILE.to_owned(),
                }],
                malus: 3,
                state: HOSTILE.to_owned(),
                out: true,
            }],
        }
    }
}
