//! The game of the month. A game belongs to the month in which it ended. It can be put up from its end on, until the seventh of
//! the next month is over; from the first to the fourteenth of that month the members vote. So no two votes are ever open at
//! once, and `vote 3` needs no month beside it.
use frcec_store::ballots::Nomination;

use super::Month;

/// The day of the next month on which no more games are put up.
const NO_MORE_GAMES: i64 = 8;
/// The day of the next month on which the vote is over.
const OVER: i64 = 15;

/// The vote on the games of a month.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ballot {
    /// The month in which the games ended.
    pub month: Month,
}

impl Ballot {
    /// The vote that takes votes at `now` (Unix ms).
    pub fn open_at(now: i64) -> Option<Self> {
        let ballot = Self { month: Month::of(now).previous() };
        ballot.takes_votes(now).then_some(ballot)
    }

    /// When the vote opens (Unix ms).
    pub fn opens(self) -> i64 {
        self.month.ends()
    }

    /// Until when games can be put up (Unix ms, not included).
    pub fn names_until(self) -> i64 {
        self.month.next().day(NO_MORE_GAMES)
    }

    /// Until when votes are taken (Unix ms, not included).
    pub fn closes(self) -> i64 {
        self.month.next().day(OVER)
    }

    /// Whether a game can be put up at `now` (Unix ms).
    pub fn takes_games(self, now: i64) -> bool {
        now >= self.month.begins() && now < self.names_until()
    }

    /// Whether votes are taken at `now` (Unix ms).
    pub fn takes_votes(self, now: i64) -> bool {
        now >= self.opens() && now < self.closes()
    }
}

/// The games with the most votes; several share the honour, and where nobody voted there is none.
pub fn winners(nominations: &[Nomination]) -> Vec<&Nomination> {
    let most = nominations.iter().map(|nomination| nomination.votes).max().unwrap_or(0);
    nominations.iter().filter(|nomination| most > 0 && nomination.votes == most).collect()
}

#[cfg(test)]
mod tests {
    use frcec_store::{GameId, PlayerId};

    use super::*;

    const HOUR: i64 = 3_600_000;

    #[test]
    fn at_most_one_vote_is_open() {
        let april: Month = "2026-04".parse().unwrap();
        let ballot = Ballot { month: april };
        for (at, games, votes) in [
            (april.begins() - 1, false, false),
            (april.begins(), true, false),
            (april.ends() - 1, true, false),
            (april.ends(), true, true),
            (april.next().day(8) - 1, true, true),
            (april.next().day(8), false, true),
            (april.next().day(15) - 1, false, true),
            (april.next().day(15), false, false),
        ] {
            assert_eq!((ballot.takes_games(at), ballot.takes_votes(at)), (games, votes), "{at}");
            let open = Ballot::open_at(at);
            assert_eq!(open == Some(ballot), votes, "{at}: {open:?}");
        }
        let mut at = april.begins();
        while at < april.next().ends() {
            let open = [april.previous(), april, april.next()]
                .into_iter()
                .filter(|month| Ballot { month: *month }.takes_votes(at))
                .count();
            assert!(open <= 1 && open == usize::from(Ballot::open_at(at).is_some()));
            at += HOUR;
        }
    }

    #[test]
    fn the_most_votes_win_and_equal_ones_share() {
        let with = |votes: &[i64]| -> Vec<Nomination> {
            let nomination = |(number, &votes): (i64, &i64)| Nomination {
                month: 1,
                number,
                game_id: GameId(number),
                player_id: PlayerId(1),
                at: 0,
                votes,
            };
            (1..).zip(votes).map(nomination).collect()
        };
        let numbers = |votes: &[i64]| -> Vec<i64> {
            winners(&with(votes)).into_iter().map(|nomination| nomination.number).collect()
        };
        assert!(numbers(&[]).is_empty() && numbers(&[0, 0]).is_empty());
        assert_eq!(numbers(&[1, 3, 2]), [2]);
        assert_eq!(numbers(&[2, 1, 2]), [1, 3]);
    }
}
