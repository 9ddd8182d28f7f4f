//! What can go wrong in the record, and whether trying again can help.
use std::{error::Error, fmt, sync::Arc};

/// The cause that the database driver gave. Shared, because one failed commit is the failure of every write in it.
#[derive(Clone)]
pub struct Cause(Arc<dyn Error + Send + Sync>);

impl Cause {
    pub(crate) fn new(error: impl Into<Box<dyn Error + Send + Sync>>) -> Self {
        Self(Arc::from(error.into()))
    }
}

impl fmt::Debug for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl Error for Cause {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        self.0.source()
    }
}

/// Every way in which the store fails.
#[derive(Clone, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// The address of the database cannot be understood.
    #[error("'{url}' names no database: write sqlite:FILE or postgres://USER@HOST/DATABASE")]
    Url {
        /// What was given, without a password.
        url: String,
    },
    /// The database cannot be reached or made.
    #[error("cannot open the database {url}: {cause}")]
    Open {
        /// The database, without a password.
        url: String,
        /// Why.
        cause: Cause,
    },
    /// The tables cannot be brought to this program's version.
    #[error("cannot bring the tables of {url} to this version of the program: {cause}")]
    Migrate {
        /// The database, without a password.
        url: String,
        /// Why; a newer program may have been here.
        cause: Cause,
    },
    /// Busy, full, restarting or out of reach: nothing was recorded, the same may work later.
    #[error("the database does not take this now: {0}")]
    Unavailable(Cause),
    /// Refused for a reason that will not go away by itself.
    #[error("the database refused a statement: {0}")]
    Database(Cause),
    /// A value in the record cannot be what was written.
    #[error("{table}.{column} of {key} cannot be read: {why}")]
    Corrupt {
        /// The table.
        table: &'static str,
        /// The column.
        column: String,
        /// The key of the row.
        key: String,
        /// What is wrong with the value.
        why: String,
    },
    /// The row has moved on since it was read: load it again and decide again.
    #[error("{table} {key} is no longer at version {expected}")]
    Stale {
        /// The table.
        table: &'static str,
        /// The key of the row.
        key: String,
        /// The version that the writer had seen.
        expected: i64,
    },
    /// Two transactions stood in each other's way, and the database undid this one: load again and decide again.
    #[error("another change was in the way: {0}")]
    InTheWay(Cause),
    /// A name that may exist only once is in use.
    #[error("{what} '{value}' is taken")]
    Taken {
        /// `handle`, `address`, …
        what: &'static str,
        /// The value that was wanted.
        value: String,
    },
    /// A row that the caller named is not there.
    #[error("there is no {table} {key}")]
    Missing {
        /// The table.
        table: &'static str,
        /// The key that was looked for.
        key: String,
    },
    /// The store is being closed; what was asked for was not recorded.
    #[error("the store is closed")]
    Closed,
    /// A write took longer than any may, and was undone so that the others could go on.
    #[error("a write took longer than {0} seconds and was undone")]
    TooSlow(u64),
    /// The code that ran inside a write panicked; its write was undone.
    #[error("a write was undone because its code panicked: {0}")]
    Panicked(String),
}

impl StoreError {
    /// Whether the same may succeed a little later without anybody mending anything.
    /// (A stale row is not that: it has to be decided again.)
    pub fn is_retryable(&self) -> bool {
        matches!(self, Self::Unavailable(_) | Self::InTheWay(_) | Self::Closed | Self::TooSlow(_))
    }

    /// Whether the decision has to be made again on what is there now.
    pub fn is_stale(&self) -> bool {
        matches!(self, Self::Stale { .. } | Self::InTheWay(_))
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        use sqlx::Error as E;
        // SQLSTATE class 40, transaction rollback: a deadlock or a serialisation failure.
        let code = error.as_database_error().and_then(sqlx::error::DatabaseError::code);
        if code.is_some_and(|code| code.len() == 5 && code.starts_with("40")) {
            return Self::InTheWay(Cause::new(error));
        }
        let passing = match &error {
            E::Io(_) | E::Tls(_) | E::PoolTimedOut | E::PoolClosed | E::WorkerCrashed | E::BeginFailed => {
                true
            }
            E::Database(database) => match database.try_downcast_ref::<sqlx::sqlite::SqliteError>() {
                Some(_) => database.code().is_some_and(|code| sqlite_passes(&code)),
                None => database.code().is_some_and(|code| postgres_passes(&code)),
            },
            _ => false,
        };
        if passing { Self::Unavailable(Cause::new(error)) } else { Self::Database(Cause::new(error)) }
    }
}

/// The low octet of SQLite's extended result codes: BUSY, LOCKED, NOMEM, INTERRUPT,
/// IOERR, FULL, CANTOPEN.
fn sqlite_passes(code: &str) -> bool {
    code.parse::<u32>().is_ok_and(|code| matches!(code & 0xff, 5 | 6 | 7 | 9 | 10 | 13 | 14))
}

/// Classes of SQLSTATE: connection, resources (disk full, too many connections), operator intervention, system error; lock not available; read-only (a stand-by was reached).
fn postgres_passes(code: &str) -> bool {
    matches!(code.get(..2), Some("08" | "53" | "57" | "58")) || matches!(code, "55P03" | "25006")
}

/// Why a write did not happen.
#[derive(Debug, thiserror::Error)]
pub enum WriteError<E> {
    /// The caller's own code said no; only its part was undone.
    #[error(transparent)]
    Refused(E),
    /// The transaction could not be begun or committed; nothing of it stands.
    #[error(transparent)]
    Store(StoreError),
}

impl<E: From<StoreError>> WriteError<E> {
    /// The caller's error, whichever of the two it was.
    pub fn flatten(self) -> E {
        match self {
            Self::Refused(error) => error,
            Self::Store(error) => error.into(),
        }
    }
}

impl From<WriteError<StoreError>> for StoreError {
    fn from(error: WriteError<StoreError>) -> Self {
        error.flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_or_busy_database_may_be_tried_again_and_a_broken_file_not() {
        for code in ["5", "261", "6", "13", "10", "778", "14"] {
            assert!(sqlite_passes(code), "{code}");
        }
        for code in ["1", "8", "11", "19", "2067", "26"] {
            assert!(!sqlite_passes(code), "{code}");
        }
        for code in ["08006", "53100", "53300", "57P01", "55P03"] {
            assert!(postgres_passes(code), "{code}");
        }
        for code in ["23505", "42601", "22P02"] {
            assert!(!postgres_passes(code), "{code}");
        }
    }
}
