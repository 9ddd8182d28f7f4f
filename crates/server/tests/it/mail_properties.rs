//! What holds for every mail: quotes, signatures and robots never command, a move on the first line is always read,
//! and no octets do any harm.

use std::fs;

use frcec_rules::Line;
use frcec_server::mail::body::{LINES, OCTETS, QUOTED, Reply, SourceLine, html, mask};
use frcec_server::mail::command::{self, Found, boards};
use frcec_server::mail::fuzz;
use frcec_server::mail::judge::trial::Trial;
use frcec_server::mail::judge::{Disposition, Order};
use proptest::prelude::*;

use super::mail_bodies::{FEN, judged};
use super::mail_cases::folder;

/// Lines that would be commands if a person had written them.
fn dangerous() -> impl Strategy<Value = String> {
    prop::sample::select(vec![
        "resign",
        "accept",
        "draw?",
        "decline",
        "claim",
        "yes",
        "Nf3",
        "12. Nf3",
        "e4",
        "O-O",
        "b8=Q",
        "e4 e5",
        "ich gebe auf",
        "help",
        "cancel",
        "if Qd7 O-O",
        "note: x",
        "? O-O",
        "#1 Nf3",
        "#2 resign",
    ])
    .prop_map(str::to_owned)
}

/// Lines that people and programs write.
fn harmless() -> impl Strategy<Value = String> {
    prop::sample::select(vec![
        "",
        "Hello Boris,",
        "Best wishes",
        "Anna",
        "Game 4711, White to play.",
        "Tel. 0170 1234567",
        "https://club.example/games/1",
        "What a position!",
        "Board 1",
        "-----",
    ])
    .prop_map(str::to_owned)
}

fn lines() -> impl Strategy<Value = Vec<String>> {
    prop::collection::vec(prop_oneof![dangerous(), harmless()], 1..12)
}

fn found(text: &str) -> Found {
    command::find(&Reply::of(&SourceLine::plain(text)), None)
}

fn commands_nothing(text: &str) -> bool {
    matches!(found(text), Found::Empty | Found::Nothing { .. })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn quotes_never_command(lines in lines(), marks in prop::collection::vec(1_usize..4, 12), tight in any::<bool>()) {
        let mark = |(line, depth): (&String, &usize)| {
            format!("{}{}{line}\n", ">".repeat(*depth), if tight { "" } else { " " })
        };
        let quote: String = lines.iter().zip(&marks).map(mark).collect();
        prop_assert!(commands_nothing(&quote), "{quote}");
        let boards = boards::find(&Reply::of(&SourceLine::plain(&quote)), None, &[]);
        prop_assert_eq!(boards, boards::Boards::default(), "{}", quote);
        let attributed = format!("On Fri, Apr 3, 2026 Club <a@club.example> wrote:\n\n{quote}");
        prop_assert!(commands_nothing(&attributed), "{attributed}");
    }

    #[test]
    fn unmarked_quotes_never_command(lines in lines()) {
        let text = lines.join("\n");
        for head in [
            "-----Original Message-----",
            "From: Club <a@club.example>\nSent: Friday, April 3, 2026\nTo: x@y.example",
            "Am 03.04.2026 um 12:32 schrieb Club <a@club.example>:",
            "=== M0001-1: move 12 ===",
        ] {
            let quote = format!("{head}\n{text}\n");
            prop_assert!(commands_nothing(&quote), "{quote}");
        }
    }

    #[test]
    fn signatures_never_command(lines in lines()) {
        for delimiter in ["-- ", "--", "*-- *", "—"] {
            let signature = format!("{delimiter}\n{}\n", lines.join("\n"));
            prop_assert!(commands_nothing(&signature), "{signature}");
        }
    }

    #[test]
    fn quoted_html_never_commands(lines in lines(), depth in 1_usize..4) {
        let inner = lines.join("<br>").replace('?', "&#63;");
        let page = format!("{}{inner}{}", "<blockquote>".repeat(depth), "</blockquote>".repeat(depth));
        let found = command::find(&Reply::of(&html::lines(&page)), None);
        prop_assert!(matches!(found, Found::Empty | Found::Nothing { .. }), "{page}");
    }

    #[test]
    fn a_first_line_is_always_read(lines in lines(), delimiter in 0_usize..5) {
        let rest = match delimiter {
            0 => format!("\n-- \n{}", lines.join("\n")),
            1 => format!("\nOn Fri, Apr 3, 2026 Club <a@club.example> wrote:\n> {}", lines.join("\n> ")),
            2 => format!("\n-----Original Message-----\n{}", lines.join("\n")),
            3 => format!("\nFrom: Club <a@club.example>\nSent: 3.4.2026 12:32\n{}", lines.join("\n")),
            _ => format!("> {}", lines.join("\n> ")),
        };
        for own in ["12. Nf3", "Nf3", "d2f3", "*Nf3*"] {
            let text = format!("{own}\n{rest}\n");
            let verdict = judged(&text, false);
            prop_assert_eq!(verdict.disposition, Disposition::AcceptCommand, "{}", text);
            prop_assert_eq!(verdict.order.as_ref().map(Order::canonical), Some("Nf3".to_owned()));
            prop_assert_eq!(verdict.message, None);
        }
    }

    #[test]
    fn robots_never_command(lines in lines(), which in 0_usize..4) {
        let head = ["Auto-Submitted: auto-replied", "X-Autoreply: yes", "Precedence: auto_reply", "X: y"][which];
        let from = if which == 3 { "" } else { "anna@example.org" };
        let message = format!("From: Anna <anna@example.org>\r\n{head}\r\n\r\n{}\r\n", lines.join("\r\n"));
        let verdict = trial().judge(message.as_bytes(), from, &["game+TOKEN@club.example"]);
        prop_assert_eq!(verdict.disposition, Disposition::Ignore);
        prop_assert!(verdict.order.is_none() && verdict.answer.is_none());
    }

    #[test]
    fn strangers_play_nothing(lines in lines()) {
        let message = format!("From: Mallory <m@evil.example>\r\n\r\n{}\r\n", lines.join("\r\n"));
        let verdict = trial().judge(message.as_bytes(), "m@evil.example", &["game+TOKEN@club.example"]);
        prop_assert_eq!(verdict.disposition, Disposition::Hold);
    }

    #[test]
    fn no_octets_do_harm(octets in prop::collection::vec(any::<u8>(), 0..600)) {
        every_entry(&octets);
    }

    #[test]
    fn no_characters_do_harm(text in "\\PC{0,300}") {
        every_entry(text.as_bytes());
    }

    #[test]
    fn spliced_mails_do_no_harm(a in 0_usize..200, b in 0_usize..200, cut in 0_usize..3000, to in 0_usize..3000) {
        let corpus = corpus();
        let (a, b) = (&corpus[a % corpus.len()], &corpus[b % corpus.len()]);
        let spliced = [&a[..cut.min(a.len())], &b[to.min(b.len())..]].concat();
        every_entry(&spliced);
    }

    #[test]
    fn masked_text_holds_no_address(words in prop::collection::vec("[a-z.+@0-9 ]{0,20}", 0..6)) {
        let masked = mask::mask(&words.join(" "));
        let leaks = masked.split(' ').any(|word| {
            word.split_once('@').is_some_and(|(l, r)| {
                l.ends_with(|c: char| c.is_alphanumeric()) && r.starts_with(|c: char| c.is_alphanumeric())
            })
        });
        prop_assert!(!leaks, "{}", masked);
    }
}

