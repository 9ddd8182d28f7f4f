//! The strict option: only full, unambiguous algebraic notation with the right move number.
//!
//! Accepted are the standard algebraic form and the long one (`Ng1-f3`, `e2-e4`), with the English letters or
//! those of the chosen language, `O-O` also with zeros. The capture sign must be right; a check sign may be left out
//! (FIDE C.13) but must not be wrong.

use shakmaty::{Move, Position, Role};

use crate::{
    castling::Wing,
    line::Line,
    refusal::{Refusal, StrictFault},
};

use super::Notation;
use super::shape::{Parsed, Promotion, Step};
use super::tail::CheckSign;

/// What keeps a legal move from being accepted in strict mode.
pub(super) fn fault(
    line: &Line,
    parsed: &Parsed,
    step: Option<&Step>,
    mv: Move,
    san: &str,
    notation: Option<Notation>,
) -> Option<Refusal> {
    let us = line.turn();
    let expected = line.position().fullmoves().get();
    let mut faults = Vec::new();
    match parsed.number.number {
        None => faults.push(StrictFault::NumberMissing),
        Some(n) if n != expected || us.is_black() != (parsed.number.dots >= 2) => {
            faults.push(StrictFault::NumberWrong);
        }
        Some(_) => {}
    }
    match step {
        _ if parsed.worded => faults.push(StrictFault::Spelling),
        None if !parsed.plain_castling => faults.push(StrictFault::Spelling),
        None => {}
        Some(step) => {
            let pawn = mv.role() == Role::Pawn;
            let unknown_letter = step.lettered && step.foreign && notation.is_none();
            if Wing::of(mv).is_some()
                || step.tier > 0
                || step.promotion == Promotion::Open
                || step.spaced
                || unknown_letter
            {
                faults.push(StrictFault::Spelling);
            } else if step.digits || (!step.lettered && !pawn) {
                faults.push(StrictFault::Coordinates);
            }
            if step.capture != mv.is_capture() && !step.digits {
                faults.push(StrictFault::CaptureSign);
            }
        }
    }
    let wrong_check = parsed.check.is_some_and(|sign| match sign {
        CheckSign::Check => !san.ends_with('+'),
        CheckSign::Mate => !san.ends_with('#'),
    });
    if wrong_check {
        faults.push(StrictFault::CheckSign);
    }
    if faults.is_empty() {
        return None;
    }
    let write = format!("{expected}{}{san}", us.fold_wb(".", "..."));
    Some(Refusal::NotStrict { faults, write })
}
