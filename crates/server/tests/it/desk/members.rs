//! Members who are stopped, accounts that become one, letters that were given up.
use frcec_rules::club::seat::Seat;
use frcec_rules::club::{event::Format, game::Outcome, pace::Pace};
use frcec_server::{
    door::{
        Actor, ChallengeCommand, ClubDenial, Command, DeskCommand, DeskDenial, EventCommand, EventRecord,
        MemberCommand, NewEvent, Offer, Receipt, StartWish, SubmitError,
    },
    mail::address::{Kind, Tag},
};
use frcec_store::{
    letters::{self, Failure, LetterState, Lost},
    merge::{self, Apart},
    on_both,
    players::{self, PlayerStatus, Role},
    testing::TestDb,
};

use super::{Desk, WHY, denial, flat, to};

on_both!(
    who_is_suspended_begins_nothing_and_plays_on,
    only_admins_rule_about_staff_and_nobody_about_himself,
    an_admin_gives_and_takes_offices_and_one_admin_stays,
    of_two_admins_who_depose_each_other_one_stays,
    events_of_a_director_who_is_none_are_handed_over,
    two_accounts_become_one,
    accounts_that_have_met_stay_two,
    a_letter_that_was_given_up_goes_again_or_is_let_be,
);

fn challenge(from: frcec_store::PlayerId, to: Option<&str>) -> Command {
    Command::Challenge(ChallengeCommand::Offer(Offer {
        from,
        to: to.map(str::to_owned),
        start: StartWish::Random,
        pace: Pace::default(),
        rated: true,
        staggered: false,
    }))
}

async fn who_is_suspended_begins_nothing_and_plays_on(record: TestDb) {
    let desk = Desk::open(record).await;
    let game = desk.club.start("anna", "boris", 518, false).await[0];
    desk.club.submit(Actor::Player(desk.anna), challenge(desk.anna, None)).await.unwrap();
    let cup = NewEvent::new("Cup", Format::Knockout, "bank 30".parse().unwrap());
    let made =
        desk.club.submit(Actor::Staff(desk.dora), Command::Event(EventCommand::Create(Box::new(cup)))).await;
    let Ok(Receipt::Event { code }) = made else { panic!("{made:?}") };
    let enter = EventCommand::Enter { code: code.clone(), player: desk.anna };
    desk.club.submit(Actor::Player(desk.anna), Command::Event(enter)).await.unwrap();
    desk.club.letters().await;
    let suspend = |on| DeskCommand::Suspend { player: desk.anna, on, reason: WHY.to_owned() };
    assert_eq!(denial(desk.desk(desk.dora, suspend(false)).await), DeskDenial::SameStatus);
    desk.desk(desk.dora, suspend(true)).await.unwrap();
    assert_eq!(denial(desk.desk(desk.dora, suspend(true)).await), DeskDenial::SameStatus);
    let letters = desk.club.letters().await;
    assert!(flat(to(&letters, "anna")).contains("you can begin no games"), "{}", letters[0].text);
    let out = format!("You are not entered any more in Cup ({code}).");
    assert!(flat(to(&letters, "anna")).contains(&out), "{}", letters[0].text);
    let suspended = |result: Result<_, SubmitError>| match result {
        Err(SubmitError::Club(denial)) => assert_eq!(*denial, ClubDenial::Suspended("Anna Alder".to_owned())),
        other => panic!("{other:?}"),
    };
    suspended(desk.club.submit(Actor::Player(desk.anna), challenge(desk.anna, Some("carol"))).await);
    suspended(desk.club.submit(Actor::Player(desk.carol), challenge(desk.carol, Some("anna"))).await);
    let match_of = Command::Match(frcec_server::door::StartMatch {
        white: "anna".to_owned(),
        black: "carol".to_owned(),
        start: None,
        pace: Pace::default(),
        staggered: false,
        rated: true,
    });
    suspended(desk.club.submit(Actor::Staff(desk.dora), match_of).await);
    let open = {
        let mut tx = desk.club.door.db().read().await.unwrap();
        frcec_store::challenges::open_to_all(&mut tx, 10).await.unwrap()
    };
    assert!(open.is_empty(), "her open challenge is taken back");
    // What runs goes on, by mail too, and a sign of life does not end the suspension.
    let tag = Tag::Game { kind: Kind::Turn, game: game.0, ply: 0, seat: Seat::White };
    let address = desk.club.door.signer().address(tag, desk.club.door.domain()).unwrap();
    let told = desk.mail("anna@example.org", &address, "e4").await;
    assert_eq!(desk.club.game(game).await.ply(), 1);
    assert!(!told.is_empty());
    let mut tx = desk.club.door.db().read().await.unwrap();
    let row = players::by_id(&mut tx, desk.anna).await.unwrap().unwrap();
    assert_eq!(row.status, PlayerStatus::Suspended);
    drop(tx);
    let entry = desk.log().await[0].id;
    desk.club.letters().await;
    desk.desk(desk.erik, DeskCommand::Undo { entry, reason: WHY.to_owned() }).await.unwrap();
    // The entry stays lost, and that is said.
    let letters = desk.club.letters().await;
    assert!(flat(to(&letters, "anna")).contains(&out), "{}", letters[0].text);
    desk.club.submit(Actor::Player(desk.anna), challenge(desk.anna, Some("carol"))).await.unwrap();
    desk.doctor_is_content().await;
}

