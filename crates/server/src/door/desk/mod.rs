//! What directors do by office, each with a stated reason and an entry in the audit log: results corrected, games adjudicated,
//! halted, cancelled and replayed, time given; members suspended, accounts merged; letters sent again.
//!
//! No director rules where he plays: neither in his own games nor in an event that he has entered (domain.md).
mod adjudicate;
mod asked;
mod corrected;
mod games;
mod held;
mod letters;
mod members;
mod replay;
mod rights;
mod roles;
mod undo;

use frcec_rules::{
    StartPosition,
    club::{game::Outcome, seat::Seat},
};
use frcec_store::{
    GameId, LetterId, PlayerId, StoreError, Tx,
    adjudications::Claim,
    audit::{self, Entry},
    merge::Apart,
    players::Role,
};
use futures_util::future::BoxFuture;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

pub(super) use self::roles::admin_left_without;
pub use self::{
    adjudicate::{APPEAL_MS, CLAIMS_MS, LONGEST_LINES, notes_on_decision, own_decision},
    asked::{DeskAsk, DeskWord},
    games::{outcome_of, rating_preview},
    held::is_question,
    members::entries_of,
    rights::{may_rule, rulers},
    undo::{Stays, Undo, UndoLook, Undoes},
};
use super::{
    Actor, Command, Door, Receipt, Submission, SubmitError,
    commit::{Commit, Undone},
};
use crate::people::Person;

/// Characters of a stated reason at the least and at the most.
pub const REASON: std::ops::RangeInclusive<usize> = 3..=1000;

/// What is asked of the directors, or by one.
#[derive(Clone, Debug)]
pub enum DeskCommand {
    /// Give a finished game another result.
    Correct {
        /// Which game.
        game: GameId,
        /// How it counts.
        outcome: Outcome,
        /// The game's version that the director saw.
        seen: u32,
        /// Why.
        reason: String,
    },
    /// Let a finished game go on.
    Reopen {
        /// Which game.
        game: GameId,
        /// The game's version that the director saw.
        seen: u32,
        /// Why.
        reason: String,
    },
    /// Give a player time.
    AddTime {
        /// Which game.
        game: GameId,
        /// Whose clock.
        seat: Seat,
        /// Whole days.
        days: u32,
        /// Why.
        reason: String,
    },
    /// Cancel what is unfinished of a match that began from a wrong position, and have it replayed.
    Replay {
        /// A game of the match.
        game: GameId,
        /// The right position; drawn if `None`, which is no way in an event.
        start: Option<StartPosition>,
        /// Why.
        reason: String,
    },
    /// Stop a member from beginning games, or let it begin some again.
    Suspend {
        /// Whom.
        player: PlayerId,
        /// Whether.
        on: bool,
        /// Why.
        reason: String,
    },
    /// Give a member another role in the club.
    SetRole {
        /// Whom.
        player: PlayerId,
        /// Which.
        role: Role,
        /// Why.
        reason: String,
    },
    /// Make two accounts of one person one.
    Merge {
        /// The account that is given up.
        from: PlayerId,
        /// The account that stays.
        into: PlayerId,
        /// Why.
        reason: String,
    },
    /// Ask the directors to decide how an unfinished game counts. A director who asks takes it up at once.
    AskAdjudication {
        /// Which game.
        game: GameId,
        /// Why.
        reason: String,
    },
    /// Take up what a player asked for: the game stands still, and both are asked what they claim.
    TakeUp {
        /// The adjudication.
        id: i64,
    },
    /// Do not decide it: the game goes on.
    PutDown {
        /// The adjudication.
        id: i64,
        /// Why.
        reason: String,
    },
    /// Say what one claims.
    FileClaim {
        /// The adjudication.
        id: i64,
        /// Won or drawn.
        claim: Claim,
        /// The lines that show it.
        lines: String,
    },
    /// Decide it, or the appeal against the decision.
    Decide {
        /// The adjudication.
        id: i64,
        /// How the game counts.
        outcome: Outcome,
        /// Why.
        reason: String,
    },
    /// Do not accept the decision.
    Appeal {
        /// The adjudication.
        id: i64,
        /// Why not.
        reason: String,
    },
    /// What a director asks in words: answered with a preview, done on a yes.
    Ask {
        /// Who asks.
        player: PlayerId,
        /// What.
        ask: DeskAsk,
    },
    /// Send a letter once more that was given up.
    SendAgain {
        /// Which letter.
        letter: LetterId,
    },
    /// Let a letter be that was given up: the desk shows it no more.
    DropLetter {
        /// Which letter.
        letter: LetterId,
        /// Why.
        reason: String,
    },
    /// Ask a member once more about what waits for the member's yes.
    AskHeld {
        /// Which.
        held: i64,
    },
    /// Set aside what waits for a member's yes.
    DropHeld {
        /// Which.
        held: i64,
        /// Why.
        reason: String,
    },
    /// Take back what an entry of the audit log says, where that is possible.
    Undo {
        /// The entry.
        entry: i64,
        /// Why.
        reason: String,
    },
}

