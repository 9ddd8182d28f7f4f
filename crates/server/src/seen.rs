//! What a reader may see of a game: the one place that decides it. Pages and exports get games from here alone.
//!
//! An event may show its games some moves behind while they are played (domain.md, "Decisions"). Of such a game everybody
//! sees the moves that both sides have made but the last ones; nothing of what hangs on the rest: neither whose turn it is,
//! nor the clocks, nor when something happened last. Its two players see all of it, and so does a director who does not play
//! in the event, because directors rule in it. When it is over, everybody does.
use std::collections::BTreeSet;
use std::ops::Deref;

use frcec_rules::club::game::Game;
use frcec_store::{
    GameId, PlayerId, StoreError, TournamentId, Tx,
    games::{self, GameState, StoredGame},
    players::Role,
    tournaments,
};

use crate::{
    door::{LoadError, Loaded, complete, row, row::RowError},
    people::Person,
};

/// Whoever reads.
#[derive(Clone, Debug, Default)]
pub struct Reader {
    id: Option<PlayerId>,
    directs: bool,
    /// The events in which a director has a seat of his own.
    plays_in: BTreeSet<TournamentId>,
}

/// A game as its reader may see it.
#[derive(Clone, Debug)]
pub struct Seen {
    stored: StoredGame,
    behind: Option<u8>,
}

impl Reader {
    /// Somebody whom nobody knows.
    pub fn visitor() -> Self {
        Self::default()
    }

    /// A member, or a visitor.
    pub async fn of(tx: &mut Tx, member: Option<&Person>) -> Result<Self, StoreError> {
        let Some(member) = member else { return Ok(Self::visitor()) };
        let directs = matches!(member.role, Role::Director | Role::Admin);
        let plays_in = if directs { tournaments::seats_of(tx, member.id).await? } else { Vec::new() };
        Ok(Self { id: Some(member.id), directs, plays_in: plays_in.into_iter().collect() })
    }

    /// What this reader sees of a game.
    pub fn sees(&self, stored: StoredGame) -> Seen {
        if stored.delay == 0
            || stored.row.state != GameState::Running
            || self.id.is_some_and(|id| stored.seat(id).is_some())
            || self.directs && stored.tournament_id.is_none_or(|event| !self.plays_in.contains(&event))
        {
            return Seen { stored, behind: None };
        }
        // Whole moves, so that what is left does not tell whose turn it is.
        let moves = (stored.row.ply / 2).saturating_sub(u32::from(stored.delay));
        Seen { behind: Some(stored.delay), stored: row::cut(&stored, 2 * moves) }
    }

    /// What this reader sees of games.
    pub fn see_all(&self, games: impl IntoIterator<Item = StoredGame>) -> Vec<Seen> {
        games.into_iter().map(|game| self.sees(game)).collect()
    }

    /// A game with all that belongs to it, as this reader sees it; `None` if there is none of that number.
    pub async fn load(&self, tx: &mut Tx, id: GameId) -> Result<Option<(Seen, Loaded)>, LoadError> {
        let Some(stored) = games::load(tx, id).await? else { return Ok(None) };
        let seen = self.sees(stored);
        let loaded = complete(tx, seen.stored.clone()).await?;
        Ok(Some((seen, loaded)))
    }
}

impl Seen {
    /// How many moves behind it is seen, if it is.
    pub fn behind(&self) -> Option<u8> {
        self.behind
    }

    /// The game at the last position that is seen.
    pub fn game(&self) -> Result<Game, RowError> {
        row::game_of(&self.stored)
    }
}

impl Deref for Seen {
    type Target = StoredGame;

    fn deref(&self) -> &StoredGame {
        &self.stored
    }
}

#[cfg(test)]
mod tests {
    use frcec_rules::club::{game::Event, pace::Pace, seat::Seat};
    use frcec_store::games::GameResult;

    use super::*;

