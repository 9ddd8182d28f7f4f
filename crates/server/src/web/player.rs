//! `/players/{handle}`
use askama::Template;
use askama_web::WebTemplate;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use frcec_store::games::GameState;
use frcec_store::lists::{self, GameFilter};
use frcec_store::merge;
use frcec_store::players::{self, PlayerStatus, Role};
use frcec_store::ratings::{self, RatingChange};

use super::error::WebError;
use super::frame::Frame;
use super::graph;
use super::rows::{self, Names};
use super::session::Visit;
use super::state::Web;
use super::talk::Talk;
use super::words::{GameRow, Person};
use crate::door::PRACTICE_HANDLE;
use crate::life::people::Names as GameNames;
use crate::speech::number;

/// One member.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/player.html")]
pub struct Player {
    /// Around it.
    pub frame: Frame,
    /// Who.
    pub who: Person,
    /// The handle.
    pub handle: String,
    /// Where from.
    pub country: String,
    /// Since when, in words.
    pub since: String,
    /// Director or admin, in words.
    pub role: Option<String>,
    /// Inactive or suspended, in words.
    pub status: Option<String>,
    /// Whether the one who looks can challenge the member.
    pub challenge: bool,
    /// The rating, cut to the whole number.
    pub rating: String,
    /// Whether it rests on few games.
    pub provisional: bool,
    /// The rating over time as SVG.
    pub graph: Option<String>,
    /// What moved it, newest first.
    pub changes: Vec<ChangeRow>,
    /// Wins, losses, draws.
    pub wld: String,
    /// How many games run.
    pub running_count: i64,
    /// The newest of them.
    pub running: Vec<GameRow>,
    /// The games finished last.
    pub finished: Vec<GameRow>,
}

/// What one game did to the rating.
#[derive(Clone, Debug)]
pub struct ChangeRow {
    /// When, in words.
    pub when: String,
    /// The game's plain number.
    pub game: i64,
    /// What it is called, `M0001-1`.
    pub label: String,
    /// Against whom.
    pub who: Person,
    /// `1`, `½` or `0`.
    pub score: &'static str,
    /// `+16.00`.
    pub change: String,
    /// The rating after it.
    pub after: String,
}

/// Changes in the table at most.
const CHANGES: usize = 50;

/// Games of each kind on the page.
const GAMES: u32 = 20;

