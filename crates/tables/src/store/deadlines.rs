//! By when somebody has to look at tables whose clocks run, and what one server does for all. Of several servers
//! exactly one takes a deadline or a lease at a time; where it dies, its time comes again.

use super::StoreError;
use super::engine::{Link, Reader, Value, column, first};

/// By when somebody has to look at a table, should no server have it open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deadline {
    /// By the calendar.
    pub due_ms: u64,
    /// From when on the clocks are charged that run since an entry, where whoever noted it knew.
    pub since: Option<Since>,
}

/// From when on running clocks are charged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Since {
    /// The number of the last entry then.
    pub number: u64,
    /// By the calendar.
    pub at_ms: u64,
}

/// Something to write about deadlines.
#[derive(Debug)]
pub(super) enum DeadlineJob {
    /// In place of the one that is due at `from_ms`; nothing where that is another by now.
    Move { id: String, from_ms: u64, to: Option<Deadline> },
    /// One server does that for all, until then.
    Lease { name: &'static str, holder: u32, now_ms: u64, until_ms: u64 },
}

impl DeadlineJob {
    /// The table, made before, to which it does something.
    pub(super) fn table(&self) -> Option<&str> {
        match self {
            DeadlineJob::Move { id, .. } => Some(id),
            DeadlineJob::Lease { .. } => None,
        }
    }

    /// Writes it; says how many rows that changed.
    pub(super) async fn write(&self, link: &mut Link) -> Result<u64, StoreError> {
        match self {
            DeadlineJob::Move { id, from_ms, to: None } => {
                let query = "DELETE FROM deadlines WHERE table_id = $1 AND due_ms = $2";
                link.run(query, &[Value::Text(id), Value::Number(*from_ms as i64)]).await
            }
            DeadlineJob::Move { id, from_ms, to: Some(Deadline { due_ms, since }) } => {
                let query = "UPDATE deadlines SET due_ms = $3, seq = $4, since_ms = $5
                             WHERE table_id = $1 AND due_ms = $2";
                let values = [
                    Value::Text(id),
                    Value::Number(*from_ms as i64),
                    Value::Number(*due_ms as i64),
                    Value::Maybe(since.map(|since| since.number as i64)),
                    Value::Maybe(since.map(|since| since.at_ms as i64)),
                ];
                link.run(query, &values).await
            }
            &DeadlineJob::Lease { name, holder, now_ms, until_ms } => {
                let query = "INSERT INTO leases (name, holder, until_ms) VALUES ($1, $2, $3)
                             ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until_ms = excluded.until_ms
                             WHERE leases.holder = excluded.holder OR leases.until_ms <= $4";
                let numbers = [i64::from(holder), until_ms as i64, now_ms as i64];
                let [holder, until, now] = numbers.map(Value::Number);
                link.run(query, &[Value::Text(name), holder, until, now]).await
            }
        }
    }
}

/// Notes by when somebody has to look at a table, in place of what was noted before.
pub(super) async fn note(link: &mut Link, id: &str, due_ms: u64) -> Result<u64, StoreError> {
    let query = "INSERT INTO deadlines (table_id, due_ms) VALUES ($1, $2)
                 ON CONFLICT (table_id) DO UPDATE SET due_ms = excluded.due_ms";
    link.run(query, &[Value::Text(id), Value::Number(due_ms as i64)]).await
}

/// Takes deadlines that have passed, the oldest first; those that another server is just taking are passed over.
/// Each is due again at `again_ms`.
pub(super) async fn take(
    link: &mut Link,
    passed_ms: u64,
    again_ms: u64,
    most: usize,
) -> Result<Vec<String>, StoreError> {
    let query = format!(
        "UPDATE deadlines SET due_ms = $2 WHERE table_id IN (
             SELECT table_id FROM deadlines WHERE due_ms <= $1 ORDER BY due_ms LIMIT $3{}) RETURNING table_id",
        link.for_update_of_what_is_free()
    );
    let numbers = [passed_ms as i64, again_ms as i64, most as i64];
    column(link, &query, &numbers.map(Value::Number), "table_id").await
}

/// What is noted of a table.
pub(super) async fn deadline(from: impl Reader, id: &str) -> Result<Option<Deadline>, StoreError> {
    let query = "SELECT due_ms, seq, since_ms FROM deadlines WHERE table_id = $1";
    let Some(row) = first(from, query, &[Value::Text(id)]).await? else { return Ok(None) };
    let (due_ms, seq): (i64, Option<i64>) = (row.get("due_ms")?, row.get("seq")?);
    let since_ms: Option<i64> = row.get("since_ms")?;
    let since = seq.zip(since_ms);
    let since = since.map(|(seq, at_ms)| Since { number: seq as u64, at_ms: at_ms as u64 });
    Ok(Some(Deadline { due_ms: due_ms as u64, since }))
}
