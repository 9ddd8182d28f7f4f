use frcec_store::{
    StoreError, WriteError, delivery, letters, on_both,
    players::{self, AddressState, PlayerStatus, Role},
    survey,
    testing::TestDb,
};

use crate::common::{NOON, club, member, person};

on_both!(
    members_are_found_by_number_handle_and_address,
    a_handle_is_taken_whatever_its_case,
    only_a_confirmed_address_identifies,
    addresses_keep_their_order,
    a_member_is_changed_once_per_version,
    a_broken_row_is_named,
    all_broken_rows_are_found,
);

async fn members_are_found_by_number_handle_and_address(t: TestDb) {
    let (anna, boris, _) = club(&t.db).await;
    let mut tx = t.db.read().await.unwrap();
    let by_id = players::by_id(&mut tx, anna).await.unwrap().unwrap();
    assert_eq!(
        (by_id.handle.as_str(), by_id.role, by_id.status),
        ("anna", Role::Member, PlayerStatus::Active)
    );
    assert_eq!(players::by_handle(&mut tx, " ANNA").await.unwrap(), Some(by_id.clone()));
    assert_eq!(players::by_address(&mut tx, "Anna+chess@Example.org").await.unwrap(), Some(by_id));
    assert_eq!(players::by_address(&mut tx, "nobody@example.org").await.unwrap(), None);
    assert_eq!(players::by_ids(&mut tx, &[anna, boris]).await.unwrap().len(), 2);
    assert_eq!(players::by_ids(&mut tx, &[]).await.unwrap(), vec![]);
    assert_eq!(players::with_role(&mut tx, Role::Member).await.unwrap().len(), 2);
    assert_eq!(players::with_role(&mut tx, Role::Director).await.unwrap(), vec![]);
}

async fn a_handle_is_taken_whatever_its_case(t: TestDb) {
    club(&t.db).await;
    let again =
        t.db.write(|tx| Box::pin(async move { players::create(tx, &person("Anna"), NOON).await })).await;
    let Err(WriteError::Refused(StoreError::Taken { what: "handle", value })) = again else {
        panic!("{again:?}")
    };
    assert_eq!(value, "Anna");
    let renamed =
        t.db.write(|tx| {
            Box::pin(async move {
                let mut boris = players::by_handle(tx, "boris").await?.expect("is there");
                boris.handle = String::from("ANNA");
                players::update(tx, &boris, NOON).await
            })
        })
        .await;
    assert!(matches!(renamed, Err(WriteError::Refused(StoreError::Taken { .. }))));
}

async fn only_a_confirmed_address_identifies(t: TestDb) {
    let (anna, boris, _) = club(&t.db).await;
    t.db.write(move |tx| {
        Box::pin(async move {
            // A stranger may claim any address; that keeps nobody out of it.
            players::add_address(tx, boris, "second@example.org", None, NOON).await?;
            assert_eq!(players::by_address(tx, "second@example.org").await?, None);
            players::add_address(tx, anna, "second@example.org", Some(NOON), NOON).await?;
            assert_eq!(players::by_address(tx, "second@example.org").await?.map(|p| p.id), Some(anna));
            let taken = players::add_address(tx, boris, "SECOND+x@example.org", Some(NOON), NOON).await;
            assert!(matches!(taken, Err(StoreError::Taken { what: "address", .. })));
            // Adding it once more without a confirmation takes none away.
            players::add_address(tx, anna, "Second@example.org", None, NOON).await?;
            assert_eq!(players::by_address(tx, "second@example.org").await?.map(|p| p.id), Some(anna));
            Ok::<_, StoreError>(())
        })
    })
    .await
    .unwrap();
}

async fn addresses_keep_their_order(t: TestDb) {
    let (anna, _, _) = club(&t.db).await;
    t.db.write(move |tx| {
        Box::pin(async move {
            players::add_address(tx, anna, "b@example.org", Some(NOON), NOON).await?;
            players::add_address(tx, anna, "c@example.org", Some(NOON), NOON).await?;
            assert!(players::prefer_address(tx, anna, "c@example.org").await?);
            assert!(delivery::address_failed(tx, anna, "B@example.org", "5.1.1", NOON).await?);
            assert!(players::remove_address(tx, anna, "anna@example.org").await?);
            assert!(!players::remove_address(tx, anna, "anna@example.org").await?);
            let left: Vec<_> =
                players::addresses(tx, anna).await?.into_iter().map(|a| (a.address, a.state)).collect();
            let expected = [("c@example.org", AddressState::Good), ("b@example.org", AddressState::Failing)];
            assert_eq!(left, expected.map(|(address, state)| (address.to_owned(), state)));
            Ok::<_, StoreError>(())
        })
    })
    .await
    .unwrap();
}

async fn a_member_is_changed_once_per_version(t: TestDb) {
    let (anna, _, _) = club(&t.db).await;
    let mut seen = players::by_id(&mut t.db.read().await.unwrap(), anna).await.unwrap().unwrap();
    seen.settings = String::from("{\"digest\":true}");
    seen.status = PlayerStatus::Inactive;
    let change = seen.clone();
    t.db.write(move |tx| Box::pin(async move { players::update(tx, &change, NOON + 1).await }))
        .await
        .unwrap();
    let again = seen.clone();
    let stale =
        t.db.write(move |tx| Box::pin(async move { players::update(tx, &again, NOON + 2).await })).await;
    assert!(matches!(
        stale,
        Err(WriteError::Refused(StoreError::Stale { table: "players", expected: 0, .. }))
    ));
    let now = players::by_id(&mut t.db.read().await.unwrap(), anna).await.unwrap().unwrap();
    assert_eq!((now.settings, now.version, now.changed_at), (seen.settings, 1, NOON + 1));
}

async fn a_broken_row_is_named(t: TestDb) {
    t.db.write(|tx| Box::pin(async move { member(tx, "anna").await })).await.unwrap();
    t.raw("UPDATE players SET role = 'emperor' WHERE id = 1").await.unwrap();
    let error = players::by_handle(&mut t.db.read().await.unwrap(), "anna").await.unwrap_err();
    assert_eq!(
        error.to_string(),
        "players.role of 1 cannot be read: 'emperor' is not one of the words known here"
    );
    assert!(!error.is_retryable());
}

async fn all_broken_rows_are_found(t: TestDb) {
    let (anna, _, game) = club(&t.db).await;
    t.db.write(move |tx| {
        Box::pin(async move {
            for id in 1..=3 {
                letters::insert(tx, &crate::common::letter(id, anna)).await?;
            }
            for n in 0..600 {
                member(tx, &format!("m{n}")).await?;
            }
            let _ = game;
            Ok::<_, StoreError>(())
        })
    })
    .await
    .unwrap();
    assert_eq!(survey::unreadable_rows(&mut t.db.read().await.unwrap()).await.unwrap().len(), 0);
    t.raw("UPDATE players SET status = 'asleep' WHERE id IN (1, 555)").await.unwrap();
    t.raw("UPDATE player_addresses SET state = 'lost' WHERE player_id = 600").await.unwrap();
    t.raw("UPDATE letters SET state = 'eaten' WHERE id = 2").await.unwrap();
    let found = survey::unreadable_rows(&mut t.db.read().await.unwrap()).await.unwrap();
    let named: Vec<_> = found
        .iter()
        .map(|error| match error {
            StoreError::Corrupt { table, column, key, .. } => format!("{table} {column} {key}"),
            other => panic!("{other}"),
        })
        .collect();
    let expected = [
        "players status 1",
        "players status 555",
        "player_addresses state m597@example.org",
        "letters state 2",
    ];
    assert_eq!(named, expected);
}
