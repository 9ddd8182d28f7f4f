//! Castling in words, in the club's languages, and in every sign that stands for it.

use crate::castling::Wing;

use super::fold::{Glyph, bare};

/// What a word says about castling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Word {
    /// The move itself: "castle", "Rochade".
    Castle,
    /// A wing by a name that means nothing else: "kingside".
    Side(Wing),
    /// A wing by a common word that only counts beside another: "short", "grande".
    Adjective(Wing),
    /// Fills: "the", "on", "de".
    Filler,
}

/// Castling as words say it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Spoken {
    /// The wing; `None` if not said or if two are said.
    pub wing: Option<Wing>,
    /// Said by a word that means castling or a wing of the board; "long" alone is not.
    pub certain: bool,
}

/// English, German, French, Spanish, Italian, Dutch, Portuguese, Russian, Polish, Hungarian, Czech, Swedish;
/// lower case and without accents.
const CASTLE: &str = "castle castles castling rochade rochieren rochiere rochiert roque roques roquer enroque enroco \
    enrocar arrocco arroccare rokade rocheren rocheer rokeren rocar roco рокировка рокировку рокируюсь \
    рокироваться рокирую рокироваюсь roszada roszade roszuje sanc sancol sancolas sancolok sancolni \
    rosada rosadu rocada rockad rockera rockerar";

const H_SIDE: &str = "kingside kingsside hside gside konigsflugel konigsseite konigsseitig koningsvleugel kungsflygeln \
    kungsflygel kiralyszarny";

const A_SIDE: &str = "queenside queensside cside damenflugel damenseite damenseitig damevleugel damflygeln damflygel \
    vezerszarny";

const SHORT: &str = "short kurz kurze klein kleine petit petite court courte corto corta kort korte pequeno pequena curto \
    curta menor короткая короткую коротко krotka krotkie krotko mala malou rovid kratka kratkou korta \
    roi rey rei короля королевскую";

const LONG: &str = "long lang lange grosse gross grand grande longue largo larga lungo lunga longo longa maior длинная \
    длинную длинно dluga dlugie dlugo duza hosszu dlouha dlouhou velka velkou langa große groß dama dame \
    reine ферзя ферзевую";

const FILLER: &str = "the to on i me yo ich je the zum am auf dem le la el il o a de в сторону na move my cote du flanco ala \
    hago realizo fais faire mache die делаю lato lado por del da do di со стороны im mit with side please bitte favor per favore s'il vous plait svp пожалуйста prosze tack alsjeblieft";

/// The two words of "king side", "h side", "queen's side".
fn two_words(first: &str, second: &str) -> Option<Wing> {
    if !matches!(second, "side" | "flank" | "wing" | "seite" | "flugel") {
        return None;
    }
    match first {
        "king" | "kings" | "king's" | "h" | "g" => Some(Wing::HSide),
        "queen" | "queens" | "queen's" | "a" | "c" => Some(Wing::ASide),
        _ => None,
    }
}

fn word(text: &str) -> Option<Word> {
    let has = |list: &str| list.split(' ').any(|word| word == text);
    if has(CASTLE) {
        Some(Word::Castle)
    } else if has(H_SIDE) {
        Some(Word::Side(Wing::HSide))
    } else if has(A_SIDE) {
        Some(Word::Side(Wing::ASide))
    } else if has(SHORT) {
        Some(Word::Adjective(Wing::HSide))
    } else if has(LONG) {
        Some(Word::Adjective(Wing::ASide))
    } else if has(FILLER) {
        Some(Word::Filler)
    } else {
        None
    }
}

/// Reads castling said in words. Every word must belong to it: "castle when you can" is prose.
pub(super) fn spoken(glyphs: &[Glyph]) -> Option<Spoken> {
    let listed = matches!(glyphs, [first, ..] if matches!(first.ch, '-' | '*'));
    if listed || !glyphs.iter().any(|g| g.ch.is_alphabetic()) {
        return None;
    }
    // "O-O kingside": signs first, for the dashes of words become spaces.
    let (mut h_sign, mut a_sign) = (false, false);
    let cyrillic = glyphs.iter().any(|g| matches!(g.ch, '\u{400}'..='\u{4FF}'));
    let mut text = String::with_capacity(glyphs.len() + 8);
    for token in glyphs.split(|g| matches!(g.ch, ' ' | '(' | ')' | ',')) {
        match sign(token).filter(|(_, used)| *used == token.len()) {
            Some((Wing::HSide, _)) => h_sign = true,
            Some((Wing::ASide, _)) => a_sign = true,
            None => {
                text.extend(token.iter().map(|g| match cyrillic_again(*g) {
                    '-' | '_' => ' ',
                    'P' if cyrillic => 'р',
                    'B' if cyrillic => 'в',
                    ch => bare(ch),
                }));
            }
        }
        text.push(' ');
    }
    let words: Vec<&str> = text
        .split(|c: char| c.is_whitespace() || matches!(c, '.' | '!' | '"' | '*' | ':' | ';'))
        .filter(|w| !w.is_empty())
        .collect();
    let mut castle = h_sign || a_sign;
    let (mut certain, mut h_side, mut a_side) = (castle, h_sign, a_sign);
    let mut i = 0;
    while i < words.len() {
        let said = if let Some(wing) = words.get(i + 1).and_then(|next| two_words(words[i], next)) {
            i += 1;
            Word::Side(wing)
        } else {
            word(words[i])?
        };
        match said {
            Word::Castle => castle = true,
            Word::Filler => {}
            Word::Side(wing) | Word::Adjective(wing) => {
                certain |= matches!(said, Word::Side(_));
                h_side |= wing == Wing::HSide;
                a_side |= wing == Wing::ASide;
            }
        }
        i += 1;
    }
    if !castle && !h_side && !a_side {
        return None;
    }
    let wing = match (h_side, a_side) {
        (true, false) => Some(Wing::HSide),
        (false, true) => Some(Wing::ASide),
        _ => None,
    };
    Some(Spoken { wing, certain: certain || castle })
}

