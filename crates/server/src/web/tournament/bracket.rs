//! The bracket of a knockout: level by level, each match with its score and who goes on.
use frcec_rules::club::event::knockout::{Advance, Bracket, BracketMatch, Decided, Level, Slot, bracket};
use frcec_store::tournaments::TournamentState;

use super::Scene;
use crate::web::boards;
use crate::web::words::Person;

/// A bracket.
#[derive(Clone, Debug)]
pub struct BracketView {
    /// From the first round to the final.
    pub levels: Vec<LevelView>,
}

/// One round of it.
#[derive(Clone, Debug)]
pub struct LevelView {
    /// "Semi-finals".
    pub title: String,
    /// The matches, from the top.
    pub ties: Vec<TieView>,
}

/// A match of it.
#[derive(Clone, Debug)]
pub struct TieView {
    /// The upper and the lower place.
    pub sides: [SideView; 2],
    /// How it stands or who goes on, in a sentence.
    pub said: String,
    /// Where its games are: address and the match's name.
    pub matches: Vec<(String, String)>,
}

/// A place of it.
#[derive(Clone, Debug)]
pub struct SideView {
    /// Who, and the seed.
    pub who: Option<(Person, usize)>,
    /// What there is instead.
    pub instead: String,
    /// Points of the match, and of the tie-break.
    pub score: String,
    /// Whether this side goes on.
    pub wins: bool,
}

/// The bracket as the page shows it.
pub(super) fn view(scene: &Scene<'_>) -> BracketView {
    let bracket = bracket(&scene.history, &scene.lots);
    let level = |level: &Level| LevelView {
        title: title(scene, level.places),
        ties: level.matches.iter().map(|tie| self::tie(scene, &bracket, level, tie)).collect(),
    };
    BracketView { levels: bracket.levels.iter().map(level).collect() }
}

/// The name of a round with so many places.
fn title(scene: &Scene<'_>, places: usize) -> String {
    match places {
        2 => scene.t.s("bracket-final"),
        4 => scene.t.s("bracket-semi"),
        8 => scene.t.s("bracket-quarter"),
        _ => scene.t.s1("bracket-round", "places", places),
    }
}

const fn entry(slot: Slot) -> Option<usize> {
    match slot {
        Slot::Entry(entry) => Some(entry),
        Slot::Open | Slot::Empty => None,
    }
}

fn tie(scene: &Scene<'_>, bracket: &Bracket, level: &Level, tie: &BracketMatch) -> TieView {
    let winner = tie.advance.and_then(|advance| advance.winner);
    let side = |slot: Slot, score: Option<u32>, after: Option<u32>| SideView {
        who: entry(slot).map(|entry| {
            let seed = bracket.seeds.iter().position(|&other| other == entry).map_or(0, |seed| seed + 1);
            (scene.who(entry), seed)
        }),
        instead: match slot {
            Slot::Empty => scene.t.s("bracket-empty"),
            _ => scene.t.s("bracket-unknown"),
        },
        score: [score, after].into_iter().flatten().map(boards::halves).collect::<Vec<_>>().join(" + "),
        wins: winner.is_some() && winner == entry(slot),
    };
    let (score, after) = (tie.score, tie.tie_break.map(|(_, score)| score));
    TieView {
        sides: [
            side(tie.upper, score.map(|score| score.0), after.map(|score| score.0)),
            side(tie.lower, score.map(|score| score.1), after.map(|score| score.1)),
        ],
        said: said(scene, tie, level.places == 2),
        matches: matches(scene, level, tie),
    }
}

/// The matches of a tie: of its round, and of its tie-break.
fn matches(scene: &Scene<'_>, level: &Level, tie: &BracketMatch) -> Vec<(String, String)> {
    let (Some(upper), Some(lower)) = (entry(tie.upper), entry(tie.lower)) else { return Vec::new() };
    let rounds = [level.round, tie.tie_break.map(|(round, _)| round)];
    rounds
        .into_iter()
        .flatten()
        .filter_map(|round| {
            let record = scene.record.rounds.get(round.checked_sub(1)?)?;
            let both = |white, black| (white, black) == (upper, lower) || (white, black) == (lower, upper);
            let pairing =
                record.body.pairings.iter().find(|pair| both(pair.paired.white, pair.paired.black))?;
            let id = pairing.matches.last()?;
            Some((scene.match_url(pairing)?, crate::names::match_name(*id, None)))
        })
        .collect()
}

/// How a tie stands, in a sentence; who goes on from the final has won.
fn said(scene: &Scene<'_>, tie: &BracketMatch, last: bool) -> String {
    let t = scene.t;
    let key = |way: &str| format!("bracket-{}{way}", if last { "won-" } else { "" });
    let Some(Advance { winner, why }) = tie.advance else {
        return t.s(match (tie.score, tie.tie_break) {
            (_, Some(_)) => "bracket-tie-break-runs",
            (Some(_), None) if tie.level && scene.record.event.state == TournamentState::Finished => {
                let shared = scene.record.champions().concat().len() > 1;
                if shared { "bracket-level-over" } else { "bracket-level-none" }
            }
            (Some(_), None) if tie.level => "bracket-level",
            (Some(_), None) => "bracket-runs",
            (None, None) => "bracket-waits",
        });
    };
    let there = |entry: &usize| !last || scene.record.history().plays(*entry);
    let Some(winner) = winner.filter(there) else { return t.s("bracket-nobody") };
    let upper = entry(tie.upper) == Some(winner);
    let score = |score: Option<(u32, u32)>| {
        let (upper_score, lower_score) = score.unwrap_or_default();
        let (own, theirs) = if upper { (upper_score, lower_score) } else { (lower_score, upper_score) };
        format!("{}\u{a0}:\u{a0}{}", boards::halves(own), boards::halves(theirs))
    };
    let name = ("name", scene.name(winner).into());
    match why {
        Decided::Bye => t.say(&key("bye"), &[name]),
        Decided::Score => t.say(&key("by-score"), &[name, ("score", score(tie.score).into())]),
        Decided::TieBreak => {
            let after = tie.tie_break.map(|(_, score)| score);
            t.say(&key("by-tie-break"), &[name, ("score", score(after).into())])
        }
        Decided::OnTime { winner, loser } => {
            t.say(&key("by-time"), &[name, ("own", winner.into()), ("theirs", loser.into())])
        }
        Decided::Lot { round } => t.say(&key("by-lot"), &[name, ("round", round.into())]),
        Decided::Absence => t.say(&key("by-absence"), &[name]),
        Decided::Started => t.say("bracket-started", &[name]),
    }
}

#[cfg(test)]
impl BracketView {
    pub(super) fn sample() -> Self {
        use crate::web::words::samples::HOSTILE;
        let side = |who| SideView { who, instead: HOSTILE.to_owned(), score: "1½".to_owned(), wins: true };
        let tie = TieView {
            sides: [side(Some((Person::new(HOSTILE, "mallory"), 1))), side(None)],
            said: HOSTILE.to_owned(),
            matches: vec![("/matches/T0001-M0001".to_owned(), "M0001".to_owned())],
        };
        Self { levels: vec![LevelView { title: "Final".to_owned(), ties: vec![tie] }] }
    }
}
