//! What a director does with the members of an event and with the event itself, each looked at first and with a stated reason:
//! withdraw, replace, appoint, call off. Entering needs no reason and is done at once.
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use frcec_rules::club::game::Outcome;
use frcec_store::tournaments::TournamentState;
use frcec_store::{PlayerId, players};

use super::{page, refuse, submit};
use crate::door::{Command, EventCommand, EventDenial, EventRecord, SubmitError};
use crate::web::director::rulings::{Change, LOGGED, Plan, Sent, TOLD, halves, refusal, rule};
use crate::web::error::WebError;
use crate::web::rows;
use crate::web::session::Visit;
use crate::web::state::Web;
use crate::web::tournament::{about, load, missing, names_of};

/// The member with this handle, or the sentence that there is none.
async fn member(web: &Web, visit: &Visit, handle: &str) -> Result<Result<PlayerId, String>, WebError> {
    let handle = handle.trim().trim_start_matches('@');
    let mut tx = web.door().db().read().await?;
    let found = players::by_handle(&mut tx, handle).await?;
    Ok(found.map(|player| player.id).ok_or_else(|| visit.t.s1("event-unknown-member", "handle", handle)))
}

/// `POST /director/tournaments/{code}/entries`: one handle, or several with commas. Whoever can be entered is; the others stay in
/// the field, each with the reason.
pub(in crate::web) async fn enter(
    State(web): State<Web>,
    visit: Visit,
    Path(code): Path<String>,
    Form(sent): Form<Sent>,
) -> Result<Response, WebError> {
    visit.director()?;
    let (mut entered, mut left, mut faults) = (Vec::new(), Vec::new(), Vec::new());
    for handle in sent.handle.split([',', ';', '\n']).map(str::trim).filter(|handle| !handle.is_empty()) {
        let fault = match member(&web, &visit, handle).await? {
            Ok(player) => match enter_one(&web, &visit, &code, player).await? {
                Ok(()) => {
                    entered.push(handle.to_owned());
                    continue;
                }
                Err(why) => visit.t.say("event-not-entered", &[("name", handle.into()), ("why", why.into())]),
            },
            Err(fault) => fault,
        };
        left.push(handle);
        faults.push(fault);
    }
    if faults.is_empty() && sent.handle.split([',', ';', '\n']).all(|handle| handle.trim().is_empty()) {
        faults.push(visit.t.s("event-nobody-named"));
    }
    if faults.is_empty() {
        let done = format!("/director/tournaments/{code}?done=event-entries-done");
        return Ok(Redirect::to(&done).into_response());
    }
    if !entered.is_empty() {
        faults.insert(
            0,
            visit.t.s1("event-entries-some", "names", visit.t.speech().list(visit.t.lang(), &entered)),
        );
    }
    let shown = page(&web, &visit, &code, faults, left.join(", ")).await?;
    Ok((StatusCode::UNPROCESSABLE_ENTITY, shown).into_response())
}

/// Enters one member, or says why not.
async fn enter_one(
    web: &Web,
    visit: &Visit,
    code: &str,
    player: PlayerId,
) -> Result<Result<(), String>, WebError> {
    let command = EventCommand::Enter { code: code.to_owned(), player };
    match submit(web, visit, None, command).await {
        Ok(_) => Ok(Ok(())),
        Err(error @ SubmitError::Event(EventDenial::NoEvent(_))) => Err(missing(error)),
        Err(error) => Ok(Err(refusal(visit, error)?)),
    }
}

