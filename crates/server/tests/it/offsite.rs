//! Games from elsewhere: by both players and a director, and whole libraries from files.
use frcec_rules::{club::rating, pgn::Reader};
use frcec_server::door::{
    Actor, AskAnswer, AskWord, ClubDenial, Command, Imported, JoinLines, MemberCommand, OffsiteCommand,
    ReadGame, Receipt, SubmitError,
};
use frcec_server::pgn;
use frcec_store::{
    PlayerId, games, lists,
    offsite::{self, OffsiteState},
    on_both,
    players::{self, PlayerStatus},
    ratings,
    testing::TestDb,
};

use super::club::{Club, NOON};
use super::members::ask_of;

on_both!(
    a_game_from_elsewhere_needs_both_players_and_a_director,
    a_game_that_ended_before_others_is_rated_in_its_place,
    games_that_cannot_be_taken_are_refused_with_their_place,
    a_library_is_brought_in_once_however_often,
);

/// Fool's mate, on a day before the club's noon.
const MATE: &str = "[White \"anna\"]\n[Black \"Boris Bern\"]\n[Site \"lichess.org\"]\n[Date \"2026.04.01\"]\n\
                    [EndDate \"2026.04.20\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";

async fn people(club: &Club) -> [PlayerId; 3] {
    [
        club.member("anna", "Anna Alder").await,
        club.member("boris", "Boris Bern").await,
        club.member("dora", "Dora Dahl").await,
    ]
}

async fn send(club: &Club, by: PlayerId, pgn: &str) -> Result<Receipt, SubmitError> {
    let command = OffsiteCommand::Send { by, pgn: pgn.to_owned(), place: None };
    club.submit(Actor::Player(by), Command::Offsite(command)).await
}

async fn release(club: &Club, by: PlayerId, id: i64, rated: bool) -> Result<Receipt, SubmitError> {
    club.submit(Actor::Staff(by), Command::Offsite(OffsiteCommand::Release { id, rated })).await
}

fn denied(result: &Result<Receipt, SubmitError>) -> ClubDenial {
    match result {
        Err(SubmitError::Club(denial)) => (**denial).clone(),
        other => panic!("{other:?}"),
    }
}

async fn a_game_from_elsewhere_needs_both_players_and_a_director(record: TestDb) {
    let club = Club::open(record);
    let [anna, boris, dora] = people(&club).await;
    let of_an_event = format!("[Event \"Open of Lys\"]\n{MATE}");
    let Ok(Receipt::Offsite { id }) = send(&club, anna, &of_an_event).await else { panic!("taken") };
    let question = club.letters().await.pop().expect("a question");
    assert_eq!(question.address, "boris@example.org");
    for part in ["lichess.org", "20 April 2026", "0-1", "1. f3 e5 2. g4 Qh4#", "#518"] {
        assert!(question.text.contains(part), "{part} is not in {}", question.text);
    }
    assert_eq!(denied(&release(&club, dora, id, true).await), ClubDenial::NoOffsite(id), "not confirmed yet");
    let yes = AskAnswer { ask: ask_of(&club, &question), word: AskWord::Yes, lines: JoinLines::default() };
    club.submit(Actor::Player(boris), Command::Ask(yes)).await.unwrap();
    assert_eq!(denied(&release(&club, boris, id, true).await), ClubDenial::OwnOffsite);
    release(&club, dora, id, true).await.unwrap();
    let again = release(&club, dora, id, true).await;
    assert_eq!(denied(&again), ClubDenial::NoOffsite(id), "once");
    let told = club.letters().await;
    assert_eq!(told.len(), 2);
    let mut tx = club.door.db().read().await.unwrap();
    let sent = offsite::by_id(&mut tx, id).await.unwrap().unwrap();
    assert_eq!((sent.state, sent.rated), (OffsiteState::Released, Some(true)));
    let stored = games::load(&mut tx, sent.game_id.unwrap()).await.unwrap().unwrap();
    assert_eq!(
        (stored.place.as_deref(), stored.match_id, stored.row.version),
        (Some("lichess.org"), None, 1)
    );
    assert_eq!(stored.row.reason.as_deref(), Some("checkmate"));
    // What others load is told what it was played in, and not that it was played in the club.
    let view = club.view(stored.id).await;
    let text = pgn::write(&view, pgn::About::of(club.door.club(), &stored, None));
    assert!(text.starts_with("[Event \"Open of Lys\"]\n[Site \"lichess.org\"]\n"), "{text}");
    // 1500 to 1516 for one win between equals (domain.md: K = 32).
    let rating = ratings::of_player(&mut tx, boris).await.unwrap().unwrap();
    assert_eq!((rating.rating, rating.wins, rating.changed_at), (151_600, 1, sent.ended_at));
    drop(tx);
    let known = send(&club, boris, MATE).await;
    assert!(
        matches!(denied(&known), ClubDenial::GameKnown(name, place) if name == "1" && place == "http://127.0.0.1:8960/games/1")
    );
    // One that the other player does not know goes no further.
    let other = MATE.replace("2. g4 Qh4#", "2. Nh3 d5 3. Nf2 Nc6").replace("2026.04.20", "2026.04.21");
    let Ok(Receipt::Offsite { id }) = send(&club, anna, &other).await else { panic!("taken") };
    let twice = send(&club, boris, &other).await;
    assert!(matches!(denied(&twice), ClubDenial::GameKnown(..)), "it waits already");
    let no = OffsiteCommand::Say { id, by: boris, yes: false };
    club.submit(Actor::Player(boris), Command::Offsite(no)).await.unwrap();
    let told = club.letters().await;
    let no = told.iter().find(|letter| letter.address.starts_with("anna")).expect("a letter");
    let said = no.text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(said.contains("(lichess.org, 21 April 2026, 0-1) was not played so"), "{said}");
    // Boris is not asked again.
    let again = send(&club, anna, &other).await;
    assert_eq!(denied(&again), ClubDenial::GameRefused("Boris Bern".to_owned()));
    // Moves that a running game happens to share are no game that was played here.
    let here = club.start("anna", "boris", 518, false).await;
    club.play(here[0], "e2e4 e7e5").await;
    let short = MATE.replace("1. f3 e5 2. g4 Qh4#", "1. e4 e5");
    assert!(matches!(send(&club, anna, &short).await, Ok(Receipt::Offsite { .. })));
}