async fn only_admins_rule_about_staff_and_nobody_about_himself(record: TestDb) {
    let desk = Desk::open(record).await;
    let suspend = |player| DeskCommand::Suspend { player, on: true, reason: WHY.to_owned() };
    assert_eq!(denial(desk.desk(desk.dora, suspend(desk.dora)).await), DeskDenial::Yourself);
    assert_eq!(denial(desk.desk(desk.dora, suspend(desk.erik)).await), DeskDenial::Staff);
    assert_eq!(denial(desk.desk(desk.alma, suspend(desk.alma)).await), DeskDenial::Yourself);
    desk.desk(desk.alma, suspend(desk.erik)).await.unwrap();
    assert!(matches!(desk.player(desk.anna, suspend(desk.boris)).await, Err(SubmitError::NotYours)));
    let merge = |from, into| DeskCommand::Merge { from, into, reason: WHY.to_owned() };
    assert_eq!(denial(desk.desk(desk.dora, merge(desk.erik, desk.anna)).await), DeskDenial::StaffAccount);
    assert_eq!(denial(desk.desk(desk.dora, merge(desk.anna, desk.anna)).await), DeskDenial::Yourself);
    assert_eq!(denial(desk.desk(desk.dora, merge(desk.anna, desk.dora)).await), DeskDenial::Yourself);
}

