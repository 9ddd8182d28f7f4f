use frcec_store::{
    PlayerId, StoreError,
    audit::{self, AuditFilter},
    on_both,
    sessions::{self, LoginLink, Session, Used},
    testing::TestDb,
};

use crate::common::{NOON, club};

on_both!(a_link_logs_in_once, a_session_lives_until_it_ends, the_log_is_read_backwards);

const HOUR: i64 = 3_600_000;

fn link(hash: &str, player: PlayerId) -> LoginLink {
    LoginLink {
        hash: hash.to_owned(),
        player_id: player,
        address: "anna@example.org".to_owned(),
        purpose: "login".to_owned(),
        created_at: NOON,
        expires_at: NOON + HOUR,
        used_at: None,
    }
}

async fn a_link_logs_in_once(t: TestDb) {
    let (anna, _, _) = club(&t.db).await;
    t.db.write(move |tx| {
        Box::pin(async move {
            sessions::create_link(tx, &link("one", anna)).await?;
            sessions::create_link(tx, &link("two", anna)).await?;
            // A scanner that only looks uses nothing up.
            assert_eq!(sessions::find_link(tx, "one").await?.map(|l| l.used_at), Some(None));
            Ok::<_, StoreError>(())
        })
    })
    .await
    .unwrap();
    let other = t.open_again().await;
    let mut tries = Vec::new();
    for n in 0..8 {
        let db = if n % 2 == 0 { t.db.clone() } else { other.clone() };
        tries.push(tokio::spawn(async move {
            db.write(|tx| Box::pin(async move { sessions::use_link(tx, "one", NOON + 1).await })).await
        }));
    }
    let (mut now, mut before) = (0, 0);
    for used in tries {
        match used.await.unwrap().unwrap() {
            Used::Now(link) => {
                assert_eq!((link.player_id, link.used_at), (anna, Some(NOON + 1)));
                now += 1;
            }
            Used::Before => before += 1,
            other => panic!("{other:?}"),
        }
    }
    assert_eq!((now, before), (1, 7));
    t.db.write(move |tx| {
        Box::pin(async move {
            assert_eq!(sessions::use_link(tx, "two", NOON + HOUR).await?, Used::Late);
            assert_eq!(sessions::use_link(tx, "three", NOON).await?, Used::Unknown);
            assert_eq!(sessions::links_since(tx, anna, NOON).await?, 2);
            assert_eq!(sessions::links_since(tx, anna, NOON + 1).await?, 0);
            assert_eq!(sessions::prune(tx, NOON + HOUR + 1).await?, 2);
            Ok::<_, StoreError>(())
        })
    })
    .await
    .unwrap();
}

async fn a_session_lives_until_it_ends(t: TestDb) {
    let (anna, _, _) = club(&t.db).await;
    t.db.write(move |tx| {
        Box::pin(async move {
            for (n, hash) in (0..).zip(["a", "b", "c"]) {
                let session = Session {
                    hash: hash.to_owned(),
                    player_id: anna,
                    agent: Some("lynx".to_owned()),
                    created_at: NOON + n,
                    seen_at: NOON + n,
                    expires_at: NOON + HOUR,
                };
                sessions::create(tx, &session).await?;
            }
            assert_eq!(sessions::find(tx, "a", NOON).await?.map(|s| s.player_id), Some(anna));
            assert_eq!(sessions::find(tx, "a", NOON + HOUR).await?, None);
            assert_eq!(sessions::find(tx, "x", NOON).await?, None);
            assert!(sessions::touch(tx, "a", NOON + 5, NOON + 2 * HOUR).await?);
            assert!(sessions::find(tx, "a", NOON + HOUR).await?.is_some());
            assert!(!sessions::touch(tx, "b", NOON + HOUR, NOON + 2 * HOUR).await?, "it has ended");
            let hashes: Vec<_> =
                sessions::of_player(tx, anna, NOON).await?.into_iter().map(|s| s.hash).collect();
            assert_eq!(hashes, ["c", "b", "a"]);
            assert!(sessions::end(tx, "b").await?);
            assert!(!sessions::end(tx, "b").await?);
            assert_eq!(sessions::end_all(tx, anna, Some("a")).await?, 1);
            assert_eq!(sessions::end_all(tx, anna, None).await?, 1);
            Ok::<_, StoreError>(())
        })
    })
    .await
    .unwrap();
}

async fn the_log_is_read_backwards(t: TestDb) {
    let (anna, _, _) = club(&t.db).await;
    t.db.write(move |tx| {
        Box::pin(async move {
            for id in 1..=6_i64 {
                let entry = audit::Entry {
                    id,
                    at: NOON + id,
                    actor_id: (id % 2 == 0).then_some(anna),
                    action: "add_time".to_owned(),
                    subject: format!("game {}", id % 3),
                    reason: Some("illness".to_owned()),
                    body: "{}".to_owned(),
                };
                audit::insert(tx, &entry).await?;
            }
            let ids = |entries: Vec<audit::Entry>| entries.into_iter().map(|e| e.id).collect::<Vec<_>>();
            let mut filter = AuditFilter::default();
            assert_eq!(ids(audit::list(tx, &filter, 4).await?), [6, 5, 4, 3]);
            filter.before = Some(3);
            assert_eq!(ids(audit::list(tx, &filter, 4).await?), [2, 1]);
            filter = AuditFilter { subject: Some("game 1".to_owned()), ..AuditFilter::default() };
            assert_eq!(ids(audit::list(tx, &filter, 4).await?), [4, 1]);
            filter.actor = Some(anna);
            assert_eq!(ids(audit::list(tx, &filter, 4).await?), [4]);
            Ok::<_, StoreError>(())
        })
    })
    .await
    .unwrap();
}
