//! Tests of the law, one module per topic.

mod castling_law;
mod chess_cases;
mod dead_positions;
mod events;
mod fuzz_corpus;
mod fuzz_text;
mod lines;
mod naive;
mod oracles;
mod perft;
mod pgn;
mod play;
mod reading;
mod reading_cases;
mod reading_properties;
mod seed_examples;
mod start_positions;
mod typed;
