//! The formats with rounds: knockout, dropout, Swiss.
use frcec_rules::club::event::{
    EventGame, Format, History, Moved, Next, PairWhy, PairedRound, RoundKind,
    dropout::{self, MalusState},
    knockout, moved, next_round, standings,
};
use frcec_rules::club::game::{EndReason, Outcome};

use super::{Dice, Event, Trouble, play};

const TROUBLES: [Trouble; 3] = [Trouble::None, Trouble::Leaving, Trouble::All];

/// Every number of players with a kind of trouble, the small ones with each kind.
fn sizes() -> impl Iterator<Item = (usize, Trouble, Dice)> {
    (2..=64_usize).flat_map(|count| {
        let kinds = if count <= 16 { 0..3 } else { count % 3..count % 3 + 1 };
        kinds.map(move |kind| (count, TROUBLES[kind], Dice::new((count * 10 + kind) as u64)))
    })
}

/// Everybody still in the event is in the round, paired or resting.
fn everybody(history: &History, round: &PairedRound) {
    let count = 2 * round.pairings.len() + round.byes.len();
    assert_eq!(count, history.playing().count(), "{round:?}");
}

#[test]
fn a_knockout_of_any_size_has_one_winner_and_the_beaten_never_come_back() {
    let mut lots = 0;
    for (count, trouble, mut dice) in sizes() {
        let size = count.next_power_of_two();
        let mut mains = 0;
        let event = play(Format::Knockout, count, trouble, &mut dice, &mut |history, rounds| {
            let round = &rounds[0];
            if round.kind == RoundKind::TieBreak {
                // After a correction there may be another one, for another match.
                let before = history.rounds.last().expect("a tie-break follows a round");
                assert!(before.kind == RoundKind::Main || matches!(trouble, Trouble::All));
                assert!(round.byes.is_empty());
                return;
            }
            mains += 1;
            if history.rounds.is_empty() {
                assert_eq!(round.byes.len(), size - count);
                everybody(history, round);
            }
            // Who is in now was in all main rounds before, unless an opponent was missing: nobody comes back.
            for before in history.rounds.iter().filter(|round| round.kind == RoundKind::Main) {
                let was_in = |entry: usize| {
                    before.pairings.iter().any(|pair| [pair.white, pair.black].contains(&entry))
                        || before.byes.iter().any(|bye| bye.entry == entry)
                };
                for pairing in &round.pairings {
                    assert!(was_in(pairing.white) && was_in(pairing.black), "{count} {trouble:?}");
                }
            }
        });
        assert!(mains <= size.ilog2(), "{count}: {mains} rounds");
        let bracket = knockout::bracket(&event.history, &event.lots);
        assert_eq!(bracket.levels.len(), size.ilog2() as usize);
        assert_eq!(event.end.champions, [bracket.champion.into_iter().collect::<Vec<_>>()]);
        lots += bracket
            .levels
            .iter()
            .flat_map(|level| &level.matches)
            .filter(|found| {
                matches!(found.advance, Some(knockout::Advance { why: knockout::Decided::Lot { .. }, .. }))
            })
            .count();
        if matches!(trouble, Trouble::None) {
            let champion = bracket.champion.expect("somebody wins");
            let table = &standings(&Format::Knockout, &event.history, &event.lots)[0];
            assert_eq!((table.lines[0].entry, table.lines[0].place), (champion, 1));
            assert_eq!(table.lines[1].place, 2);
            assert_eq!(mains, size.ilog2());
        }
    }
    assert!(lots > 0, "no match came down to the lot");
}

