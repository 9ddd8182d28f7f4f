//! The rating list as the fold of the results: game by game in the order of their ends, then of their numbers (domain.md).
use std::collections::BTreeMap;

use frcec_rules::club::{game::Outcome, rating};
use frcec_store::{
    GameId, PlayerId,
    lists::RatedResult,
    ratings::{Rating, RatingChange},
};

/// A rating before the first game.
pub fn unrated(player_id: PlayerId, at: i64) -> Rating {
    Rating { player_id, rating: rating::START, wins: 0, losses: 0, draws: 0, changed_at: at }
}

/// What a game does to both ratings; nothing if it was cancelled. In the order of the players' numbers, so that two games of
/// one pair that end at once do not wait for each other.
pub fn step(
    white: &Rating,
    black: &Rating,
    game_id: GameId,
    outcome: Outcome,
    at: i64,
) -> Vec<(Rating, RatingChange)> {
    // Score in half points.
    let (white_score, black_score) = match outcome {
        Outcome::White => (2, 0),
        Outcome::Black => (0, 2),
        Outcome::Draw => (1, 1),
        Outcome::Cancelled => return Vec::new(),
    };
    let (white_after, black_after) = rating::after_game(white.rating, black.rating, outcome);
    let mut sides = [(white, white_after, white_score, black), (black, black_after, black_score, white)];
    sides.sort_by_key(|(own, ..)| own.player_id);
    sides
        .into_iter()
        .map(|(own, after, score, other)| {
            let rating = Rating {
                rating: after,
                wins: own.wins + i64::from(score == 2),
                losses: own.losses + i64::from(score == 0),
                draws: own.draws + i64::from(score == 1),
                changed_at: at,
                player_id: own.player_id,
            };
            let change = RatingChange {
                player_id: own.player_id,
                game_id,
                at,
                before: own.rating,
                after,
                opponent_id: other.player_id,
                opponent_before: other.rating,
                score,
                reason: "game".to_owned(),
            };
            (rating, change)
        })
        .collect()
}

/// All ratings and all changes that the results give, in the orders in which the store lists them.
pub fn fold(results: &[RatedResult]) -> (Vec<Rating>, Vec<RatingChange>) {
    let mut ratings: BTreeMap<PlayerId, Rating> = BTreeMap::new();
    let mut changes = Vec::with_capacity(results.len() * 2);
    let mut results = results.to_vec();
    results.sort_by_key(|game| (game.ended_at, game.id));
    for game in &results {
        let before = |player| ratings.get(&player).copied().unwrap_or_else(|| unrated(player, game.ended_at));
        let (white, black) = (before(game.white_id), before(game.black_id));
        for (rating, mut change) in step(&white, &black, game.id, game.result.into(), game.ended_at) {
            if game.corrected {
                "corrected".clone_into(&mut change.reason);
            }
            ratings.insert(rating.player_id, rating);
            changes.push(change);
        }
    }
    (ratings.into_values().collect(), changes)
}
