//! Events: pairings and draws against other people's programs.
mod swiss;
