//! What the law costs: replaying games, one castling report, reading games.
//!
//! `cargo bench -p frcec-rules --bench law`. The first lines give the replay of 100,000 games as a ratio to bare
//! shakmaty doing the same in the same run (`FRCEC_BENCH_GAMES` plays another number).

use std::{env, hint::black_box, time::Instant};

use criterion::Criterion;
use frcec_rules::{CastlingReport, Chess, Color, Line, Position, StartPosition, Wing, ending, pgn};
use shakmaty::uci::UciMove;

/// SplitMix64.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((z ^ (z >> 31)) % bound as u64).expect("below a usize")
    }
}

/// A random game of up to `plies` plies.
fn game(start: StartPosition, plies: u32, dice: &mut Dice) -> Line {
    let mut line = Line::new(start);
    while line.len() < plies {
        let moves = line.legal_moves();
        if moves.is_empty() {
            break;
        }
        line.push(moves[dice.below(moves.len())]).expect("a legal move");
    }
    line
}

/// The same with nothing but shakmaty: text to move, move to legal move, played and kept.
fn bare(start: &Chess, text: &str) -> Chess {
    let mut position = start.clone();
    let mut moves = Vec::with_capacity(text.len() / 5 + 1);
    for word in text.split_ascii_whitespace() {
        let uci = UciMove::from_ascii(word.as_bytes()).expect("UCI text");
        let mv = uci.to_move(&position).expect("a legal move");
        position.play_unchecked(mv);
        moves.push(mv);
    }
    black_box(&moves);
    position
}

#[expect(clippy::disallowed_methods, reason = "a benchmark measures time")]
fn seconds(work: impl FnOnce()) -> f64 {
    let start = Instant::now();
    work();
    start.elapsed().as_secs_f64()
}

fn replay() {
    let count =
        env::var("FRCEC_BENCH_GAMES").map_or(100_000, |text| text.parse().expect("a number of games"));
    let mut dice = Dice(1);
    let starts: Vec<StartPosition> = StartPosition::all().collect();
    let games: Vec<(StartPosition, String)> = (0..count)
        .map(|i| {
            let start = starts[i % starts.len()];
            (start, game(start, 80, &mut dice).uci_text())
        })
        .collect();
    let plies: usize = games.iter().map(|(_, text)| text.split(' ').count()).sum();
    let (mut bare_best, mut ours_best) = (f64::INFINITY, f64::INFINITY);
    for _ in 0..3 {
        bare_best = bare_best.min(seconds(|| {
            for (start, text) in &games {
                black_box(bare(&start.position(), text));
            }
        }));
        ours_best = ours_best.min(seconds(|| {
            for (start, text) in &games {
                black_box(Line::replay(*start, text)).expect("legal games");
            }
        }));
    }
    println!(
        "replay of {count} games ({plies} plies): bare shakmaty {bare_best:.3} s, Line {ours_best:.3} s, \
         {:.2} of its speed",
        bare_best / ours_best
    );
}

/// Walls of pawns with kings and at most one piece: where looking for a dead position costs most.
fn locked(criterion: &mut Criterion) {
    let mut dice = Dice(3);
    let mut lines = Vec::new();
    while lines.len() < 400 {
        let rank = 2 + dice.below(3);
        let every = dice.below(2) == 0;
        let mut rows = vec![['1'; 8]; 8];
        for file in (0..8).filter(|file| every || file % 2 == 0) {
            if dice.below(8) != 0 {
                let rank = rank + dice.below(2);
                (rows[rank][file], rows[rank + 1][file]) = ('P', 'p');
            }
        }
        for man in ['K', 'k', ['B', 'n', 'R', 'b', 'Q'][dice.below(5)]].into_iter().take(2 + dice.below(2)) {
            let low = if man.is_uppercase() { 0 } else { 5 };
            let (row, file) = (low + dice.below(3), dice.below(8));
            if rows[row][file] == '1' {
                rows[row][file] = man;
            }
        }
        let rows: Vec<String> = rows.iter().rev().map(|row| row.iter().collect()).collect();
        if let Ok((line, _)) = Line::from_fen(&(rows.join("/") + " w - - 0 1")) {
            lines.push(line);
        }
    }
    let mut costs: Vec<(f64, &Line)> = lines
        .iter()
        .map(|line| {
            (
                seconds(|| {
                    black_box(ending::automatic(line));
                }),
                line,
            )
        })
        .collect();
    costs.sort_by(|a, b| a.0.total_cmp(&b.0));
    let dead = lines.iter().filter(|line| ending::automatic(line).is_some()).count();
    let (worst, line) = costs.last().expect("400 of them");
    println!(
        "automatic ending behind walls: {} positions, {dead} dead, median {:.1} us, worst {:.0} us ({})",
        lines.len(),
        costs[costs.len() / 2].0 * 1e6,
        worst * 1e6,
        line.fen(frcec_rules::FenStyle::XFen)
    );
    let mut at = 0;
    criterion.bench_function("automatic ending, behind a wall", |bench| {
        bench.iter(|| {
            at = (at + 1) % lines.len();
            ending::automatic(&lines[at])
        });
    });
}

fn law(criterion: &mut Criterion) {
    let mut dice = Dice(2);
    let lines: Vec<Line> = StartPosition::all()
        .step_by(10)
        .map(|start| {
            let plies = u32::try_from(dice.below(60)).expect("below 60");
            game(start, plies, &mut dice)
        })
        .collect();
    let judged = |name: &str, lines: &[&Line], criterion: &mut Criterion| {
        let mut at = 0;
        criterion.bench_function(name, |bench| {
            bench.iter(|| {
                at = (at + 1) % (4 * lines.len());
                let color = if at % 2 == 0 { Color::White } else { Color::Black };
                CastlingReport::new(lines[at / 4], color, Wing::ALL[at / 2 % 2])
            });
        });
    };
    judged("castling report, random positions", &lines.iter().collect::<Vec<_>>(), criterion);
    let with_rights: Vec<&Line> =
        lines.iter().filter(|line| line.position().castles().castling_rights().count() == 4).collect();
    judged("castling report, all rights there", &with_rights, criterion);

    let mut at = 0;
    criterion.bench_function("automatic ending after a move", |bench| {
        bench.iter(|| {
            at = (at + 1) % lines.len();
            ending::automatic(&lines[at])
        });
    });

    locked(criterion);

    let text: String = lines
        .iter()
        .map(|line| pgn::write(&pgn::PgnGame::new(line.clone(), pgn::PgnResult::Unfinished)) + "\n")
        .collect();
    let mut group = criterion.benchmark_group("pgn");
    group.throughput(criterion::Throughput::Elements(lines.len() as u64));
    group.bench_function("reading games of 30 plies on average", |bench| {
        bench.iter(|| pgn::Reader::new(text.as_bytes()).flatten().count());
    });
    group.finish();
}

fn main() {
    replay();
    let mut criterion = Criterion::default().configure_from_args();
    law(&mut criterion);
    criterion.final_summary();
}
