//! The one writer: takes what is waiting, up to a batch, into one transaction and answers after
//! the commit. A thousand tables that move at the same time wait for the disk together, not in a
//! row.

use sqlx::{Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot};
use wire::ChatLine;

use super::sqlite::fault;
use super::{StoreError, TableRow};
use crate::limits::{STORE_BATCH_MAX, STORE_QUEUE_MAX};
use crate::table::Stored;

/// Something to write.
#[derive(Debug)]
pub(super) enum Job {
    Create(Box<TableRow>, Vec<Stored>),
    Append(String, u64, Vec<Stored>),
    Say(String, ChatLine),
    Archive { before_ms: u64 },
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
        self.run(Job::Stop).await
    }
}

async fn write_all(mut connection: SqliteConnection, mut waiting: mpsc::Receiver<(Job, Reply)>) {
    let mut batch = Vec::with_capacity(STORE_BATCH_MAX);
    let mut stops = Vec::new();
    while waiting.recv_many(&mut batch, STORE_BATCH_MAX).await > 0 {
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

/// One transaction. A key that is taken fails its own job; anything else fails the whole batch.
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
            run(connection, "ROLLBACK").await.ok();
            jobs.iter().map(|_| Err(error.clone())).collect()
        }
    }
}

/// Plain statements, not sqlx's transactions: those count how deep they are nested, and after a
/// commit that failed they count on. The next commit would then only release a savepoint of a
/// transaction that never ends, and say that all is well.
async fn run(connection: &mut SqliteConnection, statement: &'static str) -> Result<(), StoreError> {
    sqlx::query(statement).execute(connection).await.map(|_| ()).map_err(fault)
}

async fn try_batch(
    connection: &mut SqliteConnection,
    jobs: &[Job],
) -> Result<Vec<Result<u64, StoreError>>, StoreError> {
    run(connection, "BEGIN IMMEDIATE").await?;
    let mut results = Vec::with_capacity(jobs.len());
    for job in jobs {
        match job.write(connection).await {
            Err(StoreError::Taken) => results.push(Err(StoreError::Taken)),
            other => results.push(Ok(other?)),
        }
    }
    run(connection, "COMMIT").await?;
    Ok(results)
}

impl Job {
    async fn write(&self, to: &mut SqliteConnection) -> Result<u64, StoreError> {
        match self {
            Job::Create(row, log) => create(to, row, log).await,
            Job::Append(id, seq, entries) => append_all(to, id, *seq, entries).await,
            Job::Say(id, line) => say(to, id, line).await,
            Job::Archive { before_ms } => archive(to, *before_ms).await,
            // Never in a batch: it ends the writer.
            Job::Stop => Ok(0),
        }
    }
}

async fn create(
    to: &mut SqliteConnection,
    row: &TableRow,
    log: &[Stored],
) -> Result<u64, StoreError> {
    sqlx::query("INSERT INTO tables (id, created_ms, seed, agreed) VALUES (?1, ?2, ?3, ?4)")
        .bind(&row.id)
        .bind(row.created_ms as i64)
        .bind(row.seed.0.as_slice())
        .bind(json(&row.agreed)?)
        .execute(&mut *to)
        .await
        .map_err(fault)?;
    append_all(to, &row.id, 1, log).await?;
    Ok(1)
}

/// Where the first number is free, so are those after it: only the first can be taken, and then
/// nothing has been written.
async fn append_all(
    to: &mut SqliteConnection,
    id: &str,
    first: u64,
    entries: &[Stored],
) -> Result<u64, StoreError> {
    for (stored, seq) in entries.iter().zip(first..) {
        append(to, id, seq, stored).await?;
    }
    Ok(entries.len() as u64)
}

async fn append(
    to: &mut SqliteConnection,
    id: &str,
    seq: u64,
    stored: &Stored,
) -> Result<u64, StoreError> {
    let done = sqlx::query("INSERT INTO log (table_id, seq, at_ms, entry) VALUES (?1, ?2, ?3, ?4)")
        .bind(id)
        .bind(seq as i64)
        .bind(stored.at_ms as i64)
        .bind(json(stored)?)
        .execute(to)
        .await;
    done.map(|done| done.rows_affected()).map_err(fault)
}

async fn say(to: &mut SqliteConnection, id: &str, line: &ChatLine) -> Result<u64, StoreError> {
    let query = sqlx::query("INSERT INTO chat (table_id, line) VALUES (?1, ?2)");
    let done = query.bind(id).bind(json(line)?).execute(to).await;
    done.map(|done| done.rows_affected()).map_err(fault)
}

/// Puts away what is idle, and brings back what somebody played on who had it open all the time.
async fn archive(to: &mut SqliteConnection, before_ms: u64) -> Result<u64, StoreError> {
    let back = "UPDATE tables SET archived = 0 WHERE archived = 1 AND EXISTS
                (SELECT 1 FROM log WHERE table_id = tables.id AND at_ms >= ?1)";
    sqlx::query(back).bind(before_ms as i64).execute(&mut *to).await.map_err(fault)?;
    let away =
        "UPDATE tables SET archived = 1 WHERE archived = 0 AND created_ms < ?1 AND NOT EXISTS
                (SELECT 1 FROM log WHERE table_id = tables.id AND at_ms >= ?1)";
    let done = sqlx::query(away).bind(before_ms as i64).execute(to).await;
    done.map(|done| done.rows_affected()).map_err(fault)
}

fn json(value: &impl serde::Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Failed(error.to_string()))
}
