//! The demo club's past: two months of a small club, told through the door move by move with a clock that is set by hand, so
//! that every event, clock and letter in it is real.

use anyhow::Context as _;
use frcec_rules::club::game::{Command as Rules, Telling};
use frcec_rules::club::pace::Pace;
use frcec_rules::{Line, Move, Position, Role, StartPosition, Wing};
use frcec_store::letters::{self, LetterFilter, LetterState};
use frcec_store::players::Role as ClubRole;
use frcec_store::tournaments::PositionMode;
use frcec_store::{GameId, PlayerId, StoreError, games, lists, players, tournaments};

use crate::cli::club::Club;
use crate::clock::Clock;
use crate::config::Config;
use crate::door::{
    Actor, AddMember, Command, Door, EventCommand, GameCommand, MemberCommand, NewEvent, Receipt, StartMatch,
    Submission, Via, load_game,
};
use crate::ids::Ids;

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// Handle, name, country, zone, role.
const MEMBERS: [(&str, &str, &str, &str, ClubRole); 8] = [
    ("anna", "Anna Lindqvist", "SE", "Europe/Stockholm", ClubRole::Member),
    ("diego", "Diego Ferreira", "PT", "Europe/Lisbon", ClubRole::Member),
    ("mei", "Mei Tanaka", "JP", "Asia/Tokyo", ClubRole::Member),
    ("pavel", "Pavel Dvořák", "CZ", "Europe/Prague", ClubRole::Member),
    ("fatima", "Fatima El Amrani", "MA", "Africa/Casablanca", ClubRole::Member),
    ("kofi", "Kofi Mensah", "GH", "Africa/Accra", ClubRole::Member),
    ("george", "George Whitfield", "GB", "Europe/London", ClubRole::Director),
    ("ines", "Inés Robledo", "MX", "America/Mexico_City", ClubRole::Admin),
];

/// How a game of a match goes on after its moves.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Then {
    /// It stands so now; with a draw offer in the last move.
    Runs { offer: bool },
    /// It ended by itself.
    Over,
    /// The side to move gives up.
    Resigns,
    /// The last move offered a draw, and it was accepted.
    Agreed,
    /// It waits for the first game.
    Waits,
}

