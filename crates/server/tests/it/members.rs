//! Members come and go: joining, silence, leaving, being forgotten; words that are not wanted.
use frcec_rules::club::{
    game::{Command as Rules, Denial, EndReason, Outcome},
    pace::Pace,
};
use frcec_server::{
    doctor::Doctor,
    door::{
        Actor, AskAnswer, AskWord, ChallengeCommand, ClubDenial, Command, GameCommand, Invalid, JOIN_MS,
        JoinLines, JoinWish, MailRecord, MemberChange, MemberCommand, Offer, OffsiteCommand, Receipt,
        SILENT_MS, SpareWords, StartWish, Submission, SubmitError, Via, hash_secret,
    },
    leave::Request,
    mail::address::Tag,
    settings::{Delivery, Settings},
    speech::{Lang, Speech},
};
use frcec_store::{
    PlayerId, answers,
    asks::{self, AskKind},
    challenges, delivery, digests, inbox, leaves,
    letters::{self, Letter, LetterState, Lost},
    matches::{self, MatchState},
    offsite::{self, OffsiteState},
    on_both,
    players::{self, PlayerStatus, Role},
    ratings, reports, sessions,
    testing::TestDb,
};

use super::club::{Club, NOON, all_letters};

on_both!(
    a_newcomer_joins_by_the_link_once,
    a_newcomer_joins_by_answering_and_corrects_what_stands_in_the_letter,
    joining_tells_nobody_who_is_a_member,
    joining_refuses_what_makes_no_sense,
    a_late_answer_makes_no_member,
    a_year_of_silence_makes_inactive_and_any_sign_of_life_brings_back,
    leaving_loses_the_running_games_with_one_letter_to_each_opponent,
    whoever_waits_for_a_member_who_leaves_is_told,
    moves_that_arrive_while_a_member_is_deleted_stand_or_come_too_late,
    being_forgotten_leaves_nothing_personal,
    being_forgotten_takes_what_came_before_with_it,
    an_admin_does_not_leave_the_club_alone,
    muted_words_are_not_passed_on_and_the_writer_is_not_told,
    a_report_waits_for_a_director,
);

fn wish(address: &str) -> JoinWish {
    JoinWish {
        address: address.to_owned(),
        name: Some("Nina Novak".to_owned()),
        handle: None,
        country: Some("si".to_owned()),
        zone: "Europe/Ljubljana".to_owned(),
        lang: "en".to_owned(),
    }
}

async fn join(club: &Club, wish: JoinWish) -> Result<Receipt, SubmitError> {
    club.submit(Actor::Club, Command::Member(MemberCommand::Join(wish))).await
}

/// The secret of the link in a letter.
fn secret(letter: &Letter) -> String {
    let (_, rest) = letter.text.split_once("/join/").expect("a link");
    rest.chars().take_while(char::is_ascii_hexdigit).collect()
}

/// The question that a letter's sender address belongs to.
pub fn ask_of(club: &Club, letter: &Letter) -> i64 {
    let headers: serde_json::Value = serde_json::from_str(&letter.headers).unwrap();
    let from = headers["from"].as_str().unwrap();
    let signed = from.split_once('+').expect("a signed address").1.split_once('@').unwrap().0;
    match club.door.signer().verify(signed) {
        Some(Tag::Ask { id }) => id,
        other => panic!("{from}: {other:?}"),
    }
}

async fn confirm(club: &Club, secret: &str) -> Result<Receipt, SubmitError> {
    club.submit(Actor::Club, Command::Member(MemberCommand::ConfirmJoin(hash_secret(secret)))).await
}

async fn answer(club: &Club, ask: i64, word: AskWord, lines: JoinLines) -> Result<Receipt, SubmitError> {
    club.submit(Actor::Club, Command::Ask(AskAnswer { ask, word, lines })).await
}

async fn player(club: &Club, id: PlayerId) -> players::Player {
    players::by_id(&mut club.door.db().read().await.unwrap(), id).await.unwrap().expect("a member")
}

