//! What the door knows of time that a game does not: outages of the club, the leave of calendar years, what waits for a yes.
use frcec_rules::club::{
    clock::{Around, LeaveYear, Span},
    game::{Command as Rules, Denial, Event},
    seat::{Seat, Sides},
};
use frcec_store::{GameId, StoreError, Tx, leaves, lists, outages};

use super::{
    Actor, Command, Door, GameCommand, LoadError, Submission, SubmitError, Via,
    game::{applied, waits},
    load::Loaded,
};
use crate::leave;

/// How old the last sign of life may be before the time since counts as an outage (ms). A restart takes seconds.
pub const OUTAGE_MS: i64 = 5 * 60 * 1000;

/// Running games that are given the time of an outage back in one step.
const AT_ONCE: u32 = 50;

impl Door {
    /// What `command` causes at `at`, and before it what time alone has caused: outages are given back, and leave is used
    /// where a flag would fall. Of a refused command nothing is entered, except when it was the clock itself that asked.
    pub(super) async fn decide_in_time(
        &self,
        tx: &mut Tx,
        loaded: &Loaded,
        seat: Option<Seat>,
        command: &Rules,
        at: i64,
    ) -> Result<Result<Vec<Event>, Denial>, SubmitError> {
        // What is said moves no clock, and what did not arrive may reach back before anything that settles now.
        if matches!(command, Rules::Say { .. } | Rules::Undelivered { .. }) {
            return Ok(loaded.view.game.decide(seat, command, at));
        }
        if *command == Rules::CancelNoShow && loaded.stored.tournament_id.is_some() {
            return Ok(Err(Denial::InEvent));
        }
        let by_clock = *command == Rules::Flag;
        let mut around = self.around(tx, loaded, at).await?;
        // No flag falls while a move waits for its player's yes, and no leave is used.
        let held = by_clock && waits(tx, loaded, at).await?;
        if held {
            around.years = Sides::default();
        }
        let mut events = loaded.view.game.settle(at, &around);
        let settled = applied(&loaded.view, &events)?;
        let mut decision = settled.game.decide(seat, command, at);
        if held && matches!(decision.as_deref(), Ok([Event::Ended { .. }, ..])) {
            decision = Err(Denial::TimeLeft { deadline: settled.game.deadline() });
        }
        Ok(match decision {
            Ok(more) => {
                events.extend(more);
                Ok(events)
            }
            Err(_) if by_clock && !events.is_empty() => Ok(events),
            Err(denial) => Err(denial),
        })
    }

    /// Why a player's `command` would be refused at `at`, without doing it; `None` if it would be done.
    ///
    /// # Errors
    /// What the record cannot answer.
    pub async fn would_refuse(
        &self,
        loaded: &Loaded,
        seat: Seat,
        command: &Rules,
        at: i64,
    ) -> Result<Option<Denial>, SubmitError> {
        let mut tx = self.db().look();
        Ok(self.decide_in_time(&mut tx, loaded, Some(seat), command, at).await?.err())
    }

    /// What the clock of the side to move depends on. Leave is looked up only where a flag would fall.
    async fn around(&self, tx: &mut Tx, loaded: &Loaded, at: i64) -> Result<Around, SubmitError> {
        let game = &loaded.view.game;
        let (Some(told_at), Some(seat)) = (game.told_at(), game.to_move()) else {
            return Ok(Around::default());
        };
        let mut around = Around {
            outages: self.outages(tx, loaded, told_at).await?,
            in_event: loaded.stored.tournament_id.is_some(),
            ..Around::default()
        };
        if let Some(deadline) = game.deadline().filter(|&deadline| at > deadline) {
            let person = loaded.view.person(seat);
            let booked = leaves::of_player(tx, person.id).await?;
            *around.years.get_mut(seat) = years(&person.zone, &booked, deadline, at);
        }
        Ok(around)
    }

    /// When the club was down since `since` (Unix ms), the present moment included if nobody has given a sign of life.
    async fn outages(&self, tx: &mut Tx, loaded: &Loaded, since: i64) -> Result<Vec<Span>, SubmitError> {
        let (over, last_beat) = loaded.outages(tx, since).await?;
        let mut spans: Vec<Span> = over.into_iter().map(|(from, to)| Span { from, to }).collect();
        let now = self.clock().now();
        if let Some(beat) = last_beat.filter(|beat| now - beat > OUTAGE_MS) {
            spans.push(Span { from: beat, to: now });
        }
        Ok(spans)
    }

    /// A sign of life. What passed since the last one is entered as an outage if it was long; the outage's length (ms).
    pub async fn beat(&self) -> Result<Option<i64>, SubmitError> {
        let now = self.clock().now();
        let id = self.ids().time_ordered(now);
        let outage = self
            .db()
            .write(move |tx| {
                Box::pin(async move { outages::beat(tx, now, OUTAGE_MS, id, "no sign of life").await })
            })
            .await
            .map_err(StoreError::from)?;
        Ok(outage.map(|outage| outage.to_at - outage.from_at))
    }

    /// Gives some of the running games the time of the oldest outage back; false if there is none to give back. Commands do
    /// the same for their own game before they are judged, so that nobody has to wait for this.
    pub async fn give_back_some(&self) -> Result<bool, SubmitError> {
        let (outage, games) = {
            let mut tx = self.db().read().await?;
            let Some(outage) = outages::open(&mut tx).await? else { return Ok(false) };
            let after = outage.after_game.unwrap_or(GameId(0));
            (outage, lists::running_after(&mut tx, after, AT_ONCE).await?)
        };
        for game in &games {
            if game.row.told_at.is_some_and(|told| told < outage.to_at) {
                self.settle(game.id).await?;
            }
        }
        let next = games.last().map(|game| game.id);
        self.db()
            .write(move |tx| Box::pin(async move { outages::advance(tx, outage.id, next).await }))
            .await
            .map_err(StoreError::from)?;
        Ok(true)
    }

    /// Lets the clock itself ask; that there is nothing to enter is no error.
    async fn settle(&self, game: GameId) -> Result<(), SubmitError> {
        let submission = Submission {
            by: Actor::Club,
            via: Via::Club,
            at: self.clock().now(),
            origin: None,
            command: Command::Game(GameCommand::new(game, Rules::Flag)),
        };
        match self.submit(submission).await {
            Ok(_) | Err(SubmitError::Denied { .. }) => Ok(()),
            // What is wrong with one game must not keep the others from their time; the doctor finds it.
            Err(SubmitError::Load(error @ (LoadError::Row { .. } | LoadError::Person(_)))) => {
                tracing::error!(%game, %error, "a game cannot be given the time of an outage back");
                Ok(())
            }
            Err(error) => Err(error),
        }
    }
}

/// The calendar years of `zone` from `from` to `to` (Unix ms), with the days of leave booked in them.
fn years(zone: &str, booked: &[leaves::Leave], from: i64, to: i64) -> Vec<LeaveYear> {
    let zone = leave::zone(zone);
    let (first, last) = (leave::date(&zone, from).year(), leave::date(&zone, to).year());
    (first..=last)
        .filter_map(|year| {
            Some(LeaveYear {
                year,
                span: leave::year_span(&zone, year)?,
                booked: leave::days_in_year(booked, year),
            })
        })
        .collect()
}