async fn two_accounts_become_one(record: TestDb) {
    let desk = Desk::open(record).await;
    let second = desk.club.member("anna2", "Anna A.").await;
    let won = desk.won("anna", "boris").await;
    let lost = desk.won("carol", "anna2").await;
    let running = desk.club.start("anna2", "boris", 518, false).await[0];
    let mute = Command::Member(MemberCommand::Mute(desk.boris, second, true));
    desk.club.submit(Actor::Player(desk.boris), mute).await.unwrap();
    desk.club.submit(Actor::Player(second), challenge(second, Some("anna"))).await.unwrap();
    let cup = NewEvent::new("Cup", Format::Knockout, "bank 30".parse().unwrap());
    let staff = Actor::Staff(desk.dora);
    let made = desk.club.submit(staff, Command::Event(EventCommand::Create(Box::new(cup)))).await;
    let Ok(Receipt::Event { code }) = made else { panic!("{made:?}") };
    let enter = EventCommand::Enter { code: code.clone(), player: second };
    desk.club.submit(staff, Command::Event(enter)).await.unwrap();
    desk.club.letters().await;
    let merge = DeskCommand::Merge { from: second, into: desk.anna, reason: WHY.to_owned() };
    desk.desk(desk.dora, merge.clone()).await.unwrap();
    let letters = desk.club.letters().await;
    // Both addresses are told: if they are two people's, each has to learn of it.
    assert_eq!(letters.len(), 4);
    // Who plays against the account that goes reads under which name the games go on.
    let opponent = flat(to(&letters, "boris"));
    assert!(opponent.contains("plays on as Anna Alder. Your games"), "{opponent}");
    for address in ["anna@", "anna2@"] {
        let letter = letters.iter().find(|letter| letter.address.starts_with(address)).unwrap();
        assert!(flat(letter).contains("anna2") && flat(letter).contains(WHY), "{}", letter.text);
    }
    // One win, one loss: 1516 against 1500 is expected 0.5230, so that the loss costs 16.74.
    assert_eq!(desk.rating(desk.anna).await, 149_926);
    assert_eq!(desk.rating(second).await, 0);
    assert_eq!(desk.club.view(lost).await.black.id, desk.anna);
    let mut tx = desk.club.door.db().read().await.unwrap();
    assert_eq!(merge::into(&mut tx, second).await.unwrap(), Some(desk.anna));
    // An entry into an event that has not begun moves with all the rest.
    let cup = EventRecord::load(&mut tx, &code).await.unwrap();
    assert_eq!(cup.entries.iter().map(|entry| entry.player).collect::<Vec<_>>(), [desk.anna]);
    let gone = players::by_id(&mut tx, second).await.unwrap().unwrap();
    assert_eq!(gone.status, PlayerStatus::Former);
    let addresses: Vec<String> =
        players::addresses(&mut tx, desk.anna).await.unwrap().into_iter().map(|a| a.address).collect();
    assert_eq!(addresses, ["anna@example.org", "anna2@example.org"]);
    let boris = players::by_id(&mut tx, desk.boris).await.unwrap().unwrap();
    assert!(boris.settings.contains(&format!("[{}]", desk.anna)), "muted stays muted: {}", boris.settings);
    assert!(frcec_store::challenges::made_to(&mut tx, desk.anna).await.unwrap().is_empty());
    drop(tx);
    // A letter that went to the old account is answered from its address, and moves.
    let tag = Tag::Game { kind: Kind::Turn, game: running.0, ply: 0, seat: Seat::White };
    let address = desk.club.door.signer().address(tag, desk.club.door.domain()).unwrap();
    desk.mail("anna2@example.org", &address, "e4").await;
    assert_eq!(desk.club.game(running).await.ply(), 1);
    // A result of the old account's is corrected like any other.
    desk.correct(desk.dora, lost, Outcome::Draw).await.unwrap();
    assert!(desk.rating(desk.anna).await > 151_000);
    assert!(matches!(desk.desk(desk.dora, merge).await, Err(SubmitError::NoMember(_))), "once");
    assert_eq!(desk.club.game(won).await.finish().unwrap().outcome, Outcome::White);
    desk.doctor_is_content().await;
}

async fn accounts_that_have_met_stay_two(record: TestDb) {
    let desk = Desk::open(record).await;
    desk.club.start("anna", "boris", 518, false).await;
    let merge = DeskCommand::Merge { from: desk.boris, into: desk.anna, reason: WHY.to_owned() };
    let apart = Apart { games: 2, events: 0 };
    assert_eq!(denial(desk.desk(desk.dora, merge).await), DeskDenial::Apart(apart));
    desk.doctor_is_content().await;
}

