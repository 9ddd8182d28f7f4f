//! Leave, automatic leave, gifts, outages, failing delivery, missing first moves: through the door, by mail and by form.
use std::sync::Arc;

use frcec_rules::club::{
    game::{Command as Rules, Denial, EndReason, Event, Outcome, Stop, Telling},
    seat::Seat,
};
use frcec_server::{
    doctor::Doctor,
    door::{
        Actor, ChallengeCommand, Command, DeliveryFact, DeliveryFault, EventCommand, GameCommand, Invalid,
        Receipt, StartMatch, SubmitError, row::event_of,
    },
    leave::{self, Request},
    mail::{ingress::Ingress, transport::Captured},
    speech::{Lang, Speech},
    worker::{Step, Worker},
};
use frcec_store::{GameId, PlayerId, challenges, games, matches, outages, ratings, testing::TestDb};

use crate::club::{Club, NOON, all_letters};

frcec_store::on_both!(
    leave_stops_every_clock_and_each_opponent_is_told_once,
    leave_by_mail_says_what_is_entered_and_why_not,
    a_new_game_knows_the_leave_that_is_booked,
    every_letter_names_the_deadline_that_leave_makes,
    a_flag_uses_up_leave_before_it_falls,
    a_day_of_outage_flags_nobody,
    letters_go_out_a_day_later_after_an_outage,
    a_letter_that_comes_back_gives_the_time_back,
    a_full_mailbox_stops_the_clock_for_five_days,
    time_is_given_by_mail_and_told_to_both,
    a_missing_first_move_lets_the_opponent_cancel,
    whoever_waits_in_vain_gets_a_challenge_for_a_new_opponent,
    a_new_opponent_is_looked_for_by_form,
    in_an_event_a_missing_first_move_is_its_directors_business,
    nobody_plays_more_games_than_earned,
    ratings_count_by_the_ends_of_games_and_the_doctor_knows_them,
);

const HOUR: i64 = 3_600_000;
const DAY: i64 = 24 * HOUR;

struct Table {
    club: Club,
    people: Vec<PlayerId>,
}

impl Table {
    async fn set(record: TestDb) -> Self {
        let club = Club::open(record);
        let mut people = Vec::new();
        for (handle, name) in [("anna", "Anna Alder"), ("boris", "Boris Bern"), ("clara", "Clara Cole")] {
            people.push(club.member(handle, name).await);
        }
        Self { club, people }
    }

    fn worker(&self) -> Worker {
        Worker::new(self.club.door.clone(), Arc::new(Captured::default()))
    }

    async fn leave(&self, from: &str, to: &str) -> Result<Receipt, SubmitError> {
        let request = Request::From(from.parse().unwrap(), to.parse().unwrap());
        self.club.submit(Actor::Player(self.people[0]), Command::Leave(self.people[0], request)).await
    }

    async fn events(&self, game: GameId) -> Vec<Event> {
        let mut tx = self.club.door.db().read().await.unwrap();
        let stored = games::events(&mut tx, game).await.unwrap();
        stored.iter().map(|event| event_of(event).unwrap()).collect()
    }

    /// A mail that our own host vouches for.
    async fn mail(&self, from: &str, to: &str, text: &str) {
        let host = "mx.club.example";
        let ingress = Ingress::new(self.club.door.clone(), Some(host.to_owned()));
        let id = self.club.clock.now();
        let mail = format!(
            "Authentication-Results: {host}; dmarc=pass header.from=example.org\r\nFrom: <{from}>\r\nTo: <{to}>\r\n\
             Message-ID: <{id}.{}@example.org>\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n{text}\r\n",
            text.len()
        );
        let to = [to.to_owned()];
        ingress.receive(from, &to, mail.as_bytes(), self.club.clock.now()).await;
        self.club.clock.set(self.club.clock.now() + 1000);
    }

    /// The newest letter to a member.
    async fn newest(&self, handle: &str) -> frcec_store::letters::Letter {
        let address = format!("{handle}@example.org");
        let mut letters = all_letters(&self.club.door).await;
        letters.retain(|letter| letter.address == address);
        letters.into_iter().max_by_key(|letter| letter.id).expect("a letter")
    }

