//! Results that are corrected when the next round has begun, games that end before their first move, and lots: who plays on, and
//! what everybody is told of it.
use frcec_rules::club::event::{
    RoundKind,
    draw::Hash,
    dropout::{self, MalusState},
    knockout::{self, Decided},
};
use frcec_server::{
    draw,
    speech::{Lang, Speech},
};

use frcec_rules::club::game::EndReason;

use super::*;

frcec_store::on_both!(
    a_dropout_takes_back_whom_a_corrected_result_keeps_in,
    a_corrected_knockout_tells_both_who_goes_on,
    a_lot_is_told_to_both,
    games_given_up_before_the_first_move_count_in_a_swiss,
);

/// The lower number wins.
fn lower(game: &StoredGame) -> Outcome {
    if game.white_id < game.black_id { Outcome::White } else { Outcome::Black }
}

/// Both games of the pair of `winner` in these games are won by that side now.
async fn correct_all(stage: &Stage, games: &[StoredGame], winner: PlayerId) {
    for game in games {
        let Some(seat) = game.seat(winner) else { continue };
        stage.correct(game.id, Outcome::win_of(seat)).await.unwrap();
    }
}

async fn a_dropout_takes_back_whom_a_corrected_result_keeps_in(record: TestDb) {
    let stage = Stage::begun(record, 4, NewEvent::new("Drop", Format::Dropout, bank())).await;
    let first = stage.running().await;
    stage.end_round(lower).await;
    stage.work().await;
    stage.letters().await;
    // 1 and 2 have won, 3 and 4 are out; the second round runs. Equal ratings: 1 met 3.
    let [one, two, three, four] = stage.players[..] else { panic!("four") };
    assert_eq!(stage.state_of(three).await, EntryState::Out);
    let mut paired: Vec<PlayerId> =
        stage.running().await.iter().flat_map(|game| [game.white_id, game.black_id]).collect();
    paired.sort_unstable();
    paired.dedup();
    assert_eq!(paired, [one, two]);
    // The preview says what the second correction means; nobody else is told a thing.
    let games: Vec<StoredGame> = first.into_iter().filter(|game| game.seat(three).is_some()).collect();
    assert_eq!(games.len(), 2);
    let foretold = async |game: &StoredGame| {
        let outcome = Outcome::win_of(game.seat(three).unwrap());
        let stored = stage.stored(game.id).await;
        stage
            .club
            .door
            .foretell_result(&stored, Some((outcome, EndReason::Corrected)), Lang::En)
            .await
            .unwrap()
    };
    assert_eq!(foretold(&games[0]).await, ["Player 3 plays on, from round 3 on."]);
    stage.correct(games[0].id, Outcome::win_of(games[0].seat(three).unwrap())).await.unwrap();
    let letters = stage.letters().await;
    assert_eq!(letters.len(), 2, "the two players of the game");
    let text = flowed(&of(&letters, "player3").text);
    assert!(
        text.contains("your malus is below the limit: you play on in Drop (DP0001), from round 3 on"),
        "{text}"
    );
    assert!(!flowed(&of(&letters, "player1").text).contains("you play on"));
    assert_eq!(stage.state_of(three).await, EntryState::Playing);
    stage.correct(games[1].id, Outcome::win_of(games[1].seat(three).unwrap())).await.unwrap();
    let letters = stage.letters().await;
    let text = flowed(&of(&letters, "player3").text);
    assert!(!text.contains("you play on"), "told once: {text}");
    // Who is in the running round with six points by it learns that it is the last one.
    let text = flowed(&of(&letters, "player1").text);
    assert!(text.contains("you play this round to its end, and are out after it"), "{text}");
    // Taken back and done again, it goes both ways.
    for game in &games {
        stage.letters().await;
        stage.correct(game.id, Outcome::win_of(game.seat(one).unwrap())).await.unwrap();
    }
    let text = flowed(&of(&stage.letters().await, "player3").text);
    assert!(text.contains("you play no further round of Drop (DP0001)"), "{text}");
    assert_eq!(stage.state_of(three).await, EntryState::Out);
    correct_all(&stage, &games, three).await;
    stage.letters().await;
    // Second round: the pairing stands, and the page says what is so.
    let states = |record: &EventRecord| {
        let mut lines = dropout::malus(&record.history());
        lines.sort_by_key(|line| line.entry);
        lines.into_iter().map(|line| (line.malus, line.state)).collect::<Vec<_>>()
    };
    let record = stage.record().await;
    assert_eq!(record.rounds.len(), 2);
    let out = MalusState::Out { round: 1 };
    let now = [(6, MalusState::Over), (0, MalusState::In), (0, MalusState::Back { round: 3 }), (6, out)];
    assert_eq!(states(&record), now);
    let page = stage.page().await;
    for said in
        ["plays on from round 3: a result was corrected", "still in this round, with 6 or more already"]
    {
        assert!(page.contains(said), "{said}: {page}");
    }
    assert_eq!(page.matches("out after round").count(), 1, "{page}");
    // 2 wins the round: 1 has twelve and is out, 3 comes back against 2.
    stage.end_round(|game| Outcome::win_of(game.seat(two).unwrap())).await;
    stage.letters().await;
    stage.hour_over();
    stage.work().await;
    let record = stage.record().await;
    assert_eq!((record.event.state, record.rounds.len()), (TournamentState::Running, 3));
    let pairing = &record.rounds[2].body.pairings[0].paired;
    let mut pair = [pairing.white, pairing.black];
    pair.sort_unstable();
    assert_eq!(pair, [1, 2]);
    let letters = stage.letters().await;
    assert!(flowed(&of(&letters, "player1").text).contains("You are out of Drop (DP0001)"));
    assert!(flowed(&of(&letters, "player3").text).contains("Round 3 of Drop (DP0001) has begun"));
    assert!(letters.iter().all(|letter| letter.player_id != Some(four)), "4 has heard it before");
    stage.play_out().await;
    let record = stage.record().await;
    assert_eq!(record.champions(), [vec![1]]);
    // When all is over, no correction makes a winner of somebody who was put out: there is no round to play.
    correct_all(&stage, &games, one).await;
    correct_all(&stage, &games, three).await;
    assert_eq!(stage.record().await.champions(), [vec![1]]);
}