#[test]
fn the_best_two_seeds_can_meet_in_the_final_only() {
    // The better seed wins every game: the final is seed 1 against seed 2, the semi-finals 1-4 and 2-3.
    let mut dice = Dice::new(7);
    let mut history = History { entrants: super::entrants(13, &mut dice), ..History::default() };
    let lots = super::lots(13);
    while let Next::Rounds(rounds) = next_round(&Format::Knockout, &history, &lots) {
        let mut round = super::started(&rounds[0]);
        for game in round.pairings.iter_mut().flat_map(|pairing| &mut pairing.games) {
            let rating = |entry: usize| (history.entrants[entry].rating, std::cmp::Reverse(entry));
            let white = rating(game.white) > rating(game.black);
            game.outcome = Some(if white { Outcome::White } else { Outcome::Black });
        }
        history.rounds.push(round);
    }
    let bracket = knockout::bracket(&history, &lots);
    let seed = |slot: knockout::Slot| match slot {
        knockout::Slot::Entry(entry) => bracket.seeds.iter().position(|&seed| seed == entry).map(|at| at + 1),
        _ => None,
    };
    let matches = |level: usize| {
        let found = bracket.levels[level].matches.iter();
        found
            .map(|found| (seed(found.upper).unwrap_or(0), seed(found.lower).unwrap_or(0)))
            .collect::<Vec<_>>()
    };
    assert_eq!(matches(0), [(1, 0), (8, 9), (4, 13), (5, 12), (2, 0), (7, 10), (3, 0), (6, 11)]);
    assert_eq!(matches(2), [(1, 4), (2, 3)]);
    assert_eq!(matches(3), [(1, 2)]);
    assert_eq!(seed(knockout::Slot::Entry(bracket.champion.unwrap())), Some(1));
}

/// The least number of rematches of any full pairing, by trying all; `None` if there is none in which all `fit`.
fn least_rematches(
    players: &[usize],
    byes: usize,
    met: &dyn Fn(usize, usize) -> usize,
    fit: &dyn Fn(usize, usize) -> bool,
) -> Option<usize> {
    let Some((&first, rest)) = players.split_first() else { return (byes == 0).then_some(0) };
    let mut least = if byes > 0 { least_rematches(rest, byes - 1, met, fit) } else { None };
    for (at, &other) in rest.iter().enumerate() {
        if !fit(first, other) {
            continue;
        }
        let mut left = rest.to_vec();
        left.remove(at);
        if let Some(found) = least_rematches(&left, byes, met, fit) {
            let found = found + met(first, other);
            least = Some(least.map_or(found, |least| least.min(found)));
        }
    }
    least
}

pub fn met(history: &History, one: usize, other: usize) -> usize {
    let pairings = history.rounds.iter().flat_map(|round| &round.pairings);
    pairings.filter(|pair| [(one, other), (other, one)].contains(&(pair.white, pair.black))).count()
}

pub fn rematches(history: &History, round: &PairedRound) -> usize {
    for pairing in &round.pairings {
        let said = pairing.why.iter().any(|why| matches!(why, PairWhy::Rematch { .. }));
        assert_eq!(said, met(history, pairing.white, pairing.black) > 0, "a rematch is said to be one");
    }
    round.pairings.iter().map(|pairing| met(history, pairing.white, pairing.black)).sum()
}

#[test]
fn a_dropout_of_any_size_ends_within_six_rounds() {
    for (count, trouble, mut dice) in sizes() {
        let event = play(Format::Dropout, count, trouble, &mut dice, &mut |history, rounds| {
            assert_eq!(rounds.len(), 1);
            if history.rounds.is_empty() {
                everybody(history, &rounds[0]);
            }
        });
        assert!(event.history.rounds.len() <= dropout::ROUNDS);
        if matches!(trouble, Trouble::None) {
            judge_dropout(&event);
        }
    }
}

/// Counts the malus again, as the rulebook says it, and looks who had to be in each round.
fn judge_dropout(event: &Event) {
    let entries = event.history.entrants.len();
    let mut malus = vec![0; entries];
    let mut alive: Vec<usize> = (0..entries).collect();
    for round in &event.history.rounds {
        let mut seen: Vec<usize> = round.pairings.iter().flat_map(|pair| [pair.white, pair.black]).collect();
        seen.extend(round.byes.iter().map(|bye| bye.entry));
        seen.sort_unstable();
        assert_eq!(seen, alive);
        // The bye goes to the highest malus, unless all of those have rested already.
        for game in round.pairings.iter().flat_map(|pair| &pair.games) {
            match game.outcome {
                Some(Outcome::White) => malus[game.black] += 3,
                Some(Outcome::Black) => malus[game.white] += 3,
                Some(Outcome::Draw) => {
                    malus[game.white] += 1;
                    malus[game.black] += 1;
                }
                other => panic!("{other:?}"),
            }
        }
        let least = alive.iter().map(|&entry| malus[entry]).min().unwrap();
        if least >= 6 {
            alive.retain(|&entry| malus[entry] == least);
        } else {
            alive.retain(|&entry| malus[entry] < 6);
        }
    }
    let least = alive.iter().map(|&entry| malus[entry]).min().unwrap();
    alive.retain(|&entry| malus[entry] == least);
    assert_eq!(event.end.champions, [alive.clone()]);
    let lines = dropout::malus(&event.history);
    for line in &lines {
        assert_eq!(line.malus, malus[line.entry]);
        assert_eq!(line.place == 1, alive.contains(&line.entry));
    }
}

