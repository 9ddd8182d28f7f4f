//! What reading costs: typed moves per second, refusals with their reasons, lines of prose.
//!
//! `cargo bench -p frcec-rules --bench reading`

use criterion::{Criterion, Throughput};
use frcec_rules::{Line, Notation, Options, StartPosition, looks_like_move, read};

/// Positions after some moves from starts spread over the 960.
fn positions() -> Vec<Line> {
    let mut seed = 1u64;
    let mut below = move |bound: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(seed >> 33).expect("31 bits") % bound
    };
    StartPosition::all()
        .step_by(12)
        .map(|start| {
            let mut line = Line::new(start);
            for _ in 0..below(50) {
                let moves = line.legal_moves();
                if moves.is_empty() {
                    break;
                }
                line.push(moves[below(moves.len())]).expect("a legal move");
            }
            line
        })
        .filter(|line| !line.legal_moves().is_empty())
        .collect()
}

fn over(criterion: &mut Criterion, name: &str, texts: &[(&Line, String)], options: Options) {
    let mut group = criterion.benchmark_group("reading");
    group.throughput(Throughput::Elements(1));
    let mut at = 0;
    group.bench_function(name, |bench| {
        bench.iter(|| {
            at = (at + 1) % texts.len();
            read(texts[at].0, &texts[at].1, &options)
        });
    });
    group.finish();
}

fn reading(criterion: &mut Criterion) {
    let lines = positions();
    let legal = |text: fn(&Line, &frcec_rules::Move) -> String| -> Vec<(&Line, String)> {
        lines
            .iter()
            .flat_map(|line| line.legal_moves().into_iter().map(move |mv| (line, text(line, &mv))))
            .collect()
    };
    over(criterion, "algebraic", &legal(Line::san_of), Options::default());
    over(criterion, "coordinates", &legal(Line::uci_of), Options::default());
    let numbered = |line: &Line, mv: &frcec_rules::Move| format!("12. {}!?", line.san_of(mv).to_lowercase());
    over(criterion, "small letters with number and marks", &legal(numbered), Options::default());
    let german = legal(|line, mv| Notation::German.spell(&line.san_of(mv)));
    over(
        criterion,
        "German letters",
        &german,
        Options { notation: Some(Notation::German), ..Options::default() },
    );
    let refused: Vec<(&Line, String)> = lines
        .iter()
        .flat_map(|line| ["Ne5", "O-O", "Qh8", "exd6", "a1h8", "Kd4"].map(|text| (line, text.to_owned())))
        .collect();
    over(criterion, "mostly refused", &refused, Options::default());

    let prose = [
        "Hello, thanks for the game!",
        "I am on holiday until Monday, my next move will come then.",
        "Best regards, Nigel",
        "",
        "On Mon, 3 May 2026 at 10:00, Club <play@club.example> wrote:",
    ];
    let mut group = criterion.benchmark_group("reading");
    group.throughput(Throughput::Elements(1));
    let mut at = 0;
    group.bench_function("a line of prose is no move", |bench| {
        bench.iter(|| {
            at = (at + 1) % prose.len();
            looks_like_move(prose[at], None)
        });
    });
    let hostile = "e4 ".repeat(300_000);
    group.bench_function("900 kB in one line", |bench| bench.iter(|| looks_like_move(&hostile, None)));
    group.finish();
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    reading(&mut criterion);
    criterion.final_summary();
}
