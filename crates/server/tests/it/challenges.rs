//! Challenges and pairings: every way they end, and every way they are refused.
use frcec_rules::{
    StartPosition,
    club::{game::Command as Rules, pace::Pace},
};
use frcec_server::door::{
    Actor, AskAnswer, AskWord, CHALLENGE_MS, ChallengeCommand, ClubDenial, Command, Invalid, JoinLines,
    MemberCommand, OPEN_MS, Offer, Receipt, SILENT_MS, StartWish, SubmitError,
};
use frcec_store::{
    MatchId, PlayerId,
    challenges::{self, ChallengeState},
    matches::{self, MatchFilter},
    on_both,
    testing::TestDb,
};

use super::club::{Club, NOON};
use super::members::ask_of;

on_both!(
    a_challenge_is_accepted_by_answering_its_letter,
    of_two_who_accept_at_once_one_gets_the_match,
    a_challenge_is_declined_taken_back_and_runs_out,
    a_challenge_that_is_over_begins_nothing,
    challenges_that_make_no_sense_are_refused,
    a_challenge_beyond_the_limit_of_games_is_refused,
    a_rematch_follows_a_finished_match,
    the_queue_pairs_the_nearest_ratings_and_nobody_twice_in_a_row,
);

async fn trio(club: &Club) -> [PlayerId; 3] {
    [
        club.member("anna", "Anna Alder").await,
        club.member("boris", "Boris Bern").await,
        club.member("carol", "Carol Cole").await,
    ]
}

fn offer(from: PlayerId, to: Option<&str>) -> Offer {
    Offer {
        from,
        to: to.map(str::to_owned),
        start: StartWish::Random,
        pace: Pace::default(),
        rated: true,
        staggered: false,
    }
}

async fn ask(club: &Club, by: PlayerId, command: ChallengeCommand) -> Result<Receipt, SubmitError> {
    club.submit(Actor::Player(by), Command::Challenge(command)).await
}

async fn made(club: &Club, offer: Offer) -> i64 {
    match ask(club, offer.from, ChallengeCommand::Offer(offer)).await {
        Ok(Receipt::Challenge { id }) => id,
        other => panic!("{other:?}"),
    }
}

fn denied(result: &Result<Receipt, SubmitError>) -> ClubDenial {
    match result {
        Err(SubmitError::Club(denial)) => (**denial).clone(),
        other => panic!("{other:?}"),
    }
}

async fn all_matches(club: &Club) -> Vec<matches::StoredMatch> {
    matches::list(&mut club.door.db().read().await.unwrap(), &MatchFilter::default(), 100).await.unwrap()
}

async fn a_challenge_is_accepted_by_answering_its_letter(record: TestDb) {
    let club = Club::open(record);
    let [anna, boris, carol] = trio(&club).await;
    let terms = Offer {
        start: StartWish::At(StartPosition::new(451).unwrap()),
        pace: "5+1".parse().unwrap(),
        rated: false,
        staggered: true,
        ..offer(anna, Some("BORIS"))
    };
    let id = made(&club, terms).await;
    let letters = club.letters().await;
    assert_eq!(letters.len(), 1, "only the one who is asked gets a letter");
    for part in
        ["Anna Alder challenges you", "#451 BRNNKQRB", "5+1", "friendly", ":: accept - begin the match"]
    {
        assert!(letters[0].text.contains(part), "{part} is not in {}", letters[0].text);
    }
    // What the pace comes to (domain.md, "Clocks"), and what happens at its end.
    let text = letters[0].text.split_whitespace().collect::<Vec<_>>().join(" ");
    for part in [
        "5+1 (5 days at the start, one day more with every move; a clock never shows more than 30 days)",
        "When time runs out: what is left of your leave this year is used first",
        "then the game is lost, or drawn if the opponent could not mate",
    ] {
        assert!(text.contains(part), "{part} is not in {text}");
    }
    let answer =
        AskAnswer { ask: ask_of(&club, &letters[0]), word: AskWord::Yes, lines: JoinLines::default() };
    let begun = club.submit(Actor::Player(boris), Command::Ask(answer.clone())).await;
    let Ok(Receipt::Match { id: begun, games }) = begun else { panic!("{begun:?}") };
    assert_eq!(games.len(), 2);
    let stored = all_matches(&club).await.pop().unwrap();
    assert_eq!((stored.id, stored.start_id, stored.rated, stored.staggered), (begun, 451, false, true));
    assert_eq!((stored.first_white_id, stored.first_black_id), (boris, anna));
    assert_eq!(club.letters().await.len(), 2, "one letter to each");
    let again = club.submit(Actor::Player(boris), Command::Ask(answer)).await;
    assert_eq!(denied(&again), ClubDenial::AskOver);
    assert_eq!(
        denied(&ask(&club, boris, ChallengeCommand::Accept(id, boris)).await),
        ClubDenial::ChallengeAccepted
    );
    // The position of an earlier match.
    let id = made(&club, Offer { start: StartWish::AsIn(begun), ..offer(carol, None) }).await;
    ask(&club, anna, ChallengeCommand::Accept(id, anna)).await.unwrap();
    assert_eq!(all_matches(&club).await[0].start_id, 451);
}

