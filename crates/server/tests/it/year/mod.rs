//! A year of the club, day by day: matches, two events of each format, leave, bounces, withdrawals, no-shows, games from
//! elsewhere, digests, lines, replays, appeals, newsletters and votes. At its end every event has ended, no game is stuck, the ratings can be computed anew, every letter has come once,
//! every page of it all can be read, and the doctor finds nothing.
mod events;
mod judge;
mod life;
mod people;

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

use frcec_rules::club::{
    game::{Command as Rules, Outcome},
    pace::{DAY_MS, Pace},
};
use frcec_server::{
    door::{
        Actor, AddMember, Command, GameCommand, MemberCommand, OffsiteCommand, Receipt, StartMatch,
        SubmitError,
    },
    mail::transport::{About, Outbound, SendError, Taken, Transport},
    worker::{Step, WorkError, Worker},
};
use frcec_store::{
    GameId, PlayerId,
    games::StoredGame,
    lists,
    players::Role,
    testing::{Backend, TestDb},
};

use crate::club::{Club, NOON};

frcec_store::on_both!(a_year_leaves_nothing_undone);

async fn a_year_leaves_nothing_undone(record: TestDb) {
    let members = if record.backend == Backend::Sqlite { 200 } else { 60 };
    let mut year = Year::new(record, members).await;
    while year.day < 365 || (year.day < 600 && year.goes_on().await) {
        year.a_day().await;
    }
    year.settle().await;
    judge::judge(&year).await;
}

/// Numbers that look random, the same in each run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, sides: usize) -> usize {
        // SplitMix64.
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((z ^ (z >> 31)) % sides as u64).unwrap()
    }

    fn one_in(&mut self, sides: usize) -> bool {
        self.below(sides) == 0
    }
}

/// The next mail host: it takes everything but what goes to an address that does not work at present.
#[derive(Default)]
struct Host {
    broken: Mutex<BTreeSet<String>>,
    refused: Mutex<usize>,
}

#[async_trait::async_trait]
impl Transport for Host {
    async fn send(&self, letter: &Outbound) -> Result<Taken, SendError> {
        if self.broken.lock().unwrap().contains(&letter.to) {
            *self.refused.lock().unwrap() += 1;
            return Err(SendError::Permanent(About::Recipient, "550 5.1.1 no such mailbox".to_owned()));
        }
        Ok(Taken { reply: "taken".to_owned(), host: None })
    }
}

struct Year {
    club: Club,
    worker: Worker,
    host: Arc<Host>,
    office: PlayerId,
    /// An admin.
    keeper: PlayerId,
    members: Vec<PlayerId>,
    /// Never make a move.
    ghosts: BTreeSet<PlayerId>,
    /// Have left the club.
    gone: BTreeSet<PlayerId>,
    events: Vec<events::Planned>,
    dice: Dice,
    day: i64,
    /// What happened, so that the year is known to be one.
    matches: usize,
    offsite: usize,
    leaves: usize,
    ruled: usize,
    lines: usize,
    replayed: usize,
    appeals: usize,
    nominated: usize,
    votes: usize,
    shown_later: usize,
    /// The newsletters that were sent, and who had left before.
    issues: Vec<(i64, BTreeSet<PlayerId>)>,
    /// A second account of somebody.
    twin: Option<PlayerId>,
    /// Which account became which.
    merged: Option<(PlayerId, PlayerId)>,
}

fn handle(number: usize) -> String {
    format!("member{number:03}")
}

impl Year {
    async fn new(record: TestDb, count: usize) -> Self {
        let club = Club::open(record);
        let host = Arc::new(Host::default());
        let worker = Worker::new(club.door.clone(), host.clone());
        let staff = async |handle: &str, name: &str, role| {
            let add = AddMember {
                address: format!("{handle}@example.org"),
                name: Some(name.to_owned()),
                handle: Some(handle.to_owned()),
                role,
                zone: "Europe/Berlin".to_owned(),
                lang: "en".to_owned(),
                country: None,
            };
            match club.submit(Actor::Club, Command::Member(MemberCommand::Add(add))).await {
                Ok(Receipt::Member { id }) => id,
                other => panic!("{other:?}"),
            }
        };
        let office = staff("office", "Olga Office", Role::Director).await;
        let keeper = staff("keeper", "Kim Keeper", Role::Admin).await;
        let mut members = Vec::new();
        for number in 0..count {
            members.push(club.member(&handle(number), &format!("Member Number {number}")).await);
        }
        let ghosts = members.iter().copied().skip(3).step_by(20).collect();
        let events = events::plan(count);
        Self {
            club,
            worker,
            host,
            office,
            keeper,
            members,
            ghosts,
            gone: BTreeSet::new(),
            events,
            dice: Dice(960),
            day: 0,
            matches: 0,
            offsite: 0,
            leaves: 0,
            ruled: 0,
            lines: 0,
            replayed: 0,
            appeals: 0,
            nominated: 0,
            votes: 0,
            shown_later: 0,
            issues: Vec::new(),
            twin: None,
            merged: None,
        }
    }

