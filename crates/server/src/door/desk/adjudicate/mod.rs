//! Adjudication: how an unfinished game counts. A player asks and a director takes it up, or a director asks; the game stands
//! still; both players say what they claim, with lines; a neutral director decides and says why; either player may appeal
//! once, and another director decides about that (domain.md, "Tournaments").
mod begin;
mod decide;
mod players;
mod told;
mod verdict;

use frcec_rules::club::game::Denial;
use frcec_store::{
    PlayerId, Tx,
    adjudications::{self, Adjudication},
    asks::{self, Ask, AskKind},
    letters::{self, NewLetter},
};

pub use self::{decide::notes_on_decision, verdict::own_decision};
use super::DeskDenial;
use crate::door::{
    Door, Receipt, SubmitError,
    commit::{Commit, Undone},
    load::{Loaded, load_game},
};

const DAY_MS: i64 = 24 * 60 * 60 * 1000;
/// How long the players can say what they claim (ms): fourteen days.
pub const CLAIMS_MS: i64 = 14 * DAY_MS;
/// How long the players can appeal (ms): fourteen days.
pub const APPEAL_MS: i64 = 14 * DAY_MS;
/// Characters of a claim's lines at the most.
pub const LONGEST_LINES: usize = 4000;

/// An adjudication with its game.
struct Case {
    row: Adjudication,
    loaded: Loaded,
}

async fn case(tx: &mut Tx, id: i64) -> Result<Case, SubmitError> {
    let row = adjudications::by_id(tx, id).await?.ok_or(DeskDenial::NoAdjudication(id))?;
    let loaded = load_game(tx, row.game_id).await?.ok_or(SubmitError::NoGame(row.game_id))?;
    Ok(Case { row, loaded })
}

async fn own_case(tx: &mut Tx, id: i64, player: PlayerId) -> Result<Case, SubmitError> {
    let case = case(tx, id).await?;
    if case.loaded.seat(player).is_none() {
        return Err(DeskDenial::NoAdjudication(id).into());
    }
    Ok(case)
}

fn denied(loaded: &Loaded, denial: Denial) -> SubmitError {
    SubmitError::Denied { denial, view: Box::new(loaded.view.clone()) }
}

impl Door {
    /// Writes a step of a case: its row, the questions that it asks, and that those of the kinds `over` are void.
    async fn write_case(
        &self,
        commit: Commit,
        after: Adjudication,
        at: i64,
        questions: Vec<(Ask, NewLetter)>,
        over: Vec<AskKind>,
    ) -> Result<Receipt, SubmitError> {
        let id = after.id;
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    // Before the game: its end would make the case void.
                    commit.begin(tx).await?;
                    adjudications::update(tx, &after, at).await?;
                    commit.apply_rest(tx).await?;
                    for kind in over {
                        asks::void_about(tx, kind, id, at).await?;
                    }
                    for question in questions {
                        ask(tx, Some(question)).await?;
                    }
                    Ok::<_, Undone>(Receipt::Adjudication { id })
                })
            })
            .await;
        self.desk_written(written)
    }
}

/// The receipt names a number that only the transaction knows.
fn with_receipt(commit: &mut Commit, id: i64) {
    if let Some((_, stored)) = &mut commit.origin {
        *stored = Receipt::Adjudication { id };
    }
}

async fn ask(tx: &mut Tx, question: Option<(Ask, NewLetter)>) -> Result<(), Undone> {
    if let Some((ask, letter)) = question {
        asks::insert(tx, &ask).await?;
        letters::insert(tx, &letter).await?;
    }
    Ok(())
}
