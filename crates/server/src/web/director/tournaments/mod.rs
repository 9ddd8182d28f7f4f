//! `/director/tournaments/{code}`: an event in its director's hands. [`form`] makes and changes it ([`fields`], [`changes`]); here
//! it is started, paired and led on, with a look at what would happen; [`office`] has what is done about its members.
pub(in crate::web::director) mod changes;
mod fields;
pub mod form;
pub mod office;

use askama::Template;
use askama_web::WebTemplate;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use frcec_rules::club::event::{PairedRound, RoundKind, Stuck};
use frcec_rules::club::seat::Seat;
use frcec_store::tournaments::{EntryState, TournamentState};
use frcec_store::{PlayerId, Tx};

use super::matches::handles;
use crate::door::{
    Actor, Command, EventCommand, EventDenial, EventHold, EventRecord, Preview, Receipt, Submission,
    SubmitError, Via,
};
use crate::seen::{Reader, Seen};
use crate::speech::{self, round};
use crate::web::error::WebError;
use crate::web::frame::Frame;
use crate::web::rows::Names;
use crate::web::session::Visit;
use crate::web::state::Web;
use crate::web::talk::Talk;
use crate::web::tournament::{EntrantLine, about, entrants, load, missing, names_of, refusal};
use crate::web::words::{Choice, Person, Tag};

/// An event in its director's hands.
#[expect(clippy::struct_excessive_bools, reason = "each is a part that the page has or has not")]
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/director_event.html")]
pub struct RunEvent {
    /// Around it.
    pub frame: Frame,
    /// `T0001`.
    pub id: String,
    /// Its name.
    pub name: String,
    /// How it stands.
    pub state: Tag,
    /// What it is.
    pub about: String,
    /// What was wrong with what was asked.
    pub faults: Vec<String>,
    /// Who could not be entered, as typed.
    pub typed: String,
    /// What waits for the director, a sentence each, with where it is looked at.
    pub waits: Vec<(Option<String>, String)>,
    /// Whether it was called off.
    pub cancelled: bool,
    /// Whether the one who looks plays in it, and so cannot rule in it.
    pub own: bool,
    /// Whether it takes entries.
    pub open: bool,
    /// Whether it is being played.
    pub running: bool,
    /// Who is in.
    pub entries: Vec<EntrantLine>,
    /// How many are in, and how many places there are.
    pub places: String,
    /// Who waits for a place.
    pub waiting: Vec<Person>,
    /// Members to choose from.
    pub handles: Vec<String>,
    /// What would be paired.
    pub preview: PreviewView,
    /// The event's version in the preview.
    pub seen: i64,
    /// Who plays in it, to choose from.
    pub playing: Vec<Choice>,
    /// Those of them who have never moved.
    pub absent: Vec<Choice>,
    /// Those of them who are suspended, and whose places wait for a word.
    pub suspended: Vec<Choice>,
    /// Directors to choose from.
    pub directors: Vec<Choice>,
    /// Deputies to choose from.
    pub deputies: Vec<Choice>,
}

/// What would be paired now, without any starting position.
#[derive(Clone, Debug, Default)]
pub struct PreviewView {
    /// Round by round.
    pub rounds: Vec<PreviewRound>,
    /// How many games that is.
    pub games: usize,
    /// Whether the event would end.
    pub ends: bool,
    /// Games that have to end first.
    pub runs: usize,
    /// Why nothing can be paired.
    pub stuck: Option<String>,
    /// Who would be left out, because the club does not let them play at present.
    pub left_out: Vec<String>,
    /// What the director should know first.
    pub warnings: Vec<String>,
    /// Whether he has to decide about somebody's place before.
    pub undecided: bool,
}

/// A round of the preview.
#[derive(Clone, Debug)]
pub struct PreviewRound {
    /// "Round 1".
    pub title: String,
    /// Who meets whom.
    pub lines: Vec<PreviewLine>,
    /// Who rests, and why.
    pub byes: Vec<String>,
}

/// A pairing of the preview.
#[derive(Clone, Debug)]
pub struct PreviewLine {
    /// Who has White in the first game.
    pub white: String,
    /// Who has Black in it.
    pub black: String,
    /// Who meets and why.
    pub why: String,
}

/// `GET /director/tournaments/{code}`: entries, and what would be paired.
pub(in crate::web) async fn get(
    State(web): State<Web>,
    visit: Visit,
    Path(code): Path<String>,
) -> Result<RunEvent, WebError> {
    visit.director()?;
    page(&web, &visit, &code, Vec::new(), String::new()).await
}

