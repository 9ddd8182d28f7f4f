//! One record on either of two databases: SQLite in a file of its own, or PostgreSQL shared by several processes.
//!
//! Reads run beside each other in a snapshot ([`Db::read`]). Writes go through [`Db::write`]: on SQLite to the one
//! writer task, which puts all that wait into one transaction; on PostgreSQL each in its own.
mod batch;
mod later;
pub(crate) mod migrate;
mod sql;
mod tx;
mod writer;

use std::{
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use futures_util::future::BoxFuture;
use sqlx::{
    ConnectOptions, Connection, Row,
    postgres::{PgConnectOptions, PgPool, PgPoolOptions},
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous},
};
use tokio::task::JoinHandle;

use crate::error::{Cause, StoreError, WriteError};
pub(crate) use batch::{Answers, Question};
pub(crate) use later::{Later, Must};
pub(crate) use sql::{
    Insert, Record, Select, Value, execute, fetch_all, fetch_one, fetch_optional, from_postgres, from_sqlite,
    record, unreadable,
};
pub(crate) use tx::Connection as SqlConnection;
pub use tx::Tx;

/// How long SQLite waits for another process's write, and how long a connection is waited for.
const PATIENCE: Duration = Duration::from_secs(10);
/// Readers beside each other on SQLite; on PostgreSQL, all connections of this process.
const SQLITE_READERS: u32 = 8;
const POSTGRES_CONNECTIONS: u32 = 16;

/// The open record. Clones are handles of the same one.
#[derive(Clone)]
pub struct Db(Arc<Kind>);

enum Kind {
    Sqlite(Sqlite),
    Postgres(PgPool),
}

struct Sqlite {
    read: SqlitePool,
    write: SqlitePool,
    queue: writer::Queue,
    task: Mutex<Option<JoinHandle<()>>>,
    /// The directory of a record that lives only as long as this.
    _passing: Option<tempfile::TempDir>,
}

impl std::fmt::Debug for Db {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match &*self.0 {
            Kind::Sqlite(_) => "Db(SQLite)",
            Kind::Postgres(_) => "Db(PostgreSQL)",
        })
    }
}

