use std::collections::HashMap;

use sqlx::{AnyConnection, Row as _, SqlStr};

use super::StoreError;
use super::append::{KeptEntry, Written, bound, statements};
use super::writer::run;

/// How many entries wait before they are moved to their journals.
const MANY: usize = 512;
/// Of how many tables the next place is remembered at most.
const TABLES: usize = 8_192;

/// The entries of a database that is written by one hand alone, on their way to the journals.
///
/// A journal lies among many others, so that each entry is a page of its own to write. Entries are written at the end of
/// one small table instead, and moved to the journals many at a time.
/// Nobody else writes, so whether the place of an entry is free is known here.
#[derive(Debug)]
pub(super) struct Recent {
    /// What writes 1, 2, 4, 8 entries and so on.
    insert: Vec<SqlStr>,
    /// The next place in the journal of each table, as far as that was asked for.
    next: HashMap<String, i64>,
    waiting: usize,
    /// How many have to wait until they are moved.
    due: usize,
}

impl Recent {
    /// Writes so many entries at a time at most; whatever lies there from before is moved first.
    pub(super) fn new(most: usize) -> Self {
        let insert = statements(most, |rooms| {
            // Each place that has a name or a number is looked for among all that have.
            let places = vec!["(?, ?, ?, ?)"; rooms].join(", ");
            format!(
                "insert into recent (id, entry, at, what)
                select * from (values {places}) where column1 is not null"
            )
        });
        Self { insert, next: HashMap::new(), waiting: 0, due: 0 }
    }

    /// Writes those whose places are free.
    pub(super) async fn write(
        &mut self,
        connection: &mut AnyConnection,
        lines: &[&KeptEntry],
    ) -> Result<Written, StoreError> {
        if self.next.len() >= TABLES {
            self.next.clear();
        }
        let mut free = Vec::with_capacity(lines.len());
        for line in lines {
            if !self.next.contains_key(&line.id) {
                self.look_up(connection, &line.id).await?;
            }
            if let Some(next) = self.next.get_mut(&line.id).filter(|next| line.number >= **next) {
                *next = line.number + 1;
                free.push(*line);
            }
        }
        if !free.is_empty() {
            bound(&self.insert, &free).execute(connection).await?;
            self.waiting += free.len();
        }
        if free.len() == lines.len() {
            return Ok(Written::All);
        }
        Ok(Written::Only(free.into_iter().map(|line| (line.id.clone(), line.number)).collect()))
    }

    /// Finds out which place is the next in the journal of a table.
    async fn look_up(&mut self, connection: &mut AnyConnection, id: &str) -> Result<(), StoreError> {
        let row = sqlx::query(
            "select coalesce((select max(entry) + 1 from recent where id = $1),
            (select max(entry) + 1 from journal where id = $1), 0)",
        )
        .bind(id.to_owned())
        .fetch_one(connection)
        .await?;
        self.next.insert(id.to_owned(), row.try_get(0)?);
        Ok(())
    }

    /// The journal of a table was written to without this hand.
    pub(super) fn forget(&mut self, id: &str) {
        self.next.remove(id);
    }

    /// What was to be written may not have been.
    pub(super) fn doubt(&mut self) {
        self.next.clear();
    }

    /// Whether so many wait that they are to be moved.
    pub(super) const fn is_due(&self) -> bool {
        self.waiting >= self.due
    }

    /// Moves everything to its journal.
    pub(super) async fn move_on(&mut self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        // Where it cannot be done now it can wait, and is read where it lies.
        self.due = self.waiting + MANY;
        run(connection, "begin immediate").await?;
        // What lies in order is written in order; all is undone where one cannot be moved, so that nothing has to be kept
        // to undo half of the statement.
        run(
            connection,
            "insert or rollback into journal (id, entry, at, what)
            select id, entry, at, what from recent order by id, entry",
        )
        .await?;
        run(connection, "delete from recent").await?;
        run(connection, "commit").await?;
        (self.waiting, self.due) = (0, MANY);
        Ok(())
    }
}
