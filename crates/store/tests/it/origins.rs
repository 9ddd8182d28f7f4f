use frcec_store::{
    StoreError, on_both,
    origins::{self, Origin},
    testing::TestDb,
};

use crate::common::NOON;

on_both!(of_sixteen_that_submit_the_same_one_is_first, old_origins_are_forgotten);

async fn of_sixteen_that_submit_the_same_one_is_first(t: TestDb) {
    let other = t.open_again().await;
    let mut tasks = Vec::new();
    for n in 0..16 {
        let db = if n % 2 == 0 { t.db.clone() } else { other.clone() };
        tasks.push(tokio::spawn(async move {
            db.write(move |tx| {
                Box::pin(async move { origins::insert(tx, "mail:1", &format!("receipt {n}"), NOON).await })
            })
            .await
            .map(|origin| (n, origin))
        }));
    }
    let mut first = Vec::new();
    let mut later = Vec::new();
    for task in tasks {
        match task.await.unwrap().unwrap() {
            (n, Origin::Inserted) => first.push(format!("receipt {n}")),
            (_, Origin::Existing(receipt)) => later.push(receipt),
        }
    }
    assert_eq!(first.len(), 1);
    assert_eq!(later, vec![first[0].clone(); 15]);
}

async fn old_origins_are_forgotten(t: TestDb) {
    t.db.write(|tx| {
        Box::pin(async move {
            origins::insert(tx, "old", "{}", NOON).await?;
            origins::insert(tx, "new", "{}", NOON + 1).await?;
            assert_eq!(origins::prune(tx, NOON + 1).await?, 1);
            assert_eq!(origins::find(tx, "old").await?, None);
            assert_eq!(origins::find(tx, "new").await?.as_deref(), Some("{}"));
            Ok::<_, StoreError>(())
        })
    })
    .await
    .unwrap();
}
