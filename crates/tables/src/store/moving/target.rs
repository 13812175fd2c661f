//! Where a database is moved to: a file that gets its name when it is whole, or one transaction on a server.

use std::fs::File;
use std::path::{Path, PathBuf};

use crate::store::engine::{Link, postgres, sqlite};
use crate::store::{Address, StoreError};

/// An empty database of today's form.
pub(super) struct Target {
    pub(super) link: Link,
    /// The file as it is called until it is whole, and afterwards.
    names: Option<(PathBuf, PathBuf)>,
}

impl Target {
    pub(super) async fn open(to: &Address) -> Result<Target, StoreError> {
        match to {
            Address::File(path) => Target::file(path).await,
            Address::Server(server) => {
                let link = Link::Postgres(postgres::Link::fresh(server).await?);
                Ok(Target { link, names: None })
            }
        }
    }

    async fn file(path: &Path) -> Result<Target, StoreError> {
        if path.exists() {
            return Err(StoreError::NotEmpty { path: path.display().to_string() });
        }
        let mut unfinished = path.to_owned().into_os_string();
        unfinished.push(".unfinished");
        let unfinished = PathBuf::from(unfinished);
        remove(&unfinished);
        let made = sqlite::Link::fresh(&unfinished).await;
        let link = made.map_err(|error| unwritable(path, error))?;
        Ok(Target { link: Link::Sqlite(link), names: Some((unfinished, path.to_owned())) })
    }

    /// All of it is there from now on.
    pub(super) async fn keep(mut self) -> Result<(), StoreError> {
        self.link.commit(&[]).await?;
        self.link.close().await?;
        let Some((unfinished, path)) = self.names else { return Ok(()) };
        let named = || {
            File::open(&unfinished)?.sync_all()?;
            std::fs::rename(&unfinished, &path)?;
            sync_folder(&path)
        };
        named().map_err(|error| unwritable(&path, StoreError::Failed(error.to_string())))
    }

    /// Nothing of it was ever there.
    pub(super) async fn drop(mut self) {
        self.link.roll_back().await;
        self.link.close().await.ok();
        if let Some((unfinished, _)) = self.names {
            remove(&unfinished);
        }
    }
}

/// Removes what an interrupted move has left, with what SQLite puts beside a file: a new one must not take up what was
/// meant for the old.
fn remove(unfinished: &Path) {
    for part in ["", "-wal", "-shm", "-journal"] {
        let mut name = unfinished.as_os_str().to_owned();
        name.push(part);
        std::fs::remove_file(name).ok();
    }
}

fn unwritable(path: &Path, error: StoreError) -> StoreError {
    match error {
        StoreError::Failed(reason) => {
            StoreError::Unwritable { path: path.display().to_string(), reason }
        }
        other => other,
    }
}

/// A name is safe when its folder is.
#[cfg(unix)]
fn sync_folder(of: &Path) -> std::io::Result<()> {
    let folder = of.parent().filter(|folder| !folder.as_os_str().is_empty());
    File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
}

#[cfg(not(unix))]
fn sync_folder(_of: &Path) -> std::io::Result<()> {
    Ok(())
}
