//! The server of the club: who asks (mail, pages, terminal) and who is told (letters).
//!
//! `cli` is the composition root: it alone knows mail, web and worker at once.

pub mod cli;
