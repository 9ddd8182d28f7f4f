//! Why the club does not do what a member asked, in words.
use super::{Lang, Speech, Value};
use crate::door::ClubDenial;

/// The sentence of a denial to the member of this name, who is spoken to where it is about him.
pub fn denial_to(speech: Speech, lang: Lang, what: &ClubDenial, reader: Option<&str>) -> String {
    match what {
        ClubDenial::Suspended(who) if Some(who.as_str()) == reader => speech.word(lang, "club-suspended-own"),
        what => denial(speech, lang, what),
    }
}

/// The sentence of a denial.
pub fn denial(speech: Speech, lang: Lang, denial: &ClubDenial) -> String {
    let say = |key: &str, facts: &[(&'static str, Value)]| speech.say(lang, key, facts);
    let name = |key: &str, name: &str| speech.say(lang, key, &[("name", name.into())]);
    match denial {
        ClubDenial::AskOver => say("club-ask-over", &[]),
        ClubDenial::MemberAlready(handle) => name("club-member-already", handle),
        ClubDenial::NoSuchAnswer => say("club-no-such-answer", &[]),
        ClubDenial::NoChallenge(id) => say("club-no-challenge", &[("number", (*id).into())]),
        ClubDenial::ChallengeWithdrawn => say("club-challenge-withdrawn", &[]),
        ClubDenial::ChallengeAccepted => say("club-challenge-accepted", &[]),
        ClubDenial::ChallengeDeclined => say("club-challenge-declined", &[]),
        ClubDenial::ChallengeExpired => say("club-challenge-expired", &[]),
        ClubDenial::ChallengeTwice(who) => name("club-challenge-twice", who),
        ClubDenial::TooManyChallenges(most) => say("club-too-many-challenges", &[("most", (*most).into())]),
        ClubDenial::Yourself => say("club-yourself", &[]),
        ClubDenial::WhichMember { text, members } => {
            let list: Vec<String> =
                members.iter().map(|(name, handle)| format!("{name} ({handle})")).collect();
            let example = members.first().map_or("", |(_, handle)| handle);
            let facts = [
                ("text", text.into()),
                ("count", list.len().into()),
                ("members", speech.list(lang, &list).into()),
                ("handle", example.into()),
            ];
            say("club-which-member", &facts)
        }
        ClubDenial::Inactive(who) => name("club-inactive", who),
        ClubDenial::Suspended(who) => name("club-suspended", who),
        ClubDenial::Pace(text) => say("club-pace", &[("text", text.into())]),
        ClubDenial::Start(text) => say("club-start", &[("text", text.into())]),
        ClubDenial::NoMatch(text) => say("club-no-match", &[("text", text.into())]),
        ClubDenial::MatchRuns(text) => say("club-match-runs", &[("text", text.into())]),
        ClubDenial::LastAdmin => say("club-last-admin", &[]),
        ClubDenial::TooManyReports => say("club-too-many-reports", &[]),
        ClubDenial::EmptyReport => say("club-empty-report", &[]),
        ClubDenial::Pgn { line, column, reason } => say(
            "club-pgn",
            &[
                ("line", line.to_string().into()),
                ("column", column.to_string().into()),
                ("reason", reason.into()),
            ],
        ),
        ClubDenial::PgnEmpty => say("club-pgn-empty", &[]),
        ClubDenial::PgnSeveral => say("club-pgn-several", &[]),
        ClubDenial::PgnUnfinished => say("club-pgn-unfinished", &[]),
        ClubDenial::PgnNoStart => say("club-pgn-no-start", &[]),
        ClubDenial::PgnNoMember(who) => name("club-pgn-no-member", who),
        ClubDenial::PgnNotYours => say("club-pgn-not-yours", &[]),
        ClubDenial::PgnNoDate => say("club-pgn-no-date", &[]),
        ClubDenial::PgnNoPlace => say("club-pgn-no-place", &[]),
        ClubDenial::PgnTooShort => say("club-pgn-too-short", &[]),
        ClubDenial::PgnToCome(at) => say("club-pgn-to-come", &[("day", speech.day(lang, "UTC", *at).into())]),
        ClubDenial::GameRefused(who) => name("club-game-refused", who),
        ClubDenial::GameKnown(game, url) => {
            say("club-game-known", &[("game", game.into()), ("place", url.into())])
        }
        ClubDenial::NoOffsite(id) => say("club-no-offsite", &[("number", (*id).into())]),
        ClubDenial::OwnOffsite => say("club-own-offsite", &[]),
    }
}
