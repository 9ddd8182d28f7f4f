//! `/mailroom`: the demo's letters as a mail program would show them. Exists only where the demo opens it.
use askama::Template;
use askama_web::WebTemplate;
use async_trait::async_trait;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use frcec_store::games::StoredGame;
use frcec_store::letters::{self, Letter, LetterFilter};
use frcec_store::players::{self, PlayerStatus};
use frcec_store::{LetterId, lists};

use super::error::WebError;
use super::frame::{Frame, Said};
use super::session::Visit;
use super::state::Web;
use crate::door::row;

/// What the mailroom needs of the club's mail. The pages know nothing of mail; the demo puts the two together.
#[async_trait]
pub trait PostOffice: Send + Sync {
    /// Sends `text` as the answer of the letter's reader to `letter`, quoting it, as a mail program would; what the club's
    /// mail door said: `250 …` or a refusal.
    async fn reply(&self, letter: &Letter, text: &str) -> Result<String, String>;
    /// The letter as it travels.
    fn source(&self, letter: &Letter) -> Result<Vec<u8>, String>;
    /// The picture of a board with this content id, if the letter has it.
    fn picture(&self, letter: &Letter, id: &str) -> Option<Vec<u8>>;
    /// The header fields that the mailroom shows: From, Reply-To.
    fn fields(&self, letter: &Letter) -> (String, Option<String>);
}

/// All letters of the demo club, one member's box at a time.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/mailroom.html")]
pub struct Mailroom {
    /// Around it.
    pub frame: Frame,
    /// What to try.
    pub hints: Vec<String>,
    /// The members' boxes.
    pub boxes: Vec<Mailbox>,
    /// The letters of the box that is open, newest first.
    pub letters: Vec<LetterLine>,
    /// The letter that is open.
    pub open: Option<OpenLetter>,
}

/// One member's box.
#[derive(Clone, Debug)]
pub struct Mailbox {
    /// Whose, for the address.
    pub handle: String,
    /// Whose.
    pub name: String,
    /// In how many games it is this member's move.
    pub turns: usize,
    /// Whether it is open.
    pub here: bool,
}

/// One letter in a box.
#[derive(Clone, Debug)]
pub struct LetterLine {
    /// Where it is read.
    pub url: String,
    /// Its subject.
    pub subject: String,
    /// When it was written.
    pub when: String,
    /// Whether an answer to it can make the next move of its game.
    pub live: bool,
    /// Whether it is open.
    pub here: bool,
}

/// A letter being read.
#[derive(Clone, Debug)]
pub struct OpenLetter {
    /// Its subject.
    pub subject: String,
    /// From whom.
    pub from: String,
    /// To whom.
    pub to: String,
    /// Where answers go.
    pub reply_to: Option<String>,
    /// When it was written.
    pub date: String,
    /// Where its HTML part is shown.
    pub html_url: Option<String>,
    /// Its text part.
    pub text: String,
    /// Where the reply is sent.
    pub reply_url: String,
    /// A reply that was not taken.
    pub draft: String,
    /// The letter's source.
    pub raw_url: String,
}

/// Letters in a box at most.
const LETTERS: u32 = 60;
/// Boxes at most: the demo has eight members, and a director may add some.
const BOXES: u32 = 40;

/// `GET /mailroom`
pub(super) async fn get(State(web): State<Web>, visit: Visit) -> Result<Mailroom, WebError> {
    page(&web, &visit, None, None, None).await
}

/// `GET /mailroom/{handle}`: the newest letter is open.
pub(super) async fn member(
    State(web): State<Web>,
    visit: Visit,
    Path(handle): Path<String>,
) -> Result<Mailroom, WebError> {
    page(&web, &visit, Some(&handle), None, None).await
}

/// `GET /mailroom/{handle}/{letter}`
pub(super) async fn letter(
    State(web): State<Web>,
    visit: Visit,
    Path((handle, id)): Path<(String, i64)>,
) -> Result<Mailroom, WebError> {
    page(&web, &visit, Some(&handle), Some(LetterId(id)), None).await
}

