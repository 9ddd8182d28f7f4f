//! A mail without a command: words for the opponent, conditional lines or a note alone, a no to a question; else its writer is asked.

use frcec_rules::reading::{self, Reading};

use super::act::accepted;
use super::moves::options;
use super::seat::{is_current, is_on_move};
use super::{Answer, Disposition, Order, Table, Verdict, Why};
use crate::door::SpareWords;
use crate::lines;
use crate::mail::address::Kind;
use crate::mail::command::{self, Withheld, Word};
use crate::mail::read::Mail;

/// A mail without a command.
#[derive(Default)]
pub(super) struct Without {
    pub(super) text: String,
    pub(super) conditions: Vec<String>,
    pub(super) notes: Vec<String>,
    pub(super) withheld: Option<Withheld>,
    pub(super) correction: Option<String>,
}

/// A mail without a command: at a receipt's address conditional lines or a text for the opponent, at either a private note,
/// else a question, once a day.
pub(super) fn nothing(mail: &Mail, table: &Table, without: Without) -> Verdict {
    let Without { text, conditions, notes, withheld, correction } = without;
    let receipt = table.kind == Kind::Receipt;
    let left = || SpareWords {
        left: Some(command::excerpt(&text)).filter(|text| !text.is_empty()),
        ..SpareWords::default()
    };
    let impossible = |answer| Verdict { words: left(), ..Verdict::ask(answer, Why::NotPossible) };
    let (message, cut) = command::cut(text.clone());
    let done = Verdict {
        message: Some(message.clone()).filter(|t| receipt && !t.is_empty()),
        cut: cut.clone().filter(|_| receipt),
        answer: withheld.clone().map(Answer::from),
        ..Verdict::new(Disposition::AcceptCommand, Why::Clear)
    };
    let reads = table.kind != Kind::Question && is_current(table);
    // The opponent would learn of the better move.
    if let (Some(line), true, true, true) =
        (correction, receipt && table.running, conditions.is_empty(), notes.is_empty())
    {
        return Verdict::ask(Answer::MoveBack { line }, Why::NotUnderstood);
    }
    // "I will play e4" is a plan to a receipt, and at one's own turn a move among words.
    if let (Some(Withheld::Plan(line)), true, true) =
        (&withheld, is_on_move(table) && is_current(table), conditions.is_empty())
        && let Some((line, san)) = move_among(line, table)
    {
        return Verdict::ask(Answer::MoveAmongWords { line, san }, Why::NotUnderstood);
    }
    // Lines that cannot stand are answered, and a note beside them is kept: it is whole as it is.
    if let (Some(plan @ (Withheld::Plan(_) | Withheld::Confidential(_))), true, true) =
        (&withheld, conditions.is_empty(), notes.is_empty())
    {
        return Verdict::ask(plan.clone().into(), Why::NotUnderstood);
    }
    let with_note = |verdict: Verdict| match verdict.answer.clone() {
        Some(answer) if !notes.is_empty() && reads => {
            let order = Some(Order::Notes);
            let (notes, answer) = (notes.clone(), Some(answer));
            Verdict { order, notes, answer, message: None, cut: None, words: left(), ..done.clone() }
        }
        _ => verdict,
    };
    if let (Some(withheld), false) = (&withheld, conditions.is_empty()) {
        return Verdict::ask(withheld.clone().into(), Why::NotUnderstood);
    }
    if !conditions.is_empty() {
        if !table.running {
            return with_note(impossible(Answer::GameOver));
        }
        if !is_current(table) {
            let waits = table.line.turn() != table.seat.color();
            return with_note(impossible(if waits { Answer::LinesMovedOn } else { Answer::MovedOn }));
        }
        if !receipt || table.line.turn() == table.seat.color() {
            return with_note(impossible(Answer::LinesNeedMove));
        }
        return match lines::read(&table.line, &conditions, options(table)) {
            Ok(tree) => {
                let order = Some(Order::Conditions);
                Verdict { order, conditions, lines: Some(Ok(tree)), notes, ..done }
            }
            Err(faults) => with_note(Verdict {
                conditions,
                lines: Some(Err(faults.clone())),
                words: left(),
                ..Verdict::ask(Answer::Lines(faults), Why::NotUnderstood)
            }),
        };
    }
    let asked = table.kind == Kind::Question && table.running && table.held > 0;
    if asked && text.lines().find(|line| !line.is_empty()).is_some_and(command::is_no) {
        return Verdict { words: super::ask::below_first(&text), ..accepted(Order::CancelHeld) };
    }
    if !notes.is_empty() && text.is_empty() && reads {
        return Verdict { order: Some(Order::Notes), notes, ..done };
    }
    // Who resigns in a sentence believes that the game is over, though that counts only alone on its line (domain.md).
    if table.running
        && !asked
        && let Some(line) = command::resigning(&text, !receipt)
    {
        let more = text.lines().filter(|other| other.trim() != line).collect::<Vec<_>>().join("\n");
        let left = Some(command::excerpt(&more)).filter(|more| !more.is_empty());
        let answer = Answer::CommandAmongWords { line, word: Word::Resign };
        let words = SpareWords { left, ..SpareWords::default() };
        return Verdict { words, ..Verdict::ask(answer, Why::NotUnderstood) };
    }
    if receipt && table.running && is_current(table) && !text.is_empty() {
        return Verdict { order: Some(Order::Message), notes, ..done };
    }
    if !table.running
        && table.kind != Kind::Question
        && let Some(line) = command::wants_another_game(&text)
    {
        return Verdict::ask(Answer::AnotherGame { line }, Why::NotUnderstood);
    }
    if table.just_over && table.kind != Kind::Question && !text.is_empty() {
        return Verdict { order: Some(Order::Message), message: Some(message), cut, notes, ..done };
    }
    not_found(mail, table, &text, asked)
}

