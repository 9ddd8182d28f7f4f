//! `POST /games/{id}/move`: what a player does in a game, judged as a mailed command is and refused in the same words.
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use frcec_rules::club::game::{Command, Denial};
use frcec_rules::club::lines::{Fault, Tree};
use frcec_rules::club::seat::Seat;
use frcec_rules::reading::{self, MoveRead, Note, Reading};
use frcec_rules::{CastlingReport, Line, Move, Wing};
use frcec_store::origins;

use super::error::WebError;
use super::game::{Ask, MoveForm, Shown, load};
use super::session::Visit;
use super::state::Web;
use super::talk::Talk;
use crate::door::{self, Actor, GameCommand, Submission, SubmitError, Via};
use crate::lines;
use crate::people::Person;
use crate::settings::AskBefore;
use crate::speech::{game as words, lines as lines_words, refusal};

/// Characters of a message at most; the mail's limit is larger, but a form is no place for a book.
const WORDS: usize = 4000;
/// Characters of a move at most.
const MOVE: usize = 60;

/// What the form sends.
#[derive(Debug, Default, serde::Deserialize)]
pub(super) struct Sent {
    #[serde(default)]
    ply: String,
    #[serde(default)]
    key: String,
    #[serde(default)]
    act: String,
    #[serde(default)]
    text: String,
    #[serde(default)]
    draw: String,
    #[serde(default)]
    words: String,
    #[serde(default)]
    sure: String,
    #[serde(default)]
    days: String,
    /// Conditional lines for after the move.
    #[serde(default)]
    lines: String,
    /// The move that was looked at last, as it was typed.
    #[serde(default)]
    looked: String,
}

/// What came of trying.
enum Tried {
    /// Done: the game has changed.
    Done,
    /// Done, but the conditional lines do not stand.
    /// What the page says of the move, and what is wrong with the lines.
    DoneWithout(String, Vec<Fault>),
    /// Shown, not played.
    Look(Move, String),
    /// Refused, with the sentence.
    Refused(String),
    /// Nothing is done, because the conditional lines cannot stand: what is wrong with them.
    WrongLines(Vec<Fault>),
    /// The position has moved on.
    Stale,
    /// The form was form before.
    Doubled,
}

