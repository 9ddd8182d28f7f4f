//! Mail through the ingress into a record, on both databases: what is played, asked, kept and known already.

use frcec_server::door::{Actor, Command, MemberChange, MemberCommand};
use frcec_server::mail::body::{Reply, SourceLine, html};
use frcec_server::mail::command::{self, Found};
use frcec_server::mail::compose::picture::PictureSpec;
use frcec_server::mail::ingress::Taken;
use frcec_server::settings::{AskBefore, Settings};
use frcec_store::letters::Letter;
use frcec_store::on_both;
use frcec_store::testing::TestDb;

use super::club::NOON;
use super::mail_table::{Mail, Table, reply_to};

on_both!(a_move_is_played_once_and_passed_on);
async fn a_move_is_played_once_and_passed_on(record: TestDb) {
    let mut table = Table::set(record).await;
    let to = reply_to(&table.letter("anna").await);
    let body =
        "1. e4\n\nGood luck! My number is +49 170 1234567.\n\nOn Mon, 4 May 2026 FRCEC wrote:\n> resign";
    let mail = || Mail { id: Some("one@example.org"), ..Mail::new("anna@example.org", &to, body) };
    assert_eq!(table.send(mail()).await, Taken::Recorded);
    assert_eq!(table.moves().await, "e2e4");
    let letters = table.club.letters().await;
    let boris = letters.iter().find(|l| l.address.starts_with("boris")).expect("a letter to Boris");
    assert!(boris.text.contains("Good luck! My number is [☎ …]."), "{}", boris.text);
    assert!(!boris.text.contains("resign now"), "{}", boris.text);
    // The receipt shows what was passed on, so that the writer knows what was masked.
    let anna = letters.iter().find(|l| l.address.starts_with("anna")).expect("a receipt");
    assert!(anna.text.contains("Your words for Boris, as they are passed on:"), "{}", anna.text);
    assert!(anna.text.contains(":: Good luck! My number is [☎ …]."), "{}", anna.text);
    // The same mail again, and the same move in another mail.
    assert_eq!(table.send(mail()).await, Taken::Recorded);
    assert_eq!(table.send(Mail::new("anna@example.org", &to, "e4")).await, Taken::Recorded);
    assert_eq!(table.moves().await, "e2e4");
    assert!(table.club.letters().await.is_empty(), "a repetition is answered by nothing");
    // Another move from the same letter: one explanation.
    assert_eq!(table.send(Mail::new("anna@example.org", &to, "d4")).await, Taken::Recorded);
    assert_eq!(table.moves().await, "e2e4");
    let answer = table.letter("anna").await;
    assert!(answer.text.contains("e4 was already played"), "{}", answer.text);
}

on_both!(a_refused_move_is_explained);
async fn a_refused_move_is_explained(record: TestDb) {
    let mut table = Table::set(record).await;
    let to = reply_to(&table.letter("anna").await);
    assert_eq!(table.send(Mail::new("anna@example.org", &to, "O-O")).await, Taken::Recorded);
    assert_eq!(table.moves().await, "");
    let answer = table.letter("anna").await;
    assert!(answer.text.contains("You wrote “O-O”") && answer.text.contains("f1"), "{}", answer.text);
    assert!(answer.text.contains("=== "), "{}", answer.text);
}

on_both!(a_mail_without_a_command_is_asked_about_once_a_day);
async fn a_mail_without_a_command_is_asked_about_once_a_day(record: TestDb) {
    let mut table = Table::set(record).await;
    let to = reply_to(&table.letter("anna").await);
    let away = || Mail::new("anna@example.org", &to, "I am out of the office until 12. May.");
    assert_eq!(table.send(away()).await, Taken::Recorded);
    assert!(table.letter("anna").await.text.contains("no move and no command"));
    assert_eq!(table.send(away()).await, Taken::Recorded);
    assert!(table.club.letters().await.is_empty(), "the second is silence");
    table.club.clock.set(NOON + 25 * 60 * 60 * 1000);
    assert_eq!(table.send(away()).await, Taken::Recorded);
    assert!(table.letter("anna").await.text.contains("no move and no command"));
}

