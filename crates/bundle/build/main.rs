//! Packs the page: the WebAssembly that `page` has compiled, cut into what is fetched first and what
//! later, its bindings, the sentences of every language, its files named by their content and packed,
//! and at last a table of them that the program embeds.
//!
//! Cargo runs this again only when something changed that the page is made of.

mod bindings;
mod cut;
mod fault;
mod pack;
mod shelf;
mod table;

use std::env;
use std::path::PathBuf;
use std::process::ExitCode;

use fault::Fault;
use shelf::Shelf;
use toolchain::Care;

/// Where `page` says that its WebAssembly lies.
const COMPILED: &str = "DEP_ANLEGER_PAGE_WASM";

fn main() -> ExitCode {
    match build() {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("the page was not packed: {fault}");
            ExitCode::FAILURE
        }
    }
}

fn build() -> Result<(), Fault> {
    let out = path_in("OUT_DIR")?;
    let here = path_in("CARGO_MANIFEST_DIR")?;
    let workspace = here.ancestors().nth(2).unwrap_or(&here);
    println!("cargo:rerun-if-env-changed={}", toolchain::WISH);
    let Some(care) = Care::wished()? else { return table::write_none(&out) };
    let wasm = path_in(COMPILED)?;
    let statics = workspace.join("crates/browser/static");
    let puzzles = workspace.join("crates/puzzles/data/puzzles.jsonl");
    for made_of in [&wasm, &statics, &puzzles] {
        println!("cargo:rerun-if-changed={}", made_of.display());
    }

    let mut shelf = Shelf::default();
    shelf.take_folder(&statics)?;
    shelf.take_languages(words::files());
    shelf.take_puzzles(&puzzles)?;
    shelf.take("start.js", include_bytes!("start.js").to_vec());
    let parts = cut::cut(&wasm, &out.join("parts"))?;
    shelf.take(cut::LINKS, parts.links.into_bytes());
    parts.others.into_iter().for_each(|part| shelf.take_part(part));
    let bindings = out.join("bindings");
    bindings::generate(&parts.main, &bindings)?;
    shelf.take_folder(&bindings)?;
    table::write(&shelf.label()?, &out, care)
}

/// A path that cargo tells build scripts.
fn path_in(variable: &'static str) -> Result<PathBuf, Fault> {
    env::var_os(variable).map(PathBuf::from).ok_or(Fault::NotByCargo(variable))
}
