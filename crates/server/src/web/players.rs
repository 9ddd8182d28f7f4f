//! `/players`
use askama::Template;
use askama_web::WebTemplate;
use axum::extract::{Query, State};
use frcec_store::players::PlayerStatus;
use frcec_store::ratings::{self, Ranked};
use frcec_store::{PlayerId, lists, players};

use super::error::WebError;
use super::frame::Frame;
use super::player::is_provisional;
use super::session::Visit;
use super::state::Web;
use super::words::Person;

/// Members and ratings.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/players.html")]
pub struct Players {
    /// Around it.
    pub frame: Frame,
    /// By rating.
    pub rows: Vec<PlayerRow>,
    /// The page before.
    pub earlier: Option<String>,
    /// The page after.
    pub later: Option<String>,
}

/// One member's line.
#[derive(Clone, Debug)]
pub struct PlayerRow {
    /// The place in the list.
    pub rank: String,
    /// The rating, cut to the whole number.
    pub rating: String,
    /// Whether it rests on few games.
    pub provisional: bool,
    /// Inactive, in words.
    pub status: Option<String>,
    /// Who.
    pub who: Person,
    /// Where from.
    pub country: String,
    /// Wins, losses, draws.
    pub wld: String,
    /// Running games.
    pub running: i64,
}

/// Members on one page.
const PAGE: u32 = 100;
/// Everybody's rating before the first rated game, in hundredths.
const START: i64 = 150_000;

/// Where the page begins.
#[derive(Debug, Default, serde::Deserialize)]
pub(super) struct Question {
    /// The last rated member of the page before, as RATING-NUMBER; or `@HANDLE` of the last unrated one.
    after: Option<String>,
}

/// `GET /players`: the rated ones by rating, then those without a rated game by handle.
pub(super) async fn get(
    State(web): State<Web>,
    visit: Visit,
    Query(question): Query<Question>,
) -> Result<Players, WebError> {
    let t = visit.t.clone();
    let mut tx = web.door().db().read().await?;
    let after = question.after.as_deref().unwrap_or_default();
    let unrated_after = after.strip_prefix('@');
    let mut rows = Vec::new();
    let mut later = None;
    if unrated_after.is_none() {
        let from = after.split_once('-').and_then(|(rating, id)| {
            Some(Ranked { rating: rating.parse().ok()?, player_id: PlayerId(id.parse().ok()?), ..nobody() })
        });
        let mut ranked = ratings::ranking(&mut tx, from.as_ref(), PAGE + 1).await?;
        if ranked.len() > PAGE as usize {
            ranked.truncate(PAGE as usize);
            later = ranked.last().map(|last| format!("{}-{}", last.rating, last.player_id.0));
        }
        for line in ranked {
            let rank = ratings::rank_of(&mut tx, line.rating).await?;
            rows.push(PlayerRow {
                rank: rank.to_string(),
                rating: (line.rating / 100).to_string(),
                provisional: is_provisional(line.wins + line.losses + line.draws),
                status: (line.status == PlayerStatus::Inactive).then(|| t.s("player-inactive")),
                who: Person::new(line.name, line.handle),
                country: line.country.unwrap_or_default(),
                wld: format!("{}-{}-{}", line.wins, line.losses, line.draws),
                running: lists::begun_count(&mut tx, line.player_id).await?,
            });
        }
    }
    if later.is_none() {
        let mut unrated = players::list(&mut tx, Some(PlayerStatus::Active), unrated_after, PAGE + 1).await?;
        if unrated.len() > PAGE as usize {
            unrated.truncate(PAGE as usize);
            later = unrated.last().map(|last| format!("@{}", last.handle));
        }
        for player in unrated {
            if ratings::of_player(&mut tx, player.id).await?.is_some() {
                continue;
            }
            let score = lists::score(&mut tx, player.id).await?;
            rows.push(PlayerRow {
                rank: "–".to_owned(),
                rating: (START / 100).to_string(),
                provisional: true,
                status: None,
                wld: format!("{}-{}-{}", score.wins, score.losses, score.draws),
                running: score.running,
                who: Person::new(player.name, player.handle),
                country: player.country.unwrap_or_default(),
            });
        }
    }
    Ok(Players {
        frame: visit.frame("players", t.s("players-title")),
        rows,
        earlier: question.after.as_ref().map(|_| "/players".to_owned()),
        later: later.map(|after| super::url("/players", [("after", after.as_str())])),
    })
}

fn nobody() -> Ranked {
    Ranked {
        player_id: PlayerId(0),
        handle: String::new(),
        name: String::new(),
        country: None,
        rating: 0,
        wins: 0,
        losses: 0,
        draws: 0,
        status: PlayerStatus::Active,
    }
}

#[cfg(test)]
impl Players {
    pub(super) fn samples() -> Vec<Self> {
        use super::words::samples;
        vec![Self {
            frame: Frame::sample(),
            rows: vec![PlayerRow {
                rank: "1".to_owned(),
                rating: "1530".to_owned(),
                provisional: true,
                status: Some("inactive".to_owned()),
                who: Person::new(samples::HOSTILE, "mallory"),
                country: samples::HOSTILE.to_owned(),
                wld: "2-0-0".to_owned(),
                running: 3,
            }],
            earlier: Some("/players".to_owned()),
            later: Some("/players?after=x".to_owned()),
        }]
    }
}
