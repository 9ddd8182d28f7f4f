//! One game, command by command.
use super::*;
use crate::club::pace::{DAY_MS, FLAG_GRACE_MS};

const T0: i64 = 1_700_000_000_000;

fn started(start: u16) -> Game {
    Game::fold(&[
        Event::Created { start, pace: Pace::default() },
        Event::Started { at: T0 },
        Event::Told { seat: Seat::White, at: T0, by: Telling::Letter, note: None },
    ])
    .unwrap()
}

fn mv(game: &Game, uci: &str, offer: bool) -> Command {
    Command::Move { mv: game.line().parse_uci(uci).unwrap(), ply: game.ply(), offer }
}

/// Plays `uci` for the side to move, an hour after it was told.
fn play(game: &mut Game, uci: &str) {
    play_with(game, uci, false);
}

fn play_with(game: &mut Game, uci: &str, offer: bool) {
    let seat = game.to_move().unwrap();
    let at = game.told_at().or(game.snapshot().moved_at).unwrap_or(T0) + 3_600_000;
    for event in game.decide(Some(seat), &mv(game, uci, offer), at).unwrap() {
        game.apply(&event).unwrap();
    }
    if game.is_running() {
        let told = Command::told(game.ply(), Telling::Letter);
        for event in game.decide(None, &told, at).unwrap() {
            game.apply(&event).unwrap();
        }
    }
}

#[test]
fn a_move_is_charged_from_the_telling_to_the_arrival() {
    let game = started(518);
    let events = game.decide(Some(Seat::White), &mv(&game, "e2e4", false), T0 + 3 * DAY_MS).unwrap();
    assert_eq!(
        events,
        [Event::Moved {
            uci: "e2e4".to_owned(),
            at: T0 + 3 * DAY_MS,
            charged_ms: 3 * DAY_MS,
            free_ms: 0,
            leave_ms: 0,
            left_ms: 27 * DAY_MS,
            offer: false
        }]
    );
    assert_eq!(game.deadline(), Some(T0 + 30 * DAY_MS));
    assert_eq!(game.left_ms(Seat::White, T0 + DAY_MS), 29 * DAY_MS);
    assert_eq!(game.left_ms(Seat::Black, T0 + DAY_MS), 30 * DAY_MS);
}

#[test]
fn the_fold_of_the_events_is_the_snapshot() {
    let mut game = started(518);
    for uci in ["e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "g8f6", "e1h1"] {
        play(&mut game, uci);
    }
    let again = Game::restore(game.snapshot().clone()).unwrap();
    assert_eq!(again.snapshot(), game.snapshot());
    assert_eq!(again.line().fen(crate::FenStyle::XFen), game.line().fen(crate::FenStyle::XFen));
    assert_eq!(game.version(), 3 + 14);
}

#[test]
fn only_the_side_to_move_moves_and_only_from_the_position_it_saw() {
    let mut game = started(518);
    let move_of_black = Command::Move { mv: game.line().parse_uci("e2e4").unwrap(), ply: 0, offer: false };
    assert_eq!(game.decide(Some(Seat::Black), &move_of_black, T0), Err(Denial::NotYourTurn));
    play(&mut game, "e2e4");
    assert_eq!(game.decide(Some(Seat::White), &move_of_black, T0), Err(Denial::MovedOn { seen: 0, now: 1 }));
}

#[test]
fn a_late_move_becomes_the_forfeit() {
    let game = started(518);
    let events = game.decide(Some(Seat::White), &mv(&game, "e2e4", false), T0 + 30 * DAY_MS + 1).unwrap();
    assert_eq!(
        events,
        [Event::Ended { outcome: Outcome::Black, reason: EndReason::Time, at: T0 + 30 * DAY_MS + 1 }]
    );
}

#[test]
fn a_flag_is_called_only_after_the_grace() {
    let game = started(518);
    let deadline = T0 + 30 * DAY_MS;
    assert_eq!(
        game.decide(None, &Command::Flag, deadline + FLAG_GRACE_MS),
        Err(Denial::TimeLeft { deadline: Some(deadline) })
    );
    assert!(game.decide(None, &Command::Flag, deadline + FLAG_GRACE_MS + 1).is_ok());
}

#[test]
fn no_clock_runs_before_its_owner_was_told() {
    let game =
        Game::fold(&[Event::Created { start: 0, pace: Pace::default() }, Event::Started { at: T0 }]).unwrap();
    assert_eq!(game.deadline(), None);
    assert!(matches!(
        game.decide(None, &Command::Flag, T0 + 1000 * DAY_MS),
        Err(Denial::TimeLeft { deadline: None })
    ));
}

#[test]
fn offers_are_answered_by_the_opponent_and_lapse_with_his_move() {
    let mut game = started(518);
    assert_eq!(game.decide(Some(Seat::White), &mv(&game, "e2e4", true), T0), Err(Denial::TooEarlyForDraw));
    play(&mut game, "e2e4");
    play_with(&mut game, "e7e5", true);
    assert_eq!(game.offer(), Some(Seat::Black));
    assert_eq!(game.decide(Some(Seat::Black), &Command::Accept, T0), Err(Denial::NoOffer));
    let agreed = game.decide(Some(Seat::White), &Command::Accept, T0).unwrap();
    assert!(matches!(agreed[0], Event::Ended { outcome: Outcome::Draw, reason: EndReason::Agreement, .. }));
    play(&mut game, "g1f3");
    assert_eq!(game.offer(), None);
    // Black has offered at move 1: again from move 11, or when White has offered.
    assert_eq!(
        game.decide(Some(Seat::Black), &mv(&game, "b8c6", true), T0),
        Err(Denial::OfferTooSoon { from_move: 11 })
    );
    play(&mut game, "b8c6");
    play_with(&mut game, "f1c4", true);
    assert!(game.decide(Some(Seat::Black), &mv(&game, "g8f6", true), T0).is_ok());
}

