//! A text whose every reading is illegal: which reading is the nearest, why it is illegal, what else would be legal.

use shakmaty::{Move, Position, Role, Square};

use crate::{
    castling::{CastlingReport, Wing},
    refusal::{Man, Refusal},
};

use super::resolve::{Board, along_its_file, refused};
use super::shape::{Promotion, Shape, Step};
use super::why_not::{self, Nearness, Verdict};
use super::{Hint, Meant, Reading, Unreadable};

/// Castling to `wing` is not legal: all reasons, and the king's own step if that is legal.
pub(super) fn refuse_castling(board: &Board<'_>, wing: Wing, mut hints: Vec<Hint>) -> Reading {
    let us = board.line.turn();
    let report = CastlingReport::new(board.line, us, wing);
    let step = |m: &&Move| m.role() == Role::King && !m.is_castle() && m.to() == wing.king_to(us);
    if let Some(mv) = board.legal.iter().find(step) {
        hints.push(Hint::KingStep(*mv));
    }
    refused(board, Meant::Castling(Some(wing)), report.refusals().to_vec(), hints)
}

pub(super) fn meant(board: &Board<'_>, shape: Shape) -> Meant {
    let us = board.line.turn();
    match shape {
        Shape::Castle(wing) => Meant::Castling(wing),
        Shape::Step(step) => {
            let from = step.from();
            let piece = from.and_then(|f| board.line.position().board().piece_at(f));
            let named = step.roles.iter().next().filter(|_| !step.roles.is_any()).map(|role| role.of(us));
            Meant::Step { piece: named.or(piece), from, to: step.to, written: step.written() }
        }
    }
}

/// No reading is legal: the nearest one is explained.
pub(super) fn explain(board: &Board<'_>, steps: &[Step]) -> Reading {
    let us = board.line.turn();
    let mut best: Option<(Verdict, Step, Option<Role>)> = None;
    for step in steps {
        let castling = Board::king_step_as_castling(board, step.to).filter(|_| {
            step.roles.has(Role::King)
                && board.king.is_some_and(|k| {
                    step.from_file.is_none_or(|f| f == k.file())
                        && step.from_rank.is_none_or(|r| r == k.rank())
                })
                && (step.lettered || step.from().is_some())
        });
        // A king that has wandered off does not castle by two squares; it goes wrong.
        let at_home = board.line.initial().board().king_of(us) == board.king;
        if let Some(wing) = castling.filter(|_| step.promotion == Promotion::Unsaid && at_home) {
            return refuse_castling(board, wing, vec![]);
        }
        let roles: Vec<Option<Role>> =
            if step.roles.is_any() { vec![None] } else { step.roles.iter().map(Some).collect() };
        for role in roles {
            let verdict = of_step(board, step, role);
            let nearer = best.as_ref().is_none_or(|(b, s, known)| {
                // A capital is the piece it names, unless a capture sign says that it may be a pawn's file: "Bc4"
                // without a bishop is no move of the b-pawn that failed. Of several pieces it is the likelier one.
                let rank = |n: Nearness, s: &Step, role: Option<Role>| {
                    let far = s.tier > 0 && !s.lettered && !s.capture && s.from_file.is_some();
                    let likely = role.is_none_or(|role| s.likely.has(role));
                    (n == Nearness::Missing || far, s.tier, !likely, n)
                };
                rank(verdict.0, step, role) < rank(b.0, s, *known)
            });
            if nearer {
                best = Some((verdict, *step, role));
            }
        }
    }
    let Some(((_, refusals), step, role)) = best else { return Reading::Unreadable(Unreadable::NotAMove) };
    let squares = pieces(board, &step, role);
    let from = step.from().or(if let [one] = squares[..] { Some(one) } else { None });
    let found = step.from().and_then(|f| board.line.position().board().piece_at(f));
    let piece = role.map(|r| r.of(us)).or(found);
    let meant = Meant::Step { piece, from, to: step.to, written: step.written() };
    refused(board, meant, refusals, hints(board, &step, role))
}

/// The player's pieces that a step may be about.
pub(super) fn pieces(board: &Board<'_>, step: &Step, role: Option<Role>) -> Vec<Square> {
    let position = board.line.position();
    let all = role.map_or(position.us(), |role| position.our(role));
    let advance = role == Some(Role::Pawn) && step.from_file.is_none() && !step.capture;
    all.into_iter()
        .filter(|square| {
            step.from_file.is_none_or(|f| f == square.file())
                && step.from_rank.is_none_or(|r| r == square.rank())
                && (!advance || square.file() == step.to.file())
        })
        .collect()
}

