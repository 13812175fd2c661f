//! SQLite: write-ahead log with `synchronous = FULL`, so that a transaction that was committed survives the loss
//! of power. Every statement is a way to the thread of the database and back: some are several in one.

pub(in crate::store) mod form;
pub(in crate::store) mod migrations;
pub(in crate::store) mod soundness;

use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqliteLockingMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, Executor, Sqlite, SqliteConnection};

use super::{Head, Line, Pool, Row, Value, bound, heads};
use crate::store::{StoreError, Tuning, private};

/// Connections that read; loading a table is short, and writes have their own.
const READERS: u32 = 4;

/// How long a write waits for another process that holds the file.
const BUSY: Duration = Duration::from_secs(5);

/// The same for whoever wants to be alone with it: a server does not let go of it.
const BUSY_ALONE: Duration = Duration::from_millis(500);

/// For whoever only looks, also at a file that no server has open.
pub(in crate::store) fn looking_at(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .read_only(true)
        .busy_timeout(BUSY)
        .disable_statement_logging()
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
pub(in crate::store) fn fault(error: sqlx::Error) -> StoreError {
    let Some(known) = error.as_database_error() else {
        return StoreError::Failed(error.to_string());
    };
    if known.is_unique_violation() {
        return StoreError::Taken;
    }
    let code = known.code().and_then(|code| code.parse::<u32>().ok());
    let message = known.message().to_owned();
    // The last byte is the kind; what stands before it goes into detail.
    match code.map(|code| code & 0xff) {
        // SQLITE_FULL
        Some(13) => StoreError::Full,
        // SQLITE_CORRUPT and SQLITE_NOTADB
        Some(11 | 26) => StoreError::Damaged(message),
        // SQLITE_CONSTRAINT and SQLITE_MISMATCH
        Some(19 | 20) => StoreError::Refused(message),
        _ => StoreError::Failed(message),
    }
}

/// Rows, from a pool or a connection.
pub(in crate::store) async fn rows<'q>(
    from: impl Executor<'_, Database = Sqlite>,
    sql: &'q str,
    values: &[Value<'q>],
) -> Result<Vec<Row>, StoreError> {
    let rows = bound(sql, values).fetch_all(from).await.map_err(fault)?;
    Ok(rows.into_iter().map(Row::Sqlite).collect())
}

/// Connections to this file that read.
pub(in crate::store) fn readers(path: &Path) -> Pool {
    let readers = SqlitePoolOptions::new().max_connections(READERS);
    Pool::Sqlite(readers.connect_lazy_with(options(path).read_only(true)))
}

/// A connection to a file that is only looked at.
pub(in crate::store) async fn look_at(path: &Path) -> Result<SqlitePool, StoreError> {
    let readers = SqlitePoolOptions::new().max_connections(1);
    readers.connect_with(looking_at(path)).await.map_err(fault)
}

/// The connection that writes.
pub(in crate::store) struct Link {
    connection: SqliteConnection,
    path: String,
}

impl Link {
    /// Opens a file that is there, and leaves its form alone.
    pub(in crate::store) async fn open(path: &Path) -> Result<Link, StoreError> {
        let mut connection = options(path).connect().await.map_err(fault)?;
        let path = path.display().to_string();
        migrations::check(&mut connection, &path).await?;
        Ok(Link { connection, path })
    }

    /// Opens the file, makes it where there is none, and brings it to today's form.
    pub(in crate::store) async fn make(path: &Path, tuning: Tuning) -> Result<Link, StoreError> {
        private::make_file(path).map_err(|error| StoreError::Failed(error.to_string()))?;
        let mut connection = options(path).connect().await.map_err(fault)?;
        migrations::migrate(&mut connection, &path.display().to_string()).await?;
        if let Some(pages) = tuning.pages_max {
            let limit = format!("PRAGMA max_page_count = {pages}");
            connection.execute(limit.as_str()).await.map_err(fault)?;
        }
        Ok(Link { connection, path: path.display().to_string() })
    }

    /// A file that is there, with which we are alone: as long as a server has it open it is refused.
    pub(in crate::store) async fn alone(path: &Path) -> Result<Link, StoreError> {
        let alone = SqliteConnectOptions::new()
            .filename(path)
            .locking_mode(SqliteLockingMode::Exclusive)
            .busy_timeout(BUSY_ALONE)
            .disable_statement_logging();
        let shown = path.display().to_string();
        let opened = async {
            let mut connection = alone.connect().await.map_err(fault)?;
            migrations::check(&mut connection, &shown).await?;
            connection.execute("BEGIN EXCLUSIVE").await.map_err(fault)?;
            Ok(Link { connection, path: shown.clone() })
        };
        opened.await.map_err(|error| match error {
            StoreError::Failed(reason) if reason.contains("locked") => {
                StoreError::InUse { path: shown.clone() }
            }
            StoreError::Failed(reason) => StoreError::Unwritable { path: shown.clone(), reason },
            other => other,
        })
    }

    /// A new file, of which nothing counts before it is closed: it is written without a journal, and its transaction
    /// is open.
    pub(in crate::store) async fn fresh(path: &Path) -> Result<Link, StoreError> {
        let mut link = Link::make(path, Tuning::default()).await?;
        let script = "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN IMMEDIATE";
        link.connection.execute(script).await.map_err(fault)?;
        Ok(link)
    }

    pub(super) async fn rows<'q>(
        &mut self,
        sql: &'q str,
        values: &[Value<'q>],
    ) -> Result<Vec<Row>, StoreError> {
        rows(&mut self.connection, sql, values).await
    }

    pub(super) async fn run(&mut self, sql: &str, values: &[Value<'_>]) -> Result<u64, StoreError> {
        let done =
            bound::<Sqlite>(sql, values).execute(&mut self.connection).await.map_err(fault)?;
        Ok(done.rows_affected())
    }

    /// Plain statements, not sqlx's transactions: those count how deep they are nested, and after a commit that
    /// failed they count on. The next commit would then only release a savepoint of a transaction that never ends,
    /// and say that all is well.
    pub(super) async fn begin(&mut self, ids: &[&str]) -> Result<Vec<Head>, StoreError> {
        let query = "BEGIN IMMEDIATE;
                     SELECT user_version, table_id, seq, sum FROM pragma_user_version
                     LEFT JOIN json_each($1) AS wanted LEFT JOIN heads ON heads.table_id = wanted.value";
        let query = sqlx::query_as(query).bind(json(&ids)?);
        heads(query.fetch_all(&mut self.connection).await.map_err(fault)?, &self.path)
    }

    pub(super) async fn insert(&mut self, lines: &[Line]) -> Result<(), StoreError> {
        self.put(INSERT, lines).await
    }

    pub(super) async fn insert_and_commit(&mut self, lines: &[Line]) -> Result<(), StoreError> {
        self.put(INSERT_AND_COMMIT, lines).await
    }

    async fn put(&mut self, query: &'static str, lines: &[Line]) -> Result<(), StoreError> {
        let lines: Vec<_> = lines.iter().map(fields).collect();
        let query = sqlx::query(query).bind(json(&lines)?);
        query.execute(&mut self.connection).await.map(|_| ()).map_err(fault)
    }

    /// Where the commit itself failed, SQLite has rolled back already and says so.
    pub(super) async fn roll_back(&mut self) {
        sqlx::query("ROLLBACK").execute(&mut self.connection).await.ok();
    }

    /// Moves everything from the write-ahead log into the file, so that the file alone is the whole
    /// store when nobody has it open: it can be copied, and no other program finds half of it.
    pub(super) async fn close(mut self) -> Result<(), StoreError> {
        let moved =
            sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut self.connection).await;
        if let Err(error) = moved {
            // Nothing is lost: the next start finds it in the log.
            tracing::warn!(error = %error, "write-ahead log not moved");
        }
        self.connection.close().await.map_err(fault)
    }
}

/// Puts lines into the logs.
macro_rules! insert {
    () => {
        "INSERT INTO log (table_id, seq, at_ms, entry, sum)
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, unhex(value ->> 4)
         FROM json_each($1)"
    };
}

const INSERT: &str = insert!();
const INSERT_AND_COMMIT: &str = concat!(insert!(), "; COMMIT");

/// Table, number, time, entry, and the checksum in hexadecimal digits.
fn fields(line: &Line) -> (&str, i64, i64, &str, String) {
    let digits = line.sum.iter().map(|byte| format!("{byte:02x}")).collect();
    (&line.id, line.seq, line.at_ms, &line.entry, digits)
}

fn json(value: &impl serde::Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Failed(error.to_string()))
}
