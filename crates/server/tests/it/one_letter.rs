//! Rule of the house 7: at most one letter to each reader for all that one submission caused, whatever was asked.
use std::collections::{BTreeMap, BTreeSet};

use frcec_rules::club::{event::Format, game::Command as Rules, pace::Pace, seat::Seat};
use frcec_server::door::{
    Actor, AddMember, Answer, AskAnswer, AskWord, Board, Boards, ChallengeCommand, ChampionWish, Command,
    Confirm, DeskCommand, EventAsk, EventCommand, EventWord, GameCommand, HELD_MS, HeldAction, HeldWhy, Hold,
    IssueEdit, JoinLines, JoinWish, LifeCommand, LinesChange, LinesCommand, MailRecord, MemberChange,
    MemberCommand, NewEvent, NewsWish, NoteChange, NoteCommand, Offer, OffsiteCommand, Receipt, StartMatch,
    StartWish, Submission, Via, hash_secret,
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
    desk Decide, desk DropLetter, desk FileClaim, desk Merge, desk PutDown, desk Reopen, desk Replay, desk SendAgain, desk Suspend, desk TakeUp, desk Undo, event Advance, event Appoint, event Ask, \
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
    of_directors(&mut club, &people).await;
    more_of_events(&mut club, &people).await;
    of_club(&mut club, &people).await;
    of_life(&mut club, &people).await;

    let all: BTreeSet<String> = ALL.split(',').map(|name| name.trim().to_owned()).collect();
    let missing: Vec<_> = all.difference(&club.asked).collect();
    let unlisted: Vec<_> = club.asked.difference(&all).collect();
    assert!(missing.is_empty() && unlisted.is_empty(), "not asked: {missing:?}; not listed: {unlisted:?}");
}

async fn of_members(club: &mut Counting, anna: PlayerId) {
    let second = "anna@example.net".to_owned();
    for command in [
        MemberCommand::LoginLink("anna@example.org".to_owned()),
        MemberCommand::AddAddress(anna, second.clone()),
        MemberCommand::ConfirmAddress(anna, second.clone()),
        MemberCommand::PreferAddress(anna, second.clone()),
        MemberCommand::RemoveAddress(anna, second.clone()),
    ] {
        club.ask(Actor::Player(anna), false, Command::Member(command)).await;
    }
}

