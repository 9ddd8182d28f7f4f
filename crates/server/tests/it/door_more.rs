//! The door beyond single moves: what waits for a yes, events, ratings, members.
use frcec_rules::club::{
    event::Format,
    game::{Command as Rules, EndReason},
    pace::Pace,
    seat::Seat,
};
use frcec_server::door::{
    Actor, Command, Confirm, EventCommand, EventDenial, HELD_MS, HeldAction, HeldWhy, Hold, Invalid,
    MailRecord, MemberChange, MemberCommand, NewEvent, Receipt, SpareWords, Submission, SubmitError, Via,
};
use frcec_store::{GameId, PlayerId, games, ratings, testing::TestDb, tournaments::TournamentState};

use crate::club::{Club, all_letters};

frcec_store::on_both!(
    a_held_move_is_played_on_yes_from_its_first_arrival,
    an_expired_hold_is_nothing,
    no_flag_falls_while_a_held_move_waits,
    a_round_robin_starts_once_and_ends_by_itself,
    an_event_with_one_entrant_does_not_start,
    ratings_follow_the_games,
    members_change_what_is_theirs,
    a_login_link_goes_only_to_members,
);

fn by_mail(from: PlayerId, at: i64, command: Command) -> Submission {
    Submission {
        by: Actor::Player(from),
        via: Via::Mail(Box::new(MailRecord {
            mail_from: "anna@example.org".to_owned(),
            recipient: "play+x@club.example".to_owned(),
            raw: b"raw".to_vec(),
            received_at: at,
            disposition: "hold".to_owned(),
            why: "test".to_owned(),
            game: None,
            message_id: Some("m1@example.org".to_owned()),
            words: SpareWords::default(),
        })),
        at,
        origin: Some(format!("mail {at}")),
        command,
    }
}

async fn two(record: TestDb) -> (Club, Vec<GameId>) {
    let club = Club::open(record);
    club.member("anna", "Anna Alder").await;
    club.member("boris", "Boris Bern").await;
    let games = club.start("anna", "boris", 518, false).await;
    club.letters().await;
    (club, games)
}

fn hold(game: GameId, uci: &str) -> Command {
    let action = HeldAction::Move {
        uci: uci.to_owned(),
        offer: false,
        message: None,
        lines: String::new(),
        notes: vec![],
        own_letters: false,
    };
    Command::Hold(Hold {
        game,
        seat: Seat::White,
        ply: 0,
        action,
        why: HeldWhy::Foreign,
        sender: None,
        aside: vec![],
    })
}

async fn a_held_move_is_played_on_yes_from_its_first_arrival(record: TestDb) {
    let (club, games) = two(record).await;
    let anna = club.view(games[0]).await.white.id;
    let first = club.clock.now() + 3_600_000;
    club.clock.set(first);
    assert_eq!(club.door.submit(by_mail(anna, first, hold(games[0], "e2e4"))).await.unwrap(), Receipt::Held);
    let question = club.letters().await;
    assert_eq!(question.len(), 1);
    assert_eq!(question[0].kind, "question");
    assert!(question[0].text.contains("play 1.e4"), "{}", question[0].text);
    // Another move from elsewhere is another question, which shows both; the same once more asks nothing.
    club.clock.set(first + 60_000);
    club.door.submit(by_mail(anna, first + 60_000, hold(games[0], "d2d4"))).await.unwrap();
    let again = club.letters().await;
    assert_eq!(again.len(), 1);
    assert!(
        again[0].text.contains("1. play 1.e4") && again[0].text.contains("2. play 1.d4"),
        "{}",
        again[0].text
    );
    club.door.submit(by_mail(anna, first + 60_001, hold(games[0], "d2d4"))).await.unwrap();
    assert_eq!(club.letters().await.len(), 0);
    // Two different things wait: a bare yes is asked back, a numbered one plays.
    let yes = |number| Command::Confirm(Confirm { game: games[0], seat: Seat::White, number });
    let later = first + 2 * 24 * 3_600_000;
    club.clock.set(later);
    assert_eq!(club.door.submit(by_mail(anna, later, yes(None))).await.unwrap(), Receipt::Answered);
    assert!(club.letters().await[0].text.contains("2. play 1.d4"));
    club.door.submit(by_mail(anna, later + 1, yes(Some(1)))).await.unwrap();
    let game = club.game(games[0]).await;
    assert_eq!(game.snapshot().moves, "e2e4");
    assert_eq!(game.snapshot().moved_at, Some(first));
    assert_eq!(game.left_ms(Seat::White, later), Pace::default().start_ms() - 3_600_000);
    // What else waited is void now.
    club.letters().await;
    assert_eq!(club.door.submit(by_mail(anna, later + 2, yes(None))).await.unwrap(), Receipt::Answered);
    assert!(club.letters().await[0].text.contains("nothing that waits"));
    assert_eq!(club.game(games[0]).await.ply(), 1);
}

