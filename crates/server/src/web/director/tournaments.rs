//! `/director/tournaments/new` and `/director/tournaments/{label}`: a round robin from its name to its start.
use askama::Template;
use askama_web::WebTemplate;

use crate::web::frame::Frame;
use crate::web::words::{Choice, Person};

/// A round robin in the making.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/director_tournament.html")]
pub struct EditTournament {
    /// Around it.
    pub frame: Frame,
    /// `T0001`; none while it is being named.
    pub id: Option<String>,
    /// The form's own key: sent twice, it counts once.
    pub key: String,
    /// What was wrong with the form.
    pub fault: Option<String>,
    /// Its name.
    pub name: String,
    /// Whether each pair plays a match.
    pub double: bool,
    /// The paces to choose from.
    pub paces: Vec<Choice>,
    /// The position as typed.
    pub start: String,
    /// Whether it has started.
    pub started: bool,
    /// Who has entered.
    pub entries: Vec<Person>,
    /// Members to choose from.
    pub handles: Vec<String>,
    /// What a start would pair.
    pub rounds: Vec<PreviewRound>,
    /// How many games that is.
    pub games: usize,
}

/// A round of the preview.
#[derive(Clone, Debug)]
pub struct PreviewRound {
    /// "Round 1".
    pub title: String,
    /// White and Black of each game.
    pub lines: Vec<(String, String)>,
}

#[cfg(test)]
impl EditTournament {
    pub(in crate::web) fn samples() -> Vec<Self> {
        use crate::web::words::samples;
        let new = Self {
            frame: Frame::sample_director(),
            id: None,
            key: "k".to_owned(),
            fault: Some(samples::HOSTILE.to_owned()),
            name: samples::HOSTILE.to_owned(),
            double: true,
            paces: vec![Choice { value: "bank 60".to_owned(), text: "bank 60".to_owned(), chosen: true }],
            start: samples::HOSTILE.to_owned(),
            started: false,
            entries: vec![],
            handles: vec!["anna".to_owned()],
            rounds: vec![],
            games: 0,
        };
        let open = Self { id: Some("T0001".to_owned()), ..new.clone() };
        let ready = Self {
            entries: vec![Person::new(samples::HOSTILE, "mallory"), Person::new("Anna", "anna")],
            rounds: vec![PreviewRound {
                title: "Round 1".to_owned(),
                lines: vec![(samples::HOSTILE.to_owned(), "Anna".to_owned())],
            }],
            games: 1,
            ..open.clone()
        };
        let started = Self { started: true, ..ready.clone() };
        vec![new, open, ready, started]
    }
}
