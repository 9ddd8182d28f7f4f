//! What goes back to the writer of a mail: questions from the question's own address, lists of commands, silence that a
//! director sees, claims with their move.

use frcec_rules::club::game::{EndReason, Outcome};
use frcec_server::door::{Actor, Command, MemberChange, MemberCommand};
use frcec_server::mail::ingress::Taken;
use frcec_server::settings::{AskBefore, Settings};
use frcec_store::testing::TestDb;
use frcec_store::{inbox, on_both};

use super::club::NOON;
use super::mail_table::{Mail, Table, reply_to};

const ANNA: &str = "anna@example.org";
const CLUB: &str = "club@club.example";

async fn careful(table: &Table) {
    let anna = table.club.view(table.game).await.white.id;
    let settings = Settings { ask_before: AskBefore::Everything, ..Settings::default() };
    let change = MemberChange { settings: Some(settings), ..MemberChange::default() };
    let command = Command::Member(MemberCommand::Change(anna, change));
    table.club.submit(Actor::Player(anna), command).await.expect("a change");
}

on_both!(only_a_clear_yes_or_no_answers_a_question);
async fn only_a_clear_yes_or_no_answers_a_question(record: TestDb) {
    let mut table = Table::set(record).await;
    careful(&table).await;
    for (word, played) in [("Yes, please!", true), ("Ja.", true), ("no", false), ("Nein, danke", false)] {
        table.again().await;
        let to = reply_to(&table.letter("anna").await);
        table.send(Mail::new(ANNA, &to, "e4")).await;
        let question = table.letter("anna").await;
        assert!(question.text.contains("play 1.e4"), "{}", question.text);
        let at = reply_to(&question);
        assert!(at.starts_with("play+q"), "{at}");
        // Neither yes nor no: asked again, and from an address at which yes counts.
        table.send(Mail::new(ANNA, &at, "ok, whatever you say")).await;
        let again = table.letter("anna").await;
        assert!(again.text.contains("neither a clear “yes” nor a clear “no”"), "{}", again.text);
        assert!(again.text.contains("play 1.e4"), "what waits is said again: {}", again.text);
        let at = reply_to(&again);
        assert!(at.starts_with("play+q"), "{at}");
        assert_eq!(table.moves().await, "");
        table.send(Mail::new(ANNA, &at, word)).await;
        assert_eq!(table.moves().await == "e2e4", played, "{word}");
        table.club.letters().await;
        table.send(Mail::new(ANNA, &at, "yes")).await;
        assert_eq!(table.moves().await == "e2e4", played, "{word}: nothing waits any more");
    }
}

on_both!(an_unclear_answer_to_a_question_is_asked_from_its_address);
async fn an_unclear_answer_to_a_question_is_asked_from_its_address(record: TestDb) {
    let mut table = Table::set(record).await;
    careful(&table).await;
    let to = reply_to(&table.letter("anna").await);
    table.send(Mail::new(ANNA, &to, "e4")).await;
    let at = reply_to(&table.letter("anna").await);
    table.send(Mail::new(ANNA, &at, "Nf6")).await;
    let refused = table.letter("anna").await;
    assert!(
        refused.text.contains("You wrote “Nf6”") && refused.text.contains("play 1.e4"),
        "{}",
        refused.text
    );
    table.send(Mail::new(ANNA, &reply_to(&refused), "yes")).await;
    assert_eq!(table.moves().await, "e2e4");
}

on_both!(a_claim_names_its_move);
async fn a_claim_names_its_move(record: TestDb) {
    let mut table = Table::set(record).await;
    for text in
        ["Nb1 claim", "4. Nb1\nclaim", "claim Nb1", "Nb1, claim a draw\n\nThank you!", "remis reklamieren"]
    {
        table.again().await;
        // The first position comes back with the knights' return: 4...Ng8 is the third time after the start.
        table.club.play(table.game, "g1f3 g8f6 f3g1 f6g8 b1c3 b8c6").await;
        let at = reply_to(&table.letter("anna").await);
        table.send(Mail::new(ANNA, &at, text)).await;
        if text.starts_with("remis") {
            // Without a move it is this position that is claimed, and it is new: a draw offer at most.
            assert!(table.club.game(table.game).await.is_running());
            continue;
        }
        assert!(table.club.game(table.game).await.is_running(), "{text}: Black's knight is still on c6");
        assert_eq!(
            table.moves().await,
            "g1f3 g8f6 f3g1 f6g8 b1c3 b8c6 c3b1",
            "{text}: a wrong claim plays its move"
        );
        let letters = table.club.letters().await;
        let to = |who: &str| letters.iter().rfind(|l| l.address.starts_with(who)).expect("a letter");
        assert!(to("anna").text.contains("Your claim did not hold"), "{}", to("anna").text);
        // 4...Nb8 brings the start for the third time: Black's claim is right.
        table.send(Mail::new("boris@example.org", &reply_to(to("boris")), "Nb8\nclaim")).await;
        let finish = table.club.game(table.game).await.finish().expect("a draw");
        assert_eq!((finish.outcome, finish.reason), (Outcome::Draw, EndReason::ThreefoldClaim), "{text}");
    }
}

