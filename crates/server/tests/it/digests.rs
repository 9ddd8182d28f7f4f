//! One letter a day: all boards at which its reader is to move, what else has happened, and how it ends.

use std::sync::Arc;

use frcec_rules::club::{event::Format, game::Command as Rules, pace::Pace, seat::Seat};
use frcec_server::{
    door::{Actor, Command, EventCommand, GameCommand, MemberChange, MemberCommand, NewEvent},
    leave::Request,
    mail::{
        address::{Recipient, Tag},
        compose::picture::letter_bytes,
        ingress::Ingress,
        transport::Captured,
    },
    settings::{Delivery, Settings},
    worker::{Step, Worker},
};
use frcec_store::{
    PlayerId,
    digests::{self, DigestBoard},
    letters::Letter,
    notices,
    testing::TestDb,
};

use crate::{
    club::{Club, NOON},
    events::{ROBIN, Stage, bank, flowed, of},
};

const HOUR: i64 = 3_600_000;
const DAY: i64 = 24 * HOUR;
/// Six in the morning of the next day in Berlin: 2026-05-05 04:00 UTC.
const MORNING: i64 = NOON + 16 * HOUR;
/// 5 May 2026, counted in days from 1970.
const ISSUE: u32 = 20_578;

pub async fn deliver(club: &Club, player: PlayerId, delivery: Delivery) {
    let settings = Settings { delivery, ..Settings::default() };
    let change = MemberChange { settings: Some(settings), ..MemberChange::default() };
    club.submit(Actor::Player(player), Command::Member(MemberCommand::Change(player, change))).await.unwrap();
}

struct Desk {
    club: Club,
    worker: Worker,
    anna: PlayerId,
    boris: PlayerId,
}

async fn desk(t: TestDb) -> Desk {
    let club = Club::open(t);
    let anna = club.member("anna", "Anna").await;
    let boris = club.member("boris", "Boris").await;
    let worker = Worker::new(club.door.clone(), Arc::new(Captured::default()));
    Desk { club, worker, anna, boris }
}

impl Desk {
    async fn make(&self) -> usize {
        let mut made = 0;
        while self.worker.digest_one().await.unwrap() == Step::Done {
            made += 1;
        }
        made
    }

    async fn to_anna(&self) -> Vec<Letter> {
        let mut letters = self.club.letters().await;
        letters.retain(|letter| letter.address.starts_with("anna"));
        letters
    }
}

async fn an_opponents_leave_is_told_once_with_its_games(t: TestDb) {
    let desk = desk(t).await;
    let club = &desk.club;
    deliver(club, desk.anna, Delivery::DailyDigest).await;
    club.start("anna", "boris", 518, false).await;
    let request = Request::From("2026-06-01".parse().unwrap(), "2026-06-10".parse().unwrap());
    club.submit(Actor::Player(desk.boris), Command::Leave(desk.boris, request)).await.unwrap();
    club.clock.set(MORNING);
    assert_eq!(desk.make().await, 1);
    let text = flowed(&desk.to_anna().await[0].text);
    let said = "In game M0001-1: Leave of Boris: from 1 June 2026 to 10 June 2026. In that time the clock of Boris stands \
                still; moves may still come. The same holds in game M0001-2.";
    assert!(text.contains(said), "{text}");
    assert_eq!(text.matches("Leave of Boris").count(), 1, "{text}");
}

