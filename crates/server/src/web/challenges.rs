//! `/challenges`: those that wait, a new one, and the queue for a pairing.
use askama::Template;
use askama_web::WebTemplate;
use axum::Form;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use frcec_rules::StartPosition;
use frcec_rules::club::pace::Pace;
use frcec_store::PlayerId;
use frcec_store::challenges::{self, Challenge};

use super::director::matches::{handles, key, paces};
use super::error::WebError;
use super::faults::Faults;
use super::frame::Frame;
use super::rows::Names;
use super::session::Visit;
use super::state::Web;
use super::words::{Choice, Person};
use crate::door::{
    Actor, ChallengeCommand, ClubDenial, Command, Meant, Offer, Receipt, StartWish, Submission, SubmitError,
    Via, challenge_position, member_meant,
};
use crate::names::{self, Named};
use crate::speech::club;

/// The page of challenges.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/challenges.html")]
pub struct Challenges {
    /// Around it.
    pub frame: Frame,
    /// Whether a member looks.
    pub member: bool,
    /// Those to the member.
    pub to_you: Vec<Line>,
    /// Those open to all.
    pub open: Vec<Line>,
    /// The member's own.
    pub yours: Vec<Line>,
    /// Since when and at which pace the member waits for a pairing.
    pub waiting: Option<String>,
    /// A new one.
    pub form: NewForm,
    /// What was wrong with a form.
    pub faults: Faults,
}

/// A list of challenges, with what can be done about them.
#[derive(Debug)]
pub struct Section<'a> {
    /// The key of its title.
    pub key: &'static str,
    /// The challenges.
    pub lines: &'a [Line],
    /// Whether they can be accepted.
    pub accept: bool,
    /// Whether they can be declined.
    pub decline: bool,
}

impl Challenges {
    /// The lists that are shown: to a visitor only those that anybody may accept.
    pub fn sections(&self) -> Vec<Section<'_>> {
        let mut sections = vec![
            Section { key: "challenges-to-you", lines: &self.to_you, accept: true, decline: true },
            Section { key: "challenges-open", lines: &self.open, accept: true, decline: false },
            Section { key: "challenges-yours", lines: &self.yours, accept: false, decline: false },
        ];
        sections.retain(|section| self.member || section.key == "challenges-open");
        sections
    }
}

/// The form of a new challenge.
#[derive(Clone, Debug)]
pub struct NewForm {
    /// The form's own key: sent twice, it counts once.
    pub key: String,
    /// The opponent as typed.
    pub to: String,
    /// Members to choose from.
    pub handles: Vec<String>,
    /// The position as typed.
    pub start: String,
    /// The paces to choose from.
    pub paces: Vec<Choice>,
    /// Whether it is not to count.
    pub friendly: bool,
    /// Whether the second game waits for the first.
    pub staggered: bool,
}

/// A challenge in a list.
#[derive(Clone, Debug)]
pub struct Line {
    /// Its number.
    pub id: i64,
    /// The other one; everybody if it is open and one's own.
    pub who: Person,
    /// The position in words.
    pub start: String,
    /// The time control.
    pub pace: String,
    /// Whether it counts, in words.
    pub counts: String,
    /// Both games at once or not, in words.
    pub order: String,
    /// Until when it waits.
    pub until: String,
}

/// Whom the form begins with.
#[derive(Debug, Default, serde::Deserialize)]
pub(super) struct Question {
    #[serde(default)]
    to: String,
}

/// `GET /challenges`
pub(super) async fn get(
    State(web): State<Web>,
    visit: Visit,
    Query(question): Query<Question>,
) -> Result<Challenges, WebError> {
    page(&web, &visit, Sent { to: question.to, ..Sent::default() }, Faults::default()).await
}

