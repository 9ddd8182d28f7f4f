//! What a decision makes of a case and of its game.
use frcec_rules::club::game::{Denial, EndReason, Office, Outcome};
use frcec_store::{
    PlayerId, Tx,
    adjudications::{Adjudication, AdjudicationState},
    games::{GameResult, StoredGame},
};

use super::denied;
use crate::door::{
    SubmitError,
    desk::{DeskDenial, rulers},
    load::Loaded,
};

/// What a director says of a case.
pub(super) struct Verdict<'a> {
    pub(super) by: PlayerId,
    pub(super) at: i64,
    pub(super) outcome: Outcome,
    pub(super) reason: &'a str,
}

impl Verdict<'_> {
    /// The case after it, and what it does to the game; an appeal that changes nothing does nothing.
    pub(super) async fn on(
        &self,
        tx: &mut Tx,
        row: Adjudication,
        loaded: &Loaded,
        claims: usize,
    ) -> Result<(Adjudication, Option<Office>), SubmitError> {
        let outcome = self.outcome;
        let result = GameResult::of(outcome).ok_or_else(|| denied(loaded, Denial::NoAdjudication))?;
        match row.state {
            AdjudicationState::Claims => {
                let until = row.claims_until.unwrap_or(self.at);
                if claims < 2 && self.at <= until {
                    return Err(DeskDenial::ClaimsOpen { until }.into());
                }
                let after = Adjudication {
                    state: AdjudicationState::Decided,
                    decided_by: Some(self.by),
                    decided_at: Some(self.at),
                    outcome: Some(result),
                    reason: Some(self.reason.to_owned()),
                    ..row
                };
                Ok((after, Some(Office::Adjudicate { outcome })))
            }
            AdjudicationState::Appealed => {
                if let Some(denial) = own_decision(tx, &row, &loaded.stored, self.by).await? {
                    return Err(denial.into());
                }
                let stands = loaded.view.game.finish().is_some_and(|finish| finish.outcome == outcome);
                let correct = Office::Correct { outcome, reason: EndReason::Adjudication };
                let after = Adjudication {
                    state: AdjudicationState::Settled,
                    settled_by: Some(self.by),
                    settled_at: Some(self.at),
                    settled_outcome: Some(result),
                    settled_reason: Some(self.reason.to_owned()),
                    ..row
                };
                Ok((after, (!stands).then_some(correct)))
            }
            _ => Err(DeskDenial::NotDecidable.into()),
        }
    }
}

/// Why a director cannot decide about an appeal, if so: the first decision was his. Who can is named.
pub async fn own_decision(
    tx: &mut Tx,
    row: &Adjudication,
    game: &StoredGame,
    by: PlayerId,
) -> Result<Option<DeskDenial>, SubmitError> {
    if row.state != AdjudicationState::Appealed || row.decided_by != Some(by) {
        return Ok(None);
    }
    let others = rulers(tx, game, Some(by)).await?;
    Ok(Some(DeskDenial::OwnDecision { others: others.into_iter().map(|(_, name)| name).collect() }))
}
