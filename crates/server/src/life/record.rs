//! What a month was, as numbers and ids: the names are looked up when it is shown, so that whoever has left the club is named
//! nowhere.
use std::collections::BTreeMap;

use frcec_store::{
    GameId, PlayerId, StoreError, TournamentId, Tx, games::GameResult, months, news, ratings::RatingChange,
};
use serde::{Deserialize, Serialize};

use super::Month;

/// By how much the winner of an upset was rated below the loser at least, in hundredths of a point.
const UPSET: i64 = 5_000;
/// Upsets, and movers in each direction, at most.
const TOP: usize = 5;

/// A month.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Record {
    /// The games that ended; an editor may leave them out.
    pub ended: Option<Ended>,
    /// Games that the lower rated player won, the greatest difference first.
    pub upsets: Vec<Upset>,
    /// Whose rating rose or fell most: the greatest rise first, the greatest fall last.
    pub movers: Vec<Mover>,
    /// Who joined.
    pub members: Vec<PlayerId>,
    /// Starting positions of which it saw the club's first game: the number and that game.
    pub positions: Vec<(u16, GameId)>,
    /// Events that ended.
    pub events: Vec<TournamentId>,
    /// News items that were published.
    pub news: Vec<i64>,
}

/// Games counted by how they ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Ended {
    /// Won by White.
    pub white: i64,
    /// Won by Black.
    pub black: i64,
    /// Drawn.
    pub draws: i64,
    /// Of the decided ones, those lost on time.
    pub on_time: i64,
}

impl Ended {
    /// All of them.
    pub const fn games(self) -> i64 {
        self.white + self.black + self.draws
    }
}

/// A win against somebody rated higher. Ratings in hundredths of a point, before the game's end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Upset {
    /// The game.
    pub game: GameId,
    /// Who won.
    pub winner: PlayerId,
    /// The winner's rating.
    pub winner_rating: i64,
    /// Who lost.
    pub loser: PlayerId,
    /// The loser's rating.
    pub loser_rating: i64,
}

/// How a member's rated games of the month went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mover {
    /// Who.
    pub player: PlayerId,
    /// The rating before the first of them, in hundredths of a point.
    pub before: i64,
    /// The rating after the last.
    pub after: i64,
    /// How many there were.
    pub games: i64,
    /// Points scored, in hundredths.
    pub score: i64,
    /// Points that the ratings let expect (Elo), in hundredths.
    pub expected: i64,
}

impl Record {
    /// Whether there is nothing to tell.
    pub fn is_quiet(&self) -> bool {
        self.ended.is_none_or(|ended| ended.games() == 0)
            && Self { ended: None, ..self.clone() } == Self::default()
    }

    /// What the record holds of a month; of one that is not over, as far as it has come.
    pub async fn gather(tx: &mut Tx, month: Month) -> Result<Self, StoreError> {
        let (from, to) = (month.begins(), month.ends());
        let mut ended = Ended::default();
        for group in months::ended(tx, from, to).await? {
            match group.result {
                GameResult::White => ended.white += group.n,
                GameResult::Black => ended.black += group.n,
                GameResult::Draw => ended.draws += group.n,
            }
            if group.reason == "time" && group.result != GameResult::Draw {
                ended.on_time += group.n;
            }
        }
        let changes = months::rating_changes(tx, from, to).await?;
        Ok(Self {
            ended: Some(ended),
            upsets: upsets(&changes, &months::hardly_played(tx, from, to).await?),
            movers: top(movers(&changes)),
            members: months::joined(tx, from, to).await?,
            positions: months::first_played(tx, from, to)
                .await?
                .into_iter()
                .map(|first| (first.start_id, first.game_id))
                .collect(),
            events: months::events_ended(tx, from, to).await?,
            news: news::published_between(tx, from, to).await?.into_iter().map(|item| item.id).collect(),
        })
    }
}

impl Record {
    /// Leaves out what `keep` does not name; see [`key`].
    pub fn retain(&mut self, keep: impl Fn(&str) -> bool) {
        if !keep("ended") {
            self.ended = None;
        }
        self.upsets.retain(|upset| keep(&key("upset", upset.game.0)));
        self.movers.retain(|mover| keep(&key("mover", mover.player.0)));
        self.members.retain(|member| keep(&key("member", member.0)));
        self.positions.retain(|(start, _)| keep(&key("position", i64::from(*start))));
        self.events.retain(|event| keep(&key("event", event.0)));
        self.news.retain(|item| keep(&key("news", *item)));
    }
}

/// What a part of a record is called in the form of its editor: `upset-12`.
pub fn key(kind: &str, id: i64) -> String {
    format!("{kind}-{id}")
}

