//! The game of the month: put up, voted for, won.
use axum::http::StatusCode;
use frcec_server::door::{
    Actor, ClubDenial, Command, LifeCommand, LifeDenial, MemberCommand, Receipt, SubmitError,
};
use frcec_store::testing::TestDb;
use frcec_store::{GameId, PlayerId, ballots, players};

use super::super::web::Site;
use super::{denied, life, ms, resigned, suspend};

frcec_store::on_both!(
    members_put_games_up_and_vote,
    who_may_not_vote_does_not,
    what_cannot_be_put_up_is_refused,
    votes_at_once_are_one_each,
    the_page_takes_votes_and_shows_what_won,
);

async fn ids(site: &Site) -> Vec<PlayerId> {
    let mut tx = site.club.door.db().read().await.unwrap();
    let mut ids = Vec::new();
    for handle in ["anna", "boris", "carol", "dora", "emil"] {
        ids.push(players::by_handle(&mut tx, handle).await.unwrap().unwrap().id);
    }
    ids
}

/// Two games that ended in April, put up as numbers 1 and 2.
async fn april(site: &Site) -> Vec<GameId> {
    site.club.clock.set(ms("2026-04-20T12:00:00Z"));
    let games = resigned(&site.club, "anna", "boris", 518).await;
    let carol = ids(site).await[2];
    for (number, game) in (1..).zip(&games) {
        let put = life(&site.club, Actor::Player(carol), LifeCommand::Nominate(carol, *game)).await.unwrap();
        assert_eq!(put, Receipt::Nominated { number, new: true });
    }
    games
}

async fn votes(site: &Site) -> Vec<i64> {
    let month = frcec_server::life::Month::of(ms("2026-04-20T12:00:00Z")).count();
    let mut tx = site.club.door.db().read().await.unwrap();
    let nominations = ballots::nominations(&mut tx, month).await.unwrap();
    nominations.into_iter().map(|nomination| nomination.votes).collect()
}

async fn members_put_games_up_and_vote(record: TestDb) {
    let site = Site::open(record).await;
    let games = april(&site).await;
    let ids = ids(&site).await;
    let vote =
        |who: usize, number| life(&site.club, Actor::Player(ids[who]), LifeCommand::Vote(ids[who], number));
    // In its own month a game is not voted for yet.
    assert_eq!(denied(vote(2, 1).await), LifeDenial::NoVote(ms("2026-05-01T00:00:00Z")));
    site.club.clock.set(ms("2026-05-01T00:00:00Z"));
    assert_eq!(vote(2, 1).await.unwrap(), Receipt::Voted { game: games[0], number: 1 });
    assert_eq!(vote(3, 1).await.unwrap(), Receipt::Voted { game: games[0], number: 1 });
    assert_eq!(votes(&site).await, [2, 0]);
    // Who votes twice has one vote: the later one.
    vote(2, 2).await.unwrap();
    vote(2, 2).await.unwrap();
    assert_eq!(votes(&site).await, [1, 1]);
    for number in [0, -1, 3, i64::MAX] {
        assert_eq!(denied(vote(2, number).await), LifeDenial::NotNominated { number, count: 2 });
    }
    assert_eq!(denied(vote(0, 1).await), LifeDenial::OwnGame);
    // The last moment, and the one after it.
    site.club.clock.set(ms("2026-05-15T00:00:00Z") - 1);
    vote(4, 2).await.unwrap();
    site.club.clock.set(ms("2026-05-15T00:00:00Z"));
    assert_eq!(denied(vote(4, 1).await), LifeDenial::NoVote(ms("2026-06-01T00:00:00Z")));
    assert_eq!(votes(&site).await, [1, 2]);
    // The vote of the next month begins anew.
    site.club.clock.set(ms("2026-06-01T00:00:00Z"));
    assert_eq!(denied(vote(4, 1).await), LifeDenial::NotNominated { number: 1, count: 0 });
}

async fn who_may_not_vote_does_not(record: TestDb) {
    let site = Site::open(record).await;
    april(&site).await;
    site.club.clock.set(ms("2026-05-02T12:00:00Z"));
    let ids = ids(&site).await;
    // Nobody votes for somebody else, by whatever office.
    for by in [Actor::Player(ids[0]), Actor::Staff(ids[4])] {
        let refused = life(&site.club, by, LifeCommand::Vote(ids[2], 1)).await;
        assert!(matches!(refused, Err(SubmitError::NotYours)), "{refused:?}");
    }
    suspend(&site.club, ids[2]).await;
    let carol = Actor::Player(ids[2]);
    for command in [LifeCommand::Vote(ids[2], 1), LifeCommand::Nominate(ids[2], GameId(1))] {
        match life(&site.club, carol, command).await {
            Err(SubmitError::Club(denial)) => {
                assert_eq!(*denial, ClubDenial::Suspended("Carol Cole".to_owned()));
            }
            other => panic!("{other:?}"),
        }
    }
    let leave = Command::Member(MemberCommand::Leave(ids[3], false));
    site.club.submit(Actor::Player(ids[3]), leave).await.unwrap();
    let refused = life(&site.club, Actor::Player(ids[3]), LifeCommand::Vote(ids[3], 1)).await;
    assert!(matches!(refused, Err(SubmitError::NotYours)), "{refused:?}");
    assert_eq!(votes(&site).await, [0, 0]);
}