/// `POST /director/tournaments/{code}/withdraw`
pub(in crate::web) async fn withdraw(
    State(web): State<Web>,
    visit: Visit,
    Path(code): Path<String>,
    Form(sent): Form<Sent>,
) -> Result<Response, WebError> {
    let (t, me) = (&visit.t, visit.director()?.id);
    let scene = Scene::load(&web, &visit, &code).await?;
    let player = match member(&web, &visit, &sent.handle).await? {
        Ok(player) => player,
        Err(fault) => return refuse(&web, &visit, &code, fault).await,
    };
    let (record, name) = (&scene.record, scene.name(&visit, player));
    let runs = record.event.state == TournamentState::Running;
    if runs && !record.waits(player) && record.concerns(me) && player != me {
        return scene.own_event(&web, &visit).await;
    }
    let mut notes = Vec::new();
    let mut changes = Vec::new();
    let reader = visit.reader(&mut web.door().db().read().await?).await?;
    if runs && record.entry_of(player).is_some() {
        match web.door().departure(record, player, player != me).await {
            Ok(departure) => {
                // Game by game: which are lost, and which never counted.
                for game in record.unfinished().filter(|game| game.seat(player).is_some()) {
                    let end = departure.ends.iter().find(|(id, _)| *id == game.id);
                    let (Some((_, result)), Some(side)) = (end, game.seat(player)) else { continue };
                    let of_match = game.match_id.map(|id| (id, i64::from(game.number_in_match)));
                    let label = crate::names::game_name(game.id, of_match, Some(code.as_str()));
                    let opponent = scene.name(&visit, game.player(!side));
                    let after = match result {
                        Outcome::Cancelled => t.s("state-cancelled"),
                        counted => halves(counted.pgn()),
                    };
                    let now = rows::state(t, &reader.sees(game.clone())).text;
                    changes.push(Change::new(format!("{label} – {opponent}"), now, after));
                }
                notes.extend(departure.foretold(t.speech(), t.lang()));
                notes.extend(departure.sentences(t.speech(), t.lang()));
                notes.push(t.s("event-note-opponents-told"));
            }
            Err(error) => {
                let fault = refusal(&visit, error)?;
                return refuse(&web, &visit, &code, fault).await;
            }
        }
    } else {
        let mut after = record.clone();
        after.entries.retain(|entry| entry.player != player);
        after.waiting.retain(|entry| entry.player_id != player);
        let first = record.waiting.first().filter(|first| !runs && first.player_id != player);
        if let Some(first) = first.filter(|_| after.entries.len() < record.entries.len()) {
            notes.push(t.s1("event-note-comes-in", "name", scene.name(&visit, first.player_id)));
        } else {
            let label = t.s("tournament-entries");
            changes.push(Change::new(label, about::places(t, record), about::places(t, &after)));
        }
    }
    notes.push(t.s1("event-note-told", "name", name.as_str()));
    let plan = scene.plan(
        t.s1("event-withdraw-title", "name", name.as_str()),
        Parts { url: "withdraw", changes, notes },
        vec![("handle", sent.handle.clone())],
    );
    let reason = Some(sent.reason.trim().to_owned());
    let command = EventCommand::Withdraw { code: code.clone(), player, reason };
    deed(&web, &visit, &sent, plan, command, "event-withdrawn-done").await
}

/// `POST /director/tournaments/{code}/replace`: somebody who never came, by a named member or the first who waits.
pub(in crate::web) async fn replace(
    State(web): State<Web>,
    visit: Visit,
    Path(code): Path<String>,
    Form(sent): Form<Sent>,
) -> Result<Response, WebError> {
    let (t, me) = (&visit.t, visit.director()?.id);
    let scene = Scene::load(&web, &visit, &code).await?;
    let leaves = match member(&web, &visit, &sent.handle).await? {
        Ok(player) => player,
        Err(fault) => return refuse(&web, &visit, &code, fault).await,
    };
    let comes = match sent.comes.trim() {
        "" => None,
        handle => match member(&web, &visit, handle).await? {
            Ok(player) => Some(player),
            Err(fault) => return refuse(&web, &visit, &code, fault).await,
        },
    };
    let asked = !sent.asked.is_empty();
    let goes = scene.name(&visit, leaves);
    let name = goes.as_str();
    // Looked at, it is as if the member had asked for it: else the days for the first move have to be over.
    let would = match web.door().would_replace(&scene.record, me, (leaves, comes), true).await {
        Ok(would) => would,
        Err(error) => {
            let fault = refusal(&visit, error)?;
            return refuse(&web, &visit, &code, fault).await;
        }
    };
    let mut notes = Vec::new();
    if would.late {
        notes.push(t.s1("event-note-first-move-late", "name", name));
    } else if let Err(SubmitError::Event(denial)) =
        web.door().would_replace(&scene.record, me, (leaves, comes), false).await
    {
        notes.push(super::words(&visit, &denial));
    }
    notes.extend([t.s1("event-note-anew", "games", would.games), t.s("event-note-both-told")]);
    let after = name_of(&web, &visit, would.comes).await?;
    let plan = Plan {
        closed: false,
        tick: (!would.late).then(|| ("asked", t.s1("event-replace-asked", "name", name), asked)),
        ..scene.plan(
            t.s1("event-replace-title", "name", name),
            Parts {
                url: "replace",
                changes: vec![Change::new(t.s("log-field-member"), goes.clone(), after)],
                notes,
            },
            vec![("handle", sent.handle.clone()), ("comes", sent.comes.clone())],
        )
    };
    let reason = sent.reason.clone();
    let command = EventCommand::Replace { code: code.clone(), leaves, comes, asked, reason };
    deed(&web, &visit, &sent, plan, command, "event-replaced-done").await
}

