//! What a killed process, a full disk and a lost connection leave behind.
use std::{
    io::{BufRead, BufReader},
    process::{Command, Stdio},
    time::Duration,
};

use frcec_store::{
    Db, MailId, StoreError,
    inbox::{self, Mail},
    on_both, origins,
    testing::TestDb,
};

use crate::common::NOON;

on_both!(a_kill_before_the_commit_leaves_nothing, what_was_answered_survives_a_kill);

/// What the tests below run in another process: this binary, told which test to be.
fn child(url: &str, until: &str) -> std::process::Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "crash::child_process", "--ignored", "--nocapture"])
        .env("FRCEC_TEST_CHILD_URL", url)
        .env("FRCEC_TEST_CHILD_UNTIL", until)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "a part of the other tests here, in a process of its own"]
async fn child_process() {
    let url = std::env::var("FRCEC_TEST_CHILD_URL").unwrap();
    let hang = std::env::var("FRCEC_TEST_CHILD_UNTIL").unwrap() == "hang";
    let db = Db::open(&url).await.unwrap();
    let mut writers = Vec::new();
    for writer in 0..4 {
        let db = db.clone();
        writers.push(tokio::spawn(async move {
            for n in 0..10_000 {
                let key = format!("{writer}:{n}");
                let both = [format!("a:{key}"), format!("b:{key}")];
                db.write(move |tx| {
                    Box::pin(async move {
                        origins::insert(tx, &both[0], "{}", NOON).await?;
                        if hang {
                            println!("written");
                            std::future::pending::<()>().await;
                        }
                        origins::insert(tx, &both[1], "{}", NOON).await
                    })
                })
                .await
                .unwrap();
                println!("done {key}");
            }
        }));
    }
    for writer in writers {
        writer.await.unwrap();
    }
}

async fn a_kill_before_the_commit_leaves_nothing(t: TestDb) {
    let mut child = child(&t.url, "hang");
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    assert!(lines.map_while(Result::ok).any(|line| line.ends_with("written")), "the child writes");
    child.kill().unwrap();
    child.wait().unwrap();
    // Nothing of it is there, and nothing of it is in the way.
    let written =
        t.db.write(|tx| Box::pin(async move { origins::insert(tx, "a:0:0", "{}", NOON).await })).await;
    assert_eq!(written.unwrap(), origins::Origin::Inserted);
}

async fn what_was_answered_survives_a_kill(t: TestDb) {
    let mut answered = Vec::new();
    for lines_before in [5, 50, 200] {
        let mut child = child(&t.url, "killed");
        let lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        let done = |line: String| line.split_once("done ").map(|(_, key)| key.to_owned());
        let mut lines = lines.filter_map(done);
        answered.extend(lines.by_ref().take(lines_before));
        child.kill().unwrap();
        // What it had said before it died counts too.
        answered.extend(lines);
        child.wait().unwrap();
    }
    assert!(answered.len() >= 255, "{}", answered.len());
    let mut tx = t.db.read().await.unwrap();
    for key in answered {
        for half in ["a", "b"] {
            let there = origins::find(&mut tx, &format!("{half}:{key}")).await.unwrap();
            assert!(there.is_some(), "{half}:{key}");
        }
    }
}

fn mail(id: i64, octets: usize) -> Mail {
    Mail {
        id: MailId(id),
        received_at: NOON,
        mail_from: "anna@example.org".to_owned(),
        recipient: "club@club.example".to_owned(),
        raw: vec![7; octets],
        disposition: "ask_sender".to_owned(),
        why: None,
        player_id: None,
        game_id: None,
        origin_key: None,
    }
}

