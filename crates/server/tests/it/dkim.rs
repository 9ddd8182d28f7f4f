//! The signature on the letters: another program (dkimpy) finds it right, on a letter of each kind.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command as Process, Stdio};
use std::sync::Arc;

use frcec_rules::club::game::{Command as Rules, Game};
use frcec_rules::club::seat::Seat;
use frcec_server::config;
use frcec_server::door::{
    Actor, Answer, Command, GameCommand, HeldAction, HeldWhy, Hold, MailRecord, MemberCommand, SpareWords,
    Submission, Via,
};
use frcec_server::mail::compose::LetterKind;
use frcec_server::mail::dkim::Signer;
use frcec_server::mail::transport::Captured;
use frcec_server::speech::Lang;
use frcec_server::worker::{Step, Worker};
use frcec_store::testing::TestDb;
use frcec_store::{PlayerId, on_both};

use crate::club::{Club, NOON, all_letters};
use crate::letter_kinds::of_every_kind;
use crate::need::skip;
use crate::server::Server;

fn keys() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/dkim")
}

fn signer() -> Signer {
    let config =
        config::Dkim { selector: "s1".to_owned(), key_file: keys().join("only-for-tests.pem"), domain: None };
    Signer::open(&config, "club.example").unwrap()
}

async fn mail(club: &Club, by: PlayerId, command: Command) {
    let at = club.clock.now();
    let record = MailRecord {
        mail_from: "anna@example.org".to_owned(),
        recipient: "play+x@club.example".to_owned(),
        raw: b"raw".to_vec(),
        received_at: at,
        disposition: "test".to_owned(),
        why: "test".to_owned(),
        game: None,
        message_id: Some("m1@example.org".to_owned()),
        words: SpareWords::default(),
    };
    let submission =
        Submission { by: Actor::Player(by), via: Via::Mail(Box::new(record)), at, origin: None, command };
    club.door.submit(submission).await.unwrap();
}

/// Makes the club write a letter of each kind.
async fn write_letters(club: &Club) {
    let anna = club.member("anna", "Änna \"A\" Alder").await;
    let boris = club.member("boris", "Борис").await;
    let games = club.start("anna", "boris", 69, false).await;
    let game = games[0];
    let uci = |game: &Game| game.line().uci_of(&game.line().legal_moves()[0]);
    club.try_move(game, &uci(&club.game(game).await), false).await.unwrap();
    let line = club.game(game).await;
    let mv = line.line().parse_uci(&uci(&line)).unwrap();
    let command = GameCommand::new(game, Rules::Move { mv, ply: 1, offer: true });
    mail(club, boris, Command::Game(command)).await;
    club.command(game, anna, Rules::Decline).await.unwrap();
    let mut message = GameCommand::new(game, Rules::Say { text: "Grüße – and good luck".to_owned() });
    message.message = Some("Grüße – and good luck".to_owned());
    club.submit(Actor::Player(anna), Command::Game(message)).await.unwrap();
    let sentences = vec![".a leading dot".to_owned(), "a line's end \t".to_owned()];
    let refused = Answer::Game { game, seat: Seat::Black, kind: LetterKind::Refused, sentences };
    mail(club, boris, Command::Answer(refused)).await;
    let hold = Hold {
        game,
        seat: Seat::Black,
        ply: 2,
        action: HeldAction::Resign { message: None },
        why: HeldWhy::Foreign,
        sender: None,
        aside: vec![],
    };
    mail(club, boris, Command::Hold(hold)).await;
    let login = MemberCommand::LoginLink("anna@example.org".to_owned());
    club.submit(Actor::Club, Command::Member(login)).await.unwrap();
    club.command(games[1], anna, Rules::Resign).await.unwrap();
}

async fn sent(worker: &Worker, captured: &Captured) -> Vec<(i64, Vec<u8>)> {
    while worker.send_one().await.unwrap() == Step::Done {}
    captured.take().into_iter().map(|letter| (letter.id, letter.mail)).collect()
}

