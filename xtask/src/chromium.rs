//! The browser that the tests drive: Chromium and its driver, from Debian's packages.

use std::env;
use std::path::Path;
use std::process::Command;

use crate::commands::{answer, run};
use crate::{Failure, axe};

/// Each program with the package that brings it.
const PROGRAMS: [(&str, &str); 2] = [("chromium", "chromium"), ("chromedriver", "chromium-driver")];

/// Chromium without a window to open: the same page costs half as much. Where it cannot be had, Chromium
/// does the same.
const SHELL: (&str, &str) = ("chromium-headless-shell", "chromium-headless-shell");

/// Installs what is missing.
pub fn install() -> Result<(), Failure> {
    install_programs(&PROGRAMS)?;
    if let Err(failure) = install_programs(&[SHELL]) {
        println!("   {failure}: Chromium itself is used");
    }
    axe::install()
}

/// Installs those of these programs that are missing, from Debian's packages.
pub fn install_programs(programs: &[(&str, &str)]) -> Result<(), Failure> {
    let missing: Vec<(&str, &str)> =
        programs.iter().copied().filter(|(program, _)| !is_there(program)).collect();
    if missing.is_empty() {
        return Ok(());
    }
    if !is_there("apt-get") {
        let names: Vec<&str> = missing.iter().map(|(program, _)| *program).collect();
        return Err(Failure::NoBrowser { missing: names.join(" and ") });
    }
    let packages: Vec<&str> = missing.iter().map(|(_, package)| *package).collect();
    install_packages(&packages)
}

/// Installs these of Debian's packages.
pub fn install_packages(packages: &[&str]) -> Result<(), Failure> {
    run(apt_get()?.arg("update"))?;
    run(apt_get()?.args(["install", "--yes", "--no-install-recommends"]).args(packages))
}

/// Debian's installer, as somebody who may install.
fn apt_get() -> Result<Command, Failure> {
    let mut command = as_root("apt-get")?;
    command.env("DEBIAN_FRONTEND", "noninteractive");
    Ok(command)
}

/// A program, run by the superuser.
pub fn as_root(program: &str) -> Result<Command, Failure> {
    let is_root = answer(Command::new("id").arg("-u"))?.is_some_and(|id| id.trim() == "0");
    let mut command = Command::new(if is_root { program } else { "sudo" });
    if !is_root {
        command.arg(program);
    }
    Ok(command)
}

/// Whether a program of that name is where programs are looked for.
fn is_there(program: &str) -> bool {
    let folders = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&folders).any(|folder| Path::new(&folder).join(program).is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sees_which_programs_are_missing() {
        assert!(is_there("cargo"));
        assert!(!is_there("no-such-browser"));
    }
}