on_both!(a_claim_at_a_wrong_number_is_asked);
async fn a_claim_at_a_wrong_number_is_asked(record: TestDb) {
    let mut table = Table::set(record).await;
    let at = reply_to(&table.letter("anna").await);
    table.send(Mail::new(ANNA, &at, "claim 12. e4")).await;
    assert_eq!(table.moves().await, "");
    assert!(table.letter("anna").await.text.contains("that move would be 1."));
}

on_both!(the_example_in_an_answer_is_legal);
async fn the_example_in_an_answer_is_legal(record: TestDb) {
    let mut table = Table::set(record).await;
    // After 1.e4 e5 2.Qh5 Nc6 3.Qxf7+ Black's only move is Kxf7.
    table.club.play(table.game, "e2e4 e7e5 d1h5 b8c6 h5f7").await;
    let at = reply_to(&table.letter("boris").await);
    table.send(Mail::new("boris@example.org", &at, "I have to think about it.")).await;
    let asked = table.letter("boris").await;
    assert!(asked.text.contains("for example Kxf7"), "{}", asked.text);
    // Whoever is not to move is shown no move.
    table.club.play(table.game, "e8f7").await;
    table.club.letters().await;
    table.send(Mail::new("boris@example.org", &at, "Hello")).await;
    let asked = table.letter("boris").await;
    assert!(!asked.text.contains("for example"), "{}", asked.text);
}

on_both!(the_club_lists_what_it_understands);
async fn the_club_lists_what_it_understands(record: TestDb) {
    let mut table = Table::set(record).await;
    table.club.letters().await;
    table.send(Mail::new(ANNA, CLUB, "frobnicate")).await;
    let answer = table.letter("anna").await;
    for word in [
        "no command in your mail that the club knows",
        ":: games - ",
        ":: position 451 - ",
        ":: practice - ",
        ":: language de - ",
    ] {
        assert!(answer.text.contains(word), "{word}: {}", answer.text);
    }
    // A program that answers everything comes to an end.
    table.send(Mail::new(ANNA, CLUB, "frobnicate")).await;
    assert!(table.club.letters().await.is_empty());
    for (words, answers) in
        [("Twiddle", 1), ("Fiddle", 1), ("Tweedle", 1), ("Fumble", 1), ("I am on holiday.", 0)]
    {
        table.send(Mail::new(ANNA, CLUB, words)).await;
        assert_eq!(table.club.letters().await.len(), answers, "{words}");
    }
    // A command is answered always.
    table.send(Mail::new(ANNA, CLUB, "position 451")).await;
    let answer = table.letter("anna").await;
    for part in [
        "#451 BRNNKQRB",
        "O-O: Double move. King e1 to g1, rook g1 to f1.",
        "O-O-O: Double move. King e1 to c1, rook b1 to d1.",
        "#691 BRQKNNRB",
        "KeRN: 4 RNNKR",
        "brnnkqrb/pppppppp/8/8/8/8/PPPPPPPP/BRNNKQRB w KQkq - 0 1",
    ] {
        assert!(answer.text.contains(part), "{part}: {}", answer.text);
    }
    table.send(Mail::new(ANNA, CLUB, "position 069 NNBBRKQR")).await;
    assert!(table.letter("anna").await.text.contains("#890 RQKRBBNN"));
    table.club.clock.set(NOON + 25 * 60 * 60 * 1000);
    table.send(Mail::new(ANNA, CLUB, "frobnicate")).await;
    assert!(table.letter("anna").await.text.contains(":: games - "));
}