/// Inside a Cyrillic word the letters that were folded to Latin ones go back.
fn cyrillic_again(glyph: Glyph) -> char {
    if !glyph.never_piece {
        return glyph.ch;
    }
    match glyph.ch {
        'a' => 'а',
        'c' => 'с',
        'e' => 'е',
        'o' => 'о',
        'x' => 'х',
        'O' => 'О',
        other => other,
    }
}

/// Reads `O-O`, `0-0-0`, `oo`, `o - o`: returns the wing and how many glyphs the sign takes. Four or more are no
/// castling (`0000` is the null move).
pub(super) fn sign(glyphs: &[Glyph]) -> Option<(Wing, usize)> {
    let is_o = |g: &Glyph| matches!(g.ch, 'O' | 'o' | '0');
    let mut pos = 0;
    let mut count = 0;
    let mut dashes = 0;
    loop {
        if !glyphs.get(pos).is_some_and(is_o) {
            break;
        }
        count += 1;
        pos += 1;
        // A dash, with or without spaces round it, joins the next O.
        let mut next = pos;
        while glyphs.get(next).is_some_and(|g| g.ch == ' ') {
            next += 1;
        }
        if glyphs.get(next).is_some_and(|g| matches!(g.ch, '-' | '_')) {
            next += 1;
            while glyphs.get(next).is_some_and(|g| g.ch == ' ') {
                next += 1;
            }
            if !glyphs.get(next).is_some_and(is_o) {
                break;
            }
            dashes += 1;
            pos = next;
        }
    }
    if dashes != 0 && dashes + 1 != count {
        return None;
    }
    match count {
        2 => Some((Wing::HSide, pos)),
        3 => Some((Wing::ASide, pos)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::fold::fold;
    use super::*;

    #[expect(clippy::option_option, reason = "no castling, castling without a wing, and with one")]
    fn said(text: &str) -> Option<Option<Wing>> {
        spoken(&fold(text).expect("short")).map(|s| s.wing)
    }

    #[test]
    fn words_of_the_languages() {
        use Wing::{ASide, HSide};
        for (text, wing) in [
            ("castle kingside", HSide),
            ("Castles queen-side!", ASide),
            ("castle h-side", HSide),
            ("king side", HSide),
            ("Rochade kurz", HSide),
            ("große Rochade", ASide),
            ("petit roque", HSide),
            ("grand roque", ASide),
            ("enroque largo", ASide),
            ("Enroque corto.", HSide),
            ("arrocco lungo", ASide),
            ("korte rokade", HSide),
            ("roque grande", ASide),
            ("roque pequeno", HSide),
            ("короткая рокировка", HSide),
            ("Длинная рокировка", ASide),
            ("krótka roszada", HSide),
            ("długa roszada", ASide),
            ("rövid sánc", HSide),
            ("hosszú sánc", ASide),
            ("malá rošáda", HSide),
            ("velká rošáda", ASide),
            ("kort rockad", HSide),
            ("lång rockad", ASide),
            ("a-side", ASide),
            ("castle long", ASide),
            ("short", HSide),
        ] {
            assert_eq!(said(text), Some(Some(wing)), "{text}");
        }
        assert_eq!(said("Рокировка В короткую сторону"), Some(Some(HSide)));
        assert_eq!(said("O-O kingside"), Some(Some(HSide)));
        assert_eq!(said("castle 0-0-0"), Some(Some(ASide)));
        assert_eq!(said("castle (O-O)"), Some(Some(HSide)));
        assert_eq!(said("roque côté roi"), Some(Some(HSide)));
        assert_eq!(said("enroque por el flanco de dama"), Some(Some(ASide)));
        assert_eq!(said("O-O queenside"), Some(None));
        assert_eq!(said("castle"), Some(None));
        assert_eq!(said("castle short or long"), None);
        assert_eq!(said("castle short long"), Some(None));
        assert_eq!(said("castle when you can"), None);
        assert_eq!(said("the"), None);
    }

    #[test]
    fn signs_of_castling() {
        let sign_of = |t: &str| sign(&fold(t).expect("short"));
        assert_eq!(sign_of("O-O"), Some((Wing::HSide, 3)));
        assert_eq!(sign_of("0–0–0"), Some((Wing::ASide, 5)));
        assert_eq!(sign_of("oo"), Some((Wing::HSide, 2)));
        assert_eq!(sign_of("О - О"), Some((Wing::HSide, 5)));
        assert_eq!(sign_of("0000"), None);
        assert_eq!(sign_of("O-OO"), None);
        assert_eq!(sign_of("O"), None);
    }
}
