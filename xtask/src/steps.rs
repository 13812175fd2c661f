//! The test command: every step in order, the first bad one ends it.

use std::env;
use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use crate::Failure;
use crate::house::{self, House};
use crate::{limits, rooms, rulings};

/// How long each fuzz target runs: short enough for every change, long enough for a few
/// hundred thousand inputs.
pub const FUZZ_SECONDS: u32 = 20;

/// The inputs of the fuzz targets are drawn from this seed, so that a failure can be repeated.
pub const FUZZ_SEED: u32 = 1;

const WASM: &str = "wasm32-unknown-unknown";

/// A step of the test command: its name and what it does.
type Step = (&'static str, fn() -> Result<(), Failure>);

/// Cheap steps first, so that a slip is told within seconds.
const STEPS: &[Step] = &[
    ("tools", install_tools),
    ("format", || cargo(&["fmt", "--all", "--check"])),
    ("lints", || {
        let checked = ["clippy", "--workspace", "--all-targets", "--all-features"];
        cargo(&[&checked[..], &["--", "-D", "warnings"]].concat())
    }),
    ("documentation", document),
    ("rulings", || rulings::check(house::root())),
    ("limits", limits::check),
    ("WebAssembly", check_wasm),
    ("tests", || cargo(&["test", "--workspace"])),
    ("fuzz protocol", || fuzz("protocol")),
    ("fuzz record", || fuzz("record")),
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
    if !has_target(WASM)? {
        run(Command::new("rustup").args(["target", "add", WASM]))?;
    }
    for (tool, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        let mut probe = Command::new(cargo_program());
        if answer(probe.args([tool, "--version"]))?.is_none() {
            run(Command::new("rustup").args(["component", "add", component]))?;
        }
    }
    Ok(())
}

/// Whether the toolchain in use has the standard library for `target`.
fn has_target(target: &str) -> Result<bool, Failure> {
    let mut rustc = Command::new("rustc");
    let folder = answer(rustc.args(["--print", "target-libdir", "--target", target]))?;
    Ok(folder.is_some_and(|folder| Path::new(folder.trim()).is_dir()))
}

fn document() -> Result<(), Failure> {
    let mut doc = Command::new(cargo_program());
    doc.args(["doc", "--workspace", "--all-features", "--no-deps"]);
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

fn cargo(args: &[&str]) -> Result<(), Failure> {
    run(Command::new(cargo_program()).args(args))
}

/// The cargo that runs this chore, so that all steps use the same toolchain.
fn cargo_program() -> OsString {
    env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}

/// Prints the command, runs it at the root of the workspace and demands success.
fn run(command: &mut Command) -> Result<(), Failure> {
    let line = command_line(command);
    println!("   {line}");
    let status = command.current_dir(house::root()).status();
    let status = status.map_err(|error| Failure::Start { command: line.clone(), error })?;
    if status.success() { Ok(()) } else { Err(Failure::Command { command: line, status }) }
}

/// What a quiet command prints, or nothing where it fails.
fn answer(command: &mut Command) -> Result<Option<String>, Failure> {
    let output = command.current_dir(house::root()).stderr(Stdio::null()).output();
    let output =
        output.map_err(|error| Failure::Start { command: command_line(command), error })?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    Ok(output.status.success().then_some(text))
}

/// The command as a person would type it, settings first and `cargo` without its folder.
fn command_line(command: &Command) -> String {
    let settings = command.get_envs().filter_map(|(name, value)| {
        Some(format!("{}='{}'", name.to_string_lossy(), value?.to_string_lossy()))
    });
    let program = Path::new(command.get_program()).file_stem().unwrap_or_default();
    let args = command.get_args().map(|arg| arg.to_string_lossy().into_owned());
    let words = settings.chain([program.to_string_lossy().into_owned()]).chain(args);
    words.collect::<Vec<String>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prints_commands_as_typed() {
        let mut command = Command::new("/opt/bin/cargo");
        command.args(["doc", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings");
        assert_eq!(command_line(&command), "RUSTDOCFLAGS='-D warnings' cargo doc --no-deps");
    }

    #[test]
    fn a_failing_command_is_named() {
        let mut command = Command::new(cargo_program());
        let failure = run(command.arg("no-such-chore").stderr(Stdio::null())).unwrap_err();
        assert!(failure.to_string().starts_with("`cargo no-such-chore` failed"), "{failure}");
    }

    #[test]
    fn a_missing_program_is_named() {
        let failure = run(&mut Command::new("no-such-program")).unwrap_err();
        assert!(failure.to_string().starts_with("cannot start `no-such-program`"), "{failure}");
    }

    #[test]
    fn sees_which_targets_are_missing() {
        let host = answer(Command::new("rustc").args(["--print", "host-tuple"]));
        let host = host.expect("rustc starts").expect("rustc knows its host");
        assert!(has_target(host.trim()).expect("rustc starts"));
        assert!(!has_target("no-such-target").expect("rustc starts"));
    }
}
