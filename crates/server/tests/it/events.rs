//! Events from entry to end: every format, and everything that goes wrong in one.
use frcec_rules::club::{
    event::Format,
    game::{Command as Rules, Outcome},
    pace::{DAY_MS, Pace},
    seat::Seat,
};
use frcec_server::door::{
    Actor, Command, DeskCommand, EventCommand, EventDenial, EventRecord, NewEvent, Receipt, StartMode,
    SubmitError,
};
use frcec_store::{
    GameId, PlayerId,
    games::{GameState, StoredGame},
    letters::Letter,
    testing::TestDb,
    tournaments::{EntryState, PositionMode, TournamentState},
};

use crate::{
    club::{Club, NOON},
    web::page,
};

mod after_end;
mod corrected;
mod faults;
mod folded;
mod formats;
mod going;
mod holds;
mod kill;
mod mail;
mod slips;
mod suspended;
mod tie_breaks;
mod undo;
mod verify;
mod warned;

/// A club with a director and members who play in one event.
pub struct Stage {
    pub club: Club,
    pub director: PlayerId,
    pub players: Vec<PlayerId>,
    pub code: String,
}

/// `bank 30`: a round of it ends by itself.
pub fn bank() -> Pace {
    Pace::Bank { days: 30 }
}

pub const ROBIN: Format = Format::RoundRobin { double: false, class_size: None };

impl Stage {
    /// `count` members and an event that nobody has entered.
    pub async fn empty(record: TestDb, count: usize, new: NewEvent) -> Self {
        Self::of(Club::open(record), count, new).await
    }

    /// The same in a club that is there.
    pub async fn of(club: Club, count: usize, new: NewEvent) -> Self {
        let director = club.member("dora", "Dora Direct").await;
        let mut players = Vec::new();
        for number in 1..=count {
            players.push(club.member(&format!("player{number}"), &format!("Player {number}")).await);
        }
        let mut stage = Self { club, director, players, code: String::new() };
        stage.code = stage.open(new).await;
        stage
    }

    /// All have entered.
    pub async fn full(record: TestDb, count: usize, new: NewEvent) -> Self {
        let stage = Self::empty(record, count, new).await;
        for &player in &stage.players {
            stage.enter(player).await.unwrap();
        }
        stage
    }

    /// All have entered, the first round has begun, and its letters are sent.
    pub async fn begun(record: TestDb, count: usize, new: NewEvent) -> Self {
        let stage = Self::full(record, count, new).await;
        stage.start().await.unwrap();
        stage.club.letters().await;
        stage
    }

    pub async fn open(&self, new: NewEvent) -> String {
        match self.ask(Actor::Staff(self.director), EventCommand::Create(Box::new(new))).await {
            Ok(Receipt::Event { code }) => code,
            other => panic!("{other:?}"),
        }
    }

    pub async fn ask(&self, by: Actor, command: EventCommand) -> Result<Receipt, SubmitError> {
        self.club.submit(by, Command::Event(command)).await
    }

    pub async fn by_office(&self, command: EventCommand) -> Result<Receipt, SubmitError> {
        self.ask(Actor::Staff(self.director), command).await
    }

    pub async fn enter(&self, player: PlayerId) -> Result<Receipt, SubmitError> {
        self.ask(Actor::Player(player), EventCommand::Enter { code: self.code.clone(), player }).await
    }

    pub async fn start(&self) -> Result<Receipt, SubmitError> {
        self.by_office(EventCommand::Start { code: self.code.clone(), seen: None }).await
    }

    pub async fn withdraw(&self, player: PlayerId) -> Result<Receipt, SubmitError> {
        let command = EventCommand::Withdraw { code: self.code.clone(), player, reason: None };
        self.ask(Actor::Player(player), command).await
    }

    /// The director gives a finished game another result.
    pub async fn correct(&self, game: GameId, outcome: Outcome) -> Result<Receipt, SubmitError> {
        let seen = self.club.game(game).await.version();
        let reason = "M0255".to_owned();
        let correct = DeskCommand::Correct { game, outcome, seen, reason };
        self.club.submit(Actor::Staff(self.director), Command::Desk(correct)).await
    }

    /// A game of the event as it is stored.
    pub async fn stored(&self, game: GameId) -> StoredGame {
        let record = self.record().await;
        let mut all = record.matches.values().flat_map(|(_, games)| games);
        all.find(|stored| stored.id == game).expect("a game of the event").clone()
    }

    /// The event's page, as a visitor reads it.
    pub async fn page(&self) -> String {
        page(&self.club, &format!("/tournaments/{}", self.code)).await
    }

