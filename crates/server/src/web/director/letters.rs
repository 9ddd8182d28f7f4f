//! `/director/letters/{id}`: a letter that did not arrive. What it says is its reader's and not shown.
use askama::Template;
use askama_web::WebTemplate;
use axum::Form;
use axum::extract::{Path, State};
use axum::response::Response;
use frcec_store::letters::{self, Letter, LetterState};
use frcec_store::{LetterId, games, players};

use super::rulings::{LOGGED, Plan, Sent, rule};
use crate::door::{Command, DeskCommand};
use crate::web::error::WebError;
use crate::web::frame::Frame;
use crate::web::rows::{self, Names};
use crate::web::session::Visit;
use crate::web::state::Web;
use crate::web::talk::Talk;
use crate::web::words::{Person, Tag};

/// A letter that did not arrive.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/director_letter.html")]
pub struct LostLetter {
    /// Around it.
    pub frame: Frame,
    /// Its number.
    pub id: i64,
    /// Its subject.
    pub subject: String,
    /// Its reader, if that is a member.
    pub who: Option<Person>,
    /// Where it went.
    pub address: String,
    /// How it stands.
    pub state: Tag,
    /// When it was written.
    pub written: String,
    /// What the host said last.
    pub said: Option<String>,
    /// The game it is about.
    pub game: Option<(i64, String)>,
    /// Whether something can be decided about it.
    pub open: bool,
    /// Whether its text is there, so that it can go again.
    pub whole: bool,
}

/// How a letter stands, in a word.
pub(super) fn state(t: &Talk, state: LetterState) -> Tag {
    let (tone, key) = match state {
        LetterState::Queued => ("", "letter-state-queued"),
        LetterState::Held => ("", "letter-state-held"),
        LetterState::Sent => ("good", "letter-state-sent"),
        LetterState::GivenUp => ("bad", "letter-state-given-up"),
        LetterState::Bounced => ("bad", "letter-state-bounced"),
        LetterState::Dropped => ("", "letter-state-dropped"),
    };
    Tag::new(tone, t.s(key))
}

/// What the host said, without what our own book-keeping wrote before it: the state says that already.
fn said(error: String) -> String {
    let told = ["bounced, hard: ", "bounced, soft: "].into_iter().find_map(|mark| error.strip_prefix(mark));
    told.map(str::to_owned).unwrap_or(error)
}

async fn found(web: &Web, id: i64) -> Result<Letter, WebError> {
    let mut tx = web.door().db().read().await?;
    letters::by_id(&mut tx, LetterId(id)).await?.ok_or_else(WebError::nothing)
}

/// `GET /director/letters/{id}`
pub(in crate::web) async fn get(
    State(web): State<Web>,
    visit: Visit,
    Path(id): Path<i64>,
) -> Result<LostLetter, WebError> {
    visit.director()?;
    let t = &visit.t;
    let letter = found(&web, id).await?;
    let who = match letter.player_id {
        Some(player) => {
            let mut tx = web.door().db().read().await?;
            players::by_id(&mut tx, player).await?.map(|player| rows::person(t, &player))
        }
        None => None,
    };
    let game = match letter.game_id {
        Some(id) => {
            let mut tx = web.door().db().read().await?;
            let reader = visit.reader(&mut tx).await?;
            let game = games::load(&mut tx, id).await?.map(|game| reader.sees(game));
            let names = Names::of(&mut tx, t, game.as_slice()).await?;
            game.map(|game| (id.0, names.game(&game)))
        }
        None => None,
    };
    Ok(LostLetter {
        frame: visit.frame("director", t.s("letter-lost-title")),
        id,
        subject: letter.subject,
        who,
        address: letter.address,
        state: state(t, letter.state),
        written: t.moment(letter.created_at),
        said: letter.last_error.map(said),
        game,
        open: matches!(letter.state, LetterState::GivenUp | LetterState::Bounced),
        whole: !letter.pruned,
    })
}

/// `POST /director/letters/{id}`: first the preview, then the deed.
pub(in crate::web) async fn post(
    State(web): State<Web>,
    visit: Visit,
    Path(id): Path<i64>,
    Form(sent): Form<Sent>,
) -> Result<Response, WebError> {
    visit.director()?;
    let t = &visit.t;
    let letter = found(&web, id).await?;
    let again = match sent.act.as_str() {
        "again" => true,
        "drop" => false,
        _ => return Err(WebError::Bad),
    };
    let note = if again { "desk-note-again" } else { "desk-note-drop" };
    let plan = Plan {
        closed: false,
        back: (format!("/director/letters/{id}"), letter.subject.clone()),
        title: t.joined("desk-act-", &sent.act),
        changes: Vec::new(),
        notes: vec![t.s1(note, "address", letter.address.as_str())],
        url: format!("/director/letters/{id}"),
        hidden: vec![("act", sent.act.clone())],
        tick: None,
        reason: (!again).then_some(LOGGED),
    };
    let letter = LetterId(id);
    let command = if again {
        DeskCommand::SendAgain { letter }
    } else {
        DeskCommand::DropLetter { letter, reason: sent.reason.clone() }
    };
    let done = |_| "/director?done=desk-done-log".to_owned();
    rule(&web, &visit, &sent, plan, Command::Desk(command), done).await
}

#[cfg(test)]
impl LostLetter {
    pub(in crate::web) fn samples() -> Vec<Self> {
        use crate::web::words::samples;
        let sample = Self {
            frame: Frame::sample_director(),
            id: 1,
            subject: samples::HOSTILE.to_owned(),
            who: Some(Person::new(samples::HOSTILE, "mallory")),
            address: samples::HOSTILE.to_owned(),
            state: Tag::new("bad", "given up"),
            written: "3 May 2026".to_owned(),
            said: Some(samples::HOSTILE.to_owned()),
            game: Some((1, "M0001-1".to_owned())),
            open: true,
            whole: true,
        };
        vec![Self { who: None, said: None, game: None, open: false, ..sample.clone() }, sample]
    }
}
