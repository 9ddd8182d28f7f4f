//! What brings a letter of each kind that belongs to no event.
use std::sync::Arc;

use frcec_rules::club::{
    game::{Command as Rules, Outcome},
    seat::Seat,
};
use frcec_server::{
    door::{
        Actor, AddMember, Command, DeskCommand, GameCommand, HeldAction, HeldWhy, Hold, LifeCommand,
        MemberChange, MemberCommand, NewsWish, Receipt,
    },
    life::Month,
    mail::{address::Tag, compose::assemble::Headers, ingress::Ingress, transport::Captured},
    settings::{Delivery, PgnFile, Receipts, Settings},
    speech::{Lang, Speech},
    worker::{Step, Worker},
};
use frcec_store::{
    LetterId, PlayerId,
    adjudications::Claim,
    digests::{self, DigestBoard},
    letters::{self, Letter, Lost},
    players::Role,
    testing::TestDb,
};

use crate::{
    club::{Club, NOON, all_letters},
    life::{life, ms, subscribe},
};

const DAY: i64 = 24 * 3_600_000;

pub async fn member(club: &Club, handle: &str, name: &str, role: Role, lang: Lang) -> PlayerId {
    let add = AddMember {
        address: format!("{handle}@example.org"),
        name: Some(name.to_owned()),
        handle: Some(handle.to_owned()),
        role,
        zone: "Europe/Berlin".to_owned(),
        lang: lang.tag().to_owned(),
        country: None,
    };
    match club.submit(Actor::Club, Command::Member(MemberCommand::Add(add))).await {
        Ok(Receipt::Member { id }) => id,
        other => panic!("{other:?}"),
    }
}

pub async fn choose(club: &Club, player: PlayerId, settings: Settings) {
    let change = MemberChange { settings: Some(settings), ..MemberChange::default() };
    club.submit(Actor::Player(player), Command::Member(MemberCommand::Change(player, change))).await.unwrap();
}

/// The host of its reader says that there is nobody.
async fn came_back(club: &Club, lost: LetterId) {
    let marked = club.door.db().write(move |tx| {
        Box::pin(async move {
            letters::mark_bounced(tx, lost, Lost::Hard, "bounced, hard: 5.1.1 550 no such user", NOON).await
        })
    });
    assert!(marked.await.unwrap());
}

/// Letters of a match and around it in `lang`.
pub async fn written(lang: Lang) -> Vec<Letter> {
    let club = Club::speaking(TestDb::sqlite().await, lang);
    let anna = member(&club, "anna", "Anna Alder", Role::Member, lang).await;
    let boris = member(&club, "boris", "Boris Bern", Role::Member, lang).await;
    let dora = member(&club, "dora", "Dora Dahl", Role::Director, lang).await;
    let worker = Worker::new(club.door.clone(), Arc::new(Captured::default()));
    let ingress = Ingress::new(club.door.clone(), Some("mx.club.example".to_owned()));
    choose(&club, anna, Settings { receipts: Receipts::Always, pgn: PgnFile::Always, ..Settings::default() })
        .await;
    let games = club.start("anna", "boris", 144, false).await;
    club.play(games[0], "e2e4 e7e5 f1e2 f8e7").await;
    club.letters().await;
    let view = club.view(games[0]).await;
    let castling =
        view.game.line().legal_moves().iter().find_map(|mv| frcec_rules::Wing::of(*mv).map(|_| *mv));
    let mv = castling.unwrap_or_else(|| view.game.line().legal_moves()[0]);
    let mut words = GameCommand::new(games[0], Rules::Move { mv, ply: view.game.ply(), offer: true });
    words.message = Some(
        "Nf3 and O-O, you say?\nI had rather thought of a long walk along the river this evening.".to_owned(),
    );
    club.submit(Actor::Player(anna), Command::Game(words)).await.unwrap();
    club.command(games[0], boris, Rules::Decline).await.unwrap();
    let mut say = GameCommand::new(games[0], Rules::Say { text: "Hm.".to_owned() });
    say.message = Some("Hm.".to_owned());
    club.submit(Actor::Player(anna), Command::Game(say)).await.unwrap();
    let hold = Hold {
        game: games[0],
        seat: Seat::Black,
        ply: 5,
        action: HeldAction::Resign { message: None },
        why: HeldWhy::Careful,
        sender: None,
        aside: Vec::new(),
    };
    club.submit(Actor::Player(boris), Command::Hold(hold)).await.unwrap();
    club.play(games[1], "f2f3 e7e5").await;
    rulings(&club, [anna, boris, dora]).await;
    for link in [
        MemberCommand::LoginLink("anna@example.org".to_owned()),
        MemberCommand::AddAddress(anna, "a@example.net".to_owned()),
    ] {
        club.submit(Actor::Player(anna), Command::Member(link)).await.unwrap();
    }
    // By mail: an impossible move, the game as a file.
    let to = {
        let all = all_letters(&club.door).await;
        let turn = all.iter().find(|l| l.kind == "turn" && l.address.starts_with("boris")).expect("a turn");
        serde_json::from_str::<Headers>(&turn.headers).unwrap().from
    };
    for (number, text) in ["Qh5", "pgn"].into_iter().enumerate() {
        let mail =
            format!("From: <boris@example.org>\r\nMessage-ID: <{number}@example.org>\r\n\r\n{text}\r\n");
        let now = club.clock.now();
        ingress.receive("boris@example.org", std::slice::from_ref(&to), mail.as_bytes(), now).await;
    }
    let word = Speech::new().word(lang, "command-help");
    let mail = format!(
        "From: <anna@example.org>\r\nMessage-ID: <h@example.org>\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n{word}\r\n"
    );
    let now = club.clock.now();
    ingress.receive("anna@example.org", &["club@club.example".to_owned()], mail.as_bytes(), now).await;
    // A game to its end, a digest with several boards, a reminder.
    let more = club.start("boris", "anna", 613, true).await;
    club.play(more[0], "f1g1").await;
    club.letters().await;
    club.command(more[0], boris, Rules::Resign).await.unwrap();
    choose(&club, anna, Settings { delivery: Delivery::DailyDigest, ..Settings::default() }).await;
    let third = club.start("boris", "anna", 518, true).await;
    club.play(third[0], "d2d4").await;
    let quick = club.start("boris", "anna", 518, true).await;
    club.play(quick[0], "e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7").await;
    club.clock.set(NOON + DAY);
    while worker.digest_one().await.unwrap() == Step::Done {}
    club.letters().await;
    club.clock.set(NOON + 28 * DAY);
    while worker.remind_one().await.unwrap() == Step::Done {}
    // A letter to Anna comes back, first with other addresses to try, then without.
    let confirm = MemberCommand::ConfirmAddress(anna, "a@second.example".to_owned());
    club.submit(Actor::Player(anna), Command::Member(confirm)).await.unwrap();
    for address in ["anna@example.org", "anna2@example.org", "a@second.example"] {
        let all = all_letters(&club.door).await;
        let lost = all.iter().find(|letter| letter.address == address).expect("a letter there").id;
        came_back(&club, lost).await;
        assert_eq!(worker.settle_one_lost().await.unwrap(), Step::Done);
    }
    all_letters(&club.door).await
}

