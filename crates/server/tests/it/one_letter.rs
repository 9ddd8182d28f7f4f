//! Rule of the house 7: at most one letter to each reader for all that one submission caused, whatever was asked.
use std::collections::{BTreeMap, BTreeSet};

use frcec_rules::club::{event::Format, game::Command as Rules, pace::Pace, seat::Seat};
use frcec_server::door::{
    Actor, AddMember, Answer, AskAnswer, AskWord, Board, Boards, ChallengeCommand, ChampionWish, Command,
    Confirm, DeskCommand, EventAsk, EventCommand, EventWord, GameCommand, HELD_MS, HeldAction, HeldWhy, Hold,
    IssueEdit, JoinLines, JoinWish, LifeCommand, LinesChange, LinesCommand, MailRecord, MemberChange,
    MemberCommand, NewEvent, NewsWish, NoteChange, NoteCommand, Offer, OffsiteCommand, Receipt, SpareWords,
    StartMatch, StartWish, Submission, Via, hash_secret,
};
use frcec_server::life::Month;
use frcec_server::mail::compose::LetterKind;
use frcec_server::settings::{Receipts, Settings};
use frcec_store::{
    GameId, LetterId, PlayerId,
    adjudications::Claim,
    letters::{self, Letter, Tells},
    players::Role,
    reports,
    testing::TestDb,
};

use crate::club::{Club, all_letters};
use crate::members::ask_of;

mod scenes;

use scenes::{
    answers, boards, holds, lines, more_of_events, of_club, of_directors, of_life, of_members, tournament,
};

/// A club whose every submission is counted.
struct Counting {
    club: Club,
    /// Every kind of command that was asked.
    asked: BTreeSet<String>,
    submissions: u32,
}

impl Counting {
    fn open(record: TestDb) -> Self {
        Self { club: Club::open(record), asked: BTreeSet::new(), submissions: 0 }
    }

    /// Submits, by mail if `mailed`; what letters it caused, of which no reader may get two.
    async fn ask(&mut self, by: Actor, mailed: bool, command: Command) -> (Receipt, Vec<Letter>) {
        self.submissions += 1;
        let at = self.club.clock.now();
        let number = self.submissions;
        self.asked.insert(name(&command));
        let via = if mailed {
            Via::Mail(Box::new(MailRecord {
                mail_from: "anna@example.org".to_owned(),
                recipient: "play+x@club.example".to_owned(),
                raw: b"raw".to_vec(),
                received_at: at,
                disposition: "test".to_owned(),
                why: "test".to_owned(),
                game: None,
                message_id: Some(format!("m{number}@example.org")),
                words: SpareWords::default(),
            }))
        } else {
            Via::Form
        };
        let before = self.ids().await;
        let what = format!("{command:?}");
        let submission = Submission { by, via, at, origin: Some(format!("test {number}")), command };
        let receipt =
            self.club.door.submit(submission).await.unwrap_or_else(|error| panic!("{what}: {error}"));
        (receipt, self.since(&before, &what).await)
    }

    async fn ids(&self) -> BTreeSet<LetterId> {
        all_letters(&self.club.door).await.iter().map(|letter| letter.id).collect()
    }

    async fn since(&self, before: &BTreeSet<LetterId>, what: &str) -> Vec<Letter> {
        let mut new = all_letters(&self.club.door).await;
        new.retain(|letter| !before.contains(&letter.id));
        let mut each: BTreeMap<&str, u32> = BTreeMap::new();
        for letter in &new {
            *each.entry(&letter.address).or_default() += 1;
        }
        assert!(each.values().all(|&count| count == 1), "{what} wrote {each:?}");
        new
    }

    async fn rules(&mut self, by: Actor, game: GameId, command: Rules) -> Vec<Letter> {
        self.ask(by, true, Command::Game(GameCommand::new(game, command))).await.1
    }

    async fn play(&mut self, game: GameId, moves: &str) -> Vec<Letter> {
        let mut last = Vec::new();
        for uci in moves.split_whitespace() {
            let view = self.club.view(game).await;
            let mv = view.game.line().parse_uci(uci).expect("a move of the line");
            let player = view.person(view.game.to_move().expect("a running game")).id;
            let command = Rules::Move { mv, ply: view.game.ply(), offer: false };
            last = self.rules(Actor::Player(player), game, command).await;
        }
        last
    }

    /// Two letters that no host took.
    async fn lose_two(&self) -> Vec<LetterId> {
        let now = self.club.clock.now();
        let lost = self.club.door.db().write(move |tx| {
            Box::pin(async move {
                let leased = letters::lease_due(tx, now, "test", 60_000, 2).await?;
                for letter in &leased {
                    let failure = letters::Failure::GiveUp(letters::Lost::Soft);
                    letters::mark_failed(tx, letter.id, "test", failure, "no answer", now).await?;
                }
                Ok::<_, frcec_store::StoreError>(leased.into_iter().map(|letter| letter.id).collect())
            })
        });
        lost.await.unwrap()
    }