on_both!(a_person_is_told_each_time_and_a_program_comes_to_an_end);
async fn a_person_is_told_each_time_and_a_program_comes_to_an_end(record: TestDb) {
    let mut table = Table::set(record).await;
    let first = reply_to(&table.letter("anna").await);
    // Somebody on leave whose program does not say that it is one.
    table.send(Mail::new(ANNA, &first, "I am on holiday.")).await;
    let answer = table.letter("anna").await;
    assert!(answer.text.contains("no command"));
    // Each answer says which ones will not come.
    assert!(unwrapped(&answer.text).contains("The same words get one answer a day"));
    table.send(Mail::new(ANNA, &first, "I am on holiday.")).await;
    assert!(table.club.letters().await.is_empty(), "the same words are answered once a day");
    // Who tries other words is told again, at any ply.
    table.send(Mail::new(ANNA, &first, "the horse to the left, please")).await;
    assert!(table.letter("anna").await.text.contains("no command"));
    // What the reader leaves out is said as well.
    for name in ["Anna", "Where is my letter?"] {
        let words = format!("the horse to the left, please\n-- \n{name}");
        table.send(Mail::new(ANNA, &first, &words)).await;
        assert!(table.letter("anna").await.text.contains("no command"));
    }
    table.send(Mail::new(ANNA, &first, "I should like to play the knight")).await;
    let last = table.letter("anna").await;
    assert!(last.text.contains("no command"));
    let said = "This is the last such answer for a day: further mails of yours that cannot be read are kept, and a director sees them";
    assert!(unwrapped(&last.text).contains(said), "{}", last.text);
    assert!(last.text.contains("postmaster@club.example"), "{}", last.text);
    // A program that quotes something new each time comes to an end.
    for number in 0..4 {
        table.send(Mail::new(ANNA, &first, &format!("I am on holiday, and this is notice {number}."))).await;
    }
    assert!(table.club.letters().await.is_empty());
    // A move that cannot be is refused however often it comes.
    for _ in 0..2 {
        table.send(Mail::new(ANNA, &first, "Ke5")).await;
        assert!(table.letter("anna").await.text.contains("Ke5"));
    }
    // The next day begins anew.
    table.club.clock.set(NOON + 25 * 60 * 60 * 1000);
    table.send(Mail::new(ANNA, &first, "I am on holiday.")).await;
    assert!(table.letter("anna").await.text.contains("no command"));
}

on_both!(the_last_answer_of_a_day_says_so_everywhere);
async fn the_last_answer_of_a_day_says_so_everywhere(record: TestDb) {
    let mut table = Table::set(record).await;
    for number in 1..=5 {
        let words = format!("What is this all about, number {number}?");
        table.send(Mail::new(ANNA, "club@club.example", &words).vouched()).await;
        let answer = unwrapped(&table.letter("anna").await.text);
        assert_eq!(answer.contains("the last such answer for a day"), number == 5, "{answer}");
        assert_eq!(answer.contains("The same words get one answer a day"), number < 5, "{answer}");
    }
    table.send(Mail::new(ANNA, "club@club.example", "And once more?").vouched()).await;
    assert!(table.club.letters().await.is_empty());
    // What can be read is answered as always.
    table.send(Mail::new(ANNA, "club@club.example", "games").vouched()).await;
    assert!(table.letter("anna").await.text.contains("M0001-1"));
}

on_both!(what_may_be_a_command_is_always_answered);
async fn what_may_be_a_command_is_always_answered(record: TestDb) {
    const LAST: &str = "the last such answer for a day";
    let mut table = Table::set(record).await;
    let at_game = reply_to(&table.letter("anna").await);
    let game = table.club.view(table.game).await.name;
    // The same words six times at the game, and a move six times at the club: refusals and questions are always sent.
    for number in 1..=6 {
        table.send(Mail::new(ANNA, &at_game, "maybe e4, maybe d4")).await;
        let answer = unwrapped(&table.letter("anna").await.text);
        assert!(answer.contains("no command") && !answer.contains(LAST), "{number}: {answer}");
        assert!(!answer.contains("The same words get one answer a day"), "{answer}");
        let body = if number % 2 == 0 { "e4".to_owned() } else { format!("{game}: e4") };
        table.send(Mail::new(ANNA, CLUB, &body).vouched()).await;
        let answer = unwrapped(&table.letter("anna").await.text);
        assert!(answer.contains(&format!("If you mean {game}, please send it to {at_game}")), "{answer}");
        assert!(!answer.contains(LAST), "{answer}");
    }
    // They have used up nothing: words are answered as if nothing had come.
    table.send(Mail::new(ANNA, &at_game, "What is this all about?")).await;
    let answer = unwrapped(&table.letter("anna").await.text);
    assert!(answer.contains("The same words get one answer a day"), "{answer}");
    // What writes a dozen of them is a program.
    for number in 7..=12 {
        table.send(Mail::new(ANNA, &at_game, "maybe e4, maybe d4")).await;
        let answer = unwrapped(&table.letter("anna").await.text);
        assert_eq!(answer.contains(LAST), number == 12, "{number}: {answer}");
    }
    table.send(Mail::new(ANNA, &at_game, "maybe e4, maybe d4")).await;
    assert!(table.club.letters().await.is_empty());
}

on_both!(where_it_is_not_the_turn_no_address_is_given);
async fn where_it_is_not_the_turn_no_address_is_given(record: TestDb) {
    let mut table = Table::set(record).await;
    let game = table.club.view(table.game).await.name;
    table.send(Mail::new("boris@example.org", CLUB, &format!("{game} e5")).vouched()).await;
    let answer = unwrapped(&table.letter("boris").await.text);
    assert!(answer.contains(&format!("If you mean {game}: there it is not your turn")), "{answer}");
}

