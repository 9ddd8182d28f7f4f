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
    matches::{MatchSpec, NotMade},
};
use crate::{people::Person, settings::Settings, speech::Lang, view::GameView};

pub use frcec_store::players::PRACTICE_HANDLE;

impl Door {
    pub(super) async fn submit_practice(
        &self,
        submission: &Submission,
        player: PlayerId,
    ) -> Result<Receipt, SubmitError> {
        let human = self.person(player).await?;
        let spec = MatchSpec {
            event: None,
            starts: [self.draw_start(); 2],
            pace: Pace::default(),
            staggered: false,
            single: true,
            only: None,
            rated: false,
            words: None,
        };
        let human_is_white = self.ids().below(2) == 0;
        let mut commit = self.commit_for(submission, Receipt::Kept, None);
        let (door, at, asked) = (self.clone(), submission.at, submission.clone());
        // The one name that the record has; each reader reads it in his own language.
        let name = self.inner.speech.word(Lang::default(), "practice-partner-name");
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    let mut partner = partner(tx, &name, at).await?;
                    partner.name = partner.called(human.lang);
                    let (white, black) = if human_is_white { (&human, &partner) } else { (&partner, &human) };
                    let made = door.make_match(tx, &spec, white, black, at).await?;
                    // Nobody reads what is written to the partner.
                    let own = door.own_words(&asked, (&human, human_is_white), None, &made.games);
                    door.write_news_with(tx, made.told, &made.views, &own).await?;
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

    /// The club's own answer, where `seat`, the side to move, is the club's player.
    pub(super) fn practice_reply(
        &self,
        view: &GameView,
        seat: Seat,
        at: i64,
    ) -> Result<Option<Vec<Event>>, SubmitError> {
        let moves = view.game.line().legal_moves();
        if view.person(seat).handle != PRACTICE_HANDLE || moves.is_empty() {
            return Ok(None);
        }
        let drawn = self.ids().below(u32::try_from(moves.len()).unwrap_or(1));
        let Some(&mv) = usize::try_from(drawn).ok().and_then(|drawn| moves.get(drawn)) else {
            return Ok(None);
        };
        let command = Rules::Move { mv, ply: view.game.ply(), offer: false };
        let reply = view
            .game
            .decide(Some(seat), &command, at)
            .map_err(|denial| SubmitError::Denied { denial, view: Box::new(view.clone()) })?;
        Ok(Some(reply))
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
