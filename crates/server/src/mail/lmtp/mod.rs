//! LMTP (RFC 2033): how the mail host in front hands mail over, with an answer for each recipient.

mod command;
mod data;
mod listener;
mod reply;
mod session;
#[cfg(test)]
mod tests;

pub use listener::{Handler, Listener, Settings};
pub use reply::Reply;
pub use session::{Envelope, Session, Step};
