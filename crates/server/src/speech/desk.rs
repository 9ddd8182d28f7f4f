//! Why the directors, or one of them, cannot do what was asked, in words.
use super::{Lang, Speech, Value};
use crate::door::{DeskDenial, Stays};

/// The sentence of a denial; moments are said in `zone` (an IANA name).
pub fn denial(speech: Speech, lang: Lang, zone: &str, denial: &DeskDenial) -> String {
    let word = |key: &str| speech.word(lang, key);
    let say = |key: &str, facts: &[(&'static str, Value)]| speech.say(lang, key, facts);
    let others = |key: &str, names: &[String]| {
        say(key, &[("count", names.len().into()), ("others", speech.list(lang, names).into())])
    };
    match denial {
        DeskDenial::NoReason => word("desk-denial-no-reason"),
        DeskDenial::TooLong { most } => say("desk-denial-too-long", &[("most", (*most).into())]),
        DeskDenial::OwnGame { others: names } => others("desk-denial-own-game", names),
        DeskDenial::Settled => word("desk-denial-settled"),
        DeskDenial::OwnDecision { others: names } => others("desk-denial-own-decision", names),
        DeskDenial::Changed => word("desk-denial-changed"),
        DeskDenial::NoGame(name) => say("error-no-game", &[("game", name.into())]),
        DeskDenial::WhichGame(name) => say("desk-denial-which-game", &[("name", name.into())]),
        DeskDenial::NoMatch => word("desk-denial-no-match"),
        DeskDenial::EventMovedOn { code } => say("desk-denial-event-moved-on", &[("code", code.into())]),
        DeskDenial::PlayerLeft { name } => say("desk-denial-player-left", &[("name", name.into())]),
        DeskDenial::SameStart => word("desk-denial-same-start"),
        DeskDenial::StartNeeded => word("desk-denial-start-needed"),
        DeskDenial::SameStatus => word("desk-denial-same-status"),
        DeskDenial::SameRole => word("desk-denial-same-role"),
        DeskDenial::LastAdmin => word("desk-denial-last-admin"),
        DeskDenial::Yourself => word("desk-denial-yourself"),
        DeskDenial::Staff => word("desk-denial-staff"),
        DeskDenial::StaffAccount => word("desk-denial-staff-account"),
        DeskDenial::Apart(apart) => {
            say("desk-denial-apart", &[("games", apart.games.into()), ("events", apart.events.into())])
        }
        DeskDenial::NoAdjudication(id) => say("desk-denial-no-adjudication", &[("number", (*id).into())]),
        DeskDenial::AskedAlready => word("desk-denial-asked-already"),
        DeskDenial::AskedTooOften => word("desk-denial-asked-too-often"),
        DeskDenial::NotDecidable => word("desk-denial-not-decidable"),
        DeskDenial::ClaimsOpen { until } => {
            say("desk-denial-claims-open", &[("moment", speech.moment(lang, zone, *until).into())])
        }
        DeskDenial::ClaimsClosed => word("desk-denial-claims-closed"),
        DeskDenial::ClaimWithoutLines => word("desk-denial-claim-without-lines"),
        DeskDenial::TimeIsUp => word("desk-denial-time-is-up"),
        DeskDenial::NoAppeal => word("desk-denial-no-appeal"),
        DeskDenial::AppealTooLate => word("desk-denial-appeal-too-late"),
        DeskDenial::NoLetter => word("desk-denial-no-letter"),
        DeskDenial::DrawnStart => word("desk-denial-drawn-start"),
        DeskDenial::OnlyDrawn { start } => {
            speech.say(lang, "desk-denial-only-drawn", &[("start", start.to_string().into())])
        }
        DeskDenial::NoHeld => word("desk-denial-no-held"),
        DeskDenial::AskedLately => word("desk-denial-asked-lately"),
        DeskDenial::NoEntry => word("desk-denial-no-entry"),
        DeskDenial::NoUndo => word("desk-denial-no-undo"),
        DeskDenial::Stays(why) => stays(speech, lang, why),
    }
}

/// Why what an entry of the log says cannot be taken back.
pub fn stays(speech: Speech, lang: Lang, why: &Stays) -> String {
    let key = format!("log-stays-{}", why.key());
    match why {
        Stays::Left(name) => speech.say(lang, &key, &[("name", name.into())]),
        _ => speech.word(lang, &key),
    }
}