async fn a_corrected_knockout_tells_both_who_goes_on(record: TestDb) {
    let mut new = NewEvent::new("Cup", Format::Knockout, bank());
    new.settings.staggered = false;
    let stage = Stage::begun(record, 4, new).await;
    let all = stage.running().await;
    let [one, .., four] = stage.players[..] else { panic!("four") };
    let (first, rest): (Vec<StoredGame>, Vec<StoredGame>) =
        all.into_iter().partition(|game| game.seat(one).is_some());
    for game in &first {
        stage.end(game, lower(game)).await;
    }
    stage.letters().await;
    // The round still runs: both games corrected, 4 goes on. One of them leaves the match level.
    stage.correct(first[0].id, Outcome::win_of(first[0].seat(four).unwrap())).await.unwrap();
    let letters = stage.letters().await;
    let text = flowed(&of(&letters, "player1").text);
    assert!(
        text.contains("By the corrected result your match with Player 4 in Cup (T0001) is level"),
        "{text}"
    );
    let second = &stage.stored(first[1].id).await;
    let outcome = Outcome::win_of(second.seat(four).unwrap());
    let foretold = stage
        .club
        .door
        .foretell_result(second, Some((outcome, EndReason::Corrected)), Lang::En)
        .await
        .unwrap();
    assert_eq!(foretold, ["Player 4 goes on, and Player 1 does not."]);
    stage.correct(second.id, outcome).await.unwrap();
    let letters = stage.letters().await;
    let text = flowed(&of(&letters, "player4").text);
    assert!(
        text.contains("By the corrected result you go on in Cup (T0001), and Player 1 does not."),
        "{text}"
    );
    let text = flowed(&of(&letters, "player1").text);
    assert!(
        text.contains("By the corrected result Player 4 goes on in Cup (T0001), and you do not."),
        "{text}"
    );
    // The next round has begun with 4: what is corrected now moves nobody, and both read that.
    for game in &rest {
        stage.end(game, lower(game)).await;
    }
    stage.hour_over();
    stage.work().await;
    stage.letters().await;
    assert_eq!(stage.record().await.rounds.len(), 2);
    correct_all(&stage, &first, one).await;
    let letters = stage.letters().await;
    let said =
        "The next round of Cup (T0001) had begun when the result was corrected, and stays as it was paired:";
    let has = |handle: &str, end: &str| {
        let own = letters.iter().filter(|letter| letter.address == format!("{handle}@example.org"));
        own.into_iter().any(|letter| flowed(&letter.text).contains(&format!("{said} {end}")))
    };
    assert!(has("player4", "you go on all the same, and Player 1 does not."), "{letters:?}");
    assert!(has("player1", "Player 4 goes on all the same, and you do not."), "{letters:?}");
    stage.play_out().await;
    // The final itself.
    let record = stage.record().await;
    let last = record.rounds.last().unwrap().body.pairings[0].clone();
    let games: Vec<GameId> = record.games_of(&last).iter().map(|game| game.id).collect();
    let page = stage.page().await;
    assert!(page.contains("Player 2 has won the event, 2\u{a0}:\u{a0}0."), "{page}");
    stage.letters().await;
    for id in games {
        let game = stage.club.game(id).await;
        let won = game.finish().unwrap().outcome;
        stage.correct(id, Outcome::win_of(!won.winner().unwrap())).await.unwrap();
    }
    let text: String = stage.letters().await.iter().map(|letter| flowed(&letter.text)).collect();
    assert!(text.contains("By the corrected result you have won Cup (T0001), and not Player 2."), "{text}");
    assert!(text.contains("By the corrected result Player 4 has won Cup (T0001), and not you."), "{text}");
}