async fn a_letter_that_was_given_up_goes_again_or_is_let_be(record: TestDb) {
    let desk = Desk::open(record).await;
    desk.club.start("anna", "boris", 518, false).await;
    let now = desk.club.clock.now();
    let leased = desk
        .club
        .door
        .db()
        .write(move |tx| Box::pin(async move { letters::lease_due(tx, now, "t", 60_000, 10).await }))
        .await
        .unwrap();
    for letter in &leased {
        let id = letter.id;
        desk.club
            .door
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    letters::mark_failed(tx, id, "t", Failure::GiveUp(Lost::Hard), "no such host", now).await
                })
            })
            .await
            .unwrap();
    }
    let state = async |id| {
        let mut tx = desk.club.door.db().read().await.unwrap();
        letters::by_id(&mut tx, id).await.unwrap().unwrap().state
    };
    let (one, other) = (leased[0].id, leased[1].id);
    assert_eq!(state(one).await, LetterState::GivenUp);
    desk.desk(desk.dora, DeskCommand::SendAgain { letter: one }).await.unwrap();
    assert_eq!(state(one).await, LetterState::Queued);
    assert_eq!(
        denial(desk.desk(desk.dora, DeskCommand::SendAgain { letter: one }).await),
        DeskDenial::NoLetter
    );
    let drop = DeskCommand::DropLetter { letter: other, reason: WHY.to_owned() };
    desk.desk(desk.dora, drop.clone()).await.unwrap();
    assert_eq!(state(other).await, LetterState::Dropped);
    assert_eq!(denial(desk.desk(desk.dora, drop).await), DeskDenial::NoLetter);
}

async fn role_of(desk: &Desk, player: frcec_store::PlayerId) -> Role {
    let mut tx = desk.club.door.db().read().await.unwrap();
    players::by_id(&mut tx, player).await.unwrap().unwrap().role
}

async fn an_admin_gives_and_takes_offices_and_one_admin_stays(record: TestDb) {
    let desk = Desk::open(record).await;
    let set = |player, role, reason: &str| DeskCommand::SetRole { player, role, reason: reason.to_owned() };
    // A director says nothing about offices, nobody about his own, and every change has its reason.
    assert_eq!(denial(desk.desk(desk.dora, set(desk.anna, Role::Director, WHY)).await), DeskDenial::Staff);
    assert_eq!(denial(desk.desk(desk.alma, set(desk.alma, Role::Member, WHY)).await), DeskDenial::Yourself);
    assert_eq!(denial(desk.desk(desk.alma, set(desk.anna, Role::Director, " ")).await), DeskDenial::NoReason);
    assert_eq!(denial(desk.desk(desk.alma, set(desk.anna, Role::Member, WHY)).await), DeskDenial::SameRole);
    desk.desk(desk.alma, set(desk.anna, Role::Director, WHY)).await.unwrap();
    assert_eq!(role_of(&desk, desk.anna).await, Role::Director);
    let letters = desk.club.letters().await;
    assert_eq!(letters.len(), 1);
    let text = flat(to(&letters, "anna"));
    assert!(text.contains("You are a director of FRCEC now") && text.contains("/director"), "{text}");
    assert!(text.contains(&format!("Decided by Alma Aal, for this reason: {WHY}")), "{text}");
    let entry = desk.log().await.remove(0);
    assert_eq!((entry.action.as_str(), entry.reason.as_deref()), ("change role", Some(WHY)));
    assert_eq!(entry.subject, format!("player {}", desk.anna));
    assert!(entry.body.contains("\"member\"") && entry.body.contains("\"director\""), "{}", entry.body);
    // It can be taken back, by an admin, once, and is told.
    let undo = DeskCommand::Undo { entry: entry.id, reason: "the wrong Anna".to_owned() };
    assert_eq!(denial(desk.desk(desk.dora, undo.clone()).await), DeskDenial::Staff);
    desk.desk(desk.alma, undo.clone()).await.unwrap();
    assert_eq!(role_of(&desk, desk.anna).await, Role::Member);
    let text = flat(to(&desk.club.letters().await, "anna"));
    assert!(text.contains("you hold no office any more") && text.contains("the wrong Anna"), "{text}");
    assert!(matches!(denial(desk.desk(desk.alma, undo).await), DeskDenial::Stays(_)));
    // The club's keeper may do it as well, but the last admin stays one.
    let keeper = |role| desk.club.submit(Actor::Club, Command::Desk(set(desk.alma, role, WHY)));
    assert_eq!(denial(keeper(Role::Member).await), DeskDenial::LastAdmin);
    assert_eq!(role_of(&desk, desk.alma).await, Role::Admin);
    assert!(desk.club.letters().await.is_empty(), "nothing of it happened");
    desk.desk(desk.alma, set(desk.erik, Role::Admin, WHY)).await.unwrap();
    keeper(Role::Member).await.unwrap();
    assert_eq!(
        (role_of(&desk, desk.alma).await, role_of(&desk, desk.erik).await),
        (Role::Member, Role::Admin)
    );
    let letters = desk.club.letters().await;
    assert!(flat(to(&letters, "erik")).contains("You are an admin of FRCEC now"));
    assert!(flat(to(&letters, "alma")).contains("Decided by FRCEC, for this reason:"));
}

