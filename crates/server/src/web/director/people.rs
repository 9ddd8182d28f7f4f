//! `/director/members/{handle}`: what a director sees of a member, and can do.
use askama::Template;
use askama_web::WebTemplate;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use frcec_store::players::{self, Player, PlayerStatus, Role};
use frcec_store::tournaments::{self, TournamentState};
use frcec_store::{PlayerId, delivery, lists, merge};

use super::members::role_key;
use super::rulings::{Change, Plan, Sent, TOLD, rule};
use crate::door::{
    Actor, Command, DeskCommand, DeskDenial, MemberCommand, PRACTICE_HANDLE, Submission, Via, entries_of,
};
use crate::speech::desk;
use crate::web::error::WebError;
use crate::web::frame::Frame;
use crate::web::rows;
use crate::web::session::Visit;
use crate::web::state::Web;
use crate::web::talk::Talk;
use crate::web::words::{Choice, Person, Tag};

/// A member as directors see one.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/director_member.html")]
pub struct MemberDesk {
    /// Around it.
    pub frame: Frame,
    /// Who.
    pub who: Person,
    /// The handle.
    pub handle: String,
    /// Whether the member is there.
    pub status: Tag,
    /// Whether the member is suspended.
    pub suspended: bool,
    /// The number, for the log.
    pub id: i64,
    /// Games that run.
    pub running: i64,
    /// Mail addresses.
    pub addresses: Vec<AddressLine>,
    /// Why no letter reaches the member, if none does.
    pub unreachable: Option<String>,
    /// Accounts to choose from.
    pub handles: Vec<String>,
    /// The other account as typed.
    pub other: String,
    /// The role in words.
    pub role: String,
    /// The roles that an admin may give; none for others.
    pub roles: Vec<Choice>,
    /// Whether the one who looks can decide about this member.
    pub may: bool,
    /// What was wrong with a form.
    pub fault: Option<String>,
}

/// One mail address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AddressLine {
    /// The address.
    pub address: String,
    /// How it stands, in a word.
    pub state: Tag,
    /// What the host said, and since when.
    pub failure: Option<String>,
}

async fn found(web: &Web, handle: &str) -> Result<Player, WebError> {
    let mut tx = web.door().db().read().await?;
    players::by_handle(&mut tx, handle)
        .await?
        .filter(|player| !matches!(player.status, PlayerStatus::Former | PlayerStatus::Archived))
        .filter(|player| player.handle != PRACTICE_HANDLE)
        .ok_or_else(|| WebError::no("error-no-player", "player", handle))
}

/// A member's status in a word.
fn status(t: &Talk, status: PlayerStatus) -> Tag {
    match status {
        PlayerStatus::Active => Tag::new("good", t.s("status-active")),
        PlayerStatus::Inactive => Tag::new("warn", t.s("player-inactive")),
        PlayerStatus::Suspended => Tag::new("bad", t.s("player-suspended")),
        PlayerStatus::Former | PlayerStatus::Archived => Tag::new("", t.s("former-member")),
    }
}

async fn page(
    web: &Web,
    visit: &Visit,
    handle: &str,
    sent: &Sent,
    fault: Option<String>,
) -> Result<MemberDesk, WebError> {
    let me = visit.director()?;
    let t = &visit.t;
    let player = found(web, handle).await?;
    let handles = super::matches::handles(web).await?;
    let mut tx = web.door().db().read().await?;
    let addresses = players::addresses(&mut tx, player.id).await?;
    let addresses = addresses.into_iter().map(|address| {
        let failing = address.failing_since.zip(address.failure.clone());
        let (tone, key) = match (address.verified_at, &failing) {
            (None, _) => ("warn", "mail-address-open"),
            (Some(_), Some(_)) => ("bad", "desk-address-failing"),
            (Some(_), None) => ("good", "mail-address-confirmed"),
        };
        AddressLine {
            address: address.address,
            state: Tag::new(tone, t.s(key)),
            failure: failing.map(|(since, said)| {
                t.say("desk-address-said", &[("moment", t.moment(since).into()), ("said", said.into())])
            }),
        }
    });
    let unreachable = delivery::of_player(&mut tx, player.id).await?;
    Ok(MemberDesk {
        frame: visit.frame("director", &player.name),
        who: rows::person(t, &player),
        status: status(t, player.status),
        suspended: player.status == PlayerStatus::Suspended,
        id: player.id.0,
        running: lists::begun_count(&mut tx, player.id).await?,
        addresses: addresses.collect(),
        unreachable: unreachable.map(|marked| {
            t.say(
                "desk-unreachable",
                &[("moment", t.moment(marked.since).into()), ("said", marked.why.into())],
            )
        }),
        handles: handles.into_iter().filter(|other| *other != player.handle).collect(),
        other: sent.other.clone(),
        may: me.id != player.id,
        role: t.s(role_key(player.role)),
        roles: if visit.administers() && me.id != player.id { roles(t, player.role) } else { Vec::new() },
        handle: player.handle,
        fault,
    })
}

