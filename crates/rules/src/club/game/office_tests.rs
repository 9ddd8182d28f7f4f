//! What a director does about one game.
use super::*;
use crate::club::pace::DAY_MS;

const T0: i64 = 1_700_000_000_000;
const HOUR: i64 = 3_600_000;

fn started(moves: &str) -> Game {
    let mut game = Game::fold(&[
        Event::Created { start: 518, pace: Pace::default() },
        Event::Started { at: T0 },
        Event::Told { seat: Seat::White, at: T0, by: Telling::Letter, note: None },
    ])
    .unwrap();
    for uci in moves.split_whitespace() {
        let seat = game.to_move();
        let mv = game.line().parse_uci(uci).unwrap();
        let play = Command::Move { mv, ply: game.ply(), offer: false };
        for event in game.decide(seat, &play, T0).unwrap() {
            game.apply(&event).unwrap();
        }
        if game.is_running() {
            tell(&mut game, T0);
        }
    }
    game
}

fn tell(game: &mut Game, at: i64) {
    for event in game.decide(None, &Command::told(game.ply(), Telling::Letter), at).unwrap() {
        game.apply(&event).unwrap();
    }
}

fn office(game: &mut Game, what: Office, at: i64) -> Result<(), Denial> {
    for event in game.decide(None, &Command::Office(what), at)? {
        game.apply(&event).unwrap();
    }
    Ok(())
}

#[test]
fn while_the_directors_decide_nobody_moves_and_no_clock_runs() {
    let mut game = started("e2e4");
    let at = T0 + 3 * DAY_MS;
    office(&mut game, Office::Pause, at).unwrap();
    assert_eq!(office(&mut game, Office::Pause, at), Err(Denial::Paused));
    let left = game.left_ms(Seat::Black, at);
    assert_eq!(left, 27 * DAY_MS, "what was used is charged");
    assert_eq!(game.left_ms(Seat::Black, at + 90 * DAY_MS), left);
    assert_eq!((game.deadline(), game.look_at()), (None, None));
    let mv = game.line().parse_uci("e7e5").unwrap();
    let play = Command::Move { mv, ply: 1, offer: false };
    assert_eq!(game.decide(Some(Seat::Black), &play, at + HOUR), Err(Denial::Paused));
    assert_eq!(game.decide(Some(Seat::White), &Command::Give { days: 1 }, at), Err(Denial::Paused));
    assert!(game.decide(None, &Command::Flag, at + 90 * DAY_MS).is_err());
    // A letter that arrives late, or the day after which everybody counts as told, starts no clock.
    tell(&mut game, at + DAY_MS);
    assert_eq!(game.deadline(), None);
    let back = at + 10 * DAY_MS;
    office(&mut game, Office::Resume, back).unwrap();
    assert_eq!(office(&mut game, Office::Resume, back), Err(Denial::NotPaused));
    assert_eq!((game.told_at(), game.turn_began_at()), (None, Some(back)), "the turn begins anew, untold");
    tell(&mut game, back + HOUR);
    assert_eq!(game.deadline(), Some(back + HOUR + 27 * DAY_MS));
    // Giving up is possible at any time.
    let mut other = started("e2e4");
    office(&mut other, Office::Pause, at).unwrap();
    assert!(other.decide(Some(Seat::Black), &Command::Resign, at).is_ok());
}

#[test]
fn a_paused_game_survives_its_row() {
    let mut game = started("e2e4");
    office(&mut game, Office::Pause, T0 + DAY_MS).unwrap();
    let text = serde_json::to_string(game.snapshot()).unwrap();
    let again = Game::restore(serde_json::from_str(&text).unwrap()).unwrap();
    assert_eq!(again.paused_at(), Some(T0 + DAY_MS));
    // The row of a game that never was paused is what it was before there were pauses.
    assert!(!serde_json::to_string(started("e2e4").snapshot()).unwrap().contains("paused"));
}

#[test]
fn an_adjudicated_game_is_won_lost_or_drawn_once() {
    let mut game = started("e2e4");
    let cancelled = Office::Adjudicate { outcome: Outcome::Cancelled };
    assert_eq!(office(&mut game, cancelled, T0), Err(Denial::NoAdjudication));
    office(&mut game, Office::Pause, T0).unwrap();
    office(&mut game, Office::Adjudicate { outcome: Outcome::Draw }, T0 + DAY_MS).unwrap();
    let finish = Finish { outcome: Outcome::Draw, reason: EndReason::Adjudication, at: T0 + DAY_MS };
    assert_eq!((game.finish(), game.is_paused()), (Some(finish), false));
    let again = office(&mut game, Office::Adjudicate { outcome: Outcome::White }, T0 + DAY_MS);
    assert_eq!(again, Err(Denial::Over(finish)));
    let by_player = Command::Office(Office::Adjudicate { outcome: Outcome::White });
    assert_eq!(started("e2e4").decide(Some(Seat::White), &by_player, T0), Err(Denial::NotAPlayer));
}

