//! One SQL text, run on whichever database the transaction is on.
//!
//! The macros expand the query once for each, with native types on both sides; `sqlx::Any` can read neither BOOLEAN nor
//! BYTEA, and functions generic over the database need a dozen bounds each.
use sqlx::{AssertSqlSafe, FromRow, Row, postgres::PgRow, sqlite::SqliteRow};

use super::{
    later::{Later, Must},
    tx::{Connection, Tx},
};
use crate::error::StoreError;

/// A type that is read from the rows of one table, and how a broken row of it is named.
pub(crate) trait Record: for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> {
    const TABLE: &'static str;
    /// The columns that name a row, as far as the query selects them.
    const KEY: &'static [&'static str];
}

/// `record!(Type, "table", "key column", …)`
macro_rules! record {
    ($type:ty, $table:literal $(, $key:literal)+) => {
        impl $crate::db::Record for $type {
            const TABLE: &'static str = $table;
            const KEY: &'static [&'static str] = &[$($key),+];
        }
    };
}

/// `execute!(tx, "SQL", args…)` → the number of rows touched.
macro_rules! execute {
    ($tx:expr, $sql:expr $(, $arg:expr)* $(,)?) => {{
        let tx: &mut $crate::db::Tx = &mut *$tx;
        let done = match tx.ready().await {
            Ok($crate::db::SqlConnection::Sqlite(c)) => {
                Ok(sqlx::query::<sqlx::Sqlite>($sql)$(.bind($arg))*.execute(c).await.map(|done| done.rows_affected()))
            }
            Ok($crate::db::SqlConnection::Postgres(c)) => {
                Ok(sqlx::query::<sqlx::Postgres>($sql)$(.bind($arg))*.execute(c).await.map(|done| done.rows_affected()))
            }
            Err(error) => Err(error),
        };
        match done {
            Ok(done) => done.map_err(|error| tx.failed(error)),
            Err(error) => Err(error),
        }
    }};
}

/// `fetch_all!(tx, Type, "SQL", args…)` → all rows, read as `Type`, a [`Record`].
macro_rules! fetch_all {
    ($tx:expr, $type:ty, $sql:expr $(, $arg:expr)* $(,)?) => {{
        let tx: &mut $crate::db::Tx = &mut *$tx;
        match tx.ready().await {
            Ok($crate::db::SqlConnection::Sqlite(c)) => {
                match sqlx::query::<sqlx::Sqlite>($sql)$(.bind($arg))*.fetch_all(c).await {
                    Ok(rows) => rows.iter().map($crate::db::from_sqlite::<$type>).collect(),
                    Err(error) => Err(tx.failed(error)),
                }
            }
            Ok($crate::db::SqlConnection::Postgres(c)) => {
                match sqlx::query::<sqlx::Postgres>($sql)$(.bind($arg))*.fetch_all(c).await {
                    Ok(rows) => rows.iter().map($crate::db::from_postgres::<$type>).collect(),
                    Err(error) => Err(tx.failed(error)),
                }
            }
            Err(error) => Err(error),
        }
    }};
}

/// `fetch_optional!(tx, Type, "SQL", args…)` → the row, if there is one.
macro_rules! fetch_optional {
    ($tx:expr, $type:ty, $sql:expr $(, $arg:expr)* $(,)?) => {{
        let rows: Result<Vec<$type>, $crate::StoreError> =
            $crate::db::fetch_all!($tx, $type, $sql $(, $arg)*);
        rows.map(|rows| rows.into_iter().next())
    }};
}

/// `fetch_one!(tx, Type, "SQL", args…)` → the row of a query that always has one.
macro_rules! fetch_one {
    ($tx:expr, $type:ty, $sql:expr $(, $arg:expr)* $(,)?) => {
        $crate::db::fetch_optional!($tx, $type, $sql $(, $arg)*).and_then(|row| {
            row.ok_or_else(|| $crate::StoreError::Missing {
                table: <$type as $crate::db::Record>::TABLE,
                key: String::from("(any)"),
            })
        })
    };
}

pub(crate) use {execute, fetch_all, fetch_one, fetch_optional, record};

