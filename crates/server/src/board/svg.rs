//! The board as SVG. Measures are in units of a hundredth of a square.
use std::fmt::Write as _;
use std::sync::LazyLock;

use frcec_rules::{Color, Piece, Role, Square};

use super::{Diagram, glyphs, is_dark, sprite};

/// The strip left of and below the squares that holds the coordinates.
pub(super) const MARGIN: usize = 40;
/// The rim of the two sides without coordinates.
pub(super) const RIM: usize = 10;
/// The whole board with its frame.
pub(super) const SIDE: usize = MARGIN + 800 + RIM;

/// The colours, for where no stylesheet reaches; the pages' classes override them.
pub(super) const LIGHT: &str = "#eddfc4";
pub(super) const DARK: &str = "#ad8860";
pub(super) const FRAME: &str = "#6f5236";
pub(super) const FRAME_INK: &str = "#f5ead6";
pub(super) const MARK: &str = "#c9b23a";
/// How much of the mark covers the square, in hundredths.
pub(super) const MARK_STRENGTH: &str = "0.62";

macro_rules! piece_files {
    ($($color:literal $role:literal),* $(,)?) => {
        [$((concat!($color, "-", $role), include_str!(concat!("../../../../static/pieces/", $color, "-", $role, ".svg")))),*]
    };
}

/// The twelve drawings by name.
const FILES: [(&str, &str); 12] = piece_files!(
    "white" "king", "white" "queen", "white" "rook", "white" "bishop", "white" "knight", "white" "pawn",
    "black" "king", "black" "queen", "black" "rook", "black" "bishop", "black" "knight", "black" "pawn",
);

/// The drawing of a piece as a file of its own, 100 units wide.
pub fn standalone_piece(piece: Piece) -> &'static str {
    let row = match piece.color {
        Color::White => 0,
        Color::Black => 6,
    };
    let column = match piece.role {
        Role::King => 0,
        Role::Queen => 1,
        Role::Rook => 2,
        Role::Bishop => 3,
        Role::Knight => 4,
        Role::Pawn => 5,
    };
    FILES[row + column].1
}

/// What stands between the `<svg>` tags of a drawing.
fn inner(svg: &str) -> &str {
    let start = svg.find('>').map_or(0, |end| end + 1);
    let end = svg.rfind("</svg>").unwrap_or(svg.len());
    svg[start..end].trim()
}

fn symbol(piece: Piece) -> String {
    format!(
        "<symbol id=\"{}\" viewBox=\"0 0 100 100\">{}</symbol>",
        sprite(piece),
        inner(standalone_piece(piece))
    )
}

/// All twelve pieces as symbols `K` … `p` in one file, which the boards of a page share.
pub fn sprite_sheet() -> &'static str {
    static SHEET: LazyLock<String> = LazyLock::new(|| {
        let mut sheet = "<svg xmlns=\"http://www.w3.org/2000/svg\">\n".to_owned();
        for color in [Color::White, Color::Black] {
            for role in Role::ALL {
                sheet.push_str(&symbol(Piece { color, role }));
                sheet.push('\n');
            }
        }
        sheet.push_str("</svg>\n");
        sheet
    });
    &SHEET
}

impl Diagram {
    /// The board for a page: the pieces come from the sprite sheet at `sheet`. `label` says what it shows, for those
    /// who do not see it; it is escaped here.
    pub fn svg(&self, sheet: &str, label: &str) -> String {
        self.draw(sheet, label, "")
    }

    /// The board as a file of its own, with the pieces inside.
    pub fn svg_file(&self, label: &str) -> String {
        let mut symbols = "<defs>".to_owned();
        for color in [Color::White, Color::Black] {
            for (role, _) in self.pieces(color) {
                symbols.push_str(&symbol(Piece { color, role }));
            }
        }
        symbols.push_str("</defs>");
        self.draw("", label, &symbols)
    }

    fn draw(&self, sheet: &str, label: &str, symbols: &str) -> String {
        let mut svg = String::with_capacity(4096);
        svg.push_str(&self.ground(label, symbols));
        for square in Square::ALL {
            if let Some(piece) = self.piece(square) {
                let (x, y) = self.corner(square);
                // Writing to a String cannot fail.
                let _ = write!(
                    svg,
                    "<use href=\"{sheet}#{}\" x=\"{x}\" y=\"{y}\" width=\"100\" height=\"100\"/>",
                    sprite(piece)
                );
            }
        }
        svg.push_str("</svg>");
        svg
    }

