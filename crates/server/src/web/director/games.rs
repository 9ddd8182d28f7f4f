//! `/director/games/{id}`: what a director can do about one game.
use askama::Template;
use askama_web::WebTemplate;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use frcec_rules::StartPosition;
use frcec_rules::club::game::{EndReason, Outcome};
use frcec_rules::club::pace::DAY_MS;
use frcec_rules::club::seat::Seat;
use frcec_store::GameId;
use frcec_store::adjudications::{self, AdjudicationState};

use super::rulings::{Change, Plan, Sent, TOLD, refusal, rule};
use crate::door::{Command, DeskCommand, Loaded, Receipt, may_rule, outcome_of, rating_preview};
use crate::seen::Seen;
use crate::speech::{desk, game as words};
use crate::web::error::WebError;
use crate::web::frame::Frame;
use crate::web::rows::{self, Names};
use crate::web::session::Visit;
use crate::web::state::Web;
use crate::web::talk::Talk;
use crate::web::words::{GameBoard, Person};

/// What can be done about a game.
#[expect(clippy::struct_excessive_bools, reason = "each is a form that the page has or has not")]
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/director_game.html")]
pub struct GameDesk {
    /// Around it.
    pub frame: Frame,
    /// The plain number.
    pub id: i64,
    /// The game with its position.
    pub game: GameBoard,
    /// The players.
    pub white: Person,
    /// The players.
    pub black: Person,
    /// How it ended, or what its clocks show, a sentence each.
    pub facts: Vec<String>,
    /// Why the one who looks cannot rule here.
    pub barred: Option<String>,
    /// The game's version.
    pub seen: u32,
    /// Whether it is over.
    pub over: bool,
    /// The results that it can be given.
    pub results: Vec<&'static str>,
    /// Whether it can go on after that.
    pub can_go_on: bool,
    /// Whether it is being played.
    pub running: bool,
    /// Whether it is part of a match that is not over.
    pub can_replay: bool,
    /// Days that each clock can be given at the most: White's and Black's.
    pub most: [u32; 2],
    /// Adjudications: number, how they stand.
    pub cases: Vec<(i64, String)>,
    /// Whether the directors can take it up now.
    pub can_take_up: bool,
    /// What was wrong with a form.
    pub fault: Option<String>,
}

impl GameDesk {
    /// How many days each clock can be given.
    pub fn days_hint(&self) -> String {
        let [white, black] = self.most;
        let facts = [
            ("white", self.white.name.as_str().into()),
            ("most_white", white.into()),
            ("black", self.black.name.as_str().into()),
            ("most_black", black.into()),
        ];
        self.frame.t.say("desk-days-hint", &facts)
    }

    /// Value and words of each result that it can be given.
    pub fn outcomes(&self) -> Vec<(&'static str, String)> {
        let all = outcomes(&self.frame.t, &self.white.name, &self.black.name, true);
        all.into_iter().filter(|(value, _)| self.results.contains(value)).collect()
    }
}

/// The results that a game can be given at all.
const RESULTS: [&str; 4] = ["1-0", "1/2-1/2", "0-1", "*"];

/// Value and words of each result of a game.
pub(in crate::web) fn outcomes(
    t: &Talk,
    white: &str,
    black: &str,
    cancelled: bool,
) -> Vec<(&'static str, String)> {
    let mut all = vec![
        ("1-0", t.s1("outcome-won", "name", white)),
        ("1/2-1/2", t.s("outcome-drawn")),
        ("0-1", t.s1("outcome-won", "name", black)),
    ];
    if cancelled {
        all.push(("*", t.s("outcome-cancelled")));
    }
    all
}

pub(super) async fn loaded(web: &Web, visit: &Visit, id: i64) -> Result<(Seen, Loaded), WebError> {
    let mut tx = web.door().db().read().await?;
    let found = visit.reader(&mut tx).await?.load(&mut tx, GameId(id)).await?;
    found.ok_or_else(|| WebError::no("error-no-game", "game", id.to_string()))
}