macro_rules! reader {
    ($name:ident, $row:ty) => {
        pub(crate) fn $name<R: Record>(row: &$row) -> Result<R, StoreError> {
            R::from_row(row).map_err(|error| {
                let part = |column: &&str| {
                    let number = row.try_get::<i64, _>(*column).map(|n| n.to_string());
                    number.or_else(|_| row.try_get::<String, _>(*column)).ok()
                };
                let key: Vec<String> = R::KEY.iter().filter_map(part).collect();
                corrupt::<R>(error, key.join("/"))
            })
        }
    };
}
reader!(from_sqlite, SqliteRow);
reader!(from_postgres, PgRow);

fn corrupt<R: Record>(error: sqlx::Error, key: String) -> StoreError {
    let (column, why) = match error {
        sqlx::Error::ColumnDecode { index, source } => {
            (index.trim_matches('"').to_owned(), source.to_string())
        }
        sqlx::Error::ColumnNotFound(column) => (column, "no such column".to_owned()),
        other => ("?".to_owned(), other.to_string()),
    };
    StoreError::Corrupt { table: R::TABLE, column, key, why }
}

/// Goes through a whole table with `sql`, which takes the last number seen as `$1` and gives a page of rows in the order of their
/// `id`, and reads each row as `R`; the errors of those that cannot be read.
pub(crate) async fn unreadable<R: Record>(
    tx: &mut Tx,
    sql: &'static str,
) -> Result<Vec<StoreError>, StoreError> {
    let mut last = i64::MIN;
    let mut found = Vec::new();
    loop {
        macro_rules! page {
            ($database:ty, $connection:expr, $read:ident) => {
                match sqlx::query::<$database>(sql).bind(last).fetch_all($connection).await {
                    Ok(rows) => rows
                        .iter()
                        .map(|row| Ok((row.try_get::<i64, _>("id")?, $read::<R>(row).err())))
                        .collect::<Result<Vec<_>, sqlx::Error>>(),
                    Err(error) => Err(error),
                }
            };
        }
        let page = match tx.ready().await? {
            Connection::Sqlite(c) => page!(sqlx::Sqlite, c, from_sqlite),
            Connection::Postgres(c) => page!(sqlx::Postgres, c, from_postgres),
        };
        let page = page.map_err(|error| tx.failed(error))?;
        let Some(end) = page.last().map(|(id, _)| *id) else { return Ok(found) };
        found.extend(page.into_iter().filter_map(|(_, error)| error));
        last = end;
    }
}

/// A value bound into a [`Select`] or an [`Insert`]. PostgreSQL wants to know the type of a null, too.
#[derive(Clone, Debug)]
pub(crate) enum Value {
    Number(Option<i64>),
    Text(Option<String>),
    Flag(bool),
    Octets(Vec<u8>),
}

impl Value {
    /// Takes the value out; a number stays, being its own copy.
    pub(super) fn take(&mut self) -> Self {
        match self {
            Self::Text(text) => Self::Text(text.take()),
            Self::Octets(octets) => Self::Octets(std::mem::take(octets)),
            Self::Number(number) => Self::Number(*number),
            Self::Flag(flag) => Self::Flag(*flag),
        }
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Self {
        Self::Number(Some(number))
    }
}

impl From<Option<i64>> for Value {
    fn from(number: Option<i64>) -> Self {
        Self::Number(number)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(Some(text.to_owned()))
    }
}

impl From<Option<&str>> for Value {
    fn from(text: Option<&str>) -> Self {
        Self::Text(text.map(str::to_owned))
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(Some(text))
    }
}

impl From<Vec<u8>> for Value {
    fn from(octets: Vec<u8>) -> Self {
        Self::Octets(octets)
    }
}

impl From<bool> for Value {
    fn from(flag: bool) -> Self {
        Self::Flag(flag)
    }
}

/// Binds values to a query, on whichever database.
macro_rules! bound {
    ($database:ty, $sql:expr, $values:expr) => {{
        let mut query = sqlx::query::<$database>($sql);
        for value in $values {
            query = match value {
                Value::Number(number) => query.bind(*number),
                Value::Text(text) => query.bind(text.as_deref()),
                Value::Flag(flag) => query.bind(*flag),
                Value::Octets(octets) => query.bind(octets.as_slice()),
            };
        }
        query
    }};
}
pub(super) use bound;

/// A query put together from fixed pieces, for lists with filters: `?` in a piece becomes the next `$n`.
pub(crate) struct Select {
    sql: String,
    values: Vec<Value>,
}

impl Select {
    pub(crate) fn new(sql: &'static str) -> Self {
        Self { sql: sql.to_owned(), values: Vec::new() }
    }

