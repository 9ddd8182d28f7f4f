//! Results of a knockout that are corrected while their tie-break is played, taken back, and corrected again; and what the letters
//! and pages of any corrected result say.
use std::collections::BTreeSet;

use frcec_rules::club::event::knockout::tie_breaks_asked;
use frcec_rules::club::game::EndReason;
use frcec_server::{
    door::{DeskDenial, Stays, Undo, Undoes},
    mail::transport::Captured,
    speech::Lang,
    worker::{Step, Worker},
};

use super::{undo::stays, *};

frcec_store::on_both!(
    a_correction_cancels_a_tie_break_that_decides_nothing_and_its_undo_resumes_it,
    a_correction_that_ends_the_event_waits_an_hour,
    a_loss_on_time_that_counts_again_is_told,
    no_running_game_decides_nothing_whatever_is_corrected_and_taken_back,
    a_correction_says_what_was_and_what_stays,
    an_undo_that_cannot_be_is_refused_before_a_reason_is_written,
    who_has_left_hears_once_how_it_ended,
    who_comes_back_to_a_full_event_waits,
);

fn cup() -> NewEvent {
    let mut new = NewEvent::new("Cup", Format::Knockout, bank());
    new.settings.staggered = false;
    new
}

/// All matches of the first round have ended level, and the tie-breaks run.
async fn level(record: TestDb, count: usize) -> Stage {
    let stage = Stage::begun(record, count, cup()).await;
    stage.end_round(|_| Outcome::White).await;
    stage.letters().await;
    stage.work().await;
    stage.letters().await;
    stage
}

/// A minute goes by.
fn later(stage: &Stage) {
    stage.club.clock.set(stage.club.clock.now() + 60_000);
}

async fn foretold(stage: &Stage, game: GameId, outcome: Outcome) -> Vec<String> {
    let stored = stage.stored(game).await;
    stage.club.door.foretell_result(&stored, Some((outcome, EndReason::Corrected)), Lang::En).await.unwrap()
}

/// Unfinished games of tie-breaks that their match does not ask for, and cancelled ones of the last round that it does ask for.
async fn out_of_place(stage: &Stage) -> Vec<GameId> {
    let record = stage.record().await;
    let mut found = Vec::new();
    for ((round, place), asked) in tie_breaks_asked(&record.history()) {
        for game in record.games_of(&record.rounds[round].body.pairings[place]) {
            let unfinished = matches!(game.row.state, GameState::Running | GameState::Waiting);
            let moot = game.row.reason.as_deref() == Some("moot");
            let open = record.event.state == TournamentState::Running && round + 1 == record.rounds.len();
            if unfinished && !asked || moot && asked && open {
                found.push(game.id);
            }
        }
    }
    found
}

