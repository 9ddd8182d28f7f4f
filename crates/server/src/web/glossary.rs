//! `/glossary`
use askama::Template;
use askama_web::WebTemplate;

use super::frame::Frame;
use super::session::Visit;

/// The words of the club; each has `glossary-WORD` and `glossary-WORD-text` in the catalogue.
const WORDS: [&str; 16] = [
    "start",
    "h-side",
    "a-side",
    "reversal",
    "mirror",
    "match",
    "ply",
    "scharnagl",
    "kern",
    "xfen",
    "shredder",
    "pace",
    "crosstable",
    "sb",
    "malus",
    "adjudication",
];

/// The glossary.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/glossary.html")]
pub struct Glossary {
    /// Around it.
    pub frame: Frame,
    /// By the alphabet of the reader's language.
    pub terms: Vec<Term>,
}

/// One word.
#[derive(Clone, Debug)]
pub struct Term {
    /// Its anchor on the page.
    pub anchor: &'static str,
    /// The word.
    pub word: String,
    /// Its meaning.
    pub text: String,
}

impl Glossary {
    /// The page in the reader's language.
    pub fn of(frame: Frame) -> Self {
        let mut terms: Vec<Term> = WORDS
            .into_iter()
            .map(|word| Term {
                anchor: word,
                word: frame.t.joined("glossary-", word),
                text: frame.t.s(&format!("glossary-{word}-text")),
            })
            .collect();
        terms.sort_by_key(|term| term.word.to_lowercase());
        Self { frame, terms }
    }
}

/// `GET /glossary`
pub(super) async fn get(visit: Visit) -> Glossary {
    let title = visit.t.s("nav-glossary");
    Glossary::of(visit.frame("glossary", title))
}

#[cfg(test)]
impl Glossary {
    pub(super) fn samples() -> Vec<Self> {
        vec![Self::of(Frame::sample())]
    }
}
