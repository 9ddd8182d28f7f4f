//! Stored games as the rows of a list: names, events and states looked up once for the whole list.
use std::collections::HashMap;

use frcec_rules::club::seat::Seat;
use frcec_rules::{Color, StartPosition};
use frcec_store::games::{GameResult, GameState};
use frcec_store::players::{self, PlayerStatus};
use frcec_store::{PlayerId, StoreError, TournamentId, Tx, tournaments};

use super::boards;
use super::error::WebError;
use super::talk::Talk;
use super::words::{EventRef, GameBoard, GameRow, Person, Tag};
use crate::board::Diagram;
use crate::door::row;
use crate::names;
use crate::people::nameless;
use crate::seen::Seen;

/// Names of members and events, as far as a page needs them.
pub(super) struct Names {
    people: HashMap<PlayerId, Person>,
    events: HashMap<TournamentId, EventRef>,
}

impl Names {
    /// The names that `games` need.
    pub(super) async fn of(tx: &mut Tx, t: &Talk, games: &[Seen]) -> Result<Self, StoreError> {
        let ids = games.iter().flat_map(|game| [game.white_id, game.black_id]);
        let mut names = Self::of_people(tx, t, ids).await?;
        for id in games.iter().filter_map(|game| game.tournament_id) {
            if !names.events.contains_key(&id)
                && let Some(event) = tournaments::by_id(tx, id).await?
            {
                names.events.insert(id, EventRef { id: event.code, name: event.name });
            }
        }
        Ok(names)
    }

    /// The names of these members.
    pub(super) async fn of_people(
        tx: &mut Tx,
        t: &Talk,
        ids: impl IntoIterator<Item = PlayerId>,
    ) -> Result<Self, StoreError> {
        let mut ids: Vec<PlayerId> = ids.into_iter().collect();
        ids.sort_unstable();
        ids.dedup();
        let people =
            players::by_ids(tx, &ids).await?.into_iter().map(|player| (player.id, person(t, &player)));
        Ok(Self { people: people.collect(), events: HashMap::new() })
    }

    /// A member's name.
    pub(super) fn person(&self, t: &Talk, id: PlayerId) -> Person {
        let former = || Person { name: t.s("former-member"), handle: None };
        self.people.get(&id).cloned().unwrap_or_else(former)
    }

    /// The event of a game.
    pub(super) fn event(&self, game: &Seen) -> Option<&EventRef> {
        self.events.get(&game.tournament_id?)
    }

    /// `T0001-M0055-1`.
    pub(super) fn game(&self, game: &Seen) -> String {
        let of_match = game.match_id.map(|id| (id, i64::from(game.number_in_match)));
        names::game_name(game.id, of_match, self.event(game).map(|event| event.id.as_str()))
    }

    /// A game as a small board from White's side; `sheet` is where the pieces are drawn.
    pub(super) fn board(&self, t: &Talk, sheet: &str, stored: &Seen) -> Result<GameBoard, WebError> {
        let game = stored.game().map_err(WebError::server)?;
        let last = boards::shown(t, game.line());
        let marked = game.line().moves().last().map(|mv| boards::move_squares(*mv)).unwrap_or_default();
        let board = Diagram::new(game.line().position(), Color::White)
            .mark(marked)
            .svg(sheet, &boards::label(t, Color::White, &last));
        let row = self.row(t, stored).ok_or_else(|| WebError::server("a game from no position"))?;
        Ok(GameBoard { row, board, last })
    }

    /// The row of a game.
    pub(super) fn row(&self, t: &Talk, game: &Seen) -> Option<GameRow> {
        Some(GameRow {
            id: game.id.0,
            label: self.game(game),
            white: self.person(t, game.white_id),
            black: self.person(t, game.black_id),
            start: StartPosition::new(game.start_id)?.into(),
            state: state(t, game),
            moves: game.row.ply.div_ceil(2),
            // A game from elsewhere ended long before it came here.
            when: t.day(game.row.ended_at.unwrap_or(game.changed_at)),
        })
    }
}

/// A member as pages name one; who has left the club has no name any more, and the club's own player has one for each language.
pub(super) fn person(t: &Talk, player: &players::Player) -> Person {
    if let Some(key) = nameless(player.status, &player.handle) {
        return Person { name: t.s(key), handle: None };
    }
    match player.status {
        // A name in games from files has no page.
        PlayerStatus::Archived => Person { name: player.name.clone(), handle: None },
        _ => Person::new(&player.name, &player.handle),
    }
}

/// A rating in hundredths, cut to the whole number as the list shows it.
pub(super) fn rating(hundredths: i64) -> String {
    (hundredths / 100).to_string()
}

/// How a game stands, in a word.
pub(super) fn state(t: &Talk, game: &Seen) -> Tag {
    if let Some(moves) = game.behind() {
        return Tag::new("good", t.s1("state-behind", "moves", u32::from(moves)));
    }
    match (game.row.state, game.row.result, game.row.to_move) {
        (GameState::Cancelled, ..) => Tag::new("bad", t.s("state-cancelled")),
        (_, Some(GameResult::White), _) => Tag::new("", t.s("state-white-won")),
        (_, Some(GameResult::Black), _) => Tag::new("", t.s("state-black-won")),
        (_, Some(GameResult::Draw), _) => Tag::new("", t.s("state-draw")),
        (GameState::Waiting, ..) => Tag::new("warn", t.s("state-waiting")),
        // The clock of a row that cannot be read is found where the game is opened.
        _ if row::is_paused(game).unwrap_or(false) => Tag::new("warn", t.s("state-paused")),
        (_, None, Seat::White) => Tag::new("good", t.s("state-white-to-move")),
        (_, None, Seat::Black) => Tag::new("good", t.s("state-black-to-move")),
    }
}

/// The rows of these games.
pub(super) async fn rows(tx: &mut Tx, t: &Talk, games: &[Seen]) -> Result<Vec<GameRow>, StoreError> {
    let names = Names::of(tx, t, games).await?;
    Ok(games.iter().filter_map(|game| names.row(t, game)).collect())
}
