//! Why the club does not go on yet with an event whose games are over: what a director did in the last hour can still be taken back,
//! whichever game ended last; and a decision that can be appealed decides no round before the appeal is.
use std::collections::BTreeSet;

use frcec_rules::club::{game::EndReason, pace::DAY_MS};
use frcec_store::{
    Tx,
    adjudications::{self, AdjudicationState},
    audit::{self, AuditFilter},
    tournaments::{Tournament, TournamentState},
};

use super::{Deed, EventDenial, EventRecord, advance::UNLOGGED, withdraw::TAKEN_BACK_MS};
use crate::{
    door::{APPEAL_MS, Door, Receipt, Recorded, Submission, SubmitError},
    names::game_name,
};

/// Entries of the log about one event that are looked through: far more than an hour brings.
const LOOK: u32 = 100;
/// What of it can be taken back.
const DEEDS: [&str; 2] = ["withdraw", "correct result"];

/// Until when an event waits, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventHold {
    /// What a director did can be taken back until then (Unix ms).
    Undo {
        /// Until when.
        until: i64,
    },
    /// How this game counts can be appealed until then (Unix ms).
    Appeal {
        /// The game's name.
        game: String,
        /// Until when.
        until: i64,
    },
    /// An appeal about this game waits for its decision.
    Appealed {
        /// The game's name.
        game: String,
    },
}

impl EventHold {
    /// Until when (Unix ms), where a date ends it.
    const fn until(&self) -> Option<i64> {
        match self {
            Self::Undo { until } | Self::Appeal { until, .. } => Some(*until),
            Self::Appealed { .. } => None,
        }
    }

    /// What a director is told who would go on all the same; `None` where he may.
    pub fn denial(&self, now: i64) -> Option<EventDenial> {
        match self {
            Self::Undo { .. } => None,
            Self::Appeal { game, until } => {
                let days = ((until - now).max(0) + DAY_MS - 1) / DAY_MS;
                Some(EventDenial::MayAppeal { game: game.clone(), days })
            }
            Self::Appealed { game } => Some(EventDenial::Appealed { game: game.clone() }),
        }
    }
}

/// What keeps an event from going on at `now` (Unix ms), the longest of it.
pub(super) async fn hold_of(
    tx: &mut Tx,
    record: &EventRecord,
    now: i64,
) -> Result<Option<EventHold>, SubmitError> {
    if record.event.state != TournamentState::Running || record.unfinished().next().is_some() {
        return Ok(None);
    }
    let mut holds = Vec::new();
    let adjudicated = |game: &&frcec_store::games::StoredGame| {
        game.row.reason.as_deref() == Some(EndReason::Adjudication.key())
    };
    let games = record.matches.values().flat_map(|(_, games)| games).filter(adjudicated);
    for game in games {
        let of_match = game.match_id.map(|id| (id, i64::from(game.number_in_match)));
        let name = || game_name(game.id, of_match, Some(&record.event.code));
        for case in adjudications::of_game(tx, game.id).await? {
            match (case.state, case.decided_at) {
                (AdjudicationState::Appealed, _) => return Ok(Some(EventHold::Appealed { game: name() })),
                (AdjudicationState::Decided, Some(at)) if at + APPEAL_MS > now => {
                    holds.push(EventHold::Appeal { game: name(), until: at + APPEAL_MS });
                }
                _ => {}
            }
        }
    }
    let filter =
        AuditFilter { event: Some((record.event.code.clone(), record.event.id)), ..AuditFilter::default() };
    let deeds = audit::list(tx, &filter, LOOK).await?;
    let undone: BTreeSet<String> = deeds.iter().filter_map(|entry| Recorded::of(entry).undoes).collect();
    let stands = |entry: &&audit::Entry| {
        let recorded = Recorded::of(entry);
        let goes = recorded.before.get("member").and_then(serde_json::Value::as_i64);
        // What a member did himself is his.
        let own = entry.action == "withdraw" && goes == entry.actor_id.map(|id| id.0);
        DEEDS.contains(&entry.action.as_str()) && !own && !undone.contains(&entry.id.to_string())
    };
    let until = deeds.iter().filter(stands).map(|entry| entry.at + TAKEN_BACK_MS).max();
    holds.extend(until.filter(|&until| until > now).map(|until| EventHold::Undo { until }));
    Ok(holds.into_iter().max_by_key(EventHold::until))
}

impl Door {
    /// What keeps the club from going on with an event whose games are over.
    pub async fn hold(&self, record: &EventRecord) -> Result<Option<EventHold>, SubmitError> {
        hold_of(&mut self.db().read().await?, record, self.clock().now()).await
    }

    /// The club looks again when what holds the event is over; of an appeal its decision says when.
    pub(super) async fn wait_until(
        &self,
        submission: &Submission,
        record: EventRecord,
        hold: &EventHold,
    ) -> Result<Receipt, SubmitError> {
        let receipt = Receipt::Event { code: record.event.code.clone() };
        let commit = self.commit_for(submission, receipt.clone(), None);
        let event = Tournament { look_at: hold.until(), ..record.event };
        self.write_event(submission, commit, event, Deed::new(UNLOGGED), |_| Box::pin(async { Ok(()) }))
            .await?;
        Ok(receipt)
    }
}
