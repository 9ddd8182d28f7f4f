//! `/tournaments/{label}`: what the event is, who is in, how it stands, and why.
//!
//! * [`about`] what it is, in words · [`entry`] the way in and out · [`cross`] and [`standing`] tables · [`bracket`], [`malus`]
//!   what knockouts and dropouts show · [`rounds`] who meets whom, and why · [`draw`] the positions, recomputed
pub mod about;
pub mod bracket;
pub mod cross;
pub mod draw;
pub mod entry;
pub mod malus;
pub mod rounds;
pub mod standing;

use askama::Template;
use askama_web::WebTemplate;
use axum::extract::{Path, State};
use frcec_rules::club::event::{Format, History, Lots};
use frcec_rules::club::rating;
use frcec_store::tournaments::{self, EntryState, TournamentState};
use frcec_store::{PlayerId, Tx, ratings};

use self::about::Fact;
use self::bracket::BracketView;
use self::cross::Cross;
use self::entry::EntryCard;
use self::malus::MalusView;
use self::rounds::{RoundView, over_of_all};
use self::standing::Standing;
use super::error::WebError;
use super::frame::Frame;
use super::rows::Names;
use super::session::Visit;
use super::state::Web;
use super::talk::Talk;
use super::words::{Person, Tag};
use crate::door::{EventDenial, EventEntry, EventRecord, PairingBody, SubmitError};
use crate::names;
use crate::seen::Reader;
use crate::speech;

/// One event.
#[expect(clippy::struct_excessive_bools, reason = "each is a part that the page has or has not")]
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/tournament.html")]
pub struct Tournament {
    /// Around it.
    pub frame: Frame,
    /// `T0001`.
    pub id: String,
    /// Its name.
    pub name: String,
    /// How it stands.
    pub state: Tag,
    /// What it is, in a sentence.
    pub about: String,
    /// The rest of what it is.
    pub facts: Vec<Fact>,
    /// Who has won, in a sentence for each table.
    pub winners: Vec<String>,
    /// The way in or out, for whoever looks.
    pub entry: EntryCard,
    /// When it goes on, where that waits.
    pub goes_on: Option<String>,
    /// Why what was asked is not done.
    pub fault: Option<String>,
    /// Who is in, by number.
    pub entrants: Vec<EntrantLine>,
    /// Who waits for a place.
    pub waiting: Vec<Person>,
    /// Whether it has begun.
    pub started: bool,
    /// Whether it is still to begin.
    pub ahead: bool,
    /// The club's address and the line that enters a member by mail; none when it takes no entries.
    pub by_mail: Option<(String, String)>,
    /// Finished games of all games.
    pub progress: (usize, usize),
    /// Who stands where: one table, or one for each class.
    pub standings: Vec<Standing>,
    /// Each against each: one table, or one for each class.
    pub crosses: Vec<Cross>,
    /// The bracket of a knockout.
    pub bracket: Option<BracketView>,
    /// The malus of a dropout.
    pub malus: Option<MalusView>,
    /// The rounds, the newest first where there is one after the other.
    pub rounds: Vec<RoundView>,
    /// Whether there is a draw to be looked at.
    pub drawn: bool,
    /// Whether the director's desk is open to whoever looks.
    pub directs: bool,
}

/// Somebody who is in.
#[derive(Clone, Debug)]
pub struct EntrantLine {
    /// The number.
    pub number: usize,
    /// Who.
    pub who: Person,
    /// The rating, cut to the whole number: at the close of the entries, before it the present one.
    pub rating: i64,
    /// What became of the seat, if anything.
    pub note: Option<String>,
}

/// An event as its pages look at it.
pub(super) struct Scene<'a> {
    pub t: &'a Talk,
    pub record: &'a EventRecord,
    pub names: &'a Names,
    pub reader: &'a Reader,
    pub history: History,
    pub lots: Lots,
}

