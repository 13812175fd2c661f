//! SQLite: one connection writes, a few read.
//!
//! Write-ahead log with `synchronous = FULL`: a transaction that was committed survives the loss
//! of power. Writes of many tables share a transaction (see [`super::writer`]).

use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, SqliteConnection};
use wire::{ChatLine, Phase};

use super::studies::{self, StudyJob, StudyRow};
use super::writer::{Job, Writer};
use super::{Answer, Idle, Store, StoreError, TableRow, migrations, private, reading};
use crate::keys::KeyHash;
use crate::table::Stored;

/// Connections that read; loading a table is short, and writes have their own.
const READERS: u32 = 4;

/// How long a write waits for another process that holds the file.
const BUSY: Duration = Duration::from_secs(5);

/// What an operator or a test may change about the database.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tuning {
    /// The most pages of 4 KiB the file may grow to; a disk that fills up looks the same.
    pub pages_max: Option<u32>,
}

/// Tables in a SQLite file.
#[derive(Debug)]
pub struct SqliteStore {
    readers: SqlitePool,
    writer: Writer,
}

impl SqliteStore {
    /// Opens the file, makes it where there is none, and brings it to today's form.
    pub async fn open(path: &Path, started_ms: u64) -> Result<SqliteStore, StoreError> {
        SqliteStore::open_with(path, started_ms, Tuning::default()).await
    }

    /// Opens a file that a server may be using: it is neither made nor counted as a start, and its form
    /// stays what it is, since a server of an older program could not go on with another.
    pub async fn open_existing(path: &Path) -> Result<SqliteStore, StoreError> {
        let mut connection = options(path).connect().await.map_err(fault)?;
        migrations::check(&mut connection, &path.display().to_string()).await?;
        Ok(SqliteStore::over(path, connection))
    }

    /// Opens such a file only to look at it: nothing can be written.
    pub async fn look_at(path: &Path) -> Result<SqliteStore, StoreError> {
        let readers = SqlitePoolOptions::new().max_connections(1);
        let readers = readers.connect_with(looking_at(path)).await.map_err(fault)?;
        let mut connection = readers.acquire().await.map_err(fault)?;
        migrations::check(&mut connection, &path.display().to_string()).await?;
        drop(connection);
        Ok(SqliteStore { readers, writer: Writer::absent() })
    }

    /// The store whose writing connection this is.
    fn over(path: &Path, connection: SqliteConnection) -> SqliteStore {
        let readers = SqlitePoolOptions::new().max_connections(READERS);
        let readers = readers.connect_lazy_with(options(path).read_only(true));
        SqliteStore { readers, writer: Writer::start(connection) }
    }

    /// [`SqliteStore::open`] with a limit.
    pub async fn open_with(
        path: &Path,
        started_ms: u64,
        tuning: Tuning,
    ) -> Result<SqliteStore, StoreError> {
        let shown = path.display().to_string();
        let unwritable = |error: StoreError| match error {
            StoreError::Failed(reason) | StoreError::Damaged(reason) => {
                StoreError::Unwritable { path: shown.clone(), reason }
            }
            other => other,
        };
        private::make_file(path)
            .map_err(|error| unwritable(StoreError::Failed(error.to_string())))?;
        let mut connection = options(path).connect().await.map_err(fault).map_err(unwritable)?;
        migrations::migrate(&mut connection, &shown).await.map_err(unwritable)?;
        if let Some(pages) = tuning.pages_max {
            let limit = format!("PRAGMA max_page_count = {pages}");
            sqlx::raw_sql(&limit).execute(&mut connection).await.map_err(fault)?;
        }
        sqlx::query("INSERT INTO house (only, started_ms) VALUES (1, ?1) ON CONFLICT DO UPDATE SET started_ms = ?1")
            .bind(started_ms as i64)
            .execute(&mut connection)
            .await
            .map_err(fault)
            .map_err(unwritable)?;
        Ok(SqliteStore::over(path, connection))
    }
}

/// For whoever only looks, also at a file that no server has open.
pub(super) fn looking_at(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new().filename(path).read_only(true).busy_timeout(BUSY)
}

fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(BUSY)
        .pragma("cell_size_check", "ON")
        // What SQLite puts aside for a statement is short: no file is worth opening for it.
        .pragma("temp_store", "MEMORY")
        .disable_statement_logging()
}

/// What a database error means to us.
pub(super) fn fault(error: sqlx::Error) -> StoreError {
    let Some(known) = error.as_database_error() else {
        return StoreError::Failed(error.to_string());
    };
    if known.is_unique_violation() {
        return StoreError::Taken;
    }
    match known.code().as_deref() {
        // SQLITE_FULL
        Some("13") => StoreError::Full,
        // SQLITE_CORRUPT and SQLITE_NOTADB, with what follows them in an extended code.
        Some("11" | "26" | "267" | "523" | "779") => {
            StoreError::Damaged(known.message().to_owned())
        }
        _ => StoreError::Failed(known.message().to_owned()),
    }
}

