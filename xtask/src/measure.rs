//! Measurements that are no tests: what they find depends on the machine, and goes into
//! `docs/performance.md` by hand.

use std::path::{PathBuf, absolute};
use std::process::Command;

use crate::commands::{cargo, run, run_together};
use crate::steps::HOUSE;
use crate::{Failure, chromium, postgres, servers, workspace};

/// 1,000 tables on one server, for so many seconds and with so much thought between decisions.
const LOAD: [&str; 7] = ["--program", "--tables", "1000", "--seconds", "20", "--pause-ms", "500"];

/// Three servers, with the two of a table at different ones.
const SEVERAL: [&str; 4] = ["--nodes", "3", "--screens", "2"];

/// Twenty people against an easy bot each, while somebody lets the bots of sixty tables search.
const ATTACK: [&str; 9] =
    ["--program", "--attack", "60", "--tables", "20", "--seconds", "20", "--pause-ms", "500"];

/// Loads one server, the program as people start it, over loopback: on SQLite, and on a PostgreSQL server beside it; then
/// three that share one.
pub fn load() -> Result<(), Failure> {
    cargo(&["build", "--release", "-p", "anleger"])?;
    let program = ["run", "--release", "-p", "anleger-tables", "--example", "load", "--"];
    cargo(&[&program[..], &LOAD].concat())?;
    postgres::install()?;
    cargo(&[&program[..], &LOAD, &["--postgres"]].concat())?;
    servers::install()?;
    cargo(&[&program[..], &LOAD, &SEVERAL].concat())?;
    cargo(&[&program[..], &ATTACK].concat())
}

/// What reads input of strangers.
const FUZZ_TARGETS: [&str; 3] = ["protocol", "record", "saved-game"];

/// Damaged input for every target, side by side; as the tests are built, with assertions on.
pub fn fuzz(seconds: u64, seed: u64) -> Result<(), Failure> {
    let program = example("fuzz")?;
    run_together(FUZZ_TARGETS.map(|target| {
        let mut campaign = Command::new(&program);
        campaign.args([target, "--seconds", &seconds.to_string(), "--seed", &seed.to_string()]);
        campaign
    }))
}

/// An example of ours, built as the tests are: for itself alone cargo would choose other features of what
/// it needs, and compile all that again.
fn example(name: &str) -> Result<PathBuf, Failure> {
    cargo(&[&["build", "--quiet"], &HOUSE[..], &["--example", name]].concat())?;
    Ok(workspace::target()?.join("debug/examples").join(name))
}

/// Whoever makes chaos, and the program of which all nodes and workers are made.
const CHAOS: [&str; 4] = ["--example", "chaos", "--bin", "anleger"];

/// A storm over one server, on loopback. No measurement, but it takes as long as one likes.
pub fn storm(minutes: f64, seed: u64) -> Result<(), Failure> {
    let (minutes, seed) = (minutes.to_string(), seed.to_string());
    run(Command::new(example("storm")?).args(["--minutes", &minutes, "--seed", &seed]))
}

/// A house of several nodes with all that they need, in which everybody is killed in turn; or with a former program in
/// it, which is replaced.
#[derive(Clone, Debug, clap::Args)]
pub struct Chaos {
    /// How long it lasts
    #[arg(long, default_value_t = 10.0)]
    pub minutes: f64,
    /// What happens when follows from this seed
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Tell what was found as JSON
    #[arg(long)]
    pub json: bool,
    /// Begin with this program, of a former version, and replace it by ours while people play
    #[arg(long, value_name = "PROGRAM")]
    pub former: Option<PathBuf>,
}

impl Chaos {
    /// Installs what is missing, and begins.
    pub fn rage(&self) -> Result<(), Failure> {
        postgres::install()?;
        servers::install()?;
        cargo(&[&["build", "--quiet"], &HOUSE[..], &CHAOS].concat())?;
        let mut chaos = Command::new(workspace::target()?.join("debug/examples/chaos"));
        chaos.args(["--minutes", &self.minutes.to_string(), "--seed", &self.seed.to_string()]);
        chaos.args(self.json.then_some("--json"));
        if let Some(former) = &self.former {
            chaos.arg("--former").arg(absolute(former).map_err(Failure::at(former))?);
        }
        run(&mut chaos)
    }
}

/// Shows what the page weighs.
pub fn weight() -> Result<(), Failure> {
    cargo(&["run", "--quiet", "--release", "-p", "anleger-bundle", "--example", "weight"])
}

/// Measures the page in Chromium.
pub fn paint() -> Result<(), Failure> {
    chromium::install()?;
    cargo(&["bench", "-p", "anleger", "--bench", "paint"])
}