impl<'a> Scene<'a> {
    pub(super) fn new(t: &'a Talk, record: &'a EventRecord, names: &'a Names, reader: &'a Reader) -> Self {
        Self { t, record, names, reader, history: record.history(), lots: record.lots() }
    }

    /// Who sits at an entry (from 0).
    pub(super) fn who(&self, entry: usize) -> Person {
        let former = || Person { name: self.t.s("former-member"), handle: None };
        self.record.entries.get(entry).map_or_else(former, |entry| self.names.person(self.t, entry.player))
    }

    /// The name at an entry (from 0).
    pub(super) fn name(&self, entry: usize) -> String {
        self.who(entry).name
    }

    /// The address of a pairing's match.
    pub(super) fn match_url(&self, pairing: &PairingBody) -> Option<String> {
        let id = pairing.matches.last()?;
        Some(format!("/matches/{}", names::match_name(*id, Some(&self.record.event.code))))
    }
}

/// The event with this code, or the page that says there is none.
pub(super) async fn load(tx: &mut Tx, label: &str) -> Result<EventRecord, WebError> {
    EventRecord::load(tx, label).await.map_err(missing)
}

/// An event that is not there has a page that says so.
pub(in crate::web) fn missing(error: SubmitError) -> WebError {
    match error {
        SubmitError::Event(EventDenial::NoEvent(code)) => {
            WebError::no("error-no-tournament", "tournament", code)
        }
        error => error.into(),
    }
}

/// The sentence of a refusal to a member who asked for himself; the error back if it is none.
pub(super) fn own_refusal(visit: &Visit, error: SubmitError) -> Result<String, SubmitError> {
    let (speech, lang) = (visit.t.speech(), visit.t.lang());
    let name = visit.member.as_ref().map(|member| member.name.as_str());
    match &error {
        SubmitError::Event(denial) => Ok(speech::event::denial_to(speech, lang, denial, true)),
        SubmitError::Club(denial) => Ok(speech::club::denial_to(speech, lang, denial, name)),
        _ => refusal(&visit.t, error),
    }
}

/// The sentence of a refusal; the error back if it is none.
pub(super) fn refusal(t: &Talk, error: SubmitError) -> Result<String, SubmitError> {
    let (speech, lang) = (t.speech(), t.lang());
    Ok(match &error {
        SubmitError::Event(denial) => speech::event::denial(speech, lang, denial),
        SubmitError::Club(denial) => speech::club::denial(speech, lang, denial),
        SubmitError::Invalid(invalid) => speech::event::invalid(speech, lang, invalid),
        SubmitError::NoMember(handle) => t.s1("event-unknown-member", "handle", handle),
        _ => return Err(error),
    })
}

/// The names of everybody whom the pages of an event name.
pub(super) async fn names_of(tx: &mut Tx, t: &Talk, record: &EventRecord) -> Result<Names, WebError> {
    let entered = record.entries.iter().flat_map(|entry| entry.before.iter().copied().chain([entry.player]));
    let ids = entered
        .chain(record.waiting.iter().map(|entry| entry.player_id))
        .chain(record.event.director_id)
        .chain(record.event.deputy_id);
    Ok(Names::of_people(tx, t, ids).await?)
}

/// `GET /tournaments/{label}`
pub(super) async fn get(
    State(web): State<Web>,
    visit: Visit,
    Path(label): Path<String>,
) -> Result<Tournament, WebError> {
    page(&web, &visit, &label, None).await
}

