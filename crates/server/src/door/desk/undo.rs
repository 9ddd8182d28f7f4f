//! Taking back what an entry of the audit log says, as far as chess and the record allow.
//!
//! Whether it can be is found in one place, [`Door::undo_of`] and the deed alike: the log and the preview say why something stays
//! before anybody writes a reason.
use std::collections::{HashMap, HashSet};

use frcec_rules::club::{
    game::{EndReason, Office, Outcome},
    pace::DAY_MS,
    seat::Seat,
};
use frcec_store::{
    GameId, PlayerId, StoreError, Tx,
    audit::{self, AuditFilter, Entry},
    players::{self, PlayerStatus, Role},
};
use serde_json::Value;

use super::{
    DeskDenial, Recorded,
    games::{InGame, decided_for_good},
    may_rule,
    members::{may_suspend, status_of},
    outcome_of,
    roles::may_set_role,
};
use crate::{
    door::{
        Actor, Command, Door, Receipt, Submission, SubmitError, Via,
        event::{EventsKnown, Undoing, officers_stand, ruled_by_others, tie_break_gone, undoing},
        load::load_game,
    },
    people::Person,
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
    /// This member is no director any more.
    NoOfficer(String),
    /// The clock has too little left of the time that was given, or the game is over.
    TimeUsed,
    /// The tie-break that was cancelled by it cannot be played any more.
    TieBreak,
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
    /// The appeal is decided, for good.
    Settled,
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
            Self::NoOfficer(_) => "no-officer",
            Self::TimeUsed => "time-used",
            Self::TieBreak => "tie-break",
            Self::Unkept => "unkept",
            Self::Started => "started",
            Self::Ended => "ended",
            Self::Reopened => "reopened",
            Self::Replayed => "replayed",
            Self::Merged => "merged",
            Self::Decided => "decided",
            Self::Settled => "settled",
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
            "adjudicate" => Self::Decided,
            "settle appeal" => Self::Settled,
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
    Can(Undoes),
    /// It stays.
    Not(Stays),
    /// This director cannot take it back.
    Barred(DeskDenial),
}

/// What taking an entry back does, as far as the entry itself does not say it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Undoes {
    /// How many games go on by it.
    pub games: usize,
    /// How many of them had an adjudication, which does not go on.
    pub cases: usize,
    /// Whether its member comes on the waiting list, since all places are taken by now.
    pub waits: bool,
    /// The result that counts again.
    pub result: Option<(GameId, Outcome, EndReason)>,
    /// Whose clock gets so many days, less than none.
    pub clock: Option<(GameId, Seat, i32)>,
}

/// What taking an entry back does.
enum Back {
    InEvent(Box<Undoing>),
    InGame { game: GameId, office: Office, seen: Option<u32>, action: &'static str },
    Role { player: PlayerId, role: Role },
    Suspension { player: PlayerId, on: bool },
}

/// What several entries of one snapshot of the record rest on is looked up once.
#[derive(Debug, Default)]
pub struct UndoLook {
    events: EventsKnown,
    /// The entries that were taken back, by what they are about.
    undone: HashMap<String, HashSet<String>>,
}

impl UndoLook {
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

/// A role by its word in the log.
fn role_of(side: &serde_json::Map<String, Value>) -> Option<Role> {
    side.get("role")?.as_str()?.parse().ok()
}

impl Door {
    /// How an entry of the log stands to being taken back by the director `by` at `now` (Unix ms).
    pub async fn undo_of(
        &self,
        tx: &mut Tx,
        known: &mut UndoLook,
        entry: &Entry,
        by: PlayerId,
        now: i64,
    ) -> Result<Undo, SubmitError> {
        Ok(match self.way_back(tx, known, entry, by, now).await? {
            Ok(Back::InEvent(undoing)) => {
                let cases = undoing.cases_over(tx).await?.len();
                let (games, waits) = (undoing.games(), undoing.waits());
                Undo::Can(Undoes { games, cases, waits, ..Undoes::default() })
            }
            Ok(Back::InGame { game, office: Office::Correct { outcome, reason }, .. }) => {
                Undo::Can(Undoes { result: Some((game, outcome, reason)), ..Undoes::default() })
            }
            Ok(Back::InGame { game, office: Office::Grant { seat, days }, .. }) => {
                Undo::Can(Undoes { clock: Some((game, seat, days)), ..Undoes::default() })
            }
            Ok(_) => Undo::Can(Undoes::default()),
            Err(why) => why,
        })
    }

