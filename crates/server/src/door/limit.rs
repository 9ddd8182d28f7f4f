//! How many games a member may have running.
use frcec_rules::club::limit;
use frcec_store::{
    PlayerId, Tx, lists,
    players::{self, PlayerStatus},
};

use super::{ClubDenial, Door, Invalid, SubmitError, practice::PRACTICE_HANDLE};
use crate::people::Person;

impl Door {
    /// Whether `person` may have `more` games besides those that run; else how many run and how many may. Games against the
    /// club's random mover count nowhere.
    pub async fn may_start(&self, tx: &mut Tx, person: &Person, more: u32) -> Result<(), SubmitError> {
        if person.status == PlayerStatus::Suspended {
            return Err(ClubDenial::Suspended(person.name.clone()).into());
        }
        let practice = players::by_handle(tx, PRACTICE_HANDLE).await?.map_or(PlayerId(0), |player| player.id);
        let so_far = lists::reliability(tx, person.id, practice).await?;
        let most = limit::running_games(so_far.finished, so_far.lost_on_time);
        if so_far.running + more <= most {
            return Ok(());
        }
        Err(SubmitError::Invalid(Invalid::TooManyGames {
            name: person.name.clone(),
            running: so_far.running,
            most,
            more,
        }))
    }
}
