//! The addresses of members: where letters go, and by which a sender is known.
use serde::{Deserialize, Serialize};

use super::{AddressState, Player, by_address};
use crate::{
    GameId, PlayerId, StoreError, Tx,
    db::{Answers, Question, execute, fetch_all, record},
};

macro_rules! address_columns {
    () => {
        "player_id, address, rank, state, verified_at, created_at, failing_since, failed_at, failure"
    };
}

pub(crate) use address_columns;

/// The addresses of a page of players.
pub(crate) const ADDRESS_SURVEY: &str = concat!(
    "SELECT player_id AS id, ",
    address_columns!(),
    " FROM player_addresses WHERE player_id IN (SELECT DISTINCT player_id FROM player_addresses
                         WHERE player_id > $1 ORDER BY player_id LIMIT 500)
     ORDER BY player_id"
);

/// One of a member's addresses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
pub struct Address {
    /// Whose.
    pub player_id: PlayerId,
    /// As the member wrote it: letters go there.
    pub address: String,
    /// The first is 0; the next is tried when it fails.
    pub rank: i64,
    /// Whether mail reaches it.
    pub state: AddressState,
    /// When it was confirmed (Unix ms); an unconfirmed one identifies nobody.
    pub verified_at: Option<i64>,
    /// Unix ms.
    pub created_at: i64,
    /// Since when mail comes back from it (Unix ms).
    pub failing_since: Option<i64>,
    /// When it did last (Unix ms).
    pub failed_at: Option<i64>,
    /// What was said then.
    pub failure: Option<String>,
}

record!(Address, "player_addresses", "address");

impl Address {
    /// Whether letters go there: it is confirmed, and as far as is known mail reaches it.
    pub fn works(&self) -> bool {
        self.verified_at.is_some() && self.state == AddressState::Good
    }
}

/// An address as it is compared: lower case, without what stands after a `+` in the local part, without surrounding blanks.
pub fn address_key(address: &str) -> String {
    let address = address.trim().to_lowercase();
    let Some((local, domain)) = address.rsplit_once('@') else { return address };
    let plain = match local.split_once('+') {
        Some((plain, _)) if !plain.is_empty() => plain,
        _ => local,
    };
    format!("{plain}@{domain}")
}

/// A member's row with one of the addresses beside it; without one for a member who has none.
#[derive(sqlx::FromRow)]
struct Addressed {
    #[sqlx(flatten)]
    player: Player,
    a_address: Option<String>,
    a_rank: Option<i64>,
    a_state: Option<AddressState>,
    a_verified_at: Option<i64>,
    a_created_at: Option<i64>,
    a_failing_since: Option<i64>,
    a_failed_at: Option<i64>,
    a_failure: Option<String>,
}

record!(Addressed, "players", "id");

impl Addressed {
    fn address(self) -> (Player, Option<Address>) {
        let Self { player, a_address, a_rank, a_state, a_verified_at, a_created_at, .. } = self;
        let address = match (a_address, a_rank, a_state, a_created_at) {
            (Some(address), Some(rank), Some(state), Some(created_at)) => Some(Address {
                player_id: player.id,
                address,
                rank,
                state,
                verified_at: a_verified_at,
                created_at,
                failing_since: self.a_failing_since,
                failed_at: self.a_failed_at,
                failure: self.a_failure,
            }),
            _ => None,
        };
        (player, address)
    }
}

