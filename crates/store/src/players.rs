//! Members.
use serde::{Deserialize, Serialize};

use crate::{
    PlayerId, StoreError, Tx, counters,
    db::{Select, execute, fetch_all, fetch_one, fetch_optional, record},
    value::{Count, words},
};

words!(
    /// What a member may do. (A visitor is nobody in this table.)
    Role {
        /// Plays.
        Member = "member",
        /// Runs events too.
        Director = "director",
        /// Runs the club too.
        Admin = "admin",
    }
);
words!(
    /// Whether a member is there.
    PlayerStatus {
        /// Can play.
        Active = "active",
        /// Without a sign of life for a year.
        Inactive = "inactive",
        /// Stopped by a director.
        Suspended = "suspended",
        /// Has left; the games stay.
        Former = "former",
        /// Never was a member: a name in games that came from files.
        Archived = "archived",
    }
);
words!(
    /// Whether mail reaches an address.
    AddressState {
        /// As far as we know it does.
        Good = "good",
        /// It came back.
        Failing = "failing",
    }
);

/// The handle of the club's own player, who moves at random. Its games are for practice: they count nowhere, and it is no member.
pub const PRACTICE_HANDLE: &str = "practice-partner";

/// The condition that a game is none for practice: a fragment of SQL.
macro_rules! no_practice {
    () => {
        "white_id NOT IN (SELECT id FROM players WHERE handle_key = 'practice-partner')
         AND black_id NOT IN (SELECT id FROM players WHERE handle_key = 'practice-partner')"
    };
}
pub(crate) use no_practice;

/// A member.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
pub struct Player {
    /// The number, in the order of joining.
    pub id: PlayerId,
    /// The short name in addresses of pages.
    pub handle: String,
    /// The name as the member writes it.
    pub name: String,
    /// ISO 3166 code of the country, upper case.
    pub country: Option<String>,
    /// Language of letters and pages, a BCP 47 tag.
    pub lang: String,
    /// Language of the piece letters, if it is to be another than the default.
    pub notation: Option<String>,
    /// IANA name of the time zone.
    pub zone: String,
    /// The caller's JSON.
    pub settings: String,
    /// What the member may do.
    pub role: Role,
    /// Whether the member is there.
    pub status: PlayerStatus,
    /// Counts the changes of this row; guards them.
    pub version: i64,
    /// Unix ms.
    pub created_at: i64,
    /// Unix ms of the last change.
    pub changed_at: i64,
    /// The last sign of life since joining (Unix ms), to the day.
    pub seen_at: Option<i64>,
}
record!(Player, "players", "id");

macro_rules! columns {
    () => {
        "id, handle, name, country, lang, notation, zone, settings, role, status, version, created_at, changed_at,
         seen_at"
    };
}

mod addresses;

pub(crate) use self::addresses::{ADDRESS_SURVEY, address_columns, asked_of_game, with_addresses_in};
pub use self::addresses::{
    Address, WithAddresses, add_address, address_key, addresses, prefer_address, remove_address,
    remove_addresses, with_addresses,
};

/// Every row, a page at a time.
pub(crate) const SURVEY: &str =
    concat!("SELECT ", columns!(), " FROM players WHERE id > $1 ORDER BY id LIMIT 500");

/// What has to be known to make a member; the rest starts as it is for everybody.
#[derive(Clone, Debug)]
pub struct NewPlayer {
    /// Unique, whatever its case.
    pub handle: String,
    /// The name as the member writes it.
    pub name: String,
    /// ISO 3166 code.
    pub country: Option<String>,
    /// BCP 47 tag.
    pub lang: String,
    /// Language of the piece letters.
    pub notation: Option<String>,
    /// IANA name.
    pub zone: String,
    /// The caller's JSON.
    pub settings: String,
    /// What the member may do.
    pub role: Role,
}

/// A handle as it is compared.
pub fn handle_key(handle: &str) -> String {
    handle.trim().to_lowercase()
}

/// Makes a member. [`StoreError::Taken`] if the handle is in use.
pub async fn create(tx: &mut Tx, new: &NewPlayer, at: i64) -> Result<PlayerId, StoreError> {
    let id = PlayerId(counters::next(tx, "player").await?);
    let inserted = execute!(
        tx,
        "INSERT INTO players (id, handle, handle_key, name, country, lang, notation, zone, settings, role, status,
                              version, created_at, changed_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 0, $12, $12)
         ON CONFLICT (handle_key) DO NOTHING",
        id,
        new.handle.trim(),
        handle_key(&new.handle),
        &new.name,
        new.country.as_deref(),
        &new.lang,
        new.notation.as_deref(),
        &new.zone,
        &new.settings,
        new.role,
        PlayerStatus::Active,
        at
    )?;
    if inserted == 0 {
        return Err(StoreError::Taken { what: "handle", value: new.handle.clone() });
    }
    Ok(id)
}

