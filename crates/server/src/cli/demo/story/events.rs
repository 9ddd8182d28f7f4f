//! The demo club's other events, one of each format: a round robin that is over, a knockout after its first round, a dropout in
//! its second, a Swiss that takes entries.
use anyhow::Context as _;
use frcec_rules::club::event::Format;
use frcec_store::games::{GameState, StoredGame};
use frcec_store::{lists, tournaments};

use super::cast::{RUNS, Then};
use super::{DAY, Deed, HOUR, Teller, What, ending, together};
use crate::door::{Actor, Command, EventCommand, NewEvent, Receipt, StartMode};

/// How the games of a round go, in the order of their numbers: plies played, and what then. After an odd number of plies Black
/// gives up, after an even one White.
type Games = &'static [(u32, Then)];

const OVER: [&str; 4] = ["kofi", "fatima", "pavel", "ines"];
/// Pavel and Kofi end with the same points; the number of wins parts them.
const OVER_GAMES: Games = &[
    (21, Then::Resigns),
    (18, Then::Agreed),
    (14, Then::Agreed),
    (19, Then::Resigns),
    (16, Then::Resigns),
    (20, Then::Agreed),
];
const CUP: [&str; 6] = ["mei", "anna", "diego", "fatima", "kofi", "pavel"];
const CUP_FIRST: Games = &[(15, Then::Resigns), (18, Then::Resigns), (17, Then::Resigns), (16, Then::Agreed)];
const CUP_NEXT: Games = &[(9, RUNS), (6, RUNS), (7, RUNS), (0, RUNS)];
const DROPOUT: [&str; 6] = ["ines", "pavel", "anna", "mei", "kofi", "diego"];
const DROPOUT_FIRST: Games = &[
    (13, Then::Resigns),
    (16, Then::Resigns),
    (18, Then::Agreed),
    (14, Then::Agreed),
    (15, Then::Resigns),
    (12, Then::Agreed),
];
/// Who lost both games of the first round has six malus points and is out; of the five left one rests.
const DROPOUT_NEXT: Games = &[(6, RUNS), (5, RUNS), (3, RUNS), (0, RUNS)];
const SWISS: [&str; 4] = ["anna", "mei", "diego", "ines"];

impl Teller {
    /// All of them, with what has been played.
    pub(super) async fn events(&self) -> anyhow::Result<()> {
        let days = |ago: i64| self.now - ago * DAY;
        let robin = Format::RoundRobin { double: false, class_size: None };
        let over = NewEvent::new("Winter Quad", robin, "bank 20".parse()?);
        let code = self.event(over, &OVER, days(72)).await?;
        self.start(&code, days(70)).await?;
        self.play(&code, OVER_GAMES, days(70), days(41)).await?;
        self.advance(&code, days(40)).await?;

        let cup = NewEvent::new("Spring Cup", Format::Knockout, "bank 30".parse()?);
        let code = self.event(cup, &CUP, days(38)).await?;
        self.start(&code, days(36)).await?;
        self.play(&code, CUP_FIRST, days(36), days(9)).await?;
        self.advance(&code, days(8)).await?;
        self.play(&code, CUP_NEXT, days(8), days(1)).await?;

        let mut dropout = NewEvent::new("Dropout of the Year", Format::Dropout, "bank 30".parse()?);
        // Visitors see its games two moves behind.
        dropout.settings.delay = 2;
        let code = self.event(dropout, &DROPOUT, days(35)).await?;
        self.start(&code, days(34)).await?;
        self.play(&code, DROPOUT_FIRST, days(34), days(7)).await?;
        self.advance(&code, days(6)).await?;
        self.play(&code, DROPOUT_NEXT, days(6), days(1)).await?;

        let format = Format::Swiss { rounds: 5, double: false };
        let mut swiss = NewEvent::new("Summer Swiss", format, "bank 45".parse()?);
        swiss.settings.capacity = Some(16);
        swiss.settings.start = StartMode::Date { at: days(-12) };
        self.event(swiss, &SWISS, days(3)).await?;
        Ok(())
    }

    /// Makes an event and enters these.
    async fn event(&self, new: NewEvent, entrants: &[&str], opened: i64) -> anyhow::Result<String> {
        let director = Actor::Staff(self.id("george").await?);
        let made = self.submit(director, opened, Command::Event(EventCommand::Create(Box::new(new)))).await?;
        let Receipt::Event { code } = made else { anyhow::bail!("an event was made as {made:?}") };
        for (hours, handle) in (1..).zip(entrants) {
            let player = self.id(handle).await?;
            let enter = EventCommand::Enter { code: code.clone(), player };
            self.submit(Actor::Player(player), opened + hours * HOUR, Command::Event(enter)).await?;
        }
        Ok(code)
    }

    async fn start(&self, code: &str, at: i64) -> anyhow::Result<()> {
        let director = Actor::Staff(self.id("george").await?);
        let start = EventCommand::Start { code: code.to_owned(), seen: None };
        self.submit(director, at, Command::Event(start)).await?;
        Ok(())
    }

    /// The club goes on by itself once a round is over.
    async fn advance(&self, code: &str, at: i64) -> anyhow::Result<()> {
        let on = EventCommand::Advance { code: code.to_owned(), seen: None, reason: None };
        self.submit(Actor::Club, at, Command::Event(on)).await?;
        Ok(())
    }

    /// Plays the games of the round that runs, from one time to the other.
    async fn play(&self, code: &str, games: Games, from: i64, to: i64) -> anyhow::Result<()> {
        let running: Vec<StoredGame> = {
            let mut tx = self.record.read().await?;
            let event = tournaments::by_code(&mut tx, code).await?.context("the event is gone")?;
            let mut all = lists::games_of_tournament(&mut tx, event.id).await?;
            all.retain(|game| game.row.state == GameState::Running);
            all
        };
        anyhow::ensure!(running.len() == games.len(), "{code} has {} games running", running.len());
        let mut deeds = Vec::new();
        for (number, (game, &(plies, then))) in (0..).zip(running.iter().zip(games)) {
            // No two of them end in the same minute.
            let step = (to - from - number * HOUR) / i64::from(plies + 2);
            let mut at = from;
            for ply in 1..=plies {
                at = from + step * i64::from(ply);
                let offer = ply == plies && then == Then::Agreed;
                deeds.push(Deed {
                    at,
                    game: game.id,
                    what: What::Play { mv: None, offer, words: None },
                    last: ply == plies,
                });
            }
            deeds.extend(ending(then, game.id, at + step));
        }
        deeds.sort_by_key(|deed| deed.at);
        for deeds in together(deeds) {
            self.pass(&deeds).await?;
        }
        Ok(())
    }
}