    /// What taking an entry back would do, or why it cannot be.
    async fn way_back(
        &self,
        tx: &mut Tx,
        known: &mut UndoLook,
        entry: &Entry,
        by: PlayerId,
        now: i64,
    ) -> Result<Result<Back, Undo>, SubmitError> {
        if let Some(stays) = Stays::of_kind(&entry.action) {
            return Ok(Err(Undo::Not(stays)));
        }
        let in_event = Box::pin(undoing(tx, &mut known.events, entry, now)).await?;
        let kinds = ["correct result", "add time", "suspend", "unsuspend", "change role"];
        if in_event.is_none() && !kinds.contains(&entry.action.as_str()) {
            return Ok(Err(Undo::Nothing));
        }
        if known.is_undone(tx, entry).await? {
            return Ok(Err(Undo::Not(Stays::Undone)));
        }
        if let Some(in_event) = in_event {
            let undoing = match in_event {
                Ok(undoing) => undoing,
                Err(stays) => return Ok(Err(Undo::Not(stays))),
            };
            if let Some(denial) = ruled_by_others(tx, &undoing.record, by).await? {
                return Ok(Err(Undo::Barred(denial)));
            }
            return Ok(match officers_stand(tx, &undoing).await? {
                Some(stays) => Err(Undo::Not(stays)),
                None => Ok(Back::InEvent(Box::new(undoing))),
            });
        }
        let number = entry.subject.split_once(' ').and_then(|(_, number)| number.parse::<i64>().ok());
        let Some(number) = number else { return Ok(Err(Undo::Nothing)) };
        match entry.action.as_str() {
            "correct result" | "add time" => {
                Box::pin(self.way_back_in_game(tx, known, entry, GameId(number), by, now)).await
            }
            _ => way_back_of_member(tx, entry, PlayerId(number), by).await,
        }
    }

    async fn way_back_in_game(
        &self,
        tx: &mut Tx,
        known: &mut UndoLook,
        entry: &Entry,
        game: GameId,
        by: PlayerId,
        now: i64,
    ) -> Result<Result<Back, Undo>, SubmitError> {
        let recorded = Recorded::of(entry);
        let loaded = load_game(tx, game).await?.ok_or(SubmitError::NoGame(game))?;
        let correction = entry.action == "correct result";
        let (office, seen, action, stays) = if correction {
            let now = loaded.view.game.finish().map_or("*", |finish| finish.outcome.pgn());
            // Only what stands as it was left can be put back.
            if recorded.after.get("result").and_then(Value::as_str) != Some(now) {
                return Ok(Err(Undo::Not(Stays::Changed)));
            }
            let outcome = recorded.before.get("result").and_then(Value::as_str).and_then(outcome_of);
            let ended_by = recorded.before.get("ended_by").cloned();
            let ended_by = ended_by.and_then(|word| serde_json::from_value::<EndReason>(word).ok());
            let (Some(outcome), Some(reason)) = (outcome, ended_by) else {
                return Ok(Err(Undo::Not(Stays::Unkept)));
            };
            if tie_break_gone(tx, &mut known.events, &loaded.stored, (outcome, reason)).await? {
                return Ok(Err(Undo::Not(Stays::TieBreak)));
            }
            let seen = Some(loaded.view.game.version());
            (Office::Correct { outcome, reason }, seen, "undo correction", Stays::Changed)
        } else {
            let left = |side: &serde_json::Map<String, Value>| side.get("left_ms").and_then(Value::as_i64);
            let seat = recorded.after.get("seat").and_then(Value::as_str);
            let seat = Seat::BOTH.into_iter().find(|known| Some(known.letter().to_string().as_str()) == seat);
            let days = left(&recorded.before).zip(left(&recorded.after));
            let days = days.and_then(|(before, after)| i32::try_from((before - after) / DAY_MS).ok());
            let (Some(days), Some(seat)) = (days, seat) else {
                return Ok(Err(Undo::Not(Stays::Unkept)));
            };
            (Office::Grant { seat, days }, None, "take time back", Stays::TimeUsed)
        };
        if let Err(denial) = may_rule(tx, &loaded.stored, by).await? {
            return Ok(Err(Undo::Barred(denial)));
        }
        if correction {
            match decided_for_good(tx, &loaded, by).await {
                Err(SubmitError::Desk(denial)) => return Ok(Err(Undo::Barred(*denial))),
                other => other?,
            }
        }
        let asked = Submission {
            by: Actor::Staff(by),
            via: Via::Form,
            at: now,
            origin: None,
            command: Command::Desk(super::DeskCommand::Undo { entry: entry.id, reason: String::new() }),
        };
        match self.ruled(tx, &asked, &loaded, office).await {
            Ok(_) => Ok(Ok(Back::InGame { game, office, seen, action })),
            Err(SubmitError::Denied { .. }) => Ok(Err(Undo::Not(stays))),
            Err(error) => Err(error),
        }
    }