on_both!(strangers_and_wrong_addresses_play_nothing);
async fn strangers_and_wrong_addresses_play_nothing(record: TestDb) {
    let mut table = Table::set(record).await;
    let to = reply_to(&table.letter("anna").await);
    assert_eq!(table.send(Mail::new("mallory@evil.example", &to, "resign")).await, Taken::Recorded);
    let forged = to.replacen(".w.", ".b.", 1);
    assert!(matches!(table.send(Mail::new("anna@example.org", &forged, "e4")).await, Taken::Unknown(_)));
    let stranger = Mail::new("mallory@evil.example", "club@club.example", "games");
    let refused = table.send(stranger).await;
    assert!(
        matches!(&refused, Taken::Refused(said) if said.contains("http://127.0.0.1:8960/join")),
        "{refused:?}"
    );
    assert_eq!(table.moves().await, "");
    let copy = Mail::new("anna@example.org", "noreply@club.example", "e4");
    assert!(matches!(table.send(copy).await, Taken::Unknown(_)), "nobody reads there");
    assert_eq!(table.moves().await, "");
}

on_both!(resigning_needs_our_hosts_word);
async fn resigning_needs_our_hosts_word(record: TestDb) {
    let mut table = Table::set(record).await;
    let to = reply_to(&table.letter("anna").await);
    assert_eq!(table.send(Mail::new("anna@example.org", &to, "resign")).await, Taken::Recorded);
    assert!(table.club.game(table.game).await.finish().is_none());
    assert_eq!(table.send(Mail::new("anna@example.org", &to, "resign").vouched()).await, Taken::Recorded);
    assert!(table.club.game(table.game).await.finish().is_some());
}

on_both!(what_is_held_waits_for_the_registered_address);
async fn what_is_held_waits_for_the_registered_address(record: TestDb) {
    let mut table = Table::set(record).await;
    let to = reply_to(&table.letter("anna").await);
    assert_eq!(table.send(Mail::new("anna@other.example", &to, "e4\n\nFrom work")).await, Taken::Recorded);
    assert_eq!(table.moves().await, "");
    let letters = table.club.letters().await;
    assert!(letters.iter().all(|l| l.address == "anna@example.org"), "nothing goes to the stranger");
    let question = letters.last().expect("a question");
    let at = reply_to(question);
    // A second stranger's mail asks for something else: told too. The same once more within the day is kept, and nobody is asked.
    assert_eq!(table.send(Mail::new("x@other.example", &to, "d4")).await, Taken::Recorded);
    assert!(table.letter("anna").await.text.contains("1.d4"));
    assert_eq!(table.send(Mail::new("x@other.example", &to, "d4")).await, Taken::Recorded);
    assert!(table.club.letters().await.is_empty());
    // yes counts only at the question's address, and only from the registered one.
    assert_eq!(table.send(Mail::new("anna@example.org", &to, "yes")).await, Taken::Recorded);
    assert_eq!(table.send(Mail::new("anna@other.example", &at, "yes")).await, Taken::Recorded);
    assert_eq!(table.moves().await, "");
    table.club.letters().await;
    assert_eq!(table.send(Mail::new("anna@example.org", &at, "yes 1")).await, Taken::Recorded);
    assert_eq!(table.moves().await, "e2e4");
    let boris = table.letter("boris").await;
    assert!(boris.text.contains("From work"), "{}", boris.text);
    // Said again it finds nothing.
    assert_eq!(table.send(Mail::new("anna@example.org", &at, "yes 1")).await, Taken::Recorded);
    assert_eq!(table.moves().await, "e2e4");
}

on_both!(a_resignation_is_played_on_yes);
async fn a_resignation_is_played_on_yes(record: TestDb) {
    let mut table = Table::set(record).await;
    let to = reply_to(&table.letter("anna").await);
    assert_eq!(table.send(Mail::new("anna@example.org", &to, "resign")).await, Taken::Recorded);
    assert!(table.club.game(table.game).await.finish().is_none());
    let at = reply_to(&table.letter("anna").await);
    assert_eq!(table.send(Mail::new("anna@example.org", &at, "yes")).await, Taken::Recorded);
    assert!(table.club.game(table.game).await.finish().is_some());
}

