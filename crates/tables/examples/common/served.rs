//! A server in a process of its own; dropped, it is killed.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use super::Fault;

/// A server at work.
pub struct Served {
    pub address: SocketAddr,
    pub child: Child,
}

impl Served {
    /// Starts a server and reads where it listens from what it says first.
    pub fn start(command: &mut Command) -> Result<Served, Fault> {
        let child = command.stdout(Stdio::piped()).spawn()?;
        let nowhere = SocketAddr::from(([127, 0, 0, 1], 0));
        let mut server = Served { address: nowhere, child };
        let output = BufReader::new(server.child.stdout.take().ok_or("no output")?);
        for line in output.lines() {
            let line = line?.trim().replace("http://localhost", "127.0.0.1");
            if let Ok(address) = line.parse() {
                server.address = address;
                return Ok(server);
            }
        }
        Err("the server does not say where it listens".into())
    }

    /// The memory it holds, as Linux counts it.
    pub fn resident_kib(&self) -> Result<u64, Fault> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        Ok(line.ok_or("no VmRSS")?.trim().trim_end_matches(" kB").parse()?)
    }

    /// The processor time it has used.
    pub fn processor_time(&self) -> Result<Duration, Fault> {
        processor_time(self.child.id())
    }

    /// SIGKILL: no handler runs, no buffer is written.
    pub fn kill(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

/// The processor time that a process has used, as Linux counts it: in hundredths of a second.
pub fn processor_time(process: u32) -> Result<Duration, Fault> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat"))?;
    let fields = stat.rsplit_once(") ").ok_or("no stat")?.1;
    let ticks = fields.split(' ').skip(11).take(2).map(str::parse::<u64>);
    let ticks: u64 = ticks.sum::<Result<u64, _>>()?;
    Ok(Duration::from_millis(ticks * 10))
}

impl Drop for Served {
    fn drop(&mut self) {
        self.kill();
    }
}
