//! The form of an event: `/director/tournaments/new` and `/director/tournaments/{code}/edit`. Every field that does not fit is
//! marked with its sentence, and *Look first* says what would become of it before anything is sent.
use askama::Template;
use askama_web::WebTemplate;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use frcec_store::PlayerId;
use frcec_store::players::{self, Role};
use frcec_store::tournaments::TournamentState;

use super::changes::changes;
use super::fields::{Fault, NAMES, Sent, field_of};
use super::{submit, words};
use crate::door::{EventCommand, EventDenial, EventRecord, NewEvent, Receipt, StartMode, SubmitError};
use crate::web::director::matches::key;
use crate::web::director::rulings::{LOGGED, Plan};
use crate::web::error::WebError;
use crate::web::frame::Frame;
use crate::web::rows::Names;
use crate::web::session::Visit;
use crate::web::state::Web;
use crate::web::tournament::about::{self, Fact};
use crate::web::tournament::load;
use crate::web::words::Choice;

/// The form of an event.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/director_event_form.html")]
pub struct EventForm {
    /// Around it.
    pub frame: Frame,
    /// `T0001`; none while it is being made.
    pub id: Option<String>,
    /// The fields as they were sent.
    pub sent: Sent,
    /// What is wrong, field by field.
    pub faults: Vec<Fault>,
    /// What would become of it, if it was only to be looked at and nothing is wrong.
    pub fits: Vec<String>,
    /// Paces that end by themselves: for every format.
    pub banks: Vec<Choice>,
    /// Paces for round robins only.
    pub others: Vec<Choice>,
    /// Who can be the deputy.
    pub deputies: Vec<Choice>,
    /// The zone in which the date is read.
    pub zone: String,
    /// What of an event that runs cannot be changed any more.
    pub fixed: Vec<Fact>,
}

impl EventForm {
    /// What is wrong with a field.
    pub fn fault(&self, name: &str) -> Option<&str> {
        self.faults.iter().find(|fault| fault.field == name).map(|fault| fault.text.as_str())
    }

    /// Whether anything is wrong with a field.
    pub fn bad(&self, name: &str) -> bool {
        self.fault(name).is_some()
    }

    /// What is sent unchanged where it cannot be changed.
    pub fn kept(&self) -> Vec<(&'static str, String)> {
        let own = ["key", "act", "step", "seen", "reason", "name", "deputy", "reopen"];
        let kept = NAMES.into_iter().filter(|name| !own.contains(name));
        kept.map(|name| (name, self.sent.value(name).to_owned())).collect()
    }

    /// Whether a field holds this.
    pub fn is(&self, name: &str, value: &str) -> bool {
        self.sent.value(name) == value
    }
}

/// Paces of events that end by themselves.
const BANKS: [&str; 6] = ["bank 20", "bank 30", "bank 45", "bank 60", "bank 90", "bank 120"];
/// Paces for round robins only, the club's default first.
const OTHERS: [&str; 5] = ["10/30", "10/40", "10/50", "5+1", "3/move"];
/// For how many players *Look first* reckons where no number of places is set.
const RECKONED: usize = 8;

/// `GET /director/tournaments/new`
pub(in crate::web) async fn new(State(web): State<Web>, visit: Visit) -> Result<EventForm, WebError> {
    visit.director()?;
    form(&web, &visit, None, Sent::fresh(key(&web)), Vec::new()).await
}

/// `GET /director/tournaments/{code}/edit`
pub(in crate::web) async fn edit(
    State(web): State<Web>,
    visit: Visit,
    Path(code): Path<String>,
) -> Result<EventForm, WebError> {
    visit.director()?;
    let record = load(&mut web.door().db().read().await?, &code).await?;
    let deputy = officers(&web).await?.into_iter().find(|player| Some(player.id) == record.event.deputy_id);
    let sent = Sent::of(&record, visit.t.zone()).with_deputy(deputy.map(|player| player.handle));
    form(&web, &visit, Some(&record), sent, Vec::new()).await
}

