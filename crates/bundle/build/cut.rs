//! Cuts the WebAssembly where the page says that something is fetched later (`wasm_split` in
//! `crates/browser`): what only such a place leads to becomes a file of its own.

use std::fs;
use std::path::{Path, PathBuf};

use wasm_split_cli_support::{Options, transform};

use crate::fault::Fault;

/// The script that fetches the parts. The page asks for it by this name.
pub const LINKS: &str = "parts.js";

/// The page after the cut.
pub struct Parts {
    /// What is fetched first, without its bindings.
    pub main: PathBuf,
    /// The script that fetches the others.
    pub links: String,
    /// What is fetched later.
    pub others: Vec<Part>,
}

/// A file that is fetched when a part of the page is first wanted.
pub struct Part {
    pub name: String,
    /// What it holds.
    pub body: Vec<u8>,
    /// The parts that need it.
    pub of: Vec<String>,
}

/// Cuts the WebAssembly into its parts, inside a folder of their own.
pub fn cut(wasm: &Path, into: &Path) -> Result<Parts, Fault> {
    if into.exists() {
        // Parts that are no longer cut off would stay.
        fs::remove_dir_all(into).map_err(Fault::at(into))?;
    }
    let input = read(wasm)?;
    let main = into.join("main.wasm");
    let link_name = format!("./{LINKS}");
    let mut options = Options::new(&input);
    options.output_dir = into;
    options.main_out_path = &main;
    options.link_name = &link_name;
    options.main_module = "./{{page.js}}";
    let cut = transform(options).map_err(|error| Fault::Cut(format!("{error:#}")))?;

    let mut links = String::from_utf8_lossy(&read(&into.join(LINKS))?).into_owned();
    let mut others = Vec::new();
    for path in &cut.split_modules {
        let Some(name) = path.file_name().and_then(|name| name.to_str()) else { continue };
        links = links.replace(&format!("./{name}"), &format!("./{{{{{name}}}}}"));
        let needs = |(_, files): &(&String, &Vec<String>)| {
            files.iter().any(|stem| format!("{stem}.wasm") == name)
        };
        let mut of: Vec<String> =
            cut.prefetch_map.iter().filter(needs).map(|(part, _)| part.clone()).collect();
        of.sort();
        others.push(Part { name: name.to_owned(), body: without_notes(&read(path)?), of });
    }
    Ok(Parts { main, links, others })
}

fn read(path: &Path) -> Result<Vec<u8>, Fault> {
    fs::read(path).map_err(Fault::at(path))
}

/// A module without its custom sections: names and the like, which only its makers read.
fn without_notes(module: &[u8]) -> Vec<u8> {
    const HEADER: usize = 8;
    const CUSTOM: u8 = 0;
    let (header, mut rest) = module.split_at(module.len().min(HEADER));
    let mut kept = header.to_vec();
    while let Some((section, after)) = next_section(rest) {
        if section.first() != Some(&CUSTOM) {
            kept.extend_from_slice(section);
        }
        rest = after;
    }
    kept
}

/// The first section with its head, and what follows it.
fn next_section(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let (mut length, mut at) = (0_usize, 1);
    loop {
        let byte = *bytes.get(at)?;
        length |= usize::from(byte & 0x7f) << (7 * (at - 1));
        at += 1;
        if byte & 0x80 == 0 {
            return bytes.split_at_checked(at + length);
        }
    }
}