on_both!(members_change_their_settings_by_mail);
async fn members_change_their_settings_by_mail(record: TestDb) {
    let mut table = Table::set(record).await;
    let to = reply_to(&table.letter("anna").await);
    let club = "club@club.example";
    assert_eq!(table.send(Mail::new("anna@example.org", club, "language de")).await, Taken::Recorded);
    assert!(table.letter("anna").await.text.contains("nothing was changed"));
    assert_eq!(
        table.send(Mail::new("anna@example.org", club, "language de").vouched()).await,
        Taken::Recorded
    );
    table.club.letters().await;
    let view = table.club.view(table.game).await;
    assert_eq!((view.white.lang.tag(), view.white.notation), ("de", None));
    // To a German S is the knight, which cannot go there, and never the bishop of another language.
    assert_eq!(table.send(Mail::new("anna@example.org", &to, "Sg5")).await, Taken::Recorded);
    assert_eq!(table.moves().await, "");
    assert!(table.letter("anna").await.text.contains("Springer"), "the refusal is about a knight");
    let pieces = Mail::new("anna@example.org", club, "Figuren de").vouched();
    assert_eq!(table.send(pieces).await, Taken::Recorded);
    table.club.letters().await;
    let view = table.club.view(table.game).await;
    assert_eq!(view.white.notation.map(frcec_rules::Notation::code), Some("de"));
    assert_eq!(table.send(Mail::new("anna@example.org", &to, "digest daily")).await, Taken::Recorded);
    assert!(table.club.letters().await.iter().any(|l| l.text.contains("frühmorgens")));
    assert_eq!(table.send(Mail::new("anna@example.org", &to, "Sf3")).await, Taken::Recorded);
    assert_eq!(table.moves().await, "g1f3");
}

on_both!(an_answer_to_an_old_letter_plays_nothing);
async fn an_answer_to_an_old_letter_plays_nothing(record: TestDb) {
    let mut table = Table::set(record).await;
    let old = reply_to(&table.letter("anna").await);
    table.club.play(table.game, "e2e4 e7e5").await;
    table.club.letters().await;
    for body in ["Nf3", "2. Nf3", "resign"] {
        assert_eq!(table.send(Mail::new("anna@example.org", &old, body).vouched()).await, Taken::Recorded);
        assert_eq!(table.moves().await, "e2e4 e7e5", "{body}");
        let answer = table.letter("anna").await;
        let present = reply_to(&answer);
        assert_ne!(present, old, "the answer carries the present address");
    }
    let game = table.club.game(table.game).await;
    assert!(game.is_running());
}

on_both!(the_date_field_saves_nobody);
async fn the_date_field_saves_nobody(record: TestDb) {
    let mut table = Table::set(record).await;
    let to = reply_to(&table.letter("anna").await);
    // Her thirty days, and thirty of leave, are over.
    table.club.clock.set(NOON + 62 * 24 * 60 * 60 * 1000);
    assert_eq!(table.send(Mail::new("anna@example.org", &to, "e4")).await, Taken::Recorded);
    assert_eq!(table.moves().await, "", "the mail's Date says noon, our clock says two months later");
    let answer = table.letter("anna").await;
    assert!(!answer.text.is_empty());
}

on_both!(our_own_letters_command_nothing);
async fn our_own_letters_command_nothing(record: TestDb) {
    let mut table = Table::set(record).await;
    table.club.play(table.game, "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1h1 g8f6 d2d3").await;
    let to = reply_to(&table.letter("boris").await);
    assert_eq!(table.send(Mail::new("boris@example.org", &to, "O-O\ndraw?\n\nHello")).await, Taken::Recorded);
    assert_eq!(table.send(Mail::new("boris@example.org", &to, "Nonsense")).await, Taken::Recorded);
    assert_eq!(table.send(Mail::new("anna@example.org", "club@club.example", "help")).await, Taken::Recorded);
    let letters = super::club::all_letters(&table.club.door).await;
    assert!(letters.len() > 8);
    for letter in letters {
        let whole = found(&letter.text);
        assert!(matches!(whole, Found::Empty | Found::Nothing { .. }), "{}", letter.text);
        let words_of_ours = letter.text.lines().filter(|line| *line != "Hello");
        for line in words_of_ours {
            assert!(!matches!(found(line), Found::One(_)), "{line}");
        }
        let page = letter.html.unwrap_or_default();
        let page = command::find(&Reply::of(&html::lines(&page)), None);
        assert!(matches!(page, Found::Empty | Found::Nothing { .. }), "{page:?}");
    }
}