async fn a_correction_cancels_a_tie_break_that_decides_nothing_and_its_undo_resumes_it(record: TestDb) {
    let stage = level(record, 4).await;
    let record = stage.record().await;
    assert_eq!(record.rounds.len(), 2);
    // 1 met 4 and 2 met 3: equal ratings, seeds by number.
    let [one, two, three, four] = stage.players[..] else { panic!("four") };
    let main = record.games_of(&record.rounds[0].body.pairings[0])[0].clone();
    assert_eq!(BTreeSet::from([main.white_id, main.black_id]), BTreeSet::from([one, four]));
    let tie_break: Vec<StoredGame> =
        stage.running().await.into_iter().filter(|game| game.seat(one).is_some()).collect();
    later(&stage);
    assert_eq!(tie_break.len(), 2);
    stage.moves_in(&tie_break[0]).await;
    stage.letters().await;
    // Black held the first game: 4 goes on with one and a half.
    let winner = main.black_id;
    let names =
        |id: PlayerId| format!("Player {}", stage.players.iter().position(|&known| known == id).unwrap() + 1);
    let loser = main.white_id;
    let said = foretold(&stage, main.id, Outcome::Draw).await;
    assert!(said.contains(&format!("{} goes on, and {} does not.", names(winner), names(loser))), "{said:?}");
    assert!(
        said.iter().any(|said| said.contains(
            "is decided without the tie-break: its 2 games that are still being played are cancelled and count for nothing."
        )),
        "{said:?}"
    );
    assert!(!said.iter().any(|said| said.contains("in an hour")), "the other match runs: {said:?}");
    stage.correct(main.id, Outcome::Draw).await.unwrap();
    for game in &tie_break {
        let stored = stage.stored(game.id).await;
        assert_eq!((stored.row.state, stored.row.reason.as_deref()), (GameState::Cancelled, Some("moot")));
    }
    let running: BTreeSet<PlayerId> =
        stage.running().await.iter().flat_map(|game| [game.white_id, game.black_id]).collect();
    assert_eq!(running, BTreeSet::from([two, three]), "the other tie-break goes on");
    let letters = stage.letters().await;
    assert_eq!(letters.len(), 2, "the two players, one letter each");
    for player in ["player1", "player4"] {
        let text = flowed(&of(&letters, player).text);
        assert!(text.contains("Until now the result was 1-0; now it is ½-½."), "{text}");
        assert!(!text.contains("Result: "), "a result is said once: {text}");
        assert!(text.contains("By this your rating goes from 1"), "{text}");
        assert!(
            text.contains("Your match in Cup (T0001) is decided without the tie-break. Its games"),
            "{text}"
        );
        assert!(text.contains("are cancelled: they count for nothing, are not rated"), "{text}");
    }
    let page = stage.page().await;
    assert_eq!(page.matches("ended level; two games from new positions decide it").count(), 1, "{page}");
    assert_eq!(page.matches("the match is decided without them").count(), 1, "{page}");
    assert!(page.contains("After this round had been paired a result was corrected:"), "{page}");
    assert!(page.contains("was 1-0 then and is ½-½ now"), "{page}");
    let view = stage.club.view(tie_break[0].id).await;
    assert!(view.game.finish().is_some());
    stage.healthy().await;
    // Taken back: the match is level again, and its games go on where they stood.
    let undoes =
        Undoes { result: Some((main.id, Outcome::White, EndReason::Resignation)), ..Undoes::default() };
    assert_eq!(stage.standing("correct result").await, Undo::Can(undoes));
    let said = foretold(&stage, main.id, Outcome::White).await;
    assert!(
        said.iter().any(|said| said.contains(
            "is level again: the 2 games of its tie-break that had been cancelled go on where they stood."
        )),
        "{said:?}"
    );
    stage.take_back("correct result").await.unwrap();
    let letters = stage.letters().await;
    assert_eq!(letters.len(), 2);
    for player in ["player1", "player4"] {
        let text = flowed(&of(&letters, player).text);
        assert!(text.contains("Until now the result was ½-½; now it is 1-0."), "{text}");
        assert!(text.contains("is level again, and the games"), "{text}");
        assert!(text.contains("A correction was taken back by Dora Direct as director"), "{text}");
    }
    for game in &tie_break {
        assert!(stage.club.view(game.id).await.game.is_running());
    }
    assert_eq!(stage.club.view(tie_break[0].id).await.game.ply(), 1, "where it stood");
    let page = stage.page().await;
    assert_eq!(page.matches("ended level; two games from new positions decide it").count(), 2, "{page}");
    assert!(!page.contains("After this round had been paired"), "as it was: {page}");
    // Done again, and the event goes on when the other match is over: 1 or 4 is in the final by the match alone.
    stage.correct(main.id, Outcome::Draw).await.unwrap();
    stage.letters().await;
    stage.end_round(|game| Outcome::win_of(game.seat(two).unwrap())).await;
    stage.hour_over();
    stage.work().await;
    let record = stage.record().await;
    assert_eq!(record.rounds.len(), 3);
    let pairing = &record.rounds[2].body.pairings[0].paired;
    let last: BTreeSet<PlayerId> =
        [pairing.white, pairing.black].map(|entry| record.entries[entry].player).into();
    assert_eq!(last, BTreeSet::from([winner, two]));
    // What is taken back now moves nobody: the final has been paired.
    let said = foretold(&stage, main.id, Outcome::White).await;
    assert!(said.iter().any(|said| said.contains("goes on all the same")), "{said:?}");
    stage.take_back("correct result").await.unwrap();
    assert_eq!(out_of_place(&stage).await, []);
    stage.play_out().await;
    assert_eq!(stage.state().await, TournamentState::Finished);
    stage.healthy().await;
}