struct MatchStory {
    white: &'static str,
    black: &'static str,
    start: u16,
    pace: &'static str,
    staggered: bool,
    /// Days before today on which it began.
    began: i64,
    /// For each game: its moves, what then, and days before today of its last move.
    games: [(&'static str, Then, i64); 2],
}

const RUNS: Then = Then::Runs { offer: false };

/// The matches. Moves are in coordinates, castling as king takes rook.
const MATCHES: [MatchStory; 6] = [
    // Both games are over.
    MatchStory {
        white: "anna",
        black: "diego",
        start: 613,
        pace: "10/30",
        staggered: false,
        began: 61,
        games: [
            (
                "e2e4 f8g8 d2d3 e7e5 h1g3 b7b5 a2a4 c7c6 a4b5 d8b6 f1g1 h8g6 b5c6 d7d6 b1c3 g6f4 c3d5 e8d8 c6c7 b6c7 d5f4 e5f4 c1f4 h7h6 e1c3 f8e8 g3h5 e8e5 f4e5 c8h3 e5f4 g8f8 c3g7 f8e7 f4h6 d8e8 g7g5 e7d7 g2h3 d7c8 g5d5 f7f5 h5g3 e8e5 d5a8 e5h8 g3f5 h8f6 a1a7 f6e6 a8b7 c8d7 b7c7 d7e8 d1h5 e6f7 c7e7",
                Then::Over,
                9,
            ),
            (
                "e2e3 f7f5 f1g1 f8g8 f2f4 d7d6 b2b3 c7c5 b1c3 h8g6 d1e2 e7e6 c3b5 e8e7 c2c4 b8c6 c1b2 d6d5 e1f2 a7a6 b5a3 c6b4 d2d4 c5d4 e3d4 d8c7 g2g3 d5c4 b3c4 c8d7 b2c3 b4d5 c3b2 d5b4 b2c3 b4d5 c3b2 d5f6 e2f3 d7c6 f2e2 e7d7 f3c6 b7c6",
                Then::Agreed,
                14,
            ),
        ],
    },
    // White can castle on the h-side: only the king moves, the rook stands on f1 already.
    MatchStory {
        white: "mei",
        black: "pavel",
        start: 311,
        pace: "10/30",
        staggered: false,
        began: 24,
        games: [
            ("d2d4 g7g6 c2c4 a8b6 g1f3 b6c4 b2b3 c4d6 e2e4 f7f5 e4f5 d6f5 g2g4 f5d6", RUNS, 1),
            ("d2d4 d7d6 g1f3 b7b5 e1f1 c8d7 a1b3 g8f6 f1e1 g7g6 e2e4", RUNS, 2),
        ],
    },
    // Black may not castle on the h-side: the king would pass e8, and the knight on g7 attacks it.
    MatchStory {
        white: "fatima",
        black: "kofi",
        start: 890,
        pace: "10/30",
        staggered: false,
        began: 30,
        games: [
            (
                "h1g3 c7c5 c2c3 h8g6 d2d4 d7d5 d4c5 e7e6 b1c2 b8c7 e2e4 f8c5 e4d5 e6d5 g3f5 g8f6 c1b1 e8d7 f5g7",
                RUNS,
                1,
            ),
            (
                "e2e4 h8g6 a2a4 a7a5 c2c3 e7e6 b1c2 c7c5 h1g3 d7d5 g1f3 b8f4 e4d5 e6d5 h2h3 g8f6 c1b1 c8b8 f1b5 f4c7 d2d3 f8d6",
                RUNS,
                3,
            ),
        ],
    },
    // Nobody can castle any more, and in the second game a draw is offered.
    MatchStory {
        white: "diego",
        black: "ines",
        start: 402,
        pace: "10/40",
        staggered: false,
        began: 45,
        games: [
            (
                "b2b4 b7b5 h2h4 h7h5 h1h3 h8h6 a2a4 b5a4 h3a3 h6a6 e2e3 a6b6 a3a4 a8c6 a4a7 b6b4 b1b4 b8b4 c2c4 c8b8 a7a2 b4b1 c1c2 c6e4 d2d3 b8b3 d1c3 b3c2 e1c2 b1f1 g1f1 e4d3 f1e1 d8e6 a2a8 d3c2 a8e8 c2b3 c3d5 f7f6",
                RUNS,
                2,
            ),
            (
                "b2b4 d7d5 c2c4 b7b6 c4d5 c8f5 d1c3 h7h5 e2e4 f5g5 h2h3 h8h6 e1f3 g5f4 c1d1 h5h4 d1a4 e8d6 a4a7 h6g6 a7b8 f4f3 b8a8 d6e4 c3e4 d8c6 d2d3 f3f5 d5c6 f5f3",
                Then::Runs { offer: true },
                1,
            ),
        ],
    },
    // The second game begins when the first is far enough.
    MatchStory {
        white: "anna",
        black: "mei",
        start: 647,
        pace: "3/move",
        staggered: true,
        began: 20,
        games: [
            ("g2g4 b8c6 b1c3 g7g5 d2d3 f8g7 h1c6 d7c6 h2h3 e7e5 f2f3 a7a6 e2e4 c8d7 f1f2", RUNS, 0),
            ("", Then::Waits, 0),
        ],
    },
    MatchStory {
        white: "pavel",
        black: "fatima",
        start: 182,
        pace: "10/30",
        staggered: false,
        began: 58,
        games: [
            (
                "g2g3 g7g6 d2d3 f8g7 f2f4 a8b6 a1b3 h7h5 e2e3 d7d6 f1g2 c8d7 c2c4 b6a4 e1g1 g6g5 f4g5 b7b5 h2h4 b5c4 b3a5 c4c3 d1c3 a4c3 a5c6 c3e2 g1h2 g7e5 c6e5 h8e5 f1f4 e2f4 e3f4 e5e2 c1e3 e2e3 h1c1 e3c1 b1c1 b8b2 a2a4 d7c6 c1c6 d8c6 h2g1 b2b1 g1f2 c6d4 g2e4 b1a1 e4d5 e7e6 d5b7 e8e7 b7g2 g8b8 g2e4 d6d5 e4g2 b8b2 f2e3 c7c5 a4a5 b2e2",
                Then::Over,
                5,
            ),
            (
                "a1b3 g7g6 g2g3 a8b6 d1c3 f8g7 e2e3 g7c3 d2c3 d7d6 e3e4 f7f5 c1e3 f5e4 h2h3 c8f5 h3h4 h7h5 f1g2 b6d5 e3g5 d8e6 e1b1 d5f6 g5f6 h8f6 g2e4 c7c6 a2a3 e6g7 e4f5 g7f5 b3d2 e8b8 c1b1",
                Then::Resigns,
                20,
            ),
        ],
    },
];

/// What some of them wrote with a move: game by match and number, ply, words.
const WORDS: [(usize, usize, usize, &str); 5] = [
    (1, 0, 1, "Good luck, Pavel! It is spring here and the cherry trees are out."),
    (1, 0, 2, "Thank you, Mei. Snow here. May the better letters win."),
    (2, 0, 19, "I know what you want to do next, and I think you cannot."),
    (3, 1, 30, "This has burnt out, I think. Shall we call it a draw?"),
    (4, 0, 15, "Greetings from the archipelago!"),
];

/// Everybody in the round robin, in the order of entry.
const ENTRANTS: [&str; 6] = ["anna", "diego", "mei", "pavel", "fatima", "kofi"];
/// How the games of the round robin go, in their order: plies played, and what then.
const ROBIN: [(u32, Then); 15] = [
    (24, Then::Resigns),
    (31, Then::Resigns),
    (22, Then::Agreed),
    (27, Then::Resigns),
    (12, RUNS),
    (20, Then::Resigns),
    (9, RUNS),
    (26, Then::Agreed),
    (7, RUNS),
    (11, RUNS),
    (23, Then::Resigns),
    (6, RUNS),
    (3, RUNS),
    (10, RUNS),
    (0, RUNS),
];

/// One thing that happens, at its time.
struct Deed {
    at: i64,
    game: GameId,
    what: What,
}

enum What {
    Play { mv: Option<String>, offer: bool, words: Option<&'static str> },
    Resign,
    Accept,
}

/// Tells the story up to `now` (Unix ms) into the record of `config`.
pub async fn tell(config: Config, now: i64) -> anyhow::Result<()> {
    let clock = Clock::manual(now - 90 * DAY);
    let club = Club::with(config, clock.clone(), Ids::seeded(960)).await?;
    let door = club.door;
    let teller = Teller { door: door.clone(), clock, now };
    teller.members().await?;
    let mut deeds = Vec::new();
    for (number, story) in MATCHES.iter().enumerate() {
        teller.begin(number, story, &mut deeds).await?;
    }
    teller.round_robin(&mut deeds).await?;
    deeds.sort_by_key(|deed| deed.at);
    for deed in deeds {
        let (at, game) = (deed.at, deed.game);
        teller.happen(deed).await.with_context(|| format!("game {game}, at {at}"))?;
    }
    teller.post().await?;
    door.db().close().await;
    Ok(())
}

struct Teller {
    door: Door,
    clock: Clock,
    now: i64,
}

impl Teller {
    async fn submit(&self, by: Actor, at: i64, command: Command) -> anyhow::Result<Receipt> {
        self.clock.set(at);
        Ok(self.door.submit(Submission { by, via: Via::Club, at, origin: None, command }).await?)
    }

    async fn id(&self, handle: &str) -> anyhow::Result<PlayerId> {
        let mut tx = self.door.db().read().await?;
        Ok(players::by_handle(&mut tx, handle).await?.with_context(|| format!("no member {handle}"))?.id)
    }

    async fn members(&self) -> anyhow::Result<()> {
        for (days, (handle, name, country, zone, role)) in (75..).zip(MEMBERS) {
            let add = AddMember {
                address: format!("{handle}@example.org"),
                name: Some(name.to_owned()),
                handle: Some(handle.to_owned()),
                role,
                zone: zone.to_owned(),
                lang: "en".to_owned(),
                country: Some(country.to_owned()),
            };
            self.submit(Actor::Club, self.now - days * DAY, Command::Member(MemberCommand::Add(add))).await?;
        }
        Ok(())
    }

    /// Starts a match and notes what will happen in its games.
    async fn begin(&self, number: usize, story: &MatchStory, deeds: &mut Vec<Deed>) -> anyhow::Result<()> {
        let began = self.now - story.began * DAY;
        let start = StartMatch {
            white: story.white.to_owned(),
            black: story.black.to_owned(),
            start: StartPosition::new(story.start),
            pace: story.pace.parse::<Pace>()?,
            staggered: story.staggered,
            rated: true,
        };
        let receipt = self.submit(Actor::Club, began, Command::Match(start)).await?;
        let Receipt::Match { games, .. } = receipt else { anyhow::bail!("a match began as {receipt:?}") };
        for (index, (id, (moves, then, ago))) in games.into_iter().zip(&story.games).enumerate() {
            let moves: Vec<&str> = moves.split_whitespace().collect();
            let count = i64::try_from(moves.len())?.max(1);
            // The last moves are a few hours apart, so that no two games end in the same minute.
            let last = self.now - ago * DAY - (3 + i64::try_from(number * 2 + index)?) * HOUR;
            let step = (last - began) / count;
            let mut at = began;
            for (ply, mv) in (1..).zip(&moves) {
                at = began + step * ply - wobble(id, ply) % (step / 3).max(1);
                let ply = usize::try_from(ply)?;
                let words = WORDS.iter().find(|known| (known.0, known.1, known.2) == (number, index, ply));
                deeds.push(Deed {
                    at,
                    game: id,
                    what: What::Play {
                        mv: Some((*mv).to_owned()),
                        offer: ply == moves.len()
                            && matches!(then, Then::Agreed | Then::Runs { offer: true }),
                        words: words.map(|words| words.3),
                    },
                });
            }
            deeds.extend(ending(*then, id, at + 5 * HOUR));
        }
        Ok(())
    }

    /// A round robin of six, begun three weeks ago; its positions are drawn, so its moves are found as it goes.
    async fn round_robin(&self, deeds: &mut Vec<Deed>) -> anyhow::Result<()> {
        let director = Actor::Staff(self.id("george").await?);
        let opened = self.now - 28 * DAY;
        let new = NewEvent {
            name: "Spring Round Robin".to_owned(),
            pace: "bank 60".parse()?,
            positions: PositionMode::Pair,
            double: false,
            rated: true,
        };
        let receipt = self.submit(director, opened, Command::Event(EventCommand::Create(new))).await?;
        let Receipt::Event { code } = receipt else { anyhow::bail!("an event was made as {receipt:?}") };
        for (hours, handle) in (1..).zip(ENTRANTS) {
            let player = self.id(handle).await?;
            let enter = EventCommand::Enter { code: code.clone(), player };
            self.submit(Actor::Player(player), opened + hours * HOUR, Command::Event(enter)).await?;
        }
        let began = self.now - 21 * DAY;
        let start = EventCommand::Start { code: code.clone(), seen: None };
        self.submit(director, began, Command::Event(start)).await?;
        let stored = {
            let mut tx = self.door.db().read().await?;
            let event = tournaments::by_code(&mut tx, &code).await?.context("the event is gone")?;
            lists::games_of_tournament(&mut tx, event.id).await?
        };
        for (hour, (game, (plies, then))) in (1..).zip(stored.iter().zip(ROBIN)) {
            let last = self.now - 8 * HOUR - hour * HOUR;
            let step = (last - began) / i64::from(plies.max(1));
            let mut at = began;
            for ply in 1..=plies {
                at = began + step * i64::from(ply) - wobble(game.id, i64::from(ply)) % (step / 3).max(1);
                let offer = ply == plies && then == Then::Agreed;
                deeds.push(Deed { at, game: game.id, what: What::Play { mv: None, offer, words: None } });
            }
            deeds.extend(ending(then, game.id, at + 2 * HOUR));
        }
        // A second one takes entries, for whoever wants to try the director's desk.
        let new = NewEvent {
            name: "Summer Double Round Robin".to_owned(),
            pace: Pace::default(),
            positions: PositionMode::Event,
            double: true,
            rated: true,
        };
        self.submit(director, self.now - 2 * DAY, Command::Event(EventCommand::Create(new))).await?;
        Ok(())
    }

    async fn happen(&self, deed: Deed) -> anyhow::Result<()> {
        let loaded = {
            let mut tx = self.door.db().read().await?;
            load_game(&mut tx, deed.game).await?.context("no such game")?
        };
        let view = loaded.view;
        let Some(seat) = view.game.to_move() else {
            // Moves that are found as it goes may mate; those that are told may not end early.
            let told = matches!(deed.what, What::Play { mv: Some(_), .. });
            anyhow::ensure!(!told, "the game ended before its story");
            return Ok(());
        };
        let player = Actor::Player(view.person(seat).id);
        let game = |command| Command::Game(GameCommand::new(deed.game, command));
        if view.game.told_at().is_none() {
            let since = view.game.snapshot().moved_at.or(view.game.snapshot().started_at).unwrap_or(deed.at);
            let told = Rules::told(view.game.ply(), Telling::Letter);
            self.submit(Actor::Club, (since + 4 * MINUTE).min(deed.at), game(told)).await?;
        }
        let command = match deed.what {
            What::Play { mv, offer, words } => {
                let mv = match mv {
                    Some(uci) => {
                        view.game.line().parse_uci(&uci).with_context(|| format!("{uci} is not legal"))?
                    }
                    None => choose(view.game.line()).context("nothing to play")?,
                };
                let mut command =
                    GameCommand::new(deed.game, Rules::Move { mv, ply: view.game.ply(), offer });
                command.message = words.map(str::to_owned);
                Command::Game(command)
            }
            What::Resign => game(Rules::Resign),
            What::Accept => game(Rules::Accept),
        };
        self.submit(player, deed.at, command).await?;
        Ok(())
    }

    /// All letters have been sent long ago, but for those of the last hours, which the worker finds in the outbox.
    async fn post(&self) -> anyhow::Result<()> {
        let now = self.now;
        self.clock.set(now);
        let running = {
            let mut tx = self.door.db().read().await?;
            let filter =
                lists::GameFilter { state: Some(games::GameState::Running), ..lists::GameFilter::default() };
            lists::games(&mut tx, &filter, 200).await?
        };
        for game in running.into_iter().filter(|game| game.row.told_at.is_none()) {
            let since = game.row.last_move_at.or(game.row.started_at).unwrap_or(now);
            let told = Rules::told(game.row.ply, Telling::Letter);
            self.submit(Actor::Club, since + 4 * MINUTE, Command::Game(GameCommand::new(game.id, told)))
                .await?;
        }
        self.clock.set(now);
        self.door
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    let token = "told";
                    loop {
                        let leased = letters::lease_due(tx, now, token, MINUTE, 500).await?;
                        if leased.is_empty() {
                            return Ok::<_, StoreError>(());
                        }
                        for letter in leased {
                            letters::mark_sent(tx, letter.id, token, letter.created_at + 4 * MINUTE).await?;
                        }
                    }
                })
            })
            .await
            .map_err(frcec_store::WriteError::flatten)?;
        let mut tx = self.door.db().read().await?;
        let filter = LetterFilter { state: Some(LetterState::Queued), ..LetterFilter::default() };
        anyhow::ensure!(
            letters::list(&mut tx, &filter, 1).await?.is_empty(),
            "a letter of the past is left over"
        );
        Ok(())
    }
}