#[test]
fn a_dropout_makes_no_rematch_that_can_be_avoided() {
    let mut forced = 0;
    for seed in 0..400 {
        let mut dice = Dice::new(seed);
        let count = 2 + dice.below(7);
        let trouble = TROUBLES[dice.below(3)];
        play(Format::Dropout, count, trouble, &mut dice, &mut |history, rounds| {
            let round = &rounds[0];
            let mut players: Vec<usize> =
                round.pairings.iter().flat_map(|pair| [pair.white, pair.black]).collect();
            players.extend(round.byes.iter().map(|bye| bye.entry));
            let least = least_rematches(
                &players,
                players.len() % 2,
                &|one, other| met(history, one, other),
                &|_, _| true,
            );
            assert_eq!(round.byes.len(), players.len() % 2);
            assert_eq!(Some(rematches(history, round)), least, "{history:?}");
            forced += usize::from(least > Some(0));
        });
    }
    assert!(forced > 0, "a rematch was never needed");
}

/// Everybody's malus by the results as they are, counted as the rulebook says it.
fn malus_now(history: &History) -> Vec<u32> {
    let mut malus = vec![0; history.entrants.len()];
    for game in history.games() {
        match game.outcome {
            Some(Outcome::White) => malus[game.black] += 3,
            Some(Outcome::Black) => malus[game.white] += 3,
            Some(Outcome::Draw) => {
                malus[game.white] += 1;
                malus[game.black] += 1;
            }
            Some(Outcome::Cancelled) | None => {}
        }
    }
    malus
}

fn in_round(round: &frcec_rules::club::event::PlayedRound) -> Vec<usize> {
    let mut players: Vec<usize> = round.pairings.iter().flat_map(|pair| [pair.white, pair.black]).collect();
    players.extend(round.byes.iter().map(|bye| bye.entry));
    players.sort_unstable();
    players
}

/// Gives some finished games of any round another result.
pub fn correct_some(history: &mut History, dice: &mut Dice) {
    for round in &mut history.rounds {
        for game in round.pairings.iter_mut().flat_map(|pairing| &mut pairing.games) {
            if game.outcome.is_some() && dice.one_in(5) {
                game.outcome = Some([Outcome::White, Outcome::Black, Outcome::Draw][dice.below(3)]);
            }
        }
    }
}