impl Store for SqliteStore {
    fn create(&self, row: TableRow, log: Vec<Stored>) -> Answer<'_, ()> {
        Box::pin(self.writer.run(Job::Create(Box::new(row), log)))
    }

    fn table<'a>(&'a self, id: &'a str) -> Answer<'a, Option<TableRow>> {
        Box::pin(reading::table(&self.readers, id))
    }

    fn append<'a>(&'a self, id: &'a str, seq: u64, entries: &'a [Stored]) -> Answer<'a, ()> {
        Box::pin(self.writer.run(Job::Append(id.to_owned(), seq, entries.to_vec())))
    }

    fn log<'a>(&'a self, id: &'a str) -> Answer<'a, Vec<Stored>> {
        Box::pin(reading::log(&self.readers, id))
    }

    fn last_number<'a>(&'a self, id: &'a str) -> Answer<'a, u64> {
        Box::pin(reading::last_number(&self.readers, id))
    }

    fn without_chance(&self) -> Answer<'_, Vec<String>> {
        Box::pin(reading::without_chance(&self.readers))
    }

    fn write_chance<'a>(&'a self, id: &'a str, log: Vec<Stored>) -> Answer<'a, ()> {
        Box::pin(self.writer.run(Job::WriteChance(id.to_owned(), log)))
    }

    fn say<'a>(&'a self, id: &'a str, line: &'a ChatLine) -> Answer<'a, ()> {
        Box::pin(self.writer.run(Job::Say(id.to_owned(), line.clone())))
    }

    fn chat<'a>(&'a self, id: &'a str, lines: usize) -> Answer<'a, Vec<ChatLine>> {
        Box::pin(reading::chat(&self.readers, id, lines))
    }

    fn review<'a>(&'a self, id: &'a str) -> Answer<'a, Option<String>> {
        Box::pin(reading::review(&self.readers, id))
    }

    fn keep_review<'a>(&'a self, id: &'a str, review: String) -> Answer<'a, ()> {
        Box::pin(self.writer.run(Job::KeepReview(id.to_owned(), review)))
    }

    fn running(&self, most: usize) -> Answer<'_, Vec<String>> {
        Box::pin(reading::running(&self.readers, most))
    }

    fn mark<'a>(&'a self, id: &'a str, phase: Phase) -> Answer<'a, ()> {
        Box::pin(self.writer.run(Job::Mark(id.to_owned(), phase)))
    }

    fn archive_idle(&self, before_ms: u64) -> Answer<'_, u64> {
        Box::pin(self.writer.count(Job::Archive { before_ms }))
    }

    fn idle(&self, before_ms: [u64; 3]) -> Answer<'_, Vec<Idle>> {
        Box::pin(reading::idle(&self.readers, before_ms))
    }

    fn remove(&self, tables: Vec<(String, u64)>) -> Answer<'_, u64> {
        Box::pin(self.writer.count(Job::Remove(tables)))
    }

    fn keep_study(&self, row: StudyRow) -> Answer<'_, ()> {
        Box::pin(self.writer.run(Job::Study(StudyJob::Keep(Box::new(row)))))
    }

    fn study<'a>(&'a self, id: &'a str) -> Answer<'a, Option<StudyRow>> {
        Box::pin(studies::study(&self.readers, id))
    }

    fn change_study<'a>(
        &'a self,
        id: &'a str,
        key: KeyHash,
        study: String,
        now_ms: u64,
    ) -> Answer<'a, bool> {
        let job = StudyJob::Change { id: id.to_owned(), key, study, at_ms: now_ms };
        let changed = self.writer.count(Job::Study(job));
        Box::pin(async { changed.await.map(|studies| studies > 0) })
    }

    fn see_study<'a>(&'a self, id: &'a str, now_ms: u64) -> Answer<'a, ()> {
        let job = StudyJob::Seen { id: id.to_owned(), at_ms: now_ms };
        Box::pin(self.writer.run(Job::Study(job)))
    }

    fn stale_studies(&self, before_ms: u64) -> Answer<'_, u64> {
        Box::pin(studies::stale(&self.readers, before_ms))
    }

    fn remove_studies(&self, before_ms: u64) -> Answer<'_, u64> {
        Box::pin(self.writer.count(Job::Study(StudyJob::Remove { before_ms })))
    }

    fn ping(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            let one = sqlx::query_scalar::<_, i64>("SELECT started_ms FROM house");
            one.fetch_one(&self.readers).await.map_err(fault)?;
            self.writer.run(Job::Touch).await
        })
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            self.readers.close().await;
            self.writer.stop().await
        })
    }
}