async fn a_newcomer_joins_by_the_link_once(record: TestDb) {
    let club = Club::open(record);
    join(&club, wish("Nina.N@example.org")).await.unwrap();
    assert!(players::by_handle(&mut club.door.db().read().await.unwrap(), "nina-n").await.unwrap().is_none());
    let letter = club.letters().await.pop().expect("a letter");
    assert_eq!(letter.address, "Nina.N@example.org");
    assert!(
        letter.text.contains("Name: Nina Novak") && letter.text.contains("Country: SI"),
        "{}",
        letter.text
    );
    let secret = secret(&letter);
    let Ok(Receipt::Member { id }) = confirm(&club, &secret).await else { panic!("a member") };
    let nina = player(&club, id).await;
    assert_eq!((nina.handle.as_str(), nina.country.as_deref()), ("nina-n", Some("SI")));
    assert_eq!((nina.role, nina.status), (Role::Member, PlayerStatus::Active));
    let welcome = club.letters().await.pop().expect("a welcome");
    assert!(welcome.text.contains("Welcome to FRCEC, Nina Novak"), "{}", welcome.text);
    // The link again, and the letter's own address.
    let again = confirm(&club, &secret).await;
    assert!(matches!(&again, Err(SubmitError::Club(d)) if **d == ClubDenial::AskOver), "{again:?}");
    let again = answer(&club, ask_of(&club, &letter), AskWord::Yes, JoinLines::default()).await;
    assert!(matches!(&again, Err(SubmitError::Club(d)) if **d == ClubDenial::AskOver), "{again:?}");
}

async fn a_newcomer_joins_by_answering_and_corrects_what_stands_in_the_letter(record: TestDb) {
    let club = Club::open(record);
    club.member("nina", "Another Nina").await;
    join(&club, wish("nina@example.net")).await.unwrap();
    let letter = club.letters().await.pop().expect("a letter");
    let ask = ask_of(&club, &letter);
    let lines = JoinLines { zone: Some("Moon/Tycho".to_owned()), ..JoinLines::default() };
    let refused = answer(&club, ask, AskWord::Yes, lines).await;
    assert!(matches!(refused, Err(SubmitError::Invalid(Invalid::Zone(_)))), "{refused:?}");
    let lines = JoinLines { handle: Some("nina".to_owned()), ..JoinLines::default() };
    let refused = answer(&club, ask, AskWord::Yes, lines).await;
    assert!(
        matches!(refused, Err(SubmitError::Invalid(Invalid::Taken { what: "handle", .. }))),
        "{refused:?}"
    );
    let lines =
        JoinLines { lang: Some("de".to_owned()), name: Some("Nina N.".to_owned()), ..JoinLines::default() };
    let Ok(Receipt::Member { id }) = answer(&club, ask, AskWord::Yes, lines).await else {
        panic!("a member")
    };
    let nina = player(&club, id).await;
    // Her own handle is in use: she gets the next one.
    assert_eq!((nina.handle.as_str(), nina.name.as_str(), nina.lang.as_str()), ("nina2", "Nina N.", "de"));
}

async fn joining_tells_nobody_who_is_a_member(record: TestDb) {
    let club = Club::open(record);
    club.member("anna", "Anna Alder").await;
    let known = join(&club, wish("anna@example.org")).await.unwrap();
    let unknown = join(&club, wish("nobody@example.org")).await.unwrap();
    assert_eq!(known, unknown);
    let letters = club.letters().await;
    let to_anna = letters.iter().find(|letter| letter.address.starts_with("anna")).expect("a letter");
    assert!(to_anna.text.contains("It is one already"), "{}", to_anna.text);
    // Three letters to one address within an hour, and one to a member.
    for _ in 0..4 {
        join(&club, wish("anna@example.org")).await.unwrap();
        join(&club, wish("nobody@example.org")).await.unwrap();
    }
    let more = club.letters().await;
    assert_eq!(more.iter().filter(|letter| letter.address.starts_with("nobody")).count(), 2);
    assert_eq!(more.len(), 2, "nothing more to the member");
}