    /// The address that the newest letter of a game to a member is answered to.
    async fn reply_to(&self, handle: &str) -> String {
        let headers = self.newest(handle).await.headers;
        let headers: serde_json::Value = serde_json::from_str(&headers).unwrap();
        headers["from"].as_str().unwrap().to_owned()
    }

    /// Every row is the fold of its events, and every rating that of the results.
    async fn is_sound(&self) {
        let doctor =
            Doctor { db: self.club.door.db(), speech: Speech::new(), lang: Lang::En, repair_at: None };
        let report = doctor.examine().await.unwrap();
        assert!(report.ok, "{report:?}");
    }
}

async fn leave_stops_every_clock_and_each_opponent_is_told_once(record: TestDb) {
    let table = Table::set(record).await;
    let club = &table.club;
    let with_boris = club.start("anna", "boris", 518, false).await;
    let with_clara = club.start("anna", "clara", 69, true).await;
    club.letters().await;
    let before = club.game(with_boris[0]).await.deadline().unwrap();
    assert_eq!(table.leave("2026-05-10", "2026-05-16").await.unwrap(), Receipt::Leave);

    let told = club.letters().await;
    let mut readers: Vec<&str> = told.iter().map(|letter| letter.address.as_str()).collect();
    readers.sort_unstable();
    assert_eq!(readers, ["boris@example.org", "clara@example.org"], "one letter each, for two games each");
    let said = "Leave of Anna Alder: from 10 May 2026 to 16 May 2026.";
    assert!(told.iter().all(|letter| letter.text.contains(said)), "{}", told[0].text);
    for game in with_boris.iter().chain(&with_clara) {
        let seat = if club.view(*game).await.white.id == table.people[0] { Seat::White } else { Seat::Black };
        assert_eq!(club.game(*game).await.leave(seat, NOON).count(), 1, "the waiting one too");
    }
    assert_eq!(club.game(with_boris[0]).await.deadline(), Some(before + 7 * DAY));
    // Moved while away, the letter shows what the clock shows.
    club.clock.set(NOON + 8 * DAY);
    club.try_move(with_boris[0], "e2e4", false).await.unwrap();
    let moved = table.events(with_boris[0]).await.pop().unwrap();
    // From Monday noon to Sunday's midnight in Berlin (22:00 in UTC).
    let charged = 5 * DAY + 10 * HOUR;
    assert!(
        matches!(moved, Event::Moved { charged_ms, leave_ms, .. } if charged_ms == charged && leave_ms == 8 * DAY - charged),
        "{moved:?}"
    );
    // Taken back, all that is left of it is today.
    let back = Command::Leave(table.people[0], Request::Cancel(None));
    club.submit(Actor::Player(table.people[0]), back).await.unwrap();
    let rest: Vec<_> = club.game(with_boris[1]).await.leave(Seat::Black, club.clock.now()).collect();
    assert_eq!(rest.len(), 1);
    assert_eq!(rest[0].to, NOON + 8 * DAY + 10 * HOUR, "midnight in Berlin");
    let stranger = Command::Leave(table.people[1], Request::Cancel(None));
    let denied = club.submit(Actor::Player(table.people[0]), stranger).await;
    assert!(matches!(denied, Err(SubmitError::NotYours)), "{denied:?}");
    table.is_sound().await;
}