    /// The member's letter of a game's turn was taken.
    async fn told(&self, letter: &Letter) {
        self.club.door.told_by_letter(letter.id, self.club.clock.now(), None).await.unwrap();
    }
}

/// A command's kind, down to what is asked of game, member or event. A new kind has no name here until its letters are
/// counted below.
fn name(command: &Command) -> String {
    let word =
        |debug: String| debug.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_owned();
    match command {
        Command::Game(asked) => format!("game {}", word(format!("{:?}", asked.command))),
        Command::Match(start) if start.staggered => "match staggered".to_owned(),
        Command::Match(_) => "match together".to_owned(),
        Command::Member(asked) => format!("member {}", word(format!("{asked:?}"))),
        Command::Event(asked) => format!("event {}", word(format!("{asked:?}"))),
        Command::Life(asked) => format!("life {}", word(format!("{asked:?}"))),
        Command::Hold(hold) => format!("hold {}", hold.why.key()),
        Command::Confirm(_) => "confirm".to_owned(),
        Command::Lines(asked) => format!("lines {}", word(format!("{:?}", asked.change))),
        Command::Note(asked) => format!("note {}", word(format!("{:?}", asked.change))),
        Command::CancelHeld(..) => "cancel held".to_owned(),
        Command::Cancel(..) => "cancel".to_owned(),
        Command::Boards(_) => "boards".to_owned(),
        Command::Practice(_) => "practice".to_owned(),
        Command::Leave(..) => "leave".to_owned(),
        Command::Answer(answer) => format!("answer {}", word(format!("{answer:?}"))),
        Command::Keep => "keep".to_owned(),
        Command::Challenge(asked) => format!("challenge {}", word(format!("{asked:?}"))),
        Command::Offsite(asked) => format!("offsite {}", word(format!("{asked:?}"))),
        Command::Ask(answer) => format!("ask {:?}", answer.word),
        Command::Desk(asked) => format!("desk {}", word(format!("{asked:?}"))),
    }
}

/// What must have been asked at least once.
const ALL: &str = "answer Club, answer Game, answer Question, answer Stranger, ask Delete, ask No, ask Yes, boards, cancel, cancel held, challenge Accept, \
    challenge Decline, challenge Offer, challenge Queue, challenge Rematch, challenge Unqueue, challenge Withdraw, confirm, desk AddTime, desk Appeal, desk AskAdjudication, desk Correct, \
    desk Decide, desk DropLetter, desk FileClaim, desk Merge, desk PutDown, desk Reopen, desk Replay, desk SendAgain, desk SetRole, desk Suspend, desk TakeUp, desk Undo, event Advance, event Appoint, event Ask, \
    event Cancel, event Create, event Edit, event Enter, event Replace, event Start, event Withdraw, game Accept, game Claim, game Decline, game Flag, game Give, game Move, game Resign, game Say, game Start, game Told, \
    hold careful, hold foreign, hold unconfirmed, keep, leave, life AddChampion, life DraftIssue, life EditIssue, life Nominate, life RemoveChampion, \
    life SendIssue, life Vote, life WithdrawNews, life WriteNews, lines Cancel, lines Set, lines Show, match staggered, match together, member Add, member AddAddress, \
    member AskToLeave, member ConfirmJoin, member Join, member Leave, member Mute, member Report, member SettleReport, \
    offsite Refuse, offsite Release, offsite Say, offsite Send, member Change, member ConfirmAddress, member LoginLink, member PreferAddress, member RemoveAddress, note Add, note Put, practice";

/// Black's tenth move, after which the second game of a staggered match begins.
const TEN: &str =
    "a2a3 a7a6 b2b3 b7b6 c2c3 c7c6 d2d3 d7d6 e2e3 e7e6 f2f3 f7f6 g2g3 g7g6 h2h3 h7h6 a3a4 a6a5 b3b4 b6b5";

fn start(white: &str, black: &str, staggered: bool) -> Command {
    Command::Match(StartMatch {
        white: white.to_owned(),
        black: black.to_owned(),
        start: frcec_rules::StartPosition::new(518),
        pace: Pace::default(),
        staggered,
        rated: true,
    })
}

fn games_of(receipt: Receipt) -> Vec<GameId> {
    match receipt {
        Receipt::Match { games, .. } => games,
        other => panic!("{other:?}"),
    }
}

