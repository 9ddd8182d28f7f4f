//! Private notes: one for each player and position.
use frcec_store::{
    GameId, PlayerId, StoreError,
    notes::{self, Note},
    on_both,
    testing::TestDb,
};

use crate::common::{NOON, club};

on_both!(a_position_has_one_note_of_each_player, eight_notes_at_once_are_all_kept);

fn note(id: i64, game: GameId, player: PlayerId, ply: u32, text: &str) -> Note {
    let text = text.to_owned();
    Note { id, game_id: game, player_id: player, ply, text, created_at: NOON, changed_at: NOON + id }
}

async fn a_position_has_one_note_of_each_player(t: TestDb) {
    let (anna, boris, game) = club(&t.db).await;
    t.db.write(move |tx| {
        Box::pin(async move {
            notes::add(tx, &note(1, game, anna, 4, "e5 | is weak")).await?;
            notes::add(tx, &note(2, game, boris, 4, "his")).await?;
            notes::add(tx, &note(3, game, anna, 2, "Später")).await?;
            notes::add(tx, &note(4, game, anna, 4, "Nd4!")).await?;
            let mine = notes::of_game(tx, game, anna).await?;
            assert_eq!(
                mine.iter().map(|note| (note.ply, note.text.as_str())).collect::<Vec<_>>(),
                [(2, "Später"), (4, "e5 | is weak\nNd4!")]
            );
            assert_eq!((mine[1].created_at, mine[1].changed_at), (NOON, NOON + 4));
            notes::put(tx, &note(5, game, anna, 4, "new")).await?;
            assert_eq!(notes::of_player(tx, anna).await?[1].text, "new");
            assert!(notes::remove(tx, game, anna, 4).await?);
            assert!(!notes::remove(tx, game, anna, 4).await?);
            assert_eq!(notes::of_game(tx, game, boris).await?.len(), 1);
            Ok::<_, StoreError>(())
        })
    })
    .await
    .unwrap();
}

async fn eight_notes_at_once_are_all_kept(t: TestDb) {
    let (anna, _, game) = club(&t.db).await;
    let writes = (1..=8).map(|id| {
        let db = t.db.clone();
        async move {
            db.write(move |tx| {
                Box::pin(async move { notes::add(tx, &note(id, game, anna, 1, &id.to_string())).await })
            })
            .await
        }
    });
    for written in futures_util::future::join_all(writes).await {
        written.unwrap();
    }
    let text = notes::of_game(&mut t.db.read().await.unwrap(), game, anna).await.unwrap().remove(0).text;
    let mut lines: Vec<&str> = text.lines().collect();
    lines.sort_unstable();
    assert_eq!(lines, ["1", "2", "3", "4", "5", "6", "7", "8"]);
}
