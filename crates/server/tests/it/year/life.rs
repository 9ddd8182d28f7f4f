//! What a club's year has besides games and events: digests, lines that answer by themselves, replays, appeals, two accounts of
//! one person, a newsletter every month and its vote, an event that is shown later.
use frcec_rules::{Line, Move, Options, club::lines::Tree};
use frcec_server::{
    door::{DeskCommand, LifeCommand, MemberChange},
    life::{Month, ballot::Ballot},
    lines,
    settings::{Delivery, Settings},
    web::{self, Web},
};
use frcec_store::{
    adjudications::{self, AdjudicationState},
    ballots,
    games::{self, GameState},
    newsletters,
};
use http_body_util::BodyExt as _;
use tower::ServiceExt as _;

use super::*;

/// Day of the month on which games are put up, the newsletter goes out, and members vote.
const PUT_UP: i64 = 3;
const SENT: i64 = 5;
const VOTED: i64 = 9;

impl Year {
    /// Every seventh member has a digest, every fourth gets the newsletter.
    pub(super) async fn settings_are_made(&self) {
        for (number, &player) in self.members.iter().enumerate() {
            let delivery = if number % 7 == 2 { Delivery::DailyDigest } else { Delivery::Immediate };
            let settings = Settings { delivery, newsletter: number % 4 == 1, ..Settings::default() };
            let change = MemberChange { settings: Some(settings), ..MemberChange::default() };
            let change = Command::Member(MemberCommand::Change(player, change));
            self.club.submit(Actor::Player(player), change).await.unwrap();
        }
    }

    /// What the club does besides, day by day.
    pub(super) async fn life_goes_on(&mut self) {
        if self.day == 1 {
            self.settings_are_made().await;
        }
        if self.day % 50 == 30 {
            self.a_match_is_replayed().await;
        }
        if self.day % 24 == 20 {
            self.somebody_appeals().await;
        }
        if self.day == 20 {
            self.twin = Some(self.club.member("twin", "Member Twice").await);
        }
        if [21, 90].contains(&self.day) {
            let other = handle(self.somebody());
            let start = self.club.start("twin", &other, 518, false);
            start.await;
        }
        if self.day == 180 {
            self.two_accounts_become_one().await;
        }
        self.the_month_goes_on().await;
        if self.day % 15 == 0 {
            self.others_see_less().await;
        }
    }

    /// Answers to some of the replies that the opponent has, as a player gives them with a move.
    pub(super) fn lines_after(&mut self, line: &Line, mv: Move) -> Option<Tree> {
        let mut after = line.clone();
        after.push(mv).ok()?;
        let mut written = Vec::new();
        for reply in after.legal_moves().into_iter().step_by(2).take(8) {
            let mut then = after.clone();
            then.push(reply).ok()?;
            let answers = then.legal_moves();
            if answers.is_empty() {
                continue;
            }
            let answer = answers[self.dice.below(answers.len())];
            written.push(format!("if {} then {}", after.san_of(&reply), then.san_of(&answer)));
        }
        let written: Vec<&str> = written.iter().map(String::as_str).collect();
        let tree = lines::read(&after, &written, Options::default());
        self.lines += usize::from(!written.is_empty());
        (!written.is_empty()).then(|| tree.unwrap_or_else(|faults| panic!("{written:?}: {faults:?}")))
    }

    /// The position was wrong: what is unfinished of a match outside of events begins anew from another one.
    async fn a_match_is_replayed(&mut self) {
        let running = self.unfinished().await;
        let outside = running.iter().find(|game| game.tournament_id.is_none() && game.match_id.is_some());
        let Some(stored) = outside else { return };
        let reason = "it began from another position than agreed".to_owned();
        let replay = DeskCommand::Replay { game: stored.id, start: None, reason };
        match self.club.submit(Actor::Staff(self.office), Command::Desk(replay)).await {
            Ok(Receipt::Match { games, .. }) => {
                assert!(!games.is_empty());
                self.replayed += 1;
            }
            Err(SubmitError::Desk(_)) => {}
            other => panic!("day {}: {other:?}", self.day),
        }
    }

    /// A player does not accept a decision; another director decides, every second time otherwise.
    async fn somebody_appeals(&mut self) {
        let mut decided = None;
        {
            let mut tx = self.club.door.db().read().await.unwrap();
            for game in self.all_games().await {
                for case in adjudications::of_game(&mut tx, game.id).await.unwrap() {
                    let fresh = case.decided_at.is_some_and(|at| at + 5 * DAY_MS > self.club.clock.now());
                    if case.state == AdjudicationState::Decided
                        && fresh
                        && !self.gone.contains(&game.white_id)
                    {
                        decided = Some((case.id, game.clone()));
                    }
                }
            }
        }
        let Some((id, game)) = decided else { return };
        let reason = || "the lines show more than that".to_owned();
        let appeal = DeskCommand::Appeal { id, reason: reason() };
        self.club.submit(Actor::Player(game.white_id), Command::Desk(appeal)).await.unwrap();
        // Another letter at another moment.
        self.club.clock.set(self.club.clock.now() + 3_600_000);
        let outcome = if self.appeals.is_multiple_of(2) { Outcome::White } else { Outcome::Draw };
        let own = DeskCommand::Decide { id, outcome, reason: reason() };
        let own = self.club.submit(Actor::Staff(self.office), Command::Desk(own)).await;
        assert!(matches!(own, Err(SubmitError::Desk(_))), "another director decides: {own:?}");
        let settle = DeskCommand::Decide { id, outcome, reason: reason() };
        self.club.submit(Actor::Staff(self.keeper), Command::Desk(settle)).await.unwrap();
        self.appeals += 1;
    }