async fn all_boards_come_in_one_letter_a_day(t: TestDb) {
    let desk = desk(t).await;
    let club = &desk.club;
    deliver(club, desk.anna, Delivery::DailyDigest).await;
    // Two games of one match: Anna is White in the first, Black in the second.
    let games = club.start("anna", "boris", 518, false).await;
    let other = club.start("boris", "anna", 69, true).await[0];
    club.try_move(games[1], "e2e4", false).await.unwrap();
    let mv = club.view(other).await.game.line().parse_uci("c2c4").unwrap();
    let mut words = GameCommand::new(other, Rules::Move { mv, ply: 0, offer: true });
    // No offer before both have moved: said only with words.
    words.command = Rules::Move { mv, ply: 0, offer: false };
    words.message = Some("Good luck!".to_owned());
    club.submit(Actor::Player(desk.boris), Command::Game(words)).await.unwrap();
    assert!(desk.to_anna().await.is_empty(), "nothing comes at once");
    assert_eq!(desk.make().await, 0, "and nothing before the morning");

    club.clock.set(MORNING);
    assert_eq!(desk.make().await, 1);
    let letters = desk.to_anna().await;
    assert_eq!(letters.len(), 1);
    let digest = &letters[0];
    assert_eq!((digest.kind.as_str(), digest.game_id), ("digest", None));
    assert!(digest.subject.contains("5 May 2026: 3 games wait for your move"), "{}", digest.subject);
    for said in ["--- Board #1 ·", "--- Board #3 ·", ":: #2 ", "1.e4", "1.c4", "Boris writes:\n| Good luck!"]
    {
        assert!(digest.text.contains(said), "{said}: {}", digest.text);
    }
    assert_eq!(digest.text.matches("Your clock:").count(), 3);
    assert_eq!(digest.html.as_deref().unwrap_or_default().matches("<img src=\"cid:board").count(), 3);

    // What stands behind the numbers, for who reads the answers.
    let mut tx = club.door.db().read().await.unwrap();
    let boards = digests::boards(&mut tx, desk.anna, ISSUE).await.unwrap();
    drop(tx);
    assert_eq!(boards.len(), 3);
    let board = |number: u32, game, ply, seat| DigestBoard { number, game_id: game, ply, seat };
    let mut expected =
        [(games[0], 0, Seat::White), (games[1], 1, Seat::Black), (other, 1, Seat::Black)].to_vec();
    expected.sort_by_key(|(game, ..)| boards.iter().position(|b| b.game_id == *game));
    let expected: Vec<DigestBoard> =
        (1..).zip(expected).map(|(n, (game, ply, seat))| board(n, game, ply, seat)).collect();
    assert_eq!(boards, expected);

    // The octets: the way out in one click, the address that the answer goes to, every picture.
    let mail = String::from_utf8(letter_bytes(digest).unwrap()).unwrap();
    let unfolded = mail.replace("\r\n ", " ");
    let stop = club.door.stop_digest_url(desk.anna);
    assert!(unfolded.contains(&format!("\r\nList-Unsubscribe: <{stop}>\r\n")), "{unfolded}");
    assert!(unfolded.contains("\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n"));
    assert!(digest.text.contains(&stop));
    assert_eq!(mail.matches("Content-Type: image/png").count(), 3);
    let from = unfolded.lines().find_map(|line| line.strip_prefix("From: ")).unwrap();
    let address = from.split(['<', '>']).nth(1).unwrap();
    let Recipient::Game(Some(signed)) = Recipient::parse(address, "club.example") else {
        panic!("{address}")
    };
    let tag = Tag::Digest { player: desk.anna.0, issue: ISSUE };
    assert_eq!(club.door.signer().verify(&signed), Some(tag));

    // The next host took it: all three clocks run from that moment.
    for game in [games[0], games[1], other] {
        assert_eq!(club.game(game).await.told_at(), Some(MORNING), "game {game}");
    }
    // Nothing has changed a day later, but the boards still wait.
    assert_eq!(desk.make().await, 0, "one a day");
    club.clock.set(MORNING + DAY);
    assert_eq!(desk.make().await, 1);
    let again = desk.to_anna().await;
    assert_eq!(again.len(), 1);
    assert!(again[0].text.contains("until 4 June 2026"), "{}", again[0].text);
    assert!(!again[0].text.contains("Good luck!"), "words are passed on once");
}

async fn the_end_of_a_game_is_news_with_the_game_as_a_file(t: TestDb) {
    let desk = desk(t).await;
    let club = &desk.club;
    deliver(club, desk.anna, Delivery::DailyDigest).await;
    let game = club.start("boris", "anna", 518, true).await[0];
    club.play(game, "e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7").await;
    assert!(desk.to_anna().await.is_empty());
    club.clock.set(MORNING);
    assert_eq!(desk.make().await, 1);
    let letters = desk.to_anna().await;
    let digest = &letters[0];
    assert!(digest.text.contains("Checkmate: Boris won."), "{}", digest.text);
    // The staggered second game has begun at the end of the first: Anna is White there.
    assert!(digest.text.contains("--- Board #1 · M0001-2"), "{}", digest.text);
    let file = digest.attachment.as_deref().expect("the game as a file");
    assert!(file.contains("application/vnd.chess-pgn") && file.contains("Qxf7#"), "{file}");
    club.clock.set(MORNING + DAY);
    desk.make().await;
    let again = desk.to_anna().await;
    assert!(!again[0].text.contains("Checkmate") && again[0].attachment.is_none(), "{}", again[0].text);
}

