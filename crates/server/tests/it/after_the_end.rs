//! What the end of a game tells beyond the game, and what may be written after it.

use frcec_rules::club::game::Command as Rules;
use frcec_server::door::{Actor, Command, GameCommand};
use frcec_server::mail::ingress::Taken;
use frcec_store::{GameId, letters::Letter, matches::MatchState, on_both, testing::TestDb};

use super::events::flowed;
use super::mail_table::{Mail, Table, reply_to};

const DAY: i64 = 24 * 3_600_000;

/// Anna and Boris in a match of two games that both run.
async fn a_match(record: TestDb) -> (Table, Vec<GameId>) {
    let table = Table::set(record).await;
    let games = table.club.start("anna", "boris", 518, false).await;
    for game in &games {
        table.club.play(*game, "e2e4 e7e5").await;
    }
    table.club.letters().await;
    (table, games)
}

/// The letters of an end, to Anna and to Boris.
async fn ended(table: &Table, game: GameId, by: &str, command: Rules) -> [Letter; 2] {
    let view = table.club.view(game).await;
    let player = if by == view.white.handle { view.white.id } else { view.black.id };
    let ends = Command::Game(GameCommand::new(game, command));
    table.club.submit(Actor::Player(player), ends).await.unwrap();
    let letters = table.club.letters().await;
    ["anna", "boris"].map(|who| {
        letters.iter().find(|letter| letter.address.starts_with(who)).expect("a letter of the end").clone()
    })
}

on_both!(the_end_says_how_the_match_and_the_ratings_stand);
async fn the_end_says_how_the_match_and_the_ratings_stand(record: TestDb) {
    let (table, games) = a_match(record).await;
    // Elo with K = 32 between equals: 16 points.
    let [anna, boris] = ended(&table, games[0], "boris", Rules::Resign).await;
    let (anna, boris) = (flowed(&anna.text), flowed(&boris.text));
    let said = "Match M0002 goes on: game M0002-2 is not over yet. The score: 1 for you, 0 for Boris.";
    assert!(anna.contains(said), "{anna}");
    assert!(anna.contains("Your rating is now 1516 (+16 by this game)."), "{anna}");
    assert!(boris.contains("game M0002-2 is not over yet. The score: 0 for you, 1 for Anna."), "{boris}");
    assert!(boris.contains("Your rating is now 1484 (−16 by this game)."), "{boris}");
    // A draw of 1516 and 1484 costs the stronger 1.47 (Elo's expected score is 0.546).
    let view = table.club.view(games[1]).await;
    let offer = Rules::Move { mv: view.game.line().parse_uci("g1f3").unwrap(), ply: 2, offer: true };
    table.club.command(games[1], view.white.id, offer).await.unwrap();
    table.club.letters().await;
    let [anna, boris] = ended(&table, games[1], "anna", Rules::Accept).await;
    let (anna, boris) = (flowed(&anna.text), flowed(&boris.text));
    assert!(anna.contains("Match M0002 is over. The score: 1½ for you, ½ for Boris."), "{anna}");
    assert!(anna.contains("Your rating is now 1514 (−2 by this game)."), "{anna}");
    assert!(boris.contains("Match M0002 is over. The score: ½ for you, 1½ for Anna."), "{boris}");
    assert!(boris.contains("Your rating is now 1485 (+1 by this game)."), "{boris}");
}

on_both!(thanks_are_passed_on_for_some_days);
async fn thanks_are_passed_on_for_some_days(record: TestDb) {
    let (mut table, games) = a_match(record).await;
    let [anna, boris] = ended(&table, games[0], "boris", Rules::Resign).await;
    assert!(flowed(&boris.text).contains("within 14 days is passed on to Anna."), "{}", boris.text);
    let thanks = "Danke für die Partie!\nMeine Nummer: +49 170 1234567";
    let address = reply_to(&boris);
    assert_eq!(table.send(Mail::new("boris@example.org", &address, thanks)).await, Taken::Recorded);
    let told = table.letter("anna").await;
    assert!(told.text.contains("| Danke für die Partie!") && told.text.contains("[☎ …]"), "{}", told.text);
    // Words change nothing else: the other game of the match goes on, and so does the match.
    assert!(table.club.game(games[1]).await.is_running());
    let mut tx = table.club.door.db().read().await.unwrap();
    let of_match = frcec_store::matches::by_id(&mut tx, frcec_store::MatchId(2)).await.unwrap().unwrap();
    drop(tx);
    assert_eq!(of_match.state, MatchState::Running);
    // A command does nothing any more, and an honest answer later than that.
    table.send(Mail::new("boris@example.org", &address, "resign").vouched()).await;
    assert!(table.letter("boris").await.text.contains("This game is over."));
    table.club.clock.set(table.club.clock.now() + 15 * DAY);
    table.send(Mail::new("anna@example.org", &reply_to(&anna), "Gern wieder!")).await;
    let letters = table.club.letters().await;
    assert!(letters.iter().all(|letter| !letter.text.contains("Gern wieder")), "{letters:?}");
    let late = letters.iter().find(|letter| letter.address.starts_with("anna")).expect("an answer");
    assert!(flowed(&late.text).contains("these were not passed on"), "{}", late.text);
}
