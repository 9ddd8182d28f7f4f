//! The grammar of one step: `[piece][file][rank][sign]file rank[promotion]` and what may stand behind it.

use shakmaty::{File, Rank, Role, Square};

use super::fold::Glyph;
use super::notation::{Notation, PieceLetter, Roles, piece_letter, promotion_letter};
use super::shape::{Promotion, Step};
use super::tail::{Tail, tail};
use super::words;

/// ICCF: four digits for the two squares, a fifth for the promotion (1 queen, 2 rook, 3 bishop, 4 knight). A letter
/// or a word for it, as behind other moves, is understood too.
pub(super) fn numeric(glyphs: &[Glyph], notation: Option<Notation>) -> Option<(Step, Tail)> {
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
    let step = Step {
        roles: Roles::ANY,
        lettered: false,
        foreign: false,
        likely: Roles::ANY,
        from_file: Some(from.file()),
        from_rank: Some(from.rank()),
        to,
        capture: false,
        promotion,
        tier: 0,
        digits: true,
        spaced: false,
        glued: None,
    };
    if promotion != Promotion::Unsaid {
        return Some((step, tail(&glyphs[pos..])?));
    }
    let mut found = Vec::new();
    endings(glyphs, pos, step, notation, &mut found);
    found.pop()
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
pub(super) fn steps(glyphs: &[Glyph], notation: Option<Notation>, tier: u8) -> Vec<(Step, Tail)> {
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
    let arrow = arrow(glyphs.get(at..).unwrap_or_default());
    if let Some(sign) =
        glyphs.get(at).map(|g| g.ch).filter(|c| arrow > 0 || matches!(c, 'x' | 'X' | ':' | '-'))
    {
        capture = arrow == 0 && sign != '-';
        signed = true;
        gap = false;
        at = skip_space(at + arrow.max(1));
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
        likely: letter.map_or(Roles::one(Role::Pawn), |l| l.likely),
        from_file: first_file,
        from_rank: first_rank,
        to: Square::A1,
        capture,
        promotion: Promotion::Unsaid,
        tier,
        digits: false,
        spaced: false,
        glued: None,
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

/// The length of an arrow: `->`, `=>`, `→`.
fn arrow(glyphs: &[Glyph]) -> usize {
    let shaft = glyphs.iter().take_while(|g| matches!(g.ch, '-' | '=')).count();
    match glyphs.get(shaft).map(|g| g.ch) {
        Some('>') if (1..=3).contains(&shaft) => shaft + 1,
        Some('\u{2192}' | '\u{21d2}' | '\u{2794}' | '\u{279c}' | '\u{27a1}') if shaft == 0 => 1,
        _ => 0,
    }
}

/// Adds `step` with each promotion that may be read at `pos` and a clean tail behind it.
pub(super) fn endings(
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
    // A letter that ends the text says it anywhere, so that it can be refused: `e4Q`, and in UCI's own spelling
    // `e2e4q`.
    let ends = plain && start == pos && !step.lettered && glyphs.len() == pos + 1;
    let small = step.from().is_some() && matches!(at(pos), Some('q' | 'r' | 'b' | 'n'));
    let uci = ends && (small || at(pos).is_some_and(char::is_uppercase));
    let letter =
        || glyphs.get(p).filter(|_| allowed || uci).and_then(|g| Some((promotion_letter(*g, notation)?, 1)));
    if let Some((roles, width)) = word.or_else(letter) {
        let mut end = p + width;
        let mut roles = roles;
        // The Russian king has two letters; nothing promotes to it, but it is to be said so.
        if at(p) == Some('К') && at(end) == Some('р') {
            (roles, end) = (Roles::one(Role::King), end + 1);
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

/// "queen" in `e8=queen`, in any of the languages: the piece and the length of the word.
fn promotion_word(glyphs: &[Glyph]) -> Option<(Roles, usize)> {
    let length = glyphs.iter().take_while(|g| g.ch.is_alphabetic()).count();
    let sign = words::piece_named(&words::spelled(&glyphs[..length]))?;
    let piece = piece_letter(&[Glyph::plain(sign)], None, false)?;
    Some((piece.roles, length))
}
