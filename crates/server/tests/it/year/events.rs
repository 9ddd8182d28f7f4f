//! Two events of each format, and what their director has to do.
use frcec_rules::club::{event::Format, game::Denial, seat::Seat};
use frcec_server::door::{DeskCommand, EventCommand, EventDenial, EventRecord, NewEvent, StartMode};
use frcec_store::{
    adjudications::Claim,
    games::GameState,
    tournaments::{PositionMode, TournamentState},
};

use super::*;

/// An event of the year.
#[derive(Clone, Debug)]
pub(super) struct Planned {
    /// Opens on this day and starts ten days later.
    pub opens: i64,
    /// How many enter.
    pub entrants: usize,
    /// The number of the first of them.
    pub first: usize,
    pub new: NewEvent,
    /// Once it is open.
    pub code: Option<String>,
    /// Nobody withdraws from it and nobody is replaced.
    pub quiet: bool,
}

/// A pace that ends a round by itself.
fn bank() -> Pace {
    Pace::Bank { days: 30 }
}

pub(super) fn plan(members: usize) -> Vec<Planned> {
    let robin = |double, class_size| Format::RoundRobin { double, class_size };
    let formats = [
        ("Round robin", robin(false, None), Pace::default(), PositionMode::Event, 8),
        ("Double round robin", robin(true, None), Pace::default(), PositionMode::Pair, 5),
        ("Classes", robin(false, Some(4)), Pace::default(), PositionMode::Game, 12),
        ("Cup", Format::Knockout, bank(), PositionMode::Pair, 13),
        ("Dropout", Format::Dropout, bank(), PositionMode::Pair, 14),
        ("Swiss", Format::Swiss { rounds: 5, double: false }, bank(), PositionMode::Game, 15),
        ("Swiss of matches", Format::Swiss { rounds: 3, double: true }, bank(), PositionMode::Pair, 8),
    ];
    let mut planned = Vec::new();
    for (time, opens) in [(0, 3), (1, 155)] {
        for (index, (name, format, pace, positions, entrants)) in formats.iter().enumerate() {
            let mut new = NewEvent::new(&format!("{name} {}", time + 1), *format, *pace);
            new.positions = *positions;
            let opens = opens + 5 * i64::try_from(index).unwrap();
            if *format == Format::Knockout || (time == 0 && index == 0) {
                new.settings.delay = 3;
            }
            if time == 1 {
                // The second ones start by themselves, the cup when it is full.
                new.settings.start = StartMode::Date { at: NOON + (opens + 10) * DAY_MS };
                if *format == Format::Knockout {
                    new.settings.start = StartMode::WhenFull;
                    new.settings.capacity = Some(u32::try_from(*entrants).unwrap());
                }
            }
            planned.push(Planned {
                opens,
                entrants: *entrants,
                first: (time * 97 + index * 23) % members,
                new,
                code: None,
                quiet: time == 1 && index % 2 == 0,
            });
        }
    }
    planned
}

impl Year {
    async fn ask(&self, by: Actor, command: EventCommand) -> Result<Receipt, SubmitError> {
        self.club.submit(by, Command::Event(command)).await
    }

    pub(super) async fn record(&self, code: &str) -> EventRecord {
        let mut tx = self.club.door.db().read().await.unwrap();
        EventRecord::load(&mut tx, code).await.unwrap()
    }

    pub(super) async fn events_run(&self) -> bool {
        for planned in &self.events {
            let Some(code) = &planned.code else { return true };
            if self.record(code).await.event.state != TournamentState::Finished {
                return true;
            }
        }
        false
    }

    pub(super) async fn office_does(&mut self) {
        for index in 0..self.events.len() {
            let planned = self.events[index].clone();
            let age = self.day - planned.opens;
            if age == 0 {
                self.open(index).await;
            }
            let Some(code) = planned.code else { continue };
            match age {
                10 if planned.new.settings.start == StartMode::Hand => {
                    let seen = Some(self.record(&code).await.event.version);
                    self.ask(Actor::Staff(self.office), EventCommand::Start { code, seen }).await.unwrap();
                }
                20.. if age % 10 == 0 => self.see_to_who_never_came(&code).await,
                25 if !planned.quiet => self.somebody_withdraws(&code).await,
                _ => {}
            }
        }
    }

