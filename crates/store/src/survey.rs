//! Whether every row can be read, for the doctor. Games and their events are the doctor's own: it folds them.
use crate::{
    StoreError, Tx,
    adjudications::{self, Adjudication, FiledClaim},
    asks::{self, Ask},
    challenges::{self, Challenge},
    champions::{self, Champion},
    db::unreadable,
    held::{self, Held},
    inbox::{self, Mail},
    leaves::{self, Leave},
    letters::{self, Letter},
    lines::{self, StandingLines},
    matches::{self, StoredMatch},
    news::{self, NewsItem},
    newsletters::{self, Issue},
    notes::{self, Note},
    offsite::{self, Offsite},
    outages::{self, Outage},
    players::{self, Address, Player},
    ratings::{self, Rating},
    tournaments::{
        self, Entry, Tournament,
        draws::{self, Draw},
        rounds::{self, Round},
    },
};

/// The rows of the other tables that cannot be read, each as [`StoreError::Corrupt`]. An error means that the database cannot
/// be asked.
pub async fn unreadable_rows(tx: &mut Tx) -> Result<Vec<StoreError>, StoreError> {
    let mut found = unreadable::<Player>(tx, players::SURVEY).await?;
    found.extend(unreadable::<Address>(tx, players::ADDRESS_SURVEY).await?);
    found.extend(unreadable::<StoredMatch>(tx, matches::SURVEY).await?);
    found.extend(unreadable::<Tournament>(tx, tournaments::SURVEY).await?);
    found.extend(unreadable::<Entry>(tx, tournaments::ENTRY_SURVEY).await?);
    found.extend(unreadable::<Round>(tx, rounds::SURVEY).await?);
    found.extend(unreadable::<Draw>(tx, draws::SURVEY).await?);
    found.extend(unreadable::<Rating>(tx, ratings::SURVEY).await?);
    found.extend(unreadable::<Letter>(tx, letters::SURVEY).await?);
    found.extend(unreadable::<Mail>(tx, inbox::SURVEY).await?);
    found.extend(unreadable::<Held>(tx, held::SURVEY).await?);
    found.extend(unreadable::<Ask>(tx, asks::SURVEY).await?);
    found.extend(unreadable::<Challenge>(tx, challenges::SURVEY).await?);
    found.extend(unreadable::<Offsite>(tx, offsite::SURVEY).await?);
    found.extend(unreadable::<Adjudication>(tx, adjudications::SURVEY).await?);
    found.extend(unreadable::<FiledClaim>(tx, adjudications::CLAIM_SURVEY).await?);
    found.extend(unreadable::<Leave>(tx, leaves::SURVEY).await?);
    found.extend(unreadable::<Outage>(tx, outages::SURVEY).await?);
    found.extend(unreadable::<StandingLines>(tx, lines::SURVEY).await?);
    found.extend(unreadable::<Note>(tx, notes::SURVEY).await?);
    found.extend(unreadable::<NewsItem>(tx, news::SURVEY).await?);
    found.extend(unreadable::<Issue>(tx, newsletters::SURVEY).await?);
    found.extend(unreadable::<Champion>(tx, champions::SURVEY).await?);
    Ok(found)
}
