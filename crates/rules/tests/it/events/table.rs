//! Round robins: everybody meets everybody, in classes too, and what a withdrawal does to the table.
use std::collections::HashMap;

use frcec_rules::club::event::{
    EntrantState, EventGame, Format, History, Lots, Next, PlayedPairing, PlayedRound, berger, next_round,
    standings,
};
use frcec_rules::club::game::Outcome;

use super::{Dice, Trouble, entrants, play};

#[test]
fn everybody_meets_everybody_of_the_class_with_even_colours() {
    for count in 2..=64 {
        let of_classes = [Some(2), Some(5), Some(8), Some(200)][count % 4];
        for (class_size, double) in [(None, false), (None, true), (of_classes, count % 3 == 0)] {
            let mut dice = Dice::new(count as u64);
            let format = Format::RoundRobin { double, class_size };
            let mut asked = 0;
            let event = play(format, count, Trouble::All, &mut dice, &mut |history, rounds| {
                asked += 1;
                assert!(history.rounds.is_empty());
                let mut times: HashMap<(usize, usize), usize> = HashMap::new();
                let mut balance = vec![0_i32; count];
                for pairing in rounds.iter().flat_map(|round| &round.pairings) {
                    *times
                        .entry((pairing.white.min(pairing.black), pairing.white.max(pairing.black)))
                        .or_default() += 1;
                    balance[pairing.white] += 1;
                    balance[pairing.black] -= 1;
                }
                let classes = berger::classes(history, class_size);
                let mut pairs = 0;
                for class in &classes {
                    assert!(class.len() > 1, "{count} {class_size:?}");
                    pairs += class.len() * (class.len() - 1) / 2;
                    for (at, one) in class.iter().enumerate() {
                        for other in &class[at + 1..] {
                            assert_eq!(times.get(&(*one.min(other), *one.max(other))), Some(&1));
                        }
                    }
                }
                assert_eq!(times.len(), pairs);
                assert!(balance.iter().all(|balance| balance.abs() <= 1));
                let sizes: Vec<usize> = classes.iter().map(Vec::len).collect();
                assert!(sizes.iter().max().unwrap() - sizes.iter().min().unwrap() <= 1);
                if class_size.is_some() {
                    // Nobody of a lower class has a better rating than anybody of a higher one.
                    let rating = |entry: &usize| history.entrants[*entry].rating;
                    let bounds = classes
                        .windows(2)
                        .map(|pair| (pair[0].iter().map(rating).min(), pair[1].iter().map(rating).max()));
                    assert!(bounds.into_iter().all(|(lowest, highest)| lowest >= highest));
                }
            });
            assert_eq!(asked, 1);
            let tables = standings(&format, &event.history, &Lots::default());
            assert_eq!(tables.iter().map(|table| table.lines.len()).sum::<usize>(), count);
        }
    }
}

/// Six players, all games started; `results` are those of the player with the number 0, in the order of rounds.
fn six(results: &[Outcome]) -> History {
    let mut dice = Dice::new(6);
    let mut history = History { entrants: entrants(6, &mut dice), ..History::default() };
    let format = Format::RoundRobin { double: false, class_size: None };
    let Next::Rounds(rounds) = next_round(&format, &history, &Lots::default()) else {
        panic!("six can play")
    };
    let mut results = results.iter();
    for round in &rounds {
        let pairings = round.pairings.iter().map(|pairing| {
            let (white, black) = (pairing.white, pairing.black);
            let outcome =
                if white == 0 || black == 0 { results.next().copied() } else { Some(Outcome::Draw) };
            PlayedPairing { white, black, games: vec![EventGame::new(white, black, outcome)] }
        });
        history.rounds.push(PlayedRound { pairings: pairings.collect(), ..PlayedRound::default() });
    }
    history
}

#[test]
fn who_leaves_with_under_half_of_the_games_played_leaves_the_table() {
    let format = Format::RoundRobin { double: false, class_size: None };
    let mut history = six(&[Outcome::White, Outcome::White]);
    // Two of five games.
    assert!(history.void_if_withdrawn(0));
    history.entrants[0].state = EntrantState::Withdrawn { void: true };
    let table = &standings(&format, &history, &Lots::default())[0];
    let last = table.lines.last().unwrap();
    assert!(last.entry == 0 && last.void);
    // The others have their four games among themselves, all drawn.
    for line in &table.lines[..5] {
        assert_eq!((line.half_points, line.games, line.place), (4, 4, 1));
    }
    // Nobody waits for the games of somebody who has left.
    let Next::Ended(end) = next_round(&format, &history, &Lots::default()) else { panic!("it is over") };
    assert_eq!(end.champions, [vec![1, 2, 3, 4, 5]]);
}

#[test]
fn who_leaves_later_has_the_rest_forfeited() {
    let format = Format::RoundRobin { double: false, class_size: None };
    let mut history = six(&[Outcome::Draw, Outcome::Draw, Outcome::Draw]);
    assert!(!history.void_if_withdrawn(0));
    history.entrants[0].state = EntrantState::Withdrawn { void: false };
    let table = &standings(&format, &history, &Lots::default())[0];
    let own = table.lines.iter().find(|line| line.entry == 0).unwrap();
    assert_eq!((own.half_points, own.finished, own.void), (3, 5, false));
    let sum: u32 = table.lines.iter().map(|line| line.half_points).sum();
    assert_eq!(sum, 30, "every game gives two halves");
    assert!(matches!(next_round(&format, &history, &Lots::default()), Next::Ended(_)));
}

#[test]
fn a_seat_that_nobody_took_is_no_part_of_the_table() {
    let format = Format::RoundRobin { double: false, class_size: None };
    let mut history = six(&[]);
    history.entrants[0].state = EntrantState::NoShow;
    let table = &standings(&format, &history, &Lots::default())[0];
    assert!(table.lines[5].void && table.lines[..5].iter().all(|line| line.games == 4));
}

#[test]
fn the_last_player_may_leave() {
    let mut history = six(&[]);
    for entrant in &mut history.entrants {
        entrant.state = EntrantState::Withdrawn { void: true };
    }
    for format in [
        Format::RoundRobin { double: true, class_size: None },
        Format::Knockout,
        Format::Dropout,
        Format::Swiss { rounds: 9, double: true },
    ] {
        let Next::Ended(end) = next_round(&format, &history, &Lots::default()) else { panic!("{format:?}") };
        assert_eq!(end.champions, [Vec::<usize>::new()], "{format:?}");
    }
}