/// What the form sends.
#[derive(Debug, Default, serde::Deserialize)]
pub(super) struct Sent {
    #[serde(default)]
    reply: String,
}

/// `POST /mailroom/{handle}/{letter}`: answers the letter by mail.
pub(super) async fn reply(
    State(web): State<Web>,
    visit: Visit,
    Path((handle, id)): Path<(String, i64)>,
    Form(sent): Form<Sent>,
) -> Result<Response, WebError> {
    let post = web.post().ok_or_else(WebError::nothing)?;
    let letter = load(&web, &handle, LetterId(id)).await?;
    match post.reply(&letter, &sent.reply).await {
        Ok(_) => Ok(Redirect::to(&format!("/mailroom/{handle}?done=mailroom-sent-done")).into_response()),
        Err(answer) => {
            let draft = Some((sent.reply, answer));
            let page = page(&web, &visit, Some(&handle), Some(LetterId(id)), draft).await?;
            Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
    }
}

/// `GET /mailroom/{handle}/{letter}/html`: the letter's HTML part, as a mail program would show it in its window.
pub(super) async fn html(
    State(web): State<Web>,
    Path((handle, id)): Path<(String, i64)>,
) -> Result<Response, WebError> {
    let letter = load(&web, &handle, LetterId(id)).await?;
    let html = letter.html.ok_or_else(WebError::nothing)?;
    // A link in a letter opens the page it leads to, not a page inside the letter.
    let html = html.replace("\"cid:", &format!("\"/mailroom/{handle}/{id}/pictures/")).replacen(
        "<head>",
        "<head><base target=\"_top\">",
        1,
    );
    Ok((
        [
            (header::CONTENT_TYPE, "text/html; charset=utf-8"),
            (header::CONTENT_SECURITY_POLICY, super::csp::LETTER_POLICY),
        ],
        html,
    )
        .into_response())
}

/// `GET /mailroom/{handle}/{letter}/pictures/{picture}`
pub(super) async fn picture(
    State(web): State<Web>,
    Path((handle, id, picture)): Path<(String, i64, String)>,
) -> Result<Response, WebError> {
    let letter = load(&web, &handle, LetterId(id)).await?;
    let picture =
        web.post().and_then(|post| post.picture(&letter, &picture)).ok_or_else(WebError::nothing)?;
    Ok(([(header::CONTENT_TYPE, "image/png")], picture).into_response())
}

/// `GET /mailroom/{handle}/{letter}/source`: the letter as it travels.
pub(super) async fn source(
    State(web): State<Web>,
    Path((handle, id)): Path<(String, i64)>,
) -> Result<Response, WebError> {
    let post = web.post().ok_or_else(WebError::nothing)?;
    let letter = load(&web, &handle, LetterId(id)).await?;
    let source = post.source(&letter).map_err(WebError::server)?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], source).into_response())
}

async fn load(web: &Web, handle: &str, id: LetterId) -> Result<Letter, WebError> {
    let mut tx = web.door().db().read().await?;
    let player = players::by_handle(&mut tx, handle).await?.ok_or_else(WebError::nothing)?;
    let letter = letters::by_id(&mut tx, id).await?;
    letter.filter(|letter| letter.player_id == Some(player.id)).ok_or_else(WebError::nothing)
}

