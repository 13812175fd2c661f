//! Reads the sentences of all languages, compares them with the English ones, and writes down what the
//! program needs of them: a name in Rust for each sentence, and one file per language and part of the
//! program.
//!
//! A sentence that a language lacks or has beyond the English ones, or an argument that it does not
//! know, ends the build with its name and its file.

mod check;
mod compile;
mod fault;
mod folder;
mod plural;
mod rust;
mod sentence;

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use fault::Fault;
use folder::Language;

/// The language that all others are compared with.
const ORIGINAL: &str = "en";

fn main() -> ExitCode {
    match build() {
        Ok(()) => ExitCode::SUCCESS,
        Err(faults) => {
            faults.iter().for_each(|fault| eprintln!("{fault}"));
            ExitCode::FAILURE
        }
    }
}

fn build() -> Result<(), Vec<Fault>> {
    let folder = PathBuf::from("lang");
    println!("cargo:rerun-if-changed={}", folder.display());
    let out = env::var_os("OUT_DIR").map(PathBuf::from).ok_or_else(|| vec![Fault::NotByCargo])?;
    let languages = folder::read(&folder)?;
    let original = languages.iter().find(|language| language.code == ORIGINAL);
    let original = original.ok_or_else(|| vec![Fault::NoOriginal])?;
    check::compare(original, &languages)?;
    for language in &languages {
        write_language(language, &out)?;
    }
    write(&out.join("languages.rs"), &rust::languages(&languages)?)?;
    write(&out.join("messages.rs"), &rust::messages(original))
}

/// One file per part. All languages have the same sentences, so their order is the same.
fn write_language(language: &Language, out: &Path) -> Result<(), Vec<Fault>> {
    let plurals = plural::categories(&language.code)?;
    let folder = out.join("lang").join(&language.code);
    fs::create_dir_all(&folder).map_err(Fault::at(&folder))?;
    for part in &language.parts {
        let text = compile::part(language, part, &plurals)?;
        write(&folder.join(format!("{}.json", part.name)), &text)?;
    }
    Ok(())
}

fn write(path: &Path, text: &str) -> Result<(), Vec<Fault>> {
    Ok(fs::write(path, text).map_err(Fault::at(path))?)
}
