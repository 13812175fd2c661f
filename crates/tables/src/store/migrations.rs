//! The versions of the database. SQLite keeps the number of the last one in its header.

use sqlx::{Connection, SqliteConnection};

use super::StoreError;
use super::sqlite::fault;

/// Every step from an empty file to today's form, in order. Steps that were published are never
/// changed: a correction is a new step.
const STEPS: [&str; 1] = [include_str!("../../migrations/0001_tables.sql")];

/// The version this program writes.
pub(super) const VERSION: i64 = STEPS.len() as i64;

/// Brings the database to today's form, or refuses one from the future.
pub(super) async fn migrate(
    connection: &mut SqliteConnection,
    path: &str,
) -> Result<(), StoreError> {
    let found: i64 = sqlx::query_scalar("PRAGMA user_version")
        .fetch_one(&mut *connection)
        .await
        .map_err(fault)?;
    if found > VERSION {
        return Err(StoreError::Newer { path: path.to_owned(), found, ours: VERSION });
    }
    for (done, step) in STEPS.iter().enumerate().skip(usize::try_from(found).unwrap_or(0)) {
        let mut change = connection.begin().await.map_err(fault)?;
        sqlx::raw_sql(step).execute(&mut *change).await.map_err(fault)?;
        let version = format!("PRAGMA user_version = {}", done + 1);
        sqlx::raw_sql(&version).execute(&mut *change).await.map_err(fault)?;
        change.commit().await.map_err(fault)?;
    }
    Ok(())
}