    /// A running game of 1 against 2 in event 7 after these moves, told three moves behind.
    fn game(moves: &[&str]) -> StoredGame {
        let mut events = vec![
            Event::Created { start: 518, pace: Pace::default() },
            Event::Started { at: 1000 },
            Event::Told {
                seat: Seat::White,
                at: 1001,
                by: frcec_rules::club::game::Telling::Page,
                note: None,
            },
        ];
        for (at, uci) in (2000..).zip(moves) {
            events.push(Event::Moved {
                uci: (*uci).to_owned(),
                at,
                left_ms: 5000,
                charged_ms: 0,
                free_ms: 0,
                leave_ms: 0,
                offer: true,
            });
        }
        StoredGame {
            id: GameId(1),
            match_id: None,
            number_in_match: 1,
            tournament_id: Some(TournamentId(7)),
            white_id: PlayerId(1),
            black_id: PlayerId(2),
            start_id: 518,
            pace: Pace::default().to_string(),
            rated: true,
            place: None,
            event: None,
            delay: 3,
            created_at: 900,
            changed_at: 9000,
            row: row::row_of(&Game::fold(&events).unwrap()),
        }
    }

    const MOVES: [&str; 9] = ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5a4", "g8f6", "e1h1"];

    #[test]
    fn others_see_whole_moves_without_the_last_ones() {
        // The first column counts half-moves that were made, the second those that are seen.
        for (made, seen) in [(0, 0), (1, 0), (6, 0), (7, 0), (8, 2), (9, 2)] {
            let shown = Reader::visitor().sees(game(&MOVES[..made]));
            assert_eq!(shown.behind(), Some(3));
            assert_eq!((shown.row.ply, shown.row.to_move), (seen, Seat::White), "{made}");
            assert_eq!(shown.row.moves, MOVES[..seen as usize].join(" "));
            assert_eq!(shown.game().unwrap().ply(), seen);
        }
    }

    #[test]
    fn what_is_hidden_leaves_no_trace() {
        let shown = Reader::visitor().sees(game(&MOVES));
        let text = format!("{shown:?}");
        for trace in ["b5a4", "e1h1", "9000", "2008", "5000", "\"w\"", "white\":1"] {
            assert!(!text.contains(trace), "{trace}: {text}");
        }
        let game = shown.game().unwrap();
        assert_eq!((game.deadline(), game.told_at(), game.offer()), (None, None, None));
        assert_eq!((shown.changed_at, shown.row.last_move_at, shown.row.deadline_at), (1000, None, None));
        // A game that differs in nothing but what is hidden looks the same.
        let mut other = self::game(&MOVES[..8]);
        other.changed_at = 1234;
        assert_eq!(Reader::visitor().sees(other).stored, shown.stored);
    }

    #[test]
    fn players_and_directors_who_do_not_play_in_it_see_all() {
        let all = |reader: Reader| reader.sees(game(&MOVES)).behind().is_none();
        let member = |id| Reader { id: Some(PlayerId(id)), ..Reader::default() };
        assert!(all(member(1)) && all(member(2)) && !all(member(3)));
        let director = |plays_in: &[i64]| Reader {
            directs: true,
            plays_in: plays_in.iter().map(|id| TournamentId(*id)).collect(),
            ..member(3)
        };
        assert!(all(director(&[])) && all(director(&[6])) && !all(director(&[6, 7])));
    }

    #[test]
    fn everybody_sees_a_game_that_is_over_or_of_no_such_event() {
        let mut over = game(&MOVES);
        over.row.state = GameState::Finished;
        over.row.result = Some(GameResult::White);
        let shown = Reader::visitor().sees(over.clone());
        assert_eq!((shown.behind(), &shown.stored), (None, &over));
        let plain = StoredGame { delay: 0, ..game(&MOVES) };
        assert_eq!(Reader::visitor().sees(plain).row.ply, 9);
    }
}
