//! Compiles the page to WebAssembly and tells `bundle` where it lies.
//!
//! Cargo runs this again only when something changed that the page is made of.

mod client;
mod fault;

use std::env;
use std::path::PathBuf;
use std::process::ExitCode;

use fault::Fault;
use toolchain::{Care, Toolchain};

fn main() -> ExitCode {
    match build() {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("the page was not built: {fault}");
            ExitCode::FAILURE
        }
    }
}

fn build() -> Result<(), Fault> {
    let out = folder("OUT_DIR")?;
    let here = folder("CARGO_MANIFEST_DIR")?;
    let workspace = here.ancestors().nth(2).unwrap_or(&here);
    println!("cargo:rerun-if-env-changed={}", toolchain::WISH);
    let Some(care) = Care::wished()? else { return Ok(()) };
    Toolchain::in_use().ensure(toolchain::WASM)?;
    let client = client::build(workspace, &client::target_folder(&out), care)?;
    for source in &client.sources {
        println!("cargo:rerun-if-changed={}", source.display());
    }
    println!("cargo:wasm={}", client.wasm.display());
    Ok(())
}

fn folder(variable: &'static str) -> Result<PathBuf, Fault> {
    env::var_os(variable).map(PathBuf::from).ok_or(Fault::NotByCargo(variable))
}
