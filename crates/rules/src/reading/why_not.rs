//! Why an ordinary move is not legal: the facts, worked out apart from the move generator.

use shakmaty::{Bitboard, Chess, Color, EnPassantMode, Move, Piece, Position, Rank, Role, Square, attacks};

use crate::{
    castling::played,
    line::Line,
    refusal::{Man, Refusal},
};

/// How near to legal a refused move is; a text with several readings is explained by the nearest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Nearness {
    /// Only the king's safety, or the promotion, is against it.
    Almost,
    /// The piece moves so, but not here.
    Obstructed,
    /// The piece does not move so.
    Geometry,
    /// There is no such piece.
    Missing,
}

/// The refusals of a move and how near it is.
pub(super) type Verdict = (Nearness, Vec<Refusal>);

/// Why the piece on `from` cannot go to `to`: every reason that can be seen, empty only if the move is legal.
/// `promotion` is the piece asked for, if any.
pub fn why_not(line: &Line, from: Square, to: Square, promotion: Option<Role>) -> Vec<Refusal> {
    let position = line.position();
    let us = position.turn();
    let Some(piece) = position.board().piece_at(from) else {
        return vec![Refusal::EmptySquare { square: from }];
    };
    let man = Man { square: from, piece };
    if piece.color != us {
        return vec![Refusal::NotYourPiece { man }];
    }
    let legal = |m: &Move| !m.is_castle() && m.from() == Some(from) && m.to() == to;
    let moves = position.legal_moves();
    let mut reasons = promotion_reasons(us, man, to, promotion);
    if moves.iter().any(legal) {
        let promotes = moves.iter().any(|m| legal(m) && m.is_promotion());
        if promotes && promotion.is_none() {
            reasons.push(Refusal::PromotionMissing { man, to });
        }
        return reasons;
    }
    let (nearness, against) = of_pieces(line, &[from], to);
    if nearness == Nearness::Geometry {
        // What would become of a piece that does not go there is no question.
        return against;
    }
    reasons.extend(against);
    reasons
}

fn promotion_reasons(us: Color, man: Man, to: Square, promotion: Option<Role>) -> Vec<Refusal> {
    let Some(role) = promotion else { return vec![] };
    let last = us.fold_wb(Rank::Eighth, Rank::First);
    if man.piece.role != Role::Pawn || to.rank() != last {
        vec![Refusal::NothingPromotes { man, to }]
    } else if matches!(role, Role::King | Role::Pawn) {
        vec![Refusal::PromotionImpossible { piece: role.of(us) }]
    } else {
        vec![]
    }
}

/// Why none of the player's pieces on `squares`, all of one kind, can go to `to`.
pub(super) fn of_pieces(line: &Line, squares: &[Square], to: Square) -> Verdict {
    let board = line.position().board();
    let men: Vec<Man> =
        squares.iter().filter_map(|&square| Some(Man { square, piece: board.piece_at(square)? })).collect();
    let verdicts: Vec<Verdict> = men.iter().map(|&man| of_piece(line, man, to)).collect();
    let nearest = verdicts.iter().map(|v| v.0).min().unwrap_or(Nearness::Missing);
    let plain = |r: &Refusal| matches!(r, Refusal::WrongMovement { .. } | Refusal::OwnPieceOnTarget { .. });
    if nearest == Nearness::Geometry && verdicts.iter().all(|v| v.1.iter().all(plain)) {
        let mut reasons = vec![Refusal::WrongMovement { men, to }];
        reasons.extend(own_on_target(line, to));
        return (nearest, reasons);
    }
    let mut reasons: Vec<Refusal> = Vec::new();
    for (_, list) in
        verdicts.into_iter().filter(|v| v.0 < Nearness::Geometry || nearest == Nearness::Geometry)
    {
        for reason in list {
            if !reasons.contains(&reason) {
                reasons.push(reason);
            }
        }
    }
    // Your own piece there settles it for all of several pieces; what else stops each of them would be noise.
    if squares.len() > 1 && reasons.iter().any(|r| matches!(r, Refusal::OwnPieceOnTarget { .. })) {
        reasons.retain(|r| matches!(r, Refusal::OwnPieceOnTarget { .. }));
    }
    (nearest, reasons)
}

fn own_on_target(line: &Line, to: Square) -> Option<Refusal> {
    let position = line.position();
    let piece = position.board().piece_at(to).filter(|p| p.color == position.turn())?;
    Some(Refusal::OwnPieceOnTarget { man: Man { square: to, piece } })
}

fn of_piece(line: &Line, man: Man, to: Square) -> Verdict {
    let position = line.position();
    if man.square == to {
        return (Nearness::Geometry, vec![Refusal::NoMovement { man }]);
    }
    if man.piece.role == Role::Pawn {
        return of_pawn(line, man, to);
    }
    let board = position.board();
    if !attacks::attacks(man.square, man.piece, Bitboard::EMPTY).contains(to) {
        let mut reasons = vec![Refusal::WrongMovement { men: vec![man], to }];
        reasons.extend(own_on_target(line, to));
        return (Nearness::Geometry, reasons);
    }
    let mut reasons = Vec::new();
    let way = attacks::between(man.square, to) & board.occupied();
    if matches!(man.piece.role, Role::Queen | Role::Rook | Role::Bishop) && way.any() {
        reasons.push(Refusal::Blocked { man, to, by: men_on(position, way) });
    }
    reasons.extend(own_on_target(line, to));
    if reasons.is_empty() {
        return (Nearness::Almost, safety(position, man, to, None));
    }
    (Nearness::Obstructed, reasons)
}