    /// Frame, squares, marks and coordinates, without pieces and without the closing tag.
    pub(super) fn ground(&self, label: &str, symbols: &str) -> String {
        let mut svg = String::with_capacity(4096);
        let _ = write!(
            svg,
            "<svg class=\"board\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {SIDE} {SIDE}\" role=\"img\" aria-label=\"{}\">{symbols}\
             <rect class=\"bf\" fill=\"{FRAME}\" width=\"{SIDE}\" height=\"{SIDE}\" rx=\"7\"/>\
             <rect class=\"bl\" fill=\"{LIGHT}\" x=\"{MARGIN}\" y=\"{RIM}\" width=\"800\" height=\"800\"/>",
            escape(label)
        );
        let _ = write!(svg, "<path class=\"bd\" fill=\"{DARK}\" d=\"");
        for square in Square::ALL.into_iter().filter(|&square| is_dark(square)) {
            self.outline(&mut svg, square);
        }
        svg.push_str("\"/>");
        if !self.marked.is_empty() {
            let _ = write!(svg, "<path class=\"bm\" fill=\"{MARK}\" fill-opacity=\"{MARK_STRENGTH}\" d=\"");
            for square in Square::ALL.into_iter().filter(|&square| self.is_marked(square)) {
                self.outline(&mut svg, square);
            }
            svg.push_str("\"/>");
        }
        let _ = write!(svg, "<g class=\"bc\" fill=\"{FRAME_INK}\">");
        for (row, rank) in self.ranks().into_iter().enumerate() {
            let (x, y) = (MARGIN / 2, RIM + row * 100 + 58);
            let _ = write!(
                svg,
                "<path transform=\"translate({x} {y})\" d=\"{}\"/>",
                glyphs::outline(rank.char())
            );
        }
        for (column, file) in self.files().into_iter().enumerate() {
            let (x, y) = (MARGIN + column * 100 + 50, RIM + 800 + 26);
            let _ = write!(
                svg,
                "<path transform=\"translate({x} {y})\" d=\"{}\"/>",
                glyphs::outline(file.char())
            );
        }
        svg.push_str("</g>");
        svg
    }

    /// The upper left corner of a square.
    pub(super) fn corner(&self, square: Square) -> (usize, usize) {
        let (column, row) = self.place(square);
        (MARGIN + column * 100, RIM + row * 100)
    }

    fn outline(&self, svg: &mut String, square: Square) {
        let (x, y) = self.corner(square);
        let _ = write!(svg, "M{x} {y}h100v100h-100z");
    }
}

/// Escapes text for an attribute in double quotes.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use frcec_rules::{Color, StartPosition};

    use super::*;

    fn start() -> Diagram {
        Diagram::start(StartPosition::new(451).expect("below 960"))
    }

    #[test]
    fn a_board_shows_its_32_pieces_from_the_shared_sheet() {
        let svg = start().svg("/static/pieces.svg", "start");
        assert_eq!(svg.matches("<use href=\"/static/pieces.svg#").count(), 32);
        assert_eq!(svg.matches("#P\"").count(), 8);
    }

    #[test]
    fn a_file_of_its_own_brings_only_the_pieces_it_needs() {
        assert_eq!(start().svg_file("start").matches("<symbol").count(), 12);
    }

    #[test]
    fn black_sees_the_h_file_on_the_left() {
        let board = Diagram { side: Color::Black, ..start() };
        assert_eq!(board.corner(Square::H1), (MARGIN, RIM));
        assert_eq!(board.corner(Square::A8), (MARGIN + 700, RIM + 700));
    }

    #[test]
    fn what_a_person_wrote_cannot_leave_the_label() {
        let svg = start().svg("", "\"><script>alert(1)</script>");
        assert!(!svg.contains("<script>"));
    }

    #[test]
    fn the_sheet_holds_all_twelve() {
        for name in "KQRBNPkqrbnp".chars() {
            assert!(sprite_sheet().contains(&format!("<symbol id=\"{name}\"")), "{name}");
        }
    }
}
