//! Answers to a digest: boards are named by `#`, what is clear is played, one letter answers the whole mail.

use frcec_rules::club::game::Command as Rules;
use frcec_rules::club::seat::Seat;
use frcec_server::door::{Actor, Command, MemberChange, MemberCommand};
use frcec_server::mail::address::Tag;
use frcec_server::mail::ingress::Taken;
use frcec_server::settings::{AskBefore, Receipts, Settings};
use frcec_store::digests::{self, DigestBoard};
use frcec_store::letters::Letter;
use frcec_store::testing::TestDb;
use frcec_store::{GameId, PlayerId, on_both};

use super::events::flowed;
use super::mail_table::{Mail, Table, reply_to};

const ANNA: &str = "anna@example.org";
const ISSUE: u32 = 20_577;

/// Anna's digest: #1 and #2 her match with Boris (White, then Black after 1.e4), #3 her game with Carol.
struct Digest {
    table: Table,
    anna: PlayerId,
    games: [GameId; 3],
    address: String,
}

impl Digest {
    async fn write(record: TestDb) -> Self {
        let table = Table::set(record).await;
        let club = &table.club;
        club.member("carol", "Carol").await;
        let games = club.start("anna", "boris", 518, false).await;
        let third = club.start("anna", "carol", 518, true).await[0];
        club.play(games[1], "e2e4").await;
        club.letters().await;
        let anna = club.view(third).await.white.id;
        let games = [games[0], games[1], third];
        let boards: Vec<DigestBoard> = (1..)
            .zip([(games[0], 0, Seat::White), (games[1], 1, Seat::Black), (third, 0, Seat::White)])
            .map(|(number, (game_id, ply, seat))| DigestBoard { number, game_id, ply, seat })
            .collect();
        let written = club
            .door
            .db()
            .write(move |tx| Box::pin(async move { digests::insert(tx, anna, ISSUE, &boards).await }));
        written.await.expect("a digest");
        let tag = Tag::Digest { player: anna.0, issue: ISSUE };
        let address = club.door.signer().address(tag, club.door.domain()).expect("an address");
        Self { table, anna, games, address }
    }

    async fn answer(&mut self, body: &str) -> Vec<Letter> {
        let to = self.address.clone();
        self.send(Mail::new(ANNA, &to, body)).await
    }

    async fn send(&mut self, mail: Mail<'_>) -> Vec<Letter> {
        assert_eq!(self.table.send(mail).await, Taken::Recorded);
        self.table.club.clock.set(self.table.club.clock.now() + 60_000);
        self.table.club.letters().await
    }

    async fn moves(&self, board: usize) -> String {
        self.table.club.game(self.games[board - 1]).await.line().uci_text()
    }

    async fn wish(&self, settings: Settings) {
        let change = MemberChange { settings: Some(settings), ..MemberChange::default() };
        let command = Command::Member(MemberCommand::Change(self.anna, change));
        self.table.club.submit(Actor::Player(self.anna), command).await.expect("a change");
    }
}

fn to<'a>(letters: &'a [Letter], who: &str) -> &'a Letter {
    let found: Vec<&Letter> = letters.iter().filter(|l| l.address.starts_with(who)).collect();
    assert_eq!(found.len(), 1, "one letter to {who}: {letters:?}");
    found[0]
}

