//! A pace in words: what a name such as "10/30" gives.
use frcec_rules::club::pace::Pace;

use super::{Lang, Speech};

/// "30 days at the start, 30 more after every 10 moves".
pub fn in_words(speech: Speech, lang: Lang, pace: Pace) -> String {
    match pace {
        Pace::Bank { days } => speech.say(lang, "event-pace-bank", &[("days", days.into())]),
        Pace::Block { moves, days, .. } => {
            speech.say(lang, "event-pace-block", &[("days", days.into()), ("moves", moves.into())])
        }
        Pace::Increment { start, increment, .. } => {
            speech.say(lang, "event-pace-increment", &[("days", start.into()), ("more", increment.into())])
        }
        Pace::PerMove { days } => speech.say(lang, "event-pace-per-move", &[("days", days.into())]),
    }
}

/// The name with what it means: "10/30 (30 days at the start, 30 more after every 10 moves)".
pub fn in_full(speech: Speech, lang: Lang, pace: Pace) -> String {
    format!("{pace} ({})", in_words(speech, lang, pace))
}

/// The same with the most that a clock can show, where the pace has such a limit.
pub fn with_ceiling(speech: Speech, lang: Lang, pace: Pace) -> String {
    let (Pace::Block { ceiling, .. } | Pace::Increment { ceiling, .. }) = pace else {
        return in_full(speech, lang, pace);
    };
    let facts = [
        ("pace", pace.to_string().into()),
        ("words", in_words(speech, lang, pace).into()),
        ("most", ceiling.into()),
    ];
    speech.say(lang, "pace-with-ceiling", &facts)
}