/// The games whose winner was rated far below the loser; `hardly_played` are those that nobody has won by play.
fn upsets(changes: &[RatingChange], hardly_played: &[GameId]) -> Vec<Upset> {
    let mut upsets: Vec<Upset> = changes
        .iter()
        .filter(|change| change.score == 2 && change.opponent_before - change.before >= UPSET)
        .filter(|change| !hardly_played.contains(&change.game_id))
        .map(|change| Upset {
            game: change.game_id,
            winner: change.player_id,
            winner_rating: change.before,
            loser: change.opponent_id,
            loser_rating: change.opponent_before,
        })
        .collect();
    upsets.sort_by_key(|upset| (upset.winner_rating - upset.loser_rating, upset.game));
    upsets.truncate(TOP);
    upsets
}

/// Everybody who had a rated game, the greatest rise first.
pub fn movers(changes: &[RatingChange]) -> Vec<Mover> {
    let mut by_player: BTreeMap<PlayerId, Mover> = BTreeMap::new();
    for change in changes {
        let mover = by_player.entry(change.player_id).or_insert(Mover {
            player: change.player_id,
            before: change.before,
            after: change.after,
            games: 0,
            score: 0,
            expected: 0,
        });
        mover.after = change.after;
        mover.games += 1;
        mover.score += change.score * 50;
        // A rating moves by K for each point beyond what was expected: counted in K-ths here.
        mover.expected += change.score * 50 * K - (change.after - change.before);
    }
    let mut movers: Vec<Mover> = by_player.into_values().collect();
    for mover in &mut movers {
        mover.expected = (mover.expected + K / 2).div_euclid(K);
    }
    movers.sort_by_key(|mover| (mover.before - mover.after, mover.player));
    movers
}

/// K of the club's list (domain.md).
const K: i64 = 32;

/// The greatest rises and the greatest falls.
fn top(mut movers: Vec<Mover>) -> Vec<Mover> {
    movers.retain(|mover| mover.before != mover.after);
    let count = movers.len();
    let mut place = 0;
    movers.retain(|mover| {
        let kept = if mover.after > mover.before { place < TOP } else { place + TOP >= count };
        place += 1;
        kept
    });
    movers
}

#[cfg(test)]
mod tests {
    use frcec_rules::club::game::Outcome;

    use super::*;
    use crate::ratings::{step, unrated};

    fn change(player: i64, before: i64, after: i64, opponent_before: i64, score: i64) -> RatingChange {
        RatingChange {
            player_id: PlayerId(player),
            game_id: GameId(player * 10),
            at: 0,
            before,
            after,
            opponent_id: PlayerId(99),
            opponent_before,
            score,
            reason: "game".to_owned(),
        }
    }

    #[test]
    fn what_was_expected_is_elos_formula() {
        // 1600 against 1400: 1 / (1 + 10^(-200/400)) = 0.7597.
        let mut strong = unrated(PlayerId(1), 0);
        strong.rating = 160_000;
        let mut weak = unrated(PlayerId(2), 0);
        weak.rating = 140_000;
        let steps = step(&strong, &weak, GameId(1), Outcome::Black, 0);
        let changes: Vec<RatingChange> = steps.into_iter().map(|(_, change)| change).collect();
        let movers = movers(&changes);
        assert_eq!((movers[0].player, movers[0].score, movers[0].expected), (PlayerId(2), 100, 24));
        assert_eq!((movers[1].player, movers[1].score, movers[1].expected), (PlayerId(1), 0, 76));
        let upset = upsets(&changes, &[]);
        assert_eq!((upset.len(), upset[0].winner, upset[0].loser_rating), (1, PlayerId(2), 160_000));
    }

    #[test]
    fn only_real_differences_are_upsets() {
        let near = [change(1, 150_000, 151_600, 154_999, 2), change(2, 150_000, 150_100, 170_000, 1)];
        assert!(upsets(&near, &[]).is_empty());
        let many: Vec<RatingChange> =
            (1..=9).map(|n| change(n, 150_000, 152_000, 160_000 + n * 100, 2)).collect();
        let top: Vec<i64> = upsets(&many, &[]).into_iter().map(|upset| upset.winner.0).collect();
        assert_eq!(top, [9, 8, 7, 6, 5]);
        // Who wins because the other one has gone before the first moves has beaten nobody.
        let top: Vec<i64> = upsets(&many, &[GameId(90)]).into_iter().map(|upset| upset.winner.0).collect();
        assert_eq!(top, [8, 7, 6, 5, 4]);
    }

    #[test]
    fn the_greatest_rises_and_falls_are_told() {
        let changes: Vec<RatingChange> =
            (1..=14).map(|n| change(n, 150_000, 150_000 + (n - 7) * 100, 150_000, 1)).collect();
        let told: Vec<i64> = top(movers(&changes)).into_iter().map(|mover| mover.player.0).collect();
        // 14 rose most, 1 fell most; 7 stayed where it was.
        assert_eq!(told, [14, 13, 12, 11, 10, 5, 4, 3, 2, 1]);
        let few = [change(1, 150_000, 151_000, 150_000, 2), change(2, 150_000, 149_000, 150_000, 0)];
        assert_eq!(top(movers(&few)).len(), 2);
    }
}
