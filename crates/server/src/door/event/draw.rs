//! The draw's secret, for as long as a submission needs it. It leaves the door in links alone, one for each round that begins.
use frcec_rules::{
    StartPosition,
    club::event::{
        Lots,
        draw::{self, Hash, Scope, Source},
    },
};
use frcec_store::{
    StoreError, Tx,
    tournaments::{
        Tournament,
        draws::{self, Draw},
    },
};

use super::settings::corrupt;
use crate::door::{Door, SubmitError};

/// The seed of an event's draw, and the list that it is mixed with.
pub(super) struct Secret {
    seed: Hash,
    code: String,
    list: String,
    entries: Hash,
}

impl Secret {
    /// With the closed list of entries.
    pub(super) fn with(seed: Hash, code: &str, list: String) -> Self {
        Self { seed, code: code.to_owned(), entries: Hash::of(&list), list }
    }

    /// The link of a round, from 1.
    pub(super) fn link(&self, round: usize) -> Hash {
        draw::link(self.seed, round)
    }

    /// The lots of all rounds that have begun, and those after them.
    pub(super) fn lots(&self, begun: usize) -> Lots {
        let links: Vec<Hash> = (1..=begun + 1).map(|round| self.link(round)).collect();
        Lots::new(&links, &self.list, &self.code)
    }

    /// The position that is drawn.
    pub(super) fn position(&self, scope: Scope) -> StartPosition {
        let link = self.link(scope.round());
        Source { link, entries: self.entries, code: &self.code }.position(scope).0
    }

    /// The closed list, and its hash.
    pub(super) fn list(&self) -> (&str, Hash) {
        (&self.list, self.entries)
    }
}

/// The seed that an event has; `None` if it has none yet.
pub(super) async fn seed(tx: &mut Tx, event: &Tournament) -> Result<Option<Hash>, SubmitError> {
    let Some(text) = draws::seed(tx, event.id).await? else { return Ok(None) };
    // What cannot be read is not shown either: it is secret.
    text.parse().map(Some).map_err(|_| corrupt(event, "draw", "the seed is no hash".to_owned()))
}

impl Door {
    /// Commits an event to a seed, once, and gives back the one that stands.
    pub(super) async fn commit_to(&self, tx: &mut Tx, event: &Tournament, at: i64) -> Result<(), StoreError> {
        let seed = Hash::new(self.ids().octets());
        let draw = Draw {
            tournament_id: event.id,
            commitment: draw::commitment(seed).to_string(),
            committed_at: at,
            entries: None,
            entries_hash: None,
            closed_at: None,
            last_link: None,
        };
        draws::insert(tx, &draw, &seed.to_string()).await?;
        Ok(())
    }

    /// The seed of an event. One from before there were draws is committed to now.
    pub(super) async fn seed_of(&self, event: &Tournament, at: i64) -> Result<Hash, SubmitError> {
        if let Some(seed) = seed(&mut self.db().read().await?, event).await? {
            return Ok(seed);
        }
        let (door, stored) = (self.clone(), event.clone());
        self.db()
            .write(move |tx| Box::pin(async move { door.commit_to(tx, &stored, at).await }))
            .await
            .map_err(StoreError::from)?;
        seed(&mut self.db().read().await?, event)
            .await?
            .ok_or_else(|| corrupt(event, "draw", "there is no seed".to_owned()))
    }
}