/// The member with this number.
pub async fn by_id(tx: &mut Tx, id: PlayerId) -> Result<Option<Player>, StoreError> {
    fetch_optional!(tx, Player, concat!("SELECT ", columns!(), " FROM players WHERE id = $1"), id)
}

/// The member with this handle, whatever its case.
pub async fn by_handle(tx: &mut Tx, handle: &str) -> Result<Option<Player>, StoreError> {
    fetch_optional!(
        tx,
        Player,
        concat!("SELECT ", columns!(), " FROM players WHERE handle_key = $1"),
        handle_key(handle)
    )
}

/// The member whose confirmed address this is; case and sub-address do not matter.
pub async fn by_address(tx: &mut Tx, address: &str) -> Result<Option<Player>, StoreError> {
    fetch_optional!(
        tx,
        Player,
        concat!(
            "SELECT ",
            columns!(),
            " FROM players WHERE id = (SELECT player_id FROM player_addresses
                                       WHERE address_key = $1 AND verified_at IS NOT NULL)"
        ),
        address_key(address)
    )
}

/// Everybody of exactly this name, archived names included, by number.
pub async fn by_name(tx: &mut Tx, name: &str) -> Result<Vec<Player>, StoreError> {
    fetch_all!(tx, Player, concat!("SELECT ", columns!(), " FROM players WHERE name = $1 ORDER BY id"), name)
}

/// Enters a name from a game that came from a file.
pub async fn create_archived(tx: &mut Tx, name: &str, at: i64) -> Result<PlayerId, StoreError> {
    let id = PlayerId(counters::next(tx, "player").await?);
    // Nobody can take such a handle: it begins with a digit.
    let handle = format!("0{id}");
    execute!(
        tx,
        "INSERT INTO players (id, handle, handle_key, name, country, lang, notation, zone, settings, role, status,
                              version, created_at, changed_at)
         VALUES ($1, $2, $2, $3, NULL, 'en', NULL, 'UTC', '', $4, $5, 0, $6, $6)",
        id,
        handle,
        name,
        Role::Member,
        PlayerStatus::Archived,
        at
    )?;
    Ok(id)
}

/// Several members at once, in no order; numbers that nobody has are left out.
pub async fn by_ids(tx: &mut Tx, ids: &[PlayerId]) -> Result<Vec<Player>, StoreError> {
    let mut players = Vec::with_capacity(ids.len());
    for hundred in ids.chunks(100) {
        let mut select = Select::new(concat!("SELECT ", columns!(), " FROM players WHERE id IN ("));
        for (index, id) in hundred.iter().enumerate() {
            select.with(if index == 0 { "?" } else { ", ?" }, *id);
        }
        players.extend(select.text(")").fetch::<Player>(tx).await?);
    }
    Ok(players)
}

/// Locks the rows of all members with this role until the end of the transaction, so that of two who change them at once the
/// second sees what the first has done.
pub async fn hold_role(tx: &mut Tx, role: Role) -> Result<(), StoreError> {
    execute!(tx, "UPDATE players SET role = $1 WHERE role = $1", role)?;
    Ok(())
}

/// Everybody with this role or one above it, by number.
pub async fn with_role(tx: &mut Tx, role: Role) -> Result<Vec<Player>, StoreError> {
    let mut players: Vec<Player> = fetch_all!(
        tx,
        Player,
        concat!("SELECT ", columns!(), " FROM players WHERE role <> 'member' OR $1 = 'member' ORDER BY id"),
        role
    )?;
    players.retain(|player| player.role >= role);
    Ok(players)
}