#[test]
fn a_correction_keeps_the_moment_of_the_end_and_never_contradicts_the_board() {
    let correct = |outcome| Office::Correct { outcome, reason: EndReason::Corrected };
    let mut game = started("e2e4");
    assert_eq!(office(&mut game, correct(Outcome::White), T0), Err(Denial::NotOver));
    let resigned = game.decide(Some(Seat::Black), &Command::Resign, T0 + HOUR).unwrap();
    game.apply(&resigned[0]).unwrap();
    office(&mut game, correct(Outcome::Draw), T0 + DAY_MS).unwrap();
    let finish = Finish { outcome: Outcome::Draw, reason: EndReason::Corrected, at: T0 + HOUR };
    assert_eq!(game.finish(), Some(finish));
    assert_eq!(office(&mut game, correct(Outcome::Draw), T0 + DAY_MS), Err(Denial::SameResult));
    // Taken back, it is told as it was told before.
    let back = Office::Correct { outcome: Outcome::White, reason: EndReason::Resignation };
    office(&mut game, back, T0 + 2 * DAY_MS).unwrap();
    assert_eq!(game.finish().map(|finish| finish.reason), Some(EndReason::Resignation));
    // Fool's mate: Black has mated, whatever a director thinks.
    let mut mate = started("f2f3 e7e5 g2g4 d8h4");
    assert_eq!(office(&mut mate, correct(Outcome::White), T0), Err(Denial::AgainstTheBoard));
    assert_eq!(office(&mut mate, correct(Outcome::Draw), T0), Err(Denial::AgainstTheBoard));
    office(&mut mate, correct(Outcome::Cancelled), T0).unwrap();
    assert_eq!(mate.finish().map(|finish| finish.outcome), Some(Outcome::Cancelled));
    office(&mut mate, correct(Outcome::Black), T0).unwrap();
}

#[test]
fn only_what_the_clock_or_a_director_ended_goes_on() {
    let mut game = started("e2e4");
    assert_eq!(office(&mut game, Office::Reopen, T0), Err(Denial::NotOver));
    let at = T0 + 40 * DAY_MS;
    for event in game.decide(None, &Command::Flag, at).unwrap() {
        game.apply(&event).unwrap();
    }
    assert_eq!(game.finish().map(|finish| finish.reason), Some(EndReason::Time));
    office(&mut game, Office::Reopen, at + DAY_MS).unwrap();
    assert_eq!((game.to_move(), game.told_at()), (Some(Seat::Black), None));
    tell(&mut game, at + DAY_MS);
    assert_eq!(game.deadline(), Some(at + DAY_MS + 30 * DAY_MS), "the time of the turn is back");
    let resigned = game.decide(Some(Seat::Black), &Command::Resign, at + DAY_MS).unwrap();
    game.apply(&resigned[0]).unwrap();
    assert_eq!(office(&mut game, Office::Reopen, at + DAY_MS), Err(Denial::StaysOver));
    let mut mate = started("f2f3 e7e5 g2g4 d8h4");
    assert_eq!(office(&mut mate, Office::Reopen, T0), Err(Denial::StaysOver));
}

#[test]
fn a_director_gives_time_and_takes_back_no_more_than_leaves_a_day() {
    let mut game = started("e2e4");
    let at = T0 + DAY_MS;
    let grant = |days| Office::Grant { seat: Seat::Black, days };
    office(&mut game, grant(5), at).unwrap();
    assert_eq!(game.deadline(), Some(T0 + 35 * DAY_MS));
    assert_eq!(office(&mut game, grant(0), at), Err(Denial::GrantSize { most: 30 }));
    assert_eq!(office(&mut game, grant(31), at), Err(Denial::GrantSize { most: 30 }));
    office(&mut game, grant(-5), at).unwrap();
    assert_eq!(game.deadline(), Some(T0 + 30 * DAY_MS));
    assert_eq!(office(&mut game, grant(-29), at), Err(Denial::GrantSize { most: 28 }));
    office(&mut game, grant(-28), at).unwrap();
    assert_eq!(game.left_ms(Seat::Black, at), DAY_MS);
}

#[test]
fn events_of_office_fit_only_where_they_can_be() {
    let mut game = started("e2e4");
    assert_eq!(game.apply(&Event::Reopened { at: T0 }), Err(GameError::NotOver(6)));
    let corrected = Event::Corrected { outcome: Outcome::Draw, reason: EndReason::Corrected, at: T0 };
    assert_eq!(game.apply(&corrected), Err(GameError::NotOver(6)));
}

#[test]
fn a_game_goes_on_that_ended_only_with_an_entry() {
    let at = T0 + 2 * DAY_MS;
    let mut game = started("e2e4 e7e5");
    assert_eq!(office(&mut game, Office::Restore, at), Err(Denial::NotOver));
    for event in game.decide(Some(Seat::White), &Command::Withdraw { void: false }, at).unwrap() {
        game.apply(&event).unwrap();
    }
    assert_eq!(
        office(&mut game, Office::Reopen, at),
        Err(Denial::StaysOver),
        "not as a ruling about the game"
    );
    office(&mut game, Office::Restore, at + DAY_MS).unwrap();
    assert_eq!(game.to_move(), Some(Seat::White));
    assert_eq!(game.left_ms(Seat::White, at + 9 * DAY_MS), 30 * DAY_MS, "nothing runs until it is told");
    tell(&mut game, at + 2 * DAY_MS);
    assert_eq!(game.deadline(), Some(at + 32 * DAY_MS), "the time that the turn began with");
    // One that had not begun waits again, and its turn begins with its start.
    let mut waits = Game::fold(&[Event::Created { start: 518, pace: Pace::default() }]).unwrap();
    for event in waits.decide(None, &Command::Replace, at).unwrap() {
        waits.apply(&event).unwrap();
    }
    office(&mut waits, Office::Restore, at).unwrap();
    assert!(!waits.is_running() && waits.finish().is_none());
    waits.apply(&Event::Started { at: at + DAY_MS }).unwrap();
    assert_eq!(waits.turn_began_at(), Some(at + DAY_MS));
    // What was played out, or given up, stays.
    let mut resigned = started("e2e4 e7e5");
    for event in resigned.decide(Some(Seat::White), &Command::Resign, at).unwrap() {
        resigned.apply(&event).unwrap();
    }
    assert_eq!(office(&mut resigned, Office::Restore, at), Err(Denial::StaysOver));
}
