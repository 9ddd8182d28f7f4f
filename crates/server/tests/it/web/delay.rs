//! An event that shows its games some moves behind: no page, feed or export of anybody else holds what is hidden.
use std::collections::{BTreeMap, BTreeSet};

use frcec_rules::{FenStyle, Line, club::game::Command as Rules};
use frcec_server::door::{Actor, Command, LinesChange, LinesCommand};
use frcec_server::mail::ingress::Ingress;
use frcec_store::{GameId, testing::TestDb};

use super::Site;
use crate::club::all_letters;

frcec_store::on_both!(nobody_else_sees_the_last_moves, the_delay_is_fixed_once_somebody_has_entered);

const GAME: GameId = GameId(1);
/// Full moves that are hidden.
const DELAY: usize = 2;

/// An event of Dora's with Anna, Boris, Carol and the admin Emil, which shows its games two moves behind.
async fn begun(site: &Site, dora: &str) {
    let form = [
        ("key", "k"),
        ("name", "Quiet"),
        ("format", "robin"),
        ("games", "double"),
        ("pace", "10/30"),
        ("delay", "2"),
        ("rated", "1"),
    ];
    let answer = site.post("/director/tournaments", Some(dora), &form).await;
    assert_eq!(answer.location.as_deref(), Some("/director/tournaments/T0001?done=event-opened"));
    let handles = [("handle", "anna,boris,carol,emil")];
    site.post("/director/tournaments/T0001/entries", Some(dora), &handles).await;
    let page = site.get("/director/tournaments/T0001", Some(dora)).await.body;
    let seen = page.split_once("name=\"seen\" value=\"").unwrap().1.split('"').next().unwrap().to_owned();
    let answer = site.post("/director/tournaments/T0001/start", Some(dora), &[("seen", &seen)]).await;
    assert_eq!(answer.location.as_deref(), Some("/tournaments/T0001?done=event-begun"));
}

/// Moves that say who they are: each is one of a piece to a square, and none is forced.
async fn play_on(site: &Site, moves: usize) {
    for _ in 0..moves {
        let game = site.club.game(GAME).await;
        let line = game.line();
        // The last in the order of their names: neither captures nor checks, so that the game goes on.
        let quiet = |mv: &frcec_rules::Move| {
            let mut next = line.clone();
            !mv.is_capture() && next.push(*mv).is_ok() && !next.plies().last().unwrap().san.contains('+')
        };
        let mut all: Vec<_> = line.legal_moves().into_iter().filter(quiet).collect();
        all.sort_by_key(|mv| line.uci_of(mv));
        let mv = all[(line.moves().len() * 7) % all.len()];
        let uci = line.uci_of(&mv);
        site.club.try_move(GAME, &uci, false).await.unwrap();
    }
}

/// Every page that can be reached from the known ones, as this reader gets it.
async fn walk(site: &Site, cookie: Option<&str>, start: u16) -> BTreeMap<String, String> {
    let mut todo: Vec<String> = [
        "/",
        "/games",
        "/games?state=running",
        "/games?tournament=T0001",
        "/games/1",
        "/games/1?side=black",
        "/games/1.pgn",
        "/games/1.ics",
        "/games/1/lines",
        "/games/1/adjudication",
        "/games/1/words",
        "/tournaments",
        "/tournaments/T0001",
        "/tournaments/T0001/draw",
        "/positions",
        "/players",
        "/players/anna",
        "/players/boris",
        "/months",
        "/news",
        "/news.atom",
        "/newsletter",
        "/game-of-the-month",
        "/calendar",
        "/calendar.ics",
        "/champions",
        "/metrics",
        "/healthz",
        "/account",
        "/account/deadlines.ics",
        "/account/export/data.json",
        "/account/export/games.pgn",
        "/account/export/mail.mbox",
        "/director",
        "/director/log",
        "/director/games/1",
        "/director/tournaments/T0001",
        "/director/members",
        "/mailroom",
    ]
    .map(str::to_owned)
    .to_vec();
    todo.push(format!("/positions/{start}"));
    // Moves and positions that there may be, whether a page links to them or not.
    for ply in 0..16 {
        todo.push(format!("/games/1?ply={ply}"));
        todo.push(format!("/games/1?ply={ply}&side=black"));
    }
    let mut found = BTreeMap::new();
    let mut known: BTreeSet<String> = todo.iter().cloned().collect();
    while let Some(path) = todo.pop() {
        let answer = site.get(&path, cookie).await;
        assert!(!answer.status.is_server_error(), "{path}: {}", answer.body);
        for part in answer.body.split("href=\"").skip(1) {
            let link = part.split(['"', '#']).next().unwrap().replace("&amp;", "&");
            // The 960 positions say nothing of a game, but the one it began from.
            let skip = link.starts_with("/static") || link.starts_with("/positions") || link == "/logout";
            if link.starts_with('/') && !skip && known.insert(link.clone()) {
                todo.push(link);
            }
        }
        // Each form has a key of its own.
        let text: Vec<&str> = answer
            .body
            .split_inclusive(['"', ' ', '\n', '<', '>'])
            .filter(|word| {
                !(word.len() > 30 && word.trim_end_matches('"').bytes().all(|b| b.is_ascii_hexdigit()))
            })
            .collect();
        found.insert(path, text.concat());
    }
    found
}

