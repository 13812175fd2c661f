//! What can be wrong with a database on a server beside what stands in its rows. Its pages are the server's affair
//! (`data_checksums`, `pg_amcheck`); keys that it was told to guard are looked at all the same.

use crate::store::StoreError;
use crate::store::engine::{Pool, first};

/// Rows of tables that are not there.
const ORPHANS: &str = "SELECT
    (SELECT count(*) FROM log WHERE NOT EXISTS (SELECT FROM tables WHERE id = table_id)) +
    (SELECT count(*) FROM heads WHERE NOT EXISTS (SELECT FROM tables WHERE id = table_id)) +
    (SELECT count(*) FROM chat WHERE NOT EXISTS (SELECT FROM tables WHERE id = table_id)) +
    (SELECT count(*) FROM deadlines WHERE NOT EXISTS (SELECT FROM tables WHERE id = table_id)) +
    (SELECT count(*) FROM finds WHERE NOT EXISTS (SELECT FROM tables WHERE id = table_id)) +
    (SELECT count(*) FROM person_seats WHERE NOT EXISTS (SELECT FROM tables WHERE id = table_id)) +
    (SELECT count(*) FROM person_seats WHERE NOT EXISTS (SELECT FROM people WHERE id = person_id)) +
    (SELECT count(*) FROM person_keys WHERE NOT EXISTS (SELECT FROM people WHERE id = person_id)) +
    (SELECT count(*) FROM passkeys WHERE NOT EXISTS (SELECT FROM people WHERE id = person_id)) +
    (SELECT count(*) FROM reviews WHERE NOT EXISTS (SELECT FROM tables WHERE id = table_id)) AS rows";

/// One sentence for each thing that is wrong.
pub(in crate::store) async fn faults(of: &Pool) -> Vec<String> {
    match orphans(of).await {
        Ok(0) => Vec::new(),
        Ok(rows) => vec![format!("{rows} rows belong to no table")],
        Err(error) => vec![error.to_string()],
    }
}

async fn orphans(of: &Pool) -> Result<i64, StoreError> {
    first(of, ORPHANS, &[]).await?.map_or(Ok(0), |row| row.get("rows"))
}