/// Who is no director any more runs no event: the deputy does, or the admins find somebody.
async fn events_of_a_director_who_is_none_are_handed_over(record: TestDb) {
    let desk = Desk::open(record).await;
    let robin = Format::RoundRobin { double: false, class_size: None };
    let mut codes = Vec::new();
    for deputy in [Some(desk.erik), None] {
        let mut new = NewEvent::new("Cup", robin, Pace::default());
        new.deputy = deputy;
        let create = EventCommand::Create(Box::new(new));
        match desk.club.submit(Actor::Staff(desk.dora), Command::Event(create)).await {
            Ok(Receipt::Event { code }) => codes.push(code),
            other => panic!("{other:?}"),
        }
    }
    desk.desk(
        desk.alma,
        DeskCommand::SetRole { player: desk.carol, role: Role::Admin, reason: WHY.to_owned() },
    )
    .await
    .unwrap();
    desk.club.letters().await;
    let out = DeskCommand::SetRole { player: desk.dora, role: Role::Member, reason: WHY.to_owned() };
    desk.desk(desk.alma, out).await.unwrap();
    let mut tx = desk.club.door.db().read().await.unwrap();
    let mut officers = Vec::new();
    for code in &codes {
        let event = EventRecord::load(&mut tx, code).await.unwrap().event;
        officers.push((event.director_id, event.deputy_id));
    }
    drop(tx);
    assert_eq!(officers, [(Some(desk.erik), None), (None, None)]);
    let letters = desk.club.letters().await;
    assert!(flat(to(&letters, "erik")).contains("You run Cup (T0001) from now on."));
    let text = flat(to(&letters, "carol"));
    assert!(text.contains("Cup (T0002) has no director any more, and no deputy."), "{text}");
    assert!(flat(to(&letters, "dora")).contains("you hold no office any more"));
    assert_eq!(letters.len(), 3, "one to each, and none to who decided it");
    let actions: Vec<String> = desk.log().await.into_iter().map(|entry| entry.action).collect();
    assert_eq!(actions.iter().filter(|action| *action == "appoint").count(), 2, "{actions:?}");
}

async fn of_two_admins_who_depose_each_other_one_stays(record: TestDb) {
    let desk = Desk::open(record).await;
    let set = |player, role| DeskCommand::SetRole { player, role, reason: WHY.to_owned() };
    desk.desk(desk.alma, set(desk.erik, Role::Admin)).await.unwrap();
    let (one, other) = tokio::join!(
        desk.desk(desk.alma, set(desk.erik, Role::Member)),
        desk.desk(desk.erik, set(desk.alma, Role::Member))
    );
    assert_eq!(u8::from(one.is_ok()) + u8::from(other.is_ok()), 1, "{one:?} {other:?}");
    let roles = [role_of(&desk, desk.alma).await, role_of(&desk, desk.erik).await];
    assert_eq!(roles.iter().filter(|role| **role == Role::Admin).count(), 1, "{roles:?}");
}
