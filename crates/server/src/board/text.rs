//! The board for the ear and for plain-text mail.
use std::fmt::Write as _;

use frcec_rules::{Color, Notation, Role, Square};

use super::{Diagram, letter};
use crate::speech::{Lang, Speech};

impl Diagram {
    /// Eight lines of letters (`K` white, `k` black, `.` empty) with the coordinates around them. Seen from the side
    /// that looks, with the piece letters of `letters`. Every line is at most 21 characters wide, 29 where a letter has two
    /// characters (the Russian king).
    pub fn text(&self, letters: Notation) -> String {
        let width = usize::from(letters == Notation::Russian) + 1;
        let files = self.files().map(|file| format!("{:width$}", file.char())).join(" ");
        let files = files.trim_end();
        let mut text = format!("   {files}\n");
        for rank in self.ranks() {
            let _ = write!(text, "{} ", rank.char());
            for file in self.files() {
                let square = Square::from_coords(file, rank);
                let cell = self.piece(square).map_or_else(|| ".".to_owned(), |piece| letter(letters, piece));
                let _ = write!(text, " {cell:width$}");
            }
            let _ = writeln!(text, "  {}", rank.char());
        }
        let _ = writeln!(text, "   {files}");
        text
    }

    /// The pieces of one side as a sentence: "White: king g1, queen d1, rooks a1 and f1, pawns a2, b2 and c3."
    pub fn piece_list(&self, lang: Lang, color: Color) -> String {
        let speech = Speech::new();
        let groups = self.pieces(color).into_iter().map(|(role, squares)| {
            let squares: Vec<String> = squares.iter().map(ToString::to_string).collect();
            speech.say(
                lang,
                match role {
                    Role::King => "board-kings",
                    Role::Queen => "board-queens",
                    Role::Rook => "board-rooks",
                    Role::Bishop => "board-bishops",
                    Role::Knight => "board-knights",
                    Role::Pawn => "board-pawns",
                },
                &[("count", squares.len().into()), ("squares", speech.list(lang, &squares).into())],
            )
        });
        let pieces = groups.collect::<Vec<_>>().join(&speech.word(lang, "board-between"));
        let key = match color {
            Color::White => "board-white-pieces",
            Color::Black => "board-black-pieces",
        };
        speech.say(lang, key, &[("pieces", pieces.into())])
    }

    /// What one square holds, in words: "white knight", or nothing.
    pub fn square_words(&self, lang: Lang, square: Square) -> Option<String> {
        let piece = self.piece(square)?;
        let role = match piece.role {
            Role::King => "king",
            Role::Queen => "queen",
            Role::Rook => "rook",
            Role::Bishop => "bishop",
            Role::Knight => "knight",
            Role::Pawn => "pawn",
        };
        let key = match piece.color {
            Color::White => "board-white-piece",
            Color::Black => "board-black-piece",
        };
        let speech = Speech::new();
        Some(speech.say(lang, key, &[("kind", role.into()), ("piece", speech.word(lang, role).into())]))
    }
}

#[cfg(test)]
mod tests {
    use frcec_rules::StartPosition;

    use super::*;

    fn start() -> Diagram {
        Diagram::start(StartPosition::new(69).expect("below 960"))
    }

    #[test]
    fn the_diagram_is_drawn_from_the_side_that_looks() {
        let white = start();
        insta::assert_snapshot!(white.text(Notation::English), @r"
           a b c d e f g h
        8  n n b b r k q r  8
        7  p p p p p p p p  7
        6  . . . . . . . .  6
        5  . . . . . . . .  5
        4  . . . . . . . .  4
        3  . . . . . . . .  3
        2  P P P P P P P P  2
        1  N N B B R K Q R  1
           a b c d e f g h
        ");
        let black = Diagram { side: Color::Black, ..white };
        assert!(black.text(Notation::English).starts_with("   h g f e d c b a\n1  R Q K R B B N N  1\n"));
    }

    #[test]
    fn the_pieces_are_named_with_their_squares() {
        assert_eq!(
            start().piece_list(Lang::En, Color::White),
            "White: king f1; queen g1; rooks e1 and h1; bishops c1 and d1; knights a1 and b1; pawns a2, b2, c2, d2, e2, f2, g2 and h2."
        );
    }

    #[test]
    fn a_square_is_named_by_what_stands_on_it() {
        assert_eq!(start().square_words(Lang::En, Square::F8).as_deref(), Some("black king"));
        assert_eq!(start().square_words(Lang::En, Square::E4), None);
    }
}
