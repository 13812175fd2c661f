//! The entries of one transaction: chained to the ends of their logs, and written in one go. Every
//! statement is a way to the database and back; entries of many tables share one.

use std::collections::HashMap;

use super::engine::{Line, Link};
use super::sums::{self, Sum};
use super::writer::{Job, json};
use super::{StoreError, Stored};

/// Entries that are about to be written.
#[derive(Default)]
pub(super) struct Page {
    /// The last number and checksum of each log.
    heads: HashMap<String, (i64, Sum)>,
    lines: Vec<Line>,
}

impl Page {
    /// Opens a transaction, and an empty page that knows the ends of all logs that these jobs go on with. Nobody
    /// else adds to those while the transaction is open, so they stay what they are. Whatever else is done to a
    /// table waits for the end of its log as well: taken all at once and in one order, nobody stands in another's way.
    pub(super) async fn open(link: &mut Link, jobs: &[Job]) -> Result<Page, StoreError> {
        let ids: Vec<&str> = jobs.iter().flat_map(Job::tables).collect();
        let heads = link.begin(&ids).await?;
        let heads = heads.into_iter().map(|(id, seq, sum)| (id, (seq, sum))).collect();
        Ok(Page { heads, lines: Vec::new() })
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
            let (id, at_ms) = (id.to_owned(), stored.at_ms as i64);
            self.lines.push(Line { id, seq, at_ms, entry, sum });
            *head = (seq, sum);
        }
        Ok(entries.len() as u64)
    }

    /// Writes the page inside a transaction.
    pub(super) async fn write(&self, link: &mut Link) -> Result<(), StoreError> {
        link.insert(&self.lines).await
    }

    /// Writes the page and ends the transaction.
    pub(super) async fn commit(&self, link: &mut Link) -> Result<(), StoreError> {
        link.commit(&self.lines).await
    }
}
