//! The grammar: from folded characters to the shapes that a text may have as a move. No position is known here.
//!
//! Everything is one pass over at most [`super::fold::LIMIT`] glyphs with a bounded number of alternatives per
//! place, so the cost is linear in the text.

use shakmaty::{File, Rank, Square};

use crate::castling::Wing;

use super::fold::Glyph;
use super::notation::{Notation, Roles, piece_letter};
use super::step::{numeric, steps};
use super::tail::{CheckSign, Tail, tail};
use super::words;
use super::{Written, castling_words};

/// One way to understand the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// Castling by its sign or in words; the wing may be left open.
    Castle(Option<Wing>),
    /// A piece and where it goes.
    Step(Step),
}

/// A piece, perhaps its origin, and its target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts about one spelling")]
pub(super) struct Step {
    /// The pieces that the letter may name; all of them for bare coordinates.
    pub roles: Roles,
    /// A letter (or figurine) was written.
    pub lettered: bool,
    /// The letter is no English one.
    pub foreign: bool,
    /// The pieces that the letter names most likely.
    pub likely: Roles,
    pub from_file: Option<File>,
    pub from_rank: Option<Rank>,
    pub to: Square,
    /// A capture sign was written.
    pub capture: bool,
    pub promotion: Promotion,
    /// 0: as written; 1: after folding capitals and small letters.
    pub tier: u8,
    /// Written in digits (ICCF).
    pub digits: bool,
    /// Two squares parted by a space only: may be two moves.
    pub spaced: bool,
    /// The move number read from a digit that stands right before a pawn's move: `1e4`.
    pub glued: Option<u32>,
}

impl Step {
    /// What can be quoted of it beside piece and target.
    pub(super) fn written(&self) -> Written {
        let promotion = if let Promotion::To(roles) = self.promotion { roles.iter().next() } else { None };
        Written { file: self.from_file, rank: self.from_rank, capture: self.capture, promotion }
    }

    /// The origin if file and rank are both written.
    pub(super) fn from(&self) -> Option<Square> {
        Some(Square::from_coords(self.from_file?, self.from_rank?))
    }
}

/// What is written about a promotion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Promotion {
    Unsaid,
    /// `e8=` and nothing behind it.
    Open,
    To(Roles),
}

/// `12.`, `12...`, `...`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Number {
    pub number: Option<u32>,
    /// Dots behind it; three or more mean Black's move.
    pub dots: usize,
}

/// A text with the shape of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts about one spelling")]
pub(super) struct Parsed {
    pub number: Number,
    /// In order of preference; never empty.
    pub shapes: Vec<Shape>,
    pub check: Option<CheckSign>,
    /// "e.p." was written.
    pub en_passant: bool,
    /// `=` or `(=)` behind the move: in score sheets the sign of a draw offer.
    pub draw_sign: bool,
    /// The first letter of the text may have been made a capital by a phone: no number stood before it.
    pub opens: bool,
    /// The castling words were certain ([`castling_words::Spoken::certain`]); true for all else.
    pub certain: bool,
    /// The castling sign was the letter O or the digit 0 with dashes, no other spelling.
    pub plain_castling: bool,
    /// Pieces or signs were written as words.
    pub worded: bool,
}

/// Why a text has no shape of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shapeless {
    Nothing,
    NullMove,
    OffBoard,
    UnknownLetter(char),
    Several,
    Other,
}

/// Finds every shape of the text.
pub(super) fn parse(glyphs: &[Glyph], notation: Option<Notation>) -> Result<Parsed, Shapeless> {
    let glyphs = trim_marks(glyphs);
    if glyphs.is_empty() {
        return Err(Shapeless::Nothing);
    }
    if null_move(glyphs) {
        return Err(Shapeless::NullMove);
    }
    if let Some(parsed) = one_move(glyphs, notation) {
        return Ok(parsed);
    }
    let signs = words::to_signs(glyphs).unwrap_or_default();
    if let Some(parsed) = one_move(&signs, notation) {
        return Ok(Parsed { worded: true, ..parsed });
    }
    Err(shapeless(glyphs, notation))
}

fn one_move(glyphs: &[Glyph], notation: Option<Notation>) -> Option<Parsed> {
    let (number, rest) = move_number(glyphs);
    if null_move(rest) {
        return None;
    }
    let bare = number == Number::default();
    if let Some(parsed) = body(rest, number, bare, notation) {
        return Some(parsed);
    }
    if let Some(parsed) = dictated(rest).and_then(|square| body(&square, number, bare, notation)) {
        return Some(parsed);
    }
    // "12Nf3", "12e4": a number without a dot.
    let digits = glyphs.iter().take_while(|g| g.ch.is_ascii_digit()).count();
    if bare && (1..=3).contains(&digits) && glyphs[0].ch != '0' {
        let number = Number { number: decimal(&glyphs[..digits]), dots: 0 };
        return body(&glyphs[digits..], number, false, notation);
    }
    None
}

