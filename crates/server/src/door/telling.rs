//! What tells a player of a turn, a letter that was taken for example, starts the clock.
use frcec_rules::club::game::{Command as Rules, Telling};
use frcec_store::{
    GameId, LetterId,
    letters::{self, Tells},
};

use super::{Actor, Command, Door, GameCommand, Submission, SubmitError, Via};

impl Door {
    /// Starts every clock that a letter tells of.
    pub(super) async fn told_letter(
        &self,
        letter: LetterId,
        at: i64,
        note: Option<&str>,
    ) -> Result<bool, SubmitError> {
        let told = letters::tells(&mut self.db().read().await?, letter).await?;
        let mut started = false;
        for Tells { game, ply } in told {
            let told = Rules::Told { ply, by: Telling::Letter, note: note.map(str::to_owned) };
            started |= self.tell(game, told, at).await?;
        }
        Ok(started)
    }

    /// Submits as the club; false if the rules say that there is nothing to do: the position has moved on, or was told before.
    pub(crate) async fn tell(&self, game: GameId, command: Rules, at: i64) -> Result<bool, SubmitError> {
        let submission = Submission {
            by: Actor::Club,
            via: Via::Club,
            at,
            origin: None,
            command: Command::Game(GameCommand::new(game, command)),
        };
        match self.submit(submission).await {
            Ok(_) => Ok(true),
            Err(SubmitError::Denied { .. }) => Ok(false),
            Err(error) => Err(error),
        }
    }
}
