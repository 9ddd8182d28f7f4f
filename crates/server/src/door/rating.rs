//! The rating list computed anew from all games: for a game that ended before others that were rated before it.
use frcec_store::{StoreError, Tx, lists, ratings};

use crate::ratings::fold;

/// Puts the computation in the place of what is stored.
pub(super) async fn recompute(tx: &mut Tx) -> Result<(), StoreError> {
    let (list, changes) = fold(&lists::rated_results(tx).await?);
    ratings::replace_all(tx, &list, &changes).await
}
