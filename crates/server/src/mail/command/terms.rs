//! The terms of a challenge in one line: `challenge anna 10/30 #451 friendly`.

use frcec_rules::StartPosition;
use frcec_rules::club::pace::Pace;
use frcec_store::MatchId;

use crate::names::{self, Named};

/// What somebody wrote behind `challenge` or `pair`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Terms {
    /// Whom; `None` for all.
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

impl Terms {
    /// Reads the terms behind the opponent's handle, or all of them where there is none; `None` if a word is no term.
    pub fn read(text: &str, with_opponent: bool) -> Option<Self> {
        let mut terms = Self::default();
        let mut words = text.split_whitespace().peekable();
        if with_opponent {
            let first = words.next()?.trim_start_matches('@');
            if !OPEN.contains(&first.to_lowercase().as_str()) {
                let handle = crate::door::is_handle(first).then(|| first.to_owned())?;
                terms.to = Some(handle);
            }
        }
        while let Some(word) = words.next() {
            let lower = word.to_lowercase();
            let lower = lower.trim_matches([',', ';', '.']);
            let known = |list: &[&str]| list.contains(&lower);
            if known(FRIENDLY) {
                terms.friendly = true;
            } else if known(RATED) {
                terms.friendly = false;
            } else if known(STAGGERED) {
                terms.staggered = true;
            } else if known(TOGETHER) {
                terms.staggered = false;
            } else if known(RANDOM) {
                terms.start = None;
            } else if lower == "bank" {
                terms.pace = Some(format!("bank {}", words.next()?).parse().ok()?);
            } else if let Some(Named::Match(id)) = names::read(lower).filter(|_| !lower.starts_with('#')) {
                terms.as_in = Some(id);
            } else if let Ok(start) = word.trim_end_matches([',', ';', '.']).parse::<StartPosition>() {
                terms.start = Some(start);
            } else {
                terms.pace = Some(lower.parse().ok()?);
            }
        }
        Some(terms)
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
        assert_eq!(Terms::read("5+1 friendly", false).map(|t| t.friendly), Some(true));
    }
}
