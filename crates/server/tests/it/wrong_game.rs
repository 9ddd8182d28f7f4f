//! Mail that comes to one game's address and names another game: asked about, never played (issue 6; a move is final).

use std::sync::Arc;

use frcec_server::mail::ingress::Taken;
use frcec_server::mail::transport::Captured;
use frcec_server::settings::Delivery;
use frcec_server::worker::{Step, Worker};
use frcec_store::{GameId, on_both, testing::TestDb};

use super::events::flowed as flat;
use super::mail_table::{Mail, Table, reply_to};

/// Anna has White in M0001-1 and in M0002-1; the addresses of both.
async fn two(record: TestDb) -> (Table, GameId, String, String) {
    let mut table = Table::set(record).await;
    let (first, one) = (table.game, reply_to(&table.letter("anna").await));
    table.again().await;
    let two = reply_to(&table.letter("anna").await);
    assert_ne!(one, two);
    (table, first, one, two)
}

async fn moves(table: &Table, first: GameId) -> [String; 2] {
    [table.club.game(first).await.line().uci_text(), table.moves().await]
}

/// A mail with a subject.
async fn with_subject(table: &mut Table, to: &str, subject: &str, id: &str, body: &str) {
    let mail = format!(
        "From: <anna@example.org>\nTo: <{to}>\nSubject: {subject}\nMessage-ID: <{id}@mail.example.org>\n\n{body}\n"
    );
    assert_eq!(table.raw("anna@example.org", &[to], &mail).await, [Taken::Recorded]);
}

on_both!(a_line_that_names_another_game_is_asked_about);
async fn a_line_that_names_another_game_is_asked_about(record: TestDb) {
    let (mut table, first, one, two) = two(record).await;
    table.send(Mail::new("anna@example.org", &two, "M0001-1\ne4")).await;
    assert_eq!(moves(&table, first).await, ["", ""]);
    let asked = table.letter("anna").await;
    let text = flat(&asked.text);
    assert!(
        text.contains("the address of game M0002-1, but its line “M0001-1” names another game"),
        "{text}"
    );
    assert!(text.contains(&format!("If you mean M0001-1, please send it to {one}")), "{text}");
    assert!(asked.html.as_deref().is_some_and(|html| html.contains(&one)), "{:?}", asked.html);
    // What the letter says works, both ways.
    table.send(Mail::new("anna@example.org", &one, "e4")).await;
    assert_eq!(moves(&table, first).await, ["e2e4", ""]);
    // Where she is not to move, no address is named to which a move could go.
    table.club.letters().await;
    table.send(Mail::new("anna@example.org", &two, "M0001-1\nNf3")).await;
    let text = flat(&table.letter("anna").await.text);
    assert!(text.contains("If you mean M0001-1: there it is not your turn."), "{text}");
    assert!(!text.contains("please send it to play+r1"), "{text}");
    table.send(Mail::new("anna@example.org", &reply_to(&asked), "d4")).await;
    assert_eq!(moves(&table, first).await, ["e2e4", "d2d4"]);
}

on_both!(resigning_under_another_games_name_ends_neither);
async fn resigning_under_another_games_name_ends_neither(record: TestDb) {
    let (mut table, first, _, two) = two(record).await;
    table.send(Mail::new("anna@example.org", &two, "Game 1:\nresign").vouched()).await;
    assert!(table.club.game(first).await.is_running());
    assert!(table.club.game(table.game).await.is_running());
    assert!(flat(&table.letter("anna").await.text).contains("line “Game 1:” can mean M0001-1 as well"));
}

on_both!(a_subject_that_names_another_game_alone_is_asked_about);
async fn a_subject_that_names_another_game_alone_is_asked_about(record: TestDb) {
    let (mut table, first, one, two) = two(record).await;
    let other = "Re: [FRCEC] M0001-1: Anna - Boris";
    with_subject(&mut table, &two, other, "a", "e4").await;
    assert_eq!(moves(&table, first).await, ["", ""]);
    let text = flat(&table.letter("anna").await.text);
    assert!(text.contains("its subject names M0001-1. Nothing was done"), "{text}");
    assert!(text.contains(&one), "{text}");
    // Even where she could not move in the other game: she may have picked the address from the wrong letter.
    table.send(Mail::new("anna@example.org", &one, "d4")).await;
    with_subject(&mut table, &two, other, "b", "e4").await;
    assert_eq!(moves(&table, first).await, ["d2d4", ""]);
    // The answer to the question has this game's subject.
    let asked = table.letter("anna").await;
    let again = reply_to(&asked);
    with_subject(&mut table, &again, &format!("Re: {}", asked.subject), "c", "e4").await;
    assert_eq!(moves(&table, first).await, ["d2d4", "e2e4"]);
}

