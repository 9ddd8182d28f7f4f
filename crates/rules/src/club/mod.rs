//! What a club adds to chess: time, games between two members, conditional moves, pairings, standings and ratings.
pub mod clock;
pub mod game;
pub mod limit;
pub mod lines;
pub mod pace;
pub mod pairing;
pub mod rating;
pub mod seat;
pub mod standing;
