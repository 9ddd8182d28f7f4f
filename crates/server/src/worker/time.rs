//! What the clock does to games: flags fall, and who was never told counts as told after a day.

use frcec_rules::club::game::{Command as Rules, Telling};
use frcec_rules::club::pace::FLAG_GRACE_MS;
use frcec_store::letters::{self, LetterFilter, LetterState};
use frcec_store::{GameId, lists, outages};

use super::{Step, WorkError, Worker};

const DAY: i64 = 24 * 60 * 60 * 1000;
/// Outages that ended longer ago than this cannot matter to a turn that is not a day old in time of ours.
const LONG_AGO: i64 = 30 * DAY;
/// Games looked at in one step: some may wait for reasons that only the door knows.
const LOOK: u32 = 100;
/// Letters of one turn looked at: what went again and again for days.
const LETTERS: u32 = 50;

impl Worker {
    /// Calls the flag in one game whose time has run out. The door judges; a game that it does not end is passed over.
    pub async fn call_one_flag(&self) -> Result<Step, WorkError> {
        let now = self.door.clock().now();
        // Within the grace the door would only say no; those must not stand in the way of the others.
        let due = lists::due(&mut self.door.db().read().await?, now - FLAG_GRACE_MS, LOOK).await?;
        for game in due {
            if self.door.tell(game.id, Rules::Flag, now).await? {
                return Ok(Step::Done);
            }
        }
        Ok(Step::Nothing)
    }

    /// Gives some games the time of an outage back.
    pub async fn give_back_some(&self) -> Result<Step, WorkError> {
        Ok(if self.door.give_back_some().await? { Step::Done } else { Step::Nothing })
    }

    /// Starts or goes on with one event whose time has come.
    pub async fn look_at_one_event(&self) -> Result<Step, WorkError> {
        Ok(if self.door.look_at_one_event().await? { Step::Done } else { Step::Nothing })
    }

    /// Asks the deputy of one silent director.
    pub async fn ask_one_deputy(&self) -> Result<Step, WorkError> {
        Ok(if self.door.ask_one_deputy().await? { Step::Done } else { Step::Nothing })
    }

    /// Starts the clock of one player whose letter nobody confirmed for a day after the move, unless its delivery is failing.
    pub async fn tell_one(&self) -> Result<Step, WorkError> {
        let now = self.door.clock().now();
        let (untold, outages) = {
            let mut tx = self.door.db().read().await?;
            (lists::untold(&mut tx, now - DAY, LOOK).await?, outages::since(&mut tx, now - LONG_AGO).await?)
        };
        for game in untold {
            // The day is one in which we could have told.
            let since = game.row.last_move_at.or(game.row.started_at).unwrap_or(now);
            let away: i64 =
                outages.iter().map(|outage| (outage.to_at - outage.from_at.max(since)).max(0)).sum();
            if now - since - away < DAY {
                continue;
            }
            let player = game.player(game.row.to_move);
            if self.delivery_fails(game.id, player, since).await? {
                continue;
            }
            let told = Rules::told(game.row.ply, Telling::DayPassed);
            if self.door.tell(game.id, told, now).await? {
                return Ok(Step::Done);
            }
        }
        Ok(Step::Nothing)
    }

    /// Whether the letters of the game to this player, written since `since` (Unix ms), do not get through. The newest one of which
    /// it is known says so: a letter that begins anew where another was given up, or came back, has not been taken yet.
    async fn delivery_fails(
        &self,
        game: GameId,
        player: frcec_store::PlayerId,
        since: i64,
    ) -> Result<bool, WorkError> {
        let filter = LetterFilter { game: Some(game), player: Some(player), ..LetterFilter::default() };
        let newest = letters::list(&mut self.door.db().read().await?, &filter, LETTERS).await?;
        let known =
            newest.iter().filter(|letter| letter.created_at >= since).find_map(|letter| match letter.state {
                LetterState::GivenUp | LetterState::Bounced | LetterState::Held => Some(true),
                LetterState::Sent => Some(false),
                LetterState::Queued if letter.last_error.is_some() => Some(true),
                LetterState::Queued | LetterState::Dropped => None,
            });
        Ok(known.unwrap_or(false))
    }
}
