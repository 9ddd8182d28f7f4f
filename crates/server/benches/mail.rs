//! How many messages are understood per second in one thread (MIME, sender, screen, body, command, judgement), and how long
//! the picture of a letter takes to draw.
//!
//! `cargo bench -p frcec-server --bench mail`

use std::fs;
use std::path::Path;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use frcec_rules::{Line, StartPosition};
use frcec_server::board::Diagram;
use frcec_server::mail::judge::trial::Trial;

/// The position of the fault cases.
const FEN: &str = "r2q2k1/1P3ppp/8/3pP3/1B4Q1/2p5/1P1NP3/R3K2R w KQ d6 0 12";

/// A reply of a usual program: plain text and HTML, each with the letter quoted below.
fn usual() -> Vec<u8> {
    let quoted = "Boris played 11...d5.\n8 r . . q . . k .\n7 . P . . . p p p\n".repeat(8);
    let plain: String = quoted.lines().map(|line| format!("> {line}\r\n")).collect::<Vec<_>>().concat();
    let html = quoted.replace('\n', "<br>");
    format!(
        "From: Anna <anna@example.org>\r\nTo: Club <play+TOKEN@club.example>\r\nSubject: Re: M0001-1\r\n\
         Message-ID: <x@mail.example.org>\r\nMIME-Version: 1.0\r\n\
         Content-Type: multipart/alternative; boundary=\"b\"\r\n\r\n--b\r\n\
         Content-Type: text/plain; charset=\"UTF-8\"\r\n\r\n12. Nf3\r\n\r\nGood luck!\r\n\r\n\
         On Fri, Apr 3, 2026 at 12:32 PM Club <play+TOKEN@club.example> wrote:\r\n\r\n{plain}\r\n--b\r\n\
         Content-Type: text/html; charset=\"UTF-8\"\r\n\r\n<div dir=\"ltr\">12. Nf3<div><br></div><div>Good \
         luck!</div></div><br><div class=\"gmail_quote\"><div class=\"gmail_attr\">On Fri, Apr 3, 2026 Club \
         wrote:<br></div><blockquote class=\"gmail_quote\">{html}</blockquote></div>\r\n--b--\r\n"
    )
    .into_bytes()
}

fn understanding(criterion: &mut Criterion) {
    let (line, _) = Line::from_fen(FEN).expect("a sound position");
    let trial = Trial::new(line, "anna@example.org");
    let judge = |mail: &[u8]| trial.judge(mail, "anna@example.org", &["play+TOKEN@club.example"]);
    let usual = usual();
    assert_eq!(judge(&usual).disposition.name(), "accept_command");
    let mut group = criterion.benchmark_group("mail");
    group.throughput(Throughput::Elements(1));
    group.bench_function("a usual reply, plain and HTML, understood", |b| b.iter(|| judge(&usual)));

    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/mail");
    let mut files: Vec<_> =
        fs::read_dir(folder).expect("the cases").map(|f| f.expect("a file").path()).collect();
    files.sort();
    let cases: Vec<Vec<u8>> = files.iter().map(|f| fs::read(f).expect("a mail")).collect();
    group.throughput(Throughput::Elements(cases.len() as u64));
    group.bench_function("the fault cases, judged", |b| {
        b.iter(|| cases.iter().for_each(|case| drop(judge(case))));
    });
    group.finish();

    let mut hostile = criterion.benchmark_group("hostile mail of 2 MB");
    hostile.sample_size(10);
    let head = "From: anna@example.org\r\nContent-Type: text/html\r\n\r\n";
    for (name, piece) in [
        ("open tags", "<div>\r\n"),
        ("attributions", "On Fri, Apr 3, 2026 <a@b.example>\r\n"),
        ("quotes", "> > > >\r\n"),
    ] {
        let mail = format!("{head}{}", piece.repeat(2_000_000 / piece.len())).into_bytes();
        hostile.bench_function(name, |b| b.iter(|| judge(&mail)));
    }
    hostile.finish();
}

/// A diagram of each starting position as a letter's picture.
fn drawing(criterion: &mut Criterion) {
    let starts: Vec<_> = (0..960).filter_map(StartPosition::new).map(Diagram::start).collect();
    let octets: usize = starts.iter().map(|diagram| diagram.png().len()).sum();
    println!("a diagram as PNG: {} octets on average over {} positions", octets / starts.len(), starts.len());
    let mut at = 0;
    criterion.bench_function("a diagram drawn as PNG", |b| {
        b.iter(|| {
            at = (at + 7) % starts.len();
            starts[at].png()
        });
    });
}

criterion_group!(benches, understanding, drawing);
criterion_main!(benches);
