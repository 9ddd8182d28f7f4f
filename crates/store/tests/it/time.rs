//! Leave, signs of life, outages.
use frcec_store::{
    GameId, StoreError,
    leaves::{self, Leave},
    on_both, outages,
    testing::TestDb,
};

use crate::common::{NOON, member};

on_both!(
    leave_is_entered_shortened_and_removed,
    a_gap_between_two_signs_of_life_is_an_outage,
    of_two_that_wake_at_once_one_enters_the_outage
);

async fn leave_is_entered_shortened_and_removed(t: TestDb) {
    t.db.write(|tx| {
        Box::pin(async move {
            let (anna, boris) = (member(tx, "anna").await?, member(tx, "boris").await?);
            let leave = |id, player_id, from_at, to_at| Leave {
                id,
                player_id,
                from_day: "2027-01-05".to_owned(),
                to_day: "2027-01-12".to_owned(),
                from_at,
                to_at,
                created_at: NOON,
                changed_at: NOON,
            };
            leaves::put(tx, &leave(2, anna, NOON + 50, NOON + 90)).await?;
            leaves::put(tx, &leave(1, anna, NOON, NOON + 10)).await?;
            leaves::put(tx, &leave(3, boris, NOON, NOON + 100)).await?;
            let ids = |leaves: &[Leave]| leaves.iter().map(|leave| leave.id).collect::<Vec<_>>();
            assert_eq!(ids(&leaves::of_player(tx, anna).await?), [1, 2]);
            assert_eq!(ids(&leaves::ahead(tx, &[anna, boris], NOON + 10).await?), [3, 2]);
            let shorter = Leave { to_day: "2027-01-07".to_owned(), ..leave(2, anna, NOON + 50, NOON + 60) };
            leaves::put(tx, &shorter).await?;
            assert_eq!(leaves::of_player(tx, anna).await?[1], shorter);
            assert!(!leaves::remove(tx, boris, 1).await?, "somebody else's");
            assert!(leaves::remove(tx, anna, 1).await?);
            assert_eq!(ids(&leaves::of_player(tx, anna).await?), [2]);
            Ok::<_, StoreError>(())
        })
    })
    .await
    .unwrap();
}

async fn a_gap_between_two_signs_of_life_is_an_outage(t: TestDb) {
    t.db.write(|tx| {
        Box::pin(async move {
            assert_eq!(outages::last_beat(tx).await?, None);
            assert_eq!(outages::beat(tx, NOON, 300, 1, "first").await?, None);
            assert_eq!(outages::beat(tx, NOON + 300, 300, 2, "in time").await?, None);
            let outage = outages::beat(tx, NOON + 1000, 300, 3, "late").await?.unwrap();
            assert_eq!((outage.from_at, outage.to_at), (NOON + 300, NOON + 1000));
            assert_eq!(outages::last_beat(tx).await?, Some(NOON + 1000));
            assert_eq!(outages::since(tx, NOON + 999).await?, std::slice::from_ref(&outage));
            assert_eq!(outages::since(tx, NOON + 1000).await?, []);
            assert_eq!(outages::open(tx).await?, Some(outage));
            outages::advance(tx, 3, Some(GameId(7))).await?;
            assert_eq!(outages::open(tx).await?.and_then(|outage| outage.after_game), Some(GameId(7)));
            outages::advance(tx, 3, None).await?;
            assert_eq!(outages::open(tx).await?, None);
            Ok::<_, StoreError>(())
        })
    })
    .await
    .unwrap();
}

async fn of_two_that_wake_at_once_one_enters_the_outage(t: TestDb) {
    let other = t.open_again().await;
    t.db.write(|tx| Box::pin(async move { outages::beat(tx, NOON, 300, 1, "").await })).await.unwrap();
    let mut tasks = Vec::new();
    for n in 0..8_i64 {
        let db = if n % 2 == 0 { t.db.clone() } else { other.clone() };
        tasks.push(tokio::spawn(async move {
            db.write(move |tx| {
                Box::pin(async move { outages::beat(tx, NOON + 1000 + n, 300, 10 + n, "").await })
            })
            .await
            .unwrap()
        }));
    }
    let mut entered = 0;
    for task in tasks {
        entered += usize::from(task.await.unwrap().is_some());
    }
    assert_eq!(entered, 1);
    let mut tx = t.db.read().await.unwrap();
    assert_eq!(outages::since(&mut tx, NOON).await.unwrap().len(), 1);
}
