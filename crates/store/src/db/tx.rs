//! A transaction on either database.
use sqlx::{
    Database, PgConnection, Pool, Postgres, Sqlite, SqliteConnection, Transaction, pool::PoolConnection,
};

use super::later::{self, Failed, Later};
use crate::error::StoreError;

/// A running transaction: what every verb of the store takes.
///
/// It is undone unless [`Db::write`](crate::Db::write) commits it.
pub struct Tx {
    inner: Inner,
    /// The first statement that failed. PostgreSQL undoes such a transaction silently at its commit, SQLite may have done so at
    /// once (disk full); so a write that goes on after it is never taken for a success.
    failure: Option<StoreError>,
    /// Statements that nobody waits for, until something is asked.
    pub(super) kept: Vec<Later>,
    /// Statements of the writer's transaction itself that go before the next one.
    before: &'static str,
}

enum Inner {
    SqliteRead(Transaction<'static, Sqlite>),
    /// Without a transaction around them: every statement sees what stands when it runs.
    SqliteLook(Look<Sqlite>),
    PostgresLook(Look<Postgres>),
    /// The writer's own connection, which begins and ends its transactions in plain SQL.
    SqliteWrite(PoolConnection<Sqlite>),
    Postgres(Transaction<'static, Postgres>),
}

/// A look that takes a connection when something is asked: often everything is known by then, and giving one back is a trip.
struct Look<D: Database> {
    pool: Pool<D>,
    connection: Option<PoolConnection<D>>,
}

impl<D: Database> Look<D> {
    const fn at(pool: Pool<D>) -> Self {
        Self { pool, connection: None }
    }

    async fn connection(&mut self) -> Result<&mut D::Connection, StoreError> {
        let connection = match self.connection.take() {
            Some(connection) => connection,
            // Boxed: every future of the store would be larger by it.
            None => Box::pin(self.pool.acquire()).await?,
        };
        Ok(self.connection.insert(connection))
    }
}

/// The native connection, for the macros that run one text on either.
pub(crate) enum Connection<'a> {
    Sqlite(&'a mut SqliteConnection),
    Postgres(&'a mut PgConnection),
}

impl std::fmt::Debug for Tx {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Tx")
    }
}

impl Tx {
    fn new(inner: Inner) -> Self {
        Self { inner, failure: None, kept: Vec::new(), before: "" }
    }

    pub(super) fn sqlite_read(tx: Transaction<'static, Sqlite>) -> Self {
        Self::new(Inner::SqliteRead(tx))
    }

    pub(super) fn sqlite_look(pool: Pool<Sqlite>) -> Self {
        Self::new(Inner::SqliteLook(Look::at(pool)))
    }

    pub(super) fn postgres_look(pool: Pool<Postgres>) -> Self {
        Self::new(Inner::PostgresLook(Look::at(pool)))
    }

    pub(super) fn sqlite_write(connection: PoolConnection<Sqlite>) -> Self {
        Self::new(Inner::SqliteWrite(connection))
    }

    pub(super) fn postgres(tx: Transaction<'static, Postgres>) -> Self {
        Self::new(Inner::Postgres(tx))
    }

    /// The connection, after what was kept back.
    pub(crate) async fn ready(&mut self) -> Result<Connection<'_>, StoreError> {
        self.flush().await?;
        self.connection().await
    }

    /// Runs what was kept back. An error means that the transaction must not stand.
    pub async fn flush(&mut self) -> Result<(), StoreError> {
        let kept = std::mem::take(&mut self.kept);
        let before = std::mem::take(&mut self.before);
        if kept.is_empty() && before.is_empty() {
            return Ok(());
        }
        let done = match self.connection().await? {
            Connection::Sqlite(connection) => later::on_sqlite(connection, before, kept).await,
            Connection::Postgres(connection) => later::on_postgres(connection, kept).await,
        };
        done.map_err(|failed| match failed {
            Failed::Statement(error) => self.failed(error),
            Failed::Guard(error) => {
                self.failure.get_or_insert_with(|| error.clone());
                error
            }
        })
    }

    /// Puts `control` before the next statement: what begins a write, without a trip of its own.
    pub(super) fn begin_with(&mut self, control: &'static str) {
        self.before = control;
    }

    /// Forgets what was kept back by a write that failed; whether the write has run any statement at all.
    pub(super) fn has_run(&mut self) -> bool {
        self.kept.clear();
        std::mem::take(&mut self.before).is_empty()
    }

    async fn connection(&mut self) -> Result<Connection<'_>, StoreError> {
        Ok(match &mut self.inner {
            Inner::SqliteRead(tx) => Connection::Sqlite(tx),
            Inner::SqliteLook(look) => Connection::Sqlite(look.connection().await?),
            Inner::SqliteWrite(connection) => Connection::Sqlite(connection),
            Inner::PostgresLook(look) => Connection::Postgres(look.connection().await?),
            Inner::Postgres(tx) => Connection::Postgres(tx),
        })
    }

    /// Runs statements of the writer's transaction itself, several in one trip.
    pub(super) async fn control(&mut self, sql: &'static str) -> Result<(), StoreError> {
        match self.connection().await? {
            Connection::Sqlite(connection) => sqlx::raw_sql(sql).execute(connection).await.map(|_| ())?,
            Connection::Postgres(connection) => sqlx::raw_sql(sql).execute(connection).await.map(|_| ())?,
        }
        Ok(())
    }

    /// Remembers that a statement failed, and gives the error as the store's.
    pub(crate) fn failed(&mut self, error: sqlx::Error) -> StoreError {
        let error = StoreError::from(error);
        self.failure.get_or_insert_with(|| error.clone());
        error
    }

    /// The first statement that failed.
    pub(super) fn failure(&self) -> Option<&StoreError> {
        self.failure.as_ref()
    }

    /// The first statement that failed, forgotten by this.
    pub(super) fn take_failure(&mut self) -> Option<StoreError> {
        self.failure.take()
    }

    /// Commits a transaction of PostgreSQL; the others are ended by their owners.
    pub(super) async fn commit(self) -> Result<(), StoreError> {
        match self.inner {
            Inner::Postgres(tx) => Ok(tx.commit().await?),
            _ => Ok(()),
        }
    }

    /// Gives up a writer's connection of which nobody knows in what state it is.
    pub(super) async fn abandon(self) {
        if let Inner::SqliteWrite(connection) = self.inner
            && let Err(error) = connection.close().await
        {
            tracing::warn!(%error, "closing the writer's connection");
        }
    }
}
