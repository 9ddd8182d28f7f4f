//! Whether every row can be read, for the doctor. Games and their events are the doctor's own: it folds them.
use crate::{
    StoreError, Tx,
    db::unreadable,
    held::{self, Held},
    inbox::{self, Mail},
    letters::{self, Letter},
    matches::{self, StoredMatch},
    players::{self, Address, Player},
    ratings::{self, Rating},
    tournaments::{self, Entry, Tournament},
};

/// The rows of the other tables that cannot be read, each as [`StoreError::Corrupt`]. An error means that the database cannot
/// be asked.
pub async fn unreadable_rows(tx: &mut Tx) -> Result<Vec<StoreError>, StoreError> {
    let mut found = unreadable::<Player>(tx, players::SURVEY).await?;
    found.extend(unreadable::<Address>(tx, players::ADDRESS_SURVEY).await?);
    found.extend(unreadable::<StoredMatch>(tx, matches::SURVEY).await?);
    found.extend(unreadable::<Tournament>(tx, tournaments::SURVEY).await?);
    found.extend(unreadable::<Entry>(tx, tournaments::ENTRY_SURVEY).await?);
    found.extend(unreadable::<Rating>(tx, ratings::SURVEY).await?);
    found.extend(unreadable::<Letter>(tx, letters::SURVEY).await?);
    found.extend(unreadable::<Mail>(tx, inbox::SURVEY).await?);
    found.extend(unreadable::<Held>(tx, held::SURVEY).await?);
    Ok(found)
}
