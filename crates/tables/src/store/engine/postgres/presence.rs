//! Who writes to a database is known by a lock that goes with its connection: whoever moves the database wants to
//! be alone, and waits for nobody.

use sqlx::PgConnection;

/// The class of our locks, and what tells them apart; the schema stands for the database in a database.
const WRITERS: &str = "1634495591, hashtext('writers ' || current_schema())";
const FORM: &str = "1634495591, hashtext('form ' || current_schema())";

async fn lock(of: &mut PgConnection, function: &str, key: &str) -> Result<bool, sqlx::Error> {
    let query = format!("SELECT coalesce({function}({key}), false)");
    sqlx::query_scalar(&query).fetch_one(of).await
}

/// Writes from now on, beside others; not where somebody is alone with the database.
pub(in crate::store) async fn come(connection: &mut PgConnection) -> Result<bool, sqlx::Error> {
    lock(connection, "pg_try_advisory_lock_shared", WRITERS).await
}

/// Is alone from now on, unless somebody writes.
pub(in crate::store) async fn be_alone(connection: &mut PgConnection) -> Result<bool, sqlx::Error> {
    lock(connection, "pg_try_advisory_lock", WRITERS).await
}

/// The only one who changes the form of the database, until the transaction ends; others wait.
pub(super) async fn take_the_form(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    let query = format!("SELECT pg_advisory_xact_lock({FORM})");
    sqlx::query(&query).execute(connection).await.map(|_| ())
}
