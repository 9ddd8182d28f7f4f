//! A letter of every kind, in every language: Python's email package and html5lib find nothing wrong with any, text and HTML
//! say the same, and with `FRCEC_LETTERS=DIR` they are written there to be looked at.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::{Command as Process, Stdio};
use std::sync::Arc;

use frcec_rules::club::game::Command as Rules;
use frcec_rules::club::seat::Seat;
use frcec_server::{
    door::{
        Actor, AddMember, Command, GameCommand, HeldAction, HeldWhy, Hold, MemberChange, MemberCommand,
        Receipt,
    },
    mail::{
        compose::{
            assemble::Headers,
            picture::{Pictures, letter_bytes},
        },
        ingress::Ingress,
        transport::Captured,
    },
    settings::{Delivery, PgnFile, Receipts, Settings},
    speech::{Lang, Speech},
    worker::{Step, Worker},
};
use frcec_store::{
    PlayerId,
    letters::{self, Letter, Lost},
    players::Role,
    testing::TestDb,
};

use crate::club::{Club, NOON, all_letters};
use crate::need;

const DAY: i64 = 24 * 3_600_000;

/// Every kind that is to come; a new one is added here.
const KINDS: [&str; 15] = [
    "address",
    "answer",
    "declined",
    "digest",
    "failing",
    "login",
    "message",
    "over",
    "question",
    "receipt",
    "refused",
    "reminder",
    "started",
    "turn",
    "unreachable",
];

async fn member(club: &Club, handle: &str, name: &str, role: Role, lang: Lang) -> PlayerId {
    let add = AddMember {
        address: format!("{handle}@example.org"),
        name: Some(name.to_owned()),
        handle: Some(handle.to_owned()),
        role,
        zone: "Europe/Berlin".to_owned(),
        lang: lang.tag().to_owned(),
        country: None,
    };
    match club.submit(Actor::Club, Command::Member(MemberCommand::Add(add))).await {
        Ok(Receipt::Member { id }) => id,
        other => panic!("{other:?}"),
    }
}

async fn choose(club: &Club, player: PlayerId, settings: Settings) {
    let change = MemberChange { settings: Some(settings), ..MemberChange::default() };
    club.submit(Actor::Player(player), Command::Member(MemberCommand::Change(player, change))).await.unwrap();
}

