//! The form of a database: its tables with their columns, its indices and triggers. A file in which a letter of
//! that has changed may look sound to SQLite, and nothing can be written to it, or not what we mean.

use std::collections::BTreeSet;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, SqliteConnection};

use super::{fault, migrations};
use crate::store::StoreError;

/// A line for each column, index and trigger. Not the statement that made a table: that text depends on the
/// steps in which the table came to its form.
const LINES: &str =
    "SELECT 'column ' || name || '.' || field || ' ' || kind FROM (
         SELECT t.name, c.name AS field, concat_ws(' ', c.cid, c.type, c.\"notnull\", c.dflt_value, c.pk) AS kind
         FROM sqlite_schema AS t, pragma_table_info(t.name) AS c WHERE t.type = 'table')
     UNION ALL
     SELECT type || ' ' || name || ': ' || sql FROM sqlite_schema WHERE type != 'table' AND sql IS NOT NULL";

async fn lines(of: &mut SqliteConnection) -> Result<BTreeSet<String>, StoreError> {
    let lines: Vec<String> = sqlx::query_scalar(LINES).fetch_all(of).await.map_err(fault)?;
    Ok(lines.into_iter().collect())
}

/// What this database lacks that ours have, and what it has besides.
pub(in crate::store) async fn faults(of: &mut SqliteConnection) -> Result<Vec<String>, StoreError> {
    let memory = SqliteConnectOptions::new().in_memory(true);
    let mut fresh = memory.connect().await.map_err(fault)?;
    migrations::migrate(&mut fresh, "in memory").await?;
    let (ours, found) = (lines(&mut fresh).await?, lines(of).await?);
    let missing = ours.difference(&found).map(|line| format!("its form lacks: {line}"));
    let foreign = found.difference(&ours).map(|line| format!("its form is not ours: {line}"));
    Ok(missing.chain(foreign).collect())
}
