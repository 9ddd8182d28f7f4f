//! A draw offer in a sentence that says more: `I offer a draw, the position is level.`
//!
//! Whoever says "I offer a draw" beside a move offers one, whatever reason or greeting goes with it, and the whole sentence goes to
//! the opponent. What makes a condition of the offer, puts it off, takes it back or asks whether to make it leaves it open: then no
//! draw is offered, and the writer is told so.

use frcec_rules::reading::Notation;

use super::line::Kind;
use super::phrases::{ASKS, I, SPECULATES, TAKES_BACK, normal, says};
use super::words::{self, Word};
use super::{greeting, secret};
use crate::mail::body::{Line, wrap};

/// The longest offer, in octets.
const LONGEST: usize = 400;

/// Small words that may stand anywhere in "I offer a draw".
const SMALL: &[&str] = &[
    "now|here|hereby|therefore|thus|so|also|kindly|gladly|again|too",
    "hier|hiermit|jetzt|nun|daher|deshalb|also|gern|gerne|erneut|nochmals|auch",
    "aquí|ahora|entonces|también",
    "ici|maintenant|donc|aussi|volontiers",
    "здесь|сейчас|теперь|поэтому|тоже",
];

/// What goes on from the offer without a mark between: what is joined to it, its reason, and where it is made.
const GOES_ON: &[&str] = &[
    "and|because|since|as|in this|in such a|at this|with|please",
    "und|weil|da|denn|in dieser|in diesem|an dieser|mit|bitte",
    "y|porque|ya que|puesto que|pues|en esta|en este|con|por favor",
    "et|car|parce que|parce qu'|puisque|puisqu'|dans cette|avec|s'il vous plaît",
    "и|потому что|так как|поскольку|ведь|в этой|с",
];

/// Conditions that are none: it is always the opponent who decides.
const POLITE: &[&str] = &[
    "if you agree|if you like|if you want|if you wish|if you accept|if you don't mind|if you are interested",
    "if you're interested|if that is ok|if that's ok|if it is ok|if it's ok|if that is ok with you|if that's ok with you",
    "if it's ok with you|if that is okay with you|if that suits you|if you think so|if it pleases you",
    "wenn sie wollen|wenn sie möchten|wenn sie mögen|wenn sie einverstanden sind|wenn es ihnen recht ist",
    "wenn du willst|wenn du möchtest|wenn du magst|wenn du einverstanden bist|wenn es dir recht ist",
    "falls sie einverstanden sind|falls du einverstanden bist|falls sie möchten|falls du möchtest",
    "si te parece|si te parece bien|si le parece|si le parece bien|si quieres|si usted quiere|si quiere",
    "si estás de acuerdo|si está de acuerdo|si gustas|si gusta|si lo deseas|si lo desea",
    "si vous voulez|si vous le voulez|si vous êtes d'accord|si vous voulez bien|si cela vous convient|si ça vous va",
    "si cela vous va|si vous le souhaitez|si tu veux|si tu veux bien|si tu es d'accord|si ça te va|si cela te convient",
    "если вы согласны|если вы не против|если не возражаете|если хотите|если вам угодно|если ты согласен",
    "если ты согласна|если ты не против|если хочешь|если не против",
];

/// What makes a condition of a sentence, or puts off what it says.
const OPEN: &[&str] = &[
    "if|unless|provided|when|whenever|once|until|till|as soon as|only|except|otherwise|later|next|tomorrow",
    "wenn|falls|sofern|sobald|bevor|bis sie|bis du|erst|nur|sonst|außer|es sei denn|später|nächsten|nächster|morgen",
    "si|cuando|a menos que|salvo|siempre que|en cuanto|hasta que|solo|sólo|más tarde|próxima|próximo|mañana|de lo contrario",
    "s'il|s'ils|quand|lorsque|sauf|dès que|jusqu'à ce|à condition|seulement|plus tard|prochain|prochaine|sinon|demain",
    "если|когда|как только|пока не|только|кроме|иначе|позже|следующ-|при условии|завтра",
];

