//! Swiss events: each round against somebody with the same score.
//!
//! Paired by the FIDE (Dutch) system (FIDE Handbook C.04.3, in force from February 2026) as far as correspondence needs it. The
//! rules are asked in the Handbook's order, bracket by bracket from the highest score down ([`bracket`]). What differs:
//!
//! * A third game in a row with one colour and a colour difference of three never occur, not even for leaders in the last round
//!   (C.10 and C.11 have no exception to weigh). Who could only be paired so rests, with the points of a bye.
//! * A rematch and a second bye are no absolute bars but the last resort: an event goes on as long as two players are left.
//!   As few as possible are made; a second bye is given before a rematch.
//! * The initial colour is White: the first seed begins with it.
//! * In an event of matches of two games colours are even by themselves and are asked nothing.
//!
//! A bye is worth as much as winning all games of the round. A game that had begun is a game, also one that was given up before its
//! first move; a win against somebody who never came is none: it counts for points alone ([`super::EventGame::recorded`]).
use super::history::History;
use super::paired::{Bye, ByeWhy, Final, Games, Next, PairWhy, Paired, PairedRound, Stuck};
use super::{Format, Lots, standing};

mod bracket;
mod colour;
mod player;

use player::{Player, players};

/// The most rounds in which so many players can be paired without a rematch and without a second bye: everybody has met everybody
/// then. (How the scores fall can bring the first rematch earlier.)
pub const fn most_rounds(players: usize) -> usize {
    if players.is_multiple_of(2) { players.saturating_sub(1) } else { players }
}

/// The next round, or the end.
pub(super) fn next(rounds: u8, double: bool, history: &History) -> Next {
    if history.entrants.len() < 2 {
        return Next::Stuck(Stuck::TooFew);
    }
    if history.is_running() {
        return Next::Wait;
    }
    if history.rounds.len() < usize::from(rounds) && history.playing().count() > 1 {
        let round = pair(history, double);
        if !round.pairings.is_empty() {
            return Next::Rounds(vec![round]);
        }
        // Two whom the colours keep apart for ever: more rounds would be byes only.
    }
    let tables = standing::standings(&Format::Swiss { rounds, double }, history, &Lots::default());
    Next::Ended(Final { champions: tables.iter().map(|table| table.firsts(history)).collect() })
}

/// The points of a bye, in halves.
pub(super) const fn bye_half_points(double: bool) -> u32 {
    if double { 4 } else { 2 }
}

fn pair(history: &History, double: bool) -> PairedRound {
    let players = players(history, double);
    let found = bracket::pair(&players);
    let mut round = PairedRound::default();
    for &(one, other) in &found {
        round.pairings.push(paired(history, &players[one], &players[other], double));
    }
    for player in &players {
        if !round.pairings.iter().any(|pairing| [pairing.white, pairing.black].contains(&player.entry)) {
            let repeated = round.byes.len() >= players.len() % 2;
            let rested = |player: &Player| player.unplayed_wins.max(player.byes) > 0;
            let why = if repeated {
                ByeWhy::NoOpponent
            } else if players.iter().all(rested) {
                ByeWhy::Again { dropout: false }
            } else if rested(player)
                || players.iter().any(|other| !rested(other) && other.half_points < player.half_points)
            {
                ByeWhy::Forced { dropout: false }
            } else {
                ByeWhy::LowestScore { half_points: player.half_points }
            };
            round.byes.push(Bye { entry: player.entry, why });
        }
    }
    round
}

fn paired(history: &History, one: &Player, other: &Player, double: bool) -> Paired {
    let ((white, black), colour) = colour::allocate(one, other);
    let mut why = vec![if white.half_points == black.half_points {
        PairWhy::SameScore { half_points: white.half_points }
    } else {
        let (high, low) = if white.half_points > black.half_points { (white, black) } else { (black, white) };
        PairWhy::FloatedDown { entry: high.entry, from: high.half_points, to: low.half_points }
    }];
    why.extend(history.meetings(white.entry, black.entry).last().map(|round| PairWhy::Rematch { round }));
    if !double {
        why.push(colour);
    }
    let games = if double { Games::Two } else { Games::One };
    Paired { white: white.entry, black: black.entry, games, why }
}
