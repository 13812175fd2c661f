//! Looks through a whole database and names what is wrong with it.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use sqlx::sqlite::{SqlitePool, SqlitePoolOptions};
use sqlx::{ConnectOptions, Connection};

use super::sqlite::{fault, looking_at};
use super::{StoreError, form, migrations, private, reading, studies};
use study::StudyText;

use crate::keys::tag;
use crate::registry::Registry;
use crate::table::FoldedLog;

/// Where in its header SQLite notes who may write the file, and the highest number that there is.
const WRITE_VERSION: usize = 18;
const WRITE_VERSION_MAX: u8 = 2;

/// What was looked at, and what is wrong.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Findings {
    pub tables: usize,
    /// Entries of logs that are what was written.
    pub entries: usize,
    /// Studies that were looked at.
    pub studies: usize,
    /// One sentence for each thing that is wrong.
    pub wrong: Vec<String>,
}

/// Looks through the database in this file; changes nothing, and may be done while a server runs.
pub async fn check_database(path: &Path, registry: &Registry) -> Result<Findings, StoreError> {
    let readers = SqlitePoolOptions::new().max_connections(1);
    let readers = readers.connect_with(looking_at(path)).await.map_err(fault)?;
    let mut findings = Findings::default();
    let found = version(&readers).await?;
    if found > migrations::VERSION {
        let path = path.display().to_string();
        return Err(StoreError::Newer { path, found, ours: migrations::VERSION });
    }
    look_at_the_header(path, &mut findings);
    look_at_the_file(&readers, &mut findings).await;
    if found < migrations::VERSION {
        let older = "it has the form of an older program and no checksums: start the server once";
        findings.wrong.push(older.to_owned());
    } else {
        look_at_the_form(&readers, &mut findings).await;
        look_at_the_tables(&readers, registry, &mut findings).await;
        look_at_the_studies(&readers, &mut findings).await;
    }
    readers.close().await;
    Ok(findings)
}

/// Copies a database into a file that is not there yet, for the owner's eyes only; a server may be
/// using it meanwhile.
pub async fn backup(from: &Path, to: &Path) -> Result<(), StoreError> {
    let shown = to.display().to_string();
    let unwritable = |reason: String| StoreError::Unwritable { path: shown.clone(), reason };
    if to.exists() {
        return Err(unwritable("there is such a file already".to_owned()));
    }
    let mut connection = looking_at(from).connect().await.map_err(fault)?;
    private::make_file(to).map_err(|error| unwritable(error.to_string()))?;
    let copied = sqlx::query("VACUUM INTO ?1").bind(&shown).execute(&mut connection).await;
    if let Err(error) = copied {
        std::fs::remove_file(to).ok();
        return Err(unwritable(error.to_string()));
    }
    connection.close().await.map_err(fault)
}

async fn version(readers: &SqlitePool) -> Result<i64, StoreError> {
    let mut connection = readers.acquire().await.map_err(fault)?;
    migrations::version(&mut connection).await
}

/// A header may say that only programs to come can write the file. SQLite then reads it without a word, so
/// that nothing is found to be wrong, and no server can be started.
fn look_at_the_header(path: &Path, findings: &mut Findings) {
    let mut header = [0; WRITE_VERSION + 1];
    match File::open(path).and_then(|mut file| file.read_exact(&mut header)) {
        Ok(()) if header[WRITE_VERSION] > WRITE_VERSION_MAX => {
            findings.wrong.push("the header of the file says that it cannot be written".to_owned());
        }
        Ok(()) => {}
        Err(error) => findings.wrong.push(format!("the header of the file: {error}")),
    }
}

/// What SQLite itself finds: pages, indices, rows without their table.
async fn look_at_the_file(readers: &SqlitePool, findings: &mut Findings) {
    let pages = sqlx::query_scalar::<_, String>("PRAGMA integrity_check(20)");
    match pages.fetch_all(readers).await {
        Ok(said) => findings.wrong.extend(said.into_iter().filter(|said| said != "ok")),
        Err(error) => findings.wrong.push(error.to_string()),
    }
    let orphans = "SELECT count(*) FROM pragma_foreign_key_check";
    match sqlx::query_scalar::<_, i64>(orphans).fetch_one(readers).await {
        Ok(0) => {}
        Ok(rows) => findings.wrong.push(format!("{rows} rows belong to no table")),
        Err(error) => findings.wrong.push(error.to_string()),
    }
}

async fn look_at_the_form(readers: &SqlitePool, findings: &mut Findings) {
    let faults = async { form::faults(&mut *readers.acquire().await.map_err(fault)?).await };
    match faults.await {
        Ok(faults) => findings.wrong.extend(faults),
        Err(error) => findings.wrong.push(format!("its form: {error}")),
    }
}

async fn look_at_the_tables(readers: &SqlitePool, registry: &Registry, findings: &mut Findings) {
    let ids = sqlx::query_scalar::<_, String>("SELECT id FROM tables ORDER BY id");
    let ids = match ids.fetch_all(readers).await {
        Ok(ids) => ids,
        Err(error) => return findings.wrong.push(format!("the list of tables: {error}")),
    };
    for id in ids {
        findings.tables += 1;
        match look_at(readers, registry, &id).await {
            Ok(entries) => findings.entries += entries,
            Err(wrong) => findings.wrong.push(format!("table {}…: {wrong}", tag(&id))),
        }
    }
}

async fn look_at_the_studies(readers: &SqlitePool, findings: &mut Findings) {
    let ids = match studies::ids(readers).await {
        Ok(ids) => ids,
        Err(error) => return findings.wrong.push(format!("the list of studies: {error}")),
    };
    for id in ids {
        findings.studies += 1;
        let wrong = match studies::study(readers, &id).await {
            Ok(row) => row.and_then(|row| row.study.parse::<StudyText>().err()?.to_string().into()),
            Err(error) => Some(error.to_string()),
        };
        findings.wrong.extend(wrong.map(|wrong| format!("study {}…: {wrong}", tag(&id))));
    }
}

/// How many entries the log of a sound table has, or what is wrong with it.
async fn look_at(readers: &SqlitePool, registry: &Registry, id: &str) -> Result<usize, String> {
    let row = reading::table(readers, id).await.map_err(|error| error.to_string())?;
    let row = row.ok_or("it is in the list and cannot be found")?;
    let log = reading::log(readers, id).await.map_err(|error| error.to_string())?;
    let entries = log.len();
    reading::review(readers, id).await.map_err(|error| error.to_string())?;
    let played = FoldedLog::load(row, log, registry);
    played.map_err(|refusal| format!("its log cannot be replayed: {refusal}"))?;
    Ok(entries)
}
