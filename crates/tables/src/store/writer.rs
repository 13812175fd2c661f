//! The one writer: takes what is waiting, up to a batch, into one transaction and answers after
//! the commit. A thousand tables that move at the same time wait for the disk together, not in a
//! row.

use std::time::Duration;

use tokio::sync::{mpsc, oneshot};
use wire::{ChatLine, Phase};

use super::deadlines::{self, DeadlineJob};
use super::engine::Link;
use super::page::Page;
use super::people::{PersonJob, note_seats};
use super::seeks::SeekJob;
use super::studies::StudyJob;
use super::{ListingRow, Notes, StoreError, TableRow, changes, finds, listings};
use crate::limits::{STORE_BATCH_MAX, STORE_COLLISIONS_MAX, STORE_GATHER_MS, STORE_QUEUE_MAX};
use crate::table::Stored;

/// Something to write.
#[derive(Debug)]
pub(super) enum Job {
    Create(Box<TableRow>, Vec<Stored>),
    Append(String, u64, Vec<Stored>, Box<Notes>),
    List(String, Box<ListingRow>),
    WriteChance(String, Vec<Stored>),
    Say(String, ChatLine),
    KeepReview(String, String),
    KeepFind(String, String),
    Mark(String, Phase),
    Archive {
        before_ms: u64,
    },
    Remove(Vec<(String, u64)>),
    Study(StudyJob),
    Person(PersonJob),
    Seek(SeekJob),
    Deadline(DeadlineJob),
    /// Takes deadlines that have passed.
    TakeDeadlines {
        passed_ms: u64,
        again_ms: u64,
        most: usize,
    },
    /// Takes matches in which puzzles are to be looked for.
    TakeFinds {
        now_ms: u64,
        again_ms: u64,
        most: usize,
    },
    /// Writes nothing that matters: can anything be written?
    Touch,
    Stop,
}

/// What was done.
#[derive(Debug)]
pub(super) enum Done {
    /// So many rows changed.
    Rows(u64),
    /// These tables are meant.
    Tables(Vec<String>),
}

type Reply = oneshot::Sender<Result<Done, StoreError>>;

/// The way to the writing task.
#[derive(Debug)]
pub(super) struct Writer {
    jobs: mpsc::Sender<(Job, Reply)>,
}

impl Writer {
    /// Starts the task that owns the writing connection.
    pub(super) fn start(link: Link) -> Writer {
        let (jobs, waiting) = mpsc::channel(STORE_QUEUE_MAX);
        tokio::spawn(write_all(link, waiting));
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
        let done = self.done(job);
        async { done.await.map(|_| ()) }
    }

    /// [`Writer::run`], and says how many rows changed.
    pub(super) fn count(
        &self,
        job: Job,
    ) -> impl Future<Output = Result<u64, StoreError>> + Send + 'static {
        let done = self.done(job);
        async {
            Ok(match done.await? {
                Done::Rows(rows) => rows,
                Done::Tables(ids) => ids.len() as u64,
            })
        }
    }

    /// [`Writer::run`], and says which tables are meant.
    pub(super) fn tables(
        &self,
        job: Job,
    ) -> impl Future<Output = Result<Vec<String>, StoreError>> + Send + 'static {
        let done = self.done(job);
        async {
            Ok(match done.await? {
                Done::Rows(_) => Vec::new(),
                Done::Tables(ids) => ids,
            })
        }
    }

    fn done(&self, job: Job) -> impl Future<Output = Result<Done, StoreError>> + Send + 'static {
        let jobs = self.jobs.clone();
        async move {
            let closed = || StoreError::Failed("the store is closed".to_owned());
            let (reply, answer) = oneshot::channel();
            jobs.send((job, reply)).await.map_err(|_| closed())?;
            answer.await.map_err(|_| closed())?
        }
    }

    /// Finishes what is waiting and closes the connection; returns when that is done.
    pub(super) async fn stop(&self) -> Result<(), StoreError> {
        if self.jobs.is_closed() {
            return Ok(());
        }
        self.run(Job::Stop).await
    }
}