async fn of_two_who_accept_at_once_one_gets_the_match(record: TestDb) {
    let club = Club::open(record);
    let [anna, boris, carol] = trio(&club).await;
    for round in 0..6 {
        let id = made(&club, offer(anna, None)).await;
        let (one, other) = tokio::join!(
            ask(&club, boris, ChallengeCommand::Accept(id, boris)),
            ask(&club, carol, ChallengeCommand::Accept(id, carol)),
        );
        let begun = [&one, &other].iter().filter(|result| result.is_ok()).count();
        assert_eq!(begun, 1, "{one:?} {other:?}");
        let late = if one.is_ok() { &other } else { &one };
        assert_eq!(denied(late), ClubDenial::ChallengeAccepted);
        assert_eq!(all_matches(&club).await.len(), round + 1);
    }
    // No number was lost to those who came late.
    let numbers: Vec<i64> = all_matches(&club).await.iter().map(|stored| stored.id.0).rev().collect();
    assert_eq!(numbers, (1..=6).collect::<Vec<_>>());
}

async fn a_challenge_is_declined_taken_back_and_runs_out(record: TestDb) {
    let club = Club::open(record);
    let [anna, boris, _] = trio(&club).await;
    let id = made(&club, offer(anna, Some("boris"))).await;
    club.letters().await;
    ask(&club, boris, ChallengeCommand::Decline(id, boris)).await.unwrap();
    let told = club.letters().await;
    assert_eq!((told.len(), told[0].address.as_str()), (1, "anna@example.org"));
    assert!(told[0].text.contains("Boris Bern does not accept"), "{}", told[0].text);

    let id = made(&club, offer(anna, Some("boris"))).await;
    let letter = club.letters().await.pop().unwrap();
    ask(&club, anna, ChallengeCommand::Withdraw(id, anna)).await.unwrap();
    let told = club.letters().await;
    assert_eq!((told.len(), told[0].address.as_str()), (1, "boris@example.org"));
    let answer = AskAnswer { ask: ask_of(&club, &letter), word: AskWord::Yes, lines: JoinLines::default() };
    assert_eq!(denied(&club.submit(Actor::Player(boris), Command::Ask(answer)).await), ClubDenial::AskOver);

    let id = made(&club, offer(anna, Some("boris"))).await;
    let open = made(&club, offer(anna, None)).await;
    club.letters().await;
    assert!(!club.door.expire_one_challenge().await.unwrap());
    club.clock.set(NOON + CHALLENGE_MS);
    assert!(club.door.expire_one_challenge().await.unwrap());
    assert!(!club.door.expire_one_challenge().await.unwrap());
    let state = async |id| {
        challenges::by_id(&mut club.door.db().read().await.unwrap(), id).await.unwrap().unwrap().state
    };
    assert_eq!((state(id).await, state(open).await), (ChallengeState::Expired, ChallengeState::Open));
    club.clock.set(NOON + OPEN_MS);
    assert!(club.door.expire_one_challenge().await.unwrap());
    assert_eq!(club.letters().await.len(), 2, "who made them is told of each");
}

