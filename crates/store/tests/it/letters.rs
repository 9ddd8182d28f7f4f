use frcec_store::{
    GameId, LetterId, PlayerId, StoreError,
    letters::{self, Failure, Folding, LetterFilter, LetterState, Lost, Marked, NewLetter, Queued},
    on_both,
    testing::TestDb,
    tournaments::TournamentKind,
};

use crate::common::{NOON, club, letter};
use crate::tournaments::event;

on_both!(
    a_letter_goes_its_way,
    a_letter_is_unique_by_its_key,
    a_failing_letter_comes_back_later_and_is_given_up,
    a_dead_workers_letter_comes_due_again,
    leases_are_never_taken_twice,
    admins_list_retry_and_drop,
    texts_go_and_the_letter_stays,
    what_a_letter_told_goes_with_its_text,
);

const MINUTE: i64 = 60_000;

async fn queue(t: &TestDb, ids: std::ops::Range<i64>) -> PlayerId {
    let (anna, _, _) = club(&t.db).await;
    t.db.write(move |tx| {
        Box::pin(async move {
            for id in ids {
                letters::insert(tx, &letter(id, anna)).await?;
            }
            Ok::<_, StoreError>(())
        })
    })
    .await
    .unwrap();
    anna
}

async fn a_letter_goes_its_way(t: TestDb) {
    let anna = queue(&t, 1..2).await;
    t.db.write(move |tx| {
        Box::pin(async move {
            assert_eq!(letters::lease_due(tx, NOON - 1, "t", MINUTE, 10).await?, vec![]);
            let leased = letters::lease_due(tx, NOON, "t", MINUTE, 10).await?;
            assert_eq!((leased.len(), leased[0].attempts, leased[0].text.as_str()), (1, 1, "Your turn.\r\n"));
            assert_eq!(letters::lease_due(tx, NOON, "u", MINUTE, 10).await?, vec![]);
            assert_eq!(letters::mark_sent(tx, LetterId(1), "u", NOON).await?, Marked::LeaseLost);
            assert_eq!(letters::mark_sent(tx, LetterId(1), "t", NOON + 2).await?, Marked::Done);
            assert_eq!(letters::mark_sent(tx, LetterId(1), "t", NOON + 2).await?, Marked::LeaseLost);
            let sent = letters::by_message_id(tx, "1@club.example").await?.expect("is there");
            assert_eq!((sent.state, sent.closed_at), (LetterState::Sent, Some(NOON + 2)));
            assert_eq!((sent.player_id, letters::queued(tx).await?), (Some(anna), 0));
            assert!(letters::mark_bounced(tx, LetterId(1), Lost::Hard, "550 no such user", NOON + 3).await?);
            assert!(!letters::mark_bounced(tx, LetterId(1), Lost::Hard, "550 no such user", NOON + 3).await?);
            Ok::<_, StoreError>(())
        })
    })
    .await
    .unwrap();
}

async fn a_letter_is_unique_by_its_key(t: TestDb) {
    let (anna, boris, game) = club(&t.db).await;
    t.db.write(move |tx| {
        Box::pin(async move {
            let mut first = letter(1, anna);
            first.dedupe_key = Some(letters::dedupe_key(game, 1, "turn", anna));
            first.game_id = Some(game);
            first.version = Some(1);
            let mut second = first.clone();
            second.id = LetterId(2);
            let mut other = letter(3, boris);
            other.dedupe_key = Some(letters::dedupe_key(game, 1, "turn", boris));
            assert_eq!(letters::insert(tx, &first).await?, Queued::Inserted);
            assert_eq!(letters::insert(tx, &second).await?, Queued::Duplicate);
            assert_eq!(letters::insert(tx, &other).await?, Queued::Inserted);
            // Without a key any number may go.
            assert_eq!(letters::insert(tx, &letter(4, anna)).await?, Queued::Inserted);
            assert_eq!(letters::insert(tx, &letter(5, anna)).await?, Queued::Inserted);
            assert_eq!(letters::queued(tx).await?, 4);
            Ok::<_, StoreError>(())
        })
    })
    .await
    .unwrap();
}

