//! `/games/{id}`
use askama::Template;
use askama_web::WebTemplate;

use super::frame::{Frame, Said};
use super::words::{EventRef, Person, StartLabel, Tag, WingLine};

/// One game at one ply.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/game.html")]
pub struct GamePage {
    /// Around it.
    pub frame: Frame,
    /// The plain number.
    pub id: i64,
    /// `M0001-1`.
    pub label: String,
    /// `M0001`.
    pub match_label: String,
    /// The tournament it belongs to.
    pub event: Option<EventRef>,
    /// White's seat.
    pub white: SeatView,
    /// Black's seat.
    pub black: SeatView,
    /// Where the game began.
    pub start: StartLabel,
    /// The time control in words.
    pub pace: String,
    /// How the game stands.
    pub state: Tag,
    /// Sentences above the board: an offer, an old position.
    pub asides: Vec<Said>,
    /// Whether Black's pieces stand at the bottom.
    pub from_black: bool,
    /// The board as SVG.
    pub board: String,
    /// First, back, on, last.
    pub walk: Vec<Step>,
    /// Which position is shown.
    pub shown: String,
    /// The address of the same position from the other side.
    pub flip: String,
    /// The move form, for a player of the game.
    pub form: Option<MoveForm>,
    /// Castling of both sides.
    pub castling: Vec<CastlingSide>,
    /// The moves in pairs.
    pub moves: Vec<MovePair>,
    /// The result in words.
    pub result: Option<String>,
    /// When each move was told and answered; for players and directors.
    pub evidence: Vec<String>,
    /// Words between the players; for them alone.
    pub letters: Vec<Words>,
    /// Who is to move, in words.
    pub turn: String,
    /// The pieces of both sides in words.
    pub lists: Vec<String>,
    /// The board as a table.
    pub table: TextBoard,
    /// The board as letters.
    pub diagram: String,
    /// The position for other programs.
    pub fen: String,
}

/// A player's side of the board.
#[derive(Clone, Debug)]
pub struct SeatView {
    /// Who sits there.
    pub who: Person,
    /// Whether the pieces are black.
    pub black: bool,
    /// Whether it is this side's turn.
    pub turn: bool,
    /// "to move", for those who do not see the mark.
    pub turn_words: String,
    /// The clock in words.
    pub clock: String,
}

/// A way through the game.
#[derive(Clone, Debug)]
pub struct Step {
    /// Where to; nowhere at an end.
    pub url: Option<String>,
    /// An arrow.
    pub sign: &'static str,
    /// Its words.
    pub text: String,
}

/// A side's castling on both wings.
#[derive(Clone, Debug)]
pub struct CastlingSide {
    /// White or Black.
    pub title: String,
    /// h-side and a-side.
    pub wings: Vec<WingLine>,
}

/// A full move.
#[derive(Clone, Debug)]
pub struct MovePair {
    /// Its number.
    pub number: u32,
    /// White's and Black's half; `None` where there is none.
    pub plies: Vec<Option<PlyLink>>,
}

/// A half-move in the list.
#[derive(Clone, Debug)]
pub struct PlyLink {
    /// In algebraic notation.
    pub san: String,
    /// The page of the position after it.
    pub url: String,
    /// Whether that is the position shown.
    pub here: bool,
}

/// What one player wrote to the other.
#[derive(Clone, Debug)]
pub struct Words {
    /// Who.
    pub who: String,
    /// When.
    pub when: String,
    /// What.
    pub text: String,
}

/// The board as a table that can be walked square by square.
#[derive(Clone, Debug)]
pub struct TextBoard {
    /// The files' letters.
    pub files: Vec<char>,
    /// The ranks from the top.
    pub rows: Vec<TextRow>,
}

/// One rank.
#[derive(Clone, Debug)]
pub struct TextRow {
    /// Its digit.
    pub rank: char,
    /// Its squares.
    pub cells: Vec<Option<TextCell>>,
}

/// An occupied square.
#[derive(Clone, Debug)]
pub struct TextCell {
    /// `K` white, `k` black.
    pub letter: char,
    /// "white king e1".
    pub words: String,
}

