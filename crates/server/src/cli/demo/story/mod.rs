//! The demo club's past: two months of a small club, told through the door move by move with clocks that are set by hand, so
//! that every event, clock and letter in it is real.
mod cast;
mod choose;
mod events;
mod life;
mod trouble;

use anyhow::Context as _;
use frcec_rules::StartPosition;
use frcec_rules::club::event::Format;
use frcec_rules::club::game::{Command as Rules, Telling};
use frcec_rules::club::pace::Pace;
use frcec_store::tournaments::PositionMode;
use frcec_store::{Db, GameId, PlayerId, games, lists, players, tournaments};
use futures_util::future::join_all;

use self::cast::{ENTRANTS, MATCHES, MEMBERS, MatchStory, ROBIN, Then, WORDS};
use self::choose::choose;
use crate::cli::club::Club;
use crate::clock::Clock;
use crate::config::Config;
use crate::door::{
    Actor, AddMember, Command, Door, EventCommand, GameCommand, MemberCommand, NewEvent, Opening, Receipt,
    StartMatch, Submission, Via, load_game,
};
use crate::ids::Ids;

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// The letter about the end of this game does not get through to this player.
const LOST: (GameId, &str) = (GameId(11), "pavel");
/// In this game this player writes from an address that the club does not know.
const HELD: (GameId, &str, &str) = (GameId(7), "diego", "diego@office.example");

/// One thing that happens, at its time.
struct Deed {
    at: i64,
    game: GameId,
    what: What,
    /// Whether the game may end with it.
    last: bool,
}

enum What {
    Play { mv: Option<String>, offer: bool, words: Option<&'static str> },
    Resign,
    Accept,
}

/// Tells the story up to `now` (Unix ms) into the record of `config`.
pub async fn tell(config: Config, now: i64) -> anyhow::Result<()> {
    let ids = Ids::seeded(960);
    let club = Club::with(config, Clock::manual(now), ids.clone()).await?;
    let teller = Teller { record: club.door.db().clone(), club: club.door, ids, now };
    teller.members().await?;
    let mut deeds = Vec::new();
    for (number, story) in (0..).zip(&MATCHES) {
        teller.begin(number, story, &mut deeds).await?;
    }
    teller.round_robin(&mut deeds).await?;
    deeds.sort_by_key(|deed| deed.at);
    for deeds in together(deeds) {
        teller.pass(&deeds).await?;
        if let Some(end) = deeds.iter().find(|deed| deed.game == LOST.0 && deed.last) {
            Box::pin(teller.outage(LOST.0, LOST.1, end.at)).await.context("the letter that is given up")?;
        }
    }
    Box::pin(teller.events()).await.context("the events")?;
    let at = now - 5 * HOUR;
    Box::pin(teller.stranger(HELD.0, HELD.1, HELD.2, at)).await.context("the move that waits for a yes")?;
    Box::pin(teller.life()).await.context("what goes on around the games")?;
    Box::pin(teller.rulings(now)).await.context("what the directors have to decide")?;
    teller.post().await?;
    teller.record.close().await;
    Ok(())
}

/// Deeds in the order of time, in groups of different games. The last deed of a game, which may count for more than the game, is
/// a group of its own.
fn together(deeds: Vec<Deed>) -> Vec<Vec<Deed>> {
    let mut groups: Vec<Vec<Deed>> = Vec::new();
    let mut open = false;
    for deed in deeds {
        let alone = deed.last;
        match groups.last_mut() {
            Some(group) if open && !alone && group.iter().all(|other| other.game != deed.game) => {
                group.push(deed);
            }
            _ => groups.push(vec![deed]),
        }
        open = !alone;
    }
    groups
}

struct Teller {
    record: Db,
    /// The door whose parts the doors of other times are made of.
    club: Door,
    ids: Ids,
    now: i64,
}

impl Teller {
    /// The door at `at`: what passes it happens then.
    fn door(&self, at: i64) -> Door {
        Door::new(Opening {
            db: self.record.clone(),
            clock: Clock::manual(at),
            ids: self.ids.clone(),
            signer: self.club.signer().clone(),
            club: self.club.club().clone(),
            domain: self.club.domain().to_owned(),
            record: self.club.record(),
        })
    }

