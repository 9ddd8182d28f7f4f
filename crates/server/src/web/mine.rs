//! The games of whoever is logged in: those that wait for a move of his, the most urgent first, and those that wait for others.
use frcec_store::Tx;
use frcec_store::games::GameState;
use frcec_store::lists::{self, GameFilter};

use super::error::WebError;
use super::rows::Names;
use super::session::Visit;
use super::words::{GameRow, Person, Tag};
use crate::people;

/// A clock with less than this left (ms) is marked as urgent.
const URGENT_MS: i64 = 24 * 60 * 60 * 1000;
/// And with less than this as one to think of.
const SOON_MS: i64 = 3 * URGENT_MS;

/// Games in each of the two lists at most.
const SHOWN: usize = 50;

/// A member's games that are not over.
#[derive(Clone, Debug)]
pub struct Mine {
    /// It is the member's move.
    pub to_move: Vec<MyGame>,
    /// It is not.
    pub waiting: Vec<MyGame>,
}

/// One of them.
#[derive(Clone, Debug)]
pub struct MyGame {
    /// As every list has it.
    pub row: GameRow,
    /// Who sits opposite.
    pub opponent: Person,
    /// What is left on the clock of the side to move; how the game stands, where no move is waited for.
    pub left: Tag,
    /// When that runs out, in the member's zone; empty while no clock runs.
    pub until: String,
}

/// All unfinished games of `member`.
pub(super) async fn of(
    tx: &mut Tx,
    visit: &Visit,
    member: &people::Person,
    now: i64,
) -> Result<Mine, WebError> {
    let (t, reader) = (&visit.t, visit.reader(tx).await?);
    let mut stored = Vec::new();
    for state in [GameState::Running, GameState::Waiting] {
        let filter = GameFilter { player: Some(member.id), state: Some(state), ..GameFilter::default() };
        stored.extend(lists::games(tx, &filter, u32::MAX).await?);
    }
    // Of very many, the most urgent.
    stored.sort_by_key(|game| (game.row.deadline_at.unwrap_or(i64::MAX), game.id));
    let (mut own, mut others): (Vec<_>, Vec<_>) = stored.into_iter().partition(|game| {
        game.row.state == GameState::Running && game.seat(member.id) == Some(game.row.to_move)
    });
    own.truncate(SHOWN);
    others.truncate(SHOWN);
    let seen = reader.see_all(own.into_iter().chain(others));
    let names = Names::of(tx, t, &seen).await?;
    let (mut to_move, mut waiting) = (Vec::new(), Vec::new());
    for one in &seen {
        let (Some(seat), Some(row)) = (one.seat(member.id), names.row(t, one)) else { continue };
        let game = one.game().map_err(WebError::server)?;
        let turn = game.waits_for();
        let left = match turn {
            None => row.state.clone(),
            Some(side) => {
                let left = game.left_ms(side, now);
                let tone = if left < URGENT_MS {
                    "bad"
                } else if left < SOON_MS {
                    "warn"
                } else {
                    "good"
                };
                let untold = game.told_at().is_none();
                let key = if untold { "game-clock-waiting" } else { "game-clock" };
                Tag::new(if turn == Some(seat) { tone } else { "" }, t.s1(key, "left", t.span(left)))
            }
        };
        let mine = MyGame {
            opponent: names.person(t, one.player(!seat)),
            left,
            until: game.deadline().map(|at| t.moment(at)).unwrap_or_default(),
            row,
        };
        // A clock that has not begun to run would begin with this page.
        let order = (game.deadline_if_told(now).unwrap_or(i64::MAX), one.id);
        let list = if turn == Some(seat) { &mut to_move } else { &mut waiting };
        list.push((order, mine));
    }
    let sorted = |mut list: Vec<(_, MyGame)>| {
        list.sort_by_key(|(order, _)| *order);
        list.into_iter().map(|(_, mine)| mine).collect()
    };
    Ok(Mine { to_move: sorted(to_move), waiting: sorted(waiting) })
}

#[cfg(test)]
impl Mine {
    pub(super) fn sample() -> Self {
        use super::words::samples;
        let game = |row: GameRow| MyGame {
            opponent: row.black.clone(),
            left: Tag::new("warn", "2 days left"),
            until: "3 May 2026, 14:00 (UTC+2)".to_owned(),
            row,
        };
        Self {
            to_move: samples::games().into_iter().map(game).collect(),
            waiting: samples::games().into_iter().map(game).collect(),
        }
    }
}
