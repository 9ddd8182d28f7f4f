//! `/director/held/{id}`: a mail that waits for its member's own yes. What it would do is between the member and the club: a director
//! sees that it waits, since when and why, and whether the question has arrived; can have it asked again, or set it aside.
use askama::Template;
use askama_web::WebTemplate;
use axum::Form;
use axum::extract::{Path, State};
use axum::response::Response;
use frcec_store::held::{self, Held, HeldState};
use frcec_store::letters::{self as outbox, LetterFilter};
use frcec_store::{games, inbox};

use super::letters::state as letter_state;
use super::rulings::{Plan, Sent, TOLD, rule};
use crate::door::{Command, DeskCommand, is_question, may_rule};
use crate::speech::desk;
use crate::web::error::WebError;
use crate::web::frame::Frame;
use crate::web::rows::Names;
use crate::web::session::Visit;
use crate::web::state::Web;
use crate::web::words::{Person, Tag};

/// A mail that waits for a yes.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/director_held.html")]
pub struct HeldMail {
    /// Around it.
    pub frame: Frame,
    /// Its number.
    pub id: i64,
    /// Whose yes it needs.
    pub who: Person,
    /// The game: number, name.
    pub game: (i64, String),
    /// Why it waits, in a sentence.
    pub why: String,
    /// Where it came from, if the mail is kept.
    pub from: Option<String>,
    /// When it came.
    pub came: String,
    /// Until when a yes counts.
    pub until: String,
    /// The questions: when each was written, to which address, how it stands.
    pub asked: Vec<(String, String, Tag)>,
    /// Why the one who looks can do nothing here.
    pub barred: Option<String>,
    /// Whether it still waits.
    pub waits: bool,
}

/// Letters of the game that are looked through for questions.
const LOOK: u32 = 50;

async fn found(web: &Web, id: i64) -> Result<Held, WebError> {
    let mut tx = web.door().db().read().await?;
    held::by_id(&mut tx, id).await?.ok_or_else(WebError::nothing)
}

/// `GET /director/held/{id}`
pub(in crate::web) async fn get(
    State(web): State<Web>,
    visit: Visit,
    Path(id): Path<i64>,
) -> Result<HeldMail, WebError> {
    let me = visit.director()?.id;
    let t = &visit.t;
    let held = found(&web, id).await?;
    let mut tx = web.door().db().read().await?;
    let game = games::load(&mut tx, held.game_id).await?.ok_or_else(WebError::nothing)?;
    let allowed = may_rule(&mut tx, &game, me).await?;
    let filter =
        LetterFilter { game: Some(game.id), player: Some(held.player_id), ..LetterFilter::default() };
    let mut asked = outbox::list(&mut tx, &filter, LOOK).await?;
    asked.retain(|letter| is_question(letter) && letter.created_at >= held.first_arrival_at);
    let mail = inbox::taken_at(&mut tx, game.id, held.first_arrival_at).await?;
    let seen = visit.reader(&mut tx).await?.sees(game);
    let names = Names::of(&mut tx, t, std::slice::from_ref(&seen)).await?;
    Ok(HeldMail {
        frame: visit.frame("director", t.s("desk-held-title")),
        id,
        who: names.person(t, held.player_id),
        game: (held.game_id.0, names.game(&seen)),
        why: t.joined("desk-held-why-", &held.kind),
        from: mail.map(|mail| mail.mail_from).filter(|from| !from.is_empty()),
        came: t.moment(held.first_arrival_at),
        until: t.moment(held.expires_at),
        asked: asked
            .into_iter()
            .map(|letter| (t.moment(letter.created_at), letter.address, letter_state(t, letter.state)))
            .collect(),
        barred: allowed.err().map(|denial| desk::denial(t.speech(), t.lang(), t.zone(), &denial)),
        waits: held.state == HeldState::Waiting && held.expires_at > web.now(),
    })
}

/// `POST /director/held/{id}`: first the preview, then the deed.
pub(in crate::web) async fn post(
    State(web): State<Web>,
    visit: Visit,
    Path(id): Path<i64>,
    Form(sent): Form<Sent>,
) -> Result<Response, WebError> {
    visit.director()?;
    let t = &visit.t;
    let held = found(&web, id).await?;
    let (command, note, reason) = match sent.act.as_str() {
        "ask" => (DeskCommand::AskHeld { held: id }, "desk-note-held-ask", None),
        "aside" => {
            let reason = sent.reason.clone();
            (DeskCommand::DropHeld { held: id, reason }, "desk-note-held-aside", Some(TOLD))
        }
        _ => return Err(WebError::Bad),
    };
    let who = {
        let mut tx = web.door().db().read().await?;
        Names::of_people(&mut tx, t, [held.player_id]).await?.person(t, held.player_id).name
    };
    let plan = Plan {
        closed: false,
        back: (format!("/director/held/{id}"), t.s("desk-held-title")),
        title: t.joined("desk-act-held-", &sent.act),
        changes: Vec::new(),
        notes: vec![t.s1(note, "name", who.as_str())],
        url: format!("/director/held/{id}"),
        hidden: vec![("act", sent.act.clone())],
        tick: None,
        reason,
    };
    let done = |_| "/director?done=desk-done".to_owned();
    rule(&web, &visit, &sent, plan, Command::Desk(command), done).await
}

#[cfg(test)]
impl HeldMail {
    pub(in crate::web) fn samples() -> Vec<Self> {
        use crate::web::words::samples::HOSTILE;
        let sample = Self {
            frame: Frame::sample_director(),
            id: 1,
            who: Person::new(HOSTILE, "mallory"),
            game: (1, "M0001-1".to_owned()),
            why: "It came from elsewhere.".to_owned(),
            from: Some(HOSTILE.to_owned()),
            came: "3 May 2026".to_owned(),
            until: "8 May 2026".to_owned(),
            asked: vec![("3 May 2026".to_owned(), HOSTILE.to_owned(), Tag::new("good", "sent"))],
            barred: None,
            waits: true,
        };
        vec![
            Self { from: None, asked: vec![], waits: false, ..sample.clone() },
            Self { barred: Some(HOSTILE.to_owned()), ..sample.clone() },
            sample,
        ]
    }
}
