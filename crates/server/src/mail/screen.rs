//! Mail that no person wrote to the club: our own letters, delivery reports, robots. None of it is ever answered.

mod notice;

use super::address::Recipient;
use super::read::{Mail, mime::Part};

/// Whether this local part is, by custom, that of a mailbox that nobody reads, or that a program reads (fault cases 073, 084).
pub fn is_unread(local: &str) -> bool {
    let local = local.to_ascii_lowercase();
    matches!(
        local.as_str(),
        "noreply" | "no-reply" | "donotreply" | "do-not-reply" | "mailer-daemon" | "postmaster"
    ) || local.starts_with("bounce")
}

/// What wrote a mail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Author {
    /// As far as can be told, a person.
    Person,
    /// We did: the mail came back through an alias or a forward (fault cases 081, 082).
    Club,
    /// A mail system that could not deliver a letter of ours.
    Bounce(Report),
    /// A program, by this sign.
    Robot(Sign),
}

/// By which sign a program was recognised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// The null envelope sender.
    NullSender,
    /// `Auto-Submitted`, or a header that only answering machines write.
    AutoSubmitted,
    /// A part of type `text/calendar`.
    Calendar,
    /// An emoji reaction (RFC 9078, and Gmail's own form).
    Reaction,
    /// A read receipt (RFC 8098).
    ReadReceipt,
    /// `List-` fields, or a `Precedence` of many copies; a person's mail may have them too, by the provider's doing.
    Bulk,
    /// The subject of an answering machine that does not say otherwise that it is one.
    Subject,
    /// Another report, such as a feedback report, or a delivery report of success.
    Report,
}

impl Sign {
    /// The name in `why`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::NullSender => "null-sender",
            Self::AutoSubmitted => "auto-submitted",
            Self::Calendar => "calendar",
            Self::Reaction => "reaction",
            Self::ReadReceipt => "read-receipt",
            Self::Bulk => "bulk",
            Self::Subject => "subject",
            Self::Report => "report",
        }
    }
}

/// A delivery report (RFC 3464), or what a plain-text bounce amounts to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// One entry per recipient it names.
    pub recipients: Vec<Delivery>,
    /// The Message-ID of the letter it returns, without angle brackets.
    pub returned: Option<String>,
}

impl Report {
    /// Whether nothing failed yet.
    pub fn is_delay(&self) -> bool {
        !self.recipients.is_empty() && self.recipients.iter().all(|r| r.action == DeliveryAction::Delayed)
    }

    /// What the report says of the letter to `address`, in three: not lost (`None`), or whether for good, and in what words
    /// ("bounced, hard: 5.1.1 no such user"). A letter that was spread over several mailboxes has an entry for each, in any order; only
    /// its own count where there are any. Where one of them has it, it has arrived; else what failed says more than what is late, and
    /// an address is gone for good only if all of its mailboxes are.
    pub fn lost(&self, address: &str) -> Option<(bool, String)> {
        let own = |r: &&Delivery| {
            r.original.eq_ignore_ascii_case(address) || r.address.eq_ignore_ascii_case(address)
        };
        let mut entries: Vec<&Delivery> = self.recipients.iter().filter(own).collect();
        if entries.is_empty() {
            entries.extend(&self.recipients);
        }
        if entries.iter().any(|entry| entry.action == DeliveryAction::Delivered) {
            return None;
        }
        let failed = entries.into_iter().filter(|entry| entry.action == DeliveryAction::Failed);
        let entry = failed.min_by_key(|entry| (entry.is_hard(), &entry.status, &entry.diagnostic))?;
        let kind = if entry.is_hard() { "hard" } else { "soft" };
        let words = [entry.status.as_deref(), entry.diagnostic.as_deref()];
        let said = words.into_iter().flatten().collect::<Vec<_>>().join(" ");
        let said: String = said.chars().filter(|c| !c.is_control()).take(300).collect();
        let said =
            if said.is_empty() { format!("bounced, {kind}") } else { format!("bounced, {kind}: {said}") };
        Some((entry.is_hard(), said))
    }

    /// Whether everything arrived.
    fn is_success(&self) -> bool {
        !self.recipients.is_empty() && self.recipients.iter().all(|r| r.action == DeliveryAction::Delivered)
    }

    /// Whether a recipient is gone for good: a failure with a status of class 5 other than a full mailbox.
    pub fn is_hard(&self) -> bool {
        self.recipients.iter().any(Delivery::is_hard)
    }
}