/// Noon of 5 May 2026 in UTC, the day after the tests' today.
const TO_COME: i64 = NOON + 24 * 3_600_000;

async fn a_game_that_ended_before_others_is_rated_in_its_place(record: TestDb) {
    let club = Club::open(record);
    let [anna, boris, dora] = people(&club).await;
    let here = club.start("anna", "boris", 518, false).await;
    club.play(here[0], "f2f3 e7e5 g2g4 d8h4").await;
    let Ok(Receipt::Offsite { id }) = send(&club, anna, &MATE.replace("2. g4 Qh4#", "2. Nh3 d5")).await
    else {
        panic!("taken")
    };
    let yes = OffsiteCommand::Say { id, by: boris, yes: true };
    club.submit(Actor::Player(boris), Command::Offsite(yes)).await.unwrap();
    release(&club, dora, id, true).await.unwrap();
    let mut tx = club.door.db().read().await.unwrap();
    let changes = ratings::changes(&mut tx, boris).await.unwrap();
    let (first, _) = rating::after_game(150_000, 150_000, frcec_rules::club::game::Outcome::White);
    assert_eq!((changes[0].before, changes[0].after), (150_000, first), "the game of April comes first");
    assert_eq!(changes[1].before, first);
    assert_eq!(changes[1].game_id, here[0]);
    // The stored list is the computed one.
    let results = lists::rated_results(&mut tx).await.unwrap();
    let (computed, _) = frcec_server::ratings::fold(&results);
    for rating in computed {
        assert_eq!(ratings::of_player(&mut tx, rating.player_id).await.unwrap(), Some(rating));
    }
}