fn ending(then: Then, game: GameId, at: i64) -> Option<Deed> {
    let what = match then {
        Then::Resigns => What::Resign,
        Then::Agreed => What::Accept,
        Then::Runs { .. } | Then::Over | Then::Waits => return None,
    };
    Some(Deed { at, game, what })
}

/// A number that looks like chance and is the same each time.
fn wobble(game: GameId, ply: i64) -> i64 {
    (game.0 * 7919 + ply * 104_729).rem_euclid(65_521) * 997
}

/// A sensible move: take what is free, keep what is attacked, develop, castle. One ply deep; the demo's players are no
/// masters, and their games are not for study.
fn choose(line: &Line) -> Option<Move> {
    let position = line.position();
    let us = position.turn();
    let score = |mv: &Move| -> i32 {
        let mut after = position.clone();
        after.play_unchecked(*mv);
        if after.is_checkmate() {
            return 100_000;
        }
        let to = mv.to();
        let mover = mv.role();
        let gain = mv.capture().map_or(0, value);
        // What the piece stands to lose on its new square, unless it is guarded and nothing cheaper takes it.
        let takers = after.board().attacks_to(to, !us, after.board().occupied());
        let cheapest = takers.into_iter().filter_map(|square| after.board().role_at(square)).map(value).min();
        let guarded = after.board().attacks_to(to, us, after.board().occupied()).any();
        let risk = match cheapest {
            Some(taker) if !guarded || taker < value(mover) => value(mover) - if guarded { taker } else { 0 },
            _ => 0,
        };
        let centre = |square: frcec_rules::Square| {
            let (file, rank) = (i32::from(square.file() as u8), i32::from(square.rank() as u8));
            7 - (2 * file - 7).abs().max((2 * rank - 7).abs())
        };
        let from = mv.from().map_or(0, centre);
        let shape = match mover {
            _ if Wing::of(*mv).is_some() => 60,
            Role::Knight | Role::Bishop => 6 * (centre(to) - from),
            Role::Pawn => 3 * (centre(to) - from) + 4,
            Role::King => -40,
            Role::Queen | Role::Rook => centre(to) - from - 8,
        };
        // Not the same plan in every game.
        let whim = (i32::from(u8::from(to)) * 31
            + i32::try_from(line.len()).unwrap_or(0) * 17
            + i32::from(mover as u8) * 7)
            % 11;
        gain * 10 - risk * 10 + shape + whim
    };
    line.legal_moves().into_iter().max_by_key(|mv| (score(mv), line.uci_of(mv)))
}

const fn value(role: Role) -> i32 {
    match role {
        Role::Pawn => 10,
        Role::Knight => 30,
        Role::Bishop => 32,
        Role::Rook => 50,
        Role::Queen => 90,
        Role::King => 1000,
    }
}
