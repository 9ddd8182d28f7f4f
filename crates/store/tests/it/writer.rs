//! The writes that share a commit on SQLite, and the same promises on PostgreSQL.
use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use frcec_store::{
    Db, StoreError, WriteError, counters, games, on_both,
    origins::{self, Origin},
    testing::TestDb,
};

use crate::common::{NOON, club, step};

on_both!(
    a_write_that_fails_its_guard_is_undone_alone,
    what_is_kept_back_stands_or_falls_as_one,
    a_write_that_panics_is_undone_alone,
    a_failed_statement_is_never_a_success,
    closing_finishes_what_waits,
    a_caller_that_goes_away_leaves_all_or_nothing,
    processes_that_start_together_migrate_once,
    a_reader_sees_one_moment,
);

/// Holds the writer, so that those who come meanwhile share its transaction.
async fn together(db: &Db) -> (tokio::task::JoinHandle<()>, Arc<tokio::sync::Notify>) {
    let go = Arc::new(tokio::sync::Notify::new());
    let (held, started) = (go.clone(), Arc::new(tokio::sync::Notify::new()));
    let (db, begun) = (db.clone(), started.clone());
    let holder = tokio::spawn(async move {
        db.write(move |tx| {
            Box::pin(async move {
                begun.notify_one();
                held.notified().await;
                counters::next(tx, "held").await
            })
        })
        .await
        .unwrap();
    });
    started.notified().await;
    (holder, go)
}

async fn a_write_that_fails_its_guard_is_undone_alone(t: TestDb) {
    let (_, _, id) = club(&t.db).await;
    let first = step(id, 1, "moved");
    t.db.write(move |tx| Box::pin(async move { games::append(tx, &first).await })).await.unwrap();

    let (holder, go) = together(&t.db).await;
    // Some have seen an old version: two in a row, the last one.
    let late = |n: usize| matches!(n, 0 | 3 | 4 | 8);
    let mut tasks = Vec::new();
    for n in 0..9_usize {
        let db = t.db.clone();
        tasks.push(tokio::spawn(async move {
            db.write(move |tx| {
                Box::pin(async move {
                    origins::insert(tx, &format!("mail:{n}"), "{}", NOON).await?;
                    if late(n) {
                        games::append(tx, &step(id, 1, "late")).await?;
                    }
                    Ok::<_, StoreError>(())
                })
            })
            .await
        }));
    }
    tokio::time::sleep(Duration::from_millis(50)).await;
    go.notify_one();
    holder.await.unwrap();
    for (n, task) in tasks.into_iter().enumerate() {
        let done = task.await.unwrap();
        assert_eq!(done.is_ok(), !late(n), "{n}: {done:?}");
    }
    let mut tx = t.db.read().await.unwrap();
    for n in 0..9 {
        let there = origins::find(&mut tx, &format!("mail:{n}")).await.unwrap().is_some();
        assert_eq!(there, !late(n), "{n}");
    }
    assert_eq!(games::events(&mut tx, id).await.unwrap().len(), 2);
}

/// What is kept back goes to the database together: with one guard that fails nothing of it stands, and what neighbours write does.
async fn what_is_kept_back_stands_or_falls_as_one(t: TestDb) {
    let (_, _, id) = club(&t.db).await;
    let (first, repeated) = (step(id, 1, "moved"), "mail:repeated");
    t.db.write(move |tx| {
        Box::pin(async move {
            origins::insert_later(tx, repeated, "the first receipt", NOON);
            // Nobody asks for anything behind this: the end of the write sends it.
            games::append_later(tx, &first);
            Ok::<_, StoreError>(())
        })
    })
    .await
    .unwrap();
    assert_eq!(games::events(&mut t.db.read().await.unwrap(), id).await.unwrap().len(), 2);

    let (holder, go) = together(&t.db).await;
    let mut tasks = Vec::new();
    for n in 0..12_usize {
        let db = t.db.clone();
        tasks.push(tokio::spawn(async move {
            db.write(move |tx| {
                Box::pin(async move {
                    let key = format!("mail:{n}");
                    match n % 4 {
                        // The game has moved on, and the row guards it.
                        0 => {
                            origins::insert_later(tx, &key, "{}", NOON);
                            games::append_later(tx, &step(id, 1, "late"));
                        }
                        // Submitted before: what follows would fit, and must not be written.
                        1 => {
                            origins::insert_later(tx, repeated, "another receipt", NOON);
                            games::append_later(tx, &step(id, 2, "again"));
                            let done = tx.flush().await;
                            assert!(done.as_ref().is_err_and(origins::is_repeated), "{done:?}");
                            let receipt = origins::find(tx, repeated).await?;
                            assert_eq!(receipt.as_deref(), Some("the first receipt"));
                            done?;
                        }
                        // Gives up before it has run anything.
                        2 => return Err(StoreError::Closed),
                        _ => origins::insert_later(tx, &key, "{}", NOON),
                    }
                    Ok::<_, StoreError>(())
                })
            })
            .await
        }));
    }
    tokio::time::sleep(Duration::from_millis(50)).await;
    go.notify_one();
    holder.await.unwrap();
    for (n, task) in tasks.into_iter().enumerate() {
        let done = task.await.unwrap().map_err(WriteError::flatten);
        match n % 4 {
            0 => assert!(done.as_ref().is_err_and(StoreError::is_stale), "{n}: {done:?}"),
            1 => assert!(done.as_ref().is_err_and(origins::is_repeated), "{n}: {done:?}"),
            2 => assert!(matches!(done, Err(StoreError::Closed)), "{n}: {done:?}"),
            _ => assert!(done.is_ok(), "{n}: {done:?}"),
        }
    }
    let mut tx = t.db.read().await.unwrap();
    for n in 0..12 {
        let there = origins::find(&mut tx, &format!("mail:{n}")).await.unwrap().is_some();
        assert_eq!(there, n % 4 == 3, "{n}");
    }
    assert_eq!(games::events(&mut tx, id).await.unwrap().len(), 2, "no game has gone on");
}