on_both!(every_board_of_a_digest_is_answered_in_one_mail);
async fn every_board_of_a_digest_is_answered_in_one_mail(record: TestDb) {
    let mut digest = Digest::write(record).await;
    let letters = digest
        .answer("#1 Nf3\nGood luck here!\n#2 1... e5 draw?\nAnd there.\n#3 d4\n\nGreetings to you both, Anna")
        .await;
    assert_eq!(
        [digest.moves(1).await, digest.moves(2).await, digest.moves(3).await],
        ["g1f3", "e2e4 e7e5", "d2d4"]
    );
    assert_eq!(letters.len(), 3, "one to each reader");
    let boris = to(&letters, "boris");
    for part in ["1.Nf3", "1...e5", "Good luck here!", "And there.", "offers a draw"] {
        assert!(boris.text.contains(part), "{part}: {}", boris.text);
    }
    assert!(!to(&letters, "carol").text.contains("Anna writes"), "words apart go to nobody");
    let answer = to(&letters, "anna");
    for part in
        ["Board 1, M0002-1 against Boris:", "1.Nf3", "Board 2", "Board 3", "1.d4", "(“Greetings to you both"]
    {
        assert!(answer.text.contains(part), "{part}: {}", answer.text);
    }
    assert_eq!(reply_to(answer), digest.address);
    // The same mail again, and the same moves in another: nothing is played or written twice.
    assert!(digest.answer("#1 Nf3\n#3 d4").await.is_empty());
    let letters = digest.answer("#1 e4").await;
    assert!(to(&letters, "anna").text.contains("Nf3 was already played"), "{letters:?}");
    assert_eq!(digest.moves(1).await, "g1f3");
}

on_both!(one_letter_of_two_games_shows_both_in_full);
async fn one_letter_of_two_games_shows_both_in_full(record: TestDb) {
    let mut digest = Digest::write(record).await;
    let letters = digest.answer("#1 Nf3\n#2 1... Nf6 draw?\nA quiet one.").await;
    let boris = to(&letters, "boris");
    assert_eq!(boris.subject, "[FRCEC] M0002-1, M0002-2: Anna - Boris");
    let text = flowed(&boris.text);
    assert!(text.starts_with("=== M0002-1 · move 1 · your turn · also M0002-2 ==="), "{text}");
    // The offer, which may end the game, stands above every board; so do the words to it.
    let board =
        boris.text.find("a b c d e f g h").or_else(|| boris.text.find("h g f e d c b a")).expect("a board");
    let above = flowed(&boris.text[..board]);
    for said in [
        "In game M0002-2: Anna played 1...Nf6",
        "Anna offers a draw in M0002-2. To answer that, write “accept” or “decline” to the address of that game",
        "| A quiet one.",
        "Mail your move there to: play+",
    ] {
        assert!(above.contains(said), "{said}: {above}");
    }
    for each in ["Your clock:", "Opponent’s clock:", "Castling:", "Starting position:"] {
        assert_eq!(boris.text.matches(each).count(), 2, "{each}: {text}");
    }
    assert!(text.contains("--- Game M0002-2 against Anna, move 2 ---"), "{text}");
    let headers: serde_json::Value = serde_json::from_str(&boris.headers).expect("headers");
    let references = headers["references"].to_string();
    let root = |game: GameId, seat| format!("\"g{game}.{seat}.3c0@club.example\"");
    for root in [root(digest.games[0], 'b'), root(digest.games[1], 'w')] {
        assert!(references.contains(&root), "{root}: {references}");
    }
    // Accepted at the letter's own address, where there is no offer: said where it is, and there it is taken.
    let address = reply_to(boris);
    let letters = digest.send(Mail::new("boris@example.org", &address, "accept").vouched()).await;
    let refused = flowed(&to(&letters, "boris").text);
    let said = "In game M0002-2 there is a draw offer by Anna. To answer that one, write to ";
    let there = refused.split(said).nth(1).unwrap_or_else(|| panic!("{refused}"));
    let there = there.split_whitespace().next().expect("an address").trim_end_matches('.').to_owned();
    assert!(above.contains(&there), "the address that the letter gave: {there}");
    digest.send(Mail::new("boris@example.org", &there, "accept").vouched()).await;
    let finish = digest.table.club.game(digest.games[1]).await.finish().expect("an end");
    assert_eq!(finish.outcome.pgn(), "1/2-1/2");
}

