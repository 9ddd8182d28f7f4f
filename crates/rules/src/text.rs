//! Serialisation of the chess types, which have none of their own, as the words people use for them.

/// A square as `e4`.
pub(crate) mod square {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};
    use shakmaty::Square;

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    pub(crate) fn serialize<S: Serializer>(square: &Square, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(square)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Square, D::Error> {
        let text = String::deserialize(from)?;
        text.parse().map_err(|_| D::Error::custom(format_args!("{text:?} is not a square")))
    }
}

/// A colour as `white` or `black`.
pub(crate) mod color {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};
    use shakmaty::Color;

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    pub(crate) fn serialize<S: Serializer>(color: &Color, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(color.fold_wb("white", "black"))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Color, D::Error> {
        let text = String::deserialize(from)?;
        match text.as_str() {
            "white" => Ok(Color::White),
            "black" => Ok(Color::Black),
            _ => Err(D::Error::custom(format_args!("{text:?} is not a colour"))),
        }
    }
}

/// A list of squares as `["e2","e3"]`.
pub(crate) mod squares {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};
    use shakmaty::Square;

    pub(crate) fn serialize<S: Serializer>(squares: &[Square], to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(squares.iter().map(ToString::to_string))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Square>, D::Error> {
        Vec::<String>::deserialize(from)?
            .iter()
            .map(|text| text.parse().map_err(|_| D::Error::custom(format_args!("{text:?} is not a square"))))
            .collect()
    }
}

/// A piece as its FEN letter: `N` a white knight, `n` a black one.
pub(crate) mod piece {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};
    use shakmaty::Piece;

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    pub(crate) fn serialize<S: Serializer>(piece: &Piece, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_char(piece.char())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Piece, D::Error> {
        let letter = char::deserialize(from)?;
        Piece::from_char(letter).ok_or_else(|| D::Error::custom(format_args!("{letter:?} is not a piece")))
    }
}
