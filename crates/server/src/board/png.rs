//! The board as an indexed PNG, for mail programs that show no SVG.
//!
//! The drawings are rasterised once, on each of the four grounds a square can have, and reduced to one palette; a board
//! is then put together by copying tiles and costs little more than its compression.
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use frcec_rules::{Color, Piece, Role, Square};
use resvg::{tiny_skia, usvg};

use super::svg::{DARK, FRAME, FRAME_INK, LIGHT, MARK, MARK_STRENGTH, SIDE, standalone_piece};
use super::{Diagram, is_dark};

/// Pixels of a square's side.
const TILE: usize = 60;
/// Pixels of the picture's side.
pub const PNG_SIDE: usize = SIDE * TILE / 100;
/// Boards kept; the moves of a day in a large club. Past it the cache starts anew.
const KEPT: usize = 1024;

type Rgb = [u8; 3];

/// Boards already drawn.
#[derive(Debug, Default)]
pub struct Pngs(Mutex<HashMap<Diagram, Arc<[u8]>>>);

impl std::fmt::Debug for Diagram {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Diagram(\n{})", self.text(frcec_rules::Notation::English))
    }
}

impl Pngs {
    /// The picture of a board, drawn now or before.
    pub fn get(&self, diagram: &Diagram) -> Arc<[u8]> {
        if let Some(png) = self.0.lock().unwrap_or_else(PoisonError::into_inner).get(diagram) {
            return Arc::clone(png);
        }
        // Drawn outside the lock: two who ask at once draw the same picture twice, and nobody waits.
        let png: Arc<[u8]> = diagram.png().into();
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= KEPT {
            kept.clear();
        }
        kept.insert(diagram.clone(), Arc::clone(&png));
        png
    }
}

impl Diagram {
    /// The board as PNG, [`PNG_SIDE`] pixels square.
    pub fn png(&self) -> Vec<u8> {
        let sprites = &*SPRITES;
        let mut pixels = match self.side {
            Color::White => sprites.white_ground.clone(),
            Color::Black => sprites.black_ground.clone(),
        };
        for square in Square::ALL {
            let ground = Ground { dark: is_dark(square), marked: self.is_marked(square) };
            let piece = self.piece(square);
            if piece.is_none() && !ground.marked {
                continue;
            }
            let tile = &sprites.tiles[ground.index()][piece.map_or(EMPTY, sprite_index)];
            let (x, y) = self.corner(square);
            let (x, y) = (x * TILE / 100, y * TILE / 100);
            for (row, line) in tile.chunks_exact(TILE).enumerate() {
                let start = (y + row) * PNG_SIDE + x;
                pixels[start..start + TILE].copy_from_slice(line);
            }
        }
        encode(&pixels, &sprites.palette)
    }
}

fn encode(pixels: &[u8], palette: &[Rgb]) -> Vec<u8> {
    let side = u32::try_from(PNG_SIDE).expect("a few hundred pixels");
    let mut png = Vec::with_capacity(12_000);
    let mut encoder = ::png::Encoder::new(&mut png, side, side);
    encoder.set_color(::png::ColorType::Indexed);
    encoder.set_depth(::png::BitDepth::Eight);
    encoder.set_palette(palette.concat());
    encoder.set_compression(::png::Compression::High);
    encoder.set_filter(::png::Filter::NoFilter);
    let written = encoder.write_header().and_then(|mut writer| writer.write_image_data(pixels));
    written.expect("the picture has the size its header says, and memory takes all of it");
    png
}

#[derive(Clone, Copy)]
struct Ground {
    dark: bool,
    marked: bool,
}

impl Ground {
    const ALL: [Self; 4] = [
        Self { dark: false, marked: false },
        Self { dark: true, marked: false },
        Self { dark: false, marked: true },
        Self { dark: true, marked: true },
    ];

    const fn index(self) -> usize {
        self.dark as usize + 2 * self.marked as usize
    }

    fn color(self) -> Rgb {
        let square = hex(if self.dark { DARK } else { LIGHT });
        if self.marked {
            mix(square, hex(MARK), MARK_STRENGTH.parse().expect("a constant number"))
        } else {
            square
        }
    }
}

/// The tile of a square without a piece.
const EMPTY: usize = 12;

const fn sprite_index(piece: Piece) -> usize {
    let color = match piece.color {
        Color::White => 0,
        Color::Black => 6,
    };
    color + piece.role as usize - 1
}

struct Sprites {
    palette: Vec<Rgb>,
    /// By ground, then by piece: palette indices of a square.
    tiles: Vec<Vec<Vec<u8>>>,
    white_ground: Vec<u8>,
    black_ground: Vec<u8>,
}

