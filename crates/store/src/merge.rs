//! Two accounts that are one person's: everything of one becomes the other's. Ratings are left to the caller, who computes them
//! anew; the account that is given up stays as a row that says where it went.
use serde::{Deserialize, Serialize};

use crate::{
    PlayerId, StoreError, Tx,
    db::{execute, fetch_all, fetch_one, fetch_optional, record},
    value::Count,
};

#[derive(sqlx::FromRow)]
struct Gone {
    merged_into: Option<PlayerId>,
}
record!(Gone, "players", "merged_into");

/// The account that this one became, if it was given up for another.
pub async fn into(tx: &mut Tx, id: PlayerId) -> Result<Option<PlayerId>, StoreError> {
    let row: Option<Gone> = fetch_optional!(tx, Gone, "SELECT merged_into FROM players WHERE id = $1", id)?;
    Ok(row.and_then(|row| row.merged_into))
}

/// What keeps two accounts apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Apart {
    /// Games in which they are opponents, here or from elsewhere.
    pub games: i64,
    /// Events that both have entered.
    pub events: i64,
}

/// What keeps these accounts apart.
pub async fn apart(tx: &mut Tx, one: PlayerId, other: PlayerId) -> Result<Apart, StoreError> {
    let games = fetch_one!(
        tx,
        Count,
        "SELECT (SELECT COUNT(*) FROM games WHERE white_id = $1 AND black_id = $2)
              + (SELECT COUNT(*) FROM games WHERE white_id = $2 AND black_id = $1)
              + (SELECT COUNT(*) FROM offsite_games WHERE white_id = $1 AND black_id = $2)
              + (SELECT COUNT(*) FROM offsite_games WHERE white_id = $2 AND black_id = $1) AS n",
        one,
        other
    )?;
    let events = fetch_one!(
        tx,
        Count,
        "SELECT COUNT(*) AS n FROM tournament_entries AS own
         WHERE own.player_id = $1
           AND EXISTS (SELECT 1 FROM tournament_entries AS theirs
                       WHERE theirs.tournament_id = own.tournament_id AND theirs.player_id = $2)",
        one,
        other
    )?;
    Ok(Apart { games: games.n, events: events.n })
}

/// What moves with an account.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moving {
    /// Games, finished and running.
    pub games: i64,
    /// Events entered.
    pub events: i64,
    /// Mail addresses.
    pub addresses: i64,
}

/// What of this account would move.
pub async fn moving(tx: &mut Tx, from: PlayerId) -> Result<Moving, StoreError> {
    let games = fetch_one!(
        tx,
        Count,
        "SELECT (SELECT COUNT(*) FROM games WHERE white_id = $1)
              + (SELECT COUNT(*) FROM games WHERE black_id = $1) AS n",
        from
    )?;
    let events =
        fetch_one!(tx, Count, "SELECT COUNT(*) AS n FROM tournament_entries WHERE player_id = $1", from)?;
    let addresses =
        fetch_one!(tx, Count, "SELECT COUNT(*) AS n FROM player_addresses WHERE player_id = $1", from)?;
    Ok(Moving { games: games.n, events: events.n, addresses: addresses.n })
}

/// The tables in which a member's rows simply become the other's, with the columns that name the member.
const MOVES: &[&str] = &[
    "UPDATE games SET white_id = $2 WHERE white_id = $1",
    "UPDATE games SET black_id = $2 WHERE black_id = $1",
    // Whoever has seen the match before looks again.
    "UPDATE matches SET first_white_id = $2, version = version + 1 WHERE first_white_id = $1",
    "UPDATE matches SET first_black_id = $2, version = version + 1 WHERE first_black_id = $1",
    "UPDATE notices SET player_id = $2 WHERE player_id = $1",
    "UPDATE letters SET player_id = $2 WHERE player_id = $1",
    "UPDATE inbox SET player_id = $2 WHERE player_id = $1",
    "UPDATE held_actions SET player_id = $2 WHERE player_id = $1",
    "UPDATE audit SET actor_id = $2 WHERE actor_id = $1",
    "UPDATE tournaments SET director_id = $2, version = version + 1 WHERE director_id = $1",
    "UPDATE tournaments SET deputy_id = $2, version = version + 1 WHERE deputy_id = $1",
    "UPDATE tournament_entries SET player_id = $2 WHERE player_id = $1",
    "UPDATE challenges SET from_id = $2 WHERE from_id = $1",
    "UPDATE challenges SET to_id = $2 WHERE to_id = $1",
    "UPDATE reports SET by_id = $2 WHERE by_id = $1",
    "UPDATE reports SET about_id = $2 WHERE about_id = $1",
    "UPDATE reports SET settled_by = $2 WHERE settled_by = $1",
    "UPDATE offsite_games SET sent_by = $2 WHERE sent_by = $1",
    "UPDATE offsite_games SET white_id = $2 WHERE white_id = $1",
    "UPDATE offsite_games SET black_id = $2 WHERE black_id = $1",
    "UPDATE asks SET player_id = $2 WHERE player_id = $1",
    "UPDATE standing_lines SET player_id = $2 WHERE player_id = $1",
    "UPDATE private_notes SET player_id = $2 WHERE player_id = $1",
    "UPDATE adjudications SET asked_by = $2 WHERE asked_by = $1",
    "UPDATE adjudications SET decided_by = $2 WHERE decided_by = $1",
    "UPDATE adjudications SET appealed_by = $2 WHERE appealed_by = $1",
    "UPDATE adjudications SET settled_by = $2 WHERE settled_by = $1",
    "UPDATE adjudication_claims SET player_id = $2 WHERE player_id = $1",
    "UPDATE news SET author_id = $2 WHERE author_id = $1",
    "UPDATE newsletters SET sent_by = $2 WHERE sent_by = $1",
    "UPDATE nominations SET player_id = $2 WHERE player_id = $1",
    "UPDATE champions SET player_id = $2 WHERE player_id = $1",
    // Who has voted with both accounts has one vote.
    "UPDATE votes SET player_id = $2 WHERE player_id = $1
       AND NOT EXISTS (SELECT 1 FROM votes AS others WHERE others.player_id = $2 AND others.month = votes.month)",
    // Leave of both at once is one leave; what the games know of it stays.
    "UPDATE leaves SET player_id = $2 WHERE player_id = $1
       AND NOT EXISTS (SELECT 1 FROM leaves AS others WHERE others.player_id = $2
                       AND others.from_at < leaves.to_at AND leaves.from_at < others.to_at)",
    // An address that one has confirmed and the other has not stays confirmed.
    "DELETE FROM player_addresses WHERE player_id = $2 AND verified_at IS NULL
       AND EXISTS (SELECT 1 FROM player_addresses AS others
                   WHERE others.player_id = $1 AND others.address_key = player_addresses.address_key)",
    // What waits for the next digest of the one comes with the other's.
    "UPDATE digest_due SET player_id = $2 WHERE player_id = $1
       AND NOT EXISTS (SELECT 1 FROM digest_due AS others WHERE others.player_id = $2)",
    "UPDATE player_addresses SET player_id = $2, rank = rank + 1000 WHERE player_id = $1
       AND NOT EXISTS (SELECT 1 FROM player_addresses AS others
                       WHERE others.player_id = $2 AND others.address_key = player_addresses.address_key)",
];

