//! What the letter of a corrected result says beyond the game: what stood until now, and what it does to the ratings.
use frcec_rules::club::{game::Outcome, rating::START, seat::Seat};
use frcec_store::Tx;

use super::rating_preview;
use crate::{
    door::{Door, SubmitError, load::Loaded},
    people::Person,
};

/// A result that is corrected, and what it was.
pub(super) struct ResultTold {
    before: Outcome,
    /// `None` if the game goes on.
    after: Option<Outcome>,
    /// The ratings of both before and after it, in hundredths, White's first; `None` for a game that is not rated.
    ratings: Option<[(i64, i64); 2]>,
}

impl ResultTold {
    /// What is to be told when a finished game counts as `after`; `None` of a game that was not finished, and where the result stays.
    pub(super) async fn of(
        tx: &mut Tx,
        loaded: &Loaded,
        after: Option<Outcome>,
    ) -> Result<Option<Self>, SubmitError> {
        let Some(finish) = loaded.view.game.finish() else { return Ok(None) };
        if Some(finish.outcome) == after {
            return Ok(None);
        }
        let moved = rating_preview(tx, &loaded.stored, after.unwrap_or(Outcome::Cancelled)).await?;
        let known = |rating: Option<i64>| rating.unwrap_or(START);
        let ratings = moved.map(|both| both.map(|(before, after)| (known(before), known(after))));
        Ok(Some(Self { before: finish.outcome, after, ratings }))
    }

    /// It in sentences to the player at `seat`.
    pub(super) fn said_to(&self, door: &Door, reader: &Person, seat: Seat) -> Vec<String> {
        let word = |outcome: Outcome| match outcome {
            Outcome::Draw => "½-½",
            Outcome::Cancelled => "none",
            Outcome::White | Outcome::Black => outcome.pgn(),
        };
        let facts = [("before", word(self.before).into()), ("after", self.after.map_or("open", word).into())];
        let mut said = vec![door.inner.speech.say(reader.lang, "desk-told-result", &facts)];
        if let Some(both) = self.ratings {
            let (before, after) = both[usize::from(seat == Seat::Black)];
            // As the list shows them: cut to the whole number.
            let facts = [("before", (before / 100).into()), ("after", (after / 100).into())];
            said.push(door.inner.speech.say(reader.lang, "desk-told-rating", &facts));
        }
        said
    }
}