on_both!(a_resignation_in_a_sentence_is_named_each_time);
async fn a_resignation_in_a_sentence_is_named_each_time(record: TestDb) {
    let mut table = Table::set(record).await;
    let to = reply_to(&table.letter("anna").await);
    for (body, line) in [
        ("You win, I give up. Congratulations!", "You win, I give up. Congratulations!"),
        ("I hereby resign the game.", "I hereby resign the game."),
        ("Thanks for the nice game. I resign!\n\nAnna", "Thanks for the nice game. I resign!"),
        ("Hello Boris,\n\nyou got me there. I resign.", "you got me there. I resign."),
        ("Dann gebe ich auf, bravo!", "Dann gebe ich auf, bravo!"),
        ("I resign, good game!", "I resign, good game!"),
    ] {
        table.send(Mail::new(ANNA, &to, body).vouched()).await;
        let text = unwrapped(&table.letter("anna").await.text);
        assert!(text.contains(line), "{body}: {text}");
        assert!(text.contains("answer with “resign” alone on the first line"), "{body}: {text}");
    }
    assert!(table.club.game(table.game).await.is_running());
    // Words alone at one's own turn go nowhere, and their writer is told so.
    table.send(Mail::new(ANNA, &to, "Sorry Boris, I am ill, my answer takes a few days.").vouched()).await;
    let letters = table.club.letters().await;
    let [answer] = letters.as_slice() else { panic!("one letter: {letters:?}") };
    let text = unwrapped(&answer.text);
    let said = "Your words (“Sorry Boris, I am ill, my answer takes a few days.”) were sent to nobody";
    assert!(text.contains(said), "{text}");
    // To a receipt a sentence that resigns is no message either; talk of resigning is one.
    table.send(Mail::new(ANNA, &to, "e4").vouched()).await;
    let receipt = reply_to(&table.letter("anna").await);
    table.club.letters().await;
    table.send(Mail::new(ANNA, &receipt, "Well played. I resign!").vouched()).await;
    let letters = table.club.letters().await;
    assert!(letters.iter().all(|letter| letter.address == ANNA), "{letters:?}");
    assert!(unwrapped(&letters[0].text).contains("with “resign” alone"), "{}", letters[0].text);
    table.send(Mail::new(ANNA, &receipt, "When will you resign? :-)").vouched()).await;
    assert!(table.letter("boris").await.text.contains("When will you resign?"));
}

on_both!(a_score_with_one_new_move_is_read);
async fn a_score_with_one_new_move_is_read(record: TestDb) {
    const BORIS: &str = "boris@example.org";
    let mut table = Table::set(record).await;
    let pgn = "[Event \"M0001\"]\n[White \"Anna\"]\n[Result \"*\"]\n\n1. e4 e5 2. Nf3 *";
    for (body, moves) in [
        ("1. e4 e5 2. Nf3", "e2e4 e7e5 g1f3"),
        ("1. e4 e5\n2. Nf3\n\nAnna", "e2e4 e7e5 g1f3"),
        ("Moves:\n1.e4 e5 2.Nf3", "e2e4 e7e5 g1f3"),
        (pgn, "e2e4 e7e5 g1f3"),
        ("1...e5 2.Nf3", "e2e4 e7e5 g1f3"),
        ("1. d4 e5 2. Nf3", "you wrote 1.d4, but 1.e4 was played"),
        ("1. e4 c5 2. Nf3", "you wrote 1...c5, but 1...e5 was played"),
        ("1. e4 e5", "end with e5, which has been played already"),
        ("1. e4 e5 2. Nf3 Nc6", "more than one move"),
        ("2. Nf3 Nc6", "more than one move"),
    ] {
        table.again().await;
        let to = reply_to(&table.letter("anna").await);
        table.send(Mail::new(ANNA, &to, "e4")).await;
        let to = reply_to(&table.letter("boris").await);
        table.send(Mail::new(BORIS, &to, "e5")).await;
        let to = reply_to(&table.letter("anna").await);
        table.send(Mail::new(ANNA, &to, body)).await;
        if moves.starts_with("e2e4") {
            assert_eq!(table.moves().await, moves, "{body}");
        } else {
            let text = unwrapped(&table.letter("anna").await.text);
            assert!(text.contains(moves), "{body}: {text}");
            assert_eq!(table.moves().await, "e2e4 e7e5", "{body}");
            continue;
        }
        // The answer with the move that it answers shows that both look at the same board.
        let to = reply_to(&table.letter("boris").await);
        table.send(Mail::new(BORIS, &to, "2. Nc3 Nc6")).await;
        let text = unwrapped(&table.letter("boris").await.text);
        assert!(text.contains("you wrote 2.Nc3, but 2.Nf3 was played"), "{text}");
        let answer = if body.starts_with("Moves") { "Nf3 Nc6" } else { "2. Nf3 Nc6" };
        table.send(Mail::new(BORIS, &to, answer)).await;
        assert_eq!(table.moves().await, "e2e4 e7e5 g1f3 b8c6", "{body}");
    }
}

