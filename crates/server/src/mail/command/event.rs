//! What is asked of an event in one line: `enter T0004`, `withdraw anna from T0004: never answered`.
use super::ruling::with_reason;
use super::words::Word;
use crate::door::{EventAsk, EventWord, is_handle};

/// Words between a member and the event, in the club's languages.
const BETWEEN: &[&str] = &[
    "in", "into", "to", "from", "out", "of", "aus", "von", "zu", "im", "für", "en", "a", "de", "del", "dans",
    "au", "du", "à", "on", "auf", "sur", "по", "в", "на", "из", "с", "by", "with", "durch", "gegen", "por",
    "con", "par", "avec",
];

/// Words that say that a member asked to be replaced, in the club's languages.
const ASKED: &[&str] = &[
    "asked",
    "request",
    "gebeten",
    "erbeten",
    "wunsch",
    "pedido",
    "pidió",
    "petición",
    "demandé",
    "demandée",
    "demande",
    "просьба",
    "просьбе",
    "просил",
    "просила",
];

/// Whether this is an event's code: `T0004`, `DP0001`, in any case.
fn is_code(text: &str) -> bool {
    let text = text.to_ascii_uppercase();
    let digits = text.strip_prefix("DP").or_else(|| text.strip_prefix('T'));
    digits.is_some_and(|digits| {
        (1..=6).contains(&digits.len()) && digits.bytes().all(|digit| digit.is_ascii_digit())
    })
}

/// Reads what stands behind the word; `None` if it names no event, or says more than that.
pub(super) fn read(word: Word, argument: &str) -> Option<EventAsk> {
    let what = match word {
        Word::Enter => EventWord::Enter,
        Word::Withdraw => EventWord::Withdraw,
        Word::Start => EventWord::Start,
        Word::Pair => EventWord::Pair,
        Word::Replace => EventWord::Replace,
        _ => return None,
    };
    let (named, reason) = with_reason(argument);
    let named = named.trim().trim_end_matches(['.', '!']);
    let mut words: Vec<&str> = named.split_whitespace().collect();
    if what == EventWord::Replace {
        return replacement(words, reason);
    }
    let code = words.pop().filter(|code| is_code(code))?.to_ascii_uppercase();
    let who = match what {
        EventWord::Enter | EventWord::Withdraw if !words.is_empty() => {
            let first = words.remove(0).trim_start_matches('@');
            if BETWEEN.contains(&first.to_lowercase().as_str()) {
                words.insert(0, first);
                None
            } else {
                // Two events in one line are none that is meant.
                Some((is_handle(first) && !is_code(first)).then(|| first.to_owned())?)
            }
        }
        _ => None,
    };
    // Only a director's line has a reason; ours say behind a colon what a word does.
    if reason.is_some() && (what != EventWord::Withdraw || who.is_none()) {
        return None;
    }
    let only_between = words.iter().all(|word| BETWEEN.contains(&word.to_lowercase().as_str()));
    (only_between && words.len() <= 2).then_some(EventAsk {
        code,
        what,
        who,
        comes: None,
        asked: false,
        reason,
    })
}

/// `T0004 anna boris`, `anna by boris in T0004`: the event anywhere, then who goes and who comes.
fn replacement(mut words: Vec<&str>, reason: Option<String>) -> Option<EventAsk> {
    let code = words.iter().position(|word| is_code(word)).map(|at| words.remove(at))?.to_ascii_uppercase();
    words.retain(|word| !BETWEEN.contains(&word.to_lowercase().as_str()));
    let all = words.len();
    words.retain(|word| !ASKED.contains(&word.to_lowercase().as_str()));
    let asked = words.len() < all;
    let mut handles = words.iter().map(|word| word.trim_start_matches('@'));
    let mut handle = || handles.next().map(|word| is_handle(word).then(|| word.to_owned()));
    let who = Some(handle()??);
    let comes = match handle() {
        Some(comes) => Some(comes?),
        None => None,
    };
    let what = EventWord::Replace;
    handle().is_none().then_some(EventAsk { code, what, who, comes, asked, reason })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_line(word: Word, argument: &str) -> Option<(String, Option<String>, Option<String>)> {
        read(word, argument).map(|ask| (ask.code, ask.who, ask.reason))
    }

    #[test]
    fn an_event_is_named_last() {
        let plain = Some(("T0004".to_owned(), None, None));
        assert_eq!(read_line(Word::Enter, "t0004"), plain);
        assert_eq!(read_line(Word::Enter, "in T0004."), plain);
        assert_eq!(read_line(Word::Start, "T0004"), plain);
        assert_eq!(read_line(Word::Pair, "DP0001"), Some(("DP0001".to_owned(), None, None)));
        let other = |who: &str, reason: Option<&str>| {
            Some(("T0004".to_owned(), Some(who.to_owned()), reason.map(str::to_owned)))
        };
        assert_eq!(
            read_line(Word::Withdraw, "anna from T0004: never answered"),
            other("anna", Some("never answered"))
        );
        assert_eq!(read_line(Word::Enter, "@anna in T0004"), other("anna", None));
        assert_eq!(read_line(Word::Withdraw, "anna T0004"), other("anna", None));
    }

    #[test]
    fn a_replacement_names_who_goes_and_who_comes() {
        let read_line = |text: &str| read(Word::Replace, text).map(|ask| (ask.who, ask.comes, ask.reason));
        let both = Some((Some("anna".to_owned()), Some("boris".to_owned()), Some("never came".to_owned())));
        for text in [
            "T0004 anna boris because never came",
            "anna by @boris in t0004: never came",
            "anna durch boris in T0004, weil never came",
        ] {
            assert_eq!(read_line(text), both, "{text}");
        }
        assert_eq!(read_line("T0004 anna"), Some((Some("anna".to_owned()), None, None)));
        let asked = |text: &str| read(Word::Replace, text).map(|ask| (ask.who, ask.comes, ask.asked));
        for text in [
            "T0004 anna boris asked because of exams",
            "anna by boris in T0004 on request, since she writes so",
            "T0004 anna boris erbeten: Prüfungen",
            "T0004 anna boris pedido porque tiene exámenes",
            "T0004 anna boris demandé parce que des examens",
            "T0004 anna boris просьба: экзамены",
        ] {
            assert_eq!(
                asked(text),
                Some((Some("anna".to_owned()), Some("boris".to_owned()), true)),
                "{text}"
            );
        }
        assert_eq!(asked("T0004 anna asked: exams"), Some((Some("anna".to_owned()), None, true)));
        assert_eq!(
            asked("T0004 anna boris: she asked"),
            Some((Some("anna".to_owned()), Some("boris".to_owned()), false))
        );
        for prose in ["T0004", "anna boris", "T0004 anna boris carol", "my rook in T0004 änne"] {
            assert_eq!(read_line(prose), None, "{prose}");
        }
    }

    #[test]
    fn prose_names_no_event() {
        for prose in
            ["", "the T0004 of my life is over", "T0004 soon", "12", "anna", "T", "TX12", "änne in T0004"]
        {
            assert_eq!(read(Word::Enter, prose), None, "{prose}");
        }
        assert_eq!(read(Word::Start, "anna in T0004"), None);
        assert_eq!(read(Word::Pair, "me"), None);
    }
}