async fn joining_refuses_what_makes_no_sense(record: TestDb) {
    let club = Club::open(record);
    club.member("anna", "Anna Alder").await;
    let good = wish("nina@example.org");
    for (bad, what) in [
        (JoinWish { address: "nonsense".to_owned(), ..good.clone() }, "Address"),
        (JoinWish { address: "x@club.example".to_owned(), ..good.clone() }, "OwnAddress"),
        (JoinWish { address: "noreply@example.org".to_owned(), ..good.clone() }, "RobotAddress"),
        (JoinWish { address: "\"n n\"@example.org".to_owned(), ..good.clone() }, "OddAddress"),
        (JoinWish { handle: Some("Admin".to_owned()), ..good.clone() }, "Taken"),
        (
            JoinWish { zone: "Moon/Tycho".to_owned(), lang: "tlh".to_owned(), ..good.clone() },
            "Several([Zone(\"Moon/Tycho\"), Lang(\"tlh\")])",
        ),
        (JoinWish { zone: "Europe/Atlantis".to_owned(), ..good.clone() }, "Zone"),
        (JoinWish { lang: "tlh".to_owned(), ..good.clone() }, "Lang"),
        (JoinWish { country: Some("Slovenia".to_owned()), ..good.clone() }, "Country"),
        (JoinWish { handle: Some("n n".to_owned()), ..good.clone() }, "Handle"),
        (JoinWish { handle: Some("Anna".to_owned()), ..good.clone() }, "Taken"),
        (JoinWish { name: Some("x".repeat(81)), ..good.clone() }, "Name"),
    ] {
        match join(&club, bad).await {
            Err(SubmitError::Invalid(invalid)) => {
                assert!(format!("{invalid:?}").starts_with(what), "{invalid:?}");
            }
            other => panic!("{what}: {other:?}"),
        }
    }
    assert!(club.letters().await.is_empty());
}

async fn a_late_answer_makes_no_member(record: TestDb) {
    let club = Club::open(record);
    join(&club, wish("nina@example.org")).await.unwrap();
    let secret = secret(&club.letters().await.pop().unwrap());
    club.clock.set(NOON + JOIN_MS);
    let late = confirm(&club, &secret).await;
    assert!(matches!(&late, Err(SubmitError::Club(d)) if **d == ClubDenial::AskOver), "{late:?}");
}

async fn a_year_of_silence_makes_inactive_and_any_sign_of_life_brings_back(record: TestDb) {
    let club = Club::open(record);
    let anna = club.member("anna", "Anna Alder").await;
    let boris = club.member("boris", "Boris Bern").await;
    club.clock.set(NOON + SILENT_MS / 2);
    let change = || Command::Member(MemberCommand::Change(boris, MemberChange::default()));
    club.submit(Actor::Player(boris), change()).await.unwrap();
    club.clock.set(NOON + SILENT_MS);
    assert!(!club.door.retire_one().await.unwrap(), "a year to the moment is no more than a year");
    club.clock.set(NOON + SILENT_MS + 1);
    assert!(club.door.retire_one().await.unwrap());
    assert!(!club.door.retire_one().await.unwrap(), "only who was silent, and once");
    assert_eq!(player(&club, anna).await.status, PlayerStatus::Inactive);
    assert_eq!(player(&club, boris).await.status, PlayerStatus::Active);
    let told = club.letters().await;
    assert_eq!((told.len(), told[0].address.as_str()), (1, "anna@example.org"));
    club.door.alive(anna).await.unwrap();
    let back = player(&club, anna).await;
    assert_eq!((back.status, back.seen_at), (PlayerStatus::Active, Some(NOON + SILENT_MS + 1)));
}