async fn a_write_that_panics_is_undone_alone(t: TestDb) {
    let (holder, go) = together(&t.db).await;
    let mut tasks = Vec::new();
    for n in 0..3 {
        let db = t.db.clone();
        tasks.push(tokio::spawn(async move {
            db.write(move |tx| {
                Box::pin(async move {
                    let origin = origins::insert(tx, &format!("mail:{n}"), "{}", NOON).await?;
                    assert!(n != 1, "number one");
                    Ok::<_, StoreError>(origin)
                })
            })
            .await
        }));
    }
    tokio::time::sleep(Duration::from_millis(50)).await;
    go.notify_one();
    holder.await.unwrap();
    for (n, task) in tasks.into_iter().enumerate() {
        match task.await.unwrap() {
            Ok(origin) => assert!(n != 1 && origin == Origin::Inserted),
            Err(WriteError::Store(StoreError::Panicked(text))) => assert!(n == 1 && text == "number one"),
            Err(other) => panic!("{other:?}"),
        }
    }
    assert_eq!(origins::find(&mut t.db.read().await.unwrap(), "mail:1").await.unwrap(), None);
    // And it still writes.
    t.db.write(|tx| Box::pin(async move { counters::next(tx, "more").await })).await.unwrap();
}

/// PostgreSQL answers the COMMIT of a failed transaction with a silent ROLLBACK.
async fn a_failed_statement_is_never_a_success(t: TestDb) {
    let (anna, boris, _) = club(&t.db).await;
    let done =
        t.db.write(move |tx| {
            Box::pin(async move {
                origins::insert(tx, "mail:1", "{}", NOON).await?;
                let mut new = crate::common::new_game(anna, boris);
                new.start_id = 960;
                let ignored = games::create(tx, &new, &[], &crate::common::new_row(), NOON).await;
                assert!(ignored.is_err());
                Ok::<_, StoreError>(())
            })
        })
        .await;
    assert!(matches!(done, Err(WriteError::Store(StoreError::Database(_)))), "{done:?}");
    assert_eq!(origins::find(&mut t.db.read().await.unwrap(), "mail:1").await.unwrap(), None);
}

async fn closing_finishes_what_waits(t: TestDb) {
    let (holder, go) = together(&t.db).await;
    let done = Arc::new(AtomicUsize::new(0));
    let mut tasks = Vec::new();
    for _ in 0..10 {
        let (db, done) = (t.db.clone(), done.clone());
        tasks.push(tokio::spawn(async move {
            db.write(|tx| Box::pin(async move { counters::next(tx, "match").await })).await.unwrap();
            done.fetch_add(1, Ordering::SeqCst);
        }));
    }
    tokio::time::sleep(Duration::from_millis(50)).await;
    let closing = tokio::spawn({
        let db = t.db.clone();
        async move { db.close().await }
    });
    tokio::time::sleep(Duration::from_millis(20)).await;
    go.notify_one();
    closing.await.unwrap();
    holder.await.unwrap();
    for task in tasks {
        task.await.unwrap();
    }
    assert_eq!(done.load(Ordering::SeqCst), 10);
    let late = t.db.write(|tx| Box::pin(async move { counters::next(tx, "match").await })).await;
    assert!(late.map_err(StoreError::from).unwrap_err().is_retryable());
    let again = t.open_again().await;
    let next = again.write(|tx| Box::pin(async move { counters::next(tx, "match").await })).await.unwrap();
    assert_eq!(next, 11);
}