async fn members(club: &mut Counting) -> Vec<PlayerId> {
    let mut all = Vec::new();
    for handle in ["anna", "boris", "carla", "dora"] {
        let add = AddMember {
            address: format!("{handle}@example.org"),
            name: None,
            handle: Some(handle.to_owned()),
            role: Role::Member,
            zone: "UTC".to_owned(),
            lang: "en".to_owned(),
            country: None,
        };
        let (receipt, _) = club.ask(Actor::Club, false, Command::Member(MemberCommand::Add(add))).await;
        let Receipt::Member { id } = receipt else { panic!("{receipt:?}") };
        all.push(id);
    }
    all
}

async fn no_submission_writes_two_letters_to_one_reader(record: TestDb) {
    let mut club = Counting::open(record);
    let people = members(&mut club).await;
    let (anna, boris) = (people[0], people[1]);
    let by = |player| Actor::Player(player);
    // Receipts for everything, so that as many letters as possible are asked for.
    for &player in &people {
        let settings = Settings { receipts: Receipts::Always, ..Settings::default() };
        let change = MemberChange { settings: Some(settings), ..MemberChange::default() };
        club.ask(by(player), false, Command::Member(MemberCommand::Change(player, change))).await;
    }
    of_members(&mut club, anna).await;

    // Both games at once: one letter each. Then every command of a game.
    let (receipt, letters) = club.ask(Actor::Club, false, start("anna", "boris", false)).await;
    assert_eq!(letters.len(), 2);
    let list = games_of(receipt);
    let offer = async |club: &Counting, game: GameId, uci: &str| {
        let view = club.club.view(game).await;
        let mv = view.game.line().parse_uci(uci).unwrap();
        Rules::Move { mv, ply: view.game.ply(), offer: true }
    };
    assert_eq!(club.play(list[0], "e2e4").await.len(), 2, "the receipt and the turn");
    let command = offer(&club, list[0], "e7e5").await;
    club.rules(by(boris), list[0], command).await;
    club.rules(by(anna), list[0], Rules::Decline).await;
    let say = Rules::Say { text: "hello".to_owned() };
    let mut words = GameCommand::new(list[0], say);
    words.message = Some("hello".to_owned());
    words.aside = vec!["This line was not understood.".to_owned()];
    assert_eq!(club.ask(by(anna), true, Command::Game(words)).await.1.len(), 2);
    let command = offer(&club, list[0], "g1f3").await;
    club.rules(by(anna), list[0], command).await;
    assert_eq!(club.rules(by(boris), list[0], Rules::Accept).await.len(), 2);
    // A wrong claim, refused by mail; a right one, which ends the game and the match.
    club.rules(by(boris), list[1], Rules::Claim { ply: 0, intended: None }).await;
    club.play(list[1], "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8").await;
    assert_eq!(club.rules(by(boris), list[1], Rules::Claim { ply: 8, intended: None }).await.len(), 2);

    // A second game that begins with a move of the first, and one that begins with its end.
    let (receipt, _) = club.ask(Actor::Club, false, start("anna", "boris", true)).await;
    let letters = {
        let list = games_of(receipt);
        club.play(list[0], TEN).await
    };
    assert_eq!(letters.len(), 2, "Black's tenth move: receipt, turn and two beginnings in two letters");
    let (receipt, _) = club.ask(Actor::Club, false, start("anna", "boris", true)).await;
    let list = games_of(receipt);
    club.play(list[0], "f2f3 e7e5 g2g4").await;
    assert_eq!(club.play(list[0], "d8h4").await.len(), 2, "mate, and the second game begins");
    // Time given is told to both; leave to each opponent once, in however many games.
    assert_eq!(club.rules(by(anna), list[1], Rules::Give { days: 3 }).await.len(), 2);
    let today = club.club.clock.now();
    let day = frcec_server::leave::date(&frcec_server::leave::zone("Europe/Berlin"), today);
    let leave = Command::Leave(anna, frcec_server::leave::Request::From(day, day));
    assert_eq!(club.ask(by(anna), false, leave).await.1.len(), 1);
    // What the club itself asks of a game.
    let (receipt, letters) = club.ask(Actor::Club, false, start("anna", "boris", true)).await;
    let list = games_of(receipt);
    club.rules(Actor::Club, list[1], Rules::Start).await;
    let white = letters.iter().find(|letter| letter.tells_ply.is_some()).unwrap();
    club.told(white).await;
    club.asked.insert("game Told".to_owned());
    let deadline = club.club.game(list[0]).await.deadline().expect("a clock that runs");
    club.club.clock.set(deadline + 32 * 24 * 3_600_000);
    assert_eq!(club.rules(Actor::Club, list[0], Rules::Flag).await.len(), 2);

    holds(&mut club, anna).await;
    lines(&mut club, anna).await;
    let (_, letters) = club.ask(by(anna), false, Command::Practice(anna)).await;
    assert_eq!(letters.len(), 1);
    boards(&mut club, anna).await;
    answers(&mut club, anna).await;
    tournament(&mut club, &people).await;
    Box::pin(of_directors(&mut club, &people)).await;
    Box::pin(more_of_events(&mut club, &people)).await;
    Box::pin(of_club(&mut club, &people)).await;
    Box::pin(of_life(&mut club, &people)).await;

    let all: BTreeSet<String> = ALL.split(',').map(|name| name.trim().to_owned()).collect();
    let missing: Vec<_> = all.difference(&club.asked).collect();
    let unlisted: Vec<_> = club.asked.difference(&all).collect();
    assert!(missing.is_empty() && unlisted.is_empty(), "not asked: {missing:?}; not listed: {unlisted:?}");
}

