//! What is wrong with a position as it was given: a FEN, a number, a back rank.

use frcec_rules::fen::{FenField, Impossibility};
use frcec_rules::{FenError, StartError};

use super::{Lang, Speech, Value};

/// Why a FEN is not a position, as a clause.
pub fn fen_fault(speech: Speech, lang: Lang, why: &FenError) -> String {
    let place = |column: &usize, found: &String| {
        [("column", Value::from(column.to_string())), ("found", Value::from(found))]
    };
    match why {
        FenError::Empty => speech.word(lang, "explain-fen-empty"),
        FenError::Field { field: FenField::Extra, column, found } => {
            speech.say(lang, "explain-fen-extra", &place(column, found))
        }
        FenError::Field { field, column, found } => {
            let [column, found] = place(column, found);
            speech.say(lang, "explain-fen-field", &[column, found, ("field", field_word(*field).into())])
        }
        FenError::TwoRightsOnOneWing { column, found } => {
            speech.say(lang, "explain-fen-two-rights", &place(column, found))
        }
        FenError::Impossible(reasons) => {
            let reasons: Vec<String> =
                reasons.iter().map(|why| speech.word(lang, impossibility_key(*why))).collect();
            let reasons = speech.list(lang, &reasons);
            speech.say(lang, "explain-fen-impossible", &[("reasons", reasons.into())])
        }
    }
}

/// Why a text names no starting position, as a clause.
pub fn start_fault(speech: Speech, lang: Lang, why: &StartError) -> String {
    let say = |key, name, value: String| speech.say(lang, key, &[(name, value.into())]);
    match why {
        StartError::OutOfRange(number) => say("explain-start-out-of-range", "number", number.to_string()),
        StartError::Unreadable(text) => say("explain-start-unreadable", "text", text.clone()),
        StartError::WrongPieces(rank) => say("explain-start-wrong-pieces", "rank", rank.clone()),
        StartError::KingNotBetweenRooks(rank) => say("explain-start-king", "rank", rank.clone()),
        StartError::BishopsOnOneColour(rank) => say("explain-start-bishops", "rank", rank.clone()),
        StartError::Mismatch { number, back_rank, of_number } => speech.say(
            lang,
            "explain-start-mismatch",
            &[("number", number.into()), ("rank", back_rank.into()), ("other", of_number.into())],
        ),
    }
}

const fn field_word(field: FenField) -> &'static str {
    match field {
        FenField::Placement => "placement",
        FenField::Turn => "turn",
        FenField::Castling => "castling",
        FenField::EnPassant => "en_passant",
        FenField::HalfmoveClock => "halfmove_clock",
        FenField::MoveNumber | FenField::Extra => "move_number",
    }
}

const fn impossibility_key(why: Impossibility) -> &'static str {
    match why {
        Impossibility::EmptyBoard => "explain-fen-empty-board",
        Impossibility::MissingKing => "explain-fen-missing-king",
        Impossibility::TooManyKings => "explain-fen-too-many-kings",
        Impossibility::PawnsOnBackRank => "explain-fen-pawns-on-back-rank",
        Impossibility::OppositeCheck => "explain-fen-opposite-check",
        Impossibility::ImpossibleCheck => "explain-fen-impossible-check",
        Impossibility::TooMuchMaterial => "explain-fen-too-much-material",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use frcec_rules::{Line, StartPosition};

    fn fen(lang: Lang, text: &str) -> String {
        fen_fault(Speech::new(), lang, &Line::from_fen(text).expect_err(text))
    }

    #[test]
    fn a_broken_fen_is_said_with_the_place_and_what_belongs_there() {
        for (text, said) in [
            ("", "the FEN is empty"),
            ("4k3/8 w - - 0 1", "column 1: “4k3/8” cannot be read as the pieces on the board"),
            ("4k3/8/8/8/8/8/8/4K3 x", "column 21: “x” cannot be read as the side to move"),
            ("4k3/8/8/8/8/8/8/4K3 w X", "column 23: “X” cannot be read as the castling rights"),
            ("4k3/8/8/8/8/8/8/4K3 w - e9", "column 25: “e9” cannot be read as the en passant square"),
            ("4k3/8/8/8/8/8/8/4K3 w - - -1", "column 27: “-1” cannot be read as the half-move clock"),
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 x", "column 29: “x” cannot be read as the move number"),
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 1 x", "column 31: nothing more is expected, but “x” stands there"),
            (
                "4k3/8/8/8/8/8/8/4KR1R w HF - 0 1",
                "column 25: “HF” gives one player two castling rights on the same side",
            ),
            (
                "8/8/8/8/8/8/8/8 w - - 0 1",
                "no game leads to this position: the board is empty and a king is missing",
            ),
            ("4k3/8/8/8/8/8/8/8 w - - 0 1", "no game leads to this position: a king is missing"),
            (
                "4k3/8/8/8/8/8/8/3KK3 w - - 0 1",
                "no game leads to this position: a side has more than one king",
            ),
            (
                "3Pk3/8/8/8/8/8/8/4K3 w - - 0 1",
                "no game leads to this position: a pawn stands on the first or eighth rank",
            ),
            (
                "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1",
                "no game leads to this position: the side that is not to move is in check",
            ),
            (
                "4k3/8/8/8/8/8/PPPPPPPP/QQQQKQQQ w - - 0 1",
                "no game leads to this position: there are more pieces than promotions allow",
            ),
            (
                "4k3/8/8/8/8/8/8/r3K2r w - - 0 1",
                "no game leads to this position: no move can have given these checks",
            ),
        ] {
            assert_eq!(fen(Lang::En, text), said, "{text}");
        }
        assert_eq!(
            fen(Lang::De, "4k3/8/8/8/8/8/8/4K3 w X"),
            "Spalte 23: „X“ ist nicht als Rochaderechte zu lesen"
        );
    }

    #[test]
    fn a_wrong_starting_position_is_said_with_what_would_be_one() {
        for (text, said) in [
            ("960", "there is no starting position 960; they are numbered from 0 to 959"),
            ("x", "“x” is neither a number from 0 to 959 nor a back rank such as RNBQKBNR"),
            (
                "KKKKKKKK",
                "KKKKKKKK is not made of one king, one queen, two rooks, two bishops and two knights",
            ),
            ("KRNBBQNR", "in KRNBBQNR the king does not stand between the rooks"),
            ("RBNBKQNR", "in RBNBKQNR both bishops stand on squares of one colour"),
            ("#069 RNBQKBNR", "#069 and RNBQKBNR are two different positions: #069 is NNBBRKQR"),
        ] {
            let why = text.parse::<StartPosition>().expect_err(text);
            assert_eq!(start_fault(Speech::new(), Lang::En, &why), said);
        }
    }
}