async fn leave_by_mail_says_what_is_entered_and_why_not(record: TestDb) {
    let table = Table::set(record).await;
    table.club.start("anna", "boris", 518, false).await;
    table.club.letters().await;
    table.club.clock.set(NOON + HOUR);
    let asked = [
        ("leave 2026-06-01 2026-06-10", "It is entered as you wrote, and your opponents are told."),
        ("leave 2026-06-01 2026-06-10", "You are on leave from 1 June 2026 to 10 June 2026 already"),
        ("leave 2026-06-09 2026-06-12", "You are on leave from 1 June 2026 to 10 June 2026 already"),
        ("leave 2026-07-10 2026-07-01", "would end before it begins"),
        ("leave 2026-05-03 2026-05-06", "3 May 2026 is past."),
        ("leave 2026-08-01 2026-08-21", "21 days of leave in 2026, and only 20 of the 30 days"),
        ("leave 2028-08-01 2028-08-02", "Leave can be entered up to 31 December 2027."),
        ("leave 1/6 10/6", "could not be read"),
        ("leave off 2026-07-01", "You have no such leave."),
        ("leave 2026-06-01 2026-06-05", "Your leave: from 1 June 2026 to 5 June 2026."),
        ("leave", "Days of leave left in 2026: 25 of 30."),
        ("leave off", "You have no leave ahead."),
    ];
    for (mail, said) in asked {
        table.mail("anna@example.org", "club@club.example", mail).await;
        let answer = table.newest("anna").await.text;
        let flowed = answer.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(flowed.contains(said), "{mail}: {answer}");
    }
    // In a game with a bank of days his clock runs on, and he is told so.
    table.club.start_at("anna", "boris", 69, false, "bank 60".parse().unwrap()).await;
    table.mail("anna@example.org", "club@club.example", "leave 2026-06-01 2026-06-03").await;
    let answer = table.newest("anna").await.text.split_whitespace().collect::<Vec<_>>().join(" ");
    let said = "Your leave does not hold in games M0002-1, M0002-2, which are played with a bank of days: there your clock runs on.";
    assert!(answer.contains(said), "{answer}");
    let to_boris = all_letters(&table.club.door).await;
    let news = to_boris.iter().filter(|letter| letter.address.starts_with("boris") && letter.kind == "leave");
    assert_eq!(news.count(), 4, "entered, shortened, taken back, entered; nothing else is news");
    table.is_sound().await;
}

async fn every_letter_names_the_deadline_that_leave_makes(record: TestDb) {
    let table = Table::set(record).await;
    let club = &table.club;
    // Seven days of leave: the thirty days of a clock last for thirty-seven.
    table.leave("2026-05-10", "2026-05-16").await.unwrap();
    let game = club.start("anna", "boris", 518, true).await[0];
    let of_anna = |letters: Vec<frcec_store::letters::Letter>| {
        let letter =
            letters.into_iter().rfind(|letter| letter.address.starts_with("anna")).expect("a letter");
        crate::events::flowed(&letter.text)
    };
    let begun = of_anna(club.letters().await);
    let until = "not up before 10 June 2026, 14:00 (UTC+2); for 7 days of the time until then your clock stands still";
    assert!(begun.contains(until), "{begun}");
    let due = club.game(game).await.deadline_if_told(club.clock.now()).unwrap();
    assert_eq!(due, NOON + 37 * DAY);
    // Before leave, on leave, after it: the moment stays, and it is the one at which the flag falls.
    for at in [NOON + DAY, NOON + 8 * DAY, NOON + 20 * DAY] {
        club.clock.set(at);
        table.mail("anna@example.org", "club@club.example", "show M0001-1").await;
        let shown = of_anna(club.letters().await);
        assert!(shown.contains(", until 10 June 2026, 14:00 (UTC+2)"), "{shown}");
        let ahead = if at < NOON + 6 * DAY { "; for 7 days of" } else { "" };
        assert!(shown.contains(ahead), "{shown}");
        if at == NOON + 20 * DAY {
            assert!(shown.contains("Your clock: 17 days, until 10 June"), "{shown}");
        }
    }
    assert_eq!(club.game(game).await.deadline(), Some(due));
}

async fn a_new_game_knows_the_leave_that_is_booked(record: TestDb) {
    let table = Table::set(record).await;
    table.leave("2026-05-04", "2026-05-10").await.unwrap();
    let list = table.club.start("anna", "boris", 518, false).await;
    table.club.letters().await;
    let game = table.club.game(list[0]).await;
    assert!(game.is_away(Seat::White, NOON + DAY));
    assert_eq!(game.deadline(), Some(NOON + 6 * DAY + 10 * HOUR + 30 * DAY), "thirty days from midnight on");
    table.is_sound().await;
}

