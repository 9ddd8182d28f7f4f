//! Events: whether their rounds are made of the matches that are there, the draw can be computed anew, and each of them can
//! come to its end.
use std::collections::BTreeSet;

use frcec_rules::club::event::Format;
use frcec_store::{
    MatchId, StoreError, TournamentId,
    tournaments::{self, Tournament, TournamentState},
};

use super::{Doctor, Report};
use crate::door::{EventRecord, LoadError, PairingBody, SubmitError, draw_fault};

impl Doctor<'_> {
    pub(super) async fn look_at_tournaments(&self, report: &mut Report) -> Result<(), StoreError> {
        let mut before: Option<TournamentId> = None;
        loop {
            let page = match tournaments::list(&mut self.db.read().await?, None, before, 100).await {
                Ok(page) => page,
                // Such a row was named with the other tables.
                Err(StoreError::Corrupt { .. }) => return Ok(()),
                Err(error) => return Err(error),
            };
            let Some(end) = page.last() else { return Ok(()) };
            before = Some(end.id);
            for event in page {
                self.look_at_tournament(report, event).await?;
            }
        }
    }

    async fn look_at_tournament(&self, report: &mut Report, event: Tournament) -> Result<(), StoreError> {
        let code = event.code.clone();
        let loaded = EventRecord::of(&mut self.db.read().await?, event).await;
        let record = match loaded {
            Ok(record) => record,
            Err(SubmitError::Load(LoadError::Store(error)))
                if !matches!(error, StoreError::Corrupt { .. }) =>
            {
                return Err(error);
            }
            Err(error) => {
                let facts = [("error", error.to_string().into())];
                report.faults.push(self.fault("tournament_unreadable", "tournaments", &code, &facts));
                return Ok(());
            }
        };
        let mut wrong = rounds(&record);
        wrong.sort_unstable();
        wrong.dedup();
        for what in wrong {
            report.faults.push(self.fault(
                "rounds_differ",
                "tournament_rounds",
                &code,
                &[("error", what.into())],
            ));
        }
        for fault in record.verify().unwrap_or_default() {
            let what = draw_fault(&fault);
            report.faults.push(self.fault(
                "draw_differs",
                "tournament_draws",
                &code,
                &[("error", what.into())],
            ));
        }
        if forgotten(&record) {
            report.faults.push(self.fault("tournament_forgotten", "tournaments", &code, &[]));
            if let Some(at) = self.repair_at {
                let event = record.event;
                self.db
                    .write(move |tx| Box::pin(async move { tournaments::look_again(tx, &event, at).await }))
                    .await?;
            }
        }
        Ok(())
    }
}

/// Nothing runs, nothing waits, and no worker will look: it would never end.
fn forgotten(record: &EventRecord) -> bool {
    let event = &record.event;
    event.state == TournamentState::Running
        && event.look_at.is_none()
        && event.waits_since.is_none()
        && record.unfinished().next().is_none()
}

/// What of the rounds does not fit the matches and the entries.
fn rounds(record: &EventRecord) -> Vec<String> {
    let event = &record.event;
    let mut wrong = Vec::new();
    if i64::try_from(record.rounds.len()) != Ok(event.round) && event.started_at.is_some() {
        wrong.push(format!("the event is at round {}, and {} are there", event.round, record.rounds.len()));
    }
    if event.state == TournamentState::Finished && record.unfinished().next().is_some() {
        wrong.push("the event is over, and a game runs".to_owned());
    }
    let mut paired: BTreeSet<MatchId> = BTreeSet::new();
    for round in &record.rounds {
        for pairing in &round.body.pairings {
            for id in &pairing.matches {
                if !paired.insert(*id) {
                    wrong.push(format!("match {id} stands in two pairings"));
                }
            }
            wrong.extend(pairing_fault(record, round.stored.round, pairing));
        }
    }
    if let Format::RoundRobin { .. } = record.settings.format {
        let mut met = BTreeSet::new();
        let pairings = || record.rounds.iter().flat_map(|round| &round.body.pairings);
        for paired in pairings().map(|pairing| &pairing.paired) {
            let pair = (paired.white.min(paired.black), paired.white.max(paired.black));
            if !met.insert(pair) {
                wrong.push(format!("entries {} and {} are paired twice", pair.0 + 1, pair.1 + 1));
            }
        }
        let plays = |index: usize| met.iter().any(|&(one, other)| one == index || other == index);
        if event.started_at.is_some() {
            let left_out = (0..record.entries.len()).filter(|&index| !plays(index));
            wrong.extend(left_out.map(|index| format!("entry {} is paired with nobody", index + 1)));
        }
    }
    let unpaired = record.matches.keys().filter(|id| !paired.contains(id));
    wrong.extend(unpaired.map(|id| format!("match {id} stands in no pairing")));
    wrong
}

fn pairing_fault(record: &EventRecord, round: i64, pairing: &PairingBody) -> Option<String> {
    let (white, black) = (pairing.paired.white, pairing.paired.black);
    let Some(id) = pairing.matches.last() else {
        return Some(format!("round {round}: {} and {} have no match", white + 1, black + 1));
    };
    let Some((of_match, games)) = record.matches.get(id) else {
        return Some(format!("round {round}: match {id} is not there"));
    };
    if of_match.round != Some(round) {
        return Some(format!("match {id} is of another round than {round}"));
    }
    let sits = |entry: usize, player| {
        record
            .entries
            .get(entry)
            .is_some_and(|entry| entry.player == player || entry.before.contains(&player))
    };
    if !sits(white, of_match.first_white_id) || !sits(black, of_match.first_black_id) {
        return Some(format!("match {id} is not of numbers {} and {}", white + 1, black + 1));
    }
    if record.games_of(pairing).len() != pairing.paired.games.count() || games.is_empty() {
        return Some(format!("match {id} has not the games of its pairing"));
    }
    None
}
