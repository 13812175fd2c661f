//! What stands in the language files is said somewhere: a sentence whose name occurs in no source is one
//! that somebody would translate for nothing.

use std::fs;
use std::path::{Path, PathBuf};

use crate::Failure;
use crate::source::Source;

/// Where the sentences stand; all languages have the same.
const FOLDER: &str = "crates/words/lang/en";

/// Where they are said.
const SPEAKERS: [&str; 14] = [
    "crates/browser/src",
    "crates/client/src",
    "crates/commands/src",
    "crates/stage/src",
    "crates/teacher/src",
    "crates/tables/src",
    "crates/wire/src",
    "crates/game/src",
    "crates/puzzles/src",
    "crates/pictures/src",
    "crates/study/src",
    "crates/carcassonne/src",
    "crates/newworld/src",
    "crates/settlers/src",
];

/// What a puzzle is about goes by a code of its game; this comes before it in its name.
const THEME: &str = "theme-";

/// Sentences that nobody says: `frame/table.ftl: undo-help`.
pub fn unsaid(root: &Path) -> Result<Vec<String>, Failure> {
    let mut sources = Vec::new();
    for folder in SPEAKERS {
        for source in Source::read_all(&root.join(folder))? {
            sources.push(read(&source.path)?);
        }
    }
    let is_said = |name: &str| sources.iter().any(|source| says(source, name));
    let mut unsaid = Vec::new();
    for part in inside(&root.join(FOLDER))? {
        for file in inside(&part)? {
            let text = read(&file)?;
            let path = file.strip_prefix(root.join(FOLDER)).unwrap_or(&file).display();
            let names = names(&text).filter(|name| *name != LANGUAGE_NAME && !is_said(name));
            unsaid.extend(names.map(|name| format!("{path}: {name}")));
        }
    }
    Ok(unsaid)
}

/// Read by the build script of `words`.
const LANGUAGE_NAME: &str = "language-name";

fn read(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|error| Failure::File { path: path.to_owned(), error })
}

fn inside(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let failure = |error| Failure::File { path: folder.to_owned(), error };
    let entries = fs::read_dir(folder).map_err(failure)?;
    entries.map(|entry| Ok(entry.map_err(failure)?.path())).collect()
}

/// The names of the sentences in a file.
fn names(text: &str) -> impl Iterator<Item = &str> {
    let is_head = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
    text.lines().filter(is_head).filter_map(|line| Some(line.split_once('=')?.0.trim()))
}

/// By its constant, by its struct, or by the code of a refusal.
fn says(source: &str, name: &str) -> bool {
    let constant = name.replace('-', "_").to_uppercase();
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    let structure: String = name.split('-').map(capital).collect();
    let code = format!("\"{}\"", name.strip_prefix(THEME).unwrap_or(name));
    has_word(source, &constant) || has_word(source, &structure) || source.contains(&code)
}

fn has_word(source: &str, word: &str) -> bool {
    let inside = |c: char| c.is_alphanumeric() || c == '_';
    source.match_indices(word).any(|(at, _)| {
        !source[..at].ends_with(inside) && !source[at + word.len()..].starts_with(inside)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_is_said_by_its_name_in_whatever_spelling() {
        for source in
            ["words::UNDO_HELP.of(lang)", "UndoHelp { name }.of(lang)", "\"undo-help\" =>"]
        {
            assert!(says(source, "undo-help"), "{source}");
        }
        for source in ["UNDO_HELP_2", "MyUndoHelp", "undo-help"] {
            assert!(!says(source, "undo-help"), "{source}");
        }
    }

    #[test]
    fn names_are_read_from_a_file() {
        let text = "# a remark\nundo = Undo\nwon =\n    { $count ->\n        [one] x = y\n    }\n";
        assert_eq!(names(text).collect::<Vec<_>>(), ["undo", "won"]);
    }

    #[test]
    fn every_sentence_is_said() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
        assert_eq!(unsaid(root).expect("the language files"), [""; 0]);
    }
}
