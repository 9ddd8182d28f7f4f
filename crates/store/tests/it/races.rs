//! What a ply guard or a lock in the process would get wrong.
use frcec_store::{
    Db, StoreError,
    games::{self, GameState},
    on_both,
    testing::TestDb,
};

use crate::common::{club, step};

on_both!(of_sixteen_racers_one_wins_and_fifteen_are_told, two_endings_at_once_are_one);

async fn race(t: &TestDb, racers: usize, kinds: &[&'static str]) -> (Vec<&'static str>, usize) {
    let (_, _, id) = club(&t.db).await;
    let dbs: [Db; 2] = [t.db.clone(), t.open_again().await];
    let barrier = std::sync::Arc::new(tokio::sync::Barrier::new(racers));
    let mut tasks = Vec::new();
    for n in 0..racers {
        let (db, kind, barrier) = (dbs[n % 2].clone(), kinds[n % kinds.len()], barrier.clone());
        tasks.push(tokio::spawn(async move {
            let mut write = step(id, 1, kind);
            write.row.state = GameState::Finished;
            write.row.reason = Some(kind.to_owned());
            barrier.wait().await;
            let done = db.write(move |tx| Box::pin(async move { games::append(tx, &write).await })).await;
            (kind, done.map_err(StoreError::from))
        }));
    }
    let (mut won, mut told) = (Vec::new(), 0);
    for task in tasks {
        match task.await.unwrap() {
            (kind, Ok(())) => won.push(kind),
            (_, Err(error)) => {
                assert!(error.is_stale(), "{error}");
                told += 1;
            }
        }
    }
    let mut tx = t.db.read().await.unwrap();
    let events = games::events(&mut tx, id).await.unwrap();
    assert_eq!(events.len(), 2);
    assert_eq!(vec![events[1].kind.as_str()], won);
    assert_eq!(games::load(&mut tx, id).await.unwrap().unwrap().row.reason.as_deref(), Some(won[0]));
    (won, told)
}

async fn of_sixteen_racers_one_wins_and_fifteen_are_told(t: TestDb) {
    let (won, told) = race(&t, 16, &["moved"]).await;
    assert_eq!((won.len(), told), (1, 15));
}

/// A resignation and an accepted draw change no move: both would pass a guard by ply.
async fn two_endings_at_once_are_one(t: TestDb) {
    let (won, told) = race(&t, 2, &["resigned", "draw accepted"]).await;
    assert_eq!((won.len(), told), (1, 1));
}

/// Each waits for what the other has: the database undoes one of them, which has to decide again.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_two_in_each_others_way_one_decides_again() {
    let Some(t) = TestDb::new(frcec_store::testing::Backend::Postgres).await else { return };
    let (anna, boris, first) = club(&t.db).await;
    let second =
        t.db.write(move |tx| Box::pin(async move { crate::common::game(tx, anna, boris).await }))
            .await
            .unwrap();
    let both_hold_one = std::sync::Arc::new(tokio::sync::Barrier::new(2));
    let mut tasks = Vec::new();
    for order in [[first, second], [second, first]] {
        let (db, barrier) = (t.db.clone(), both_hold_one.clone());
        tasks.push(tokio::spawn(async move {
            db.write(move |tx| {
                Box::pin(async move {
                    games::append(tx, &step(order[0], 1, "moved")).await?;
                    barrier.wait().await;
                    games::append(tx, &step(order[1], 1, "moved")).await
                })
            })
            .await
            .map_err(StoreError::from)
        }));
    }
    let mut undone = 0;
    for task in tasks {
        if let Err(error) = task.await.unwrap() {
            assert!(matches!(error, StoreError::InTheWay(_)) && error.is_stale(), "{error}");
            undone += 1;
        }
    }
    assert_eq!(undone, 1);
}
