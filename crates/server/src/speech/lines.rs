//! What is said of conditional lines: how they stand, and why one cannot.
use frcec_rules::reading::Reading;
use frcec_rules::{
    Line, Move,
    club::lines::{Fault, MOST_LINES, MOST_PLIES, Tree, Why},
    ending::Ending,
};

use super::{Lang, Speech, Value, game::example_move, refusal};

/// How many lines with faults are told of in one letter.
const MOST_FAULTS: usize = 8;

/// Why lines do not stand, sentence by sentence; first that none of them does.
pub fn refused(speech: Speech, lang: Lang, faults: &[Fault]) -> Vec<String> {
    let mut said = vec![speech.word(lang, "lines-none-kept")];
    said.extend(wrong(speech, lang, faults));
    said
}

/// What is wrong with lines, sentence by sentence.
pub fn wrong(speech: Speech, lang: Lang, faults: &[Fault]) -> Vec<String> {
    let mut said: Vec<String> =
        faults.iter().take(MOST_FAULTS).flat_map(|fault| self::fault(speech, lang, fault)).collect();
    if faults.len() > MOST_FAULTS {
        said.push(speech.say(lang, "lines-more-faults", &[("count", (faults.len() - MOST_FAULTS).into())]));
    }
    said
}

fn fault(speech: Speech, lang: Lang, fault: &Fault) -> Vec<String> {
    let mut facts: Vec<(&'static str, Value)> =
        vec![("line", fault.line.into()), ("place", fault.at.into()), ("text", fault.text.as_str().into())];
    let key = match &fault.why {
        Why::Empty => "lines-fault-empty",
        Why::Reading { .. } => "lines-fault-move",
        Why::WrongNumber { expected, mover } => {
            let dots = if mover.is_white() { "." } else { "..." };
            facts.push(("expected", format!("{expected}{dots}").into()));
            "lines-fault-number"
        }
        Why::OtherSide { mover } if mover.is_white() => "lines-fault-white-moves",
        Why::OtherSide { .. } => "lines-fault-black-moves",
        Why::NoAnswer => "lines-fault-no-answer",
        Why::TwoAnswers { on, first } => {
            // What stands there is no text of the writer: the move was read.
            facts[2] = ("text", speech.spell(&fault.text).into());
            facts.push(("on", speech.spell(on).into()));
            facts.push(("first", speech.spell(first).into()));
            "lines-fault-two-answers"
        }
        Why::PastEnd { ending } => {
            facts.push(("ending", ending_in_words(speech, lang, *ending).into()));
            "lines-fault-past-end"
        }
        Why::NothingToAnswer { ending } => {
            facts.push(("ending", ending_in_words(speech, lang, *ending).into()));
            "lines-fault-nothing-to-answer"
        }
        Why::SecondIf => "lines-fault-second-if",
        Why::ThenMisplaced => "lines-fault-then",
        Why::TooLong => {
            facts.push(("limit", MOST_PLIES.into()));
            "lines-fault-too-long"
        }
        Why::TooMany => {
            facts.push(("limit", MOST_LINES.into()));
            "lines-fault-too-many"
        }
    };
    let mut said = vec![speech.say(lang, key, &facts)];
    if let Why::Reading { position, reading } = &fault.why {
        // A line begins with a move of the opponent; what is wrong with one of his is said to him.
        if fault.at % 2 == 1 && matches!(**reading, Reading::Refused(_)) {
            said.push(speech.word(lang, "lines-fault-of-opponent"));
        }
        said.extend(refusal::answer(speech, lang, position, reading));
    }
    said
}

fn ending_in_words(speech: Speech, lang: Lang, ending: Ending) -> String {
    let key = match ending {
        Ending::Checkmate { .. } => "lines-end-checkmate",
        Ending::Stalemate => "lines-end-stalemate",
        Ending::DeadPosition => "lines-end-dead-position",
        Ending::FivefoldRepetition => "lines-end-fivefold",
        Ending::SeventyFiveMoves => "lines-end-seventy-five",
    };
    speech.word(lang, key)
}

/// The lines as they can be written again, with the word that begins each: `if 3...Nc6 4.Bb5 a6 5.Ba4`.
pub fn listed(speech: Speech, lang: Lang, at: &Line, tree: &Tree) -> Vec<String> {
    let word = speech.word(lang, "command-if");
    written(speech, lang, at, tree).into_iter().map(|line| format!("{word} {line}")).collect()
}

/// The lines alone, in the letters of `speech`, and so that they are read again as what they are.
pub fn written(speech: Speech, lang: Lang, at: &Line, tree: &Tree) -> Vec<String> {
    tree.written_by(at, |line, mv| speech.to_write(lang, line, mv))
}

/// A move of the opponent and its answer, with their numbers: `3...Nc6 4.Bb5`.
pub fn pair(speech: Speech, lang: Lang, at: &Line, moves: &[Move]) -> String {
    let stored: Vec<String> = moves.iter().map(|mv| at.uci_of(mv)).collect();
    Tree::restore(at, &stored.join(" "))
        .ok()
        .and_then(|tree| written(speech, lang, at, &tree).pop())
        .unwrap_or_default()
}

/// A line that is possible in the last position of `at`; `None` if there is none.
pub fn example(speech: Speech, lang: Lang, at: &Line) -> Option<String> {
    let on = example_move(at)?;
    let mut after = at.clone();
    after.push(on).ok()?;
    let answer = example_move(&after)?;
    Some(format!("{} {}", speech.word(lang, "command-if"), pair(speech, lang, at, &[on, answer])))
}