fn found(text: &str) -> Found {
    command::find(&Reply::of(&SourceLine::plain(text)), None)
}

on_both!(words_without_a_move_go_on_from_a_receipt);
async fn words_without_a_move_go_on_from_a_receipt(record: TestDb) {
    let mut table = Table::set(record).await;
    let to = reply_to(&table.letter("anna").await);
    assert_eq!(table.send(Mail::new("anna@example.org", &to, "e4")).await, Taken::Recorded);
    let receipt = reply_to(&table.letter("anna").await);
    let words = "I forgot to say: good luck!";
    assert_eq!(table.send(Mail::new("anna@example.org", &receipt, words)).await, Taken::Recorded);
    let boris = table.letter("boris").await;
    assert!(boris.text.contains(words), "{}", boris.text);
    // A receipt can never move.
    assert_eq!(table.send(Mail::new("anna@example.org", &receipt, "d4")).await, Taken::Recorded);
    assert_eq!(table.moves().await, "e2e4");
    // But it can resign.
    let mail = Mail::new("anna@example.org", &receipt, "resign").vouched();
    assert_eq!(table.send(mail).await, Taken::Recorded);
    assert!(table.club.game(table.game).await.finish().is_some());
}

on_both!(a_practice_game_by_mail);
async fn a_practice_game_by_mail(record: TestDb) {
    let mut table = Table::set(record).await;
    table.club.letters().await;
    let ask = |vouched| Mail { vouched, ..Mail::new("anna@example.org", "club@club.example", "practice") };
    assert_eq!(table.send(ask(false)).await, Taken::Recorded);
    assert!(table.letter("anna").await.text.contains("nothing was changed"));
    assert_eq!(table.send(ask(true)).await, Taken::Recorded);
    let letter = table.letter("anna").await;
    assert!(reply_to(&letter).starts_with("play+g"), "{}", letter.text);
}

on_both!(what_is_held_can_be_withdrawn);
async fn what_is_held_can_be_withdrawn(record: TestDb) {
    let mut table = Table::set(record).await;
    let to = reply_to(&table.letter("anna").await);
    assert_eq!(table.send(Mail::new("anna@example.org", &to, "resign")).await, Taken::Recorded);
    let at = reply_to(&table.letter("anna").await);
    assert_eq!(table.send(Mail::new("anna@example.org", &at, "cancel")).await, Taken::Recorded);
    assert_eq!(table.send(Mail::new("anna@example.org", &at, "yes")).await, Taken::Recorded);
    assert!(table.club.game(table.game).await.is_running());
}

on_both!(a_stranger_is_answered_once_a_day);
async fn a_stranger_is_answered_once_a_day(record: TestDb) {
    let mut table = Table::set(record).await;
    table.club.letters().await;
    let ask = |body, vouched| Mail { vouched, ..Mail::new("carol@example.org", "club@club.example", body) };
    assert!(matches!(table.send(ask("help", false)).await, Taken::Refused(_)));
    assert!(matches!(table.send(ask("games", true)).await, Taken::Refused(_)));
    assert_eq!(table.send(ask("help", true)).await, Taken::Recorded);
    let welcome = table.letter("carol").await;
    assert!(welcome.text.contains("Fischer Random"), "{}", welcome.text);
    assert_eq!(table.send(ask("join", true)).await, Taken::Recorded);
    assert!(table.club.letters().await.is_empty());
}

