//! Practice: a game against the club itself, which answers every move at once with a random legal one.
use frcec_rules::club::{
    game::{Command as Rules, Event},
    pace::Pace,
    seat::Seat,
};
use frcec_store::{
    PlayerId, StoreError, Tx,
    players::{self, NewPlayer, Role},
};

use super::{
    Door, LoadError, Receipt, Submission, SubmitError,
    game::applied,
    matches::{MatchSpec, NotMade},
};
use crate::{people::Person, settings::Settings, view::GameView};

/// The handle of the club's own player. No member can take it, because the club's player has it.
pub const PRACTICE_HANDLE: &str = "practice-partner";

impl Door {
    pub(super) async fn submit_practice(
        &self,
        submission: &Submission,
        player: PlayerId,
    ) -> Result<Receipt, SubmitError> {
        let human = {
            let mut tx = self.db().read().await?;
            Person::load(&mut tx, player).await.map_err(LoadError::from)?
        };
        let spec = MatchSpec {
            event: None,
            start: self.draw_start(),
            pace: Pace::default(),
            staggered: false,
            single: true,
            rated: false,
        };
        let human_is_white = self.ids().below(2) == 0;
        let mut commit = self.commit_for(submission, Receipt::Kept, None);
        let (door, at) = (self.clone(), submission.at);
        let name = self.inner.speech.word(human.lang, "practice-partner-name");
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    let partner = partner(tx, &name, at).await?;
                    let (white, black) = if human_is_white { (&human, &partner) } else { (&partner, &human) };
                    let made = door.make_match(tx, &spec, white, black, at).await?;
                    door.write_news(tx, made.told, &made.views).await?;
                    let receipt = Receipt::Match { id: made.id, games: made.games };
                    if let Some((_, stored)) = &mut commit.origin {
                        *stored = receipt.clone();
                    }
                    commit.begin(tx).await.map_err(NotMade::Undone)?;
                    Ok(receipt)
                })
            })
            .await;
        self.made(written)
    }

    /// Adds the club's own answer to `events`, where the side to move after them is the club's player.
    pub(super) fn practice_reply(
        &self,
        before: &GameView,
        events: &mut Vec<Event>,
        at: i64,
    ) -> Result<(), SubmitError> {
        if !Seat::BOTH.into_iter().any(|seat| before.person(seat).handle == PRACTICE_HANDLE) {
            return Ok(());
        }
        let after = applied(before, events)?;
        let Some(seat) = after.game.to_move() else { return Ok(()) };
        let moves = after.game.line().legal_moves();
        if after.person(seat).handle != PRACTICE_HANDLE || moves.is_empty() {
            return Ok(());
        }
        let drawn = self.ids().below(u32::try_from(moves.len()).unwrap_or(1));
        let Some(&mv) = usize::try_from(drawn).ok().and_then(|drawn| moves.get(drawn)) else { return Ok(()) };
        let command = Rules::Move { mv, ply: after.game.ply(), offer: false };
        let reply = after
            .game
            .decide(Some(seat), &command, at)
            .map_err(|denial| SubmitError::Denied { denial, view: Box::new(after.clone()) })?;
        events.extend(reply);
        Ok(())
    }
}

/// The club's own player, made when first asked for. It has no address, so that no letter is ever written to it.
async fn partner(tx: &mut Tx, name: &str, at: i64) -> Result<Person, NotMade> {
    let known = players::by_handle(tx, PRACTICE_HANDLE).await?;
    let player = if let Some(player) = known {
        player
    } else {
        let new = NewPlayer {
            handle: PRACTICE_HANDLE.to_owned(),
            name: name.to_owned(),
            country: None,
            lang: "en".to_owned(),
            notation: None,
            zone: "UTC".to_owned(),
            settings: Settings::default().to_text(),
            role: Role::Member,
        };
        let id = players::create(tx, &new, at).await?;
        players::by_id(tx, id).await?.ok_or(StoreError::Missing { table: "players", key: id.to_string() })?
    };
    Person::of(tx, player).await.map_err(|error| NotMade::Submit(LoadError::from(error).into()))
}
