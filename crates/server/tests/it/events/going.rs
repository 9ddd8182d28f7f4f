//! What everybody reads when somebody goes from an event, or from the club and so from its events: the same facts by both ways.
use frcec_server::door::MemberCommand;

use super::*;

frcec_store::on_both!(
    who_leaves_the_club_is_told_of_as_who_leaves_the_event,
    a_knockout_goes_on_for_who_stays,
    who_has_finished_against_somebody_who_goes_hears_of_it,
    who_leaves_the_club_is_named_in_the_letter_that_waits,
    its_director_hears_of_who_leaves_an_event_himself,
    a_finalist_who_has_left_too_has_not_won,
);

/// Ends the one game of two by a win of the first.
async fn beats(stage: &Stage, winner: PlayerId, loser: PlayerId) {
    let games = stage.running().await;
    let both = |game: &&StoredGame| game.seat(winner).is_some() && game.seat(loser).is_some();
    let game = games.iter().find(both).expect("a game of the two");
    stage.end(game, Outcome::win_of(game.seat(winner).unwrap())).await;
}

async fn leave_club(stage: &Stage, player: PlayerId) {
    let leave = Command::Member(MemberCommand::Leave(player, false));
    stage.club.submit(Actor::Player(player), leave).await.unwrap();
}

/// A move by each side in every running game.
async fn opened(stage: &Stage) {
    for game in stage.running().await {
        stage.club.play(game.id, "e2e4 e7e5").await;
    }
}

async fn who_leaves_the_club_is_told_of_as_who_leaves_the_event(record: TestDb) {
    let mut new = NewEvent::new("Four", ROBIN, Pace::default());
    new.positions = PositionMode::Event;
    let stage = Stage::begun(record, 4, new).await;
    let [one, two, ..] = stage.players[..] else { panic!("four") };
    // One of three games is over: under half of them.
    beats(&stage, one, two).await;
    stage.letters().await;
    leave_club(&stage, one).await;
    let letters = stage.letters().await;
    let void = "In Four (T0001) fewer than half of the games of Player 1 were over: none of those results counts in the table.";
    // Whose lost game leaves the table has no game that ends by it, and reads it all the same.
    let text = flowed(&of(&letters, "player2").text);
    assert!(text.contains("Player 1 has left the club.") && text.contains(void), "{text}");
    assert!(!text.contains("You win"), "{text}");
    for other in ["player3", "player4"] {
        let text = flowed(&of(&letters, other).text);
        let (news, game) = (text.find("Player 1 has left the club."), text.find("You win game T0001-M"));
        assert!(news < game && news.is_some(), "who has left is the news: {text}");
        assert!(text.contains(void), "{text}");
        assert!(text.contains("Your rating is now 15") && text.contains("by this game)."), "{text}");
        assert!(!text.contains("left the event"), "{text}");
    }
    // The event, the four members and who directs it.
    assert_eq!(letters.len(), 5);
    let table = stage.record().await.tables().remove(0);
    assert!(table.lines.iter().all(|line| line.half_points == 0), "nothing of it counts");
}

async fn a_knockout_goes_on_for_who_stays(record: TestDb) {
    let mut new = NewEvent::new("Cup", Format::Knockout, bank());
    new.settings.staggered = false;
    let stage = Stage::begun(record, 4, new).await;
    let goes = stage.players[0];
    let own: Vec<StoredGame> =
        stage.running().await.into_iter().filter(|game| game.seat(goes).is_some()).collect();
    let stays = own[0].player(!own[0].seat(goes).unwrap());
    let name = format!("player{}", stage.players.iter().position(|player| *player == stays).unwrap() + 1);
    leave_club(&stage, goes).await;
    let letters = stage.letters().await;
    let text = flowed(&of(&letters, &name).text);
    assert!(text.contains("You go on to the next round of Cup (T0001)."), "{text}");
    assert!(text.contains("by these games)."), "both games are rated: {text}");
    assert!(text.contains("You win games T0001-M0001-1 and T0001-M0001-2 by it."), "{text}");
}

