//! Taking back what an entry of the audit log says, as far as chess and the record allow.
use frcec_rules::club::{
    game::{EndReason, Office, Outcome},
    pace::DAY_MS,
    seat::Seat,
};
use frcec_store::{
    GameId, PlayerId,
    audit::{self, AuditFilter, Entry},
    games, players,
};
use serde_json::Value;

use super::{DeskDenial, Recorded, games::InGame, members::status_of, outcome_of};
use crate::door::{Door, Receipt, Submission, SubmitError};

/// Entries of one subject that are looked through.
const LOOK: u32 = 200;

/// Whether what an entry says can be taken back, as far as its kind goes.
pub fn can_undo(entry: &Entry) -> bool {
    matches!(entry.action.as_str(), "correct result" | "add time" | "suspend" | "unsuspend")
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
        if !can_undo(&entry) {
            return Err(DeskDenial::NoUndo.into());
        }
        let filter = AuditFilter { subject: Some(entry.subject.clone()), ..AuditFilter::default() };
        let later = audit::list(&mut tx, &filter, LOOK).await?;
        let undone = later.iter().any(|other| Recorded::of(other).undoes == Some(id.to_string()));
        if undone {
            return Err(DeskDenial::Undone.into());
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
                    return Err(DeskDenial::Undone.into());
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
                if recorded.after.get("status").and_then(status_of) != Some(row.status) {
                    return Err(DeskDenial::Undone.into());
                }
                self.suspend(submission, player, entry.action == "unsuspend", reason, Some(id)).await
            }
        }
    }
}
