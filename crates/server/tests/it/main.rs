//! The server's integration tests, one module per topic.

mod club;
mod commands;
mod door;
mod lmtp_socket;
mod mail_cases;
mod need;
mod outbox;
mod postfix;
mod sink;
mod supply;
mod transport;
