//! Words of a person beside a mailed command: they go to whoever learns of the command, or their writer is told that they go to
//! nobody. None is dropped in silence.

use frcec_server::door::{Actor, Command, MemberChange, MemberCommand, record_number};
use frcec_server::settings::{AskBefore, Delivery, Receipts, Settings};
use frcec_store::letters::Letter;
use frcec_store::testing::TestDb;
use frcec_store::{PlayerId, inbox, on_both, players};

use super::club::{NOON, all_letters};
use super::mail_table::{Mail, Table, reply_to};

const ANNA: &str = "anna@example.org";
const BORIS: &str = "boris@example.org";
const CLUB: &str = "club@club.example";
const NOBODY: &str = "were passed on to nobody";

on_both!(
    words_go_with_a_challenge_and_its_answer,
    words_go_with_the_answer_to_a_game_from_elsewhere,
    words_beside_what_nobody_reads_are_told_to_their_writer,
    words_wait_with_what_is_held,
    words_of_a_mail_in_which_nothing_is_done_are_told_to_their_writer,
    words_above_a_move_go_with_those_below,
    words_from_elsewhere_are_told_to_the_registered_address,
);

/// The letters that a vouched mail causes: to Anna, and to Boris, at most one each.
async fn mail(table: &mut Table, from: &str, to: &str, body: &str) -> [Option<Letter>; 2] {
    table.club.letters().await;
    table.send(Mail::new(from, to, body).vouched()).await;
    let letters = table.club.letters().await;
    [ANNA, BORIS].map(|to| {
        let mut own = letters.iter().filter(|letter| letter.address == to);
        let first = own.next().cloned();
        assert!(own.next().is_none(), "one letter to each: {letters:?}");
        first
    })
}

fn says(letter: Option<&Letter>, parts: &[&str]) {
    let letter = letter.expect("a letter");
    let html = letter.html.as_ref().expect("HTML");
    for part in parts {
        assert!(unwrapped(&letter.text).contains(part), "{part} is not in {}", letter.text);
        let part = part.trim_start_matches(":: ").trim_start_matches("| ").replace('"', "&#34;");
        assert!(unwrapped(html).contains(&part), "{part} is not in {html}");
    }
}