/// Members by handle, after the handle `after`, at most `limit`; only those who stand so, if a status is given. The club's own
/// player is none.
pub async fn list(
    tx: &mut Tx,
    status: Option<PlayerStatus>,
    after: Option<&str>,
    limit: u32,
) -> Result<Vec<Player>, StoreError> {
    let mut select = Select::new(concat!("SELECT ", columns!(), " FROM players"));
    select.with(" WHERE handle_key COLLATE \"C\" > ?", handle_key(after.unwrap_or("")).as_str());
    select.text(" AND handle_key <> 'practice-partner'");
    if let Some(status) = status {
        select.with(" AND status = ?", status);
    }
    select.with(" ORDER BY handle_key COLLATE \"C\" LIMIT ?", i64::from(limit)).fetch::<Player>(tx).await
}

/// Members in the order of their numbers, after `after`, at most `limit`, whatever their status: for whoever goes through all of
/// them.
pub async fn after(tx: &mut Tx, after: PlayerId, limit: u32) -> Result<Vec<Player>, StoreError> {
    fetch_all!(
        tx,
        Player,
        concat!("SELECT ", columns!(), " FROM players WHERE id > $1 ORDER BY id LIMIT $2"),
        after,
        i64::from(limit)
    )
}

/// How many members there are; those who left, names in the archive, and the club's own player are not counted.
pub async fn count(tx: &mut Tx) -> Result<i64, StoreError> {
    let count = fetch_one!(
        tx,
        Count,
        "SELECT COUNT(*) AS n FROM players
         WHERE status <> 'former' AND status <> 'archived' AND handle_key <> 'practice-partner'"
    )?;
    Ok(count.n)
}

/// Writes all that can change of a member, if the row is still at `player.version`; the version goes up by one.
pub async fn update(tx: &mut Tx, player: &Player, at: i64) -> Result<(), StoreError> {
    let owner = fetch_optional!(
        tx,
        Player,
        concat!("SELECT ", columns!(), " FROM players WHERE handle_key = $1"),
        handle_key(&player.handle)
    )?;
    if owner.is_some_and(|owner| owner.id != player.id) {
        return Err(StoreError::Taken { what: "handle", value: player.handle.clone() });
    }
    let updated = execute!(
        tx,
        "UPDATE players SET handle = $3, handle_key = $4, name = $5, country = $6, lang = $7, notation = $8, zone = $9,
                settings = $10, role = $11, status = $12, version = version + 1, changed_at = $13
         WHERE id = $1 AND version = $2",
        player.id,
        player.version,
        player.handle.trim(),
        handle_key(&player.handle),
        &player.name,
        player.country.as_deref(),
        &player.lang,
        player.notation.as_deref(),
        &player.zone,
        &player.settings,
        player.role,
        player.status,
        at
    )?;
    if updated == 0 {
        return Err(StoreError::Stale {
            table: "players",
            key: player.id.to_string(),
            expected: player.version,
        });
    }
    Ok(())
}

/// Notes a sign of life at `at` (Unix ms), unless one within `window_ms` is noted, and brings an inactive member back; whether it
/// wrote anything. The row's version stays: nothing that others decide on has changed.
pub async fn alive(tx: &mut Tx, id: PlayerId, at: i64, window_ms: i64) -> Result<bool, StoreError> {
    let noted = execute!(
        tx,
        "UPDATE players SET seen_at = $2, status = CASE WHEN status = 'inactive' THEN 'active' ELSE status END
         WHERE id = $1 AND (status = 'active' OR status = 'inactive')
           AND (seen_at IS NULL OR seen_at <= $3 OR status = 'inactive')",
        id,
        at,
        at.saturating_sub(window_ms)
    )?;
    Ok(noted == 1)
}

/// Active members without a sign of life since `before` (Unix ms), longest silent first, at most `limit`.
pub async fn silent(tx: &mut Tx, before: i64, limit: u32) -> Result<Vec<Player>, StoreError> {
    fetch_all!(
        tx,
        Player,
        concat!(
            "SELECT ",
            columns!(),
            " FROM players WHERE status = 'active' AND COALESCE(seen_at, created_at) < $1
              ORDER BY COALESCE(seen_at, created_at), id LIMIT $2"
        ),
        before,
        i64::from(limit)
    )
}

/// Makes a member inactive who still has given no sign of life since `before` (Unix ms); false if there was one.
pub async fn retire(tx: &mut Tx, id: PlayerId, before: i64, at: i64) -> Result<bool, StoreError> {
    let retired = execute!(
        tx,
        "UPDATE players SET status = 'inactive', version = version + 1, changed_at = $3
         WHERE id = $1 AND status = 'active' AND COALESCE(seen_at, created_at) < $2",
        id,
        before,
        at
    )?;
    Ok(retired == 1)
}
