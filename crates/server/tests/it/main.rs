//! The server's integration tests, one module per topic.

mod club;
mod commands;
mod door;
mod door_more;
mod explain;
mod law_commands;
mod lmtp_socket;
mod mail_bodies;
mod mail_cases;
mod mail_ingress;
mod mail_mime;
mod mail_properties;
#[expect(dead_code, reason = "the story that uses the rest waits until mail is judged")]
mod mua;
mod need;
mod outbox;
mod postfix;
mod serve;
#[expect(dead_code, reason = "the kill test that uses the rest waits until mail is judged")]
mod server;
mod sink;
mod supply;
mod transport;
mod web;
mod worker;
