//! `/account`
use askama::Template;
use askama_web::WebTemplate;
use axum::Form;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use frcec_store::{PlayerId, StoreError, leaves, players, sessions};

use super::error::WebError;
use super::faults::Faults;
use super::frame::Frame;
use super::leave::{LeaveView, Tried};
use super::rows::Names;
use super::session::Visit;
use super::state::Web;
use super::talk::Talk;
use super::words::Choice;
use crate::door::{Actor, Command, LinkPurpose, MemberChange, MemberCommand, Submission, SubmitError, Via};
use crate::settings::{AskBefore, Delivery, PgnFile, Receipts};
use crate::speech::Lang;

/// A member's own page.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/account.html")]
pub struct Account {
    /// Around it.
    pub frame: Frame,
    /// The handle.
    pub handle: String,
    /// The name as typed.
    pub name: String,
    /// The country as typed.
    pub country: String,
    /// The zone as typed.
    pub zone: String,
    /// Some zones to choose from.
    pub zones: Vec<&'static str>,
    /// The time there now.
    pub now: String,
    /// The languages to choose from.
    pub langs: Vec<Choice>,
    /// The settings about letters that have several answers.
    pub selects: Vec<Select>,
    /// The settings about letters that are on or off.
    pub switches: Vec<Switch>,
    /// The member's addresses.
    pub addresses: Vec<AddressLine>,
    /// Addresses to which a link was sent that nobody has followed yet.
    pub waiting: Vec<String>,
    /// Where the member is logged in.
    pub sessions: Vec<SessionLine>,
    /// The member's leave.
    pub leave: LeaveView,
    /// Whose words do not come through: number and name.
    pub muted: Vec<(i64, String)>,
    /// What was wrong with a form.
    pub faults: Faults,
}

/// A setting that is on or off.
#[derive(Clone, Debug)]
pub struct Switch {
    /// Its name in the form.
    pub name: &'static str,
    /// Whether it is on.
    pub on: bool,
    /// Its words.
    pub text: String,
}

/// A setting with several answers.
#[derive(Clone, Debug)]
pub struct Select {
    /// Its name in the form.
    pub name: &'static str,
    /// Its words.
    pub text: String,
    /// The answers.
    pub choices: Vec<Choice>,
}

/// An address of the member.
#[derive(Clone, Debug)]
pub struct AddressLine {
    /// The address.
    pub text: String,
    /// Whether it is known to be theirs.
    pub verified: bool,
    /// What was said when letters came back.
    pub failing: Option<String>,
}

/// The answers to "when do letters come", as the form names them.
const DELIVERIES: [(Delivery, &str); 3] =
    [(Delivery::Immediate, "immediate"), (Delivery::DailyDigest, "daily"), (Delivery::Off, "off")];
/// The answers to "when does a game come as a file".
const FILES: [(PgnFile, &str); 3] =
    [(PgnFile::AtEnd, "end"), (PgnFile::Always, "always"), (PgnFile::Never, "never")];

