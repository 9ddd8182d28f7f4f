//! The roll of champions: who won the events of the record, found from their games, and the lines that a director entered for
//! events before it.
use frcec_store::{
    PlayerId, Tx, champions,
    tournaments::{self, Tournament, TournamentState},
};

use super::Month;
use crate::door::{EventRecord, SubmitError};

/// A line of the roll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The year in which the event ended.
    pub year: i64,
    /// The event's name.
    pub event: String,
    /// Its code, if the record holds it: `T0004`.
    pub code: Option<String>,
    /// Who won; several who share it.
    pub winners: Vec<Winner>,
    /// The id of a line that was entered by hand.
    pub by_hand: Option<i64>,
}

/// Who won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Winner {
    /// A member, or somebody who was one.
    Member(PlayerId),
    /// A name.
    Named(String),
}

/// Events that a roll looks at, a page at a time.
const PAGE: u32 = 200;

/// The whole roll, the newest year first; in a year the events of the record by their ends, then the lines entered by hand.
pub async fn roll(tx: &mut Tx) -> Result<Vec<Line>, SubmitError> {
    let mut lines = Vec::new();
    let mut before = None;
    loop {
        let page = tournaments::list(tx, Some(TournamentState::Finished), before, PAGE).await?;
        let Some(last) = page.last() else { break };
        before = Some(last.id);
        for event in page {
            let at = event.ended_at.unwrap_or(event.changed_at);
            let winners: Vec<Winner> = winners(tx, &event).await?.into_iter().map(Winner::Member).collect();
            // An event in which nobody played, or from which everybody went, has none.
            if winners.is_empty() {
                continue;
            }
            let line = Line {
                year: Month::of(at).year(),
                event: event.name,
                code: Some(event.code),
                winners,
                by_hand: None,
            };
            lines.push((-line.year, 0, -at, line));
        }
    }
    for entered in champions::all(tx).await? {
        let winner = entered.player_id.map_or(Winner::Named(entered.name), Winner::Member);
        let line = Line {
            year: entered.year,
            event: entered.event,
            code: None,
            winners: vec![winner],
            by_hand: Some(entered.id),
        };
        lines.push((-line.year, 1, -entered.id, line));
    }
    lines.sort_by_key(|(year, by_hand, at, _)| (*year, *by_hand, *at));
    Ok(lines.into_iter().map(|(.., line)| line).collect())
}

/// Who won an event that is over; in one with classes, the first of each.
pub async fn winners(tx: &mut Tx, event: &Tournament) -> Result<Vec<PlayerId>, SubmitError> {
    if event.state != TournamentState::Finished {
        return Ok(Vec::new());
    }
    let record = EventRecord::of(tx, event.clone()).await?;
    let firsts = record.champions().concat();
    Ok(firsts.into_iter().filter_map(|entry| Some(record.entries.get(entry)?.player)).collect())
}