on_both!(careful_and_strict_members);
async fn careful_and_strict_members(record: TestDb) {
    let mut table = Table::set(record).await;
    let to = reply_to(&table.letter("anna").await);
    let anna = table.club.view(table.game).await.white.id;
    let wish = |settings| {
        Command::Member(MemberCommand::Change(
            anna,
            MemberChange { settings: Some(settings), ..MemberChange::default() },
        ))
    };
    let strict = Settings { strict: true, ..Settings::default() };
    table.club.submit(Actor::Player(anna), wish(strict)).await.expect("a change");
    for loose in ["e2e4", "nf3", "e4"] {
        assert_eq!(table.send(Mail::new("anna@example.org", &to, loose)).await, Taken::Recorded);
        assert_eq!(table.moves().await, "", "{loose}");
    }
    let careful = Settings { ask_before: AskBefore::Everything, ..Settings::default() };
    table.club.submit(Actor::Player(anna), wish(careful)).await.expect("a change");
    table.club.letters().await;
    assert_eq!(table.send(Mail::new("anna@example.org", &to, "e4\n\nHello")).await, Taken::Recorded);
    assert_eq!(table.moves().await, "");
    let question = table.letter("anna").await;
    assert!(question.text.contains("e4"), "{}", question.text);
    let at = reply_to(&question);
    assert_eq!(table.send(Mail::new("anna@example.org", &at, "Yes.")).await, Taken::Recorded);
    assert_eq!(table.moves().await, "e2e4");
    assert!(table.letter("boris").await.text.contains("Hello"));
}

on_both!(a_late_yes_counts_no_more);
async fn a_late_yes_counts_no_more(record: TestDb) {
    let mut table = Table::set(record).await;
    let to = reply_to(&table.letter("anna").await);
    assert_eq!(table.send(Mail::new("anna@other.example", &to, "e4")).await, Taken::Recorded);
    let at = reply_to(&table.letter("anna").await);
    table.club.clock.set(NOON + 6 * 24 * 60 * 60 * 1000);
    assert_eq!(table.send(Mail::new("anna@example.org", &at, "yes")).await, Taken::Recorded);
    assert_eq!(table.moves().await, "");
}

on_both!(members_ask_the_club);
async fn members_ask_the_club(record: TestDb) {
    let mut table = Table::set(record).await;
    table.club.letters().await;
    for (command, part) in [
        ("help", "games"),
        ("games", "against Boris"),
        ("position 518", "#518 RNBQKBNR"),
        ("position 960", "no starting position"),
        ("addresses", "anna@example.org"),
        ("show M0001-1", "Boris"),
        ("show 4711", "no game"),
        ("e4", "part that names the game"),
    ] {
        let mail = Mail::new("anna@example.org", "club@club.example", command);
        assert_eq!(table.send(mail).await, Taken::Recorded, "{command}");
        let answer = table.letter("anna").await;
        assert!(answer.text.contains(part), "{command}: {}", answer.text);
    }
}

on_both!(a_dry_run_asks_only_of_ones_own_moves);
async fn a_dry_run_asks_only_of_ones_own_moves(record: TestDb) {
    let mut table = Table::set(record).await;
    let to = reply_to(&table.letter("anna").await);
    table.send(Mail::new("anna@example.org", &to, "? e4")).await;
    assert!(table.letter("anna").await.text.contains("e4"));
    table.send(Mail::new("anna@example.org", &to, "e4")).await;
    let receipt = reply_to(&table.letter("anna").await);
    // Black is to move now: `? e5` would be Black's move.
    table.send(Mail::new("anna@example.org", &receipt, "? e5")).await;
    let answer = table.letter("anna").await;
    assert!(answer.text.contains("Your opponent is to move"), "{}", answer.text);
    table.send(Mail::new("anna@example.org", &receipt, "resign").vouched()).await;
    assert!(table.club.game(table.game).await.finish().is_some());
    table.letter("anna").await;
    table.send(Mail::new("anna@example.org", &receipt, "? O-O")).await;
    let answer = table.letter("anna").await;
    assert!(answer.text.contains("over"), "{}", answer.text);
    assert!(!answer.text.contains("castle"), "{}", answer.text);
}