async fn page(
    web: &Web,
    visit: &Visit,
    code: &str,
    faults: Vec<String>,
    typed: String,
) -> Result<RunEvent, WebError> {
    let t = &visit.t;
    let preview = web.door().preview(code).await.map_err(missing)?;
    let mut tx = web.door().db().read().await?;
    let record = load(&mut tx, code).await?;
    let names = names_of(&mut tx, t, &record).await?;
    let entries = entrants(&mut tx, t, &names, &record).await?;
    let reader = visit.reader(&mut tx).await?;
    drop(tx);
    let event = &record.event;
    let suspended = web.door().undecided_seats(&record).await?;
    let hold = web.door().hold(&record).await?;
    let undecided: Vec<String> = suspended.iter().map(|person| person.name.clone()).collect();
    let officers = form::officers(web).await?;
    let choice = |id: PlayerId| {
        let who = names.person(t, id);
        Choice { value: who.handle.unwrap_or_default(), text: who.name, chosen: false }
    };
    let playing: Vec<PlayerId> = record
        .entries
        .iter()
        .filter(|entry| entry.state == EntryState::Playing)
        .map(|entry| entry.player)
        .collect();
    Ok(RunEvent {
        frame: visit.frame("director", event.name.clone()),
        state: crate::web::tournaments::state(t, event.state),
        about: about::sentence(t, record.settings.format),
        faults,
        typed,
        waits: waits(t, &names, &record, (&undecided, hold.as_ref()), &reader, web.now()),
        cancelled: event.state == TournamentState::Cancelled,
        own: visit.member.as_ref().is_some_and(|member| record.concerns(member.id)),
        open: event.state == TournamentState::Open,
        running: event.state == TournamentState::Running,
        places: about::places(t, &record),
        waiting: record.waiting.iter().map(|entry| names.person(t, entry.player_id)).collect(),
        handles: handles(web).await?,
        absent: playing.iter().filter(|&&id| unmoved(&record, id)).map(|&id| choice(id)).collect(),
        playing: playing.into_iter().map(choice).collect(),
        suspended: suspended.iter().map(|person| choice(person.id)).collect(),
        directors: form::choices(t.s("event-no-director"), &officers, event.director_id),
        deputies: form::choices(t.s("event-no-deputy"), &officers, event.deputy_id),
        seen: preview.event.version,
        preview: shown(visit, &record, &preview),
        entries,
        id: event.code.clone(),
        name: event.name.clone(),
    })
}

/// Something that waits for the director's word.
enum Wait {
    /// The first move of this name is missing in a game: its number, its name.
    FirstMove(i64, String, String),
    /// The round is over by its dates.
    Round,
    /// It was to start.
    Start,
    /// This member is suspended, and the place waits for a word.
    Suspended(String),
    /// It goes on by itself, and when: what ended the round can be taken back until then.
    GoesOn(String),
}

/// What waits for the director's word, a sentence each.
fn waits(
    t: &Talk,
    names: &Names,
    record: &EventRecord,
    (undecided, hold): (&[String], Option<&EventHold>),
    reader: &Reader,
    now: i64,
) -> Vec<(Option<String>, String)> {
    let said = |wait| match wait {
        Wait::FirstMove(id, game, name) => {
            let facts = [("game", game.into()), ("name", name.into())];
            (Some(format!("/director/games/{id}")), t.say("event-waits-first-move", &facts))
        }
        Wait::Round => (None, t.s("event-waits-round")),
        Wait::Start => (None, t.s("event-waits-start")),
        Wait::Suspended(name) => (None, t.s1("event-waits-suspended", "name", name)),
        Wait::GoesOn(said) => (None, said),
    };
    waiting(t, names, record, (undecided, hold), reader, now).into_iter().map(said).collect()
}

/// The same in a few words, for the desk.
pub(in crate::web::director) async fn why_it_waits(
    web: &Web,
    tx: &mut Tx,
    t: &Talk,
    code: &str,
    reader: &Reader,
    now: i64,
) -> Result<String, WebError> {
    let record = load(tx, code).await?;
    let names = names_of(tx, t, &record).await?;
    let undecided: Vec<String> =
        web.door().undecided_seats(&record).await?.into_iter().map(|person| person.name).collect();
    let hold = web.door().hold(&record).await?;
    let said = |wait| match wait {
        Wait::FirstMove(_, game, name) => {
            t.say("event-why-first-move", &[("game", game.into()), ("name", name.into())])
        }
        Wait::Round => t.s("event-why-round"),
        Wait::Start => t.s("event-why-start"),
        Wait::Suspended(name) => t.s1("event-why-suspended", "name", name),
        Wait::GoesOn(said) => said,
    };
    let all: Vec<String> =
        waiting(t, &names, &record, (&undecided, hold.as_ref()), reader, now).into_iter().map(said).collect();
    // What cannot be paired is said where the pairings are.
    Ok(if all.is_empty() { t.s("event-why-pairs") } else { all.join("; ") })
}