/// The side that waits gives a line from the present position, which lies behind what others see.
async fn give_lines(site: &Site) {
    let view = site.club.view(GAME).await;
    let line = view.game.line();
    let reply = line.legal_moves()[0];
    let mut after = line.clone();
    after.push(reply).unwrap();
    let text = format!("if {} then {}", line.san_of(&reply), after.san_of(&after.legal_moves()[0]));
    let tree = frcec_server::lines::read(line, &[text.as_str()], frcec_rules::Options::default()).unwrap();
    let seat = !view.game.to_move().unwrap();
    let change = LinesChange::Set { ply: view.game.ply(), tree };
    let lines = LinesCommand { game: GAME, seat, change, notes: Vec::new() };
    site.club.submit(Actor::Player(view.person(seat).id), Command::Lines(lines)).await.unwrap();
}

/// How many half-moves others see, and what they do not, as pages, PGN and exports would write it: moves with their numbers,
/// and positions.
fn hidden(line: &Line) -> (usize, Vec<String>) {
    let shown = (line.moves().len() / 2 - DELAY) * 2;
    let mut secrets = Vec::new();
    for ply in shown + 1..=line.moves().len() {
        let at = line.prefix(u32::try_from(ply).unwrap());
        let last = at.plies().last().unwrap().clone();
        let dots = last.color.fold_wb(".", "...");
        secrets.push(format!("{}{dots}{}", last.number, last.san));
        secrets.push(format!("{}{dots} {}", last.number, last.san));
        secrets.push(at.fen(FenStyle::XFen).split(' ').next().unwrap().to_owned());
        secrets.push(format!("/games/1?ply={ply}\""));
        secrets.push(format!("/games/1?ply={ply}&"));
        secrets.push(line.prefix(u32::try_from(ply - 1).unwrap()).uci_of(&line.moves()[ply - 1]));
    }
    (shown, secrets)
}

async fn nobody_else_sees_the_last_moves(record: TestDb) {
    let site = Site::open(record).await;
    let dora = site.log_in("dora").await;
    begun(&site, &dora).await;
    let view = site.club.view(GAME).await;
    let start = view.game.start().id();
    let players = [view.white.handle.clone(), view.black.handle.clone()];
    // Emil is an admin, but plays in the event: he sees what every other entrant sees.
    let others: Vec<&str> = ["anna", "boris", "carol", "emil"]
        .into_iter()
        .filter(|h| !players.contains(&(*h).to_owned()))
        .collect();
    let mut readers: Vec<Option<String>> = vec![None];
    for handle in &others {
        readers.push(Some(site.log_in(handle).await));
    }
    let white = site.log_in(&players[0]).await;

    site.club.clock.set(site.club.clock.now() + 1000);
    play_on(&site, 8).await;
    site.club.letters().await;
    give_lines(&site).await;
    let walk_all = async || {
        let mut all = Vec::new();
        for reader in &readers {
            all.push(walk(&site, reader.as_deref(), start).await);
        }
        all
    };
    let before = walk_all().await;
    // White moves on: it is Black's turn now. Nothing that others see says so, at the same moment.
    play_on(&site, 1).await;
    let after = walk_all().await;
    for (before, after) in before.iter().zip(&after) {
        assert!(before.len() > 60, "{}", before.len());
        assert_eq!(before.keys().collect::<Vec<_>>(), after.keys().collect::<Vec<_>>());
        for (path, body) in before {
            // Mails and letters of the reader's own, and how many went out, are no news of a game.
            if path != "/metrics" {
                assert_eq!(body, &after[path], "{path} tells that a move was made");
            }
        }
    }
    for _ in 0..5 {
        site.club.clock.set(site.club.clock.now() + 26 * 3_600_000);
        play_on(&site, 1).await;
    }
    site.club.command(GAME, view.white.id, Rules::Say { text: "a word".to_owned() }).await.unwrap();
    site.club.letters().await;

    let game = site.club.game(GAME).await;
    let line = game.line();
    let (shown, secrets) = hidden(line);
    assert_eq!((line.moves().len(), shown), (14, 10));
    let last_shown = line.prefix(u32::try_from(shown).unwrap());
    let open = last_shown.fen(FenStyle::XFen).split(' ').next().unwrap().to_owned();
    for (reader, pages) in readers.iter().zip(walk_all().await) {
        for (path, body) in &pages {
            for secret in &secrets {
                assert!(!body.contains(secret.as_str()), "{path} shows {secret} to {reader:?}: {body}");
            }
            assert!(!body.contains("a word"), "{path}");
        }
        let page = &pages["/games/1"];
        assert!(page.contains(&open), "the search finds what can be seen: {page}");
        assert!(page.contains("This game is shown 2 moves behind while it is played"), "{page}");
        assert!(
            !page.contains("left</span>") && !page.contains("to move</span>"),
            "no clock, no turn: {page}"
        );
        assert!(pages["/games/1.pgn"].contains(&last_shown.plies().last().unwrap().san));
        assert!(!pages["/games/1.ics"].contains("BEGIN:VEVENT"), "no deadline");
        assert!(pages["/games?state=running"].contains("2 moves behind</span>"));
        assert!(pages["/tournaments/T0001"].contains("see a game 2 moves behind while it is played"));
    }
    // The search would find them: players see all, and so does a director who does not play in the event.
    for cookie in [&white, &dora] {
        let page = site.get("/games/1", Some(cookie)).await.body;
        let fen = line.fen(FenStyle::XFen);
        assert!(page.contains(fen.split(' ').next().unwrap()), "{page}");
        assert!(page.contains("Others see this game 2 moves behind while it is played."), "{page}");
        let pgn = site.get("/games/1.pgn", Some(cookie)).await.body;
        assert!(pgn.contains(&line.plies().last().unwrap().san), "{pgn}");
    }
    let board = site.get("/director/games/1", Some(&dora)).await.body;
    assert!(board.contains(&line.plies().last().unwrap().san), "{board}");

    nothing_by_mail(&site, others[0], &players, &secrets).await;

    // When it is over, everybody sees it.
    site.club.command(GAME, view.white.id, Rules::Resign).await.unwrap();
    for reader in &readers {
        let page = site.get("/games/1", reader.as_deref()).await.body;
        assert!(page.contains(line.fen(FenStyle::XFen).split(' ').next().unwrap()), "{page}");
        assert!(!page.contains("moves behind"), "{page}");
    }
}