async fn a_challenge_that_is_over_begins_nothing(record: TestDb) {
    let club = Club::open(record);
    let [anna, boris, carol] = trio(&club).await;
    let id = made(&club, offer(anna, Some("boris"))).await;
    assert_eq!(
        denied(&ask(&club, carol, ChallengeCommand::Accept(id, carol)).await),
        ClubDenial::NoChallenge(id)
    );
    assert_eq!(
        denied(&ask(&club, carol, ChallengeCommand::Decline(id, carol)).await),
        ClubDenial::NoChallenge(id)
    );
    assert_eq!(
        denied(&ask(&club, boris, ChallengeCommand::Withdraw(id, boris)).await),
        ClubDenial::NoChallenge(id)
    );
    ask(&club, anna, ChallengeCommand::Withdraw(id, anna)).await.unwrap();
    for command in [ChallengeCommand::Accept(id, boris), ChallengeCommand::Decline(id, boris)] {
        assert_eq!(denied(&ask(&club, boris, command).await), ClubDenial::ChallengeWithdrawn);
    }
    let id = made(&club, offer(anna, Some("boris"))).await;
    ask(&club, boris, ChallengeCommand::Decline(id, boris)).await.unwrap();
    assert_eq!(
        denied(&ask(&club, boris, ChallengeCommand::Accept(id, boris)).await),
        ClubDenial::ChallengeDeclined
    );
    let id = made(&club, offer(anna, Some("boris"))).await;
    club.clock.set(NOON + CHALLENGE_MS);
    // Nobody has looked yet, but its time is over.
    assert_eq!(
        denied(&ask(&club, boris, ChallengeCommand::Accept(id, boris)).await),
        ClubDenial::ChallengeExpired
    );
    let id = made(&club, offer(carol, Some("boris"))).await;
    club.submit(Actor::Player(carol), Command::Member(MemberCommand::Leave(carol, false))).await.unwrap();
    assert_eq!(
        denied(&ask(&club, boris, ChallengeCommand::Accept(id, boris)).await),
        ClubDenial::ChallengeWithdrawn
    );
    assert!(all_matches(&club).await.is_empty());
}

async fn challenges_that_make_no_sense_are_refused(record: TestDb) {
    let club = Club::open(record);
    let [anna, boris, carol] = trio(&club).await;
    let offered = async |offer: Offer| ask(&club, offer.from, ChallengeCommand::Offer(offer)).await;
    assert_eq!(denied(&offered(offer(anna, Some("anna"))).await), ClubDenial::Yourself);
    let unknown = offered(offer(anna, Some("nobody"))).await;
    assert!(matches!(unknown, Err(SubmitError::NoMember(_))), "{unknown:?}");
    club.submit(Actor::Player(carol), Command::Practice(carol)).await.unwrap();
    let partner = offered(offer(anna, Some("practice-partner"))).await;
    assert!(matches!(partner, Err(SubmitError::NoMember(_))), "{partner:?}");
    made(&club, offer(anna, Some("boris"))).await;
    let twice = ClubDenial::ChallengeTwice("Boris Bern".to_owned());
    assert_eq!(denied(&offered(offer(anna, Some("boris"))).await), twice);
    let nowhere = Offer { start: StartWish::AsIn(MatchId(99)), ..offer(anna, None) };
    assert_eq!(denied(&offered(nowhere).await), ClubDenial::NoMatch("M0099".to_owned()));
    for _ in 0..19 {
        made(&club, offer(anna, None)).await;
    }
    assert_eq!(denied(&offered(offer(anna, None)).await), ClubDenial::TooManyChallenges(20));
    let own = challenges::made_by(&mut club.door.db().read().await.unwrap(), anna).await.unwrap()[0].id;
    assert_eq!(denied(&ask(&club, anna, ChallengeCommand::Accept(own, anna)).await), ClubDenial::Yourself);
    // Who is silent for a year cannot be challenged; who has left is nobody.
    club.submit(Actor::Player(carol), Command::Member(MemberCommand::Leave(carol, false))).await.unwrap();
    let former = offered(offer(boris, Some("carol"))).await;
    assert!(matches!(former, Err(SubmitError::NoMember(_))), "{former:?}");
    club.clock.set(NOON + 2 * SILENT_MS);
    while club.door.retire_one().await.unwrap() {}
    let silent = offered(offer(boris, Some("anna"))).await;
    assert_eq!(denied(&silent), ClubDenial::Inactive("Anna Alder".to_owned()));
}