/// The directors and admins who are there.
pub(super) async fn officers(web: &Web) -> Result<Vec<players::Player>, WebError> {
    let mut tx = web.door().db().read().await?;
    // Admins are directors too.
    let mut all = players::with_role(&mut tx, Role::Director).await?;
    all.retain(|player| {
        matches!(player.status, players::PlayerStatus::Active | players::PlayerStatus::Inactive)
    });
    Ok(all)
}

/// The officers to choose from, the empty choice first.
pub(super) fn choices(none: String, officers: &[players::Player], chosen: Option<PlayerId>) -> Vec<Choice> {
    let choice = |player: &players::Player| Choice {
        value: player.handle.clone(),
        text: player.name.clone(),
        chosen: Some(player.id) == chosen,
    };
    let none = Choice { value: String::new(), text: none, chosen: chosen.is_none() };
    [none].into_iter().chain(officers.iter().map(choice)).collect()
}

async fn form(
    web: &Web,
    visit: &Visit,
    record: Option<&EventRecord>,
    sent: Sent,
    faults: Vec<Fault>,
) -> Result<EventForm, WebError> {
    let t = &visit.t;
    let officers = officers(web).await?;
    let deputy = officers.iter().find(|player| player.handle == sent.value("deputy")).map(|player| player.id);
    let choice = |pace: &str| Choice {
        value: pace.to_owned(),
        text: about::pace(t, pace),
        chosen: pace == sent.value("pace"),
    };
    let mut banks: Vec<Choice> = BANKS.into_iter().map(choice).collect();
    let others: Vec<Choice> = OTHERS.into_iter().map(choice).collect();
    if !banks.iter().chain(&others).any(|choice| choice.chosen) && !sent.value("pace").is_empty() {
        // An event that was made elsewhere may have another one.
        banks.push(choice(sent.value("pace")));
    }
    let title = record.map_or_else(|| t.s("director-new-event"), |record| record.event.name.clone());
    Ok(EventForm {
        frame: visit.frame("director", title),
        id: record.map(|record| record.event.code.clone()),
        faults,
        fits: Vec::new(),
        banks,
        others,
        deputies: choices(t.s("event-no-deputy"), &officers, deputy),
        zone: t.zone().to_owned(),
        fixed: match record.filter(|record| record.event.state == TournamentState::Running) {
            Some(record) => about::fixed(t, record),
            None => Vec::new(),
        },
        sent,
    })
}

/// What the fields say, and everything that is wrong with them.
async fn read(
    web: &Web,
    visit: &Visit,
    sent: &Sent,
    opens: bool,
) -> Result<(NewEvent, Vec<Fault>), WebError> {
    let officers = officers(web).await?;
    let (new, mut faults) = sent.read(&visit.t, &officers).ok_or(WebError::Bad)?;
    // One after the other: what does not fit is set aside, and the rest is looked at.
    let now = if opens { web.now() } else { i64::MIN };
    let mut rest = new.tidied();
    for _ in 0..12 {
        let Err(denial) = rest.check(now) else { break };
        let field = field_of(&denial);
        if !faults.iter().any(|fault| fault.field == field) {
            faults.push(Fault { field, text: words(visit, &denial) });
        }
        super::fields::set_aside(&mut rest, &denial);
    }
    Ok((new, faults))
}

/// What would become of an event, in sentences.
fn fits(visit: &Visit, new: &NewEvent) -> Vec<String> {
    let t = &visit.t;
    let settings = &new.settings;
    let pace = new.pace.to_string();
    let mut said = vec![about::sentence(t, settings.format), format!("{pace}: {}", about::pace(t, &pace))];
    if let Some(ms) = settings.round_ms(new.pace) {
        said.push(t.s1("event-fits-round", "days", ms / frcec_rules::club::pace::DAY_MS));
    }
    let players = settings.capacity.map_or(RECKONED, |places| usize::try_from(places).unwrap_or(RECKONED));
    match about::longest_days(settings, new.pace, players) {
        Some(days) => {
            said.push(t.say("event-fits-longest", &[("players", players.into()), ("days", days.into())]));
        }
        None => said.push(t.s("event-fits-endless")),
    }
    said.push(t.s("event-fits"));
    said
}