/// The page, with why what was asked is not done.
async fn page(web: &Web, visit: &Visit, label: &str, fault: Option<String>) -> Result<Tournament, WebError> {
    let t = visit.t.clone();
    let mut tx = web.door().db().read().await?;
    let record = load(&mut tx, label).await?;
    let names = names_of(&mut tx, &t, &record).await?;
    let entrants = entrants(&mut tx, &t, &names, &record).await?;
    let reader = visit.reader(&mut tx).await?;
    let following = tournaments::following(&mut tx, record.event.id).await?;
    let called_off = about::called_off(&mut tx, &t, &record.event).await?;
    let corrections = rounds::corrections(&mut tx, &record).await?;
    drop(tx);
    let entry = entry::card(web, visit, &record).await?;
    let mut facts = about::facts(&t, &record, &names, following.as_ref());
    facts.extend(called_off);
    let goes_on = about::goes_on(&t, &record, web.door().hold(&record).await?.as_ref(), web.now());
    if let (EntryCard::In { .. }, Some(member)) = (&entry, &visit.member)
        && let Some(load) = web.door().games_to_come(member.id).await?
    {
        facts.push(Fact {
            name: t.s("event-fact-load"),
            text: t.say("event-load", &load.facts()),
            who: None,
            url: None,
        });
    }
    let scene = Scene::new(&t, &record, &names, &reader);
    let event = &record.event;
    let started = !record.rounds.is_empty();
    let tables = record.tables();
    let robin = matches!(record.settings.format, Format::RoundRobin { .. });
    let mut rounds = rounds::views(&scene, &corrections);
    if !robin {
        rounds.reverse();
    }
    let all = record.rounds.iter().flat_map(|round| &round.body.pairings);
    let games: Vec<_> = all.flat_map(|pairing| record.games_of(pairing)).collect();
    Ok(Tournament {
        frame: visit.frame("tournaments", &event.name),
        state: super::tournaments::state(&t, event.state),
        about: about::sentence(&t, record.settings.format),
        facts,
        winners: winners(&scene),
        entry,
        goes_on,
        fault,
        entrants,
        waiting: record.waiting.iter().map(|entry| names.person(&t, entry.player_id)).collect(),
        started,
        ahead: matches!(event.state, TournamentState::Open | TournamentState::Closed),
        by_mail: (event.state == TournamentState::Open).then(|| by_mail(web, &t, &record, visit)),
        progress: over_of_all(&games),
        standings: tables.iter().map(|table| standing::view(&scene, table)).collect(),
        crosses: if started { cross::views(&scene, &tables) } else { Vec::new() },
        bracket: (started && record.settings.format == Format::Knockout).then(|| bracket::view(&scene)),
        malus: (started && record.settings.format == Format::Dropout).then(|| malus::view(&scene)),
        rounds,
        drawn: record.draw.is_some(),
        directs: visit.directs(),
        id: event.code.clone(),
        name: event.name.clone(),
    })
}

/// Where a member writes to enter by mail, and what, in the words of whoever looks.
fn by_mail(web: &Web, t: &Talk, record: &EventRecord, visit: &Visit) -> (String, String) {
    let own = visit.member.as_ref().map(|member| member.id);
    let is_in = own.is_some_and(|id| record.waits(id) || record.entry_of(id).is_some());
    let word = t.s(if is_in { "command-withdraw" } else { "command-enter" });
    (web.door().club_address(), format!("{word} {}", record.event.code))
}

/// Who is in, with ratings: before the start the present ones.
pub(super) async fn entrants(
    tx: &mut Tx,
    t: &Talk,
    names: &Names,
    record: &EventRecord,
) -> Result<Vec<EntrantLine>, WebError> {
    let ids: Vec<PlayerId> = record.entries.iter().map(|entry| entry.player).collect();
    let present = ratings::of_players(tx, &ids).await?;
    let started = !record.rounds.is_empty();
    let line = |entry: &EventEntry| {
        let now = present.iter().find(|rating| rating.player_id == entry.player);
        let now = now.map_or(rating::START, |rating| rating.rating);
        let hundredths = if started { entry.noted.rating.unwrap_or(entry.seeded) } else { now };
        EntrantLine {
            number: entry.number,
            who: names.person(t, entry.player),
            rating: hundredths / 100,
            note: note(t, names, entry),
        }
    };
    Ok(record.entries.iter().map(line).collect())
}

