//! Conditional lines and notes by mail.
use frcec_rules::club::seat::Seat;
use frcec_server::{
    door::{Actor, Command, MemberChange, MemberCommand},
    mail::ingress::{Ingress, Taken},
    settings::{AskBefore, Receipts, Settings},
};
use frcec_store::{letters::Letter, notes, testing::TestDb};

use super::{Two, flat};

frcec_store::on_both!(
    a_game_is_played_with_lines_by_mail,
    a_wrong_line_is_named_and_the_move_stands,
    lines_alone_go_to_the_receipt,
    a_held_move_keeps_its_lines,
    lines_from_elsewhere_wait_for_a_yes,
    notes_come_by_mail,
    no_note_is_cut,
    a_note_beside_lines_that_do_not_stand_is_kept,
    a_wrong_move_of_the_opponent_is_said_to_be_his,
    a_letter_about_leave_lists_what_stands,
);

struct Post<'a> {
    two: &'a Two,
    ingress: Ingress,
    mails: std::cell::Cell<u32>,
}

impl<'a> Post<'a> {
    fn new(two: &'a Two) -> Self {
        let ingress = Ingress::new(two.club.door.clone(), Some("mx.club.example".to_owned()));
        Self { two, ingress, mails: std::cell::Cell::new(0) }
    }

    async fn send(&self, from: &str, to: &str, body: &str) {
        self.mails.set(self.mails.get() + 1);
        let text = format!(
            "Authentication-Results: mx.club.example; dmarc=pass header.from=example.org\r\nFrom: <{from}>\r\n\
             To: <{to}>\r\nMessage-ID: <l{}@example.org>\r\nContent-Type: text/plain; charset=utf-8\r\n\
             Content-Transfer-Encoding: 8bit\r\n\r\n{}\r\n",
            self.mails.get(),
            body.replace('\n', "\r\n")
        );
        let at = self.two.club.clock.now();
        let taken = self.ingress.receive(from, &[to.to_owned()], text.as_bytes(), at).await;
        assert_eq!(taken, [Taken::Recorded]);
    }

    /// Sends to where the letter came from, and gives the one letter that answers, and the opponent's.
    async fn answer(&self, letter: &Letter, body: &str) -> (Option<Letter>, Option<Letter>) {
        self.send(&letter.address, &reply_to(letter), body).await;
        let (anna, boris) = self.two.letters().await;
        if letter.address.starts_with("anna") { (anna, boris) } else { (boris, anna) }
    }
}

fn reply_to(letter: &Letter) -> String {
    let headers: serde_json::Value = serde_json::from_str(&letter.headers).unwrap();
    headers["from"].as_str().unwrap().to_owned()
}

/// The newest letter of the game's start to a handle.
async fn first(two: &Two, handle: &str) -> Letter {
    let all = crate::club::all_letters(&two.club.door).await;
    let mine = all.into_iter().filter(|l| l.address.starts_with(handle));
    mine.max_by_key(|l| l.id).unwrap()
}

async fn a_game_is_played_with_lines_by_mail(record: TestDb) {
    let two = Two::open(record).await;
    let post = Post::new(&two);
    let turn = first(&two, "anna").await;
    let (receipt, boris) = post.answer(&turn, "e4\nif e5 then Nf3 Nc6 Bb5\nif c5: Nf3\n\nGood luck!").await;
    let (receipt, boris) = (receipt.unwrap(), boris.unwrap());
    assert!(receipt.text.contains(":: if 1...e5 2.Nf3 Nc6 3.Bb5\n:: if 1...c5 2.Nf3"), "{}", receipt.text);
    assert!(flat(&receipt).contains("to take them back, write “cancel”:"), "{}", receipt.text);
    assert!(boris.text.contains("| Good luck!"), "{}", boris.text);
    assert!(!boris.text.contains("Nf3"), "{}", boris.text);
    let (boris, anna) = post.answer(&boris, "e5").await;
    assert_eq!(two.moves().await, "e2e4 e7e5 g1f3");
    let (boris, anna) = (boris.unwrap(), anna.unwrap());
    assert_eq!(boris.kind, "turn", "the mover is to move again: no receipt besides");
    assert!(flat(&boris).contains("Your move was played: 1...e5. Anna Alder had a conditional line ready"));
    assert!(anna.text.contains(":: if 2...Nc6 3.Bb5"), "{}", anna.text);
    // Others that are wrong change nothing, and their writer must know what stands.
    let (refused, none) = post.answer(&anna, "if 2...Nc6 3.Bb6").await;
    let refused = refused.unwrap();
    assert!(none.is_none() && flat(&refused).contains("were not taken"), "{}", refused.text);
    assert!(flat(&refused).contains("of yours still stand, as before."), "{}", refused.text);
    assert!(refused.text.contains(":: if 2...Nc6 3.Bb5"), "{}", refused.text);
    // `lines` shows them, `cancel` takes them back; the address of the receipt can do both.
    let (shown, none) = post.answer(&anna, "lines").await;
    assert!(none.is_none() && shown.unwrap().text.contains(":: if 2...Nc6 3.Bb5"));
    let (cancelled, none) = post.answer(&anna, "cancel").await;
    assert!(none.is_none() && flat(&cancelled.unwrap()).contains("Your conditional lines are taken back."));
    assert_eq!(two.lines(Seat::White).await, Vec::<String>::new());
    let (shown, _) = post.answer(&anna, "lines").await;
    assert!(flat(&shown.unwrap()).contains("No conditional lines of yours stand"));
    // The receipt of the first move belongs to a position that has passed: it does nothing.
    let (answer, none) = post.answer(&receipt, "if Nc6 then Bc4").await;
    assert!(answer.is_some() && none.is_none());
    assert_eq!(two.lines(Seat::White).await, Vec::<String>::new());
}

