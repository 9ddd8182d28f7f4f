//! Why two members meet in a round of an event, and why somebody rests, as pages say it to everybody. What a letter says to one
//! of the two is in `pairing`.
use frcec_rules::club::event::{Bye, ByeWhy, ColourWhy, PairWhy, Paired};

use super::{
    Lang, Speech, Value,
    pairing::{both, points_of, worth},
};

/// Who meets, and every reason, as one paragraph. `name` gives the name at an entry (from 0).
pub fn pairing(speech: Speech, lang: Lang, name: &dyn Fn(usize) -> String, paired: &Paired) -> String {
    let (white, black) = (name(paired.white), name(paired.black));
    let pair = speech.say(lang, "why-pair", &[("white", white.into()), ("black", black.into())]);
    let reasons = paired.why.iter().map(|why| reason(speech, lang, name, paired, why));
    [pair].into_iter().chain(reasons).collect::<Vec<_>>().join(" ")
}

/// Who met in a tie-break, and that a corrected result decided their match without it.
pub fn moot(speech: Speech, lang: Lang, name: &dyn Fn(usize) -> String, paired: &Paired) -> String {
    let (white, black) = (name(paired.white), name(paired.black));
    let pair = speech.say(lang, "why-pair", &[("white", white.into()), ("black", black.into())]);
    let round = paired.why.iter().find_map(|why| match why {
        PairWhy::Level { round } => Some(*round),
        _ => None,
    });
    let facts = [("round", round.unwrap_or_default().into())];
    format!("{pair} {}", speech.say(lang, "why-level-moot", &facts))
}

fn reason(
    speech: Speech,
    lang: Lang,
    name: &dyn Fn(usize) -> String,
    paired: &Paired,
    why: &PairWhy,
) -> String {
    let say = |key: &str, facts: &[(&'static str, Value)]| speech.say(lang, key, facts);
    match why {
        PairWhy::Berger { class: None, round } => say("why-berger", &[("round", (*round).into())]),
        PairWhy::Berger { class: Some(class), round } => {
            say("why-berger-class", &[("round", (*round).into()), ("class", (*class).into())])
        }
        PairWhy::Bracket { places, white_seed, black_seed } => {
            let key = match places {
                2 => "why-final",
                4 => "why-semi-final",
                _ => "why-bracket",
            };
            let facts = [
                ("places", (*places).into()),
                ("one", (*white_seed).into()),
                ("other", (*black_seed).into()),
            ];
            say(key, &facts)
        }
        PairWhy::CameByLot { entry, round } => {
            say("why-came-by-lot", &[("name", name(*entry).into()), ("round", (*round).into())])
        }
        PairWhy::CameByTime { entry, own, theirs } => {
            let facts = [("name", name(*entry).into()), ("own", (*own).into()), ("theirs", (*theirs).into())];
            say("why-came-by-time", &facts)
        }
        PairWhy::Level { round } => say("why-level", &[("round", (*round).into())]),
        PairWhy::SameMalus { malus } => say("why-same-malus", &[("malus", (*malus).into())]),
        PairWhy::NearestMalus { white, black } => {
            let facts = [
                ("white", name(paired.white).into()),
                ("black", name(paired.black).into()),
                ("one", (*white).into()),
                ("other", (*black).into()),
            ];
            say("why-nearest-malus", &facts)
        }
        PairWhy::SameScore { half_points } => {
            say("why-same-score", &[("points", points_of(speech, lang, *half_points).into())])
        }
        PairWhy::FloatedDown { entry, from, to } => {
            let facts = [
                ("name", name(*entry).into()),
                ("from", points_of(speech, lang, *from).into()),
                ("to", points_of(speech, lang, *to).into()),
            ];
            say("why-floated", &facts)
        }
        PairWhy::Rematch { round } => say("why-rematch", &[("round", (*round).into())]),
        PairWhy::Colour { entry, why } => {
            let name = [("name", Value::from(name(*entry)))];
            match why {
                ColourWhy::MustHave => say("why-colour-must", &name),
                ColourWhy::Balance => say("why-colour-balance", &name),
                ColourWhy::Alternate => say("why-colour-alternate", &name),
                ColourWhy::Unlike => say("why-colour-unlike", &[]),
                ColourWhy::Higher => say("why-colour-higher", &name),
                ColourWhy::Number => say("why-colour-number", &[]),
            }
        }
    }
}

/// Who rests, and why.
pub fn bye(speech: Speech, lang: Lang, name: &dyn Fn(usize) -> String, bye: Bye) -> String {
    let who = ("name", Value::from(name(bye.entry)));
    match bye.why {
        ByeWhy::Odd => speech.say(lang, "why-bye-odd", &[who]),
        ByeWhy::Seed { seed } => speech.say(lang, "why-bye-seed", &[who, ("seed", seed.into())]),
        ByeWhy::Empty => speech.say(lang, "why-bye-empty", &[who]),
        ByeWhy::NoOpponent => speech.say(lang, "why-bye-no-opponent", &[who]),
        ByeWhy::Again { dropout } => {
            both(speech.say(lang, "why-bye-again", &[who]), worth(speech, lang, dropout))
        }
        ByeWhy::Forced { dropout } => {
            both(speech.say(lang, "why-bye-forced", &[who]), worth(speech, lang, dropout))
        }
        ByeWhy::LowestScore { half_points } => speech.say(
            lang,
            "why-bye-lowest",
            &[who, ("points", points_of(speech, lang, half_points).into())],
        ),
        ByeWhy::HighestMalus { malus } => {
            speech.say(lang, "why-bye-highest", &[who, ("malus", malus.into())])
        }
    }
}
