//! Databases that a test has to itself, on both kinds; and the bare loop that benches compare with.
//!
//! A conformance test is written once, as an `async fn(TestDb)`, and [`on_both!`](crate::on_both) makes two tests of it.
mod baseline;
mod postgres;

pub use baseline::{Baseline, bare_commits};

use crate::{Db, StoreError};

/// Which of the two databases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Backend {
    /// A file in a temporary directory.
    Sqlite,
    /// A database of its own on a private server, which is started when first needed and ends when nobody needs it.
    Postgres,
}

/// An empty club record for one test.
#[derive(Debug)]
pub struct TestDb {
    /// The open record.
    pub db: Db,
    /// Where it is, for programs that open it themselves.
    pub url: String,
    /// Which kind it is.
    pub backend: Backend,
    _files: Option<tempfile::TempDir>,
    _server: Option<postgres::InUse>,
}

impl TestDb {
    /// A new record. None, after naming the reason on stderr, if this machine has no PostgreSQL; with `CI=true` that is a failure.
    ///
    /// # Panics
    /// If the database cannot be made.
    pub async fn new(backend: Backend) -> Option<Self> {
        let (url, files, server) = match backend {
            Backend::Sqlite => {
                let files = tempfile::tempdir().expect("a temporary directory");
                (format!("sqlite:{}", files.path().join("club.db").display()), Some(files), None)
            }
            Backend::Postgres => {
                let server = match postgres::in_use() {
                    Ok(server) => server,
                    Err(reason) => {
                        assert!(std::env::var_os("CI").is_none(), "CI needs PostgreSQL: {reason}");
                        eprintln!("SKIPPED on PostgreSQL: {reason}");
                        return None;
                    }
                };
                (server.new_database().await.expect("a new database"), None, Some(server))
            }
        };
        let db = Db::open(&url).await.expect("the record opens");
        Some(Self { db, url, backend, _files: files, _server: server })
    }

    /// On SQLite.
    pub async fn sqlite() -> Self {
        Self::new(Backend::Sqlite).await.expect("SQLite is always there")
    }

    /// A second handle with connections of its own, as another process has.
    pub async fn open_again(&self) -> Db {
        Db::open(&self.url).await.expect("the record opens again")
    }

    /// Runs a statement past all rules: to break a row, or to look at what no verb shows.
    ///
    /// # Errors
    /// Whatever the database says.
    pub async fn raw(&self, sql: &str) -> Result<u64, StoreError> {
        let sql = sql.to_owned();
        let done = self
            .db
            .write(move |tx| Box::pin(async move { crate::db::execute!(tx, sqlx::AssertSqlSafe(sql)) }));
        done.await.map_err(StoreError::from)
    }
}

/// Makes of each `async fn name(TestDb)` a module `name` with the tests `sqlite` and `postgres`.
#[macro_export]
macro_rules! on_both {
    ($($name:ident),+ $(,)?) => {$(
        mod $name {
            #[tokio::test(flavor = "multi_thread", worker_threads = 4)]
            async fn sqlite() {
                let backend = $crate::testing::Backend::Sqlite;
                super::$name($crate::testing::TestDb::new(backend).await.expect("SQLite is always there")).await;
            }

            #[tokio::test(flavor = "multi_thread", worker_threads = 4)]
            async fn postgres() {
                let backend = $crate::testing::Backend::Postgres;
                if let Some(db) = $crate::testing::TestDb::new(backend).await {
                    super::$name(db).await;
                }
            }
        }
    )+};
}