/// `POST /games/{id}/move`
pub(super) async fn post(
    State(web): State<Web>,
    visit: Visit,
    Path(id): Path<String>,
    Form(form): Form<Sent>,
) -> Result<Response, WebError> {
    let member = visit.member()?;
    let shown = load(&web, &visit, &id).await?;
    let seat = shown.loaded.seat(member.id).ok_or(WebError::Forbidden("error-not-your-game"))?;
    let ply: u32 = form.ply.parse().map_err(|_| WebError::Bad)?;
    super::check_key(&form.key)?;
    let tried = attempt(&web, member, &shown, seat, ply, &form).await?;
    let retry = |refused: Option<String>, look, looked_at| MoveForm {
        refused: refused.into_iter().collect(),
        look,
        looked_at,
        lang: member.lang.tag(),
        text: form.text.trim().to_owned(),
        draw: !form.draw.is_empty(),
        words: form.words.clone(),
        lines: form.lines.clone(),
        ..MoveForm::default()
    };
    match tried {
        // The challenge that was made is what there is to see now.
        Tried::Done if form.act == "replace" => {
            Ok(Redirect::to("/challenges?done=challenge-open-done").into_response())
        }
        Tried::Done => {
            Ok(Redirect::to(&format!("/games/{}?done=form-done", shown.loaded.view.id)).into_response())
        }
        Tried::DoneWithout(played, faults) => {
            let shown = load(&web, &visit, &id).await?;
            if !shown.loaded.view.game.is_running() {
                // Over by the move: no lines could stand.
                return Ok(
                    Redirect::to(&format!("/games/{}?done=form-done", shown.loaded.view.id)).into_response()
                );
            }
            let page = super::lines::refused_after_move(
                &web,
                &visit,
                member,
                &shown,
                (&form.lines, &played),
                &faults,
            )
            .await?;
            // The move stands, whatever became of the lines.
            Ok(page.into_response())
        }
        Tried::WrongLines(faults) => {
            let said = lines_words::wrong(visit.t.speech(), member.lang, &faults);
            let refused = std::iter::once(visit.t.s("form-lines-wrong")).chain(said).collect();
            let form = MoveForm { refused, wrong_lines: true, ..retry(None, None, None) };
            let page = shown.page(&web, &visit, &Ask::default(), form);
            Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
        Tried::Look(mv, look) => {
            Ok(shown.page(&web, &visit, &Ask::default(), retry(None, Some(look), Some(mv))).into_response())
        }
        Tried::Refused(sentence) => {
            // What the game says to a refusal may be newer than what was loaded.
            let shown = load(&web, &visit, &id).await?;
            let page = shown.page(&web, &visit, &Ask::default(), retry(Some(sentence), None, None));
            Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
        Tried::Stale => {
            // The words and lines are given back; the move is not, because it was meant for another position.
            let shown = load(&web, &visit, &id).await?;
            let kept =
                MoveForm { text: String::new(), ..retry(Some(visit.t.s("error-stale-text")), None, None) };
            Ok((StatusCode::CONFLICT, shown.page(&web, &visit, &Ask::default(), kept)).into_response())
        }
        Tried::Doubled => {
            let shown = load(&web, &visit, &id).await?;
            Err(WebError::Stale("error-doubled-text", shown.loaded.view.id.0, shown.board(&visit)))
        }
    }
}

async fn attempt(
    web: &Web,
    member: &Person,
    shown: &Shown,
    seat: Seat,
    ply: u32,
    form: &Sent,
) -> Result<Tried, WebError> {
    let (t, game) = (Talk::to(member), &shown.loaded.view.game);
    let origin = format!("form:{}:{}", shown.loaded.view.id, form.key);
    if ply != game.ply() {
        let mut tx = web.door().db().read().await?;
        let doubled = origins::find(&mut tx, &origin).await?.is_some();
        return Ok(if doubled { Tried::Doubled } else { Tried::Stale });
    }
    let text = form.text.trim();
    if text.chars().count() > MOVE
        || form.words.chars().count() > WORDS
        || form.lines.chars().count() > lines::LONGEST
    {
        return Ok(Tried::Refused(t.s("form-too-long")));
    }
    let offer = !form.draw.is_empty();
    let read_with_notes = || read(&t, member, game.line(), text);
    let read = || read_with_notes().map(|read| read.mv);
    let command = match form.act.as_str() {
        "look" | "play" => {
            let MoveRead { mv, notes } = match read_with_notes() {
                Ok(read) => read,
                // Whose turn it is says more than what the move would be.
                Err(_) if game.to_move() != Some(seat) => return Ok(not_now(&t, shown, seat)),
                Err(sentence) => return Ok(Tried::Refused(sentence)),
            };
            if game.to_move() != Some(seat) {
                return Ok(not_now(&t, shown, seat));
            }
            let castles = Wing::of(mv).is_some();
            let asks = match member.settings.ask_before {
                AskBefore::Nothing => false,
                AskBefore::CastlingAndResignation => castles,
                AskBefore::Everything => true,
            };
            let command = Command::Move { mv, ply, offer };
            if form.act == "look" || (asks && form.looked.trim() != text) {
                // Whatever playing it would refuse is said now, while another move can still be chosen.
                let loaded = &shown.loaded;
                if let Some(denial) = web.door().would_refuse(loaded, seat, &command, web.now()).await? {
                    let said = words::denial(t.speech(), t.lang(), &denial, &loaded.view, seat);
                    return Ok(Tried::Refused(said));
                }
                if let Some(Err(faults)) = lines_after(member, game.line(), &command, &form.lines) {
                    return Ok(Tried::WrongLines(faults));
                }
                return Ok(Tried::Look(mv, look(&t, game.line(), mv, &notes)));
            }
            command
        }
        "claim" => {
            let intended = if text.is_empty() { None } else { Some(read()) };
            match intended.transpose() {
                Ok(intended) => Command::Claim { ply, intended },
                Err(sentence) => return Ok(Tried::Refused(sentence)),
            }
        }
        // What is no number is refused like a number of days that cannot be given.
        "give" => Command::Give { days: form.days.trim().parse().unwrap_or(0) },
        "cancel" | "replace" => Command::CancelNoShow,
        "accept" => Command::Accept,
        "decline" => Command::Decline,
        "resign" if form.sure.is_empty() => return Ok(Tried::Refused(t.s("form-resign-unsure"))),
        "resign" => Command::Resign,
        _ => return Err(WebError::Bad),
    };
    let lines = lines_after(member, game.line(), &command, &form.lines);
    // With it nobody plays the move a second time.
    let played = match &command {
        Command::Move { mv, .. } | Command::Claim { intended: Some(mv), .. } => {
            t.s1("form-move-played", "move", t.speech().move_of(game.line(), mv))
        }
        _ => String::new(),
    };
    let (lines, faults) = match lines {
        Some(Ok(tree)) => (Some(tree), None),
        Some(Err(faults)) => (None, Some(faults)),
        None => (None, None),
    };
    let message = Some(form.words.trim()).filter(|words| !words.is_empty()).map(str::to_owned);
    let submission = Submission {
        by: Actor::Player(member.id),
        via: Via::Form,
        at: web.now(),
        origin: Some(origin),
        command: door::Command::Game(GameCommand {
            message,
            lines,
            new_opponent: form.act == "replace",
            ..GameCommand::new(shown.loaded.view.id, command)
        }),
    };
    match web.door().submit(submission).await {
        Ok(_) => Ok(faults.map_or(Tried::Done, |faults| Tried::DoneWithout(played, faults))),
        Err(SubmitError::Duplicate(_)) => Ok(Tried::Doubled),
        Err(SubmitError::Denied { denial: Denial::MovedOn { .. }, .. }) => Ok(Tried::Stale),
        Err(SubmitError::Denied { denial, view }) => {
            Ok(Tried::Refused(words::denial(t.speech(), t.lang(), &denial, &view, seat)))
        }
        Err(error) => Err(error.into()),
    }
}

/// What the conditional lines of the form mean after its move; `None` if there are none, or no move that they could follow.
fn lines_after(
    member: &Person,
    line: &Line,
    command: &Command,
    text: &str,
) -> Option<Result<Tree, Vec<Fault>>> {
    let (Command::Move { mv, .. } | Command::Claim { intended: Some(mv), .. }) = command else { return None };
    let mut after = line.clone();
    after.push(*mv).ok()?;
    let given = !lines::lines_of(text).is_empty();
    given.then(|| lines::read(&after, &[text], lines::options(member)))
}

fn not_now(t: &Talk, shown: &Shown, seat: Seat) -> Tried {
    let view = &shown.loaded.view;
    let denial = match view.game.finish() {
        Some(finish) => Denial::Over(finish),
        None if view.game.is_running() => Denial::NotYourTurn,
        None => Denial::NotStarted,
    };
    Tried::Refused(words::denial(t.speech(), t.lang(), &denial, view, seat))
}

/// Reads a move as the mail does, but for the capital letters of telephones: a form asks for none.
fn read(t: &Talk, member: &Person, line: &Line, text: &str) -> Result<MoveRead, String> {
    let read = reading::read(line, text, &lines::options(member));
    // Every reading but a move has its answer.
    match read {
        Reading::Move(read) => Ok(read),
        other => Err(refusal::answer(t.speech(), t.lang(), line, &other).unwrap_or_default()),
    }
}

/// What a move would do, before it is played: for castling, where both pieces land; for a step of the king that could be
/// taken for castling, that it is not.
fn look(t: &Talk, line: &Line, mv: Move, notes: &[Note]) -> String {
    let san = t.speech().move_of(line, &mv);
    let Some(wing) = Wing::of(mv) else {
        let warnings = notes.iter().filter_map(|note| refusal::note(t.speech(), t.lang(), line, mv, *note));
        return std::iter::once(t.s1("form-look-move", "move", san))
            .chain(warnings)
            .collect::<Vec<_>>()
            .join(" ");
    };
    let color = line.turn();
    let report = CastlingReport::new(line, color, wing);
    let trips = crate::speech::castling::trips(t.speech(), t.lang(), &report).unwrap_or_default();
    t.say("form-look-castling", &[("move", san.into()), ("trips", trips.into())])
}