async fn an_expired_hold_is_nothing(record: TestDb) {
    let (club, games) = two(record).await;
    let anna = club.view(games[0]).await.white.id;
    let first = club.clock.now();
    club.door.submit(by_mail(anna, first, hold(games[0], "e2e4"))).await.unwrap();
    club.clock.set(first + HELD_MS + 1);
    let yes = Command::Confirm(Confirm { game: games[0], seat: Seat::White, number: None });
    let answer = club.door.submit(by_mail(anna, first + HELD_MS + 1, yes)).await.unwrap();
    assert_eq!(answer, Receipt::Answered);
    assert_eq!(club.game(games[0]).await.ply(), 0);
    club.letters().await;
    assert!(club.door.expire_one_held().await.unwrap());
    assert!(!club.door.expire_one_held().await.unwrap(), "it is told once");
    let told = club.letters().await;
    assert_eq!(told.len(), 1);
    assert!(told[0].text.contains("not confirmed in time"), "{}", told[0].text);
}

async fn no_flag_falls_while_a_held_move_waits(record: TestDb) {
    let (club, games) = two(record).await;
    let view = club.view(games[0]).await;
    let deadline = view.game.deadline().unwrap();
    club.clock.set(deadline - 1000);
    club.door.submit(by_mail(view.white.id, deadline - 1000, hold(games[0], "e2e4"))).await.unwrap();
    let day = 24 * 3_600_000;
    club.clock.set(deadline + day);
    let flag = || club.submit(Actor::Club, Command::Game(crate::door_more::flag(games[0])));
    assert!(matches!(flag().await, Err(SubmitError::Denied { .. })));
    assert_eq!(club.game(games[0]).await.deadline(), Some(deadline), "nor is leave used");
    // It was not confirmed: the time is charged as if it had never come, and thirty days of leave are used first.
    club.clock.set(deadline + HELD_MS + 31 * day);
    assert!(flag().await.is_ok());
    assert_eq!(club.game(games[0]).await.finish().unwrap().reason, EndReason::Time);
}

pub fn flag(game: GameId) -> frcec_server::door::GameCommand {
    frcec_server::door::GameCommand::new(game, Rules::Flag)
}

async fn entrants(club: &Club, count: usize) -> (PlayerId, Vec<PlayerId>) {
    let director = club.member("dora", "Dora Direct").await;
    let mut players = Vec::new();
    for number in 1..=count {
        players.push(club.member(&format!("player{number}"), &format!("Player {number}")).await);
    }
    (director, players)
}

pub async fn event(club: &Club, director: PlayerId, players: &[PlayerId], double: bool) -> String {
    let format = Format::RoundRobin { double, class_size: None };
    let new = Box::new(NewEvent::new("Spring", format, Pace::default()));
    let made = club.submit(Actor::Staff(director), Command::Event(EventCommand::Create(new))).await.unwrap();
    let Receipt::Event { code } = made else { panic!("{made:?}") };
    for &player in players {
        let enter = EventCommand::Enter { code: code.clone(), player };
        club.submit(Actor::Player(player), Command::Event(enter)).await.unwrap();
    }
    code
}

