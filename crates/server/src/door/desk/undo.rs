//! Taking back what an entry of the audit log says, as far as chess and the record allow.
use std::collections::{HashMap, HashSet};

use frcec_rules::club::{
    game::{EndReason, Office, Outcome},
    pace::DAY_MS,
    seat::Seat,
};
use frcec_store::{
    GameId, PlayerId, StoreError, Tx,
    audit::{self, AuditFilter, Entry},
    games,
    players::{self, Role},
};
use serde_json::Value;

use super::{DeskDenial, Recorded, games::InGame, members::status_of, outcome_of};
use crate::door::{
    Door, Receipt, Submission, SubmitError,
    event::{EventsKnown, Undoing, undoing},
};

/// Entries of one subject that are looked through.
const LOOK: u32 = 200;

/// Why what an entry of the log says stays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stays {
    /// It was taken back already.
    Undone,
    /// A member did it himself: his word is his.
    Own,
    /// What it was about has begun, or gone on to another round.
    Begun,
    /// The event is over.
    Over,
    /// Somebody has moved since.
    Moved,
    /// Something else has happened since.
    Changed,
    /// More members are in than there were places.
    Places,
    /// The date of the start that it would put back is over.
    Date,
    /// This member has left the club, or may not play.
    Left(String),
    /// The entry is from before what is needed for it was kept.
    Unkept,
    /// Games have begun by it: their positions are known.
    Started,
    /// An event has ended by it; results can be corrected.
    Ended,
    /// It goes on, and ends by play or by a decision.
    Reopened,
    /// What is replayed has begun.
    Replayed,
    /// Two accounts that are one.
    Merged,
    /// There is the appeal.
    Decided,
    /// It took something back: that can be done anew.
    Undo,
}

impl Stays {
    /// Its name in the catalogue, `log-stays-…`.
    pub const fn key(&self) -> &'static str {
        match self {
            Self::Undone => "undone",
            Self::Own => "own",
            Self::Begun => "begun",
            Self::Over => "over",
            Self::Moved => "moved",
            Self::Changed => "changed",
            Self::Places => "places",
            Self::Date => "date",
            Self::Left(_) => "left",
            Self::Unkept => "unkept",
            Self::Started => "started",
            Self::Ended => "ended",
            Self::Reopened => "reopened",
            Self::Replayed => "replayed",
            Self::Merged => "merged",
            Self::Decided => "decided",
            Self::Undo => "undo",
        }
    }

    /// Why deeds of a kind are never taken back; `None` for those that can be, and for what is no deed of that sort.
    fn of_kind(action: &str) -> Option<Self> {
        Some(match action {
            "start" | "pair" => Self::Started,
            "end event" => Self::Ended,
            "reopen game" => Self::Reopened,
            "replay match" => Self::Replayed,
            "merge accounts" => Self::Merged,
            "adjudicate" | "settle appeal" => Self::Decided,
            "undo correction" | "take time back" => Self::Undo,
            other if other.starts_with("undo ") => Self::Undo,
            _ => return None,
        })
    }
}

/// How an entry of the log stands to being taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Undo {
    /// It is no deed that anybody would take back.
    Nothing,
    /// It can be.
    Can {
        /// How many games go on by it.
        games: usize,
    },
    /// It stays.
    Not(Stays),
}

/// How an entry of the log stands to being taken back at `now` (Unix ms).
pub async fn undo_of(tx: &mut Tx, entry: &Entry, now: i64) -> Result<Undo, SubmitError> {
    UndoLook::default().undo_of(tx, entry, now).await
}

/// The same for many entries of one snapshot of the record: what several of them rest on is looked up once.
#[derive(Debug, Default)]
pub struct UndoLook {
    events: EventsKnown,
    /// The entries that were taken back, by what they are about.
    undone: HashMap<String, HashSet<String>>,
}

impl UndoLook {
    /// How an entry stands.
    pub async fn undo_of(&mut self, tx: &mut Tx, entry: &Entry, now: i64) -> Result<Undo, SubmitError> {
        if let Some(stays) = Stays::of_kind(&entry.action) {
            return Ok(Undo::Not(stays));
        }
        let in_event = in_event(tx, &mut self.events, entry, now).await?;
        let kinds = ["correct result", "add time", "suspend", "unsuspend", "change role"];
        if in_event.is_none() && !kinds.contains(&entry.action.as_str()) {
            return Ok(Undo::Nothing);
        }
        Ok(match in_event {
            _ if self.is_undone(tx, entry).await? => Undo::Not(Stays::Undone),
            Some(Err(stays)) => Undo::Not(stays),
            Some(Ok(undoing)) => Undo::Can { games: undoing.games() },
            None => Undo::Can { games: 0 },
        })
    }

