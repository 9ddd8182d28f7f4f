//! Results that are corrected at any moment, also of rounds before the last one, in every format; games that end before their first
//! move among them. (Dropouts are in [`super::rounds`].) What has begun stays; what comes next follows from the results as they are.
use frcec_rules::club::event::{
    EntrantState, EventGame, Final, Format, History, Lots, Next, PairedRound, PlayedPairing, RoundKind,
    knockout, next_round, standings,
};
use frcec_rules::club::game::{EndReason, Outcome};

use super::rounds::{
    colour_fault, colours, correct_some, met, pairs_without_rematch, rematches as said_rematches, swiss,
};
use super::{Dice, entrants, lots, nobody_twice, started};

const OUTCOMES: [Outcome; 3] = [Outcome::White, Outcome::Black, Outcome::Draw];

/// A result as the record has it: played out, given up before a move, or with nobody who came.
fn result(game: &EventGame, dice: &mut Dice) -> EventGame {
    let recorded = |outcome, reason, plies| {
        EventGame::recorded(game.white, game.black, Some(outcome), Some(reason), plies)
    };
    match dice.below(8) {
        0 => recorded(Outcome::Black, EndReason::Time, 0),
        1 => recorded(Outcome::White, EndReason::Time, 1),
        2 => recorded(OUTCOMES[dice.below(2)], EndReason::Resignation, 0),
        3 => recorded(Outcome::Draw, EndReason::Agreement, 2),
        4 => recorded(OUTCOMES[dice.below(2)], EndReason::Time, 30),
        _ => recorded(OUTCOMES[dice.below(3)], EndReason::Resignation, 40),
    }
}

/// Plays an event to its end, with corrections at any moment. `check` sees what was played before each round, and the rounds that
/// follow from it.
fn play(
    format: Format,
    count: usize,
    dice: &mut Dice,
    check: &mut dyn FnMut(&History, &[PairedRound]),
) -> (History, Lots, Final) {
    let mut history = History { entrants: entrants(count, dice), ..History::default() };
    let lots = lots(count);
    for _ in 0..40 {
        let rounds = match next_round(&format, &history, &lots) {
            Next::Rounds(rounds) => rounds,
            Next::Ended(end) => return (history, lots, end),
            other => panic!("{format:?} of {count}: {other:?} after {history:?}"),
        };
        nobody_twice(&history, &rounds);
        check(&history, &rounds);
        let first = history.rounds.len();
        history.rounds.extend(rounds.iter().map(started));
        let games = |history: &History| -> Vec<(usize, usize, usize)> {
            let of_round = |at: usize| {
                let pairings = history.rounds[at].pairings.iter().enumerate();
                pairings.flat_map(move |(pairing, found)| {
                    (0..found.games.len()).map(move |game| (at, pairing, game))
                })
            };
            (first..history.rounds.len()).flat_map(of_round).collect()
        };
        let mut open = games(&history);
        while !open.is_empty() {
            // What has begun is never paired again, whatever is corrected meanwhile.
            assert_eq!(next_round(&format, &history, &lots), Next::Wait);
            let (round, pairing, game) = open.swap_remove(dice.below(open.len()));
            let found = &mut history.rounds[round].pairings[pairing].games[game];
            *found = result(found, dice);
            if dice.one_in(4) {
                correct_some(&mut history, dice);
            }
        }
        if dice.one_in(2) {
            correct_some(&mut history, dice);
        }
    }
    panic!("{format:?} of {count} does not end");
}

/// Half points of an entry by the results alone.
fn half_points(history: &History, entry: usize) -> u32 {
    history.games().map(|game| of_game(game, entry)).sum()
}

fn of_game(game: &EventGame, entry: usize) -> u32 {
    match game.outcome {
        Some(Outcome::Draw) if [game.white, game.black].contains(&entry) => 1,
        Some(Outcome::White) if game.white == entry => 2,
        Some(Outcome::Black) if game.black == entry => 2,
        _ => 0,
    }
}

#[test]
fn a_swiss_with_corrections_keeps_colours_and_makes_no_rematch_that_can_be_avoided() {
    let (mut asked, mut forced) = (0, 0);
    for seed in 0..300 {
        let mut dice = Dice::new(seed + 31_000);
        let count = 2 + dice.below(23);
        let planned = 1 + dice.below(count.min(9));
        let double = dice.one_in(3);
        let format = swiss(planned, double);
        let (history, lots, _) = play(format, count, &mut dice, &mut |history, rounds| {
            asked += 1;
            let [round] = rounds else { panic!("one round at a time") };
            assert_eq!(round.byes.len(), count % 2);
            let players: Vec<usize> = history.playing().collect();
            let fit = |one: usize, other: usize| {
                let may = |entry: usize, colour: i32| {
                    let mut row = colours(history, entry);
                    row.push(colour);
                    colour_fault(&row).is_none()
                };
                double || may(one, 1) && may(other, -1) || may(one, -1) && may(other, 1)
            };
            for pairing in round.pairings.iter().filter(|_| !double) {
                for (entry, colour) in [(pairing.white, 1), (pairing.black, -1)] {
                    let mut row = colours(history, entry);
                    row.push(colour);
                    assert_eq!(colour_fault(&row), None, "{seed}: {row:?}");
                }
            }
            if said_rematches(history, round) > 0 {
                forced += 1;
                let without = pairs_without_rematch(&players, &|one, other| {
                    met(history, one, other) == 0 && fit(one, other)
                });
                assert!(without < round.pairings.len(), "{seed}: {round:?}");
            }
        });
        assert_eq!(history.rounds.len(), planned, "{seed}");
        let table = &standings(&format, &history, &lots)[0];
        let rested =
            |entry: usize| history.rounds.iter().flat_map(|round| &round.byes).any(|bye| bye.entry == entry);
        for line in table.lines.iter().filter(|line| !rested(line.entry)) {
            assert_eq!(line.half_points, half_points(&history, line.entry), "{seed}");
        }
    }
    assert!(asked > 900 && forced > 10, "{asked} rounds, {forced} with a rematch");
}

