//! Builds the page: the client to WebAssembly, cut into what is fetched first and what later, its
//! bindings, the sentences of every language, its files named by their content and packed, and at last
//! a table of them that the program embeds.
//!
//! Cargo runs this again only when something changed that the page is made of.

mod bindings;
mod care;
mod client;
mod cut;
mod fault;
mod pack;
mod shelf;
mod table;

use std::env;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use care::Care;
use fault::Fault;
use shelf::Shelf;
use toolchain::Toolchain;

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
    println!("cargo:rerun-if-env-changed={}", care::WISH);
    let Some(care) = Care::wished()? else { return table::write_none(&out) };
    Toolchain::in_use().ensure(toolchain::WASM)?;
    let client = client::build(workspace, &client::target_folder(&out), care)?;
    let statics = workspace.join("crates/browser/static");
    watch(&client.sources, &statics);

    let mut shelf = Shelf::default();
    shelf.take_folder(&statics)?;
    shelf.take_languages(words::files());
    shelf.take("start.js", include_bytes!("start.js").to_vec());
    let parts = cut::cut(&client.wasm, &out.join("parts"))?;
    shelf.take(cut::LINKS, parts.links.into_bytes());
    parts.others.into_iter().for_each(|part| shelf.take_part(part));
    let bindings = out.join("bindings");
    bindings::generate(&parts.main, &bindings)?;
    shelf.take_folder(&bindings)?;
    table::write(&shelf.label()?, &out, care)
}

/// Tells cargo what the page is made of.
fn watch(sources: &[PathBuf], statics: &Path) {
    for source in sources.iter().map(PathBuf::as_path).chain([statics]) {
        println!("cargo:rerun-if-changed={}", source.display());
    }
}

fn folder(variable: &'static str) -> Result<PathBuf, Fault> {
    env::var_os(variable).map(PathBuf::from).ok_or(Fault::NotByCargo(variable))
}
