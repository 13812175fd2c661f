//! The package for Python: its wheel, its tests, and how fast it is.
//!
//! Everything is installed into virtual environments of our own in the build's folder; the machine's Python is
//! only asked to make them.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Failure;
use crate::chromium::{install_packages, install_programs};
use crate::commands::{answer, cargo, run};
use crate::steps::{HOUSE, WEATHER};
use crate::{licences, workspace};

mod laid_out;

/// Where the package's manifests, sources and tests lie.
const HOME: &str = "crates/python";

/// What builds wheels.
const MATURIN: &str = "maturin==1.16.0";

/// What knows which of Python's functions every version from the oldest on has.
const AUDIT: &str = "abi3audit==0.0.26";

/// Builds the wheel that people install, into `target/wheels`, and plays a game with it in an environment that
/// has nothing else.
pub fn wheel() -> Result<(), Failure> {
    let wheel = build_wheel()?;
    audit(&wheel)?;
    let fresh = Environment::fresh("wheel")?;
    fresh.install(&[wheel.as_os_str()])?;
    run(fresh.python().arg(home().join("tests/smoke.py")))?;
    println!("   {}", wheel.display());
    Ok(())
}

/// A wheel for all versions must not lean on what the oldest does not have.
fn audit(wheel: &Path) -> Result<(), Failure> {
    let auditor = Environment::fresh("auditor")?;
    auditor.install(&[AUDIT.as_ref()])?;
    run(auditor.python().args(["-m", "abi3audit", "--strict", "--report"]).arg(wheel))
}

/// What the tests need of what cargo builds: the extension, and a program that plays random games in Rust for them
/// to play again.
pub const PARTS: [&str; 3] = ["--lib", "--example", "trace"];

/// Fetches what the tests need into a fresh environment. Nothing of it is compiled beforehand: most of it is never
/// imported.
pub fn fetch() -> Result<(), Failure> {
    let needed = home().join("tests/requirements.txt");
    let requirement: [&OsStr; 3] =
        ["--no-compile".as_ref(), "--requirement".as_ref(), needed.as_os_str()];
    Environment::fresh("tests")?.install(&requirement)
}

/// All that it takes to test the package, for who tests nothing else. Named with the crates and the examples of the
/// test command, nothing is compiled that the tests of Rust have compiled.
pub fn test_alone() -> Result<(), Failure> {
    fetch()?;
    cargo(&[&["build"], &HOUSE[..], &WEATHER, &PARTS].concat())?;
    test()
}

/// Tests the package, from its [`PARTS`] and in the environment that [`fetch`] has made.
pub fn test() -> Result<(), Failure> {
    let tests = Environment::named("tests")?;
    laid_out::install(&home(), &extension()?, &tests.packages()?)?;
    run(&mut pytest(&tests)?)
}

fn pytest(environment: &Environment) -> Result<Command, Failure> {
    let mut tests = environment.python();
    tests.args(["-m", "pytest", "--quiet", "--color=yes", "-p", "no:cacheprovider"]).arg(home());
    let trace = format!("trace{}", std::env::consts::EXE_SUFFIX);
    tests.env("ANLEGER_TRACE", workspace::target()?.join("debug/examples").join(trace));
    // What Python compiles goes into the build's folder, not beside the sources.
    tests.env("PYTHONPYCACHEPREFIX", workspace::target()?.join("python/compiled"));
    Ok(tests)
}

/// Measures the package, and beside it the one from PyPI that people use today.
pub fn bench(quick: bool) -> Result<(), Failure> {
    let wheel = build_wheel()?;
    let quick: &[&str] = if quick { &["--quick"] } else { &[] };
    let ours = Environment::fresh("bench")?;
    ours.install(&[wheel.as_os_str(), "gymnasium".as_ref()])?;
    let peer = Environment::fresh("peer")?;
    peer.install(&["catanatron_gym==4.0.0".as_ref()])?;
    run(ours.python().arg(home().join("bench/ours.py")).args(quick))?;
    run(peer.python().args(["-W", "ignore"]).arg(home().join("bench/peer.py")).args(quick))
}

fn home() -> PathBuf {
    workspace::root().join(HOME)
}

/// The extension as cargo has left it for the tests.
fn extension() -> Result<PathBuf, Failure> {
    let name = format!("{}_anleger{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX);
    Ok(workspace::target()?.join("debug").join(name))
}

fn build_wheel() -> Result<PathBuf, Failure> {
    let folder = workspace::target()?.join("wheels");
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(Failure::at(&folder))?;
    }
    lay_out_licences()?;
    let builder = Environment::fresh("builder")?;
    builder.install(&[MATURIN.as_ref()])?;
    let mut build = builder.python();
    build.args(["-m", "maturin", "build", "--release", "--locked", "--manifest-path"]);
    run(build.arg(home().join("Cargo.toml")).arg("--out").arg(&folder))?;
    let mut built = fs::read_dir(&folder).map_err(Failure::at(&folder))?;
    let wheel = built.find_map(|entry| Some(entry.ok()?.path()));
    wheel.ok_or_else(|| Failure::Missing { what: format!("a wheel in {}", folder.display()) })
}

/// Licences travel with what they are for: ours, and those of all that is compiled in.
fn lay_out_licences() -> Result<(), Failure> {
    let folder = home().join("licences");
    fs::create_dir_all(&folder).map_err(Failure::at(&folder))?;
    for name in ["LICENSE-APACHE", "LICENSE-MIT"] {
        let ours = workspace::root().join(name);
        fs::copy(&ours, folder.join(name)).map_err(Failure::at(&ours))?;
    }
    let others = folder.join("LICENSES-OF-OTHERS.txt");
    fs::write(&others, licences::of_others()?).map_err(Failure::at(&others))
}

/// A virtual environment.
struct Environment {
    folder: PathBuf,
}

impl Environment {
    fn named(name: &str) -> Result<Environment, Failure> {
        Ok(Environment { folder: workspace::target()?.join("python").join(name) })
    }

    /// One with nothing in it.
    fn fresh(name: &str) -> Result<Environment, Failure> {
        install_programs(&[("python3", "python3")])?;
        let mut probe = Command::new("python3");
        if answer(probe.args(["-c", "import ensurepip, venv"]))?.is_none() {
            install_packages(&["python3-venv"])?;
        }
        let fresh = Environment::named(name)?;
        run(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&fresh.folder))?;
        Ok(fresh)
    }

    fn python(&self) -> Command {
        let inside: &Path =
            if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" }.as_ref();
        Command::new(self.folder.join(inside))
    }

    fn install(&self, what: &[&OsStr]) -> Result<(), Failure> {
        let mut pip = self.python();
        pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
        run(pip.args(what))
    }

    /// Where its packages lie.
    fn packages(&self) -> Result<PathBuf, Failure> {
        let asked = "import sysconfig; print(sysconfig.get_path('platlib'))";
        let told = answer(self.python().args(["-I", "-c", asked]))?;
        let told = told.ok_or_else(|| Failure::Missing { what: "Python's answer".to_owned() })?;
        Ok(PathBuf::from(told.trim()))
    }
}
