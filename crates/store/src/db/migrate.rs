//! Bringing the tables to this program's version, once, however many processes start together.
use sqlx::{
    Connection, Sqlite,
    migrate::{Migrate, MigrateError, Migrator},
    pool::PoolConnection,
    postgres::PgPool,
    sqlite::SqlitePool,
};

use crate::error::{Cause, StoreError};

static MIGRATIONS: Migrator = sqlx::migrate!("../../migrations");

pub(super) async fn sqlite(pool: &SqlitePool, url: &str) -> Result<(), StoreError> {
    let failed = |e: MigrateError| StoreError::Migrate { url: url.to_owned(), cause: Cause::new(e) };
    let mut connection = pool.acquire().await?;
    if is_current(&mut connection).await {
        return Ok(());
    }
    // sqlx takes no lock on SQLite. Inside an immediate transaction its own become savepoints.
    let mut tx = connection.begin_with("BEGIN IMMEDIATE").await?;
    // Not `run`: its bounds make futures that no task can own ("Acquire is not general enough").
    MIGRATIONS.run_direct(None, &mut *tx, false).await.map_err(failed)?;
    tx.commit().await?;
    Ok(())
}

/// Whether nothing is missing and nothing is unknown, so that the start of `mail-in` needs no write lock.
async fn is_current(connection: &mut PoolConnection<Sqlite>) -> bool {
    let Ok(applied) = connection.list_applied_migrations("_sqlx_migrations").await else {
        return false;
    };
    applied.len() == MIGRATIONS.iter().count()
        && MIGRATIONS
            .iter()
            .zip(&applied)
            .all(|(ours, theirs)| ours.version == theirs.version && ours.checksum == theirs.checksum)
}

pub(super) async fn postgres(pool: &PgPool, url: &str) -> Result<(), StoreError> {
    let mut connection = pool.acquire().await?;
    let done = MIGRATIONS.run_direct(None, &mut *connection, false).await;
    done.map_err(|e| StoreError::Migrate { url: url.to_owned(), cause: Cause::new(e) })
}

/// Names this set of migrations, for databases that are made once and copied.
#[cfg(feature = "testing")]
pub(crate) fn fingerprint() -> String {
    let octets = MIGRATIONS.iter().flat_map(|migration| migration.checksum.iter().copied());
    // FNV-1a: it only has to differ where the text does.
    let hash = octets.fold(0xcbf2_9ce4_8422_2325_u64, |hash, octet| {
        (hash ^ u64::from(octet)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}
