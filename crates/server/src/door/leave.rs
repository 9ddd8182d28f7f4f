//! Leave is entered once, for the member, and told to every game and every opponent.
use frcec_rules::club::{game::Event, pace::Pace};
use frcec_store::{
    PlayerId, StoreError, Tx,
    games::GameState,
    leaves::{self, Leave},
    lines,
    lists::{self, GameFilter},
    players::{self, Player},
};

use super::{
    ATTEMPTS, Actor, Door, LoadError, Receipt, Submission, SubmitError,
    commit::Committed,
    game::{applied, write},
    letter::{Told, With, sent_now},
    load::{self, Loaded},
};
use crate::{
    leave::{self, Plan, Request},
    notice::{self, Change},
    people::Person,
};

/// What of a member's leave is written, guarded by the member's row: of two changes at once the second is decided again.
#[derive(Debug)]
pub(super) struct LeaveWrite {
    player: Player,
    change: LeaveChange,
}

#[derive(Debug)]
enum LeaveChange {
    Put(Leave),
    Remove(i64),
}

impl LeaveWrite {
    pub(super) async fn apply(&self, tx: &mut Tx, at: i64) -> Result<(), StoreError> {
        players::update(tx, &self.player, at).await?;
        match &self.change {
            LeaveChange::Put(leave) => leaves::put(tx, leave).await,
            LeaveChange::Remove(id) => leaves::remove(tx, self.player.id, *id).await.map(drop),
        }
    }
}

impl Door {
    pub(super) async fn submit_leave(
        &self,
        submission: &Submission,
        id: PlayerId,
        request: Request,
    ) -> Result<Receipt, SubmitError> {
        if submission.by != Actor::Player(id) {
            return Err(SubmitError::NotYours);
        }
        for _ in 0..ATTEMPTS {
            let now = self.clock().now();
            let mut tx = self.db().read().await?;
            let player =
                players::by_id(&mut tx, id).await?.ok_or_else(|| SubmitError::NoMember(id.to_string()))?;
            let zone = leave::zone(&player.zone);
            let known = leaves::of_player(&mut tx, id).await?;
            let plan = leave::plan(&zone, now, &known, request).map_err(SubmitError::Leave)?;
            let (change, after) = self.carried_out(&known, plan, id, now);
            let games = unfinished(&mut tx, id).await?;
            let mut standing = Vec::new();
            for loaded in &games {
                standing.extend(lines::of_game(&mut tx, loaded.view.id).await?);
            }
            drop(tx);

            let mut commit = self.commit_for(submission, Receipt::Leave, None);
            commit.leave = Some(LeaveWrite { player, change });
            let mut views = Vec::new();
            let mut told = Vec::new();
            for loaded in games {
                let Some(seat) = loaded.seat(id) else { continue };
                let game = &loaded.view.game;
                let spans = leave::spans(&zone, &after, now, |year| game.auto_days(seat, year));
                // No leave stops a bank, and what a game knows already need not be said to it again.
                if matches!(game.pace(), Pace::Bank { .. }) || game.leave(seat, now).eq(spans.iter().copied())
                {
                    continue;
                }
                let events = [Event::Leave { seat, at: now, spans }];
                let view = applied(&loaded.view, &events)?;
                let notices = notice::notices(&Change::of(&view, &events));
                commit.games.push(write(submission, (&loaded, &view), &events, &notices, None, commit.at));
                told.extend(notices);
                views.push(view);
            }
            for bundle in notice::bundles(sent_now(told, &views, None)) {
                let mut told = Told::default();
                let main = &bundle.main;
                if let Some(view) = views.iter().find(|view| view.id == main.game) {
                    // As every letter of a turn that is waited for lists them: nobody need fear that they are gone.
                    for row in standing.iter().filter(|row| row.game_id == main.game && row.seat == main.seat)
                    {
                        told.lists.push(self.listing(view, row)?);
                    }
                }
                commit.letters.extend(self.news_letter(&bundle, &views, &told, With::default())?);
            }
            match self.commit(commit).await? {
                Committed::Done => return Ok(Receipt::Leave),
                Committed::Stale => {}
            }
        }
        Err(SubmitError::Busy)
    }

    /// The write that a plan is, and the member's leave after it.
    fn carried_out(
        &self,
        known: &[Leave],
        plan: Plan,
        player_id: PlayerId,
        now: i64,
    ) -> (LeaveChange, Vec<Leave>) {
        let mut after = known.to_vec();
        let change = match plan {
            Plan::Enter(period) => {
                let leave = Leave {
                    id: self.ids().time_ordered(now),
                    player_id,
                    from_day: period.from.to_string(),
                    to_day: period.to.to_string(),
                    from_at: period.span.from,
                    to_at: period.span.to,
                    created_at: now,
                    changed_at: now,
                };
                after.push(leave.clone());
                after.sort_by_key(|leave| leave.from_at);
                LeaveChange::Put(leave)
            }
            Plan::Shorten(leave) => {
                let leave = Leave { changed_at: now, ..leave };
                for known in after.iter_mut().filter(|known| known.id == leave.id) {
                    *known = leave.clone();
                }
                LeaveChange::Put(leave)
            }
            Plan::Remove(leave) => {
                after.retain(|known| known.id != leave.id);
                LeaveChange::Remove(leave.id)
            }
        };
        (change, after)
    }
}

/// The leave that a game has to know when it is made: that of both players which is not over.
pub(super) async fn at_start(
    tx: &mut Tx,
    white: &Person,
    black: &Person,
    pace: Pace,
    at: i64,
) -> Result<Vec<Event>, StoreError> {
    use frcec_rules::club::seat::Seat;
    if matches!(pace, Pace::Bank { .. }) {
        return Ok(Vec::new());
    }
    let ahead = leaves::ahead(tx, &[white.id, black.id], at).await?;
    let mut events = Vec::new();
    for (seat, person) in [(Seat::White, white), (Seat::Black, black)] {
        let own: Vec<Leave> = ahead.iter().filter(|leave| leave.player_id == person.id).cloned().collect();
        let spans = leave::spans(&leave::zone(&person.zone), &own, at, |_| 0);
        if !spans.is_empty() {
            events.push(Event::Leave { seat, at, spans });
        }
    }
    Ok(events)
}

/// The games of a member that are not over.
async fn unfinished(tx: &mut Tx, player: PlayerId) -> Result<Vec<Loaded>, LoadError> {
    let mut unfinished = Vec::new();
    for state in [GameState::Running, GameState::Waiting] {
        let filter = GameFilter { player: Some(player), state: Some(state), ..GameFilter::default() };
        for stored in lists::games(tx, &filter, u32::MAX).await? {
            unfinished.push(load::complete(tx, stored).await?);
        }
    }
    Ok(unfinished)
}