/// "E 4" and "Nf 3" as telephones write what they are told: the last square torn apart.
fn dictated(glyphs: &[Glyph]) -> Option<Vec<Glyph>> {
    let end = glyphs.iter().rposition(|g| !matches!(g.ch, '.' | '!' | ' '))?;
    match glyphs[..=end] {
        [ref before @ .., file, space, rank]
            if space.ch == ' '
                && File::from_char(file.ch.to_ascii_lowercase()).is_some()
                && Rank::from_char(rank.ch).is_some() =>
        {
            Some([before, &[file, rank]].concat())
        }
        _ => None,
    }
}

fn body(glyphs: &[Glyph], number: Number, opens: bool, notation: Option<Notation>) -> Option<Parsed> {
    let parsed = |shapes: Vec<Shape>, tail: Tail| Parsed {
        number,
        shapes,
        check: tail.check,
        en_passant: tail.en_passant,
        draw_sign: tail.draw_sign,
        opens,
        certain: true,
        plain_castling: false,
        worded: false,
    };
    if let Some((wing, used)) = castling_words::sign(glyphs)
        && let Some(tail) = tail(&glyphs[used..])
    {
        let closed = glyphs[..used].iter().all(|g| matches!(g.ch, 'O' | '0' | '-'))
            && used == if wing == Wing::HSide { 3 } else { 5 };
        return Some(Parsed { plain_castling: closed, ..parsed(vec![Shape::Castle(Some(wing))], tail) });
    }
    if let Some((step, tail)) = numeric(glyphs, notation) {
        return Some(parsed(vec![Shape::Step(step)], tail));
    }
    let mut shapes = Vec::new();
    let mut found_tail = None;
    for tier in 0..=1 {
        for (step, tail) in steps(glyphs, notation, tier) {
            let same = |s: &Shape| matches!(s, Shape::Step(o) if Step { tier, ..*o } == step);
            if !shapes.iter().any(same) {
                shapes.push(Shape::Step(step));
                found_tail.get_or_insert(tail);
            }
        }
    }
    // Four coordinates are coordinates: "b1c3" is never the bishop from the first rank.
    let coordinates = |s: &Shape| matches!(s, Shape::Step(step) if !step.lettered && step.from().is_some());
    if shapes.iter().any(coordinates) {
        shapes.retain(|s| !matches!(s, Shape::Step(step) if step.lettered && step.tier > 0));
    }
    // "1e4" may be 1.e4, "7e5" the pawn of the seventh rank.
    if opens && glyphs.len() > 2 && matches!(glyphs[0].ch, '1'..='8') && !glyphs[1].ch.is_ascii_digit() {
        let glued = decimal(&glyphs[..1]);
        for (step, _) in steps(&glyphs[1..], notation, 0) {
            if found_tail.is_some() && step.from_rank.is_none() {
                shapes.push(Shape::Step(Step { tier: 1, glued, ..step }));
            }
        }
    }
    if let Some(tail) = found_tail {
        return Some(parsed(shapes, tail));
    }
    let spoken = castling_words::spoken(glyphs)?;
    Some(Parsed { certain: spoken.certain, ..parsed(vec![Shape::Castle(spoken.wing)], Tail::default()) })
}

/// Takes marks of emphasis and quotation off both ends: `*Nf3*`, `"Nf3"`. A list mark (`* Nf3`, `- Nf3`, `> Nf3`)
/// stays, so that such a line is no move.
pub(super) fn trim_marks(mut glyphs: &[Glyph]) -> &[Glyph] {
    while let [first, second, ..] = glyphs {
        if matches!(first.ch, '"' | '\'' | '`' | '*' | '_') && second.ch != ' ' {
            glyphs = &glyphs[1..];
        } else {
            break;
        }
    }
    while let [.., last] = glyphs {
        if last.ch == ' ' { glyphs = &glyphs[..glyphs.len() - 1] } else { break }
    }
    glyphs
}

fn decimal(digits: &[Glyph]) -> Option<u32> {
    digits.iter().try_fold(0u32, |n, g| n.checked_mul(10)?.checked_add(g.ch.to_digit(10)?))
}

