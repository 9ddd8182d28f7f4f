//! What everybody understands in a sentence: an offer with its reason, a refusal before a move, a greeting around one; and that
//! whoever is asked about a line is told of the words beside it.

use frcec_rules::club::game::Command as Rules;
use frcec_server::door::{Actor, Command, GameCommand};
use frcec_store::on_both;
use frcec_store::testing::TestDb;

use super::events::flowed;
use super::mail_table::{Mail, Table, reply_to};

const ANNA: &str = "anna@example.org";
const BORIS: &str = "boris@example.org";

on_both!(
    an_offer_in_a_sentence_goes_with_its_move,
    an_offer_that_is_open_is_none_and_that_is_told,
    a_move_in_a_polite_mail_is_played,
    an_accepted_draw_in_polite_words_is_one,
    whoever_is_asked_learns_of_the_other_words,
    whoever_resigns_politely_is_told_how,
    leave_in_words_is_told_how,
    the_end_names_the_rematch,
);

/// A new game after 1.e4 e5, and the address at which Anna's second move is waited for.
async fn second_move(table: &mut Table) -> String {
    table.again().await;
    table.club.play(table.game, "e2e4 e7e5").await;
    reply_to(&table.letter("anna").await)
}

async fn to(table: &Table, who: &str) -> Option<String> {
    let letters = table.club.letters().await;
    letters.iter().find(|letter| letter.address == who).map(|letter| flowed(&letter.text))
}

async fn an_offer_in_a_sentence_goes_with_its_move(record: TestDb) {
    let mut table = Table::set(record).await;
    for words in [
        "Ich biete Ihnen Remis an, die Stellung ist ausgeglichen.",
        "I offer a draw here, what do you think?",
        "Te propongo tablas, mi rey está seguro.",
        "Je propose la nulle, joyeux Noël !",
        "Предлагаю ничью и желаю здоровья",
        "Ofrezco tablas si te parece bien",
        "I offer a draw because nobody\ncan make progress here.",
    ] {
        let at = second_move(&mut table).await;
        table.club.letters().await;
        table.send(Mail::new(ANNA, &at, &format!("Nf3\n\n{words}")).vouched()).await;
        assert_eq!(table.moves().await, "e2e4 e7e5 g1f3", "{words}");
        assert!(table.club.game(table.game).await.offer().is_some(), "{words}");
        let boris = to(&table, BORIS).await.expect("a letter");
        assert!(boris.contains(words.lines().next().unwrap()), "{words}: {boris}");
    }
    let at = second_move(&mut table).await;
    table.send(Mail::new(ANNA, &at, "Nf3, I offer a draw, all is equal.").vouched()).await;
    assert!(table.club.game(table.game).await.offer().is_some());
}

async fn an_offer_that_is_open_is_none_and_that_is_told(record: TestDb) {
    let mut table = Table::set(record).await;
    for words in [
        "I offer a draw if you take on f6.",
        "I offer a draw\nif you take on f6.",
        "I offer a draw, but only next week.",
        "Draw? You must be joking.",
        "Ich biete Remis an, sobald die Damen getauscht sind.",
        "Ofrezco tablas si cambias las damas.",
        "Je propose la nulle, non, pas encore.",
        "Предлагаю ничью, если разменяете ферзей.",
    ] {
        let at = second_move(&mut table).await;
        table.club.letters().await;
        table.send(Mail::new(ANNA, &at, &format!("Nf3\n\n{words}")).vouched()).await;
        assert!(table.club.game(table.game).await.offer().is_none(), "{words}");
        let anna = to(&table, ANNA).await.expect("a letter");
        assert!(!anna.contains("in a mail of its own"), "{words}: {anna}");
        assert!(
            anna.contains("“draw?”") || anna.contains("leaves open whether you mean it"),
            "{words}: {anna}"
        );
    }
}

async fn a_move_in_a_polite_mail_is_played(record: TestDb) {
    let mut table = Table::set(record).await;
    for text in [
        "Declined. Nf3",
        "No acepto las tablas. Nf3",
        "Ich lehne ab. Sf3",
        "Non merci. Cf3",
        "Нет, играем дальше. Кf3",
        "Nf3 und danke für den Bauern",
        "Nf3 amitiés, Odile",
        "Nf3 mfg Otto",
        "Nf3 С уважением, Пётр",
        "Buenos días, Nf3",
        "Bonjour, je joue Cf3. Bonne journée !",
        "Guten Tag, mein nächster Zug lautet Nf3",
        "Contesto Nf3.",
        "Je réponds Cf3.",
        "Thank you for your move. I reply with Nf3.",
        ":: Nf3",
    ] {
        let at = second_move(&mut table).await;
        table.send(Mail::new(ANNA, &at, text).vouched()).await;
        assert_eq!(table.moves().await, "e2e4 e7e5 g1f3", "{text}");
        assert!(table.club.game(table.game).await.offer().is_none(), "{text}");
    }
    // Two lines of a letter that lost its quote marks are nobody's move.
    for text in
        [":: Nf3\n:: d4", ":: Nf3\n\nWhat is this?", "Declined. Nf3 or d4?", "Good evening, Nf3 or d4?"]
    {
        let at = second_move(&mut table).await;
        table.send(Mail::new(ANNA, &at, text).vouched()).await;
        assert_eq!(table.moves().await, "e2e4 e7e5", "{text}");
    }
}

