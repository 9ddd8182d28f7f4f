//! Games whose result the directors decide, and what the players claim.
use serde::{Deserialize, Serialize};

use crate::{
    GameId, PlayerId, StoreError, TournamentId, Tx, counters,
    db::{execute, fetch_all, fetch_optional, record},
    games::GameResult,
    value::words,
};

words!(
    /// Where an adjudication stands.
    AdjudicationState {
        /// A player asked for it; a director has to take it up.
        Asked = "asked",
        /// The game stands still, and the players say what they claim.
        Claims = "claims",
        /// It is decided.
        Decided = "decided",
        /// A player does not accept the decision; another director has to decide.
        Appealed = "appealed",
        /// The appeal is decided: that is final.
        Settled = "settled",
        /// No director took it up, or the game ended by itself.
        Void = "void",
    }
);
words!(
    /// What a player claims.
    Claim {
        /// The game is won.
        Win = "win",
        /// The game is drawn.
        Draw = "draw",
    }
);

/// An adjudication.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
pub struct Adjudication {
    /// The public number.
    pub id: i64,
    /// Which game.
    pub game_id: GameId,
    /// The position that is decided about, in plies.
    pub ply: i64,
    /// Where it stands.
    pub state: AdjudicationState,
    /// Who asked for it: a player of the game, or a director.
    pub asked_by: Option<PlayerId>,
    /// Unix ms.
    pub asked_at: i64,
    /// Why.
    pub why: String,
    /// Until when the players can say what they claim (Unix ms).
    pub claims_until: Option<i64>,
    /// Who decided.
    pub decided_by: Option<PlayerId>,
    /// Unix ms.
    pub decided_at: Option<i64>,
    /// How.
    pub outcome: Option<GameResult>,
    /// Why.
    pub reason: Option<String>,
    /// Who does not accept it.
    pub appealed_by: Option<PlayerId>,
    /// Unix ms.
    pub appealed_at: Option<i64>,
    /// Why not.
    pub appeal: Option<String>,
    /// Who decided about the appeal.
    pub settled_by: Option<PlayerId>,
    /// Unix ms.
    pub settled_at: Option<i64>,
    /// How.
    pub settled_outcome: Option<GameResult>,
    /// Why.
    pub settled_reason: Option<String>,
    /// Counts the changes of this row; guards them.
    pub version: i64,
    /// Unix ms.
    pub changed_at: i64,
}
record!(Adjudication, "adjudications", "id");

/// What one player claims.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
pub struct FiledClaim {
    /// In which adjudication.
    pub adjudication_id: i64,
    /// Who.
    pub player_id: PlayerId,
    /// What.
    pub claim: Claim,
    /// The lines that show it, as they were written.
    pub lines: String,
    /// Unix ms.
    pub at: i64,
}
record!(FiledClaim, "adjudication_claims", "adjudication_id", "player_id");

macro_rules! columns {
    () => {
        "id, game_id, ply, state, asked_by, asked_at, why, claims_until, decided_by, decided_at, outcome, reason,
         appealed_by, appealed_at, appeal, settled_by, settled_at, settled_outcome, settled_reason, version, changed_at"
    };
}

/// Every row, a page at a time.
pub(crate) const SURVEY: &str =
    concat!("SELECT ", columns!(), " FROM adjudications WHERE id > $1 ORDER BY id LIMIT 500");

/// Every claim, a page of adjudications at a time.
pub(crate) const CLAIM_SURVEY: &str =
    "SELECT adjudication_id AS id, adjudication_id, player_id, claim, lines, at FROM adjudication_claims
     WHERE adjudication_id IN (SELECT id FROM adjudications WHERE id > $1 ORDER BY id LIMIT 500)
     ORDER BY adjudication_id";

/// A new adjudication with the next number; `None` if something is open about the game already.
pub async fn create(tx: &mut Tx, new: &Adjudication) -> Result<Option<i64>, StoreError> {
    let id = counters::next(tx, "adjudication").await?;
    let made = execute!(
        tx,
        concat!(
            "INSERT INTO adjudications (",
            columns!(),
            ") VALUES ($1, $2, $3, $4, $5, $6, $7, $8, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
                       1, $6)
             ON CONFLICT (game_id) WHERE state = 'asked' OR state = 'claims' OR state = 'appealed' DO NOTHING"
        ),
        id,
        new.game_id,
        new.ply,
        new.state,
        new.asked_by,
        new.asked_at,
        &new.why,
        new.claims_until
    )?;
    Ok((made == 1).then_some(id))
}