async fn a_failing_letter_comes_back_later_and_is_given_up(t: TestDb) {
    queue(&t, 1..2).await;
    t.db.write(|tx| {
        Box::pin(async move {
            letters::lease_due(tx, NOON, "t", MINUTE, 1).await?;
            let later = Failure::RetryAt(NOON + 5 * MINUTE);
            assert_eq!(
                letters::mark_failed(tx, LetterId(1), "x", later, "451", NOON).await?,
                Marked::LeaseLost
            );
            assert_eq!(letters::mark_failed(tx, LetterId(1), "t", later, "451", NOON).await?, Marked::Done);
            assert_eq!(letters::next_due(tx).await?, Some(NOON + 5 * MINUTE));
            assert_eq!(letters::lease_due(tx, NOON + 5 * MINUTE - 1, "u", MINUTE, 1).await?, vec![]);
            let again = letters::lease_due(tx, NOON + 5 * MINUTE, "u", MINUTE, 1).await?;
            assert_eq!((again[0].attempts, again[0].last_error.as_deref()), (2, Some("451")));
            letters::mark_failed(
                tx,
                LetterId(1),
                "u",
                Failure::GiveUp(Lost::Refused),
                "550",
                NOON + 6 * MINUTE,
            )
            .await?;
            assert_eq!(letters::next_due(tx).await?, None);
            let filter = LetterFilter { state: Some(LetterState::GivenUp), ..LetterFilter::default() };
            let given_up = letters::list(tx, &filter, 10).await?;
            assert_eq!((given_up.len(), given_up[0].last_error.as_deref()), (1, Some("550")));
            Ok::<_, StoreError>(())
        })
    })
    .await
    .unwrap();
}

async fn a_dead_workers_letter_comes_due_again(t: TestDb) {
    queue(&t, 1..2).await;
    t.db.write(|tx| {
        Box::pin(async move {
            letters::lease_due(tx, NOON, "dead", MINUTE, 1).await?;
            assert_eq!(letters::lease_due(tx, NOON + MINUTE - 1, "heir", MINUTE, 1).await?, vec![]);
            assert_eq!(letters::lease_due(tx, NOON + MINUTE, "heir", MINUTE, 1).await?.len(), 1);
            // A slow host thinks: the lease is kept, by whoever has it.
            assert_eq!(letters::renew(tx, LetterId(1), "dead", NOON + 9 * MINUTE).await?, Marked::LeaseLost);
            assert_eq!(letters::renew(tx, LetterId(1), "heir", NOON + 9 * MINUTE).await?, Marked::Done);
            assert_eq!(letters::lease_due(tx, NOON + 5 * MINUTE, "third", MINUTE, 1).await?, vec![]);
            // It was not dead, only slow: what it says no longer counts.
            assert_eq!(letters::mark_sent(tx, LetterId(1), "dead", NOON + MINUTE).await?, Marked::LeaseLost);
            assert_eq!(letters::mark_sent(tx, LetterId(1), "heir", NOON + MINUTE).await?, Marked::Done);
            Ok::<_, StoreError>(())
        })
    })
    .await
    .unwrap();
}

async fn leases_are_never_taken_twice(t: TestDb) {
    queue(&t, 0..100).await;
    let other = t.open_again().await;
    let mut tasks = Vec::new();
    for worker in 0..16 {
        let db = if worker % 2 == 0 { t.db.clone() } else { other.clone() };
        tasks.push(tokio::spawn(async move {
            let mut mine = Vec::new();
            let mut empty = 0;
            // An empty hand may only mean that another was faster.
            while empty < 3 {
                let token = format!("worker {worker}");
                let leased = db
                    .write(move |tx| {
                        Box::pin(async move { letters::lease_due(tx, NOON, &token, MINUTE, 7).await })
                    })
                    .await
                    .unwrap();
                empty = if leased.is_empty() { empty + 1 } else { 0 };
                mine.extend(leased.into_iter().map(|letter| letter.id.0));
            }
            mine
        }));
    }
    let mut all = Vec::new();
    for task in tasks {
        all.extend(task.await.unwrap());
    }
    all.sort_unstable();
    assert_eq!(all, (0..100).collect::<Vec<i64>>());
}