/// Letters of every kind in `lang`.
pub async fn written(lang: Lang) -> Vec<Letter> {
    let club = Club::open(TestDb::sqlite().await);
    let anna = member(&club, "anna", "Anna Alder", Role::Member, lang).await;
    let boris = member(&club, "boris", "Boris Bern", Role::Member, lang).await;
    member(&club, "dora", "Dora Dahl", Role::Director, lang).await;
    let worker = Worker::new(club.door.clone(), Arc::new(Captured::default()));
    let ingress = Ingress::new(club.door.clone(), Some("mx.club.example".to_owned()));
    choose(&club, anna, Settings { receipts: Receipts::Always, pgn: PgnFile::Always, ..Settings::default() })
        .await;
    let games = club.start("anna", "boris", 144, false).await;
    club.play(games[0], "e2e4 e7e5 f1e2 f8e7").await;
    club.letters().await;
    let view = club.view(games[0]).await;
    let castling =
        view.game.line().legal_moves().iter().find_map(|mv| frcec_rules::Wing::of(*mv).map(|_| *mv));
    let mv = castling.unwrap_or_else(|| view.game.line().legal_moves()[0]);
    let mut words = GameCommand::new(games[0], Rules::Move { mv, ply: view.game.ply(), offer: true });
    words.message = Some(
        "Nf3 and O-O, you say?\nI had rather thought of a long walk along the river this evening.".to_owned(),
    );
    club.submit(Actor::Player(anna), Command::Game(words)).await.unwrap();
    club.command(games[0], boris, Rules::Decline).await.unwrap();
    let mut say = GameCommand::new(games[0], Rules::Say { text: "Hm.".to_owned() });
    say.message = Some("Hm.".to_owned());
    club.submit(Actor::Player(anna), Command::Game(say)).await.unwrap();
    let hold = Hold {
        game: games[0],
        seat: Seat::Black,
        ply: 5,
        action: HeldAction::Resign,
        why: HeldWhy::Careful,
        aside: Vec::new(),
    };
    club.submit(Actor::Player(boris), Command::Hold(hold)).await.unwrap();
    club.play(games[1], "f2f3 e7e5").await;
    for link in [
        MemberCommand::LoginLink("anna@example.org".to_owned()),
        MemberCommand::AddAddress(anna, "a@example.net".to_owned()),
    ] {
        club.submit(Actor::Player(anna), Command::Member(link)).await.unwrap();
    }
    // By mail: an impossible move, the game as a file.
    let to = {
        let all = all_letters(&club.door).await;
        let turn = all.iter().find(|l| l.kind == "turn" && l.address.starts_with("boris")).expect("a turn");
        serde_json::from_str::<Headers>(&turn.headers).unwrap().from
    };
    for (number, text) in ["Qh5", "pgn"].into_iter().enumerate() {
        let mail =
            format!("From: <boris@example.org>\r\nMessage-ID: <{number}@example.org>\r\n\r\n{text}\r\n");
        let now = club.clock.now();
        ingress.receive("boris@example.org", std::slice::from_ref(&to), mail.as_bytes(), now).await;
    }
    let word = Speech::new().word(lang, "command-help");
    let mail = format!(
        "From: <anna@example.org>\r\nMessage-ID: <h@example.org>\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n{word}\r\n"
    );
    let now = club.clock.now();
    ingress.receive("anna@example.org", &["club@club.example".to_owned()], mail.as_bytes(), now).await;
    // A game to its end, a digest with several boards, a reminder.
    let more = club.start("boris", "anna", 613, true).await;
    club.play(more[0], "f1g1").await;
    club.letters().await;
    club.command(more[0], boris, Rules::Resign).await.unwrap();
    choose(&club, anna, Settings { delivery: Delivery::DailyDigest, ..Settings::default() }).await;
    let third = club.start("boris", "anna", 518, true).await;
    club.play(third[0], "d2d4").await;
    let quick = club.start("boris", "anna", 518, true).await;
    club.play(quick[0], "e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7").await;
    club.clock.set(NOON + DAY);
    while worker.digest_one().await.unwrap() == Step::Done {}
    club.letters().await;
    club.clock.set(NOON + 28 * DAY);
    while worker.remind_one().await.unwrap() == Step::Done {}
    // A letter to Anna comes back, first with another address to try, then without.
    let confirm = MemberCommand::ConfirmAddress(anna, "a@second.example".to_owned());
    club.submit(Actor::Player(anna), Command::Member(confirm)).await.unwrap();
    for address in ["anna@example.org", "a@second.example"] {
        let all = all_letters(&club.door).await;
        let lost = all.iter().find(|letter| letter.address == address).expect("a letter there").id;
        let marked = club.door.db().write(move |tx| {
            Box::pin(async move {
                letters::mark_bounced(tx, lost, Lost::Hard, "bounced, hard: 5.1.1 550 no such user", NOON)
                    .await
            })
        });
        assert!(marked.await.unwrap());
        assert_eq!(worker.settle_one_lost().await.unwrap(), Step::Done);
    }
    let letters = all_letters(&club.door).await;
    for kind in KINDS {
        assert!(letters.iter().any(|letter| letter.kind == kind), "{lang}: no letter of the kind {kind}");
    }
    letters
}

/// What a reader of either part reads, as words in their order.
fn words(text: &str) -> Vec<String> {
    let own = |word: &&str| word.chars().any(char::is_alphanumeric);
    text.split_whitespace().filter(own).map(|w| w.trim_matches([':', '-']).to_owned()).collect()
}