/// The adjudication of this number.
pub async fn by_id(tx: &mut Tx, id: i64) -> Result<Option<Adjudication>, StoreError> {
    fetch_optional!(tx, Adjudication, concat!("SELECT ", columns!(), " FROM adjudications WHERE id = $1"), id)
}

/// The adjudications of a game, the newest first.
pub async fn of_game(tx: &mut Tx, game: GameId) -> Result<Vec<Adjudication>, StoreError> {
    fetch_all!(
        tx,
        Adjudication,
        concat!("SELECT ", columns!(), " FROM adjudications WHERE game_id = $1 ORDER BY id DESC"),
        game
    )
}

/// Since when the oldest that a director has to take up or to decide waits in an event (Unix ms).
pub async fn waiting_in(tx: &mut Tx, event: TournamentId) -> Result<Option<i64>, StoreError> {
    let open: Vec<Adjudication> = fetch_all!(
        tx,
        Adjudication,
        concat!(
            "SELECT ",
            columns!(),
            " FROM adjudications WHERE state IN ('asked', 'appealed')
                AND game_id IN (SELECT id FROM games WHERE tournament_id = $1) ORDER BY id"
        ),
        event
    )?;
    Ok(open.iter().map(|case| case.appealed_at.unwrap_or(case.asked_at)).min())
}

/// Those in which something is to be done, longest untouched first, at most `limit`.
pub async fn open(tx: &mut Tx, limit: u32) -> Result<Vec<Adjudication>, StoreError> {
    fetch_all!(
        tx,
        Adjudication,
        concat!(
            "SELECT ",
            columns!(),
            " FROM adjudications WHERE state = 'asked' OR state = 'claims' OR state = 'appealed'
              ORDER BY changed_at, id LIMIT $1"
        ),
        i64::from(limit)
    )
}

/// Writes all that can change, if the row is still at `version`; the version goes up by one.
pub async fn update(tx: &mut Tx, to: &Adjudication, at: i64) -> Result<(), StoreError> {
    let updated = execute!(
        tx,
        "UPDATE adjudications
         SET state = $3, ply = $4, claims_until = $5, decided_by = $6, decided_at = $7, outcome = $8, reason = $9,
             appealed_by = $10, appealed_at = $11, appeal = $12, settled_by = $13, settled_at = $14,
             settled_outcome = $15, settled_reason = $16, version = version + 1, changed_at = $17
         WHERE id = $1 AND version = $2",
        to.id,
        to.version,
        to.state,
        to.ply,
        to.claims_until,
        to.decided_by,
        to.decided_at,
        to.outcome,
        to.reason.as_deref(),
        to.appealed_by,
        to.appealed_at,
        to.appeal.as_deref(),
        to.settled_by,
        to.settled_at,
        to.settled_outcome,
        to.settled_reason.as_deref(),
        at
    )?;
    if updated == 0 {
        return Err(StoreError::Stale {
            table: "adjudications",
            key: to.id.to_string(),
            expected: to.version,
        });
    }
    Ok(())
}

/// The game is over: what was asked or claimed about it is void. An appeal is about the result, and stays.
pub async fn close(tx: &mut Tx, game: GameId, at: i64) -> Result<(), StoreError> {
    execute!(
        tx,
        "UPDATE adjudications SET state = 'void', version = version + 1, changed_at = $2
         WHERE game_id = $1 AND (state = 'asked' OR state = 'claims')",
        game,
        at
    )?;
    Ok(())
}

/// Keeps what a player claims, in the place of what was claimed before.
pub async fn file(tx: &mut Tx, claim: &FiledClaim) -> Result<(), StoreError> {
    execute!(
        tx,
        "INSERT INTO adjudication_claims (adjudication_id, player_id, claim, lines, at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (adjudication_id, player_id) DO UPDATE SET claim = $3, lines = $4, at = $5",
        claim.adjudication_id,
        claim.player_id,
        claim.claim,
        &claim.lines,
        claim.at
    )?;
    Ok(())
}

/// What the players claim, in the order of filing.
pub async fn claims(tx: &mut Tx, id: i64) -> Result<Vec<FiledClaim>, StoreError> {
    fetch_all!(
        tx,
        FiledClaim,
        "SELECT adjudication_id, player_id, claim, lines, at FROM adjudication_claims
         WHERE adjudication_id = $1 ORDER BY at, player_id",
        id
    )
}