/// The roles, one of them the member's.
fn roles(t: &Talk, own: Role) -> Vec<Choice> {
    let choice = |role: Role| Choice {
        value: role.as_str().to_owned(),
        text: t.s(role_key(role)),
        chosen: role == own,
    };
    [Role::Member, Role::Director, Role::Admin].map(choice).to_vec()
}

/// The events that are not over and that a member runs, or runs in the other's stead.
async fn runs(web: &Web, player: PlayerId) -> Result<Vec<String>, WebError> {
    let mut tx = web.door().db().read().await?;
    let mut codes = Vec::new();
    for state in [TournamentState::Open, TournamentState::Running] {
        for event in tournaments::list(&mut tx, Some(state), None, EVENTS).await? {
            if [event.director_id, event.deputy_id].contains(&Some(player)) {
                codes.push(event.code);
            }
        }
    }
    Ok(codes)
}

/// Events that are looked through.
const EVENTS: u32 = 500;

/// `GET /director/members/{handle}`
pub(in crate::web) async fn get(
    State(web): State<Web>,
    visit: Visit,
    Path(handle): Path<String>,
) -> Result<MemberDesk, WebError> {
    page(&web, &visit, &handle, &Sent::default(), None).await
}

/// The events that would wait for their directors' word about a suspended member.
async fn plays_said(web: &Web, t: &Talk, player: PlayerId) -> Result<Option<String>, WebError> {
    let events = web.door().events_that_would_wait(player).await?;
    let names: Vec<String> = events.iter().map(|event| format!("{} ({})", event.name, event.code)).collect();
    let said = || t.s1("desk-note-plays", "events", t.speech().list(t.lang(), &names));
    Ok((!names.is_empty()).then(said))
}

/// The entries that a suspension costs.
async fn entries_said(web: &Web, t: &Talk, player: PlayerId) -> Result<Option<String>, WebError> {
    let entered = entries_of(&mut web.door().db().read().await?, player).await?;
    let names: Vec<String> = entered.iter().map(|event| format!("{} ({})", event.name, event.code)).collect();
    let said = || t.s1("desk-note-entries", "events", t.speech().list(t.lang(), &names));
    Ok((!names.is_empty()).then(said))
}

/// What a role means, and what its loss leaves behind.
async fn of_role(web: &Web, t: &Talk, player: &Player, role: Role) -> Result<Vec<String>, WebError> {
    let mut notes = vec![t.joined("desk-note-role-", role.as_str())];
    let run = runs(web, player.id).await?;
    if role == Role::Member && !run.is_empty() {
        notes.push(t.s1("desk-note-role-runs", "events", run.join(", ")));
    }
    Ok(notes)
}

