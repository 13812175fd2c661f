//! A PostgreSQL server. For tests it does not wait for its disk: what they break is never the power.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::sleep;
use std::time::Duration;

use tempfile::TempDir;

use crate::Missing;
use crate::programs::{self, Runner, carry_out, failed, free_port};

/// The owner of every database, and a password that must not show.
const USER: &str = "anleger";
const PASSWORD: &str = "open-sesame";

/// Whoever trusts this trusts the server, by the name of `localhost`: a certificate for tests alone.
pub const TLS_AUTHORITY: &str = include_str!("../tls/authority.pem");
const TLS_SERVER: &str = include_str!("../tls/server.pem");
const TLS_SERVER_KEY: &str = include_str!("../tls/server.key");

/// How often a server that was killed is started again before its remains have gone, and how long we wait in between.
const TRIES: u32 = 50;
const REST: Duration = Duration::from_millis(100);

/// A server at work.
#[derive(Debug)]
pub struct Postgres {
    programs: PathBuf,
    runner: Runner,
    folder: TempDir,
    port: u16,
    databases: AtomicU32,
    /// Whether it waits for its disk.
    durable: bool,
    /// Stops the server when we are gone, however we go: it waits for the end of its input.
    _watch: Child,
}

impl Postgres {
    /// The server of this test program.
    pub fn shared() -> Result<&'static Postgres, Missing> {
        static SHARED: OnceLock<Result<Postgres, Missing>> = OnceLock::new();
        SHARED.get_or_init(Postgres::start).as_ref().map_err(Missing::clone)
    }

    /// A server of one's own: to be killed, for example.
    pub fn start() -> Result<Postgres, Missing> {
        Postgres::begin(false)
    }

    /// One that waits for its disk, as those do that people use: to be measured.
    pub fn start_durable() -> Result<Postgres, Missing> {
        Postgres::begin(true)
    }

    fn begin(durable: bool) -> Result<Postgres, Missing> {
        let (programs, runner) = (programs::of_postgres()?, Runner::find());
        let folder = tempfile::Builder::new().prefix("anleger-postgres-").tempdir();
        let folder = folder.map_err(|error| failed("a folder", &error))?;
        fill(folder.path()).map_err(|error| failed("its folder", &error))?;
        runner.give(folder.path())?;
        let port = free_port().map_err(|error| failed("a port", &error))?;
        let data = folder.path().join("data");
        let mut initdb = runner.command(&programs.join("initdb"));
        initdb.args(["--no-sync", "--encoding=UTF8", "--locale=C.UTF-8", "--auth=scram-sha-256"]);
        initdb.arg("--username").arg(USER).arg("--pgdata").arg(&data);
        carry_out(initdb.arg("--pwfile").arg(folder.path().join("password")))?;
        let watch = watch(runner, &programs, folder.path());
        let watch = watch.map_err(|error| failed("whoever stops it", &error))?;
        let databases = AtomicU32::new(0);
        let server = Postgres { programs, runner, folder, port, databases, durable, _watch: watch };
        server.resume()?;
        Ok(server)
    }

    /// Starts it again.
    pub fn resume(&self) -> Result<(), Missing> {
        let folder = self.folder.path().display();
        let tls = format!(
            "-c ssl=on -c ssl_cert_file={folder}/server.pem -c ssl_key_file={folder}/server.key"
        );
        let options = format!(
            "-p {} -k {folder} -c listen_addresses=127.0.0.1,::1 -c fsync={} -c max_connections=200 {tls}",
            self.port,
            if self.durable { "on" } else { "off" }
        );
        let mut start = self.control();
        start.args(["--wait", "--log"]).arg(self.folder.path().join("log")).arg("-o").arg(options);
        carry_out(start.arg("start")).map(|_| ())
    }

    /// Stops it; whoever is connected is sent away.
    pub fn stop(&self) -> Result<(), Missing> {
        carry_out(self.control().args(["--wait", "--mode=fast", "stop"])).map(|_| ())
    }

    /// Kills it: nothing is written, nobody is told.
    pub fn kill(&self) -> Result<(), Missing> {
        carry_out(Command::new("kill").arg("-KILL").arg(self.process()?)).map(|_| ())
    }

    /// It hangs: nobody is sent away, and nobody is answered.
    pub fn hang(&self) -> Result<(), Missing> {
        self.signal_all("-STOP")
    }

    /// It goes on after it hung.
    pub fn go_on(&self) -> Result<(), Missing> {
        self.signal_all("-CONT")
    }

    fn signal_all(&self, signal: &str) -> Result<(), Missing> {
        let first = self.process()?;
        let others = carry_out(Command::new("ps").args(["-o", "pid=", "--ppid", &first]))?;
        let mut kill = Command::new("kill");
        carry_out(kill.arg(signal).arg(&first).args(others.split_whitespace())).map(|_| ())
    }

    /// The number of its first process, to which all others belong.
    pub fn process(&self) -> Result<String, Missing> {
        let pid = fs::read_to_string(self.folder.path().join("data/postmaster.pid"));
        let pid = pid.map_err(|error| failed("its number", &error))?;
        Ok(pid.lines().next().unwrap_or_default().to_owned())
    }

    /// Starts it after it was killed: what is left of it takes a moment to go.
    pub fn rise(&self) -> Result<(), Missing> {
        for _ in 1..TRIES {
            if self.resume().is_ok() {
                return Ok(());
            }
            sleep(REST);
        }
        self.resume()
    }

    fn control(&self) -> Command {
        let mut control = self.runner.command(&self.programs.join("pg_ctl"));
        control.arg("--silent").arg("--pgdata").arg(self.folder.path().join("data"));
        control
    }

    /// The address of a new, empty database.
    pub fn fresh(&self) -> Result<String, Missing> {
        let name = format!("house_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        carry_out(self.client("createdb").arg(&name))?;
        Ok(self.address(&name))
    }

    fn address(&self, name: &str) -> String {
        format!("postgres://{USER}:{PASSWORD}@localhost:{}/{name}", self.port)
    }

    /// One of the programs that come with the server, ready to speak to it.
    pub fn client(&self, program: &str) -> Command {
        let mut client = Command::new(self.programs.join(program));
        client.env("PGHOST", "localhost").env("PGPORT", self.port.to_string());
        client.env("PGUSER", USER).env("PGPASSWORD", PASSWORD);
        client
    }

    /// Runs a statement in this database and hands out what it answers.
    pub fn ask(&self, address: &str, statement: &str) -> Result<String, Missing> {
        let mut psql = self.client("psql");
        psql.args(["--no-psqlrc", "--tuples-only", "--no-align", "--set=ON_ERROR_STOP=1"]);
        let said = carry_out(psql.args(["--dbname", address, "--command", statement]))?;
        Ok(said.trim().to_owned())
    }

    /// Runs one of its programs to the end.
    pub fn run(&self, client: &mut Command) -> Result<String, Missing> {
        carry_out(client)
    }

    /// What must never show.
    pub fn password(&self) -> &'static str {
        PASSWORD
    }

    pub fn port(&self) -> u16 {
        self.port
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        carry_out(self.control().args(["--mode=immediate", "stop"])).ok();
    }
}

/// What the server needs before it is made.
fn fill(folder: &Path) -> io::Result<()> {
    fs::write(folder.join("password"), PASSWORD)?;
    fs::write(folder.join("server.pem"), TLS_SERVER)?;
    let key = folder.join("server.key");
    fs::write(&key, TLS_SERVER_KEY)?;
    #[cfg(unix)]
    fs::set_permissions(&key, std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
    Ok(())
}

/// Whoever stops the server and clears up after it when the other end of the pipe has gone.
fn watch(runner: Runner, programs: &Path, folder: &Path) -> io::Result<Child> {
    let stop = runner.command(&programs.join("pg_ctl"));
    let script = "trap '' INT TERM HUP; folder=$1; shift; cat; \"$@\"; rm -rf \"$folder\"";
    let mut watch = Command::new("sh");
    watch.args(["-c", script, "sh"]).arg(folder).arg(stop.get_program()).args(stop.get_args());
    watch.arg("--pgdata").arg(folder.join("data")).args(["--silent", "--mode=immediate", "stop"]);
    watch.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()
}