async fn the_end_of_a_game_comes_with_its_last_position(t: TestDb) {
    let desk = desk(t).await;
    deliver(&desk.club, desk.anna, Delivery::DailyDigest).await;
    let games = desk.club.start("anna", "boris", 518, false).await;
    desk.club.play(games[0], "e2e4 e7e5 g1f3").await;
    desk.club.command(games[0], desk.boris, Rules::Resign).await.unwrap();
    desk.club.letters().await;
    // In the other nobody has moved: there is no last position.
    desk.club.command(games[1], desk.boris, Rules::Resign).await.unwrap();
    desk.club.clock.set(MORNING);
    desk.make().await;
    let letters = desk.to_anna().await;
    let [letter] = letters.as_slice() else { panic!("one digest: {letters:?}") };
    let text = flowed(&letter.text);
    assert!(text.contains("The last move: 2.Nf3") || text.contains("2.Nf3"), "{text}");
    // White is at the bottom for Anna, and the knight stands on f3.
    let rank = letter.text.lines().find(|line| line.trim_start().starts_with("3 ")).expect("a diagram");
    assert!(rank.contains('N'), "{rank}");
    assert_eq!(
        letter.text.matches("a b c d e f g h").count(),
        2,
        "one board with letters above and below: {text}"
    );
    let (end, page) = (letter.text.find("resigned").unwrap(), letter.text.find("/games/1").unwrap());
    assert!(end < page, "the page of the game follows");
    assert!(letter.html.as_deref().unwrap().contains("<pre"), "the diagram in HTML too");
}

async fn a_receipt_that_is_wanted_comes_at_once(t: TestDb) {
    let desk = desk(t).await;
    let club = &desk.club;
    deliver(club, desk.anna, Delivery::DailyDigest).await;
    club.start("anna", "boris", 518, true).await;
    club.clock.set(MORNING);
    desk.make().await;
    let digest = desk.to_anna().await.remove(0);
    let ingress = Ingress::new(club.door.clone(), None);
    let general =
        "From: <anna@example.org>\r\nTo: <club@club.example>\r\nMessage-ID: <1@example.org>\r\n\r\ngames\r\n";
    let now = club.clock.now();
    ingress.receive("anna@example.org", &["club@club.example".to_owned()], general.as_bytes(), now).await;
    let answers = desk.to_anna().await;
    assert_eq!(answers.len(), 1, "a question is answered at once");
    let (_, address) = answers[0].text.split_once("play+").expect("an address");
    let to = format!("play+{}", address.split_whitespace().next().unwrap());
    let mail = "From: <anna@example.org>\r\nMessage-ID: <2@example.org>\r\n\r\ne4\r\n";
    ingress.receive("anna@example.org", &[to], mail.as_bytes(), now).await;
    let receipts = desk.to_anna().await;
    assert_eq!(receipts.len(), 1, "{digest:?}");
    assert!(receipts[0].text.contains("Your move was played: 1.e4."), "{}", receipts[0].text);
}

async fn whoever_goes_back_to_letters_at_once_loses_nothing(t: TestDb) {
    let desk = desk(t).await;
    let club = &desk.club;
    deliver(club, desk.anna, Delivery::DailyDigest).await;
    let game = club.start("anna", "boris", 518, true).await[0];
    club.clock.set(MORNING);
    desk.make().await;
    desk.to_anna().await;
    club.play(game, "e2e4 e7e5").await;
    deliver(club, desk.anna, Delivery::Immediate).await;
    assert_eq!(desk.make().await, 1);
    let last = desk.to_anna().await;
    assert_eq!(last.len(), 1);
    assert!(last[0].text.contains("1...e5"), "{}", last[0].text);
    club.play(game, "g1f3 b8c6").await;
    assert_eq!(desk.to_anna().await[0].kind, "turn");
    club.clock.set(MORNING + 3 * DAY);
    assert_eq!(desk.make().await, 0, "that was the last one");
    assert!(notices::readers(&mut club.door.db().read().await.unwrap()).await.unwrap().is_empty());
}

async fn whoever_wants_no_letters_gets_none_and_the_clock_runs_all_the_same(t: TestDb) {
    let desk = desk(t).await;
    let club = &desk.club;
    deliver(club, desk.anna, Delivery::Off).await;
    let game = club.start("boris", "anna", 518, true).await[0];
    club.play(game, "e2e4").await;
    assert!(desk.to_anna().await.is_empty());
    club.clock.set(NOON + DAY + HOUR);
    assert_eq!(desk.worker.tell_one().await.unwrap(), Step::Done);
    assert_eq!(club.game(game).await.told_at(), Some(NOON + DAY + HOUR), "told a day after the move");
    assert_eq!(desk.make().await, 0);
}