on_both!(help_in_a_game_lists_what_a_game_takes);
async fn help_in_a_game_lists_what_a_game_takes(record: TestDb) {
    let mut table = Table::set(record).await;
    let to = reply_to(&table.letter("anna").await);
    table.send(Mail::new("anna@example.org", &to, "help")).await;
    let answer = table.letter("anna").await;
    for word in [":: resign", ":: O-O", ":: ? O-O", "games", "digest"] {
        assert!(answer.text.contains(word), "{word} is not in {}", answer.text);
    }
    assert_eq!(table.moves().await, "");
}

on_both!(a_mail_from_elsewhere_is_asked_about_with_its_address);
async fn a_mail_from_elsewhere_is_asked_about_with_its_address(record: TestDb) {
    let mut table = Table::set(record).await;
    let to = reply_to(&table.letter("anna").await);
    table.send(Mail::new("anna.private@example.net", &to, "e4")).await;
    let asked = super::events::flowed(&table.letter("anna").await.text);
    assert!(
        asked.contains("If anna.private@example.net is an address of yours as well, add it at"),
        "{asked}"
    );
    assert!(asked.contains("/account"), "{asked}");
    // Of several mails each stands with its own sender: which of them are her own, only she can tell.
    for (from, text) in [("evil@evil.example", "a3"), ("anna.work@example.net", "d4")] {
        table.send(Mail::new(from, &to, text)).await;
    }
    let asked = super::events::flowed(&table.letter("anna").await.text);
    let items = [
        "1. play 1.e4 (in a mail that names anna.private@example.net as its sender) (answer: “yes 1”",
        "2. play 1.a3 (in a mail that names evil@evil.example as its sender) (answer: “yes 2”",
        "3. play 1.d4 (in a mail that names anna.work@example.net as its sender) (answer: “yes 3”",
    ];
    let found: Vec<_> = items.iter().map(|item| asked.find(item)).collect();
    assert!(found.iter().all(Option::is_some) && found.is_sorted(), "{found:?}: {asked}");
    // Her own, whose provider vouches for nobody, is told from a stranger's that only takes her name.
    let forged = format!(
        "Authentication-Results: mx.club.example; dmarc=fail header.from=example.org\nFrom: <anna@example.org>\n\
         To: <{to}>\nMessage-ID: <forged@evil.example>\n\nh3\n"
    );
    table.raw("anna@example.org", &[&to], &forged).await;
    let asked = super::events::flowed(&table.letter("anna").await.text);
    assert!(asked.contains("4. play 1.h3 (in a mail that names anna@example.org as its sender)"), "{asked}");
}

on_both!(a_question_shows_the_board_after_its_move);
async fn a_question_shows_the_board_after_its_move(record: TestDb) {
    let mut table = Table::set(record).await;
    let to = reply_to(&table.letter("anna").await);
    let careful = Settings { ask_before: AskBefore::Everything, ..Settings::default() };
    let change = MemberChange { settings: Some(careful), ..MemberChange::default() };
    let anna = table.club.view(table.game).await.white.id;
    let command = Command::Member(MemberCommand::Change(anna, change));
    table.club.submit(Actor::Player(anna), command).await.expect("a change");
    table.send(Mail::new("anna@example.org", &to, "Nf3")).await;
    let question = table.letter("anna").await;
    let text = super::events::flowed(&question.text);
    assert!(text.contains("shows the position as it would be after 1.Nf3"), "{text}");
    assert!(!text.contains("still your turn"), "that is said of another position: {text}");
    // The knight stands on f3 in the diagram, in the list of pieces and in the picture, with both squares marked.
    assert!(question.text.contains("3  . . . . . N . .  3"), "{}", question.text);
    assert!(text.contains("knights b1 and f3"), "{text}");
    let picture: PictureSpec = serde_json::from_str(question.picture.as_deref().expect("a picture")).unwrap();
    assert_eq!((picture.moves.as_str(), picture.ply), ("g1f3", 1));
    assert_eq!(table.moves().await, "", "nothing is played");
    // Of two things that wait neither is shown.
    table.send(Mail::new("anna@example.org", &to, "e4")).await;
    let both = table.letter("anna").await;
    assert!(both.text.contains("3  . . . . . . . .  3"), "{}", both.text);
    assert!(super::events::flowed(&both.text).contains("still your turn"), "{}", both.text);
}