    pub(super) async fn undo(
        &self,
        submission: &Submission,
        id: i64,
        reason: &str,
    ) -> Result<Receipt, SubmitError> {
        let by = super::director(submission)?;
        let mut tx = self.db().read().await?;
        let entry = audit::by_id(&mut tx, id).await?.ok_or(DeskDenial::NoEntry)?;
        let way = self.way_back(&mut tx, &mut UndoLook::default(), &entry, by, submission.at).await?;
        drop(tx);
        match way {
            Ok(Back::InEvent(undoing)) => {
                Box::pin(self.undo_in_event(submission, &entry, *undoing, reason)).await
            }
            Ok(Back::InGame { game, office, seen, action }) => {
                let ruling = InGame { game, office, seen, action, reason, undoes: Some(id) };
                self.rule(submission, ruling).await
            }
            Ok(Back::Role { player, role }) => {
                Box::pin(self.set_role(submission, player, role, reason, Some(id))).await
            }
            Ok(Back::Suspension { player, on }) => {
                Box::pin(self.suspend(submission, player, on, reason, Some(id))).await
            }
            Err(Undo::Not(stays)) => Err(DeskDenial::Stays(stays).into()),
            Err(Undo::Barred(denial)) => Err(denial.into()),
            Err(Undo::Nothing | Undo::Can(_)) => Err(DeskDenial::NoUndo.into()),
        }
    }
}

/// The same of a ruling about a member.
async fn way_back_of_member(
    tx: &mut Tx,
    entry: &Entry,
    player: PlayerId,
    by: PlayerId,
) -> Result<Result<Back, Undo>, SubmitError> {
    let recorded = Recorded::of(entry);
    let Some(row) = players::by_id(tx, player).await? else { return Ok(Err(Undo::Not(Stays::Changed))) };
    if matches!(row.status, PlayerStatus::Former | PlayerStatus::Archived) {
        return Ok(Err(Undo::Not(Stays::Changed)));
    }
    let who = Person::load(tx, by).await.map_err(crate::door::LoadError::from)?;
    let (back, allowed) = if entry.action == "change role" {
        let Some(role) = role_of(&recorded.before) else { return Ok(Err(Undo::Not(Stays::Unkept))) };
        if role_of(&recorded.after) != Some(row.role) {
            return Ok(Err(Undo::Not(Stays::Changed)));
        }
        (Back::Role { player, role }, may_set_role(tx, &who, &row, role).await?)
    } else {
        if recorded.after.get("status").and_then(status_of) != Some(row.status) {
            return Ok(Err(Undo::Not(Stays::Changed)));
        }
        let on = entry.action == "unsuspend";
        (Back::Suspension { player, on }, may_suspend(&who, &row, on))
    };
    Ok(allowed.map(|()| back).map_err(Undo::Barred))
}