async fn write_all(mut link: Link, mut waiting: mpsc::Receiver<(Job, Reply)>) {
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
        let results = write_batch(&mut link, &jobs).await;
        for (reply, result) in replies.into_iter().zip(results) {
            // Whoever asked may be gone; what was written stays written.
            reply.send(result).ok();
        }
    }
    let closed = link.close().await;
    for reply in stops {
        reply.send(closed.clone().map(|()| Done::Rows(0))).ok();
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

/// One transaction. An entry that does not fit its log fails its own job, and so does what the database refuses;
/// anything else fails the whole batch.
async fn write_batch(link: &mut Link, jobs: &[Job]) -> Vec<Result<Done, StoreError>> {
    if jobs.is_empty() {
        return Vec::new();
    }
    match write_together(link, jobs).await {
        Ok(results) => results,
        Err(StoreError::Taken | StoreError::Refused(_)) if jobs.len() > 1 => {
            let mut results = Vec::with_capacity(jobs.len());
            for job in jobs.chunks(1) {
                results.extend(write_together(link, job).await.unwrap_or_else(|e| vec![Err(e)]));
            }
            results
        }
        Err(error) => {
            tracing::error!(error = %error, jobs = jobs.len(), "write failed");
            jobs.iter().map(|_| Err(error.clone())).collect()
        }
    }
}

type Written = Result<Vec<Result<Done, StoreError>>, StoreError>;

/// All of it or nothing. Where two servers have stood in each other's way, one of them was sent back and comes again.
async fn write_together(link: &mut Link, jobs: &[Job]) -> Written {
    let mut collisions = 0;
    loop {
        let written = try_batch(link, jobs).await;
        let Err(error) = &written else { return written };
        link.roll_back().await;
        if *error != StoreError::Collided || collisions == STORE_COLLISIONS_MAX {
            return written;
        }
        collisions += 1;
    }
}

async fn try_batch(link: &mut Link, jobs: &[Job]) -> Written {
    let mut results = Vec::with_capacity(jobs.len());
    let mut page = Page::open(link, jobs).await?;
    for job in jobs {
        results.push(match job {
            Job::Append(id, seq, entries, notes) => {
                let added = page.append(id, *seq, entries);
                if added.is_ok() {
                    note(link, id, notes).await?;
                }
                if added.is_ok() {
                    note_seats(link, id, entries).await?;
                }
                added.map(Done::Rows)
            }
            Job::WriteChance(id, log) => {
                changes::write_chance(link, id, log).await?.map(Done::Rows)
            }
            &Job::TakeDeadlines { passed_ms, again_ms, most } => {
                Ok(Done::Tables(deadlines::take(link, passed_ms, again_ms, most).await?))
            }
            &Job::TakeFinds { now_ms, again_ms, most } => {
                Ok(Done::Tables(finds::take(link, now_ms, again_ms, most).await?))
            }
            other => Ok(Done::Rows(other.write(link).await?)),
        });
    }
    page.commit(link).await?;
    Ok(results)
}

/// Notes what follows from entries.
async fn note(link: &mut Link, id: &str, notes: &Notes) -> Result<(), StoreError> {
    if let Some(due_ms) = notes.due_ms {
        deadlines::note(link, id, due_ms).await?;
    }
    if let Some(listing) = &notes.listing {
        listings::keep(link, id, listing).await?;
    }
    Ok(())
}

impl Job {
    /// The tables, made before, to which it does something.
    pub(super) fn tables(&self) -> Vec<&str> {
        match self {
            Job::Append(id, ..)
            | Job::List(id, ..)
            | Job::WriteChance(id, ..)
            | Job::Say(id, ..)
            | Job::KeepReview(id, ..)
            | Job::KeepFind(id, ..)
            | Job::Mark(id, ..) => vec![id],
            Job::Remove(tables) => tables.iter().map(|(id, _)| id.as_str()).collect(),
            Job::Deadline(job) => job.table().into_iter().collect(),
            Job::Create(..)
            | Job::Archive { .. }
            | Job::Study(_)
            | Job::Person(_)
            | Job::Seek(_)
            | Job::TakeDeadlines { .. }
            | Job::TakeFinds { .. }
            | Job::Touch
            | Job::Stop => Vec::new(),
        }
    }

    async fn write(&self, link: &mut Link) -> Result<u64, StoreError> {
        match self {
            Job::Create(row, log) => changes::create(link, row, log).await,
            Job::List(id, row) => listings::keep(link, id, row).await,
            Job::Say(id, line) => changes::say(link, id, line).await,
            Job::KeepReview(id, review) => changes::keep_review(link, id, review).await,
            Job::KeepFind(id, found) => finds::keep(link, id, found).await,
            Job::Mark(id, phase) => changes::mark(link, id, *phase).await,
            Job::Remove(ids) => changes::remove(link, ids).await,
            Job::Study(job) => job.write(link).await,
            Job::Person(job) => job.write(link).await,
            Job::Seek(job) => job.write(link).await,
            Job::Deadline(job) => job.write(link).await,
            Job::Touch => changes::touch(link).await,
            Job::Archive { before_ms } => changes::archive(link, *before_ms).await,
            // All but the last are written elsewhere; that one ends the writer and is in no batch.
            Job::Append(..)
            | Job::WriteChance(..)
            | Job::TakeDeadlines { .. }
            | Job::TakeFinds { .. }
            | Job::Stop => Ok(0),
        }
    }
}

pub(super) fn json(value: &impl serde::Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Failed(error.to_string()))
}
