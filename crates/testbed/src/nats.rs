//! A NATS with JetStream, a password, and a folder of its own.

use std::io;
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use tempfile::TempDir;

use crate::Missing;
use crate::programs::{self, failed, free_port};

/// Who may come in.
const USER: &str = "anleger";

/// How often we look whether it listens, and how long we wait in between.
const TRIES: u32 = 100;
const REST: Duration = Duration::from_millis(50);

/// A NATS at work.
#[derive(Debug)]
pub struct Nats {
    port: u16,
    password: &'static str,
    folder: TempDir,
    running: Option<Child>,
}

impl Nats {
    /// One that lets in whoever knows this password.
    pub fn start(password: &'static str) -> Result<Nats, Missing> {
        let port = free_port().map_err(|error| failed("a port", &error))?;
        let folder = tempfile::Builder::new().prefix("anleger-nats-").tempdir();
        let folder = folder.map_err(|error| failed("a folder", &error))?;
        let mut nats = Nats { port, password, folder, running: None };
        nats.resume()?;
        Ok(nats)
    }

    /// Starts it, also again after it was killed, and waits until it listens.
    pub fn resume(&mut self) -> Result<(), Missing> {
        let mut command = Command::new(programs::of_nats());
        command.args(["--addr", "127.0.0.1", "--port", &self.port.to_string()]);
        command.args(["--user", USER, "--pass", self.password]);
        command.arg("--jetstream").arg("--store_dir").arg(self.folder.path());
        command.current_dir(self.folder.path()).stdout(Stdio::null()).stderr(Stdio::null());
        self.running = Some(command.spawn().map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => Missing::Nats,
            _ => failed("nats-server", &error),
        })?);
        for _ in 0..TRIES {
            if TcpStream::connect(("127.0.0.1", self.port)).is_ok() {
                return Ok(());
            }
            sleep(REST);
        }
        Err(Missing::Failed { program: "nats-server".into(), said: "nobody listens".into() })
    }

    /// Kills it: nobody is told.
    pub fn kill(&mut self) {
        if let Some(mut running) = self.running.take() {
            running.kill().ok();
            running.wait().ok();
        }
    }

    /// Its address for whoever says this password.
    pub fn address_with(&self, password: &str) -> String {
        format!("nats://{USER}:{password}@127.0.0.1:{}", self.port)
    }

    /// Its address.
    pub fn address(&self) -> String {
        self.address_with(self.password)
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    /// The number of its process, while it runs.
    pub fn process(&self) -> Option<u32> {
        self.running.as_ref().map(Child::id)
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.kill();
    }
}