/// What concerns no game: newcomers, challenges, games from elsewhere, leaving.
async fn of_club(club: &mut Counting, people: &[PlayerId]) {
    let (anna, boris, carla, dora) = (people[0], people[1], people[2], people[3]);
    let by = Actor::Player;
    let wish = |address: &str| {
        Command::Member(MemberCommand::Join(JoinWish {
            address: address.to_owned(),
            name: None,
            handle: None,
            country: None,
            zone: "UTC".to_owned(),
            lang: "en".to_owned(),
        }))
    };
    let join = wish("otto@example.org");
    let first = wish("paula@example.org");
    let made = |letters: &[Letter], who: &str| {
        letters.iter().find(|letter| letter.address.starts_with(who)).cloned().expect("a letter")
    };
    let (_, letters) = club.ask(Actor::Club, true, join).await;
    let yes = answer_of(club, &made(&letters, "otto"), AskWord::Yes);
    assert_eq!(club.ask(Actor::Club, true, yes).await.1.len(), 1);
    let (_, letters) = club.ask(Actor::Club, false, first).await;
    let text = made(&letters, "paula").text;
    let secret: String =
        text.split_once("/join/").unwrap().1.chars().take_while(char::is_ascii_hexdigit).collect();
    let link = Command::Member(MemberCommand::ConfirmJoin(hash_secret(&secret)));
    assert_eq!(club.ask(Actor::Club, false, link).await.1.len(), 1);

    let offer = |to: &str| {
        Command::Challenge(ChallengeCommand::Offer(Offer {
            from: anna,
            to: Some(to.to_owned()),
            start: StartWish::Random,
            pace: Pace::default(),
            rated: true,
            staggered: false,
        }))
    };
    let challenge = |receipt: &Receipt| match receipt {
        Receipt::Challenge { id } => *id,
        other => panic!("{other:?}"),
    };
    let (receipt, letters) = club.ask(by(anna), true, offer("boris")).await;
    assert_eq!(letters.len(), 2, "the question, and an answer to the mail");
    let withdraw = ChallengeCommand::Withdraw(challenge(&receipt), anna);
    assert_eq!(club.ask(by(anna), true, Command::Challenge(withdraw)).await.1.len(), 2);
    let (receipt, _) = club.ask(by(anna), true, offer("boris")).await;
    let decline = ChallengeCommand::Decline(challenge(&receipt), boris);
    assert_eq!(club.ask(by(boris), true, Command::Challenge(decline)).await.1.len(), 2);
    let (_, letters) = club.ask(by(anna), true, offer("carla")).await;
    let no = answer_of(club, &made(&letters, "carla"), AskWord::No);
    assert_eq!(club.ask(by(carla), true, no).await.1.len(), 2);
    let (receipt, _) = club.ask(by(anna), true, offer("boris")).await;
    let accept = ChallengeCommand::Accept(challenge(&receipt), boris);
    let (receipt, letters) = club.ask(by(boris), true, Command::Challenge(accept)).await;
    assert_eq!(letters.len(), 2);
    let Receipt::Match { id, games } = receipt else { panic!("{receipt:?}") };
    let mute = Command::Member(MemberCommand::Mute(boris, anna, true));
    assert_eq!(club.ask(by(boris), true, mute).await.1.len(), 1);
    let report = Command::Member(MemberCommand::Report(boris, games[0], "words".to_owned()));
    assert_eq!(club.ask(by(boris), true, report).await.1.len(), 1);
    let open = reports::open(&mut club.club.door.db().read().await.unwrap(), 5).await.unwrap();
    let settle = Command::Member(MemberCommand::SettleReport(open[0].id));
    assert!(club.ask(Actor::Staff(dora), false, settle).await.1.is_empty());
    for game in games {
        club.rules(by(boris), game, Rules::Resign).await;
    }
    let rematch = Command::Challenge(ChallengeCommand::Rematch(id, boris));
    assert_eq!(club.ask(by(boris), true, rematch).await.1.len(), 2);
    for player in [boris, carla] {
        let queue = ChallengeCommand::Queue(player, "5+1".parse().unwrap(), true);
        assert_eq!(club.ask(by(player), true, Command::Challenge(queue)).await.1.len(), 1);
    }
    club.ask(by(carla), true, Command::Challenge(ChallengeCommand::Unqueue(carla))).await;
    let queue = ChallengeCommand::Queue(carla, "5+1".parse().unwrap(), true);
    club.ask(by(carla), true, Command::Challenge(queue)).await;

    for (day, release) in [("01", true), ("02", false)] {
        let pgn = format!(
            "[White \"anna\"]\n[Black \"boris\"]\n[Site \"x\"]\n[Date \"2026.04.{day}\"]\n[Result \"0-1\"]\n\n\
             1. {} e5 0-1",
            if release { "a3" } else { "b3" }
        );
        let send = OffsiteCommand::Send { by: anna, pgn, place: None };
        let (receipt, letters) = club.ask(by(anna), true, Command::Offsite(send)).await;
        assert_eq!(letters.len(), 2);
        let Receipt::Offsite { id } = receipt else { panic!("{receipt:?}") };
        let say = OffsiteCommand::Say { id, by: boris, yes: true };
        assert_eq!(club.ask(by(boris), true, Command::Offsite(say)).await.1.len(), 1);
        let end =
            if release { OffsiteCommand::Release { id, rated: true } } else { OffsiteCommand::Refuse { id } };
        assert_eq!(club.ask(Actor::Staff(dora), false, Command::Offsite(end)).await.1.len(), 2);
    }
    // With all games of a double round robin under way: one letter to each opponent, and the last one.
    let leave = Command::Member(MemberCommand::Leave(carla, false));
    assert_eq!(club.ask(by(carla), false, leave).await.1.len(), 4);
    let asks = Command::Member(MemberCommand::AskToLeave(boris));
    let (_, letters) = club.ask(by(boris), true, asks).await;
    let delete = answer_of(club, &made(&letters, "boris"), AskWord::Delete);
    assert_eq!(club.ask(by(boris), true, delete).await.1.len(), 3);
}

