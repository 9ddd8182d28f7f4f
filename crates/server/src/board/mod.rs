//! A position to look at: as SVG for pages, as PNG for letters, as a table and as text for those who hear it.
//!
//! All of them are pure functions of the pieces, the side that looks and the squares of the last move. The pieces are
//! the club's own drawings in `static/pieces`; a sprite sheet made of them serves all boards of the pages.
mod glyphs;
mod png;
mod svg;
mod text;

use frcec_rules::{Chess, Color, File, Notation, Piece, Position, Rank, Role, Square, StartPosition};

pub use png::{PNG_SIDE, Pngs};
pub use svg::{sprite_sheet, standalone_piece};

/// What a board shows.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Diagram {
    squares: [Option<Piece>; 64],
    side: Color,
    marked: Vec<Square>,
}

impl Diagram {
    /// The position, seen from `side`, with nothing marked.
    pub fn new(position: &Chess, side: Color) -> Self {
        let mut squares = [None; 64];
        for square in Square::ALL {
            squares[usize::from(square)] = position.board().piece_at(square);
        }
        Self { squares, side, marked: Vec::new() }
    }

    /// A start position as White sees it.
    pub fn start(start: StartPosition) -> Self {
        Self::new(&start.position(), Color::White)
    }

    /// Marks the squares of the last move.
    #[must_use]
    pub fn mark(mut self, squares: impl IntoIterator<Item = Square>) -> Self {
        self.marked = squares.into_iter().collect();
        self
    }

    /// The side that looks: its pieces stand at the bottom.
    pub const fn side(&self) -> Color {
        self.side
    }

    /// The piece on a square.
    pub const fn piece(&self, square: Square) -> Option<Piece> {
        self.squares[square as usize]
    }

    /// The ranks from top to bottom as the side sees them.
    pub fn ranks(&self) -> [Rank; 8] {
        let mut ranks = Rank::ALL;
        if self.side == Color::White {
            ranks.reverse();
        }
        ranks
    }

    /// The files from left to right as the side sees them.
    pub fn files(&self) -> [File; 8] {
        let mut files = File::ALL;
        if self.side == Color::Black {
            files.reverse();
        }
        files
    }

    /// The pieces of `color`, by role from king to pawn, each with its squares from a1 on.
    pub fn pieces(&self, color: Color) -> Vec<(Role, Vec<Square>)> {
        [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn]
            .into_iter()
            .map(|role| {
                let squares = Square::ALL
                    .into_iter()
                    .filter(|&square| self.piece(square) == Some(Piece { color, role }));
                (role, squares.collect::<Vec<_>>())
            })
            .filter(|(_, squares)| !squares.is_empty())
            .collect()
    }

    fn is_marked(&self, square: Square) -> bool {
        self.marked.contains(&square)
    }

    /// Column and row of a square as the side sees it, from the top left.
    fn place(&self, square: Square) -> (usize, usize) {
        let (file, rank) = (usize::from(square.file()), usize::from(square.rank()));
        match self.side {
            Color::White => (file, 7 - rank),
            Color::Black => (7 - file, rank),
        }
    }
}

/// The letter of a piece's sprite: `K` white, `k` black.
fn sprite(piece: Piece) -> char {
    piece.char()
}

/// The letter of a piece in a text diagram, capital for White: `K` and `k`, in Spanish `R` and `r`. The pawn
/// has the letter that the language's books give it, where they have one that is no other piece's, else `P`.
pub fn letter(letters: Notation, piece: Piece) -> String {
    let own = letters.letter(piece.role);
    let own = match (own, letters) {
        ("", Notation::Russian) => "П",
        ("", Notation::German | Notation::Swedish) => "B",
        ("", Notation::Dutch) => "O",
        ("", _) => "P",
        (own, _) => own,
    };
    if piece.color.is_white() { own.to_owned() } else { own.to_lowercase() }
}

fn is_dark(square: Square) -> bool {
    square.is_dark()
}
