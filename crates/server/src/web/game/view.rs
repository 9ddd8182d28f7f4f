//! What the page of a game shows, as its template wants it.
use askama::Template;
use askama_web::WebTemplate;
use frcec_rules::Move;

use crate::web::frame::{Frame, Said};
use crate::web::notes::Own;
use crate::web::words::{EventRef, Person, StartLabel, Tag, WingLine};

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
    /// `M0001`; empty for a game of no match.
    pub match_label: String,
    /// The tournament it belongs to.
    pub event: Option<EventRef>,
    /// White's seat.
    pub white: SeatView,
    /// Black's seat.
    pub black: SeatView,
    /// Where the game began.
    pub start: StartLabel,
    /// The time control in words; none for a game from elsewhere, of which nobody knows it.
    pub pace: Option<String>,
    /// Where a game from elsewhere was played, in words.
    pub place: Option<String>,
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
    /// What the move that is only looked at would do; the board then shows it.
    pub preview: Option<Preview>,
    /// The address of the same position from the other side.
    pub flip: String,
    /// The move form, for a player of the game.
    pub form: Option<MoveForm>,
    /// Castling of both sides.
    pub castling: Vec<CastlingSide>,
    /// The moves in pairs.
    pub moves: Vec<MovePair>,
    /// Those around the position shown, where all are too many to be seen at once.
    pub near: Option<Vec<MovePair>>,
    /// The result in words.
    pub result: Option<String>,
    /// Where the reader can put it up for the game of its month.
    pub nominate: Option<String>,
    /// When each move was told and answered; for players and directors.
    pub evidence: Vec<String>,
    /// Words between the players; for them alone.
    pub letters: Vec<Words>,
    /// What the reader alone keeps in this game.
    pub own: Option<Own>,
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
    /// Whether the one who looks is a director, who can rule in the game.
    pub desk: bool,
    /// Whether the one who looks can ask the directors, or answer them.
    pub ask_directors: bool,
}

/// A move that is only looked at.
#[derive(Clone, Debug)]
pub struct Preview {
    /// What it would do, in words.
    pub text: String,
    /// The move in the reader's letters.
    pub san: String,
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
    pub letter: String,
    /// "white king e1".
    pub words: String,
}

/// What a player can do about the clocks.
#[derive(Clone, Debug, Default)]
pub struct ClockForm {
    /// The opponent's name.
    pub opponent: String,
    /// The most days that can be given to the opponent, if any can.
    pub may_give: Option<u32>,
    /// Whether the opponent's first move is missing, so that the game can be cancelled.
    pub may_cancel: bool,
    /// When the time of the side to move runs out, in a sentence; none while no clock runs.
    pub deadline: Option<String>,
}

/// The move form of a player.
#[expect(clippy::struct_excessive_bools, reason = "each is a part that the form has or has not")]
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
    /// Why the last attempt was refused, sentence by sentence, in the language of the member's letters.
    pub refused: Vec<String>,
    /// Whether that is about the conditional lines.
    pub wrong_lines: bool,
    /// That language.
    pub lang: &'static str,
    /// What the move looked at would do; the page says it above the board.
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
    /// What can be done about the clocks.
    pub clock: ClockForm,
    /// Conditional lines for after the move.
    pub lines: String,
    /// The move that is only looked at.
    pub looked_at: Option<Move>,
}