    /// Whether a later entry takes this one back.
    async fn is_undone(&mut self, tx: &mut Tx, entry: &Entry) -> Result<bool, StoreError> {
        if !self.undone.contains_key(&entry.subject) {
            let filter = AuditFilter { subject: Some(entry.subject.clone()), ..AuditFilter::default() };
            let of_it = audit::list(tx, &filter, LOOK).await?;
            let undone = of_it.iter().filter_map(|other| Recorded::of(other).undoes).collect();
            self.undone.insert(entry.subject.clone(), undone);
        }
        let undone = self.undone.get(&entry.subject);
        Ok(undone.is_some_and(|undone| undone.contains(&entry.id.to_string())))
    }
}

/// The same for entries about events, with what it takes.
async fn in_event(
    tx: &mut Tx,
    events: &mut EventsKnown,
    entry: &Entry,
    now: i64,
) -> Result<Option<Result<Undoing, Stays>>, SubmitError> {
    Box::pin(undoing(tx, events, entry, now)).await
}

/// A role by its word in the log.
fn role_of(word: &str) -> Option<Role> {
    word.parse().ok()
}

impl Door {
    pub(super) async fn undo(
        &self,
        submission: &Submission,
        id: i64,
        reason: &str,
    ) -> Result<Receipt, SubmitError> {
        let mut tx = self.db().read().await?;
        let entry = audit::by_id(&mut tx, id).await?.ok_or(DeskDenial::NoEntry)?;
        match undo_of(&mut tx, &entry, submission.at).await? {
            Undo::Can { .. } => {}
            Undo::Not(stays) => return Err(DeskDenial::Stays(stays).into()),
            Undo::Nothing => return Err(DeskDenial::NoUndo.into()),
        }
        if let Some(in_event) = in_event(&mut tx, &mut EventsKnown::default(), &entry, submission.at).await? {
            drop(tx);
            let undoing = in_event.map_err(DeskDenial::Stays)?;
            return Box::pin(self.undo_in_event(submission, &entry, undoing, reason)).await;
        }
        let recorded = Recorded::of(&entry);
        let number = entry.subject.split_once(' ').and_then(|(_, number)| number.parse::<i64>().ok());
        let number = number.ok_or(DeskDenial::NoUndo)?;
        match entry.action.as_str() {
            "correct result" => {
                let game = GameId(number);
                let stored = games::load(&mut tx, game).await?.ok_or(SubmitError::NoGame(game))?;
                drop(tx);
                let now = stored.row.result.map_or("*", |result| Outcome::from(result).pgn());
                // Only what stands as it was left can be put back.
                if recorded.after.get("result").and_then(Value::as_str) != Some(now) {
                    return Err(DeskDenial::Stays(Stays::Changed).into());
                }
                let outcome = recorded.before.get("result").and_then(Value::as_str).and_then(outcome_of);
                let ended_by = recorded.before.get("ended_by").cloned();
                let ended_by = ended_by.and_then(|word| serde_json::from_value::<EndReason>(word).ok());
                let (Some(outcome), Some(ended_by)) = (outcome, ended_by) else {
                    return Err(DeskDenial::NoUndo.into());
                };
                let ruling = InGame {
                    game,
                    office: Office::Correct { outcome, reason: ended_by },
                    seen: Some(stored.row.version),
                    action: "undo correction",
                    reason,
                    undoes: Some(id),
                };
                self.rule(submission, ruling).await
            }
            "add time" => {
                drop(tx);
                let left =
                    |side: &serde_json::Map<String, Value>| side.get("left_ms").and_then(Value::as_i64);
                let seat = recorded.after.get("seat").and_then(Value::as_str);
                let seat =
                    Seat::BOTH.into_iter().find(|known| Some(known.letter().to_string().as_str()) == seat);
                let (Some(before), Some(after), Some(seat)) =
                    (left(&recorded.before), left(&recorded.after), seat)
                else {
                    return Err(DeskDenial::NoUndo.into());
                };
                let days = i32::try_from((before - after) / DAY_MS).map_err(|_| DeskDenial::NoUndo)?;
                let ruling = InGame {
                    game: GameId(number),
                    office: Office::Grant { seat, days },
                    seen: None,
                    action: "take time back",
                    reason,
                    undoes: Some(id),
                };
                self.rule(submission, ruling).await
            }
            _ => {
                let player = PlayerId(number);
                let row = players::by_id(&mut tx, player).await?;
                drop(tx);
                let row = row.ok_or_else(|| SubmitError::NoMember(player.to_string()))?;
                if entry.action == "change role" {
                    let role = |side: &serde_json::Map<String, Value>| role_of(side.get("role")?.as_str()?);
                    let before = role(&recorded.before).ok_or(DeskDenial::NoUndo)?;
                    if role(&recorded.after) != Some(row.role) {
                        return Err(DeskDenial::Stays(Stays::Changed).into());
                    }
                    return self.set_role(submission, player, before, reason, Some(id)).await;
                }
                if recorded.after.get("status").and_then(status_of) != Some(row.status) {
                    return Err(DeskDenial::Stays(Stays::Changed).into());
                }
                self.suspend(submission, player, entry.action == "unsuspend", reason, Some(id)).await
            }
        }
    }
}
