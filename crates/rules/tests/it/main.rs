//! Tests of the law, one module per topic.

mod castling_law;
mod play;
mod start_positions;