on_both!(who_accepts_what_he_has_declined_is_told_so);
async fn who_accepts_what_he_has_declined_is_told_so(record: TestDb) {
    let mut digest = Digest::write(record).await;
    let letters = digest.answer("#2 1... Nf6 draw?").await;
    let turn = reply_to(to(&letters, "boris"));
    digest.send(Mail::new("boris@example.org", &turn, "decline")).await;
    let letters = digest.send(Mail::new("boris@example.org", &turn, "accept").vouched()).await;
    let told = flowed(&to(&letters, "boris").text);
    assert!(told.contains("You have declined that draw offer already"), "{told}");
    digest.send(Mail::new("boris@example.org", &turn, "Nc3")).await;
    assert!(digest.table.club.game(digest.games[1]).await.is_running());
}

on_both!(what_is_clear_is_played_and_the_rest_is_told);
async fn what_is_clear_is_played_and_the_rest_is_told(record: TestDb) {
    let mut digest = Digest::write(record).await;
    let letters = digest.answer("#1 Nf3\n#2 Ke7\n#3 resign if you like\n#7 e4\n\n12. e4").await;
    assert_eq!([digest.moves(1).await, digest.moves(2).await, digest.moves(3).await], ["g1f3", "e2e4", ""]);
    let answer = to(&letters, "anna");
    for part in [
        "1.Nf3",
        "You wrote “Ke7”",
        "seems to hold the command “resign”",
        "no board #7",
        "“12. e4” names no board",
        "simply answer this letter",
    ] {
        assert!(answer.text.contains(part), "{part}: {}", answer.text);
    }
    assert!(digest.table.club.game(digest.games[2]).await.is_running());
    // The answer can be answered.
    let at = reply_to(answer);
    digest.send(Mail::new(ANNA, &at, "#2 e5")).await;
    assert_eq!(digest.moves(2).await, "e2e4 e7e5");
}

on_both!(a_bare_number_names_no_board);
async fn a_bare_number_names_no_board(record: TestDb) {
    let mut digest = Digest::write(record).await;
    for body in ["1 Nf3", "1. Nf3", "Nf3", "1) Nf3", "1. Nf3\n2. e5", "1.Nf3 e5", "#99 Nf3"] {
        let letters = digest.answer(body).await;
        let answer = to(&letters, "anna");
        // That nothing was done is said once.
        assert_eq!(flowed(&answer.text).matches(" was done").count(), 1, "{}", answer.text);
        assert!(answer.text.contains("for example #1 "), "{body}: {}", answer.text);
        assert_eq!(digest.moves(1).await, "", "{body}");
    }
    // Mail without any command: the same words are answered once a day.
    assert_eq!(digest.answer("I shall think about it.").await.len(), 1);
    assert!(digest.answer("I shall think about it.").await.is_empty());
    // A command for the club needs no board.
    let letters = digest.answer("digest off").await;
    assert!(to(&letters, "anna").text.contains("for each move at once"));
}

on_both!(a_number_that_can_be_no_moves_names_a_board);
async fn a_number_that_can_be_no_moves_names_a_board(record: TestDb) {
    let mut digest = Digest::write(record).await;
    // Every board is at move 1: 2 and 3 can be boards alone, and so can a list that has them.
    for body in ["Best wishes.\nI looked at\n2: e5\n3: d4", "2) e5 is bad\n4) d4"] {
        digest.answer(body).await;
        assert_eq!([digest.moves(2).await, digest.moves(3).await], ["e2e4", ""], "{body}");
    }
    digest.answer("Hello both,\n\n1: Nf3\nGood luck!\n2 - e5\n3) d4").await;
    assert_eq!(
        [digest.moves(1).await, digest.moves(2).await, digest.moves(3).await],
        ["g1f3", "e2e4 e7e5", "d2d4"]
    );
}

on_both!(a_move_alone_is_for_the_last_board_that_waits_if_for_no_other);
async fn a_move_alone_is_for_the_last_board_that_waits_if_for_no_other(record: TestDb) {
    let mut digest = Digest::write(record).await;
    digest.answer("e5").await;
    assert_eq!(digest.moves(2).await, "e2e4", "three boards wait");
    digest.answer("#1 Nf3\n#3 d4").await;
    // White could have played this on the first board.
    digest.answer("Nf3").await;
    assert_eq!(digest.moves(2).await, "e2e4");
    let letters = digest.answer("e5\n\nA quiet answer.").await;
    assert_eq!(digest.moves(2).await, "e2e4 e7e5");
    assert!(to(&letters, "boris").text.contains("A quiet answer."), "{letters:?}");
}

