//! Which game a name may mean.

use frcec_store::GameId;

use super::Name;
use crate::names::{self, Named};

/// A game, as far as a line can name it.
#[derive(Clone, Copy, Debug)]
pub struct Known<'a> {
    /// The plain number.
    pub game: i64,
    /// `M0255-1`, `T0004-M0055-2`.
    pub name: &'a str,
}

impl Known<'_> {
    /// Whether `name` may mean this game.
    pub fn fits(self, name: &Name) -> bool {
        let (of_match, number) = match names::read(self.name) {
            Some(Named::GameOf(of_match, number)) => (Some(of_match), Some(number)),
            Some(Named::Match(of_match)) => (Some(of_match), None),
            _ => (None, None),
        };
        match name {
            Name::Label(Named::Game(game)) => game.0 == self.game,
            Name::Label(Named::Match(named)) => of_match == Some(*named),
            Name::Label(Named::GameOf(named, place)) => of_match == Some(*named) && number == Some(*place),
            Name::Number(value) => {
                *value == self.game
                    || number == Some(*value)
                    || of_match.is_some_and(|of_match| of_match.0 == *value)
            }
            Name::Ordinal(place) => number.is_none_or(|number| number == *place),
            Name::Event(code) => self.name.split('-').next().is_some_and(|own| same_event(own, code)),
            Name::Board(value) => *value == self.game,
            Name::Other | Name::Person(_) => false,
        }
    }

    /// Whether `name` can mean nothing but this game.
    pub fn is_exactly(self, name: &Name) -> bool {
        match name {
            // The first game of a match is also called "game 1", and so is the first of the club.
            Name::Number(value) => *value == self.game,
            name => self.fits(name),
        }
    }

    /// Under which names other games may be looked for that `name` means, seen from this one.
    pub fn elsewhere(self, name: &Name) -> Vec<Named> {
        let of_match = match names::read(self.name) {
            Some(Named::GameOf(of_match, place)) => Some((of_match, place)),
            _ => None,
        };
        let of_number = |place: i64| of_match.map(|(of_match, _)| Named::GameOf(of_match, place));
        match name {
            Name::Label(named) => vec![*named],
            // "Game 2" is the club's second one, or the match's.
            Name::Number(number) => {
                let second = of_number(*number).filter(|_| (1..=2).contains(number));
                second.into_iter().chain([Named::Game(GameId(*number))]).collect()
            }
            Name::Ordinal(place) => of_number(*place).into_iter().collect(),
            Name::Other => of_match.and_then(|(_, own)| of_number(3 - own)).into_iter().collect(),
            Name::Event(_) | Name::Board(_) | Name::Person(_) => Vec::new(),
        }
    }
}

fn same_event(one: &str, other: &str) -> bool {
    let parts = |code: &str| {
        let code = code.to_ascii_uppercase();
        let digits = code.trim_start_matches(|c: char| c.is_ascii_alphabetic()).to_owned();
        (code[..code.len() - digits.len()].to_owned(), digits.parse::<i64>().ok())
    };
    parts(one) == parts(other)
}