/// What begins a part that says the contrary of the offer, or gives another choice.
const AGAINST: &[&str] = &[
    "but|or|not|never|nor|instead|no wait",
    "aber|oder|nicht|nein|nie|niemals|sondern|kein",
    "pero|sino|o|nunca|jamás",
    "mais|ou|non|pas|jamais|ni",
    "но|или|а|не|нет|никогда",
];

/// Makes offers of the lines that offer a draw in a sentence. What such a sentence goes on with in the lines below counts for it, and
/// for an offer alone on its line.
pub(super) fn settle(kinds: &mut [(&Line, Kind)], notation: Option<Notation>) {
    for at in 0..kinds.len() {
        let (line, kind) = &kinds[at];
        let alone = *kind == Kind::Offer && behind_offer(&line.text).is_some();
        if !(alone || matches!(kind, Kind::Text | Kind::CommandInProse(Word::Draw))) || line.continues {
            continue;
        }
        let mut whole = line.text.clone();
        for (next, kind) in &kinds[at + 1..] {
            let small = next.text.starts_with(char::is_lowercase) && !wrap::ends_sentence(&whole);
            if kind.decides() || kind.is_modifier() || !(next.continues || small) {
                break;
            }
            whole.push_str(if next.continues { " " } else { ", " });
            whole.push_str(&next.text);
        }
        match is_one(&whole, notation) {
            true if !alone => kinds[at].1 = Kind::OfferInWords,
            false if alone && whole != line.text => kinds[at].1 = Kind::CommandInProse(Word::Draw),
            _ => {}
        }
    }
}

/// Whether a text offers a draw and leaves nothing of that open.
pub(super) fn is_one(text: &str, notation: Option<Notation>) -> bool {
    if text.len() > LONGEST || secret::moves(text, notation) > 0 {
        return false;
    }
    let mut offered = false;
    // Sentences, of which one begins with the offer; in that one, what a comma or a dash sets apart.
    for (sentence, asks) in sentences(text) {
        let mut parts = sentence.split([',', ';', '–', '—', '(', ')', '¿', '¡']).map(str::trim);
        let first = parts.next().unwrap_or_default();
        let rest = match behind_offer(first).filter(|_| !offered) {
            Some(rest) => {
                let joined = rest.is_empty() || is_polite(&rest) || begins(&rest, GOES_ON);
                // "I offer a draw?" asks whether to; with something behind it the question is about that.
                let whether =
                    asks && rest.is_empty() && sentence == first && !begins(&normal(first), &["how about"]);
                if !joined || whether {
                    return false;
                }
                offered = true;
                rest
            }
            None => normal(first),
        };
        let stands = |part: &str| {
            part.is_empty()
                || is_polite(part)
                || greeting::greets_after(part, true, notation)
                || !leaves_open(&normal(part), asks)
        };
        if !stands(&rest) || !parts.all(stands) {
            return false;
        }
    }
    offered
}

/// The sentences of a text, and whether each is a question.
fn sentences(text: &str) -> impl Iterator<Item = (&str, bool)> {
    let ends = |c: char| matches!(c, '.' | '!' | '?' | '…');
    let said = text.split_inclusive(ends);
    said.map(move |part| (part.trim_matches(|c: char| ends(c) || c.is_whitespace()), part.ends_with('?')))
        .filter(|(part, _)| part.chars().any(char::is_alphabetic))
}

/// What stands behind the words of an offer at the beginning of a text, as phrases are written. A word for a draw alone is none.
fn behind_offer(text: &str) -> Option<String> {
    let text = normal(text);
    let small = |word: &&str| SMALL.iter().flat_map(|line| line.split('|')).any(|small| small == *word);
    let said: Vec<&str> = text.split(' ').collect();
    // The most words count: "ich biete remis" of "ich biete remis an".
    let ends = (2..=said.len()).rev().find(|end| {
        let words: Vec<&str> = said[..*end].iter().copied().filter(|word| !small(word)).collect();
        words.len() > 1
            && words.join(" ") != "partie nulle"
            && words::phrase(&words.join(" ")) == Some(Word::Draw)
    })?;
    Some(said[ends..].join(" "))
}

