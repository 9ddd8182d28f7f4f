//! Why the club's life does not take what was asked, in words.
use super::{Lang, Speech, Value};
use crate::door::LifeDenial;

/// The sentence of a denial. Days are those of UTC, by which the votes go.
pub fn denial(speech: Speech, lang: Lang, denial: &LifeDenial) -> String {
    let say = |key: &str, facts: &[(&'static str, Value)]| speech.say(lang, key, facts);
    let day = |at: i64| Value::from(speech.day(lang, "UTC", at));
    match denial {
        LifeDenial::NoNews(id) => say("life-denial-no-news", &[("number", id.to_string().into())]),
        LifeDenial::Title(most) => say("life-denial-title", &[("most", (*most).into())]),
        LifeDenial::Text(most) => say("life-denial-text", &[("most", (*most).into())]),
        LifeDenial::Reason => say("life-denial-reason", &[]),
        LifeDenial::Changed => say("life-denial-changed", &[]),
        LifeDenial::NoIssue(id) => say("life-denial-no-issue", &[("number", id.to_string().into())]),
        LifeDenial::IssueThere(id) => say("life-denial-issue-there", &[("number", id.to_string().into())]),
        LifeDenial::MonthToCome => say("life-denial-month-to-come", &[]),
        LifeDenial::IssueNotSent => say("life-denial-issue-not-sent", &[]),
        LifeDenial::MonthRuns => say("life-send-tick", &[]),
        LifeDenial::IssueSent => say("life-denial-issue-sent", &[]),
        LifeDenial::GameRuns(game) => say("life-denial-game-runs", &[("game", game.to_string().into())]),
        LifeDenial::PracticeGame => say("life-denial-practice", &[]),
        LifeDenial::TooLate(since) => say("life-denial-too-late", &[("day", day(*since - 1))]),
        LifeDenial::NoVote(opens) => say("life-denial-no-vote", &[("day", day(*opens))]),
        LifeDenial::NotNominated { number, count } => say(
            "life-denial-not-nominated",
            &[("number", number.to_string().into()), ("count", (*count).into())],
        ),
        LifeDenial::OwnGame => say("life-denial-own-game", &[]),
        LifeDenial::Year => say("life-denial-year", &[]),
        LifeDenial::Name => say("life-denial-name", &[]),
        LifeDenial::NoChampion => say("life-denial-no-champion", &[]),
    }
}