async fn a_wrong_line_is_named_and_the_move_stands(record: TestDb) {
    let two = Two::open(record).await;
    let post = Post::new(&two);
    let turn = first(&two, "anna").await;
    let body = "e4\nif c5 then Nf3\nif e5 then Nf3 Nc6 Bb6";
    let (receipt, boris) = post.answer(&turn, body).await;
    assert_eq!(two.moves().await, "e2e4");
    let receipt = flat(&receipt.unwrap());
    assert!(receipt.contains("Your move was played: 1.e4."), "{receipt}");
    assert!(receipt.contains("These conditional lines were not taken, not even in part"), "{receipt}");
    assert!(receipt.contains("Line 2, move 4: “Bb6” cannot be played there."), "{receipt}");
    assert_eq!(two.lines(Seat::White).await, Vec::<String>::new());
    let boris = boris.unwrap();
    assert!(!boris.text.contains("Bb6") && !boris.text.contains("conditional"), "{}", boris.text);
    // A line without its answer is named too, and so are two answers.
    let (receipt, _) = post.answer(&boris, "e5\nif Nf3 then").await;
    let receipt = flat(&receipt.unwrap());
    assert!(receipt.contains("it ends with Nf3, a move of your opponent"), "{receipt}");
    assert_eq!(two.moves().await, "e2e4 e7e5");
}

async fn lines_alone_go_to_the_receipt(record: TestDb) {
    let two = Two::open(record).await;
    let post = Post::new(&two);
    let turn = first(&two, "anna").await;
    // Without a move at the turn's address: explained, nothing kept, nothing played.
    let (answer, _) = post.answer(&turn, "if e5 then Nf3").await;
    assert!(flat(&answer.unwrap()).contains("Conditional lines stand below the move that they follow"));
    let (receipt, _) = post.answer(&turn, "e4").await;
    let receipt = receipt.unwrap();
    let (answer, none) = post.answer(&receipt, "wenn e5 dann Sf3 Sc6 Lb5\nif c5 Nc3").await;
    assert!(none.is_none());
    let answer = answer.unwrap();
    assert!(flat(&answer).contains("Your conditional lines stand."), "{}", answer.text);
    assert_eq!(two.lines(Seat::White).await, ["1...e5 2.Nf3 Nc6 3.Bb5", "1...c5 2.Nc3"]);
    // Others replace them; wrong ones change nothing.
    post.answer(&receipt, "if e6 then d4").await;
    assert_eq!(two.lines(Seat::White).await, ["1...e6 2.d4"]);
    let (answer, _) = post.answer(&receipt, "if e6 then Rd1").await;
    assert!(flat(&answer.unwrap()).contains("Line 1, move 2: “Rd1” cannot be played there."));
    assert_eq!(two.lines(Seat::White).await, ["1...e6 2.d4"]);
    // With words for the opponent: he gets the words and nothing else.
    let (answer, boris) = post.answer(&receipt, "if e5 then d4\n\nTake your time.").await;
    assert!(answer.unwrap().text.contains(":: if 1...e5 2.d4"));
    let boris = boris.unwrap();
    assert!(boris.text.contains("| Take your time."), "{}", boris.text);
    assert!(!boris.text.contains("d4"), "{}", boris.text);
    assert_eq!(two.lines(Seat::White).await, ["1...e5 2.d4"]);
}

