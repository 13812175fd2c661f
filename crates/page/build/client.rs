//! The client, built by a second cargo inside this build.

use std::collections::BTreeSet;
use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use toolchain::{Care, WASM};

use crate::fault::Fault;

/// Leptos then forgets the types of components where they meet: a seventh less to load. And the
/// linker leaves what is needed to cut the result, see `crates/bundle/build/cut.rs`.
const RUSTFLAGS: &str = "--cfg erase_components -C link-args=--emit-relocs";

/// The package of the client; what is built from it is called `browser`.
const PACKAGE: &str = "anleger-browser";

/// The client as it came from the compiler.
pub struct Client {
    /// The WebAssembly, without its bindings.
    pub wasm: PathBuf,
    /// Everything it was made from.
    pub sources: Vec<PathBuf>,
}

/// Builds the client into a folder of its own: the outer build holds the lock on its folder, and
/// outer builds of every profile share what was compiled here.
pub fn build(workspace: &Path, target: &Path, care: Care) -> Result<Client, Fault> {
    let profile = care.profile();
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo
        .args(["build", "--quiet", "--package", PACKAGE, "--lib"])
        .args(["--target", WASM, "--profile", profile])
        .arg("--target-dir")
        .arg(target)
        .current_dir(workspace)
        .stdout(Stdio::null());
    for (name, _) in env::vars_os().filter(|(name, _)| belongs_to_the_outer_build(name)) {
        cargo.env_remove(name);
    }
    cargo.env("RUSTFLAGS", RUSTFLAGS);
    let command = format!("cargo build --package {PACKAGE} --target {WASM} --profile {profile}");
    let status = cargo.status().map_err(Fault::at(Path::new("cargo")))?;
    if !status.success() {
        return Err(Fault::Client { command, status });
    }
    let built = target.join(WASM).join(profile);
    Ok(Client { wasm: built.join("browser.wasm"), sources: sources(workspace, target, &built)? })
}

/// The folder for the nested build: beside those of the outer profiles.
pub fn target_folder(out: &Path) -> PathBuf {
    // Cargo marks the folder that holds all its profiles, however deep our own output lies in it.
    let marked = out.ancestors().find(|folder| folder.join("CACHEDIR.TAG").exists());
    marked.unwrap_or(out).join("page")
}

/// Flags and wrappers of the outer build are not meant for the client (a linker's flags, Clippy in
/// the compiler's place), and what cargo tells a build script would make crates inside believe
/// that their world changed whenever the outer profile does.
fn belongs_to_the_outer_build(name: &OsString) -> bool {
    const PREFIXES: [&str; 7] = [
        "CARGO_BUILD_",
        "CARGO_CFG_",
        "CARGO_FEATURE_",
        "CARGO_MANIFEST_",
        "CARGO_PKG_",
        "CLIPPY_",
        "DEP_",
    ];
    const NAMES: [&str; 17] = [
        "CARGO_ENCODED_RUSTFLAGS",
        "CARGO_INCREMENTAL",
        "CARGO_TARGET_DIR",
        "DEBUG",
        "HOST",
        "LD_LIBRARY_PATH",
        "NUM_JOBS",
        "OPT_LEVEL",
        "OUT_DIR",
        "PROFILE",
        "RUSTC",
        "RUSTC_LINKER",
        "RUSTC_WORKSPACE_WRAPPER",
        "RUSTC_WRAPPER",
        "RUSTDOC",
        "RUSTFLAGS",
        "TARGET",
    ];
    let name = name.to_string_lossy();
    NAMES.contains(&name.as_ref()) || PREFIXES.iter().any(|prefix| name.starts_with(prefix))
}

/// What the compiler says it has read, data files included, the manifests beside it, and what build
/// scripts read. What these have written lies in the folder of the build and is newer than the build itself:
/// it would make every second build a new one.
fn sources(workspace: &Path, target: &Path, built: &Path) -> Result<Vec<PathBuf>, Fault> {
    let list = built.join("browser.d");
    let text = std::fs::read_to_string(&list).map_err(Fault::at(&list))?;
    let code = prerequisites(&text).map(PathBuf::from).filter(|path| !path.starts_with(target));
    let code: BTreeSet<PathBuf> = code.collect();
    let mut all: BTreeSet<PathBuf> = ["Cargo.toml", "Cargo.lock", "rust-toolchain.toml"]
        .map(|name| workspace.join(name))
        .into_iter()
        .filter(|path| path.exists())
        .collect();
    let ours = |folder: &&Path| *folder != workspace && folder.starts_with(workspace);
    let crate_of = |source: &PathBuf| {
        let mut folders = source.ancestors().take_while(ours);
        folders.find(|folder| folder.join("Cargo.toml").exists()).map(Path::to_owned)
    };
    let crates: BTreeSet<PathBuf> = code.iter().filter_map(crate_of).collect();
    let beside = crates.iter().flat_map(|folder| BESIDE_CODE.map(|name| folder.join(name)));
    all.extend(beside.filter(|path| path.exists()));
    all.extend(code);
    Ok(all.into_iter().collect())
}

/// What a crate is made of besides its code: its manifest, its build script, and what that reads.
const BESIDE_CODE: [&str; 5] = ["Cargo.toml", "build.rs", "build", "data", "lang"];

/// The files behind the colon of a makefile's rule; spaces inside names are escaped.
fn prerequisites(rule: &str) -> impl Iterator<Item = String> {
    let names = rule.split_once(": ").map(|(_, names)| names).unwrap_or_default();
    let names = names.replace("\\ ", "\0");
    let names: Vec<String> = names.split_whitespace().map(|name| name.replace('\0', " ")).collect();
    names.into_iter()
}
