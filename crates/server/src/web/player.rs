//! `/players/{handle}`
use askama::Template;
use askama_web::WebTemplate;
use axum::extract::{Path, State};
use frcec_store::games::GameState;
use frcec_store::lists::{self, GameFilter};
use frcec_store::players::{self, PlayerStatus, Role};
use frcec_store::ratings;

use super::error::WebError;
use super::frame::Frame;
use super::rows;
use super::session::Visit;
use super::state::Web;
use super::words::{GameRow, Person};

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
    /// The rating, cut to the whole number.
    pub rating: String,
    /// Wins, losses, draws.
    pub wld: String,
    /// How many games run.
    pub running_count: i64,
    /// The newest of them.
    pub running: Vec<GameRow>,
    /// The games finished last.
    pub finished: Vec<GameRow>,
}

/// Games of each kind on the page.
const GAMES: u32 = 20;

/// `GET /players/{handle}`
pub(super) async fn get(
    State(web): State<Web>,
    visit: Visit,
    Path(handle): Path<String>,
) -> Result<Player, WebError> {
    let t = visit.t.clone();
    let mut tx = web.door().db().read().await?;
    let found = players::by_handle(&mut tx, &handle).await?;
    let player = found
        .filter(|player| player.status != PlayerStatus::Former)
        .ok_or_else(|| WebError::no("error-no-player", "player", &handle))?;
    let score = lists::score(&mut tx, player.id).await?;
    let rating = ratings::of_player(&mut tx, player.id).await?;
    let mut of = async |state| {
        let filter = GameFilter { player: Some(player.id), state: Some(state), ..GameFilter::default() };
        let games = lists::games(&mut tx, &filter, GAMES).await?;
        rows::rows(&mut tx, &t, &games).await
    };
    let (running, finished) = (of(GameState::Running).await?, of(GameState::Finished).await?);
    Ok(Player {
        frame: visit.frame("players", &player.name),
        who: Person::new(&player.name, &player.handle),
        handle: player.handle,
        country: player.country.unwrap_or_default(),
        since: t.s1("player-since", "day", t.day(player.created_at)),
        role: match player.role {
            Role::Member => None,
            Role::Director => Some(t.s("role-director")),
            Role::Admin => Some(t.s("role-admin")),
        },
        rating: rating.map_or_else(|| "1500".to_owned(), |rating| (rating.rating / 100).to_string()),
        wld: format!("{}-{}-{}", score.wins, score.losses, score.draws),
        running_count: score.running,
        running,
        finished,
    })
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
            rating: "1500".to_owned(),
            wld: "0-0-0".to_owned(),
            running_count: 0,
            running: vec![],
            finished: vec![],
        };
        let old = Self {
            country: samples::HOSTILE.to_owned(),
            role: Some("director".to_owned()),
            running: samples::games(),
            finished: samples::games(),
            ..new.clone()
        };
        vec![new, old]
    }
}