on_both!(words_above_the_move_that_name_another_game_are_asked_about);
async fn words_above_the_move_that_name_another_game_are_asked_about(record: TestDb) {
    let (mut table, first, one, two) = two(record).await;
    for body in [
        "In M0001-1 I play\ne4",
        "Hello Boris, that was a surprise! In our game M0001-1 I answer with\n\ne4",
        "I hope you are well.\nFor M0001-1:\n\n\ne4",
        "The game \"M0001-1\" is hard.\n\nThanks!\n\ne4",
        "M0001-1 was my favourite.\nresign",
    ] {
        table.send(Mail::new("anna@example.org", &two, body)).await;
        assert_eq!(moves(&table, first).await, ["", ""], "{body}");
        let text = flat(&table.letter("anna").await.text);
        assert!(text.contains(&format!("If you mean M0001-1, please send it to {one}")), "{body}: {text}");
    }
    // Who names this game nearer to the move means it, and words below a move are the opponent's to read.
    table
        .send(Mail::new("anna@example.org", &two, "In M0001-1 I am lost. But in M0002-1 I play\n\ne4"))
        .await;
    assert_eq!(moves(&table, first).await, ["", ""], "both in one line: nobody can tell");
    table.letter("anna").await;
    let body = "In M0001-1 I am lost.\nBut in M0002-1 I am not.\n\ne4\n\nIn M0001-1 I need another day.";
    table.send(Mail::new("anna@example.org", &two, body)).await;
    assert_eq!(moves(&table, first).await, ["", "e2e4"]);
}

on_both!(a_subject_does_not_count_against_its_writers_own_line);
async fn a_subject_does_not_count_against_its_writers_own_line(record: TestDb) {
    let (mut table, first, _, two) = two(record).await;
    with_subject(&mut table, &two, "Re: [FRCEC] M0001-1: Anna - Boris", "a", "M0002-1\ne4").await;
    assert_eq!(moves(&table, first).await, ["", "e2e4"]);
}

on_both!(subjects_that_name_both_or_none_of_hers_play);
async fn subjects_that_name_both_or_none_of_hers_play(record: TestDb) {
    let (mut table, first, one, two) = two(record).await;
    with_subject(&mut table, &two, "Re: [FRCEC] M0001-1, M0002-1: Anna - Boris", "a", "e4").await;
    with_subject(&mut table, &one, "Re: [FRCEC] M0777-1: Carla - Dora", "b", "d4").await;
    assert_eq!(moves(&table, first).await, ["d2d4", "e2e4"]);
}

on_both!(lines_for_another_game_are_not_armed);
async fn lines_for_another_game_are_not_armed(record: TestDb) {
    let (mut table, first, _, two) = two(record).await;
    table.send(Mail::new("anna@example.org", &two, "e4")).await;
    let receipt = reply_to(&table.letter("anna").await);
    table.send(Mail::new("anna@example.org", &receipt, "M0001-1\nif e5 Nf3")).await;
    assert!(flat(&table.letter("anna").await.text).contains("names another game"));
    table.club.play(table.game, "e7e5").await;
    assert_eq!(moves(&table, first).await, ["", "e2e4 e7e5"]);
}

on_both!(a_board_of_a_digest_is_not_played_under_another_name);
async fn a_board_of_a_digest_is_not_played_under_another_name(record: TestDb) {
    let mut table = Table::set(record).await;
    let anna = table.club.view(table.game).await.white.id;
    super::digests::deliver(&table.club, anna, Delivery::DailyDigest).await;
    let first = table.game;
    table.again().await;
    table.club.clock.set(table.club.clock.now() + 20 * 3_600_000);
    let worker = Worker::new(table.club.door.clone(), Arc::new(Captured::default()));
    table.club.letters().await;
    assert_eq!(worker.digest_one().await.unwrap(), Step::Done);
    let to = reply_to(&table.letter("anna").await);
    table.send(Mail::new("anna@example.org", &to, "#1 M0002-1: e4\n#2 M0002-1 d4")).await;
    assert_eq!(moves(&table, first).await, ["", "d2d4"]);
    assert!(flat(&table.letter("anna").await.text).contains("names another game"));
}

on_both!(a_move_below_the_board_of_another_game_is_asked_about);
async fn a_move_below_the_board_of_another_game_is_asked_about(record: TestDb) {
    let (mut table, first, one, two) = two(record).await;
    let heading = "> --- Game M0001-1 against Boris, move 1 ---\n> \n>   a b c\n> :: a3 - play a move";
    // Only that part of the letter is quoted, or the whole letter up to it.
    for quoted in [heading.to_owned(), format!("> === M0002-1 · move 1 ===\n> It is your turn.\n{heading}")]
    {
        table.send(Mail::new("anna@example.org", &two, &format!("{quoted}\n\ne4\n\nRegards"))).await;
        assert_eq!(moves(&table, first).await, ["", ""], "{quoted}");
        let text = flat(&table.letter("anna").await.text);
        assert!(text.contains("names another game"), "{text}");
        assert!(text.contains(&format!("If you mean M0001-1, please send it to {one}")), "{text}");
    }
    // Below the whole letter the answer is to the letter.
    let whole = format!("> === M0002-1 · move 1 ===\n> It is your turn.\n{heading}\n> === frcec ===\n\nd4");
    table.send(Mail::new("anna@example.org", &two, &whole)).await;
    assert_eq!(moves(&table, first).await, ["", "d2d4"]);
}