/// What the form of a new challenge sends.
#[derive(Clone, Debug, Default, serde::Deserialize)]
pub(super) struct Sent {
    #[serde(default)]
    key: String,
    #[serde(default)]
    to: String,
    #[serde(default)]
    start: String,
    #[serde(default)]
    pace: String,
    #[serde(default)]
    counts: String,
    #[serde(default)]
    order: String,
}

async fn page(web: &Web, visit: &Visit, sent: Sent, faults: Faults) -> Result<Challenges, WebError> {
    let t = &visit.t;
    let member = visit.member.as_ref();
    let mut tx = web.door().db().read().await?;
    let open = challenges::open_to_all(&mut tx, 200).await?;
    let (to_you, yours, waiting) = match member {
        Some(member) => (
            challenges::made_to(&mut tx, member.id).await?,
            challenges::made_by(&mut tx, member.id).await?,
            challenges::waiting(&mut tx, member.id).await?,
        ),
        None => (Vec::new(), Vec::new(), None),
    };
    let people = open.iter().chain(&to_you).chain(&yours);
    let ids: Vec<PlayerId> = people.flat_map(|c| [Some(c.from_id), c.to_id]).flatten().collect();
    let named = Names::of_people(&mut tx, t, ids).await?;
    drop(tx);
    let line = |challenge: &Challenge, who: Person| Line {
        id: challenge.id,
        who,
        start: challenge_position(challenge, t.speech(), t.lang()),
        pace: challenge.pace.clone(),
        counts: t.s(if challenge.rated { "challenge-rated" } else { "challenge-friendly" }),
        order: t.s(if challenge.staggered { "challenge-staggered" } else { "challenge-together" }),
        until: t.day(challenge.expires_at),
    };
    let from = |challenge: &Challenge| line(challenge, named.person(t, challenge.from_id));
    Ok(Challenges {
        frame: visit.frame("challenges", t.s("challenges-title")).refusing(!faults.is_empty()),
        member: member.is_some(),
        to_you: to_you.iter().map(from).collect(),
        open: open.iter().filter(|c| member.is_none_or(|m| m.id != c.from_id)).map(from).collect(),
        yours: yours
            .iter()
            .map(|challenge| {
                let everybody = || Person { name: t.s("challenges-everybody"), handle: None };
                line(challenge, challenge.to_id.map_or_else(everybody, |to| named.person(t, to)))
            })
            .collect(),
        waiting: waiting.map(|waiting| {
            let facts = [("since", t.moment(waiting.since).into()), ("pace", waiting.pace.into())];
            t.say("challenges-pair-since", &facts)
        }),
        form: NewForm {
            key: key(web),
            to: sent.to,
            handles: if member.is_some() { handles(web).await? } else { Vec::new() },
            start: sent.start,
            paces: paces(t, &sent.pace),
            friendly: sent.counts == "friendly",
            staggered: sent.order == "staggered",
        },
        faults,
    })
}

/// `POST /challenges`
pub(super) async fn post(
    State(web): State<Web>,
    visit: Visit,
    Form(sent): Form<Sent>,
) -> Result<Response, WebError> {
    let me = visit.member()?.id;
    if !matches!(sent.order.as_str(), "" | "together" | "staggered")
        || !matches!(sent.counts.as_str(), "" | "rated" | "friendly")
    {
        return Err(WebError::Bad);
    }
    let to = sent.to.trim();
    // Everything that does not fit is said at once, in the order of the fields.
    let t = &visit.t;
    let mut faults = Faults::default();
    if !to.is_empty() {
        let meant = member_meant(&mut web.door().db().read().await?, to).await?;
        if matches!(meant, Meant::Nobody) {
            faults.add("to", t.s1("error-no-player", "player", to));
        }
    }
    let start = start_wish(&sent.start);
    if start.is_none() {
        let denial = ClubDenial::Start(sent.start.clone());
        faults.add("start", club::denial(t.speech(), t.lang(), &denial));
    }
    let pace = match sent.pace.parse::<Pace>() {
        Err(_) if sent.pace.is_empty() => Some(Pace::default()),
        Err(_) => {
            let denial = ClubDenial::Pace(sent.pace.clone());
            faults.add("pace", club::denial(t.speech(), t.lang(), &denial));
            None
        }
        Ok(pace) => Some(pace),
    };
    let (Some(start), Some(pace), true) = (start, pace, faults.is_empty()) else {
        return refused(&web, &visit, sent, faults).await;
    };
    let offer = Offer {
        from: me,
        to: Some(to.to_owned()).filter(|to| !to.is_empty()),
        start,
        pace,
        rated: sent.counts != "friendly",
        staggered: sent.order == "staggered",
    };
    let origin = Some(format!("form:challenge:{me}:{}", sent.key)).filter(|_| !sent.key.is_empty());
    match submit(&web, me, origin, ChallengeCommand::Offer(offer)).await {
        Ok(_) | Err(SubmitError::Duplicate(_)) => {
            Ok(Redirect::to("/challenges?done=challenge-sent-done").into_response())
        }
        Err(error) => refuse(&web, &visit, sent, error).await,
    }
}

