//! The server's integration tests, one module per topic.

#[cfg(feature = "mail-auth")]
mod auth;
mod bad_input;
mod browser;
mod club;
mod commands;
#[cfg(feature = "mail-auth")]
mod dkim;
mod door;
mod door_more;
mod explain;
mod house;
mod imap;
mod kill;
mod languages;
mod law_commands;
mod letters;
mod lines;
mod lmtp_socket;
mod mail_answers;
mod mail_bodies;
mod mail_cases;
mod mail_digest;
mod mail_dispositions;
mod mail_ingress;
mod mail_mime;
mod mail_outbound;
mod mail_properties;
mod mail_table;
mod mua;
mod need;
mod one_law;
mod one_letter;
mod outbox;
mod packaging;
mod postfix;
mod sentences;
mod serve;
mod server;
mod sink;
mod story;
mod supply;
mod time;
mod transport;
mod web;
mod worker;