on_both!(an_answer_below_a_long_quote_is_read);
async fn an_answer_below_a_long_quote_is_read(record: TestDb) {
    let (mut table, _, _, two) = two(record).await;
    let quoted = "> an old line of a long thread\n".repeat(700);
    table.send(Mail::new("anna@example.org", &two, &format!("{quoted}\nd4\n"))).await;
    assert_eq!(table.moves().await, "d2d4");
}

/// Anna has White against Boris in M0001-1, against Carol in M0002-1; their addresses.
async fn two_opponents(record: TestDb) -> (Table, GameId, String, String) {
    let mut table = Table::set(record).await;
    let (first, one) = (table.game, reply_to(&table.letter("anna").await));
    table.club.member("carol", "Carol Jones").await;
    table.club.letters().await;
    table.game = table.club.start("anna", "carol", 518, true).await[0];
    let two = reply_to(&table.letter("anna").await);
    (table, first, one, two)
}

on_both!(another_opponent_above_the_move_is_asked_about);
async fn another_opponent_above_the_move_is_asked_about(record: TestDb) {
    let (mut table, first, one, two) = two_opponents(record).await;
    for body in [
        "Hi Carol,\n\ne4\n\nGood luck!",
        "Against Carol I play\n\ne4",
        "Hallo Carol\ne4",
        "Gegen Carol Jones\n\ne4",
        "Against Carol Jones:\n\ne4",
        "Against Carol: e4",
    ] {
        table.send(Mail::new("anna@example.org", &one, body)).await;
        assert_eq!(moves(&table, first).await, ["", ""], "{body}");
        let text = flat(&table.letter("anna").await.text);
        assert!(text.contains(&format!("If you mean M0002-1, please send it to {two}")), "{body}: {text}");
        assert!(!text.contains("answer with the move alone"), "{body}: {text}");
    }
    // The opponent's own name, words of the past, and a name of nobody whom she plays say nothing.
    for (number, body) in
        ["Hi Boris,\n\ne4", "Hi Dieter,\n\nNf3", "I lost against Carol.\n\nNc3"].into_iter().enumerate()
    {
        table.game = table.club.start("anna", "boris", 518, true).await[0];
        let to = reply_to(&table.letter("anna").await);
        table.send(Mail::new("anna@example.org", &to, body)).await;
        assert_ne!(table.moves().await, "", "{number}: {body}");
        table.club.letters().await;
    }
}

on_both!(the_other_game_is_asked_about);
async fn the_other_game_is_asked_about(record: TestDb) {
    let mut table = Table::set(record).await;
    table.club.letters().await;
    // Both games of a match: Anna is White in the first and Black in the second.
    let games = table.club.start("anna", "boris", 518, true).await;
    table.game = games[0];
    let to = reply_to(&table.letter("anna").await);
    for body in [
        "In the other game I play\n\ne4",
        "In der anderen Partie\n\ne4",
        "En la otra partida\n\ne4",
        "Dans l'autre partie\n\ne4",
        "В другой партии\n\ne4",
        "Other game: e4",
        "e4 (and d4 in the other game)",
    ] {
        table.send(Mail::new("anna@example.org", &to, body)).await;
        assert_eq!(table.moves().await, "", "{body}");
        let text = flat(&table.letter("anna").await.text);
        assert!(text.contains("the address of game M0002-1, but its line"), "{body}: {text}");
        assert!(!text.contains("answer with the move alone"), "{body}: {text}");
    }
    table.send(Mail::new("anna@example.org", &to, "Thanks for the other game!\n\ne4")).await;
    assert_eq!(table.moves().await, "e2e4");
}

on_both!(a_quoted_address_of_another_game_is_asked_about);
async fn a_quoted_address_of_another_game_is_asked_about(record: TestDb) {
    let (mut table, first, one, two) = two_opponents(record).await;
    let body = format!(
        "On Mon, FRCEC wrote:\n> Game M0002-1 against Carol has begun too: you play White there and\n> move first.\n> \
         Mail your move there to: {two}\n> and so on\n\ne4\n\nAnna"
    );
    table.send(Mail::new("anna@example.org", &one, &body)).await;
    assert_eq!(moves(&table, first).await, ["", ""]);
    let text = flat(&table.letter("anna").await.text);
    assert!(text.contains(&format!("If you mean M0002-1, please send it to {two}")), "{text}");
    // The same quoted in an answer to that game is that game's.
    table.send(Mail::new("anna@example.org", &two, &body)).await;
    assert_eq!(moves(&table, first).await, ["", "e2e4"]);
}
