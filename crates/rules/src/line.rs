//! A line of play: where it began and the moves made, each of them legal.
//!
//! A line keeps the moves alone. Everything else (notation, repetition, who moved when) is worked out when it is
//! asked for, so that replaying a hundred thousand games costs no more than the moves themselves.

use std::sync::OnceLock;

use shakmaty::{Chess, Color, Move, Position, Role, san::SanPlus, uci::UciMove};

use crate::{
    castling::Wing,
    fen::{self, FenError, FenRepair, FenStyle, Rights},
    start::StartPosition,
};

/// Why a move could not be added to a line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LineError {
    /// Not UCI text: `text` is the word as it stood, `ply` its place (first move: 1).
    #[error("ply {ply}: {text:?} is not a move in UCI notation")]
    Unreadable {
        /// The place of the word, first move 1.
        ply: u32,
        /// The word.
        text: String,
    },
    /// A move that is not legal there.
    #[error("ply {ply}: {text} is not legal")]
    Illegal {
        /// The place of the move, first move 1.
        ply: u32,
        /// The move, in UCI notation.
        text: String,
    },
}

/// One move of a line as people and programs write it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The move.
    pub mv: Move,
    /// In algebraic notation, with check and mate signs; castling with the letter O.
    pub san: String,
    /// In UCI notation; castling is king takes rook.
    pub uci: String,
    /// Who made it.
    pub color: Color,
    /// The full-move number.
    pub number: u32,
    /// The wing, if it was castling.
    pub castling: Option<Wing>,
}

/// A starting position and the legal moves made from it.
#[derive(Clone, Debug)]
pub struct Line {
    start: Option<StartPosition>,
    initial: Chess,
    position: Chess,
    moves: Vec<Move>,
    plies: OnceLock<Vec<Ply>>,
}

impl Line {
    /// The line without moves from one of the 960 starting positions.
    pub fn new(start: StartPosition) -> Self {
        Self::from_parts(Some(start), start.position())
    }

    pub(crate) fn from_parts(start: Option<StartPosition>, initial: Chess) -> Self {
        Self { start, position: initial.clone(), initial, moves: Vec::new(), plies: OnceLock::new() }
    }

    /// The line without moves from any position; what had to be mended in the text is listed.
    pub fn from_fen(text: &str) -> Result<(Self, Vec<FenRepair>), FenError> {
        Self::from_fen_with(text, Rights::Any)
    }

    pub(crate) fn from_fen_with(text: &str, rights: Rights) -> Result<(Self, Vec<FenRepair>), FenError> {
        let read = fen::read(text, rights)?;
        Ok((Self::from_parts(read.start, read.position), read.repairs))
    }

    /// Replays moves in UCI notation (castling is king takes rook), separated by white space.
    pub fn replay(start: StartPosition, uci_text: &str) -> Result<Self, LineError> {
        let mut line = Self::new(start);
        line.moves.reserve_exact(uci_text.len() / 5 + 1);
        line.push_all(uci_text)?;
        Ok(line)
    }

    /// Plays moves in UCI notation, separated by white space. Those before the first bad one stay played.
    pub fn push_all(&mut self, uci_text: &str) -> Result<(), LineError> {
        for word in uci_text.split_ascii_whitespace() {
            let ply = self.len() + 1;
            let uci = UciMove::from_ascii(word.as_bytes())
                .map_err(|_| LineError::Unreadable { ply, text: word.to_owned() })?;
            let mv = from_uci(&self.position, uci)
                .ok_or_else(|| LineError::Illegal { ply, text: word.to_owned() })?;
            self.play(mv);
        }
        Ok(())
    }

    /// Plays a legal move; any other is an error and changes nothing.
    pub fn push(&mut self, mv: Move) -> Result<(), LineError> {
        if !self.position.is_legal(mv) {
            return Err(LineError::Illegal { ply: self.len() + 1, text: self.uci_of(&mv) });
        }
        self.play(mv);
        Ok(())
    }

    /// Plays a move that is known to be legal.
    pub(crate) fn play(&mut self, mv: Move) {
        self.position.play_unchecked(mv);
        self.moves.push(mv);
        self.plies.take();
    }

    /// Which of the 960 positions it began with; none if it began elsewhere.
    pub const fn start(&self) -> Option<StartPosition> {
        self.start
    }

    /// The position before the first move.
    pub const fn initial(&self) -> &Chess {
        &self.initial
    }

    /// The position after the last move.
    pub const fn position(&self) -> &Chess {
        &self.position
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        self.position.turn()
    }

    /// The number of the full move that is to be made next, as the start's FEN counts.
    pub fn move_number(&self) -> u32 {
        self.position.fullmoves().get()
    }

    /// The number of moves made, in plies.
    pub fn len(&self) -> u32 {
        u32::try_from(self.moves.len()).expect("a game has fewer plies than fit into 32 bits")
    }

