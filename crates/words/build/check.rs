//! Every language says what the English files say, with the same arguments: no more and no less.

use std::collections::BTreeMap;

use fluent_syntax::ast::Pattern;

use crate::fault::Fault;
use crate::folder::Language;
use crate::sentence::arguments;

type Sentences<'a> = BTreeMap<(String, String), &'a Pattern<String>>;

/// Compares all languages with the original.
pub fn compare(original: &Language, languages: &[Language]) -> Result<(), Vec<Fault>> {
    let ours = original.sentences();
    let faults: Vec<Fault> = languages
        .iter()
        .flat_map(|language| compare_language(&language.code, &ours, &language.sentences()))
        .collect();
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}

fn compare_language(code: &str, ours: &Sentences<'_>, theirs: &Sentences<'_>) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (file, message) in theirs.keys().filter(|name| !ours.contains_key(*name)).cloned() {
        faults.push(Fault::Surplus { code: code.to_owned(), file, message });
    }
    for (name, pattern) in ours {
        match theirs.get(name) {
            Some(other) => faults.extend(compare_arguments(code, name, pattern, other)),
            None => {
                let (code, (file, message)) = (code.to_owned(), name.clone());
                faults.push(Fault::Missing { code, file, message });
            }
        }
    }
    faults
}

fn compare_arguments(
    code: &str,
    name: &(String, String),
    ours: &Pattern<String>,
    theirs: &Pattern<String>,
) -> Vec<Fault> {
    let (wanted, found) = (arguments(ours), arguments(theirs));
    let missing = wanted.difference(&found).cloned().map(|argument| {
        let (code, (file, message)) = (code.to_owned(), name.clone());
        Fault::ArgumentMissing { code, file, message, argument }
    });
    let surplus = found.difference(&wanted).cloned().map(|argument| {
        let (code, (file, message)) = (code.to_owned(), name.clone());
        Fault::ArgumentSurplus { code, file, message, argument }
    });
    missing.chain(surplus).collect()
}