async fn a_correction_that_ends_the_event_waits_an_hour(record: TestDb) {
    let stage = level(record, 2).await;
    let record = stage.record().await;
    let main = record.games_of(&record.rounds[0].body.pairings[0])[0].clone();
    let said = foretold(&stage, main.id, Outcome::Draw).await;
    assert!(
        said.iter().any(|said| said.starts_with("This ends the event: its result stands in an hour.")),
        "{said:?}"
    );
    stage.correct(main.id, Outcome::Draw).await.unwrap();
    stage.work().await;
    assert_eq!(stage.state().await, TournamentState::Running, "an hour to take it back");
    stage.take_back("correct result").await.unwrap();
    stage.work().await;
    assert_eq!(stage.running().await.len(), 2);
    stage.letters().await;
    stage.correct(main.id, Outcome::Draw).await.unwrap();
    stage.club.clock.set(stage.club.clock.now() + 60 * 60 * 1000);
    stage.work().await;
    let record = stage.record().await;
    assert_eq!(record.event.state, TournamentState::Finished);
    let winner = record.entry_of(main.black_id).unwrap();
    assert_eq!(record.champions(), [vec![winner]]);
    let page = stage.page().await;
    assert!(page.contains("has won the event, 1½\u{a0}:\u{a0}½."), "{page}");
    // Over: the tie-break cannot be played any more, and so the result stays.
    assert_eq!(stage.standing("correct result").await, Undo::Not(Stays::TieBreak));
    assert_eq!(stays(stage.take_back("correct result").await), Stays::TieBreak);
    stage.healthy().await;
}

async fn a_loss_on_time_that_counts_again_is_told(record: TestDb) {
    let stage = level(record, 2).await;
    // Nobody moves in the tie-break: one loss on time for each, and the lot decides.
    let worker = Worker::new(stage.club.door.clone(), std::sync::Arc::new(Captured::default()));
    for _ in 0..40 {
        stage.club.letters().await;
        stage.club.clock.set(stage.club.clock.now() + 5 * DAY_MS);
        while worker.call_one_flag().await.unwrap() == Step::Done {}
        stage.work().await;
        if stage.state().await == TournamentState::Finished {
            break;
        }
    }
    stage.letters().await;
    let record = stage.record().await;
    assert_eq!(record.event.state, TournamentState::Finished);
    let [first] = record.champions()[0][..] else { panic!("one") };
    let name = |entry: usize| format!("Player {}", entry + 1);
    let other = record.entries[1 - first].player;
    let all = record.games_of(&record.rounds[1].body.pairings[0]);
    let lost = all.into_iter().find(|game| game.white_id == other).unwrap().clone();
    assert_eq!(lost.row.reason.as_deref(), Some("time"));
    stage.correct(lost.id, Outcome::White).await.unwrap();
    assert_eq!(stage.record().await.champions(), [vec![1 - first]]);
    stage.letters().await;
    // Taken back it is lost on time again, and the lot decides again: preview and letters say who has won.
    let undoes = Undoes { result: Some((lost.id, Outcome::Black, EndReason::Time)), ..Undoes::default() };
    assert_eq!(stage.standing("correct result").await, Undo::Can(undoes));
    let stored = stage.stored(lost.id).await;
    let ending = Some((Outcome::Black, EndReason::Time));
    let said = stage.club.door.foretell_result(&stored, ending, Lang::En).await.unwrap();
    assert_eq!(said[0], format!("{} has won the event, and not {}.", name(first), name(1 - first)));
    let drawn = format!("the lot from link 3 of the draw gives the event to {}.", name(first));
    assert!(said[1].contains(&drawn), "{said:?}");
    stage.take_back("correct result").await.unwrap();
    assert_eq!(stage.record().await.champions(), [vec![first]]);
    let letters = stage.letters().await;
    let text = flowed(&of(&letters, &format!("player{}", first + 1)).text);
    assert!(text.contains("By the corrected result you have won Cup (T0001)"), "{text}");
}

