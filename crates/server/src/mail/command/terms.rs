//! The terms of a challenge in one line: `challenge anna 10/30 #451 friendly`.

use frcec_rules::StartPosition;
use frcec_rules::club::pace::Pace;
use frcec_store::MatchId;

use crate::names::{self, Named};

/// What somebody wrote behind `challenge` or `pair`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Terms {
    /// Whom, by handle or by name; `None` for all.
    pub to: Option<String>,
    /// The position.
    pub start: Option<StartPosition>,
    /// The match whose position it is to be.
    pub as_in: Option<MatchId>,
    /// The time control.
    pub pace: Option<Pace>,
    /// A match that does not count.
    pub friendly: bool,
    /// The second game after the first.
    pub staggered: bool,
}

const OPEN: &[&str] =
    &["open", "all", "offen", "alle", "abierto", "todos", "ouvert", "tous", "открытый", "всем"];
const FRIENDLY: &[&str] =
    &["friendly", "unrated", "freundschaftlich", "ungewertet", "amistoso", "amical", "дружеский"];
const RATED: &[&str] = &["rated", "gewertet", "puntuable", "classé", "рейтинговый"];
const STAGGERED: &[&str] = &["staggered", "versetzt", "escalonado", "échelonné", "поочерёдно", "поочередно"];
const TOGETHER: &[&str] = &["together", "zugleich", "juntas", "ensemble", "сразу"];
const RANDOM: &[&str] = &["random", "zufällig", "azar", "hasard", "случайно"];

/// Words that stand in a name in small letters.
const PARTICLES: &[&str] =
    &["von", "van", "der", "den", "de", "del", "della", "di", "da", "dos", "du", "la", "le", "y"];

/// Words in a name at most.
const NAME: usize = 5;

impl Terms {
    /// Reads the terms behind the opponent's handle or name, or all of them where there is none; `None` if a word is no term.
    pub fn read(text: &str, with_opponent: bool) -> Option<Self> {
        let mut terms = Self::default();
        let words: Vec<&str> = text.split_whitespace().collect();
        let mut rest = words.as_slice();
        if with_opponent {
            let (first, behind) = rest.split_first()?;
            if OPEN.contains(&first.to_lowercase().as_str()) {
                rest = behind;
            } else {
                // Whatever a first word may mean as a term, here it is whom.
                let is_term = |at: &usize| Self::default().take(&words[*at..]).is_some();
                let end = (1..words.len()).find(is_term).unwrap_or(words.len());
                terms.to = Some(opponent(&words[..end])?);
                rest = &words[end..];
            }
        }
        while !rest.is_empty() {
            rest = terms.take(rest)?;
        }
        Some(terms)
    }

    /// Takes the first of these words as a term; what is left of them, or `None` if it is none.
    fn take<'a, 'b>(&mut self, words: &'a [&'b str]) -> Option<&'a [&'b str]> {
        let (word, rest) = words.split_first()?;
        let lower = word.to_lowercase();
        let lower = lower.trim_matches([',', ';', '.']);
        let known = |list: &[&str]| list.contains(&lower);
        if known(FRIENDLY) {
            self.friendly = true;
        } else if known(RATED) {
            self.friendly = false;
        } else if known(STAGGERED) {
            self.staggered = true;
        } else if known(TOGETHER) {
            self.staggered = false;
        } else if known(RANDOM) {
            self.start = None;
        } else if lower == "bank" {
            let (days, rest) = rest.split_first()?;
            self.pace = Some(format!("bank {days}").parse().ok()?);
            return Some(rest);
        } else if let Some(Named::Match(id)) = names::read(lower).filter(|_| !lower.starts_with('#')) {
            self.as_in = Some(id);
        } else if let Ok(start) = word.trim_end_matches([',', ';', '.']).parse::<StartPosition>() {
            self.start = Some(start);
        } else {
            self.pace = Some(lower.parse().ok()?);
        }
        Some(rest)
    }

    /// The line that says the same.
    pub fn line(&self) -> String {
        let mut words = vec![self.to.clone().unwrap_or_else(|| "open".to_owned())];
        words.extend(self.pace.map(|pace| pace.to_string()));
        words.extend(self.start.map(|start| format!("#{:03}", start.id())));
        words.extend(self.as_in.map(|id| names::match_name(id, None)));
        words.extend(self.friendly.then(|| "friendly".to_owned()));
        words.extend(self.staggered.then(|| "staggered".to_owned()));
        words.join(" ")
    }
}

/// Whom these words name: one word is a handle or a name, several are a name if they are written like one. "Challenge to a duel" is
/// neither.
fn opponent(words: &[&str]) -> Option<String> {
    let bare: Vec<&str> = words.iter().map(|word| word.trim_end_matches([',', ';', '.'])).collect();
    let written_so = |word: &&str| {
        word.starts_with(char::is_uppercase) && word.chars().all(|c| c.is_alphabetic() || "-'’.".contains(c))
    };
    let is_name = || {
        (1..=NAME).contains(&bare.len())
            && bare.first().is_some_and(written_so)
            && bare.last().is_some_and(written_so)
            && bare.iter().all(|word| written_so(word) || PARTICLES.contains(word))
    };
    match words {
        [one] if crate::door::is_handle(one.trim_start_matches('@')) => {
            Some(one.trim_start_matches('@').to_owned())
        }
        _ => is_name().then(|| bare.join(" ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terms_stand_in_any_order() {
        let terms = Terms::read("anna 10/30 #451", true).expect("terms");
        assert_eq!(terms.to.as_deref(), Some("anna"));
        assert_eq!(terms.start.map(StartPosition::id), Some(451));
        assert_eq!(terms.pace, "10/30".parse().ok());
        let terms = Terms::read("OFFEN bank 60 freundschaftlich versetzt", true).expect("terms");
        assert_eq!((terms.to, terms.friendly, terms.staggered), (None, true, true));
        assert_eq!(terms.pace, "bank 60".parse().ok());
        let terms = Terms::read("boris M0007 5+1", true).expect("terms");
        assert_eq!((terms.as_in, terms.pace), (Some(MatchId(7)), "5+1".parse().ok()));
        assert_eq!(
            Terms::read("boris BRNNKQRB", true).and_then(|t| t.start).map(StartPosition::id),
            Some(451)
        );
        for prose in ["", "to a duel at dawn", "anna tomorrow", "anna #960", "änne", "anna bank"] {
            assert_eq!(Terms::read(prose, true), None, "{prose}");
        }
        for (text, name) in [
            ("Boris Bern", "Boris Bern"),
            ("Инес Иванова, 10/40", "Инес Иванова"),
            ("Anna von der Alm 5+1 friendly", "Anna von der Alm"),
            ("Änne #451", "Änne"),
        ] {
            assert_eq!(Terms::read(text, true).and_then(|terms| terms.to).as_deref(), Some(name), "{text}");
        }
        for prose in ["Boris bern", "boris Bern", "Boris Bern tomorrow", "Boris and Carol", "A B C D E F"] {
            assert_eq!(Terms::read(prose, true), None, "{prose}");
        }
        assert_eq!(Terms::read("5+1 friendly", false).map(|t| t.friendly), Some(true));
    }
}
