//! The club's rating list: Elo, start 1500, K = 32, game by game (domain.md, "The club").
use skillratings::{
    Outcomes,
    elo::{EloConfig, EloRating, elo, expected_score},
};

use super::game::Outcome;

/// The rating before the first rated game, in hundredths of a point.
pub const START: i64 = 150_000;

/// K of the club's list.
const K: f64 = 32.0;

/// Ratings after a game, in hundredths of a point, from the ratings at its end: (White's, Black's).
///
/// What one side wins the other loses to the hundredth, so that the sum over the list never drifts. A cancelled game changes
/// nothing.
pub fn after_game(white: i64, black: i64, outcome: Outcome) -> (i64, i64) {
    let result = match outcome {
        Outcome::White => Outcomes::WIN,
        Outcome::Black => Outcomes::LOSS,
        Outcome::Draw => Outcomes::DRAW,
        Outcome::Cancelled => return (white, black),
    };
    let points = |hundredths: i64| EloRating { rating: to_f64(hundredths) / 100.0 };
    let (new_white, _) = elo(&points(white), &points(black), &result, &EloConfig { k: K });
    let gain = hundredths(new_white.rating) - white;
    (white + gain, black - gain)
}

/// The score that Elo's formula expects of one game between these ratings in hundredths, between 0 and 1.
pub fn expected(own: i64, opponent: i64) -> f64 {
    let points = |hundredths: i64| EloRating { rating: to_f64(hundredths) / 100.0 };
    expected_score(&points(own), &points(opponent)).0
}

#[expect(clippy::cast_precision_loss, reason = "ratings have seven digits, an f64 keeps fifteen")]
const fn to_f64(hundredths: i64) -> f64 {
    hundredths as f64
}

#[expect(clippy::cast_possible_truncation, reason = "a rating is far below the limits of i64")]
fn hundredths(points: f64) -> i64 {
    (points * 100.0).round() as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_of_2004_fits() {
        // 1500 -> 1530 after two wins against an equal, cut to the whole number (domain.md).
        let (anna, boris) = after_game(START, START, Outcome::White);
        assert_eq!((anna, boris), (151_600, 148_400));
        let (boris, anna) = after_game(boris, anna, Outcome::Black);
        assert_eq!(anna / 100, 1530);
        assert_eq!(anna + boris, 2 * START);
    }

    #[test]
    fn a_draw_of_equals_changes_nothing_and_of_unequals_moves_them_together() {
        assert_eq!(after_game(START, START, Outcome::Draw), (START, START));
        let (high, low) = after_game(170_000, 150_000, Outcome::Draw);
        assert!(high < 170_000 && low > 150_000);
    }
}