/// The position that a text asks for; `None` if it is none.
fn start_wish(text: &str) -> Option<StartWish> {
    let text = text.trim();
    if text.is_empty() {
        return Some(StartWish::Random);
    }
    if let Ok(start) = text.parse::<StartPosition>() {
        return Some(StartWish::At(start));
    }
    match names::read(text) {
        Some(Named::Match(id) | Named::GameOf(id, _)) => Some(StartWish::AsIn(id)),
        _ => None,
    }
}

/// What the buttons beside a challenge send.
#[derive(Debug, Default, serde::Deserialize)]
pub(super) struct Answer {
    #[serde(default)]
    act: String,
}

/// `POST /challenges/{id}`
pub(super) async fn answer(
    State(web): State<Web>,
    visit: Visit,
    Path(id): Path<i64>,
    Form(answer): Form<Answer>,
) -> Result<Response, WebError> {
    let me = visit.member()?.id;
    let (command, done) = match answer.act.as_str() {
        "accept" => (ChallengeCommand::Accept(id, me), ""),
        "decline" => (ChallengeCommand::Decline(id, me), "challenge-declined-done"),
        "withdraw" => (ChallengeCommand::Withdraw(id, me), "challenge-withdrawn-done"),
        _ => return Err(WebError::Bad),
    };
    match submit(&web, me, None, command).await {
        Ok(Receipt::Match { id, .. }) => {
            let name = names::match_name(id, None);
            Ok(Redirect::to(&format!("/matches/{name}?done=match-begun-done")).into_response())
        }
        Ok(_) => Ok(Redirect::to(&format!("/challenges?done={done}")).into_response()),
        Err(error) => refuse(&web, &visit, Sent::default(), error).await,
    }
}

/// What the form of the queue sends.
#[derive(Debug, Default, serde::Deserialize)]
pub(super) struct Pairing {
    #[serde(default)]
    act: String,
    #[serde(default)]
    pace: String,
    #[serde(default)]
    counts: String,
}

/// `POST /challenges/pair`
pub(super) async fn pair(
    State(web): State<Web>,
    visit: Visit,
    Form(sent): Form<Pairing>,
) -> Result<Response, WebError> {
    let me = visit.member()?.id;
    let (command, done) = match sent.act.as_str() {
        "wait" => {
            let pace: Pace = sent.pace.parse().map_err(|_| WebError::Bad)?;
            (ChallengeCommand::Queue(me, pace, sent.counts != "friendly"), "pair-done")
        }
        "off" => (ChallengeCommand::Unqueue(me), "pair-off-done"),
        _ => return Err(WebError::Bad),
    };
    match submit(&web, me, None, command).await {
        Ok(_) => Ok(Redirect::to(&format!("/challenges?done={done}")).into_response()),
        Err(error) => refuse(&web, &visit, Sent::default(), error).await,
    }
}

