//! Moves in words: "knight f3", "rook takes e5", "e2 to e4", "Springer nach f3".
//!
//! Words become the signs they stand for, pieces their figurines; the grammar then reads those. Every word must be
//! known, so that no sentence about a move becomes one.

use super::fold::{Glyph, bare};

/// Piece names, lower case and without accents: English, German, French, Spanish, Italian, Dutch, Portuguese, Russian,
/// Polish, Hungarian, Czech, Swedish; German and Russian ones also as they are moved ("ziehe den Bauern", "хожу конём").
/// The Italian king is left out: "Re:" begins half of all subjects.
const PIECES: [(char, &str); 6] = [
    ('♔', "king konig roi rey koning rei король короля королем krol kiraly kral kung"),
    ('♕', "queen dame dama reina donna regina koningin rainha ферзь ферзя ферзем hetman vezer dam drottning"),
    ('♖', "rook turm tour torre toren ладья ладью ладьей ладьеи wieza bastya vez torn"),
    ('♗', "bishop laufer fou alfil alfiere loper bispo слон слона слоном goniec futo strelec lopare"),
    (
        '♘',
        "knight horse springer pferd cavalier cheval caballo cavallo paard cavalo конь коня конем skoczek huszar jezdec springare",
    ),
    ('♙', "pawn bauer bauern pion peon pedone peao пешка пешку пешкой пешкои pionek gyalog pesec bonde"),
];

const CAPTURES: &str = "takes take captures x schlagt nimmt prend capture mange toma captura come prende cattura mangia бьет берет \
    bije zbija ut leut bere slar slaat neemt pakt tar tager";
const TO: &str = "to on at nach auf naar op til till pa na на in en em sur para";
const NOTHING: &str = "i play move moves my is from the ich spiele mein zug ist von der die das den dem je joue mon coup juego mi \
    jugada la le el il lo les los please goes moving ziehe bewege setze meinen meine meinem bitte geht zieht deplace ma va \
    muevo por favor хожу играю мой моя мою моим моей моеи свой свою своим своей своеи своего идет ходит пожалуйста";
/// Languages in which "a" before a square is the way there: "torre a d1" names no file.
const ROMANCE: &str = "dame dama reina donna regina rainha tour torre fou alfil alfiere bispo cavalier caballo cavallo cavalo roi \
    rey rei pion peon pedone peao";

/// The piece that a word, small and without accents, names in one of the languages.
pub(super) fn piece_named(word: &str) -> Option<char> {
    let has = |list: &str| list.split(' ').any(|known| known == word);
    PIECES.iter().find(|(_, names)| has(names)).map(|(sign, _)| *sign)
}

/// The text with words turned into signs; `None` if there is no such word or one that is not known.
pub(super) fn to_signs(glyphs: &[Glyph]) -> Option<Vec<Glyph>> {
    // No move without a square: spares nearly all prose.
    if !glyphs.iter().any(|g| matches!(g.ch, '1'..='8')) {
        return None;
    }
    let has = |list: &str, word: &str| list.split(' ').any(|known| known == word);
    let mut out: Vec<Glyph> = Vec::with_capacity(glyphs.len());
    let mut pieces = 0;
    let mut found = false;
    let mut romance = false;
    for token in glyphs.split(|g| matches!(g.ch, ' ' | ':' | ',')) {
        let alphabetic = token.iter().all(|g| g.ch.is_alphabetic());
        if token.is_empty() {
            continue;
        }
        if romance && matches!(token, [one] if bare(one.ch) == 'a') {
            to(&mut out);
            continue;
        }
        if !alphabetic || token.len() < 2 && token[0].ch != 'x' && !matches!(token[0].ch, 'i' | 'I') {
            // A space stays a space only between two tokens that are no words.
            if !out.is_empty() && !found {
                out.push(Glyph::plain(' '));
            }
            out.extend_from_slice(token);
            continue;
        }
        let word = spelled(token);
        found = true;
        if let Some(sign) = piece_named(&word) {
            pieces += 1;
            romance |= has(ROMANCE, &word);
            out.push(Glyph::plain(sign));
        } else if has(CAPTURES, &word) {
            out.push(Glyph::plain('x'));
        } else if has(TO, &word) {
            to(&mut out);
        } else if !has(NOTHING, &word) {
            return None;
        }
    }
    // "knight takes bishop" names no square, and "pawn takes knight e5" two pieces.
    (found && pieces <= 1).then_some(out)
}

/// The way to a square: a dash between two squares, and nothing behind a piece or a capture, as "on" in "knight on d2" and
/// "takes on g7".
fn to(out: &mut Vec<Glyph>) {
    if out.last().is_some_and(|last| last.ch.is_ascii_digit()) {
        out.push(Glyph::plain('-'));
    }
}

/// A word, small and without accents; letters that folding made Latin are Cyrillic again among Cyrillic ones.
pub(super) fn spelled(glyphs: &[Glyph]) -> String {
    let russian = glyphs.iter().any(|g| matches!(g.ch, '\u{400}'..='\u{4ff}'));
    let letter = |glyph: &Glyph| match glyph.ch {
        'a' | 'A' if glyph.never_piece => 'а',
        'c' if glyph.never_piece => 'с',
        'e' | 'E' if glyph.never_piece => 'е',
        'o' | 'O' if glyph.never_piece => 'о',
        'x' if glyph.never_piece => 'х',
        'P' if russian => 'р',
        'B' if russian => 'в',
        other => bare(other),
    };
    glyphs.iter().map(letter).collect()
}