/// Points of both sides of a pair in some rounds: (of `one`, of `other`); `None` where they did not meet.
fn pair_points(pairings: &[&PlayedPairing], one: usize, other: usize) -> Option<(u32, u32)> {
    let of_pair = |pair: &&&PlayedPairing| [(one, other), (other, one)].contains(&(pair.white, pair.black));
    let games: Vec<&EventGame> = pairings.iter().filter(of_pair).flat_map(|pair| &pair.games).collect();
    let sum = |entry| games.iter().map(|game| of_game(game, entry)).sum();
    (!games.is_empty()).then(|| (sum(one), sum(other)))
}

#[test]
fn a_knockout_with_corrections_goes_on_with_who_has_won_when_the_next_round_is_paired() {
    let (mut by_score, mut by_tie_break, mut by_last_resort, mut overturned) = (0, 0, 0, 0);
    for seed in 0..400 {
        let mut dice = Dice::new(seed + 57_000);
        let count = 2 + dice.below(31);
        let size = count.next_power_of_two();
        let mut mains = 0;
        let (history, lots, end) = play(Format::Knockout, count, &mut dice, &mut |history, rounds| {
            let [round] = rounds else { panic!("one round at a time") };
            let Some(last) = history.rounds.iter().rposition(|round| round.kind == RoundKind::Main) else {
                mains += 1;
                assert_eq!(round.byes.len(), size - count);
                return;
            };
            let tie_breaks: Vec<&PlayedPairing> =
                history.rounds[last + 1..].iter().flat_map(|round| &round.pairings).collect();
            let plays = |entry: usize| {
                round.pairings.iter().any(|pair| [pair.white, pair.black].contains(&entry))
                    || round.byes.iter().any(|bye| bye.entry == entry)
            };
            if round.kind == RoundKind::TieBreak {
                // Two more games for those whose match is level now, and who have not had them.
                for pair in &round.pairings {
                    let main: Vec<&PlayedPairing> = history.rounds[last].pairings.iter().collect();
                    let (one, other) = pair_points(&main, pair.white, pair.black).expect("they have met");
                    assert_eq!(one, other, "{seed}");
                    assert_eq!(pair_points(&tie_breaks, pair.white, pair.black), None, "{seed}: twice");
                }
                return;
            }
            mains += 1;
            assert!(round.byes.is_empty(), "{seed}: all places are taken after the first round");
            // The places are halved: the winners of the last round, by the results as they are now, and who rested in it.
            let before = &history.rounds[last];
            assert_eq!(2 * round.pairings.len(), before.pairings.len() + before.byes.len(), "{seed}");
            assert!(before.byes.iter().all(|bye| plays(bye.entry)), "{seed}");
            for pair in &before.pairings {
                let (one, other) = (pair.white, pair.black);
                assert!(plays(one) != plays(other), "{seed}: one of the two");
                let (mine, theirs) = pair_points(&[pair], one, other).expect("games");
                if mine != theirs {
                    by_score += 1;
                    assert_eq!(plays(one), mine > theirs, "{seed}");
                    continue;
                }
                let (mine, theirs) = pair_points(&tie_breaks, one, other).expect("a tie-break");
                if mine == theirs {
                    by_last_resort += 1;
                } else {
                    by_tie_break += 1;
                    assert_eq!(plays(one), mine > theirs, "{seed}");
                }
            }
            // Of the rounds before it, a correction may say otherwise; whoever plays on, plays on.
            for before in history.rounds[..last].iter().filter(|round| round.kind == RoundKind::Main) {
                for pair in &before.pairings {
                    assert!(!(plays(pair.white) && plays(pair.black)), "{seed}: both of one match");
                    let (one, other) = pair_points(&[pair], pair.white, pair.black).expect("games");
                    overturned +=
                        usize::from(plays(pair.white) && one < other || plays(pair.black) && one > other);
                }
            }
        });
        assert_eq!(mains, size.ilog2(), "{seed}");
        let bracket = knockout::bracket(&history, &lots);
        assert_eq!(end.champions, [bracket.champion.into_iter().collect::<Vec<_>>()], "{seed}");
        // The winner is one of the two of the final, by its results as they are.
        let last = history.rounds.iter().rposition(|round| round.kind == RoundKind::Main).unwrap();
        let [pair] = history.rounds[last].pairings.as_slice() else { panic!("a final") };
        let champion = bracket.champion.expect("somebody wins");
        let (one, other) = pair_points(&[pair], pair.white, pair.black).unwrap();
        assert!([pair.white, pair.black].contains(&champion), "{seed}");
        assert!(one == other || (champion == pair.white) == (one > other), "{seed}");
    }
    assert!(
        by_score > 500 && by_tie_break > 50 && by_last_resort > 5,
        "{by_score} {by_tie_break} {by_last_resort}"
    );
    assert!(overturned > 20, "{overturned} matches were corrected too late");
}