#[test]
fn a_correction_at_any_moment_of_a_dropout_decides_who_is_in_from_the_next_round_on() {
    let (mut came_back, mut all_out) = (0, 0);
    for seed in 0..600 {
        let mut dice = Dice::new(seed);
        let count = 2 + dice.below(20);
        let mut history = History { entrants: super::entrants(count, &mut dice), ..History::default() };
        let lots = super::lots(count);
        let champions = loop {
            let next = next_round(&Format::Dropout, &history, &lots);
            let malus = malus_now(&history);
            let within: Vec<usize> = (0..count).filter(|&entry| malus[entry] < dropout::OUT).collect();
            let before = history.rounds.last().map_or_else(|| (0..count).collect(), in_round);
            let round = match next {
                Next::Rounds(rounds) => super::started(&rounds[0]),
                Next::Ended(end) => {
                    let least = within.iter().map(|&entry| malus[entry]).min();
                    if let Some(least) = least {
                        let best: Vec<usize> =
                            within.into_iter().filter(|&entry| malus[entry] == least).collect();
                        assert_eq!(end.champions[0], best, "{seed}: {history:?}");
                    }
                    break end.champions[0].clone();
                }
                other => panic!("{other:?}"),
            };
            let players = in_round(&round);
            if within.is_empty() {
                // All would be out: those with least malus of the round stay. (Who was put out earlier by the same rule, and by a
                // correction should not have been, may come besides.)
                all_out += 1;
                let least = before.iter().map(|&entry| malus[entry]).min().unwrap();
                assert!(players.iter().all(|&entry| malus[entry] <= least), "{seed}: {history:?}");
            } else {
                assert_eq!(players, within, "{seed}: {history:?}");
            }
            came_back += players.iter().filter(|entry| !before.contains(entry)).count();
            history.rounds.push(round);
            // Results come in one after the other, and corrections at any time between them.
            let at = history.rounds.len() - 1;
            for pairing in 0..history.rounds[at].pairings.len() {
                for game in 0..2 {
                    let outcome = [Outcome::White, Outcome::Black, Outcome::Draw][dice.below(3)];
                    history.rounds[at].pairings[pairing].games[game].outcome = Some(outcome);
                    if dice.one_in(6) {
                        correct_some(&mut history, &mut dice);
                        let told = dropout::malus(&history);
                        judge_states(&history, &told);
                    }
                }
            }
        };
        assert!(!champions.is_empty(), "{seed}");
        assert!(history.rounds.len() <= dropout::ROUNDS);
    }
    assert!(came_back > 50 && all_out > 20, "{came_back} came back, all would have been out {all_out} times");
}

/// What the malus table says of each has to be so.
fn judge_states(history: &History, lines: &[dropout::MalusLine]) {
    let malus = malus_now(history);
    let now = in_round(history.rounds.last().unwrap());
    let running = history.games().any(|game| game.outcome.is_none());
    let somebody = malus.iter().any(|&malus| malus < dropout::OUT);
    for line in lines {
        let (over, plays) = (malus[line.entry] >= dropout::OUT, now.contains(&line.entry));
        assert_eq!(line.malus, malus[line.entry]);
        match line.state {
            MalusState::In => assert!(plays && (!over || (!running && !somebody)), "{history:?}"),
            MalusState::Over => assert!(running && plays && over, "{history:?}"),
            MalusState::Back { round } => {
                assert!(!plays && (!over || !somebody), "{history:?}");
                assert_eq!(round, history.rounds.len() + 1);
            }
            MalusState::Out { round } => {
                assert!(over && !(running && plays), "{history:?}");
                let was_in = in_round(&history.rounds[round - 1]).contains(&line.entry);
                let later = history.rounds[round..].iter().any(|round| in_round(round).contains(&line.entry));
                assert!(was_in && !later, "{history:?}");
            }
            MalusState::TooLate { .. } => panic!("the event is not over: {history:?}"),
        }
    }
}

