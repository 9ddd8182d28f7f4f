//! `POST /games/{id}/notes`, and what the page of a game shows of a player's own: standing lines and private notes.
use axum::Form;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use frcec_rules::Line;
use frcec_rules::club::seat::Seat;
use frcec_store::Tx;
use frcec_store::notes::{self, Note};

use super::error::WebError;
use super::game::load;
use super::session::Visit;
use super::state::Web;
use super::talk::Talk;
use crate::door::{
    self, Actor, Invalid, LONGEST_NOTE, NoteChange, NoteCommand, Submission, SubmitError, Via, standing_lines,
};
use crate::speech::{game as words, lines};
use crate::view::GameView;

/// What a player keeps to himself in a game.
#[derive(Debug, Default)]
pub(super) struct Kept {
    /// The standing lines as they are written.
    lines: Vec<String>,
    notes: Vec<Note>,
}

/// What a player's page of a game shows of his own.
#[derive(Clone, Debug, Default)]
pub struct Own {
    /// The conditional lines that stand.
    pub lines: Vec<String>,
    /// Whether the game is still played.
    pub running: bool,
    /// Plies on the board shown.
    pub ply: u32,
    /// The form's own key: sent twice, it counts once.
    pub key: String,
    /// The note about the position shown.
    pub note: String,
    /// The notes about other positions.
    pub notes: Vec<OwnNote>,
}

/// A note about another position.
#[derive(Clone, Debug)]
pub struct OwnNote {
    /// `12.Nf3`
    pub at: String,
    /// The page of the position.
    pub url: String,
    /// Line by line.
    pub lines: Vec<String>,
}

/// What the form sends.
#[derive(Debug, Default, serde::Deserialize)]
pub(super) struct Sent {
    #[serde(default)]
    ply: String,
    #[serde(default)]
    key: String,
    #[serde(default)]
    text: String,
}

/// Loads what the player of this side keeps to himself.
pub(super) async fn kept(tx: &mut Tx, view: &GameView, seat: Seat) -> Result<Kept, WebError> {
    let standing = standing_lines(tx, view, seat).await.map_err(WebError::server)?;
    let reader = Talk::to(view.person(seat));
    let (voice, lang) = (reader.speech(), reader.lang());
    let lines = standing.map(|(ply, tree)| lines::written(voice, lang, &view.game.line().prefix(ply), &tree));
    let notes = notes::of_game(tx, view.id, view.person(seat).id).await?;
    Ok(Kept { lines: lines.unwrap_or_default(), notes })
}

impl Kept {
    /// What the page shows at `ply`; `url` gives the page of a position.
    pub(super) fn own(
        &self,
        t: &Talk,
        web: &Web,
        (line, running): (&Line, bool),
        ply: u32,
        url: impl Fn(u32) -> String,
    ) -> Own {
        let here = self.notes.iter().find(|note| note.ply == ply);
        let others = self.notes.iter().filter(|note| note.ply != ply);
        Own {
            lines: self.lines.clone(),
            running,
            ply,
            key: super::fresh_key(web),
            note: here.map(|note| note.text.clone()).unwrap_or_default(),
            notes: others
                .map(|note| OwnNote {
                    at: match note.ply {
                        0 => t.s("page-notes-start"),
                        ply => t.spell(&words::numbered(line, ply)),
                    },
                    url: url(note.ply),
                    lines: note.text.lines().map(str::to_owned).collect(),
                })
                .collect(),
        }
    }
}

/// `POST /games/{id}/notes`
pub(super) async fn post(
    State(web): State<Web>,
    visit: Visit,
    Path(id): Path<String>,
    Form(form): Form<Sent>,
) -> Result<Response, WebError> {
    let member = visit.member()?;
    let shown = load(&web, &visit, &id).await?;
    let view = &shown.loaded.view;
    let seat = shown.loaded.seat(member.id).ok_or(WebError::Forbidden("error-not-your-game"))?;
    let ply: u32 = form.ply.parse().map_err(|_| WebError::Bad)?;
    super::check_key(&form.key)?;
    // The field takes no more; whoever sends more has written his own form.
    if form.text.replace("\r\n", "\n").chars().count() > LONGEST_NOTE {
        return Err(WebError::Bad);
    }
    let command =
        NoteCommand { game: view.id, seat, ply, change: NoteChange::Put(form.text), aside: Vec::new() };
    let submission = Submission {
        by: Actor::Player(member.id),
        via: Via::Form,
        at: web.now(),
        origin: Some(format!("note:{}:{}", view.id, form.key)),
        command: door::Command::Note(command),
    };
    match web.door().submit(submission).await {
        Ok(_) | Err(SubmitError::Duplicate(_)) => {}
        Err(SubmitError::Invalid(Invalid::Note)) => return Err(WebError::Bad),
        Err(error) => return Err(error.into()),
    }
    let ply = if ply == view.game.ply() { String::new() } else { ply.to_string() };
    let url = super::url(&format!("/games/{}", view.id), [("ply", ply.as_str()), ("done", "note-kept")]);
    Ok(Redirect::to(&url).into_response())
}

#[cfg(test)]
impl Own {
    /// With lines and notes.
    pub fn sample() -> Self {
        use super::words::samples::HOSTILE;
        Self {
            lines: vec!["1...e5 2.Nf3".to_owned()],
            running: true,
            ply: 4,
            key: "k".to_owned(),
            note: HOSTILE.to_owned(),
            notes: vec![OwnNote {
                at: "1.e4".to_owned(),
                url: "/games/1?ply=1".to_owned(),
                lines: vec![HOSTILE.to_owned()],
            }],
        }
    }
}