// The letter after a move is about that move, not about the one that comes next.
on_both!(a_receipt_counts_the_move_that_was_played);
async fn a_receipt_counts_the_move_that_was_played(record: TestDb) {
    let mut table = Table::set(record).await;
    let to = reply_to(&table.letter("anna").await);
    table.send(Mail::new("anna@example.org", &to, "f3")).await;
    let head = |text: &str| text.lines().find(|line| line.contains("M0001-1")).expect("a head").to_owned();
    let [receipt, turn] = both(&table).await;
    assert!(head(&receipt.text).contains("move 1 · your move was played"), "{}", receipt.text);
    assert!(head(&turn.text).contains("move 1 · your turn"), "{}", turn.text);
    table.send(Mail::new("boris@example.org", &reply_to(&turn), "e5")).await;
    let [turn, receipt] = both(&table).await;
    assert!(head(&receipt.text).contains("move 1 · your move was played"), "{}", receipt.text);
    assert!(head(&turn.text).contains("move 2 · your turn"), "{}", turn.text);
    table.send(Mail::new("anna@example.org", &reply_to(&turn), "g4")).await;
    let to = reply_to(&table.letter("boris").await);
    table.send(Mail::new("boris@example.org", &to, "Qh4#")).await;
    let over = table.letter("anna").await;
    assert!(head(&over.text).contains("move 2 · the game is over"), "{}", over.text);
}

/// The newest letters to Anna and to Boris.
async fn both(table: &Table) -> [Letter; 2] {
    let letters = table.club.letters().await;
    ["anna@example.org", "boris@example.org"]
        .map(|to| letters.iter().rfind(|letter| letter.address == to).expect("a letter").clone())
}

// A German bishop is an L: whoever writes it and has chosen no letters reads his own move in the refusal.
on_both!(a_refused_move_is_named_as_it_was_typed);
async fn a_refused_move_is_named_as_it_was_typed(record: TestDb) {
    let club = super::club::Club::speaking(record, frcec_server::speech::Lang::De);
    club.member("anna", "Anna").await;
    club.member("boris", "Boris").await;
    let game = club.start("anna", "boris", 518, true).await[0];
    let mut table = Table::of(club, game);
    let to = reply_to(&table.letter("anna").await);
    table.send(Mail::new("anna@example.org", &to, "Lh6")).await;
    let refused = super::events::flowed(&table.letter("anna").await.text);
    assert!(refused.contains("Lh6 ist nicht möglich") && !refused.contains("Bh6"), "{refused}");
    table.send(Mail::new("anna@example.org", &to, "Bh6")).await;
    let refused = super::events::flowed(&table.letter("anna").await.text);
    assert!(refused.contains("Bh6 ist nicht möglich"), "{refused}");
}

// An answer to a mail that concerns no game stays in its sender's conversation (RFC 5322, 3.6.4: the parent's References and the
// parent's own Message-ID; a changed subject begins a new one with some programs).
on_both!(an_answer_stays_in_the_thread);
async fn an_answer_stays_in_the_thread(record: TestDb) {
    let mut table = Table::set(record).await;
    table.club.letters().await;
    let mail = "From: <anna@example.org>\nTo: <club@club.example>\nSubject: Re: Re: [FRCEC] Your digest\nMessage-ID: <b@client.example>\nIn-Reply-To: <a@club.example>\nReferences: <root@club.example>\n <a@club.example>\n\ngames\n";
    table.raw("anna@example.org", &["club@club.example"], mail).await;
    let answer = table.letter("anna").await;
    let headers: serde_json::Value = serde_json::from_str(&answer.headers).expect("headers");
    assert_eq!(
        headers["references"].to_string(),
        r#"["root@club.example","a@club.example","b@client.example"]"#
    );
    assert_eq!(headers["in_reply_to"], "b@client.example");
    assert_eq!(answer.subject, "Re: [FRCEC] Your digest");
    // Without a subject of its own the answer has ours; a long thread keeps its root and its end.
    let ids: Vec<String> = (0..40).map(|number| format!("<{number}@client.example>")).collect();
    let mail = format!(
        "From: <anna@example.org>\nTo: <club@club.example>\nMessage-ID: <c@client.example>\nReferences: {}\n\nhelp\n",
        ids.join(" ")
    );
    table.raw("anna@example.org", &["club@club.example"], &mail).await;
    let answer = table.letter("anna").await;
    let headers: serde_json::Value = serde_json::from_str(&answer.headers).expect("headers");
    let ids: Vec<&str> =
        headers["references"].as_array().expect("ids").iter().filter_map(|id| id.as_str()).collect();
    assert_eq!(ids.first(), Some(&"0@client.example"));
    assert_eq!(ids[ids.len() - 2..], ["39@client.example", "c@client.example"]);
    assert!(ids.len() <= 6, "{ids:?}");
    assert!(answer.subject.starts_with("[FRCEC]"), "{}", answer.subject);
}

