//! The test command: every step in order, the first bad one ends it.

use std::panic::resume_unwind;
use std::process::Command;
use std::thread;
use std::time::Instant;

use toolchain::{Toolchain, WASM};

use crate::Failure;
use crate::commands::{answer, cargo, cargo_program, run};
use crate::measure::Chaos;
use crate::rooms::{self, Room};
use crate::workspace::{self, Workspace};
use crate::{chromium, deny, in_chromium, limits, measure, postgres, python, rulings, servers};

/// How long each fuzz target runs: short enough for every change, long enough for a few
/// hundred thousand inputs.
pub const FUZZ_SECONDS: u64 = 20;

/// The inputs of the fuzz targets are drawn from this seed, so that a failure can be repeated.
pub const FUZZ_SEED: u64 = 1;

/// How long the storm rages.
pub const STORM_MINUTES: f64 = 2.0;

/// What happens in it is drawn from this seed.
pub const STORM_SEED: u64 = 1;

/// Everybody in a house of several nodes is killed in turn: so long that each is once.
const CHAOS: Chaos = Chaos { minutes: 0.9, seed: 1, json: false, former: None };

/// Everything but the page, which is made for WebAssembly alone and driven by the program's tests.
pub const HOUSE: [&str; 3] = ["--workspace", "--exclude", PAGE];

const PAGE: &str = "anleger-browser";

const STRICTLY: [&str; 3] = ["--", "-D", "warnings"];

/// A step of the test command: its name and what it does.
type Step = (&'static str, fn() -> Result<(), Failure>);

/// What the compilers need.
const TOOLS: &[Step] = &[("tools", install_tools)];

/// What is fetched while the compilers are at work.
const FETCHED: &[Step] = &[
    ("database server", postgres::install),
    ("news server", servers::install),
    ("browser", chromium::install),
    ("packages for Python", python::fetch),
];

/// Whoever only reads the code: cheap steps first, so that a slip is told within seconds.
const READERS: &[Step] = &[
    ("format", || cargo(&["fmt", "--all", "--check"])),
    ("lints", lint),
    ("lints for WebAssembly", lint_for_wasm),
    ("documentation", document),
    ("rulings", || rulings::check(workspace::root())),
    ("limits", limits::check),
];

/// Whoever runs it.
const RUNNERS: &[Step] = &[
    ("tests are built", build_tests),
    ("tests", run_tests),
    ("fuzz", || measure::fuzz(FUZZ_SECONDS, FUZZ_SEED)),
];

/// The last steps, which need a core and a little of another.
const STORM: &[Step] =
    &[("storm", || measure::storm(STORM_MINUTES, STORM_SEED)), ("chaos", || CHAOS.rage())];

/// What goes on on the other core meanwhile, without the lock that the storm's program is found under.
const BESIDE_THE_STORM: &[Step] = &[
    ("dependencies", deny::check),
    ("python", python::test),
    ("examples in the documentation", try_examples),
];

/// What a step has cost, in seconds.
type Cost = (&'static str, u64);

/// Runs every step; the first bad one ends it. Says at last what each has cost.
pub fn test() -> Result<(), Failure> {
    let start = Instant::now();
    let mut costs = carry_out_all(TOOLS)?;
    costs.extend(side_by_side(FETCHED, READERS)?);
    costs.extend(carry_out_all(RUNNERS)?);
    costs.extend(side_by_side(BESIDE_THE_STORM, STORM)?);
    for (name, seconds) in &costs {
        println!("   {seconds:5} s  {name}");
    }
    println!("== all {} steps passed in {} s", costs.len(), start.elapsed().as_secs());
    Ok(())
}

fn side_by_side(aside: &'static [Step], steps: &[Step]) -> Result<Vec<Cost>, Failure> {
    thread::scope(|scope| {
        let aside = scope.spawn(|| carry_out_all(aside));
        let costs = carry_out_all(steps);
        let aside = aside.join().unwrap_or_else(|panic| resume_unwind(panic));
        Ok([aside?, costs?].concat())
    })
}

fn carry_out_all(steps: &[Step]) -> Result<Vec<Cost>, Failure> {
    steps.iter().map(carry_out).collect()
}

fn carry_out((name, step): &Step) -> Result<Cost, Failure> {
    println!("== {name}");
    let start = Instant::now();
    step().inspect_err(|_| eprintln!("== {name}: FAILED"))?;
    Ok((name, start.elapsed().as_secs()))
}

/// Installs what the pinned toolchain lacks; it does not do so itself where
/// `RUSTUP_AUTO_INSTALL` is 0.
fn install_tools() -> Result<(), Failure> {
    Toolchain::in_use().ensure(WASM)?;
    for (tool, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        let mut probe = Command::new(cargo_program());
        if answer(probe.args([tool, "--version"]))?.is_none() {
            run(Command::new("rustup").args(["component", "add", component]))?;
        }
    }
    Ok(())
}

/// Who reads the code needs no page: it is built once, beside the tests.
const WITHOUT_PAGE: (&str, &str) = ("ANLEGER_PAGE", "none");

fn lint() -> Result<(), Failure> {
    let mut lint = Command::new(cargo_program());
    lint.args(["clippy", "--all-targets", "--all-features"]).args(HOUSE).args(STRICTLY);
    run(lint.env(WITHOUT_PAGE.0, WITHOUT_PAGE.1))
}

/// The page is made for WebAssembly, and what lies below the server compiles to it unchanged.
fn lint_for_wasm() -> Result<(), Failure> {
    let workspace = Workspace::read()?;
    let below = rooms::ROOMS.iter().filter(|room| room.depth.is_below_the_server());
    let below = below.filter(|room| workspace.ours.contains_key(room.name)).map(Room::package);
    let below: Vec<String> = below.collect();
    let packages = below.iter().map(String::as_str).chain([PAGE]);
    let packages: Vec<&str> = packages.flat_map(|package| ["-p", package]).collect();
    cargo(&[&["clippy", "--target", WASM], &packages[..], &STRICTLY].concat())
}

/// What is tested of each crate, but for the examples in its documentation.
const TESTED: [&str; 3] = ["--lib", "--bins", "--tests"];

/// The examples that the last steps run. All others are only linted.
pub const WEATHER: [&str; 6] = ["--example", "fuzz", "--example", "storm", "--example", "chaos"];

/// Everything is built before anything runs: what plays in Chromium must not wait for a compiler. It is named
/// apart, since beside `--tests` cargo overlooks a test that is no test of every day.
fn build_tests() -> Result<(), Failure> {
    cargo(&[&["test", "--no-run"], &HOUSE[..], &TESTED].concat())?;
    let besides = [&WEATHER[..], &in_chromium::PROGRAM, &python::PARTS].concat();
    cargo(&[&["build"], &HOUSE[..], &besides].concat())
}

/// What plays in Chromium mostly waits for it, so the other tests run beside it.
fn run_tests() -> Result<(), Failure> {
    in_chromium::run_beside(|| cargo(&[&["test", "--no-fail-fast"], &HOUSE[..], &TESTED].concat()))
}

fn try_examples() -> Result<(), Failure> {
    let mut test = Command::new(cargo_program());
    test.args(["test", "--no-fail-fast", "--doc"]).args(HOUSE);
    run(test.env("RUST_TEST_THREADS", "1"))
}

fn document() -> Result<(), Failure> {
    let mut doc = Command::new(cargo_program());
    doc.args(["doc", "--all-features", "--no-deps"]).args(HOUSE);
    run(doc.env("RUSTDOCFLAGS", "-D warnings").env(WITHOUT_PAGE.0, WITHOUT_PAGE.1))
}
