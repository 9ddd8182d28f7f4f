//! Rule of the house 2: one table of (what is typed, what comes of it) goes through mail, form and terminal, and gives the
//! same stored events and the same sentence.
use std::process::Command as Process;

use frcec_rules::StartPosition;
use frcec_server::{
    door::row::event_of,
    mail::{compose::assemble::Headers, ingress::Ingress},
};
use frcec_store::{GameId, games, testing::TestDb};

use crate::{club::NOON, web::Site};

frcec_store::on_both!(mail_form_and_terminal_judge_alike);

/// One row of the table.
struct Row {
    start: u16,
    /// UCI text.
    before: &'static str,
    typed: &'static str,
    /// The move as UCI text, or words that the refusal holds.
    expected: Result<&'static str, &'static str>,
}

const fn plays(start: u16, before: &'static str, typed: &'static str, uci: &'static str) -> Row {
    Row { start, before, typed, expected: Ok(uci) }
}

const fn refused(start: u16, before: &'static str, typed: &'static str, says: &'static str) -> Row {
    Row { start, before, typed, expected: Err(says) }
}

const TABLE: [Row; 18] = [
    plays(518, "", "Nf3", "g1f3"),
    plays(518, "", "1. e4", "e2e4"),
    plays(518, "", "g1f3", "g1f3"),
    plays(613, "", "O-O", "f1g1"),
    plays(613, "", "0-0", "f1g1"),
    plays(518, "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5", "short castling", "e1h1"),
    refused(518, "", "O-O", "f1"),
    refused(518, "", "e5", "e5"),
    refused(518, "", "Nd5", "d5"),
    refused(518, "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 h1g1 g8f6 g1h1 d7d6", "O-O", "4.Rg1"),
    refused(518, "e2e4 d7d5 d2d3 d5e4", "castle", "castle"),
    refused(518, "", "hello there", ""),
    plays(518, "e2e4 d7d5", "exd5", "e4d5"),
    plays(518, "", "Sf3", "g1f3"),
    plays(613, "", "f1g1", "f1g1"),
    refused(518, "e2e4 d7d5", "d5", "The capture exd5 is possible"),
    refused(518, "e2e4 e7e5", "Ne2e3", "e2"),
    refused(518, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 b1c3 b8c6 f3d4 e7e5", "Nb5", "More than one piece"),
];

async fn mail_form_and_terminal_judge_alike(record: TestDb) {
    let site = Site::open(record).await;
    let ingress = Ingress::new(site.club.door.clone(), None);
    let anna = site.log_in("anna").await;
    let mut compared = 0;
    for (number, row) in (0..).zip(&TABLE) {
        let by_mail = site.club.start("anna", "boris", row.start, true).await[0];
        let by_form = site.club.start("anna", "boris", row.start, true).await[0];
        for game in [by_mail, by_form] {
            site.club.play(game, row.before).await;
        }
        let address = reply_address(&site, by_mail).await;
        let mail = format!(
            "From: anna@example.org\r\nTo: {address}\r\nMessage-ID: <row{number}@example.org>\r\n\r\n{}\r\n",
            row.typed
        );
        let at = site.club.clock.now();
        ingress.receive("anna@example.org", std::slice::from_ref(&address), mail.as_bytes(), at).await;
        let ply = site.club.game(by_form).await.ply().to_string();
        let form = [("ply", ply.as_str()), ("key", "k"), ("act", "play"), ("text", row.typed)];
        let page = site.post(&format!("/games/{by_form}/move"), Some(&anna), &form).await;
        let terminal = terminal(row);
        assert_eq!(events(&site, by_mail).await, events(&site, by_form).await, "{}", row.typed);
        let moves = site.club.game(by_form).await.snapshot().moves.clone();
        match row.expected {
            Ok(uci) => {
                assert_eq!(moves, format!("{} {uci}", row.before).trim(), "{}", row.typed);
                assert_eq!(terminal["uci"], uci, "{}", row.typed);
            }
            Err(says) => {
                assert_eq!(moves, row.before, "{}", row.typed);
                let sentence = terminal["sentence"].as_str().expect("a sentence");
                assert!(sentence.contains(says), "{sentence}");
                let unescaped =
                    page.body.replace("&#34;", "\"").replace("&#39;", "'").replace("&quot;", "\"");
                assert!(unescaped.contains(sentence), "{sentence} is not on the page");
                let letters = site.club.letters().await;
                // A text without any move is no refused move by mail: it gets the question that names the commands.
                if row.typed != "hello there" {
                    let flat = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
                    let told = letters.iter().any(|letter| flat(&letter.text).contains(&flat(sentence)));
                    let texts: Vec<_> = letters.iter().map(|letter| &letter.text).collect();
                    assert!(told, "{sentence} is in no letter: {texts:#?}");
                }
            }
        }
        compared += 1;
    }
    assert_eq!(compared, TABLE.len());
    assert!(site.club.clock.now() > NOON);
}

/// What `frcec explain` says.
fn terminal(row: &Row) -> serde_json::Value {
    let start = StartPosition::new(row.start).unwrap().id().to_string();
    let mut explain = Process::new(env!("CARGO_BIN_EXE_frcec"));
    explain.args(["explain", "--json", "--start", &start]);
    if !row.before.is_empty() {
        explain.args(["--moves", row.before]);
    }
    let out = explain.arg("--").arg(row.typed).output().unwrap();
    serde_json::from_slice(&out.stdout).unwrap()
}

/// The address of the newest letter that tells Anna of her turn in a game.
async fn reply_address(site: &Site, game: GameId) -> String {
    let letters = site.club.letters().await;
    let letter = letters
        .iter()
        .filter(|letter| letter.game_id == Some(game) && letter.address.starts_with("anna"))
        .max_by_key(|letter| letter.version)
        .expect("a letter of the turn");
    serde_json::from_str::<Headers>(&letter.headers).unwrap().from
}

/// The events of a game without their times, which differ by the order of the test.
async fn events(site: &Site, game: GameId) -> Vec<String> {
    let mut tx = site.club.door.db().read().await.unwrap();
    let mut told = Vec::new();
    for stored in games::events(&mut tx, game).await.unwrap() {
        let event = event_of(&stored).unwrap();
        if let frcec_rules::club::game::Event::Moved { uci, offer, .. } = event {
            told.push(format!("moved {uci} {offer}"));
        } else if stored.kind != "told" {
            told.push(stored.kind);
        }
    }
    told
}