    /// One day: members and the office do what they do, games go on, and the worker does what is due.
    async fn a_day(&mut self) {
        self.day += 1;
        self.club.clock.set(NOON + self.day * DAY_MS);
        self.people_do().await;
        self.office_does().await;
        self.office_rules().await;
        self.life_goes_on().await;
        self.settle().await;
        self.play().await;
        self.settle().await;
    }

    /// The worker works until there is nothing left to do.
    async fn settle(&self) {
        let worker = &self.worker;
        for _ in 0..100 {
            let mut done = 0;
            done += drain(|| worker.send_one()).await;
            done += drain(|| worker.settle_one_lost()).await;
            done += drain(|| worker.recover_one()).await;
            done += drain(|| worker.call_one_flag()).await;
            done += drain(|| worker.tell_one()).await;
            done += drain(|| worker.expire_one_challenge()).await;
            done += drain(|| worker.expire_one()).await;
            done += drain(|| worker.look_at_one_event()).await;
            done += drain(|| worker.ask_one_deputy()).await;
            done += drain(|| worker.digest_one()).await;
            done += drain(|| worker.newsletter_some()).await;
            done += drain(|| worker.remind_one()).await;
            done += drain(|| worker.retire_one()).await;
            if done == 0 {
                return;
            }
        }
        panic!("day {}: the worker does not come to an end", self.day);
    }

    async fn unfinished(&self) -> Vec<StoredGame> {
        let mut tx = self.club.door.db().read().await.unwrap();
        let (mut games, mut after) = (Vec::new(), GameId(0));
        loop {
            let page = lists::running_after(&mut tx, after, 200).await.unwrap();
            let Some(last) = page.last() else { return games };
            after = last.id;
            games.extend(page);
        }
    }

    async fn goes_on(&self) -> bool {
        !self.unfinished().await.is_empty() || self.events_run().await
    }

    /// Everybody who feels like it moves: at random, with an early end.
    async fn play(&mut self) {
        for stored in self.unfinished().await {
            let view = self.club.view(stored.id).await;
            let Some(seat) = view.game.to_move() else { continue };
            let player = view.person(seat).id;
            // Some stop playing for good in autumn: their flags fall.
            let lazy = player.0 % 17 == 5 && self.day > 200;
            if self.ghosts.contains(&player) || self.gone.contains(&player) || lazy || !self.dice.one_in(2) {
                continue;
            }
            let ply = view.game.ply();
            let command = if view.game.offer().is_some() && !self.dice.one_in(3) {
                Rules::Accept
            } else if ply > 1 && self.dice.one_in(6) {
                Rules::Resign
            } else {
                let moves = view.game.line().legal_moves();
                // Once a game: an offer may not be repeated soon.
                let offer = (2..4).contains(&ply) && self.dice.one_in(3);
                Rules::Move { mv: moves[self.dice.below(moves.len())], ply, offer }
            };
            let mut asked = GameCommand::new(stored.id, command.clone());
            if let Rules::Move { mv, .. } = &command
                && self.dice.one_in(5)
            {
                asked.lines = self.lines_after(view.game.line(), *mv);
            }
            self.club
                .submit(Actor::Player(player), Command::Game(asked))
                .await
                .unwrap_or_else(|error| panic!("day {}: {command:?} in {:?}: {error}", self.day, stored.id));
        }
    }
}

/// Does one kind of work until there is none; how much there was.
async fn drain<F: Future<Output = Result<Step, WorkError>>>(mut step: impl FnMut() -> F) -> usize {
    for done in 0..20_000 {
        if step().await.unwrap() == Step::Nothing {
            return done;
        }
    }
    panic!("a kind of work without end");
}