/// `POST /director/tournaments/{code}/keep`: a suspended member plays on in the event.
pub(in crate::web) async fn keep(
    State(web): State<Web>,
    visit: Visit,
    Path(code): Path<String>,
    Form(sent): Form<Sent>,
) -> Result<Response, WebError> {
    let (t, me) = (&visit.t, visit.director()?.id);
    let scene = Scene::load(&web, &visit, &code).await?;
    if scene.record.concerns(me) {
        return scene.own_event(&web, &visit).await;
    }
    let player = match member(&web, &visit, &sent.handle).await? {
        Ok(player) => player,
        Err(fault) => return refuse(&web, &visit, &code, fault).await,
    };
    let name = scene.name(&visit, player);
    let waits = web.door().undecided_seats(&scene.record).await?;
    if waits.iter().all(|person| person.id != player) {
        let fault = super::words(&visit, &EventDenial::NotSuspended);
        return refuse(&web, &visit, &code, fault).await;
    }
    let notes =
        vec![t.s1("event-note-keep", "name", name.as_str()), t.s1("event-note-told", "name", name.as_str())];
    let plan = scene.plan(
        t.s1("event-keep-title", "name", name.as_str()),
        Parts { url: "keep", changes: Vec::new(), notes },
        vec![("handle", sent.handle.clone())],
    );
    let command = EventCommand::Keep { code: code.clone(), player, reason: sent.reason.clone() };
    deed(&web, &visit, &sent, plan, command, "event-kept-done").await
}

/// `POST /director/tournaments/{code}/pair`: the next round, or the end, before the club does it by itself.
pub(in crate::web) async fn pair(
    State(web): State<Web>,
    visit: Visit,
    Path(code): Path<String>,
    Form(sent): Form<Sent>,
) -> Result<Response, WebError> {
    visit.director()?;
    let seen: i64 = sent.seen.parse().map_err(|_| WebError::Bad)?;
    let t = &visit.t;
    let scene = Scene::load(&web, &visit, &code).await?;
    let preview = web.door().preview(&code).await.map_err(missing)?;
    let hold = web.door().hold(&scene.record).await?;
    // What the deed would be refused for is refused before a reason is written.
    let denial = if preview.event.state != TournamentState::Running {
        Some(EventDenial::NotRunning)
    } else if preview.event.version != seen {
        Some(EventDenial::Changed)
    } else if preview.running > 0 {
        Some(EventDenial::RoundRuns { games: preview.running })
    } else if preview.stuck.is_some() {
        Some(EventDenial::Stuck)
    } else if !preview.undecided.is_empty() {
        Some(EventDenial::Undecided { names: preview.undecided.clone() })
    } else {
        hold.as_ref().and_then(|hold| hold.denial(web.now()))
    };
    if let Some(denial) = denial {
        return refuse(&web, &visit, &code, super::words(&visit, &denial)).await;
    }
    let mut notes = Vec::new();
    let title = if preview.ends {
        let champions = scene.record.champions_to_be().unwrap_or_default();
        for (class, winners) in (1_usize..).zip(&champions) {
            let players = winners.iter().filter_map(|&entry| scene.record.entries.get(entry));
            let names: Vec<String> = players.map(|entry| scene.name(&visit, entry.player)).collect();
            let facts = [
                ("names", t.speech().list(t.lang(), &names).into()),
                ("winners", names.len().into()),
                ("class", class.into()),
            ];
            notes.push(t.say(if champions.len() > 1 { "going-wins-class" } else { "going-wins" }, &facts));
        }
        t.s("event-end-do")
    } else {
        notes.extend(super::paired_in_words(&visit, &scene.record, &preview));
        t.s1("event-pair-do", "count", preview.games())
    };
    notes.extend(about::goes_on(t, &scene.record, hold.as_ref(), web.now()));
    notes.push(t.s("event-note-final"));
    let mut plan = scene.plan(
        title,
        Parts { url: "pair", changes: Vec::new(), notes },
        vec![("seen", sent.seen.clone())],
    );
    plan.reason = Some(LOGGED);
    let command = EventCommand::Advance { code, seen: Some(seen), reason: Some(sent.reason.clone()) };
    deed(&web, &visit, &sent, plan, command, "event-paired-done").await
}

