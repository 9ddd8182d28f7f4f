//! What kinds of letters there are: the words that stand with them in the record, and by which tests find one of each.
use frcec_store::asks::AskKind;

use crate::notice;

macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident = $key:literal,)*) => {
        /// The kind of a letter.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum LetterKind {
            $($(#[$doc])* $kind,)*
        }

        impl LetterKind {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$kind,)*];

            /// Its name in the record; that of a letter about one game is a part of keys in the catalogue too.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Self::$kind => $key,)*
                }
            }
        }
    };
}

kinds! {
    /// The game has begun.
    Started = "started",
    /// The reader is to move.
    Turn = "turn",
    /// The reader's own move was played.
    Receipt = "receipt",
    /// The opponent declined the reader's draw offer.
    Declined = "declined",
    /// The opponent wrote something.
    Message = "message",
    /// The game is over.
    Over = "over",
    /// The opponent's leave has changed.
    OpponentsLeave = "leave",
    /// Time was given.
    Time = "time",
    /// Leave is used for time that was up.
    AutoLeave = "auto_leave",
    /// A first move is missing: to the players.
    NoShow = "no_show",
    /// A game goes on.
    Resumed = "resumed",
    /// The game has another result now.
    Corrected = "corrected",
    /// A move is waited for.
    Reminder = "reminder",
    /// What a mail asked for could not be done.
    Refused = "refused",
    /// Something waits for the reader's yes.
    Question = "question",
    /// What answers a mail, or tells what became of something that waited.
    Answer = "answer",
    /// All boards of a reader.
    Digest = "digest",
    /// A month of the club.
    Newsletter = "newsletter",
    /// A link that logs in.
    Login = "login",
    /// A link that confirms an address.
    Address = "address",
    /// Mail to an address of the reader's comes back.
    Failing = "failing",
    /// To directors: no letter reaches a member.
    Unreachable = "unreachable",
    /// To directors: the letter of a turn that was lost on time came back.
    LateBounce = "late_bounce",
    /// To an event's director: a first move is missing.
    NoShowDirector = "no_show_director",
    /// Whether an address wants to join.
    Join = "join",
    /// To somebody who has joined.
    Welcome = "welcome",
    /// Whether the reader really wants to leave the club.
    Parting = "parting",
    /// The reader has left.
    Left = "left",
    /// The reader counts as away after a year of silence.
    Inactive = "inactive",
    /// A challenge, or what became of one.
    Challenge = "challenge",
    /// A game from elsewhere, or what became of one.
    Offsite = "offsite",
    /// What the reader claims in a game that a director decides.
    Claim = "claim",
    /// Whether the reader accepts a decision.
    Appeal = "appeal",
    /// What a director has ruled, or is asked to.
    Desk = "desk",
    /// Whether the reader means what a mail about an event asked for.
    EventQuestion = "event_question",
    /// A place in an event has become free for the reader.
    EventPlace = "event_place",
    /// The reader rests in a round.
    EventBye = "event_bye",
    /// The reader plays no more in an event.
    EventWithdrawn = "event_withdrawn",
    /// An event has put the reader out.
    EventOut = "event_out",
    /// An event is over.
    EventOver = "event_over",
    /// An event does not take place.
    EventCancelled = "event_cancelled",
    /// To an event's director: it cannot go on.
    EventStuck = "event_stuck",
    /// An event could not start: what becomes of the reader's entry.
    EventWaits = "event_waits",
    /// To an event's deputy: the director is silent.
    EventDeputy = "event_deputy",
    /// A director has entered the reader in an event, or the club has taken the reader over from a waiting list.
    EventEntered = "event_entered",
    /// To directors: who runs an event, and who does in the other's stead.
    EventOffice = "event_office",
    /// Something else has happened in an event of the reader's: who left or came back, who runs it, what was taken back.
    EventNews = "event_news",
}

impl LetterKind {
    /// The kind of this name; `None` for a name that no letter has.
    pub fn of(key: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.key() == key)
    }

    /// Whether such a letter says that a mail was refused or not understood, or asks about it: it is always sent.
    pub const fn is_owed(self) -> bool {
        matches!(self, Self::Refused | Self::Question | Self::Answer)
    }

    /// Whether such a letter is bound to its address: it brings a link that is for this address alone.
    pub const fn is_of_its_address(self) -> bool {
        matches!(self, Self::Login | Self::Address | Self::Failing)
    }
}

impl From<notice::Kind> for LetterKind {
    fn from(kind: notice::Kind) -> Self {
        match kind {
            notice::Kind::Started => Self::Started,
            notice::Kind::Turn => Self::Turn,
            notice::Kind::Receipt => Self::Receipt,
            notice::Kind::Declined => Self::Declined,
            notice::Kind::Message => Self::Message,
            notice::Kind::Over => Self::Over,
            notice::Kind::Leave => Self::OpponentsLeave,
            notice::Kind::Time => Self::Time,
            notice::Kind::AutoLeave => Self::AutoLeave,
            notice::Kind::NoShow => Self::NoShow,
            notice::Kind::Resumed => Self::Resumed,
            notice::Kind::Corrected => Self::Corrected,
        }
    }
}

impl From<AskKind> for LetterKind {
    fn from(kind: AskKind) -> Self {
        match kind {
            AskKind::Join => Self::Join,
            AskKind::Leave => Self::Parting,
            AskKind::Challenge => Self::Challenge,
            AskKind::Offsite => Self::Offsite,
            AskKind::Claim => Self::Claim,
            AskKind::Appeal => Self::Appeal,
            AskKind::Desk => Self::Desk,
            AskKind::Event => Self::EventQuestion,
        }
    }
}
