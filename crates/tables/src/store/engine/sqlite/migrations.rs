//! The versions of the database. SQLite keeps the number of the last one in its header.

use sqlx::{Connection, Executor, SqliteConnection};

use super::fault;
use crate::store::engine::form_of_today;
use crate::store::{StoreError, sums};

/// What leads from one version to the next.
struct Migration {
    sql: &'static str,
    /// Whether checksums are put to what was written without them.
    sums: bool,
}

/// All of them from an empty file to today's form, in order. Those that were published are never
/// changed: a correction is a new one.
const MIGRATIONS: [Migration; 8] = [
    Migration { sql: include_str!("../../../../migrations/sqlite/0001_tables.sql"), sums: false },
    Migration { sql: include_str!("../../../../migrations/sqlite/0002_sums.sql"), sums: true },
    Migration { sql: include_str!("../../../../migrations/sqlite/0003_chance.sql"), sums: false },
    Migration { sql: include_str!("../../../../migrations/sqlite/0004_shares.sql"), sums: false },
    Migration { sql: include_str!("../../../../migrations/sqlite/0005_reviews.sql"), sums: false },
    Migration { sql: include_str!("../../../../migrations/sqlite/0006_studies.sql"), sums: false },
    Migration {
        sql: include_str!("../../../../migrations/sqlite/0007_deadlines.sql"),
        sums: false,
    },
    Migration { sql: include_str!("../../../../migrations/sqlite/0008_lobby.sql"), sums: false },
];

/// The version this program writes.
pub(in crate::store) const VERSION: i64 = MIGRATIONS.len() as i64;

/// The version of a database.
pub(in crate::store) async fn version(
    connection: &mut SqliteConnection,
) -> Result<i64, StoreError> {
    sqlx::query_scalar("PRAGMA user_version").fetch_one(connection).await.map_err(fault)
}

/// Refuses a database that has another form than today's.
pub(in crate::store) async fn check(
    connection: &mut SqliteConnection,
    path: &str,
) -> Result<(), StoreError> {
    form_of_today(version(connection).await?, path)
}

/// Brings the database to today's form, or refuses one from the future.
pub(in crate::store) async fn migrate(
    connection: &mut SqliteConnection,
    path: &str,
) -> Result<(), StoreError> {
    while step(connection, path).await? {}
    Ok(())
}

/// One step, where there is one to take. Several may start at once: the step is chosen when nobody else can take it.
async fn step(connection: &mut SqliteConnection, path: &str) -> Result<bool, StoreError> {
    let found = version(connection).await?;
    if found > VERSION {
        return Err(StoreError::Newer { path: path.to_owned(), found, ours: VERSION });
    }
    if found == VERSION {
        return Ok(false);
    }
    let mut change = connection.begin_with("BEGIN IMMEDIATE").await.map_err(fault)?;
    let found = version(&mut change).await?;
    let next = usize::try_from(found).ok().and_then(|done| Some((done, MIGRATIONS.get(done)?)));
    if let Some((done, migration)) = next {
        change.execute(migration.sql).await.map_err(fault)?;
        if migration.sums {
            put_sums(&mut change).await?;
        }
        let version = format!("PRAGMA user_version = {}", done + 1);
        change.execute(version.as_str()).await.map_err(fault)?;
    }
    change.commit().await.map_err(fault)?;
    Ok(true)
}

/// Puts checksums to every table and log; from here on a change is found.
async fn put_sums(to: &mut SqliteConnection) -> Result<(), StoreError> {
    let ids: Vec<String> =
        sqlx::query_scalar("SELECT id FROM tables").fetch_all(&mut *to).await.map_err(fault)?;
    for id in &ids {
        let query = "SELECT created_ms, seed, agreed FROM tables WHERE id = ?1";
        let (created_ms, seed, agreed): (i64, Vec<u8>, String) =
            sqlx::query_as(query).bind(id).fetch_one(&mut *to).await.map_err(fault)?;
        let sum = sums::of_table(id, created_ms, &seed, &agreed);
        let query = sqlx::query("UPDATE tables SET sum = ?2 WHERE id = ?1");
        query.bind(id).bind(&sum[..]).execute(&mut *to).await.map_err(fault)?;
        put_log_sums(to, id, created_ms, sum).await?;
    }
    Ok(())
}

async fn put_log_sums(
    to: &mut SqliteConnection,
    id: &str,
    created_ms: i64,
    first: sums::Sum,
) -> Result<(), StoreError> {
    let query = "SELECT seq, at_ms, entry FROM log WHERE table_id = ?1 ORDER BY seq";
    let log: Vec<(i64, i64, String)> =
        sqlx::query_as(query).bind(id).fetch_all(&mut *to).await.map_err(fault)?;
    let mut head = (0, created_ms, first);
    for (seq, at_ms, entry) in log {
        head = (seq, at_ms, sums::of_entry(&head.2, seq, &entry));
        let query = sqlx::query("UPDATE log SET sum = ?3 WHERE table_id = ?1 AND seq = ?2");
        query.bind(id).bind(seq).bind(&head.2[..]).execute(&mut *to).await.map_err(fault)?;
    }
    let query =
        sqlx::query("INSERT INTO heads (table_id, seq, at_ms, sum) VALUES (?1, ?2, ?3, ?4)");
    let query = query.bind(id).bind(head.0).bind(head.1).bind(&head.2[..]);
    query.execute(to).await.map(|_| ()).map_err(fault)
}