/// What directors do by office. `list[0]` of the flag above was lost on time.
async fn of_directors(club: &mut Counting, people: &[PlayerId]) {
    let (anna, boris, carla, dora) = (people[0], people[1], people[2], people[3]);
    let (staff, by) = (Actor::Staff(dora), Actor::Player);
    let why = || "The directors have talked about it.".to_owned();
    let desk = |command: DeskCommand| Command::Desk(command);
    let fresh = async |club: &mut Counting| {
        let (receipt, _) = club.ask(Actor::Club, false, start("anna", "boris", false)).await;
        games_of(receipt)
    };
    let two = fresh(club).await;
    let days = DeskCommand::AddTime { game: two[0], seat: Seat::White, days: 2, reason: why() };
    assert_eq!(club.ask(staff, false, desk(days)).await.1.len(), 2);
    let entry = {
        let mut tx = club.club.door.db().read().await.unwrap();
        let filter = frcec_store::audit::AuditFilter {
            action: Some("add time".to_owned()),
            ..frcec_store::audit::AuditFilter::default()
        };
        frcec_store::audit::list(&mut tx, &filter, 1).await.unwrap()[0].id
    };
    let undo = DeskCommand::Undo { entry, reason: why() };
    assert_eq!(club.ask(staff, false, desk(undo)).await.1.len(), 2);
    let adjudication = |receipt: &Receipt| match receipt {
        Receipt::Adjudication { id } => *id,
        other => panic!("{other:?}"),
    };
    let ask = |game| DeskCommand::AskAdjudication { game, reason: why() };
    let (receipt, letters) = club.ask(by(anna), true, desk(ask(two[0]))).await;
    assert_eq!(letters.len(), 1, "the answer to the mail");
    let id = adjudication(&receipt);
    assert_eq!(club.ask(staff, false, desk(DeskCommand::TakeUp { id })).await.1.len(), 2);
    for player in [anna, boris] {
        let lines = "1.e4 e5".to_owned();
        let claim = DeskCommand::FileClaim { id, claim: Claim::Draw, lines };
        assert_eq!(club.ask(by(player), true, desk(claim)).await.1.len(), 1);
    }
    let outcome = frcec_rules::club::game::Outcome::White;
    let decide = || DeskCommand::Decide { id, outcome, reason: why() };
    assert_eq!(club.ask(staff, false, desk(decide())).await.1.len(), 2);
    let appeal = DeskCommand::Appeal { id, reason: why() };
    assert_eq!(club.ask(by(boris), true, desk(appeal)).await.1.len(), 2);
    assert_eq!(club.ask(Actor::Staff(carla), false, desk(decide())).await.1.len(), 2);
    let seen = club.club.game(two[0]).await.version();
    let reopen = DeskCommand::Reopen { game: two[0], seen, reason: why() };
    assert_eq!(club.ask(staff, false, desk(reopen)).await.1.len(), 2);
    let (receipt, _) = club.ask(staff, false, desk(ask(two[0]))).await;
    let down = DeskCommand::PutDown { id: adjudication(&receipt), reason: why() };
    assert_eq!(club.ask(staff, false, desk(down)).await.1.len(), 2);
    club.rules(by(anna), two[0], Rules::Resign).await;
    let seen = club.club.game(two[0]).await.version();
    let correct = DeskCommand::Correct { game: two[0], outcome, seen, reason: why() };
    assert_eq!(club.ask(staff, false, desk(correct)).await.1.len(), 2);
    let again = fresh(club).await;
    let start = frcec_rules::StartPosition::new(7);
    let replay = DeskCommand::Replay { game: again[0], start, reason: why() };
    assert_eq!(club.ask(staff, false, desk(replay)).await.1.len(), 2, "of four games one letter each");
    let given_up = club.lose_two().await;
    let drop = DeskCommand::DropLetter { letter: given_up[0], reason: why() };
    assert!(club.ask(staff, false, desk(drop)).await.1.is_empty());
    let again = DeskCommand::SendAgain { letter: given_up[1] };
    assert!(club.ask(staff, false, desk(again)).await.1.is_empty());
    let mut others = Vec::new();
    for handle in ["sven", "sven2"] {
        let add = AddMember {
            address: format!("{handle}@example.org"),
            name: None,
            handle: Some(handle.to_owned()),
            role: Role::Member,
            zone: "UTC".to_owned(),
            lang: "en".to_owned(),
            country: None,
        };
        match club.club.submit(Actor::Club, Command::Member(MemberCommand::Add(add))).await {
            Ok(Receipt::Member { id }) => others.push(id),
            other => panic!("{other:?}"),
        }
    }
    let suspend = DeskCommand::Suspend { player: others[0], on: true, reason: why() };
    assert_eq!(club.ask(staff, false, desk(suspend)).await.1.len(), 1);
    let merge = DeskCommand::Merge { from: others[0], into: others[1], reason: why() };
    assert_eq!(club.ask(staff, false, desk(merge)).await.1.len(), 1);
}

