//! What the refusal of a mail host is about: us, this letter, its recipient, or a recipient's full mailbox.

/// What a refusal is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// Us: the host said it before it had heard of any recipient.
    Club,
    /// This letter, or our right to send it: policy, content, a relay that is none for us.
    Letter,
    /// The recipient: there is no such mailbox, or none that takes mail.
    Recipient,
    /// The recipient's mailbox, which is full, and may have room tomorrow.
    FullMailbox,
}

/// What a host was answering.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Our connection, our name, or the sender.
    Sender,
    /// The recipient.
    Recipient,
    /// The text, or our wish to send it.
    Text,
}

impl Stage {
    /// For the keeper: at which point of the dialogue.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Sender => "before RCPT TO",
            Self::Recipient => "in reply to RCPT TO",
            Self::Text => "in reply to DATA",
        }
    }
}

/// Words of hosts that say nothing about the recipient, in lower case.
const NOT_THE_RECIPIENT: &[&str] = &[
    "relay",
    "sender",
    "authenticat",
    "not authorized",
    "not authorised",
    "policy",
    "spam",
    "spf",
    "dkim",
    "dmarc",
    "blacklist",
    "blocklist",
    "block list",
    "blocked",
    "listed",
    "rbl",
    "reputation",
    "banned",
    "access denied",
    "client host",
    "helo",
    "reverse dns",
    "ptr record",
    "too many",
    "rate limit",
    "message size",
    "too large",
    "too big",
    "content",
    "rcpthosts",
];

/// Words that say that the recipient is unknown, whatever else stands beside them ("unknown in relay recipient table").
const THE_RECIPIENT: &[&str] = &[
    "unknown user",
    "user unknown",
    "unknown in",
    "unknown recipient",
    "recipient unknown",
    "no such",
    "does not exist",
    "doesn't exist",
    "not found",
    "no mailbox",
    "mailbox unavailable",
    "invalid recipient",
    "invalid mailbox",
    "unknown mailbox",
    "account disabled",
    "mailbox disabled",
];

/// Words for a mailbox without room, in lower case.
const FULL: &[&str] = &[
    "mailbox full",
    "mailbox is full",
    "mailbox has exceeded",
    "over quota",
    "overquota",
    "quota exceeded",
    "exceeded quota",
    "exceeds quota",
    "exceeded storage",
    "out of storage",
];

/// What the refusal `code said`, in answer to `stage`, is about. What a host says before it has heard of a recipient cannot be
/// about one. Then the enhanced code decides (RFC 3463: x.1.x is the address, except the sender's; x.2.2 a full mailbox, x.2.x the
/// mailbox otherwise); where there is none the words do, and then the code itself (RFC 5321, 4.2.3: 550 to 553, RFC 7504: 556, and
/// of these only 552 in answer to the text).
pub fn about(stage: Stage, code: u16, said: &str) -> About {
    if stage == Stage::Sender {
        return About::Club;
    }
    let said = said.to_lowercase().replace('\u{2019}', "'");
    let says = |words: &[&str]| words.iter().any(|words| said.contains(words));
    let is_for_good = code >= 500;
    let recipient = |is: bool| if is && is_for_good { About::Recipient } else { About::Letter };
    match enhanced(&said) {
        Some((2, 2)) => About::FullMailbox,
        // The sender's address (5.1.7, 5.1.8), and an "other" that may be the sender's.
        Some((1, 7 | 8)) => About::Letter,
        Some((1, 0)) => recipient(says(THE_RECIPIENT) || !says(NOT_THE_RECIPIENT)),
        Some((1 | 2, _)) => recipient(true),
        // 5.0.0 says no more than the code before it.
        Some((subject, _)) if subject != 0 => About::Letter,
        _ if says(FULL) => About::FullMailbox,
        _ if says(THE_RECIPIENT) => recipient(true),
        _ if says(NOT_THE_RECIPIENT) => About::Letter,
        _ => match (stage, code) {
            (_, 552) => About::FullMailbox,
            (Stage::Recipient, 550 | 551 | 553 | 556) => About::Recipient,
            _ => About::Letter,
        },
    }
}