async fn leaving_loses_the_running_games_with_one_letter_to_each_opponent(record: TestDb) {
    let club = Club::open(record);
    let anna = club.member("anna", "Anna Alder").await;
    let boris = club.member("boris", "Boris Bern").await;
    club.member("carol", "Carol Cole").await;
    let first = club.start("anna", "boris", 518, false).await;
    let second = club.start("carol", "anna", 69, true).await;
    let done = club.start("anna", "boris", 311, false).await;
    club.play(done[0], "e2e4 e7e5").await;
    club.command(done[0], boris, Rules::Resign).await.unwrap();
    club.letters().await;
    let question = Command::Member(MemberCommand::AskToLeave(anna));
    club.submit(Actor::Player(anna), question).await.unwrap();
    let letter = club.letters().await.pop().expect("a question");
    assert!(letter.text.contains("4 running games"), "{}", letter.text);
    answer(&club, ask_of(&club, &letter), AskWord::Yes, JoinLines::default()).await.unwrap();

    for game in [first[0], first[1], second[0], done[1]] {
        let game = club.view(game).await;
        let finish = game.game.finish().expect("it is over");
        assert_eq!(finish.reason, EndReason::Left);
        let winner = finish.outcome.winner().expect("somebody won");
        assert_ne!(game.person(winner).id, anna);
    }
    // The second game of the staggered match had not begun.
    let waiting = club.game(second[1]).await.finish().expect("it is over");
    assert_eq!((waiting.outcome, waiting.reason), (Outcome::Cancelled, EndReason::Left));
    let letters = club.letters().await;
    let to = |who: &str| letters.iter().filter(|letter| letter.address.starts_with(who)).count();
    assert_eq!((to("anna"), to("boris"), to("carol"), letters.len()), (1, 1, 1, 3));
    let boris_letter = letters.iter().find(|letter| letter.address.starts_with("boris")).unwrap();
    assert!(boris_letter.text.contains("Anna Alder has left the club."), "{}", boris_letter.text);

    let mut tx = club.door.db().read().await.unwrap();
    for stored in matches::list(&mut tx, &matches::MatchFilter::default(), 10).await.unwrap() {
        assert_eq!(stored.state, MatchState::Finished);
    }
    let gone = players::by_id(&mut tx, anna).await.unwrap().unwrap();
    assert_eq!(gone.status, PlayerStatus::Former);
    assert!(players::addresses(&mut tx, anna).await.unwrap().is_empty());
    assert!(sessions::of_player(&mut tx, anna, 0).await.unwrap().is_empty());
    // Three lost to Boris after one won from him, one lost to Carol.
    let rating = ratings::of_player(&mut tx, anna).await.unwrap().unwrap();
    assert_eq!((rating.wins, rating.losses), (1, 4));
    drop(tx);
    assert_eq!(club.view(done[0]).await.white.name, "former member");
    let again = club.submit(Actor::Player(anna), Command::Member(MemberCommand::Leave(anna, false))).await;
    assert!(matches!(again, Err(SubmitError::NoMember(_))), "{again:?}");
    // The address is free again, for a new member.
    join(&club, wish("anna@example.org")).await.unwrap();
    assert!(club.letters().await[0].text.contains("/join/"));
}

