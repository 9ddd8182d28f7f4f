//! `/game-of-the-month`: what is put up, the vote, and what won before.
use askama::Template;
use askama_web::WebTemplate;
use axum::Form;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use frcec_store::ballots::{self, Nomination};
use frcec_store::{GameId, Tx, games, matches};

use super::error::WebError;
use super::frame::Frame;
use super::life::{Way, month, ways};
use super::rows::Names;
use super::session::Visit;
use super::state::Web;
use super::talk::Talk;
use super::words::GameBoard;
use crate::door::{Actor, Command, LifeCommand, Receipt, Submission, SubmitError, Via};
use crate::life::Month;
use crate::life::ballot::{self, Ballot};
use crate::names::{self, Named};
use crate::seen::Reader;
use crate::speech::{club, life as words};

/// The games of the months.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/game_of_month.html")]
pub struct GameOfMonth {
    /// Around it.
    pub frame: Frame,
    /// The pages beside it.
    pub ways: Vec<Way>,
    /// What was wrong with the form.
    pub fault: Option<String>,
    /// The vote that is open.
    pub vote: Option<Vote>,
    /// When the next vote opens, where none is open.
    pub next: String,
    /// What is put up for the month that runs, and its name.
    pub ahead: (String, Vec<Nominee>),
    /// What won, the newest month first.
    pub winners: Vec<Won>,
    /// Whether the reader is a member, who has a say.
    pub member: bool,
    /// The game that the form is filled with.
    pub game: String,
}

/// An open vote.
#[derive(Clone, Debug)]
pub struct Vote {
    /// Its month.
    pub month: String,
    /// When it opened and when it closes, in the reader's zone.
    pub time: (String, String),
    /// The games, by number.
    pub nominees: Vec<Nominee>,
}

/// A game that is put up.
#[derive(Clone, Debug)]
pub struct Nominee {
    /// Its number.
    pub number: i64,
    /// The game.
    pub game: GameBoard,
    /// Whether the reader has voted for it.
    pub chosen: bool,
    /// Whether it is the reader's own.
    pub own: bool,
}

/// What won a month.
#[derive(Clone, Debug)]
pub struct Won {
    /// The month's name.
    pub month: String,
    /// The game, or several that share it.
    pub games: Vec<GameBoard>,
    /// Its votes.
    pub votes: i64,
}

/// What the address fills the form with.
#[derive(Debug, Default, serde::Deserialize)]
pub(super) struct Question {
    #[serde(default)]
    game: String,
}

/// `GET /game-of-the-month`
pub(super) async fn get(
    State(web): State<Web>,
    visit: Visit,
    Query(question): Query<Question>,
) -> Result<GameOfMonth, WebError> {
    let game = question.game.chars().take(40).collect();
    page(&web, &visit, game, None).await
}

async fn page(
    web: &Web,
    visit: &Visit,
    game: String,
    fault: Option<String>,
) -> Result<GameOfMonth, WebError> {
    let t = &visit.t;
    let now = web.now();
    let this = Month::of(now);
    let frame = visit.frame("news", t.s("life-gotm-title"));
    let mut tx = web.door().db().read().await?;
    let all = ballots::all(&mut tx).await?;
    let member = visit.member.as_ref().map(|member| member.id);
    let boards = Boards { t, sheet: frame.sheet(), reader: visit.reader(&mut tx).await? };
    let vote = match Ballot::open_at(now) {
        Some(open) => {
            let chosen = match member {
                Some(member) => ballots::vote_of(&mut tx, open.month.count(), member).await?,
                None => None,
            };
            let nominees = boards.nominees(&mut tx, &of(&all, open.month), visit, chosen).await?;
            let time = (t.moment(open.opens()), t.moment(open.closes()));
            Some(Vote { month: month(t, open.month), time, nominees })
        }
        None => None,
    };
    let ahead = boards.nominees(&mut tx, &of(&all, this), visit, None).await?;
    let mut months: Vec<i64> = all.iter().map(|nomination| nomination.month).collect();
    months.dedup();
    let mut winners = Vec::new();
    for counted in months.into_iter().map(Month::counted) {
        if now < (Ballot { month: counted }).closes() {
            continue;
        }
        let nominated = of(&all, counted);
        let won = ballot::winners(&nominated);
        let mut games = Vec::new();
        for nomination in &won {
            games.extend(boards.board(&mut tx, nomination.game_id).await?);
        }
        if let Some(first) = won.first() {
            winners.push(Won { month: month(t, counted), games, votes: first.votes });
        }
    }
    Ok(GameOfMonth {
        ways: ways(t, "/game-of-the-month"),
        fault,
        vote,
        next: t.moment((Ballot { month: this }).opens()),
        ahead: (month(t, this), ahead),
        winners,
        member: member.is_some(),
        game,
        frame,
    })
}

fn of(all: &[Nomination], month: Month) -> Vec<Nomination> {
    all.iter().filter(|nomination| nomination.month == month.count()).cloned().collect()
}

struct Boards<'a> {
    t: &'a Talk,
    sheet: String,
    reader: Reader,
}

