//! Conditional lines: one tree a side, written only on what was seen, and never past a move.
use frcec_rules::club::seat::Seat;
use frcec_store::{
    GameId, PlayerId, StoreError, games,
    lines::{self, LinesWrite, StandingLines},
    on_both,
    testing::TestDb,
};

use crate::common::{NOON, club, step};

on_both!(
    lines_are_written_on_what_was_seen,
    a_side_has_one_tree,
    lines_and_a_move_at_once_do_not_miss_each_other,
    origins_stand_with_their_event,
);

fn standing(id: i64, game: GameId, seat: Seat, player: PlayerId, moves: &str) -> StandingLines {
    StandingLines {
        id,
        game_id: game,
        seat,
        player_id: player,
        ply: 1,
        moves: moves.to_owned(),
        given_at: NOON,
    }
}

async fn set(t: &TestDb, write: LinesWrite) -> Result<(), StoreError> {
    t.db.write(move |tx| Box::pin(async move { lines::write(tx, &write).await }))
        .await
        .map_err(frcec_store::WriteError::flatten)
}

async fn lines_are_written_on_what_was_seen(t: TestDb) {
    let (anna, boris, game) = club(&t.db).await;
    let first = standing(1, game, Seat::White, anna, "e7e5 g1f3\nc7c5 g1f3");
    let write = |before: &[StandingLines], after: &[StandingLines]| LinesWrite {
        game,
        before: before.to_vec(),
        after: after.to_vec(),
    };
    set(&t, write(&[], std::slice::from_ref(&first))).await.unwrap();
    let again = set(&t, write(&[], std::slice::from_ref(&first))).await;
    assert!(matches!(again, Err(StoreError::Stale { table: "standing_lines", .. })), "{again:?}");
    // Played on: the same tree at a later ply. And the other side's beside it.
    let later = StandingLines { ply: 3, moves: "b8c6 f1b5".to_owned(), ..first.clone() };
    let other = standing(2, game, Seat::Black, boris, "f1b5 a7a6");
    set(&t, write(&[first], &[later.clone(), other.clone()])).await.unwrap();
    let mut tx = t.db.read().await.unwrap();
    assert_eq!(lines::of_game(&mut tx, game).await.unwrap(), [later.clone(), other.clone()]);
    assert_eq!(lines::of_player(&mut tx, boris).await.unwrap(), [other]);
    assert_eq!(lines::after(&mut tx, 0, 1).await.unwrap(), [later]);
    drop(tx);
    t.db.write(move |tx| Box::pin(async move { lines::clear(tx, game).await })).await.unwrap();
    assert_eq!(lines::of_game(&mut t.db.read().await.unwrap(), game).await.unwrap(), []);
}

async fn a_side_has_one_tree(t: TestDb) {
    let (anna, _, game) = club(&t.db).await;
    let two = vec![
        standing(1, game, Seat::White, anna, "e7e5 g1f3"),
        standing(2, game, Seat::White, anna, "c7c5 g1f3"),
    ];
    assert!(set(&t, LinesWrite { game, before: vec![], after: two }).await.is_err());
    assert_eq!(lines::of_game(&mut t.db.read().await.unwrap(), game).await.unwrap(), []);
}

/// A move that saw no lines, and lines given for the position before it: whichever comes second finds out.
async fn lines_and_a_move_at_once_do_not_miss_each_other(t: TestDb) {
    let (anna, _, game) = club(&t.db).await;
    for round in 0..20_u32 {
        let version = games::load(&mut t.db.read().await.unwrap(), game).await.unwrap().unwrap().row.version;
        let before = lines::of_game(&mut t.db.read().await.unwrap(), game).await.unwrap();
        let new = standing(i64::from(round) + 1, game, Seat::White, anna, "e7e5 g1f3");
        let (move_db, lines_db, seen) = (t.db.clone(), t.db.clone(), before.clone());
        let mover = tokio::spawn(async move {
            move_db
                .write(move |tx| {
                    Box::pin(async move {
                        games::append(tx, &step(game, version, "moved")).await?;
                        let write = LinesWrite { game, before: seen, after: vec![] };
                        lines::write(tx, &write).await
                    })
                })
                .await
                .map_err(frcec_store::WriteError::flatten)
        });
        let giver = tokio::spawn(async move {
            lines_db
                .write(move |tx| {
                    Box::pin(async move {
                        games::hold(tx, game, version).await?;
                        lines::write(tx, &LinesWrite { game, before, after: vec![new] }).await
                    })
                })
                .await
                .map_err(frcec_store::WriteError::flatten)
        });
        let (mover, giver) = (mover.await.unwrap(), giver.await.unwrap());
        let stale = |result: &Result<(), StoreError>| matches!(result, Err(error) if error.is_stale());
        assert!(
            (mover.is_ok() && stale(&giver)) || (giver.is_ok() && stale(&mover)),
            "round {round}: {mover:?} {giver:?}"
        );
    }
}

async fn origins_stand_with_their_event(t: TestDb) {
    let (_, _, game) = club(&t.db).await;
    let mut write = step(game, 1, "moved");
    write.origin_key = Some("mail/1".to_owned());
    let mut second = write.events[0].clone();
    second.origin_key = Some("cond:7:2".to_owned());
    write.events.push(second);
    write.row.version = 3;
    t.db.write(move |tx| Box::pin(async move { games::append(tx, &write).await })).await.unwrap();
    let events = games::events(&mut t.db.read().await.unwrap(), game).await.unwrap();
    let origins: Vec<Option<&str>> = events.iter().map(|event| event.origin_key.as_deref()).collect();
    assert_eq!(origins, [None, Some("mail/1"), Some("cond:7:2")]);
}