async fn an_accepted_draw_in_polite_words_is_one(record: TestDb) {
    let mut table = Table::set(record).await;
    for text in [
        "Remis angenommen, danke für die Partie",
        "Принимаю ваше предложение ничьей",
        "De acuerdo, tablas.",
        "D'accord pour le partage du point",
    ] {
        table.again().await;
        table.club.play(table.game, "e2e4 e7e5").await;
        let view = table.club.view(table.game).await;
        let offer = Rules::Move { mv: view.game.line().parse_uci("g1f3").unwrap(), ply: 2, offer: true };
        table.club.command(table.game, view.white.id, offer).await.unwrap();
        let at = reply_to(&table.letter("boris").await);
        table.send(Mail::new(BORIS, &at, text).vouched()).await;
        assert!(!table.club.game(table.game).await.is_running(), "{text}");
    }
}

async fn whoever_is_asked_learns_of_the_other_words(record: TestDb) {
    let mut table = Table::set(record).await;
    let words = "By the way, are you coming to the congress in Leeds?";
    for line in ["well then d4 it is", "Nf3?? or d4", "Nf6", "I resign, well played!", "d4 and Nf3"] {
        let at = second_move(&mut table).await;
        table.club.letters().await;
        table.send(Mail::new(ANNA, &at, &format!("{line}\n\n{words}")).vouched()).await;
        assert_eq!(table.moves().await, "e2e4 e7e5", "{line}");
        let anna = to(&table, ANNA).await.expect("a letter");
        let told = anna.contains("once more");
        assert!(told, "{line}: {anna}");
        assert!(to(&table, BORIS).await.is_none(), "{line}");
    }
}

async fn whoever_resigns_politely_is_told_how(record: TestDb) {
    let mut table = Table::set(record).await;
    for line in ["I resign. Well played!", "resigno", "Ich gebe auf, danke", "J'abandonne, bravo !"] {
        let at = second_move(&mut table).await;
        table.club.letters().await;
        table.send(Mail::new(ANNA, &at, line).vouched()).await;
        assert!(table.club.game(table.game).await.is_running(), "{line}");
        let anna = to(&table, ANNA).await.expect("a letter");
        assert!(anna.contains("“resign” alone on the first line"), "{line}: {anna}");
        assert!(!anna.contains("quotation marks"), "{line}: {anna}");
    }
}

async fn leave_in_words_is_told_how(record: TestDb) {
    let mut table = Table::set(record).await;
    for line in [
        "I will be on holiday from 20 December 2026 to 3 January 2027.",
        "Je serai en vacances du 20 décembre au 3 janvier.",
        "Estaré de vacaciones del 20 de diciembre al 3 de enero.",
        "Ich bin vom 20. Dezember bis 3. Januar im Urlaub.",
        "Я буду в отпуске с 20 декабря по 3 января.",
    ] {
        let at = second_move(&mut table).await;
        table.club.letters().await;
        table.send(Mail::new(ANNA, &at, line).vouched()).await;
        let anna = to(&table, ANNA).await.expect("a letter");
        assert!(anna.contains("To enter leave, write “leave”"), "{line}: {anna}");
    }
}

async fn the_end_names_the_rematch(record: TestDb) {
    let mut table = Table::set(record).await;
    let games = table.club.start("anna", "boris", 518, false).await;
    let mut at = String::new();
    for game in &games {
        table.club.letters().await;
        let player = table.club.view(*game).await.white.id;
        let ends = Command::Game(GameCommand::new(*game, Rules::Resign));
        table.club.submit(Actor::Player(player), ends).await.unwrap();
        let letter = table.letter("anna").await;
        let says = flowed(&letter.text).contains("answer with “rematch” alone on the first line");
        assert_eq!(says, game == games.last().unwrap(), "{}", letter.text);
        at = reply_to(&letter);
    }
    for line in ["Rematch?", "challenge", "Revanche ?", "défi", "Реванш?", "Herausforderung"] {
        table.club.letters().await;
        table.send(Mail::new(ANNA, &at, line).vouched()).await;
        let anna = to(&table, ANNA).await.expect("a letter");
        assert!(anna.contains("“rematch” alone on the first line"), "{line}: {anna}");
        assert!(to(&table, BORIS).await.is_none(), "{line}");
    }
    table.club.letters().await;
    table.send(Mail::new(ANNA, &at, "Thank you, shall we play again?").vouched()).await;
    assert!(to(&table, BORIS).await.is_some_and(|text| text.contains("shall we play again?")));
}
