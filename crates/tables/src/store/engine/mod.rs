//! The one home of what differs between the databases. Everybody else speaks to a [`Link`] that writes or a
//! [`Pool`] that reads, in SQL that both understand: `$1` for values, `archived = 0` for a flag.

pub(super) mod postgres;
pub(super) mod sqlite;

use std::cmp::Ordering;
use std::time::Duration;

use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{Database, Decode, Encode, Postgres, Row as _, Sqlite, Type};

use super::sums::Sum;
use super::{StoreError, VERSION};

/// Refuses a form that is not today's.
fn form_of_today(found: i64, path: &str) -> Result<(), StoreError> {
    let (path, ours) = (path.to_owned(), VERSION);
    match found.cmp(&ours) {
        Ordering::Less => Err(StoreError::Older { path, found, ours }),
        Ordering::Equal => Ok(()),
        Ordering::Greater => Err(StoreError::Newer { path, found, ours }),
    }
}

/// The version of the form, and the end of a log where one was found.
type Begun = (i64, Option<String>, Option<i64>, Option<Vec<u8>>);

/// The ends of logs that a transaction begins with; refused where somebody has brought the database to another form
/// meanwhile: what we would write may not be what it takes from now on.
fn heads(begun: Vec<Begun>, path: &str) -> Result<Vec<Head>, StoreError> {
    if let Some((found, ..)) = begun.first() {
        form_of_today(*found, path)?;
    }
    let head = |(_, id, seq, sum): Begun| Some((id?, seq?, sum?.try_into().ok()?));
    Ok(begun.into_iter().filter_map(head).collect())
}

/// A value that goes into a statement.
#[derive(Clone, Copy, Debug)]
pub(super) enum Value<'v> {
    Text(&'v str),
    Bytes(&'v [u8]),
    Number(i64),
    /// A number, or nothing.
    Maybe(Option<i64>),
}

/// A statement with its values.
pub(super) type Query<'q, DB> = sqlx::query::Query<'q, DB, <DB as Database>::Arguments<'q>>;

/// The statement for this database.
pub(super) fn bound<'q, DB: Database>(sql: &'q str, values: &[Value<'q>]) -> Query<'q, DB>
where
    &'q str: Encode<'q, DB> + Type<DB>,
    &'q [u8]: Encode<'q, DB> + Type<DB>,
    i64: Encode<'q, DB> + Type<DB>,
    Option<i64>: Encode<'q, DB> + Type<DB>,
{
    values.iter().fold(sqlx::query(sql), |query, value| match *value {
        Value::Text(text) => query.bind(text),
        Value::Bytes(bytes) => query.bind(bytes),
        Value::Number(number) => query.bind(number),
        Value::Maybe(number) => query.bind(number),
    })
}

/// A row that was read.
pub(super) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

/// What a column may hold.
pub(super) trait Column:
    for<'r> Decode<'r, Sqlite> + Type<Sqlite> + for<'r> Decode<'r, Postgres> + Type<Postgres>
{
}

impl<T> Column for T where
    T: for<'r> Decode<'r, Sqlite> + Type<Sqlite> + for<'r> Decode<'r, Postgres> + Type<Postgres>
{
}

impl Row {
    /// What stands in this column; damaged where it is something else.
    pub(super) fn get<T: Column>(&self, column: &str) -> Result<T, StoreError> {
        let read = match self {
            Row::Sqlite(row) => row.try_get(column),
            Row::Postgres(row) => row.try_get(column),
        };
        read.map_err(|error| StoreError::Damaged(error.to_string()))
    }
}

/// Whatever can be asked for rows, once.
pub(super) trait Reader {
    fn rows<'q>(
        self,
        sql: &'q str,
        values: &'q [Value<'q>],
    ) -> impl Future<Output = Result<Vec<Row>, StoreError>> + Send;
}