async fn no_running_game_decides_nothing_whatever_is_corrected_and_taken_back(record: TestDb) {
    let stage = Stage::begun(record, 4, cup()).await;
    let mut dice = 20_261_130_u64;
    let mut below = move |count: usize| {
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(dice >> 33).unwrap() % count
    };
    let (mut cancelled, mut resumed) = (0, 0);
    for _ in 0..70 {
        let before: BTreeSet<GameId> = stage.running().await.iter().map(|game| game.id).collect();
        match below(4) {
            0 => {
                let running = stage.running().await;
                if let Some(game) = running.get(below(running.len().max(1))) {
                    // Level as often as not, so that tie-breaks are played.
                    let outcome = [Outcome::White, Outcome::White, Outcome::Draw][below(3)];
                    stage.end(game, outcome).await;
                }
            }
            1 | 2 => {
                let record = stage.record().await;
                let all = record.matches.values().flat_map(|(_, games)| games);
                let over: Vec<&StoredGame> =
                    all.filter(|game| game.row.state == GameState::Finished).collect();
                if let Some(game) = over.get(below(over.len().max(1))) {
                    let outcome = [Outcome::White, Outcome::Black, Outcome::Draw][below(3)];
                    // The same result is no correction.
                    let _same = stage.correct(game.id, outcome).await;
                    let now: BTreeSet<GameId> = stage.running().await.iter().map(|game| game.id).collect();
                    let gone = before.difference(&now).count();
                    cancelled += gone;
                    if gone > 0 && below(2) == 0 {
                        stage.take_back("correct result").await.unwrap();
                        let again = stage.running().await;
                        resumed += again.iter().filter(|game| !now.contains(&game.id)).count();
                    }
                }
            }
            _ => {
                let filter = frcec_store::audit::AuditFilter {
                    action: Some("correct result".to_owned()),
                    ..frcec_store::audit::AuditFilter::default()
                };
                let mut tx = stage.club.door.db().read().await.unwrap();
                let newest = frcec_store::audit::list(&mut tx, &filter, 1).await.unwrap();
                drop(tx);
                let Some(entry) = newest.first() else { continue };
                let can = matches!(stage.standing_of(entry, stage.director).await, Undo::Can(_));
                let done = stage.take_back_entry(entry.id).await;
                assert_eq!(can, done.is_ok(), "what is offered is done, and nothing else: {done:?}");
                let now: BTreeSet<GameId> = stage.running().await.iter().map(|game| game.id).collect();
                resumed += now.difference(&before).count();
            }
        }
        assert_eq!(out_of_place(&stage).await, []);
        if below(3) == 0 {
            stage.club.clock.set(stage.club.clock.now() + 60 * 60 * 1000);
            stage.work().await;
        }
        stage.club.letters().await;
    }
    assert!(cancelled > 0, "a correction has cancelled tie-breaks");
    assert!(resumed > 0, "and one that was taken back has resumed them");
    stage.play_out().await;
    stage.club.clock.set(stage.club.clock.now() + 60 * 60 * 1000);
    stage.play_out().await;
    assert_eq!(stage.state().await, TournamentState::Finished);
    stage.healthy().await;
}

async fn a_correction_says_what_was_and_what_stays(record: TestDb) {
    let new = NewEvent::new("Swiss", Format::Swiss { rounds: 3, double: false }, bank());
    let stage = Stage::begun(record, 4, new).await;
    let first = stage.running().await;
    stage.end_round(|_| Outcome::White).await;
    stage.work().await;
    stage.letters().await;
    let game = &first[0];
    later(&stage);
    stage.correct(game.id, Outcome::Cancelled).await.unwrap();
    let letters = stage.letters().await;
    assert_eq!(letters.len(), 2);
    for letter in &letters {
        let text = flowed(&letter.text);
        assert!(text.contains("Until now the result was 1-0; now the game counts for nothing."), "{text}");
        let white = letter.player_id == Some(game.white_id);
        // 1500 against 1500: sixteen points (K 32), and none without the game.
        let rating = if white { "from 1516 to 1500" } else { "from 1484 to 1500" };
        assert!(text.contains(&format!("By this your rating goes {rating}.")), "{text}");
        assert!(
            text.contains("The round of Swiss (T0001) that is being played stays as it was paired"),
            "{text}"
        );
    }
    later(&stage);
    stage.take_back("correct result").await.unwrap();
    for letter in &stage.letters().await {
        let text = flowed(&letter.text);
        assert!(text.contains("Until now the game counted for nothing; now the result is 1-0."), "{text}");
    }
    later(&stage);
    stage.correct(game.id, Outcome::Black).await.unwrap();
    let page = stage.page().await;
    let said = page.split("After this round had been paired a result was corrected:").nth(1).unwrap();
    let said = said.split("</li>").next().unwrap();
    assert!(said.contains("was 1-0 then and is 0-1 now"), "{said}");
    // The result that stands is no correction.
    let same = stage.correct(game.id, Outcome::Black).await;
    assert!(matches!(same, Err(SubmitError::Denied { .. })), "{same:?}");
}