/// What became of a seat, if anything.
fn note(t: &Talk, names: &Names, entry: &EventEntry) -> Option<String> {
    let gone = match entry.state {
        EntryState::Withdrawn if entry.noted.void => Some(t.s("event-entrant-void")),
        EntryState::Withdrawn | EntryState::Replaced => Some(t.s("event-entrant-left")),
        EntryState::NoShow => Some(t.s("event-entrant-no-show")),
        EntryState::Out => Some(t.s("event-entrant-out")),
        EntryState::Entered | EntryState::Waiting | EntryState::Playing => None,
    };
    let came = entry.before.last().map(|&id| t.s1("event-entrant-for", "name", names.person(t, id).name));
    match (gone, came) {
        (Some(gone), Some(came)) => Some(format!("{came}; {gone}")),
        (gone, came) => gone.or(came),
    }
}

/// Who has won, a sentence for each table; none before the end.
pub(super) fn winners(scene: &Scene<'_>) -> Vec<String> {
    let (t, record) = (scene.t, scene.record);
    if record.event.state != TournamentState::Finished {
        return Vec::new();
    }
    let lists = champions(scene);
    let classes = matches!(record.settings.format, Format::RoundRobin { class_size: Some(_), .. });
    let left = scene.history.playing().count();
    (1_usize..)
        .zip(&lists)
        .map(|(class, list)| {
            let facts = [
                ("winners", list.len().into()),
                ("names", t.speech().list(t.lang(), list).into()),
                ("class", class.into()),
            ];
            t.say(speech::event::won(list.len(), classes, left == 1, left == 0), &facts)
        })
        .collect()
}

/// The names of the winners of each table of an event that is over.
pub(super) fn champions(scene: &Scene<'_>) -> Vec<Vec<String>> {
    let lists = scene.record.champions();
    lists.iter().map(|list: &Vec<usize>| list.iter().map(|&entry| scene.name(entry)).collect()).collect()
}

#[cfg(test)]
impl Tournament {
    pub(super) fn samples() -> Vec<Self> {
        use super::words::samples;
        let open = Self {
            frame: Frame::sample(),
            id: "T0001".to_owned(),
            name: samples::HOSTILE.to_owned(),
            state: Tag::new("warn", "open for entries"),
            about: "Everybody plays everybody.".to_owned(),
            facts: vec![Fact {
                name: "Pace".to_owned(),
                text: samples::HOSTILE.to_owned(),
                who: None,
                url: None,
            }],
            winners: vec![],
            entry: EntryCard::Enter { waits: false },
            goes_on: Some(samples::HOSTILE.to_owned()),
            fault: Some(samples::HOSTILE.to_owned()),
            entrants: vec![EntrantLine {
                number: 1,
                who: Person::new(samples::HOSTILE, "mallory"),
                rating: 1500,
                note: Some(samples::HOSTILE.to_owned()),
            }],
            waiting: vec![Person::new(samples::HOSTILE, "mallory")],
            started: false,
            ahead: true,
            by_mail: Some(("club@club.example".to_owned(), "enter T0001".to_owned())),
            progress: (0, 0),
            standings: vec![],
            crosses: vec![],
            bracket: None,
            malus: None,
            rounds: vec![],
            drawn: true,
            directs: true,
        };
        let running = Self {
            started: true,
            ahead: false,
            by_mail: None,
            fault: None,
            progress: (3, 15),
            winners: vec![format!("The winner is {}.", samples::HOSTILE)],
            entry: EntryCard::Leave { said: vec!["No game is lost by it.".to_owned()] },
            standings: vec![Standing::sample()],
            crosses: vec![Cross::sample()],
            bracket: Some(BracketView::sample()),
            malus: Some(MalusView::sample()),
            rounds: vec![RoundView::sample()],
            ..open.clone()
        };
        let cards = [
            EntryCard::None,
            EntryCard::LogIn,
            EntryCard::In { waits: true },
            EntryCard::Refused(samples::HOSTILE.to_owned()),
        ];
        let mut all: Vec<Self> = cards.into_iter().map(|entry| Self { entry, ..open.clone() }).collect();
        all.extend([Self { entrants: vec![], waiting: vec![], ..open.clone() }, open, running]);
        all
    }
}
