//! What a club adds to chess: time, games between two members, conditional moves, events and ratings.
pub mod clock;
pub mod event;
pub mod game;
pub mod limit;
pub mod lines;
pub mod pace;
pub mod rating;
pub mod seat;
