//! What servers need beside them: a database server, and a NATS where they are several.

use std::fs;
use std::time::Duration;

use testbed::{Nats, Postgres};

use super::common::Fault;
use super::common::served::processor_time;
use super::{DATABASE, NATS};

/// A PostgreSQL server with an empty database, and a NATS.
pub struct Beside {
    server: Postgres,
    address: String,
    nats: Option<Nats>,
}

/// What both have used so far: processor time, and what was written to the database's log.
#[derive(Clone, Copy, Debug, Default)]
pub struct Used {
    pub postgres: Duration,
    pub nats: Duration,
    pub log_bytes: u64,
}

impl Used {
    /// What was used since then.
    pub fn since(self, before: Used) -> Used {
        Used {
            postgres: self.postgres - before.postgres,
            nats: self.nats - before.nats,
            log_bytes: self.log_bytes - before.log_bytes,
        }
    }
}

const LOG_BYTES: &str = "SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')";

impl Beside {
    pub fn start(with_nats: bool) -> Result<Beside, Fault> {
        let server = Postgres::start_durable()?;
        let address = server.fresh()?;
        let nats = with_nats.then(|| Nats::start("open-sesame")).transpose()?;
        Ok(Beside { server, address, nats })
    }

    /// What servers are told of them, in their environment.
    pub fn settings(&self) -> Vec<(&'static str, String)> {
        let database = (DATABASE, self.address.clone());
        let nats = self.nats.iter().map(|nats| (NATS, nats.address()));
        [database].into_iter().chain(nats).collect()
    }

    /// What they have used, where they are there.
    pub fn used_by(beside: Option<&Beside>) -> Result<Used, Fault> {
        let Some(beside) = beside else { return Ok(Used::default()) };
        let nats = beside.nats.as_ref().and_then(Nats::process);
        let nats = nats.map_or(Ok(Duration::ZERO), processor_time)?;
        let log_bytes = beside.server.ask(&beside.address, LOG_BYTES)?.parse()?;
        Ok(Used { postgres: beside.processor_time()?, nats, log_bytes })
    }

    /// All processes of the database together, as Linux counts them: in hundredths of a second. One for each connection stays as
    /// long as that does.
    fn processor_time(&self) -> Result<Duration, Fault> {
        let first = self.server.process()?;
        let mut ticks = 0;
        for process in fs::read_dir("/proc")? {
            // A process that is just ending has used little.
            let Ok(stat) = fs::read_to_string(process?.path().join("stat")) else { continue };
            let Some((_, fields)) = stat.rsplit_once(") ") else { continue };
            let fields: Vec<&str> = fields.split(' ').collect();
            if fields.get(1) == Some(&first.as_str()) {
                ticks += fields
                    .iter()
                    .skip(11)
                    .take(2)
                    .filter_map(|it| it.parse::<u64>().ok())
                    .sum::<u64>();
            }
        }
        Ok(Duration::from_millis(ticks * 10))
    }
}
