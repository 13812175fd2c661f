//! SQLite: one connection writes, a few read.
//!
//! Write-ahead log with `synchronous = FULL`: a transaction that was committed survives the loss
//! of power. Writes of many tables share a transaction (see [`super::writer`]).

use std::path::Path;
use std::time::Duration;

use game::Seed;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Row};
use wire::ChatLine;

use super::writer::{Job, Writer};
use super::{Answer, Store, StoreError, TableRow, migrations};
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

    /// [`SqliteStore::open`] with a limit.
    pub async fn open_with(
        path: &Path,
        started_ms: u64,
        tuning: Tuning,
    ) -> Result<SqliteStore, StoreError> {
        let shown = path.display().to_string();
        let unwritable = |error: StoreError| match error {
            StoreError::Failed(reason) => StoreError::Unwritable { path: shown.clone(), reason },
            other => other,
        };
        let mut connection = options(path)
            .create_if_missing(true)
            .connect()
            .await
            .map_err(fault)
            .map_err(unwritable)?;
        migrations::migrate(&mut connection, &shown).await.map_err(unwritable)?;
        if let Some(pages) = tuning.pages_max {
            let limit = format!("PRAGMA max_page_count = {pages}");
            sqlx::raw_sql(&limit).execute(&mut connection).await.map_err(fault)?;
        }
        sqlx::query("INSERT INTO house VALUES (1, ?1) ON CONFLICT DO UPDATE SET started_ms = ?1")
            .bind(started_ms as i64)
            .execute(&mut connection)
            .await
            .map_err(fault)
            .map_err(unwritable)?;
        let readers = SqlitePoolOptions::new().max_connections(READERS);
        let readers = readers.connect_lazy_with(options(path).read_only(true));
        Ok(SqliteStore { readers, writer: Writer::start(connection) })
    }
}

fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(BUSY)
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
        _ => StoreError::Failed(known.message().to_owned()),
    }
}

fn unreadable(error: impl std::fmt::Display) -> StoreError {
    StoreError::Failed(format!("a row cannot be read: {error}"))
}

impl Store for SqliteStore {
    fn create(&self, row: TableRow, log: Vec<Stored>) -> Answer<'_, ()> {
        Box::pin(self.writer.run(Job::Create(Box::new(row), log)))
    }

    fn table<'a>(&'a self, id: &'a str) -> Answer<'a, Option<TableRow>> {
        Box::pin(async move {
            let query = "SELECT id, created_ms, archived, seed, agreed FROM tables WHERE id = ?1";
            let row = sqlx::query(query).bind(id).fetch_optional(&self.readers).await;
            row.map_err(fault)?.map(|row| table_row(&row)).transpose()
        })
    }

    fn append<'a>(&'a self, id: &'a str, seq: u64, entries: &'a [Stored]) -> Answer<'a, ()> {
        Box::pin(self.writer.run(Job::Append(id.to_owned(), seq, entries.to_vec())))
    }

    fn log<'a>(&'a self, id: &'a str) -> Answer<'a, Vec<Stored>> {
        Box::pin(async move {
            let query = "SELECT entry FROM log WHERE table_id = ?1 ORDER BY seq";
            let rows = sqlx::query_scalar::<_, String>(query).bind(id).fetch_all(&self.readers);
            let rows = rows.await.map_err(fault)?;
            rows.iter().map(|text| serde_json::from_str(text).map_err(unreadable)).collect()
        })
    }

    fn say<'a>(&'a self, id: &'a str, line: &'a ChatLine) -> Answer<'a, ()> {
        Box::pin(self.writer.run(Job::Say(id.to_owned(), line.clone())))
    }

    fn chat<'a>(&'a self, id: &'a str, lines: usize) -> Answer<'a, Vec<ChatLine>> {
        Box::pin(async move {
            let query = "SELECT line FROM chat WHERE table_id = ?1 ORDER BY id DESC LIMIT ?2";
            let rows = sqlx::query_scalar::<_, String>(query).bind(id).bind(lines as i64);
            let rows = rows.fetch_all(&self.readers).await.map_err(fault)?;
            rows.iter().rev().map(|text| serde_json::from_str(text).map_err(unreadable)).collect()
        })
    }

    fn archive_idle(&self, before_ms: u64) -> Answer<'_, u64> {
        Box::pin(self.writer.count(Job::Archive { before_ms }))
    }

    fn ping(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            let one = sqlx::query_scalar::<_, i64>("SELECT started_ms FROM house");
            one.fetch_one(&self.readers).await.map(|_| ()).map_err(fault)
        })
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            self.readers.close().await;
            self.writer.stop().await
        })
    }
}

fn table_row(row: &SqliteRow) -> Result<TableRow, StoreError> {
    let seed: Vec<u8> = row.try_get("seed").map_err(unreadable)?;
    let agreed: String = row.try_get("agreed").map_err(unreadable)?;
    let seed = seed.try_into().map_err(|_| unreadable("the seed has not 32 bytes"))?;
    Ok(TableRow {
        id: row.try_get("id").map_err(unreadable)?,
        created_ms: row.try_get::<i64, _>("created_ms").map_err(unreadable)? as u64,
        archived: row.try_get("archived").map_err(unreadable)?,
        seed: Seed(seed),
        agreed: serde_json::from_str(&agreed).map_err(unreadable)?,
    })
}