/// A full disk may undo a whole transaction at any statement: whoever was in it must hear of it.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_full_disk_is_said_to_everybody_in_the_commit() {
    let t = TestDb::sqlite().await;
    // The limit is the connection's; the next connection has none.
    t.raw("PRAGMA max_page_count = 80").await.unwrap();
    let mut writes = Vec::new();
    for id in 1..=12 {
        let db = t.db.clone();
        writes.push(tokio::spawn(async move {
            let octets = if id == 4 { 1_000_000 } else { 10 };
            db.write(move |tx| Box::pin(async move { inbox::insert(tx, &mail(id, octets)).await })).await
        }));
    }
    let mut refused = 0;
    for (id, write) in (1..).zip(writes) {
        let done = write.await.unwrap().map_err(StoreError::from);
        let there = inbox::by_id(&mut t.db.read().await.unwrap(), MailId(id)).await.unwrap().is_some();
        match done {
            Ok(()) => assert!(there, "{id} was answered"),
            Err(error) => {
                assert!(error.is_retryable(), "{error}");
                assert!(!there, "{id} was refused");
                refused += 1;
            }
        }
    }
    assert!(refused >= 1);
    // Somebody has made room.
    t.db.write(|tx| Box::pin(async move { inbox::insert(tx, &mail(4, 1_000_000)).await })).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_lost_connection_is_worth_another_try() {
    let Some(t) = TestDb::new(frcec_store::testing::Backend::Postgres).await else { return };
    let db = t.db.clone();
    let cut = tokio::spawn(async move {
        db.write(|tx| {
            Box::pin(async move {
                origins::insert(tx, "mail:1", "{}", NOON).await?;
                tokio::time::sleep(Duration::from_millis(300)).await;
                origins::insert(tx, "mail:2", "{}", NOON).await
            })
        })
        .await
    });
    tokio::time::sleep(Duration::from_millis(100)).await;
    let others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                  WHERE datname = current_database() AND pid <> pg_backend_pid()";
    t.raw(others).await.unwrap();
    let error = StoreError::from(cut.await.unwrap().unwrap_err());
    assert!(error.is_retryable(), "{error}");
    let again =
        t.db.write(|tx| Box::pin(async move { origins::insert(tx, "mail:1", "{}", NOON).await })).await;
    assert_eq!(again.unwrap(), origins::Origin::Inserted);
}

#[tokio::test]
async fn a_database_that_is_not_there_says_so() {
    let nowhere = Db::open("sqlite:/nonexistent/club.db").await.unwrap_err();
    assert!(
        nowhere.to_string().starts_with("cannot open the database sqlite:/nonexistent/club.db"),
        "{nowhere}"
    );
    let nobody = Db::open("postgres://anna:secret@127.0.0.1:1/club").await.unwrap_err().to_string();
    assert!(nobody.contains("postgres://anna@127.0.0.1:1/club") && !nobody.contains("secret"), "{nobody}");
    assert!(nobody.contains("refused"), "{nobody}");
    let nothing = Db::open("mysql://localhost/club").await.unwrap_err();
    assert!(nothing.to_string().contains("names no database"), "{nothing}");
}

#[tokio::test]
async fn a_damaged_record_says_where() {
    let t = TestDb::sqlite().await;
    crate::common::club(&t.db).await;
    assert_eq!(t.db.damage().await.unwrap(), Vec::<String>::new());
    let elsewhere = tempfile::tempdir().unwrap();
    let copy = elsewhere.path().join("copy.db");
    assert!(t.db.copy_to(&copy).await.unwrap());
    let mode = std::os::unix::fs::PermissionsExt::mode(&copy.metadata().unwrap().permissions());
    assert_eq!(mode & 0o777, 0o600, "letters and notes are for the club's keeper alone");
    assert!(t.db.copy_to(&copy).await.is_err(), "a copy never overwrites");
    let copied = Db::open(&format!("sqlite:{}", copy.display())).await.unwrap();
    let anna = frcec_store::players::by_handle(&mut copied.read().await.unwrap(), "anna").await.unwrap();
    assert!(anna.is_some());
    // Behind our back, with foreign keys off.
    let sqlite = "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.execute('DELETE FROM players WHERE id = 2'); c.commit()";
    let Ok(done) = Command::new("python3").arg("-c").arg(sqlite).arg(&copy).status() else {
        eprintln!("SKIPPED: no python3");
        return;
    };
    assert!(done.success());
    let damage = copied.damage().await.unwrap();
    assert!(damage.iter().any(|line| line.ends_with("of games points at nothing in players")), "{damage:?}");
}
