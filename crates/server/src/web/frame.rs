//! What stands around the content of every page.
use super::{assets, talk::Talk};
use crate::speech::Lang;

/// A part of the club, as the navigation knows it; the word is its key in the catalogue after `nav-`.
pub type Here = &'static str;

/// The ways that every visitor sees.
const WAYS: [(Here, &str); 10] = [
    ("home", "/"),
    ("games", "/games"),
    ("positions", "/positions"),
    ("players", "/players"),
    ("challenges", "/challenges"),
    ("tournaments", "/tournaments"),
    ("news", "/news"),
    ("castling", "/rules/castling"),
    ("glossary", "/glossary"),
    ("links", "/links"),
];
const MAILROOM: (Here, &str) = ("mailroom", "/mailroom");

/// Who looks at the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Viewer {
    /// The member's name.
    pub name: String,
    /// The member's handle.
    pub handle: String,
    /// Whether the director's desk is theirs.
    pub directs: bool,
}

/// A sentence above the content, about what was just done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// `good`, `bad`, `warn` or nothing: a class of the stylesheet.
    pub tone: &'static str,
    /// The sentence.
    pub text: String,
}

/// Head, navigation and foot of a page.
#[derive(Clone, Debug)]
pub struct Frame {
    /// The reader's language and zone.
    pub t: Talk,
    /// The club's short name.
    pub club: String,
    /// The page's title, without the club's name.
    pub title: String,
    /// Which part of the club it belongs to.
    pub here: Here,
    /// Who looks, if logged in.
    pub viewer: Option<Viewer>,
    /// What was just done.
    pub said: Option<Said>,
    /// Whether the demo's mailroom is open.
    pub mailroom: bool,
    /// The page's address, to come back to.
    pub path: String,
}

/// A language that a visitor can choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choosable {
    /// Its tag.
    pub tag: &'static str,
    /// Its name in itself.
    pub name: &'static str,
    /// The link.
    pub url: String,
    /// Whether the page is in it.
    pub here: bool,
}

impl Frame {
    /// The languages that a visitor can choose; a member has chosen one in the settings.
    pub fn languages(&self) -> Vec<Choosable> {
        if self.viewer.is_some() {
            return Vec::new();
        }
        let choosable = |lang: Lang| Choosable {
            tag: lang.tag(),
            name: lang.own_name(),
            url: super::url(&format!("/language/{lang}"), [("to", self.path.as_str())]),
            here: lang == self.t.lang(),
        };
        Lang::ALL.into_iter().map(choosable).collect()
    }

    /// The same, with the title saying first that what was sent was not taken, if it was not.
    #[must_use]
    pub fn refusing(mut self, refused: bool) -> Self {
        if refused {
            self.title = self.t.s1("title-refused", "title", self.title.as_str());
        }
        self
    }

    /// Whether the page belongs to that part of the club.
    pub fn at(&self, here: &str) -> bool {
        self.here == here
    }

    /// The navigation.
    pub fn ways(&self) -> Vec<(Here, &'static str)> {
        let mut ways = WAYS.to_vec();
        if self.mailroom {
            ways.insert(1, MAILROOM);
        }
        ways
    }

    /// Whether the foot of every page leads there as well: where there is little room, the head leaves it out.
    pub fn in_foot(&self, part: &str) -> bool {
        matches!(part, "castling" | "glossary" | "links")
    }

    /// Where the stylesheet is.
    pub fn css(&self) -> String {
        assets::url("club.css")
    }

    /// Where the sprite sheet of the pieces is.
    pub fn sheet(&self) -> String {
        assets::url("pieces.svg")
    }

    /// A frame to render samples in.
    pub fn sample() -> Self {
        Self {
            t: Talk::new(Lang::En, "Europe/Madrid"),
            club: "FRCEC".to_owned(),
            title: "A page".to_owned(),
            here: "home",
            viewer: None,
            said: None,
            mailroom: false,
            path: "/".to_owned(),
        }
    }

    /// The same frame for a member who directs.
    pub fn sample_director() -> Self {
        Self {
            viewer: Some(Viewer {
                name: "Zoë <b>Ångström</b> \u{202e}evil 🐴".to_owned(),
                handle: "zoe".to_owned(),
                directs: true,
            }),
            said: Some(Said { tone: "good", text: "Saved & kept.".to_owned() }),
            mailroom: true,
            ..Self::sample()
        }
    }
}
