//! What the workspace depends on: licences, sources and bans, as `deny.toml` says.
//!
//! Known weaknesses of crates are asked for elsewhere: they change with the day, not with the change
//! that is tested, and their list is not in a registry.

use std::path::Path;
use std::process::Command;

use crate::Failure;
use crate::commands::{answer, cargo_program, run};
use crate::workspace;

const VERSION: &str = "0.20.2";

/// Compiled quickly, since it runs once; on one core, since the other is the storm's.
const INSTALL: [&str; 7] =
    ["install", "cargo-deny", "--locked", "--debug", "--jobs", "1", "--version"];

/// Checks every crate that any target or feature needs.
pub fn check() -> Result<(), Failure> {
    let tools = workspace::target()?.join("tools");
    let deny = tools.join("bin/cargo-deny");
    if !is_installed(&deny) {
        let mut install = Command::new(cargo_program());
        install.args(INSTALL).arg(VERSION).arg("--root").arg(&tools);
        run(install.env("CARGO_PROFILE_DEV_DEBUG", "0"))?;
    }
    run(Command::new(deny).args(["--locked", "check", "licenses", "bans", "sources"]))
}

fn is_installed(deny: &Path) -> bool {
    let version = answer(Command::new(deny).arg("--version")).ok().flatten();
    version.is_some_and(|version| version.trim().ends_with(VERSION))
}
