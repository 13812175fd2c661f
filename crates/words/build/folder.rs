//! The languages as they lie in their folders: `lang/LANGUAGE/PART/FILE.ftl`. A part is what a page fetches
//! at once; a file is a topic.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Pattern};
use fluent_syntax::parser;

use crate::fault::Fault;

/// The sentences of a language.
pub struct Language {
    /// Its code: the name of its folder.
    pub code: String,
    pub parts: Vec<Part>,
    /// What sentences refer to as `{ -name }`.
    pub terms: BTreeMap<String, Pattern<String>>,
}

/// What a page fetches at once.
pub struct Part {
    /// The name of its folder.
    pub name: String,
    pub files: Vec<File>,
}

/// The sentences about one topic.
pub struct File {
    /// Its name without the ending.
    pub name: String,
    /// By name, in the order of the names.
    pub messages: BTreeMap<String, Pattern<String>>,
}

impl Language {
    /// Every sentence with its file (`frame/table.ftl`) and its name.
    pub fn sentences(&self) -> BTreeMap<(String, String), &Pattern<String>> {
        let mut all = BTreeMap::new();
        for part in &self.parts {
            for file in &part.files {
                let path = format!("{}/{}.ftl", part.name, file.name);
                for (name, pattern) in &file.messages {
                    all.insert((path.clone(), name.clone()), pattern);
                }
            }
        }
        all
    }
}

/// Reads all languages: the original first, the others in the order of their codes.
pub fn read(folder: &Path) -> Result<Vec<Language>, Vec<Fault>> {
    let folders = inside(folder)?.into_iter().filter(|path| path.is_dir());
    let languages: Result<Vec<Language>, _> = folders.map(|path| read_language(&path)).collect();
    let mut languages = languages?;
    languages.sort_by_key(|language| language.code != crate::ORIGINAL);
    Ok(languages)
}

fn read_language(folder: &Path) -> Result<Language, Vec<Fault>> {
    let mut language = Language { code: stem(folder), parts: Vec::new(), terms: BTreeMap::new() };
    for path in inside(folder)?.iter().filter(|path| path.is_dir()) {
        let mut part = Part { name: stem(path), files: Vec::new() };
        for file in inside(path)?.iter().filter(|path| path.extension().is_some_and(|e| e == "ftl"))
        {
            part.files.push(read_file(file, &mut language.terms)?);
        }
        // Version control forgets empty folders, the disk does not.
        if !part.files.is_empty() {
            language.parts.push(part);
        }
    }
    Ok(language)
}

/// What lies in a folder, in the order of the names.
fn inside(folder: &Path) -> Result<Vec<PathBuf>, Fault> {
    let entries = fs::read_dir(folder).map_err(Fault::at(folder))?;
    let paths: Result<BTreeSet<PathBuf>, _> =
        entries.map(|entry| entry.map(|entry| entry.path())).collect();
    Ok(paths.map_err(Fault::at(folder))?.into_iter().collect())
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

fn read_file(
    path: &Path,
    terms: &mut BTreeMap<String, Pattern<String>>,
) -> Result<File, Vec<Fault>> {
    let text = fs::read_to_string(path).map_err(Fault::at(path))?;
    let resource = parser::parse(text.clone()).map_err(|(_, errors)| {
        let fault = |error: parser::ParserError| Fault::Syntax {
            path: path.to_owned(),
            line: text[..error.pos.start].matches('\n').count() + 1,
            why: error.kind.to_string(),
        };
        errors.into_iter().map(fault).collect::<Vec<_>>()
    })?;
    let mut messages = BTreeMap::new();
    for entry in resource.body {
        let (name, before) = match entry {
            Entry::Message(message) => {
                let Some(value) = message.value else { continue };
                (message.id.name.clone(), messages.insert(message.id.name, value))
            }
            Entry::Term(term) => (term.id.name.clone(), terms.insert(term.id.name, term.value)),
            _ => continue,
        };
        if before.is_some() {
            return Err(Fault::Twice { path: path.to_owned(), message: name }.into());
        }
    }
    Ok(File { name: stem(path), messages })
}
