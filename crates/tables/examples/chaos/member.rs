//! A process of ours, a server or a worker, with its lines to the others.

use std::fs::{self, File, OpenOptions};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use testbed::Relay;
use tokio::time::{Instant, sleep, timeout};

use crate::common::{Fault, asking};
use crate::place::Place;

/// What it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    Server,
    Worker,
}

/// Where it finds what it needs.
pub struct Needs<'a> {
    pub folder: &'a Path,
    pub settings: &'a Path,
    /// The database, from the port of the server on; and NATS.
    pub database: &'a str,
    pub nats: &'a str,
    pub ports: [u16; 2],
}

/// A process, or the place for one.
pub struct Member {
    pub name: String,
    pub program: PathBuf,
    /// Where it answers.
    pub address: SocketAddr,
    pub postgres: Relay,
    pub nats: Relay,
    pub place: Place,
    role: Role,
    settings: PathBuf,
    data: PathBuf,
    log: PathBuf,
    database: String,
    news: String,
    running: Option<Child>,
}

/// Nothing takes one so long: the start with its database, and the end with all its people.
const PATIENCE: Duration = Duration::from_secs(60);

/// How long one answer may take, and how long we wait before we ask again.
const ANSWER: Duration = Duration::from_secs(2);
const REST: Duration = Duration::from_millis(50);

impl Member {
    /// A place for one; it is not started yet.
    pub fn new(
        role: Role,
        number: usize,
        place: Place,
        program: &Path,
        needs: &Needs<'_>,
    ) -> Result<Member, Fault> {
        let name = match role {
            Role::Server => format!("node {}", number + 1),
            Role::Worker => format!("worker {}", number + 1),
        };
        let [postgres, nats] = needs.ports.map(|port| Relay::start(place.outside(), port));
        let (postgres, nats) = (postgres?, nats?);
        let at = |address: &str, port: u16, line: &Relay| {
            let to = [format!("localhost:{port}"), format!("127.0.0.1:{port}")];
            to.iter().fold(address.to_owned(), |address, to| {
                address.replace(to, &line.address().to_string())
            })
        };
        let data = needs.folder.join(name.replace(' ', "-"));
        fs::create_dir_all(&data)?;
        Ok(Member {
            address: SocketAddr::from((place.inside(), testbed::free_port()?)),
            database: at(needs.database, needs.ports[0], &postgres),
            news: at(needs.nats, needs.ports[1], &nats),
            log: data.join("log"),
            program: program.to_owned(),
            settings: needs.settings.to_owned(),
            running: None,
            name,
            postgres,
            nats,
            place,
            role,
            data,
        })
    }

    /// Starts it; what it says goes on in the file where it ended.
    pub fn start(&mut self) -> Result<(), Fault> {
        let mut command = self.place.command(&self.program);
        let address = self.address.to_string();
        match self.role {
            Role::Server => command.args(["serve", "--bind", &address, "--data"]).arg(&self.data),
            Role::Worker => command.args(["work", "--threads", "1", "--metrics", &address]),
        };
        command.arg("--config").arg(&self.settings).env("ANLEGER_LOG", "warn");
        command.env("ANLEGER_DATABASE", &self.database).env("ANLEGER_NATS", &self.news);
        let log: File = OpenOptions::new().create(true).append(true).open(&self.log)?;
        let command = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log);
        let running = command.spawn().map_err(|error| format!("{}: {error}", self.name))?;
        self.running = Some(running);
        Ok(())
    }

    /// SIGKILL: no handler runs, no buffer is written. It must have lived until then.
    pub fn kill(&mut self) -> Result<(), Fault> {
        let Some(mut running) = self.running.take() else { return Ok(()) };
        if let Some(status) = running.try_wait()? {
            return Err(format!("{} ended of itself: {status}", self.name).into());
        }
        running.kill()?;
        running.wait()?;
        Ok(())
    }

    /// SIGTERM: it sends its people elsewhere and ends in order.
    pub async fn stop(&mut self) -> Result<(), Fault> {
        let Some(mut running) = self.running.take() else { return Ok(()) };
        Command::new("kill").args(["-TERM", &running.id().to_string()]).status()?;
        let end = Instant::now() + PATIENCE;
        let status = loop {
            match running.try_wait()? {
                Some(status) => break status,
                None if Instant::now() > end => {
                    running.kill()?;
                    return Err(format!("{} does not stop", self.name).into());
                }
                None => sleep(REST).await,
            }
        };
        match status.success() {
            true => Ok(()),
            false => Err(format!("{} did not stop in order: {status}", self.name).into()),
        }
    }

    /// Waits until it can do all that it is there for. One that ends because its database is not there yet is started
    /// again, as whoever watches over servers does.
    pub async fn until_ready(&mut self) -> Result<(), Fault> {
        let end = Instant::now() + PATIENCE;
        while !self.is_ready().await {
            if Instant::now() > end {
                let log = fs::read_to_string(&self.log)?;
                let last: Vec<&str> = log.lines().rev().take(5).collect();
                return Err(format!("{} is not ready again: {last:?}", self.name).into());
            }
            if self.running.as_mut().is_none_or(|it| !matches!(it.try_wait(), Ok(None))) {
                self.start()?;
            }
            sleep(REST).await;
        }
        Ok(())
    }

    async fn is_ready(&self) -> bool {
        let asked = timeout(ANSWER, asking::get(self.address, "/readyz")).await;
        matches!(asked, Ok(Ok(answer)) if answer.status == 200 && answer.body == "ok\n")
    }

    /// What it said when it panicked, if it ever did.
    pub fn panic(&self) -> Result<Option<String>, Fault> {
        let log = fs::read_to_string(&self.log)?;
        let panic = log.lines().find(|line| line.contains("panicked"));
        Ok(panic.map(|line| format!("{} panicked: {line}", self.name)))
    }
}

impl Drop for Member {
    fn drop(&mut self) {
        if let Some(mut running) = self.running.take() {
            running.kill().ok();
            running.wait().ok();
        }
    }
}