fn answer_of(club: &Counting, letter: &Letter, word: AskWord) -> Command {
    Command::Ask(AskAnswer { ask: ask_of(&club.club, letter), word, lines: JoinLines::default() })
}

/// The newsletter is the one letter of all these, and is written by the worker.
async fn of_life(club: &mut Counting, people: &[PlayerId]) {
    let (dora, life) = (people[3], Command::Life);
    let (receipt, _) = club.ask(Actor::Club, false, start("anna", "carla", false)).await;
    let finished = games_of(receipt)[0];
    club.rules(Actor::Player(people[0]), finished, Rules::Resign).await;
    let month = Month::of(club.club.clock.now()).count();
    let news = NewsWish {
        title: "t".to_owned(),
        body: "t".to_owned(),
        lang: "en".to_owned(),
        publish: true,
        ..NewsWish::default()
    };
    let champion =
        ChampionWish { year: "2004".to_owned(), event: "Cup".to_owned(), winner: "dora".to_owned() };
    let settings = Settings { newsletter: true, ..Settings::default() };
    let change = MemberChange { settings: Some(settings), ..MemberChange::default() };
    let mut commands = vec![
        Command::Member(MemberCommand::Change(dora, change)),
        life(LifeCommand::WriteNews(news)),
        life(LifeCommand::WithdrawNews { id: 1, seen: 1, reason: "r".to_owned() }),
        life(LifeCommand::Nominate(dora, finished)),
        life(LifeCommand::DraftIssue(month)),
        life(LifeCommand::EditIssue { id: 1, seen: 0, edit: IssueEdit::default() }),
        life(LifeCommand::SendIssue { id: 1, seen: 1 }),
    ];
    for command in commands.drain(..) {
        assert!(club.ask(Actor::Club, false, command).await.1.is_empty());
    }
    let before = club.ids().await;
    while club.club.door.send_some_of_newsletter().await.unwrap() {}
    assert_eq!(club.since(&before, "the newsletter").await.len(), 1);
    let (receipt, _) = club.ask(Actor::Club, false, life(LifeCommand::AddChampion(champion))).await;
    let Receipt::Champion { id } = receipt else { panic!("{receipt:?}") };
    club.club.clock.set(Month::counted(month).ends());
    for command in [LifeCommand::RemoveChampion(id, "r".to_owned()), LifeCommand::Vote(dora, 1)] {
        assert!(club.ask(Actor::Club, false, life(command)).await.1.is_empty());
    }
}

async fn holds(club: &mut Counting, anna: PlayerId) {
    let (receipt, _) = club.ask(Actor::Club, false, start("anna", "boris", false)).await;
    let game = games_of(receipt)[0];
    let action = |uci: &str| HeldAction::Move {
        uci: uci.to_owned(),
        offer: false,
        message: None,
        lines: String::new(),
        notes: vec![],
    };
    let hold =
        |action, why| Command::Hold(Hold { game, seat: Seat::White, ply: 0, action, why, aside: vec![] });
    let by = Actor::Player(anna);
    club.ask(by, true, hold(action("e2e4"), HeldWhy::Foreign)).await;
    assert_eq!(club.ask(by, true, hold(action("d2d4"), HeldWhy::Careful)).await.1.len(), 1);
    club.ask(by, true, hold(HeldAction::Resign, HeldWhy::Unconfirmed)).await;
    club.ask(by, true, Command::Cancel(game, Seat::White)).await;
    club.ask(by, true, hold(action("d2d3"), HeldWhy::Careful)).await;
    club.ask(by, true, Command::CancelHeld(game, Seat::White)).await;
    club.ask(by, true, hold(action("c2c4"), HeldWhy::Careful)).await;
    // One expires and is told by the worker; another is confirmed and played.
    club.club.clock.set(club.club.clock.now() + HELD_MS + 1);
    let before = club.ids().await;
    assert!(club.club.door.expire_one_held().await.unwrap());
    club.since(&before, "a hold that expired").await;
    club.ask(by, true, hold(action("e2e4"), HeldWhy::Careful)).await;
    let yes = Command::Confirm(Confirm { game, seat: Seat::White, number: None });
    assert_eq!(club.ask(by, true, yes).await.1.len(), 2);
}