async fn a_held_move_keeps_its_lines(record: TestDb) {
    let two = Two::open(record).await;
    let settings = Settings { ask_before: AskBefore::Everything, ..Settings::default() };
    let change = MemberChange { settings: Some(settings), ..MemberChange::default() };
    let command = Command::Member(MemberCommand::Change(two.anna, change));
    two.club.submit(Actor::Player(two.anna), command).await.unwrap();
    let post = Post::new(&two);
    let turn = first(&two, "anna").await;
    let (question, _) = post.answer(&turn, "e4\nif e5 then Nf3\nnote: king's pawn").await;
    let question = question.unwrap();
    assert!(flat(&question).contains("with these conditional lines: if 1...e5 2.Nf3"), "{}", question.text);
    assert_eq!(two.moves().await, "");
    post.answer(&question, "yes").await;
    assert_eq!(two.moves().await, "e2e4");
    assert_eq!(two.lines(Seat::White).await, ["1...e5 2.Nf3"]);
    let notes =
        notes::of_game(&mut two.club.door.db().read().await.unwrap(), two.game, two.anna).await.unwrap();
    assert_eq!((notes[0].ply, notes[0].text.as_str()), (1, "king's pawn"));
}

async fn lines_from_elsewhere_wait_for_a_yes(record: TestDb) {
    let two = Two::open(record).await;
    let post = Post::new(&two);
    let turn = first(&two, "anna").await;
    let (receipt, _) = post.answer(&turn, "e4").await;
    let receipt = receipt.unwrap();
    post.send("anna@elsewhere.example", &reply_to(&receipt), "if e5 then Nf3").await;
    let (question, _) = two.letters().await;
    let question = question.unwrap();
    assert!(
        flat(&question).contains("let these conditional lines stand: if 1...e5 2.Nf3"),
        "{}",
        question.text
    );
    assert_eq!(two.lines(Seat::White).await, Vec::<String>::new());
    post.answer(&question, "yes").await;
    assert_eq!(two.lines(Seat::White).await, ["1...e5 2.Nf3"]);
    // A no to other lines from elsewhere takes back those, not what stands.
    post.send("anna@elsewhere.example", &reply_to(&receipt), "if e5 then d4").await;
    let (question, _) = two.letters().await;
    assert!(flat(&question.unwrap()).contains("if 1...e5 2.d4"), "each thing from elsewhere is asked about");
    two.club.clock.set(two.club.clock.now() + 2 * 86_400_000);
    post.send("anna@elsewhere.example", &reply_to(&receipt), "if e5 then f4").await;
    let (question, _) = two.letters().await;
    post.answer(&question.unwrap(), "cancel").await;
    assert_eq!(two.lines(Seat::White).await, ["1...e5 2.Nf3"]);
}

async fn notes_come_by_mail(record: TestDb) {
    let two = Two::open(record).await;
    let post = Post::new(&two);
    let turn = first(&two, "anna").await;
    // Alone at the turn's address: kept with the present position, nothing is played.
    let (answer, none) = post.answer(&turn, "note: think about f4").await;
    assert!(none.is_none() && flat(&answer.unwrap()).contains("Your private note was kept."));
    assert_eq!(two.moves().await, "");
    let (receipt, boris) = post.answer(&turn, "e4\nnote: Sicilian next?\n\nHello!").await;
    let boris = boris.unwrap();
    assert!(boris.text.contains("| Hello!") && !boris.text.contains("Sicilian"), "{}", boris.text);
    post.answer(&receipt.unwrap(), "note: or French").await;
    let notes =
        notes::of_game(&mut two.club.door.db().read().await.unwrap(), two.game, two.anna).await.unwrap();
    let kept: Vec<(u32, &str)> = notes.iter().map(|note| (note.ply, note.text.as_str())).collect();
    assert_eq!(kept, [(0, "think about f4"), (1, "Sicilian next?\nor French")]);
}

async fn no_note_is_cut(record: TestDb) {
    let two = Two::open(record).await;
    // She wants no receipts; that a note was not kept she is told all the same.
    let settings = Settings { receipts: Receipts::Never, ..Settings::default() };
    let change = MemberChange { settings: Some(settings), ..MemberChange::default() };
    let command = Command::Member(MemberCommand::Change(two.anna, change));
    two.club.submit(Actor::Player(two.anna), command).await.unwrap();
    let post = Post::new(&two);
    let turn = first(&two, "anna").await;
    let kept = async || -> Vec<(u32, usize)> {
        let mut tx = two.club.door.db().read().await.unwrap();
        let notes = notes::of_game(&mut tx, two.game, two.anna).await.unwrap();
        notes.iter().map(|note| (note.ply, note.text.chars().count())).collect()
    };
    // Lines of a mail are short; forty of them are a long note.
    let long = |lines: usize| vec![format!("note: {}", "é".repeat(99)); lines].join("\n");
    let (answer, _) = post.answer(&turn, &long(41)).await;
    let answer = flat(&answer.unwrap());
    let limit =
        "A note has at most 4000 characters and belongs to a position of the game. Nothing was changed.";
    assert!(answer.contains(limit), "{answer}");
    assert_eq!(kept().await, []);
    // With a move: the move stands, and the rest of what was written.
    let (receipt, boris) = post.answer(&turn, &format!("e4\nif e5 then Nf3\n{}", long(41))).await;
    let receipt = receipt.expect("a receipt, although none is wanted");
    let said = flat(&receipt);
    assert!(said.contains("Your move was played: 1.e4."), "{said}");
    assert!(said.contains("Your private note was not kept, not even in part"), "{said}");
    assert!(!boris.unwrap().text.contains('é'));
    assert_eq!((two.moves().await.as_str(), kept().await), ("e2e4", Vec::new()));
    assert_eq!(two.lines(Seat::White).await, ["1...e5 2.Nf3"]);
    // Up to the limit it is kept whole; nothing more fits below it, with lines neither.
    post.answer(&receipt, &long(40)).await;
    assert_eq!(kept().await, [(1, 40 * 100 - 1)]);
    let (answer, _) = post.answer(&receipt, "note: é").await;
    assert!(flat(&answer.unwrap()).contains(limit));
    let (answer, _) = post.answer(&receipt, "if c5 then Nf3\nnote: é").await;
    let answer = flat(&answer.unwrap());
    assert!(answer.contains("Your conditional lines stand."), "{answer}");
    assert!(answer.contains("Your private note was not kept, not even in part"), "{answer}");
    assert_eq!(kept().await, [(1, 40 * 100 - 1)]);
}