/// What another member asks by mail, and whatever else went to anybody but the players, tells nothing either.
async fn nothing_by_mail(site: &Site, asker: &str, players: &[String], secrets: &[String]) {
    let ingress = Ingress::new(site.club.door.clone(), Some("mx.club.example".to_owned()));
    for (number, words) in ["games", "show M0001-1", "show 1", "events", "help"].iter().enumerate() {
        let from = format!("{asker}@example.org");
        let mail = format!(
            "Authentication-Results: mx.club.example; dmarc=pass header.from=example.org\r\n\
             From: <{from}>\r\nTo: <club@club.example>\r\nMessage-ID: <p{number}@example.org>\r\n\r\n{words}\r\n"
        );
        ingress
            .receive(&from, &["club@club.example".to_owned()], mail.as_bytes(), site.club.clock.now())
            .await;
    }
    let own: Vec<String> = players.iter().map(|handle| format!("{handle}@example.org")).collect();
    for letter in all_letters(&site.club.door).await.iter().filter(|letter| !own.contains(&letter.address)) {
        let text = format!("{} {} {:?}", letter.subject, letter.text, letter.html);
        assert!(secrets.iter().all(|secret| !text.contains(secret.as_str())), "{text}");
    }
}

/// The form of an event that is shown so many moves behind.
fn form(delay: &str) -> [(&str, &str); 5] {
    [("key", "k"), ("name", "Quiet"), ("format", "robin"), ("pace", "10/30"), ("delay", delay)]
}

async fn the_delay_is_fixed_once_somebody_has_entered(record: TestDb) {
    let site = Site::open(record).await;
    let dora = site.log_in("dora").await;
    let answer = site.post("/director/tournaments", Some(&dora), &form("21")).await;
    assert_eq!(answer.status, axum::http::StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.body.contains("id=\"delay-fault\""), "{}", answer.body);
    let made = site.post("/director/tournaments", Some(&dora), &form("20")).await;
    assert_eq!(made.status, axum::http::StatusCode::SEE_OTHER);
    let change = async |delay: &str| {
        let page = site.get("/director/tournaments/T0001/edit", Some(&dora)).await.body;
        let seen = page.split_once("name=\"seen\" value=\"").unwrap().1.split('"').next().unwrap().to_owned();
        let mut sent = form(delay).to_vec();
        sent.extend([("seen", seen.as_str()), ("step", "do"), ("reason", "as asked"), ("games", "single")]);
        site.post("/director/tournaments/T0001/edit", Some(&dora), &sent).await
    };
    let page = site.get("/director/tournaments/T0001/edit", Some(&dora)).await.body;
    assert!(page.contains("name=\"delay\" value=\"20\"") || page.contains("value=\"20\""), "{page}");
    assert_eq!(change("1").await.status, axum::http::StatusCode::SEE_OTHER);
    assert!(site.get("/tournaments/T0001", None).await.body.contains("see a game one move behind"));
    site.post("/director/tournaments/T0001/entries", Some(&dora), &[("handle", "anna")]).await;
    let late = change("0").await;
    assert_eq!(late.status, axum::http::StatusCode::UNPROCESSABLE_ENTITY);
    assert!(late.body.contains("cannot be changed any more: somebody has entered for it"), "{}", late.body);
}
