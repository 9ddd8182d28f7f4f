//! A game with its people, as letters, pages and the terminal show it.
use frcec_rules::club::{game::Game, seat::Seat};
use frcec_store::{GameId, TournamentId, players::PRACTICE_HANDLE};

use crate::{people::Person, speech::Lang};

/// A game with the people in it, as letters and pages show it.
#[derive(Clone, Debug)]
pub struct GameView {
    /// The plain number.
    pub id: GameId,
    /// `M0255-1`.
    pub name: String,
    /// The event that it belongs to, in which a director decides what else its players could.
    pub event: Option<TournamentId>,
    /// The state after everything the letter tells.
    pub game: Game,
    /// Has the white pieces.
    pub white: Person,
    /// Has the black pieces.
    pub black: Person,
}

impl GameView {
    /// Who sits there.
    pub fn person(&self, seat: Seat) -> &Person {
        match seat {
            Seat::White => &self.white,
            Seat::Black => &self.black,
        }
    }

    /// Whether it is played against the club's own player: one game, which counts nowhere.
    pub fn is_practice(&self) -> bool {
        [&self.white, &self.black].iter().any(|person| person.handle == PRACTICE_HANDLE)
    }

    /// Who sits there, to be called otherwise.
    pub fn person_mut(&mut self, seat: Seat) -> &mut Person {
        match seat {
            Seat::White => &mut self.white,
            Seat::Black => &mut self.black,
        }
    }

    /// The same for somebody who reads `lang`: whoever has no name of his own is called so there.
    #[must_use]
    pub fn read_in(mut self, lang: Lang) -> Self {
        self.white.name = self.white.called(lang);
        self.black.name = self.black.called(lang);
        self
    }

    /// The subject of every letter of this game: it never changes, so that mail programs keep the thread together.
    pub fn subject(&self, club: &str) -> String {
        format!("[{club}] {}: {} - {}", self.name, self.white.name, self.black.name)
    }
}

/// What every letter needs to know of the club.
#[derive(Clone, Debug)]
pub struct Club {
    /// Its name.
    pub name: String,
    /// Where its pages are, without a slash at the end.
    pub public_url: String,
}
