//! The parts of a game's page that are read from its moves and events.
use frcec_rules::{CastlingReport, CastlingStatus, Color, Line, Square, Wing};

use super::{CastlingSide, MovePair, PlyLink, Step, TextBoard, TextCell, TextRow};
use crate::board::{Diagram, letter};
use crate::speech::castling as words;
use crate::web::talk::Talk;
use crate::web::words::{Tag, WingLine};

pub(super) fn walk(t: &Talk, ply: u32, last: u32, at: impl Fn(u32) -> String) -> Vec<Step> {
    let step = |sign, key: &str, to: Option<u32>| Step { url: to.map(&at), sign, text: t.s(key) };
    let (back, on) = ((ply > 0).then(|| ply - 1), (ply < last).then(|| ply + 1));
    vec![
        step("«", "game-first", back.map(|_| 0)),
        step("‹", "game-back", back),
        step("›", "game-forward", on),
        step("»", "game-last", on.map(|_| last)),
    ]
}

pub(super) fn move_pairs(t: &Talk, line: &Line, shown: u32, at: impl Fn(u32) -> String) -> Vec<MovePair> {
    let mut pairs: Vec<MovePair> = Vec::new();
    for (ply, played) in (1_u32..).zip(line.plies()) {
        let half = PlyLink { san: t.spell(&played.san), url: at(ply), here: ply == shown };
        if let Some(pair) = pairs.last_mut().filter(|pair| pair.number == played.number) {
            pair.plies.push(Some(half));
        } else {
            let empty = played.color.is_black().then_some(None);
            pairs.push(MovePair {
                number: played.number,
                plies: empty.into_iter().chain([Some(half)]).collect(),
            });
        }
    }
    pairs
}

/// Moves that are seen without opening the whole list.
const NEAR: usize = 12;

/// The moves around the one shown; `None` if the list is short enough to be seen whole.
pub(super) fn near(pairs: &[MovePair]) -> Option<Vec<MovePair>> {
    if pairs.len() <= NEAR {
        return None;
    }
    let here = pairs.iter().position(|pair| pair.plies.iter().flatten().any(|ply| ply.here)).unwrap_or(0);
    let first = here.saturating_sub(NEAR / 2).min(pairs.len() - NEAR);
    Some(pairs[first..first + NEAR].to_vec())
}

/// Castling of both sides on both wings: possible, not now or gone, with every reason.
pub(super) fn castling(t: &Talk, line: &Line) -> Vec<CastlingSide> {
    [Color::White, Color::Black]
        .map(|color| {
            let wings = [Wing::HSide, Wing::ASide].map(|wing| {
                let report = CastlingReport::new(line, color, wing);
                let (tone, key) = match report.status() {
                    CastlingStatus::Possible => ("good", "castling-possible"),
                    CastlingStatus::NotNow => ("warn", "castling-not-now"),
                    CastlingStatus::Gone => ("", "castling-gone"),
                };
                let why = match report.status() {
                    CastlingStatus::Possible => {
                        let trips = words::trips(t.speech(), t.lang(), &report).map(sentence);
                        // As the letter says it to who is to move.
                        let step = words::king_step(t.speech(), t.lang(), line, &report);
                        trips.into_iter().chain(step).collect()
                    }
                    _ => crate::speech::refusal::facts(t.speech(), t.lang(), report.refusals()),
                };
                WingLine { notation: wing.notation(), state: Tag::new(tone, t.s(key)), why }
            });
            let title = t.s(color.fold_wb("game-castling-white", "game-castling-black"));
            CastlingSide { title, wings: wings.to_vec() }
        })
        .to_vec()
}

/// A clause as a sentence of its own.
fn sentence(clause: String) -> String {
    let mut letters = clause.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).chain(['.']).collect(),
        None => clause,
    }
}

pub(super) fn table(t: &Talk, diagram: &Diagram) -> TextBoard {
    let cell = |square| {
        let letter = letter(t.speech().letters(), diagram.piece(square)?);
        Some(TextCell { letter, words: diagram.square_words(t.lang(), square)? })
    };
    TextBoard {
        files: diagram.files().map(frcec_rules::File::char).to_vec(),
        rows: diagram
            .ranks()
            .map(|rank| TextRow {
                rank: rank.char(),
                cells: diagram.files().map(|file| cell(Square::from_coords(file, rank))).to_vec(),
            })
            .to_vec(),
    }
}