    /// The second account of somebody who has not met it becomes the first one's.
    async fn two_accounts_become_one(&mut self) {
        let twin = self.twin.take().expect("a second account");
        for step in 0..self.members.len() {
            let into = self.members[(step * 13 + 5) % self.members.len()];
            if self.gone.contains(&into) || self.ghosts.contains(&into) {
                continue;
            }
            let reason = "both addresses are one person's".to_owned();
            let merge = DeskCommand::Merge { from: twin, into, reason };
            match self.club.submit(Actor::Staff(self.keeper), Command::Desk(merge)).await {
                Ok(_) => {
                    self.merged = Some((twin, into));
                    return;
                }
                // They have met.
                Err(SubmitError::Desk(_)) => {}
                other => panic!("{other:?}"),
            }
        }
        panic!("nobody to merge with");
    }

    /// Games of the last month are put up, the newsletter tells of it, members vote.
    async fn the_month_goes_on(&mut self) {
        let now = self.club.clock.now();
        let month = Month::of(now).previous();
        let day = |day: i64| Month::of(now).day(day);
        let is = |date: i64| (day(date)..day(date) + DAY_MS).contains(&now);
        let keeper = Actor::Staff(self.keeper);
        let ask = async |by, command| self.club.submit(by, Command::Life(command)).await;
        if is(PUT_UP) {
            let over: Vec<StoredGame> = self
                .all_games()
                .await
                .into_iter()
                .filter(|game| game.row.state == GameState::Finished && game.match_id.is_some())
                .filter(|game| game.row.ended_at.is_some_and(|at| Month::of(at) == month))
                .collect();
            for game in over.iter().step_by(over.len().div_ceil(3).max(1)) {
                let by = self.members[1];
                ask(Actor::Player(by), LifeCommand::Nominate(by, game.id)).await.unwrap();
                self.nominated += 1;
            }
        }
        if is(SENT) {
            let Ok(Receipt::Issue { id }) = ask(keeper, LifeCommand::DraftIssue(month.count())).await else {
                panic!("day {}: no draft", self.day);
            };
            let seen = {
                let mut tx = self.club.door.db().read().await.unwrap();
                newsletters::by_id(&mut tx, id).await.unwrap().unwrap().version
            };
            ask(keeper, LifeCommand::SendIssue { id, seen, early: true }).await.unwrap();
            self.issues.push((id, self.gone.clone()));
        }
        if is(VOTED) {
            assert_eq!(Ballot::open_at(now).map(|ballot| ballot.month), Some(month));
            let up = {
                let mut tx = self.club.door.db().read().await.unwrap();
                ballots::nominations(&mut tx, month.count()).await.unwrap()
            };
            for number in (0..self.members.len()).step_by(9) {
                let player = self.members[number];
                if up.is_empty() || self.gone.contains(&player) {
                    continue;
                }
                let choice = up[self.dice.below(up.len())].number;
                match self
                    .club
                    .submit(Actor::Player(player), Command::Life(LifeCommand::Vote(player, choice)))
                    .await
                {
                    Ok(_) => self.votes += 1,
                    // Nobody votes for a game of his own.
                    Err(SubmitError::Life(_)) => {}
                    other => panic!("{other:?}"),
                }
            }
        }
    }

    /// Of a game that is shown later a visitor's page tells less than the record holds.
    async fn others_see_less(&mut self) {
        let router = web::router(Web::new(self.club.door.clone(), None));
        for stored in self.unfinished().await.into_iter().filter(|game| game.delay > 0) {
            let request = axum::http::Request::get(format!("/games/{}", stored.id));
            let answer =
                router.clone().oneshot(request.body(axum::body::Body::empty()).unwrap()).await.unwrap();
            let page = answer.into_body().collect().await.unwrap().to_bytes();
            let page = String::from_utf8(page.to_vec()).unwrap();
            assert!(page.contains("moves behind while it is played"), "game {}: {page}", stored.id);
            let shown = (stored.row.ply / 2).saturating_sub(u32::from(stored.delay)) * 2;
            for ply in 1..=stored.row.ply {
                // The last position shown has no number in its address.
                let linked = page.contains(&format!("/games/{}?ply={ply}\"", stored.id));
                assert_eq!(linked, ply < shown, "ply {ply} of {} in game {}", stored.row.ply, stored.id);
            }
            self.shown_later += 1;
        }
    }

    pub(super) async fn all_games(&self) -> Vec<StoredGame> {
        let mut tx = self.club.door.db().read().await.unwrap();
        let (mut games, mut after) = (Vec::new(), GameId(0));
        loop {
            let page = lists::games_after(&mut tx, after, 200).await.unwrap();
            let Some(last) = page.last() else { return games };
            after = last.id;
            games.extend(page);
        }
    }

    /// Each of these has happened often enough to be looked at.
    pub(super) async fn life_was_lively(&self) {
        let mut by_lines = 0;
        let mut tx = self.club.door.db().read().await.unwrap();
        for game in self.all_games().await {
            let events = games::events(&mut tx, game.id).await.unwrap();
            let by_line = |key: &String| key.starts_with("cond:");
            by_lines += events.iter().filter(|event| event.origin_key.as_ref().is_some_and(by_line)).count();
        }
        assert!(self.lines > 20 && by_lines > 5, "{} lines, {by_lines} of their moves", self.lines);
        assert!(
            self.replayed > 1 && self.appeals > 0,
            "{} replayed, {} appeals",
            self.replayed,
            self.appeals
        );
        assert!(self.merged.is_some(), "no accounts were merged");
        assert!(self.issues.len() > 9, "{} issues", self.issues.len());
        assert!(self.nominated > 5 && self.votes > 10, "{} games, {} votes", self.nominated, self.votes);
        assert!(self.shown_later > 3, "{} looks at games shown later", self.shown_later);
    }
}