/// `POST /director/tournaments/{code}/appoint`: who runs it, and who does when that one is silent.
pub(in crate::web) async fn appoint(
    State(web): State<Web>,
    visit: Visit,
    Path(code): Path<String>,
    Form(sent): Form<Sent>,
) -> Result<Response, WebError> {
    visit.director()?;
    let t = &visit.t;
    let scene = Scene::load(&web, &visit, &code).await?;
    let (mut ids, mut named) = ([None, None], [t.s("event-no-director"), t.s("event-no-deputy")]);
    for (place, handle) in [&sent.director, &sent.deputy].into_iter().enumerate() {
        if !handle.is_empty() {
            match member(&web, &visit, handle).await? {
                Ok(player) => {
                    ids[place] = Some(player);
                    named[place] = name_of(&web, &visit, player).await?;
                }
                Err(fault) => return refuse(&web, &visit, &code, fault).await,
            }
        }
    }
    let event = &scene.record.event;
    let was = |id: Option<PlayerId>, none: &str| id.map_or_else(|| t.s(none), |id| scene.name(&visit, id));
    let [director, deputy] = named;
    let mut changes = vec![
        Change::new(t.s("event-fact-director"), was(event.director_id, "event-no-director"), director),
        Change::new(t.s("event-fact-deputy"), was(event.deputy_id, "event-no-deputy"), deputy),
    ];
    changes.retain(|change| change.before != change.after);
    if changes.is_empty() {
        return refuse(&web, &visit, &code, t.s("event-note-nothing")).await;
    }
    let mut notes = vec![t.s("event-note-officers-told")];
    if ids[0].is_none() {
        notes.insert(0, t.s("event-note-no-director"));
    }
    let plan = scene.plan(
        t.s("event-appoint-head"),
        Parts { url: "appoint", changes, notes },
        vec![("director", sent.director.clone()), ("deputy", sent.deputy.clone())],
    );
    let [director, deputy] = ids;
    let command = EventCommand::Appoint { code, director, deputy, reason: sent.reason.clone() };
    deed(&web, &visit, &sent, plan, command, "event-appointed-done").await
}

/// `POST /director/tournaments/{code}/cancel`: an event that has not begun is called off.
pub(in crate::web) async fn cancel(
    State(web): State<Web>,
    visit: Visit,
    Path(code): Path<String>,
    Form(sent): Form<Sent>,
) -> Result<Response, WebError> {
    let (t, me) = (&visit.t, visit.director()?.id);
    let scene = Scene::load(&web, &visit, &code).await?;
    if scene.record.concerns(me) {
        return scene.own_event(&web, &visit).await;
    }
    let state = |state| crate::web::tournaments::state(t, state).text;
    let change =
        Change::new(t.s("col-state"), state(scene.record.event.state), state(TournamentState::Cancelled));
    let told = scene.record.entries.len() + scene.record.waiting.len();
    let plan = scene.plan(
        t.s("event-cancel-head"),
        Parts {
            url: "cancel",
            changes: vec![change],
            notes: vec![t.s1("event-note-cancel", "count", told), t.s("event-note-undo")],
        },
        Vec::new(),
    );
    let command = EventCommand::Cancel { code, reason: sent.reason.clone() };
    deed(&web, &visit, &sent, plan, command, "event-cancelled-done").await
}

/// An event with the names of all whom it concerns.
struct Scene {
    record: EventRecord,
    names: crate::web::rows::Names,
}

/// What of a plan is the deed's own.
struct Parts {
    /// The last part of the address.
    url: &'static str,
    changes: Vec<Change>,
    notes: Vec<String>,
}

impl Scene {
    async fn load(web: &Web, visit: &Visit, code: &str) -> Result<Self, WebError> {
        let mut tx = web.door().db().read().await?;
        let record = load(&mut tx, code).await?;
        let names = names_of(&mut tx, &visit.t, &record).await?;
        Ok(Self { record, names })
    }

    fn name(&self, visit: &Visit, id: PlayerId) -> String {
        self.names.person(&visit.t, id).name
    }

    fn plan(&self, title: String, parts: Parts, hidden: Vec<(&'static str, String)>) -> Plan {
        let code = &self.record.event.code;
        Plan {
            closed: false,
            back: (format!("/director/tournaments/{code}"), self.record.event.name.clone()),
            title,
            changes: parts.changes,
            notes: parts.notes,
            url: format!("/director/tournaments/{code}/{}", parts.url),
            hidden,
            tick: None,
            reason: Some(TOLD),
        }
    }

    /// Whoever plays in it is told at once that another director rules in it.
    async fn own_event(&self, web: &Web, visit: &Visit) -> Result<Response, WebError> {
        let fault = super::words(visit, &EventDenial::OwnEvent);
        refuse(web, visit, &self.record.event.code, fault).await
    }
}

async fn name_of(web: &Web, visit: &Visit, id: PlayerId) -> Result<String, WebError> {
    let mut tx = web.door().db().read().await?;
    Ok(crate::web::rows::Names::of_people(&mut tx, &visit.t, [id]).await?.person(&visit.t, id).name)
}

/// First the preview, then the deed, which leads back to the event.
async fn deed(
    web: &Web,
    visit: &Visit,
    sent: &Sent,
    plan: Plan,
    command: EventCommand,
    done: &str,
) -> Result<Response, WebError> {
    let back = format!("{}?done={done}", plan.back.0);
    rule(web, visit, sent, plan, Command::Event(command), |_| back).await
}