async fn a_digest_that_never_leaves_does_not_stop_the_clock(t: TestDb) {
    let desk = desk(t).await;
    let club = &desk.club;
    deliver(club, desk.anna, Delivery::DailyDigest).await;
    let game = club.start("boris", "anna", 518, true).await[0];
    club.play(game, "e2e4").await;
    let moved = club.clock.now();
    club.clock.set(moved + DAY + 1);
    assert_eq!(desk.worker.tell_one().await.unwrap(), Step::Done);
    assert_eq!(club.game(game).await.told_at(), Some(moved + DAY + 1));
}

frcec_store::on_both!(
    all_boards_come_in_one_letter_a_day,
    an_opponents_leave_is_told_once_with_its_games,
    the_end_of_a_game_is_news_with_the_game_as_a_file,
    the_end_of_a_game_comes_with_its_last_position,
    a_receipt_that_is_wanted_comes_at_once,
    whoever_goes_back_to_letters_at_once_loses_nothing,
    whoever_wants_no_letters_gets_none_and_the_clock_runs_all_the_same,
    a_digest_that_never_leaves_does_not_stop_the_clock,
    a_digest_says_why_two_meet,
    the_most_urgent_board_comes_first,
    a_digest_says_at_each_board_how_a_draw_is_answered,
    a_digest_says_where_castling_is_possible_and_counts_leave,
);

async fn a_digest_says_where_castling_is_possible_and_counts_leave(t: TestDb) {
    let desk = desk(t).await;
    let club = &desk.club;
    deliver(club, desk.anna, Delivery::DailyDigest).await;
    let request =
        frcec_server::leave::Request::From("2026-05-10".parse().unwrap(), "2026-05-16".parse().unwrap());
    club.submit(Actor::Player(desk.anna), Command::Leave(desk.anna, request)).await.unwrap();
    // Not now; gone, by the king's own move; possible.
    club.start("anna", "boris", 518, true).await;
    let gone = club.start("anna", "boris", 518, true).await[0];
    club.play(gone, "e2e4 e7e5 e1e2 d7d6").await;
    let open = club.start("anna", "boris", 518, true).await[0];
    club.play(open, "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5").await;
    club.clock.set(MORNING);
    desk.make().await;
    let digest = desk.to_anna().await.into_iter().rfind(|letter| letter.kind == "digest").expect("a digest");
    let text = flowed(&digest.text);
    let of = |number: u32| {
        let name = format!("M{number:04}-1 ");
        let rest = text.split(&name).nth(1).unwrap_or_else(|| panic!("{name}: {text}"));
        rest.split("--- Board").next().unwrap_or_default().to_owned()
    };
    assert!(of(1).contains("Castling: O-O is not possible now. O-O-O is not possible now."), "{text}");
    assert!(of(2).contains("Castling: Not possible any more in this game."), "{text}");
    assert!(of(3).contains("Castling: O-O is possible: king from e1 to g1, rook from h1 to f1."), "{text}");
    assert!(of(1).contains("not up before 11 June 2026, 06:00 (UTC+2); for 7 days of"), "{text}");
    assert_eq!(text.matches(" O-O - castle").count(), 1, "{text}");
}

async fn a_digest_says_why_two_meet(t: TestDb) {
    let knockout = Stage::full(t, 4, NewEvent::new("Cup", Format::Knockout, bank())).await;
    let club = &knockout.club;
    // A round robin begins with all its rounds, a knockout with one; the reader plays in both.
    let code = knockout.open(NewEvent::new("Spring", ROBIN, Pace::default())).await;
    for &player in &knockout.players {
        let enter = EventCommand::Enter { code: code.clone(), player };
        knockout.ask(Actor::Player(player), enter).await.unwrap();
    }
    deliver(club, knockout.players[0], Delivery::DailyDigest).await;
    knockout.start().await.unwrap();
    knockout.by_office(EventCommand::Start { code, seen: None }).await.unwrap();
    let at_once: Vec<Letter> = club.letters().await;
    assert!(at_once.iter().all(|letter| letter.address != "player1@example.org"), "nothing comes at once");
    club.clock.set(MORNING);
    while club.door.make_one_digest().await.unwrap() {}
    let letters = club.letters().await;
    let digest = of(&letters, "player1");
    let text = flowed(&digest.text);
    for said in [
        "Round 1 of Cup (T0001) has begun. It is a semi-final: you are seed 1, Player 4 is seed 4.",
        "Spring (T0002) has begun. You have number 1 of 4; everybody meets everybody, as the Berger tables say.",
    ] {
        assert_eq!(text.matches(said).count(), 1, "{said}: {text}");
    }
    // Before the boards, and after the count of them.
    let boards = text.find("--- Board #1").expect("a board");
    assert!(text.find("has begun").expect("a beginning") < boards);
}