    async fn submit(&self, by: Actor, at: i64, command: Command) -> anyhow::Result<Receipt> {
        Ok(self.door(at).submit(Submission { by, via: Via::Club, at, origin: None, command }).await?)
    }

    async fn id(&self, handle: &str) -> anyhow::Result<PlayerId> {
        let mut tx = self.record.read().await?;
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
                    last: ply == moves.len(),
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
        let robin = |double| Format::RoundRobin { double, class_size: None };
        let new = NewEvent::new("Spring Round Robin", robin(false), "bank 60".parse()?);
        let receipt =
            self.submit(director, opened, Command::Event(EventCommand::Create(Box::new(new)))).await?;
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
            let mut tx = self.record.read().await?;
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
                let what = What::Play { mv: None, offer, words: None };
                deeds.push(Deed { at, game: game.id, what, last: ply == plies });
            }
            deeds.extend(ending(then, game.id, at + 2 * HOUR));
        }
        // A second one takes entries, for whoever wants to try the director's desk.
        let mut new = NewEvent::new("Summer Double Round Robin", robin(true), Pace::default());
        new.positions = PositionMode::Event;
        self.submit(director, self.now - 2 * DAY, Command::Event(EventCommand::Create(Box::new(new))))
            .await?;
        Ok(())
    }

    /// Games that do not touch each other go on beside each other: one commit for all of them.
    async fn pass(&self, deeds: &[Deed]) -> anyhow::Result<()> {
        let happen = deeds.iter().map(|deed| async {
            let (at, game) = (deed.at, deed.game);
            self.happen(deed).await.with_context(|| format!("game {game}, at {at}"))
        });
        join_all(happen).await.into_iter().collect()
    }

    async fn happen(&self, deed: &Deed) -> anyhow::Result<()> {
        let loaded = {
            let mut tx = self.record.read().await?;
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
        let command = match &deed.what {
            What::Play { mv, offer, words } => {
                let mv = match mv {
                    Some(uci) => {
                        view.game.line().parse_uci(uci).with_context(|| format!("{uci} is not legal"))?
                    }
                    None => choose(view.game.line()).context("nothing to play")?,
                };
                let mut command =
                    GameCommand::new(deed.game, Rules::Move { mv, ply: view.game.ply(), offer: *offer });
                command.message = words.map(ToOwned::to_owned);
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
        let running = {
            let mut tx = self.record.read().await?;
            let filter =
                lists::GameFilter { state: Some(games::GameState::Running), ..lists::GameFilter::default() };
            lists::games(&mut tx, &filter, 200).await?
        };
        for game in running.into_iter().filter(|game| game.row.told_at.is_none()) {
            let since = game.row.last_move_at.or(game.row.started_at).unwrap_or(self.now);
            let told = Rules::told(game.row.ply, Telling::Letter);
            self.submit(Actor::Club, since + 4 * MINUTE, Command::Game(GameCommand::new(game.id, told)))
                .await?;
        }
        self.sent(self.now, None).await?;
        anyhow::ensure!(self.nothing_left().await?, "a letter of the past is left over");
        Ok(())
    }
}

fn ending(then: Then, game: GameId, at: i64) -> Option<Deed> {
    let what = match then {
        Then::Resigns => What::Resign,
        Then::Agreed => What::Accept,
        Then::Runs { .. } | Then::Over | Then::Waits => return None,
    };
    Some(Deed { at, game, what, last: true })
}

/// A number that looks like chance and is the same each time.
fn wobble(game: GameId, ply: i64) -> i64 {
    (game.0 * 7919 + ply * 104_729).rem_euclid(65_521) * 997
}