async fn a_round_robin_starts_once_and_ends_by_itself(record: TestDb) {
    let club = Club::open(record);
    let (director, players) = entrants(&club, 3).await;
    let code = event(&club, director, &players, true).await;
    assert_eq!(code, "T0001");
    let again = EventCommand::Enter { code: code.clone(), player: players[0] };
    assert!(matches!(
        club.submit(Actor::Player(players[0]), Command::Event(again)).await,
        Err(SubmitError::Event(EventDenial::AlreadyEntered))
    ));
    let preview = club.door.preview(&code).await.unwrap();
    let start = || {
        let start = EventCommand::Start { code: code.clone(), seen: Some(preview.event.version) };
        club.submit(Actor::Staff(director), Command::Event(start))
    };
    let (one, other) = tokio::join!(start(), start());
    assert!(one.is_ok() != other.is_ok(), "{one:?} {other:?}");
    let letters = all_letters(&club.door).await;
    assert_eq!(letters.len(), 3, "three matches, one letter to each player");
    assert_eq!(club.view(GameId(1)).await.name, "T0001-M0001-1");
    // Whoever has White resigns everywhere.
    for number in 1..=6 {
        let view = club.view(GameId(number)).await;
        club.command(GameId(number), view.white.id, Rules::Resign).await.unwrap();
    }
    assert_eq!(club.door.preview(&code).await.unwrap().event.state, TournamentState::Running);
    while club.door.look_at_one_event().await.unwrap() {}
    let preview = club.door.preview(&code).await.unwrap();
    assert_eq!(preview.event.state, TournamentState::Finished);
}

async fn an_event_with_one_entrant_does_not_start(record: TestDb) {
    let club = Club::open(record);
    let (director, players) = entrants(&club, 1).await;
    let code = event(&club, director, &players, false).await;
    let start = EventCommand::Start { code: code.clone(), seen: None };
    assert!(matches!(
        club.submit(Actor::Staff(director), Command::Event(start.clone())).await,
        Err(SubmitError::Event(EventDenial::TooFew { entrants: 1 }))
    ));
    assert!(matches!(
        club.submit(Actor::Player(players[0]), Command::Event(start)).await,
        Err(SubmitError::NotYours)
    ));
}

async fn ratings_follow_the_games(record: TestDb) {
    let (club, list) = two(record).await;
    let view = club.view(list[0]).await;
    let (anna, boris) = (view.white.id, view.black.id);
    club.command(list[0], boris, Rules::Resign).await.unwrap();
    club.command(list[1], boris, Rules::Resign).await.unwrap();
    let mut tx = club.door.db().read().await.unwrap();
    let of_anna = ratings::of_player(&mut tx, anna).await.unwrap().unwrap();
    assert_eq!((of_anna.rating / 100, of_anna.wins), (1530, 2));
    let of_boris = ratings::of_player(&mut tx, boris).await.unwrap().unwrap();
    assert_eq!((of_boris.rating + of_anna.rating, of_boris.losses), (300_000, 2));
    assert!(games::load(&mut tx, list[1]).await.unwrap().unwrap().rated);
}

async fn members_change_what_is_theirs(record: TestDb) {
    let club = Club::open(record);
    let anna = club.member("anna", "Anna Alder").await;
    let change =
        |change| club.submit(Actor::Player(anna), Command::Member(MemberCommand::Change(anna, change)));
    change(MemberChange { zone: Some("Asia/Tokyo".to_owned()), ..MemberChange::default() }).await.unwrap();
    assert!(matches!(
        change(MemberChange { zone: Some("Asia/Nowhere".to_owned()), ..MemberChange::default() }).await,
        Err(SubmitError::Invalid(Invalid::Zone(_)))
    ));
    let remove = MemberCommand::RemoveAddress(anna, "ANNA@example.org".to_owned());
    assert!(matches!(
        club.submit(Actor::Player(anna), Command::Member(remove)).await,
        Err(SubmitError::Invalid(Invalid::LastAddress))
    ));
    let again = MemberCommand::AddAddress(anna, "anna2@example.org".to_owned());
    club.submit(Actor::Player(anna), Command::Member(again)).await.unwrap();
    let letters = club.letters().await;
    assert_eq!(letters[0].address, "anna2@example.org");
    assert!(letters[0].text.contains("http://127.0.0.1:8960/login/"));
}

async fn a_login_link_goes_only_to_members(record: TestDb) {
    let club = Club::open(record);
    club.member("anna", "Anna Alder").await;
    for address in ["nobody@example.org", "anna@example.org"] {
        let ask = Command::Member(MemberCommand::LoginLink(address.to_owned()));
        assert_eq!(club.submit(Actor::Club, ask).await.unwrap(), Receipt::Kept, "{address}");
    }
    let letters = club.letters().await;
    assert_eq!(letters.len(), 1);
    assert_eq!(letters[0].address, "anna@example.org");
}