    pub async fn record(&self) -> EventRecord {
        let mut tx = self.club.door.db().read().await.unwrap();
        EventRecord::load(&mut tx, &self.code).await.unwrap()
    }

    pub async fn state(&self) -> TournamentState {
        self.record().await.event.state
    }

    /// What a director did stands: the hour in which it could be taken back is over.
    pub fn hour_over(&self) {
        self.club.clock.set(self.club.clock.now() + 60 * 60 * 1000);
    }

    /// What the worker does until there is nothing left.
    pub async fn work(&self) {
        for _ in 0..50 {
            if !self.club.door.look_at_one_event().await.unwrap() {
                return;
            }
        }
        panic!("the worker does not come to an end");
    }

    pub async fn running(&self) -> Vec<StoredGame> {
        let mut games: Vec<StoredGame> = self
            .record()
            .await
            .unfinished()
            .filter(|game| game.row.state == GameState::Running)
            .cloned()
            .collect();
        games.sort_by_key(|game| game.id);
        games
    }

    /// Ends one running game.
    pub async fn end(&self, game: &StoredGame, outcome: Outcome) {
        self.club.clock.set(self.club.clock.now() + 60_000);
        match outcome {
            Outcome::White | Outcome::Black => {
                let loser = game.player(!outcome.winner().unwrap());
                self.club.command(game.id, loser, Rules::Resign).await.unwrap();
            }
            _ => {
                let line = |ply: usize| {
                    let view = self.club.view(game.id);
                    async move { view.await.game.line().legal_moves()[ply % 2] }
                };
                for seat in Seat::BOTH {
                    let view = self.club.view(game.id).await;
                    if view.game.to_move() != Some(seat) {
                        continue;
                    }
                    let offer = seat == Seat::Black;
                    let command = Rules::Move { mv: line(0).await, ply: view.game.ply(), offer };
                    self.club.command(game.id, game.player(seat), command).await.unwrap();
                }
                self.club.command(game.id, game.white_id, Rules::Accept).await.unwrap();
            }
        }
    }

    /// Ends every running game, also those that begin meanwhile in staggered matches, until the round is over.
    pub async fn end_round(&self, outcome: impl Fn(&StoredGame) -> Outcome) {
        loop {
            let games = self.running().await;
            let Some(game) = games.first() else { return };
            self.end(game, outcome(game)).await;
        }
    }

    /// Plays the event to its end: whoever entered earlier wins.
    pub async fn play_out(&self) {
        for _ in 0..60 {
            self.work().await;
            if self.state().await != TournamentState::Running {
                return;
            }
            if self.running().await.is_empty() {
                // What a director did can be taken back for an hour.
                self.club.clock.set(self.club.clock.now() + 60 * 60 * 1000);
                continue;
            }
            self.end_round(
                |game| if game.white_id < game.black_id { Outcome::White } else { Outcome::Black },
            )
            .await;
        }
        panic!("the event does not end");
    }

    /// The letters that wait, of which no reader may have two.
    pub async fn letters(&self) -> Vec<Letter> {
        self.club.letters().await
    }

    pub async fn state_of(&self, player: PlayerId) -> EntryState {
        let record = self.record().await;
        record.entries.iter().find(|entry| entry.player == player).expect("an entry").state
    }
}

pub fn flowed(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

pub fn of<'a>(letters: &'a [Letter], who: &str) -> &'a Letter {
    let mut found = letters.iter().filter(|letter| letter.address == format!("{who}@example.org"));
    let letter = found.next().unwrap_or_else(|| panic!("no letter to {who}"));
    assert!(found.next().is_none(), "{who} has more than one letter");
    letter
}

frcec_store::on_both!(
    a_date_starts_it,
    the_last_place_starts_it_and_opens_the_next_one,
    an_event_that_opens_by_itself_takes_entries_for_a_week_and_its_director_hears_of_it,
    who_comes_late_waits_for_a_place,
    conditions_keep_members_out,
    settings_change_as_long_as_nobody_relies_on_them,
    an_event_is_called_off,
);

