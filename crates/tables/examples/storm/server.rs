//! The server in the storm: it can be killed, its disk filled, its calendar set.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{ChildStdin, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::thread::JoinHandle;

use carcassonne::Carcassonne;
use rlimit::{INFINITY, Resource, prlimit};
use tables::store::check_database;
use tables::{Clock, Config, Registry, Server, SystemClock, Wait};
use tempfile::TempDir;

use crate::common::Fault;
use crate::common::served::Served;

const DATABASE: &str = "anleger.sqlite";

fn registry() -> Registry {
    Registry::default().with::<Carcassonne>()
}

/// Is the server until it is killed. Every line it is told sets its calendar by so many milliseconds.
pub async fn serve(folder: &Path) -> Result<(), Fault> {
    let config = Config {
        data: folder.to_owned(),
        database: folder.join(DATABASE).into(),
        tables_per_address: u32::MAX,
        trusted_proxies: vec!["127.0.0.1".parse()?],
        ..Config::default()
    };
    let clock = Arc::new(StormClock::default());
    let set = clock.clone();
    std::thread::spawn(move || {
        for line in std::io::stdin().lines().map_while(Result::ok) {
            set.ahead_ms.fetch_add(line.parse().unwrap_or(0), Ordering::SeqCst);
        }
    });
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
    println!("{}", listener.local_addr()?);
    let server = Server::new(config, registry()).with_clock(clock);
    Ok(server.serve(listener, std::future::pending()).await?)
}

/// The machine's clock with a calendar that is set from outside.
#[derive(Default)]
struct StormClock {
    machine: SystemClock,
    ahead_ms: AtomicI64,
}

impl Clock for StormClock {
    fn now_ms(&self) -> u64 {
        self.machine.now_ms()
    }

    fn calendar_ms(&self) -> u64 {
        let ahead_ms = self.ahead_ms.load(Ordering::SeqCst);
        self.machine.calendar_ms().saturating_add_signed(ahead_ms)
    }

    fn wait_until(&self, at_ms: u64) -> Wait {
        self.machine.wait_until(at_ms)
    }
}

/// A folder, and the server that is open on it.
pub struct StormServer {
    folder: TempDir,
    open: Option<Open>,
}

struct Open {
    served: Served,
    calendar: ChildStdin,
    /// Reads what the server complains about; ends with it.
    complaints: JoinHandle<Option<String>>,
}

impl StormServer {
    /// A server nobody has been in.
    pub fn build() -> Result<StormServer, Fault> {
        Ok(StormServer { folder: tempfile::tempdir()?, open: None })
    }

    /// Opens it. A file that may not grow any more is told to the server as an error, not as a
    /// signal that kills it.
    pub fn open(&mut self) -> Result<(), Fault> {
        let mut command = Command::new("sh");
        command.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\""]);
        command.arg(std::env::current_exe()?).arg("--serve").arg(self.folder.path());
        let mut served = Served::start(command.stdin(Stdio::piped()).stderr(Stdio::piped()))?;
        let calendar = served.child.stdin.take().ok_or("no input")?;
        let complaints = BufReader::new(served.child.stderr.take().ok_or("no complaints")?);
        let complaints = std::thread::spawn(move || {
            let mut lines = complaints.lines().map_while(Result::ok);
            let found = lines.find(|line| line.contains("panicked"));
            found.map(|line| line + &lines.collect::<Vec<_>>().join("\n"))
        });
        self.open = Some(Open { served, calendar, complaints });
        Ok(())
    }

    fn opened(&self) -> &Open {
        self.open.as_ref().expect("an open server")
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.opened().served.address
    }

    /// Somebody sets the machine's calendar.
    pub fn set_calendar(&mut self, by_ms: i64) -> Result<(), Fault> {
        let open = self.open.as_mut().ok_or("no server is open")?;
        Ok(writeln!(open.calendar, "{by_ms}")?)
    }

    /// Lets no file of the server grow; for a write that is the same as a full disk.
    pub fn fill_the_disk(&self) -> Result<(), Fault> {
        let log = self.folder.path().join(format!("{DATABASE}-wal"));
        self.limit(fs::metadata(log)?.len())
    }

    /// The disk has room again.
    pub fn make_room(&self) -> Result<(), Fault> {
        self.limit(INFINITY)
    }

    fn limit(&self, bytes: u64) -> Result<(), Fault> {
        let process = self.opened().served.child.id().try_into()?;
        Ok(prlimit(process, Resource::FSIZE, Some((bytes, INFINITY)), None)?)
    }

    /// Kills it; it must have lived until then, and must not have panicked.
    pub fn kill(&mut self) -> Result<(), Fault> {
        let Some(Open { mut served, calendar, complaints }) = self.open.take() else {
            return Ok(());
        };
        let ended = served.child.try_wait()?;
        served.kill();
        drop(calendar);
        let panic = complaints.join().map_err(|_| "nobody heard what it said")?;
        match (ended, panic) {
            (_, Some(panic)) => Err(format!("the server panicked: {panic}").into()),
            (Some(status), None) => Err(format!("the server stopped of itself: {status}").into()),
            (None, None) => Ok(()),
        }
    }

    /// Looks through the database: how many tables and entries it holds, all as they were written.
    pub async fn look_through(&self) -> Result<(usize, usize), Fault> {
        let database = self.folder.path().join(DATABASE);
        let findings = check_database(&database, &registry()).await?;
        match findings.wrong.is_empty() {
            true => Ok((findings.tables, findings.entries)),
            false => Err(findings.wrong.join("\n").into()),
        }
    }
}