fn is_polite(text: &str) -> bool {
    let text = normal(text);
    POLITE.iter().flat_map(|line| line.split('|')).any(|known| known == text)
}

fn begins(text: &str, list: &[&str]) -> bool {
    list.iter().flat_map(|line| line.split('|')).any(|word| {
        text.strip_prefix(word)
            .is_some_and(|rest| !rest.starts_with(char::is_alphanumeric) || word.ends_with('\''))
    })
}

/// Whether a part of a text makes a condition of an offer beside it, puts it off, takes it back, speaks against it or asks
/// whether to make it.
fn leaves_open(part: &str, asks: bool) -> bool {
    let thought = part.split(' ').count() < 4 && says(part, SPECULATES);
    // "no veo cómo ganar" and "no winner in sight" are reasons; "no, wait" is none.
    let denies = part.split(' ').next() == Some("no") && part.split(' ').count() < 3;
    let own = || says(part, I) || says(part, ASKS);
    denies
        || thought
        || begins(part, AGAINST)
        || says(part, OPEN)
        || says(part, TAKES_BACK)
        || words::meant(part) == Some(Word::Resign)
        || (asks && own())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_offer_with_its_reason_or_a_greeting_is_one() {
        for text in [
            "Ich biete Ihnen Remis an, die Stellung ist ausgeglichen.",
            "I offer a draw here, what do you think?",
            "I offer a draw, the position is dead level.",
            "I offer a draw because neither of us can win.",
            "I'd like to offer a draw. Nobody can make progress.",
            "The position is equal. I offer a draw!",
            "Te propongo tablas, mi rey está seguro.",
            "Ofrezco tablas si te parece bien",
            "Ofrezco tablas, no veo cómo ganar.",
            "Le ofrezco tablas, ¿qué le parece?",
            "Je propose la nulle, joyeux Noël !",
            "Je vous propose donc la nulle, si vous êtes d'accord.",
            "Je propose la nulle car la position est égale.",
            "Предлагаю ничью и желаю здоровья",
            "Предлагаю ничью, если вы не против.",
            "Предлагаю вам ничью, позиция равная.",
            "Ich biete hiermit Remis an, wenn Sie einverstanden sind.",
            "Ich biete Remis an, ich sehe keinen Gewinn mehr.",
            "I offer a draw, my friend.",
            "I offer a draw – do you accept?",
        ] {
            assert!(is_one(text, None), "{text}");
        }
    }

    #[test]
    fn what_leaves_an_offer_open_is_none() {
        for text in [
            "I offer a draw if you play e5.",
            "I offer a draw, if you can find nothing better.",
            "I offer a draw, but only after your next move",
            "I offer a draw next move.",
            "I offer a draw tomorrow",
            "I offer a draw?",
            "I offer a draw? Never!",
            "I offer a draw, not now.",
            "I offer a draw, no, wait",
            "I offer a draw, should I?",
            "I offer a draw to nobody.",
            "I offer a draw, just kidding",
            "I offer a draw and resign.",
            "If you want it, I offer a draw",
            "Karl says: I offer a draw, the position is level",
            "I will not offer a draw, the position is level",
            "Draw? You must be joking.",
            "Remis ist nicht mehr weit, die Stellung ist gleich.",
            "Ich biete Remis an, wenn Sie auf e5 schlagen.",
            "Ich biete Remis an, sobald die Damen getauscht sind.",
            "Ofrezco tablas si cambias las damas.",
            "Ofrezco tablas, pero en la próxima jugada.",
            "Je propose la nulle si vous prenez la tour.",
            "Je propose la nulle, non, pas encore.",
            "Предлагаю ничью, если разменяете ферзей.",
            "Предлагаю ничью, но позже.",
            "Nulle part je ne trouve mieux",
        ] {
            assert!(!is_one(text, None), "{text}");
        }
    }
}
