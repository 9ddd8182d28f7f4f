//! A club for tests: a record, a clock whose hands the test turns, seeded ids, the door.
use frcec_rules::{
    StartPosition,
    club::{
        game::{Command as Rules, Game},
        pace::Pace,
    },
};
use frcec_server::{
    clock::Clock,
    door::{
        Actor, AddMember, Command, Door, GameCommand, MemberCommand, Opening, Receipt, StartMatch,
        Submission, SubmitError, Via,
    },
    ids::Ids,
    mail::address::Signer,
    speech::Lang,
    view::{Club as About, GameView},
};
use frcec_store::{
    GameId, PlayerId,
    letters::{self, Letter, LetterFilter},
    players::Role,
    testing::TestDb,
};

/// Noon on a Monday: 2026-05-04 12:00 UTC.
pub const NOON: i64 = 1_777_896_000_000;

/// A club with its door.
pub struct Club {
    pub door: Door,
    pub clock: Clock,
    pub record: TestDb,
    /// What its members read.
    pub lang: Lang,
}

impl Club {
    /// An empty club at noon.
    pub fn open(record: TestDb) -> Self {
        Self::speaking(record, Lang::En)
    }

    /// The same with members who read `lang`.
    pub fn speaking(record: TestDb, lang: Lang) -> Self {
        Self::with(record, lang, Clock::manual(NOON))
    }

    /// The same by a clock of its own.
    pub fn with(record: TestDb, lang: Lang, clock: Clock) -> Self {
        let door = Door::new(Opening {
            db: record.db.clone(),
            clock: clock.clone(),
            ids: Ids::seeded(960),
            signer: Signer::new(b"a secret of the tests, 32 octets"),
            club: About { name: "FRCEC".to_owned(), public_url: "http://127.0.0.1:8960".to_owned() },
            domain: "club.example".to_owned(),
            record: 960,
        });
        Self { door, clock, record, lang }
    }

    pub async fn submit(&self, by: Actor, command: Command) -> Result<Receipt, SubmitError> {
        let at = self.clock.now();
        self.door.submit(Submission { by, via: Via::Form, at, origin: None, command }).await
    }

    /// A member with the address `handle@example.org`.
    pub async fn member(&self, handle: &str, name: &str) -> PlayerId {
        let add = AddMember {
            address: format!("{handle}@example.org"),
            name: Some(name.to_owned()),
            handle: Some(handle.to_owned()),
            role: Role::Member,
            zone: "Europe/Berlin".to_owned(),
            lang: self.lang.tag().to_owned(),
            country: None,
        };
        match self.submit(Actor::Club, Command::Member(MemberCommand::Add(add))).await {
            Ok(Receipt::Member { id }) => id,
            other => panic!("{other:?}"),
        }
    }

    /// Starts a match of two handles from a starting position; the numbers of its games.
    pub async fn start(&self, white: &str, black: &str, start: u16, staggered: bool) -> Vec<GameId> {
        self.start_at(white, black, start, staggered, Pace::default()).await
    }

    /// The same at that pace.
    pub async fn start_at(
        &self,
        white: &str,
        black: &str,
        start: u16,
        staggered: bool,
        pace: Pace,
    ) -> Vec<GameId> {
        let start = StartMatch {
            white: white.to_owned(),
            black: black.to_owned(),
            start: StartPosition::new(start),
            pace,
            staggered,
            rated: true,
        };
        match self.submit(Actor::Club, Command::Match(start)).await {
            Ok(Receipt::Match { games, .. }) => games,
            other => panic!("{other:?}"),
        }
    }

    pub async fn view(&self, game: GameId) -> GameView {
        self.door.view(game).await.unwrap().expect("the game is there")
    }

    pub async fn game(&self, game: GameId) -> Game {
        self.view(game).await.game
    }

    /// Plays UCI moves, each by whose turn it is, a minute apart.
    pub async fn play(&self, game: GameId, moves: &str) {
        for uci in moves.split_whitespace() {
            self.clock.set(self.clock.now() + 60_000);
            self.try_move(game, uci, false).await.unwrap();
        }
    }

    pub async fn try_move(&self, game: GameId, uci: &str, offer: bool) -> Result<Receipt, SubmitError> {
        let view = self.view(game).await;
        let mv = view.game.line().parse_uci(uci).expect("a move of the line");
        let seat = view.game.to_move().expect("a running game");
        let command = Rules::Move { mv, ply: view.game.ply(), offer };
        self.command(game, view.person(seat).id, command).await
    }

    pub async fn command(
        &self,
        game: GameId,
        player: PlayerId,
        command: Rules,
    ) -> Result<Receipt, SubmitError> {
        self.submit(Actor::Player(player), Command::Game(GameCommand::new(game, command))).await
    }

    /// Every letter that waits, oldest first; they count as sent afterwards.
    pub async fn letters(&self) -> Vec<Letter> {
        let now = self.clock.now();
        let mut all = Vec::new();
        loop {
            let leased = self
                .door
                .db()
                .write(move |tx| {
                    Box::pin(async move { letters::lease_due(tx, now, "test", 60_000, 50).await })
                })
                .await
                .unwrap();
            if leased.is_empty() {
                break;
            }
            for letter in leased {
                let id = letter.id;
                self.door
                    .db()
                    .write(move |tx| Box::pin(async move { letters::mark_sent(tx, id, "test", now).await }))
                    .await
                    .unwrap();
                self.door.told_by_letter(id, now, None).await.unwrap();
                all.push(letter);
            }
        }
        all.sort_by_key(|letter| letter.id);
        all
    }
}

/// All letters that a record holds, whatever their state.
pub async fn all_letters(door: &Door) -> Vec<Letter> {
    let mut tx = door.db().read().await.unwrap();
    letters::list(&mut tx, &LetterFilter::default(), 1000).await.unwrap()
}