/// Why it is not done. The facts only; the catalogue makes the sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeskDenial {
    /// No reason is stated, or one too short to be one.
    NoReason,
    /// The reason, or the text, is longer than anybody reads.
    TooLong {
        /// Characters at the most.
        most: usize,
    },
    /// The director plays in the game, or in its event.
    OwnGame {
        /// Directors who do not.
        others: Vec<String>,
    },
    /// Another director decides about an appeal.
    OwnDecision {
        /// Directors who can.
        others: Vec<String>,
    },
    /// An appeal about the game was decided: that is final, but for an admin.
    Settled,
    /// It has changed since the director looked.
    Changed,
    /// There is no game of this name.
    NoGame(String),
    /// A match of two games is named: which of them?
    WhichGame(String),
    /// The game is not of this club's making: it came from elsewhere, or belongs to no match.
    NoMatch,
    /// The event is over, or has gone on to its next round.
    EventMovedOn {
        /// Its code.
        code: String,
    },
    /// A player of the game has left the club.
    PlayerLeft {
        /// Who, as far as that is known.
        name: String,
    },
    /// The game began from this position.
    SameStart,
    /// In an event the right position has to be named: nothing is drawn again.
    StartNeeded,
    /// The game began from the position that its event drew: that is no wrong one.
    DrawnStart,
    /// In an event with a draw only the drawn position is right.
    OnlyDrawn {
        /// Which that is.
        start: StartPosition,
    },
    /// This member is suspended already, or is not.
    SameStatus,
    /// This member has the role already.
    SameRole,
    /// The club would have no admin any more.
    LastAdmin,
    /// That is the director.
    Yourself,
    /// Only admins rule about directors and admins.
    Staff,
    /// The account that is given up has an office.
    StaffAccount,
    /// They are two people as far as the record knows.
    Apart(Apart),
    /// There is no adjudication of this number, or not of this player.
    NoAdjudication(i64),
    /// The game is adjudicated already, or it was asked for.
    AskedAlready,
    /// The player has asked twice in this game.
    AskedTooOften,
    /// Nothing can be decided about it now.
    NotDecidable,
    /// The time for claims is not over, and not both players have filed one.
    ClaimsOpen {
        /// Until when (Unix ms).
        until: i64,
    },
    /// The time for claims is over.
    ClaimsClosed,
    /// A claim without lines shows nothing.
    ClaimWithoutLines,
    /// Time has run out in this game: the clock decides it.
    TimeIsUp,
    /// There can be no appeal, or no second one.
    NoAppeal,
    /// The time for an appeal is over.
    AppealTooLate,
    /// No such letter waits for a decision.
    NoLetter,
    /// Nothing of that waits for a yes any more.
    NoHeld,
    /// The member was asked less than an hour ago.
    AskedLately,
    /// The log has no such entry.
    NoEntry,
    /// This cannot be taken back.
    NoUndo,
    /// What the entry says stays.
    Stays(Stays),
}

impl From<DeskDenial> for SubmitError {
    fn from(denial: DeskDenial) -> Self {
        Self::Desk(Box::new(denial))
    }
}

impl Door {
    pub(super) async fn submit_desk(
        &self,
        submission: &Submission,
        command: &DeskCommand,
    ) -> Result<Receipt, SubmitError> {
        match command {
            DeskCommand::Correct { .. } | DeskCommand::Reopen { .. } | DeskCommand::AddTime { .. } => {
                self.rule_in_game(submission, command).await
            }
            DeskCommand::Replay { game, start, reason } => {
                self.replay(submission, *game, *start, reason).await
            }
            DeskCommand::Suspend { player, on, reason } => {
                Box::pin(self.suspend(submission, *player, *on, reason, None)).await
            }
            DeskCommand::SetRole { player, role, reason } => {
                Box::pin(self.set_role(submission, *player, *role, reason, None)).await
            }
            DeskCommand::Merge { from, into, reason } => {
                Box::pin(self.merge(submission, *from, *into, reason)).await
            }
            DeskCommand::AskAdjudication { game, reason } => {
                Box::pin(self.ask_adjudication(submission, *game, reason)).await
            }
            DeskCommand::TakeUp { id } => Box::pin(self.take_up(submission, *id)).await,
            DeskCommand::PutDown { id, reason } => Box::pin(self.put_down(submission, *id, reason)).await,
            DeskCommand::FileClaim { id, claim, lines } => {
                Box::pin(self.file_claim(submission, *id, *claim, lines)).await
            }
            DeskCommand::Decide { id, outcome, reason } => {
                Box::pin(self.decide_adjudication(submission, *id, *outcome, reason)).await
            }
            DeskCommand::Appeal { id, reason } => Box::pin(self.appeal(submission, *id, reason)).await,
            DeskCommand::Ask { player, ask } => Box::pin(self.ask_of_desk(submission, *player, ask)).await,
            DeskCommand::SendAgain { letter } => self.send_again(submission, *letter).await,
            DeskCommand::DropLetter { letter, reason } => self.drop_letter(submission, *letter, reason).await,
            DeskCommand::AskHeld { held } => Box::pin(self.ask_held(submission, *held)).await,
            DeskCommand::DropHeld { held, reason } => {
                Box::pin(self.drop_held(submission, *held, reason)).await
            }
            DeskCommand::Undo { entry, reason } => Box::pin(self.undo(submission, *entry, reason)).await,
        }
    }