// What came first must not decide what the question says: each thing that is asked for from elsewhere is told, once a day.
on_both!(another_mail_from_elsewhere_is_another_question);
async fn another_mail_from_elsewhere_is_another_question(record: TestDb) {
    let mut table = Table::set(record).await;
    let to = reply_to(&table.letter("anna").await);
    let mut told = Vec::new();
    for body in ["a3", "h3", "a3", "h3", "resign", "b3", "c3", "d3"] {
        table.send(Mail::new("mallory@evil.example", &to, body)).await;
        let letters = table.club.letters().await;
        told.push(letters.iter().any(|letter| letter.address.starts_with("anna")));
        if body == "h3" && told.len() == 2 {
            let text = super::events::flowed(&letters[0].text);
            assert!(text.contains("1.a3") && text.contains("1.h3"), "{text}");
        }
    }
    assert_eq!(told, [true, true, false, false, true, true, false, false], "each once, four a day");
    assert_eq!(table.moves().await, "");
}

// Whoever answers line by line is read by the opponent.
on_both!(words_between_quotes_are_passed_on);
async fn words_between_quotes_are_passed_on(record: TestDb) {
    let mut table = Table::set(record).await;
    let to = reply_to(&table.letter("anna").await);
    let body = "> Your game against Boris has begun.\nNf3\n> Boris writes:\n> | and how are you?\n\
                Fine, thanks! And how is your knee?\n> | much snow here\nOh dear, so much snow.";
    table.send(Mail::new("anna@example.org", &to, body)).await;
    assert_eq!(table.moves().await, "g1f3");
    let letters = table.club.letters().await;
    for (who, mark) in [("anna", ":: "), ("boris", "| ")] {
        let text = &letters.iter().find(|letter| letter.address.starts_with(who)).unwrap().text;
        for line in ["Fine, thanks! And how is your knee?", "Oh dear, so much snow."] {
            assert!(text.contains(&format!("\n{mark}{line}\n")), "{text}");
        }
    }
}

// A calendar's part beside a move makes no program of its sender; an automatic answer to an invitation is one.
on_both!(an_invitation_beside_a_move_changes_nothing);
async fn an_invitation_beside_a_move_changes_nothing(record: TestDb) {
    let mut table = Table::set(record).await;
    let to = reply_to(&table.letter("anna").await);
    let mail = |id: &str, method: &str, text: &str| {
        format!(
            "From: <anna@example.org>\nTo: <{to}>\nMessage-ID: <{id}@example.org>\nMIME-Version: 1.0\n\
             Content-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/plain\n\n{text}\n--b\n\
             Content-Type: text/calendar; method={method}\n\nBEGIN:VCALENDAR\nEND:VCALENDAR\n--b--\n"
        )
    };
    table.raw("anna@example.org", &[&to], &mail("one", "REPLY", "Nf3")).await;
    table.raw("anna@example.org", &[&to], &mail("two", "REQUEST", "Anna invites you")).await;
    assert_eq!(table.moves().await, "");
    table.raw("anna@example.org", &[&to], &mail("three", "REQUEST", "Nf3\n\nSee you there.")).await;
    assert_eq!(table.moves().await, "g1f3");
}