/// Splits `12.`, `12...`, `12)`, `12 `, `...` off the front.
pub(super) fn move_number(glyphs: &[Glyph]) -> (Number, &[Glyph]) {
    let digits = glyphs.iter().take_while(|g| g.ch.is_ascii_digit()).count();
    let nothing = (Number::default(), glyphs);
    if digits > 3 || (digits > 0 && glyphs[0].ch == '0') {
        return nothing;
    }
    let mut pos = digits;
    let mut dots = 0;
    let mut separated = false;
    while let Some(g) = glyphs.get(pos) {
        match g.ch {
            '.' => dots += 1,
            ' ' => {}
            ')' | ':' if digits > 0 && dots == 0 => {}
            _ => break,
        }
        separated = true;
        pos += 1;
    }
    if !separated || pos >= glyphs.len() || (digits == 0 && dots == 0) {
        return nothing;
    }
    // "12 5254" is a number and digits; "1 2" is nothing.
    (Number { number: decimal(&glyphs[..digits]).filter(|_| digits > 0), dots }, &glyphs[pos..])
}

/// Signs for passing, from analysis programs. Never a move here.
fn null_move(glyphs: &[Glyph]) -> bool {
    let text: String = glyphs.iter().filter(|g| g.ch != ' ').map(|g| g.ch.to_ascii_lowercase()).collect();
    let text = text.trim_end_matches(['.', '!', '?']);
    matches!(text, "-" | "--" | "---" | "z0" | "<>" | "0000" | "@@@@" | "null" | "nullmove" | "pass")
}

/// Names what kept a text from being a move, if it was meant as one.
fn shapeless(glyphs: &[Glyph], notation: Option<Notation>) -> Shapeless {
    let (number, rest) = move_number(glyphs);
    if null_move(rest) {
        return Shapeless::NullMove;
    }
    if sequence(glyphs, notation).is_some() {
        return Shapeless::Several;
    }
    let text: Vec<char> = rest
        .iter()
        .map(|g| g.ch)
        .filter(|c| !matches!(c, 'x' | '-' | ':' | '!' | '?' | '+' | '#' | '.'))
        .collect();
    let lettered = piece_letter(rest, notation, false).is_some();
    let off = |file: char, rank: char| {
        file.is_ascii_lowercase()
            && rank.is_ascii_digit()
            && (File::from_char(file).is_none() || Rank::from_char(rank).is_none())
    };
    match text[..] {
        [_, f, r] if lettered && off(f, r) => Shapeless::OffBoard,
        [f, r] if File::from_char(f).is_some() && off(f, r) => Shapeless::OffBoard,
        [f1, r1, f2, r2]
            if File::from_char(f1).is_some()
                && r1.is_ascii_digit()
                && r2.is_ascii_digit()
                && f2.is_ascii_lowercase() =>
        {
            Shapeless::OffBoard
        }
        [letter, f, r]
            if letter.is_uppercase()
                && piece_letter(&[Glyph::plain(letter)], notation, false).is_none()
                && File::from_char(f).is_some()
                && Rank::from_char(r).is_some() =>
        {
            Shapeless::UnknownLetter(letter)
        }
        _ if number == Number::default() => Shapeless::Other,
        _ => Shapeless::Other,
    }
}

/// The moves of a text of two or more: `e4 e5`, `Nf3 or Nc3`, `1. e4 e5 2. Nf3`. `None` if anything else is in it.
pub(super) fn sequence(glyphs: &[Glyph], notation: Option<Notation>) -> Option<Vec<Parsed>> {
    let mut moves = Vec::new();
    let mut number_at = None;
    let mut at = 0;
    for token in glyphs.split(|g| matches!(g.ch, ' ' | ',' | ';' | '/' | '|')) {
        let begin = number_at.unwrap_or(at);
        let end = at + token.len();
        at = end + 1;
        let word: String = token.iter().map(|g| g.ch).collect();
        if token.is_empty() || matches!(&*word, "or" | "and" | "then" | "&" | "-") {
            continue;
        }
        let digits = token.iter().take_while(|g| g.ch.is_ascii_digit()).count();
        if digits <= 3 && token[digits..].iter().all(|g| g.ch == '.') {
            number_at = number_at.or(Some(begin));
            continue;
        }
        moves.push(one_move(&glyphs[begin..end], notation).filter(|p| p.certain)?);
        number_at = None;
    }
    (moves.len() > 1).then_some(moves)
}

/// The two parts of a spaced shape, each read on its own: `e4` and `e5` of "e4 e5".
pub(super) fn halves(glyphs: &[Glyph], notation: Option<Notation>) -> Vec<Parsed> {
    glyphs.split(|g| g.ch == ' ').filter_map(|part| one_move(part, notation)).collect()
}
