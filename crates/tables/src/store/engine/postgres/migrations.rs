//! The versions of a database on a PostgreSQL server. Their numbers are those of SQLite: the first form that there was
//! here is the sixth of there.

use sqlx::PgConnection;

use super::{fault, presence, script};
use crate::store::engine::form_of_today;
use crate::store::{StoreError, VERSION};

/// Each step with the version to which it leads, from an empty database on. Those that were published are never
/// changed: a correction is a new one.
const STEPS: [(i64, &str); 3] = [
    (6, include_str!("../../../../migrations/postgres/0006_form.sql")),
    (7, include_str!("../../../../migrations/postgres/0007_deadlines.sql")),
    (8, include_str!("../../../../migrations/postgres/0008_lobby.sql")),
];

/// The oldest form whose programs may go on with today's, and be started again: what was added since then they need
/// not know. The next form leaves it where it is, unless an older program would break something.
const SERVES_FROM: i64 = 7;

/// How long whoever starts waits for somebody else who is changing the form.
const BEGIN: &str = "BEGIN; SET LOCAL lock_timeout = '60s'";

/// The version of a database, 0 where nothing of ours is there.
pub(in crate::store) async fn version(connection: &mut PgConnection) -> Result<i64, StoreError> {
    let made = sqlx::query_scalar("SELECT to_regclass('house') IS NOT NULL");
    let made: bool = made.fetch_one(&mut *connection).await.map_err(fault)?;
    if !made {
        return Ok(0);
    }
    let version = sqlx::query_scalar("SELECT coalesce(max(version), 0) FROM house");
    version.fetch_one(connection).await.map_err(fault)
}

/// The same as far as it concerns us: a later form that lets programs of ours go on is as good as today's.
async fn version_for_us(connection: &mut PgConnection) -> Result<i64, StoreError> {
    let found = version(connection).await?;
    if found <= VERSION {
        return Ok(found);
    }
    let serves_from = sqlx::query_scalar("SELECT serves_from FROM house");
    let serves_from: i64 = serves_from.fetch_one(connection).await.map_err(fault)?;
    Ok(if serves_from <= VERSION { VERSION } else { found })
}

/// Refuses a database whose form we cannot go on with.
pub(in crate::store) async fn check(
    connection: &mut PgConnection,
    path: &str,
) -> Result<(), StoreError> {
    form_of_today(version_for_us(connection).await?, path)
}

/// Brings the database to today's form, or refuses one from the future. However many start at once, one after the
/// other looks what is to be done.
pub(in crate::store) async fn migrate(
    connection: &mut PgConnection,
    path: &str,
) -> Result<(), StoreError> {
    script(connection, BEGIN).await?;
    bring_to_form(connection, path).await?;
    script(connection, "COMMIT").await
}

/// The same inside a transaction.
pub(in crate::store) async fn bring_to_form(
    connection: &mut PgConnection,
    path: &str,
) -> Result<(), StoreError> {
    check_the_server(connection, path).await?;
    let taken = presence::take_the_form(connection).await;
    taken.map_err(|error| match error.as_database_error().and_then(|known| known.code()) {
        // Lock not available
        Some(code) if code == "55P03" => StoreError::Moving { path: path.to_owned() },
        _ => fault(error),
    })?;
    let found = version_for_us(connection).await?;
    if found >= VERSION {
        return form_of_today(found, path);
    }
    for (_, sql) in STEPS.iter().filter(|(to, _)| *to > found) {
        script(connection, sql).await?;
    }
    let query =
        "INSERT INTO house (\"only\", started_ms, version, serves_from) VALUES (1, 0, $1, $2)
                 ON CONFLICT (\"only\") DO UPDATE SET version = $1, serves_from = $2";
    let written = sqlx::query(query).bind(VERSION).bind(SERVES_FROM).execute(connection).await;
    written.map(|_| ()).map_err(fault)
}

/// Names and sentences are written in all scripts; and whoever has told the server not to wait for its disk hears of
/// it.
async fn check_the_server(connection: &mut PgConnection, path: &str) -> Result<(), StoreError> {
    let query = "SELECT current_setting('server_encoding'), current_setting('fsync')";
    let (encoding, fsync): (String, String) =
        sqlx::query_as(query).fetch_one(connection).await.map_err(fault)?;
    if fsync == "off" {
        tracing::warn!(
            database = path,
            "fsync is off: a loss of power takes acknowledged entries along"
        );
    }
    match encoding.as_str() {
        "UTF8" => Ok(()),
        other => Err(StoreError::Failed(format!("its encoding is {other}, and must be UTF8"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_step_leads_to_the_version_of_both() {
        assert!(STEPS.is_sorted_by_key(|(to, _)| *to));
        assert_eq!(STEPS.last().map(|(to, _)| *to), Some(VERSION));
    }
}
