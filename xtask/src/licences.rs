//! The licences of what others wrote and our program holds: whoever passes it on passes them on as well.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use cargo_metadata::{MetadataCommand, Package};

use crate::Failure;
use crate::workspace;

/// How the names of files begin that hold a licence.
const NAMES: [&str; 5] = ["license", "licence", "copying", "notice", "unlicense"];

/// Every crate of others with its licence, and then every text once, below the names of those it belongs to.
pub fn of_others() -> Result<String, Failure> {
    let mut cargo = MetadataCommand::new();
    let metadata = cargo.manifest_path(workspace::root().join("Cargo.toml")).exec()?;
    let mut others: Vec<Package> =
        metadata.packages.into_iter().filter(|package| package.source.is_some()).collect();
    others.sort_by_key(named);
    let mut written =
        String::from("What others wrote and this program holds, or was made with.\n\n");
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for package in &others {
        let licence = package.license.as_deref().unwrap_or("see its text below");
        written.push_str(&format!("{}: {licence}\n", named(package)));
        for text in texts_of(package) {
            texts.entry(text).or_default().push(named(package));
        }
    }
    for (text, packages) in texts {
        written.push_str(&format!("\n\n=== {} ===\n\n{text}\n", packages.join(", ")));
    }
    Ok(written)
}

fn named(package: &Package) -> String {
    format!("{} {}", package.name, package.version)
}

/// The texts that lie beside a crate's manifest.
fn texts_of(package: &Package) -> Vec<String> {
    let folder = package.manifest_path.parent().map(|folder| folder.as_std_path());
    let files = folder.and_then(|folder| fs::read_dir(folder).ok()).into_iter().flatten();
    let mut paths: Vec<_> = files.filter_map(|file| Some(file.ok()?.path())).collect();
    paths.sort();
    let texts = paths.iter().filter(|path| is_licence(path));
    texts.filter_map(|path| Some(fs::read_to_string(path).ok()?.trim().to_owned())).collect()
}

fn is_licence(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
    NAMES.iter().any(|beginning| name.starts_with(beginning))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_others_wrote_is_named_with_its_licence() {
        let text = of_others().expect("a list");
        assert!(text.contains("\nserde 1.") && text.contains("MIT OR Apache-2.0"));
        assert!(text.contains("Permission is hereby granted"));
        assert!(!text.contains("anleger-"), "our own has its own files");
    }
}
