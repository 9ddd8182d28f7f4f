//! What can be asked of every refusal, whatever its kind.

use shakmaty::{Piece, Square};

use super::{Man, Refusal};

impl Refusal {
    /// The name of the kind, as it stands in JSON: `already_castled`.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::AlreadyCastled { .. } => "already_castled",
            Self::KingMoved { .. } => "king_moved",
            Self::RookMoved { .. } => "rook_moved",
            Self::RookCaptured { .. } => "rook_captured",
            Self::NeverThere { .. } => "never_there",
            Self::CastlingBlocked { .. } => "castling_blocked",
            Self::CastlingOutOfCheck { .. } => "castling_out_of_check",
            Self::CastlingThroughAttack { .. } => "castling_through_attack",
            Self::CastlingIntoAttack { .. } => "castling_into_attack",
            Self::CastlingShieldLost { .. } => "castling_shield_lost",
            Self::NoSuchPiece { .. } => "no_such_piece",
            Self::EmptySquare { .. } => "empty_square",
            Self::NotYourPiece { .. } => "not_your_piece",
            Self::OtherPiece { .. } => "other_piece",
            Self::NoMovement { .. } => "no_movement",
            Self::OwnPieceOnTarget { .. } => "own_piece_on_target",
            Self::WrongMovement { .. } => "wrong_movement",
            Self::PawnTwoSteps { .. } => "pawn_two_steps",
            Self::Blocked { .. } => "blocked",
            Self::PawnCapturesNothing { .. } => "pawn_captures_nothing",
            Self::NothingToCapture { .. } => "nothing_to_capture",
            Self::EnPassantTooLate { .. } => "en_passant_too_late",
            Self::EnPassantNoDoubleStep { .. } => "en_passant_no_double_step",
            Self::Pinned { .. } => "pinned",
            Self::EnPassantExposes { .. } => "en_passant_exposes",
            Self::CheckNotAnswered { .. } => "check_not_answered",
            Self::KingIntoCheck { .. } => "king_into_check",
            Self::PromotionImpossible { .. } => "promotion_impossible",
            Self::PromotionMissing { .. } => "promotion_missing",
            Self::NothingPromotes { .. } => "nothing_promotes",
            Self::GameOver { .. } => "game_over",
            Self::NotStrict { .. } => "not_strict",
        }
    }

    /// The squares the reason is about: where the right was lost, what is not vacant, what is attacked, where the
    /// piece stands and where it would go.
    pub fn squares(&self) -> Vec<Square> {
        match self {
            Self::AlreadyCastled { .. }
            | Self::NeverThere { .. }
            | Self::NoSuchPiece { .. }
            | Self::PromotionImpossible { .. }
            | Self::GameOver { .. }
            | Self::NotStrict { .. } => vec![],
            Self::KingMoved { king: square, .. }
            | Self::CastlingOutOfCheck { king: square, .. }
            | Self::CastlingShieldLost { king: square, .. }
            | Self::RookMoved { rook: square, .. }
            | Self::RookCaptured { rook: square, .. }
            | Self::CastlingThroughAttack { square, .. }
            | Self::CastlingIntoAttack { square, .. }
            | Self::EmptySquare { square }
            | Self::NothingToCapture { square } => vec![*square],
            Self::CastlingBlocked { man, .. }
            | Self::NotYourPiece { man }
            | Self::OtherPiece { man, .. }
            | Self::NoMovement { man }
            | Self::OwnPieceOnTarget { man } => vec![man.square],
            Self::WrongMovement { men, to } => men.iter().map(|m| m.square).chain([*to]).collect(),
            Self::PawnTwoSteps { man, to }
            | Self::Blocked { man, to, .. }
            | Self::PawnCapturesNothing { man, to }
            | Self::EnPassantTooLate { man, to, .. }
            | Self::EnPassantNoDoubleStep { man, to, .. }
            | Self::PromotionMissing { man, to }
            | Self::NothingPromotes { man, to } => vec![man.square, *to],
            Self::Pinned { man, to, king, .. }
            | Self::EnPassantExposes { man, to, king, .. }
            | Self::CheckNotAnswered { man, to, king, .. } => vec![man.square, *to, *king],
            Self::KingIntoCheck { king, to, .. } => vec![*king, *to],
        }
    }

    /// The pieces that cause it, with their squares.
    pub fn by(&self) -> Vec<(Square, Piece)> {
        let list = |men: &[Man]| men.iter().map(|m| (m.square, m.piece)).collect();
        match self {
            Self::CastlingBlocked { man, .. }
            | Self::NotYourPiece { man }
            | Self::OtherPiece { man, .. }
            | Self::OwnPieceOnTarget { man }
            | Self::Pinned { by: man, .. } => list(&[*man]),
            Self::CastlingOutOfCheck { from: men, .. }
            | Self::CastlingThroughAttack { from: men, .. }
            | Self::CastlingIntoAttack { from: men, .. }
            | Self::CastlingShieldLost { from: men, .. }
            | Self::Blocked { by: men, .. }
            | Self::EnPassantExposes { by: men, .. }
            | Self::CheckNotAnswered { by: men, .. }
            | Self::KingIntoCheck { by: men, .. } => list(men),
            _ => vec![],
        }
    }

    /// The ply (first move: 1) at which a right was lost or the chance to capture en passant arose.
    pub fn ply(&self) -> Option<u32> {
        match self {
            Self::AlreadyCastled { played, .. }
            | Self::KingMoved { played, .. }
            | Self::RookMoved { played, .. }
            | Self::RookCaptured { played, .. }
            | Self::EnPassantTooLate { played, .. }
            | Self::EnPassantNoDoubleStep { played, .. } => Some(played.ply),
            _ => None,
        }
    }

    /// Whether this says that a castling right is gone for the rest of the game, whatever the position.
    pub fn is_lost_right(&self) -> bool {
        matches!(
            self,
            Self::AlreadyCastled { .. }
                | Self::KingMoved { .. }
                | Self::RookMoved { .. }
                | Self::RookCaptured { .. }
                | Self::NeverThere { .. }
        )
    }
}