    /// Whether no move was made.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// The moves made.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The moves made, written out. Worked out at the first call after a move.
    pub fn plies(&self) -> &[Ply] {
        self.plies.get_or_init(|| {
            let mut position = self.initial.clone();
            self.moves
                .iter()
                .map(|&mv| {
                    let (color, number) = (position.turn(), position.fullmoves().get());
                    let san = SanPlus::from_move_and_play_unchecked(&mut position, mv).to_string();
                    let uci = UciMove::from_chess960(mv).to_string();
                    Ply { mv, san, uci, color, number, castling: Wing::of(mv) }
                })
                .collect()
        })
    }

    /// The line up to and with this ply; the whole line if it is shorter.
    #[must_use]
    pub fn prefix(&self, ply: u32) -> Self {
        let mut line = Self::from_parts(self.start, self.initial.clone());
        for &mv in self.moves.iter().take(ply as usize) {
            line.play(mv);
        }
        line
    }

    /// The position after this many plies; the last one if the line is shorter.
    pub fn position_at(&self, ply: u32) -> Chess {
        if ply >= self.len() {
            return self.position.clone();
        }
        let mut position = self.initial.clone();
        for &mv in &self.moves[..ply as usize] {
            position.play_unchecked(mv);
        }
        position
    }

    /// The moves in UCI notation (castling is king takes rook), separated by spaces.
    pub fn uci_text(&self) -> String {
        let mut text = String::with_capacity(self.moves.len() * 5);
        for &mv in &self.moves {
            if !text.is_empty() {
                text.push(' ');
            }
            text.push_str(&UciMove::from_chess960(mv).to_string());
        }
        text
    }

    /// The last position as FEN.
    pub fn fen(&self, style: FenStyle) -> String {
        fen::write(&self.position, style)
    }

    /// How often the last position has occurred, this time included.
    ///
    /// Positions are the same if placement, side to move, castling rights (by rook) and the legal en passant
    /// captures are (FIDE 9.2.3); a double step that nobody can take makes no difference.
    pub fn occurrences(&self) -> u32 {
        // Nothing before the last capture or pawn move can come back.
        let reach = self.position.halfmoves().min(self.len());
        let mut position = self.initial.clone();
        let (before, since) = self.moves.split_at(self.moves.len() - reach as usize);
        for &mv in before {
            position.play_unchecked(mv);
        }
        let mut count = 0;
        for &mv in since {
            count += u32::from(position == self.position);
            position.play_unchecked(mv);
        }
        count + 1
    }

    /// Plies since the last capture or pawn move, those before a FEN start as the FEN says.
    pub fn halfmove_clock(&self) -> u32 {
        self.position.halfmoves()
    }

    /// All legal moves of the last position.
    pub fn legal_moves(&self) -> Vec<Move> {
        self.position.legal_moves().to_vec()
    }

    /// A move in UCI notation, castling as king takes rook.
    pub fn uci_of(&self, mv: &Move) -> String {
        UciMove::from_chess960(*mv).to_string()
    }

    /// A legal move of the last position in algebraic notation, with check or mate sign.
    pub fn san_of(&self, mv: &Move) -> String {
        san(&self.position, *mv)
    }

    /// The legal move that this UCI text means, castling only as king takes rook.
    pub fn parse_uci(&self, text: &str) -> Option<Move> {
        from_uci(&self.position, UciMove::from_ascii(text.as_bytes()).ok()?)
    }
}

/// Two lines are equal if they begin with the same position and the same moves follow.
impl PartialEq for Line {
    fn eq(&self, other: &Self) -> bool {
        self.initial == other.initial && self.moves == other.moves
    }
}

impl Eq for Line {}

/// A legal move in algebraic notation, with check or mate sign.
pub(crate) fn san(position: &Chess, mv: Move) -> String {
    let mut after = position.clone();
    SanPlus::from_move_and_play_unchecked(&mut after, mv).to_string()
}

/// The legal move of UCI text. Castling is king takes rook and nothing else: `e1g1` is a king's move.
fn from_uci(position: &Chess, uci: UciMove) -> Option<Move> {
    let UciMove::Normal { from, to, promotion } = uci else { return None };
    let board = position.board();
    let role = board.role_at(from)?;
    let mv = if role == Role::King && (position.castles().castling_rights() & position.us()).contains(to) {
        Move::Castle { king: from, rook: to }
    } else if role == Role::Pawn && from.file() != to.file() && !board.occupied().contains(to) {
        if promotion.is_some() {
            return None;
        }
        Move::EnPassant { from, to }
    } else {
        Move::Normal { role, from, capture: board.role_at(to), to, promotion }
    };
    position.is_legal(mv).then_some(mv)
}
