//! The one writer: takes what is waiting, up to a batch, into one transaction and answers after
//! the commit. A thousand tables that move at the same time wait for the disk together, not in a
//! row.

use std::time::Duration;

use sqlx::sqlite::SqliteQueryResult;
use sqlx::{Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot};
use wire::{ChatLine, Phase};

use super::page::Page;
use super::reading::phase_number;
use super::sqlite::fault;
use super::studies::StudyJob;
use super::{StoreError, TableRow, sums};
use crate::limits::{CHAT_LINES_KEPT_MAX, STORE_BATCH_MAX, STORE_GATHER_MS, STORE_QUEUE_MAX};
use crate::table::Stored;

/// Something to write.
#[derive(Debug)]
pub(super) enum Job {
    Create(Box<TableRow>, Vec<Stored>),
    Append(String, u64, Vec<Stored>),
    WriteChance(String, Vec<Stored>),
    Say(String, ChatLine),
    KeepReview(String, String),
    Mark(String, Phase),
    Archive {
        before_ms: u64,
    },
    Remove(Vec<(String, u64)>),
    Study(StudyJob),
    /// Writes nothing that matters: can anything be written?
    Touch,
    Stop,
}

type Reply = oneshot::Sender<Result<u64, StoreError>>;

/// The way to the writing task.
#[derive(Debug)]
pub(super) struct Writer {
    jobs: mpsc::Sender<(Job, Reply)>,
}

impl Writer {
    /// Starts the task that owns the writing connection.
    pub(super) fn start(connection: SqliteConnection) -> Writer {
        let (jobs, waiting) = mpsc::channel(STORE_QUEUE_MAX);
        tokio::spawn(write_all(connection, waiting));
        Writer { jobs }
    }

    /// A writer that is closed already, for a store that is only looked at.
    pub(super) fn absent() -> Writer {
        Writer { jobs: mpsc::channel(1).0 }
    }

    /// Writes, and answers when it is safe.
    pub(super) fn run(
        &self,
        job: Job,
    ) -> impl Future<Output = Result<(), StoreError>> + Send + 'static {
        let counted = self.count(job);
        async { counted.await.map(|_| ()) }
    }

    /// [`Writer::run`], and says how many rows changed.
    pub(super) fn count(
        &self,
        job: Job,
    ) -> impl Future<Output = Result<u64, StoreError>> + Send + 'static {
        let jobs = self.jobs.clone();
        async move {
            let closed = || StoreError::Failed("the store is closed".to_owned());
            let (reply, answer) = oneshot::channel();
            jobs.send((job, reply)).await.map_err(|_| closed())?;
            answer.await.map_err(|_| closed())?
        }
    }

    /// Finishes what is waiting and closes the connection; returns when the file is closed.
    pub(super) async fn stop(&self) -> Result<(), StoreError> {
        if self.jobs.is_closed() {
            return Ok(());
        }
        self.run(Job::Stop).await
    }
}

async fn write_all(mut connection: SqliteConnection, mut waiting: mpsc::Receiver<(Job, Reply)>) {
    let mut batch = Vec::with_capacity(STORE_BATCH_MAX);
    let (mut stops, mut is_busy) = (Vec::new(), false);
    while waiting.recv_many(&mut batch, STORE_BATCH_MAX).await > 0 {
        if is_busy {
            gather(&mut batch, &mut waiting).await;
        }
        is_busy = batch.len() > 1;
        let is_stop = |(job, _): &mut (Job, Reply)| matches!(job, Job::Stop);
        stops.extend(batch.extract_if(.., is_stop).map(|(_, reply)| reply));
        if !stops.is_empty() {
            waiting.close();
        }
        let (jobs, replies): (Vec<Job>, Vec<Reply>) = batch.drain(..).unzip();
        let results = write_batch(&mut connection, &jobs).await;
        for (reply, result) in replies.into_iter().zip(results) {
            // Whoever asked may be gone; what was written stays written.
            reply.send(result).ok();
        }
    }
    let closed = close(connection).await;
    for reply in stops {
        reply.send(closed.clone().map(|()| 0)).ok();
    }
}

/// Where several have written at once, more are about to: they share the wait for the disk. Whoever writes alone
/// waits for nobody.
async fn gather(batch: &mut Vec<(Job, Reply)>, waiting: &mut mpsc::Receiver<(Job, Reply)>) {
    tokio::time::sleep(Duration::from_millis(STORE_GATHER_MS)).await;
    while batch.len() < STORE_BATCH_MAX
        && let Ok(job) = waiting.try_recv()
    {
        batch.push(job);
    }
}

/// Moves everything from the write-ahead log into the file, so that the file alone is the whole
/// store when nobody has it open: it can be copied, and no other program finds half of it.
async fn close(mut connection: SqliteConnection) -> Result<(), StoreError> {
    let moved = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await;
    if let Err(error) = moved {
        // Nothing is lost: the next start finds it in the log.
        tracing::warn!(error = %error, "write-ahead log not moved");
    }
    connection.close().await.map_err(fault)
}