on_both!(two_commands_to_the_club_and_half_a_one_are_named);
async fn two_commands_to_the_club_and_half_a_one_are_named(record: TestDb) {
    let mut table = Table::set(record).await;
    table.club.letters().await;
    for (body, said) in [
        ("enter T0001\nenter T0002", "enter T0002"),
        ("withdraw", "The line “withdraw” begins like a command"),
        ("withdraw", "withdraw T0004"),
    ] {
        table.send(Mail::new(ANNA, CLUB, body).vouched()).await;
        let text = unwrapped(&table.letter("anna").await.text).replace('"', "“");
        assert!(text.contains(&said.replace('”', "“")) || text.contains(said), "{body}: {text}");
        assert!(!text.contains("no command in your mail"), "{body}: {text}");
    }
}

on_both!(a_move_voids_what_waits_and_says_so);
async fn a_move_voids_what_waits_and_says_so(record: TestDb) {
    let mut table = Table::set(record).await;
    let to = reply_to(&table.letter("anna").await);
    table.send(Mail::new("anna@work.example", &to, "d4")).await;
    table.letter("anna").await;
    table.send(Mail::new(ANNA, &to, "e4")).await;
    let letters = table.club.letters().await;
    let of = |who: &str| letters.iter().find(|letter| letter.address.starts_with(who)).expect("a letter");
    let text = unwrapped(&of("anna").text);
    assert!(text.contains("What waited for your “yes” in this game does not hold any more"), "{text}");
    // Where nothing waits nothing is said.
    let to = reply_to(of("boris"));
    table.send(Mail::new("boris@example.org", &to, "e5")).await;
    assert!(!table.letter("boris").await.text.contains("waited for your"));
}

on_both!(a_game_that_is_over_is_shown_with_its_result);
async fn a_game_that_is_over_is_shown_with_its_result(record: TestDb) {
    let mut table = Table::set(record).await;
    let to = reply_to(&table.letter("anna").await);
    let name = table.club.view(table.game).await.name;
    table.send(Mail::new(ANNA, &to, "resign").vouched()).await;
    table.club.letters().await;
    table.send(Mail::new(ANNA, CLUB, &format!("show {name}")).vouched()).await;
    let text = unwrapped(&table.letter("anna").await.text);
    assert!(text.contains(&format!("Here is your game {name} as it stands. Anna resigned")), "{text}");
}

on_both!(words_over_the_limit_are_counted);
async fn words_over_the_limit_are_counted(record: TestDb) {
    use std::fmt::Write as _;
    let mut table = Table::set(record).await;
    let to = reply_to(&table.letter("anna").await);
    let story = (1..=150).fold(String::new(), |mut story, number| {
        writeln!(story, "Paragraph {number:03} of my long story about chess.").unwrap();
        story
    });
    table.send(Mail::new(ANNA, &to, &format!("e4\n\n{story}"))).await;
    let letters = table.club.letters().await;
    let [anna, boris] = ["anna", "boris"]
        .map(|who| unwrapped(&letters.iter().find(|letter| letter.address.starts_with(who)).unwrap().text));
    // A paragraph is 43 characters and the end of its line: 4,000 hold 90 of them and a part of the next.
    assert!(boris.contains("Paragraph 091 of") && !boris.contains("Paragraph 092"), "{boris}");
    let whole: usize = 150 * 44 - 1;
    let kept = 90 * 44 + "Paragraph 091 of my long story about".len();
    let rest = whole - kept - 1;
    let said = format!("The rest, {rest} characters from “chess.");
    assert!(anna.replace(',', "").contains(&said.replace(',', "")), "{said}: {anna}");
}

on_both!(what_waits_stands_with_its_own_reason);
async fn what_waits_stands_with_its_own_reason(record: TestDb) {
    let mut table = Table::set(record).await;
    let to = reply_to(&table.letter("anna").await);
    // A stranger's move, and the player's own resignation that nobody vouches for.
    table.send(Mail::new("evil@example.net", &to, "d4")).await;
    let foreign = "A mail for this game came from an address that is not one of yours";
    let one = table.letter("anna").await;
    assert!(unwrapped(&one.text).contains(foreign), "{}", one.text);
    table.send(Mail::new(ANNA, &to, "resign")).await;
    let both = table.letter("anna").await;
    let text = unwrapped(&both.text);
    let places = [
        "Several things wait for your yes",
        "1. play 1.d4",
        foreign,
        "2. resign the game",
        "Your mail would end the game",
    ];
    let found: Vec<_> = places.iter().map(|part| text.find(part)).collect();
    assert!(found.iter().all(Option::is_some) && found.is_sorted(), "{found:?}: {text}");
    // A yes that does not say to what, to the first question: nobody asked to be asked.
    table.send(Mail::new(ANNA, &reply_to(&one), "yes")).await;
    let text = unwrapped(&table.letter("anna").await.text);
    assert!(text.contains(foreign) && !text.contains("You asked us to check"), "{text}");
    assert!(text.contains("2 things wait for your yes, and your answer does not say which"), "{text}");
    assert!(text.contains("Write “yes” with its number, for example “yes 1”"), "{text}");
    assert_eq!(table.moves().await, "");
}

