//! The test command: every step in order, the first bad one ends it.

use std::process::Command;
use std::time::Instant;

use toolchain::{Toolchain, WASM};

use crate::Failure;
use crate::commands::{answer, cargo, cargo_program, run};
use crate::house::{self, House};
use crate::{chromium, limits, rooms, rulings};

/// How long each fuzz target runs: short enough for every change, long enough for a few
/// hundred thousand inputs.
pub const FUZZ_SECONDS: u32 = 20;

/// The inputs of the fuzz targets are drawn from this seed, so that a failure can be repeated.
pub const FUZZ_SEED: u32 = 1;

/// Everything but the page, which is made for WebAssembly alone and driven by the program's tests.
const HOUSE: [&str; 3] = ["--workspace", "--exclude", PAGE];

const PAGE: &str = "browser";

/// A step of the test command: its name and what it does.
type Step = (&'static str, fn() -> Result<(), Failure>);

/// Cheap steps first, so that a slip is told within seconds.
const STEPS: &[Step] = &[
    ("tools", install_tools),
    ("browser", chromium::install),
    ("format", || cargo(&["fmt", "--all", "--check"])),
    ("lints", lint),
    ("documentation", document),
    ("rulings", || rulings::check(house::root())),
    ("limits", limits::check),
    ("WebAssembly", check_wasm),
    ("tests", || cargo(&[&["test"], &HOUSE[..]].concat())),
    ("fuzz protocol", || fuzz("protocol")),
    ("fuzz record", || fuzz("record")),
    ("fuzz saved game", || fuzz("saved-game")),
];

/// Runs every step; the first bad one ends it.
pub fn test() -> Result<(), Failure> {
    let start = Instant::now();
    for (at, (name, step)) in STEPS.iter().enumerate() {
        println!("== {}/{} {name}", at + 1, STEPS.len());
        step().inspect_err(|_| eprintln!("== {name}: FAILED"))?;
    }
    println!("== all {} steps passed in {} s", STEPS.len(), start.elapsed().as_secs());
    Ok(())
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

fn lint() -> Result<(), Failure> {
    let strictly = ["--", "-D", "warnings"];
    let house = [&["clippy", "--all-targets", "--all-features"], &HOUSE[..], &strictly].concat();
    cargo(&house)?;
    cargo(&[&["clippy", "-p", PAGE, "--target", WASM], &strictly[..]].concat())
}

fn document() -> Result<(), Failure> {
    let mut doc = Command::new(cargo_program());
    doc.args(["doc", "--all-features", "--no-deps"]).args(HOUSE);
    run(doc.env("RUSTDOCFLAGS", "-D warnings"))
}

/// What lies below the server compiles to WebAssembly unchanged.
fn check_wasm() -> Result<(), Failure> {
    let house = House::read()?;
    let mut check = Command::new(cargo_program());
    check.args(["check", "--target", WASM]);
    for room in rooms::ROOMS.iter().filter(|room| room.depth.is_below_the_server()) {
        if house.ours.contains_key(room.name) {
            check.args(["-p", room.name]);
        }
    }
    run(&mut check)
}

fn fuzz(target: &str) -> Result<(), Failure> {
    let (seconds, seed) = (FUZZ_SECONDS.to_string(), FUZZ_SEED.to_string());
    let program = ["run", "--release", "-p", "anleger", "--", "fuzz", target];
    cargo(&[&program[..], &["--seconds", &seconds, "--seed", &seed]].concat())
}
