//! A letter of every kind, in every language: Python's email package and html5lib find nothing wrong with any, text and HTML
//! say the same, and with `FRCEC_LETTERS=DIR` they are written there to be looked at.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::{Command as Process, Stdio};

use frcec_server::{
    door::{Actor, Command, MemberChange, MemberCommand},
    mail::{
        compose::{
            LetterKind,
            assemble::Headers,
            picture::{Pictures, letter_bytes},
        },
        ingress::Ingress,
    },
    settings::{Receipts, Settings},
    speech::{Lang, Speech},
};
use frcec_store::{letters::Letter, players::Role, testing::TestDb};

use crate::club::{Club, all_letters};
use crate::languages::letters::of_the_club;
use crate::need;

mod events;
mod scenes;

pub use scenes::written;
use scenes::{choose, member};

/// Kinds that come in many forms, of which each is looked at.
const OF_MANY_FORMS: &[LetterKind] = &[
    LetterKind::Started,
    LetterKind::Answer,
    LetterKind::Challenge,
    LetterKind::Offsite,
    LetterKind::Desk,
    LetterKind::EventQuestion,
    LetterKind::EventBye,
    LetterKind::EventWithdrawn,
    LetterKind::EventOver,
    LetterKind::EventStuck,
    LetterKind::EventEntered,
    LetterKind::EventOffice,
    LetterKind::EventNews,
];