async fn again(
    web: &Web,
    visit: &Visit,
    record: Option<&EventRecord>,
    sent: Sent,
    faults: Vec<Fault>,
) -> Result<Response, WebError> {
    let page = form(web, visit, record, sent, faults).await?;
    Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
}

/// `POST /director/tournaments`: `act` is `look` or nothing.
pub(in crate::web) async fn create(
    State(web): State<Web>,
    visit: Visit,
    Form(sent): Form<Sent>,
) -> Result<Response, WebError> {
    let me = visit.director()?.id;
    let (new, mut faults) = read(&web, &visit, &sent, true).await?;
    faults.extend(own_deputy(&web, &visit, Some(me), new.deputy).await?);
    if !faults.is_empty() {
        return again(&web, &visit, None, sent, faults).await;
    }
    if sent.value("act") == "look" {
        let page = form(&web, &visit, None, sent, Vec::new()).await?;
        return Ok(EventForm { fits: fits(&visit, &new), ..page }.into_response());
    }
    let origin = Some(format!("form:event:{}", sent.value("key")));
    match submit(&web, &visit, origin, EventCommand::Create(Box::new(new.clone()))).await {
        Err(SubmitError::Duplicate(Receipt::Event { code })) if !same(&web, &code, &new).await? => {
            Err(WebError::Doubled)
        }
        // Sent twice, it leads to the event it made.
        Ok(Receipt::Event { code }) | Err(SubmitError::Duplicate(Receipt::Event { code })) => {
            Ok(Redirect::to(&format!("/director/tournaments/{code}?done=event-opened")).into_response())
        }
        Ok(_) | Err(SubmitError::Duplicate(_)) => Err(WebError::Bad),
        Err(SubmitError::Event(denial)) => {
            let fault = Fault { field: field_of(&denial), text: words(&visit, &denial) };
            again(&web, &visit, None, sent, vec![fault]).await
        }
        Err(error) => Err(error.into()),
    }
}

/// Whether the event that this form made when it was first sent is the one it asks for now.
async fn same(web: &Web, code: &str, new: &NewEvent) -> Result<bool, WebError> {
    let record = load(&mut web.door().db().read().await?, code).await?;
    let (event, new) = (&record.event, new.tidied());
    Ok(event.name == new.name
        && event.pace == new.pace.to_string()
        && event.positions == new.positions
        && record.settings == new.settings)
}

