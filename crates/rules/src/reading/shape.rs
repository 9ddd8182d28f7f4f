//! The grammar: from folded characters to the shapes that a text may have as a move. No position is known here.
//!
//! Everything is one pass over at most [`super::fold::LIMIT`] glyphs with a bounded number of alternatives per
//! place, so the cost is linear in the text.

use shakmaty::{File, Rank, Role, Square};

use crate::castling::Wing;

use super::castling_words;
use super::fold::Glyph;
use super::notation::{Notation, PieceLetter, Roles, piece_letter, promotion_letter};

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
}

impl Step {
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

/// A check sign as written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CheckSign {
    Check,
    Mate,
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
    // "12Nf3", "12e4": a number without a dot.
    let digits = glyphs.iter().take_while(|g| g.ch.is_ascii_digit()).count();
    if bare && (1..=3).contains(&digits) && glyphs[0].ch != '0' {
        let number = Number { number: decimal(&glyphs[..digits]), dots: 0 };
        return body(&glyphs[digits..], number, false, notation);
    }
    None
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
    };
    if let Some((wing, used)) = castling_words::sign(glyphs)
        && let Some(tail) = tail(&glyphs[used..])
    {
        let closed = glyphs[..used].iter().all(|g| matches!(g.ch, 'O' | '0' | '-'))
            && used == if wing == Wing::HSide { 3 } else { 5 };
        return Some(Parsed { plain_castling: closed, ..parsed(vec![Shape::Castle(Some(wing))], tail) });
    }
    if let Some((step, tail)) = numeric(glyphs) {
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
        for (step, _) in steps(&glyphs[1..], notation, 0) {
            if found_tail.is_some() && step.from_rank.is_none() {
                shapes.push(Shape::Step(Step { tier: 1, ..step }));
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
fn trim_marks(mut glyphs: &[Glyph]) -> &[Glyph] {
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
fn move_number(glyphs: &[Glyph]) -> (Number, &[Glyph]) {
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

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Tail {
    check: Option<CheckSign>,
    en_passant: bool,
    draw_sign: bool,
}

/// Longest first, so that `++` is not read as two checks.
const TAIL_WORDS: &[(&str, TailWord)] = &[
    ("e.p.", TailWord::EnPassant),
    ("(ep)", TailWord::EnPassant),
    ("e.p", TailWord::EnPassant),
    ("ep.", TailWord::EnPassant),
    ("ep", TailWord::EnPassant),
    ("check", TailWord::Check),
    ("mate", TailWord::Mate),
    ("ch.", TailWord::Check),
    ("ch", TailWord::Check),
    ("(=)", TailWord::Draw),
    ("+-", TailWord::Glyph),
    ("-+", TailWord::Glyph),
    ("+/-", TailWord::Glyph),
    ("-/+", TailWord::Glyph),
    ("+=", TailWord::Glyph),
    ("=+", TailWord::Glyph),
    ("++", TailWord::Check),
    ("+", TailWord::Check),
    ("#", TailWord::Mate),
    ("\u{2020}", TailWord::Check),
    ("\u{2021}", TailWord::Check),
    ("=", TailWord::Draw),
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TailWord {
    EnPassant,
    Check,
    Mate,
    Draw,
    Glyph,
}

/// Everything behind the move itself. `None` if something there is no annotation.
fn tail(mut glyphs: &[Glyph]) -> Option<Tail> {
    let mut tail = Tail::default();
    let starts = |glyphs: &[Glyph], word: &str| {
        let mut n = 0;
        for ch in word.chars() {
            if glyphs.get(n).map(|g| g.ch) != Some(ch) {
                return 0;
            }
            n += 1;
        }
        n
    };
    'next: while let Some(first) = glyphs.first() {
        for (word, what) in TAIL_WORDS {
            let used = starts(glyphs, word);
            if used == 0 {
                continue;
            }
            match what {
                TailWord::EnPassant => tail.en_passant = true,
                TailWord::Check => tail.check = tail.check.or(Some(CheckSign::Check)),
                TailWord::Mate => tail.check = Some(CheckSign::Mate),
                TailWord::Draw => tail.draw_sign = true,
                TailWord::Glyph => {}
            }
            glyphs = &glyphs[used..];
            // A word must end where it ends.
            if word.ends_with(|c: char| c.is_alphabetic())
                && glyphs.first().is_some_and(|g| g.ch.is_alphanumeric())
            {
                return None;
            }
            continue 'next;
        }
        if first.ch == '$' {
            let digits = glyphs[1..].iter().take_while(|g| g.ch.is_ascii_digit()).count();
            if digits == 0 || digits > 3 {
                return None;
            }
            glyphs = &glyphs[1 + digits..];
            continue;
        }
        if !punctuation(first.ch) {
            return None;
        }
        glyphs = &glyphs[1..];
    }
    Some(tail)
}

/// Punctuation and the evaluation signs of Informator that may stand behind a move.
fn punctuation(ch: char) -> bool {
    matches!(ch, ' ' | '!' | '?' | '.' | ',' | ';' | ':' | '"' | '\'' | '`' | '*' | '_')
        || matches!(ch, '\u{2190}'..='\u{21FF}' | '\u{2200}'..='\u{22FF}' | '\u{2A00}'..='\u{2AFF}' | '\u{25A0}'..='\u{25FF}' | '±' | '\u{203C}' | '\u{2047}'..='\u{2049}')
}

/// ICCF: four digits for the two squares, a fifth for the promotion (1 queen, 2 rook, 3 bishop, 4 knight).
fn numeric(glyphs: &[Glyph]) -> Option<(Step, Tail)> {
    let digit = |i: usize| glyphs.get(i).and_then(|g| g.ch.to_digit(10)).filter(|d| (1..=8).contains(d));
    let square = |i: usize| Some(Square::from_coords(File::new(digit(i)? - 1), Rank::new(digit(i + 1)? - 1)));
    let from = square(0)?;
    let dash = usize::from(glyphs.get(2).is_some_and(|g| g.ch == '-'));
    let to = square(2 + dash)?;
    let mut pos = 4 + dash;
    let mut promotion = Promotion::Unsaid;
    if let Some(g) = glyphs.get(pos).filter(|g| g.ch.is_ascii_digit()) {
        let role = match g.ch {
            '1' => Role::Queen,
            '2' => Role::Rook,
            '3' => Role::Bishop,
            '4' => Role::Knight,
            _ => return None,
        };
        promotion = Promotion::To(Roles::one(role));
        pos += 1;
    }
    if glyphs.get(pos).is_some_and(|g| g.ch.is_ascii_digit()) {
        return None;
    }
    let tail = tail(&glyphs[pos..])?;
    let step = Step {
        roles: Roles::ANY,
        lettered: false,
        foreign: false,
        from_file: Some(from.file()),
        from_rank: Some(from.rank()),
        to,
        capture: false,
        promotion,
        tier: 0,
        digits: true,
        spaced: false,
    };
    Some((step, tail))
}

fn file(glyph: Option<&Glyph>, fold_case: bool) -> Option<File> {
    let ch = glyph?.ch;
    // Cyrillic capitals that a phone made of small letters which had stood for files.
    let ch = match ch {
        'С' if fold_case => 'c',
        ch if fold_case => ch.to_ascii_lowercase(),
        ch => ch,
    };
    File::from_char(ch)
}

fn rank(glyph: Option<&Glyph>) -> Option<Rank> {
    Rank::from_char(glyph?.ch)
}

/// All ways to read the start of `glyphs` as a piece's step with nothing but annotations behind it.
fn steps(glyphs: &[Glyph], notation: Option<Notation>, tier: u8) -> Vec<(Step, Tail)> {
    let fold_case = tier > 0;
    let mut found = Vec::new();
    // A small letter that is a file is folded to a piece only in English (the bishop) or in the chosen language:
    // "cd4" is a pawn, and no French knight unless French was chosen.
    let file_letter = |l: &PieceLetter| {
        l.foreign && notation.is_none() && glyphs.first().is_some_and(|g| matches!(g.ch, 'a'..='h'))
    };
    if let Some(letter) = piece_letter(glyphs, notation, fold_case).filter(|l| !file_letter(l)) {
        let mut pos = letter.width;
        while glyphs.get(pos).is_some_and(|g| g.ch == ' ') {
            pos += 1;
        }
        squares(glyphs, pos, Some(letter), notation, tier, &mut found);
    }
    squares(glyphs, 0, None, notation, tier, &mut found);
    found
}

/// `[file][rank][sign]file rank[promotion]tail` from `pos` on.
fn squares(
    glyphs: &[Glyph],
    mut pos: usize,
    letter: Option<PieceLetter>,
    notation: Option<Notation>,
    tier: u8,
    found: &mut Vec<(Step, Tail)>,
) {
    let fold_case = tier > 0;
    let first_file = file(glyphs.get(pos), fold_case);
    pos += usize::from(first_file.is_some());
    let first_rank = rank(glyphs.get(pos));
    pos += usize::from(first_rank.is_some());
    let after_first = pos;

    let skip_space = |mut at: usize| {
        while glyphs.get(at).is_some_and(|g| g.ch == ' ') {
            at += 1;
        }
        at
    };
    let mut at = skip_space(pos);
    let mut gap = at > pos;
    let mut capture = false;
    let mut signed = false;
    if let Some(sign) = glyphs.get(at).map(|g| g.ch).filter(|c| matches!(c, 'x' | 'X' | ':' | '-')) {
        capture = sign != '-';
        signed = true;
        gap = false;
        at = skip_space(at + 1);
    }
    if letter.is_none() && !signed && gap && !(first_file.is_some() && first_rank.is_some()) {
        return;
    }
    // With nothing before it only a small x is a sign: "- e4" is an item of a list, and X no piece.
    if letter.is_none() && pos == 0 && signed && glyphs[0].ch != 'x' {
        return;
    }
    let mut step = Step {
        roles: letter.map_or(Roles::one(Role::Pawn), |l| l.roles),
        lettered: letter.is_some(),
        foreign: letter.is_some_and(|l| l.foreign),
        from_file: first_file,
        from_rank: first_rank,
        to: Square::A1,
        capture,
        promotion: Promotion::Unsaid,
        tier,
        digits: false,
        spaced: false,
    };
    if let (Some(to_file), Some(to_rank)) = (file(glyphs.get(at), fold_case), rank(glyphs.get(at + 1))) {
        step.to = Square::from_coords(to_file, to_rank);
        step.spaced = gap;
        // "Hf3" is no pawn of the h-file made large, for no pawn goes so far; and "Bb5" is no b-pawn, for nobody
        // writes its file twice.
        let no_capture = first_file.is_some_and(|f| f.distance(to_file) != 1) && first_rank.is_none();
        if letter.is_none() && fold_case && no_capture {
            return;
        }
        if letter.is_none() && step.from().is_some() {
            step.roles = Roles::ANY;
        }
        endings(glyphs, at + 2, step, notation, found);
    } else if let (Some(to_file), Some(to_rank)) = (first_file, first_rank) {
        step.to = Square::from_coords(to_file, to_rank);
        step.from_file = None;
        step.from_rank = None;
        // "ed:" and "Nf3:" put the sign behind; the tail takes it as punctuation.
        step.capture = false;
        endings(glyphs, after_first, step, notation, found);
    }
}

/// Adds `step` with each promotion that may be read at `pos` and a clean tail behind it.
fn endings(
    glyphs: &[Glyph],
    pos: usize,
    step: Step,
    notation: Option<Notation>,
    found: &mut Vec<(Step, Tail)>,
) {
    let at = |i: usize| glyphs.get(i).map(|g| g.ch);
    let last_rank = matches!(step.to.rank(), Rank::First | Rank::Eighth);
    let start = if at(pos) == Some(' ') { pos + 1 } else { pos };
    let bracket = matches!(at(start), Some('(' | '['));
    let mut p = start + usize::from(bracket);
    let sign = matches!(at(p), Some('=' | '/'));
    p += usize::from(sign);
    if at(p) == Some(' ') && sign {
        p += 1;
    }
    let plain = !bracket && !sign;
    // Without any sign the letter must stand close to a square on a last rank.
    let allowed = !plain || (last_rank && start == pos);
    let word = promotion_word(glyphs.get(p..).unwrap_or_default()).filter(|_| !plain || last_rank);
    let letter =
        || glyphs.get(p).filter(|_| allowed).and_then(|g| Some((promotion_letter(*g, notation)?, 1)));
    if let Some((roles, width)) = word.or_else(letter) {
        let mut end = p + width;
        // The Russian king has two letters; nothing promotes to it, but it is to be said so.
        if at(p) == Some('К') && at(end) == Some('р') {
            end += 1;
        }
        let closed = !bracket || matches!(at(end), Some(')' | ']'));
        end += usize::from(bracket);
        if closed && let Some(tail) = tail(glyphs.get(end..).unwrap_or_default()) {
            found.push((Step { promotion: Promotion::To(roles), ..step }, tail));
            return;
        }
    }
    if last_rank
        && sign
        && !bracket
        && let Some(tail) = tail(&glyphs[p.min(glyphs.len())..])
    {
        found.push((Step { promotion: Promotion::Open, ..step }, tail));
        return;
    }
    if let Some(tail) = tail(&glyphs[pos.min(glyphs.len())..]) {
        found.push((step, tail));
    }
}

/// "queen" in `e8=queen`: the piece and the length of the word.
fn promotion_word(glyphs: &[Glyph]) -> Option<(Roles, usize)> {
    let words =
        [("queen", Role::Queen), ("rook", Role::Rook), ("bishop", Role::Bishop), ("knight", Role::Knight)];
    let is = |word: &str| {
        word.chars().enumerate().all(|(i, ch)| glyphs.get(i).is_some_and(|g| g.ch.to_ascii_lowercase() == ch))
    };
    words.iter().find(|(word, _)| is(word)).map(|(word, role)| (Roles::one(*role), word.len()))
}

/// Names what kept a text from being a move, if it was meant as one.
fn shapeless(glyphs: &[Glyph], notation: Option<Notation>) -> Shapeless {
    let (number, rest) = move_number(glyphs);
    if null_move(rest) {
        return Shapeless::NullMove;
    }
    if several(glyphs, notation) {
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
            if letter.is_uppercase() && File::from_char(f).is_some() && Rank::from_char(r).is_some() =>
        {
            Shapeless::UnknownLetter(letter)
        }
        _ if number == Number::default() => Shapeless::Other,
        _ => Shapeless::Other,
    }
}

/// Whether the text is two or more moves: `e4 e5`, `Nf3 or Nc3`, `1. e4 e5 2. Nf3`.
fn several(glyphs: &[Glyph], notation: Option<Notation>) -> bool {
    let mut moves = 0;
    for token in glyphs.split(|g| matches!(g.ch, ' ' | ',' | ';' | '/' | '|')) {
        let word: String = token.iter().map(|g| g.ch).collect();
        if token.is_empty() || matches!(&*word, "or" | "and" | "then" | "&" | "-") {
            continue;
        }
        let digits = token.iter().take_while(|g| g.ch.is_ascii_digit()).count();
        if digits > 0 && token[digits..].iter().all(|g| g.ch == '.') && digits <= 3 {
            continue;
        }
        if one_move(token, notation).is_none_or(|p| !p.certain) {
            return false;
        }
        moves += 1;
    }
    moves > 1
}

/// The two parts of a spaced shape, each read on its own: `e4` and `e5` of "e4 e5".
pub(super) fn halves(glyphs: &[Glyph], notation: Option<Notation>) -> Vec<Parsed> {
    glyphs.split(|g| g.ch == ' ').filter_map(|part| one_move(part, notation)).collect()
}