    /// Writes what a director has decided: the submission's own, `change`, and the entry of the log, in one transaction. Where
    /// `change` finds nothing to change, something has happened under the director's eyes, and nothing is written.
    async fn desk_deed<F>(
        &self,
        submission: &Submission,
        commit: Commit,
        ruling: Ruling<'_>,
        change: F,
    ) -> Result<Receipt, SubmitError>
    where
        F: for<'a> FnOnce(&'a mut Tx) -> BoxFuture<'a, Result<bool, StoreError>> + Send + 'static,
    {
        let entry = self.ruling(submission, ruling);
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    commit.apply(tx).await?;
                    if !change(tx).await? {
                        return Err(Undone::NothingHeld);
                    }
                    audit::insert(tx, &entry).await?;
                    Ok::<_, Undone>(Receipt::Kept)
                })
            })
            .await;
        self.desk_written(written)
    }

    /// What answers the mail that asked for a ruling, and settles the question that it answered.
    fn ruled_by_mail(
        &self,
        submission: &Submission,
        commit: &mut Commit,
        who: &Person,
        game: &str,
    ) -> Result<(), SubmitError> {
        if let Command::Ask(answer) = &submission.command {
            commit.ask = Some(answer.ask);
            let said = self.inner.speech.say(who.lang, "ruling-done", &[("game", game.into())]);
            commit.letters.extend(self.answer_by_mail(submission, who, said)?);
        }
        Ok(())
    }

    /// An entry of the audit log with its reason, and what was before and after.
    fn ruling(&self, submission: &Submission, ruling: Ruling<'_>) -> Entry {
        let Ruling { action, subject, reason, before, after, undoes } = ruling;
        let mut body = json!({ "before": before, "after": after });
        if let Some(undoes) = undoes {
            body["undoes"] = undoes.to_string().into();
        }
        Entry {
            reason: reason.map(str::to_owned),
            body: body.to_string(),
            ..self.audit(submission, action, &subject)
        }
    }
}

/// What an entry of the audit log says.
struct Ruling<'a> {
    action: &'a str,
    subject: String,
    reason: Option<&'a str>,
    before: Value,
    after: Value,
    /// The entry that is taken back.
    undoes: Option<i64>,
}

/// Before and after, as an entry keeps them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Recorded {
    /// Names and values.
    pub before: serde_json::Map<String, Value>,
    /// Names and values.
    pub after: serde_json::Map<String, Value>,
    /// The entry that was taken back by it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub undoes: Option<String>,
}

impl Recorded {
    /// What an entry keeps; entries of other kinds keep nothing.
    pub fn of(entry: &Entry) -> Self {
        serde_json::from_str(&entry.body).unwrap_or_default()
    }
}

/// The director who asks.
fn director(submission: &Submission) -> Result<PlayerId, SubmitError> {
    match submission.by {
        Actor::Staff(id) => Ok(id),
        Actor::Player(_) | Actor::Club => Err(SubmitError::NotYours),
    }
}

/// A stated reason: one paragraph of words that a person can read.
pub(super) fn stated(reason: &str) -> Result<String, DeskDenial> {
    let reason = reason.split_whitespace().collect::<Vec<_>>().join(" ");
    let reason: String = reason.chars().filter(|c| !c.is_control()).collect();
    match reason.chars().count() {
        count if count < *REASON.start() => Err(DeskDenial::NoReason),
        count if count > *REASON.end() => Err(DeskDenial::TooLong { most: *REASON.end() }),
        _ => Ok(reason),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_is_words_and_ends() {
        assert_eq!(stated("  \t "), Err(DeskDenial::NoReason));
        assert_eq!(stated("ok"), Err(DeskDenial::NoReason));
        assert_eq!(stated(" The\r\n mail\tcame late. "), Ok("The mail came late.".to_owned()));
        assert_eq!(stated(&"x".repeat(1000)).map(|reason| reason.len()), Ok(1000));
        assert_eq!(stated(&"ж".repeat(1001)), Err(DeskDenial::TooLong { most: 1000 }));
    }
}