#[test]
fn a_player_whose_malus_falls_below_the_limit_plays_on_from_the_next_round() {
    // Kofi (0) beats Diego (3) and Anna (1) beats Mei (2), both 2-0; Kofi and Anna play the second round. Then both games of the
    // first pair are corrected: Diego won them.
    let lots = super::lots(4);
    let entrants =
        [1600, 1590, 1510, 1500].map(|rating| frcec_rules::club::event::Entrant::new(rating * 100));
    let mut history = History { entrants: entrants.to_vec(), ..History::default() };
    let next = |history: &History| next_round(&Format::Dropout, history, &lots);
    let win = |history: &mut History, round: usize, winners: &[usize]| {
        for game in history.rounds[round].pairings.iter_mut().flat_map(|pair| &mut pair.games) {
            let white = winners.contains(&game.white);
            game.outcome = Some(if white { Outcome::White } else { Outcome::Black });
        }
    };
    let Next::Rounds(rounds) = next(&history) else { panic!("a first round") };
    let mut pairs: Vec<_> = rounds[0].pairings.iter().map(|pair| (pair.white, pair.black)).collect();
    pairs.sort_unstable();
    assert_eq!(pairs, [(0, 2), (1, 3)]);
    history.rounds.push(super::started(&rounds[0]));
    win(&mut history, 0, &[0, 1]);
    let Next::Rounds(rounds) = next(&history) else { panic!("a second round") };
    assert_eq!(rounds[0].pairings.len(), 1);
    history.rounds.push(super::started(&rounds[0]));
    let before = history.clone();
    // 2 won against 0 after all.
    win(&mut history, 0, &[2, 1]);
    let state = |history: &History, entry: usize| {
        let lines = dropout::malus(history);
        lines.into_iter().find(|line| line.entry == entry).map(|line| (line.malus, line.state)).unwrap()
    };
    assert_eq!(state(&before, 2), (6, MalusState::Out { round: 1 }));
    assert_eq!(state(&history, 2), (0, MalusState::Back { round: 3 }));
    assert_eq!(state(&history, 0), (6, MalusState::Over));
    assert_eq!(state(&history, 1), (0, MalusState::In));
    assert_eq!(state(&history, 3), (6, MalusState::Out { round: 1 }));
    let both = [Moved::Back { entry: 2, round: 3 }, Moved::LastRound { entry: 0 }];
    assert_eq!(moved(&Format::Dropout, &before, &history, &lots), both);
    let back = [Moved::MoreRounds { entry: 0 }, Moved::Out { entry: 2 }];
    assert_eq!(moved(&Format::Dropout, &history, &before, &lots), back);
    win(&mut history, 1, &[1]);
    assert_eq!(state(&history, 0), (12, MalusState::Out { round: 2 }));
    let Next::Rounds(rounds) = next(&history) else { panic!("a third round") };
    let players = in_round(&super::started(&rounds[0]));
    assert_eq!(players, [1, 2]);
    // Corrected when the event was over, the result brings nobody back: there is no round to play.
    let mut over = before;
    win(&mut over, 1, &[1]);
    assert!(matches!(next(&over), Next::Ended(end) if end.champions == [vec![1]]));
    over.out_at_end = vec![2, 3];
    win(&mut over, 0, &[2, 1]);
    assert_eq!(state(&over, 2), (0, MalusState::TooLate { round: 1 }));
    assert!(matches!(next(&over), Next::Ended(end) if end.champions == [vec![1]]));
}

pub fn swiss(rounds: usize, double: bool) -> Format {
    Format::Swiss { rounds: u8::try_from(rounds).unwrap(), double }
}

/// Colours of the games that were played, by entry.
pub fn colours(history: &History, entry: usize) -> Vec<i32> {
    let played = history
        .games()
        .filter(|game| !game.unplayed && game.outcome.is_some_and(|outcome| outcome != Outcome::Cancelled));
    let own = played.filter_map(|game| match entry {
        entry if entry == game.white => Some(1),
        entry if entry == game.black => Some(-1),
        _ => None,
    });
    own.collect()
}

/// What is wrong with a row of colours.
pub fn colour_fault(row: &[i32]) -> Option<&'static str> {
    if row.iter().sum::<i32>().abs() > 2 {
        return Some("a difference of three");
    }
    row.windows(3).any(|three| three.iter().sum::<i32>().abs() == 3).then_some("three in a row")
}

#[test]
fn a_swiss_of_any_size_ends_after_its_rounds_and_keeps_colours_even() {
    let both = sizes().flat_map(|(count, trouble, _)| [false, true].map(|double| (count, trouble, double)));
    for (count, trouble, double) in both {
        let mut dice = Dice::new((count * 10 + usize::from(double)) as u64);
        let rounds = 1 + dice.below(count.min(9));
        let format = swiss(rounds, double);
        let event = play(format, count, trouble, &mut dice, &mut |history, next| {
            everybody(history, &next[0]);
            for pairing in &next[0].pairings {
                // A match has both colours.
                for (entry, colour) in
                    [(pairing.white, 1), (pairing.black, -1)].into_iter().filter(|_| !double)
                {
                    let mut row = colours(history, entry);
                    row.push(colour);
                    // Cancelled and replayed games are no fault of the pairing: their row may have been broken before.
                    if colour_fault(&row[..row.len() - 1]).is_none() {
                        assert_eq!(colour_fault(&row), None, "{count} {trouble:?} {row:?}");
                    }
                }
            }
            if matches!(trouble, Trouble::None) {
                assert_eq!(next[0].byes.len(), count % 2, "{count}");
            }
        });
        assert!(event.history.rounds.len() <= rounds);
        if matches!(trouble, Trouble::None) {
            assert_eq!(event.history.rounds.len(), rounds, "{count}");
            for entry in 0..count {
                let row = colours(&event.history, entry);
                let fault = if double {
                    (row.iter().sum::<i32>() != 0).then_some("uneven")
                } else {
                    colour_fault(&row)
                };
                assert_eq!(fault, None, "{count}: {row:?}");
            }
            // Rounds well below the number of players never need a rematch or a second bye.
            if rounds * 2 <= count {
                for entry in 0..count {
                    let byes = event.history.rounds.iter().flat_map(|round| &round.byes);
                    assert!(byes.filter(|bye| bye.entry == entry).count() <= 1);
                    assert!((0..entry).all(|other| met(&event.history, entry, other) <= 1));
                }
            }
        }
        let table = &standings(&format, &event.history, &event.lots)[0];
        assert_eq!(table.lines.len(), count);
    }
}

