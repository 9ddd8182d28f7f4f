use frcec_store::{
    GameId, StoreError, WriteError,
    games::{self, GameResult, GameState},
    matches::{self, MatchFilter, MatchState},
    notices::{self, NewNotice},
    on_both,
    testing::TestDb,
};

use crate::common::{NOON, club, game, new_match, step};

on_both!(
    what_is_appended_is_what_is_read,
    a_stale_append_writes_nothing,
    a_match_has_its_number_and_its_games,
    matches_are_listed_by_key,
    notices_wait_for_a_digest_once,
    a_start_that_does_not_exist_is_not_stored,
    broken_numbers_are_named,
);

async fn what_is_appended_is_what_is_read(t: TestDb) {
    let (anna, boris, id) = club(&t.db).await;
    let mut write = step(id, 1, "moved");
    write.events.push(write.events[0].clone());
    write.row.version = 3;
    write.row.state = GameState::Finished;
    write.row.result = Some(GameResult::Draw);
    write.row.reason = Some("agreement".to_owned());
    write.row.deadline_at = Some(NOON + 5);
    write.origin_key = Some("mail:1".to_owned());
    let expected = write.row.clone();
    t.db.write(move |tx| Box::pin(async move { games::append(tx, &write).await })).await.unwrap();

    let mut tx = t.db.read().await.unwrap();
    let stored = games::load(&mut tx, id).await.unwrap().unwrap();
    assert_eq!(stored.row, expected);
    assert_eq!((stored.white_id, stored.black_id, stored.start_id, stored.rated), (anna, boris, 69, true));
    assert_eq!(stored.changed_at, NOON + 1);
    let events = games::events(&mut tx, id).await.unwrap();
    let seen: Vec<_> = events.iter().map(|e| (e.version, e.kind.as_str(), e.origin_key.as_deref())).collect();
    assert_eq!(seen, [(1, "created", None), (2, "moved", Some("mail:1")), (3, "moved", Some("mail:1"))]);
    assert_eq!(games::load(&mut tx, GameId(99)).await.unwrap(), None);
}

async fn a_stale_append_writes_nothing(t: TestDb) {
    let (_, _, id) = club(&t.db).await;
    let first = step(id, 1, "first");
    t.db.write(move |tx| Box::pin(async move { games::append(tx, &first).await })).await.unwrap();
    let second = step(id, 1, "second");
    let stale = t.db.write(move |tx| Box::pin(async move { games::append(tx, &second).await })).await;
    let Err(WriteError::Refused(error)) = stale else { panic!("{stale:?}") };
    assert!(error.is_stale());
    assert_eq!(error.to_string(), "games 1 is no longer at version 1");
    let mut tx = t.db.read().await.unwrap();
    assert_eq!(games::events(&mut tx, id).await.unwrap().len(), 2);
    assert_eq!(games::load(&mut tx, id).await.unwrap().unwrap().row.moves, "first");
}

async fn a_match_has_its_number_and_its_games(t: TestDb) {
    let (anna, boris, _) = club(&t.db).await;
    let id =
        t.db.write(move |tx| {
            Box::pin(async move {
                let id = matches::create(tx, &new_match(boris, anna), NOON).await?;
                for (number, white, black) in [(2, anna, boris), (1, boris, anna)] {
                    let mut new = crate::common::new_game(white, black);
                    new.match_id = Some(id);
                    new.number_in_match = number;
                    games::create(tx, &new, &[], &crate::common::new_row(), NOON).await?;
                }
                Ok::<_, StoreError>(id)
            })
        })
        .await
        .unwrap();
    assert_eq!(id.0, 2);
    let mut tx = t.db.read().await.unwrap();
    let games = games::of_match(&mut tx, id).await.unwrap();
    assert_eq!(
        games.iter().map(|g| (g.number_in_match, g.white_id)).collect::<Vec<_>>(),
        [(1, boris), (2, anna)]
    );
    let mut stored = matches::by_id(&mut tx, id).await.unwrap().unwrap();
    assert_eq!((stored.state, stored.start_id, stored.version), (MatchState::Running, 69, 0));
    drop(tx);
    stored.state = MatchState::Finished;
    stored.ended_at = Some(NOON + 9);
    let change = stored.clone();
    t.db.write(move |tx| Box::pin(async move { matches::update(tx, &change, NOON + 9).await }))
        .await
        .unwrap();
    let stale =
        t.db.write(move |tx| Box::pin(async move { matches::update(tx, &stored, NOON + 9).await })).await;
    assert!(matches!(stale, Err(WriteError::Refused(StoreError::Stale { table: "matches", .. }))));
}