async fn a_date_starts_it(record: TestDb) {
    let mut new = NewEvent::new("Autumn", ROBIN, Pace::default());
    new.settings.start = StartMode::Date { at: NOON + DAY_MS };
    let stage = Stage::full(record, 3, new.clone()).await;
    stage.work().await;
    assert_eq!(stage.state().await, TournamentState::Open);
    stage.club.clock.set(NOON + DAY_MS);
    stage.work().await;
    assert_eq!(stage.state().await, TournamentState::Running);
    assert_eq!(stage.letters().await.len(), 3);
    // A date that is over is none.
    let late = stage.by_office(EventCommand::Create(Box::new(new.clone()))).await;
    assert!(matches!(late, Err(SubmitError::Event(EventDenial::DatePast))), "{late:?}");
    // With one entrant it cannot start: the director is told, once, and entries stay open.
    new.settings.start = StartMode::Date { at: NOON + 2 * DAY_MS };
    let code = stage.open(new).await;
    let lonely = Stage { code, ..stage };
    lonely.enter(lonely.players[0]).await.unwrap();
    lonely.club.clock.set(NOON + 3 * DAY_MS);
    lonely.work().await;
    lonely.work().await;
    assert_eq!(lonely.state().await, TournamentState::Open);
    let letters = lonely.letters().await;
    assert_eq!(letters.len(), 2, "the director and the one who is in, once");
    let text = flowed(&of(&letters, "dora").text);
    assert!(text.contains("was to start, but cannot: only one member has entered"), "{text}");
    assert!(text.contains("start it when more have entered, set another date, or call it off"), "{text}");
    let text = flowed(&of(&letters, "player1").text);
    assert!(text.contains("you are the only one who has entered. Your entry stands"), "{text}");
    assert!(text.contains("Dora Direct decides what happens next"), "{text}");
    assert!(lonely.record().await.event.waits_since.is_some());
    // Another one comes: nothing begins by itself, and it still waits. The director starts it.
    lonely.letters().await;
    let enter = EventCommand::Enter { code: lonely.code.clone(), player: lonely.players[1] };
    lonely.by_office(enter).await.unwrap();
    let text = flowed(&of(&lonely.letters().await, "player2").text);
    assert!(
        text.contains("It was to start already and could not: Dora Direct decides when it begins."),
        "{text}"
    );
    let page = lonely.page().await;
    assert!(page.contains("it was to start, and waits for its director"), "{page}");
    lonely.work().await;
    assert_eq!(lonely.state().await, TournamentState::Open);
    assert!(lonely.record().await.event.waits_since.is_some());
    lonely.start().await.unwrap();
    assert_eq!(lonely.record().await.event.waits_since, None);
}

async fn the_last_place_starts_it_and_opens_the_next_one(record: TestDb) {
    let mut new = NewEvent::new("Blitzless", ROBIN, Pace::default());
    new.settings.capacity = Some(3);
    new.settings.start = StartMode::WhenFull;
    new.settings.reopen = true;
    let stage = Stage::empty(record, 4, new).await;
    for &player in &stage.players[..2] {
        stage.enter(player).await.unwrap();
    }
    stage.work().await;
    assert_eq!(stage.state().await, TournamentState::Open);
    stage.enter(stage.players[2]).await.unwrap();
    stage.work().await;
    assert_eq!(stage.state().await, TournamentState::Running);
    let next = Stage { code: "T0002".to_owned(), ..stage };
    let record = next.record().await;
    assert_eq!((record.event.state, record.event.name.as_str()), (TournamentState::Open, "Blitzless 2"));
    assert_eq!(record.settings.start, StartMode::WhenFull);
    assert!(record.draw.is_some_and(|draw| draw.commitment.len() == 64 && draw.entries.is_none()));
}

async fn an_event_that_opens_by_itself_takes_entries_for_a_week_and_its_director_hears_of_it(record: TestDb) {
    let mut new = NewEvent::new("Autumn", ROBIN, Pace::default());
    new.settings.start = StartMode::Date { at: NOON + 120_000 };
    new.settings.reopen = true;
    let stage = Stage::full(record, 2, new).await;
    stage.club.clock.set(NOON + 120_000);
    stage.work().await;
    let letters = stage.letters().await;
    let next = Stage { code: "T0002".to_owned(), ..stage };
    let start = NOON + 120_000 + 7 * DAY_MS;
    assert_eq!(next.record().await.settings.start, StartMode::Date { at: start });
    let text = flowed(&of(&letters, "dora").text);
    assert!(text.contains("Autumn (T0001) has begun and opened Autumn 2 (T0002)"), "{text}");
    assert!(text.contains("begins at 11 May 2026, 14:02"), "{text}");
    assert!(text.contains("http://127.0.0.1:8960/director/tournaments/T0002"), "{text}");
    assert_eq!(letters.len(), 3, "and the two who play");
}

