//! The picture of the board in a letter: made when the letter is sent, as a pure function of what stands in its row.
use std::sync::{Arc, LazyLock};

use frcec_rules::{Line, LineError, StartPosition, Wing, club::seat::Seat};
use frcec_store::letters::Letter as Stored;
use serde::{Deserialize, Serialize};

use super::assemble::{AssembleError, Enclosure, Headers, PICTURE_ID, Picture, assemble, picture_id};
use crate::board::{Diagram, Pngs};

/// What a letter's picture shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PictureSpec {
    /// The starting position's number.
    pub start: u16,
    /// UCI text.
    pub moves: String,
    /// The position after so many plies of them.
    pub ply: u32,
    /// The side that looks.
    pub side: Seat,
}

/// A picture that cannot be drawn.
#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    /// No such starting position.
    #[error("there is no starting position {0}")]
    Start(u16),
    /// The moves do not replay.
    #[error(transparent)]
    Line(#[from] LineError),
}

static PNGS: LazyLock<Pngs> = LazyLock::new(Pngs::default);

impl PictureSpec {
    /// The end of a line; `None` if it does not begin with a start position.
    pub fn of(line: &Line, side: Seat) -> Option<Self> {
        Some(Self { start: line.start()?.id(), moves: line.uci_text(), ply: line.len(), side })
    }

    /// The board with the last move marked.
    pub fn diagram(&self) -> Result<Diagram, PictureError> {
        let start = StartPosition::new(self.start).ok_or(PictureError::Start(self.start))?;
        let line = Line::replay(start, &self.moves)?.prefix(self.ply);
        Ok(last_move(&line, self.side))
    }

    /// The PNG, drawn now or before.
    pub fn png(&self) -> Result<Arc<[u8]>, PictureError> {
        Ok(PNGS.get(&self.diagram()?))
    }
}

/// The position at the end of `line`, seen from `side`, with the squares of the last move marked; of castling, the squares on
/// which king and rook arrived.
pub fn last_move(line: &Line, side: Seat) -> Diagram {
    let diagram = Diagram::new(line.position(), side.color());
    let Some(mv) = line.moves().last() else { return diagram };
    match Wing::of(*mv) {
        Some(wing) => {
            let mover = !line.turn();
            diagram.mark([wing.king_to(mover), wing.rook_to(mover)])
        }
        None => diagram.mark(mv.from().into_iter().chain([mv.to()])),
    }
}

/// What the pictures of a letter show: of one game, or of several, by their numbers from 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Pictures {
    /// The board of the game that the letter is about.
    One(PictureSpec),
    /// The boards of a digest.
    Several(Vec<PictureSpec>),
}

impl Pictures {
    /// The picture with this content id, if the letter has it.
    pub fn find(&self, id: &str) -> Option<&PictureSpec> {
        match self {
            Self::One(spec) => (id == PICTURE_ID).then_some(spec),
            Self::Several(specs) => {
                (1..).zip(specs).find(|(n, _)| picture_id(*n) == id).map(|(_, spec)| spec)
            }
        }
    }

    fn draw(&self) -> Result<Vec<Picture>, PictureError> {
        match self {
            Self::One(spec) => Ok(vec![Picture { id: PICTURE_ID.to_owned(), png: spec.png()? }]),
            Self::Several(specs) => (1..)
                .zip(specs)
                .map(|(number, spec)| Ok(Picture { id: picture_id(number), png: spec.png()? }))
                .collect(),
        }
    }
}

/// The octets of a letter that goes out, the same each time it is tried.
pub fn letter_bytes(letter: &Stored) -> Result<Vec<u8>, AssembleError> {
    let headers: Headers = serde_json::from_str(&letter.headers)?;
    let pictures = match &letter.picture {
        Some(spec) => serde_json::from_str::<Pictures>(spec)?.draw()?,
        None => Vec::new(),
    };
    let enclosure = letter.attachment.as_deref().map(serde_json::from_str::<Enclosure>).transpose()?;
    assemble(&headers, &letter.text, letter.html.as_deref(), &pictures, enclosure.as_ref())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_a_png_of_its_position() {
        let spec = PictureSpec { start: 518, moves: "e2e4 e7e5 g1f3".to_owned(), ply: 3, side: Seat::Black };
        let png = spec.png().unwrap();
        assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
        assert!(Arc::ptr_eq(&png, &spec.png().unwrap()), "the second time from the cache");
        assert!(PictureSpec { start: 960, ..spec.clone() }.png().is_err());
        assert!(PictureSpec { moves: "e2e5".to_owned(), ..spec }.png().is_err());
    }
}
