//! What the disk allows: the loop that figures of the server are divided by.
use std::{path::Path, time::Duration};

use sqlx::{
    ConnectOptions, Connection,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous},
};

use crate::StoreError;

/// How fast bare commits went.
#[derive(Clone, Copy, Debug)]
pub struct Baseline {
    /// Transactions.
    pub commits: u32,
    /// All of them together.
    pub took: Duration,
}

impl Baseline {
    /// Commits per second.
    pub fn per_second(&self) -> f64 {
        f64::from(self.commits) / self.took.as_secs_f64()
    }
}

/// Commits `commits` single rows, one after the other, to a new SQLite file in `directory`, with the same durability as the
/// club's (WAL, `synchronous=FULL`) and nothing else. `now` reads a monotonic clock, which this crate may not.
///
/// # Errors
/// Whatever the database says.
pub async fn bare_commits(
    directory: &Path,
    commits: u32,
    now: impl Fn() -> Duration,
) -> Result<Baseline, StoreError> {
    let file = directory.join("bare.db");
    let mut connection = SqliteConnectOptions::new()
        .filename(&file)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .connect()
        .await?;
    sqlx::query("CREATE TABLE IF NOT EXISTS bare (id INTEGER PRIMARY KEY, body TEXT NOT NULL)")
        .execute(&mut connection)
        .await?;
    let body = "x".repeat(100);
    let began = now();
    for _ in 0..commits {
        sqlx::query("INSERT INTO bare (body) VALUES ($1)").bind(&body).execute(&mut connection).await?;
    }
    let took = now().saturating_sub(began);
    connection.close().await?;
    Ok(Baseline { commits, took })
}