async fn whoever_waits_for_a_member_who_leaves_is_told(record: TestDb) {
    let club = Club::open(record);
    let anna = club.member("anna", "Anna Alder").await;
    let boris = club.member("boris", "Boris Bern").await;
    let carol = club.member("carol", "Carol Cole").await;
    let offer = |from, to: &str| {
        Command::Challenge(ChallengeCommand::Offer(Offer {
            from,
            to: Some(to.to_owned()),
            start: StartWish::Random,
            pace: Pace::default(),
            rated: true,
            staggered: false,
        }))
    };
    club.submit(Actor::Player(boris), offer(boris, "anna")).await.unwrap();
    club.submit(Actor::Player(anna), offer(anna, "carol")).await.unwrap();
    let pgn = "[White \"Carol Cole\"]\n[Black \"anna\"]\n[Site \"elsewhere\"]\n[Date \"2026.04.01\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";
    let send = OffsiteCommand::Send { by: carol, pgn: pgn.to_owned(), place: None };
    club.submit(Actor::Player(carol), Command::Offsite(send)).await.unwrap();
    // Leave, a digest that comes due, and the mark that no letter arrives.
    let leave = Request::From("2026-07-01".parse().unwrap(), "2026-07-05".parse().unwrap());
    club.submit(Actor::Player(anna), Command::Leave(anna, leave)).await.unwrap();
    let settings = Settings { delivery: Delivery::DailyDigest, ..Settings::default() };
    let change = MemberChange { settings: Some(settings), ..MemberChange::default() };
    club.submit(Actor::Player(anna), Command::Member(MemberCommand::Change(anna, change))).await.unwrap();
    let marked = club.door.db().write(move |tx| {
        Box::pin(async move {
            digests::set_due(tx, anna, NOON).await?;
            delivery::mark(tx, anna, Lost::Hard, "5.1.1", NOON).await
        })
    });
    assert!(marked.await.unwrap());
    club.letters().await;

    club.submit(Actor::Player(anna), Command::Member(MemberCommand::Leave(anna, false))).await.unwrap();
    let letters = club.letters().await;
    let said = |who: &str| -> Vec<String> {
        let own = letters.iter().filter(|letter| letter.address.starts_with(who));
        own.map(|letter| letter.text.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
    };
    let to_boris = said("boris");
    assert_eq!(to_boris.len(), 1, "{to_boris:?}");
    assert!(to_boris[0].contains("Anna Alder has left the club. Your challenge 1 is over."), "{to_boris:?}");
    let to_carol = said("carol").join(" ");
    assert!(to_carol.contains("Anna Alder has taken back challenge 2 to you."), "{to_carol}");
    assert!(
        to_carol.contains("has left the club without confirming the game that you sent in."),
        "{to_carol}"
    );
    let mut tx = club.door.db().read().await.unwrap();
    assert!(leaves::of_player(&mut tx, anna).await.unwrap().is_empty());
    assert_eq!(delivery::of_player(&mut tx, anna).await.unwrap(), None);
    assert_eq!(digests::next_due(&mut tx, NOON + SILENT_MS).await.unwrap(), None);
    assert_eq!(offsite::of_player(&mut tx, carol).await.unwrap()[0].state, OffsiteState::Refused);
    assert!(challenges::made_by(&mut tx, boris).await.unwrap().is_empty());
    assert!(challenges::made_to(&mut tx, carol).await.unwrap().is_empty());
}

async fn moves_that_arrive_while_a_member_is_deleted_stand_or_come_too_late(record: TestDb) {
    let club = Club::open(record);
    let anna = club.member("anna", "Anna Alder").await;
    let boris = club.member("boris", "Boris Bern").await;
    let mut games = Vec::new();
    for start in [518, 69, 311] {
        games.extend(club.start("anna", "boris", start, false).await);
    }
    let leave = club.submit(Actor::Player(anna), Command::Member(MemberCommand::Leave(anna, true)));
    // One of the two is White in each game; both move in all of them at the same time.
    let moves = futures_util::future::join_all(games.iter().map(|game| async {
        let view = club.view(*game).await;
        let mv = view.game.line().parse_uci("a2a3").unwrap();
        let command = Rules::Move { mv, ply: 0, offer: false };
        club.command(*game, view.white.id, command).await
    }));
    let (left, answers) = tokio::join!(leave, moves);
    left.unwrap();
    for (game, answer) in games.iter().zip(answers) {
        let view = club.view(*game).await;
        let finish = view.game.finish().expect("no game of hers runs on");
        assert_eq!((finish.reason, view.game.ply() > 0), (EndReason::Left, answer.is_ok()), "{answer:?}");
        assert_eq!(finish.outcome.winner().map(|seat| view.person(seat).id), Some(boris));
        if let Err(error) = answer {
            let over = matches!(&error, SubmitError::Denied { denial: Denial::Over(_), .. });
            assert!(over || matches!(error, SubmitError::Busy), "{error:?}");
        }
    }
    let mut tx = club.door.db().read().await.unwrap();
    assert_eq!(ratings::of_player(&mut tx, boris).await.unwrap().unwrap().wins, 6);
    drop(tx);
    let doctor = Doctor { db: club.door.db(), speech: Speech::new(), lang: Lang::En, repair_at: None };
    let report = doctor.examine().await.unwrap();
    assert!(report.ok, "{report:?}");
}

async fn being_forgotten_leaves_nothing_personal(record: TestDb) {
    let club = Club::open(record);
    let anna = club.member("anna", "Anna Alder").await;
    club.member("boris", "Boris Bern").await;
    let game = club.start("anna", "boris", 518, false).await[0];
    club.play(game, "e2e4").await;
    let leave = Command::Member(MemberCommand::Leave(anna, true));
    club.submit(Actor::Player(anna), leave).await.unwrap();
    let gone = player(&club, anna).await;
    assert_eq!(
        (gone.handle, gone.name, gone.country),
        (format!("former-{anna}"), format!("former-{anna}"), None)
    );
    let mut tx = club.door.db().read().await.unwrap();
    for letter in letters::to_player(&mut tx, anna).await.unwrap() {
        assert!(letter.pruned && letter.address.is_empty() && letter.text.is_empty());
        assert_ne!(letter.state, LetterState::Queued);
    }
    for mail in inbox::of_player(&mut tx, anna).await.unwrap() {
        assert!(mail.raw.is_empty() && mail.mail_from.is_empty());
    }
    drop(tx);
    // What is left of her are the last letter to her, until it is emptied, and the opponents' letters.
    let named = all_letters(&club.door).await;
    let about: Vec<_> =
        named.iter().filter(|l| l.address.starts_with("anna") || l.headers.contains("anna@")).collect();
    assert_eq!(about.len(), 1);
    assert_eq!(about[0].player_id, None);
    assert!(about[0].text.contains("Your personal data is deleted"), "{}", about[0].text);
    // The game stands.
    assert_eq!(club.game(game).await.line().uci_text(), "e2e4");
}

async fn being_forgotten_takes_what_came_before_with_it(record: TestDb) {
    let club = Club::open(record);
    let mail = |from: &str, id: u32, command: Command| Submission {
        by: Actor::Club,
        via: Via::Mail(Box::new(MailRecord {
            mail_from: from.to_owned(),
            recipient: "club@club.example".to_owned(),
            raw: format!("From: Nina Novak <{from}>\r\n\r\nName: Nina Novak\r\n").into_bytes(),
            received_at: NOON,
            disposition: "answer".to_owned(),
            why: "test".to_owned(),
            game: None,
            message_id: None,
            words: SpareWords::default(),
        })),
        at: NOON,
        origin: Some(format!("mail/club/{id}")),
        command,
    };
    // She asks three times, from two spellings of her address; somebody with a longer one asks too.
    for (id, address) in [(1, "Nina.N@example.org"), (2, "nina.n@example.org"), (3, "nina.n+x@example.org")] {
        let join = Command::Member(MemberCommand::Join(wish(address)));
        club.door.submit(mail(address, id, join)).await.unwrap();
    }
    let other = Command::Member(MemberCommand::Join(wish("janina.n@example.org")));
    club.door.submit(mail("janina.n@example.org", 4, other)).await.unwrap();
    let letters = club.letters().await;
    let Ok(Receipt::Member { id }) = confirm(&club, &secret(&letters[0])).await else { panic!("a member") };
    // As a member, her address is asked about again.
    join(&club, wish("nina.n@example.org")).await.unwrap();
    let leave = Command::Member(MemberCommand::Leave(id, true));
    club.submit(Actor::Player(id), leave).await.unwrap();

    let all = all_letters(&club.door).await;
    let hers = |text: &str| text.to_lowercase().replace("janina.n", "").contains("nina.n");
    let left: Vec<&Letter> = all.iter().filter(|l| hers(&l.address) || hers(&l.headers)).collect();
    assert_eq!(left.len(), 1, "the farewell alone");
    assert_eq!(left[0].kind, "left");
    let mut tx = club.door.db().read().await.unwrap();
    let mails = inbox::list(&mut tx, None, 10).await.unwrap();
    let kept: Vec<&str> = mails.iter().filter(|m| !m.raw.is_empty()).map(|m| m.mail_from.as_str()).collect();
    assert_eq!(kept, ["janina.n@example.org"]);
    assert!(mails.iter().all(|mail| !hers(&mail.mail_from)));
    let asked = |address: &'static str| async {
        let mut tx = club.door.db().read().await.unwrap();
        asks::count_since(&mut tx, AskKind::Join, address, 0).await.unwrap()
    };
    assert_eq!((asked("nina.n@example.org").await, asked("janina.n@example.org").await), (0, 1));
    let known =
        answers::happened_within(&mut tx, "join-known/nina.n@example.org", NOON + 1, 10).await.unwrap();
    assert!(!known, "that she was answered is forgotten too");
    assert_eq!(player(&club, id).await.lang, "en");
    // The farewell is emptied with its texts.
    drop(tx);
    club.letters().await;
    let month = NOON + 31 * 24 * 3_600_000;
    let pruned =
        club.door.db().write(move |tx| Box::pin(async move { letters::prune(tx, month, 100).await })).await;
    assert!(pruned.unwrap() > 0);
    assert!(all_letters(&club.door).await.iter().all(|letter| !hers(&letter.address)));
}