macro_rules! addressed {
    ($which:literal) => {
        concat!(
            "SELECT ",
            columns!(),
            ", a_address, a_rank, a_state, a_verified_at, a_created_at, a_failing_since, a_failed_at, a_failure
             FROM players LEFT JOIN
                  (SELECT player_id AS a_player_id, address AS a_address, rank AS a_rank, state AS a_state,
                          verified_at AS a_verified_at, created_at AS a_created_at, failing_since AS a_failing_since,
                          failed_at AS a_failed_at, failure AS a_failure
                   FROM player_addresses) AS owned ON a_player_id = id
             WHERE id IN (",
            $which,
            ") ORDER BY id, a_rank, a_created_at"
        )
    };
}

/// A member with the addresses, the first to be used first.
pub type WithAddresses = (Player, Vec<Address>);

/// One or two members with their addresses, in one trip; a number that nobody has is left out.
pub async fn with_addresses(
    tx: &mut Tx,
    one: PlayerId,
    other: PlayerId,
) -> Result<Vec<WithAddresses>, StoreError> {
    let rows = fetch_all!(tx, Addressed, addressed!("$1, $2"), one, other)?;
    Ok(gathered(rows))
}

/// Both players of a game with their addresses; [`with_addresses_in`] reads the answer.
pub(crate) fn asked_of_game(game: GameId) -> Question {
    let sql = addressed!(
        "(SELECT white_id FROM games WHERE games.id = $1), (SELECT black_id FROM games WHERE games.id = $1)"
    );
    Question::new(sql, [game.into()])
}

/// See [`asked_of_game`].
pub(crate) fn with_addresses_in(answers: &mut Answers) -> Result<Vec<WithAddresses>, StoreError> {
    Ok(gathered(answers.next()?))
}

fn gathered(rows: Vec<Addressed>) -> Vec<WithAddresses> {
    let mut members: Vec<WithAddresses> = Vec::with_capacity(2);
    for (player, address) in rows.into_iter().map(Addressed::address) {
        match members.last_mut().filter(|(last, _)| last.id == player.id) {
            Some((_, addresses)) => addresses.extend(address),
            None => members.push((player, address.into_iter().collect())),
        }
    }
    members
}

/// Takes away every address of a member.
pub async fn remove_addresses(tx: &mut Tx, player: PlayerId) -> Result<(), StoreError> {
    execute!(tx, "DELETE FROM player_addresses WHERE player_id = $1", player)?;
    Ok(())
}

/// A member's addresses, the first to be used first.
pub async fn addresses(tx: &mut Tx, player: PlayerId) -> Result<Vec<Address>, StoreError> {
    fetch_all!(
        tx,
        Address,
        concat!(
            "SELECT ",
            address_columns!(),
            " FROM player_addresses WHERE player_id = $1 ORDER BY rank, created_at"
        ),
        player
    )
}

/// Adds an address after the member's others, or confirms one that is there; `verified_at` null leaves a confirmed one confirmed.
/// [`StoreError::Taken`] if it is somebody else's confirmed address.
pub async fn add_address(
    tx: &mut Tx,
    player: PlayerId,
    address: &str,
    verified_at: Option<i64>,
    at: i64,
) -> Result<(), StoreError> {
    let address = address.trim();
    if let Some(owner) = by_address(tx, address).await?
        && owner.id != player
    {
        return Err(StoreError::Taken { what: "address", value: address.to_owned() });
    }
    execute!(
        tx,
        "INSERT INTO player_addresses (address_key, player_id, address, rank, state, verified_at, created_at)
         VALUES ($1, $2, $3, (SELECT COALESCE(MAX(rank) + 1, 0) FROM player_addresses WHERE player_id = $2), $4, $5, $6)
         ON CONFLICT (address_key, player_id) DO UPDATE
         SET address = $3, state = $4, failing_since = NULL, failed_at = NULL, failure = NULL,
             verified_at = COALESCE(player_addresses.verified_at, $5)",
        address_key(address),
        player,
        address,
        AddressState::Good,
        verified_at,
        at
    )?;
    Ok(())
}

/// Makes an address the member's first; false if the member has no such address.
pub async fn prefer_address(tx: &mut Tx, player: PlayerId, address: &str) -> Result<bool, StoreError> {
    let updated = execute!(
        tx,
        "UPDATE player_addresses
         SET rank = (SELECT MIN(others.rank) - 1 FROM player_addresses others WHERE others.player_id = $2)
         WHERE address_key = $1 AND player_id = $2",
        address_key(address),
        player
    )?;
    Ok(updated == 1)
}

/// Takes an address away; false if the member has no such address.
pub async fn remove_address(tx: &mut Tx, player: PlayerId, address: &str) -> Result<bool, StoreError> {
    let removed = execute!(
        tx,
        "DELETE FROM player_addresses WHERE address_key = $1 AND player_id = $2",
        address_key(address),
        player
    )?;
    Ok(removed == 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_compare_without_case_and_sub_address() {
        assert_eq!(address_key(" Anna.K+chess@Example.ORG "), "anna.k@example.org");
        assert_eq!(address_key("+odd@example.org"), "+odd@example.org");
        assert_eq!(address_key("nobody"), "nobody");
        assert_eq!(address_key("\"a@b\"@example.org"), "\"a@b\"@example.org");
    }
}