/// The only row, where there is one.
pub(super) async fn first(
    from: impl Reader,
    sql: &str,
    values: &[Value<'_>],
) -> Result<Option<Row>, StoreError> {
    Ok(from.rows(sql, values).await?.into_iter().next())
}

/// A column of every row.
pub(super) async fn column<T: Column>(
    from: impl Reader,
    sql: &str,
    values: &[Value<'_>],
    column: &str,
) -> Result<Vec<T>, StoreError> {
    from.rows(sql, values).await?.iter().map(|row| row.get(column)).collect()
}

/// Connections that read, side by side.
#[derive(Clone, Debug)]
pub(super) enum Pool {
    Sqlite(sqlx::SqlitePool),
    Postgres {
        pool: sqlx::PgPool,
        /// How long an answer may take.
        patience: Duration,
    },
}

impl Reader for &Pool {
    async fn rows<'q>(self, sql: &'q str, values: &'q [Value<'q>]) -> Result<Vec<Row>, StoreError> {
        match self {
            Pool::Sqlite(pool) => sqlite::rows(pool, sql, values).await,
            Pool::Postgres { pool, patience } => {
                postgres::rows((pool, *patience), sql, values).await
            }
        }
    }
}

impl Pool {
    pub(super) async fn close(&self) {
        match self {
            Pool::Sqlite(pool) => pool.close().await,
            Pool::Postgres { pool, .. } => pool.close().await,
        }
    }
}

/// The one connection that writes.
pub(super) enum Link {
    Sqlite(sqlite::Link),
    Postgres(postgres::Link),
}

/// The end of a log: its table, number and checksum.
pub(super) type Head = (String, i64, Sum);

/// An entry with its checksum, about to be written.
#[derive(Clone, Debug)]
pub(super) struct Line {
    pub(super) id: String,
    pub(super) seq: i64,
    pub(super) at_ms: i64,
    pub(super) entry: String,
    pub(super) sum: Sum,
}

impl Link {
    /// Opens a transaction, and says where the logs of these tables end. Until it is over nobody else adds to
    /// them.
    pub(super) async fn begin(&mut self, ids: &[&str]) -> Result<Vec<Head>, StoreError> {
        match self {
            Link::Sqlite(link) => link.begin(ids).await,
            Link::Postgres(link) => link.begin(ids).await,
        }
    }

    /// Puts lines into the logs, whose ends move along.
    pub(super) async fn insert(&mut self, lines: &[Line]) -> Result<(), StoreError> {
        match self {
            Link::Sqlite(link) => link.insert(lines).await,
            Link::Postgres(link) => link.insert(lines).await,
        }
    }

    /// The same, and ends the transaction: from here on all of it is safe.
    pub(super) async fn commit(&mut self, lines: &[Line]) -> Result<(), StoreError> {
        match self {
            Link::Sqlite(link) => link.insert_and_commit(lines).await,
            Link::Postgres(link) => link.insert_and_commit(lines).await,
        }
    }

    /// Nothing of the transaction was ever written.
    pub(super) async fn roll_back(&mut self) {
        match self {
            Link::Sqlite(link) => link.roll_back().await,
            Link::Postgres(link) => link.roll_back().await,
        }
    }

    /// Carries out a statement; says how many rows it changed.
    pub(super) async fn run(&mut self, sql: &str, values: &[Value<'_>]) -> Result<u64, StoreError> {
        match self {
            Link::Sqlite(link) => link.run(sql, values).await,
            Link::Postgres(link) => link.run(sql, values).await,
        }
    }

    /// What a statement needs that reads rows which the transaction is about to change: others wait.
    pub(super) fn for_update(&self) -> &'static str {
        match self {
            // Whoever writes there writes alone.
            Link::Sqlite(_) => "",
            Link::Postgres(_) => " FOR UPDATE",
        }
    }

    /// The same, and rows that somebody else is about to change are passed over.
    pub(super) fn for_update_of_what_is_free(&self) -> &'static str {
        match self {
            Link::Sqlite(_) => "",
            Link::Postgres(_) => " FOR UPDATE SKIP LOCKED",
        }
    }

    pub(super) async fn close(self) -> Result<(), StoreError> {
        match self {
            Link::Sqlite(link) => link.close().await,
            Link::Postgres(link) => link.close().await,
        }
    }
}

impl Reader for &mut Link {
    async fn rows<'q>(self, sql: &'q str, values: &'q [Value<'q>]) -> Result<Vec<Row>, StoreError> {
        match self {
            Link::Sqlite(link) => link.rows(sql, values).await,
            Link::Postgres(link) => link.rows(sql, values).await,
        }
    }
}
