//! The server's integration tests, one module per topic.

mod club;
mod commands;
mod door;
mod door_more;
mod explain;
mod kill;
mod house;
mod law_commands;
mod lmtp_socket;
mod mail_bodies;
mod mail_cases;
mod mail_ingress;
mod mail_mime;
mod mail_properties;
mod mua;
mod need;
mod outbox;
mod postfix;
mod serve;
mod server;
mod sink;
mod story;
mod supply;
mod transport;
mod web;
mod worker;