async fn page(
    web: &Web,
    visit: &Visit,
    handle: Option<&str>,
    id: Option<LetterId>,
    draft: Option<(String, String)>,
) -> Result<Mailroom, WebError> {
    let post = web.post().ok_or_else(WebError::nothing)?;
    let t = &visit.t;
    let mut tx = web.door().db().read().await?;
    let members = players::list(&mut tx, Some(PlayerStatus::Active), None, BOXES).await?;
    let here = match handle {
        Some(handle) => {
            let found = players::by_handle(&mut tx, handle).await?;
            Some(found.ok_or_else(|| WebError::no("error-no-player", "player", handle))?)
        }
        None => None,
    };
    let mut here = here;
    let mut boxes = Vec::new();
    for member in &members {
        let turns = lists::turns(&mut tx, member.id).await?;
        let turns = turns.iter().filter(|game| !row::is_paused(game).unwrap_or(false)).count();
        // Somebody whose move it is says more than an empty room.
        if here.is_none() && turns > 0 {
            here = Some(member.clone());
        }
        let here = here.as_ref().is_some_and(|here| here.id == member.id);
        boxes.push(Mailbox { handle: member.handle.clone(), name: member.name.clone(), turns, here });
    }
    let mut lines = Vec::new();
    let mut open = None;
    if let Some(member) = &here {
        let filter = LetterFilter { player: Some(member.id), ..LetterFilter::default() };
        let found = letters::list(&mut tx, &filter, LETTERS).await?;
        let turns = lists::turns(&mut tx, member.id).await?;
        let live = |letter: &Letter| {
            let of = |game: &&StoredGame| Some(game.id) == letter.game_id;
            letter.tells_ply.is_some()
                && turns.iter().find(of).is_some_and(|game| letter.tells_ply == Some(game.row.ply.into()))
        };
        let shown = id.or(found.iter().find(|letter| live(letter)).or(found.first()).map(|letter| letter.id));
        let address = |letter: LetterId| format!("/mailroom/{}/{letter}", member.handle);
        for letter in &found {
            lines.push(LetterLine {
                url: address(letter.id),
                subject: letter.subject.clone(),
                when: t.moment(letter.created_at),
                live: live(letter),
                here: shown == Some(letter.id),
            });
        }
        if let Some(shown) = shown {
            let letter = letters::by_id(&mut tx, shown).await?;
            let letter =
                letter.filter(|letter| letter.player_id == Some(member.id)).ok_or_else(WebError::nothing)?;
            let (from, reply_to) = post.fields(&letter);
            open = Some(OpenLetter {
                from,
                reply_to,
                to: letter.address,
                date: t.moment(letter.created_at),
                html_url: letter.html.is_some().then(|| format!("{}/html", address(shown))),
                text: letter.text,
                reply_url: address(shown),
                draft: draft.as_ref().map(|(text, _)| text.clone()).unwrap_or_default(),
                raw_url: format!("{}/source", address(shown)),
                subject: letter.subject,
            });
        }
    }
    let mut frame = visit.frame("mailroom", t.s("mailroom-title"));
    if let Some((_, answer)) = &draft {
        frame.said = Some(Said { tone: "bad", text: t.s1("mailroom-failed", "answer", answer) });
    }
    let hints = ["mailroom-hint", "mailroom-hint-question", "mailroom-hint-desk"]
        .map(|key| t.s1(key, "move", t.spell("Nf3")))
        .to_vec();
    Ok(Mailroom { frame, hints, boxes, letters: lines, open })
}

#[cfg(test)]
impl Mailroom {
    pub(super) fn samples() -> Vec<Self> {
        use super::words::samples;
        let empty = Self {
            frame: Frame::sample_director(),
            hints: vec!["Try it.".to_owned()],
            boxes: vec![Mailbox {
                handle: "mallory".to_owned(),
                name: samples::HOSTILE.to_owned(),
                turns: 2,
                here: true,
            }],
            letters: vec![],
            open: None,
        };
        let open = Self {
            letters: vec![LetterLine {
                url: "/mailroom/mallory/1".to_owned(),
                subject: samples::HOSTILE.to_owned(),
                when: "today".to_owned(),
                live: true,
                here: true,
            }],
            open: Some(OpenLetter {
                subject: samples::HOSTILE.to_owned(),
                from: samples::HOSTILE.to_owned(),
                to: samples::HOSTILE.to_owned(),
                reply_to: Some(samples::HOSTILE.to_owned()),
                date: "today".to_owned(),
                html_url: Some("/mailroom/mallory/1/html".to_owned()),
                text: samples::HOSTILE.to_owned(),
                reply_url: "/mailroom/mallory/1".to_owned(),
                draft: samples::HOSTILE.to_owned(),
                raw_url: "/mailroom/mallory/1/source".to_owned(),
            }),
            ..empty.clone()
        };
        vec![empty, open]
    }
}
