//! Axe, which knows what keeps people out of a page: one file of JavaScript that the tests run inside
//! every page.
//!
//! It is fetched from a Python package, which ships it as it is, into the build's folder: Node is needed
//! for nothing else here, and Axe's licence is not ours to pass on.

use std::process::Command;

use crate::Failure;
use crate::chromium::install_programs;
use crate::commands::run;
use crate::workspace;

/// The package that ships it, as pip calls it.
const PACKAGE: &str = "axe-playwright-python==0.1.8";

/// Its file, and where the script lies once that is unpacked.
const WHEEL: &str = "axe_playwright_python-0.1.8-py3-none-any.whl";
const SCRIPT: &str = "axe_playwright_python/axe.min.js";

/// Fetches it into `axe` in the build's folder, unless it is there.
pub fn install() -> Result<(), Failure> {
    let folder = workspace::target()?.join("axe");
    if folder.join(SCRIPT).is_file() {
        return Ok(());
    }
    install_programs(&[("python3", "python3"), ("pip3", "python3-pip")])?;
    let fetch = ["download", "--quiet", "--no-deps", "--only-binary=:all:", PACKAGE, "--dest"];
    run(Command::new("pip3").args(fetch).arg(&folder))?;
    let unpack = ["-m", "zipfile", "--extract"];
    run(Command::new("python3").args(unpack).args([&folder.join(WHEEL), &folder]))
}