frcec_store::on_both!(
    practice_answers_every_move,
    words_reach_the_opponent_without_a_move,
    cancel_takes_back
);

async fn practice_answers_every_move(record: TestDb) {
    let club = Club::open(record);
    let anna = club.member("anna", "Anna Alder").await;
    let Receipt::Match { games: list, .. } = club.submit(Actor::Club, Command::Practice(anna)).await.unwrap()
    else {
        panic!("no match")
    };
    for _ in 0..6 {
        let view = club.view(list[0]).await;
        let Some(seat) = view.game.to_move() else { break };
        club.clock.set(club.clock.now() + 60_000);
        assert_eq!(view.person(seat).id, anna, "it is always the human's turn");
        let mv = view.game.line().legal_moves()[0];
        club.command(list[0], anna, Rules::Move { mv, ply: view.game.ply(), offer: false }).await.unwrap();
    }
    let letters = club.letters().await;
    assert!(letters.iter().all(|letter| letter.address == "anna@example.org"));
    let newest = letters.last().unwrap();
    assert!(newest.text.contains("Your move was played"), "{}", newest.text);
    assert!(newest.text.contains("Practice partner played"), "{}", newest.text);
    let mut tx = club.door.db().read().await.unwrap();
    assert!(!games::load(&mut tx, list[0]).await.unwrap().unwrap().rated);
    drop(tx);
    // The partner plays nothing that counts.
    let partner = club.view(list[0]).await;
    let partner = if partner.white.id == anna { partner.black.id } else { partner.white.id };
    let dora = club.member("dora", "Dora").await;
    let code = event(&club, dora, &[anna], false).await;
    let enter = EventCommand::Enter { code, player: partner };
    assert!(matches!(
        club.submit(Actor::Staff(dora), Command::Event(enter)).await,
        Err(SubmitError::NoMember(_))
    ));
}

frcec_store::on_both!(names_and_addresses_do_no_harm);
async fn names_and_addresses_do_no_harm(record: TestDb) {
    let club = Club::open(record);
    let anna = club.member("anna", "\u{202E}Anna\u{2066} Alder").await;
    let games = {
        club.member("boris", "Boris Bern").await;
        club.start("anna", "boris", 518, false).await
    };
    assert_eq!(club.view(games[0]).await.white.name, "Anna Alder");
    let own = MemberCommand::AddAddress(anna, "a@CLUB.example".to_owned());
    assert!(matches!(
        club.submit(Actor::Player(anna), Command::Member(own)).await,
        Err(SubmitError::Invalid(Invalid::OwnAddress(_)))
    ));
}

async fn words_reach_the_opponent_without_a_move(record: TestDb) {
    let (club, list) = two(record).await;
    let anna = club.view(list[0]).await.white.id;
    let say = Rules::Say { text: "I am travelling until Monday.".to_owned() };
    let mut command = frcec_server::door::GameCommand::new(list[0], say);
    command.message = Some("I am travelling until Monday.".to_owned());
    club.submit(Actor::Player(anna), Command::Game(command)).await.unwrap();
    let letters = club.letters().await;
    assert_eq!(letters.len(), 1);
    assert_eq!((letters[0].kind.as_str(), letters[0].address.as_str()), ("message", "boris@example.org"));
    assert!(letters[0].text.contains("| I am travelling until Monday."), "{}", letters[0].text);
    assert_eq!(club.game(list[0]).await.ply(), 0);
}

async fn cancel_takes_back(record: TestDb) {
    let (club, list) = two(record).await;
    let anna = club.view(list[0]).await.white.id;
    let now = club.clock.now();
    club.door.submit(by_mail(anna, now, hold(list[0], "e2e4"))).await.unwrap();
    club.door.submit(by_mail(anna, now + 1, Command::Cancel(list[0], Seat::White))).await.unwrap();
    let yes = Command::Confirm(Confirm { game: list[0], seat: Seat::White, number: None });
    club.door.submit(by_mail(anna, now + 2, yes)).await.unwrap();
    assert_eq!(club.game(list[0]).await.ply(), 0);
}