async fn a_flag_uses_up_leave_before_it_falls(record: TestDb) {
    let table = Table::set(record).await;
    let (club, worker) = (&table.club, table.worker());
    table.leave("2026-12-01", "2026-12-28").await.unwrap();
    let list = club.start("anna", "boris", 518, true).await;
    club.letters().await;
    club.play(list[0], "e2e4 e7e5").await;
    club.letters().await;
    let deadline = club.game(list[0]).await.deadline().unwrap();
    club.clock.set(deadline + 3 * HOUR);
    assert_eq!(worker.call_one_flag().await.unwrap(), Step::Done);
    assert_eq!(worker.call_one_flag().await.unwrap(), Step::Nothing);
    assert_eq!(
        club.game(list[0]).await.deadline(),
        Some(deadline + DAY),
        "two days are left besides those booked"
    );
    let told = club.letters().await;
    assert_eq!(told.len(), 2);
    let to_anna = told.iter().find(|letter| letter.address.starts_with("anna")).unwrap();
    let flowed = to_anna.text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(flowed.contains("1 more day is left; when it is used up, the game is lost."), "{}", to_anna.text);
    club.clock.set(deadline + DAY + 3 * HOUR);
    assert_eq!(worker.call_one_flag().await.unwrap(), Step::Done);
    let told = club.letters().await;
    assert_eq!(told.len(), 1, "the last day is told to her who loses it");
    assert!(told[0].text.contains("It was the last one"), "{}", told[0].text);
    club.clock.set(deadline + 2 * DAY + 3 * HOUR);
    assert_eq!(worker.call_one_flag().await.unwrap(), Step::Done);
    let finish = club.game(list[0]).await.finish().unwrap();
    assert_eq!((finish.outcome, finish.reason), (Outcome::Black, EndReason::Time));
    table.is_sound().await;
}

async fn a_day_of_outage_flags_nobody(record: TestDb) {
    let table = Table::set(record).await;
    let (club, worker) = (&table.club, table.worker());
    let mut deadlines = Vec::new();
    for start in 0..3 {
        let list = club.start("anna", "boris", 100 + start, true).await;
        club.letters().await;
        club.play(list[0], "a2a3 a7a6").await;
        club.letters().await;
        deadlines.push((list[0], club.game(list[0]).await.deadline().unwrap()));
    }
    // The last sign of life an hour before the first deadline, the next one two months later.
    let down = deadlines[0].1 - HOUR;
    club.clock.set(down);
    assert_eq!(club.door.beat().await.unwrap(), None);
    let up = down + 60 * DAY;
    club.clock.set(up);
    // Even a flag that is called before anybody has said that we are back falls on nobody.
    assert_eq!(worker.call_one_flag().await.unwrap(), Step::Done, "the outage is entered");
    assert_eq!(club.door.beat().await.unwrap(), Some(60 * DAY));
    while worker.give_back_some().await.unwrap() == Step::Done {}
    for (game, deadline) in deadlines {
        assert_eq!(club.game(game).await.deadline(), Some(deadline + 60 * DAY));
        let events = table.events(game).await;
        let stops = events.iter().filter(|event| matches!(event, Event::Stopped { why: Stop::Outage, .. }));
        assert_eq!(stops.count(), 1, "{events:?}");
        assert_eq!(club.game(game).await.auto_days(Seat::White, 2026), 0);
    }
    assert_eq!(worker.call_one_flag().await.unwrap(), Step::Nothing);
    let mut tx = club.door.db().read().await.unwrap();
    assert_eq!(outages::since(&mut tx, 0).await.unwrap().len(), 1);
    drop(tx);
    table.is_sound().await;
}

async fn letters_go_out_a_day_later_after_an_outage(record: TestDb) {
    let table = Table::set(record).await;
    let (club, worker) = (&table.club, table.worker());
    let list = club.start("anna", "boris", 518, true).await;
    club.clock.set(NOON + HOUR);
    club.door.beat().await.unwrap();
    club.clock.set(NOON + 30 * HOUR);
    club.door.beat().await.unwrap();
    assert_eq!(
        worker.tell_one().await.unwrap(),
        Step::Nothing,
        "of the day only an hour was ours to tell in"
    );
    club.clock.set(NOON + 54 * HOUR);
    assert_eq!(worker.tell_one().await.unwrap(), Step::Done);
    assert_eq!(club.game(list[0]).await.told_at(), Some(NOON + 54 * HOUR));
}