/// `GET /players/{handle}`
pub(super) async fn get(
    State(web): State<Web>,
    visit: Visit,
    Path(handle): Path<String>,
) -> Result<Response, WebError> {
    let t = visit.t.clone();
    let mut tx = web.door().db().read().await?;
    let found = players::by_handle(&mut tx, &handle).await?;
    // An account that became another one's leads there.
    if let Some(gone) = found.as_ref().filter(|player| player.status == PlayerStatus::Former)
        && let Some(into) = merge::into(&mut tx, gone.id).await?
        && let Some(kept) = players::by_id(&mut tx, into).await?
    {
        return Ok(Redirect::permanent(&format!("/players/{}", kept.handle)).into_response());
    }
    let player = found
        .filter(|player| !matches!(player.status, PlayerStatus::Former | PlayerStatus::Archived))
        .filter(|player| player.handle != PRACTICE_HANDLE)
        .ok_or_else(|| WebError::no("error-no-player", "player", &handle))?;
    let score = lists::score(&mut tx, player.id).await?;
    let rating = ratings::of_player(&mut tx, player.id).await?;
    let moved = ratings::changes(&mut tx, player.id).await?;
    let opponents = Names::of_people(&mut tx, &t, moved.iter().map(|change| change.opponent_id)).await?;
    let shown = moved.iter().rev().take(CHANGES).map(|change| change.game_id).collect();
    let called = GameNames::of(&mut tx, Vec::new(), shown, Vec::new()).await?;
    let reader = visit.reader(&mut tx).await?;
    let mut of = async |state| {
        let filter = GameFilter { player: Some(player.id), state: Some(state), ..GameFilter::default() };
        let games = reader.see_all(lists::games(&mut tx, &filter, GAMES).await?);
        rows::rows(&mut tx, &t, &games).await
    };
    let (running, finished) = (of(GameState::Running).await?, of(GameState::Finished).await?);
    let page = Player {
        frame: visit.frame("players", &player.name),
        who: Person::new(&player.name, &player.handle),
        handle: player.handle.clone(),
        country: player.country.unwrap_or_default(),
        since: t.s1("player-since", "day", t.day(player.created_at)),
        role: match player.role {
            Role::Member => None,
            Role::Director => Some(t.s("role-director")),
            Role::Admin => Some(t.s("role-admin")),
        },
        status: match player.status {
            PlayerStatus::Inactive => Some(t.s("player-inactive")),
            PlayerStatus::Suspended => Some(t.s("player-suspended")),
            PlayerStatus::Active | PlayerStatus::Former | PlayerStatus::Archived => None,
        },
        challenge: player.status == PlayerStatus::Active
            && visit.member.as_ref().is_some_and(|member| member.id != player.id),
        provisional: is_provisional(rating.map_or(0, |r| r.wins + r.losses + r.draws)),
        graph: graph_of(&t, &moved),
        changes: moved
            .iter()
            .rev()
            .take(CHANGES)
            .map(|change| ChangeRow {
                when: t.day(change.at),
                game: change.game_id.0,
                label: called.game_name(change.game_id),
                who: opponents.person(&t, change.opponent_id),
                score: match change.score {
                    0 => "0",
                    1 => "½",
                    _ => "1",
                },
                change: number::change(t.lang(), change.after - change.before),
                after: (change.after / 100).to_string(),
            })
            .collect(),
        rating: rating.map_or_else(|| "1500".to_owned(), |rating| (rating.rating / 100).to_string()),
        wld: format!("{}-{}-{}", score.wins, score.losses, score.draws),
        running_count: score.running,
        running,
        finished,
    };
    Ok(page.into_response())
}

/// A rating is provisional while it rests on fewer games than this.
const SETTLED: i64 = 10;

/// Whether a rating that rests on so many games is provisional.
pub(super) const fn is_provisional(games: i64) -> bool {
    games < SETTLED
}

fn graph_of(t: &Talk, moved: &[RatingChange]) -> Option<String> {
    let (first, last) = (moved.first()?, moved.last()?);
    let all = || moved.iter().map(|change| change.after).chain([first.before]);
    let points = |rating: Option<i64>| (rating.unwrap_or_default() / 100).to_string();
    let facts = [
        ("first", t.day(first.at).into()),
        ("last", t.day(last.at).into()),
        ("lowest", points(all().min()).into()),
        ("highest", points(all().max()).into()),
        ("now", points(Some(last.after)).into()),
    ];
    graph::svg(moved, &t.say("player-graph", &facts))
}

#[cfg(test)]
impl Player {
    pub(super) fn samples() -> Vec<Self> {
        use super::words::samples;
        let new = Self {
            frame: Frame::sample(),
            who: Person::new(samples::HOSTILE, "mallory"),
            handle: "mallory".to_owned(),
            country: String::new(),
            since: "member since 3 May 2026".to_owned(),
            role: None,
            status: None,
            challenge: false,
            provisional: true,
            graph: None,
            changes: vec![],
            rating: "1500".to_owned(),
            wld: "0-0-0".to_owned(),
            running_count: 0,
            running: vec![],
            finished: vec![],
        };
        let old = Self {
            country: samples::HOSTILE.to_owned(),
            role: Some("director".to_owned()),
            status: Some("inactive".to_owned()),
            challenge: true,
            provisional: false,
            changes: vec![ChangeRow {
                when: "3 May 2026".to_owned(),
                game: 1,
                label: "M0001-1".to_owned(),
                who: Person::new(samples::HOSTILE, "mallory"),
                score: "½",
                change: "−0.50".to_owned(),
                after: "1499".to_owned(),
            }],
            running: samples::games(),
            finished: samples::games(),
            ..new.clone()
        };
        vec![new, old]
    }
}
