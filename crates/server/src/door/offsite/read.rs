//! A game as it is read from PGN.
use frcec_rules::{
    FenStyle, Line, StartPosition,
    club::{
        game::{EndReason, Event, Outcome},
        pace::Pace,
    },
    ending::{self, Ending},
    pgn::{PgnGame, PgnResult, Reader as PgnReader},
};

use super::{super::ClubDenial, PLACE};
use crate::speech::{Lang, pgn as pgn_words};

/// Plies that a game has at least.
const SHORTEST: u32 = 2;

/// A game as it is read from PGN, before its players are known.
#[derive(Clone, Debug)]
pub struct ReadGame {
    /// The position it began from.
    pub start: StartPosition,
    /// UCI text.
    pub moves: String,
    /// How it counts.
    pub outcome: Outcome,
    /// Why it ended, as far as the board tells.
    pub reason: EndReason,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// Where it was played, as its `Site` says.
    pub site: Option<String>,
    /// In which event, as its `Event` says.
    pub event_name: Option<String>,
    /// When it began (Unix ms).
    pub began_at: Option<i64>,
    /// When it ended (Unix ms).
    pub ended_at: Option<i64>,
}

impl ReadGame {
    /// What the archive needs of a game that was read; or why it cannot be there.
    pub fn of(game: &PgnGame) -> Result<Self, ClubDenial> {
        let outcome = match game.result {
            PgnResult::WhiteWins => Outcome::White,
            PgnResult::BlackWins => Outcome::Black,
            PgnResult::Draw => Outcome::Draw,
            PgnResult::Unfinished => return Err(ClubDenial::PgnUnfinished),
        };
        let start = start_of(&game.line).ok_or(ClubDenial::PgnNoStart)?;
        if game.line.len() < SHORTEST {
            return Err(ClubDenial::PgnTooShort);
        }
        let reason = match ending::automatic(&game.line) {
            Some(Ending::Checkmate { .. }) => EndReason::Checkmate,
            Some(Ending::Stalemate) => EndReason::Stalemate,
            Some(Ending::DeadPosition) => EndReason::DeadPosition,
            Some(Ending::FivefoldRepetition) => EndReason::FivefoldRepetition,
            Some(Ending::SeventyFiveMoves) => EndReason::SeventyFiveMoves,
            None => EndReason::Recorded,
        };
        // A dead position that somebody is said to have won elsewhere was not ended by the board there.
        let reason = if reason != EndReason::Checkmate && outcome != Outcome::Draw {
            EndReason::Recorded
        } else {
            reason
        };
        let named = |tag: &str| {
            let text: String = game.tag(tag)?.chars().filter(|c| !c.is_control()).take(PLACE).collect();
            Some(text.trim().to_owned()).filter(|text| !text.is_empty() && text != "?" && text != "-")
        };
        let day = |tag: &str| game.tag(tag).and_then(day);
        let began_at = day("UTCDate").or_else(|| day("Date"));
        Ok(Self {
            start,
            moves: game.line.uci_text(),
            outcome,
            reason,
            white: named("White").unwrap_or_else(|| "?".to_owned()),
            black: named("Black").unwrap_or_else(|| "?".to_owned()),
            site: named("Site"),
            event_name: named("Event"),
            began_at,
            ended_at: day("EndDate").or(began_at),
        })
    }

    /// The event that it is in the record.
    pub fn event(&self, ended_at: i64) -> Event {
        Event::Imported {
            start: self.start.id(),
            pace: Pace::default(),
            moves: self.moves.clone(),
            began_at: self.began_at,
            outcome: self.outcome,
            reason: self.reason,
            at: ended_at,
        }
    }
}

/// The one of the 960 positions that a line begins from.
pub(super) fn start_of(line: &Line) -> Option<StartPosition> {
    let fen = line.prefix(0).fen(FenStyle::XFen);
    let rank = fen.split('/').nth(7)?.split(' ').next()?;
    let start = rank.parse::<StartPosition>().ok()?;
    (start.fen(FenStyle::XFen) == fen).then_some(start)
}

/// A day as PGN writes it, noon in UTC (Unix ms); `None` if a part of it is open.
fn day(text: &str) -> Option<i64> {
    let mut parts = text.trim().splitn(3, ['.', '-', '/']).map(str::parse::<i16>);
    let (year, month, day) = (parts.next()?.ok()?, parts.next()?.ok()?, parts.next()?.ok()?);
    let date = jiff::civil::Date::new(year, i8::try_from(month).ok()?, i8::try_from(day).ok()?).ok()?;
    let noon = date.at(12, 0, 0, 0).to_zoned(jiff::tz::TimeZone::UTC).ok()?;
    Some(noon.timestamp().as_millisecond())
}

/// The one game in a text. A fault's line counts from the game's first: of a mail the empty lines above it are nobody's.
pub(super) fn only_game(text: &str, lang: Lang) -> Result<ReadGame, ClubDenial> {
    let text = text.trim_start_matches(['\r', '\n']);
    let mut reader = PgnReader::new(text.as_bytes());
    let first = reader.next().ok_or(ClubDenial::PgnEmpty)?;
    let game = first.map_err(|error| ClubDenial::Pgn {
        line: error.line,
        column: error.column,
        reason: pgn_words::fault(lang, &error.reason),
    })?;
    if game.line.is_empty() && game.tags.is_empty() {
        return Err(ClubDenial::PgnEmpty);
    }
    if reader.next().is_some() {
        return Err(ClubDenial::PgnSeveral);
    }
    ReadGame::of(&game)
}