async fn a_letter_that_comes_back_gives_the_time_back(record: TestDb) {
    let table = Table::set(record).await;
    let club = &table.club;
    let list = club.start("anna", "boris", 518, true).await;
    let letter = club.letters().await.into_iter().find(|letter| letter.tells_ply.is_some()).unwrap();
    let came_back =
        DeliveryFact::CameBack { game: list[0], seat: Seat::White, ply: 0, letter: letter.id, told_at: NOON };
    club.clock.set(NOON + 3 * DAY);
    for _ in 0..2 {
        club.door.delivery_clock(came_back).await.unwrap();
    }
    assert_eq!(club.game(list[0]).await.deadline(), None, "by nobody's fault that we know of");
    // A letter to a second address is taken.
    club.clock.set(NOON + 4 * DAY);
    assert!(
        club.door.told_by_letter(letter.id, NOON + 4 * DAY, Some("mx.example.net: 250 ok")).await.unwrap()
    );
    assert_eq!(club.game(list[0]).await.deadline(), Some(NOON + 34 * DAY));
    let told = table.events(list[0]).await.pop().unwrap();
    let note = Some("mx.example.net: 250 ok".to_owned());
    assert_eq!(told, Event::Told { seat: Seat::White, at: NOON + 4 * DAY, by: Telling::Letter, note });
    // A report about a turn that is over changes nothing.
    club.try_move(list[0], "e2e4", false).await.unwrap();
    let version = club.game(list[0]).await.version();
    club.door.delivery_clock(came_back).await.unwrap();
    assert_eq!(club.game(list[0]).await.version(), version);
    table.is_sound().await;
}

async fn a_full_mailbox_stops_the_clock_for_five_days(record: TestDb) {
    let table = Table::set(record).await;
    let club = &table.club;
    let list = club.start("anna", "boris", 518, true).await;
    let failing =
        |fault| DeliveryFact::Failing { game: list[0], seat: Seat::White, ply: 0, since: NOON, fault };
    club.clock.set(NOON + 2 * DAY);
    club.door.delivery_clock(failing(DeliveryFault::Club)).await.unwrap();
    assert_eq!(club.game(list[0]).await.told_at(), None, "our fault: nothing counts yet");
    club.door.delivery_clock(failing(DeliveryFault::Player)).await.unwrap();
    assert_eq!(club.game(list[0]).await.deadline(), Some(NOON + 35 * DAY));
    club.clock.set(NOON + 3 * DAY);
    let works = DeliveryFact::Works { player: table.people[0], at: NOON + 3 * DAY };
    club.door.delivery_clock(works).await.unwrap();
    assert_eq!(club.game(list[0]).await.deadline(), None, "the letter of the turn is still to be taken");
    club.letters().await;
    assert_eq!(club.game(list[0]).await.deadline(), Some(NOON + 33 * DAY));
    table.is_sound().await;
}

async fn time_is_given_by_mail_and_told_to_both(record: TestDb) {
    let table = Table::set(record).await;
    let club = &table.club;
    let list = club.start("anna", "boris", 518, true).await;
    club.letters().await;
    let to = table.reply_to("boris").await;
    table.mail("boris@example.org", &to, "give 3 days").await;
    assert_eq!(club.game(list[0]).await.deadline(), Some(NOON + 33 * DAY));
    let told = club.letters().await;
    let said: Vec<bool> = told
        .iter()
        .map(|letter| {
            letter.text.contains("Boris Bern gave you time: 3 days.")
                || letter.text.contains("You gave Anna Alder time: 3 days.")
        })
        .collect();
    assert_eq!(said, [true, true], "{told:?}");
    let to = table.reply_to("boris").await;
    table.mail("boris@example.org", &to, "give 99 days").await;
    let refused = table.newest("boris").await.text;
    let flowed = refused.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(flowed.contains("You can give your opponent 1 to 30 days at a time."), "{refused}");
    table.is_sound().await;
}

