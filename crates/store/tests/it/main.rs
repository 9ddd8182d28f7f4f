//! What the store promises, on SQLite and on PostgreSQL.
mod common;
mod counters;
mod crash;
mod games;
mod held;
mod house;
mod letters;
mod lines;
mod lists;
mod notes;
mod origins;
mod players;
mod races;
mod sessions;
mod time;
mod tournaments;
mod writer;