/// An answer to a digest that moves in both games of a match and gives up a third.
async fn boards(club: &mut Counting, anna: PlayerId) {
    let (receipt, _) = club.ask(Actor::Club, false, start("anna", "boris", false)).await;
    let list = games_of(receipt);
    club.play(list[1], "e2e4").await;
    let (receipt, _) = club.ask(Actor::Club, false, start("anna", "boris", true)).await;
    let third = games_of(receipt)[0];
    let mut parts = Vec::new();
    for (number, game, seat, uci) in [(1, list[0], Seat::White, "d2d4"), (2, list[1], Seat::Black, "e7e5")] {
        let view = club.club.view(game).await;
        let mv = view.game.line().parse_uci(uci).unwrap();
        let mut command = GameCommand::new(game, Rules::Move { mv, ply: view.game.ply(), offer: false });
        command.message = Some(format!("words on board {number}"));
        parts.push(Board { number, game, seat, command: Command::Game(command) });
    }
    let resign = Command::Game(GameCommand::new(third, Rules::Resign));
    parts.push(Board { number: 3, game: third, seat: Seat::White, command: resign });
    let boards = Boards { player: anna, issue: 20_577, foreign: false, parts, sentences: Vec::new() };
    let (_, letters) = club.ask(Actor::Player(anna), true, Command::Boards(boards)).await;
    assert_eq!(letters.len(), 2, "{letters:?}");
    let boris = letters.iter().find(|letter| letter.player_id != Some(anna)).expect("a letter to Boris");
    for part in ["words on board 1", "words on board 2", "1.d4", "1...e5"] {
        assert!(boris.text.contains(part), "{part}: {}", boris.text);
    }
    assert!(boris.html.as_deref().is_some_and(|html| html.contains("words on board 1")), "{:?}", boris.html);
}

/// Conditional lines and notes: their owner is answered; a move that a line answers makes one letter for each player.
async fn lines(club: &mut Counting, anna: PlayerId) {
    let (receipt, _) = club.ask(Actor::Club, false, start("anna", "boris", false)).await;
    let game = games_of(receipt)[0];
    club.play(game, "e2e4").await;
    let seat = Seat::White;
    let line = club.club.view(game).await.game.line().clone();
    let tree = frcec_rules::club::lines::Tree::restore(&line, "e7e5 g1f3 b8c6 f1b5").unwrap();
    let ask = |change| Command::Lines(LinesCommand { game, seat, change, notes: Vec::new() });
    let by = Actor::Player(anna);
    let given = || ask(LinesChange::Set { ply: 1, tree: tree.clone() });
    assert_eq!(club.ask(by, true, given()).await.1.len(), 1);
    assert_eq!(club.ask(by, true, ask(LinesChange::Show)).await.1.len(), 1);
    assert_eq!(club.ask(by, true, ask(LinesChange::Cancel)).await.1.len(), 1);
    assert_eq!(club.ask(by, true, given()).await.1.len(), 1);
    assert_eq!(club.play(game, "e7e5").await.len(), 2);
    let note = |change| Command::Note(NoteCommand { game, seat, ply: 3, change });
    assert_eq!(club.ask(by, true, note(NoteChange::Add("b5!".to_owned()))).await.1.len(), 1);
    assert_eq!(club.ask(by, true, note(NoteChange::Put(String::new()))).await.1.len(), 1);
}

async fn answers(club: &mut Counting, anna: PlayerId) {
    let sentences = || vec!["A sentence.".to_owned()];
    let answers = [
        Answer::Game {
            game: GameId(1),
            seat: Seat::White,
            kind: LetterKind::Question,
            sentences: sentences(),
        },
        Answer::Question { game: GameId(1), seat: Seat::White, sentences: sentences() },
        Answer::Club { player: anna, subject: "Help".to_owned(), sentences: sentences(), lines: Vec::new() },
        Answer::Stranger {
            address: "otto@example.net".to_owned(),
            subject: "Welcome".to_owned(),
            sentences: sentences(),
        },
    ];
    for answer in answers {
        assert_eq!(club.ask(Actor::Player(anna), true, Command::Answer(answer)).await.1.len(), 1);
    }
    assert!(club.ask(Actor::Player(anna), true, Command::Keep).await.1.is_empty());
}

