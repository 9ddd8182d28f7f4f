//! The table of a round robin: points, and the club's tie-breaks in their order (domain.md, "Tournaments"): number of wins,
//! Sonneborn-Berger, the score among those still tied.
use std::cmp::Reverse;

use super::game::Outcome;

/// A game of the event, by entry number from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// Who had White.
    pub white: usize,
    /// Who had Black.
    pub black: usize,
    /// How it ended; `None` while it runs. A cancelled game counts for nothing.
    pub outcome: Option<Outcome>,
}

impl Played {
    /// Half points of `entry` and of its opponent, and who that is; `None` if the game runs or is another's.
    fn of(self, entry: usize) -> Option<(u32, usize)> {
        let (white, black) = match self.outcome? {
            Outcome::White => (2, 0),
            Outcome::Black => (0, 2),
            Outcome::Draw => (1, 1),
            Outcome::Cancelled => return None,
        };
        if self.white == entry {
            Some((white, self.black))
        } else if self.black == entry {
            Some((black, self.white))
        } else {
            None
        }
    }
}

/// One line of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The entry number.
    pub entry: usize,
    /// The place from 1; those equal in everything share one.
    pub place: usize,
    /// Points in halves.
    pub half_points: u32,
    /// Games won.
    pub wins: u32,
    /// Sonneborn-Berger in quarters: the points of beaten opponents and half the points of those drawn with.
    pub sonneborn_quarters: u32,
    /// Half points against those equal in points, wins and Sonneborn-Berger.
    pub mutual_half_points: u32,
    /// Finished games.
    pub finished: u32,
    /// All games.
    pub games: u32,
}

/// The table of `entries` players after `games`, best first; entries equal in everything stand in entry order.
pub fn standings(entries: usize, games: &[Played]) -> Vec<Standing> {
    let results = |entry| games.iter().filter_map(move |game| game.of(entry));
    let points: Vec<u32> = (0..entries).map(|entry| results(entry).map(|(half, _)| half).sum()).collect();
    let mut table: Vec<Standing> = (0..entries)
        .map(|entry| Standing {
            entry,
            place: 0,
            half_points: points[entry],
            wins: count(results(entry).filter(|&(half, _)| half == 2)),
            // A win counts the opponent's points, two quarters for each half of them; a draw counts half of that.
            sonneborn_quarters: results(entry)
                .map(|(half, opponent)| half * points.get(opponent).copied().unwrap_or(0))
                .sum(),
            mutual_half_points: 0,
            finished: count(results(entry)),
            games: count(games.iter().filter(|game| game.white == entry || game.black == entry)),
        })
        .collect();
    let key = |line: &Standing| (line.half_points, line.wins, line.sonneborn_quarters);
    for at in 0..table.len() {
        let tied: Vec<usize> =
            table.iter().filter(|line| key(line) == key(&table[at])).map(|line| line.entry).collect();
        if tied.len() > 1 {
            let mutual = results(table[at].entry)
                .filter(|(_, opponent)| tied.contains(opponent))
                .map(|(half, _)| half);
            table[at].mutual_half_points = mutual.sum();
        }
    }
    let full = |line: &Standing| Reverse((key(line), line.mutual_half_points));
    table.sort_by_key(full);
    for at in 0..table.len() {
        table[at].place =
            if at > 0 && full(&table[at]) == full(&table[at - 1]) { table[at - 1].place } else { at + 1 };
    }
    table
}

fn count<T>(items: impl Iterator<Item = T>) -> u32 {
    u32::try_from(items.count()).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(white: usize, black: usize, outcome: Outcome) -> Played {
        Played { white, black, outcome: Some(outcome) }
    }

    #[test]
    fn points_come_first_then_wins() {
        use Outcome::{Black, Draw, White};
        // 0 wins one and loses one; 1 draws both: a point each, the win counts.
        let games = [
            played(0, 2, White),
            played(3, 0, White),
            played(1, 2, Draw),
            played(3, 1, Draw),
            played(2, 3, Black),
        ];
        let table = standings(4, &games);
        let order: Vec<usize> = table.iter().map(|line| line.entry).collect();
        assert_eq!(order, [3, 0, 1, 2]);
        assert_eq!(table[1].half_points, table[2].half_points);
        assert_eq!((table[1].wins, table[2].wins), (1, 0));
    }

    #[test]
    fn sonneborn_berger_counts_in_quarters() {
        // 0 beats 1 (who ends with one point) and draws with 2 (who ends with half a point): 1 + 0.25.
        let games = [played(0, 1, Outcome::White), played(2, 0, Outcome::Draw), played(1, 2, Outcome::White)];
        let table = standings(3, &games);
        assert_eq!(table[0].entry, 0);
        assert_eq!(table[0].sonneborn_quarters, 5);
    }

    #[test]
    fn equal_in_everything_is_an_equal_place() {
        let table = standings(
            3,
            &[played(0, 1, Outcome::Draw), played(1, 2, Outcome::Draw), played(2, 0, Outcome::Draw)],
        );
        assert!(table.iter().all(|line| line.place == 1));
        assert_eq!(table[0].entry, 0);
    }

    #[test]
    fn the_game_between_the_tied_decides_last() {
        use Outcome::{Draw, White};
        // 0 and 1 have a point, a win and the same Sonneborn-Berger; 0 beat 1.
        let games = [
            played(1, 2, White),
            played(0, 1, White),
            played(3, 0, White),
            played(2, 3, Draw),
            played(2, 4, Draw),
        ];
        let table = standings(5, &games);
        let line = |entry| table.iter().find(|line| line.entry == entry).expect("in the table");
        assert_eq!(
            (line(0).half_points, line(0).wins, line(0).sonneborn_quarters),
            (line(1).half_points, line(1).wins, line(1).sonneborn_quarters)
        );
        assert_eq!((line(0).mutual_half_points, line(1).mutual_half_points), (2, 0));
        assert!(line(0).place < line(1).place);
    }

    #[test]
    fn running_games_count_as_games_only() {
        let table = standings(2, &[Played { white: 0, black: 1, outcome: None }]);
        assert_eq!((table[0].games, table[0].finished, table[0].half_points), (1, 0, 0));
    }
}
