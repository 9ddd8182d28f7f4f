//! The server of the club: who asks (mail, pages, terminal) and who is told (letters). See ARCHITECTURE.md for the
//! road of one move.
//!
//! `cli` is the composition root: it alone knows mail, web and worker at once.
pub mod board;
pub mod cli;
pub mod clock;
pub mod config;
pub mod doctor;
pub mod door;
pub mod draw;
pub mod ids;
pub mod leave;
pub mod life;
pub mod lines;
pub mod mail;
pub mod names;
pub mod notice;
pub mod people;
pub mod pgn;
pub mod prose;
pub mod ratings;
pub mod reminder;
pub mod seen;
pub mod settings;
pub mod speech;
pub mod view;
pub mod web;
pub mod worker;