on_both!(another_program_verifies_each_kind_of_letter);
async fn another_program_verifies_each_kind_of_letter(record: TestDb) {
    let club = Club::open(record);
    write_letters(&club).await;
    let captured = Arc::new(Captured::default());
    let worker = Worker::new(club.door.clone(), captured.clone()).signing(signer());
    let letters = sent(&worker, &captured).await;
    let rows = all_letters(&club.door).await;
    let kinds: BTreeSet<&str> = rows.iter().map(|letter| letter.kind.as_str()).collect();
    for kind in ["started", "turn", "receipt", "declined", "message", "over", "question", "refused", "login"]
    {
        assert!(kinds.contains(kind), "no letter of the kind {kind}: {kinds:?}");
    }
    assert_eq!(letters.len(), rows.len());

    // Sent again, days later by another worker: the same octets.
    club.clock.set(club.clock.now() + 3 * 86_400_000);
    let again = signer();
    for (id, mail) in &letters {
        let row = rows.iter().find(|row| row.id.0 == *id).unwrap();
        let bare = frcec_server::mail::compose::picture::letter_bytes(row).unwrap();
        assert!(again.sign(&bare, row.created_at).unwrap() == *mail, "letter {id} differs");
    }

    let has_dkim = Process::new("python3").args(["-c", "import dkim"]).stderr(Stdio::null()).status();
    if !has_dkim.is_ok_and(|status| status.success()) {
        return skip("dkimpy is not installed");
    }
    let dir = tempfile::tempdir().unwrap();
    // And letters of every kind. (A signature from the future is none; some tell of next year.)
    let mut named: Vec<(String, Vec<u8>)> =
        letters.into_iter().map(|(id, mail)| (id.to_string(), mail)).collect();
    for (number, row) in Box::pin(of_every_kind(Lang::Ru)).await.into_iter().enumerate() {
        let bare = frcec_server::mail::compose::picture::letter_bytes(&row).unwrap();
        named.push((format!("{}-{number}", row.kind), again.sign(&bare, row.created_at.min(NOON)).unwrap()));
    }
    for (name, mail) in &named {
        std::fs::write(dir.path().join(format!("{name}.eml")), mail).unwrap();
    }
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/verifies.py");
    let out = Process::new("python3").arg(script).arg(dir.path()).arg(keys()).output().unwrap();
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    assert_eq!(String::from_utf8_lossy(&out.stdout).trim(), named.len().to_string());
}

#[test]
fn a_missing_key_is_said_before_anything_starts() {
    let dir = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", dir.path().join("club.db").display());
    let club = Server::new(&database, "[dkim]\nselector = \"s1\"\nkey_file = \"dkim.pem\"\n");
    for content in [None, Some("no key")] {
        if let Some(content) = content {
            std::fs::write(club.path().join("dkim.pem"), content).unwrap();
        }
        let out = club.frcec(&["serve"]);
        let said = String::from_utf8_lossy(&out.stderr).into_owned();
        assert_eq!(out.status.code(), Some(1), "{said}");
        assert!(said.contains("dkim.pem") && said.contains("dkim.key_file"), "{said}");
        assert!(!dir.path().join("club.db").exists(), "nothing was made");
    }
}

#[test]
fn the_server_signs_what_it_sends() {
    let config = "[dkim]\nselector = \"s1\"\nkey_file = \"dkim.pem\"\n";
    let mut club = Server::new("sqlite:club.db", config);
    std::fs::copy(keys().join("only-for-tests.pem"), club.path().join("dkim.pem")).unwrap();
    for handle in ["anna", "boris"] {
        club.frcec_ok(&["member", "add", &format!("{handle}@example.org"), "--handle", handle]);
    }
    club.frcec_ok(&["match", "start", "anna", "boris"]);
    club.start();
    club.wait_for(2);
    assert_eq!(club.stop(), Some(0));
    let files = std::fs::read_dir(club.path().join("outbox")).unwrap();
    let letters = files.map(|file| std::fs::read(file.unwrap().path()).unwrap());
    let signed = letters.filter(|letter| letter.starts_with(b"DKIM-Signature:"));
    assert_eq!(signed.count(), 2);
}
