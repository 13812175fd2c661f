//! The entries of one transaction: chained to the ends of their logs, and written in one go. Every
//! statement is a way to the thread of the database and back; entries of many tables share one.

use std::collections::HashMap;

use sqlx::SqliteConnection;

use super::StoreError;
use super::sqlite::fault;
use super::sums::{self, Sum};
use super::writer::{Job, json};
use crate::table::Stored;

/// Puts the lines of a page into the logs.
macro_rules! insert {
    () => {
        "INSERT INTO log (table_id, seq, at_ms, entry, sum)
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, unhex(value ->> 4)
         FROM json_each(?1)"
    };
}

/// Entries that are about to be written.
#[derive(Default)]
pub(super) struct Page {
    /// The last number and checksum of each log.
    heads: HashMap<String, (i64, Sum)>,
    lines: Vec<Line>,
}

/// Table, number, time, entry, and the checksum in hexadecimal digits.
type Line = (String, i64, i64, String, String);

impl Page {
    /// Opens a transaction, and an empty page that knows the ends of all logs that these jobs go on with. Nobody
    /// else writes while the transaction is open, so they stay what they are.
    pub(super) async fn open(
        connection: &mut SqliteConnection,
        jobs: &[Job],
    ) -> Result<Page, StoreError> {
        let appended = |job: &Job| match job {
            Job::Append(id, ..) => Some(id.clone()),
            _ => None,
        };
        let ids: Vec<String> = jobs.iter().filter_map(appended).collect();
        let query = "BEGIN IMMEDIATE;
                     SELECT table_id, seq, sum FROM json_each(?1) AS wanted
                     CROSS JOIN heads ON heads.table_id = wanted.value";
        let heads: Vec<(String, i64, Vec<u8>)> =
            sqlx::query_as(query).bind(json(&ids)?).fetch_all(connection).await.map_err(fault)?;
        let head = |(id, seq, sum): (String, i64, Vec<u8>)| Some((id, (seq, sum.try_into().ok()?)));
        Ok(Page { heads: heads.into_iter().filter_map(head).collect(), lines: Vec::new() })
    }

    /// The page of a table that has just been made.
    pub(super) fn of(id: &str, sum: Sum) -> Page {
        Page { heads: HashMap::from([(id.to_owned(), (0, sum))]), lines: Vec::new() }
    }

    /// Puts entries on the page, the first with the number `first`, if that comes next.
    pub(super) fn append(
        &mut self,
        id: &str,
        first: u64,
        entries: &[Stored],
    ) -> Result<u64, StoreError> {
        let Some(head) = self.heads.get_mut(id) else {
            return Err(StoreError::Failed("the end of the log is not known".to_owned()));
        };
        match (head.0 + 1).cmp(&(first as i64)) {
            std::cmp::Ordering::Equal => {}
            std::cmp::Ordering::Greater => return Err(StoreError::Taken),
            std::cmp::Ordering::Less => {
                return Err(StoreError::Failed(format!("entry {first} does not come next")));
            }
        }
        for stored in entries {
            let (seq, entry) = (head.0 + 1, json(stored)?);
            let sum = sums::of_entry(&head.1, seq, &entry);
            let digits = sum.iter().map(|byte| format!("{byte:02x}")).collect();
            self.lines.push((id.to_owned(), seq, stored.at_ms as i64, entry, digits));
            *head = (seq, sum);
        }
        Ok(entries.len() as u64)
    }

    /// Writes the page inside a transaction.
    pub(super) async fn write(&self, to: &mut SqliteConnection) -> Result<(), StoreError> {
        self.run(insert!(), to).await
    }

    /// Writes the page and ends the transaction.
    pub(super) async fn commit(&self, to: &mut SqliteConnection) -> Result<(), StoreError> {
        self.run(concat!(insert!(), "; COMMIT"), to).await
    }

    async fn run(&self, query: &'static str, to: &mut SqliteConnection) -> Result<(), StoreError> {
        sqlx::query(query).bind(json(&self.lines)?).execute(to).await.map(|_| ()).map_err(fault)
    }
}