    /// What directors do to games: a wrong result is corrected, somebody gets time, a game is decided.
    pub(super) async fn office_rules(&mut self) {
        let reason = || "the players agree that it was so".to_owned();
        let games = if self.day % 24 == 12 { self.finished().await } else { Vec::new() };
        if !games.is_empty() {
            let stored = &games[self.dice.below(games.len())];
            let view = self.club.view(stored.id).await;
            let outcome = [Outcome::White, Outcome::Black, Outcome::Draw][self.dice.below(3)];
            if view.game.finish().is_some_and(|finish| finish.outcome != outcome) {
                let (game, seen) = (stored.id, view.game.version());
                self.rule(DeskCommand::Correct { game, outcome, seen, reason: reason() }).await;
            }
        }
        if self.day % 24 == 18 {
            let running = self.unfinished().await;
            if let Some(stored) = running.first() {
                let game = stored.id;
                self.rule(DeskCommand::AddTime { game, seat: Seat::White, days: 3, reason: reason() }).await;
            }
            if let Some(stored) = running.last() {
                let ask = DeskCommand::AskAdjudication { game: stored.id, reason: reason() };
                if let Some(Receipt::Adjudication { id }) = self.rule(ask).await {
                    for player in [stored.white_id, stored.black_id] {
                        let claim = DeskCommand::FileClaim {
                            id,
                            claim: Claim::Draw,
                            lines: "nothing happens".to_owned(),
                        };
                        self.club.submit(Actor::Player(player), Command::Desk(claim)).await.unwrap();
                    }
                    self.rule(DeskCommand::Decide { id, outcome: Outcome::Draw, reason: reason() }).await;
                }
            }
        }
    }

    /// What the office rules, unless the rules of directors do not allow it.
    async fn rule(&mut self, command: DeskCommand) -> Option<Receipt> {
        match self.club.submit(Actor::Staff(self.office), Command::Desk(command.clone())).await {
            Ok(receipt) => {
                self.ruled += 1;
                Some(receipt)
            }
            // No result stands against a mate on the board.
            Err(SubmitError::Desk(_) | SubmitError::Denied { denial: Denial::AgainstTheBoard, .. }) => None,
            other => panic!("day {}: {command:?}: {other:?}", self.day),
        }
    }

    async fn finished(&self) -> Vec<StoredGame> {
        let mut tx = self.club.door.db().read().await.unwrap();
        let filter = lists::GameFilter { state: Some(GameState::Finished), ..lists::GameFilter::default() };
        lists::games(&mut tx, &filter, 100).await.unwrap()
    }

    async fn open(&mut self, index: usize) {
        let planned = self.events[index].clone();
        let create = EventCommand::Create(Box::new(planned.new.clone()));
        let Ok(Receipt::Event { code }) = self.ask(Actor::Staff(self.office), create).await else {
            panic!("{planned:?} is not opened");
        };
        // Ghosts enter the first events; who has left the club does not.
        let mut entered = 0;
        for step in 0..self.members.len() {
            let player = self.members[(planned.first + step) % self.members.len()];
            if entered == planned.entrants {
                break;
            }
            if self.gone.contains(&player) || (planned.quiet && self.ghosts.contains(&player)) {
                continue;
            }
            let enter = EventCommand::Enter { code: code.clone(), player };
            match self.ask(Actor::Player(player), enter).await {
                Ok(_) => entered += 1,
                // As many games as a member may have.
                Err(SubmitError::Invalid(_)) => {}
                other => panic!("{other:?}"),
            }
        }
        assert_eq!(entered, planned.entrants, "{}", planned.new.name);
        self.events[index].code = Some(code);
    }

    /// A member without a first move is replaced where the event allows it, else taken out.
    async fn see_to_who_never_came(&mut self, code: &str) {
        let record = self.record(code).await;
        if record.event.state != TournamentState::Running {
            return;
        }
        let absent: Vec<PlayerId> = record
            .entries
            .iter()
            .map(|entry| entry.player)
            .filter(|player| self.ghosts.contains(player))
            .collect();
        for leaves in absent {
            let number = self.somebody();
            let comes = self.members[number];
            let reason = "never made a move".to_owned();
            let replace = EventCommand::Replace {
                code: code.to_owned(),
                leaves,
                comes: Some(comes),
                asked: false,
                reason: reason.clone(),
            };
            if self.ask(Actor::Staff(self.office), replace).await.is_ok() {
                continue;
            }
            let withdraw =
                EventCommand::Withdraw { code: code.to_owned(), player: leaves, reason: Some(reason) };
            match self.ask(Actor::Staff(self.office), withdraw).await {
                // Who is out by the rules is none to be seen to.
                Ok(_) | Err(SubmitError::Event(EventDenial::NotEntered | EventDenial::NotPlaying(_))) => {}
                other => panic!("{code}: {other:?}"),
            }
        }
    }

    async fn somebody_withdraws(&mut self, code: &str) {
        let record = self.record(code).await;
        if record.event.state != TournamentState::Running {
            return;
        }
        let index = self.dice.below(record.entries.len());
        let player = record.entries[index].player;
        let withdraw = EventCommand::Withdraw { code: code.to_owned(), player, reason: None };
        match self.ask(Actor::Player(player), withdraw).await {
            // Who is out by the rules has nothing to leave.
            Ok(_) | Err(SubmitError::Event(_)) => {}
            other => panic!("{code}: {other:?}"),
        }
    }
}
