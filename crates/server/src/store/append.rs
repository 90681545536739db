use std::collections::HashSet;

use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AssertSqlSafe, Row as _, SqlSafeStr as _, SqlStr};

use super::StoreError;
use super::rows::places;

/// An entry of a journal, as it is kept.
#[derive(Debug)]
pub(super) struct KeptEntry {
    pub(super) id: String,
    pub(super) number: i64,
    pub(super) at: i64,
    pub(super) what: String,
}

/// The statements that write entries to a database where others write too; `INSERT` stands for what puts them into the
/// journal.
#[derive(Clone, Copy, Debug)]
pub(super) struct Append {
    /// Writes all of them, or none where the place of one is taken.
    pub(super) all: &'static str,
    /// Writes those whose places are free, and returns which those are.
    pub(super) free: &'static str,
}

/// Writes many entries with one statement.
#[derive(Debug)]
pub(super) struct Appender {
    append: Append,
    /// What writes all of 1, 2, 4, 8 entries and so on.
    all: Vec<SqlStr>,
}

/// Which entries have been written.
#[derive(Debug)]
pub(super) enum Written {
    All,
    Only(HashSet<(String, i64)>),
}

impl Appender {
    /// For so many entries at most.
    pub(super) fn new(append: Append, most: usize) -> Self {
        Self { append, all: statements(most, |rooms| statement(append.all, rooms)) }
    }

    pub(super) async fn write(
        &self,
        connection: &mut AnyConnection,
        lines: &[&KeptEntry],
    ) -> Result<Written, StoreError> {
        if lines.is_empty() {
            return Ok(Written::All);
        }
        // Hardly ever do two race for the same place.
        match bound(&self.all, lines).execute(&mut *connection).await {
            Ok(_) => return Ok(Written::All),
            Err(sqlx::Error::Database(error)) if error.is_unique_violation() => {}
            Err(error) => return Err(error.into()),
        }
        let free = statements(lines.len(), |rooms| statement(self.append.free, rooms));
        let rows = bound(&free, lines).fetch_all(connection).await?;
        let places =
            rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect::<Result<_, sqlx::Error>>()?;
        Ok(Written::Only(places))
    }
}

/// How often one is doubled until there is room for so many.
fn doublings(lines: usize) -> usize {
    lines.next_power_of_two().trailing_zeros() as usize
}

/// The statements with room for 1, 2, 4, 8 entries and so on, up to so many, made of the places for the values of so many.
/// A room may stay empty, so that a handful of statements does for all.
pub(super) fn statements(most: usize, statement: impl Fn(usize) -> String) -> Vec<SqlStr> {
    (0..=doublings(most)).map(|doublings| AssertSqlSafe(statement(1 << doublings)).into_sql_str()).collect()
}

/// A statement with room for so many entries.
fn statement(template: &str, rooms: usize) -> String {
    let insert = format!(
        "insert into journal (id, entry, at, what)
        select * from (values {}) as entries where column1 is not null",
        places(4, rooms)
    );
    template.replace("INSERT", &insert)
}

/// The one of these statements in which there is room for these entries, with them in it.
pub(super) fn bound<'a>(statements: &[SqlStr], lines: &[&'a KeptEntry]) -> Query<'a, Any, AnyArguments> {
    let doublings = doublings(lines.len());
    let empty = (1 << doublings) - lines.len();
    let mut query = sqlx::query(statements[doublings].clone());
    for KeptEntry { id, number, at, what } in lines {
        query = query.bind(&**id).bind(*number).bind(*at).bind(&**what);
    }
    for _ in 0..empty {
        query = query.bind(None::<String>).bind(None::<i64>).bind(None::<i64>).bind(None::<String>);
    }
    query
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_room_for_every_entry_and_for_less_than_as_many_more() {
        for lines in 1..=512 {
            let rooms = 1 << doublings(lines);
            assert!(lines <= rooms && rooms < 2 * lines, "{rooms} for {lines}");
        }
    }

    #[test]
    fn a_statement_has_four_values_for_each_room() {
        let statement = statement("with written as (INSERT returning id) select 1", 2);
        assert!(statement.contains("(values ($1, $2, $3, $4), ($5, $6, $7, $8)) as"), "{statement:?}");
        assert!(statement.ends_with("is not null returning id) select 1"), "{statement:?}");
    }
}