async fn games_that_cannot_be_taken_are_refused_with_their_place(record: TestDb) {
    let club = Club::open(record);
    let [anna, _, dora] = people(&club).await;
    let head = |tag: &str, value: &str| {
        let at = MATE.find(&format!("[{tag} ")).expect("a tag");
        let end = MATE[at..].find('\n').unwrap() + at;
        format!("{}[{tag} \"{value}\"]{}", &MATE[..at], &MATE[end..])
    };
    let variant = format!("[Variant \"Atomic\"]\n{MATE}");
    match denied(&send(&club, anna, &variant).await) {
        ClubDenial::Pgn { line, reason, .. } => {
            assert!(line == 1 && reason.contains("960"), "{line} {reason}");
        }
        other => panic!("{other:?}"),
    }
    match denied(&send(&club, anna, &MATE.replace("2. g4", "2. Bc4")).await) {
        ClubDenial::Pgn { line, column, reason } => {
            assert_eq!((line, column), (8, 13));
            assert!(reason.starts_with("not legal"), "{reason}");
        }
        other => panic!("{other:?}"),
    }
    match denied(&send(&club, anna, &MATE.replace("0-1", "1-0")).await) {
        ClubDenial::Pgn { reason, .. } => assert!(reason.contains("board"), "{reason}"),
        other => panic!("{other:?}"),
    }
    for (pgn, expected) in [
        (String::new(), ClubDenial::PgnEmpty),
        (format!("{MATE}\n{MATE}"), ClubDenial::PgnSeveral),
        (MATE.replace("0-1", "*"), ClubDenial::PgnUnfinished),
        (head("White", "Nobody"), ClubDenial::PgnNoMember("Nobody".to_owned())),
        (head("EndDate", "2026.05.05"), ClubDenial::PgnToCome(TO_COME)),
        (head("Site", "?"), ClubDenial::PgnNoPlace),
        (head("White", "Boris Bern"), ClubDenial::PgnNotYours),
    ] {
        assert_eq!(denied(&send(&club, anna, &pgn).await), expected, "{pgn}");
    }
    assert_eq!(denied(&send(&club, dora, MATE).await), ClubDenial::PgnNotYours);
    let fen = "[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w Qkq - 0 1\"]\n[SetUp \"1\"]\n";
    assert_eq!(denied(&send(&club, anna, &format!("{fen}{MATE}")).await), ClubDenial::PgnNoStart);
    // A game that was played here.
    let here = club.start("anna", "boris", 518, false).await;
    club.play(here[0], "f2f3 e7e5 g2g4 d8h4").await;
    let url = "http://127.0.0.1:8960/games/1".to_owned();
    let known = ClubDenial::GameKnown("M0001-1".to_owned(), url);
    assert_eq!(denied(&send(&club, anna, MATE).await), known);
}

async fn a_library_is_brought_in_once_however_often(record: TestDb) {
    let club = Club::open(record);
    let anna = club.member("anna", "Anna Alder").await;
    let text = "[Event \"FRCEC Open\"]\n[White \"Anna Alder\"]\n[Black \"Old Master\"]\n[Date \"2004.05.01\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n\n\
                [White \"Old Master\"]\n[Black \"New Name\"]\n[Date \"????.??.??\"]\n[Result \"1/2-1/2\"]\n\n1. d4 d5 1/2-1/2\n";
    let read = || -> Vec<ReadGame> {
        Reader::new(text.as_bytes()).map(|game| ReadGame::of(&game.unwrap()).unwrap()).collect()
    };
    let first = club.door.import(read(), "FRCEC 2004").await.unwrap();
    assert!(first.iter().all(|imported| matches!(imported, Imported::New(_))), "{first:?}");
    let again = club.door.import(read(), "FRCEC 2004").await.unwrap();
    let known: Vec<_> = first
        .iter()
        .map(|imported| match imported {
            Imported::New(id) | Imported::Known(id) => Imported::Known(*id),
        })
        .collect();
    assert_eq!(again, known);
    let mut tx = club.door.db().read().await.unwrap();
    let games = lists::games(&mut tx, &lists::GameFilter::default(), 10).await.unwrap();
    assert_eq!(games.len(), 2);
    let (second, first) = (&games[0], &games[1]);
    assert_eq!((first.white_id, first.place.as_deref(), first.rated), (anna, Some("FRCEC 2004"), false));
    assert_eq!([first, second].map(|game| game.event.as_deref()), [Some("FRCEC Open"), None]);
    let tag = |game| {
        let about = pgn::About::of(club.door.club(), game, None);
        about.event
    };
    assert_eq!([first, second].map(tag), ["FRCEC Open", ""], "nobody says that it was the club's");
    // 2004-05-01 12:00 UTC.
    assert_eq!(first.row.ended_at, Some(1_083_412_800_000));
    assert_eq!(second.row.ended_at, Some(NOON), "an unknown day is that of the import");
    assert_eq!(first.black_id, second.white_id, "one name, one entry");
    let master = players::by_id(&mut tx, first.black_id).await.unwrap().unwrap();
    assert_eq!((master.status, master.name.as_str()), (PlayerStatus::Archived, "Old Master"));
    assert_eq!(players::count(&mut tx).await.unwrap(), 1, "names in the archive are no members");
    let events = games::events(&mut tx, first.id).await.unwrap();
    assert_eq!(events.iter().map(|event| event.kind.as_str()).collect::<Vec<_>>(), ["imported"]);
    drop(tx);
    // Nobody challenges a name, and the doctor finds all in order.
    let leave = Command::Member(MemberCommand::Leave(master.id, false));
    assert!(matches!(club.submit(Actor::Club, leave).await, Err(SubmitError::NoMember(_))));
    let doctor = frcec_server::doctor::Doctor {
        db: club.door.db(),
        speech: frcec_server::speech::Speech::new(),
        lang: frcec_server::speech::Lang::En,
        repair_at: None,
    };
    let report = doctor.examine().await.unwrap();
    assert!(report.ok, "{report:?}");
}
