//! Public names of things: `M0255`, `M0255-1`, `T0004-M0055`. Read with a dash or, as the club once wrote, a dot.
use frcec_store::{GameId, MatchId};

/// A match's name, with its event's where it belongs to one: `M0255`, `T0004-M0055`.
pub fn match_name(id: MatchId, event: Option<&str>) -> String {
    match event {
        Some(event) => format!("{event}-M{:04}", id.0),
        None => format!("M{:04}", id.0),
    }
}

/// A game's name: its match's and its number in it, `M0255-1`; a game without a match is known by its plain number.
pub fn game_name(id: GameId, of_match: Option<(MatchId, i64)>, event: Option<&str>) -> String {
    match of_match {
        Some((match_id, number)) => format!("{}-{number}", match_name(match_id, event)),
        None => format!("{}", id.0),
    }
}

/// What a person wrote to name a game or a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Named {
    /// A plain game number: `4711`.
    Game(GameId),
    /// A match: `M0255`, `T0004-M0055`, `T0004.M0055`.
    Match(MatchId),
    /// A game of a match: `M0255-1`.
    GameOf(MatchId, i64),
}

/// Reads a game's or a match's name; `None` if it is neither.
pub fn read(text: &str) -> Option<Named> {
    let folded = text.trim().trim_start_matches('#').to_ascii_uppercase().replace('.', "-");
    if let Some(number) = number(&folded) {
        return Some(Named::Game(GameId(number)));
    }
    let mut parts = folded.split('-').peekable();
    if parts.peek().is_some_and(|part| {
        part.strip_prefix("DP").or_else(|| part.strip_prefix('T')).is_some_and(|rest| number(rest).is_some())
    }) {
        parts.next();
    }
    let id = MatchId(number(parts.next()?.strip_prefix('M')?)?);
    match (parts.next(), parts.next()) {
        (None, _) => Some(Named::Match(id)),
        (Some("1"), None) => Some(Named::GameOf(id, 1)),
        (Some("2"), None) => Some(Named::GameOf(id, 2)),
        _ => None,
    }
}

fn number(digits: &str) -> Option<i64> {
    let plain =
        !digits.is_empty() && digits.len() <= 12 && digits.bytes().all(|octet| octet.is_ascii_digit());
    if plain { digits.parse().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_written_as_the_club_writes_them() {
        assert_eq!(match_name(MatchId(255), None), "M0255");
        assert_eq!(match_name(MatchId(55), Some("T0004")), "T0004-M0055");
        assert_eq!(game_name(GameId(9), Some((MatchId(255), 1)), Some("DP0001")), "DP0001-M0255-1");
        assert_eq!(game_name(GameId(9), None, None), "9");
    }

    #[test]
    fn names_are_read_with_dash_and_dot() {
        assert_eq!(read("4711"), Some(Named::Game(GameId(4711))));
        assert_eq!(read("m0255"), Some(Named::Match(MatchId(255))));
        assert_eq!(read("T0004.M0055"), Some(Named::Match(MatchId(55))));
        assert_eq!(read("DP0001-M0255-2"), Some(Named::GameOf(MatchId(255), 2)));
        for nonsense in ["", "M", "M0255-3", "M1-1-1", "-5", "Nf3", "T0004", "99999999999999999999"] {
            assert_eq!(read(nonsense), None, "{nonsense}");
        }
    }
}