/// `POST /director/tournaments/{code}/edit`
pub(in crate::web) async fn change(
    State(web): State<Web>,
    visit: Visit,
    Path(code): Path<String>,
    Form(sent): Form<Sent>,
) -> Result<Response, WebError> {
    let (t, me) = (&visit.t, visit.director()?.id);
    let record = load(&mut web.door().db().read().await?, &code).await?;
    let seen = sent.value("seen").parse().map_err(|_| WebError::Bad)?;
    let opens = record.event.state == TournamentState::Open;
    let (new, mut faults) = read(&web, &visit, &sent, opens).await?;
    let before = NewEvent::of(&record.event)?;
    if faults.is_empty()
        && let Err(denial) = web.door().may_change(&record, &new, me)
    {
        faults.push(Fault { field: field_of(&denial), text: words(&visit, &denial) });
    }
    faults.extend(own_deputy(&web, &visit, record.event.director_id, new.deputy).await?);
    if !faults.is_empty() {
        return again(&web, &visit, Some(&record), sent, faults).await;
    }
    let named = {
        let mut tx = web.door().db().read().await?;
        let ids = [before.deputy, new.deputy].into_iter().flatten();
        Names::of_people(&mut tx, t, ids).await?
    };
    let reason = sent.value("reason").trim().to_owned();
    let starts = match starts_now(&record, &new) {
        Some(places) => {
            let preview = web.door().preview_changed(&record, &new).await?;
            let mut said = vec![t.s1("event-note-starts-now", "players", places)];
            said.extend(super::paired_in_words(&visit, &record, &preview));
            said
        }
        None => Vec::new(),
    };
    let plan = |fault| {
        let new = new.tidied();
        let changes = changes(t, Some(&before), Some(&new), |id| named.person(t, id).name);
        let mut notes = if changes.is_empty() { vec![t.s("event-note-nothing")] } else { Vec::new() };
        notes.splice(0..0, starts.iter().cloned());
        let kept = NAMES.into_iter().filter(|name| !matches!(*name, "key" | "step" | "reason"));
        let plan = Plan {
            closed: false,
            back: (format!("/director/tournaments/{code}"), record.event.name.clone()),
            title: t.s1("event-edit-head", "name", record.event.name.as_str()),
            changes,
            notes,
            url: format!("/director/tournaments/{code}/edit"),
            hidden: kept.map(|name| (name, sent.value(name).to_owned())).collect(),
            tick: None,
            reason: Some(LOGGED),
        };
        plan.page(&web, &visit, &reason, fault)
    };
    if sent.value("step") != "do" {
        return Ok(plan(None));
    }
    let command =
        EventCommand::Edit { code: code.clone(), seen, to: Box::new(new.clone()), reason: reason.clone() };
    match submit(&web, &visit, None, command).await {
        Ok(_) => Ok(Redirect::to(&format!("/director/tournaments/{code}?done=event-edited")).into_response()),
        Err(SubmitError::Event(
            denial @ (EventDenial::NoReason | EventDenial::LongReason { .. } | EventDenial::Changed),
        )) => Ok(plan(Some(words(&visit, &denial)))),
        Err(SubmitError::Event(denial)) => {
            let fault = Fault { field: field_of(&denial), text: words(&visit, &denial) };
            again(&web, &visit, Some(&record), sent, vec![fault]).await
        }
        Err(error) => Err(error.into()),
    }
}

/// That somebody is to be asked in his own place.
async fn own_deputy(
    web: &Web,
    visit: &Visit,
    director: Option<PlayerId>,
    deputy: Option<PlayerId>,
) -> Result<Option<Fault>, WebError> {
    let Some(id) = deputy.filter(|_| director == deputy) else { return Ok(None) };
    let names = Names::of_people(&mut web.door().db().read().await?, &visit.t, [id]).await?;
    let denial = EventDenial::OwnDeputy(names.person(&visit.t, id).name);
    Ok(Some(Fault { field: field_of(&denial), text: words(visit, &denial) }))
}

/// With how many players an event starts at once if it becomes `new`; `None` if it does not.
fn starts_now(record: &EventRecord, new: &NewEvent) -> Option<u32> {
    let in_it = u32::try_from(record.entries.len() + record.waiting.len()).unwrap_or(u32::MAX);
    let opens = record.event.state == TournamentState::Open && new.settings.start == StartMode::WhenFull;
    new.settings.capacity.filter(|&places| opens && places <= in_it)
}

#[cfg(test)]
impl EventForm {
    pub(in crate::web) fn samples() -> Vec<Self> {
        use crate::web::words::samples::HOSTILE;
        let choice = Choice { value: "bank 30".to_owned(), text: HOSTILE.to_owned(), chosen: true };
        let new = Self {
            frame: Frame::sample_director(),
            id: None,
            sent: Sent::fresh("k".to_owned()),
            faults: vec![],
            fits: vec![HOSTILE.to_owned()],
            banks: vec![choice.clone()],
            others: vec![choice.clone()],
            deputies: vec![choice],
            zone: "Europe/Madrid".to_owned(),
            fixed: vec![],
        };
        let fact = Fact { name: HOSTILE.to_owned(), text: HOSTILE.to_owned(), who: None, url: None };
        let runs = Self { id: Some("T0001".to_owned()), fits: vec![], fixed: vec![fact], ..new.clone() };
        let fault = |field| Fault { field, text: HOSTILE.to_owned() };
        let wrong = Self {
            id: Some("T0001".to_owned()),
            faults: NAMES.into_iter().filter(|name| *name != "step").map(fault).collect(),
            fits: vec![],
            ..new.clone()
        };
        vec![new, wrong, runs]
    }
}