/// Subject and detail of the first enhanced code in a text.
fn enhanced(said: &str) -> Option<(u16, u16)> {
    said.split(|c: char| !(c.is_ascii_digit() || c == '.')).find_map(|word| {
        let mut parts = word.trim_matches('.').split('.');
        let (class, subject, detail) = (parts.next()?, parts.next()?, parts.next()?);
        let is_code = matches!(class, "4" | "5") && parts.next().is_none();
        is_code.then_some(())?;
        Some((subject.parse().ok().filter(|n| *n < 1000)?, detail.parse().ok().filter(|n| *n < 1000)?))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The codes of RFC 3463, 3.2 to 3.8, of RFC 5321, 4.2.3 and of RFC 7504; what hosts write who know no enhanced codes.
    #[test]
    fn a_refusal_is_about_the_recipient_the_letter_or_us() {
        use {About::*, Stage as At};
        for (stage, code, said, expected) in [
            (At::Sender, 550, "Sender address rejected: not allowed", Club),
            (At::Sender, 550, "5.1.1 no such user", Club),
            (At::Sender, 552, "message size exceeds fixed maximum", Club),
            (At::Sender, 554, "go away", Club),
            (At::Recipient, 550, "5.1.1 no such user", Recipient),
            (At::Recipient, 550, "no such user here", Recipient),
            (At::Recipient, 550, "what?", Recipient),
            (At::Recipient, 550, "5.0.0 what?", Recipient),
            (At::Recipient, 550, "User unknown in relay recipient table", Recipient),
            (At::Recipient, 551, "user not local", Recipient),
            (At::Recipient, 553, "mailbox name not allowed", Recipient),
            (At::Recipient, 556, "5.1.10 accepts no mail", Recipient),
            (At::Recipient, 550, "5.2.1 disabled", Recipient),
            (At::Text, 550, "no such user", Recipient),
            (At::Recipient, 552, "5.2.2 mailbox full", FullMailbox),
            (At::Text, 552, "5.2.2 mailbox full", FullMailbox),
            (At::Text, 552, "exceeded storage allocation", FullMailbox),
            (At::Recipient, 552, "sorry", FullMailbox),
            (At::Recipient, 550, "mailbox is full", FullMailbox),
            (At::Recipient, 452, "4.2.2 over quota", FullMailbox),
            (At::Recipient, 450, "mailbox full", FullMailbox),
            (At::Recipient, 550, "relay not permitted", Letter),
            (At::Recipient, 550, "Relaying denied", Letter),
            (At::Recipient, 551, "we do not relay", Letter),
            (At::Recipient, 553, "sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)", Letter),
            (At::Recipient, 554, "5.7.1 <a@b.example>: Relay access denied", Letter),
            (At::Recipient, 550, "Sender verify failed", Letter),
            (At::Recipient, 550, "authentication required", Letter),
            (At::Recipient, 550, "5.7.1 sender refused", Letter),
            (At::Recipient, 550, "5.1.8 bad sender", Letter),
            (At::Recipient, 550, "5.1.0 sender rejected", Letter),
            (At::Recipient, 503, "5.5.1 bad sequence", Letter),
            (At::Recipient, 450, "4.2.0 greylisted", Letter),
            (At::Recipient, 450, "4.1.1 not now", Letter),
            (At::Recipient, 452, "4.3.1 insufficient system storage", Letter),
            (At::Text, 550, "rejected", Letter),
            (At::Text, 554, "looks like spam", Letter),
            (At::Text, 552, "5.3.4 message too big", Letter),
            (At::Text, 552, "message size exceeds limit", Letter),
            (At::Recipient, 550, "192.0.2.1 is listed", Letter),
        ] {
            assert_eq!(about(stage, code, said), expected, "{stage:?}: {code} {said}");
        }
    }
}
