//! Why two members meet in a round of an event, and why somebody rests, in words.
use frcec_rules::club::event::{ByeWhy, ColourWhy, Format, PairWhy};

use super::{Lang, Speech, Value};
use crate::notice::PairingNews;

/// Half points as people write them: 2½.
pub fn points(half_points: u32) -> String {
    match (half_points / 2, half_points % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

/// The same with the word for them, in the number and case that sentences of the tables ask for: "2½ points".
pub fn points_of(speech: Speech, lang: Lang, half_points: u32) -> String {
    let facts = [("whole", (half_points / 2).into()), ("half", (half_points % 2).into())];
    speech.say(lang, "points-of", &facts)
}

/// What a letter that begins a round says of the pairing: the event and the round, then why these two, then the colours.
/// `zone` is the reader's.
pub fn sentences(speech: Speech, lang: Lang, zone: &str, opponent: &str, news: &PairingNews) -> Vec<String> {
    let event = || -> Vec<(&'static str, Value)> {
        vec![("event", news.event.as_str().into()), ("code", news.code.as_str().into())]
    };
    let mut said = Vec::new();
    let mut facts = event();
    if matches!(news.format, Format::RoundRobin { .. }) {
        facts.push(("number", (news.own + 1).into()));
        facts.push(("entries", news.entries.into()));
        let class = news.why.iter().find_map(|why| match why {
            PairWhy::Berger { class, .. } => *class,
            _ => None,
        });
        let key = match class {
            Some(class) => {
                facts.push(("class", class.into()));
                "event-begins-class"
            }
            None => "event-begins-robin",
        };
        said.push(speech.say(lang, key, &facts));
    } else {
        facts.push(("round", news.round.into()));
        said.push(speech.say(lang, "event-round-begins", &facts));
    }
    said.extend(news.why.iter().filter_map(|why| reason(speech, lang, opponent, news, why)));
    if let Some(ends_at) = news.ends_at {
        let day = speech.day(lang, zone, ends_at);
        said.push(speech.say(lang, "event-round-ends", &[("day", day.into())]));
    }
    said
}

fn reason(speech: Speech, lang: Lang, opponent: &str, news: &PairingNews, why: &PairWhy) -> Option<String> {
    let say = |key: &str, more: &[(&'static str, Value)]| {
        let mut facts: Vec<(&'static str, Value)> = vec![("opponent", opponent.into())];
        facts.extend(more.iter().cloned());
        Some(speech.say(lang, key, &facts))
    };
    // Facts of both sides come as White's and Black's of the first game, and the colours are told by entry.
    let own_is_white = news.own_is_white;
    match why {
        PairWhy::Berger { .. } => None,
        PairWhy::Bracket { places, white_seed, black_seed } => {
            let (own, theirs) =
                if own_is_white { (*white_seed, *black_seed) } else { (*black_seed, *white_seed) };
            let stage = match places {
                2 => "pairing-final",
                4 => "pairing-semi-final",
                _ => "pairing-bracket",
            };
            say(stage, &[("places", (*places).into()), ("own", own.into()), ("theirs", theirs.into())])
        }
        PairWhy::CameByLot { entry, round } => {
            let key = if *entry == news.own { "pairing-by-lot-you" } else { "pairing-by-lot-them" };
            say(key, &[("round", (*round).into())])
        }
        PairWhy::CameByTime { entry, own, theirs } => {
            let key = if *entry == news.own { "pairing-by-time-you" } else { "pairing-by-time-them" };
            say(key, &[("own", (*own).into()), ("theirs", (*theirs).into())])
        }
        PairWhy::Level { round } => say("pairing-level", &[("round", (*round).into())]),
        PairWhy::SameMalus { malus } => say("pairing-same-malus", &[("malus", (*malus).into())]),
        PairWhy::NearestMalus { white, black } => {
            let (own, theirs) = if own_is_white { (*white, *black) } else { (*black, *white) };
            say("pairing-nearest-malus", &[("own", own.into()), ("theirs", theirs.into())])
        }
        PairWhy::SameScore { half_points } => {
            say("pairing-same-score", &[("points", points(*half_points).into())])
        }
        PairWhy::FloatedDown { entry, from, to } => {
            let key = if *entry == news.own { "pairing-floated-you" } else { "pairing-floated-them" };
            say(key, &[("from", points(*from).into()), ("to", points(*to).into())])
        }
        PairWhy::Rematch { round } => say("pairing-rematch", &[("round", (*round).into())]),
        PairWhy::Colour { entry, why } => {
            let own = *entry == news.own;
            let whose = if own { "you" } else { "them" };
            // The colour that this player had before: the one that is not his now.
            let had = if own == own_is_white { "black" } else { "white" };
            let had = [("had", had.into())];
            match why {
                ColourWhy::MustHave => say(&format!("pairing-colour-must-{whose}"), &[]),
                ColourWhy::Balance => say(&format!("pairing-colour-balance-{whose}"), &had),
                ColourWhy::Alternate => say(&format!("pairing-colour-alternate-{whose}"), &had),
                ColourWhy::Unlike => say("pairing-colour-unlike", &[]),
                ColourWhy::Higher => say(&format!("pairing-colour-higher-{whose}"), &[]),
                ColourWhy::Number => say("pairing-colour-number", &[]),
            }
        }
    }
}

/// Why somebody rests.
pub fn bye(speech: Speech, lang: Lang, why: ByeWhy) -> String {
    match why {
        ByeWhy::Odd => speech.word(lang, "bye-odd"),
        ByeWhy::Seed { seed } => speech.say(lang, "bye-seed", &[("seed", seed.into())]),
        ByeWhy::Empty => speech.word(lang, "bye-empty"),
        ByeWhy::LowestScore { half_points } => {
            speech.say(lang, "bye-lowest", &[("points", points(half_points).into())])
        }
        ByeWhy::NoOpponent => speech.word(lang, "bye-no-opponent"),
        ByeWhy::Again { dropout } => both(speech.word(lang, "bye-again"), worth(speech, lang, dropout)),
        ByeWhy::Forced { dropout } => both(speech.word(lang, "bye-forced"), worth(speech, lang, dropout)),
        ByeWhy::HighestMalus { malus } => speech.say(lang, "bye-highest", &[("malus", malus.into())]),
    }
}

/// What a rest is worth.
pub(super) fn worth(speech: Speech, lang: Lang, dropout: bool) -> String {
    speech.word(lang, if dropout { "bye-worth-no-malus" } else { "bye-worth-win" })
}

/// Two sentences, one after the other.
pub(super) fn both(one: String, other: String) -> String {
    [one, other].join(" ")
}

/// The word for how an event is played.
pub const fn format_key(format: Format) -> &'static str {
    match format {
        Format::RoundRobin { class_size: Some(_), .. } => "event-format-classes",
        Format::RoundRobin { double: true, .. } => "event-format-double",
        Format::RoundRobin { .. } => "event-format-robin",
        Format::Knockout => "event-format-knockout",
        Format::Dropout => "event-format-dropout",
        Format::Swiss { .. } => "event-format-swiss",
    }
}

/// How an event is played; of a Swiss one, in how many rounds.
pub fn format(speech: Speech, lang: Lang, format: Format) -> String {
    match format {
        Format::Swiss { rounds, .. } => {
            speech.say(lang, "pairing-format-swiss", &[("rounds", usize::from(rounds).into())])
        }
        Format::RoundRobin { .. } | Format::Knockout | Format::Dropout => {
            speech.word(lang, format_key(format))
        }
    }
}
