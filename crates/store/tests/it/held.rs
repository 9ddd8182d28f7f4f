use frcec_rules::club::seat::Seat;
use frcec_store::{
    GameId, PlayerId, StoreError, answers,
    held::{self, Held, HeldState},
    mailbox::{self, Cursor},
    on_both,
    testing::TestDb,
};

use crate::common::{NOON, club};

on_both!(a_held_action_is_played_once, held_actions_expire, one_answer_a_day, a_mailbox_is_read_forwards);

const DAY: i64 = 86_400_000;

pub fn action(id: i64, game: GameId, player: PlayerId) -> Held {
    Held {
        id,
        player_id: player,
        game_id: game,
        ply: 4,
        seat: Seat::Black,
        kind: "foreign_from".to_owned(),
        command: "{\"resign\":{}}".to_owned(),
        nonce: format!("nonce{id}"),
        mail_id: None,
        first_arrival_at: NOON,
        expires_at: NOON + id * DAY,
        state: HeldState::Waiting,
        settled_at: None,
        sender: Some("boris@work.example".to_owned()),
    }
}

async fn a_held_action_is_played_once(t: TestDb) {
    let (_, boris, game) = club(&t.db).await;
    let first = action(1, game, boris);
    let stored = first.clone();
    t.db.write(move |tx| Box::pin(async move { held::insert(tx, &first).await })).await.unwrap();
    let found = held::by_nonce(&mut t.db.read().await.unwrap(), "nonce1").await.unwrap();
    assert_eq!(found, Some(stored));
    let mut yes = Vec::new();
    for _ in 0..8 {
        let db = t.db.clone();
        yes.push(tokio::spawn(async move {
            db.write(|tx| Box::pin(async move { held::settle(tx, 1, HeldState::Confirmed, NOON + 1).await }))
                .await
        }));
    }
    let mut played = 0;
    for answer in yes {
        played += i32::from(answer.await.unwrap().unwrap());
    }
    assert_eq!(played, 1);
    let mut tx = t.db.read().await.unwrap();
    let settled = held::by_nonce(&mut tx, "nonce1").await.unwrap().unwrap();
    assert_eq!((settled.state, settled.settled_at), (HeldState::Confirmed, Some(NOON + 1)));
    assert_eq!(settled.sender, None, "whoever wrote it concerns nobody any more");
    assert_eq!(held::waiting(&mut tx, game, boris).await.unwrap(), vec![]);
}

async fn held_actions_expire(t: TestDb) {
    let (anna, boris, game) = club(&t.db).await;
    t.db.write(move |tx| {
        Box::pin(async move {
            for (id, player) in [(3, boris), (1, boris), (2, anna)] {
                held::insert(tx, &action(id, game, player)).await?;
            }
            let ids = |held: Vec<Held>| held.into_iter().map(|held| held.id).collect::<Vec<_>>();
            assert_eq!(ids(held::waiting(tx, game, boris).await?), [1, 3]);
            assert_eq!(ids(held::waiting_in_game(tx, game).await?), [1, 2, 3]);
            assert_eq!(ids(held::expiring(tx, NOON + 2 * DAY, 10).await?), [1, 2]);
            assert!(held::settle(tx, 1, HeldState::Expired, NOON + 2 * DAY).await?);
            assert!(!held::settle(tx, 1, HeldState::Confirmed, NOON + 2 * DAY).await?);
            assert_eq!(ids(held::all_waiting(tx, 10).await?), [2, 3]);
            Ok::<_, StoreError>(())
        })
    })
    .await
    .unwrap();
}

async fn one_answer_a_day(t: TestDb) {
    let mut asking = Vec::new();
    for _ in 0..16 {
        let db = t.db.clone();
        asking.push(tokio::spawn(async move {
            db.write(|tx| {
                Box::pin(async move { answers::once_within(tx, "join/x@example.org", NOON, DAY).await })
            })
            .await
        }));
    }
    let mut yes = 0;
    for answer in asking {
        yes += i32::from(answer.await.unwrap().unwrap());
    }
    assert_eq!(yes, 1);
    t.db.write(|tx| {
        Box::pin(async move {
            let key = "join/x@example.org";
            assert!(!answers::once_within(tx, key, NOON + DAY - 1, DAY).await?, "the day is not over");
            assert!(answers::once_within(tx, "join/y@example.org", NOON, DAY).await?);
            assert!(answers::once_within(tx, key, NOON + DAY, DAY).await?);
            assert_eq!(answers::prune(tx, NOON + 1).await?, 1);
            Ok::<_, StoreError>(())
        })
    })
    .await
    .unwrap();
}

async fn a_mailbox_is_read_forwards(t: TestDb) {
    t.db.write(|tx| {
        Box::pin(async move {
            let at = |uidvalidity, uid| Cursor { uidvalidity, uid, since: 0 };
            assert_eq!(mailbox::cursor(tx, "INBOX").await?, None);
            assert!(mailbox::advance(tx, "INBOX", at(7, 10), NOON).await?);
            assert!(!mailbox::advance(tx, "INBOX", at(7, 10), NOON).await?);
            assert!(!mailbox::advance(tx, "INBOX", at(7, 9), NOON).await?);
            assert!(mailbox::advance(tx, "INBOX", at(7, 11), NOON).await?);
            assert!(mailbox::advance(tx, "INBOX", at(8, 1), NOON).await?, "the mailbox was made anew");
            assert_eq!(mailbox::cursor(tx, "INBOX").await?, Some(at(8, 1)));
            Ok::<_, StoreError>(())
        })
    })
    .await
    .unwrap();
}
