//! The club's life around the games: what a month was, the newsletter that tells it, the game of the month, the champions. The
//! door writes (`door/life`), pages and letters show; what both need is here.
pub mod ballot;
pub mod champions;
pub mod issue;
pub mod month;
pub mod people;
pub mod record;
pub mod tell;

pub use month::Month;