/// A letter's text without the breaks and marks of its lines.
fn unwrapped(text: &str) -> String {
    text.replace("\n:: ", " ").split_whitespace().collect::<Vec<_>>().join(" ")
}

on_both!(silence_is_recorded_for_the_director);
async fn silence_is_recorded_for_the_director(record: TestDb) {
    let mut table = Table::set(record).await;
    let to = reply_to(&table.letter("anna").await);
    for body in ["I am away.", "I am  away.\n\n> your turn", "I am\naway."] {
        assert_eq!(table.send(Mail::new(ANNA, &to, body)).await, Taken::Recorded);
    }
    assert_eq!(table.club.letters().await.len(), 1, "one answer to the first");
    let mut tx = table.club.door.db().read().await.unwrap();
    let silent = inbox::of_disposition(&mut tx, inbox::SILENCE, NOON, 10).await.unwrap();
    assert_eq!(silent.len(), 2);
    assert!(silent.iter().all(|mail| mail.game_id == Some(table.game) && mail.raw.is_empty()), "{silent:?}");
    assert!(silent.iter().all(|mail| mail.player_id.is_some()));
}

on_both!(what_stands_beside_a_repeated_move_is_not_lost_in_silence);
async fn what_stands_beside_a_repeated_move_is_not_lost_in_silence(record: TestDb) {
    let mut table = Table::set(record).await;
    let to = reply_to(&table.letter("anna").await);
    table.send(Mail::new(ANNA, &to, "e4")).await;
    table.club.letters().await;
    table.send(Mail::new(ANNA, &to, "1. e4")).await;
    assert!(table.club.letters().await.is_empty(), "the same move alone is a duplicate");
    for more in ["if e5 Nf3", "note: the centre", "draw?", "See you!"] {
        table.send(Mail::new(ANNA, &to, &format!("e4\n{more}"))).await;
        let letters = table.club.letters().await;
        assert_eq!(letters.len(), 1, "{more}");
        let text = letters[0].text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(
            text.contains("e4 was already played from the letter that you answered, and stands."),
            "{text}"
        );
        assert_eq!(letters[0].address, ANNA);
    }
    assert_eq!(table.moves().await, "e2e4");
}

on_both!(a_clear_move_is_played_without_an_offer_that_does_not_count);
async fn a_clear_move_is_played_without_an_offer_that_does_not_count(record: TestDb) {
    let mut table = Table::set(record).await;
    let to = reply_to(&table.letter("anna").await);
    // White's first move: Black has not moved yet (domain.md: agreement needs a move by each side).
    table.send(Mail::new(ANNA, &to, "e4 draw?\nif e5 Nf3\nnote: Ruy Lopez\n\nHello!")).await;
    let letters = table.club.letters().await;
    let to =
        |handle: &str| letters.iter().rfind(|letter| letter.address.starts_with(handle)).expect("a letter");
    let said = unwrapped(&to("anna").text);
    assert_eq!(table.moves().await, "e2e4");
    assert!(said.contains("No draw was offered"), "{said}");
    assert!(said.contains("Ruy Lopez"), "the note is kept and shown: {said}");
    assert!(to("boris").text.contains("Hello!") && !unwrapped(&to("boris").text).contains("offers a draw"));
    table.club.play(table.game, "e7e5").await;
    assert_eq!(table.moves().await, "e2e4 e7e5 g1f3", "the lines beside it stand");
    // An offer again before ten moves have passed.
    table.club.play(table.game, "b8c6").await;
    let turn = reply_to(&table.letter("anna").await);
    table.send(Mail::new(ANNA, &turn, "Bb5 =")).await;
    table.club.letters().await;
    table.club.play(table.game, "a7a6").await;
    let turn = reply_to(&table.letter("anna").await);
    table.send(Mail::new(ANNA, &turn, "Ba4\ndraw?")).await;
    assert!(table.moves().await.ends_with("b5a4"));
    let said = unwrapped(&table.letter("anna").await.text);
    assert!(said.contains("you have offered one already. You can offer again from move 13 on"), "{said}");
}

on_both!(words_that_propose_a_draw_offer_none_and_their_writer_is_told);
async fn words_that_propose_a_draw_offer_none_and_their_writer_is_told(record: TestDb) {
    let mut table = Table::set(record).await;
    let to = reply_to(&table.letter("anna").await);
    table.send(Mail::new(ANNA, &to, "e4\n\nShall we agree to a draw now, what do you say?")).await;
    let said = unwrapped(&table.letter("anna").await.text);
    assert!(said.contains("Your words seem to speak of a draw"), "{said}");
    assert!(said.contains("write “draw?” below your next one"), "{said}");
}

