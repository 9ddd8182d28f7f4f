//! Letters that wait a moment for what the end of a round brings, so that their readers get one letter about all of it.
use super::{LetterId, NewLetter};
use crate::{
    PlayerId, StoreError, TournamentId, Tx,
    db::{Later, Must, execute, fetch_all, record},
};

/// A letter that can still be folded into another one.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Fold {
    /// The letter.
    pub letter_id: LetterId,
    /// Its reader.
    pub player_id: PlayerId,
    /// What it tells: the caller's JSON.
    pub body: String,
}
record!(Fold, "letter_folds", "letter_id");

/// Notes for which event the letters wait that are to be folded; kept back with what else the transaction writes.
pub(super) fn note_later(tx: &mut Tx, letters: &[NewLetter]) {
    for letter in letters {
        let Some(fold) = letter.fold.as_ref().filter(|_| letter.player_id.is_some()) else { continue };
        // Of a letter that was left out nothing is kept.
        tx.later(Later::new(
            "INSERT INTO letter_folds (letter_id, tournament_id, body) SELECT id, $2, $3 FROM letters WHERE id = $1",
            vec![letter.id.into(), fold.tournament.into(), fold.body.as_str().into()],
            Must::Run,
        ));
    }
}

/// The letters that wait for an event, oldest first.
pub async fn of(tx: &mut Tx, tournament: TournamentId) -> Result<Vec<Fold>, StoreError> {
    fetch_all!(
        tx,
        Fold,
        "SELECT letter_id, player_id, body FROM letter_folds JOIN letters ON id = letter_id
         WHERE tournament_id = $1 AND player_id IS NOT NULL ORDER BY letter_id",
        tournament
    )
}

/// Takes a letter back that another one tells as well; false if it has gone, or is on its way.
pub async fn take(tx: &mut Tx, letter: LetterId) -> Result<bool, StoreError> {
    // Held until the end of the transaction, so that nobody sends it meanwhile.
    let held = execute!(
        tx,
        "UPDATE letters SET state = 'dropped' WHERE id = $1 AND state = 'queued' AND lease_token IS NULL AND attempts = 0",
        letter
    )?;
    if held != 1 {
        return Ok(false);
    }
    execute!(tx, "DELETE FROM letter_folds WHERE letter_id = $1", letter)?;
    execute!(tx, "DELETE FROM letter_tells WHERE letter_id = $1", letter)?;
    execute!(tx, "DELETE FROM letters WHERE id = $1", letter)?;
    Ok(true)
}

/// What letters told whose texts have been emptied goes with the texts.
pub(super) async fn forget_emptied(tx: &mut Tx) -> Result<(), StoreError> {
    execute!(
        tx,
        "DELETE FROM letter_folds WHERE EXISTS (SELECT 1 FROM letters WHERE letters.id = letter_folds.letter_id AND pruned)"
    )?;
    Ok(())
}

/// What still waits for an event need not wait any more: it goes at `at` (Unix ms).
pub async fn release(tx: &mut Tx, tournament: TournamentId, at: i64) -> Result<(), StoreError> {
    execute!(
        tx,
        "UPDATE letters SET next_attempt_at = $2
         WHERE id IN (SELECT letter_id FROM letter_folds WHERE tournament_id = $1)
           AND state = 'queued' AND lease_token IS NULL AND attempts = 0 AND next_attempt_at > $2",
        tournament,
        at
    )?;
    execute!(tx, "DELETE FROM letter_folds WHERE tournament_id = $1", tournament)?;
    Ok(())
}