/// What a report says of one recipient.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Delivery {
    /// The address that the letter was sent to, where the report says it.
    pub original: String,
    /// The address, as the report spells it; empty if it names none.
    pub address: String,
    /// What was done.
    pub action: DeliveryAction,
    /// The enhanced status (RFC 3463), such as `5.1.1`.
    pub status: Option<String>,
    /// What the last host said (RFC 3464, 2.3.6), without its type.
    pub diagnostic: Option<String>,
}

impl Delivery {
    /// A failure of which nothing more is said.
    const fn unknown() -> Self {
        Self {
            original: String::new(),
            address: String::new(),
            action: DeliveryAction::Failed,
            status: None,
            diagnostic: None,
        }
    }

    /// Classified by the action and the class of the status, never by a list of codes (fault case 087); only a full
    /// mailbox (x.2.2) is told apart, since that one empties again.
    pub fn is_hard(&self) -> bool {
        let status = self.status.as_deref().unwrap_or("");
        self.action == DeliveryAction::Failed && status.starts_with("5.") && !status.starts_with("5.2.2")
    }
}

/// The Action field of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeliveryAction {
    /// Given up, or a word we do not know.
    Failed,
    /// Will be tried again.
    Delayed,
    /// Delivered, relayed or expanded.
    Delivered,
}

/// Tells who wrote a mail. `ours` says that its Message-ID is that of a letter of ours, `null_sender` that the
/// envelope sender is empty, `at_bounces` that it came to a bounce address.
pub fn author(mail: &Mail, domain: &str, ours: bool, null_sender: bool, at_bounces: bool) -> Author {
    let from_us = mail.sender.address().is_some_and(|a| Recipient::parse(a, domain) != Recipient::Unknown);
    if ours || from_us || mail.fields.has("X-Club-Outbound") {
        return Author::Club;
    }
    if let Some(report) = report(mail) {
        return if report.is_success() { Author::Robot(Sign::Report) } else { Author::Bounce(report) };
    }
    if null_sender {
        // Only a failure notice says that a letter is lost: an answering machine writes to the same address from the null sender
        // (RFC 3834, 3.3 and 4), and so can anybody who would like more time.
        let marked = sign(mail).filter(|sign| *sign != Sign::AutoSubmitted);
        return match notice::read(mail).filter(|_| at_bounces && marked.is_none()) {
            Some(said) => Author::Bounce(Report { recipients: vec![said], returned: None }),
            None => Author::Robot(marked.unwrap_or(Sign::NullSender)),
        };
    }
    sign(mail).map_or(Author::Person, Author::Robot)
}

/// By which sign a mail may be a program's, and may be a person's as well: what it says decides (`judge`).
pub fn suspicion(mail: &Mail) -> Option<Sign> {
    if is_answering_subject(&mail.subject) {
        return Some(Sign::Subject);
    }
    // A person may send an invitation along with a move.
    if invitations(mail).next().is_some() {
        return Some(Sign::Calendar);
    }
    is_bulk(mail).then_some(Sign::Bulk)
}

/// Whether a mail is marked as one of many: by a mailing list, or by a program that writes to many.
pub fn is_bulk(mail: &Mail) -> bool {
    let listed = mail
        .fields
        .names()
        .any(|name| name.len() > 5 && name.get(..5).is_some_and(|n| n.eq_ignore_ascii_case("List-")));
    listed || matches!(mail.fields.keyword("Precedence").as_deref(), Some("list" | "bulk" | "junk"))
}

/// How the subjects of answering machines and of failure notices begin, in the club's languages; a reply's `Re:` stands before none.
const ANSWERING: [&str; 47] = [
    "out of office",
    "out of the office",
    "out-of-office",
    "automatic reply",
    "automatic response",
    "automated reply",
    "automated response",
    "auto reply",
    "auto-reply",
    "autoreply",
    "auto response",
    "auto-response",
    "autoresponse",
    "auto:",
    "vacation reply",
    "vacation response",
    "undeliverable",
    "undelivered mail",
    "delivery status notification",
    "delivery failure",
    "mail delivery failed",
    "returned mail",
    "failure notice",
    "automatische antwort",
    "autom. antwort",
    "abwesenheitsnotiz",
    "abwesenheitsmeldung",
    "abwesenheitsnachricht",
    "abwesenheitsbenachrichtigung",
    "nicht im büro",
    "unzustellbar",
    "réponse automatique",
    "reponse automatique",
    "message d'absence",
    "absence du bureau",
    "absent du bureau",
    "non remis",
    "non distribuable",
    "respuesta automática",
    "respuesta automatica",
    "fuera de la oficina",
    "fuera de oficina",
    "no se puede entregar",
    "автоответ",
    "автоматический ответ",
    "вне офиса",
    "не удалось доставить",
];

