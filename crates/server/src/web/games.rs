//! `/games`
use askama::Template;
use askama_web::WebTemplate;
use axum::extract::{Query, State};
use frcec_rules::StartPosition;
use frcec_store::games::GameState;
use frcec_store::lists::{self, GameFilter};
use frcec_store::{GameId, StoreError, Tx};

use super::error::WebError;
use super::finding::{self, Found, fold};
use super::frame::Frame;
use super::rows;
use super::session::Visit;
use super::state::Web;
use super::talk::Talk;
use super::words::{Choice, GameRow};

/// All games, by player, tournament, position and state.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/games.html")]
pub struct Games {
    /// Around it.
    pub frame: Frame,
    /// The handle asked for.
    pub player: String,
    /// The tournament asked for.
    pub tournament: String,
    /// The position asked for.
    pub position: String,
    /// The states to choose from.
    pub states: Vec<Choice>,
    /// What of the question made no sense.
    pub faults: Vec<String>,
    /// What may have been meant: the address that asks for it, and its words.
    pub perhaps: Vec<(String, String)>,
    /// The games found.
    pub rows: Vec<GameRow>,
    /// The page before.
    pub earlier: Option<String>,
    /// The page after.
    pub later: Option<String>,
}

/// Games on one page.
const PAGE: u32 = 50;

/// What is asked of the list.
#[derive(Debug, Default, serde::Deserialize)]
pub(super) struct Question {
    #[serde(default)]
    player: String,
    #[serde(default)]
    tournament: String,
    #[serde(default)]
    position: String,
    #[serde(default)]
    state: String,
    /// The last game of the page before.
    before: Option<String>,
}

/// `GET /games`
pub(super) async fn get(
    State(web): State<Web>,
    visit: Visit,
    Query(asked): Query<Question>,
) -> Result<Games, WebError> {
    let t = visit.t.clone();
    let mut tx = web.door().db().read().await?;
    let (player, tournament, position) =
        (asked.player.trim(), asked.tournament.trim(), asked.position.trim());
    let (filter, faults, perhaps) = read(&mut tx, &t, &asked).await?;
    let mut found = if faults.is_empty() && perhaps.is_empty() {
        lists::games(&mut tx, &filter, PAGE + 1).await?
    } else {
        Vec::new()
    };
    let more = found.len() > PAGE as usize;
    found.truncate(PAGE as usize);
    let query = |before: Option<i64>| {
        let before = before.map(|id| id.to_string()).unwrap_or_default();
        let state = asked.state.as_str();
        super::url(
            "/games",
            [
                ("player", player),
                ("tournament", tournament),
                ("position", position),
                ("state", state),
                ("before", &before),
            ],
        )
    };
    // Going back by key would need the key of the page before; the browser has it. This leads to the first page.
    let earlier = filter.before.map(|_| query(None));
    let later = found.last().filter(|_| more).map(|game| query(Some(game.id.0)));
    let found = visit.reader(&mut tx).await?.see_all(found);
    Ok(Games {
        rows: rows::rows(&mut tx, &t, &found).await?,
        states: ["", "running", "finished"]
            .into_iter()
            .map(|state| Choice {
                value: state.to_owned(),
                text: t.s(match state {
                    "" => "games-any",
                    "running" => "games-running",
                    _ => "games-finished",
                }),
                chosen: asked.state == state,
            })
            .collect(),
        earlier,
        later,
        player: asked.player,
        tournament: asked.tournament,
        position: asked.position,
        faults,
        perhaps,
        frame: visit.frame("games", t.s("games-title")),
    })
}

/// What is asked for; what of it made no sense; and what may have been meant: the address that asks for it, and its words.
async fn read(
    tx: &mut Tx,
    t: &Talk,
    asked: &Question,
) -> Result<(GameFilter, Vec<String>, Vec<(String, String)>), StoreError> {
    let mut faults = Vec::new();
    let mut filter = GameFilter::default();
    let (player, tournament, position) =
        (asked.player.trim(), asked.tournament.trim(), asked.position.trim());
    let mut perhaps = Vec::new();
    let again = |player: &str, tournament: &str| {
        let query = [
            ("player", player),
            ("tournament", tournament),
            ("position", position),
            ("state", asked.state.as_str()),
        ];
        super::url("/games", query)
    };
    if !player.is_empty() {
        match finding::member(tx, player).await? {
            Found::One(found) => filter.player = Some(found.id),
            Found::Perhaps(found) => {
                let same = found.iter().filter(|one| fold(&one.name) == fold(player)).count();
                faults.push(if same > 1 {
                    t.s1("games-two-players", "name", player)
                } else {
                    t.s1("games-no-player", "handle", player)
                });
                perhaps.extend(found.into_iter().map(|one| {
                    let url = again(&one.handle, tournament);
                    (url, format!("{} (@{})", one.name, one.handle))
                }));
            }
        }
    }
    if !tournament.is_empty() {
        match finding::event(tx, tournament).await? {
            Found::One(found) => filter.tournament = Some(found.id),
            Found::Perhaps(found) => {
                // Where a part of a name fits, it is asked which one is meant.
                if found.is_empty() {
                    faults.push(t.s1("games-no-tournament", "tournament", tournament));
                }
                perhaps.extend(found.into_iter().map(|one| {
                    let url = again(player, &one.code);
                    (url, format!("{} {}", one.code, one.name))
                }));
            }
        }
    }
    if !position.is_empty() {
        match position.parse::<StartPosition>() {
            Ok(start) => filter.start_id = Some(start.id()),
            Err(_) => faults.push(t.s1("games-no-position", "position", position)),
        }
    }
    filter.state = match asked.state.as_str() {
        "running" => Some(GameState::Running),
        "finished" => Some(GameState::Finished),
        "" => None,
        other => {
            faults.push(t.s1("games-no-state", "state", other));
            None
        }
    };
    filter.before = asked.before.as_deref().and_then(|before| before.parse().ok()).map(GameId);
    Ok((filter, faults, perhaps))
}

#[cfg(test)]
impl Games {
    pub(super) fn samples() -> Vec<Self> {
        use super::words::samples;
        let empty = Self {
            frame: Frame::sample(),
            player: samples::HOSTILE.to_owned(),
            tournament: String::new(),
            position: "960".to_owned(),
            states: vec![Choice { value: "running".to_owned(), text: "running".to_owned(), chosen: true }],
            faults: vec![samples::HOSTILE.to_owned()],
            perhaps: vec![("/games".to_owned(), samples::HOSTILE.to_owned())],
            rows: vec![],
            earlier: None,
            later: None,
        };
        let full = Self {
            frame: Frame::sample_director(),
            faults: vec![],
            perhaps: vec![],
            rows: samples::games(),
            earlier: Some("/games".to_owned()),
            later: Some("/games?before=1".to_owned()),
            ..empty.clone()
        };
        vec![empty, full]
    }
}