impl Boards<'_> {
    async fn board(&self, tx: &mut Tx, id: GameId) -> Result<Option<GameBoard>, WebError> {
        let Some(game) = games::load(tx, id).await? else { return Ok(None) };
        let game = self.reader.sees(game);
        let names = Names::of(tx, self.t, std::slice::from_ref(&game)).await?;
        names.board(self.t, &self.sheet, &game).map(Some)
    }

    async fn nominees(
        &self,
        tx: &mut Tx,
        nominations: &[Nomination],
        visit: &Visit,
        chosen: Option<i64>,
    ) -> Result<Vec<Nominee>, WebError> {
        let handle = visit.member.as_ref().map(|member| member.handle.as_str());
        let mut nominees = Vec::new();
        for nomination in nominations {
            let Some(game) = self.board(tx, nomination.game_id).await? else { continue };
            let players = [game.row.white.handle.as_deref(), game.row.black.handle.as_deref()];
            nominees.push(Nominee {
                number: nomination.number,
                chosen: chosen == Some(nomination.number),
                own: handle.is_some() && players.contains(&handle),
                game,
            });
        }
        Ok(nominees)
    }
}

/// What the forms send: a vote, or a game to be put up.
#[derive(Debug, Default, serde::Deserialize)]
pub(super) struct Sent {
    #[serde(default)]
    vote: String,
    #[serde(default)]
    game: String,
}

/// `POST /game-of-the-month`
pub(super) async fn post(
    State(web): State<Web>,
    visit: Visit,
    Form(sent): Form<Sent>,
) -> Result<Response, WebError> {
    let member = visit.member()?.id;
    let command = if sent.vote.is_empty() {
        let found = named(&mut web.door().db().read().await?, &sent.game).await?;
        let Some(game) = found else {
            let fault = visit.t.s1("error-no-game", "game", sent.game.trim());
            return refuse(&web, &visit, sent.game, fault).await;
        };
        LifeCommand::Nominate(member, game)
    } else {
        LifeCommand::Vote(member, sent.vote.parse().map_err(|_| WebError::Bad)?)
    };
    let submission = Submission {
        by: Actor::Player(member),
        via: Via::Form,
        at: web.now(),
        origin: None,
        command: Command::Life(command),
    };
    let done = match web.door().submit(submission).await {
        Ok(Receipt::Nominated { new: false, .. }) => "life-nominated-before-done",
        Ok(Receipt::Nominated { .. }) => "life-nominated-done",
        Ok(_) => "life-voted-done",
        Err(SubmitError::Life(denial)) => {
            let fault = words::denial(visit.t.speech(), visit.t.lang(), &denial);
            return refuse(&web, &visit, sent.game, fault).await;
        }
        Err(SubmitError::Club(denial)) => {
            let fault = club::denial(visit.t.speech(), visit.t.lang(), &denial);
            return refuse(&web, &visit, sent.game, fault).await;
        }
        Err(error) => return Err(error.into()),
    };
    Ok(Redirect::to(&format!("/game-of-the-month?done={done}")).into_response())
}

async fn refuse(web: &Web, visit: &Visit, game: String, fault: String) -> Result<Response, WebError> {
    let game = game.chars().take(40).collect();
    let page = page(web, visit, game, Some(fault)).await?;
    Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
}

/// The game that a member named; a match is none, since it has two.
async fn named(tx: &mut Tx, name: &str) -> Result<Option<GameId>, WebError> {
    Ok(match names::read(name) {
        Some(Named::Game(id)) => games::load(tx, id).await?.map(|game| game.id),
        Some(Named::GameOf(id, number)) if matches::by_id(tx, id).await?.is_some() => {
            let games = games::of_match(tx, id).await?;
            games.iter().find(|game| i64::from(game.number_in_match) == number).map(|game| game.id)
        }
        _ => None,
    })
}

#[cfg(test)]
impl GameOfMonth {
    pub(super) fn samples() -> Vec<Self> {
        use super::words::samples;
        let nominee = |number| Nominee {
            number,
            game: samples::boards().remove(1),
            chosen: number == 1,
            own: number == 2,
        };
        let empty = Self {
            frame: Frame::sample(),
            ways: super::life::samples::ways(),
            fault: None,
            vote: None,
            next: "1 June 2026".to_owned(),
            ahead: ("May 2026".to_owned(), vec![]),
            winners: vec![],
            member: false,
            game: String::new(),
        };
        let full = Self {
            frame: Frame::sample_director(),
            fault: Some(samples::HOSTILE.to_owned()),
            vote: Some(Vote {
                month: "April 2026".to_owned(),
                time: ("1 May 2026".to_owned(), "15 May 2026".to_owned()),
                nominees: vec![nominee(1), nominee(2), nominee(3)],
            }),
            ahead: ("May 2026".to_owned(), vec![nominee(1)]),
            winners: vec![Won { month: "March 2026".to_owned(), games: samples::boards(), votes: 3 }],
            member: true,
            game: samples::HOSTILE.to_owned(),
            ..empty.clone()
        };
        let none = Self {
            vote: Some(Vote {
                month: "April 2026".to_owned(),
                time: ("1 May 2026".to_owned(), "15 May 2026".to_owned()),
                nominees: vec![],
            }),
            ..empty.clone()
        };
        vec![empty, full, none]
    }
}
