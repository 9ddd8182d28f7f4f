//! Nobody but their owner sees lines and notes: no page, no letter and no PGN of others holds a word of them.
use frcec_rules::club::{game::Command as Rules, seat::Seat};
use frcec_server::{
    door::{Actor, Command, GameCommand, MemberCommand, NoteChange, NoteCommand},
    mail::ingress::Ingress,
    view::GameView,
};
use frcec_store::testing::TestDb;

use super::tree;
use crate::{club::all_letters, web::Site};

frcec_store::on_both!(nobody_else_sees_lines_or_notes);

/// What the owner's lines and notes say, and nothing else in the game does.
const SECRETS: [&str; 5] = ["Qh5", "d1h5", "Bc4", "f1c4", "zugzwang"];

async fn nobody_else_sees_lines_or_notes(record: TestDb) {
    let site = Site::open(record).await;
    let club = &site.club;
    let game = club.start("anna", "boris", 518, true).await[0];
    club.play(game, "e2e4").await;
    let view = club.view(game).await;
    let tree = tree(view.game.line(), "if e5 then Bc4 Nc6 Qh5\nif c5 then Qh5");
    let change = frcec_server::door::LinesChange::Set { ply: 1, tree };
    let lines = frcec_server::door::LinesCommand { game, seat: Seat::White, change, notes: Vec::new() };
    club.submit(Actor::Player(view.white.id), Command::Lines(lines)).await.unwrap();
    let note = NoteCommand {
        game,
        seat: Seat::White,
        ply: 1,
        change: NoteChange::Put("zugzwang!".to_owned()),
        aside: Vec::new(),
    };
    club.submit(Actor::Player(view.white.id), Command::Note(note)).await.unwrap();

    // Their owner sees them.
    let anna = site.log_in("anna").await;
    let own = site.get("/games/1", Some(&anna)).await.body;
    assert!(own.contains("Qh5") && own.contains("zugzwang"), "{own}");
    assert!(site.get("/games/1/lines", Some(&anna)).await.body.contains("Qh5"));

    // Nobody else does: visitor, opponent, another member, director, admin; on no page that names the game or its players.
    let mut cookies = vec![None];
    for handle in ["boris", "carol", "dora", "emil"] {
        cookies.push(Some(site.log_in(handle).await));
    }
    let pages = [
        "/",
        "/games",
        "/games/1",
        "/games/1?ply=0",
        "/games/1?ply=1&side=black",
        "/games/1.pgn",
        "/games/1/lines",
        "/games/1/lines?path=e7e5+f1c4",
        "/matches/M0001",
        "/players/anna",
        "/players/boris",
        "/positions/518",
        "/account",
        "/director",
        "/director/members",
        "/metrics",
    ];
    for cookie in &cookies {
        for page in pages {
            let answer = site.get(page, cookie.as_deref()).await;
            // What the reader himself asks to see on his own board is no secret.
            let asked_for = |secret: &str| page.contains("f1c4") && matches!(secret, "f1c4" | "Bc4");
            for secret in SECRETS.iter().filter(|secret| !asked_for(secret)) {
                assert!(
                    !answer.body.contains(secret),
                    "{page} shows {secret} to {cookie:?}: {}",
                    answer.body
                );
            }
        }
    }

    takes_home_his_own_alone(&site, &anna, cookies[1].as_deref(), &view).await;

    // Nor by mail: Boris asks for everything he can, moves, offers, writes; the game goes on and ends.
    let boris = view.black.id;
    let ingress = Ingress::new(club.door.clone(), Some("mx.club.example".to_owned()));
    for (number, words) in ["games", "show M0001-1", "lines", "help"].iter().enumerate() {
        let mail = format!(
            "Authentication-Results: mx.club.example; dmarc=pass header.from=example.org\r\n\
             From: <boris@example.org>\r\nTo: <club@club.example>\r\nMessage-ID: <p{number}@example.org>\r\n\r\n{words}\r\n"
        );
        let to = ["club@club.example".to_owned()];
        ingress.receive("boris@example.org", &to, mail.as_bytes(), club.clock.now()).await;
    }
    club.command(game, boris, Rules::Say { text: "What will you do?".to_owned() }).await.unwrap();
    club.try_move(game, "g7g6", true).await.unwrap();
    club.command(game, view.white.id, Rules::Decline).await.unwrap();
    club.command(game, boris, Rules::Resign).await.unwrap();
    let letters = all_letters(&club.door).await;
    let (mine, others): (Vec<_>, Vec<_>) =
        letters.iter().partition(|letter| letter.address == "anna@example.org");
    assert!(others.len() > 5, "{}", others.len());
    for letter in others {
        let html = letter.html.clone().unwrap_or_default();
        for secret in SECRETS {
            assert!(!letter.text.contains(secret) && !html.contains(secret), "{secret}: {}", letter.text);
            assert!(!letter.subject.contains(secret) && !letter.headers.contains(secret));
        }
    }
    assert!(mine.iter().any(|letter| letter.text.contains("zugzwang")), "given back at the end");
    // After the end, too.
    for cookie in &cookies {
        for page in ["/games/1", "/games/1.pgn", "/matches/M0001"] {
            let body = site.get(page, cookie.as_deref()).await.body;
            assert!(SECRETS.iter().all(|secret| !body.contains(secret)), "{page}: {body}");
        }
    }
}

/// What Boris takes home holds no word of hers, nothing that is hers alone, and no words that he does not want.
async fn takes_home_his_own_alone(site: &Site, anna: &str, boris: Option<&str>, view: &GameView) {
    let mute = Command::Member(MemberCommand::Mute(view.black.id, view.white.id, true));
    site.club.submit(Actor::Player(view.black.id), mute).await.unwrap();
    let words = "a rude remark";
    let say = GameCommand {
        message: Some(words.to_owned()),
        ..GameCommand::new(view.id, Rules::Say { text: words.to_owned() })
    };
    site.club.submit(Actor::Player(view.white.id), Command::Game(say)).await.unwrap();
    for file in ["data.json", "games.pgn", "mail.mbox"] {
        let own = site.get(&format!("/account/export/{file}"), boris).await;
        assert_eq!(own.status, axum::http::StatusCode::OK);
        // Without the pictures of the boards, in whose octets three letters stand by chance.
        let octets = |line: &&str| {
            line.len() > 60
                && line.bytes().all(|octet| octet.is_ascii_alphanumeric() || b"+/=".contains(&octet))
        };
        let text: String = own.body.lines().filter(|line| !octets(line)).collect::<Vec<_>>().join("\n");
        let told = if file == "mail.mbox" { "Anna Alder played 1.e4" } else { "e4" };
        assert!(text.contains("Boris") && text.contains(told), "{file}: {text}");
        for secret in SECRETS.iter().chain(&[words, "anna@example.org", "carol@example.org", "cond:"]) {
            assert!(!text.contains(secret), "{file} shows {secret}: {text}");
        }
        let hers = site.get(&format!("/account/export/{file}"), Some(anna)).await.body;
        assert!(file == "games.pgn" || hers.contains("anna@example.org"), "{file}");
    }
    let hers = site.get("/account/export/data.json", Some(anna)).await.body;
    assert!(hers.contains("d1h5") && hers.contains("zugzwang"), "{hers}");
    assert_eq!(site.get("/account/export/data.json", None).await.status, axum::http::StatusCode::SEE_OTHER);
}
