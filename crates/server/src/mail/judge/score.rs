//! A score at whose end one new move stands: its moves before that must be those of the game, or its writer sees another position.

use frcec_rules::{FenStyle, Line, Move, Options, StartPosition};

use super::{Answer, Table};
use crate::mail::command::Score;

/// The one new move of a text, as typed, if it is a score that agrees with the game at `line`; a text that is no score, or one that
/// another reading judges, is given back.
pub(super) fn newest(line: &Line, table: &Table, text: &str) -> Result<String, Answer> {
    let whole = || Ok(text.to_owned());
    let Some(score) = Score::read(text, table.notation) else { return whole() };
    let Some(last) = score.moves.last().cloned() else { return whole() };
    let Ok(count) = u32::try_from(score.moves.len()) else { return whole() };
    let now = (line.move_number().saturating_sub(1)) * 2 + u32::from(!line.turn().is_white());
    // Without a number a score can be but the last moves and the new one.
    let first = score.first.or(now.checked_sub(count - 1));
    let Some(first) = first.filter(|first| first + count <= now + 1) else { return whole() };
    let Some(before) = now.checked_sub(line.len()) else { return whole() };
    let known = &score.moves[..score.moves.len() - usize::from(first + count == now + 1)];
    let new = || if score.first.is_some() { format!("{}{last}", numbered(line)) } else { last.clone() };
    if first < before {
        // The record begins later: then the moves must lead here.
        return if first == 0 && leads_here(known, line, table) { Ok(new()) } else { whole() };
    }
    for (ply, written) in (first - before..).zip(known) {
        let there = line.prefix(ply);
        let Some(played) = usize::try_from(ply).ok().and_then(|ply| line.moves().get(ply)) else {
            return whole();
        };
        if read(&there, table, written) != Some(*played) {
            if score.first.is_none() {
                return whole();
            }
            let number = numbered(&there);
            return Err(Answer::ScoreDiffers {
                written: format!("{number}{written}"),
                number,
                played: there.san_of(played),
            });
        }
    }
    if first + count == now + 1 { Ok(new()) } else { Err(Answer::ScoreEnds { last }) }
}

/// The move that a text means in a position that has passed: it is compared and not played, so that no doubt about a slip counts.
fn read(line: &Line, table: &Table, text: &str) -> Option<Move> {
    let options = Options { notation: table.notation, mail_line: true, ..Options::default() };
    frcec_rules::read(line, text, &options).mv()
}

/// Whether these moves lead from the usual starting position to where the line begins.
fn leads_here(moves: &[String], line: &Line, table: &Table) -> bool {
    let Ok(start) = StartPosition::try_from(STANDARD) else { return false };
    let mut replayed = Line::new(start);
    for written in moves {
        let Some(mv) = read(&replayed, table, written) else { return false };
        if replayed.push(mv).is_err() {
            return false;
        }
    }
    // Placement, side to move and castling; the halfmove clock is nobody's to write.
    let place =
        |line: &Line| line.fen(FenStyle::XFen).split(' ').take(3).map(str::to_owned).collect::<Vec<_>>();
    place(&replayed) == place(line)
}

/// The usual starting position.
const STANDARD: u16 = 518;

/// A move's number in the position before it: `12.`, `12...`.
fn numbered(line: &Line) -> String {
    format!("{}{}", line.move_number(), if line.turn().is_white() { "." } else { "..." })
}