async fn page(web: &Web, visit: &Visit, id: i64, fault: Option<String>) -> Result<GameDesk, WebError> {
    let me = visit.director()?;
    let t = &visit.t;
    let (shown, loaded) = loaded(web, visit, id).await?;
    let (game, now) = (&loaded.view.game, web.now());
    let mut tx = web.door().db().read().await?;
    let names = Names::of(&mut tx, t, std::slice::from_ref(&shown)).await?;
    let allowed = may_rule(&mut tx, &loaded.stored, me.id).await?;
    let speech = t.speech();
    let barred = allowed.err().map(|denial| desk::denial(speech, t.lang(), t.zone(), &denial));
    let known = adjudications::of_game(&mut tx, loaded.view.id).await?;
    let open = known.iter().any(|row| super::adjudications::is_open(row.state));
    let frame = visit.frame("director", &loaded.view.name);
    let board = names.board(t, &frame.sheet(), &shown)?;
    let (white, black) = (board.row.white.clone(), board.row.black.clone());
    let running = game.is_running();
    Ok(GameDesk {
        frame,
        id,
        facts: facts(t, &shown, &loaded, [&white.name, &black.name], now),
        game: board,
        white,
        black,
        barred,
        seen: game.version(),
        over: game.finish().is_some(),
        results: RESULTS
            .into_iter()
            .filter(|value| outcome_of(value).is_some_and(|outcome| game.can_correct(outcome)))
            .collect(),
        can_go_on: game.can_go_on() && loaded.of_match.is_some(),
        running,
        can_replay: game.finish().is_none() && loaded.of_match.is_some(),
        most: [Seat::White, Seat::Black].map(|seat| if running { game.most_grant(seat, now) } else { 0 }),
        cases: known
            .into_iter()
            .map(|row| (row.id, super::adjudications::state(t, row.state).text))
            .collect(),
        can_take_up: running && !open && !game.is_paused() && !game.flag_fallen(now),
        fault,
    })
}

/// How a game ended, or what its clocks show.
pub(super) fn facts(
    t: &Talk,
    shown: &Seen,
    loaded: &Loaded,
    [white, black]: [&str; 2],
    now: i64,
) -> Vec<String> {
    if let Some(moves) = shown.behind() {
        return vec![t.s1("game-behind", "moves", u32::from(moves))];
    }
    let game = &loaded.view.game;
    if let Some(finish) = game.finish() {
        return vec![
            words::finish(t.speech(), t.lang(), finish, white, black),
            t.s1("desk-ended-at", "moment", t.moment(finish.at)),
        ];
    }
    let mut facts = Vec::new();
    if game.is_paused() {
        facts.push(t.s("desk-stands-still"));
    }
    for (seat, name) in [(Seat::White, white), (Seat::Black, black)] {
        let left = t.span(game.left_ms(seat, now));
        facts.push(t.say("desk-clock", &[("name", name.into()), ("left", left.into())]));
    }
    if let Some(deadline) = game.deadline() {
        facts.push(t.s1("desk-deadline", "moment", t.moment(deadline)));
    }
    facts
}

/// `GET /director/games/{id}`
pub(in crate::web) async fn get(
    State(web): State<Web>,
    visit: Visit,
    Path(id): Path<i64>,
) -> Result<GameDesk, WebError> {
    page(&web, &visit, id, None).await
}

/// `POST /director/games/{id}`: first the preview, then the deed.
pub(in crate::web) async fn post(
    State(web): State<Web>,
    visit: Visit,
    Path(id): Path<i64>,
    Form(sent): Form<Sent>,
) -> Result<Response, WebError> {
    let me = visit.director()?.id;
    let (_, loaded) = loaded(&web, &visit, id).await?;
    let refuse = async |fault| {
        let page = page(&web, &visit, id, Some(fault)).await?;
        Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
    };
    let command = match command(&visit, &loaded, &sent)? {
        Ok(command) => command,
        Err(fault) => return refuse(fault).await,
    };
    {
        let mut tx = web.door().db().read().await?;
        if let Err(denial) = may_rule(&mut tx, &loaded.stored, me).await? {
            return refuse(desk::denial(visit.t.speech(), visit.t.lang(), visit.t.zone(), &denial)).await;
        }
    }
    // What would be refused is refused before a reason is asked for.
    if !sent.is_final()
        && let Err(error) = web.door().would_rule(me, &command).await
    {
        return refuse(refusal(&visit, error)?).await;
    }
    let plan = plan(&web, &visit, &loaded, &command, &sent).await?;
    let done = |receipt| match receipt {
        Receipt::Adjudication { id } => format!("/director/adjudications/{id}?done=desk-done"),
        Receipt::Match { games, .. } => {
            let game = games.first().map_or(id, |game| game.0);
            format!("/games/{game}?done=desk-done")
        }
        _ => format!("/director/games/{id}?done=desk-done"),
    };
    rule(&web, &visit, &sent, plan, Command::Desk(command), done).await
}

