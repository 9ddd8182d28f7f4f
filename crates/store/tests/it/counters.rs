use frcec_store::{StoreError, WriteError, counters, on_both, testing::TestDb};

on_both!(numbers_are_given_once_each, an_undone_number_is_given_again);

async fn numbers_are_given_once_each(t: TestDb) {
    let other = t.open_again().await;
    let mut tasks = Vec::new();
    for n in 0..40 {
        let db = if n % 2 == 0 { t.db.clone() } else { other.clone() };
        tasks.push(tokio::spawn(async move {
            db.write(|tx| Box::pin(async move { counters::next(tx, "match").await })).await
        }));
    }
    let mut numbers = Vec::new();
    for task in tasks {
        numbers.push(task.await.unwrap().unwrap());
    }
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=40).collect::<Vec<i64>>());
}

async fn an_undone_number_is_given_again(t: TestDb) {
    let undone: Result<i64, WriteError<StoreError>> =
        t.db.write(|tx| {
            Box::pin(async move {
                counters::next(tx, "game").await?;
                Err(StoreError::Closed)
            })
        })
        .await;
    assert!(matches!(undone, Err(WriteError::Refused(StoreError::Closed))));
    let next = t.db.write(|tx| Box::pin(async move { counters::next(tx, "game").await })).await.unwrap();
    assert_eq!(next, 1);
}