/// Two games of a match answered in one mail, a draw offered in the second: the one letter that the opponent gets.
pub async fn of_two_games(lang: Lang) -> Letter {
    let club = Club::speaking(TestDb::sqlite().await, lang);
    let anna = member(&club, "anna", "Anna Alder", Role::Member, lang).await;
    member(&club, "boris", "Boris Bern", Role::Member, lang).await;
    let games = club.start("anna", "boris", 518, false).await;
    club.play(games[0], "e2e4 e7e5").await;
    club.play(games[1], "g1f3").await;
    club.letters().await;
    let boards = [(games[0], 2, Seat::White), (games[1], 1, Seat::Black)];
    let boards: Vec<DigestBoard> = (1..)
        .zip(boards)
        .map(|(number, (game_id, ply, seat))| DigestBoard { number, game_id, ply, seat })
        .collect();
    let written = club
        .door
        .db()
        .write(move |tx| Box::pin(async move { digests::insert(tx, anna, 20_577, &boards).await }));
    written.await.unwrap();
    let to =
        club.door.signer().address(Tag::Digest { player: anna.0, issue: 20_577 }, "club.example").unwrap();
    let draw = Speech::new().word(lang, "command-draw");
    let mail = format!(
        "From: <anna@example.org>\r\nMessage-ID: <2@example.org>\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n#1 Nf3\r\n#2 Nf6 {draw}\r\nHm.\r\n"
    );
    let ingress = Ingress::new(club.door.clone(), None);
    ingress.receive("anna@example.org", &[to], mail.as_bytes(), club.clock.now()).await;
    let letters = club.letters().await;
    letters.into_iter().find(|letter| letter.address.starts_with("boris")).expect("one letter to Boris")
}

/// Letters that time alone brings, or that tell of it: leave, gifts, a missing first move, a year of silence.
pub async fn of_time(lang: Lang) -> Vec<Letter> {
    let club = Club::open(TestDb::sqlite().await);
    let anna = member(&club, "anna", "Anna Alder", Role::Member, lang).await;
    let boris = member(&club, "boris", "Boris Bern", Role::Member, lang).await;
    let worker = Worker::new(club.door.clone(), Arc::new(Captured::default()));
    let game = club.start("anna", "boris", 518, true).await[0];
    club.letters().await;
    club.clock.set(NOON + 8 * DAY);
    assert_eq!(worker.call_one_flag().await.unwrap(), Step::Done);
    club.play(game, "e2e4 e7e5 g1f3").await;
    club.letters().await;
    club.command(game, anna, Rules::Give { days: 2 }).await.unwrap();
    let day = jiff::civil::date(2027, 1, 5);
    let leave = frcec_server::leave::Request::From(day, day);
    club.submit(Actor::Player(boris), Command::Leave(boris, leave)).await.unwrap();
    club.clock.set(NOON + 42 * DAY);
    while worker.call_one_flag().await.unwrap() == Step::Done {}
    club.submit(Actor::Player(anna), Command::Member(MemberCommand::Leave(anna, false))).await.unwrap();
    club.clock.set(NOON + 450 * DAY);
    while worker.retire_one().await.unwrap() == Step::Done {}
    all_letters(&club.door).await
}