/// The HTML part as text: tags away, entities back.
fn shown(html: &str) -> String {
    let body = html.split_once("<body").map_or(html, |(_, body)| body);
    let parts = body.split('<').skip(1).map(|part| part.split_once('>').map_or("", |(_, text)| text));
    let text = parts.collect::<Vec<_>>().join(" ");
    let entities = [
        ("&nbsp;", " "),
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&#34;", "\""),
        ("&#39;", "'"),
        ("&#60;", "<"),
        ("&#62;", ">"),
        ("&#38;", "&"),
        ("&amp;", "&"),
    ];
    entities.iter().fold(text, |text, (entity, sign)| text.replace(entity, sign))
}

/// Text and HTML have the same words; the diagram stands in the text alone where the HTML has a picture.
fn says_the_same(letter: &Letter) {
    let html = shown(letter.html.as_deref().unwrap_or_default());
    let mut have: BTreeMap<String, i64> = BTreeMap::new();
    for word in words(&html) {
        *have.entry(word).or_default() += 1;
    }
    let diagram = |line: &str| {
        let parts: Vec<&str> = line.split_whitespace().collect();
        parts.len() >= 8 && parts.iter().all(|part| part.len() == 1)
    };
    let text: String = letter.text.lines().filter(|l| !diagram(l)).collect::<Vec<_>>().join("\n");
    for word in words(&text.replace("\n| ", "\n")) {
        *have.entry(word).or_default() -= 1;
    }
    have.retain(|_, left| *left != 0);
    assert!(have.is_empty(), "{}: {have:?}\n{}\n{html}", letter.kind, letter.text);
}

#[tokio::test]
async fn every_kind_of_letter_is_well_formed_in_every_language() {
    let dir = tempfile::tempdir().unwrap();
    let asked = std::env::var_os("FRCEC_LETTERS");
    let mut written_down = 0;
    for lang in Lang::ALL {
        let letters = Box::pin(written(lang)).await;
        for letter in &letters {
            says_the_same(letter);
            for line in letter.text.lines() {
                // An address of a page is never broken.
                assert!(
                    line.chars().count() <= 78 || line.contains("http"),
                    "{lang} {}: {line}",
                    letter.kind
                );
            }
            let mail = letter_bytes(letter).unwrap();
            let name = format!("{lang}-{}-{}", letter.kind, letter.id);
            std::fs::write(dir.path().join(format!("{name}.eml")), &mail).unwrap();
            written_down += 1;
            if let Some(folder) = &asked {
                look_at(Path::new(folder), &name, letter);
            }
        }
    }
    let python = Process::new("python3").args(["-c", "import html5lib"]).stderr(Stdio::null()).status();
    if !python.is_ok_and(|status| status.success()) {
        return need::skip("html5lib (PyPI package html5lib)");
    }
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/well_formed.py");
    let out = Process::new("python3").arg(script).arg(dir.path()).output().unwrap();
    let said = String::from_utf8_lossy(&out.stdout);
    assert!(out.status.success(), "{said}{}", String::from_utf8_lossy(&out.stderr));
    assert!(said.contains(&format!("{written_down} letters")), "{said}");
}

/// Text and HTML as files, the pictures beside them.
fn look_at(folder: &Path, name: &str, letter: &Letter) {
    let mut html = letter.html.clone().unwrap_or_default();
    if let Some(pictures) = letter.picture.as_deref() {
        let pictures: Pictures = serde_json::from_str(pictures).unwrap();
        for id in ["board", "board1", "board2", "board3", "board4", "board5"] {
            if let Some(spec) = pictures.find(id) {
                std::fs::write(folder.join(format!("{name}-{id}.png")), spec.png().unwrap()).unwrap();
                html = html.replace(&format!("\"cid:{id}\""), &format!("\"{name}-{id}.png\""));
            }
        }
    }
    std::fs::write(folder.join(format!("{name}.html")), html).unwrap();
    std::fs::write(folder.join(format!("{name}.txt")), &letter.text).unwrap();
}