/// One transaction. An entry that does not fit its log fails its own job; anything else fails the
/// whole batch.
async fn write_batch(
    connection: &mut SqliteConnection,
    jobs: &[Job],
) -> Vec<Result<u64, StoreError>> {
    if jobs.is_empty() {
        return Vec::new();
    }
    match try_batch(connection, jobs).await {
        Ok(results) => results,
        Err(error) => {
            tracing::error!(error = %error, jobs = jobs.len(), "write failed");
            // Where the commit itself failed, SQLite has rolled back already and says so.
            sqlx::query("ROLLBACK").execute(connection).await.ok();
            jobs.iter().map(|_| Err(error.clone())).collect()
        }
    }
}

/// Plain statements, not sqlx's transactions: those count how deep they are nested, and after a
/// commit that failed they count on. The next commit would then only release a savepoint of a
/// transaction that never ends, and say that all is well.
async fn try_batch(
    connection: &mut SqliteConnection,
    jobs: &[Job],
) -> Result<Vec<Result<u64, StoreError>>, StoreError> {
    let mut results = Vec::with_capacity(jobs.len());
    let mut page = Page::open(connection, jobs).await?;
    for job in jobs {
        results.push(match job {
            Job::Append(id, seq, entries) => page.append(id, *seq, entries),
            Job::WriteChance(id, log) => write_chance(connection, id, log).await?,
            other => Ok(other.write(connection).await?),
        });
    }
    page.commit(connection).await?;
    Ok(results)
}

impl Job {
    async fn write(&self, to: &mut SqliteConnection) -> Result<u64, StoreError> {
        match self {
            Job::Create(row, log) => create(to, row, log).await,
            Job::Say(id, line) => say(to, id, line).await,
            Job::KeepReview(id, review) => keep_review(to, id, review).await,
            Job::Mark(id, phase) => mark(to, id, *phase).await,
            Job::Remove(ids) => remove(to, ids).await,
            Job::Study(job) => job.write(to).await,
            Job::Touch => touch(to).await,
            Job::Archive { before_ms } => archive(to, *before_ms).await,
            // The first two are written elsewhere, the last ends the writer and is in no batch.
            Job::Append(..) | Job::WriteChance(..) | Job::Stop => Ok(0),
        }
    }
}

async fn create(
    to: &mut SqliteConnection,
    row: &TableRow,
    log: &[Stored],
) -> Result<u64, StoreError> {
    let (created_ms, agreed) = (row.created_ms as i64, json(&row.agreed)?);
    let sum = sums::of_table(&row.id, created_ms, &row.seed.0, &agreed);
    let query = "INSERT INTO tables (id, created_ms, seed, agreed, phase, sum, chance_written)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, 1)";
    let query = sqlx::query(query).bind(&row.id).bind(created_ms).bind(row.seed.0.as_slice());
    let query = query.bind(agreed).bind(row.phase.map(phase_number)).bind(&sum[..]);
    query.execute(&mut *to).await.map_err(fault)?;
    let query = sqlx::query("INSERT INTO heads (table_id, seq, at_ms, sum) VALUES (?1, 0, ?2, ?3)");
    let query = query.bind(&row.id).bind(created_ms).bind(&sum[..]);
    query.execute(&mut *to).await.map_err(fault)?;
    let mut page = Page::of(&row.id, sum);
    page.append(&row.id, 1, log)?;
    page.write(to).await?;
    Ok(1)
}

/// Writes a log anew in place, with new checksums; the inner refusal leaves everything as it was.
async fn write_chance(
    to: &mut SqliteConnection,
    id: &str,
    log: &[Stored],
) -> Result<Result<u64, StoreError>, StoreError> {
    let query = "SELECT tables.sum, heads.seq FROM tables JOIN heads ON heads.table_id = tables.id
                 WHERE tables.id = ?1";
    let found: Option<(Vec<u8>, i64)> =
        sqlx::query_as(query).bind(id).fetch_optional(&mut *to).await.map_err(fault)?;
    let Some((mut sum, _)) = found.filter(|(_, last)| *last == log.len() as i64) else {
        return Ok(Err(StoreError::Taken));
    };
    for (stored, seq) in log.iter().zip(1_i64..) {
        let entry = json(stored)?;
        sum = sums::of_entry(&sum, seq, &entry).to_vec();
        let query = "UPDATE log SET entry = ?3, sum = ?4 WHERE table_id = ?1 AND seq = ?2";
        let query = sqlx::query(query).bind(id).bind(seq).bind(entry).bind(&sum);
        query.execute(&mut *to).await.map_err(fault)?;
    }
    let query = sqlx::query("UPDATE heads SET sum = ?2 WHERE table_id = ?1");
    query.bind(id).bind(&sum).execute(&mut *to).await.map_err(fault)?;
    let query = sqlx::query("UPDATE tables SET chance_written = 1 WHERE id = ?1");
    changed(query.bind(id).execute(to).await).map(Ok)
}

