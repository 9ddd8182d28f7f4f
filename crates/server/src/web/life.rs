//! What the pages of the club's life share: the ways between them, texts that the club's hands wrote, what is told of a month.
use super::talk::Talk;
use crate::life::Month;
use crate::life::tell::Teller;
use crate::prose::{self, Block};
use crate::speech::Lang;

/// A way to another of these pages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// The address.
    pub url: String,
    /// Its words.
    pub text: String,
    /// Whether it is the page that is shown.
    pub here: bool,
}

/// The ways between the pages of the club's life; `here` is the one that is shown.
pub(super) fn ways(t: &Talk, here: &str) -> Vec<Way> {
    let ways = [
        ("/news", "life-way-news"),
        ("/newsletter", "life-way-newsletter"),
        ("/game-of-the-month", "life-way-game"),
        ("/months", "life-way-months"),
        ("/champions", "life-way-champions"),
        ("/calendar", "life-way-calendar"),
    ];
    ways.into_iter()
        .map(|(url, key)| Way { url: url.to_owned(), text: t.s(key), here: url == here })
        .collect()
}

/// A text with the language that it is written in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prose {
    /// The tag of the language.
    pub lang: &'static str,
    /// The text.
    pub blocks: Vec<Block>,
}

impl Prose {
    /// Reads a text.
    pub(super) fn read(lang: Lang, text: &str) -> Self {
        Self { lang: lang.tag(), blocks: prose::read(text) }
    }
}

/// Who tells of a month in the reader's language.
pub(super) fn teller(t: &Talk) -> Teller {
    Teller { speech: t.speech(), lang: t.lang() }
}

/// A month's name.
pub(super) fn month(t: &Talk, month: Month) -> String {
    month.name(t.speech(), t.lang())
}

/// A day of the votes, which go by UTC.
pub(super) fn day(t: &Talk, at: i64) -> String {
    t.speech().day(t.lang(), "UTC", at)
}

#[cfg(test)]
pub(super) mod samples {
    use super::{Prose, Talk, Way};
    use crate::life::tell::{Item, Section};
    use crate::speech::Lang;
    use crate::web::words::samples::HOSTILE;

    pub fn ways() -> Vec<Way> {
        super::ways(&Talk::new(Lang::En, "UTC"), "/news")
    }

    pub fn prose() -> Prose {
        Prose::read(
            Lang::De,
            &format!("{HOSTILE}\nhttps://club.example/?a=\"b\n\n- {HOSTILE}\n- https://x.example/<b>"),
        )
    }

    pub fn sections() -> Vec<Section> {
        let item = |prose| Item {
            key: "upset-1".to_owned(),
            label: HOSTILE.to_owned(),
            path: "/games/1".to_owned(),
            text: HOSTILE.to_owned(),
            prose,
        };
        let text = crate::prose::read(HOSTILE);
        vec![
            Section {
                title: "Upsets".to_owned(),
                lead: Some(HOSTILE.to_owned()),
                items: vec![item(None), item(Some((Lang::De, text)))],
                shows: None,
            },
            Section { title: "Nothing".to_owned(), lead: None, items: vec![], shows: None },
        ]
    }
}