async fn who_comes_late_waits_for_a_place(record: TestDb) {
    let mut new = NewEvent::new("Two", ROBIN, Pace::default());
    new.settings.capacity = Some(2);
    let stage = Stage::full(record, 4, new).await;
    let record = stage.record().await;
    assert_eq!((record.entries.len(), record.waiting.len()), (2, 2));
    assert!(matches!(
        stage.enter(stage.players[3]).await,
        Err(SubmitError::Event(EventDenial::AlreadyEntered))
    ));
    stage.withdraw(stage.players[0]).await.unwrap();
    let record = stage.record().await;
    let players: Vec<_> = record.entries.iter().map(|entry| entry.player).collect();
    assert_eq!(players, [stage.players[1], stage.players[2]]);
    let letters = stage.letters().await;
    assert_eq!(letters.len(), 1);
    assert!(flowed(&of(&letters, "player3").text).contains("A place in Two (T0001) has become free"));
    // The last of all may go as well.
    for &player in &stage.players[1..] {
        stage.withdraw(player).await.unwrap();
    }
    assert!(stage.record().await.entries.is_empty());
    let none = stage.withdraw(stage.players[1]).await;
    assert!(matches!(none, Err(SubmitError::Event(EventDenial::NotEntered))), "{none:?}");
}

async fn conditions_keep_members_out(record: TestDb) {
    let mut new = NewEvent::new("Masters", ROBIN, Pace::default());
    new.settings.conditions.min_rating = Some(1600);
    let stage = Stage::empty(record, 1, new.clone()).await;
    let player = stage.players[0];
    let denied = async |new: NewEvent| {
        let code = stage.open(new).await;
        match stage.ask(Actor::Player(player), EventCommand::Enter { code, player }).await {
            Err(SubmitError::Event(denial)) => denial,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(denied(new.clone()).await, EventDenial::RatingLow { min: 1600, is: 1500 });
    (new.settings.conditions.min_rating, new.settings.conditions.max_rating) = (None, Some(1400));
    assert_eq!(denied(new.clone()).await, EventDenial::RatingHigh { max: 1400, is: 1500 });
    (new.settings.conditions.max_rating, new.settings.conditions.min_finished) = (None, 1);
    assert_eq!(denied(new.clone()).await, EventDenial::FewGames { min: 1, is: 0 });
    // A round robin of twenty is more than a newcomer may play at once.
    new.settings.conditions.min_finished = 0;
    new.settings.capacity = Some(20);
    let code = stage.open(new).await;
    let many = stage.ask(Actor::Player(player), EventCommand::Enter { code, player }).await;
    assert!(matches!(many, Err(SubmitError::Invalid(_))), "{many:?}");
}

async fn settings_change_as_long_as_nobody_relies_on_them(record: TestDb) {
    let new = NewEvent::new("Cup", Format::Knockout, bank());
    let stage = Stage::empty(record, 2, new.clone()).await;
    let edit = async |to: &NewEvent| {
        let seen = stage.record().await.event.version;
        let command = EventCommand::Edit {
            code: stage.code.clone(),
            seen,
            to: Box::new(to.clone()),
            reason: "asked for by the members".to_owned(),
        };
        stage.by_office(command).await
    };
    let mut to = new.clone();
    to.pace = Pace::Bank { days: 20 };
    to.positions = PositionMode::Game;
    edit(&to).await.unwrap();
    stage.enter(stage.players[0]).await.unwrap();
    to.pace = bank();
    assert!(matches!(edit(&to).await, Err(SubmitError::Event(EventDenial::TooLate(_)))));
    to.pace = Pace::Bank { days: 20 };
    "  The   Cup ".clone_into(&mut to.name);
    to.settings.capacity = Some(8);
    edit(&to).await.unwrap();
    let record = stage.record().await;
    assert_eq!((record.event.name.as_str(), record.settings.capacity), ("The Cup", Some(8)));
    let late = EventCommand::Edit {
        code: stage.code.clone(),
        seen: record.event.version - 1,
        to: Box::new(to),
        reason: "late".to_owned(),
    };
    assert!(matches!(stage.by_office(late).await, Err(SubmitError::Event(EventDenial::Changed))));
}

async fn an_event_is_called_off(record: TestDb) {
    let stage = Stage::full(record, 2, NewEvent::new("Rain", ROBIN, Pace::default())).await;
    let cancel = |reason: &str| EventCommand::Cancel { code: stage.code.clone(), reason: reason.to_owned() };
    let silent = stage.by_office(cancel(" ")).await;
    assert!(matches!(silent, Err(SubmitError::Event(EventDenial::NoReason))), "{silent:?}");
    assert!(matches!(
        stage.ask(Actor::Player(stage.players[0]), cancel("no")).await,
        Err(SubmitError::NotYours)
    ));
    stage.by_office(cancel("too few of us")).await.unwrap();
    assert_eq!(stage.state().await, TournamentState::Cancelled);
    let letters = stage.letters().await;
    assert_eq!(letters.len(), 2);
    assert!(of(&letters, "player1").text.contains("too few of us"));
}