    /// Adds a piece of the text as it stands.
    pub(crate) fn text(&mut self, sql: &'static str) -> &mut Self {
        self.sql.push_str(sql);
        self
    }

    /// Adds a piece of the text whose `?` is `value`. Pieces are written in this crate; only values come from outside.
    pub(crate) fn with(&mut self, sql: &'static str, value: impl Into<Value>) -> &mut Self {
        self.values.push(value.into());
        let (before, after) = sql.split_once('?').unwrap_or((sql, ""));
        self.sql.push_str(before);
        self.sql.push('$');
        self.sql.push_str(&self.values.len().to_string());
        self.sql.push_str(after);
        self
    }

    /// The text, for a look at its plan.
    #[cfg(test)]
    pub(crate) fn sql(&self) -> &str {
        &self.sql
    }

    /// Runs it.
    pub(crate) async fn fetch<R: Record>(&self, tx: &mut Tx) -> Result<Vec<R>, StoreError> {
        let sql = AssertSqlSafe(self.sql.clone());
        match tx.ready().await? {
            Connection::Sqlite(c) => match bound!(sqlx::Sqlite, sql, &self.values).fetch_all(c).await {
                Ok(rows) => rows.iter().map(from_sqlite).collect(),
                Err(error) => Err(tx.failed(error)),
            },
            Connection::Postgres(c) => match bound!(sqlx::Postgres, sql, &self.values).fetch_all(c).await {
                Ok(rows) => rows.iter().map(from_postgres).collect(),
                Err(error) => Err(tx.failed(error)),
            },
        }
    }
}

/// The most values that one statement binds; SQLite allows 32,766.
const MOST_VALUES: usize = 1000;

/// Many rows in one trip: what one submission writes is waited for by all that share its commit.
pub(crate) struct Insert {
    head: &'static str,
    tail: &'static str,
    width: usize,
    values: Vec<Value>,
}

impl Insert {
    /// `head` ends before the word VALUES, `tail` follows the rows, each of `width` values.
    pub(crate) fn new(head: &'static str, width: usize, tail: &'static str) -> Self {
        Self { head, tail, width, values: Vec::new() }
    }

    /// Adds a row.
    pub(crate) fn row<const WIDTH: usize>(&mut self, values: [Value; WIDTH]) {
        debug_assert_eq!(WIDTH, self.width);
        self.values.extend(values);
    }

    /// The text for so many values.
    fn text(&self, values: usize) -> String {
        let mut sql = String::from(self.head);
        for n in 0..values {
            let before = match n % self.width {
                _ if n == 0 => " VALUES ($",
                0 => "), ($",
                _ => ", $",
            };
            sql.push_str(before);
            sql.push_str(&(n + 1).to_string());
        }
        sql.push_str(") ");
        sql.push_str(self.tail);
        sql
    }

    /// Runs it with what else is kept back.
    pub(crate) fn later(mut self, tx: &mut Tx) {
        let most = MOST_VALUES / self.width * self.width;
        while !self.values.is_empty() {
            let rest = self.values.split_off(self.values.len().min(most));
            let values = std::mem::replace(&mut self.values, rest);
            tx.later(Later::new(self.text(values.len()), values, Must::Run));
        }
    }

    /// Runs it; how many rows went in.
    pub(crate) async fn execute(&self, tx: &mut Tx) -> Result<u64, StoreError> {
        let mut inserted = 0;
        for values in self.values.chunks(MOST_VALUES / self.width * self.width) {
            let sql = AssertSqlSafe(self.text(values.len()));
            let done = match tx.ready().await? {
                Connection::Sqlite(c) => {
                    bound!(sqlx::Sqlite, sql, values).execute(c).await.map(|done| done.rows_affected())
                }
                Connection::Postgres(c) => {
                    bound!(sqlx::Postgres, sql, values).execute(c).await.map(|done| done.rows_affected())
                }
            };
            inserted += done.map_err(|error| tx.failed(error))?;
        }
        Ok(inserted)
    }
}