/// Letters of what directors do: a case from its opening to the appeal, a game that goes on, a result that is corrected.
async fn rulings(club: &Club, [anna, boris, dora]: [PlayerId; 3]) {
    let game = club.start("anna", "boris", 77, true).await[0];
    let reason = || "resign\nOur host was down for a week, as its letter shows.".to_owned();
    let staff = async |command| club.submit(Actor::Staff(dora), Command::Desk(command)).await.unwrap();
    let receipt = staff(DeskCommand::AskAdjudication { game, reason: reason() }).await;
    let Receipt::Adjudication { id } = receipt else { panic!("{receipt:?}") };
    for player in [anna, boris] {
        let lines = "1.e4 e5\n> 2.Nf3 and so on".to_owned();
        let claim = DeskCommand::FileClaim { id, claim: Claim::Draw, lines };
        club.submit(Actor::Player(player), Command::Desk(claim)).await.unwrap();
    }
    staff(DeskCommand::Decide { id, outcome: Outcome::White, reason: reason() }).await;
    for on in [true, false] {
        staff(DeskCommand::Suspend { player: boris, on, reason: reason() }).await;
    }
    let seen = club.game(game).await.version();
    staff(DeskCommand::Reopen { game, seen, reason: reason() }).await;
    club.command(game, boris, Rules::Resign).await.unwrap();
    let seen = club.game(game).await.version();
    staff(DeskCommand::Correct { game, outcome: Outcome::Draw, seen, reason: reason() }).await;
    let second = member(club, "anna2", "Anna A.", Role::Member, club.lang).await;
    staff(DeskCommand::Merge { from: second, into: anna, reason: reason() }).await;
}

/// A letter of a turn that was lost on time comes back, and the director learns of it.
pub async fn of_a_flag_in_vain(lang: Lang) -> Vec<Letter> {
    let club = Club::speaking(TestDb::sqlite().await, lang);
    for handle in ["anna", "boris"] {
        club.member(handle, handle).await;
    }
    member(&club, "dora", "Dora Dahl", Role::Director, lang).await;
    let worker = Worker::new(club.door.clone(), Arc::new(Captured::default()));
    club.start("anna", "boris", 518, true).await;
    while worker.send_one().await.unwrap() == Step::Done {}
    for day in [31, 45, 62] {
        club.clock.set(NOON + day * DAY);
        while worker.call_one_flag().await.unwrap() == Step::Done {}
    }
    let all = all_letters(&club.door).await;
    let lost = all.iter().rfind(|letter| letter.tells_ply == Some(0)).expect("the first turn").id;
    came_back(&club, lost).await;
    assert_eq!(worker.settle_one_lost().await.unwrap(), Step::Done);
    all_letters(&club.door).await
}

/// A month of the club with an upset, told in its newsletter.
pub async fn of_a_month(lang: Lang) -> Vec<Letter> {
    let club = Club::speaking(TestDb::sqlite().await, lang);
    club.clock.set(ms("2026-03-10T12:00:00Z"));
    let emil = member(&club, "emil", "Emil Ek", Role::Admin, lang).await;
    let [anna, _, carol] = [
        club.member("anna", "Anna Alder").await,
        club.member("boris", "Boris Bern").await,
        club.member("carol", "Carol Cole").await,
    ];
    for _ in 0..3 {
        for game in club.start("carol", "anna", 518, false).await {
            club.command(game, carol, Rules::Resign).await.unwrap();
        }
    }
    club.clock.set(ms("2026-04-20T12:00:00Z"));
    let games = club.start("anna", "boris", 518, false).await;
    club.play(games[0], "f2f3 e7e5 g2g4 d8h4").await;
    club.member("gina", "Gina Gray").await;
    let news = NewsWish {
        title: "Kubok 960".to_owned(),
        body: "2026, T0004\n\n- M0255\n- https://club.example/960".to_owned(),
        lang: lang.tag().to_owned(),
        publish: true,
        ..NewsWish::default()
    };
    life(&club, Actor::Staff(emil), LifeCommand::WriteNews(news)).await.unwrap();
    life(&club, Actor::Player(carol), LifeCommand::Nominate(carol, games[0])).await.unwrap();
    subscribe(&club, anna, true).await;
    club.clock.set(ms("2026-05-02T12:00:00Z"));
    let april = Month::of(ms("2026-04-20T12:00:00Z")).count();
    let staff = Actor::Staff(emil);
    life(&club, staff, LifeCommand::DraftIssue(april)).await.unwrap();
    life(&club, staff, LifeCommand::SendIssue { id: 1, seen: 0, early: true }).await.unwrap();
    let worker = Worker::new(club.door.clone(), Arc::new(Captured::default()));
    while worker.newsletter_some().await.unwrap() == Step::Done {}
    all_letters(&club.door).await
}