on_both!(a_move_that_another_board_of_the_digest_could_have_had_is_asked_about);
async fn a_move_that_another_board_of_the_digest_could_have_had_is_asked_about(record: TestDb) {
    let mut digest = Digest::write(record).await;
    digest.answer("#1 Nf3\n#2 e5").await;
    for body in ["d4", "1. d4", "resign"] {
        let letters = digest.answer(body).await;
        let answer = to(&letters, "anna");
        assert!(answer.text.contains("names no board"), "{body}: {}", answer.text);
        assert_eq!(digest.moves(3).await, "", "{body}");
    }
    // It has come round to the first board again, where this can be played as well.
    digest.table.club.play(digest.games[0], "e7e5").await;
    digest.answer("d4").await;
    assert_eq!([digest.moves(1).await, digest.moves(3).await], ["g1f3 e7e5", ""]);
}

on_both!(a_question_about_one_board_is_answered_without_its_number);
async fn a_question_about_one_board_is_answered_without_its_number(record: TestDb) {
    let mut digest = Digest::write(record).await;
    let letters = digest.answer("#1 Nf3\n#3 d4 or e4").await;
    let question = to(&letters, "anna");
    let text = flowed(&question.text);
    assert!(text.contains("asks about board #3 alone") && text.contains("with a line like #3 "), "{text}");
    assert_eq!(text.matches("a line without a number is for board #3").count(), 1, "{text}");
    // The same move was possible at the first board.
    let at = reply_to(question);
    digest.send(Mail::new(ANNA, &at, "d4\n\nGood luck!")).await;
    assert_eq!([digest.moves(2).await, digest.moves(3).await], ["e2e4", "d2d4"]);
    // There another board is answered by its number.
    digest.send(Mail::new(ANNA, &at, "#2 e5")).await;
    assert_eq!(digest.moves(2).await, "e2e4 e7e5");
}

on_both!(a_hold_of_a_digest_is_confirmed_at_its_own_address);
async fn a_hold_of_a_digest_is_confirmed_at_its_own_address(record: TestDb) {
    let mut digest = Digest::write(record).await;
    digest.wish(Settings { ask_before: AskBefore::Everything, ..Settings::default() }).await;
    let letters = digest.answer("#1 Nf3\n#2 e5\n#3 resign").await;
    let question = to(&letters, "anna");
    for part in ["play 1.Nf3", "#1 yes", "play 1...e5", "#2 yes", "resign the game", "#3 yes", "#3 no"] {
        let text = question.text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(text.contains(part), "{part}: {}", question.text);
    }
    let at = reply_to(question);
    assert!(at.starts_with("play+e"), "{at}");
    // At the digest's own address yes does not count, from another sender it does not either.
    digest.answer("#1 yes").await;
    digest.send(Mail::new("mallory@evil.example", &at, "#1 yes")).await;
    assert_eq!(digest.moves(1).await, "");
    let letters = digest.send(Mail::new(ANNA, &at, "#1 yes\n#3 no\n#2 perhaps")).await;
    assert_eq!(digest.moves(1).await, "g1f3");
    assert_eq!(digest.moves(2).await, "e2e4");
    let answer = to(&letters, "anna");
    assert!(answer.text.contains("is cancelled") && answer.text.contains("#2 yes"), "{}", answer.text);
    digest.send(Mail::new(ANNA, &at, "#3 yes\n#2 yes")).await;
    assert_eq!(digest.moves(2).await, "e2e4 e7e5");
    assert!(digest.table.club.game(digest.games[2]).await.is_running(), "it was cancelled");
}