fn unwrapped(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn hides(letter: Option<&Letter>, part: &str) {
    let letter = letter.expect("a letter");
    assert!(!letter.text.contains(part), "{part} is in {}", letter.text);
}

async fn id(table: &Table, handle: &str) -> PlayerId {
    let mut tx = table.club.door.db().read().await.unwrap();
    players::by_handle(&mut tx, handle).await.unwrap().expect("a member").id
}

async fn set(table: &Table, handle: &str, settings: Settings) {
    let player = id(table, handle).await;
    let change = MemberChange { settings: Some(settings), ..MemberChange::default() };
    let command = Command::Member(MemberCommand::Change(player, change));
    table.club.submit(Actor::Player(player), command).await.unwrap();
}

async fn words_go_with_a_challenge_and_its_answer(record: TestDb) {
    let mut table = Table::set(record).await;
    let shown = "Your words for Boris, as they are passed on:";
    let [anna, boris] =
        mail(&mut table, ANNA, CLUB, "challenge boris\n\nShall we? Ring me: +49 170 1234567.").await;
    says(boris.as_ref(), &["Anna writes:", "| Shall we? Ring me: [☎ …]."]);
    says(anna.as_ref(), &[shown, ":: Shall we? Ring me: [☎ …]."]);
    hides(anna.as_ref(), NOBODY);

    let to = reply_to(boris.as_ref().unwrap());
    let [anna, boris] = mail(&mut table, BORIS, &to, "decline\n\nNo time this month, sorry!").await;
    says(anna.as_ref(), &["Boris does not accept", "Boris writes:", "| No time this month, sorry!"]);
    says(boris.as_ref(), &["Your words for Anna, as they are passed on:", ":: No time this month, sorry!"]);

    let [anna, boris] = mail(&mut table, ANNA, CLUB, "challenge boris\n\nAnd now?").await;
    let withdrawn =
        anna.unwrap().text.split_once("“withdraw ").unwrap().1.split('”').next().unwrap().to_owned();
    says(boris.as_ref(), &["| And now?"]);
    let body = format!("withdraw {withdrawn}\n\nI am too busy myself.");
    let [_, boris] = mail(&mut table, ANNA, CLUB, &body).await;
    says(boris.as_ref(), &["Anna writes:", "| I am too busy myself."]);

    // The match begins, and both read the words in the letter that says so.
    let [_, boris] = mail(&mut table, ANNA, CLUB, "challenge boris").await;
    let to = reply_to(boris.as_ref().unwrap());
    let [anna, boris] = mail(&mut table, BORIS, &to, "accept\n\nI am looking forward to it!").await;
    says(anna.as_ref(), &["Boris writes:", "| I am looking forward to it!"]);
    says(boris.as_ref(), &["Your words for Anna, as they are passed on:", ":: I am looking forward to it!"]);

    // Who reads a digest is answered at once, and the words wait for the other's digest with the start.
    set(&table, "boris", Settings { delivery: Delivery::DailyDigest, ..Settings::default() }).await;
    let [_, boris] = mail(&mut table, ANNA, CLUB, "challenge boris").await;
    let to = reply_to(boris.as_ref().unwrap());
    let [anna, boris] = mail(&mut table, BORIS, &to, "accept\n\nOnce more!").await;
    says(anna.as_ref(), &["| Once more!"]);
    says(boris.as_ref(), &["You have accepted the challenge of Anna", ":: Once more!"]);

    // Who does not want to read them does not; all is nobody.
    set(&table, "anna", Settings { muted: vec![id(&table, "boris").await.0], ..Settings::default() }).await;
    let [_, boris] = mail(&mut table, ANNA, CLUB, "challenge boris").await;
    let to = reply_to(boris.as_ref().unwrap());
    let [anna, boris] = mail(&mut table, BORIS, &to, "decline\n\nYou are a patzer.").await;
    hides(anna.as_ref(), "patzer");
    says(boris.as_ref(), &[":: You are a patzer."]);
    let [anna, _] = mail(&mut table, ANNA, CLUB, "challenge all\n\nWho dares?").await;
    says(anna.as_ref(), &[&format!("Your other words (“Who dares?”) {NOBODY}.")]);
}

async fn words_go_with_the_answer_to_a_game_from_elsewhere(record: TestDb) {
    let mut table = Table::set(record).await;
    let pgn = |moves: &str| {
        format!(
            "offsite: x.org\n\n[White \"anna\"]\n[Black \"boris\"]\n[Date \"2026.04.01\"]\n[Result \"0-1\"]\n\n{moves} 0-1"
        )
    };
    let [anna, boris] = mail(&mut table, ANNA, CLUB, &pgn("1. f3 e5 2. g4 Qh4#")).await;
    hides(anna.as_ref(), NOBODY);
    let to = reply_to(boris.as_ref().unwrap());
    let [anna, boris] = mail(&mut table, BORIS, &to, "accept\n\nThat was fun.").await;
    says(anna.as_ref(), &["was played so", "Boris writes:", "| That was fun."]);
    says(boris.as_ref(), &["A director looks at it next", ":: That was fun."]);

    let [_, boris] = mail(&mut table, ANNA, CLUB, &pgn("1. f4 e5 2. g4 Qh4#")).await;
    let to = reply_to(boris.as_ref().unwrap());
    let [anna, _] = mail(&mut table, BORIS, &to, "decline\n\nI resigned before.").await;
    says(anna.as_ref(), &["was not played so", "| I resigned before."]);

    // A yes without words is told with the director's word, as ever.
    let [_, boris] = mail(&mut table, ANNA, CLUB, &pgn("1. g4 e5 2. f3 Qh4#")).await;
    let to = reply_to(boris.as_ref().unwrap());
    let [anna, _] = mail(&mut table, BORIS, &to, "accept").await;
    assert!(anna.is_none());
}

async fn words_beside_what_nobody_reads_are_told_to_their_writer(record: TestDb) {
    let mut table = Table::set(record).await;
    let turn = reply_to(&table.letter("anna").await);
    let left = format!("Your other words (“Thank you for all the work! …”) {NOBODY}.");
    let words = "\n\nThank you for all the work!\nIt is a joy.";
    for (to, command) in [
        (CLUB, "games"),
        (CLUB, "vote 3"),
        (CLUB, "leave 2026-07-01 2026-07-10"),
        (CLUB, "digest off"),
        (CLUB, "challenges"),
        (CLUB, "events"),
        (CLUB, "enter T0001"),
        (CLUB, "pair me 5+1"),
        (CLUB, "practice"),
        (CLUB, "addresses"),
        (CLUB, "accept 99"),
        (turn.as_str(), "help"),
        (turn.as_str(), "pgn"),
        (turn.as_str(), "cancel"),
        (turn.as_str(), "lines"),
        (turn.as_str(), "? e4"),
        (turn.as_str(), "mute"),
        (turn.as_str(), "games"),
        (CLUB, "leave club"),
    ] {
        let [anna, boris] = mail(&mut table, ANNA, to, &format!("{command}{words}")).await;
        assert!(boris.is_none() || command.starts_with("leave 2026"), "{command}");
        says(anna.as_ref(), &[&left]);
        let [anna, _] = mail(&mut table, ANNA, to, command).await;
        // The day's limits and what is done twice are of no interest here.
        if let Some(anna) = anna {
            hides(Some(&anna), NOBODY);
        }
    }
    // A report takes all that is said.
    let [anna, _] = mail(&mut table, ANNA, &turn, "report: he insults me\n\nHe called me a patzer.").await;
    hides(anna.as_ref(), NOBODY);
    let reports =
        frcec_store::reports::open(&mut table.club.door.db().read().await.unwrap(), 5).await.unwrap();
    assert_eq!(reports[0].words, "he insults me\nHe called me a patzer.");
    // A question of the club.
    let [asked, _] = mail(&mut table, ANNA, CLUB, "leave club").await;
    let to = reply_to(asked.as_ref().unwrap());
    let [anna, _] = mail(&mut table, ANNA, &to, "no\n\nI stay with pleasure.").await;
    says(anna.as_ref(), &[&format!("(“I stay with pleasure.”) {NOBODY}")]);
}

async fn words_wait_with_what_is_held(record: TestDb) {
    let mut table = Table::set(record).await;
    set(&table, "anna", Settings { ask_before: AskBefore::Everything, ..Settings::default() }).await;
    let to = {
        let show = format!("show {}", table.game);
        let [anna, _] = mail(&mut table, ANNA, CLUB, &show).await;
        reply_to(anna.as_ref().unwrap())
    };
    let [asked, _] = mail(&mut table, ANNA, &to, "e4\nnote: my plan\n\nGood luck!").await;
    says(
        asked.as_ref(),
        &["1.e4, with these words to your opponent: “Good luck!”, with this private note: “my plan”"],
    );
    let at = reply_to(asked.as_ref().unwrap());
    let [_, boris] = mail(&mut table, ANNA, &at, "yes\n\nAnd good fun!").await;
    says(boris.as_ref(), &["| Good luck!", "| And good fun!"]);

    // A resignation without our own host's word.
    let turn = reply_to(boris.as_ref().unwrap());
    table.send(Mail::new(BORIS, &turn, "resign\n\nThank you for the game!")).await;
    let question = table.letter("boris").await;
    let [anna, boris] = mail(&mut table, BORIS, &reply_to(&question), "yes").await;
    says(anna.as_ref(), &["Boris writes:", "| Thank you for the game!"]);
    hides(boris.as_ref(), NOBODY);
}

async fn words_of_a_mail_in_which_nothing_is_done_are_told_to_their_writer(record: TestDb) {
    let mut table = Table::set(record).await;
    let to = reply_to(&table.letter("anna").await);
    let [anna, boris] = mail(&mut table, ANNA, &to, "Ke5\n\nGood luck!").await;
    assert!(boris.is_none());
    says(anna.as_ref(), &["Ke5", &format!("Your other words (“Good luck!”) {NOBODY}.")]);
    // Words and a note without a move: the note is not passed over.
    let [anna, _] = mail(&mut table, ANNA, &to, "note: the knight is weak\n\nWhat shall I do?").await;
    says(anna.as_ref(), &["The private note in your mail was not kept"]);
}

async fn words_above_a_move_go_with_those_below(record: TestDb) {
    let mut table = Table::set(record).await;
    set(&table, "anna", Settings { receipts: Receipts::Never, ..Settings::default() }).await;
    let to = reply_to(&table.letter("anna").await);
    let [anna, boris] =
        mail(&mut table, ANNA, &to, "Hello Boris,\n\nthis took me a while.\n\ne4\n\nRegards, Anna").await;
    says(boris.as_ref(), &["| this took me a while."]);
    says(boris.as_ref(), &["| Hello Boris,", "| Regards, Anna"]);
    assert!(anna.is_none(), "nothing was left: {anna:?}");
    // A greeting alone is none that anybody misses.
    let turn = reply_to(boris.as_ref().unwrap());
    let [_, boris] = mail(&mut table, BORIS, &turn, "Hi Anna,\n\ne5").await;
    hides(boris.as_ref(), NOBODY);
}

async fn words_from_elsewhere_are_told_to_the_registered_address(record: TestDb) {
    let mut table = Table::set(record).await;
    let to = reply_to(&table.letter("anna").await);
    let [_, boris] = mail(&mut table, ANNA, &to, "e4").await;
    let receipt = {
        let show = format!("show {}", table.game);
        let [anna, _] = mail(&mut table, ANNA, CLUB, &show).await;
        reply_to(anna.as_ref().unwrap())
    };
    assert!(boris.is_some());
    let told = "came from anna@work.example, which is none of your addresses";
    table.send(Mail::new("anna@work.example", &receipt, "Greetings from the office!")).await;
    let letters = table.club.letters().await;
    assert!(letters.len() == 1 && letters[0].address == ANNA, "{letters:?}");
    says(letters.first(), &[told]);
    // Once a day, whatever a stranger writes.
    table.send(Mail::new("anna@work.example", &receipt, "Greetings once more!")).await;
    assert!(table.club.letters().await.is_empty());
    table.club.clock.set(NOON + 25 * 60 * 60 * 1000);
    table.send(Mail::new("anna@work.example", &receipt, "Greetings the next day!")).await;
    assert_eq!(
        table.club.letters().await.iter().filter(|letter| unwrapped(&letter.text).contains(told)).count(),
        1
    );
}

on_both!(mails_that_look_like_a_programs_and_are_not_are_answered_whole);
async fn mails_that_look_like_a_programs_and_are_not_are_answered_whole(record: TestDb) {
    let mut table = Table::set(record).await;
    let to = reply_to(&table.letter("anna").await);
    let mut number = 0;
    let mut send = async |table: &mut Table, to: &str, fields: &str, body: &str| {
        number += 1;
        let mail = format!(
            "Authentication-Results: mx.club.example; dmarc=pass header.from=example.org\nFrom: <{ANNA}>\nTo: <{to}>\n\
             Message-ID: <look{number}@example.org>\n{fields}\n\n{body}\n"
        );
        table.club.clock.set(NOON + number * 60_000);
        table.raw(ANNA, &[to], &mail).await;
        table.club.letters().await
    };
    let many = ["List-Id: <chess.example.org>", "List-Unsubscribe: <mailto:x@y.example>", "Precedence: bulk"];
    for fields in many {
        let letters = send(&mut table, &to, fields, "? e4").await;
        says(letters.first(), &["You asked about “e4”. It would be 1.e4"]);
        let letters = send(&mut table, &to, fields, "Kg5").await;
        says(letters.first(), &["You wrote “Kg5”"]);
        let letters = send(&mut table, &to, fields, "I play Nf3 now").await;
        assert!(letters.is_empty(), "words are a program's: {fields}");
        let letters = send(&mut table, &to, fields, "I am on holiday until 5 December.").await;
        assert!(letters.is_empty(), "{fields}");
        let letters = send(&mut table, CLUB, fields, "games").await;
        says(letters.first(), &["M0001-1"]);
    }
    let machines = [
        "Out of Office: x",
        "Automatic reply: [FRCEC] M0001-1",
        "Automatische Antwort: x",
        "Abwesenheitsnotiz",
        "Réponse automatique : x",
        "Respuesta automática: x",
        "Автоответ: x",
        "Undeliverable: x",
        "Unzustellbar: x",
    ];
    for subject in machines {
        let field = if subject.is_ascii() {
            format!("Subject: {subject}")
        } else {
            let encoded = data_encoding::BASE64.encode(subject.as_bytes());
            format!("Subject: =?utf-8?B?{encoded}?=")
        };
        for body in ["I am away.", "I am away.\n\nUrlaub\n\nHelp", "Nf3 is what I played", "Lang"] {
            let letters = send(&mut table, &to, &field, body).await;
            assert!(letters.is_empty(), "{subject}: {body}");
        }
        let letters = send(&mut table, &to, &field, "Kg5").await;
        says(letters.first(), &["You wrote “Kg5”"]);
    }
    // They are kept, and a director sees them.
    let mut tx = table.club.door.db().read().await.unwrap();
    let silent = inbox::of_disposition(&mut tx, inbox::SILENCE, NOON, 100).await.unwrap();
    assert_eq!(silent.len(), many.len() * 2 + machines.len() * 4);
    drop(tx);
    assert_eq!(table.moves().await, "");
    // Whoever types a move is a person; an answer to such a mail begins with Re.
    let letters = send(&mut table, &to, "Subject: Re: Out of Office: x", "what now?").await;
    says(letters.first(), &["no move and no command"]);
    let letters =
        send(&mut table, &to, "Subject: Automatische Antwort: x\nPrecedence: bulk", "e4\n\nGood luck!").await;
    assert_eq!(table.moves().await, "e2e4");
    says(letters.iter().find(|letter| letter.address == BORIS), &["| Good luck!"]);
    // A vacation's text at a receipt's address is nobody's message.
    let receipt = reply_to(letters.iter().find(|letter| letter.address == ANNA).expect("a receipt"));
    let letters = send(&mut table, &receipt, "Precedence: bulk", "I am on holiday.").await;
    assert!(letters.is_empty(), "{letters:?}");
}

on_both!(the_first_letters_of_two_records_of_a_domain_have_ids_of_their_own);
async fn the_first_letters_of_two_records_of_a_domain_have_ids_of_their_own(record: TestDb) {
    let table = Table::set(record).await;
    let db = table.club.door.db();
    let ids: Vec<String> =
        all_letters(&table.club.door).await.into_iter().map(|letter| letter.message_id).collect();
    let mark = table.club.door.record_mark();
    assert_eq!(mark, ".3c0");
    assert!(ids.contains(&format!("g1.w{mark}@club.example")), "{ids:?}");
    assert!(ids.contains(&format!("g1.b{mark}@club.example")), "{ids:?}");
    // A record draws its number once.
    assert_eq!(record_number(db, 77).await.unwrap(), 77);
    assert_eq!(record_number(db, 78).await.unwrap(), 77);
}