async fn a_lot_is_told_to_both(record: TestDb) {
    let stage = Stage::begun(record, 4, NewEvent::new("Cup", Format::Knockout, bank())).await;
    // White wins everything: all matches are level, the tie-breaks too.
    for _ in 0..2 {
        stage.end_round(|_| Outcome::White).await;
        stage.letters().await;
        stage.work().await;
    }
    let record = stage.record().await;
    assert_eq!(
        record.rounds.iter().map(frcec_server::door::RoundRecord::kind).collect::<Vec<_>>(),
        [RoundKind::Main, RoundKind::TieBreak, RoundKind::Main]
    );
    let bracket = knockout::bracket(&record.history(), &record.lots());
    let cast: Vec<_> = knockout::lots_cast(&bracket).collect();
    assert_eq!(cast.iter().map(|(round, ..)| *round).collect::<Vec<_>>(), [3, 3]);
    // Everybody can compute them anew: on the page of the draw, and as the program does.
    let checked = draw::check(&record).unwrap();
    assert_eq!(checked.lots.len(), 2);
    let page = page(&stage.club, "/tournaments/T0001/draw").await;
    for lot in &checked.lots {
        let (winner, other) = (&lot.winner, &lot.other);
        assert!(cast.contains(&(lot.round, winner.0, other.0)));
        assert!(winner.2.to_string() < other.2.to_string());
        for (entry, text, hash) in [winner, other] {
            let link = &record.rounds[2].stored.link;
            let list = record.draw.as_ref().unwrap().entries_hash.clone().unwrap();
            assert_eq!(text, &format!("frcec-draw-1 {link} {list} T0001 lot entry {}", entry + 1));
            assert_eq!(*hash, Hash::of(text));
            assert!(page.contains(text) && page.contains(&hash.to_string()), "{page}");
        }
    }
    let letters = stage.letters().await;
    let name = |entry: usize| format!("Player {}", entry + 1);
    for &(_, winner, other) in &cast {
        let text = flowed(&of(&letters, &format!("player{}", winner + 1)).text);
        assert!(
            text.contains(
                "You came to this round by lot: your match was level in everything. The lot is that of link 3"
            ),
            "{text}"
        );
        let text = flowed(&of(&letters, &format!("player{}", other + 1)).text);
        let said = format!(
            "Your match with {0} was level in everything, and the lot decided: {0} goes on. It is the lot of link 3 of the draw, and http://127.0.0.1:8960/tournaments/T0001/draw computes it anew.",
            name(winner)
        );
        assert!(text.contains(&said), "{text}");
    }
    // The final too.
    for _ in 0..2 {
        stage.end_round(|_| Outcome::White).await;
        stage.letters().await;
        stage.work().await;
    }
    let record = stage.record().await;
    assert_eq!(record.event.state, TournamentState::Finished);
    let text: String = stage.letters().await.iter().map(|letter| flowed(&letter.text)).collect();
    assert_eq!(
        text.matches("The final was level in everything, and the lot decided it: it is that of link 5")
            .count(),
        4,
        "{text}"
    );
    let bracket = knockout::bracket(&record.history(), &record.lots());
    let last = bracket.levels.last().unwrap().matches[0].advance.unwrap();
    assert_eq!(last.why, Decided::Lot { round: 5 });
}

async fn games_given_up_before_the_first_move_count_in_a_swiss(record: TestDb) {
    // Every game is given up by White before a move.
    let new = NewEvent::new("Swiss", Format::Swiss { rounds: 5, double: false }, bank());
    let stage = Stage::begun(record, 6, new).await;
    for _ in 0..5 {
        stage.end_round(|_| Outcome::Black).await;
        stage.work().await;
    }
    let record = stage.record().await;
    assert_eq!((record.event.state, record.rounds.len()), (TournamentState::Finished, 5));
    let history = record.history();
    let lines = &record.tables()[0].lines;
    for line in lines {
        let own: Vec<i32> = history
            .games()
            .filter_map(|game| {
                (game.white == line.entry).then_some(1).or((game.black == line.entry).then_some(-1))
            })
            .collect();
        let byes = record.rounds.iter().flat_map(|round| &round.body.byes);
        let byes = byes.filter(|bye| bye.entry == line.entry).count();
        assert_eq!(own.len() + byes, 5);
        assert!(own.windows(3).all(|three| three.iter().sum::<i32>().abs() < 3), "{own:?}");
        assert!(own.iter().sum::<i32>().abs() <= 2, "{own:?}");
        assert_eq!(usize::try_from(line.expected.games).unwrap(), own.len(), "as in the rating list");
        assert_eq!(usize::try_from(line.played).unwrap(), own.len());
        // The opponents' points and nothing else.
        let points = |entry: usize| lines.iter().find(|line| line.entry == entry).unwrap().half_points;
        let sum: u32 = history.games().filter_map(|game| game.opponent(line.entry)).map(points).sum();
        let own_points = u32::try_from(byes).unwrap() * line.half_points;
        let buchholz = line.tie_breaks.iter().find_map(|tie_break| match tie_break {
            frcec_rules::club::event::standing::TieBreak::Buchholz { half_points, .. } => Some(*half_points),
            _ => None,
        });
        assert_eq!(buchholz, Some(sum + own_points));
    }
    let page = stage.page().await;
    let text = Speech::new().word(Lang::En, "tie-played-text");
    assert!(page.contains(&text), "{page}");
    assert!(!page.contains("1 points"), "{page}");
}
