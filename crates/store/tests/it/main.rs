//! What the store promises, on SQLite and on PostgreSQL.
mod common;
mod counters;
mod games;
mod letters;
mod origins;
mod players;
mod races;
mod writer;
