//! One table of texts through mail, form and terminal: the same move is stored by the same events, and a text that is
//! not played gets the same sentence.

use std::process::Command;

use frcec_server::mail::ingress::{Ingress, Taken};
use frcec_store::{GameId, games, on_both, testing::TestDb};

use super::Site;

/// Starting position, moves before in UCI, what is typed, and the move it is in UCI; none if it is not played.
const TABLE: [(u16, &str, &str, Option<&str>); 14] = [
    (518, "", "e4", Some("e2e4")),
    (518, "", "1.Nf3", Some("g1f3")),
    (518, "e2e4", "1...e5", Some("e7e5")),
    (518, "e2e4 d7d5", "exd5", Some("e4d5")),
    (518, "", "Sf3", Some("g1f3")),
    (613, "", "O-O", Some("f1g1")),
    (613, "", "f1g1", Some("f1g1")),
    (144, "", "O-O", None),
    (518, "", "O-O", None),
    (518, "", "e5", None),
    (518, "e2e4 d7d5", "d5", None),
    (518, "h2h4 e7e5 h1h3 d7d5 h3h1 g8f6", "0-0", None),
    (518, "e2e4 e7e5", "Ne2e3", None),
    (518, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 b1c3 b8c6 f3d4 e7e5", "Nb5", None),
];

/// What the terminal says: the move, or the sentence.
fn terminal(start: u16, before: &str, text: &str) -> Result<String, String> {
    let out = Command::new(env!("CARGO_BIN_EXE_frcec"))
        .args(["explain", "--json", "--start", &start.to_string(), "--moves", before, "--", text])
        .output()
        .expect("frcec runs");
    let answer: serde_json::Value = serde_json::from_slice(&out.stdout).expect("JSON");
    let said = |key: &str| answer[key].as_str().map(str::to_owned);
    said("uci").ok_or_else(|| said("sentence").expect("a sentence"))
}

/// Text of a letter or page without line breaks and entities.
fn flat(text: &str) -> String {
    let text =
        text.replace("&#39;", "'").replace("&#34;", "\"").replace("&quot;", "\"").replace("&amp;", "&");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Kinds and facts of a game's events from the first typed move on, without the times.
async fn events(site: &Site, game: GameId, from: usize) -> Vec<String> {
    let mut tx = site.club.door.db().read().await.unwrap();
    let all = games::events(&mut tx, game).await.unwrap();
    all.into_iter()
        .skip(from)
        .filter(|event| event.kind != "told")
        .map(|event| {
            let mut body: serde_json::Value = serde_json::from_str(&event.body).unwrap();
            timeless(&mut body);
            format!("{} {body}", event.kind)
        })
        .collect()
}

/// Takes out what depends on the minute.
fn timeless(value: &mut serde_json::Value) {
    if let Some(object) = value.as_object_mut() {
        object.retain(|key, _| !key.contains("at") && !key.contains("clock") && !key.contains("deadline"));
        object.values_mut().for_each(timeless);
    }
}

on_both!(mail_form_and_terminal_agree);
async fn mail_form_and_terminal_agree(record: TestDb) {
    let site = Site::open(record).await;
    let ingress = Ingress::new(site.club.door.clone(), Some("mx.club.example".to_owned()));
    // Those who use the form log in once: logging in is limited.
    let cookies = [site.log_in("anna").await, site.log_in("boris").await];
    for (n, (start, before, text, expected)) in TABLE.into_iter().enumerate() {
        let said = terminal(start, before, text);
        assert_eq!(said.as_deref().ok(), expected, "{text}");

        // A game for the mail and one for the form, with players of their own.
        let mut roads = Vec::new();
        let by_mail = (format!("white{n}"), format!("black{n}"));
        for handle in [&by_mail.0, &by_mail.1] {
            site.club.member(handle, handle).await;
        }
        let black_moves = before.split_whitespace().count() % 2 == 1;
        for (white, black) in [by_mail, ("anna".to_owned(), "boris".to_owned())] {
            let game = site.club.start(&white, &black, start, true).await[0];
            site.club.play(game, before).await;
            roads.push((game, if black_moves { black } else { white }));
        }
        let letters = site.club.letters().await;
        let mut stored = Vec::new();
        for (game, _) in &roads {
            let mut tx = site.club.door.db().read().await.unwrap();
            stored.push(games::events(&mut tx, *game).await.unwrap().len());
        }

        let (game, mover) = &roads[0];
        let address = format!("{mover}@example.org");
        let letter = letters.iter().rfind(|letter| letter.address == address).expect("a letter to the mover");
        let headers: serde_json::Value = serde_json::from_str(&letter.headers).unwrap();
        let to = headers["from"].as_str().unwrap().to_owned();
        let mail =
            format!("From: <{address}>\r\nTo: <{to}>\r\nMessage-ID: <r{n}@example.org>\r\n\r\n{text}\r\n");
        let at = site.club.clock.now();
        assert_eq!(ingress.receive(&address, &[to], mail.as_bytes(), at).await, [Taken::Recorded], "{text}");
        let answers = site.club.letters().await;
        let by_mail = events(&site, *game, stored[0]).await;
        let moves = site.club.game(*game).await.line().uci_text();

        let (game, _) = &roads[1];
        let cookie = &cookies[usize::from(black_moves)];
        let ply = before.split_whitespace().count().to_string();
        let key = format!("key{n}");
        let form = [("ply", &*ply), ("key", &*key), ("act", "play"), ("text", text)];
        let page = site.post(&format!("/games/{game}/move"), Some(cookie), &form).await;
        let by_form = events(&site, *game, stored[1]).await;
        assert_eq!(site.club.game(*game).await.line().uci_text(), moves, "{text}");

        assert_eq!(by_mail, by_form, "{text}");
        match said {
            Ok(uci) => {
                assert_eq!(moves, format!("{before} {uci}").trim(), "{text}");
                assert!(!by_mail.is_empty(), "{text}");
            }
            Err(sentence) => {
                assert_eq!(moves, before, "{text}");
                assert!(by_mail.is_empty(), "{text}: {by_mail:?}");
                let letter = answers.iter().find(|letter| letter.address == address).expect("an answer");
                assert!(flat(&letter.text).contains(&sentence), "{sentence} in {}", letter.text);
                assert!(flat(&page.body).contains(&sentence), "{sentence} in {}", page.body);
            }
        }
    }
}
