//! From the words of lines to a tree, or to all that is wrong with them.
use shakmaty::Position;

use super::{Fault, MOST_LINES, MOST_PLIES, Token, Tree, Why, written};
use crate::{
    Move, ending,
    line::Line,
    reading::{self, Note, Options, Reading},
};

pub(super) fn read(at: &Line, lines: &[Vec<Token>], options: Options) -> Result<Tree, Vec<Fault>> {
    if lines.len() > MOST_LINES {
        return Err(vec![Fault { line: 0, at: 0, text: lines.len().to_string(), why: Why::TooMany }]);
    }
    // Only the first letter of a mail's line may be a telephone's capital, and that is the `i` of "if".
    let options = Options { mail_line: false, ..options };
    let mut tree = Tree::default();
    let mut faults = Vec::new();
    for (number, tokens) in (1..).zip(lines) {
        let found = line(at, tokens, options).and_then(|moves| match tree.add(&moves) {
            Ok(()) => Ok(()),
            Err((place, first)) => Err(two_answers(at, &moves, place, first)),
        });
        faults.extend(found.err().map(|fault| Fault { line: number, ..fault }));
    }
    if faults.is_empty() { Ok(tree) } else { Err(faults) }
}

/// The moves of one line: pairs of a move of the opponent and its answer.
fn line(at: &Line, tokens: &[Token], options: Options) -> Result<Vec<Move>, Fault> {
    let mut line = at.clone();
    let mut moves: Vec<Move> = Vec::new();
    let mut last = String::new();
    for (word, token) in tokens.iter().enumerate() {
        let place = moves.len() + 1;
        let fault = |text: &str, why| Err(Fault { line: 0, at: place, text: text.to_owned(), why });
        let opponent = moves.len().is_multiple_of(2);
        let text = match token {
            Token::If if word == 0 => continue,
            Token::If => return fault(&last, Why::SecondIf),
            Token::Then if opponent => return fault(&last, Why::ThenMisplaced),
            Token::Then => continue,
            Token::Move(text) => text,
        };
        if let Some(ending) = ending::automatic(&line) {
            return fault(text, Why::PastEnd { ending });
        }
        if moves.len() >= MOST_PLIES {
            return fault(text, Why::TooLong);
        }
        // The strict want a number; behind the first move of a line its place says it.
        let numbered = if options.strict && place > 1 && !has_number(text) {
            format!("{}{}{text}", line.move_number(), if line.turn().is_white() { "." } else { "..." })
        } else {
            text.clone()
        };
        let read = match reading::read(&line, &numbered, &options) {
            Reading::Move(read) => read,
            _ if is_of_the_other_side(&line, text, options, moves.is_empty()) => {
                return fault(text, Why::OtherSide { mover: line.turn() });
            }
            reading => {
                let why = Why::Reading { position: Box::new(line.clone()), reading: Box::new(reading) };
                return fault(text, why);
            }
        };
        let number = read.notes.iter().find_map(|note| match note {
            Note::MoveNumber { expected, color, .. } => {
                Some(Why::WrongNumber { expected: *expected, mover: *color })
            }
            _ => None,
        });
        if let Some(why) = number {
            return fault(text, why);
        }
        last = line.san_of(&read.mv);
        line.play(read.mv);
        moves.push(read.mv);
        if opponent && let Some(ending) = ending::automatic(&line) {
            return fault(&last, Why::NothingToAnswer { ending });
        }
    }
    let whole = |why| Fault { line: 0, at: moves.len(), text: last, why };
    match moves.len() {
        0 => Err(whole(Why::Empty)),
        odd if odd % 2 == 1 => Err(whole(Why::NoAnswer)),
        _ => Ok(moves),
    }
}

fn has_number(text: &str) -> bool {
    text.trim_start_matches(|c: char| c.is_ascii_digit()).starts_with(['.', '…'])
}

/// Whether a text that is no move here would be one if the other side were to move; at the beginning of a line also whether
/// it is the move that was just made.
fn is_of_the_other_side(line: &Line, text: &str, options: Options, first: bool) -> bool {
    if first
        && let Some(last) = line.moves().last()
        && reading::read(&line.prefix(line.len() - 1), text, &options).mv() == Some(*last)
    {
        return true;
    }
    // With the side to move in check there is no such position.
    line.position().clone().swap_turn().is_ok_and(|swapped| {
        let swapped = Line::from_parts(None, swapped);
        reading::read(&swapped, text, &options).mv().is_some()
    })
}

fn two_answers(at: &Line, moves: &[Move], place: usize, first: Move) -> Fault {
    let mut line = at.clone();
    for &mv in &moves[..place - 1] {
        line.play(mv);
    }
    let on = written(&line, &moves[place - 1..place], Line::san_of);
    line.play(moves[place - 1]);
    let why = Why::TwoAnswers { on, first: line.san_of(&first) };
    Fault { line: 0, at: place + 1, text: line.san_of(&moves[place]), why }
}
