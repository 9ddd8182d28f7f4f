//! The server's integration tests, one module per topic.

mod commands;
mod lmtp_socket;
mod need;
mod outbox;
mod postfix;
mod sink;
mod supply;
mod transport;