/// A knockout whose no-show is replaced, whose round is paired and ends; and an event that is called off.
async fn more_of_events(club: &mut Counting, people: &[PlayerId]) {
    let director = Actor::Staff(people[3]);
    let mut new = NewEvent::new("Cup", Format::Knockout, Pace::Bank { days: 20 });
    new.settings.capacity = Some(2);
    let event = |command| Command::Event(command);
    let (receipt, _) = club.ask(director, false, event(EventCommand::Create(Box::new(new.clone())))).await;
    let Receipt::Event { code } = receipt else { panic!("{receipt:?}") };
    for &player in &people[..3] {
        let ask = EventAsk { code: code.clone(), what: EventWord::Enter, who: None, reason: None };
        let (_, letters) =
            club.ask(Actor::Player(player), true, event(EventCommand::Ask { player, ask })).await;
        assert_eq!(letters.len(), 1);
    }
    let seen = club.club.door.preview(&code).await.unwrap().event.version;
    "The Cup".clone_into(&mut new.name);
    let reason = || "a test".to_owned();
    let edit = EventCommand::Edit { code: code.clone(), seen, to: Box::new(new), reason: reason() };
    club.ask(director, false, event(edit)).await;
    let appoint =
        EventCommand::Appoint { code: code.clone(), director: None, deputy: None, reason: reason() };
    club.ask(director, false, event(appoint)).await;
    let start = EventCommand::Start { code: code.clone(), seen: None };
    assert_eq!(club.ask(director, false, event(start)).await.1.len(), 2);
    let replace =
        EventCommand::Replace { code: code.clone(), leaves: people[1], comes: None, reason: reason() };
    let (_, letters) = club.ask(director, false, event(replace)).await;
    assert_eq!(letters.len(), 3, "who goes, who comes, and the opponent");
    let withdraw = EventCommand::Withdraw { code: code.clone(), player: people[2], reason: None };
    assert_eq!(club.ask(Actor::Player(people[2]), true, event(withdraw)).await.1.len(), 2);
    let advance = EventCommand::Advance { code, seen: None };
    let (_, letters) = club.ask(director, false, event(advance)).await;
    assert_eq!(letters.len(), 1, "the winner learns that it is over");
    let rain = NewEvent::new("Rain", Format::Dropout, Pace::Bank { days: 20 });
    let (receipt, _) = club.ask(director, false, event(EventCommand::Create(Box::new(rain)))).await;
    let Receipt::Event { code } = receipt else { panic!("{receipt:?}") };
    let enter = EventCommand::Enter { code: code.clone(), player: people[0] };
    club.ask(Actor::Player(people[0]), false, event(enter)).await;
    let cancel = EventCommand::Cancel { code, reason: reason() };
    assert_eq!(
        club.ask(director, true, event(cancel)).await.1.len(),
        2,
        "the entrant, and an answer to the mail"
    );
}

/// A double round robin of four: each plays six games and gets one letter.
async fn tournament(club: &mut Counting, people: &[PlayerId]) {
    let director = Actor::Staff(people[3]);
    let format = Format::RoundRobin { double: true, class_size: None };
    let new = Box::new(NewEvent::new("Spring", format, Pace::default()));
    let (receipt, _) = club.ask(director, false, Command::Event(EventCommand::Create(new))).await;
    let Receipt::Event { code } = receipt else { panic!("{receipt:?}") };
    for &player in people {
        let enter = EventCommand::Enter { code: code.clone(), player };
        club.ask(Actor::Player(player), false, Command::Event(enter)).await;
    }
    let withdraw = EventCommand::Withdraw { code: code.clone(), player: people[0], reason: None };
    club.ask(Actor::Player(people[0]), false, Command::Event(withdraw)).await;
    let enter = EventCommand::Enter { code: code.clone(), player: people[0] };
    club.ask(Actor::Player(people[0]), false, Command::Event(enter)).await;
    let start = EventCommand::Start { code, seen: None };
    let (_, letters) = club.ask(director, false, Command::Event(start)).await;
    assert_eq!(letters.len(), 4);
    // Both last games of a match and the event end in one submission each: still one letter.
    let first = club.club.view(letters[0].game_id.unwrap()).await;
    assert_eq!(club.rules(Actor::Player(first.white.id), first.id, Rules::Resign).await.len(), 2);
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