async fn a_caller_that_goes_away_leaves_all_or_nothing(t: TestDb) {
    for n in 0..20_u64 {
        let db = t.db.clone();
        let task = tokio::spawn(async move {
            db.write(move |tx| {
                Box::pin(async move {
                    origins::insert(tx, &format!("a:{n}"), "{}", NOON).await?;
                    tokio::task::yield_now().await;
                    origins::insert(tx, &format!("b:{n}"), "{}", NOON).await
                })
            })
            .await
        });
        tokio::time::sleep(Duration::from_micros(150 * n)).await;
        task.abort();
    }
    // Whatever was still running is over when this is.
    tokio::time::sleep(Duration::from_millis(100)).await;
    t.db.write(|tx| Box::pin(async move { counters::next(tx, "end").await })).await.unwrap();
    let mut tx = t.db.read().await.unwrap();
    for n in 0..20 {
        let a = origins::find(&mut tx, &format!("a:{n}")).await.unwrap();
        let b = origins::find(&mut tx, &format!("b:{n}")).await.unwrap();
        assert_eq!(a, b, "{n}");
    }
}

async fn processes_that_start_together_migrate_once(t: TestDb) {
    // A record that nobody has opened yet.
    let url = match t.backend {
        frcec_store::testing::Backend::Sqlite => t.url.replace("club.db", "fresh.db"),
        frcec_store::testing::Backend::Postgres => {
            t.raw("CREATE SCHEMA fresh").await.unwrap();
            format!("{}&options=-c%20search_path%3Dfresh", t.url)
        }
    };
    let opening = (0..8).map(|_| {
        let url = url.clone();
        tokio::spawn(async move { Db::open(&url).await })
    });
    for open in opening.collect::<Vec<_>>() {
        let db = open.await.unwrap().unwrap();
        db.write(|tx| Box::pin(async move { counters::next(tx, "match").await })).await.unwrap();
        db.close().await;
    }
}

async fn a_reader_sees_one_moment(t: TestDb) {
    let mut before = t.db.read().await.unwrap();
    assert_eq!(origins::find(&mut before, "mail:1").await.unwrap(), None);
    t.db.write(|tx| Box::pin(async move { origins::insert(tx, "mail:1", "{}", NOON).await })).await.unwrap();
    assert_eq!(origins::find(&mut before, "mail:1").await.unwrap(), None);
    drop(before);
    assert!(origins::find(&mut t.db.read().await.unwrap(), "mail:1").await.unwrap().is_some());
    // And cannot write.
    let mut tx = t.db.read().await.unwrap();
    assert!(origins::insert(&mut tx, "mail:2", "{}", NOON).await.is_err());
}

/// Two good writes share a commit with one that makes it fail: nobody may be told that it stands.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_commit_that_fails_is_everybodys() {
    let t = TestDb::sqlite().await;
    club(&t.db).await;
    let (holder, go) = together(&t.db).await;
    let write = |key: &'static str| {
        let db = t.db.clone();
        tokio::spawn(async move {
            db.write(move |tx| Box::pin(async move { origins::insert(tx, key, "{}", NOON).await })).await
        })
    };
    let before = write("before");
    tokio::time::sleep(Duration::from_millis(30)).await;
    // SQLite looks at this foreign key when it commits.
    let defer = t.raw("PRAGMA defer_foreign_keys = ON");
    let orphan = t.raw("INSERT INTO player_addresses (address_key, player_id, address, rank, state, verified_at, created_at) VALUES ('x', 99, 'x', 0, 'good', NULL, 0)");
    let later = async {
        tokio::time::sleep(Duration::from_millis(60)).await;
        let after = write("after");
        tokio::time::sleep(Duration::from_millis(60)).await;
        go.notify_one();
        after.await.unwrap()
    };
    let (defer, orphan, after) = tokio::join!(defer, orphan, later);
    let lost =
        [defer.map(|_| ()), orphan.map(|_| ()), before.await.unwrap().map(|_| ()).map_err(StoreError::from)];
    for told in lost.into_iter().chain([after.map(|_| ()).map_err(StoreError::from)]) {
        let error = told.unwrap_err();
        assert!(error.is_retryable(), "{error}");
    }
    assert!(holder.await.is_err(), "its caller was told as well");
    let mut tx = t.db.read().await.unwrap();
    assert_eq!(origins::find(&mut tx, "before").await.unwrap(), None);
    assert_eq!(origins::find(&mut tx, "after").await.unwrap(), None);
    drop(tx);
    write("before").await.unwrap().unwrap();
}