#[test]
fn games_that_end_before_their_first_move_keep_colours_and_meetings_of_a_swiss_in_order() {
    let mut forfeits = 0;
    for count in 2..=64_usize {
        let mut dice = Dice::new(count as u64 + 7_000);
        let rounds = 1 + dice.below(count.min(9));
        let mut history = History { entrants: super::entrants(count, &mut dice), ..History::default() };
        let lots = super::lots(count);
        while let Next::Rounds(next) = next_round(&swiss(rounds, false), &history, &lots) {
            let mut round = super::started(&next[0]);
            for pairing in &mut round.pairings {
                let (white, black) = (pairing.white, pairing.black);
                // Given up by either side, or the time for the first moves runs out: mostly before any move.
                let (reason, plies) = if dice.one_in(3) {
                    (EndReason::Time, u32::try_from(dice.below(2)).unwrap())
                } else {
                    (EndReason::Resignation, if dice.one_in(4) { 20 } else { 0 })
                };
                let outcome = match (reason, plies) {
                    (EndReason::Time, 0) => Outcome::Black,
                    (EndReason::Time, _) => Outcome::White,
                    _ if dice.one_in(2) => Outcome::White,
                    _ => Outcome::Black,
                };
                pairing.games = vec![EventGame::recorded(white, black, Some(outcome), Some(reason), plies)];
                // Nobody came to it only if time ran out before White's first move.
                let nobody_came = reason == EndReason::Time && plies == 0;
                assert_eq!(pairing.games[0].unplayed, nobody_came);
                forfeits += usize::from(nobody_came);
            }
            history.rounds.push(round);
            let table = &standings(&swiss(rounds, false), &history, &lots)[0];
            for line in &table.lines {
                let row = colours(&history, line.entry);
                assert_eq!(colour_fault(&row), None, "{count}: {row:?}");
                assert_eq!(usize::try_from(line.expected.games).unwrap(), row.len());
            }
        }
        if rounds * 2 <= count {
            for entry in 0..count {
                assert!((0..entry).all(|other| met(&history, entry, other) <= 1), "{count}");
            }
        }
    }
    assert!(forfeits > 100, "{forfeits}");
}