/// The one letter of a tournament's start: in the thread of the first game in which the reader is White, with a line to mail
/// to and a page for each of the others; when it is taken, his clock starts in all of them.
async fn a_tournament_starts_with_one_letter_to_each_player(record: TestDb) {
    let mut club = Counting::open(record);
    let people = members(&mut club).await;
    tournament(&mut club, &people).await;
    let now = club.club.clock.now();
    for letter in all_letters(&club.club.door).await.into_iter().filter(|letter| letter.kind == "started") {
        let reader = letter.player_id.unwrap();
        let mut white = Vec::new();
        let mut black = Vec::new();
        for number in 1..=12 {
            let view = club.club.view(GameId(number)).await;
            if view.white.id == reader {
                white.push(view);
            } else if view.black.id == reader {
                black.push(view);
            }
        }
        assert_eq!((white.len(), black.len()), (3, 3));
        assert_eq!(letter.game_id, Some(white[0].id), "the first game in which the reader is White");
        let headers: serde_json::Value = serde_json::from_str(&letter.headers).unwrap();
        let address = |view: &frcec_server::view::GameView| format!("play+g{}.0.w.", view.id);
        assert!(headers["from"].as_str().unwrap().starts_with(&address(&white[0])));
        for view in &white[1..] {
            let line =
                letter.text.lines().find(|line| line.contains(&address(view))).expect("a line to mail to");
            assert!(line.starts_with("Mail your move there to: play+g"), "{line}");
            assert!(letter.html.as_ref().unwrap().contains(&format!("mailto:play%2Bg{}.0.w.", view.id)));
        }
        for view in white[1..].iter().chain(&black) {
            assert!(letter.text.contains(&format!("http://127.0.0.1:8960/games/{}\n", view.id)));
            assert!(letter.text.contains(&view.name) && letter.text.contains(&view.game.start().to_string()));
        }
        for view in &black {
            assert!(!letter.text.contains(&format!("play+g{}.", view.id)), "it is not his turn there");
        }
        let mut tx = club.club.door.db().read().await.unwrap();
        let tells = letters::tells(&mut tx, letter.id).await.unwrap();
        drop(tx);
        let expected: Vec<Tells> = white.iter().map(|view| Tells { game: view.id, ply: 0 }).collect();
        assert_eq!(tells, expected);
        assert!(club.club.door.told_by_letter(letter.id, now, None).await.unwrap());
        assert!(!club.club.door.told_by_letter(letter.id, now, None).await.unwrap(), "told once");
        for view in white {
            let game = club.club.game(view.id).await;
            // Somebody has resigned one of them.
            assert_eq!(game.told_at(), game.is_running().then_some(now), "{}", view.name);
        }
    }
}

/// A clock that one failing letter was to start in several games starts in none of them.
async fn a_letter_that_fails_tells_nothing_of_any_game(record: TestDb) {
    use frcec_server::mail::transport::{Outbound, SendError, Taken, Transport};
    use frcec_server::worker::{Step, Worker};
    struct Down;
    #[async_trait::async_trait]
    impl Transport for Down {
        async fn send(&self, _letter: &Outbound) -> Result<Taken, SendError> {
            Err(SendError::Transient("connection refused".to_owned()))
        }
    }
    let mut club = Counting::open(record);
    let people = members(&mut club).await;
    tournament(&mut club, &people).await;
    let worker = Worker::new(club.club.door.clone(), std::sync::Arc::new(Down));
    while worker.send_one().await.unwrap() == Step::Done {}
    club.club.clock.set(club.club.clock.now() + 2 * 24 * 3_600_000);
    assert_eq!(
        worker.tell_one().await.unwrap(),
        Step::Nothing,
        "in no game, whichever it is that the letter shows"
    );
}

frcec_store::on_both!(
    no_submission_writes_two_letters_to_one_reader,
    a_tournament_starts_with_one_letter_to_each_player,
    a_letter_that_fails_tells_nothing_of_any_game,
);