on_both!(a_strangers_answer_to_a_digest_waits);
async fn a_strangers_answer_to_a_digest_waits(record: TestDb) {
    let mut digest = Digest::write(record).await;
    let to_digest = digest.address.clone();
    let letters = digest.send(Mail::new("anna@work.example", &to_digest, "#1 Nf3\n#2 nonsense")).await;
    assert_eq!(digest.moves(1).await, "");
    let question = to(&letters, ANNA);
    assert!(question.text.contains("#1 yes") && !question.text.contains("nonsense"), "{}", question.text);
    // Something else is another question; the same is asked once a day.
    let letters = digest.send(Mail::new("x@work.example", &to_digest, "#1 d4")).await;
    assert!(to(&letters, ANNA).text.contains("#1 yes 2"), "{letters:?}");
    assert!(digest.send(Mail::new("x@work.example", &to_digest, "#1 d4")).await.is_empty());
    // Two things wait by now: a bare yes would be asked about.
    let letters = digest.send(Mail::new(ANNA, &reply_to(question), "#1 yes")).await;
    let again = to(&letters, ANNA);
    assert!(again.text.contains("#1 yes 1") && again.text.contains("#1 yes 2"), "{}", again.text);
    assert_eq!(digest.moves(1).await, "");
    digest.send(Mail::new(ANNA, &reply_to(again), "#1 yes 1")).await;
    assert_eq!(digest.moves(1).await, "g1f3");
}

on_both!(who_wants_no_receipts_gets_none_for_a_digest);
async fn who_wants_no_receipts_gets_none_for_a_digest(record: TestDb) {
    let mut digest = Digest::write(record).await;
    digest.wish(Settings { receipts: Receipts::Never, ..Settings::default() }).await;
    let letters = digest.answer("#1 Nf3\n#3 d4").await;
    assert!(letters.iter().all(|letter| !letter.address.starts_with("anna")), "{letters:?}");
    let letters = digest.answer("#2 e5\n#1 e4").await;
    let answer = to(&letters, "anna");
    assert!(
        answer.text.contains("Nf3 was already played") && answer.text.contains("1...e5"),
        "{}",
        answer.text
    );
}

on_both!(the_only_board_of_a_digest_needs_no_name);
async fn the_only_board_of_a_digest_needs_no_name(record: TestDb) {
    let mut digest = Digest::write(record).await;
    let (anna, game) = (digest.anna, digest.games[2]);
    let board = [DigestBoard { number: 1, game_id: game, ply: 0, seat: Seat::White }];
    let written = digest
        .table
        .club
        .door
        .db()
        .write(move |tx| Box::pin(async move { digests::insert(tx, anna, ISSUE + 1, &board).await }));
    written.await.expect("a digest");
    let tag = Tag::Digest { player: anna.0, issue: ISSUE + 1 };
    let club = &digest.table.club;
    let address = club.door.signer().address(tag, club.door.domain()).expect("an address");
    digest.send(Mail::new(ANNA, &address, "1. Nf3\n\nHello!")).await;
    assert_eq!(digest.moves(3).await, "g1f3");
}

on_both!(conditional_lines_and_notes_of_a_digest_go_to_their_boards);
async fn conditional_lines_and_notes_of_a_digest_go_to_their_boards(record: TestDb) {
    let mut digest = Digest::write(record).await;
    let body =
        "#1 Nf3\nif d5 then d4 Nf6 c4\nnote: beware of the zugzwang\n\n#2 e5\n\nif Nf3 Nc6\n#3 d4\nif d5 c4";
    let letters = digest.answer(body).await;
    assert_eq!(
        [digest.moves(1).await, digest.moves(2).await, digest.moves(3).await],
        ["g1f3", "e2e4 e7e5", "d2d4"]
    );
    for letter in letters.iter().filter(|letter| !letter.address.starts_with("anna")) {
        for private in ["c4", "Nc6", "zugzwang"] {
            assert!(!letter.text.contains(private), "{private} is Anna's own: {}", letter.text);
        }
    }
    let answer = to(&letters, "anna");
    for part in ["1...d5 2.d4", "1...d5 2.c4", "2.Nf3 Nc6"] {
        assert!(answer.text.contains(part), "{part}: {}", answer.text);
    }
    // Each line waits at its own board.
    digest.table.club.play(digest.games[0], "d7d5").await;
    digest.table.club.play(digest.games[1], "g1f3").await;
    digest.table.club.play(digest.games[2], "e7e5").await;
    assert_eq!(
        [digest.moves(1).await, digest.moves(2).await, digest.moves(3).await],
        ["g1f3 d7d5 d2d4", "e2e4 e7e5 g1f3 b8c6", "d2d4 e7e5"]
    );
}