async fn an_admin_does_not_leave_the_club_alone(record: TestDb) {
    let club = Club::open(record);
    let emil = club.member("emil", "Emil Ek").await;
    let db = club.door.db();
    let mut row = player(&club, emil).await;
    row.role = Role::Admin;
    db.write(move |tx| Box::pin(async move { players::update(tx, &row, NOON).await })).await.unwrap();
    let leave = Command::Member(MemberCommand::Leave(emil, false));
    let refused = club.submit(Actor::Player(emil), leave).await;
    assert!(matches!(&refused, Err(SubmitError::Club(d)) if **d == ClubDenial::LastAdmin), "{refused:?}");
}

async fn muted_words_are_not_passed_on_and_the_writer_is_not_told(record: TestDb) {
    let club = Club::open(record);
    let anna = club.member("anna", "Anna Alder").await;
    let boris = club.member("boris", "Boris Bern").await;
    let game = club.start("anna", "boris", 518, false).await[0];
    club.letters().await;
    let mute = |on| Command::Member(MemberCommand::Mute(boris, anna, on));
    club.submit(Actor::Player(boris), mute(true)).await.unwrap();
    assert!(club.letters().await.is_empty(), "nobody is told");
    let words = |text: &str, command: Rules| GameCommand {
        message: Some(text.to_owned()),
        ..GameCommand::new(game, command)
    };
    let view = club.view(game).await;
    let mv = view.game.line().parse_uci("e2e4").unwrap();
    let play = words("you play badly", Rules::Move { mv, ply: 0, offer: false });
    club.submit(Actor::Player(anna), Command::Game(play)).await.unwrap();
    let said = words("very badly", Rules::Say { text: "very badly".to_owned() });
    club.submit(Actor::Player(anna), Command::Game(said)).await.unwrap();
    let letters = club.letters().await;
    assert_eq!(letters.len(), 1, "the move comes, the words do not");
    assert!(letters[0].text.contains("Anna Alder played 1.e4") && !letters[0].text.contains("badly"));
    club.submit(Actor::Player(boris), mute(false)).await.unwrap();
    let said = words("sorry", Rules::Say { text: "sorry".to_owned() });
    club.submit(Actor::Player(anna), Command::Game(said)).await.unwrap();
    assert!(club.letters().await[0].text.contains("sorry"));
}