/// What is asked of whoever wrote words in which nothing was found; with `asked` they answer a question.
fn not_found(mail: &Mail, table: &Table, text: &str, asked: bool) -> Verdict {
    let ask = |answer: Answer| Verdict::ask(answer, Why::NotUnderstood);
    let yours = is_on_move(table);
    // Who wrote a move waits for what comes of it: that is never met with silence.
    if !asked
        && yours
        && is_current(table)
        && let Some((line, san)) = move_among(text, table)
    {
        return ask(Answer::MoveAmongWords { line, san });
    }
    if table.commandless.falls(mail, table.notation) {
        return Verdict::new(Disposition::AskSender, Why::SilentNow);
    }
    if asked {
        return ask(Answer::NeitherYesNorNo);
    }
    let subject = mail.subject.as_str();
    let subject = reading::looks_like_move(subject, table.notation).then(|| subject.to_owned());
    if !table.running && !text.is_empty() {
        return ask(Answer::WordsTooLate);
    }
    let sealed = mail.is_sealed();
    let words = Some(text).filter(|text| yours && text.split_whitespace().count() > GREETING_WORDS);
    let words = words.map(command::excerpt);
    let nothing = Answer::NoCommand { subject, yours, sealed, words };
    ask(if command::speaks_of_leave(text) { Answer::LeaveInWords(Box::new(nothing)) } else { nothing })
}

/// More words than a greeting has.
const GREETING_WORDS: usize = 3;

/// The one move that is possible now of those that stand among the words of short lines, with its line. Long lines are talk.
fn move_among(text: &str, table: &Table) -> Option<(String, String)> {
    const WORDS: usize = 7;
    let mut found: Option<(String, String)> = None;
    for line in text.lines().filter(|line| line.split_whitespace().count() <= WORDS) {
        if command::strikes_out(line) {
            return None;
        }
        let words: Vec<&str> = line
            .split_whitespace()
            .map(|word| word.trim_matches(|c: char| !c.is_alphanumeric() && c != '+' && c != '#'))
            .collect();
        let piece = words.iter().any(|word| reading::names_piece(word));
        for (at, word) in words.iter().enumerate() {
            // The words for castling are words of talk as well.
            let bears_a_square = word.contains(|c: char| c.is_ascii_digit()) || word.contains("O-O");
            if !bears_a_square || command::is_paper_size(&words, at) {
                continue;
            }
            // "Springer nach f3" is no f3: the most words that are a move count.
            let longest = (0..=at)
                .map(|first| words[first..=at].join(" "))
                .find(|text| reading::looks_like_move(text, table.notation));
            let Some(text) = longest else { continue };
            let Reading::Move(read) = frcec_rules::read(&table.line, &text, &options(table)) else {
                // A piece that cannot go there is no pawn that can.
                if piece {
                    return None;
                }
                continue;
            };
            let pawn = !table.line.san_of(&read.mv).starts_with(|c: char| c.is_ascii_uppercase());
            if pawn && (piece || !command::is_understood_before(line, word)) {
                return None;
            }
            let san = table.line.san_of(&read.mv);
            if found.as_ref().is_some_and(|(_, known)| *known != san) {
                return None;
            }
            found = Some((line.trim().to_owned(), san));
        }
    }
    found
}
