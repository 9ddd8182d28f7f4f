//! A result that is corrected when the event is over: nothing more is played, and everybody reads what stands.
use frcec_rules::club::game::EndReason;
use frcec_server::speech::Lang;

use super::*;

frcec_store::on_both!(
    a_final_that_is_level_after_the_end_is_shared,
    a_final_without_a_game_has_no_winner,
    a_final_that_decides_in_an_hour_is_not_called_won,
);

fn lower(game: &StoredGame) -> Outcome {
    if game.white_id < game.black_id { Outcome::White } else { Outcome::Black }
}

/// A knockout of four up to its end, won by the first; the games of the final.
async fn over(record: TestDb) -> (Stage, Vec<StoredGame>) {
    let mut new = NewEvent::new("Cup", Format::Knockout, bank());
    new.settings.staggered = false;
    let stage = Stage::begun(record, 4, new).await;
    stage.end_round(lower).await;
    stage.work().await;
    let last = stage.running().await;
    stage.end_round(lower).await;
    stage.work().await;
    assert_eq!(stage.record().await.champions(), [vec![0]]);
    stage.letters().await;
    (stage, last)
}

async fn foretold(stage: &Stage, game: &StoredGame, outcome: Outcome) -> String {
    let stored = stage.stored(game.id).await;
    let ending = Some((outcome, EndReason::Corrected));
    stage.club.door.foretell_result(&stored, ending, Lang::En).await.unwrap().join(" ")
}

async fn a_final_that_is_level_after_the_end_is_shared(record: TestDb) {
    let (stage, last) = over(record).await;
    let other = Outcome::win_of(last[0].seat(stage.players[1]).unwrap());
    let said = foretold(&stage, &last[0], other).await;
    assert!(said.contains("The winner changes: until now Player 1, then Player 1 and Player 2."), "{said}");
    assert!(said.contains("no tie-break is played: the first place is shared"), "{said}");
    assert!(!said.contains("two more games"), "{said}");
    stage.correct(last[0].id, other).await.unwrap();
    let letters = stage.letters().await;
    assert_eq!(letters.len(), 4, "all who played");
    for who in ["player1", "player2", "player3", "player4"] {
        let text = flowed(&of(&letters, who).text);
        assert!(text.contains("now Player 1 and Player 2"), "{who}: {text}");
        assert!(text.contains("no tie-break is played: the first place is shared"), "{who}: {text}");
        assert!(!text.contains("two more games"), "{who}: {text}");
    }
    stage.hour_over();
    stage.work().await;
    assert_eq!(stage.record().await.champions(), [vec![0, 1]]);
    assert_eq!(stage.running().await.len(), 0);
    let page = stage.page().await;
    assert!(page.contains("no more games are played, and the first place is shared"), "{page}");
    assert!(!page.contains("two more games"), "{page}");
    // Taken back, the title is one again, and all read that too.
    stage.take_back("correct result").await.unwrap();
    assert_eq!(stage.record().await.champions(), [vec![0]]);
    let letters = stage.letters().await;
    let text = flowed(&of(&letters, "player3").text);
    assert!(text.contains("until now Player 1 and Player 2, now Player 1"), "{text}");
}

async fn a_final_without_a_game_has_no_winner(record: TestDb) {
    let (stage, last) = over(record).await;
    // The other games of the event count on: only the final has none.
    stage.correct(last[0].id, Outcome::Cancelled).await.unwrap();
    stage.letters().await;
    let said = foretold(&stage, &last[1], Outcome::Cancelled).await;
    assert!(!said.contains("two more games"), "{said}");
    stage.correct(last[1].id, Outcome::Cancelled).await.unwrap();
    let page = stage.page().await;
    assert!(!page.contains("two more games"), "{page}");
    for letter in stage.letters().await {
        let text = flowed(&letter.text);
        assert!(!text.contains("now –") && !text.contains("two more games"), "{text}");
    }
}

async fn a_final_that_decides_in_an_hour_is_not_called_won(record: TestDb) {
    let mut new = NewEvent::new("Cup", Format::Knockout, bank());
    new.settings.staggered = false;
    let stage = Stage::begun(record, 2, new).await;
    let [one, two] = stage.players[..] else { panic!("two") };
    let last = stage.running().await;
    stage.end(&last[0], Outcome::win_of(last[0].seat(one).unwrap())).await;
    stage.end(&last[1], Outcome::win_of(last[1].seat(two).unwrap())).await;
    stage.work().await;
    assert_eq!(stage.running().await.len(), 2, "a tie-break");
    stage.letters().await;
    let draw = foretold(&stage, &last[0], Outcome::Draw).await;
    assert!(
        draw.contains("Player 2 wins the final, and not Player 1; the result stands in an hour."),
        "{draw}"
    );
    stage.correct(last[0].id, Outcome::Draw).await.unwrap();
    let text = flowed(&of(&stage.letters().await, "player2").text);
    assert!(
        text.contains("you win the final of Cup (T0001), and not Player 1; the result stands in an hour."),
        "{text}"
    );
    assert!(!text.contains("have won"), "{text}");
}