fn is_answering_subject(subject: &str) -> bool {
    let folded = subject.trim().to_lowercase().replace(['\u{2019}', '\u{2018}'], "'");
    let folded = folded.split_whitespace().collect::<Vec<_>>().join(" ");
    ANSWERING.iter().any(|mark| {
        let behind = folded.strip_prefix(mark);
        behind.is_some_and(|behind| mark.ends_with(':') || !behind.starts_with(char::is_alphanumeric))
    })
}

/// The parts that a calendar reads.
fn invitations(mail: &Mail) -> impl Iterator<Item = &Part> {
    mail.parts.iter().filter(|part| part.content_type == "text/calendar" && !part.is_attachment())
}

fn sign(mail: &Mail) -> Option<Sign> {
    let fields = &mail.fields;
    let automatic = fields.keyword("Auto-Submitted").is_some_and(|word| !matches!(word.as_str(), "no" | ""));
    let machine = ["X-Autoreply", "X-Autorespond", "X-Auto-Reply"].iter().any(|name| fields.has(name))
        || matches!(fields.keyword("Precedence").as_deref(), Some("auto_reply" | "auto-reply"));
    if automatic || machine {
        return Some(Sign::AutoSubmitted);
    }
    let has = |kind: &str| mail.parts.iter().any(|p| p.content_type == kind);
    let answers =
        |part: &Part| part.param("method").is_some_and(|method| method.eq_ignore_ascii_case("reply"));
    if invitations(mail).any(|part| answers(part) || mail.parts.len() == 1) {
        return Some(Sign::Calendar);
    }
    let reacts =
        mail.parts.iter().any(|p| p.fields.keyword("Content-Disposition").as_deref() == Some("reaction"));
    if reacts || has("text/vnd.google.email-reaction+json") {
        return Some(Sign::Reaction);
    }
    if has("message/disposition-notification") {
        return Some(Sign::ReadReceipt);
    }
    if mail.parts.first().is_some_and(|root| root.content_type == "multipart/report") {
        let kind = mail.parts[0].param("report-type").unwrap_or("");
        let receipt = kind.eq_ignore_ascii_case("disposition-notification");
        return Some(if receipt { Sign::ReadReceipt } else { Sign::Report });
    }
    None
}

fn report(mail: &Mail) -> Option<Report> {
    let root = mail.parts.first()?;
    let declared = root.content_type == "multipart/report"
        && root.param("report-type").is_some_and(|t| t.eq_ignore_ascii_case("delivery-status"));
    let status = |kind: &str| matches!(kind, "message/delivery-status" | "message/global-delivery-status");
    let in_report =
        root.content_type == "multipart/report" && mail.report.iter().any(|(kind, _)| status(kind));
    if !declared && !in_report {
        return None;
    }
    let mut recipients = Vec::new();
    let mut returned = None;
    for (kind, text) in &mail.report {
        if status(kind) {
            recipients.extend(text.split("\n\n").filter_map(delivery));
        } else if returned.is_none() {
            returned = field(text, "Message-ID").map(|id| id.trim_matches(['<', '>', ' ']).to_owned());
        }
    }
    if recipients.is_empty() {
        recipients.push(Delivery::unknown());
    }
    Some(Report { recipients, returned })
}

fn delivery(group: &str) -> Option<Delivery> {
    let action = field(group, "Action")?;
    let action = match action.split([' ', '(', ';']).next().unwrap_or("").to_ascii_lowercase().as_str() {
        "delayed" => DeliveryAction::Delayed,
        "delivered" | "relayed" | "expanded" => DeliveryAction::Delivered,
        _ => DeliveryAction::Failed,
    };
    let address = |name: &str| {
        let typed = field(group, name).unwrap_or_default();
        typed.rsplit(';').next().unwrap_or("").trim().to_owned()
    };
    let original = address("Original-Recipient");
    let address =
        Some(address("Final-Recipient")).filter(|a| !a.is_empty()).unwrap_or_else(|| original.clone());
    let status = field(group, "Status").and_then(|s| s.split([' ', '(']).next().map(str::to_owned));
    let diagnostic = field(group, "Diagnostic-Code")
        .map(|code| code.split_once(';').map_or(code.as_str(), |(_, said)| said).trim().to_owned());
    Some(Delivery { original, address, action, status, diagnostic })
}

