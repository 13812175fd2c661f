//! Looks through a whole database and names what is wrong with it.

use super::engine::{Pool, postgres, sqlite};
use super::{Address, StoreError, VERSION, finds, people, reading, studies};
use study::StudyText;

use crate::keys::tag;
use crate::registry::Registry;
use crate::table::FoldedLog;

/// What was looked at, and what is wrong.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Findings {
    pub tables: usize,
    /// Entries of logs that are what was written.
    pub entries: usize,
    /// Studies that were looked at.
    pub studies: usize,
    /// People who keep a name.
    pub people: usize,
    /// One sentence for each thing that is wrong.
    pub wrong: Vec<String>,
}

/// Looks through this database; changes nothing, and may be done while a server runs.
pub async fn check_database(
    address: impl Into<Address>,
    registry: &Registry,
) -> Result<Findings, StoreError> {
    let address = address.into();
    let (readers, found) = look_at(&address).await?;
    if found > VERSION {
        let path = address.to_string();
        return Err(StoreError::Newer { path, found, ours: VERSION });
    }
    let mut findings = Findings { wrong: faults(&address, &readers).await, ..Findings::default() };
    if found < VERSION {
        findings.wrong.push(
            match found {
                0 => "there is nothing of ours in it",
                _ => "it has the form of an older program and no checksums: start the server once",
            }
            .to_owned(),
        );
    } else {
        look_at_the_form(&readers, &mut findings).await;
        look_at_the_tables(&readers, registry, &mut findings).await;
        look_at_the_studies(&readers, &mut findings).await;
        look_at_the_people(&readers, &mut findings).await;
    }
    readers.close().await;
    Ok(findings)
}

/// Connections that read, and the version of the form.
async fn look_at(address: &Address) -> Result<(Pool, i64), StoreError> {
    match address {
        Address::File(path) => {
            let pool = sqlite::look_at(path).await?;
            let mut connection = pool.acquire().await.map_err(sqlite::fault)?;
            let found = sqlite::migrations::version(&mut connection).await?;
            drop(connection);
            Ok((Pool::Sqlite(pool), found))
        }
        Address::Server(server) => {
            let mut connection = postgres::connect(&server.options()?).await?;
            let found = postgres::migrations::version(&mut connection).await?;
            Ok((postgres::patient_readers(server)?, found))
        }
    }
}

/// What is wrong below the rows.
async fn faults(address: &Address, readers: &Pool) -> Vec<String> {
    match (address, readers) {
        (Address::File(path), Pool::Sqlite(pool)) => sqlite::soundness::faults(path, pool).await,
        _ => Vec::new(),
    }
}

async fn look_at_the_form(readers: &Pool, findings: &mut Findings) {
    let faults = match readers {
        Pool::Sqlite(pool) => {
            async {
                let mut connection = pool.acquire().await.map_err(sqlite::fault)?;
                sqlite::form::faults(&mut connection).await
            }
            .await
        }
        Pool::Postgres { .. } => {
            findings.wrong.extend(postgres::soundness::faults(readers).await);
            postgres::form::faults(readers).await
        }
    };
    match faults {
        Ok(faults) => findings.wrong.extend(faults),
        Err(error) => findings.wrong.push(format!("its form: {error}")),
    }
}

async fn look_at_the_tables(readers: &Pool, registry: &Registry, findings: &mut Findings) {
    let ids = match reading::ids(readers).await {
        Ok(ids) => ids,
        Err(error) => return findings.wrong.push(format!("the list of tables: {error}")),
    };
    for id in ids {
        findings.tables += 1;
        match look_at_table(readers, registry, &id).await {
            Ok(entries) => findings.entries += entries,
            Err(wrong) => findings.wrong.push(format!("table {}…: {wrong}", tag(&id))),
        }
    }
}

async fn look_at_the_studies(readers: &Pool, findings: &mut Findings) {
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

async fn look_at_the_people(readers: &Pool, findings: &mut Findings) {
    let ids = match people::ids(readers).await {
        Ok(ids) => ids,
        Err(error) => return findings.wrong.push(format!("the list of people: {error}")),
    };
    for id in ids {
        findings.people += 1;
        let wrong = people::fault(readers, &id).await.err();
        findings.wrong.extend(wrong.map(|wrong| format!("person {}…: {wrong}", tag(&id))));
    }
}

/// How many entries the log of a sound table has, or what is wrong with it.
async fn look_at_table(readers: &Pool, registry: &Registry, id: &str) -> Result<usize, String> {
    let row = reading::table(readers, id).await.map_err(|error| error.to_string())?;
    let row = row.ok_or("it is in the list and cannot be found")?;
    let log = reading::log(readers, id).await.map_err(|error| error.to_string())?;
    let entries = log.len();
    reading::review(readers, id).await.map_err(|error| error.to_string())?;
    finds::found(readers, id).await.map_err(|error| error.to_string())?;
    let played = FoldedLog::load(row, log, registry);
    played.map_err(|refusal| format!("its log cannot be replayed: {refusal}"))?;
    Ok(entries)
}