async fn admins_list_retry_and_drop(t: TestDb) {
    let anna = queue(&t, 1..6).await;
    t.db.write(move |tx| {
        Box::pin(async move {
            let mut filter = LetterFilter { player: Some(anna), ..LetterFilter::default() };
            let page = letters::list(tx, &filter, 2).await?;
            assert_eq!(page.iter().map(|l| l.id.0).collect::<Vec<_>>(), [5, 4]);
            filter.before = Some(LetterId(4));
            assert_eq!(letters::list(tx, &filter, 9).await?.len(), 3);
            filter.game = Some(GameId(1));
            assert_eq!(letters::list(tx, &filter, 9).await?.len(), 0);

            assert!(letters::drop_queued(tx, LetterId(1), NOON).await?);
            assert!(!letters::drop_queued(tx, LetterId(1), NOON).await?);
            assert_eq!(letters::lease_due(tx, NOON, "t", MINUTE, 1).await?[0].id, LetterId(2));
            assert!(!letters::retry(tx, LetterId(2), NOON).await?, "it is being sent");
            assert!(letters::drop_queued(tx, LetterId(2), NOON).await?);
            assert_eq!(letters::mark_sent(tx, LetterId(2), "t", NOON).await?, Marked::LeaseLost);
            assert!(letters::retry(tx, LetterId(1), NOON + 1).await?);
            let again = letters::by_id(tx, LetterId(1)).await?.expect("is there");
            assert_eq!(
                (again.state, again.next_attempt_at, again.closed_at),
                (LetterState::Queued, NOON + 1, None)
            );
            // It was sent by one try, and its keeper reads that.
            let due = letters::lease_due(tx, NOON + 1, "u", MINUTE, 9).await?;
            let again = due.iter().find(|letter| letter.id == LetterId(1)).expect("is due");
            assert_eq!(again.attempts, letters::ASKED_FOR);
            assert_eq!(letters::mark_sent(tx, LetterId(1), "u", NOON + 1).await?, Marked::Done);
            assert_eq!(letters::by_id(tx, LetterId(1)).await?.expect("is there").attempts, 1);
            assert_eq!(letters::by_id(tx, LetterId(77)).await?, None);
            Ok::<_, StoreError>(())
        })
    })
    .await
    .unwrap();
}

async fn texts_go_and_the_letter_stays(t: TestDb) {
    queue(&t, 1..4).await;
    t.db.write(|tx| {
        Box::pin(async move {
            letters::lease_due(tx, NOON, "t", MINUTE, 2).await?;
            letters::mark_sent(tx, LetterId(1), "t", NOON).await?;
            letters::mark_sent(tx, LetterId(2), "t", NOON + 1).await?;
            assert_eq!(letters::prune(tx, NOON + 1, 10).await?, 1);
            assert_eq!(letters::prune(tx, NOON + 1, 10).await?, 0);
            let pruned = letters::by_id(tx, LetterId(1)).await?.expect("is there");
            assert_eq!((pruned.text.as_str(), pruned.pruned, pruned.subject.as_str()), ("", true, "M0001-1"));
            assert!(!letters::by_id(tx, LetterId(2)).await?.expect("is there").pruned);
            assert!(!letters::retry(tx, LetterId(1), NOON).await?);
            Ok::<_, StoreError>(())
        })
    })
    .await
    .unwrap();
}

/// What waits to be folded into another letter holds words as the letter does, and is forgotten and pruned with it.
async fn what_a_letter_told_goes_with_its_text(t: TestDb) {
    let (anna, boris, _) = club(&t.db).await;
    t.db.write(move |tx| {
        Box::pin(async move {
            let tournament = event(tx, TournamentKind::RoundRobin).await?.id;
            for (id, reader) in [(1, anna), (2, boris)] {
                let fold = Some(Folding { tournament, body: "\"Words of an opponent\"".to_owned() });
                letters::insert(tx, &NewLetter { fold, ..letter(id, reader) }).await?;
            }
            letters::forget(tx, anna).await?;
            let left: Vec<_> = letters::folds::of(tx, tournament).await?;
            assert_eq!(left.iter().map(|fold| fold.player_id).collect::<Vec<_>>(), [boris]);
            letters::lease_due(tx, NOON, "t", MINUTE, 2).await?;
            letters::mark_sent(tx, LetterId(2), "t", NOON).await?;
            letters::prune(tx, NOON + 1, 10).await?;
            assert_eq!(letters::folds::of(tx, tournament).await?, []);
            Ok::<_, StoreError>(())
        })
    })
    .await
    .unwrap();
}
