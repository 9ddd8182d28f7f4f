//! News, newsletters, votes: what their rows promise.
use frcec_store::{
    PlayerId, StoreError, ballots,
    news::{self, NewsItem, NewsState},
    newsletters::{self, Issue, IssueState},
    testing::TestDb,
};

use super::common::{NOON, club, game, member};

frcec_store::on_both!(
    news_are_told_by_their_publication,
    a_month_has_one_issue_that_goes_on_once,
    a_game_is_put_up_once_and_a_vote_counts_once,
);

async fn news_are_told_by_their_publication(t: TestDb) {
    let told =
        t.db.write(|tx| {
            Box::pin(async move {
                for (title, published) in
                    [("late", Some(NOON + 9)), ("draft", None), ("early", Some(NOON + 1))]
                {
                    let id = news::create(tx, title, "text", "en", None, NOON).await?;
                    let item = news::by_id(tx, id).await?.expect("made");
                    if published.is_some() {
                        let state = NewsState::Published;
                        news::update(tx, &NewsItem { state, published_at: published, ..item }, NOON).await?;
                    }
                }
                let titles =
                    |items: Vec<NewsItem>| items.into_iter().map(|item| item.title).collect::<Vec<_>>();
                let first = news::published(tx, None, 1).await?;
                let place = first[0].published_at.map(|at| (at, first[0].id));
                let stale = news::update(tx, &NewsItem { version: 7, ..first[0].clone() }, NOON).await;
                assert!(matches!(stale, Err(StoreError::Stale { .. })), "{stale:?}");
                let between = news::published_between(tx, NOON + 1, NOON + 9).await?;
                let rest = news::published(tx, place, 9).await?;
                Ok::<_, StoreError>([
                    titles(first),
                    titles(rest),
                    titles(between),
                    titles(news::all(tx, None, 9).await?),
                ])
            })
        })
        .await
        .unwrap();
    assert_eq!(told[0], ["late"]);
    assert_eq!(told[1], ["early"]);
    assert_eq!(told[2], ["early"]);
    assert_eq!(told[3], ["early", "draft", "late"]);
}

async fn a_month_has_one_issue_that_goes_on_once(t: TestDb) {
    t.db.write(|tx| {
        Box::pin(async move {
            assert_eq!(newsletters::create(tx, 24_315, "{}", NOON).await?, Some(1));
            assert_eq!(newsletters::create(tx, 24_315, "{}", NOON).await?, None);
            assert_eq!(newsletters::create(tx, 24_316, "{}", NOON).await?, Some(2));
            let draft = newsletters::by_month(tx, 24_315).await?.expect("made");
            assert_eq!(newsletters::sending(tx).await?, None);
            let sending = Issue { state: IssueState::Sending, sent_at: Some(NOON), ..draft.clone() };
            newsletters::update(tx, &sending, NOON).await?;
            let again = newsletters::update(tx, &sending, NOON).await;
            assert!(matches!(again, Err(StoreError::Stale { .. })), "{again:?}");
            let issue = newsletters::sending(tx).await?.expect("being sent");
            assert!(newsletters::advance(tx, &issue, PlayerId(50), 3, false, NOON).await?);
            assert!(
                !newsletters::advance(tx, &issue, PlayerId(50), 3, false, NOON).await?,
                "from an old place"
            );
            let issue = newsletters::sending(tx).await?.expect("being sent");
            assert!(newsletters::advance(tx, &issue, PlayerId(60), 2, true, NOON).await?);
            assert!(!newsletters::advance(tx, &issue, PlayerId(60), 2, true, NOON).await?, "it is sent");
            let sent = newsletters::by_id(tx, 1).await?.expect("made");
            assert_eq!((sent.state, sent.letters, sent.after_player), (IssueState::Sent, 5, PlayerId(60)));
            Ok::<_, StoreError>(())
        })
    })
    .await
    .unwrap();
}

async fn a_game_is_put_up_once_and_a_vote_counts_once(t: TestDb) {
    let (anna, boris, first) = club(&t.db).await;
    t.db.write(move |tx| {
        Box::pin(async move {
            let carol = member(tx, "carol").await?;
            let second = game(tx, anna, boris).await?;
            assert_eq!(ballots::nominate(tx, 5, first, carol, NOON).await?, (1, true));
            assert_eq!(ballots::nominate(tx, 5, first, anna, NOON).await?, (1, false));
            assert_eq!(ballots::nominate(tx, 5, second, anna, NOON).await?, (2, true));
            assert_eq!(ballots::vote_of(tx, 5, carol).await?, None);
            for number in [1, 2, 2] {
                ballots::vote(tx, 5, carol, number, NOON).await?;
            }
            ballots::vote(tx, 5, anna, 2, NOON).await?;
            assert_eq!(ballots::vote_of(tx, 5, carol).await?, Some(2));
            let votes = |all: Vec<ballots::Nomination>| all.into_iter().map(|n| n.votes).collect::<Vec<_>>();
            assert_eq!(votes(ballots::nominations(tx, 5).await?), [0, 2]);
            assert_eq!(votes(ballots::nominations(tx, 6).await?), Vec::<i64>::new());
            assert_eq!(ballots::of_game(tx, second).await?.map(|n| n.votes), Some(2));
            Ok::<_, StoreError>(())
        })
    })
    .await
    .unwrap();
}
