//! Work in the background.

pub mod post;
pub mod retry;
