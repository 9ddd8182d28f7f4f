//! The game of the month: games are put up, members vote.
use frcec_store::{
    GameId, PlayerId, ballots,
    games::{self, GameState},
    players::{self, PlayerStatus},
};

use super::LifeDenial;
use crate::{
    door::{Actor, ClubDenial, Door, LoadError, PRACTICE_HANDLE, Receipt, Submission, SubmitError},
    life::{Month, ballot::Ballot},
    people::Person,
};

impl Door {
    pub(super) async fn nominate(
        &self,
        submission: &Submission,
        player: PlayerId,
        game: GameId,
    ) -> Result<Receipt, SubmitError> {
        self.may_vote(submission, player).await?;
        let month = {
            let mut tx = self.db().read().await?;
            let stored = games::load(&mut tx, game).await?.ok_or(SubmitError::NoGame(game))?;
            let (GameState::Finished, Some(ended)) = (stored.row.state, stored.row.ended_at) else {
                return Err(LifeDenial::GameRuns(game).into());
            };
            let practice = players::by_handle(&mut tx, PRACTICE_HANDLE).await?.map(|player| player.id);
            if practice.is_some_and(|club| stored.seat(club).is_some()) {
                return Err(LifeDenial::PracticeGame.into());
            }
            Month::of(ended)
        };
        let ballot = Ballot { month };
        if !ballot.takes_games(submission.at) {
            return Err(LifeDenial::TooLate(ballot.names_until()).into());
        }
        let at = submission.at;
        self.live(submission, move |tx| {
            Box::pin(async move {
                let (number, new) = ballots::nominate(tx, month.count(), game, player, at).await?;
                Ok(Receipt::Nominated { number, new })
            })
        })
        .await
    }

    pub(super) async fn vote(
        &self,
        submission: &Submission,
        player: PlayerId,
        number: i64,
    ) -> Result<Receipt, SubmitError> {
        self.may_vote(submission, player).await?;
        let at = submission.at;
        let Some(ballot) = Ballot::open_at(at) else {
            return Err(LifeDenial::NoVote(Ballot { month: Month::of(at) }.opens()).into());
        };
        let month = ballot.month.count();
        self.live(submission, move |tx| {
            Box::pin(async move {
                let nominated = ballots::nominations(tx, month).await?;
                let Some(chosen) = nominated.iter().find(|nominee| nominee.number == number) else {
                    let count = nominated.len();
                    return Err(SubmitError::from(LifeDenial::NotNominated { number, count }).into());
                };
                let own = games::load(tx, chosen.game_id).await?.and_then(|game| game.seat(player));
                if own.is_some() {
                    return Err(SubmitError::from(LifeDenial::OwnGame).into());
                }
                ballots::vote(tx, month, player, number, at).await?;
                Ok(Receipt::Voted { game: chosen.game_id, number })
            })
        })
        .await
    }

    /// Members have a say, each for himself; not who has left, is no member, or was stopped by a director.
    async fn may_vote(&self, submission: &Submission, player: PlayerId) -> Result<(), SubmitError> {
        match submission.by {
            Actor::Player(id) if id == player => {}
            Actor::Club => {}
            Actor::Player(_) | Actor::Staff(_) => return Err(SubmitError::NotYours),
        }
        let mut tx = self.db().read().await?;
        let person = Person::load(&mut tx, player).await.map_err(LoadError::from)?;
        match person.status {
            PlayerStatus::Active | PlayerStatus::Inactive if person.handle != PRACTICE_HANDLE => Ok(()),
            PlayerStatus::Suspended => Err(ClubDenial::Suspended(person.name).into()),
            _ => Err(SubmitError::NotYours),
        }
    }
}
