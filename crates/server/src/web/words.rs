//! The small things that many pages show: a person, a state, a game's row.
use frcec_rules::StartPosition;

use crate::door::Invalid;

/// A member as a page names one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The name shown.
    pub name: String,
    /// The handle, which leads to the member's page; none for a former member.
    pub handle: Option<String>,
}

impl Person {
    /// A member.
    pub fn new(name: impl Into<String>, handle: impl Into<String>) -> Self {
        Self { name: name.into(), handle: Some(handle.into()) }
    }
}

/// The field of a form about a member, by its id, that a value is wrong in; empty if it is none.
pub(super) fn field_of(invalid: &Invalid) -> &'static str {
    match invalid {
        Invalid::Address(_) | Invalid::OwnAddress(_) | Invalid::OddAddress(_) | Invalid::RobotAddress(_) => {
            "address"
        }
        // The first has the cursor; the sentences name all.
        Invalid::Several(faults) => faults.first().map_or("", field_of),
        Invalid::Taken { what, .. } => what,
        Invalid::Handle(_) => "handle",
        Invalid::Zone(_) => "zone",
        Invalid::Lang(_) => "lang",
        Invalid::Country(_) => "country",
        Invalid::Name => "name",
        Invalid::SamePlayer
        | Invalid::TooManyGames { .. }
        | Invalid::LinesOutOfTurn
        | Invalid::Note
        | Invalid::LastAddress => "",
    }
}

/// A word with a tone: `good`, `bad`, `warn` or nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tag {
    /// A class of the stylesheet.
    pub tone: &'static str,
    /// The word.
    pub text: String,
}

impl Tag {
    /// A word in a tone.
    pub fn new(tone: &'static str, text: impl Into<String>) -> Self {
        Self { tone, text: text.into() }
    }
}

/// A starting position as it is always written: number and back rank.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StartLabel {
    /// The number, for addresses.
    pub id: u16,
    /// `#069`.
    pub number: String,
    /// `NNBBRKQR`.
    pub rank: String,
    /// `#069 NNBBRKQR`.
    pub label: String,
}

impl From<StartPosition> for StartLabel {
    fn from(start: StartPosition) -> Self {
        let (id, rank) = (start.id(), start.back_rank());
        Self { id, number: format!("#{id:03}"), label: start.to_string(), rank }
    }
}

/// One line of a list of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRow {
    /// The plain number, for addresses.
    pub id: i64,
    /// `M0001-1`.
    pub label: String,
    /// Who has White.
    pub white: Person,
    /// Who has Black.
    pub black: Person,
    /// Where it began.
    pub start: StartLabel,
    /// How it stands.
    pub state: Tag,
    /// Full moves begun.
    pub moves: u32,
    /// When it last changed, in words.
    pub when: String,
}

/// One game as a small board with its line of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameBoard {
    /// Its names, state and numbers.
    pub row: GameRow,
    /// The position now, as SVG.
    pub board: String,
    /// Which position that is, in words.
    pub last: String,
}

/// One entry of a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What the form sends.
    pub value: String,
    /// What the reader sees.
    pub text: String,
    /// Whether it is the one chosen now.
    pub chosen: bool,
}

/// Either nothing or a tournament's name and number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventRef {
    /// `T0001`.
    pub id: String,
    /// Its name.
    pub name: String,
}

/// A tournament in a short list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventLine {
    /// `T0001`.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Where it is looked at.
    pub url: String,
    /// How it stands.
    pub state: Tag,
}

/// One wing's castling in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WingLine {
    /// `O-O` or `O-O-O`.
    pub notation: &'static str,
    /// Possible, not now, gone; or the method.
    pub state: Tag,
    /// Every reason, one sentence each.
    pub why: Vec<String>,
}

/// Samples for the test that renders every page.
#[cfg(test)]
pub(super) mod samples {
    use super::{EventLine, GameBoard, GameRow, Person, Tag};

    /// A name that tries everything a name can try.
    pub const HOSTILE: &str = "<script>alert(1)</script> \"O'Neil\" \u{202e}gnp.exe 🐴";

    pub fn start() -> frcec_rules::StartPosition {
        frcec_rules::StartPosition::new(69).expect("69 is below 960")
    }

    pub fn board() -> String {
        crate::board::Diagram::start(start()).svg(&crate::web::assets::url("pieces.svg"), HOSTILE)
    }

    pub fn games() -> Vec<GameRow> {
        vec![
            GameRow {
                id: 1,
                label: "M0001-1".to_owned(),
                white: Person::new("Anna Lindqvist", "anna"),
                black: Person::new("Diego Ferreira", "diego"),
                start: start().into(),
                state: Tag::new("good", "White to move"),
                moves: 12,
                when: "3 May 2026".to_owned(),
            },
            GameRow {
                id: 2,
                label: "M0001-2".to_owned(),
                white: Person::new(HOSTILE, "mallory"),
                black: Person { name: "former member".to_owned(), handle: None },
                start: start().into(),
                state: Tag::new("", "½-½"),
                moves: 0,
                when: "1 May 2026".to_owned(),
            },
        ]
    }

    pub fn boards() -> Vec<GameBoard> {
        games()
            .into_iter()
            .map(|row| GameBoard { row, board: board(), last: "After 12.O-O".to_owned() })
            .collect()
    }

    pub fn events() -> Vec<EventLine> {
        vec![EventLine {
            id: "T0001".to_owned(),
            name: format!("Spring {HOSTILE}"),
            url: "/tournaments/T0001".to_owned(),
            state: Tag::new("good", "running"),
        }]
    }
}