on_both!(lines_notes_and_cancel_of_a_digest_move_nothing);
async fn lines_notes_and_cancel_of_a_digest_move_nothing(record: TestDb) {
    let mut digest = Digest::write(record).await;
    // Nothing stands yet: said, board by board.
    let letters = digest.answer("#1 lines\n#2 note: he always takes\n#3 cancel").await;
    assert_eq!([digest.moves(1).await, digest.moves(2).await, digest.moves(3).await], ["", "e2e4", ""]);
    let answer = to(&letters, "anna");
    for part in [
        "Board 1, M0002-1 against Boris:\nNo conditional lines of yours stand",
        "Board 2, M0002-2 against Boris:\nYour private note was kept.",
        "Board 3, M0003-1 against Carol:\nThere was nothing to cancel",
    ] {
        assert!(answer.text.contains(part), "{part}: {}", answer.text);
    }
    // Lines without the move that they follow are not kept, and it is said.
    let letters = digest.answer("#1 if d5 then d4").await;
    let answer = to(&letters, "anna");
    assert!(answer.text.contains("below the move that they follow"), "{}", answer.text);
    assert_eq!(digest.moves(1).await, "");
    // A line that cannot be played is told; the clear move stands (domain.md).
    let letters = digest.answer("#1 Nf3\nif Ke4 then d4\n#3 d4").await;
    let answer = to(&letters, "anna");
    assert!(answer.text.contains("not taken, not even in part"), "{}", answer.text);
    assert_eq!([digest.moves(1).await, digest.moves(3).await], ["g1f3", "d2d4"]);
}

on_both!(lines_of_a_digest_are_shown_and_taken_back_where_they_were_told);
async fn lines_of_a_digest_are_shown_and_taken_back_where_they_were_told(record: TestDb) {
    let mut digest = Digest::write(record).await;
    let letters = digest.answer("#1 Nf3\nif d5 then d4\n#3 d4\nif d5 then c4").await;
    let told = to(&letters, "anna").text.clone();
    let write_to = |board: u32| {
        let rest = &told[told.find(&format!("Board {board},")).expect("the board")..];
        let address = rest.split("or to resign it, write to: ").nth(1).expect("an address");
        address.split_whitespace().next().expect("an address").to_owned()
    };
    // At the digest itself the number names a position that is over.
    let letters = digest.answer("#1 cancel").await;
    assert!(to(&letters, "anna").text.contains("an earlier position"), "{letters:?}");
    for (board, line) in [(1, "1...d5 2.d4"), (3, "1...d5 2.c4")] {
        let letters = digest.send(Mail::new(ANNA, &write_to(board), "lines")).await;
        assert!(to(&letters, "anna").text.contains(line), "{letters:?}");
    }
    digest.send(Mail::new(ANNA, &write_to(1), "cancel")).await;
    digest.table.club.play(digest.games[0], "d7d5").await;
    digest.table.club.play(digest.games[2], "d7d5").await;
    assert_eq!([digest.moves(1).await, digest.moves(3).await], ["g1f3 d7d5", "d2d4 d7d5 c2c4"]);
}

on_both!(what_was_passed_on_stands_under_its_own_label);
async fn what_was_passed_on_stands_under_its_own_label(record: TestDb) {
    let mut digest = Digest::write(record).await;
    let letters = digest.answer("#1 Nf3\nGood luck here!\n#3 d4\nif 1...d5 2.c4\nBoard 2: e5").await;
    let answer = to(&letters, "anna");
    let text = answer.text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(text.contains("Your words for Boris, as they are passed on: Good luck here!"), "{}", answer.text);
    assert_eq!(text.matches("These conditional lines of yours stand").count(), 1, "{}", answer.text);
    // As our letters call it.
    assert_eq!(digest.moves(2).await, "e2e4 e7e5");
    assert!(!to(&letters, "carol").text.contains("e5"), "what names a board is nobody's words");
}