fn of_step(board: &Board<'_>, step: &Step, role: Option<Role>) -> Verdict {
    let line = board.line;
    let position = line.position();
    let us = position.turn();
    if let Some(from) = step.from() {
        let Some(piece) = position.board().piece_at(from) else {
            return (Nearness::Missing, vec![Refusal::EmptySquare { square: from }]);
        };
        let man = Man { square: from, piece };
        if piece.color != us {
            return (Nearness::Missing, vec![Refusal::NotYourPiece { man }]);
        }
        if let Some(role) = role.filter(|r| *r != piece.role) {
            return (Nearness::Missing, vec![Refusal::OtherPiece { man, named: role.of(us) }]);
        }
    }
    let squares = pieces(board, step, role);
    if squares.is_empty() {
        let advance = role == Some(Role::Pawn) && step.from_file.is_none() && !step.capture;
        let refusal = Refusal::NoSuchPiece {
            piece: role.unwrap_or(Role::Pawn).of(us),
            file: step.from_file.or(advance.then(|| step.to.file())).map(shakmaty::File::char),
            rank: step.from_rank.map(shakmaty::Rank::char),
        };
        return (Nearness::Missing, vec![refusal]);
    }
    if let Promotion::To(roles) = step.promotion {
        let asked =
            roles.iter().find(|r| !matches!(r, Role::King | Role::Pawn)).or_else(|| roles.iter().next());
        let mut near = Nearness::Missing;
        let mut refusals: Vec<Refusal> = Vec::new();
        for square in &squares {
            let reachable =
                board.legal.iter().any(|m| !m.is_castle() && m.from() == Some(*square) && m.to() == step.to);
            let here =
                if reachable { Nearness::Almost } else { why_not::of_pieces(line, &[*square], step.to).0 };
            if here > near {
                continue;
            }
            if here < near {
                refusals.clear();
                near = here;
            }
            for refusal in why_not::why_not(line, *square, step.to, asked) {
                if !refusals.contains(&refusal) {
                    refusals.push(refusal);
                }
            }
        }
        // What would become of a piece that does not go there at all is no question.
        if !refusals.is_empty() && near < Nearness::Geometry {
            return (near, refusals);
        }
    }
    // A capture sign keeps a pawn from advancing although it could: it is the capture that fails.
    if role == Some(Role::Pawn) && step.capture && !along_its_file(step) {
        return pawn_capture(board, step, &squares);
    }
    why_not::of_pieces(line, &squares, step.to)
}

/// `exd5` and `xd5`: only pawns beside the target can be meant.
fn pawn_capture(board: &Board<'_>, step: &Step, squares: &[Square]) -> Verdict {
    let us = board.line.turn();
    let near: Vec<Square> = squares
        .iter()
        .copied()
        .filter(|s| shakmaty::attacks::pawn_attacks(us, *s).contains(step.to))
        .collect();
    if !near.is_empty() {
        let verdict = why_not::of_pieces(board.line, &near, step.to);
        let in_vain = |refusal: &Refusal| matches!(refusal, Refusal::PawnCapturesNothing { .. });
        if step.from_file.is_none() && verdict.1.len() > 1 && verdict.1.iter().all(in_vain) {
            return (verdict.0, vec![Refusal::NothingToCapture { square: step.to }]);
        }
        return verdict;
    }
    let target = board.line.position().board().piece_at(step.to);
    match target {
        Some(piece) if piece.color == us => {
            let man = Man { square: step.to, piece };
            return (Nearness::Obstructed, vec![Refusal::OwnPieceOnTarget { man }]);
        }
        // `xd5` names no pawn, so none is spoken of: one of them may well advance there.
        None if step.from_file.is_none() => {
            return (Nearness::Obstructed, vec![Refusal::NothingToCapture { square: step.to }]);
        }
        _ => {}
    }
    let beside: Vec<Square> = squares.iter().copied().filter(|s| s.file() != step.to.file()).collect();
    if beside.is_empty() {
        // The pawn before the target is all there is, and what stands there blocks it.
        return why_not::of_pieces(board.line, squares, step.to);
    }
    let men = beside.iter().map(|&square| Man { square, piece: Role::Pawn.of(us) }).collect();
    (Nearness::Geometry, vec![Refusal::WrongMovement { men, to: step.to }])
}

fn hints(board: &Board<'_>, step: &Step, role: Option<Role>) -> Vec<Hint> {
    let us = board.line.turn();
    let mut hints = Vec::new();
    let king = role.or_else(|| board.line.position().board().role_at(step.from()?)) == Some(Role::King);
    if king {
        for wing in Wing::ALL {
            if step.to == wing.king_to(us) || (board.king == Some(step.to) && wing.king_to(us) == step.to) {
                hints.extend(board.castling(wing).map(Hint::Castling));
            }
        }
    }
    let unnamed = role == Some(Role::Pawn) && step.from_file.is_none();
    let pawn = unnamed && !step.capture;
    for &mv in &board.legal {
        if mv.is_castle() || mv.to() != step.to {
            continue;
        }
        if pawn && mv.role() == Role::Pawn && mv.is_capture() {
            hints.push(Hint::PawnCapture(mv));
        } else if unnamed && step.capture && step.from_rank.is_none() && mv.role() == Role::Pawn {
            // `xd5` where the pawn can only advance.
            hints.push(Hint::Instead(mv));
        } else if step.promotion != Promotion::Unsaid
            && role.is_none_or(|r| r == mv.role())
            && step.from_file.is_none_or(|f| mv.from().is_some_and(|s| s.file() == f))
            && step.from_rank.is_none_or(|r| mv.from().is_some_and(|s| s.rank() == r))
            && (mv.role() != Role::Pawn
                || step.from().is_some()
                || mv.is_capture() == (step.capture || step.from_file.is_some()))
        {
            hints.push(Hint::Instead(mv));
        }
    }
    hints
}