async fn a_missing_first_move_lets_the_opponent_cancel(record: TestDb) {
    let table = Table::set(record).await;
    let (club, worker) = (&table.club, table.worker());
    let list = club.start("anna", "boris", 518, true).await;
    club.letters().await;
    let early = club.command(list[0], table.people[1], Rules::CancelNoShow).await;
    assert!(
        matches!(early, Err(SubmitError::Denied { denial: Denial::NoNoShow { from: Some(from) }, .. }) if from == NOON + 7 * DAY),
        "{early:?}"
    );
    club.clock.set(NOON + 7 * DAY + 3 * HOUR);
    assert_eq!(worker.call_one_flag().await.unwrap(), Step::Done);
    assert_eq!(worker.call_one_flag().await.unwrap(), Step::Nothing);
    let told = club.letters().await;
    assert_eq!(told.len(), 2);
    let to_boris = told.iter().find(|letter| letter.address.starts_with("boris")).unwrap();
    assert!(to_boris.text.contains("cancel game"), "{}", to_boris.text);
    let to = table.reply_to("boris").await;
    table.mail("boris@example.org", &to, "cancel game").await;
    for game in &list {
        let finish = club.game(*game).await.finish().expect("the second game, which waited, too");
        assert_eq!((finish.outcome, finish.reason), (Outcome::Cancelled, EndReason::NoShow));
    }
    let mut tx = club.door.db().read().await.unwrap();
    assert_eq!(ratings::of_player(&mut tx, table.people[1]).await.unwrap(), None, "it does not count");
    let id = games::load(&mut tx, list[0]).await.unwrap().unwrap().match_id.unwrap();
    let of_match = matches::by_id(&mut tx, id).await.unwrap().unwrap();
    assert_eq!(of_match.state, matches::MatchState::Finished);
    drop(tx);
    table.is_sound().await;
}

async fn whoever_waits_in_vain_gets_a_challenge_for_a_new_opponent(record: TestDb) {
    let table = Table::set(record).await;
    let (club, worker) = (&table.club, table.worker());
    let (anna, boris, clara) = (table.people[0], table.people[1], table.people[2]);
    // Both games at once: in the second one Boris has moved, and Anna has not answered either.
    let list = club.start("anna", "boris", 451, false).await;
    club.letters().await;
    club.play(list[1], "a2a3").await;
    club.letters().await;
    let wanted = || GameCommand { new_opponent: true, ..GameCommand::new(list[0], Rules::CancelNoShow) };
    club.clock.set(NOON + 6 * DAY);
    let early = club.submit(Actor::Player(boris), Command::Game(wanted())).await;
    assert!(
        matches!(early, Err(SubmitError::Denied { denial: Denial::NoNoShow { from: Some(_) }, .. })),
        "{early:?}"
    );
    club.clock.set(NOON + 7 * DAY + 3 * HOUR);
    while worker.call_one_flag().await.unwrap() == Step::Done {}
    let told = club.letters().await;
    let to_boris = told.iter().find(|letter| letter.address.starts_with("boris")).unwrap();
    assert!(
        flowed(&to_boris.text).contains("If you write “new opponent”, you look for somebody else"),
        "{}",
        to_boris.text
    );

    let to = table.reply_to("boris").await;
    table.mail("boris@example.org", &to, "new opponent").await;
    for game in &list {
        let finish = club.game(*game).await.finish().expect("both games of the match");
        assert_eq!((finish.outcome, finish.reason), (Outcome::Cancelled, EndReason::NoShow));
    }
    let told = club.letters().await;
    assert_eq!(told.len(), 2, "one to each");
    let to_boris = told.iter().find(|letter| letter.address.starts_with("boris")).unwrap();
    let said = "A challenge for the same position and pace is open to all members in your name now.";
    assert!(flowed(&to_boris.text).contains(said), "{}", to_boris.text);
    let to_anna = told.iter().find(|letter| letter.address.starts_with("anna")).unwrap();
    assert!(!to_anna.text.contains("in your name"), "{}", to_anna.text);
    // On the terms of the match; whoever accepts plays from the same position.
    let open = challenges::open_to_all(&mut club.door.db().read().await.unwrap(), 9).await.unwrap();
    assert_eq!(open.len(), 1);
    assert_eq!((open[0].from_id, open[0].start_id, open[0].pace.as_str()), (boris, Some(451), "10/30"));
    let accept = ChallengeCommand::Accept(open[0].id, clara);
    let begun = club.submit(Actor::Player(clara), Command::Challenge(accept)).await;
    assert!(matches!(begun, Ok(Receipt::Match { .. })), "{begun:?}");
    let mut tx = club.door.db().read().await.unwrap();
    for player in [anna, boris] {
        assert_eq!(ratings::of_player(&mut tx, player).await.unwrap(), None, "nothing counts");
    }
    drop(tx);
    // Where the opponent has moved, the game goes on, and nobody is challenged.
    let list = club.start("anna", "boris", 518, false).await;
    club.letters().await;
    club.play(list[1], "a2a3 a7a6").await;
    club.letters().await;
    club.clock.set(club.clock.now() + 8 * DAY);
    let command = GameCommand { new_opponent: true, ..GameCommand::new(list[0], Rules::CancelNoShow) };
    club.submit(Actor::Player(boris), Command::Game(command)).await.unwrap();
    assert!(club.game(list[0]).await.finish().is_some() && club.game(list[1]).await.is_running());
    table.is_sound().await;
}