on_both!(lines_that_answer_the_turns_letter_after_its_move_are_said_to_be_lost);
async fn lines_that_answer_the_turns_letter_after_its_move_are_said_to_be_lost(record: TestDb) {
    let mut table = Table::set(record).await;
    let turn = reply_to(&table.letter("anna").await);
    table.send(Mail::new(ANNA, &turn, "e4")).await;
    table.club.letters().await;
    for lines in ["if 1...e5 2.Nf3 Nc6 3.Bb5", "if 1...e5 2.Nf3\nNc6 3.Bb5", "if 1...e5 2.Nf3 Nc6\n3.Bb5"] {
        table.send(Mail::new(ANNA, &turn, lines)).await;
        let answer = table.letter("anna").await;
        let said = unwrapped(&answer.text);
        assert!(said.contains("so that the conditional lines in it were not kept"), "{lines}: {said}");
        assert!(!said.contains("already played"), "{lines}: {said}");
        // What the letter says is so: they go into an answer to it.
        table.send(Mail::new(ANNA, &reply_to(&answer), lines)).await;
        let said = unwrapped(&table.letter("anna").await.text);
        assert!(said.contains("Your conditional lines stand."), "{lines}: {said}");
        assert!(said.contains("3.Bb5"), "{lines}: {said}");
    }
}

on_both!(a_move_among_words_is_named_each_time);
async fn a_move_among_words_is_named_each_time(record: TestDb) {
    let mut table = Table::set(record).await;
    let to = reply_to(&table.letter("anna").await);
    for (body, line) in [
        ("OK so e4", "OK so e4"),
        ("Hello Boris,\n\nAlright then e4\n\nAnna", "Alright then e4"),
        ("Let's go e4", "Let's go e4"),
        ("Then e4.", "Then e4."),
        ("I have decided on e4", "I have decided on e4"),
    ] {
        table.send(Mail::new(ANNA, &to, body)).await;
        let answer = table.letter("anna").await;
        let text = unwrapped(&answer.text);
        assert!(text.contains(&format!("The line “{line}” seems to hold the move e4")), "{body}: {text}");
    }
    assert_eq!(table.moves().await, "");
    // A piece in words is no pawn, and the whole of it is the move.
    for body in ["Well then: knight to f3 perhaps today", "Also gut, Springer nach f3 nun"] {
        table.send(Mail::new(ANNA, &to, body)).await;
        let answer = table.letter("anna").await;
        let text = unwrapped(&answer.text);
        assert!(text.contains("seems to hold the move Nf3"), "{body}: {text}");
    }
    // Two moves, and one that is not possible, are none.
    for body in ["maybe e4, maybe d4", "I saw e5 somewhere", "Well then: rook to f3 perhaps"] {
        table.send(Mail::new(ANNA, &to, body)).await;
        let answer = table.letter("anna").await;
        assert!(!unwrapped(&answer.text).contains("seems to hold"), "{body}: {}", answer.text);
    }
}

on_both!(a_pawns_move_is_proposed_only_where_all_before_it_is_understood);

async fn a_pawns_move_is_proposed_only_where_all_before_it_is_understood(record: TestDb) {
    let mut table = Table::set(record).await;
    let to = reply_to(&table.letter("anna").await);
    for body in
        ["Night to f3", "night f3 full stop", "🐴f3", "~e4~ d4", "-e4- d4", "cabayo a f3", "delete e4"]
    {
        table.send(Mail::new(ANNA, &to, body)).await;
        let answer = table.letter("anna").await;
        let text = unwrapped(&answer.text);
        for pawn in
            ["seems to hold the move f3", "seems to hold the move e4", "first line: f3", "first line: e4"]
        {
            assert!(!text.contains(pawn), "{body}: {text}");
        }
    }
    assert_eq!(table.moves().await, "");
}

on_both!(a_correction_of_a_move_that_is_made_goes_to_nobody);

async fn a_correction_of_a_move_that_is_made_goes_to_nobody(record: TestDb) {
    let mut table = Table::set(record).await;
    let turn = reply_to(&table.letter("anna").await);
    table.send(Mail::new(ANNA, &turn, "e4").vouched()).await;
    let to = reply_to(&table.letter("anna").await);
    for body in [
        "Sorry, I meant Nf3, please correct.",
        "Kann ich den Zug zurücknehmen? Ich bin untröstlich.",
        "Quería jugar Cf3, corrijan por favor.",
        "Je voulais jouer Cf3, pouvez-vous corriger ?",
        "Извините, я имел в виду Кf3, исправьте.",
    ] {
        let text = answered_alone(&mut table, &to, body).await;
        assert!(text.contains("an accepted move is final"), "{body}: {text}");
    }
    // A plan below a receipt goes to nobody, and no line is set.
    for body in
        ["si Cf6 juego e5", "Si tu joues Cf6, je joue e5.", "Wenn Sf6, spiele ich e5", "если Кf6, сыграю e5"]
    {
        let text = answered_alone(&mut table, &to, body).await;
        assert!(text.contains("sent to nobody, and no conditional line was set"), "{body}: {text}");
    }
}