async fn who_has_finished_against_somebody_who_goes_hears_of_it(record: TestDb) {
    let stage = Stage::begun(record, 4, NewEvent::new("Half", ROBIN, Pace::default())).await;
    let [one, two, three, four] = stage.players[..] else { panic!("four") };
    opened(&stage).await;
    beats(&stage, one, two).await;
    beats(&stage, three, one).await;
    stage.letters().await;
    stage.take_out(one).await;
    let letters = stage.letters().await;
    for other in ["player2", "player3"] {
        let text = flowed(&of(&letters, other).text);
        assert!(text.contains("Player 1 is out of Half (T0001)."), "{text}");
        assert!(text.contains("Your result against Player 1 stays in the table of Half (T0001)."), "{text}");
    }
    let text = flowed(&of(&letters, "player4").text);
    assert!(text.contains("Player 1 is out of Half (T0001). You win game T0001-M"), "{text}");
    assert!(!text.contains("is cancelled") && !text.contains("Swiss"), "{text}");
    let text = flowed(&of(&letters, "player1").text);
    assert!(text.contains("You are out of Half (T0001). You lose game T0001-M"), "{text}");
    assert!(text.contains("What has been played stays in the table. Your rating is now 14"), "{text}");
    assert_eq!(letters.len(), 4);
    // And of its being taken back, the same.
    stage.take_back("withdraw").await.unwrap();
    let letters = stage.letters().await;
    for other in ["player2", "player3", "player4"] {
        let text = flowed(&of(&letters, other).text);
        assert!(text.contains("Player 1 plays in Half (T0001) again"), "{text}");
    }
    assert!(stage.running().await.iter().any(|game| game.seat(one).is_some() && game.seat(four).is_some()));
}

async fn who_leaves_the_club_is_named_in_the_letter_that_waits(record: TestDb) {
    let mut new = NewEvent::new("Cup", Format::Knockout, bank());
    new.settings.staggered = false;
    let stage = Stage::begun(record, 2, new).await;
    leave_club(&stage, stage.players[0]).await;
    stage.work().await;
    assert_eq!(stage.state().await, TournamentState::Finished);
    let letters = stage.letters().await;
    let letter = of(&letters, "player2");
    let text = flowed(&letter.text);
    assert!(text.contains("Player 1 has left the club.") && text.contains("Cup (T0001) is over"), "{text}");
    assert!(!text.contains("former member") && !letter.subject.contains("former member"), "{text}");
}

async fn its_director_hears_of_who_leaves_an_event_himself(record: TestDb) {
    let mut new = NewEvent::new("Cup", Format::Knockout, bank());
    new.settings.staggered = false;
    let stage = Stage::begun(record, 2, new).await;
    let player = stage.players[0];
    let reason = Some("my eyes are ill".to_owned());
    let go = EventCommand::Withdraw { code: stage.code.clone(), player, reason };
    stage.ask(Actor::Player(player), go).await.unwrap();
    let text = flowed(&of(&stage.letters().await, "dora").text);
    assert!(text.contains("Player 1 has left Cup (T0001), which you run. 2 games are lost by it."), "{text}");
    assert!(text.contains("This ends the event. Player 2 wins it."), "{text}");
    assert!(text.contains("my eyes are ill"), "{text}");
}

async fn a_finalist_who_has_left_too_has_not_won(record: TestDb) {
    let mut new = NewEvent::new("Cup", Format::Knockout, bank());
    new.settings.staggered = false;
    let stage = Stage::begun(record, 2, new).await;
    stage.take_out(stage.players[0]).await;
    let departure = stage.club.door.departure(&stage.record().await, stage.players[1], true).await.unwrap();
    let said =
        departure.foretold(frcec_server::speech::Speech::new(), frcec_server::speech::Lang::En).join(" ");
    assert!(said.contains("This ends the event") && said.contains("Nobody wins it."), "{said}");
    stage.take_out(stage.players[1]).await;
    stage.hour_over();
    stage.work().await;
    let record = stage.record().await;
    assert_eq!((record.event.state, record.champions()), (TournamentState::Finished, vec![vec![]]));
    let page = stage.page().await;
    assert!(page.contains("Nobody goes on: both have left the event."), "{page}");
    assert!(!page.contains("has won the event"), "{page}");
}
