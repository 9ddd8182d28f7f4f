//! What goes wrong in events.
use super::*;

frcec_store::on_both!(going_before_half_of_the_games_takes_all_results_off_the_table);

async fn going_before_half_of_the_games_takes_all_results_off_the_table(record: TestDb) {
    let stage = Stage::begun(record, 4, NewEvent::new("Four", ROBIN, Pace::default())).await;
    let goes = stage.players[0];
    let games = stage.running().await;
    let own: Vec<&StoredGame> = games.iter().filter(|game| game.seat(goes).is_some()).collect();
    assert_eq!(own.len(), 3);
    // One of three is finished, one is under way, one was never begun.
    let won = if own[0].white_id == goes { Outcome::White } else { Outcome::Black };
    stage.end(own[0], won).await;
    for _ in 0..2 {
        let view = stage.club.view(own[1].id).await;
        let player = view.person(view.game.to_move().unwrap()).id;
        let command =
            Rules::Move { mv: view.game.line().legal_moves()[0], ply: view.game.ply(), offer: false };
        stage.club.command(own[1].id, player, command).await.unwrap();
    }
    stage.letters().await;
    stage.withdraw(goes).await.unwrap();
    assert_eq!(stage.state_of(goes).await, EntryState::Withdrawn);
    let letters = stage.letters().await;
    let text = flowed(&of(&letters, "player1").text);
    assert!(text.contains("One game was lost by it. Under half of your games were played"), "{text}");
    assert_eq!(letters.len(), 3, "and the two opponents whose games ended");
    let again = stage.withdraw(goes).await;
    assert!(matches!(again, Err(SubmitError::Event(EventDenial::NotPlaying(_)))), "{again:?}");
    assert_eq!(stage_game(&stage.club, own[1].id).await, (GameState::Finished, "withdrawn".to_owned()));
    assert_eq!(stage_game(&stage.club, own[2].id).await, (GameState::Cancelled, "withdrawn".to_owned()));
    let table = stage.record().await.tables().remove(0);
    assert!(table.lines.last().is_some_and(|line| line.entry == 0 && line.void), "{table:?}");
    assert!(table.lines[..3].iter().all(|line| line.finished == 0), "{table:?}");
    // The event goes on and ends without him.
    stage.play_out().await;
    assert_eq!(stage.state().await, TournamentState::Finished);
}

pub async fn stage_game(club: &Club, id: frcec_store::GameId) -> (GameState, String) {
    let mut tx = club.door.db().read().await.unwrap();
    let game = frcec_store::games::load(&mut tx, id).await.unwrap().unwrap();
    (game.row.state, game.row.reason.unwrap_or_default())
}
