//! Several queries in one trip: what a decision rests on is found in many tables, and each trip to SQLite is two switches between
//! threads. PostgreSQL takes one statement at a time, and is asked one after the other.
use futures_util::StreamExt;
use sqlx::{
    Arguments, AssertSqlSafe, Either, Executor, SqliteConnection, postgres::PgRow, sqlite::SqliteArguments,
    sqlite::SqliteRow,
};

use super::{
    later::in_order,
    sql::{Record, Value, bound, from_postgres, from_sqlite},
    tx::{Connection, Tx},
};
use crate::error::StoreError;

/// A query that is asked with others.
pub(crate) struct Question {
    sql: &'static str,
    values: Vec<Value>,
}

impl Question {
    /// A query with `$1` and so on for `values`.
    pub(crate) fn new(sql: &'static str, values: impl IntoIterator<Item = Value>) -> Self {
        Self { sql, values: values.into_iter().collect() }
    }
}

/// The rows of each query, in the order in which they were asked.
pub(crate) enum Answers {
    Sqlite(std::vec::IntoIter<Vec<SqliteRow>>),
    Postgres(std::vec::IntoIter<Vec<PgRow>>),
}

impl Answers {
    /// The rows of the next query, read as `R`.
    pub(crate) fn next<R: Record>(&mut self) -> Result<Vec<R>, StoreError> {
        match self {
            Self::Sqlite(answers) => answers.next().unwrap_or_default().iter().map(from_sqlite).collect(),
            Self::Postgres(answers) => answers.next().unwrap_or_default().iter().map(from_postgres).collect(),
        }
    }
}

impl Tx {
    /// Asks all of `questions`.
    pub(crate) async fn ask(&mut self, questions: Vec<Question>) -> Result<Answers, StoreError> {
        let asked = match self.ready().await? {
            Connection::Sqlite(connection) => {
                on_sqlite(connection, &questions).await.map(|rows| Answers::Sqlite(rows.into_iter()))
            }
            Connection::Postgres(connection) => {
                let mut answers = Vec::with_capacity(questions.len());
                let mut failed = None;
                for Question { sql, values } in &questions {
                    match bound!(sqlx::Postgres, *sql, values).fetch_all(&mut *connection).await {
                        Ok(rows) => answers.push(rows),
                        Err(error) => {
                            failed = Some(error);
                            break;
                        }
                    }
                }
                failed.map_or(Ok(Answers::Postgres(answers.into_iter())), Err)
            }
        };
        asked.map_err(|error| self.failed(error))
    }
}

async fn on_sqlite(
    connection: &mut SqliteConnection,
    questions: &[Question],
) -> Result<Vec<Vec<SqliteRow>>, sqlx::Error> {
    let mut text = String::new();
    let mut arguments = SqliteArguments::default();
    for Question { sql, values } in questions {
        if !text.is_empty() {
            text.push(';');
        }
        for number in in_order(&mut text, sql) {
            let value = number.checked_sub(1).and_then(|index| values.get(index));
            let added = match value {
                Some(Value::Number(number)) => arguments.add(*number),
                Some(Value::Text(text)) => arguments.add(text.clone()),
                Some(Value::Flag(flag)) => arguments.add(*flag),
                Some(Value::Octets(octets)) => arguments.add(octets.clone()),
                None => Err(format!("there is no value ${number}").into()),
            };
            added.map_err(sqlx::Error::Encode)?;
        }
    }
    let mut answers = Vec::with_capacity(questions.len());
    let mut rows = Vec::new();
    let mut steps = connection.fetch_many(sqlx::query_with(AssertSqlSafe(text), arguments));
    while let Some(step) = steps.next().await {
        match step? {
            Either::Right(row) => rows.push(row),
            Either::Left(_) => answers.push(std::mem::take(&mut rows)),
        }
    }
    // Were one left out, the rows of the others would be taken for its own.
    if answers.len() == questions.len() { Ok(answers) } else { Err(sqlx::Error::WorkerCrashed) }
}
