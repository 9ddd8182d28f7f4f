//! The law of the club: what may happen in a game of Fischer Random chess by mail.
//!
//! Pure: no I/O, no clock, no randomness, no SQL. Everything that time or chance decides comes in as an
//! argument. Board and move generation are [`shakmaty`]'s; the club's law of castling, of repetition and of
//! reading what people write is here.

#![warn(missing_docs)]

pub mod castling;
pub mod club;
mod dead;
pub mod ending;
pub mod fen;
pub mod fuzz;
pub mod line;
pub mod perft;
pub mod pgn;
pub mod reading;
pub mod refusal;
pub mod start;
mod text;
mod wall;

pub use castling::{CastlingReport, CastlingStatus, Method, Wing};
pub use ending::{Claim, Ending, Proof};
pub use fen::{FenError, FenRepair, FenStyle, RightLacks};
pub use line::{Line, LineError, Ply};
pub use reading::{Notation, Options, Reading, is_short_capture, looks_like_move, read};
pub use refusal::{Man, Played, Refusal, StrictFault, Way};
pub use start::{StartError, StartPosition};

pub use shakmaty::{Chess, Color, File, Move, Piece, Position, Rank, Role, Square};
