//! Where one submission ends a round, or the event, and begins the next one, each reader gets one letter about all of it.
use frcec_server::door::MemberCommand;
use frcec_store::letters::{LetterFilter, LetterState};

use super::*;

frcec_store::on_both!(
    the_last_game_of_a_round_and_the_next_round_are_one_letter,
    the_last_game_and_the_end_of_the_event_are_one_letter,
    a_withdrawal_that_ends_a_round_is_told_with_the_next_one,
    a_letter_that_waits_in_vain_goes_by_itself,
    a_letter_on_its_way_stays,
    who_directs_hears_of_members_that_leave_the_club,
);

const SWISS: Format = Format::Swiss { rounds: 2, double: false };

/// Ends all running games but one, which it gives back; all letters so far are sent.
async fn all_but_one(stage: &Stage) -> StoredGame {
    let mut games = stage.running().await;
    let last = games.pop().unwrap();
    for game in &games {
        stage.end(game, Outcome::White).await;
    }
    stage.work().await;
    stage.letters().await;
    last
}

fn handle(stage: &Stage, player: PlayerId) -> String {
    format!("player{}", stage.players.iter().position(|&known| known == player).unwrap() + 1)
}

async fn the_last_game_of_a_round_and_the_next_round_are_one_letter(record: TestDb) {
    let stage = Stage::begun(record, 4, NewEvent::new("Swiss", SWISS, bank())).await;
    let last = all_but_one(&stage).await;
    stage.end(&last, Outcome::White).await;
    stage.work().await;
    let letters = stage.letters().await;
    assert_eq!(letters.len(), 4, "one to each: {:?}", letters.iter().map(|l| &l.subject).collect::<Vec<_>>());
    let name = format!("M{:04}-{}", last.match_id.unwrap().0, last.number_in_match);
    for player in [last.white_id, last.black_id] {
        let letter = of(&letters, &handle(&stage, player));
        let text = flowed(&letter.text);
        assert!(text.contains("Round 2 of Swiss (T0001) has begun"), "{text}");
        let loser = handle(&stage, last.black_id).replace("player", "Player ");
        assert!(text.contains(&format!("{loser} resigned")), "{text}");
        // Whoever answers it writes to the opponent of the next game.
        assert!(!text.contains("What you write in answer to this letter"), "{text}");
        assert!(letter.subject.contains(&name), "{}", letter.subject);
        // What the letter of the end alone says of the rating stands there as well.
        assert!(text.contains("Your rating is now"), "{text}");
    }
    // Nothing else waits, and each has the file of the game that is over.
    let mut tx = stage.club.door.db().read().await.unwrap();
    let filter = LetterFilter { state: Some(LetterState::Queued), ..LetterFilter::default() };
    assert!(frcec_store::letters::list(&mut tx, &filter, 10).await.unwrap().is_empty());
}

async fn the_last_game_and_the_end_of_the_event_are_one_letter(record: TestDb) {
    let stage = Stage::begun(record, 3, NewEvent::new("Three", ROBIN, Pace::default())).await;
    let last = all_but_one(&stage).await;
    stage.end(&last, Outcome::White).await;
    stage.work().await;
    assert_eq!(stage.state().await, TournamentState::Finished);
    let letters = stage.letters().await;
    assert_eq!(letters.len(), 3, "one to each");
    for player in &stage.players {
        let letter = of(&letters, &handle(&stage, *player));
        let text = flowed(&letter.text);
        assert!(text.contains("Three (T0001) is over"), "{text}");
        let in_it = [last.white_id, last.black_id].contains(player);
        assert_eq!(text.contains("resigned"), in_it, "{text}");
        assert_eq!(letter.game_id, in_it.then_some(last.id));
        assert_eq!(letter.attachment.is_some(), in_it);
    }
}

async fn a_withdrawal_that_ends_a_round_is_told_with_the_next_one(record: TestDb) {
    let stage = Stage::begun(record, 4, NewEvent::new("Swiss", SWISS, bank())).await;
    let last = all_but_one(&stage).await;
    stage.withdraw(last.white_id).await.unwrap();
    stage.work().await;
    assert_eq!(stage.record().await.rounds.len(), 2);
    let letters = stage.letters().await;
    assert_eq!(letters.len(), 5, "one to each, and to who directs it");
    let text = flowed(&of(&letters, &handle(&stage, last.black_id)).text);
    assert!(text.contains("is out of Swiss (T0001)"), "{text}");
    assert!(text.contains("Round 2"), "{text}");
}

async fn a_letter_that_waits_in_vain_goes_by_itself(record: TestDb) {
    let stage = Stage::begun(record, 4, NewEvent::new("Swiss", SWISS, bank())).await;
    let last = all_but_one(&stage).await;
    stage.end(&last, Outcome::White).await;
    assert!(stage.letters().await.is_empty(), "they wait for the round");
    stage.club.clock.set(stage.club.clock.now() + 61_000);
    let letters = stage.letters().await;
    assert_eq!(letters.len(), 2);
    assert!(letters.iter().all(|letter| letter.kind == "over" && letter.game_id == Some(last.id)));
    stage.work().await;
    assert_eq!(stage.letters().await.len(), 4, "the round is told all the same");
}

async fn a_letter_on_its_way_stays(record: TestDb) {
    let stage = Stage::begun(record, 4, NewEvent::new("Swiss", SWISS, bank())).await;
    let last = all_but_one(&stage).await;
    stage.end(&last, Outcome::White).await;
    stage.club.clock.set(stage.club.clock.now() + 61_000);
    let now = stage.club.clock.now();
    let leased = stage.club.door.db().write(move |tx| {
        Box::pin(async move { frcec_store::letters::lease_due(tx, now, "other", 60_000, 1).await })
    });
    let leased = leased.await.unwrap().remove(0);
    stage.work().await;
    let mut tx = stage.club.door.db().read().await.unwrap();
    let there = frcec_store::letters::by_id(&mut tx, leased.id).await.unwrap().unwrap();
    assert_eq!(there.state, LetterState::Queued);
    drop(tx);
    // The other one was still to be had.
    let letters = stage.letters().await;
    assert_eq!(letters.len(), 4);
}

async fn who_directs_hears_of_members_that_leave_the_club(record: TestDb) {
    let stage = Stage::begun(record, 3, NewEvent::new("Three", ROBIN, Pace::default())).await;
    let goes = stage.players[0];
    // And an event that has not begun.
    let open = stage.open(NewEvent::new("Later", ROBIN, Pace::default())).await;
    stage.ask(Actor::Player(goes), EventCommand::Enter { code: open, player: goes }).await.unwrap();
    stage.letters().await;
    let leave = Command::Member(MemberCommand::Leave(goes, false));
    stage.club.submit(Actor::Player(goes), leave).await.unwrap();
    let letters = stage.letters().await;
    let text = flowed(&of(&letters, "dora").text);
    assert!(
        text.contains(
            "Player 1 has left the club, and with it Three (T0001), which you run. 2 games were lost by it there. Fewer than half of the games there were over, so that no result \
             of Player 1 counts in the table."
        ),
        "{text}"
    );
    assert!(
        text.contains("Player 1 has left the club and is not entered in Later (T0002) any more"),
        "{text}"
    );
}
