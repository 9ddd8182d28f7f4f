//! What may be said once in a while: the answer to a mail without a command, the one question a day, a reminder.
use crate::{
    GameId, PlayerId, StoreError, Tx,
    db::{Answers, Question, execute, fetch_optional, record},
};

#[derive(sqlx::FromRow)]
struct Row {
    at: i64,
}
record!(Row, "answers", "key");

/// Whether `key` (`question/g12/p3`, `join/somebody@example.org`) has not happened within `window_ms` before `at`; if so, it has
/// happened now. Of two that ask at once, one gets a yes.
pub async fn once_within(tx: &mut Tx, key: &str, at: i64, window_ms: i64) -> Result<bool, StoreError> {
    let touched = execute!(
        tx,
        "INSERT INTO answers (key, at) VALUES ($1, $2)
         ON CONFLICT (key) DO UPDATE SET at = $2 WHERE answers.at <= $3",
        key,
        at,
        at.saturating_sub(window_ms)
    )?;
    Ok(touched == 1)
}

/// Whether `key` has happened within `window_ms` before `at`, without making it happen.
pub async fn happened_within(tx: &mut Tx, key: &str, at: i64, window_ms: i64) -> Result<bool, StoreError> {
    let row = fetch_optional!(tx, Row, "SELECT key, at FROM answers WHERE key = $1", key)?;
    Ok(row.is_some_and(|row| row.at > at.saturating_sub(window_ms)))
}

/// What is remembered of a player at a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Remembered {
    /// How many actions wait for the player's yes in the game.
    pub held: usize,
    /// Which of the keys have happened.
    pub happened: [[bool; KEYS]; 2],
}

#[derive(sqlx::FromRow)]
struct Fact {
    key: Option<String>,
}
record!(Fact, "answers", "key");

/// How many keys are looked up in a group.
pub const KEYS: usize = 6;

/// Whose seat it is, and what may be remembered there.
#[derive(Clone, Debug)]
pub struct AtSeat {
    /// The game.
    pub game: GameId,
    /// The player.
    pub player: PlayerId,
    /// The keys of [`happened_within`], in two groups.
    pub keys: [[String; KEYS]; 2],
    /// Now (Unix ms).
    pub at: i64,
    /// How long ago a key may have happened (ms).
    pub window_ms: i64,
}

impl AtSeat {
    /// How many actions of the player wait in the game for a yes that still counts, and whether the keys have happened:
    /// [`crate::held::waiting`] and [`happened_within`] in one.
    pub(crate) fn asked(&self) -> Question {
        let keys = self.keys.iter().flatten().map(|key| key.as_str().into());
        let rest = [
            self.at.saturating_sub(self.window_ms).into(),
            self.game.into(),
            self.player.into(),
            self.at.into(),
        ];
        Question::new(
            "SELECT key FROM answers
             WHERE key IN ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) AND at > $13
             UNION ALL
             SELECT NULL AS key FROM held_actions
             WHERE game_id = $14 AND player_id = $15 AND state = 'waiting' AND expires_at > $16",
            keys.chain(rest),
        )
    }

    /// See [`Self::asked`].
    pub(crate) fn remembered(&self, answers: &mut Answers) -> Result<Remembered, StoreError> {
        let facts: Vec<Fact> = answers.next()?;
        let happened = |key: &String| facts.iter().any(|fact| fact.key.as_ref() == Some(key));
        Ok(Remembered {
            held: facts.iter().filter(|fact| fact.key.is_none()).count(),
            happened: self.keys.each_ref().map(|group| group.each_ref().map(happened)),
        })
    }
}

/// Forgets what happened before `before` (Unix ms); how much.
pub async fn prune(tx: &mut Tx, before: i64) -> Result<u64, StoreError> {
    execute!(tx, "DELETE FROM answers WHERE at < $1", before)
}