/// `POST /matches/{label}/rematch`
pub(super) async fn rematch(
    State(web): State<Web>,
    visit: Visit,
    Path(label): Path<String>,
) -> Result<Response, WebError> {
    let me = visit.member()?.id;
    let Some(Named::Match(id)) = names::read(&label) else {
        return Err(WebError::no("error-no-match", "match", &label));
    };
    match submit(&web, me, None, ChallengeCommand::Rematch(id, me)).await {
        Ok(_) => Ok(Redirect::to("/challenges?done=challenge-sent-done").into_response()),
        Err(error) => refuse(&web, &visit, Sent::default(), error).await,
    }
}

async fn submit(
    web: &Web,
    me: PlayerId,
    origin: Option<String>,
    command: ChallengeCommand,
) -> Result<Receipt, SubmitError> {
    let submission = Submission {
        by: Actor::Player(me),
        via: Via::Form,
        at: web.now(),
        origin,
        command: Command::Challenge(command),
    };
    web.door().submit(submission).await
}

/// The field of a new challenge that a denial is about, by its id; empty if it is about none.
const fn field_of(denial: &ClubDenial) -> &'static str {
    match denial {
        ClubDenial::Start(_) | ClubDenial::NoMatch(_) => "start",
        ClubDenial::Pace(_) => "pace",
        ClubDenial::Yourself
        | ClubDenial::Inactive(_)
        | ClubDenial::Suspended(_)
        | ClubDenial::ChallengeTwice(_)
        | ClubDenial::WhichMember { .. } => "to",
        _ => "",
    }
}

/// The page again, with what the club said.
async fn refuse(web: &Web, visit: &Visit, sent: Sent, error: SubmitError) -> Result<Response, WebError> {
    let (speech, lang) = (visit.t.speech(), visit.t.lang());
    let faults = match error {
        SubmitError::Club(denial) => Faults::one(field_of(&denial), club::denial(speech, lang, &denial)),
        SubmitError::Invalid(invalid) => Faults::of(&visit.t, &invalid).in_field(""),
        SubmitError::NoMember(who) => Faults::one("to", visit.t.s1("error-no-player", "player", who)),
        error => return Err(error.into()),
    };
    // Beside a challenge or a match there is no field that could be wrong.
    let faults = if sent.key.is_empty() { faults.in_field("") } else { faults };
    refused(web, visit, sent, faults).await
}

async fn refused(web: &Web, visit: &Visit, sent: Sent, faults: Faults) -> Result<Response, WebError> {
    let page = page(web, visit, sent, faults).await?;
    Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
}

#[cfg(test)]
impl Challenges {
    pub(super) fn samples() -> Vec<Self> {
        use super::words::samples;
        let hostile = || samples::HOSTILE.to_owned();
        let line = || Line {
            id: 1,
            who: Person::new(samples::HOSTILE, "mallory"),
            start: hostile(),
            pace: "10/30".to_owned(),
            counts: "friendly".to_owned(),
            order: "both at once".to_owned(),
            until: "3 May 2026".to_owned(),
        };
        let form = NewForm {
            key: "k".to_owned(),
            to: hostile(),
            handles: vec!["anna".to_owned()],
            start: hostile(),
            paces: paces(&super::talk::Talk::new(crate::speech::Lang::En, "UTC"), "10/30"),
            friendly: true,
            staggered: true,
        };
        vec![
            Self {
                frame: Frame::sample(),
                member: false,
                to_you: vec![],
                open: vec![],
                yours: vec![],
                waiting: None,
                form: form.clone(),
                faults: Faults::default(),
            },
            Self {
                frame: Frame::sample_director(),
                member: true,
                to_you: vec![line()],
                open: vec![line()],
                yours: vec![line()],
                waiting: Some(hostile()),
                form,
                faults: Faults::one("start", hostile()),
            },
        ]
    }
}