/// What a letter says first.
fn first_sentence(letter: &Letter) -> String {
    let lines = letter.text.lines().skip_while(|line| line.is_empty() || line.starts_with("=== "));
    lines.take_while(|line| !line.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Letters of every kind that there is: a kind that is not among them has no letter anywhere, or needs its scene here.
pub async fn of_every_kind(lang: Lang) -> Vec<Letter> {
    let mut letters = Box::pin(written(lang)).await;
    let form = |letter: &Letter| {
        let kind = LetterKind::of(&letter.kind).unwrap_or_else(|| panic!("{} is no kind", letter.kind));
        // Two that differ in names and numbers alone have one form.
        let form: String = first_sentence(letter).chars().filter(|c| !c.is_ascii_digit()).collect();
        (kind, if OF_MANY_FORMS.contains(&kind) { form } else { String::new() })
    };
    let mut forms: BTreeSet<(LetterKind, String)> = letters.iter().map(form).collect();
    for others in [
        Box::pin(of_the_club(lang)).await,
        Box::pin(scenes::of_time(lang)).await,
        Box::pin(scenes::of_a_flag_in_vain(lang)).await,
        Box::pin(scenes::of_a_month(lang)).await,
        Box::pin(events::of_events(lang)).await,
    ] {
        letters.extend(others.into_iter().filter(|letter| forms.insert(form(letter))));
    }
    letters.push(Box::pin(scenes::of_two_games(lang)).await);
    let kinds: BTreeSet<LetterKind> = forms.into_iter().map(|(kind, _)| kind).collect();
    let missing: Vec<_> = LetterKind::ALL.iter().filter(|kind| !kinds.contains(kind)).collect();
    assert!(missing.is_empty(), "{lang}: no letter of the kinds {missing:?}");
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

/// The HTML part without the diagrams of other games.
fn without_diagrams(html: &str) -> String {
    let mut parts = html.split("<pre");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |kept, part| kept + part.split_once("</pre>").map_or("", |(_, rest)| rest))
}

/// The pages behind links whose words are others.
fn behind_links(html: &str) -> impl Iterator<Item = String> {
    html.split("<a ").skip(1).filter_map(|link| {
        let (_, rest) = link.split_once("href=\"")?;
        let (page, rest) = rest.split_once('"')?;
        let (_, rest) = rest.split_once('>')?;
        (page.starts_with("http") && !rest.starts_with(page)).then(|| page.to_owned())
    })
}

/// Text and HTML have the same words; the diagram stands in the text alone where the HTML has a picture.
fn says_the_same(letter: &Letter) {
    let html = shown(&without_diagrams(letter.html.as_deref().unwrap_or_default()));
    let mut have: BTreeMap<String, i64> = BTreeMap::new();
    for word in words(&html).into_iter().chain(behind_links(letter.html.as_deref().unwrap_or_default())) {
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
        for (number, letter) in letters.iter().enumerate() {
            says_the_same(letter);
            reads_well_aloud(lang, letter);
            says_first_what_changed(lang, letter);
            stands_in_order(lang, letter);
            for line in letter.text.lines() {
                assert!(!line.replace("...", "").contains(".."), "{lang} {}: {line}", letter.kind);
                // An address of a page is never broken, nor is the line that marks a letter as ours, which may name somebody.
                assert!(
                    line.chars().count() <= 78 || line.contains("http") || line.starts_with("=== "),
                    "{lang} {}: {line}",
                    letter.kind
                );
            }
            let mail = letter_bytes(letter).unwrap();
            // Letters of different clubs have the same ids.
            let name = format!("{lang}-{}-{number}", letter.kind);
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

/// A screen reader finds the news and each part by headings, and is spared the marks; no label has two blanks before its colon.
fn reads_well_aloud(lang: Lang, letter: &Letter) {
    let at = format!("{lang} {}", letter.kind);
    let html = letter.html.as_deref().unwrap();
    assert_eq!(html.matches("<h1 ").count(), 1, "{at}: {html}");
    let hidden = |mark: &str| html.matches(mark).count();
    assert_eq!(hidden(">:: "), hidden("aria-hidden=\"true\" style=\"color:#6a5b4b\">:: "), "{at}");
    assert!(!html.contains("<pre class"), "{at}: the diagram is not for the ear, the lists of pieces are");
    for text in [html, &letter.text] {
        assert!(!text.contains("\u{a0}\u{a0}"), "{at}: {text}");
        let twice = ["«\u{a0}«", "««", "„„", "““"];
        assert!(!twice.iter().any(|marks| text.contains(marks)), "{at}: a quote inside of itself: {text}");
    }
}

/// What is asked of the reader comes behind what has changed, and each letter says the one before the other.
fn says_first_what_changed(lang: Lang, letter: &Letter) {
    let speech = Speech::new();
    let first = first_sentence(letter);
    assert!(!first.is_empty() && !letter.subject.is_empty(), "{lang} {}", letter.kind);
    let mut turns = vec![speech.word(lang, "letter-still-your-turn")];
    for key in ["letter-your-turn-white", "letter-your-turn-black"] {
        turns.extend((1..10).map(|number: i64| speech.say(lang, key, &[("move", number.into())])));
    }
    for turn in turns {
        assert!(!first.starts_with(&turn), "{lang} {}: {first}", letter.kind);
    }
}

/// In every letter that shows a game: what changed, the board, the moves, the clocks, castling, how to answer.
fn stands_in_order(lang: Lang, letter: &Letter) {
    let speech = Speech::new();
    let html = letter.html.as_deref().unwrap_or_default();
    if !html.contains("\"cid:board\"") || LetterKind::of(&letter.kind) == Some(LetterKind::Newsletter) {
        return;
    }
    let word = |key: &str| speech.word(lang, key);
    let labels = [
        word("letter-moves"),
        word("letter-your-clock"),
        word("letter-their-clock"),
        word("letter-castling"),
        word("letter-position"),
    ];
    let parts = |board: &str, label: &dyn Fn(&String) -> String, help: &str| {
        let mut parts = vec![board.to_owned()];
        parts.extend(labels.iter().map(label));
        parts.push(help.to_owned());
        parts
    };
    let colon = lang.colon();
    let files = ["  a b c d e f g h", "  h g f e d c b a"];
    let top = files
        .into_iter()
        .filter(|files| letter.text.contains(files))
        .min_by_key(|files| letter.text.find(files));
    let in_text = parts(top.expect("a diagram"), &|label| format!("\n{label}{colon}"), " - ");
    let in_html = parts(
        "\"cid:board\"",
        &|label| if *label == labels[0] { format!(">{label}<") } else { format!(">{label}{colon}<") },
        "<strong>",
    );
    for (body, parts) in [(letter.text.as_str(), in_text), (html, in_html)] {
        let first = first_sentence(letter);
        let first =
            first.split(['&', '"', '<']).next().unwrap_or_default().split(' ').next().unwrap_or_default();
        let mut at = body.find(first).unwrap_or_else(|| panic!("{lang} {}: {first} in {body}", letter.kind));
        for part in parts {
            // What stands in no letter of the kind is no part of its order; of what is said twice the main game's comes first.
            let Some(found) = body.find(&part) else { continue };
            let found =
                if part == " - " || part == "<strong>" { body.rfind(&part).unwrap_or(found) } else { found };
            assert!(found > at, "{lang} {}: {part:?} stands too early in\n{body}", letter.kind);
            at = found;
        }
    }
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
        // A letter takes its time, and so does who reads it.
        club.clock.set(club.clock.now() + 5 * 60 * 60 * 1000);
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

/// The letter before a castling says where both pieces would go, and that a step of the king to the same square is none; when castling
/// is gone it is neither offered nor said twice.
#[tokio::test]
async fn the_letter_before_says_what_castles() {
    let club = Club::open(TestDb::sqlite().await);
    member(&club, "anna", "Anna Alder", Role::Member, Lang::En).await;
    member(&club, "boris", "Boris Bern", Role::Member, Lang::En).await;
    let games = club.start("anna", "boris", 69, false).await;
    let started = club.letters().await;
    let first = started.iter().find(|letter| letter.address == "anna@example.org").expect("a letter").clone();
    assert!(first.text.contains("That game on the web:"), "{}", first.text);
    assert_eq!(first.text.matches("This game on the web:").count(), 1, "{}", first.text);
    let to_anna = async || {
        let letters = club.letters().await;
        let letter = letters
            .into_iter()
            .find(|l| l.address == "anna@example.org" && l.kind == "turn")
            .expect("a turn");
        letter.text.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    club.play(games[0], "g2g3 g7g6 g1g2 g8g7").await;
    let all = club.letters().await;
    let turn = all.iter().rfind(|l| l.address == "anna@example.org" && l.kind == "turn").expect("a turn");
    let text = turn.text.split_whitespace().collect::<Vec<_>>().join(" ");
    let said = "Castling: O-O is possible: king from f1 to g1, rook from h1 to f1. O-O castles; Kg1 moves only the king and \
                ends castling. O-O-O is not possible now:";
    assert!(text.contains(said), "{text}");
    assert!(text.contains(":: O-O - castle"), "{text}");
    club.play(games[0], "f1h1 f8h8").await;
    let text = to_anna().await;
    assert!(
        text.contains(
            "Castling: O-O and O-O-O are gone: you have castled already, with 3.O-O. Starting position"
        ),
        "{text}"
    );
    assert!(!text.contains("O-O - castle") && !text.contains("? O-O"), "{text}");
}
