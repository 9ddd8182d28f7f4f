//! `/links`
use askama::Template;
use askama_web::WebTemplate;

use super::frame::Frame;
use super::session::Visit;

/// Others who care for the same.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/links.html")]
pub struct Links {
    /// Around it.
    pub frame: Frame,
    /// By what they are for.
    pub groups: Vec<Group>,
}

/// Links for one purpose.
#[derive(Clone, Debug)]
pub struct Group {
    /// The purpose.
    pub title: String,
    /// The links.
    pub links: Vec<Link>,
}

/// One link.
#[derive(Clone, Debug)]
pub struct Link {
    /// Where to.
    pub url: &'static str,
    /// Its own name.
    pub name: &'static str,
    /// What it is.
    pub text: String,
}

/// Key of the group; address, name and key of each link.
type GroupData = (&'static str, &'static [(&'static str, &'static str, &'static str)]);

const GROUPS: [GroupData; 3] = [
    (
        "links-play",
        &[
            ("https://www.iccf.com/", "ICCF", "link-iccf"),
            ("https://www.chess-server.net/", "Lechenicher SchachServer", "link-lss"),
            ("https://www.schemingmind.com/", "SchemingMind", "link-schemingmind"),
            ("https://www.chessmail.eu/", "chessmail", "link-chessmail"),
            ("https://lichess.org/", "lichess", "link-lichess"),
        ],
    ),
    (
        "links-programs",
        &[
            ("https://www.gnu.org/software/xboard/", "XBoard", "link-xboard"),
            ("https://scid.sourceforge.net/", "Scid", "link-scid"),
            ("https://python-chess.readthedocs.io/", "python-chess", "link-pychess"),
        ],
    ),
    (
        "links-rules",
        &[
            ("https://handbook.fide.com/", "FIDE Handbook", "link-fide"),
            (
                "https://en.wikipedia.org/wiki/Fischer_random_chess_numbering_scheme",
                "Wikipedia",
                "link-numbering",
            ),
        ],
    ),
];

impl Links {
    /// The page in the reader's language.
    pub fn of(frame: Frame) -> Self {
        let groups = GROUPS.iter().map(|(title, links)| Group {
            title: frame.t.s(title),
            links: links.iter().map(|&(url, name, key)| Link { url, name, text: frame.t.s(key) }).collect(),
        });
        Self { groups: groups.collect(), frame }
    }
}

/// `GET /links`
pub(super) async fn get(visit: Visit) -> Links {
    let title = visit.t.s("nav-links");
    Links::of(visit.frame("links", title))
}

#[cfg(test)]
impl Links {
    pub(super) fn samples() -> Vec<Self> {
        vec![Self::of(Frame::sample())]
    }
}