/// What a form asks for; or what is wrong with it, as a sentence.
fn command(visit: &Visit, loaded: &Loaded, sent: &Sent) -> Result<Result<DeskCommand, String>, WebError> {
    let (game, reason, t) = (loaded.view.id, sent.reason.clone(), &visit.t);
    let seen = if sent.seen.is_empty() {
        loaded.view.game.version()
    } else {
        sent.seen.parse().map_err(|_| WebError::Bad)?
    };
    Ok(Ok(match sent.act.as_str() {
        "correct" => {
            let outcome = outcome_of(&sent.outcome).ok_or(WebError::Bad)?;
            DeskCommand::Correct { game, outcome, seen, reason }
        }
        "reopen" => DeskCommand::Reopen { game, seen, reason },
        "time" => {
            let whose = match sent.seat.as_str() {
                "white" => Seat::White,
                "black" => Seat::Black,
                _ => return Err(WebError::Bad),
            };
            let Ok(days) = sent.days.trim().parse() else { return Ok(Err(t.s("desk-days-fault"))) };
            DeskCommand::AddTime { game, seat: whose, days, reason }
        }
        "replay" => {
            let wanted = sent.start.trim();
            let start = match wanted.parse::<StartPosition>() {
                Ok(start) => Some(start),
                Err(_) if wanted.is_empty() => None,
                Err(_) => return Ok(Err(t.s1("positions-fault", "text", wanted))),
            };
            DeskCommand::Replay { game, start, reason }
        }
        "adjudicate" => DeskCommand::AskAdjudication { game, reason },
        _ => return Err(WebError::Bad),
    }))
}

/// What the ruling would do, in words.
async fn plan(
    web: &Web,
    visit: &Visit,
    loaded: &Loaded,
    command: &DeskCommand,
    sent: &Sent,
) -> Result<Plan, WebError> {
    let (t, id) = (&visit.t, loaded.view.id);
    let game = &loaded.view.game;
    let names = [loaded.view.white.name.as_str(), loaded.view.black.name.as_str()];
    let mut hidden = vec![("act", sent.act.clone()), ("seen", game.version().to_string())];
    let mut changes = Vec::new();
    let mut notes = vec![t.s("desk-note-letters")];
    match command {
        DeskCommand::Correct { outcome, .. } => {
            hidden.push(("outcome", outcome.pgn().to_owned()));
            let (of_it, moved) = of_result(web, t, loaded, *outcome, EndReason::Corrected).await?;
            changes.extend(of_it);
            notes.extend(moved);
        }
        DeskCommand::Reopen { .. } => {
            let now = game.finish().map_or("*", |finish| finish.outcome.pgn());
            changes.push(Change::of_result(t.s("desk-result"), now, &t.s("desk-none-yet")));
            changes.extend(ratings(web, t, loaded, Outcome::Cancelled, names).await?);
            notes.push(t.s("desk-note-reopen"));
        }
        DeskCommand::AddTime { seat, days, .. } => {
            changes.push(of_clock(web, t, loaded, *seat, i64::from(*days)));
            hidden.push(("seat", if *seat == Seat::White { "white" } else { "black" }.to_owned()));
            hidden.push(("days", days.to_string()));
        }
        DeskCommand::Replay { start, .. } => {
            let wanted = start.map_or_else(|| t.s("desk-drawn"), |start| start.to_string());
            changes.push(Change::new(t.s("col-position"), game.start().to_string(), wanted));
            notes.push(t.s("desk-note-replay"));
            hidden.push(("start", start.map(|start| start.id().to_string()).unwrap_or_default()));
        }
        _ => notes.push(t.s("desk-note-adjudicate")),
    }
    Ok(Plan {
        closed: false,
        back: (format!("/director/games/{id}"), loaded.view.name.clone()),
        title: t.joined("desk-act-", &sent.act),
        changes,
        notes,
        url: format!("/director/games/{id}"),
        hidden,
        tick: None,
        reason: Some(TOLD),
    })
}

