//! The programs of a server: where they are, and as whom they run.

use std::env;
use std::fs;
use std::io;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::Missing;

/// Where Debian puts them, a folder for each version.
const DEBIAN: &str = "/usr/lib/postgresql";

const NATS: &str = "nats-server";

/// The folder with the programs of PostgreSQL, of the newest version that is there.
pub fn of_postgres() -> Result<PathBuf, Missing> {
    let number = |folder: &PathBuf| folder.file_name()?.to_str()?.parse::<u32>().ok();
    let versions = fs::read_dir(DEBIAN).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut versions: Vec<PathBuf> = versions.filter(|folder| number(folder).is_some()).collect();
    versions.sort_by_key(|folder| std::cmp::Reverse(number(folder)));
    let debian = versions.into_iter().map(|folder| folder.join("bin"));
    let path = env::var_os("PATH").unwrap_or_default();
    let all =
        |folder: &PathBuf| ["initdb", "pg_ctl"].iter().all(|name| folder.join(name).is_file());
    debian.chain(env::split_paths(&path)).find(all).ok_or(Missing::Postgres)
}

/// NATS, where Debian's package puts it, or wherever programs are looked for.
pub fn of_nats() -> PathBuf {
    let folders = ["/usr/sbin", "/usr/local/sbin"].map(Path::new);
    let debian = folders.iter().map(|folder| folder.join(NATS)).find(|program| program.is_file());
    debian.unwrap_or_else(|| NATS.into())
}

/// Who else runs a server where we are root: it refuses to be that.
#[derive(Clone, Copy, Debug)]
pub struct Runner(Option<&'static str>);

impl Runner {
    pub fn find() -> Runner {
        let id = |user: &[&str]| {
            let said =
                Command::new("id").arg("-u").args(user).stderr(Stdio::null()).output().ok()?;
            String::from_utf8(said.stdout).ok()?.trim().parse::<u32>().ok()
        };
        match id(&[]) {
            Some(0) => {
                Runner(["postgres", "nobody"].into_iter().find(|user| id(&[user]).is_some()))
            }
            _ => Runner(None),
        }
    }

    /// Gives a folder with all that is in it to whoever runs the server.
    pub fn give(self, folder: &Path) -> Result<(), Missing> {
        match self.0 {
            Some(user) => {
                carry_out(Command::new("chown").arg("-R").arg(user).arg(folder)).map(|_| ())
            }
            None => Ok(()),
        }
    }

    /// A program that runs as they do.
    pub fn command(self, program: &Path) -> Command {
        match self.0 {
            Some(user) => {
                let mut command = Command::new("runuser");
                command.args(["-u", user, "--"]).arg(program);
                command
            }
            None => Command::new(program),
        }
    }
}

/// Runs a program to its end and hands out what it says.
pub fn carry_out(command: &mut Command) -> Result<String, Missing> {
    let program = command.get_program().to_string_lossy().into_owned();
    let failed = |said: String| Missing::Failed { program: program.clone(), said };
    let done = command.stdin(Stdio::null()).output().map_err(|error| failed(error.to_string()))?;
    match done.status.success() {
        true => Ok(String::from_utf8_lossy(&done.stdout).into_owned()),
        false => {
            let said = [done.stdout, done.stderr].concat();
            Err(failed(String::from_utf8_lossy(&said).trim().to_owned()))
        }
    }
}

/// A port that was free a moment ago; nobody else on this machine asks for ports by number.
pub fn free_port() -> io::Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

pub fn failed(what: &str, error: &io::Error) -> Missing {
    Missing::Failed { program: what.to_owned(), said: error.to_string() }
}
