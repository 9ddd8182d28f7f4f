//! The rating list computed anew from all games: for a game that ended before others that were rated before it.
use std::collections::BTreeMap;

use frcec_rules::club::{game::Outcome, rating};
use frcec_store::{
    PlayerId, StoreError, Tx,
    lists::{self, RatedResult},
    ratings::{self, Rating, RatingChange},
};

/// Every rating and every change, game by game in the order of their ends, then of their numbers (domain.md, "The club").
pub fn computed(results: &[RatedResult]) -> (Vec<Rating>, Vec<RatingChange>) {
    let mut known: BTreeMap<PlayerId, Rating> = BTreeMap::new();
    let mut changes = Vec::with_capacity(results.len() * 2);
    let mut results = results.to_vec();
    results.sort_by_key(|game| (game.ended_at, game.id));
    for game in &results {
        let before = |known: &BTreeMap<PlayerId, Rating>, id| {
            known.get(&id).copied().unwrap_or(Rating {
                player_id: id,
                rating: rating::START,
                wins: 0,
                losses: 0,
                draws: 0,
                changed_at: game.ended_at,
            })
        };
        let (white, black) = (before(&known, game.white_id), before(&known, game.black_id));
        let outcome = Outcome::from(game.result);
        let (white_after, black_after) = rating::after_game(white.rating, black.rating, outcome);
        let score = match outcome.winner() {
            None => (1, 1),
            Some(frcec_rules::club::seat::Seat::White) => (2, 0),
            Some(frcec_rules::club::seat::Seat::Black) => (0, 2),
        };
        let mut sides = [(white, white_after, score.0, black), (black, black_after, score.1, white)];
        sides.sort_by_key(|(own, ..)| own.player_id);
        for (own, after, score, other) in sides {
            known.insert(
                own.player_id,
                Rating {
                    rating: after,
                    wins: own.wins + i64::from(score == 2),
                    losses: own.losses + i64::from(score == 0),
                    draws: own.draws + i64::from(score == 1),
                    changed_at: game.ended_at,
                    ..own
                },
            );
            changes.push(RatingChange {
                player_id: own.player_id,
                game_id: game.id,
                at: game.ended_at,
                before: own.rating,
                after,
                opponent_id: other.player_id,
                opponent_before: other.rating,
                score,
                reason: "game".to_owned(),
            });
        }
    }
    (known.into_values().collect(), changes)
}

/// Puts the computation in the place of what is stored.
pub(super) async fn recompute(tx: &mut Tx) -> Result<(), StoreError> {
    let results = lists::rated_results(tx).await?;
    let (ratings, changes) = computed(&results);
    ratings::replace_all(tx, &ratings, &changes).await
}