async fn an_undo_that_cannot_be_is_refused_before_a_reason_is_written(record: TestDb) {
    let stage = Stage::begun(record, 3, NewEvent::new("Three", ROBIN, Pace::default())).await;
    let game = stage.running().await[0].clone();
    stage.end(&game, Outcome::White).await;
    stage.correct(game.id, Outcome::Black).await.unwrap();
    let first = stage.newest("correct result").await;
    stage.correct(game.id, Outcome::Draw).await.unwrap();
    let second = stage.newest("correct result").await;
    assert_ne!(first.id, second.id);
    // Another deed has happened since the first one.
    assert_eq!(stage.standing_of(&first, stage.director).await, Undo::Not(Stays::Changed));
    assert_eq!(stays(stage.take_back_entry(first.id).await), Stays::Changed);
    assert!(matches!(stage.standing_of(&second, stage.director).await, Undo::Can(_)));
    // Who plays in the event rules nowhere in it; who can is named.
    let out = stage.players[0];
    let barred = stage.standing_of(&second, out).await;
    assert!(matches!(barred, Undo::Barred(DeskDenial::OwnGame { .. })), "{barred:?}");
    stage.take_out(stage.players[2]).await;
    let taken_out = stage.newest("withdraw").await;
    assert!(matches!(stage.standing_of(&taken_out, out).await, Undo::Barred(_)));
    assert!(matches!(stage.standing_of(&taken_out, stage.director).await, Undo::Can(_)));
    // Time that is used, or whose game is over, is not taken back.
    let other = stage.running().await[0].clone();
    let seat = Seat::White;
    let give = DeskCommand::AddTime { game: other.id, seat, days: 5, reason: "M0255".to_owned() };
    stage.club.submit(Actor::Staff(stage.director), Command::Desk(give)).await.unwrap();
    let undo = stage.standing("add time").await;
    assert_eq!(undo, Undo::Can(Undoes { clock: Some((other.id, seat, -5)), ..Undoes::default() }));
    stage.end(&other, Outcome::Black).await;
    assert_eq!(stage.standing("add time").await, Undo::Not(Stays::TimeUsed));
}

async fn who_has_left_hears_once_how_it_ended(record: TestDb) {
    let stage = Stage::begun(record, 4, cup()).await;
    let [one, two, ..] = stage.players[..] else { panic!("four") };
    stage.end_round(|game| if game.white_id < game.black_id { Outcome::White } else { Outcome::Black }).await;
    stage.work().await;
    stage.letters().await;
    // The final runs; 2 is taken out and is second.
    stage.take_out(two).await;
    stage.letters().await;
    stage.club.clock.set(stage.club.clock.now() + 60 * 60 * 1000);
    stage.work().await;
    assert_eq!(stage.state().await, TournamentState::Finished);
    let letters = stage.letters().await;
    assert_eq!(letters.len(), 4, "everybody, once");
    let text = flowed(&of(&letters, "player2").text);
    assert!(text.contains("Player 1"), "{text}");
    assert!(
        text.contains("place: 2 of 4") || text.contains("place 2 of 4") || text.contains("2 of 4"),
        "{text}"
    );
    assert_eq!(stage.record().await.champions(), [vec![stage.record().await.entry_of(one).unwrap()]]);
}

async fn who_comes_back_to_a_full_event_waits(record: TestDb) {
    let mut new = NewEvent::new("Two", ROBIN, Pace::default());
    new.settings.capacity = Some(2);
    let stage = Stage::full(record, 3, new).await;
    stage.take_out(stage.players[0]).await;
    stage.letters().await;
    let undoes = Undoes { waits: true, ..Undoes::default() };
    assert_eq!(stage.standing("withdraw").await, Undo::Can(undoes));
    stage.take_back("withdraw").await.unwrap();
    let text = flowed(&of(&stage.letters().await, "player1").text);
    assert!(text.contains("you are on the waiting list now, before those who entered after you"), "{text}");
    assert!(!text.contains("again"), "he never waited: {text}");
}