async fn a_challenge_beyond_the_limit_of_games_is_refused(record: TestDb) {
    let club = Club::open(record);
    let [anna, boris, carol] = trio(&club).await;
    let waits = made(&club, offer(carol, Some("boris"))).await;
    // Sixteen games are what a new member may have (domain.md, "Decisions").
    for start in 0..8 {
        club.start("anna", "boris", start, false).await;
    }
    for command in [
        ChallengeCommand::Offer(offer(anna, Some("carol"))),
        ChallengeCommand::Queue(anna, Pace::default(), true),
    ] {
        let refused = ask(&club, anna, command).await;
        assert!(
            matches!(refused, Err(SubmitError::Invalid(Invalid::TooManyGames { most: 16, .. }))),
            "{refused:?}"
        );
    }
    // Who was challenged before has no room any more either; nor can he be accepted.
    let refused = ask(&club, boris, ChallengeCommand::Accept(waits, boris)).await;
    assert!(matches!(refused, Err(SubmitError::Invalid(Invalid::TooManyGames { .. }))), "{refused:?}");
    assert_eq!(all_matches(&club).await.len(), 8);
}

async fn a_rematch_follows_a_finished_match(record: TestDb) {
    let club = Club::open(record);
    let [anna, boris, carol] = trio(&club).await;
    let games = club.start("anna", "boris", 518, false).await;
    let rematch = |by| ChallengeCommand::Rematch(MatchId(1), by);
    assert_eq!(denied(&ask(&club, anna, rematch(anna)).await), ClubDenial::MatchRuns("M0001".to_owned()));
    for game in games {
        club.command(game, boris, Rules::Resign).await.unwrap();
    }
    assert_eq!(denied(&ask(&club, carol, rematch(carol)).await), ClubDenial::NoMatch("M0001".to_owned()));
    let Ok(Receipt::Challenge { id }) = ask(&club, boris, rematch(boris)).await else {
        panic!("a challenge")
    };
    ask(&club, anna, ChallengeCommand::Accept(id, anna)).await.unwrap();
    assert_eq!(all_matches(&club).await.len(), 2);
}

async fn the_queue_pairs_the_nearest_ratings_and_nobody_twice_in_a_row(record: TestDb) {
    let club = Club::open(record);
    let [anna, boris, carol] = trio(&club).await;
    let dora = club.member("dora", "Dora Dahl").await;
    // Anna and Boris stand far apart, Carol is near Anna, Dora near Boris.
    let games = club.start("anna", "boris", 518, false).await;
    club.command(games[0], boris, Rules::Resign).await.unwrap();
    club.command(games[1], boris, Rules::Resign).await.unwrap();
    let games = club.start("carol", "dora", 518, false).await;
    club.command(games[0], dora, Rules::Resign).await.unwrap();
    club.command(games[1], dora, Rules::Resign).await.unwrap();
    club.letters().await;
    let wait = |who| ChallengeCommand::Queue(who, Pace::default(), true);
    for who in [anna, boris] {
        ask(&club, who, wait(who)).await.unwrap();
    }
    assert!(!club.door.pair_one().await.unwrap(), "they have met lately");
    for who in [dora, carol] {
        ask(&club, who, wait(who)).await.unwrap();
    }
    while club.door.pair_one().await.unwrap() {}
    let pairs: Vec<_> =
        all_matches(&club).await.iter().take(2).map(|m| (m.first_white_id, m.first_black_id)).collect();
    assert!(pairs.contains(&(anna, carol)) && pairs.contains(&(boris, dora)), "{pairs:?}");
    assert_eq!(club.letters().await.len(), 4);
    // Another pace fits nobody; who waits no more is not paired.
    ask(&club, anna, ChallengeCommand::Queue(anna, "5+1".parse().unwrap(), true)).await.unwrap();
    ask(&club, dora, wait(dora)).await.unwrap();
    assert!(!club.door.pair_one().await.unwrap());
    ask(&club, dora, ChallengeCommand::Queue(dora, "5+1".parse().unwrap(), true)).await.unwrap();
    ask(&club, anna, ChallengeCommand::Unqueue(anna)).await.unwrap();
    assert!(!club.door.pair_one().await.unwrap());
}