async fn a_report_waits_for_a_director(record: TestDb) {
    let club = Club::open(record);
    let anna = club.member("anna", "Anna Alder").await;
    let boris = club.member("boris", "Boris Bern").await;
    let carol = club.member("carol", "Carol Cole").await;
    let game = club.start("anna", "boris", 518, false).await[0];
    let report = |by, words: &str| Command::Member(MemberCommand::Report(by, game, words.to_owned()));
    let empty = club.submit(Actor::Player(anna), report(anna, "  ")).await;
    assert!(matches!(&empty, Err(SubmitError::Club(d)) if **d == ClubDenial::EmptyReport), "{empty:?}");
    let stranger = club.submit(Actor::Player(carol), report(carol, "x")).await;
    assert!(matches!(stranger, Err(SubmitError::NotYours)), "{stranger:?}");
    for _ in 0..5 {
        club.submit(Actor::Player(anna), report(anna, "He insults me.")).await.unwrap();
    }
    let sixth = club.submit(Actor::Player(anna), report(anna, "again")).await;
    assert!(matches!(&sixth, Err(SubmitError::Club(d)) if **d == ClubDenial::TooManyReports), "{sixth:?}");
    let open = reports::open(&mut club.door.db().read().await.unwrap(), 10).await.unwrap();
    assert_eq!((open.len(), open[0].by_id, open[0].about_id), (5, anna, boris));
    let settle = Command::Member(MemberCommand::SettleReport(open[0].id));
    club.submit(Actor::Staff(carol), settle).await.unwrap();
    let open = reports::open(&mut club.door.db().read().await.unwrap(), 10).await.unwrap();
    assert_eq!(open.len(), 4);
    assert!(challenges::queue(&mut club.door.db().read().await.unwrap()).await.unwrap().is_empty());
}