/// The value of the first field of that name in a block of lines.
fn field(block: &str, name: &str) -> Option<String> {
    block.lines().find_map(|line| {
        let (field, value) = line.split_once(':')?;
        field.trim().eq_ignore_ascii_case(name).then(|| value.trim().to_owned())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn author_of(message: &str, null_sender: bool, at_bounces: bool) -> Author {
        let mail = Mail::read(message.as_bytes()).expect("readable");
        author(&mail, "club.example", false, null_sender, at_bounces)
    }

    fn dsn(groups: &str) -> Author {
        author_of(
            &format!(
                "From: x@y.example\r\nContent-Type: multipart/report; report-type=delivery-status; boundary=b\r\n\r\n\
                 --b\r\n\r\nSorry\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; y\r\n\r\n\
                 {groups}\r\n--b\r\nContent-Type: text/rfc822-headers\r\n\r\nMessage-ID: <1@club.example>\r\n\
                 X-Club-Outbound: 1\r\n\r\n--b--\r\n"
            ),
            false,
            false,
        )
    }

    #[test]
    fn delivery_reports_hard_soft_delayed_and_mixed() {
        let failed = "Final-Recipient: rfc822; a@b.example\r\nAction: failed\r\nStatus: 5.7.133\r\n";
        let full = "Final-Recipient: rfc822; a@b.example\r\nAction: failed\r\nStatus: 5.2.2 (full)\r\n";
        let delayed = "Final-Recipient: rfc822; c@d.example\r\nAction: Delayed\r\nStatus: 4.2.0\r\n";
        let done = "Final-Recipient: rfc822; c@d.example\r\nAction: delivered\r\nStatus: 2.0.0\r\n";
        let report = |groups: &str| match dsn(groups) {
            Author::Bounce(report) => report,
            other => panic!("{other:?}"),
        };
        assert!(report(failed).is_hard());
        assert_eq!(report(failed).returned.as_deref(), Some("1@club.example"));
        assert!(!report(full).is_hard());
        assert!(report(delayed).is_delay());
        assert!(!report(&format!("{delayed}\r\n{failed}")).is_delay());
        assert!(report(&format!("{delayed}\r\n{failed}")).is_hard());
        assert!(!report("X: y\r\n").is_hard());
        // Mixed: what counts is the letter's own entry.
        let mixed = report(&format!("{delayed}\r\n{failed}"));
        assert_eq!(mixed.lost("c@d.example"), None, "only late");
        assert_eq!(mixed.lost("A@b.example"), Some((true, "bounced, hard: 5.7.133".to_owned())));
        assert_eq!(mixed.lost("list@b.example").map(|(hard, _)| hard), Some(true));
        let one_of_two = report(&format!("Original-Recipient: rfc822;Anna@x.example\r\n{done}\r\n{failed}"));
        assert_eq!(one_of_two.lost("anna@x.example"), None, "the other mailbox of hers is not ours");
        // The order of the entries says nothing (RFC 3464, 2.3): an alias spread over two mailboxes, of which one has the letter; one
        // that was late and is lost; one mailbox gone and the other full.
        let to = |original: &str, group: &str| format!("Original-Recipient: rfc822;{original}\r\n{group}");
        for own in ["anna@x.example", "list@x.example"] {
            let [done, failed, delayed, full] = [done, failed, delayed, full].map(|group| to(own, group));
            let hard = Some(true);
            for (one, other, lost) in [
                (&done, &failed, None),
                (&delayed, &done, None),
                (&delayed, &failed, hard),
                (&full, &failed, Some(false)),
                (&failed, &failed, hard),
            ] {
                for groups in [format!("{one}\r\n{other}"), format!("{other}\r\n{one}")] {
                    let found = report(&groups).lost("anna@x.example").map(|(hard, _)| hard);
                    assert_eq!(found, lost, "{groups}");
                }
            }
        }
        let said = format!("{full}Diagnostic-Code: smtp; 552 mailbox full\r\n");
        assert_eq!(
            report(&said).lost("a@b.example"),
            Some((false, "bounced, soft: 5.2.2 552 mailbox full".to_owned()))
        );
        assert_eq!(dsn(done), Author::Robot(Sign::Report));
    }

    #[test]
    fn only_a_failure_notice_from_the_null_sender_is_a_bounce() {
        let mail = |head: &str, text: &str| format!("From: a@b.example\r\n{head}\r\n\r\n{text}\r\n");
        for (head, text) in [
            (
                "Subject: Auto: [FRCEC] M0014-1\r\nAuto-Submitted: auto-replied (vacation)\r\nPrecedence: bulk",
                "I am on holiday until 5 December.",
            ),
            (
                "Subject: Automatic reply: [FRCEC] M0014-1\r\nAuto-Submitted: auto-generated",
                "I am out of the office.",
            ),
            ("Subject: hi", "hi"),
            (
                "Content-Type: multipart/report; report-type=disposition-notification; boundary=b",
                "--b\r\n\r\nRead\r\n--b--",
            ),
        ] {
            assert!(matches!(author_of(&mail(head, text), true, true), Author::Robot(_)), "{head}");
        }
        let lost = |head: &str, text: &str| match author_of(&mail(head, text), true, true) {
            Author::Bounce(report) => report.lost("a@b.example"),
            other => panic!("{head}: {other:?}"),
        };
        // qmail (QSBMF), Exim, a full mailbox, one that says no more.
        let qmail = "Hi. This is the qmail-send program at mx.example.\r\nI'm afraid I wasn't able to deliver your message.\r\nThis is a permanent error; I've given up. Sorry it didn't work out.\r\n\r\n<a@b.example>:\r\n550 5.1.1 no such user\r\n\r\n--- Below this line is a copy of the message.\r\n\r\nSubject: 4.2.2";
        assert_eq!(lost("Subject: failure notice", qmail), Some((true, "bounced, hard: 5.1.1".to_owned())));
        let exim = "This message was created automatically by mail delivery software.\r\nA message that you sent could not be delivered.\r\n  a@b.example\r\n    550 unknown user";
        let head =
            "Subject: Mail delivery failed: returning message to sender\r\nAuto-Submitted: auto-replied";
        assert_eq!(lost(head, exim).map(|(hard, _)| hard), Some(true));
        let full = "Your message could not be delivered: 552 mailbox full";
        assert_eq!(lost("Subject: Undelivered Mail", full).map(|(hard, _)| hard), Some(false));
        assert_eq!(lost("Subject: Undelivered Mail", "Sorry.").map(|(hard, _)| hard), Some(false));
    }

    #[test]
    fn robots_by_their_signs() {
        let plain = |head: &str| format!("From: a@b.example\r\n{head}\r\n\r\nNf3\r\n");
        assert_eq!(author_of(&plain("X-Auto-Response-Suppress: All"), false, false), Author::Person);
        assert_eq!(author_of(&plain("Auto-Submitted: No (by hand)"), false, false), Author::Person);
        for (head, sign) in [
            ("Auto-Submitted: auto-replied; owner=x", Sign::AutoSubmitted),
            ("X-Autoreply: yes", Sign::AutoSubmitted),
            ("Precedence: auto_reply", Sign::AutoSubmitted),
            ("Content-Type: text/calendar; method=REPLY", Sign::Calendar),
            ("Content-Disposition: reaction", Sign::Reaction),
            (
                "Content-Type: multipart/report; report-type=disposition-notification; boundary=b",
                Sign::ReadReceipt,
            ),
            ("Content-Type: multipart/report; report-type=feedback-report; boundary=b", Sign::Report),
        ] {
            let body = if head.contains("boundary") { "\r\n\r\n--b\r\n\r\nx\r\n--b--" } else { "" };
            assert_eq!(
                author_of(&plain(&format!("{head}{body}")), false, false),
                Author::Robot(sign),
                "{head}"
            );
        }
        assert_eq!(author_of(&plain("X: y"), true, false), Author::Robot(Sign::NullSender));
        assert_eq!(author_of(&plain("X: y"), true, true), Author::Robot(Sign::NullSender));
        assert_eq!(author_of(&plain("X-Club-Outbound: 1"), true, false), Author::Club);
        assert_eq!(author_of("From: Club <play+x@club.example>\r\n\r\nx", false, false), Author::Club);
    }
}