/// What waits for the director's word, as far as the record shows it.
fn waiting(
    t: &Talk,
    names: &Names,
    record: &EventRecord,
    (undecided, hold): (&[String], Option<&EventHold>),
    reader: &Reader,
    now: i64,
) -> Vec<Wait> {
    let mut waits = Vec::new();
    let late = |game: &Seen| {
        let missing = game.game().ok().and_then(|game| game.no_show_at());
        game.behind().is_none() && missing.is_some_and(|from| from < now)
    };
    for game in reader.see_all(record.unfinished().cloned()).iter().filter(|game| late(game)) {
        let of_match = game.match_id.map(|id| (id, i64::from(game.number_in_match)));
        let label = crate::names::game_name(game.id, of_match, Some(&record.event.code));
        let name = names.person(t, game.player(game.row.to_move)).name;
        waits.push(Wait::FirstMove(game.id.0, label, name));
    }
    let last = record.rounds.last().filter(|round| round.stored.ended_at.is_none());
    let over = last.and_then(|round| round.stored.ends_at).is_some_and(|at| at <= now);
    if over && record.unfinished().next().is_some() {
        waits.push(Wait::Round);
    }
    if record.event.state == TournamentState::Open && record.event.waits_since.is_some() {
        waits.push(Wait::Start);
    }
    waits.extend(undecided.iter().map(|name| Wait::Suspended(name.clone())));
    waits.extend(about::goes_on(t, record, hold, now).map(Wait::GoesOn));
    waits
}

/// Whether a member has neither moved nor finished a game.
fn unmoved(record: &EventRecord, player: PlayerId) -> bool {
    record.matches.values().flat_map(|(_, games)| games).all(|game| {
        let moved = match game.seat(player) {
            Some(Seat::White) => game.row.ply >= 1,
            Some(Seat::Black) => game.row.ply >= 2,
            None => return true,
        };
        !moved && game.row.result.is_none()
    })
}

/// The pairings of a preview, a line for each round and each bye.
pub(super) fn paired_in_words(visit: &Visit, record: &EventRecord, preview: &Preview) -> Vec<String> {
    let shown = shown(visit, record, preview);
    let rounds = shown.rounds.into_iter().flat_map(|round| {
        let pairs: Vec<String> =
            round.lines.iter().map(|line| format!("{} – {}", line.white, line.black)).collect();
        [format!("{}: {}", round.title, pairs.join("; "))].into_iter().chain(round.byes)
    });
    rounds.chain(shown.warnings).collect()
}

fn shown(visit: &Visit, record: &EventRecord, preview: &Preview) -> PreviewView {
    let (t, speech) = (&visit.t, visit.t.speech());
    let name =
        |entry: usize| preview.players.get(entry).map(|player| player.name.clone()).unwrap_or_default();
    let line = |paired: &frcec_rules::club::event::Paired| PreviewLine {
        white: name(paired.white),
        black: name(paired.black),
        why: round::pairing(speech, t.lang(), &name, paired),
    };
    let round = |(number, paired): (usize, &PairedRound)| PreviewRound {
        title: match paired.kind {
            RoundKind::Main => t.s1("tournament-round", "round", number),
            RoundKind::TieBreak => t.s1("round-tie-break", "round", number),
        },
        lines: paired.pairings.iter().map(line).collect(),
        byes: paired.byes.iter().map(|&bye| round::bye(speech, t.lang(), &name, bye)).collect(),
    };
    PreviewView {
        rounds: (record.rounds.len() + 1..).zip(&preview.rounds).map(round).collect(),
        games: preview.games(),
        ends: preview.ends,
        runs: preview.running,
        stuck: preview.stuck.map(|why| {
            t.s(match why {
                Stuck::TooFew => "event-stuck-too-few",
                Stuck::NoLots => "event-stuck-no-lots",
                Stuck::Record => "event-stuck-record",
            })
        }),
        left_out: preview.left_out.iter().map(|player| player.name.clone()).collect(),
        undecided: !preview.undecided.is_empty(),
        warnings: speech::event::warnings(
            speech,
            t.lang(),
            preview.event.state != TournamentState::Open,
            &preview.warnings,
        ),
    }
}