#[test]
fn a_declined_offer_leaves_the_turn_where_it_was() {
    let mut game = started(518);
    play(&mut game, "e2e4");
    play_with(&mut game, "e7e5", true);
    for event in game.decide(Some(Seat::White), &Command::Decline, T0).unwrap() {
        game.apply(&event).unwrap();
    }
    assert_eq!(game.offer(), None);
    assert_eq!(game.to_move(), Some(Seat::White));
    assert!(game.told_at().is_some(), "the clock runs on");
}

#[test]
fn resignation_is_possible_out_of_turn() {
    let game = started(518);
    let events = game.decide(Some(Seat::Black), &Command::Resign, T0).unwrap();
    assert!(matches!(
        events[0],
        Event::Ended { outcome: Outcome::White, reason: EndReason::Resignation, .. }
    ));
}

#[test]
fn a_right_claim_ends_and_a_wrong_one_plays_and_offers() {
    let mut game = started(518);
    for uci in ["g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1"] {
        play(&mut game, uci);
    }
    let intended = game.line().parse_uci("f6g8");
    let claim = Command::Claim { ply: game.ply(), intended };
    let events = game.decide(Some(Seat::Black), &claim, T0).unwrap();
    assert!(matches!(&events[0], Event::Moved { uci, .. } if uci == "f6g8"));
    assert!(matches!(events[1], Event::Ended { reason: EndReason::ThreefoldClaim, .. }));

    let wrong = Command::Claim { ply: game.ply(), intended: game.line().parse_uci("f6e4") };
    let events = game.decide(Some(Seat::Black), &wrong, T0).unwrap();
    assert!(matches!(&events[..], [Event::Moved { uci, offer: true, .. }] if uci == "f6e4"));

    let bare = Command::Claim { ply: game.ply(), intended: None };
    assert_eq!(
        game.decide(Some(Seat::Black), &bare, T0),
        Err(Denial::NothingToClaim { occurrences: 2, halfmoves: 7 })
    );
}

#[test]
fn mate_ends_the_game_and_nothing_follows() {
    let mut game = started(518);
    for uci in ["f2f3", "e7e5", "g2g4"] {
        play(&mut game, uci);
    }
    let mate = mv(&game, "d8h4", true);
    for event in game.decide(Some(Seat::Black), &mate, T0).unwrap() {
        game.apply(&event).unwrap();
    }
    let finish = game.finish().unwrap();
    assert_eq!((finish.outcome, finish.reason), (Outcome::Black, EndReason::Checkmate));
    assert_eq!(game.offer(), None);
    assert_eq!(game.decide(Some(Seat::White), &Command::Resign, T0), Err(Denial::Over(finish)));
}

#[test]
fn running_out_of_time_against_a_bare_king_is_a_draw() {
    // White has only a king left; Black's flag falls.
    let mut game = started(518);
    let position = "8/8/8/8/8/5q2/8/k1K5 b - - 0 1";
    game.line = Line::from_fen(position).unwrap().0;
    let Event::Ended { outcome, reason, .. } = game.flag(Seat::Black, T0) else { panic!("no end") };
    assert_eq!((outcome, reason), (Outcome::Draw, EndReason::TimeWithoutMate));
}

#[test]
fn who_leaves_loses_a_game_that_has_begun_and_cancels_one_that_has_not() {
    let left = |seat: Seat| Event::Ended { outcome: Outcome::win_of(!seat), reason: EndReason::Left, at: T0 };
    let mut game = started(518);
    assert_eq!(game.decide(Some(Seat::Black), &Command::Leave, T0), Ok(vec![left(Seat::Black)]));
    game.apply(&left(Seat::Black)).unwrap();
    let over = game.finish().unwrap();
    assert_eq!(game.decide(Some(Seat::White), &Command::Leave, T0), Err(Denial::Over(over)));
    let waiting = Game::fold(&[Event::Created { start: 518, pace: Pace::default() }]).unwrap();
    let cancelled = Event::Ended { outcome: Outcome::Cancelled, reason: EndReason::Left, at: T0 };
    assert_eq!(waiting.decide(Some(Seat::White), &Command::Leave, T0), Ok(vec![cancelled]));
}

#[test]
fn an_imported_game_is_one_event() {
    let imported = Event::Imported {
        start: 518,
        pace: Pace::default(),
        moves: "e2e4 e7e5".to_owned(),
        began_at: None,
        outcome: Outcome::White,
        reason: EndReason::Recorded,
        at: T0,
    };
    let mut game = Game::fold([&imported]).unwrap();
    assert_eq!((game.ply(), game.version(), game.is_running()), (2, 1, false));
    assert_eq!(game.finish().map(|finish| (finish.outcome, finish.at)), Some((Outcome::White, T0)));
    assert!(game.apply(&imported).is_err(), "only the first event");
    let stored: Event = serde_json::from_str(&serde_json::to_string(&imported).unwrap()).unwrap();
    assert_eq!(stored, imported);
    let illegal = Event::Imported {
        start: 518,
        pace: Pace::default(),
        moves: "e2e5".to_owned(),
        began_at: None,
        outcome: Outcome::Draw,
        reason: EndReason::Recorded,
        at: T0,
    };
    assert!(Game::fold([&illegal]).is_err());
}
