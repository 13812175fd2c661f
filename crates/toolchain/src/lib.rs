//! Sees whether the Rust in use can compile for a target, and asks rustup for what it lacks.
//!
//! `rust-toolchain.toml` names the WebAssembly target, but where `RUSTUP_AUTO_INSTALL` is 0, as in many
//! containers and on build machines, nobody fetches it, and where Rust came without rustup nobody can.
//!
//! And how much care the page is compiled with, which the build scripts of `page` and `bundle` both ask.

mod care;

use std::env;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};

pub use care::{Care, UnknownCare, WISH};

/// What the page is compiled for.
pub const WASM: &str = "wasm32-unknown-unknown";

/// The programs of the Rust in use.
#[derive(Clone, Debug)]
pub struct Toolchain {
    rustc: PathBuf,
    rustup: PathBuf,
}

/// Why a target cannot be compiled for.
#[derive(Debug, thiserror::Error)]
pub enum Lack {
    /// The compiler does not start or does not know such a target.
    #[error("`{} --print target-libdir --target {target}` failed: {why}", rustc.display())]
    Rustc {
        rustc: PathBuf,
        /// What it was asked about.
        target: String,
        /// What came of it.
        why: String,
    },
    /// There is no rustup to ask.
    #[error(
        "the Rust in use lacks the target {target} and there is no rustup to fetch it: install rustup, \
         or your system's package for it (Debian: libstd-rust-dev-wasm32, Fedora: \
         rust-std-static-{target}), and try again"
    )]
    NoRustup {
        /// What is missing.
        target: String,
    },
    /// Rustup was asked and could not.
    #[error("`rustup target add {target}` failed ({status}), its message stands above")]
    Rustup {
        /// What is missing.
        target: String,
        /// How rustup ended.
        status: ExitStatus,
    },
}

impl Toolchain {
    /// The toolchain of this build: cargo names its compiler to build scripts.
    pub fn in_use() -> Toolchain {
        let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
        Toolchain::of(Path::new(&rustc), Path::new("rustup"))
    }

    /// A toolchain made of these programs.
    pub fn of(rustc: &Path, rustup: &Path) -> Toolchain {
        Toolchain { rustc: rustc.to_owned(), rustup: rustup.to_owned() }
    }

    /// The folder of the standard library for `target`, which need not be there.
    pub fn library(&self, target: &str) -> Result<PathBuf, Lack> {
        let mut rustc = Command::new(&self.rustc);
        let said = rustc.args(["--print", "target-libdir", "--target", target]).output();
        let said = said.map_err(|error| self.fault(target, &error.to_string()))?;
        if !said.status.success() {
            return Err(self.fault(target, String::from_utf8_lossy(&said.stderr).trim()));
        }
        Ok(PathBuf::from(String::from_utf8_lossy(&said.stdout).trim()))
    }

    /// Whether `target` can be compiled for.
    pub fn has(&self, target: &str) -> Result<bool, Lack> {
        Ok(self.library(target)?.is_dir())
    }

    /// Fetches the standard library for `target` unless it is there.
    pub fn ensure(&self, target: &str) -> Result<(), Lack> {
        if self.has(target)? {
            return Ok(());
        }
        let asked = Command::new(&self.rustup).args(["target", "add", target]).status();
        match asked {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                Err(Lack::NoRustup { target: target.to_owned() })
            }
            Err(error) => Err(self.fault(target, &error.to_string())),
            Ok(status) if !status.success() => {
                Err(Lack::Rustup { target: target.to_owned(), status })
            }
            // Rustup may serve another toolchain than the one in use.
            Ok(_) if !self.has(target)? => Err(Lack::NoRustup { target: target.to_owned() }),
            Ok(_) => Ok(()),
        }
    }

    fn fault(&self, target: &str, why: &str) -> Lack {
        let (rustc, target, why) = (self.rustc.clone(), target.to_owned(), why.to_owned());
        Lack::Rustc { rustc, target, why }
    }
}
