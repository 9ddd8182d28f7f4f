//! The octets that go out: the outbound cases of `tests/cases/mail.jsonl`, on every letter of a long game.

use frcec_server::mail::compose::picture::letter_bytes;
use frcec_store::letters::Letter;
use frcec_store::on_both;
use frcec_store::testing::TestDb;

use super::club::Club;

/// Sixty moves by each side: knights out and back, a pawn in between so that no position comes a fifth time.
fn long_game() -> String {
    let dance = "g1f3 g8f6 f3g1 f6g8 ";
    let pawns =
        ["a2a3 a7a6 ", "b2b3 b7b6 ", "c2c3 c7c6 ", "d2d3 d7d6 ", "e2e3 e7e6 ", "g2g3 g7g6 ", "h2h3 h7h6 "];
    let part = |pawn: &&str| format!("{}{pawn}", dance.repeat(3));
    pawns.iter().map(part).collect::<Vec<_>>().concat()
}

/// The value of a header field, unfolded.
fn field(header: &str, name: &str) -> Option<String> {
    let unfolded = header.replace("\r\n ", " ").replace("\r\n\t", " ");
    let prefix = format!("{}:", name.to_lowercase());
    unfolded
        .lines()
        .find(|l| l.to_lowercase().starts_with(&prefix))
        .map(|l| l[prefix.len()..].trim().to_owned())
}

fn check(letter: &Letter) {
    let octets = letter_bytes(letter).expect("a letter");
    let text = String::from_utf8(octets).expect("ASCII on the wire");
    assert!(text.is_ascii());
    let (header, body) = text.split_once("\r\n\r\n").expect("a header");
    // 210: what every mail has.
    for name in ["Date", "Message-ID", "MIME-Version", "From", "To", "Subject"] {
        assert!(field(header, name).is_some(), "{name}: {header}");
    }
    let date = field(header, "Date").unwrap_or_default();
    assert!(date.ends_with("+0000"), "{date}");
    assert!(field(header, "Message-ID").is_some_and(|id| id.ends_with("@club.example>")));
    // 211, 212: no header and no line grows with the game.
    let references = field(header, "References").unwrap_or_default();
    assert!(references.split(' ').count() <= 6, "{references}");
    for line in text.split("\r\n") {
        assert!(line.len() <= 998, "{line}");
    }
    for line in body.split("\r\n") {
        assert!(line.len() <= 78, "{line}");
    }
    for line in letter.text.lines() {
        assert!(line.chars().count() <= 78, "{line}");
    }
    // 214, 124: a name is data.
    assert!(!header.lines().any(|l| l.starts_with("Bcc") || l.starts_with("X-Evil")), "{header}");
    // 216: only CR LF.
    assert!(!text.replace("\r\n", "").contains(['\r', '\n']));
    // 224: nobody's machine need answer.
    assert_eq!(field(header, "Auto-Submitted").as_deref(), Some("auto-generated"));
    assert_eq!(field(header, "X-Auto-Response-Suppress").as_deref(), Some("All"));
    assert!(field(header, "X-Club-Outbound").is_some() && field(header, "Precedence").is_none());
    assert!(letter.envelope_from.starts_with("bounces+"));
    assert!(letter.envelope_from.split('@').next().is_some_and(|local| local.len() <= 40));
    // 233: the reader's own address is in the header, the opponent's nowhere.
    let other = if letter.address.starts_with("anna") { "boris@example.org" } else { "anna@example.org" };
    assert!(!text.contains(other) && !letter.text.contains(other));
}

on_both!(the_octets_that_go_out);
async fn the_octets_that_go_out(record: TestDb) {
    let club = Club::open(record);
    club.member("anna", "Anna, \"die: <Schnelle>\"").await;
    club.member("boris", "Борис Берн").await;
    let game = club.start("anna", "boris", 518, true).await[0];
    club.play(game, &long_game()).await;
    let letters = club.letters().await;
    assert!(letters.len() > 60);
    // Every tenth letter, and the longest: drawing each board would only take time.
    for letter in letters.iter().step_by(10).chain(letters.last()) {
        check(letter);
    }
    // 230: what is new stands at the beginning of each letter, which differs from the one before.
    let anna: Vec<&Letter> = letters.iter().filter(|l| l.address.starts_with("anna")).collect();
    for pair in anna.windows(2) {
        let begin = |letter: &Letter| letter.text.lines().take(3).collect::<Vec<_>>().join(" ");
        assert_ne!(begin(pair[0]), begin(pair[1]));
    }
}
