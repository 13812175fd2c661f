//! `anleger prune`, `check-database`, `backup`: the database in the operator's hands. All of them may be
//! used while a server runs.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use tables::retention::{Phase, Stale, Survey, remove, survey};
use tables::store::{Database, Store, backup, check_database};
use tables::{Config, Flags, ServeError};

use crate::failure::Failure;
use crate::serve::registry;

/// Remove tables and studies that are kept no longer, as the settings say
///
/// How long that is stands in the settings file: keep_finished_days, keep_abandoned_days,
/// keep_waiting_days and keep_study_days. A running server does the same by itself.
#[derive(Clone, Debug, clap::Args)]
pub struct Prune {
    #[command(flatten)]
    flags: Flags,
    /// Only show which would go; changes nothing
    #[arg(long)]
    dry_run: bool,
}

/// Look through the database and name what is wrong with it
///
/// Changes nothing. Exits with 1 where something is wrong.
#[derive(Clone, Debug, clap::Args)]
pub struct CheckDatabase {
    #[command(flatten)]
    flags: Flags,
}

/// Copy the database into a new file, whole and consistent
///
/// Servers may use it meanwhile. One on a PostgreSQL server is copied as well, as it is at this moment, into a file that
/// `anleger move-database` brings back onto a server.
#[derive(Clone, Debug, clap::Args)]
pub struct Backup {
    /// The new file
    file: PathBuf,
    #[command(flatten)]
    flags: Flags,
}

impl Prune {
    /// Removes them, or shows them.
    pub fn run(self, out: &mut dyn Write) -> Result<ExitCode, Failure> {
        let config = settings(self.flags)?;
        wait(async {
            let store = match self.dry_run {
                true => Database::look_at(&config.database).await?,
                false => Database::open_existing(&config.database).await?,
            };
            let found = survey(&store, &registry(), config.retention, now_ms()).await?;
            write_survey(&found, out)?;
            let before_ms = config.retention.studies_before_ms(now_ms());
            match self.dry_run {
                true => writeln!(out, "{} tables would be removed", found.stale.len())?,
                false => writeln!(out, "{} tables removed", remove(&store, &found.stale).await?)?,
            }
            match self.dry_run {
                true => {
                    let stale = store.stale_studies(before_ms).await?;
                    said(out, stale, "studies would be removed")?;
                }
                false => {
                    let removed = store.remove_studies(before_ms).await?;
                    said(out, removed, "studies removed")?;
                }
            }
            store.close().await?;
            Ok(ExitCode::SUCCESS)
        })
    }
}

impl CheckDatabase {
    /// Looks through it.
    pub fn run(self, out: &mut dyn Write) -> Result<ExitCode, Failure> {
        let config = settings(self.flags)?;
        wait(async {
            let found = check_database(&config.database, &registry()).await?;
            for wrong in &found.wrong {
                writeln!(out, "{wrong}")?;
            }
            let (tables, entries, wrong) = (found.tables, found.entries, found.wrong.len());
            if found.studies > 0 {
                writeln!(out, "{} studies", found.studies)?;
            }
            if found.people > 0 {
                writeln!(out, "{} people", found.people)?;
            }
            writeln!(
                out,
                "{tables} tables, {entries} entries as they were written, {wrong} faults"
            )?;
            Ok(if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
        })
    }
}

impl Backup {
    /// Copies it.
    pub fn run(self, out: &mut dyn Write) -> Result<ExitCode, Failure> {
        let config = settings(self.flags)?;
        wait(async {
            backup(&config.database, &self.file).await?;
            writeln!(out, "{}", self.file.display())?;
            Ok(ExitCode::SUCCESS)
        })
    }
}

/// The settings that these flags ask for.
pub fn settings(flags: Flags) -> Result<Config, Failure> {
    Ok(flags.resolve().map_err(ServeError::from)?)
}

/// Waits for work on the database.
pub fn wait<T>(work: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    tokio::runtime::Runtime::new()?.block_on(work)
}

fn now_ms() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as u64
}

/// Says how many there were, if there were any.
fn said(out: &mut dyn Write, studies: u64, what: &str) -> std::io::Result<()> {
    if studies > 0 { writeln!(out, "{studies} {what}") } else { Ok(()) }
}

fn write_survey(found: &Survey, out: &mut dyn Write) -> std::io::Result<()> {
    for Stale { id, phase, idle_days, .. } in &found.stale {
        let phase = match phase {
            Phase::Waiting => "never began",
            Phase::Playing => "abandoned",
            Phase::Over => "finished",
        };
        writeln!(out, "{}…  {phase}, no event for {idle_days} days", id.get(..8).unwrap_or(id))?;
    }
    for id in &found.unreadable {
        writeln!(out, "{}…  cannot be read and stays", id.get(..8).unwrap_or(id))?;
    }
    Ok(())
}
