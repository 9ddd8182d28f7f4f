//! A pawn's capture by its two files, as Russian score sheets and many players write it: `ed`, `cd`, `exd`, `e:d`.
//!
//! Which pawn and which square, only the position says. Two letters alone are too little to tell a move from a word, so that
//! callers who look at letters ask [`Short::is_certain`] first.

use shakmaty::{Color, File, Piece, Position, Role, Square};

use crate::line::Line;

use super::fold::Glyph;
use super::notation::{Notation, Roles};
use super::resolve::{Board, ambiguous, matching_all, resolve};
use super::shape::{Number, Parsed, Promotion, Shape, Step, move_number, trim_marks};
use super::step::endings;
use super::tail::{Tail, tail};
use super::{Doubt, Options, Reading};

/// Two neighbouring files, and what stands around them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Short {
    from: File,
    to: File,
    number: Number,
    /// A capture sign was written.
    signed: bool,
    /// The first letter is a capital: a name may have been meant, or a piece.
    capital: bool,
    promotion: Promotion,
    tail: Tail,
}

impl Short {
    /// Finds it in a text that is nothing else.
    pub(super) fn of(glyphs: &[Glyph], notation: Option<Notation>) -> Option<Self> {
        let (number, rest) = move_number(trim_marks(glyphs));
        let (from, capital) = file(*rest.first()?)?;
        let signed = matches!(rest.get(1)?.ch, 'x' | ':');
        let at = 1 + usize::from(signed);
        let (to, false) = file(*rest.get(at)?)? else { return None };
        if from.distance(to) != 1 {
            return None;
        }
        let behind = &rest[at + 1..];
        let (promotion, tail) = if behind.first().is_some_and(|g| g.ch == '=') {
            let mut found = Vec::new();
            endings(rest, at + 1, step(from, Square::A8, Promotion::Unsaid), notation, &mut found);
            let (step, tail) = found.pop()?;
            (step.promotion, tail)
        } else {
            (Promotion::Unsaid, tail(behind)?)
        };
        Some(Self { from, to, number, signed, capital, promotion, tail })
    }

    /// Whether more than two letters says that a move is meant: a capture sign, or the number of the move.
    pub(super) fn is_certain(&self) -> bool {
        self.signed || self.number != Number::default()
    }

    /// The capture in the last position of `line`; `None` if no pawn of that file could make one.
    pub(super) fn read(&self, line: &Line, glyphs: &[Glyph], options: Options) -> Option<Reading> {
        let position = line.position();
        let us = position.turn();
        let ahead = if us == Color::White { 1 } else { -1 };
        let steps: Vec<Step> = Square::ALL
            .into_iter()
            .filter(|square| square.file() == self.from)
            .filter(|&square| {
                position.board().piece_at(square) == Some(Piece { color: us, role: Role::Pawn })
            })
            .filter_map(|square| {
                let to = Square::from_coords(self.to, square.rank().offset(ahead)?);
                Some(step(self.from, to, self.promotion))
            })
            .collect();
        if steps.is_empty() {
            return None;
        }
        if self.capital {
            // `Ed` is a name before it is a move.
            let board = Board::of(line);
            let candidates = matching_all(&board, &steps);
            return (!candidates.is_empty()).then(|| ambiguous(&board, candidates, Doubt::Capital));
        }
        let parsed = Parsed {
            number: self.number,
            shapes: steps.into_iter().map(Shape::Step).collect(),
            check: self.tail.check,
            en_passant: self.tail.en_passant,
            draw_sign: self.tail.draw_sign,
            opens: false,
            certain: self.is_certain(),
            plain_castling: false,
            worded: false,
        };
        Some(resolve(line, glyphs, &parsed, options))
    }
}

/// A file, and whether it was written as a capital.
fn file(glyph: Glyph) -> Option<(File, bool)> {
    // The Cyrillic capital that folding leaves, because it may be a bishop.
    let ch = if glyph.ch == 'С' { 'C' } else { glyph.ch };
    Some((File::from_char(ch.to_ascii_lowercase())?, ch.is_ascii_uppercase()))
}

fn step(from: File, to: Square, promotion: Promotion) -> Step {
    Step {
        roles: Roles::one(Role::Pawn),
        lettered: false,
        foreign: false,
        likely: Roles::one(Role::Pawn),
        from_file: Some(from),
        from_rank: None,
        to,
        capture: true,
        promotion,
        tier: 0,
        digits: false,
        spaced: false,
        glued: None,
    }
}