#[test]
fn a_swiss_makes_no_rematch_that_can_be_avoided() {
    let (mut forced, mut rested_twice) = (0, 0);
    for seed in 0..600 {
        let mut dice = Dice::new(seed);
        let count = 2 + dice.below(7);
        let double = dice.one_in(3);
        let rounds = 1 + dice.below(8);
        let trouble = TROUBLES[dice.below(3)];
        play(swiss(rounds, double), count, trouble, &mut dice, &mut |history, next| {
            let round = &next[0];
            let players: Vec<usize> = history.playing().collect();
            // Who must have one colour, by its definition: anything else would make the row faulty.
            let fit = |one: usize, other: usize| {
                let may = |entry: usize, colour: i32| {
                    let mut row = colours(history, entry);
                    let last = row.len().saturating_sub(2);
                    let same = row.len() >= 2 && row[last..].iter().all(|&before| before == colour);
                    row.push(colour);
                    !same && (row.iter().sum::<i32>() * colour <= 2)
                };
                double || may(one, 1) && may(other, -1) || may(one, -1) && may(other, 1)
            };
            let times = |one: usize, other: usize| met(history, one, other);
            // As few rest as can be, and then as few meet again as can be.
            let fewest = (0..=players.len())
                .find_map(|byes| Some((byes, least_rematches(&players, byes, &times, &fit)?)))
                .expect("all may rest");
            assert_eq!((round.byes.len(), rematches(history, round)), fewest, "{history:?}");
            forced += usize::from(fewest.1 > 0);
            // A second bye only where every pairing with as few rematches needs one.
            let rested = |entry: usize| {
                history.rounds.iter().flat_map(|round| &round.byes).any(|bye| bye.entry == entry)
            };
            if let [bye] = round.byes.as_slice()
                && rested(bye.entry)
            {
                rested_twice += 1;
                for other in players.iter().filter(|&&other| !rested(other)) {
                    let rest: Vec<usize> = players.iter().copied().filter(|player| player != other).collect();
                    let without = least_rematches(&rest, 0, &times, &fit);
                    // A win without play counts like a bye: it was worth as much.
                    let walked_over = history.rounds.iter().flat_map(|round| &round.pairings).any(|pair| {
                        [pair.white, pair.black].contains(other)
                            && pair.games.iter().all(|game| {
                                game.unplayed
                                    || game.outcome.is_none_or(|outcome| outcome == Outcome::Cancelled)
                            })
                    });
                    assert!(
                        walked_over || without.is_none_or(|without| without > fewest.1),
                        "{other} could rest: {history:?}"
                    );
                }
            }
        });
    }
    assert!(forced > 0 && rested_twice > 0, "{forced} {rested_twice}");
}

/// How many pairs of these players can be made of which none has met, by a matching of numbers.
pub fn pairs_without_rematch(players: &[usize], may: &dyn Fn(usize, usize) -> bool) -> usize {
    let count = players.len();
    let mut weights = vec![0_i64; count * count];
    for low in 0..count {
        for high in low + 1..count {
            weights[low * count + high] = i64::from(may(players[low], players[high]));
        }
    }
    let mates = integer_blossom::max_weight_matching(&weights, count);
    let pairs = mates.iter().enumerate().filter_map(|(low, mate)| Some((low, (*mate)?)));
    pairs.filter(|&(low, high)| low < high && weights[low * count + high] > 0).count()
}

#[test]
fn no_event_of_any_size_makes_a_rematch_that_can_be_avoided() {
    let (mut asked, mut forced) = (0, 0);
    for (count, trouble, mut dice) in sizes().filter(|(count, ..)| *count <= 20 || count % 11 == 9) {
        // As many rounds as make rematches likely in small events and possible in larger ones.
        let rounds = (count + 2).min(9);
        for format in [Format::Dropout, swiss(rounds, false), swiss(rounds, true)] {
            play(format, count, trouble, &mut dice, &mut |history, next| {
                let round = &next[0];
                let single = format == swiss(rounds, false);
                // Of a dropout the highest malus rests, and some are out; of a Swiss anybody could rest.
                let paired = |entry: usize| {
                    round.pairings.iter().any(|pair| [pair.white, pair.black].contains(&entry))
                };
                let players: Vec<usize> =
                    history.playing().filter(|&entry| format != Format::Dropout || paired(entry)).collect();
                let fit = |one: usize, other: usize| {
                    let may = |entry: usize, colour: i32| {
                        let mut row = colours(history, entry);
                        row.push(colour);
                        colour_fault(&row).is_none()
                    };
                    !single || may(one, 1) && may(other, -1) || may(one, -1) && may(other, 1)
                };
                asked += 1;
                if rematches(history, round) > 0 {
                    forced += 1;
                    let without = pairs_without_rematch(&players, &|one, other| {
                        met(history, one, other) == 0 && fit(one, other)
                    });
                    assert!(without < round.pairings.len(), "{format:?} of {count} {trouble:?}: {round:?}");
                }
            });
        }
    }
    assert!(asked > 500 && forced > 10, "{asked} rounds, {forced} with a rematch");
}

#[test]
fn a_swiss_of_a_hundred_is_paired() {
    let mut dice = Dice::new(100);
    let event = play(swiss(2, false), 100, Trouble::None, &mut dice, &mut |_, _| {});
    assert_eq!(event.history.rounds.len(), 2);
}