/// The only letter that a mail causes, which is to its writer.
async fn answered_alone(table: &mut Table, to: &str, body: &str) -> String {
    table.club.letters().await;
    table.send(Mail::new(ANNA, to, body).vouched()).await;
    let letters = table.club.letters().await;
    assert!(letters.iter().all(|letter| letter.address == ANNA), "{body}: {letters:?}");
    unwrapped(&letters.first().expect("an answer").text)
}

on_both!(a_wish_to_take_a_move_back_is_told_that_it_is_final);
async fn a_wish_to_take_a_move_back_is_told_that_it_is_final(record: TestDb) {
    let mut table = Table::set(record).await;
    let to = reply_to(&table.letter("anna").await);
    for body in ["undo", "May I take it back?", "Zug zurück", "deshacer", "Взять ход назад"] {
        table.send(Mail::new(ANNA, &to, body)).await;
        let text = unwrapped(&table.letter("anna").await.text);
        assert!(text.contains("an accepted move is final, and nobody can take it back"), "{body}: {text}");
    }
}

on_both!(while_a_draw_is_offered_its_answers_are_named);
async fn while_a_draw_is_offered_its_answers_are_named(record: TestDb) {
    let mut table = Table::set(record).await;
    let to = reply_to(&table.letter("anna").await);
    table.send(Mail::new(ANNA, &to, "e4")).await;
    let to = reply_to(&table.letter("boris").await);
    table.send(Mail::new("boris@example.org", &to, "e5\ndraw?")).await;
    let to = reply_to(&table.letter("anna").await);
    for body in ["draw", "ok, draw is fine with me", "I accept your draw offer, my friend, thanks!"] {
        table.send(Mail::new(ANNA, &to, body)).await;
        let answer = table.letter("anna").await;
        let text = unwrapped(&answer.text);
        assert!(text.contains("To take it, write “accept” alone on the first line"), "{body}: {text}");
        assert!(!text.contains("send your move on the first line"), "{body}: {text}");
    }
    assert!(table.club.game(table.game).await.offer().is_some(), "the offer stands");
    // A move beside words that decline it declines it.
    table.send(Mail::new(ANNA, &to, "No draw.\n\nNf3")).await;
    assert_eq!(table.moves().await, "e2e4 e7e5 g1f3");
    let answer = unwrapped(&table.letter("anna").await.text);
    assert!(answer.contains("Your move declines your opponent’s draw offer."), "{answer}");
}

on_both!(a_yes_to_a_question_about_a_move_is_led_on);
async fn a_yes_to_a_question_about_a_move_is_led_on(record: TestDb) {
    let mut table = Table::set(record).await;
    for (answer, played) in [
        ("Yes, e4", "e2e4"),
        ("yes. e4", "e2e4"),
        ("Ja genau, e4!", "e2e4"),
        ("sí, e4", "e2e4"),
        ("Oui : e4", "e2e4"),
        ("Да, именно: e4", "e2e4"),
        ("Sorry, typo: e4", "e2e4"),
        ("Ich meinte e4", "e2e4"),
    ] {
        table.again().await;
        let to = reply_to(&table.letter("anna").await);
        table.send(Mail::new(ANNA, &to, "I have decided on e4").vouched()).await;
        let question = table.letter("anna").await;
        assert!(question.text.contains("seems to hold the move"), "{}", question.text);
        table.send(Mail::new(ANNA, &reply_to(&question), answer).vouched()).await;
        assert_eq!(table.moves().await, played, "{answer}");
    }
    // Alone it says nothing of the move, and the answer does not reproach whoever did answer the question.
    table.again().await;
    let to = reply_to(&table.letter("anna").await);
    table.send(Mail::new(ANNA, &to, "I have decided on e4").vouched()).await;
    let question = table.letter("anna").await;
    table.send(Mail::new(ANNA, &reply_to(&question), "yes").vouched()).await;
    let led = table.letter("anna").await;
    assert!(led.text.contains("“yes” is not enough here"), "{}", led.text);
    assert_eq!(table.moves().await, "");
    // What is no answer to it stays a question.
    table.send(Mail::new(ANNA, &reply_to(&led), "Yes, e4 or d4").vouched()).await;
    assert_eq!(table.moves().await, "");
    for (answer, over) in [("Yes, if you say so, I resign", false), ("Yes, I resign", true)] {
        table.again().await;
        let to = reply_to(&table.letter("anna").await);
        table.send(Mail::new(ANNA, &to, "I resign. Well played!").vouched()).await;
        let question = table.letter("anna").await;
        assert!(question.text.contains("“resign”"), "{}", question.text);
        table.send(Mail::new(ANNA, &reply_to(&question), answer).vouched()).await;
        assert_eq!(table.club.view(table.game).await.game.finish().is_some(), over, "{answer}");
    }
}
