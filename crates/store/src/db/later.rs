//! Writes whose outcome nobody has to know before the next one: kept back, and run together.
//!
//! Each statement on SQLite is a trip to the connection's thread and back, and a commit is ten of them, for which everybody waits
//! who shares it. So a transaction keeps such statements back ([`Tx::later`]) until somebody asks for something, or until it ends,
//! and then sends them as one text; sqlx runs the statements of a text in their order and reports on each. PostgreSQL takes one
//! statement at a time, and gets them one after the other. What each must have done is checked all the same: a guard that fails
//! makes the whole an error, and whoever runs the transaction undoes it.
use futures_util::StreamExt;
use sqlx::{
    Arguments, AssertSqlSafe, Either, Executor, PgConnection, SqliteConnection, sqlite::SqliteArguments,
};

use super::{
    sql::{Value, bound},
    tx::Tx,
};
use crate::error::{Cause, StoreError};

/// What a statement must have done.
#[derive(Clone, Debug)]
pub(crate) enum Must {
    /// Whatever it did is right.
    Run,
    /// It touched exactly one row; the error if it did not.
    TouchOne(StoreError),
    /// It is a query, and found nothing; the error if it did.
    FindNothing(StoreError),
}

/// A statement that is kept back. Each of its values stands in its text once.
#[derive(Debug)]
pub(crate) struct Later {
    sql: String,
    values: Vec<Value>,
    must: Must,
}

impl Later {
    /// A statement with `$1` and so on for `values`.
    pub(crate) fn new(sql: impl Into<String>, values: Vec<Value>, must: Must) -> Self {
        Self { sql: sql.into(), values, must }
    }

    fn check(&self, touched: u64, found: u64) -> Result<(), StoreError> {
        match &self.must {
            Must::TouchOne(error) if touched != 1 => Err(error.clone()),
            Must::FindNothing(error) if found > 0 => Err(error.clone()),
            _ => Ok(()),
        }
    }
}

/// Runs `before` and then the statements in one trip.
pub(super) async fn on_sqlite(
    connection: &mut SqliteConnection,
    before: &'static str,
    statements: Vec<Later>,
) -> Result<(), Failed> {
    let controls = before.split(';').filter(|control| !control.trim().is_empty()).count();
    let mut sql = String::from(before);
    let mut arguments = SqliteArguments::default();
    let mut guards = Vec::with_capacity(statements.len());
    for mut statement in statements {
        if !sql.is_empty() {
            sql.push(';');
        }
        for number in in_order(&mut sql, &statement.sql) {
            let value = number.checked_sub(1).and_then(|index| statement.values.get_mut(index));
            let added = match value.map(Value::take) {
                Some(Value::Number(number)) => arguments.add(number),
                Some(Value::Text(text)) => arguments.add(text),
                Some(Value::Flag(flag)) => arguments.add(flag),
                Some(Value::Octets(octets)) => arguments.add(octets),
                None => Err(format!("there is no value ${number}").into()),
            };
            added.map_err(|error| Failed::Statement(sqlx::Error::Encode(error)))?;
        }
        guards.push(statement);
    }
    let mut done = 0_usize;
    let mut found = 0_u64;
    let mut steps = connection.fetch_many(sqlx::query_with(AssertSqlSafe(sql), arguments));
    while let Some(step) = steps.next().await {
        match step {
            Ok(Either::Right(_)) => found += 1,
            Ok(Either::Left(outcome)) => {
                if let Some(guard) = done.checked_sub(controls).and_then(|index| guards.get(index)) {
                    guard.check(outcome.rows_affected(), found).map_err(Failed::Guard)?;
                }
                done += 1;
                found = 0;
            }
            // Whatever goes wrong with a statement of the transaction itself may go right the next time, on a new connection.
            Err(error) if done < controls => {
                return Err(Failed::Guard(StoreError::Unavailable(Cause::new(error))));
            }
            Err(error) => return Err(Failed::Statement(error)),
        }
    }
    // Were statements left out, nobody must take the others for a success.
    if done == controls + guards.len() { Ok(()) } else { Err(Failed::Statement(sqlx::Error::WorkerCrashed)) }
}

/// Runs the statements one after the other.
pub(super) async fn on_postgres(connection: &mut PgConnection, statements: Vec<Later>) -> Result<(), Failed> {
    for statement in statements {
        let sql = AssertSqlSafe(statement.sql.clone());
        let (touched, found) = match &statement.must {
            Must::FindNothing(_) => {
                let rows = bound!(sqlx::Postgres, sql, &statement.values).fetch_all(&mut *connection).await;
                (0, u64::try_from(rows.map_err(Failed::Statement)?.len()).unwrap_or(u64::MAX))
            }
            Must::Run | Must::TouchOne(_) => {
                let done = bound!(sqlx::Postgres, sql, &statement.values).execute(&mut *connection).await;
                (done.map_err(Failed::Statement)?.rows_affected(), 0)
            }
        };
        statement.check(touched, found).map_err(Failed::Guard)?;
    }
    Ok(())
}

/// What went wrong with statements that were kept back.
pub(super) enum Failed {
    /// The database refused one.
    Statement(sqlx::Error),
    /// One did not do what it must.
    Guard(StoreError),
}

/// Appends `sql` with a `?` for every `$n`, and gives the numbers in their order: sqlx looks each `$n` up by its name, which costs
/// the square of their count, and the statements of a text share its values.
pub(super) fn in_order(text: &mut String, sql: &str) -> Vec<usize> {
    let mut parts = sql.split('$');
    text.push_str(parts.next().unwrap_or_default());
    let mut numbers = Vec::new();
    for part in parts {
        let digits = part.bytes().take_while(u8::is_ascii_digit).count();
        let (number, rest) = part.split_at(digits);
        numbers.extend(number.parse::<usize>());
        text.push('?');
        text.push_str(rest);
    }
    numbers
}

impl Tx {
    /// Keeps a statement back until something is asked of this transaction, or it ends.
    pub(crate) fn later(&mut self, statement: Later) {
        self.kept.push(statement);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statements_of_one_text_share_its_values() {
        let mut text = String::from("SAVEPOINT one;");
        let numbers = in_order(&mut text, "UPDATE games SET ply = $2, moves = $10 WHERE id = $1");
        assert_eq!(text, "SAVEPOINT one;UPDATE games SET ply = ?, moves = ? WHERE id = ?");
        assert_eq!(numbers, [2, 10, 1]);
    }
}