static SPRITES: LazyLock<Sprites> = LazyLock::new(|| {
    let mut palette = Palette::new();
    let tiles = Ground::ALL
        .into_iter()
        .map(|ground| {
            let mut tiles = Vec::with_capacity(13);
            for color in [Color::White, Color::Black] {
                for role in Role::ALL {
                    let pixels = rasterise(standalone_piece(Piece { color, role }), TILE, ground.color());
                    tiles.push(palette.reduce(&pixels));
                }
            }
            tiles.push(palette.reduce(&[ground.color()].repeat(TILE * TILE)));
            tiles
        })
        .collect();
    let mut ground = |side| {
        let bare = Diagram { squares: [None; 64], side, marked: Vec::new() };
        let svg = bare.ground("", "") + "</svg>";
        palette.reduce(&rasterise(&svg, PNG_SIDE, [255; 3]))
    };
    let (white_ground, black_ground) = (ground(Color::White), ground(Color::Black));
    Sprites { palette: palette.colors, tiles, white_ground, black_ground }
});

/// Paints a drawing, scaled to `side` pixels, onto `ground`.
fn rasterise(svg: &str, side: usize, ground: Rgb) -> Vec<Rgb> {
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default())
        .expect("the club's own drawings are well formed");
    let pixels = u32::try_from(side).expect("a few hundred pixels");
    let mut canvas = tiny_skia::Pixmap::new(pixels, pixels).expect("the size is not zero");
    canvas.fill(tiny_skia::Color::from_rgba8(ground[0], ground[1], ground[2], 255));
    #[expect(clippy::cast_precision_loss, reason = "a few hundred pixels")]
    let scale = side as f32 / tree.size().width();
    resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut canvas.as_mut());
    canvas.pixels().iter().map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]).collect()
}

/// The colours of all boards: what lies between the paints that touch each other, in even steps.
struct Palette {
    colors: Vec<Rgb>,
    known: HashMap<Rgb, u8>,
}

impl Palette {
    fn new() -> Self {
        const STEPS: u8 = 14;
        // The paints of static/pieces: fill and outline of each side, the lines inside a black piece.
        let (white, white_line) = (hex("#fffaf0"), hex("#33291f"));
        let (black, black_line, black_detail) = (hex("#463c32"), hex("#1c1611"), hex("#efe3cd"));
        let mut ramps = vec![
            (white, white_line),
            (black, black_line),
            (black, black_detail),
            (hex(FRAME), hex(FRAME_INK)),
            (hex(FRAME), [255; 3]),
        ];
        for ground in Ground::ALL {
            ramps.push((ground.color(), white_line));
            ramps.push((ground.color(), black_line));
        }
        let mut colors = Vec::with_capacity(256);
        for (from, to) in ramps {
            for step in 0..=STEPS {
                let color = mix(from, to, f32::from(step) / f32::from(STEPS));
                if !colors.contains(&color) {
                    colors.push(color);
                }
            }
        }
        debug_assert!(colors.len() <= 256, "{} colours", colors.len());
        Self { colors, known: HashMap::new() }
    }

    fn reduce(&mut self, pixels: &[Rgb]) -> Vec<u8> {
        pixels
            .iter()
            .map(|&pixel| {
                *self.known.entry(pixel).or_insert_with(|| {
                    let distance = |color: &Rgb| -> i32 {
                        color.iter().zip(pixel).map(|(&a, b)| (i32::from(a) - i32::from(b)).pow(2)).sum()
                    };
                    let nearest = self.colors.iter().enumerate().min_by_key(|(_, color)| distance(color));
                    nearest.and_then(|(index, _)| u8::try_from(index).ok()).unwrap_or_default()
                })
            })
            .collect()
    }
}

/// Reads `#rrggbb`.
fn hex(color: &str) -> Rgb {
    let value = u32::from_str_radix(&color[1..], 16).expect("a constant of the form #rrggbb");
    let [_, red, green, blue] = value.to_be_bytes();
    [red, green, blue]
}

fn mix(from: Rgb, to: Rgb, share: f32) -> Rgb {
    let mut mixed = [0; 3];
    for (channel, (from, to)) in mixed.iter_mut().zip(from.into_iter().zip(to)) {
        let value = f32::from(from) + (f32::from(to) - f32::from(from)) * share;
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between two octets")]
        let value = value.round() as u8;
        *channel = value;
    }
    mixed
}

#[cfg(test)]
mod tests {
    use frcec_rules::StartPosition;

    use super::*;

    fn start() -> Diagram {
        Diagram::start(StartPosition::new(451).expect("below 960"))
    }

    #[test]
    fn the_picture_is_small_and_indexed() {
        let png = start().mark([Square::E2, Square::E4]).png();
        assert!(png.len() < 16_000, "{} octets", png.len());
        let reader = ::png::Decoder::new(std::io::Cursor::new(&png)).read_info().expect("a PNG");
        assert_eq!(reader.info().color_type, ::png::ColorType::Indexed);
        assert_eq!(usize::try_from(reader.info().width).expect("small"), PNG_SIDE);
    }

    #[test]
    fn a_picture_is_a_function_of_the_board() {
        assert_eq!(start().png(), start().png());
        assert_ne!(start().png(), start().mark([Square::E2]).png());
    }

    #[test]
    fn the_same_board_is_drawn_once() {
        let pngs = Pngs::default();
        assert!(Arc::ptr_eq(&pngs.get(&start()), &pngs.get(&start())));
    }
}