async fn a_new_opponent_is_looked_for_by_form(record: TestDb) {
    let site = crate::web::Site::open(record).await;
    let club = &site.club;
    let list = club.start("anna", "boris", 518, true).await;
    club.letters().await;
    let boris = site.log_in("boris").await;
    let page = site.get("/games/1", Some(&boris)).await.body;
    assert!(!page.contains("Look for a new opponent"), "too early");
    club.clock.set(NOON + 7 * DAY + HOUR);
    let page = site.get("/games/1", Some(&boris)).await.body;
    assert!(page.contains("value=\"replace\">Look for a new opponent</button>"), "{page}");
    let form = [("ply", "0"), ("key", "0123456789abcdef0123456789abcdef"), ("act", "replace")];
    let sent = site.post("/games/1/move", Some(&boris), &form).await;
    assert_eq!(sent.location.as_deref(), Some("/challenges?done=challenge-open-done"), "{}", sent.body);
    let page = site.get("/challenges?done=challenge-open-done", Some(&boris)).await.body;
    assert!(page.contains("A challenge of yours is open to all members now."), "{page}");
    assert!(page.contains("#518 RNBQKBNR"), "{page}");
    assert_eq!(club.game(list[0]).await.finish().map(|end| end.reason), Some(EndReason::NoShow));
}