/// The word of a choice.
fn word<T: PartialEq>(of: &[(T, &'static str)], chosen: &T) -> String {
    of.iter().find(|(value, _)| value == chosen).map(|(_, word)| (*word).to_owned()).unwrap_or_default()
}

/// The choice of a word; what the form does not say stays.
fn choice<T: Copy>(of: &[(T, &'static str)], word: &str, before: T) -> T {
    of.iter().find(|(_, name)| *name == word).map_or(before, |(value, _)| *value)
}

fn select<T>(t: &Talk, name: &'static str, of: &[(T, &'static str)], chosen: &str) -> Select {
    let choices = of.iter().map(|(_, word)| Choice {
        value: (*word).to_owned(),
        text: t.s(&format!("account-{name}-{word}")),
        chosen: *word == chosen,
    });
    Select { name, text: t.s(&format!("account-{name}")), choices: choices.collect() }
}

/// One log-in.
#[derive(Clone, Debug)]
pub struct SessionLine {
    /// Since when, last seen when.
    pub text: String,
    /// Whether it is the one that looks.
    pub here: bool,
}

/// Zones that the list suggests; any other of the IANA database is taken too.
pub(super) const ZONES: [&str; 14] = [
    "UTC",
    "Europe/London",
    "Europe/Madrid",
    "Europe/Berlin",
    "Europe/Athens",
    "Europe/Moscow",
    "Asia/Kolkata",
    "Asia/Tokyo",
    "Australia/Sydney",
    "America/Sao_Paulo",
    "America/New_York",
    "America/Chicago",
    "America/Mexico_City",
    "America/Los_Angeles",
];

/// `GET /account`
pub(super) async fn get(State(web): State<Web>, visit: Visit) -> Result<Account, WebError> {
    let now = present(&web, &visit).await?;
    page(&web, &visit, now, Faults::default()).await
}

/// The form as the record fills it.
async fn present(web: &Web, visit: &Visit) -> Result<Sent, WebError> {
    let member = visit.member()?;
    let mut tx = web.door().db().read().await?;
    let stored = players::by_id(&mut tx, member.id).await?.ok_or_else(WebError::nothing)?;
    Ok(Sent {
        name: stored.name,
        country: stored.country.unwrap_or_default(),
        zone: stored.zone,
        lang: member.lang.tag().to_owned(),
        receipts: on(member.settings.receipts != Receipts::Never),
        ask: on(member.settings.ask_before != AskBefore::Nothing),
        delivery: word(&DELIVERIES, &member.settings.delivery),
        reminders: on(member.settings.reminders),
        newsletter: on(member.settings.newsletter),
        pgn: word(&FILES, &member.settings.pgn),
        letters: on(member.notation.is_some()),
    })
}

fn on(switch: bool) -> String {
    if switch { "1".to_owned() } else { String::new() }
}

/// What the form sends.
#[derive(Clone, Debug, Default, serde::Deserialize)]
pub(super) struct Sent {
    #[serde(default)]
    name: String,
    #[serde(default)]
    country: String,
    #[serde(default)]
    zone: String,
    #[serde(default)]
    lang: String,
    #[serde(default)]
    receipts: String,
    #[serde(default)]
    ask: String,
    #[serde(default)]
    delivery: String,
    #[serde(default)]
    reminders: String,
    #[serde(default)]
    newsletter: String,
    #[serde(default)]
    pgn: String,
    #[serde(default)]
    letters: String,
}

async fn page(web: &Web, visit: &Visit, sent: Sent, faults: Faults) -> Result<Account, WebError> {
    let (t, member) = (&visit.t, visit.member()?);
    let mut tx = web.door().db().read().await?;
    let addresses = players::addresses(&mut tx, member.id).await?;
    let open = sessions::of_player(&mut tx, member.id, web.now()).await?;
    let links = sessions::open_links(&mut tx, member.id, LinkPurpose::Address.key(), web.now()).await?;
    let is_known = |address: &str| {
        let key = players::address_key(address);
        addresses.iter().any(|known| players::address_key(&known.address) == key)
    };
    let mut waiting: Vec<String> = links.into_iter().map(|link| link.address).collect();
    waiting.retain(|address| !is_known(address));
    waiting.dedup();
    let muted: Vec<PlayerId> = member.settings.muted.iter().copied().map(PlayerId).collect();
    let named = Names::of_people(&mut tx, t, muted.iter().copied()).await?;
    Ok(Account {
        frame: visit.frame("account", t.s("nav-account")).refusing(!faults.is_empty()),
        handle: member.handle.clone(),
        now: t.moment(web.now()),
        zones: ZONES.to_vec(),
        langs: Lang::ALL
            .into_iter()
            .map(|lang| Choice {
                value: lang.tag().to_owned(),
                text: lang.own_name().to_owned(),
                chosen: lang.tag() == sent.lang,
            })
            .collect(),
        selects: vec![
            select(t, "delivery", &DELIVERIES, &sent.delivery),
            select(t, "pgn", &FILES, &sent.pgn),
        ],
        switches: vec![
            Switch { name: "reminders", on: !sent.reminders.is_empty(), text: t.s("account-reminders") },
            Switch { name: "newsletter", on: !sent.newsletter.is_empty(), text: t.s("account-newsletter") },
            Switch { name: "letters", on: !sent.letters.is_empty(), text: t.s("account-own-letters") },
            Switch { name: "receipts", on: !sent.receipts.is_empty(), text: t.s("account-receipts") },
            Switch { name: "ask", on: !sent.ask.is_empty(), text: t.s("account-ask") },
        ],
        addresses: addresses
            .into_iter()
            .map(|address| AddressLine {
                text: address.address,
                verified: address.verified_at.is_some(),
                failing: address.failing_since.map(|_| address.failure.unwrap_or_default()),
            })
            .collect(),
        waiting,
        sessions: open
            .into_iter()
            .map(|session| SessionLine {
                text: t.say(
                    "account-session",
                    &[
                        ("since", t.moment(session.created_at).into()),
                        ("seen", t.moment(session.seen_at).into()),
                    ],
                ),
                here: visit.session.as_ref() == Some(&session.hash),
            })
            .collect(),
        leave: LeaveView::of(web, visit, &leaves::of_player(&mut tx, member.id).await?),
        muted: muted.into_iter().map(|id| (id.0, named.person(t, id).name)).collect(),
        name: sent.name,
        country: sent.country,
        zone: sent.zone,
        faults,
    })
}

/// `POST /account`
pub(super) async fn post(
    State(web): State<Web>,
    visit: Visit,
    Form(sent): Form<Sent>,
) -> Result<Response, WebError> {
    let member = visit.member()?;
    let mut settings = member.settings.clone();
    settings.receipts = match (settings.receipts, sent.receipts.is_empty()) {
        (_, true) => Receipts::Never,
        (Receipts::Never, false) => Receipts::Mailed,
        (kept, false) => kept,
    };
    settings.ask_before = match (settings.ask_before, sent.ask.is_empty()) {
        (_, true) => AskBefore::Nothing,
        (AskBefore::Nothing, false) => AskBefore::Everything,
        (kept, false) => kept,
    };
    settings.delivery = choice(&DELIVERIES, &sent.delivery, settings.delivery);
    settings.pgn = choice(&FILES, &sent.pgn, settings.pgn);
    settings.reminders = !sent.reminders.is_empty();
    settings.newsletter = !sent.newsletter.is_empty();
    let notation = match (&member.notation, sent.letters.is_empty()) {
        (_, true) => None,
        // Letters of another language than the own were chosen by mail, and stay; those of the own go with it.
        (Some(chosen), false) if chosen.code() != member.lang.tag() => Some(chosen.code().to_owned()),
        // The letters of English are what everybody gets.
        (_, false) => Some(sent.lang.clone()).filter(|lang| lang != Lang::En.tag()),
    };
    let country = sent.country.trim();
    let change = MemberChange {
        name: Some(sent.name.trim().to_owned()),
        country: Some(Some(country.to_owned()).filter(|country| !country.is_empty())),
        lang: Some(sent.lang.clone()),
        zone: Some(sent.zone.trim().to_owned()),
        settings: Some(settings),
        notation: Some(notation),
    };
    match submit(&web, member.id, MemberCommand::Change(member.id, change)).await {
        Ok(()) => Ok(Redirect::to("/account?done=account-saved").into_response()),
        Err(SubmitError::Invalid(invalid)) => {
            refuse(&web, &visit, sent, Faults::of(&visit.t, &invalid)).await
        }
        Err(error) => Err(error.into()),
    }
}

async fn submit(web: &Web, member: PlayerId, command: MemberCommand) -> Result<(), SubmitError> {
    let submission = Submission {
        by: Actor::Player(member),
        via: Via::Form,
        at: web.now(),
        origin: None,
        command: Command::Member(command),
    };
    web.door().submit(submission).await.map(|_| ())
}

/// The page with what was wrong with a leave, and the form of it as it was filled in.
pub(super) async fn refuse_leave(web: &Web, visit: &Visit, tried: Tried) -> Result<Response, WebError> {
    let now = present(web, visit).await?;
    let mut page = page(web, visit, now, Faults::default()).await?;
    page.frame = page.frame.refusing(true);
    page.leave.tried = Some(tried);
    Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
}

async fn refuse(web: &Web, visit: &Visit, sent: Sent, faults: Faults) -> Result<Response, WebError> {
    let page = page(web, visit, sent, faults).await?;
    Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
}

/// What the forms about addresses send.
#[derive(Debug, Default, serde::Deserialize)]
pub(super) struct SentAddress {
    #[serde(default)]
    act: String,
    #[serde(default)]
    address: String,
}

/// `POST /account/addresses`: a new one (confirmed by a letter to it), the first one, or one less.
pub(super) async fn addresses(
    State(web): State<Web>,
    visit: Visit,
    Form(sent): Form<SentAddress>,
) -> Result<Response, WebError> {
    let id = visit.member()?.id;
    let address = sent.address.trim().to_owned();
    let (command, done) = match sent.act.as_str() {
        "add" => (MemberCommand::AddAddress(id, address), "account-address-mailed"),
        "prefer" => (MemberCommand::PreferAddress(id, address), "account-saved"),
        "remove" => (MemberCommand::RemoveAddress(id, address), "account-saved"),
        "works" => (MemberCommand::AddressWorks(id, address), "account-saved"),
        _ => return Err(WebError::Bad),
    };
    match submit(&web, id, command).await {
        Ok(()) => Ok(Redirect::to(&format!("/account?done={done}")).into_response()),
        Err(SubmitError::Invalid(invalid)) => {
            let now = present(&web, &visit).await?;
            let field = if sent.act == "add" { "new-address" } else { "" };
            refuse(&web, &visit, now, Faults::of(&visit.t, &invalid).in_field(field)).await
        }
        Err(error) => Err(error.into()),
    }
}

/// What the button beside a muted member sends.
#[derive(Debug, serde::Deserialize)]
pub(super) struct SentMuted {
    player: i64,
}

/// `POST /account/muted`: that member's words come through again.
pub(super) async fn unmute(
    State(web): State<Web>,
    visit: Visit,
    Form(sent): Form<SentMuted>,
) -> Result<Response, WebError> {
    let id = visit.member()?.id;
    let other = PlayerId(sent.player);
    if !visit.member()?.settings.muted.contains(&other.0) {
        return Err(WebError::Bad);
    }
    submit(&web, id, MemberCommand::Mute(id, other, false)).await?;
    Ok(Redirect::to("/account?done=mute-undone").into_response())
}

/// `POST /account/sessions`: logs the member out everywhere else.
pub(super) async fn end_sessions(State(web): State<Web>, visit: Visit) -> Result<Response, WebError> {
    let (id, here) = (visit.member()?.id, visit.session.clone());
    web.door()
        .db()
        .write(move |tx| {
            Box::pin(async move {
                sessions::end_all(tx, id, here.as_deref()).await?;
                Ok::<_, StoreError>(())
            })
        })
        .await
        .map_err(WebError::server)?;
    Ok(Redirect::to("/account?done=account-ended").into_response())
}

#[cfg(test)]
impl Account {
    pub(super) fn samples() -> Vec<Self> {
        use super::words::samples;
        let full = Self {
            frame: Frame::sample_director(),
            handle: "mallory".to_owned(),
            name: samples::HOSTILE.to_owned(),
            country: samples::HOSTILE.to_owned(),
            zone: "Europe/Madrid".to_owned(),
            zones: vec!["UTC", "Europe/Madrid"],
            now: "3 May 2026, 18:00 (UTC+2)".to_owned(),
            langs: vec![Choice { value: "en".to_owned(), text: "English".to_owned(), chosen: true }],
            selects: vec![Select {
                name: "delivery",
                text: "Letters about my games".to_owned(),
                choices: vec![Choice {
                    value: "daily".to_owned(),
                    text: "once a day".to_owned(),
                    chosen: true,
                }],
            }],
            switches: vec![Switch {
                name: "receipts",
                on: true,
                text: "Send me a receipt for every move I mail".to_owned(),
            }],
            addresses: vec![
                AddressLine {
                    text: samples::HOSTILE.to_owned(),
                    verified: true,
                    failing: Some(samples::HOSTILE.to_owned()),
                },
                AddressLine { text: "b@example.org".to_owned(), verified: false, failing: None },
            ],
            sessions: vec![SessionLine { text: "Since 3 May 2026".to_owned(), here: true }],
            leave: LeaveView::sample(),
            muted: vec![(1, samples::HOSTILE.to_owned())],
            waiting: vec![samples::HOSTILE.to_owned()],
            faults: Faults::one("zone", samples::HOSTILE),
        };
        let leaving = Self {
            faults: Faults::default(),
            leave: LeaveView {
                tried: Some(Tried {
                    enter: true,
                    first: samples::HOSTILE.to_owned(),
                    last: String::new(),
                    fault: samples::HOSTILE.to_owned(),
                }),
                ..full.leave.clone()
            },
            ..full.clone()
        };
        vec![full, leaving]
    }
}
