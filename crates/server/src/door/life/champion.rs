//! Lines of the roll of champions that are entered by hand.
use frcec_store::{
    PlayerId, audit,
    champions::{self, Champion},
    players::{self, PlayerStatus, Role},
};

use super::{ChampionWish, LifeDenial, one_line, reason};
use crate::{
    door::{Door, Receipt, Submission, SubmitError},
    life::Month,
};

/// Characters of a name at most.
const LONGEST: usize = 80;
/// The first year that a roll may name: modern tournament chess began then.
const FIRST_YEAR: i64 = 1851;

impl Door {
    pub(super) async fn add_champion(
        &self,
        submission: &Submission,
        wish: &ChampionWish,
    ) -> Result<Receipt, SubmitError> {
        self.office(submission, Role::Director).await?;
        let this_year = Month::of(submission.at).year();
        let year = wish.year.trim().parse().ok().filter(|year| (FIRST_YEAR..=this_year).contains(year));
        let year = year.ok_or(LifeDenial::Year)?;
        let event = one_line(&wish.event, LONGEST).ok_or(LifeDenial::Name)?;
        let winner = one_line(&wish.winner, LONGEST).ok_or(LifeDenial::Name)?;
        let member = {
            let mut tx = self.db().read().await?;
            players::by_handle(&mut tx, &winner)
                .await?
                .filter(|player| !matches!(player.status, PlayerStatus::Former | PlayerStatus::Archived))
        };
        let id = self.ids().time_ordered(self.clock().now());
        let champion = Champion {
            id,
            year,
            event,
            // A member is named by the number alone, so that the name goes with the member.
            name: if member.is_some() { String::new() } else { winner },
            player_id: member.map(|member| member.id),
            at: submission.at,
        };
        let after = champion_words(champion.year, &champion.event, &champion.name, champion.player_id);
        let body = serde_json::json!({"after": after}).to_string();
        let entry = audit::Entry {
            body,
            ..self.life_audit(submission, "add champion", &format!("champion {id}"), None)
        };
        self.live(submission, move |tx| {
            Box::pin(async move {
                champions::insert(tx, &champion).await?;
                audit::insert(tx, &entry).await?;
                Ok(Receipt::Champion { id })
            })
        })
        .await
    }

    pub(super) async fn remove_champion(
        &self,
        submission: &Submission,
        id: i64,
        why: &str,
    ) -> Result<Receipt, SubmitError> {
        self.office(submission, Role::Director).await?;
        let why = reason(why)?;
        let entry = self.life_audit(submission, "remove champion", &format!("champion {id}"), Some(&why));
        self.live(submission, move |tx| {
            Box::pin(async move {
                let known = champions::by_id(tx, id).await?.ok_or(LifeDenial::NoChampion);
                let known = known.map_err(SubmitError::from)?;
                champions::remove(tx, id).await?;
                let known = champion_words(known.year, &known.event, &known.name, known.player_id);
                let body = serde_json::json!({"before": known});
                audit::insert(tx, &audit::Entry { body: body.to_string(), ..entry }).await?;
                Ok(Receipt::Champion { id })
            })
        })
        .await
    }
}

/// A line as the log keeps it; a member by number, so that the name goes with the member.
fn champion_words(year: i64, event: &str, name: &str, player: Option<PlayerId>) -> serde_json::Value {
    let winner = player.map_or_else(|| name.to_owned(), |id| format!("player {id}"));
    serde_json::json!({"year": year, "event": event, "winner": winner})
}