fn trial() -> Trial {
    let (line, _) = Line::from_fen(FEN).expect("a sound position");
    Trial::new(line, "anna@example.org")
}

/// The committed corpus: every mail of the fault cases, and what fuzzing added.
fn corpus() -> Vec<Vec<u8>> {
    let mut files: Vec<_> = ["cases/mail", "corpus/mail"]
        .iter()
        .filter_map(|name| fs::read_dir(folder().join("..").join(name)).ok())
        .flatten()
        .map(|entry| entry.expect("an entry").path())
        .collect();
    files.sort();
    files.iter().map(|path| fs::read(path).expect("a mail")).collect()
}

/// MIME, body, style, command, address and LMTP, with one input: none may panic, each keeps its promises.
fn every_entry(octets: &[u8]) {
    for entry in [fuzz::mime, fuzz::body, fuzz::style, fuzz::command, fuzz::address, fuzz::lmtp] {
        entry(octets);
    }
}

#[test]
fn the_corpus_does_no_harm() {
    for mail in corpus() {
        every_entry(&mail);
        for cut in (0..mail.len()).step_by((mail.len() / 23).max(1)) {
            every_entry(&mail[..cut]);
        }
    }
}

/// Hostile inputs cost what their length costs: work is counted in lines and octets that are looked at, not in seconds.
#[test]
fn hostile_texts_are_looked_at_in_part() {
    for hostile in [
        "On 2026 x\n".repeat(100_000),
        "On Fri, Apr 3, 2026 <a@b.example>\n".repeat(50_000),
        format!("Nf3\n{}", "> ".repeat(500_000)),
        "From: x@y.example\n".repeat(100_000),
        "* ".repeat(500_000),
        format!("Nf3 {}", "draw ".repeat(200_000)),
        "((((((((".repeat(100_000),
    ] {
        let source = SourceLine::plain(&hostile);
        assert!(source.len() <= QUOTED * LINES);
        let reply = Reply::of(&source);
        assert!(reply.segments.iter().flatten().map(|l| l.text.len()).sum::<usize>() <= OCTETS);
        let _ = command::find(&reply, None);
    }
    for hostile in
        ["<div>".repeat(300_000), "<a href=\"".repeat(200_000), "<!--".repeat(300_000), "&".repeat(1_000_000)]
    {
        let lines = html::lines(&hostile);
        assert!(lines.iter().map(|l| l.text.len()).sum::<usize>() <= 1_000_001);
    }
}
