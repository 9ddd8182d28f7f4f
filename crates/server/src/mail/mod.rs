//! Mail in and mail out.
//!
//! `address`, `read`, `body`, `command`, `screen` and `judge` are pure and stand in the order in which a message
//! meets them; `ingress` runs them and asks the door.

pub mod address;
#[cfg(feature = "mail-auth")]
pub mod auth;
pub mod body;
pub mod command;
pub mod compose;
#[cfg(feature = "mail-auth")]
pub mod dkim;
pub mod fuzz;
pub mod general;
pub mod imap;
pub mod ingress;
pub mod judge;
pub mod limits;
pub mod lmtp;
pub mod newcomer;
pub mod pipe;
pub mod read;
pub mod screen;
pub mod text;
pub mod transport;