fn of_pawn(line: &Line, man: Man, to: Square) -> Verdict {
    let position = line.position();
    let board = position.board();
    let us = man.piece.color;
    let forward = us.fold_wb(1, -1);
    let (from_file, from_rank) = man.square.coords();
    let steps = (to.rank().to_u32().cast_signed() - from_rank.to_u32().cast_signed()) * forward;
    let wrong = || {
        let mut reasons = vec![Refusal::WrongMovement { men: vec![man], to }];
        reasons.extend(own_on_target(line, to));
        (Nearness::Geometry, reasons)
    };
    if from_file == to.file() {
        // Only the first rank of its own; a pawn on the first rank stands in no game.
        let home = us.fold_wb(Rank::Second, Rank::Seventh);
        if steps == 2 && from_rank != home {
            return (Nearness::Geometry, vec![Refusal::PawnTwoSteps { man, to }]);
        }
        if !(steps == 1 || steps == 2) {
            return wrong();
        }
        let way = (attacks::between(man.square, to) | Bitboard::from_square(to)) & board.occupied();
        if way.any() {
            return (Nearness::Obstructed, vec![Refusal::Blocked { man, to, by: men_on(position, way) }]);
        }
        return (Nearness::Almost, safety(position, man, to, None));
    }
    if !attacks::pawn_attacks(us, man.square).contains(to) {
        return wrong();
    }
    match board.piece_at(to) {
        Some(piece) if piece.color == us => {
            (Nearness::Obstructed, vec![Refusal::OwnPieceOnTarget { man: Man { square: to, piece } }])
        }
        Some(_) => (Nearness::Almost, safety(position, man, to, None)),
        None => {
            let beside = Square::from_coords(to.file(), from_rank);
            if position.ep_square(EnPassantMode::Always) == Some(to) {
                return (Nearness::Almost, safety(position, man, to, Some(beside)));
            }
            (Nearness::Obstructed, vec![no_en_passant(line, man, to, beside)])
        }
    }
}

/// Why a pawn takes nothing on an empty square: perhaps it comes too late.
fn no_en_passant(line: &Line, man: Man, to: Square, beside: Square) -> Refusal {
    let nothing = Refusal::PawnCapturesNothing { man, to };
    let us = man.piece.color;
    let theirs = Piece { color: !us, role: Role::Pawn };
    if man.square.rank() != us.fold_wb(Rank::Fifth, Rank::Fourth)
        || line.position().board().piece_at(beside) != Some(theirs)
    {
        return nothing;
    }
    // The last move that brought a piece to that square is the pawn's, for a pawn stands there.
    let Some(index) = line.moves().iter().rposition(|m| !m.is_castle() && m.to() == beside) else {
        return nothing;
    };
    let home = Square::from_coords(to.file(), us.fold_wb(Rank::Seventh, Rank::Second));
    let ply = u32::try_from(index + 1).expect("a game has fewer plies than fit into 32 bits");
    let played = played(line, ply);
    if line.moves()[index].from() == Some(home) {
        Refusal::EnPassantTooLate { man, to, played }
    } else {
        Refusal::EnPassantNoDoubleStep { man, to, played }
    }
}

/// What the move does to its own king. The move is one that the piece makes on this board.
fn safety(position: &Chess, man: Man, to: Square, captured: Option<Square>) -> Vec<Refusal> {
    let us = man.piece.color;
    let board = position.board();
    let Some(king) = board.king_of(us) else { return vec![] };
    let king_after = if man.piece.role == Role::King { to } else { king };
    let mut occupied = board.occupied().without(man.square).with(to);
    let mut gone = Bitboard::from_square(to);
    if let Some(square) = captured {
        occupied.discard(square);
        gone.add(square);
    }
    let attackers = |occupied| board.attacks_to(king_after, !us, occupied) & board.by_color(!us) & !gone;
    let after = attackers(occupied);
    if after.is_empty() {
        return vec![];
    }
    if man.piece.role == Role::King {
        return vec![Refusal::KingIntoCheck { king, to, by: men_on(position, after) }];
    }
    let before = position.checkers();
    let mut reasons = Vec::new();
    let standing = after & before;
    if standing.any() {
        reasons.push(Refusal::CheckNotAnswered { man, to, king, by: men_on(position, standing) });
    }
    let opened = after & !before;
    // En passant: what opens only because the other pawn goes too is no pin of this one.
    let pinned = if captured.is_some() {
        board.attacks_to(king, !us, board.occupied().without(man.square).with(to)) & opened
    } else {
        opened
    };
    for attacker in men_on(position, pinned) {
        let line = attacks::between(attacker.square, king).into_iter().collect();
        reasons.push(Refusal::Pinned { man, to, king, by: attacker, line });
    }
    let exposed = men_on(position, opened & !pinned);
    if let Some(square) = captured.filter(|_| !exposed.is_empty())
        && let Some(piece) = board.piece_at(square)
    {
        reasons.push(Refusal::EnPassantExposes {
            man,
            to,
            captured: Man { square, piece },
            king,
            by: exposed,
        });
    }
    reasons
}

fn men_on(position: &Chess, squares: Bitboard) -> Vec<Man> {
    squares
        .into_iter()
        .filter_map(|square| Some(Man { square, piece: position.board().piece_at(square)? }))
        .collect()
}
