//! The judgement of a mail, with what it rests on.

use frcec_rules::club::lines::{Fault, Tree};

use super::{Answer, Beside, BoardVerdict, Order};
use crate::door::SpareWords;
use crate::mail::command::Cut;
use crate::mail::read::Unreadable;
use crate::mail::screen::{Report, Sign};
use crate::speech::{Lang, Speech};

/// What is to be done with a mail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Disposition {
    /// A permanent refusal while the sender's host is still there; never a mail.
    RejectSmtp,
    /// Taken and kept; nobody hears of it.
    Ignore,
    /// A letter of ours failed.
    RecordBounce,
    /// A letter of ours is late.
    RecordDelay,
    /// Kept until the registered address says yes.
    Hold,
    /// Nothing is changed, the sender is answered.
    AskSender,
    /// Done.
    AcceptCommand,
    /// It was done before.
    Duplicate,
}

impl Disposition {
    /// The name in the record and in `mail-read`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::RejectSmtp => "reject_smtp",
            Self::Ignore => "ignore",
            Self::RecordBounce => "record_bounce",
            Self::RecordDelay => "record_delay",
            Self::Hold => "hold",
            Self::AskSender => "ask_sender",
            Self::AcceptCommand => "accept_command",
            Self::Duplicate => "duplicate",
        }
    }
}

/// The judgement, with what it rests on.
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts about one mail")]
pub struct Verdict {
    /// What is to be done.
    pub disposition: Disposition,
    /// What is, or after a confirmation would be, carried out.
    pub order: Option<Order>,
    /// The text for the opponent, masked.
    pub message: Option<String>,
    /// Whether the mail says that the opponent's offer is declined, beside the move that does it.
    pub declines: bool,
    /// What of that text was too long.
    pub cut: Option<Cut>,
    /// Conditional lines, as typed behind `if`.
    pub conditions: Vec<String>,
    /// What the conditional lines mean in the position that they are for, or what is wrong with them.
    pub lines: Option<Result<Tree, Vec<Fault>>>,
    /// Private notes of the sender.
    pub notes: Vec<String>,
    /// What the mail says beside its command, as far as [`Self::message`] does not hold it.
    pub words: SpareWords,
    /// The facts of the letter that the sender gets.
    pub answer: Option<Answer>,
    /// Which row decided, for the admin.
    pub why: Why,
    /// Which of the places the mail is about.
    pub place: Option<usize>,
    /// What a delivery report says.
    pub report: Option<Report>,
    /// Whether no letter may go to the sender, whatever is done: nobody reads that mailbox.
    pub quiet: bool,
    /// Whether our own host vouches for the sender.
    pub vouched: bool,
    /// Whether something may be a move or a command in a mail in which none was found.
    pub tries: bool,
    /// What is to be done with each board, in an answer to a digest.
    pub boards: Vec<BoardVerdict>,
    /// What else is to be said of such an answer.
    pub beside: Beside,
}

impl Verdict {
    pub(super) fn new(disposition: Disposition, why: Why) -> Self {
        Self {
            disposition,
            order: None,
            message: None,
            declines: false,
            cut: None,
            conditions: Vec::new(),
            lines: None,
            notes: Vec::new(),
            words: SpareWords::default(),
            answer: None,
            why,
            place: None,
            report: None,
            quiet: false,
            vouched: false,
            tries: false,
            boards: Vec::new(),
            beside: Beside::default(),
        }
    }

    pub(super) fn ask(answer: Answer, why: Why) -> Self {
        Self { answer: Some(answer), ..Self::new(Disposition::AskSender, why) }
    }
}

/// Which row decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each is the sentence of the same name in the catalogue")]
pub enum Why {
    OverLimit(Unreadable),
    UnknownRecipient,
    NoSender,
    SeveralSenders,
    SenderWithoutAddress,
    OwnLetter,
    DeliveryReport,
    Robot(Sign),
    Stranger,
    MemberWithoutToken,
    MemberFailsDmarc,
    NotThePlayer,
    PlayerFailsDmarc,
    PersonAtBounces,
    TwoGames,
    NeedsDmarc,
    AsksBefore,
    Clear,
    PlayedBefore,
    NotUnderstood,
    NotPossible,
    SilentNow,
    NamesAnotherGame,
    ForTheKeeper,
}

impl Why {
    /// The key of its sentence.
    pub const fn key(self) -> &'static str {
        match self {
            Self::OverLimit(_) => "mail-why-over-limit",
            Self::UnknownRecipient => "mail-why-unknown-recipient",
            Self::NoSender => "mail-why-no-sender",
            Self::SeveralSenders => "mail-why-several-senders",
            Self::SenderWithoutAddress => "mail-why-sender-without-address",
            Self::OwnLetter => "mail-why-own-letter",
            Self::DeliveryReport => "mail-why-delivery-report",
            Self::Robot(_) => "mail-why-robot",
            Self::Stranger => "mail-why-stranger",
            Self::MemberWithoutToken => "mail-why-member-without-token",
            Self::MemberFailsDmarc => "mail-why-member-fails-dmarc",
            Self::NotThePlayer => "mail-why-not-the-player",
            Self::PlayerFailsDmarc => "mail-why-player-fails-dmarc",
            Self::PersonAtBounces => "mail-why-person-at-bounces",
            Self::TwoGames => "mail-why-two-games",
            Self::NeedsDmarc => "mail-why-needs-dmarc",
            Self::AsksBefore => "mail-why-asks-before",
            Self::Clear => "mail-why-clear",
            Self::PlayedBefore => "mail-why-played-before",
            Self::NotUnderstood => "mail-why-not-understood",
            Self::NotPossible => "mail-why-not-possible",
            Self::SilentNow => "mail-why-silent-now",
            Self::NamesAnotherGame => "mail-why-names-another-game",
            Self::ForTheKeeper => "mail-why-for-the-keeper",
        }
    }

    /// Its sentence.
    pub fn say(self, speech: Speech, lang: Lang) -> String {
        match self {
            Self::OverLimit(unreadable) => {
                speech.say(lang, self.key(), &[("limit", unreadable.to_string().into())])
            }
            Self::Robot(sign) => speech.say(lang, self.key(), &[("sign", sign.name().into())]),
            _ => speech.word(lang, self.key()),
        }
    }
}
