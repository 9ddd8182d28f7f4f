//! What stands before a pawn's move in words: "Night to f3" is a knight that somebody misheard, and no pawn.

use super::phrases::says;

/// Words right before a square that leave a pawn's move what it is.
const LEADS: &[&str] = &[
    "then|so|and|now|ok|okay|yes|yeah|well|alright|right|go|going|goes|move|moves|moving|play|plays|playing|push|pushing|reply|answer|choose|chose|is|be|it's|with|on|by",
    "for|i'll|pawn|pawns|advance|take|decided|please|reads|says|the|my",
    "der|die|das|den|mein|meinen|el|la|mi|le|mon|ma|lo|hago|fais",
    "dann|also|so|und|nun|jetzt|gut|ja|ist|lautet|heißt|mit|zug|spiele|spiel|ziehe|antworte|ich|nehme|wähle|wird|für|bauer|bauern|mal|halt|einfach|bitte",
    "entonces|pues|y|ahora|sí|si|es|con|por|juego|muevo|jugada|contesto|respondo|elijo|yo|peón|bueno|vale|será|avanzo",
    "alors|donc|et|maintenant|oui|est|c'est|avec|par|pour|joue|coup|réponds|choisis|je|pion|bon|sera|pousse",
    "тогда|значит|итак|и|теперь|да|это|ход|хожу|играю|отвечаю|сыграю|пойду|я|пешка|пешкой|пешку|выбираю",
];

/// Words that lead to a square, from what stands before them.
const TO: &[&str] = &["to|nach|auf|zu|a|en|à|vers|на"];

/// What is led there if it is a pawn, or nothing is said of what.
const LED: &[&str] = &[
    "pawn|pawns|bauer|bauern|peón|peon|pion|пешка|пешку|пешкой|пешкою|move|moves|moving|moved|go|goes|going|push|advance|play|ziehe|zieht|gehe|geht|spiele",
    "muevo|mueve|voy|avanzo|paso|juego|joue|va|vais|avance|pousse|хожу|иду|пойду|играю|ставлю|двигаю",
];

/// Whether all is understood that stands before a square of a line: whoever misheard the name of a piece is proposed no pawn's move, which
/// would be final.
pub fn is_understood_before(line: &str, square: &str) -> bool {
    let Some(at) = line.find(square) else { return true };
    let before = line[..at].trim_end();
    let glued = before.len() == line[..at].len();
    let known =
        |c: char| c.is_whitespace() || c.is_alphanumeric() || "\"'*_([{“„«‘‚:;,.…!?¡¿–—-→>#".contains(c);
    if glued && before.chars().next_back().is_some_and(|c| !known(c) || c.is_alphanumeric()) {
        return false;
    }
    // What ends with a mark is a part of its own: "Yes, e5".
    let bare = before.trim_end_matches(['"', '\'', '*', '_', '(', '[', '“', '„', '«', '‘', '‚', ' ']);
    let Some(last) = bare.split_whitespace().next_back() else { return true };
    if last.ends_with(|c: char| !c.is_alphanumeric()) {
        return last.chars().all(known);
    }
    if says(last, TO) {
        let from = bare[..bare.len() - last.len()].split_whitespace().next_back();
        return from.is_some_and(|from| says(from, LED) || from.ends_with(|c: char| c.is_ascii_digit()));
    }
    // A number of a move, or another square.
    says(last, LEADS) || last.ends_with(|c: char| c.is_ascii_digit())
}

/// Whether something in a line is struck out by hand: `~e4~ d4`, `-e4- d4`, or with a stroke through its letters.
pub fn strikes_out(line: &str) -> bool {
    let by_marks = |word: &str| {
        ['~', '-', '–', '—'].iter().any(|mark| {
            let inner = word.strip_prefix(*mark).and_then(|rest| rest.strip_suffix(*mark));
            inner.is_some_and(|inner| inner.starts_with(char::is_alphanumeric))
        })
    };
    line.contains(is_stroke) || line.split_whitespace().any(by_marks)
}

/// A stroke through the letter before it.
const fn is_stroke(c: char) -> bool {
    matches!(c, '\u{335}'..='\u{338}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_may_stand_before_a_pawns_move() {
        for (line, square) in [
            ("Yes, e5", "e5"),
            ("Sorry, typo: e5", "e5"),
            ("Then e4.", "e4"),
            ("I have decided on e4", "e4"),
            ("Let's go e4", "e4"),
            ("pawn to e4", "e4"),
            ("e2 to e4", "e4"),
            ("Dann also e4", "e4"),
            ("Contesto c3.", "c3"),
            ("Alors je joue « e4 »", "e4"),
            ("хожу на e4", "e4"),
        ] {
            assert!(is_understood_before(line, square), "{line}");
        }
        for (line, square) in [
            ("Night to f3", "f3"),
            ("night f3 full stop", "f3"),
            ("🐴f3", "f3"),
            ("🐴 f3", "f3"),
            ("❌ e4", "e4"),
            ("Sprenger nach f3", "f3"),
            ("cabayo a f3", "f3"),
            ("cavaller en f3", "f3"),
            ("канём на f3", "f3"),
            ("delete e4", "e4"),
            ("to f3", "f3"),
        ] {
            assert!(!is_understood_before(line, square), "{line}");
        }
    }

    #[test]
    fn what_is_struck_out_by_hand() {
        for line in ["~e4~ d4", "-e4- d4", "e4\u{336} d4", "e\u{336}4\u{336} d4", "–e4– d4"] {
            assert!(strikes_out(line), "{line}");
        }
        for line in ["Yes, e5", "e2-e4", "- e4", "O-O", "~ e4"] {
            assert!(!strikes_out(line), "{line}");
        }
    }
}