/// Keeps a line of chat, and forgets those that are too many.
async fn say(to: &mut SqliteConnection, id: &str, line: &ChatLine) -> Result<u64, StoreError> {
    let query = sqlx::query("INSERT INTO chat (table_id, line) VALUES (?1, ?2)");
    query.bind(id).bind(json(line)?).execute(&mut *to).await.map_err(fault)?;
    let query = "DELETE FROM chat WHERE table_id = ?1 AND id <= (SELECT id FROM chat
                 WHERE table_id = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2)";
    changed(sqlx::query(query).bind(id).bind(CHAT_LINES_KEPT_MAX).execute(to).await)
}

/// Keeps the review of a match, in place of one that was there.
async fn keep_review(to: &mut SqliteConnection, id: &str, review: &str) -> Result<u64, StoreError> {
    let query =
        "INSERT INTO reviews (table_id, review, sum) SELECT id, ?2, ?3 FROM tables WHERE id = ?1
                 ON CONFLICT DO UPDATE SET review = excluded.review, sum = excluded.sum";
    let sum = sums::of_review(id, review);
    changed(sqlx::query(query).bind(id).bind(review).bind(&sum[..]).execute(to).await)
}

async fn mark(to: &mut SqliteConnection, id: &str, phase: Phase) -> Result<u64, StoreError> {
    let query = sqlx::query("UPDATE tables SET phase = ?2 WHERE id = ?1");
    changed(query.bind(id).bind(phase_number(phase)).execute(to).await)
}

/// Puts away what is idle. It asks for the end of each log, of tables in use only.
const ARCHIVE: &str = "UPDATE tables SET archived = 1 WHERE archived = 0 AND created_ms < ?1
                       AND (SELECT at_ms FROM heads WHERE table_id = tables.id) < ?1";

async fn archive(to: &mut SqliteConnection, before_ms: u64) -> Result<u64, StoreError> {
    changed(sqlx::query(ARCHIVE).bind(before_ms as i64).execute(to).await)
}

/// Removes tables that have had no event since the one they are named with.
async fn remove(to: &mut SqliteConnection, tables: &[(String, u64)]) -> Result<u64, StoreError> {
    let mut removed = 0;
    for (id, at_ms) in tables {
        let query = "SELECT count(*) FROM heads WHERE table_id = ?1 AND at_ms = ?2";
        let query = sqlx::query_scalar::<_, i64>(query).bind(id).bind(*at_ms as i64);
        if query.fetch_one(&mut *to).await.map_err(fault)? == 1 {
            remove_table(to, id).await?;
            removed += 1;
        }
    }
    Ok(removed)
}

async fn remove_table(to: &mut SqliteConnection, id: &str) -> Result<(), StoreError> {
    let statements = [
        "DELETE FROM reviews WHERE table_id = ?1",
        "DELETE FROM chat WHERE table_id = ?1",
        "DELETE FROM log WHERE table_id = ?1",
        "DELETE FROM heads WHERE table_id = ?1",
        "DELETE FROM tables WHERE id = ?1",
    ];
    for statement in statements {
        sqlx::query(statement).bind(id).execute(&mut *to).await.map_err(fault)?;
    }
    Ok(())
}

/// A row that stays the same would not be written at all.
async fn touch(to: &mut SqliteConnection) -> Result<u64, StoreError> {
    changed(sqlx::query("UPDATE house SET asked = asked + 1").execute(to).await)
}

fn changed(done: Result<SqliteQueryResult, sqlx::Error>) -> Result<u64, StoreError> {
    done.map(|done| done.rows_affected()).map_err(fault)
}

pub(super) fn json(value: &impl serde::Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Failed(error.to_string()))
}

#[cfg(test)]
mod tests {
    use sqlx::sqlite::SqliteConnectOptions;
    use sqlx::{ConnectOptions, Row};

    use super::*;
    use crate::store::migrations;

    #[tokio::test]
    async fn whoever_puts_away_what_is_idle_looks_at_tables_in_use_and_at_no_log() {
        let memory = SqliteConnectOptions::new().in_memory(true);
        let mut connection = memory.connect().await.unwrap();
        migrations::migrate(&mut connection, "in memory").await.unwrap();
        let plan: &'static str = format!("EXPLAIN QUERY PLAN {ARCHIVE}").leak();
        let plan = sqlx::query(plan).bind(1).fetch_all(&mut connection).await.unwrap();
        let steps: Vec<String> = plan.iter().map(|row| row.get("detail")).collect();
        assert!(steps.iter().any(|step| step.contains("tables_in_use")), "{steps:?}");
        assert!(!steps.iter().any(|step| step.contains("SCAN")), "every row: {steps:?}");
        assert!(!steps.iter().any(|step| step.contains(" log")), "{steps:?}");
    }
}
