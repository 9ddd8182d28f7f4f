//! Why the club does not do what a member asked of it. The facts only; the catalogue makes the sentence.

use super::SubmitError;

/// Why not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClubDenial {
    /// The question was answered already, or its time is over.
    AskOver,
    /// Who asks to join is a member, under this handle.
    MemberAlready(String),
    /// The answer does not fit the question.
    NoSuchAnswer,
    /// There is no open challenge of this number that the member could answer.
    NoChallenge(i64),
    /// It was taken back.
    ChallengeWithdrawn,
    /// It became a match already.
    ChallengeAccepted,
    /// It was declined.
    ChallengeDeclined,
    /// Nobody answered it in time.
    ChallengeExpired,
    /// A challenge to this member waits already.
    ChallengeTwice(String),
    /// Too many challenges of one member wait.
    TooManyChallenges(usize),
    /// That is oneself.
    Yourself,
    /// Several members may be meant, or one by a part of the name.
    WhichMember {
        /// What was written.
        text: String,
        /// Their names and handles.
        members: Vec<(String, String)>,
    },
    /// This member has given no sign of life for a year.
    Inactive(String),
    /// This member may not play at present.
    Suspended(String),
    /// This text is no pace.
    Pace(String),
    /// This text is no starting position.
    Start(String),
    /// There is no such match of this member.
    NoMatch(String),
    /// The match is not over.
    MatchRuns(String),
    /// The only admin cannot leave.
    LastAdmin,
    /// Too many reports in a day.
    TooManyReports,
    /// A report without words.
    EmptyReport,
    /// The game could not be read.
    Pgn {
        /// The line of the fault, from 1.
        line: u64,
        /// The column, from 1.
        column: usize,
        /// Why, as a clause in the reader's language.
        reason: String,
    },
    /// There is no game in what was sent.
    PgnEmpty,
    /// There is more than one.
    PgnSeveral,
    /// It has no result.
    PgnUnfinished,
    /// It does not begin from one of the 960 positions.
    PgnNoStart,
    /// A name in it is no member's.
    PgnNoMember(String),
    /// The sender played neither side.
    PgnNotYours,
    /// It does not say when it was played.
    PgnNoDate,
    /// It does not say where.
    PgnNoPlace,
    /// Too few moves to be a game.
    PgnTooShort,
    /// It says that it ended on a day that has not come (Unix ms).
    PgnToCome(i64),
    /// The other player has said that it was not played so.
    GameRefused(String),
    /// The game is here already: what it is called and the address of its page.
    GameKnown(String, String),
    /// There is no such game from elsewhere that waits for this.
    NoOffsite(i64),
    /// The director played it.
    OwnOffsite,
}

impl From<ClubDenial> for SubmitError {
    fn from(denial: ClubDenial) -> Self {
        Self::Club(Box::new(denial))
    }
}