/// The move form of a player.
#[derive(Clone, Debug, Default)]
pub struct MoveForm {
    /// "Your move" or "Your game".
    pub title: String,
    /// Whether it is this player's turn.
    pub may_move: bool,
    /// Whether a draw can be claimed.
    pub may_claim: bool,
    /// The opponent's draw offer in words.
    pub offer: Option<String>,
    /// Why the last attempt was refused.
    pub refused: Option<String>,
    /// What the move looked at would do.
    pub look: Option<String>,
    /// Plies on the board the form was made for.
    pub ply: u32,
    /// The form's own key: sent twice, it counts once.
    pub key: String,
    /// What was typed.
    pub text: String,
    /// Whether a draw is offered with it.
    pub draw: bool,
    /// Words to the opponent.
    pub words: String,
}

#[cfg(test)]
impl GamePage {
    pub(super) fn samples() -> Vec<Self> {
        use super::words::samples;
        let bare = Self {
            frame: Frame::sample(),
            id: 1,
            label: "M0001-1".to_owned(),
            match_label: "M0001".to_owned(),
            event: None,
            white: SeatView {
                who: Person::new(samples::HOSTILE, "mallory"),
                black: false,
                turn: true,
                turn_words: "to move".to_owned(),
                clock: "29 days left".to_owned(),
            },
            black: SeatView {
                who: Person { name: "former member".to_owned(), handle: None },
                black: true,
                turn: false,
                turn_words: String::new(),
                clock: "30 days left".to_owned(),
            },
            start: samples::start().into(),
            pace: "10/30".to_owned(),
            state: Tag::new("good", "White to move"),
            asides: vec![],
            from_black: false,
            board: samples::board(),
            walk: vec![Step { url: None, sign: "‹", text: "back".to_owned() }],
            shown: "Starting position".to_owned(),
            flip: "/games/1?side=black".to_owned(),
            form: None,
            castling: vec![],
            moves: vec![],
            result: None,
            evidence: vec![],
            letters: vec![],
            turn: "White is to move.".to_owned(),
            lists: vec!["White: king f1.".to_owned()],
            table: TextBoard {
                files: vec!['a'],
                rows: vec![TextRow {
                    rank: '8',
                    cells: vec![Some(TextCell { letter: 'n', words: "black knight a8".to_owned() }), None],
                }],
            },
            diagram: "8  n n".to_owned(),
            fen: "nnbbrkqr/pppppppp/8/8/8/8/PPPPPPPP/NNBBRKQR w KQkq - 0 1".to_owned(),
        };
        let full = Self {
            frame: Frame::sample_director(),
            event: Some(EventRef { id: "T0001".to_owned(), name: samples::HOSTILE.to_owned() }),
            from_black: true,
            asides: vec![Said { tone: "warn", text: samples::HOSTILE.to_owned() }],
            form: Some(MoveForm {
                title: "Your move".to_owned(),
                may_move: true,
                may_claim: true,
                offer: Some(samples::HOSTILE.to_owned()),
                refused: Some(samples::HOSTILE.to_owned()),
                look: Some(samples::HOSTILE.to_owned()),
                ply: 4,
                key: "k".to_owned(),
                text: samples::HOSTILE.to_owned(),
                draw: true,
                words: samples::HOSTILE.to_owned(),
            }),
            castling: vec![CastlingSide {
                title: "White".to_owned(),
                wings: vec![WingLine {
                    notation: "O-O",
                    state: Tag::new("warn", "not now"),
                    why: vec!["The square f1 is attacked by the bishop on c4.".to_owned()],
                }],
            }],
            moves: vec![MovePair {
                number: 1,
                plies: vec![
                    None,
                    Some(PlyLink { san: "e5".to_owned(), url: "/games/1?ply=2".to_owned(), here: true }),
                ],
            }],
            result: Some("White won: 1-0".to_owned()),
            evidence: (1..6).map(|ply| format!("{ply}. e4: told 3 May 2026")).collect(),
            letters: vec![Words {
                who: samples::HOSTILE.to_owned(),
                when: "today".to_owned(),
                text: samples::HOSTILE.to_owned(),
            }],
            ..bare.clone()
        };
        vec![bare, full]
    }
}
