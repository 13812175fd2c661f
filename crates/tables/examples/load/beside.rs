//! The database server beside the one that is loaded.

use std::fs;
use std::time::Duration;

use testbed::Postgres;

use super::common::Fault;

/// A PostgreSQL server with an empty database.
pub struct Beside {
    server: Postgres,
    address: String,
}

impl Beside {
    pub fn start() -> Result<Beside, Fault> {
        let server = Postgres::start_durable()?;
        let address = server.fresh()?;
        Ok(Beside { server, address })
    }

    pub fn address(&self) -> &str {
        &self.address
    }

    /// The processor time that it has used, where there is one.
    pub fn time_of(beside: Option<&Beside>) -> Result<Duration, Fault> {
        match beside {
            Some(beside) => beside.processor_time(),
            None => Ok(Duration::ZERO),
        }
    }

    /// All its processes together, as Linux counts them: in hundredths of a second. One for each connection stays as
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
