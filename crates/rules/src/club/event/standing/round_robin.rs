//! The table of a round robin: points, and the club's tie-breaks in their order (domain.md, "Tournaments"): number of wins,
//! Sonneborn-Berger, the score among those still tied.
use super::super::history::{EntrantState, EventGame, History, Share};
use super::{Against, Line, TieBreak, place, tally};
use crate::club::game::Outcome;

/// The lines of those in `members`, best first; entries equal in everything stand in entry order.
pub(super) fn lines(history: &History, members: &[usize]) -> Vec<Line> {
    let void = |entry: usize| {
        history.entrants.get(entry).is_none_or(|entrant| {
            matches!(entrant.state, EntrantState::Withdrawn { void: true } | EntrantState::NoShow)
        })
    };
    let games: Vec<&EventGame> = history
        .games()
        .filter(|game| game.outcome != Some(Outcome::Cancelled) && !void(game.white) && !void(game.black))
        .collect();
    let shares = |entry: usize| games.iter().filter_map(move |game| history.share(game, entry));
    let points: Vec<u32> =
        (0..history.entrants.len()).map(|entry| shares(entry).map(|share| share.half_points).sum()).collect();
    let of = |entry: usize| points.get(entry).copied().unwrap_or(0);
    let mut lines: Vec<Line> = members
        .iter()
        .map(|&entry| {
            let own: Vec<Share> = shares(entry).collect();
            let all = games.iter().filter(|game| game.opponent(entry).is_some()).count();
            let from: Vec<Against> = own.iter().map(|share| against(*share, of(share.opponent))).collect();
            let mut line = tally(history, entry, &own, all);
            line.void = void(entry);
            line.tie_breaks = vec![
                TieBreak::Wins { wins: line.wins },
                // A win counts the opponent's points, two quarters for each half of them; a draw counts half of that.
                TieBreak::SonnebornBerger {
                    quarters: from.iter().map(|game| game.scored * game.theirs).sum(),
                    from,
                },
            ];
            line
        })
        .collect();
    let key = |line: &Line| (!line.void, line.half_points, line.wins, line.sonneborn_quarters());
    for at in 0..lines.len() {
        let mut among: Vec<usize> = lines
            .iter()
            .filter(|line| key(line) == key(&lines[at]) && !line.void)
            .map(|line| line.entry)
            .collect();
        if among.len() < 2 {
            among.clear();
        }
        let mutual = shares(lines[at].entry).filter(|share| among.contains(&share.opponent));
        let half_points = mutual.map(|share| share.half_points).sum();
        lines[at].tie_breaks.push(TieBreak::Mutual { half_points, among });
    }
    let full = |line: &Line| {
        let mutual = match line.tie_breaks.last() {
            Some(TieBreak::Mutual { half_points, .. }) => *half_points,
            _ => 0,
        };
        (key(line), mutual)
    };
    place(&mut lines, full);
    lines
}

const fn against(share: Share, theirs: u32) -> Against {
    Against { opponent: Some(share.opponent), scored: share.half_points, theirs }
}

#[cfg(test)]
mod tests {
    use super::super::super::history::{Entrant, PlayedPairing, PlayedRound};
    use super::*;

    fn played(white: usize, black: usize, outcome: Outcome) -> EventGame {
        EventGame::new(white, black, Some(outcome))
    }

    fn standings(entries: usize, games: &[EventGame]) -> Vec<Line> {
        let history = History {
            entrants: vec![Entrant::new(150_000); entries],
            rounds: vec![PlayedRound {
                pairings: games
                    .iter()
                    .map(|&game| PlayedPairing { white: game.white, black: game.black, games: vec![game] })
                    .collect(),
                ..PlayedRound::default()
            }],
            ..History::default()
        };
        lines(&history, &(0..entries).collect::<Vec<_>>())
    }

    fn mutual(line: &Line) -> u32 {
        match line.tie_breaks.last() {
            Some(TieBreak::Mutual { half_points, .. }) => *half_points,
            other => panic!("{other:?}"),
        }
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
        assert_eq!(table[0].sonneborn_quarters(), Some(5));
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
            (line(0).half_points, line(0).wins, line(0).sonneborn_quarters()),
            (line(1).half_points, line(1).wins, line(1).sonneborn_quarters())
        );
        assert_eq!((mutual(line(0)), mutual(line(1))), (2, 0));
        assert!(line(0).place < line(1).place);
    }

    #[test]
    fn running_games_count_as_games_only() {
        let table = standings(2, &[EventGame::new(0, 1, None)]);
        assert_eq!((table[0].games, table[0].finished, table[0].half_points), (1, 0, 0));
    }
}