/// What ends with the account, or is computed anew.
const ENDS: &[&str] = &[
    "DELETE FROM votes WHERE player_id = $1",
    "DELETE FROM leaves WHERE player_id = $1",
    "DELETE FROM player_addresses WHERE player_id = $1",
    "DELETE FROM sessions WHERE player_id = $1",
    "DELETE FROM login_links WHERE player_id = $1",
    "DELETE FROM pair_queue WHERE player_id = $1",
    "DELETE FROM digest_due WHERE player_id = $1",
    "DELETE FROM undeliverable WHERE player_id = $1",
    "DELETE FROM rating_changes WHERE player_id = $1",
    "DELETE FROM ratings WHERE player_id = $1",
];

/// Tables that keep naming the account that was given up: `digest_boards`, whose key stands in the addresses of its letters.
#[cfg(test)]
const STAYS: &[&str] = &["digest_boards"];

/// Makes everything of `from` `to`'s, and notes where `from` went. Their challenges to each other have to be settled before.
pub async fn merge(tx: &mut Tx, from: PlayerId, to: PlayerId) -> Result<(), StoreError> {
    for sql in MOVES {
        execute!(tx, *sql, from, to)?;
    }
    for sql in ENDS {
        execute!(tx, *sql, from)?;
    }
    execute!(tx, "UPDATE players SET merged_into = $2 WHERE id = $1 OR merged_into = $1", from, to)?;
    // A member is one since the first of the two accounts.
    execute!(
        tx,
        "UPDATE players SET created_at = (SELECT MIN(created_at) FROM players WHERE id = $1 OR id = $2) WHERE id = $2",
        from,
        to
    )?;
    Ok(())
}

#[derive(sqlx::FromRow)]
struct Numbered {
    id: PlayerId,
}
record!(Numbered, "players", "id");

/// Every member's number: for who has to look into all settings.
pub async fn everybody(tx: &mut Tx) -> Result<Vec<PlayerId>, StoreError> {
    let rows: Vec<Numbered> =
        fetch_all!(tx, Numbered, "SELECT id FROM players WHERE status <> 'archived' ORDER BY id")?;
    Ok(rows.into_iter().map(|row| row.id).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every table and column that names a member, from the migrations themselves.
    fn columns() -> Vec<(String, String)> {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../migrations");
        let mut found = Vec::new();
        for file in std::fs::read_dir(folder).unwrap() {
            let path = file.unwrap().path();
            if path.extension().is_none_or(|end| end != "sql") {
                continue;
            }
            let mut table = String::new();
            for line in std::fs::read_to_string(path).unwrap().lines() {
                if let Some(rest) = line.strip_prefix("CREATE TABLE ") {
                    rest.split(' ').next().unwrap_or_default().clone_into(&mut table);
                }
                let altered =
                    line.strip_prefix("ALTER TABLE ").and_then(|rest| rest.split_once(" ADD COLUMN "));
                let (table, column) = altered.unwrap_or((&table, line.trim()));
                if line.contains("REFERENCES players") {
                    found.push((table.to_owned(), column.split(' ').next().unwrap_or_default().to_owned()));
                }
            }
        }
        found
    }

    #[test]
    fn nothing_that_names_a_member_is_forgotten_in_a_merge() {
        let columns = columns();
        assert!(columns.len() > 30, "{columns:?}");
        for (table, column) in columns {
            let update = format!("UPDATE {table} SET {column} = $2");
            let delete = format!("DELETE FROM {table} WHERE {column} = $1");
            let moved = MOVES.iter().any(|sql| sql.starts_with(&update));
            let ended = ENDS.iter().any(|sql| *sql == delete);
            // The opponent's changes are computed anew together with one's own.
            let computed = table == "rating_changes";
            let stays = STAYS.contains(&table.as_str());
            assert!(moved || ended || computed || stays, "a merge leaves {table}.{column} behind");
        }
    }
}