async fn what_cannot_be_put_up_is_refused(record: TestDb) {
    let site = Site::open(record).await;
    let games = april(&site).await;
    let ids = ids(&site).await;
    let put = |game| life(&site.club, Actor::Player(ids[0]), LifeCommand::Nominate(ids[0], game));
    assert_eq!(put(games[1]).await.unwrap(), Receipt::Nominated { number: 2, new: false });
    let running = site.club.start("anna", "carol", 518, true).await[0];
    assert_eq!(denied(put(running).await), LifeDenial::GameRuns(running));
    assert!(matches!(put(GameId(999)).await, Err(SubmitError::NoGame(_))));
    let practice = site.club.submit(Actor::Player(ids[0]), Command::Practice(ids[0])).await.unwrap();
    let Receipt::Match { games: practised, .. } = practice else { panic!("{practice:?}") };
    let resign = frcec_rules::club::game::Command::Resign;
    site.club.command(practised[0], ids[0], resign).await.unwrap();
    assert_eq!(denied(put(practised[0]).await), LifeDenial::PracticeGame);
    // Until the seventh of the next month is over.
    let more = resigned(&site.club, "boris", "carol", 0).await;
    site.club.clock.set(ms("2026-05-08T00:00:00Z") - 1);
    assert_eq!(put(more[0]).await.unwrap(), Receipt::Nominated { number: 3, new: true });
    site.club.clock.set(ms("2026-05-08T00:00:00Z"));
    assert_eq!(denied(put(more[1]).await), LifeDenial::TooLate(ms("2026-05-08T00:00:00Z")));
    // What is put up already is known also then.
    assert_eq!(denied(put(more[0]).await), LifeDenial::TooLate(ms("2026-05-08T00:00:00Z")));
}

async fn votes_at_once_are_one_each(record: TestDb) {
    let site = Site::open(record).await;
    april(&site).await;
    site.club.clock.set(ms("2026-05-02T12:00:00Z"));
    let ids = ids(&site).await;
    let vote = |number| life(&site.club, Actor::Player(ids[2]), LifeCommand::Vote(ids[2], number));
    let (one, two, three) = tokio::join!(vote(1), vote(2), vote(1));
    for result in [one, two, three] {
        result.unwrap();
    }
    assert_eq!(votes(&site).await.iter().sum::<i64>(), 1);
}

async fn the_page_takes_votes_and_shows_what_won(record: TestDb) {
    let site = Site::open(record).await;
    april(&site).await;
    site.club.clock.set(ms("2026-05-02T12:00:00Z"));
    let (anna, carol) = (site.log_in("anna").await, site.log_in("carol").await);
    let page = site.get("/game-of-the-month", Some(&carol)).await.body;
    assert_eq!(page.matches("name=\"vote\"").count(), 2, "{page}");
    assert!(
        page.contains("since 1 May 2026, 02:00 (UTC+2) and are taken until 15 May 2026, 02:00"),
        "{page}"
    );
    let own = site.get("/game-of-the-month", Some(&anna)).await.body;
    assert!(!own.contains("name=\"vote\"") && own.contains("Your own game"), "{own}");
    let visitor = site.get("/game-of-the-month", None).await.body;
    assert!(!visitor.contains("name=\"vote\"") && !visitor.contains("name=\"game\""), "{visitor}");
    let voted = site.post("/game-of-the-month", Some(&carol), &[("vote", "2")]).await;
    assert_eq!(voted.status, StatusCode::SEE_OTHER, "{}", voted.body);
    let page = site.get("/game-of-the-month", Some(&carol)).await.body;
    assert!(page.contains("2. Your vote") && !page.contains("one vote<"), "{page}");
    let refused = site.post("/game-of-the-month", Some(&anna), &[("vote", "1")]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.body.contains("Nobody can vote for a game of his or her own."), "{}", refused.body);
    // A finished game leads to where it can be put up.
    let game = site.get("/games/1", Some(&carol)).await.body;
    assert!(game.contains("/game-of-the-month?game=1"), "{game}");
    assert!(!site.get("/games/1", None).await.body.contains("/game-of-the-month?game=1"));
    site.club.clock.set(ms("2026-05-15T12:00:00Z"));
    let over = site.get("/game-of-the-month", None).await.body;
    assert!(over.contains("The next vote opens on 1 June 2026, 00:00 (UTC)"), "{over}");
    assert!(
        over.contains("No vote is open") && over.contains("April 2026") && over.contains("one vote"),
        "{over}"
    );
}
