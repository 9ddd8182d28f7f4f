//! A letter of every kind, in every language: Python's email package and html5lib find nothing wrong with any, text and HTML
//! say the same, and with `FRCEC_LETTERS=DIR` they are written there to be looked at.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::{Command as Process, Stdio};
use std::sync::Arc;

use frcec_rules::club::game::{Command as Rules, Outcome};
use frcec_rules::club::seat::Seat;
use frcec_server::{
    door::{
        Actor, AddMember, Command, DeskCommand, GameCommand, HeldAction, HeldWhy, Hold, MemberChange,
        MemberCommand, Receipt,
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
    adjudications::Claim,
    letters::{self, Letter, Lost},
    players::Role,
    testing::TestDb,
};

use crate::club::{Club, NOON, all_letters};
use crate::languages::letters::of_the_club;
use crate::need;

const DAY: i64 = 24 * 3_600_000;

/// Every kind that is to come; a new one is added here.
const KINDS: [&str; 30] = [
    "address",
    "answer",
    "appeal",
    "auto_leave",
    "challenge",
    "claim",
    "corrected",
    "declined",
    "desk",
    "digest",
    "failing",
    "inactive",
    "join",
    "leave",
    "left",
    "login",
    "message",
    "no_show",
    "offsite",
    "over",
    "question",
    "receipt",
    "refused",
    "reminder",
    "resumed",
    "started",
    "time",
    "turn",
    "unreachable",
    "welcome",
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

/// Letters of a match and around it in `lang`.
pub async fn written(lang: Lang) -> Vec<Letter> {
    let club = Club::open(TestDb::sqlite().await);
    let anna = member(&club, "anna", "Anna Alder", Role::Member, lang).await;
    let boris = member(&club, "boris", "Boris Bern", Role::Member, lang).await;
    let dora = member(&club, "dora", "Dora Dahl", Role::Director, lang).await;
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
    rulings(&club, [anna, boris, dora]).await;
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
    all_letters(&club.door).await
}

/// Letters of every kind that there is.
pub async fn of_every_kind(lang: Lang) -> Vec<Letter> {
    let mut letters = Box::pin(written(lang)).await;
    let mut kinds: BTreeSet<String> = letters.iter().map(|letter| letter.kind.clone()).collect();
    // Of the others one of each kind: the club's answers, of which there are hundreds, have one form.
    let others = Box::pin(of_the_club(lang)).await.into_iter().chain(Box::pin(of_time(lang)).await);
    letters.extend(others.filter(|letter| kinds.insert(letter.kind.clone())));
    assert!(kinds.iter().map(String::as_str).eq(KINDS), "{lang}: {kinds:?}");
    letters
}

/// Letters that time alone brings, or that tell of it: leave, gifts, a missing first move, a year of silence.
async fn of_time(lang: Lang) -> Vec<Letter> {
    let club = Club::open(TestDb::sqlite().await);
    let anna = member(&club, "anna", "Anna Alder", Role::Member, lang).await;
    let boris = member(&club, "boris", "Boris Bern", Role::Member, lang).await;
    let worker = Worker::new(club.door.clone(), Arc::new(Captured::default()));
    let game = club.start("anna", "boris", 518, true).await[0];
    club.letters().await;
    club.clock.set(NOON + 8 * DAY);
    assert_eq!(worker.call_one_flag().await.unwrap(), Step::Done);
    club.play(game, "e2e4 e7e5 g1f3").await;
    club.letters().await;
    club.command(game, anna, Rules::Give { days: 2 }).await.unwrap();
    let day = jiff::civil::date(2027, 1, 5);
    let leave = frcec_server::leave::Request::From(day, day);
    club.submit(Actor::Player(boris), Command::Leave(boris, leave)).await.unwrap();
    club.clock.set(NOON + 42 * DAY);
    while worker.call_one_flag().await.unwrap() == Step::Done {}
    club.submit(Actor::Player(anna), Command::Member(MemberCommand::Leave(anna, false))).await.unwrap();
    club.clock.set(NOON + 450 * DAY);
    while worker.retire_one().await.unwrap() == Step::Done {}
    all_letters(&club.door).await
}

/// Letters of what directors do: a case from its opening to the appeal, a game that goes on, a result that is corrected.
async fn rulings(club: &Club, [anna, boris, dora]: [PlayerId; 3]) {
    let game = club.start("anna", "boris", 77, true).await[0];
    let reason = || "resign\nOur host was down for a week, as its letter shows.".to_owned();
    let staff = async |command| club.submit(Actor::Staff(dora), Command::Desk(command)).await.unwrap();
    let receipt = staff(DeskCommand::AskAdjudication { game, reason: reason() }).await;
    let Receipt::Adjudication { id } = receipt else { panic!("{receipt:?}") };
    for player in [anna, boris] {
        let lines = "1.e4 e5\n> 2.Nf3 and so on".to_owned();
        let claim = DeskCommand::FileClaim { id, claim: Claim::Draw, lines };
        club.submit(Actor::Player(player), Command::Desk(claim)).await.unwrap();
    }
    staff(DeskCommand::Decide { id, outcome: Outcome::White, reason: reason() }).await;
    for on in [true, false] {
        staff(DeskCommand::Suspend { player: boris, on, reason: reason() }).await;
    }
    let seen = club.game(game).await.version();
    staff(DeskCommand::Reopen { game, seen, reason: reason() }).await;
    club.command(game, boris, Rules::Resign).await.unwrap();
    let seen = club.game(game).await.version();
    staff(DeskCommand::Correct { game, outcome: Outcome::Draw, seen, reason: reason() }).await;
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

/// The HTML part without the diagrams of other games.
fn without_diagrams(html: &str) -> String {
    let mut parts = html.split("<pre");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |kept, part| kept + part.split_once("</pre>").map_or("", |(_, rest)| rest))
}

/// Text and HTML have the same words; the diagram stands in the text alone where the HTML has a picture.
fn says_the_same(letter: &Letter) {
    let html = shown(&without_diagrams(letter.html.as_deref().unwrap_or_default()));
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
        let letters = Box::pin(of_every_kind(lang)).await;
        for letter in &letters {
            says_the_same(letter);
            for line in letter.text.lines() {
                // An address of a page is never broken, nor is the line that marks a letter as ours, which may name somebody.
                assert!(
                    line.chars().count() <= 78 || line.contains("http") || line.starts_with("=== "),
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

/// The lines at the end that two texts share.
fn common_end<'a>(one: &'a str, other: &str) -> Vec<&'a str> {
    let same = one.lines().rev().zip(other.lines().rev()).take_while(|(a, b)| a == b);
    let mut lines: Vec<&str> = same.map(|(a, _)| a).filter(|line| !line.trim().is_empty()).collect();
    lines.reverse();
    lines
}

/// Gmail and others fold away the end of a letter where it repeats the letter before it in the thread. Only what one may do
/// without may stand there: how to answer and where the pages are; never clocks, board or moves. And each begins with its news.
#[tokio::test]
async fn what_a_mail_program_folds_away_as_repeated_is_no_news() {
    let club = Club::open(TestDb::sqlite().await);
    member(&club, "anna", "Anna Alder", Role::Member, Lang::En).await;
    member(&club, "boris", "Boris Bern", Role::Member, Lang::En).await;
    let game = club.start("anna", "boris", 518, true).await[0];
    club.letters().await;
    let mut turns = Vec::new();
    for mv in "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1h1 g8f6".split(' ') {
        club.play(game, mv).await;
        turns.extend(club.letters().await.into_iter().filter(|letter| letter.address == "anna@example.org"));
    }
    assert_eq!(turns.len(), 4, "each move of Boris");
    let speech = Speech::new();
    let clock = speech.word(Lang::En, "letter-your-clock");
    for pair in turns.windows(2) {
        let (before, letter) = (&pair[0], &pair[1]);
        let news = |text: &str| text.lines().filter(|line| !line.is_empty()).nth(1).map(str::to_owned);
        assert_ne!(news(&before.text), news(&letter.text), "the first sentence says what changed");
        let (html_before, html) =
            (before.html.as_deref().unwrap_or_default(), letter.html.as_deref().unwrap_or_default());
        for (one, other) in [(letter.text.as_str(), before.text.as_str()), (html, html_before)] {
            let end = common_end(one, other).join("\n");
            assert!(!end.contains(&clock), "the clock would be folded away:\n{end}");
            assert!(!end.contains("1. e4"), "the moves would be folded away:\n{end}");
        }
    }
}

/// Every move in a member's letters has the member's own piece letters, wherever it stands: also in the lines, in what the example
/// of an answer shows, and in refusals.
#[tokio::test]
async fn a_member_with_own_piece_letters_reads_no_others() {
    let club = Club::open(TestDb::sqlite().await);
    let anna = member(&club, "anna", "Anna Alder", Role::Member, Lang::De).await;
    let boris = member(&club, "boris", "Boris Bern", Role::Member, Lang::De).await;
    for player in [anna, boris] {
        let change = MemberChange { notation: Some(Some("de".to_owned())), ..MemberChange::default() };
        club.submit(Actor::Player(player), Command::Member(MemberCommand::Change(player, change)))
            .await
            .unwrap();
        choose(&club, player, Settings { receipts: Receipts::Always, ..Settings::default() }).await;
    }
    let ingress = Ingress::new(club.door.clone(), Some("mx.club.example".to_owned()));
    let game = club.start("anna", "boris", 518, true).await[0];
    // The rook moves, so that castling is refused with that move named; lines stand; a dry run; a wrong number; an illegal move.
    club.play(game, "h2h4 e7e5 h1h3 d7d5 h3h1 b8c6").await;
    let wrong = ["Sd4", "? Sf3", "O-O", "7.Sf3", "Sf3\nif Sf6 then Sg5 Lc5 Sh7", "Lx"];
    for (number, text) in wrong.into_iter().enumerate() {
        let all = all_letters(&club.door).await;
        let to = all
            .iter()
            .filter(|letter| letter.address == "anna@example.org")
            .map(|letter| serde_json::from_str::<Headers>(&letter.headers).unwrap().from)
            .next()
            .expect("a letter to Anna");
        let mail =
            format!("From: <anna@example.org>\r\nMessage-ID: <n{number}@example.org>\r\n\r\n{text}\r\n");
        let now = club.clock.now();
        ingress.receive("anna@example.org", &[to], mail.as_bytes(), now).await;
    }
    let all = all_letters(&club.door).await;
    let mut seen = String::new();
    for letter in all.iter().filter(|letter| letter.game_id == Some(game)) {
        seen.push_str(&letter.text);
        for word in letter.text.split(|c: char| c.is_whitespace() || "(),.;:\"„“".contains(c)) {
            // A move of a piece in English letters that German does not have: N, B, R or Q and a square.
            let english = word.starts_with(['N', 'B', 'R', 'Q'])
                && word.len() >= 3
                && word[1..]
                    .trim_start_matches('x')
                    .bytes()
                    .next()
                    .is_some_and(|b| (b'a'..=b'h').contains(&b))
                && word.bytes().any(|b| (b'1'..=b'8').contains(&b));
            assert!(!english, "{word} in a letter of the kind {}:\n{}", letter.kind, letter.text);
        }
    }
    for expected in ["2.Th3", "Sf3", "4.Sf3", "Sg5"] {
        assert!(seen.contains(expected), "{expected} is somewhere in\n{seen}");
    }
}