/// What another result changes: itself and the ratings, and what it moves in the event.
pub(super) async fn of_result(
    web: &Web,
    t: &Talk,
    loaded: &Loaded,
    outcome: Outcome,
    ended: EndReason,
) -> Result<(Vec<Change>, Vec<String>), WebError> {
    let view = &loaded.view;
    let now = view.game.finish().map_or("*", |finish| finish.outcome.pgn());
    let mut changes = vec![Change::of_result(t.s("desk-result"), now, outcome.pgn())];
    changes.extend(ratings(web, t, loaded, outcome, [&view.white.name, &view.black.name]).await?);
    let mut notes = Vec::new();
    let cases = adjudications::of_game(&mut web.door().db().read().await?, view.id).await?;
    let settled = cases.iter().any(|case| case.state == AdjudicationState::Settled);
    // Taking such a correction back puts the decision back.
    if settled && ended != EndReason::Adjudication {
        notes.push(t.s("desk-note-settled"));
    }
    if view.game.ended_with_an_entry() && ended == EndReason::Corrected {
        notes.push(t.s("desk-note-locks"));
    }
    if loaded.stored.tournament_id.is_some() {
        notes.extend(web.door().foretell_result(&loaded.stored, Some((outcome, ended)), t.lang()).await?);
        notes.push(t.s("desk-note-rounds"));
    }
    Ok((changes, notes))
}

/// What so many days more do to a clock; fewer than none are taken from it.
pub(super) fn of_clock(web: &Web, t: &Talk, loaded: &Loaded, seat: Seat, days: i64) -> Change {
    let left = loaded.view.game.left_ms(seat, web.now());
    let label = t.s1("desk-clock-of", "name", loaded.view.person(seat).name.as_str());
    Change::new(label, t.span(left), t.span(left + days * DAY_MS))
}

/// What another result does to the two ratings.
async fn ratings(
    web: &Web,
    t: &Talk,
    loaded: &Loaded,
    outcome: Outcome,
    names: [&str; 2],
) -> Result<Vec<Change>, WebError> {
    let mut tx = web.door().db().read().await?;
    let Some(moves) = rating_preview(&mut tx, &loaded.stored, outcome).await? else { return Ok(Vec::new()) };
    let shown = |rating: Option<i64>| rating.map_or_else(|| "–".to_owned(), rows::rating);
    Ok(names
        .into_iter()
        .zip(moves)
        .map(|(name, (before, after))| {
            Change::new(t.s1("desk-rating-of", "name", name), shown(before), shown(after))
        })
        .collect())
}

#[cfg(test)]
impl GameDesk {
    pub(in crate::web) fn samples() -> Vec<Self> {
        use crate::web::words::samples;
        let sample = Self {
            frame: Frame::sample_director(),
            id: 1,
            game: samples::boards().remove(1),
            white: Person::new(samples::HOSTILE, "mallory"),
            black: Person { name: "former member".to_owned(), handle: None },
            facts: vec![samples::HOSTILE.to_owned()],
            barred: None,
            seen: 4,
            over: false,
            results: RESULTS.to_vec(),
            can_go_on: false,
            running: true,
            can_replay: true,
            most: [30, 0],
            cases: vec![(1, "claims".to_owned())],
            can_take_up: true,
            fault: Some(samples::HOSTILE.to_owned()),
        };
        vec![
            Self { barred: Some(samples::HOSTILE.to_owned()), fault: None, ..sample.clone() },
            Self { over: true, can_go_on: true, running: false, can_replay: false, ..sample.clone() },
            sample,
        ]
    }
}
