//! `/tournaments/{label}`
use askama::Template;
use askama_web::WebTemplate;

use super::frame::Frame;
use super::words::{GameRow, Person, Tag};

/// One event: its crosstable, or its entries before the start.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/tournament.html")]
pub struct Tournament {
    /// Around it.
    pub frame: Frame,
    /// `T0001`.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its format in words.
    pub format: String,
    /// The time control in words.
    pub pace: String,
    /// How it stands.
    pub state: Tag,
    /// Whether it has started.
    pub started: bool,
    /// Who has entered.
    pub entries: Vec<Person>,
    /// The crosstable, best first.
    pub rows: Vec<CrossRow>,
    /// The games by round.
    pub rounds: Vec<Round>,
}

/// One player's line of the crosstable.
#[derive(Clone, Debug)]
pub struct CrossRow {
    /// The place.
    pub place: usize,
    /// Who.
    pub who: Person,
    /// Against each player, in the order of places.
    pub cells: Vec<CrossCell>,
    /// Points, halves as ½.
    pub points: String,
    /// Wins.
    pub wins: u32,
    /// Sonneborn-Berger.
    pub sonneborn: String,
    /// Finished games of all.
    pub played: String,
}

/// The games of one player against another.
#[derive(Clone, Debug)]
pub struct CrossCell {
    /// The player's own column.
    pub own: bool,
    /// One or two games.
    pub games: Vec<CrossGame>,
}

/// One game in a cell.
#[derive(Clone, Debug)]
pub struct CrossGame {
    /// The plain number.
    pub id: i64,
    /// `1`, `½`, `0` or `·`.
    pub sign: &'static str,
    /// The same in words.
    pub words: String,
}

/// The games of a round.
#[derive(Clone, Debug)]
pub struct Round {
    /// "Round 1".
    pub title: String,
    /// Its games.
    pub games: Vec<GameRow>,
}

#[cfg(test)]
impl Tournament {
    pub(super) fn samples() -> Vec<Self> {
        use super::words::samples;
        let open = Self {
            frame: Frame::sample(),
            id: "T0001".to_owned(),
            name: samples::HOSTILE.to_owned(),
            format: "Round robin".to_owned(),
            pace: "bank 60".to_owned(),
            state: Tag::new("warn", "open for entries"),
            started: false,
            entries: vec![Person::new(samples::HOSTILE, "mallory")],
            rows: vec![],
            rounds: vec![],
        };
        let running = Self {
            started: true,
            rows: vec![CrossRow {
                place: 1,
                who: Person::new(samples::HOSTILE, "mallory"),
                cells: vec![
                    CrossCell { own: true, games: vec![] },
                    CrossCell {
                        own: false,
                        games: vec![CrossGame { id: 1, sign: "½", words: samples::HOSTILE.to_owned() }],
                    },
                ],
                points: "½".to_owned(),
                wins: 0,
                sonneborn: "0.25".to_owned(),
                played: "1 / 5".to_owned(),
            }],
            rounds: vec![Round { title: "Round 1".to_owned(), games: samples::games() }],
            ..open.clone()
        };
        vec![Self { entries: vec![], ..open.clone() }, open, running]
    }
}