#[test]
fn a_round_robin_with_corrections_is_paired_once_and_its_table_is_that_of_the_results() {
    for seed in 0..200 {
        let mut dice = Dice::new(seed + 83_000);
        let count = 2 + dice.below(14);
        let double = dice.one_in(2);
        let format = Format::RoundRobin { double, class_size: None };
        let mut asked = 0;
        let (mut history, lots, mut end) = play(format, count, &mut dice, &mut |history, _| {
            asked += 1;
            assert!(history.rounds.is_empty());
        });
        assert_eq!(asked, 1);
        for _ in 0..4 {
            for one in 0..count {
                assert!((0..one).all(|other| met(&history, one, other) == 1), "{seed}");
                let mut balance = 0_i32;
                for game in history.games() {
                    balance += i32::from(game.white == one) - i32::from(game.black == one);
                }
                assert!(balance.abs() <= i32::from(!double), "{seed}");
            }
            let points: Vec<u32> = (0..count).map(|entry| half_points(&history, entry)).collect();
            let most = *points.iter().max().unwrap();
            let table = &standings(&format, &history, &lots)[0];
            assert!(table.lines.iter().all(|line| line.half_points == points[line.entry]), "{seed}");
            let [first] = end.champions.as_slice() else { panic!("one table") };
            assert!(first.iter().all(|&entry| points[entry] == most), "{seed}: {first:?} {points:?}");
            assert!(!first.is_empty(), "{seed}: every game has a result that counts, played or lost on time");
            // Who alone has most is first, whatever the tie-breaks.
            if points.iter().filter(|&&found| found == most).count() == 1 {
                assert_eq!(points[first[0]], most, "{seed}");
            }
            // Had the winner left the event, with results that count, he would stand behind all who stayed, and they would be
            // placed without him.
            if count > 2 {
                let mut left = history.clone();
                left.entrants[first[0]].state = EntrantState::Withdrawn { void: false };
                let table = &standings(&format, &left, &lots)[0];
                assert_eq!(table.lines.last().map(|line| line.entry), Some(first[0]), "{seed}");
                let firsts = table.firsts(&left);
                let place_of =
                    |entry: usize| table.lines.iter().find(|line| line.entry == entry).map(|line| line.place);
                assert!(firsts.iter().all(|&entry| place_of(entry) == Some(1)), "{seed}: {firsts:?}");
            }
            // When all is over a correction moves the table and its winner, and nothing is paired.
            correct_some(&mut history, &mut dice);
            end = match next_round(&format, &history, &lots) {
                Next::Ended(end) => end,
                other => panic!("{seed}: {other:?}"),
            };
        }
    }
}

#[test]
fn what_a_director_cancelled_counts_for_nothing_whoever_leaves_later() {
    let mut dice = Dice::new(4711);
    let mut history = History { entrants: entrants(2, &mut dice), ..History::default() };
    let Next::Rounds(rounds) = next_round(&Format::Knockout, &history, &lots(2)) else { panic!("a final") };
    history.rounds.extend(rounds.iter().map(started));
    let [white, black] = [history.rounds[0].pairings[0].white, history.rounds[0].pairings[0].black];
    let ended = |reason, outcome, plies| {
        move |game: &EventGame| {
            EventGame::recorded(game.white, game.black, Some(outcome), Some(reason), plies)
        }
    };
    let games = &mut history.rounds[0].pairings[0].games;
    // White of the first game has won it; the second was cancelled by a ruling.
    games[0] = ended(EndReason::Resignation, Outcome::White, 30)(&games[0]);
    games[1] = ended(EndReason::Corrected, Outcome::Cancelled, 30)(&games[1]);
    history.entrants[black].state = EntrantState::Withdrawn { void: false };
    let score = history.score(&history.rounds[0].pairings[0]);
    assert_eq!(score, (2, 0), "one win");
    // Had it been cancelled because its player left, it would be forfeited to the other.
    let games = &mut history.rounds[0].pairings[0].games;
    games[1] = ended(EndReason::Withdrawn, Outcome::Cancelled, 1)(&games[1]);
    assert_eq!(history.score(&history.rounds[0].pairings[0]), (4, 0));
    let line = standings(&Format::Knockout, &history, &lots(2))[0].lines[0].clone();
    assert_eq!((line.entry, line.half_points, line.played), (white, 4, 1));
}
