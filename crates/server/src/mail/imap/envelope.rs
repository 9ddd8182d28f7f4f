//! For whom a mail in a mailbox is. The envelope is gone; what is left of it is what the delivering host wrote on top.
//!
//! Every host on the way writes a Received line above what it was given (RFC 5321, 4.4). So what stands above the topmost
//! Received line was written by the host that put the mail into the mailbox, and by nobody else; a sender's own
//! Delivered-To stands below it (fault case 117) and is not looked at. To and Cc are the sender's words and name nobody.

use crate::mail::address::Recipient;
use crate::mail::read::Fields;

/// Fields in which hosts write the envelope's recipient; the first that names an address of the club's is it. Postfix
/// writes the address as it was (`X-Original-To`) beside the mailbox (`Delivered-To`); Dovecot `Delivered-To`; Exim
/// `Envelope-to`.
pub const RECIPIENT_FIELDS: &[&str] = &["X-Original-To", "Delivered-To", "Envelope-to"];

/// What is left of the envelope.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Envelope {
    /// The sender; empty for the null sender. None if the host did not write it.
    pub from: Option<String>,
    /// The recipient.
    pub to: String,
}

/// The envelope of a mail as the delivering host wrote it; none if it names no address of the club's. `field` is the one
/// that the club's keeper says the host writes.
pub fn envelope(fields: &Fields, field: Option<&str>, domain: &str) -> Option<Envelope> {
    let written: Vec<(&str, String)> = fields
        .iter()
        .take_while(|f| !f.name.eq_ignore_ascii_case("Received"))
        .map(|f| (f.name.as_str(), bare(&f.text()).to_owned()))
        .collect();
    let all = |name: &str| {
        let name = name.to_owned();
        written.iter().filter(move |(n, _)| n.eq_ignore_ascii_case(&name)).map(|(_, value)| value)
    };
    let names = match &field {
        Some(field) => std::slice::from_ref(field),
        None => RECIPIENT_FIELDS,
    };
    let to = names
        .iter()
        .flat_map(|name| all(name))
        .find(|to| !matches!(Recipient::parse(to, domain), Recipient::Unknown))?;
    Some(Envelope { from: all("Return-Path").next().cloned(), to: to.clone() })
}

fn bare(value: &str) -> &str {
    value.trim().trim_start_matches('<').trim_end_matches('>').trim()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(block: &str, field: Option<&str>) -> Option<Envelope> {
        let fields = Fields::read(format!("{block}\r\n\r\n").as_bytes()).expect("within limits").0;
        envelope(&fields, field, "club.example")
    }

    fn to(block: &str, field: Option<&str>) -> Option<String> {
        read(block, field).map(|envelope| envelope.to)
    }

    const RECEIVED: &str = "Received: from a by mx.club.example; Mon, 4 May 2026 12:00:00 +0000";

    #[test]
    fn only_what_stands_above_the_hosts_received_line_is_the_hosts() {
        let ours = "Return-Path: <Anna@example.org>\r\nDelivered-To: <club@club.example>";
        let forged = "Delivered-To: play@club.example\r\nX-Original-To: play@club.example";
        assert_eq!(
            read(&format!("{ours}\r\n{RECEIVED}\r\n{forged}"), None),
            Some(Envelope { from: Some("Anna@example.org".to_owned()), to: "club@club.example".to_owned() })
        );
        assert_eq!(read(&format!("{RECEIVED}\r\n{forged}\r\nTo: club@club.example"), None), None);
    }

    #[test]
    fn the_address_before_rewriting_is_preferred_and_a_mailbox_elsewhere_is_passed_over() {
        let postfix = "X-Original-To: play@club.example\r\nDelivered-To: club@club.example";
        assert_eq!(to(postfix, None).as_deref(), Some("play@club.example"));
        let gmail = "Delivered-To: someone@gmail.example\r\nX-Forwarded-To: x";
        assert_eq!(to(gmail, None), None);
        let chain = "Delivered-To: box7@provider.example\r\nDelivered-To: play@club.example";
        assert_eq!(to(chain, None).as_deref(), Some("play@club.example"));
    }

    #[test]
    fn a_field_that_the_keeper_names_is_the_only_one() {
        let block = "Delivered-To: club@club.example\r\nX-Envelope-To: <play@club.example>";
        assert_eq!(to(block, Some("x-envelope-to")).as_deref(), Some("play@club.example"));
        assert_eq!(to(block, Some("X-Other")), None);
        assert_eq!(
            read("Return-Path: <>\r\nDelivered-To: club@club.example", None).unwrap().from.as_deref(),
            Some("")
        );
    }
}