/// A letter's text without its line ends.
fn flowed(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

async fn in_an_event_a_missing_first_move_is_its_directors_business(record: TestDb) {
    let table = Table::set(record).await;
    let (club, worker) = (&table.club, table.worker());
    let director = table.people[2];
    let code = crate::door_more::event(club, director, &table.people[..2], true).await;
    let start = Command::Event(EventCommand::Start { code, seen: None });
    club.submit(Actor::Staff(director), start).await.unwrap();
    club.letters().await;
    club.clock.set(NOON + 7 * DAY + 3 * HOUR);
    while worker.call_one_flag().await.unwrap() == Step::Done {}
    let told = club.letters().await;
    let (to_director, told): (Vec<_>, Vec<_>) =
        told.into_iter().partition(|letter| letter.address.starts_with("clara"));
    assert_eq!(to_director.len(), 1, "one for both games, {to_director:?}");
    let said = flowed(&to_director[0].text);
    assert!(said.contains("T0001-M0001-1:") && said.contains("T0001-M0001-2:"), "{said}");
    assert!(said.contains("The opponents cannot cancel games of an event."), "{said}");
    assert!(said.contains("/director/tournaments/T0001"), "{said}");
    let of_director = |text: &str| flowed(text).contains("only its director can cancel it");
    assert_eq!(told.iter().filter(|letter| of_director(&letter.text)).count(), 2, "{told:?}");
    assert!(told.iter().all(|letter| !flowed(&letter.text).contains("cancel game")), "{told:?}");
    for letter in told.iter().filter(|letter| of_director(&letter.text)) {
        let refused =
            club.command(letter.game_id.unwrap(), letter.player_id.unwrap(), Rules::CancelNoShow).await;
        assert!(matches!(refused, Err(SubmitError::Denied { denial: Denial::InEvent, .. })), "{refused:?}");
    }
    table.is_sound().await;
}

async fn nobody_plays_more_games_than_earned(record: TestDb) {
    let table = Table::set(record).await;
    let club = &table.club;
    let start = |number: u16| {
        Command::Match(StartMatch {
            white: "anna".to_owned(),
            black: if number.is_multiple_of(2) { "boris" } else { "clara" }.to_owned(),
            start: frcec_rules::StartPosition::new(number),
            pace: frcec_rules::club::pace::Pace::default(),
            staggered: false,
            rated: true,
        })
    };
    let director = Actor::Staff(table.people[2]);
    for number in 0..8 {
        club.submit(director, start(number)).await.unwrap();
    }
    let refused = club.submit(director, start(8)).await;
    let expected = Invalid::TooManyGames { name: "Anna Alder".to_owned(), running: 16, most: 16, more: 2 };
    assert!(matches!(&refused, Err(SubmitError::Invalid(invalid)) if *invalid == expected), "{refused:?}");
    // One game finished: two more, and there is room for a match again.
    club.command(GameId(1), table.people[1], Rules::Resign).await.unwrap();
    assert!(club.submit(director, start(8)).await.is_ok());
    let flag = Command::Game(GameCommand::new(GameId(1), Rules::Flag));
    assert!(club.submit(Actor::Club, flag).await.is_err(), "over");
}

async fn ratings_count_by_the_ends_of_games_and_the_doctor_knows_them(record: TestDb) {
    let table = Table::set(record).await;
    let club = &table.club;
    let first = club.start("anna", "boris", 518, false).await;
    let second = club.start("anna", "clara", 69, false).await;
    club.clock.set(NOON + 3 * HOUR);
    // What is read later may have arrived earlier: the second of these ends before the first.
    for (game, player, hour) in [(first[0], 0, 2), (second[0], 2, 1), (first[1], 1, 3)] {
        let submission = frcec_server::door::Submission {
            by: Actor::Player(table.people[player]),
            via: frcec_server::door::Via::Form,
            at: NOON + hour * HOUR,
            origin: None,
            command: Command::Game(GameCommand::new(game, Rules::Resign)),
        };
        club.door.submit(submission).await.unwrap();
    }
    let mut tx = club.door.db().read().await.unwrap();
    let changes = ratings::changes(&mut tx, table.people[0]).await.unwrap();
    let order: Vec<GameId> = changes.iter().map(|change| change.game_id).collect();
    assert_eq!(order, [second[0], first[0], first[1]]);
    // 1500 against 1500 is worth 16 points; the next game begins from there.
    assert_eq!((changes[0].before, changes[0].after, changes[1].before), (150_000, 151_600, 151_600));
    drop(tx);
    table.is_sound().await;
    club.door
        .db()
        .write(|tx| Box::pin(async move { ratings::replace_all(tx, &[], &[]).await }))
        .await
        .unwrap();
    let mut doctor =
        Doctor { db: club.door.db(), speech: Speech::new(), lang: Lang::En, repair_at: Some(NOON) };
    let report = doctor.examine().await.unwrap();
    let kinds: Vec<&str> = report.faults.iter().map(|fault| fault.kind).collect();
    assert_eq!(kinds, ["ratings_differ"]);
    doctor.repair_at = None;
    assert!(doctor.examine().await.unwrap().ok, "mended");
    let mut tx = club.door.db().read().await.unwrap();
    assert_eq!(ratings::changes(&mut tx, table.people[0]).await.unwrap(), changes);
}

#[test]
fn leave_is_as_long_as_its_days_in_every_zone() {
    // Leave over the change of the clocks: the days have 23 and 25 hours, and all of them count.
    for (zone, from, to, minutes) in [
        ("Europe/Berlin", "2027-03-27", "2027-03-29", 71 * 60),
        ("Europe/Berlin", "2027-10-30", "2027-11-01", 73 * 60),
        ("America/New_York", "2027-03-13", "2027-03-15", 71 * 60),
        ("Australia/Lord_Howe", "2027-04-03", "2027-04-05", 72 * 60 + 30),
        ("Asia/Kathmandu", "2027-03-27", "2027-03-29", 72 * 60),
    ] {
        let now = "2027-01-01T12:00:00Z".parse::<jiff::Timestamp>().unwrap().as_millisecond();
        let request = Request::From(from.parse().unwrap(), to.parse().unwrap());
        let Ok(leave::Plan::Enter(period)) = leave::plan(&leave::zone(zone), now, &[], request) else {
            panic!("{zone}")
        };
        assert_eq!((period.span.to - period.span.from) / 60_000, minutes, "{zone}");
    }
}