async fn matches_are_listed_by_key(t: TestDb) {
    let (anna, boris, _) = club(&t.db).await;
    t.db.write(move |tx| {
        Box::pin(async move {
            let clara = crate::common::member(tx, "clara").await?;
            for _ in 0..3 {
                matches::create(tx, &new_match(clara, anna), NOON).await?;
                matches::create(tx, &new_match(boris, clara), NOON).await?;
            }
            let all = matches::list(tx, &MatchFilter::default(), 100).await?;
            assert_eq!(all.iter().map(|m| m.id.0).collect::<Vec<_>>(), [7, 6, 5, 4, 3, 2, 1]);
            let mut filter = MatchFilter { player: Some(anna), ..MatchFilter::default() };
            let page = matches::list(tx, &filter, 3).await?;
            assert_eq!(page.iter().map(|m| m.id.0).collect::<Vec<_>>(), [6, 4, 2]);
            filter.before = Some(page[2].id);
            let page = matches::list(tx, &filter, 3).await?;
            assert_eq!(page.iter().map(|m| m.id.0).collect::<Vec<_>>(), [1]);
            filter.state = Some(MatchState::Finished);
            assert_eq!(matches::list(tx, &filter, 3).await?, vec![]);
            Ok::<_, StoreError>(())
        })
    })
    .await
    .unwrap();
}

async fn notices_wait_for_a_digest_once(t: TestDb) {
    let (anna, boris, id) = club(&t.db).await;
    let mut write = step(id, 1, "moved");
    for (player_id, pending) in [(anna, false), (boris, true)] {
        let kind = "turn".to_owned();
        write.notices.push(NewNotice { player_id, kind, body: "{}".to_owned(), pending });
    }
    t.db.write(move |tx| Box::pin(async move { games::append(tx, &write).await })).await.unwrap();
    t.db.write(move |tx| {
        Box::pin(async move {
            assert_eq!(notices::of_game(tx, id).await?.len(), 2);
            assert_eq!(notices::pending(tx, anna).await?, vec![]);
            let waiting = notices::pending(tx, boris).await?;
            assert_eq!((waiting.len(), waiting[0].version, waiting[0].seq), (1, 2, 1));
            assert!(notices::settle(tx, &waiting[0]).await?);
            assert!(!notices::settle(tx, &waiting[0]).await?);
            assert_eq!(notices::pending(tx, boris).await?, vec![]);
            Ok::<_, StoreError>(())
        })
    })
    .await
    .unwrap();
}

async fn a_start_that_does_not_exist_is_not_stored(t: TestDb) {
    let (anna, boris, _) = club(&t.db).await;
    let mut new = crate::common::new_game(anna, boris);
    new.start_id = 960;
    let refused =
        t.db.write(move |tx| {
            Box::pin(async move { games::create(tx, &new, &[], &crate::common::new_row(), NOON).await })
        })
        .await;
    assert!(matches!(refused, Err(WriteError::Refused(StoreError::Database(_)))), "{refused:?}");
    let next = t.db.write(move |tx| Box::pin(async move { game(tx, anna, boris).await })).await.unwrap();
    assert_eq!(next.0, 2);
}

async fn broken_numbers_are_named(t: TestDb) {
    let (_, _, id) = club(&t.db).await;
    t.raw("UPDATE games SET ply = -1").await.unwrap();
    let error = games::load(&mut t.db.read().await.unwrap(), id).await.unwrap_err();
    let StoreError::Corrupt { table, column, key, .. } = &error else { panic!("{error}") };
    assert_eq!((*table, column.as_str(), key.as_str()), ("games", "ply", "1"));
    t.raw("UPDATE games SET ply = 0, result = '2-0'").await.unwrap();
    let error = games::load(&mut t.db.read().await.unwrap(), id).await.unwrap_err();
    assert!(error.to_string().starts_with("games.result of 1 cannot be read"), "{error}");
}
