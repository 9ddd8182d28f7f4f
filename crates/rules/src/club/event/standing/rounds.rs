//! The tables of events that are played in rounds: knockout, dropout, Swiss. A game against somebody who has left the event
//! counts as won here.
use super::super::history::{EventGame, History, Share};
use super::super::{Lots, dropout as malus, knockout as cup, swiss};
use super::{Against, Line, TieBreak, place, tally};
use crate::club::game::Outcome;

fn line(history: &History, entry: usize) -> Line {
    let own: Vec<&EventGame> = history.games().filter(|game| game.opponent(entry).is_some()).collect();
    let shares: Vec<Share> = own.iter().filter_map(|game| history.share(game, entry)).collect();
    let games = own
        .iter()
        .filter(|game| game.outcome != Some(Outcome::Cancelled) || history.share(game, entry).is_some());
    tally(history, entry, &shares, games.count())
}

/// Who got furthest.
pub(super) fn knockout(history: &History, lots: &Lots) -> Vec<Line> {
    let bracket = cup::bracket(history, lots);
    let survived = |entry: usize| {
        let won = |level: &&cup::Level| {
            let advances = level.matches.iter().filter_map(|found| found.advance);
            advances.into_iter().any(|advance| advance.winner == Some(entry))
        };
        u32::try_from(bracket.levels.iter().filter(won).count()).unwrap_or(u32::MAX)
    };
    let mut lines: Vec<Line> = (0..history.entrants.len())
        .map(|entry| {
            let tie_breaks = vec![TieBreak::Survived { rounds: survived(entry) }];
            Line { tie_breaks, ..line(history, entry) }
        })
        .collect();
    place(&mut lines, |line| survived(line.entry));
    lines
}

/// Who got furthest, with the least malus.
pub(super) fn dropout(history: &History) -> Vec<Line> {
    let found = malus::malus(history);
    // The round that is being played is survived by nobody yet.
    let over = history.rounds.len() - usize::from(history.is_running() && !history.rounds.is_empty());
    let lines = found.into_iter().map(|own| {
        let survived = own.out_after().map_or(over, |round| round.saturating_sub(1));
        let tie_breaks = vec![
            TieBreak::Survived { rounds: u32::try_from(survived).unwrap_or(u32::MAX) },
            TieBreak::Malus { malus: own.malus },
        ];
        Line { tie_breaks, place: own.place, ..line(history, own.entry) }
    });
    lines.collect()
}

/// Points, byes included, then Buchholz, Sonneborn-Berger and wins.
pub(super) fn swiss(history: &History, double: bool) -> Vec<Line> {
    let bye = swiss::bye_half_points(double);
    let byes = |entry: usize| {
        let byes = history.rounds.iter().flat_map(|round| &round.byes).filter(|bye| bye.entry == entry);
        u32::try_from(byes.count()).unwrap_or(u32::MAX)
    };
    let mut lines: Vec<Line> = (0..history.entrants.len())
        .map(|entry| {
            let mut line = line(history, entry);
            line.half_points += bye * byes(entry);
            line
        })
        .collect();
    let points: Vec<u32> = lines.iter().map(|line| line.half_points).collect();
    for line in &mut lines {
        let from = opponents(history, line.entry, bye, &points);
        line.tie_breaks = vec![
            TieBreak::Buchholz {
                half_points: from.iter().map(|against| against.theirs).sum(),
                from: from.clone(),
            },
            TieBreak::SonnebornBerger {
                quarters: from.iter().map(|against| against.scored * against.theirs).sum(),
                from,
            },
            // A bye counts as a win here as it does in the points, and as a game that nobody came to does (FIDE Handbook, C.07: WIN).
            TieBreak::Wins { wins: line.wins + byes(line.entry) * bye / 2 },
        ];
    }
    let values = |line: &Line| {
        let value = |tie_break: &TieBreak| match tie_break {
            TieBreak::Buchholz { half_points, .. } => *half_points,
            TieBreak::SonnebornBerger { quarters, .. } => *quarters,
            TieBreak::Wins { wins } => *wins,
            _ => 0,
        };
        (line.half_points, line.tie_breaks.iter().map(value).collect::<Vec<_>>())
    };
    place(&mut lines, values);
    lines
}

/// Round by round, against whom and how much: a round that was not played counts as one against somebody with one's own points
/// (FIDE Handbook C.07, unplayed rounds of the player).
fn opponents(history: &History, entry: usize, bye: u32, points: &[u32]) -> Vec<Against> {
    let own = points.get(entry).copied().unwrap_or(0);
    let rounds = history.rounds.iter().map(|round| {
        let unplayed = |scored| Against { opponent: None, scored, theirs: own };
        if round.byes.iter().any(|bye| bye.entry == entry) {
            return unplayed(bye);
        }
        let Some(pairing) =
            round.pairings.iter().find(|pairing| pairing.white == entry || pairing.black == entry)
        else {
            return unplayed(0);
        };
        let opponent = if pairing.white == entry { pairing.black } else { pairing.white };
        let shares: Vec<Share> = pairing.games.iter().filter_map(|game| history.share(game, entry)).collect();
        let scored = shares.iter().map(|share| share.half_points).sum();
        if !shares.is_empty() && shares.iter().all(|share| !share.played) {
            return unplayed(scored);
        }
        Against { opponent: Some(opponent), scored, theirs: points.get(opponent).copied().unwrap_or(0) }
    });
    rounds.collect()
}