impl Db {
    /// Opens the record at `url`, makes the file if there is none, and runs the migrations that are missing.
    ///
    /// `sqlite:FILE`, `postgres://USER@HOST/DATABASE`, or `sqlite::memory:` for one that is gone when the last handle is.
    /// Must be called inside a tokio runtime; SQLite's writer lives in it.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            return Self::open_postgres(url).await;
        }
        let file = url.strip_prefix("sqlite:").map(|file| file.strip_prefix("//").unwrap_or(file));
        match file {
            Some(":memory:") => {
                let passing = tempfile::tempdir()
                    .map_err(|e| StoreError::Open { url: url.to_owned(), cause: Cause::new(e) })?;
                Self::open_sqlite(passing.path().join("club.db"), Some(passing)).await
            }
            Some(file) if !file.is_empty() => Self::open_sqlite(PathBuf::from(file), None).await,
            _ => Err(StoreError::Url { url: masked(url) }),
        }
    }

    async fn open_sqlite(file: PathBuf, passing: Option<tempfile::TempDir>) -> Result<Self, StoreError> {
        let url = format!("sqlite:{}", file.display());
        let open = |e: sqlx::Error| StoreError::Open { url: url.clone(), cause: Cause::new(e) };
        keep_private(&file).map_err(|e| open(sqlx::Error::Io(e)))?;
        let synchronous = if passing.is_some() { SqliteSynchronous::Off } else { SqliteSynchronous::Full };
        let options = sqlite_options(&file);
        let writing = options
            .clone()
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(synchronous);
        let reading = options.pragma("query_only", "ON");

        let write = SqlitePoolOptions::new()
            .max_connections(1)
            .test_before_acquire(false)
            .idle_timeout(None)
            .max_lifetime(None)
            .acquire_timeout(PATIENCE)
            .connect_with(writing)
            .await
            .map_err(open)?;
        migrate::sqlite(&write, &url).await?;
        let read = SqlitePoolOptions::new()
            .max_connections(SQLITE_READERS)
            .test_before_acquire(false)
            .acquire_timeout(PATIENCE)
            .connect_lazy_with(reading);
        let (queue, task) = writer::start(write.clone());
        Ok(Self(Arc::new(Kind::Sqlite(Sqlite {
            read,
            write,
            queue,
            task: Mutex::new(Some(task)),
            _passing: passing,
        }))))
    }

    async fn open_postgres(url: &str) -> Result<Self, StoreError> {
        let shown = masked(url);
        let open = |e: sqlx::Error| StoreError::Open { url: shown.clone(), cause: Cause::new(e) };
        let options = url
            .parse::<PgConnectOptions>()
            .map_err(open)?
            .application_name("frcec")
            .disable_statement_logging();
        // The pool would try for as long as its patience lasts, and then not say why.
        let first = options.connect().await.map_err(open)?;
        first.close().await.map_err(open)?;
        let pool = PgPoolOptions::new()
            .max_connections(POSTGRES_CONNECTIONS)
            .acquire_timeout(PATIENCE)
            .connect_with(options)
            .await
            .map_err(open)?;
        migrate::postgres(&pool, &shown).await?;
        Ok(Self(Arc::new(Kind::Postgres(pool))))
    }

    /// A look at the record as it stands now; what is committed later is not seen. Drop it soon: it holds a connection.
    pub async fn read(&self) -> Result<Tx, StoreError> {
        match &*self.0 {
            Kind::Sqlite(sqlite) => Ok(Tx::sqlite_read(sqlite.read.begin().await?)),
            Kind::Postgres(pool) => {
                let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
                Ok(Tx::postgres(pool.begin_with(begin).await?))
            }
        }
    }

    /// A look without the trips that begin and end a transaction: each statement sees the record as it stands when it runs. For a
    /// single statement, or for several that need not agree. It takes a connection only when something is asked.
    pub fn look(&self) -> Tx {
        match &*self.0 {
            Kind::Sqlite(sqlite) => Tx::sqlite_look(sqlite.read.clone()),
            Kind::Postgres(pool) => Tx::postgres_look(pool.clone()),
        }
    }

    /// Runs `work` inside a transaction and returns once that is committed: what `Ok` comes back from survives a power loss.
    ///
    /// When `work` returns `Err`, panics, takes longer than half a minute, or went on after a statement had failed, all that it
    /// wrote is undone, and only that. When the commit fails, everybody who was in it gets a retryable error.
    /// `work` must do nothing but use its `Tx`: others wait for it. It must not call `write` (on SQLite it would wait for itself).
    /// A caller that goes away while it waits does not stop its write.
    pub async fn write<T, E, F>(&self, work: F) -> Result<T, WriteError<E>>
    where
        F: for<'a> FnOnce(&'a mut Tx) -> BoxFuture<'a, Result<T, E>> + Send + 'static,
        T: Send + 'static,
        E: Send + 'static,
    {
        match &*self.0 {
            Kind::Sqlite(sqlite) => sqlite.queue.write(work).await,
            Kind::Postgres(pool) => {
                let begun = pool.begin().await.map_err(|e| WriteError::Store(e.into()))?;
                let mut tx = Tx::postgres(begun);
                let value = writer::guarded(&mut tx, work).await?;
                tx.commit().await.map_err(WriteError::Store)?;
                Ok(value)
            }
        }
    }

    /// Whether the record can be reached now; for health checks.
    pub async fn ping(&self) -> Result<(), StoreError> {
        let mut tx = self.read().await?;
        execute!(&mut tx, "SELECT 1")?;
        Ok(())
    }

    /// What the database itself finds wrong with its file: broken pages, rows that point at nothing. PostgreSQL watches over
    /// both, and is not asked.
    pub async fn damage(&self) -> Result<Vec<String>, StoreError> {
        let Kind::Sqlite(sqlite) = &*self.0 else { return Ok(Vec::new()) };
        let mut connection = sqlite.read.acquire().await?;
        let mut found: Vec<String> =
            sqlx::query_scalar("PRAGMA integrity_check").fetch_all(&mut *connection).await?;
        found.retain(|line| line != "ok");
        let orphans = sqlx::query("PRAGMA foreign_key_check").fetch_all(&mut *connection).await?;
        for orphan in orphans {
            let (table, parent) = (orphan.try_get::<String, _>(0)?, orphan.try_get::<String, _>(2)?);
            let row: Option<i64> = orphan.try_get(1)?;
            let row = row.map_or_else(|| "?".to_owned(), |row| row.to_string());
            found.push(format!("row {row} of {table} points at nothing in {parent}"));
        }
        Ok(found)
    }

    /// Whether the database can read its own file from one end to the other; what is wrong if it cannot. Much sooner done than
    /// [`Db::damage`]; PostgreSQL is not asked.
    pub async fn broken(&self) -> Result<Option<String>, StoreError> {
        let Kind::Sqlite(sqlite) = &*self.0 else { return Ok(None) };
        let mut connection = sqlite.read.acquire().await?;
        let said = sqlx::query_scalar::<_, String>("PRAGMA quick_check(1)").fetch_one(&mut *connection).await;
        match said {
            Ok(said) => Ok(Some(said).filter(|said| said != "ok")),
            // SQLITE_CORRUPT and SQLITE_NOTADB.
            Err(sqlx::Error::Database(error)) if matches!(error.code().as_deref(), Some("11" | "26")) => {
                Ok(Some(error.message().to_owned()))
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Writes a copy of the record as it stands to the new file `to`, while the club goes on. Only on SQLite: PostgreSQL has
    /// pg_dump.
    pub async fn copy_to(&self, to: &Path) -> Result<bool, StoreError> {
        let Kind::Sqlite(sqlite) = &*self.0 else { return Ok(false) };
        // VACUUM INTO takes an empty file, and gives it nobody else.
        if to.metadata().is_ok_and(|data| data.len() > 0) {
            let there = std::io::Error::from(std::io::ErrorKind::AlreadyExists);
            return Err(sqlx::Error::Io(there).into());
        }
        keep_private(to).map_err(sqlx::Error::Io)?;
        let connecting = sqlite_options(sqlite.write.connect_options().get_filename());
        let mut connection = connecting.connect().await?;
        let done =
            sqlx::query("VACUUM INTO $1").bind(to.display().to_string()).execute(&mut connection).await;
        connection.close().await?;
        done?;
        Ok(true)
    }

    /// `SQLite` or `PostgreSQL`.
    pub fn kind(&self) -> &'static str {
        match &*self.0 {
            Kind::Sqlite(_) => "SQLite",
            Kind::Postgres(_) => "PostgreSQL",
        }
    }

    /// Takes no more writes, finishes those that wait, and closes all connections.
    pub async fn close(&self) {
        match &*self.0 {
            Kind::Sqlite(sqlite) => {
                sqlite.queue.close();
                let task = sqlite.task.lock().unwrap_or_else(PoisonError::into_inner).take();
                if let Some(task) = task
                    && let Err(error) = task.await
                {
                    tracing::error!(%error, "the writer did not end well");
                }
                sqlite.read.close().await;
                sqlite.write.close().await;
            }
            Kind::Postgres(pool) => pool.close().await,
        }
    }
}

/// Makes the file, if there is none, so that only its owner reads it: addresses, notes and the links of letters stand in it. SQLite
/// gives its other files (`-wal`, `-shm`) the permissions of this one; what is there already stays as its keeper wants it.
fn keep_private(file: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::OpenOptionsExt as _;
    let made = std::fs::OpenOptions::new().write(true).create_new(true).mode(0o600).open(file);
    match made {
        Err(error) if error.kind() != std::io::ErrorKind::AlreadyExists => Err(error),
        _ => Ok(()),
    }
}

/// What all connections of a SQLite record share.
fn sqlite_options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .busy_timeout(PATIENCE)
        .foreign_keys(true)
        .statement_cache_capacity(500)
        // PostgreSQL's name for comparing octets, so that one text can say it.
        .collation("C", |a: &str, b: &str| a.cmp(b))
        .disable_statement_logging()
}

/// The address without what stands between `:` and `@`.
fn masked(url: &str) -> String {
    let Some((scheme, rest)) = url.split_once("://") else { return url.to_owned() };
    let Some((user, host)) = rest.rsplit_once('@') else { return url.to_owned() };
    let user = user.split_once(':').map_or(user, |(name, _)| name);
    format!("{scheme}://{user}@{host}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_never_shown() {
        assert_eq!(masked("postgres://anna:secret@db.example/club"), "postgres://anna@db.example/club");
        assert_eq!(masked("postgres://anna@db.example/club"), "postgres://anna@db.example/club");
        assert_eq!(masked("sqlite:club.db"), "sqlite:club.db");
    }
}