/// `POST /director/members/{handle}`: first the preview, then the deed.
pub(in crate::web) async fn post(
    State(web): State<Web>,
    visit: Visit,
    Path(handle): Path<String>,
    Form(sent): Form<Sent>,
) -> Result<Response, WebError> {
    let by = Actor::Staff(visit.director()?.id);
    let player = found(&web, &handle).await?;
    let t = &visit.t;
    let refuse = async |fault: String| {
        let page = page(&web, &visit, &handle, &sent, Some(fault)).await?;
        Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
    };
    let reason = sent.reason.clone();
    let mut hidden = vec![("act", sent.act.clone())];
    let mut changes = Vec::new();
    let mut notes = vec![t.s("desk-note-letter")];
    let command = match sent.act.as_str() {
        "works" => {
            let command = Command::Member(MemberCommand::AddressWorks(player.id, sent.other.clone()));
            let submission = Submission { by, via: Via::Form, at: web.now(), origin: None, command };
            web.door().submit(submission).await?;
            let done = format!("/director/members/{}?done=desk-done", player.handle);
            return Ok(Redirect::to(&done).into_response());
        }
        "suspend" | "unsuspend" => {
            let on = sent.act == "suspend";
            let after = if on { PlayerStatus::Suspended } else { PlayerStatus::Active };
            changes.push(Change::new(t.s("col-state"), status(t, player.status).text, status(t, after).text));
            if on {
                notes.push(t.s("desk-note-suspend"));
                notes.extend(entries_said(&web, t, player.id).await?);
                notes.extend(plays_said(&web, t, player.id).await?);
            }
            DeskCommand::Suspend { player: player.id, on, reason }
        }
        "role" => {
            let role: Role = sent.role.parse().map_err(|_| WebError::Bad)?;
            visit.admin()?;
            if role == player.role {
                return refuse(t.s("desk-denial-same-role")).await;
            }
            changes.push(Change::new(t.s("log-field-role"), t.s(role_key(player.role)), t.s(role_key(role))));
            hidden.push(("role", role.as_str().to_owned()));
            notes.extend(of_role(&web, t, &player, role).await?);
            DeskCommand::SetRole { player: player.id, role, reason }
        }
        "merge" => {
            let wanted = sent.other.trim().trim_start_matches('@');
            if wanted.is_empty() {
                return refuse(t.s("desk-merge-nobody")).await;
            }
            let into = {
                let mut tx = web.door().db().read().await?;
                players::by_handle(&mut tx, wanted).await?
            };
            let gone = |player: &Player| {
                matches!(player.status, PlayerStatus::Former | PlayerStatus::Archived)
                    || player.handle == PRACTICE_HANDLE
            };
            let Some(into) = into.filter(|into| !gone(into)) else {
                return refuse(t.s1("director-unknown-player", "who", wanted)).await;
            };
            if into.id == player.id {
                return refuse(t.s("desk-merge-same")).await;
            }
            let (apart, moving) = {
                let mut tx = web.door().db().read().await?;
                (merge::apart(&mut tx, player.id, into.id).await?, merge::moving(&mut tx, player.id).await?)
            };
            if apart != merge::Apart::default() {
                let denial = DeskDenial::Apart(apart);
                return refuse(desk::denial(t.speech(), t.lang(), t.zone(), &denial)).await;
            }
            hidden.push(("other", into.handle.clone()));
            let (from, into_name) = (format!("@{}", player.handle), format!("@{}", into.handle));
            for (key, count) in [
                ("desk-merge-games", moving.games),
                ("desk-merge-events", moving.events),
                ("desk-merge-addresses", moving.addresses),
            ] {
                let what = t.s1(key, "count", count);
                changes.push(Change::new(what, from.clone(), into_name.clone()));
            }
            notes.push(t.say("desk-note-merge", &[("from", from.into()), ("into", into_name.into())]));
            DeskCommand::Merge { from: player.id, into: into.id, reason }
        }
        _ => return Err(WebError::Bad),
    };
    let plan = Plan {
        closed: false,
        back: (format!("/director/members/{}", player.handle), player.name.clone()),
        title: t.joined("desk-act-", &sent.act),
        changes,
        notes,
        url: format!("/director/members/{}", player.handle),
        hidden,
        tick: None,
        reason: Some(TOLD),
    };
    let leads_to =
        if sent.act == "merge" { sent.other.trim().trim_start_matches('@') } else { &player.handle };
    let done = |_| format!("/director/members/{leads_to}?done=desk-done");
    rule(&web, &visit, &sent, plan, Command::Desk(command), done).await
}

#[cfg(test)]
impl MemberDesk {
    pub(in crate::web) fn samples() -> Vec<Self> {
        use crate::web::words::samples;
        let sample = Self {
            frame: Frame::sample_director(),
            who: Person::new(samples::HOSTILE, "mallory"),
            handle: "mallory".to_owned(),
            status: Tag::new("good", "active"),
            suspended: false,
            id: 7,
            running: 3,
            addresses: vec![AddressLine {
                address: samples::HOSTILE.to_owned(),
                state: Tag::new("bad", "fails"),
                failure: Some(samples::HOSTILE.to_owned()),
            }],
            unreachable: Some(samples::HOSTILE.to_owned()),
            handles: vec!["anna".to_owned()],
            other: samples::HOSTILE.to_owned(),
            may: true,
            role: "member".to_owned(),
            roles: vec![Choice { value: "member".to_owned(), text: "member".to_owned(), chosen: true }],
            fault: Some(samples::HOSTILE.to_owned()),
        };
        vec![
            Self { suspended: true, unreachable: None, fault: None, ..sample.clone() },
            Self { may: false, ..sample },
        ]
    }
}