/// What the buttons that start and pair send.
#[derive(Debug, Default, serde::Deserialize)]
pub(in crate::web) struct Shown {
    #[serde(default)]
    seen: String,
}

/// `POST /director/tournaments/{code}/start`
pub(in crate::web) async fn start(
    State(web): State<Web>,
    visit: Visit,
    Path(code): Path<String>,
    Form(sent): Form<Shown>,
) -> Result<Response, WebError> {
    visit.director()?;
    let seen = Some(sent.seen.parse().map_err(|_| WebError::Bad)?);
    match submit(&web, &visit, None, EventCommand::Start { code: code.clone(), seen }).await {
        Ok(_) => Ok(Redirect::to(&format!("/tournaments/{code}?done=event-begun")).into_response()),
        Err(error) => denied(&web, &visit, &code, error).await,
    }
}

async fn submit(
    web: &Web,
    visit: &Visit,
    origin: Option<String>,
    command: EventCommand,
) -> Result<Receipt, SubmitError> {
    let by = visit.member.as_ref().map_or(Actor::Club, |member| Actor::Staff(member.id));
    let submission =
        Submission { by, via: Via::Form, at: web.now(), origin, command: Command::Event(command) };
    web.door().submit(submission).await
}

fn words(visit: &Visit, denial: &EventDenial) -> String {
    speech::event::denial(visit.t.speech(), visit.t.lang(), denial)
}

async fn denied(web: &Web, visit: &Visit, code: &str, error: SubmitError) -> Result<Response, WebError> {
    if matches!(error, SubmitError::Event(EventDenial::NoEvent(_))) {
        return Err(missing(error));
    }
    let fault = refusal(&visit.t, error)?;
    refuse(web, visit, code, fault).await
}

async fn refuse(web: &Web, visit: &Visit, code: &str, fault: String) -> Result<Response, WebError> {
    let page = page(web, visit, code, vec![fault], String::new()).await?;
    Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
}

#[cfg(test)]
impl RunEvent {
    pub(in crate::web) fn samples() -> Vec<Self> {
        use crate::web::words::samples::HOSTILE;
        let choice = Choice { value: "mallory".to_owned(), text: HOSTILE.to_owned(), chosen: true };
        let round = PreviewRound {
            title: "Round 1".to_owned(),
            lines: vec![PreviewLine {
                white: HOSTILE.to_owned(),
                black: "Anna".to_owned(),
                why: HOSTILE.to_owned(),
            }],
            byes: vec![HOSTILE.to_owned()],
        };
        let paired = PreviewView {
            rounds: vec![round],
            games: 1,
            left_out: vec![HOSTILE.to_owned()],
            warnings: vec![HOSTILE.to_owned()],
            ..PreviewView::default()
        };
        let open = Self {
            frame: Frame::sample_director(),
            id: "T0001".to_owned(),
            name: HOSTILE.to_owned(),
            state: Tag::new("warn", "open for entries"),
            about: "Everybody plays everybody.".to_owned(),
            faults: vec![HOSTILE.to_owned()],
            typed: HOSTILE.to_owned(),
            waits: vec![(None, HOSTILE.to_owned()), (Some("/games/1".to_owned()), HOSTILE.to_owned())],
            cancelled: false,
            own: true,
            open: true,
            running: false,
            entries: vec![EntrantLine {
                number: 1,
                who: Person::new(HOSTILE, "mallory"),
                rating: 1500,
                note: Some(HOSTILE.to_owned()),
            }],
            places: "1 in".to_owned(),
            waiting: vec![Person::new(HOSTILE, "mallory")],
            handles: vec!["anna".to_owned()],
            preview: paired.clone(),
            seen: 0,
            playing: vec![choice.clone()],
            absent: vec![choice.clone()],
            suspended: vec![choice.clone()],
            directors: vec![choice.clone()],
            deputies: vec![choice],
        };
        let running = |preview| Self {
            open: false,
            running: true,
            faults: vec![],
            own: false,
            preview,
            ..open.clone()
        };
        vec![
            running(paired),
            running(PreviewView { runs: 3, ..PreviewView::default() }),
            running(PreviewView { ends: true, ..PreviewView::default() }),
            Self {
                open: false,
                cancelled: true,
                entries: vec![],
                preview: PreviewView { stuck: Some(HOSTILE.to_owned()), ..PreviewView::default() },
                ..open.clone()
            },
            open,
        ]
    }
}
