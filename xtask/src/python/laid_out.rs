//! The package laid out as pip would lay out its wheel, around an extension that cargo has built already: nothing is
//! compiled anew, packed or unpacked.

use std::fs;
use std::path::Path;

use toml::{Table, Value};

use crate::Failure;

/// Lays out the package at `home` with this extension among the packages of an environment.
pub fn install(home: &Path, extension: &Path, packages: &Path) -> Result<(), Failure> {
    let (package, about) = (packages.join("anleger"), packages.join(about()));
    for folder in [&package, &about] {
        if folder.exists() {
            fs::remove_dir_all(folder).map_err(Failure::at(folder))?;
        }
    }
    copy_sources(&home.join("python/anleger"), &package)?;
    let suffix = if cfg!(windows) { "pyd" } else { "abi3.so" };
    copy(extension, &package.join(format!("_anleger.{suffix}")))?;
    fs::create_dir_all(&about).map_err(Failure::at(&about))?;
    let manifest = home.join("pyproject.toml");
    let read = fs::read_to_string(&manifest).map_err(Failure::at(&manifest))?;
    for (name, text) in papers(&read)? {
        let path = about.join(name);
        fs::write(&path, text).map_err(Failure::at(&path))?;
    }
    Ok(())
}

const VERSION: &str = env!("CARGO_PKG_VERSION");

fn about() -> String {
    format!("anleger-{VERSION}.dist-info")
}

fn copy(from: &Path, to: &Path) -> Result<(), Failure> {
    fs::copy(from, to).map(|_| ()).map_err(Failure::at(from))
}

/// The package's own files; what Python has compiled stays behind.
fn copy_sources(from: &Path, to: &Path) -> Result<(), Failure> {
    fs::create_dir_all(to).map_err(Failure::at(to))?;
    for entry in fs::read_dir(from).map_err(Failure::at(from))? {
        let path = entry.map_err(Failure::at(from))?.path();
        if path.is_file() && path.extension().is_none_or(|kind| kind != "so") {
            copy(&path, &to.join(path.file_name().unwrap_or_default()))?;
        }
    }
    Ok(())
}

/// What Python wants to know of what is installed, from the manifest.
fn papers(manifest: &str) -> Result<[(&'static str, String); 2], Failure> {
    let unread = |what: &str| Failure::Missing { what: format!("{what} in pyproject.toml") };
    let manifest: Table = manifest.parse().map_err(|_| unread("plain TOML"))?;
    let project = manifest.get("project").ok_or_else(|| unread("[project]"))?;
    let needs = project.get("dependencies").and_then(Value::as_array);
    let needs = needs.into_iter().flatten().filter_map(Value::as_str);
    let needs: String = needs.map(|need| format!("Requires-Dist: {need}\n")).collect();
    let name = project.get("name").and_then(Value::as_str).ok_or_else(|| unread("a name"))?;
    let doors = project.get("entry-points").ok_or_else(|| unread("entry points"))?;
    Ok([
        ("METADATA", format!("Metadata-Version: 2.1\nName: {name}\nVersion: {VERSION}\n{needs}")),
        ("entry_points.txt", written(doors)),
    ])
}

/// Groups of entry points as they stand beside what is installed.
fn written(doors: &Value) -> String {
    let mut text = String::new();
    for (group, entries) in doors.as_table().into_iter().flatten() {
        text.push_str(&format!("[{group}]\n"));
        for (name, door) in entries.as_table().into_iter().flatten() {
            text.push_str(&format!("{name} = {}\n", door.as_str().unwrap_or_default()));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn python_learns_what_the_manifest_says() {
        let manifest = "[project]\nname = \"a\"\ndependencies = [\"numpy>=1\"]\n\
                        [project.entry-points.\"some.group\"]\nb = \"a.c:d\"\n";
        let papers = papers(manifest).unwrap();
        let metadata = format!("Metadata-Version: 2.1\nName: a\nVersion: {VERSION}\n");
        assert_eq!(papers[0].1, metadata + "Requires-Dist: numpy>=1\n");
        assert_eq!(papers[1].1, "[some.group]\nb = a.c:d\n");
    }

    #[test]
    fn a_manifest_without_a_project_is_named() {
        let failure = papers("[tool]\n").unwrap_err().to_string();
        assert!(failure.contains("[project]"), "{failure}");
    }
}
