//! A copy of a database in a file, whole and consistent, while servers use it.

use std::path::Path;

use sqlx::{ConnectOptions, Connection};

use super::engine::{Link, postgres, sqlite};
use super::{Address, StoreError, moving, private};

/// Copies a database into a file that is not there yet, for the owner's eyes only; a server may be
/// using it meanwhile.
pub async fn backup(from: impl Into<Address>, to: &Path) -> Result<(), StoreError> {
    if to.exists() {
        let reason = "there is such a file already".to_owned();
        return Err(StoreError::Unwritable { path: to.display().to_string(), reason });
    }
    match from.into() {
        Address::File(path) => copy_file(&path, to).await,
        Address::Server(server) => {
            let mut source = Link::Postgres(postgres::Link::snapshot(&server).await?);
            moving::copy(&mut source, &Address::File(to.to_owned()), &mut |_| {}).await.map(|_| ())
        }
    }
}

async fn copy_file(from: &Path, to: &Path) -> Result<(), StoreError> {
    let shown = to.display().to_string();
    let unwritable = |reason: String| StoreError::Unwritable { path: shown.clone(), reason };
    let mut connection = sqlite::looking_at(from).connect().await.map_err(sqlite::fault)?;
    private::make_file(to).map_err(|error| unwritable(error.to_string()))?;
    let copied = sqlx::query("VACUUM INTO ?1").bind(&shown).execute(&mut connection).await;
    if let Err(error) = copied {
        std::fs::remove_file(to).ok();
        return Err(unwritable(error.to_string()));
    }
    connection.close().await.map_err(sqlite::fault)
}
