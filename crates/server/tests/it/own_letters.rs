//! What is said of a move to whoever typed it: in the letters that he has chosen, else in those in which he typed it. Lists of moves
//! stay English unless a member wants his own letters.

use frcec_server::mail::ingress::Taken;
use frcec_store::on_both;
use frcec_store::testing::TestDb;

use super::mail_table::{Mail, Table, reply_to};

const ANNA: &str = "anna@example.org";
const CLUB: &str = "club@club.example";

on_both!(questions_show_a_move_as_it_was_typed, held_moves_are_shown_as_they_were_typed);

/// A table at which Anna reads this language, and her newest address.
async fn table_in(record: TestDb, lang: &str, moves: &str) -> (Table, String) {
    let mut table = Table::set(record).await;
    table.club.letters().await;
    let set = Mail::new(ANNA, CLUB, lang).vouched();
    assert_eq!(table.send(set).await, Taken::Recorded);
    table.club.letters().await;
    table.club.play(table.game, moves).await;
    let to = reply_to(&table.letter("anna").await);
    (table, to)
}

/// What Anna is told of a mail, without line breaks and without what stands below the news.
async fn told(table: &mut Table, from: &str, to: &str, body: &str) -> String {
    assert_eq!(table.send(Mail::new(from, to, body)).await, Taken::Recorded, "{body}");
    let text = table.letter("anna").await.text;
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

async fn questions_show_a_move_as_it_was_typed(record: TestDb) {
    // Two knights can go to d2, and one to d4.
    let opening = "e2e4 e7e5 g1f3 b8c6 d2d3 d7d6";
    let (mut table, to) = table_in(record, "language de", opening).await;
    for (body, shown) in [
        ("9. Sd4", "4.Sd4"),
        ("Ich ziehe wohl Sd4 heute", "mit dem Zug allein in der ersten Zeile: Sd4"),
        ("? Sd4", "4.Sd4"),
        ("Sd2", "Sbd2"),
        // In English letters where they were typed so.
        ("9. Nd4", "4.Nd4"),
        ("Nd2", "Nbd2"),
        ("? Nd4", "4.Nd4"),
    ] {
        let text = told(&mut table, ANNA, &to, body).await;
        assert!(text.contains(shown), "{body}: {text}");
        assert!(text.contains("1. e4 e5 2. Nf3 Nc6"), "a list of moves stays English: {text}");
    }
    assert_eq!(table.send(Mail::new(ANNA, CLUB, "language ru").vouched()).await, Taken::Recorded);
    table.club.letters().await;
    for (body, shown) in [("9. Кd4", "4.Кd4"), ("Кd2", "Кbd2"), ("? Кd4", "4.Кd4")] {
        let text = told(&mut table, ANNA, &to, body).await;
        assert!(text.contains(shown), "{body}: {text}");
    }
    // Who has chosen letters reads them, whatever was typed.
    assert_eq!(table.send(Mail::new(ANNA, CLUB, "language de").vouched()).await, Taken::Recorded);
    assert_eq!(table.send(Mail::new(ANNA, CLUB, "Figuren de").vouched()).await, Taken::Recorded);
    table.club.letters().await;
    let text = told(&mut table, ANNA, &to, "9. Nd4").await;
    assert!(text.contains("4.Sd4") && text.contains("2. Sf3"), "{text}");
    assert_eq!(table.moves().await, opening, "nothing was played");
}

async fn held_moves_are_shown_as_they_were_typed(record: TestDb) {
    let (mut table, to) = table_in(record, "language de", "e2e4 e7e5").await;
    let elsewhere = "anna@elsewhere.example";
    let text = told(&mut table, elsewhere, &to, "Sf3").await;
    assert_eq!(text.matches("2.Sf3").count(), 2, "in the question and above the board: {text}");
    assert!(!text.contains("2.Nf3"), "{text}");
    assert_eq!(table.send(Mail::new(ANNA, &to, "cancel")).await, Taken::Recorded);
    let text = told(&mut table, elsewhere, &to, "Nc3").await;
    assert!(text.contains("2.Nc3"), "{text}");
}
