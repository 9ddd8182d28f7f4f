//! A line of text as words. The words of the club's languages come from outside; what a move is, only a position can say.

/// A word of a conditional line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Token {
    /// What should be a move, with its number if one was written.
    Move(String),
    /// What stands between a move of the opponent and its answer.
    Then,
    /// What begins a line.
    If,
}

/// The words of the club's languages, in lower case.
#[derive(Clone, Copy, Debug)]
pub struct Words<'a> {
    /// "if"
    pub ifs: &'a [&'a str],
    /// "then"
    pub thens: &'a [&'a str],
}

/// Arrows and dashes that stand for "then" if they stand alone.
const ARROWS: &[&str] = &["->", "=>", "-->", "→", "⇒", "-", "–", "—", ":", ">"];

/// The words of one line. Takes time linear in the text.
pub fn tokens(text: &str, words: &Words<'_>) -> Vec<Token> {
    let mut tokens: Vec<Token> = Vec::new();
    let mut number = String::new();
    for piece in text.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';')) {
        let piece = piece.trim_matches(['(', ')', '[', ']', '"', '“', '”', '„', '«', '»']);
        if piece.is_empty() {
            continue;
        }
        if ARROWS.contains(&piece) {
            tokens.push(Token::Then);
            continue;
        }
        let lower = piece.trim_end_matches([':', '.']).to_lowercase();
        if words.ifs.contains(&lower.as_str()) {
            tokens.push(Token::If);
            continue;
        }
        if words.thens.contains(&lower.as_str()) {
            tokens.push(Token::Then);
            continue;
        }
        if is_number(piece) {
            piece.clone_into(&mut number);
            continue;
        }
        if let (Some(Token::Move(last)), true) = (tokens.last_mut(), number.is_empty())
            && let Some(tail) = tail(piece)
        {
            last.push_str(tail);
            continue;
        }
        // A colon behind a move stands for "then": `if Nc6: Bb5`. Inside it is a sign of capture.
        let (mv, then) = match piece.strip_suffix(':') {
            Some(mv) => (mv, true),
            None => (piece.strip_suffix('.').filter(|_| !is_en_passant(&lower)).unwrap_or(piece), false),
        };
        tokens.push(Token::Move(format!("{}{mv}", std::mem::take(&mut number))));
        if then {
            tokens.push(Token::Then);
        }
    }
    if !number.is_empty() {
        // A number without its move; the reader says that it is none.
        tokens.push(Token::Move(number));
    }
    tokens
}

/// `12.`, `12...`, `12…`: a number that belongs to the move behind it. Bare figures may be a move.
fn is_number(piece: &str) -> bool {
    let digits = piece.chars().take_while(char::is_ascii_digit).count();
    let rest = &piece[digits..];
    (1..=3).contains(&digits) && rest.chars().all(|c| matches!(c, '.' | '…'))
}

fn is_en_passant(lower: &str) -> bool {
    matches!(lower, "e.p" | "ep")
}

/// What belongs to the move before it though a blank stands between: a check sign, praise, "e.p.", a promotion.
fn tail(piece: &str) -> Option<&str> {
    let praise = piece.chars().all(|c| matches!(c, '+' | '#' | '!' | '?'));
    let promotion = piece.strip_prefix('=').is_some_and(|rest| rest.chars().count() == 1);
    if is_en_passant(piece.trim_end_matches('.').to_lowercase().as_str()) {
        return Some(" e.p.");
    }
    (praise || promotion).then_some(piece)
}