/// In each language: the boards of a digest of two, and how the offer on the second is answered.
const OFFERED: [(&str, &str, [&str; 2]); 5] = [
    ("en", "boards #1 and #2 below", [":: #2 accept - take the draw", ":: #2 decline - refuse it"]),
    ("es", "los tableros #1 y #2,", [":: #2 acepto - aceptar las tablas", ":: #2 rechazo - rechazarlas"]),
    (
        "de",
        "die Bretter #1 und #2 unten",
        [":: #2 annehmen - das angebotene Remis", ":: #2 ablehnen - es ablehnen"],
    ),
    ("fr", "les échiquiers #1 et #2 ci-dessous", [":: #2 accepter - accepter", ":: #2 refuser - la refuser"]),
    ("ru", "доски #1 и #2 ниже", [":: #2 принимаю - принять", ":: #2 отклоняю - отклонить"]),
];

async fn a_digest_says_at_each_board_how_a_draw_is_answered(t: TestDb) {
    let desk = desk(t).await;
    let club = &desk.club;
    deliver(club, desk.anna, Delivery::DailyDigest).await;
    let quiet = club.start("anna", "boris", 518, true).await[0];
    let offered = club.start("anna", "boris", 518, true).await[0];
    club.command(quiet, desk.boris, Rules::Give { days: 3 }).await.unwrap();
    club.command(offered, desk.boris, Rules::Give { days: 9 }).await.unwrap();
    club.play(offered, "e2e4 e7e5 g1f3").await;
    let mv = club.game(offered).await.line().parse_uci("b8c6").unwrap();
    let with_offer = GameCommand::new(offered, Rules::Move { mv, ply: 3, offer: true });
    club.submit(Actor::Player(desk.boris), Command::Game(with_offer)).await.unwrap();
    for ((lang, boards, ways), day) in OFFERED.into_iter().zip(0..) {
        let change = MemberChange { lang: Some(lang.to_owned()), ..MemberChange::default() };
        club.submit(Actor::Player(desk.anna), Command::Member(MemberCommand::Change(desk.anna, change)))
            .await
            .unwrap();
        club.clock.set(MORNING + day * DAY);
        desk.make().await;
        let digest =
            desk.to_anna().await.into_iter().rfind(|letter| letter.kind == "digest").expect("a digest");
        assert!(flowed(&digest.text).contains(boards), "{boards}: {}", digest.text);
        for way in ways {
            assert_eq!(digest.text.matches(way).count(), 1, "{way}: {}", digest.text);
        }
        let lone = digest.text.lines().find(|line| line.trim() == "---");
        assert!(lone.is_none() && !digest.text.contains("\n\n\n"), "{}", digest.text);
    }
}

async fn the_most_urgent_board_comes_first(t: TestDb) {
    let desk = desk(t).await;
    let club = &desk.club;
    deliver(club, desk.anna, Delivery::DailyDigest).await;
    let more = club.start("anna", "boris", 518, true).await[0];
    let less = club.start("anna", "boris", 69, true).await[0];
    club.command(more, desk.boris, Rules::Give { days: 3 }).await.unwrap();
    club.clock.set(MORNING);
    desk.make().await;
    let mut tx = club.door.db().read().await.unwrap();
    let boards = digests::boards(&mut tx, desk.anna, ISSUE).await.unwrap();
    drop(tx);
    assert_eq!(boards.iter().map(|board| board.game_id).collect::<Vec<_>>(), [less, more]);
    let letters = desk.to_anna().await;
    let digest = letters.iter().find(|letter| letter.kind == "digest").expect("a digest");
    let place = |name: &str| digest.text.find(name).unwrap_or_else(|| panic!("{name}: {}", digest.text));
    assert!(place("Board #1 · M0002-1") < place("Board #2 · M0001-1"));
}