on_both!(the_end_of_a_game_promises_nothing_that_a_digest_cannot_do);
async fn the_end_of_a_game_promises_nothing_that_a_digest_cannot_do(record: TestDb) {
    let mut digest = Digest::write(record).await;
    let to_digest = digest.address.clone();
    let mail = Mail::new(ANNA, &to_digest, "#3 resign").vouched();
    let letters = digest.send(mail).await;
    let answer = to(&letters, "anna");
    assert!(answer.text.contains("resigned"), "{}", answer.text);
    assert!(!answer.text.contains("is passed on to Carol"), "{}", answer.text);
}

on_both!(a_board_that_has_ended_is_told_with_its_result);
async fn a_board_that_has_ended_is_told_with_its_result(record: TestDb) {
    let mut digest = Digest::write(record).await;
    digest.answer("#1 e4").await;
    for board in [0, 2] {
        let game = digest.games[board];
        let other = digest.table.club.view(game).await.black.id;
        digest.table.club.command(game, other, Rules::Resign).await.expect("a resignation");
    }
    digest.table.club.letters().await;
    // From one a move was played, from the other none.
    let letters = digest.answer("#1 Nf3\n#3 d4").await;
    let answer = flowed(&to(&letters, "anna").text);
    for said in [
        "e4 was already played",
        "This game is over. Boris resigned: Anna won.",
        "This game is over. Carol resigned: Anna won.",
    ] {
        assert!(answer.contains(said), "{said}: {answer}");
    }
    assert!(!answer.contains("For what is still open"), "{answer}");
    // What is asked of a game that runs is still open.
    let letters = digest.answer("#1 Nf3\n#2 Nf3 or Nc3").await;
    let answer = flowed(&to(&letters, "anna").text);
    assert!(answer.contains("This game is over.") && answer.contains("about board #2 alone"), "{answer}");
}

on_both!(a_yes_to_the_one_board_that_waits_names_none);
async fn a_yes_to_the_one_board_that_waits_names_none(record: TestDb) {
    let mut digest = Digest::write(record).await;
    let letters = digest.answer("#3 resign").await;
    let question = reply_to(to(&letters, "anna"));
    assert!(question.starts_with("play+e"), "{question}");
    let letters = digest.send(Mail::new(ANNA, &question, "what is this?")).await;
    let again = to(&letters, "anna");
    assert!(again.text.contains("resign the game"), "what waits is said again: {}", again.text);
    assert_eq!(reply_to(again), question);
    digest.send(Mail::new(ANNA, &question, "yes please")).await;
    assert!(digest.table.club.game(digest.games[2]).await.finish().is_some());
}

on_both!(words_beside_the_commands_of_a_digest_are_named);
async fn words_beside_the_commands_of_a_digest_are_named(record: TestDb) {
    let mut digest = Digest::write(record).await;
    let letters = digest
        .answer("#1 cancel\nSorry, I was too quick.\n#2 lines\nI have forgotten them.\n#3 d4\nHello Carol!")
        .await;
    let answer = to(&letters, "anna").text.split_whitespace().collect::<Vec<_>>().join(" ");
    for words in ["Sorry, I was too quick.", "I have forgotten them."] {
        assert!(answer.contains(words), "{words} is not in {answer}");
    }
    assert!(answer.contains("passed on to nobody"), "{answer}");
    assert_eq!(digest.moves(3).await, "d2d4");
    assert!(to(&letters, "carol").text.contains("Hello Carol!"), "{letters:?}");
    let others = letters.iter().filter(|letter| !letter.address.starts_with("anna"));
    assert!(others.clone().all(|letter| !letter.text.contains("too quick")), "{letters:?}");
}