/// The lines are refused and named; the note is whole as it is, and whoever sent it is told that it was kept. With a move that
/// is refused, nothing is kept, and that is said.
async fn a_note_beside_lines_that_do_not_stand_is_kept(record: TestDb) {
    let two = Two::open(record).await;
    let post = Post::new(&two);
    let turn = first(&two, "anna").await;
    let (asked, _) = post.answer(&turn, "Ke4\nnote: the first idea").await;
    let asked = asked.unwrap();
    assert!(flat(&asked).contains("The private note in your mail was not kept"), "{}", asked.text);
    let (receipt, _) = post.answer(&turn, "e4\nnote: the second idea").await;
    let receipt = receipt.unwrap();
    assert!(flat(&receipt).contains("Your private note was kept."), "{}", receipt.text);
    let (answer, boris) = post.answer(&receipt, "if e5 then Nf3\nif g5 then O-O\nnote: the third idea").await;
    let answer = answer.expect("an answer");
    assert!(boris.is_none(), "nothing of it is for the opponent");
    assert!(flat(&answer).contains("O-O"), "{}", answer.text);
    assert!(flat(&answer).contains("Your private note was kept."), "{}", answer.text);
    let mut tx = two.club.door.db().read().await.unwrap();
    let anna = two.club.view(two.game).await.person(Seat::White).id;
    let kept: Vec<(u32, String)> =
        notes::of_game(&mut tx, two.game, anna).await.unwrap().into_iter().map(|n| (n.ply, n.text)).collect();
    assert_eq!(kept, [(1, "the second idea\nthe third idea".to_owned())]);
    drop(tx);
    let (answer, _) = post.answer(&receipt, "if e5 then Nf3\nnote: the fourth idea").await;
    assert!(flat(&answer.unwrap()).contains("Your private note was kept."));
}

/// The pieces of a move that the opponent cannot make are the opponent's, and nothing calls them the reader's without saying so.
async fn a_wrong_move_of_the_opponent_is_said_to_be_his(record: TestDb) {
    let two = Two::open(record).await;
    let post = Post::new(&two);
    let turn = first(&two, "anna").await;
    let (receipt, _) = post.answer(&turn, "e4").await;
    let receipt = receipt.unwrap();
    let (answer, _) = post.answer(&receipt, "if Bd6 then d4").await;
    let said = flat(&answer.unwrap());
    assert!(said.contains("in the next sentence “you” and “your” mean your opponent"), "{said}");
    let (answer, _) = post.answer(&receipt, "if e5 then Nf4").await;
    let said = flat(&answer.unwrap());
    assert!(!said.contains("mean your opponent"), "{said}");
}

/// The opponent goes on leave: the letter that tells it lists the lines that wait, as every other one does.
async fn a_letter_about_leave_lists_what_stands(record: TestDb) {
    let two = Two::open(record).await;
    let post = Post::new(&two);
    let turn = first(&two, "anna").await;
    post.answer(&turn, "e4\nif e5 then Nf3").await;
    let boris = two.club.view(two.game).await.person(Seat::Black).id;
    let request =
        frcec_server::leave::Request::From("2026-05-20".parse().unwrap(), "2026-05-22".parse().unwrap());
    two.club.submit(Actor::Player(boris), Command::Leave(boris, request)).await.unwrap();
    let (anna, _) = two.letters().await;
    let anna = anna.expect("a letter about his leave");
    assert!(anna.text.contains(":: if 1...e5 2.Nf3"), "{}", anna.text);
}
