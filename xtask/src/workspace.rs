//! The workspace as it is: our crates and all they lean on, read from `cargo metadata`.

use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};
use std::env;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use cargo_metadata::{CargoOpt, DependencyKind, Metadata, MetadataCommand, Package, PackageId};

use crate::{Failure, rooms};

/// The folder of the workspace.
pub fn root() -> &'static Path {
    static ROOT: LazyLock<PathBuf> = LazyLock::new(|| {
        // Asked at run time first: a target folder kept from another checkout holds a program
        // that remembers the folder it was built in.
        let here = env::var_os("CARGO_MANIFEST_DIR");
        let here = here.map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
        here.parent().map_or_else(|| here.clone(), Path::to_path_buf)
    });
    &ROOT
}

/// The folder of everything that is built or fetched.
pub fn target() -> Result<PathBuf, Failure> {
    let mut cargo = MetadataCommand::new();
    let metadata = cargo.manifest_path(root().join("Cargo.toml")).no_deps().exec()?;
    Ok(metadata.target_directory.into_std_path_buf())
}

/// Our crates and all they lean on.
#[derive(Debug, Default)]
pub struct Workspace {
    /// Our crates: name and folder.
    pub ours: BTreeMap<String, PathBuf>,
    /// What each crate, ours or not, needs as it is built for its users.
    pub code: BTreeMap<String, BTreeSet<String>>,
    /// What the tests of each crate of ours need besides.
    pub tests: BTreeMap<String, BTreeSet<String>>,
}

impl Workspace {
    /// Asks cargo about the workspace, with all features on.
    pub fn read() -> Result<Workspace, Failure> {
        let metadata = MetadataCommand::new()
            .manifest_path(root().join("Cargo.toml"))
            .features(CargoOpt::AllFeatures)
            .exec()?;
        Ok(Workspace::from_metadata(&metadata))
    }

    fn from_metadata(metadata: &Metadata) -> Workspace {
        let names: HashMap<&PackageId, String> = metadata
            .packages
            .iter()
            .map(|package| (&package.id, label(metadata, package)))
            .collect();
        let mut workspace = Workspace::default();
        for package in metadata.workspace_packages() {
            let folder = package.manifest_path.with_file_name("").into_std_path_buf();
            workspace.ours.insert(rooms::name_of(&package.name).to_owned(), folder);
        }
        for node in metadata.resolve.iter().flat_map(|resolve| &resolve.nodes) {
            for dep in &node.deps {
                let ends = (names.get(&node.id), names.get(&dep.pkg));
                let (Some(from), Some(to)) = ends else { continue };
                for kind in &dep.dep_kinds {
                    workspace.add(from, to, kind.kind);
                }
            }
        }
        workspace
    }

    fn add(&mut self, from: &str, to: &str, kind: DependencyKind) {
        let needs = match kind {
            DependencyKind::Development => &mut self.tests,
            // A build script of a foreign crate runs on the builder's machine, not at the table;
            // one of ours is held to the doors of its room.
            DependencyKind::Build if !self.ours.contains_key(from) => return,
            _ => &mut self.code,
        };
        needs.entry(from.to_owned()).or_default().insert(to.to_owned());
    }

    /// Every crate that `from` leans on in code, each with a shortest way to it.
    pub fn reach(&self, from: &str) -> BTreeMap<&str, Vec<&str>> {
        let mut ways: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        let mut open = VecDeque::from([(from, Vec::new())]);
        while let Some((here, way)) = open.pop_front() {
            for next in self.code.get(here).into_iter().flatten() {
                if !ways.contains_key(next.as_str()) {
                    let mut way = way.clone();
                    way.push(next.as_str());
                    ways.insert(next, way.clone());
                    open.push_back((next, way));
                }
            }
        }
        ways
    }

    /// A small workspace for tests: crates of ours in a folder of their name, then `from -> to`.
    #[cfg(test)]
    pub fn sample(ours: &[&str], code: &[(&str, &str)], tests: &[(&str, &str)]) -> Workspace {
        let ours = ours.iter().map(|&name| (name.to_owned(), PathBuf::from(name))).collect();
        let mut workspace = Workspace { ours, ..Workspace::default() };
        for (from, to) in code {
            workspace.add(from, to, DependencyKind::Normal);
        }
        for (from, to) in tests {
            workspace.add(from, to, DependencyKind::Development);
        }
        workspace
    }
}

/// The name of a crate: of ours as code knows it, of others with the version where there are several,
/// since two versions lean on different crates.
fn label(metadata: &Metadata, package: &Package) -> String {
    if metadata.workspace_members.contains(&package.id) {
        return rooms::name_of(&package.name).to_owned();
    }
    let namesakes = metadata.packages.iter().filter(|other| other.name == package.name);
    match namesakes.count() {
        1 => package.name.to_string(),
        _ => format!("{}@{}", package.name, package.version),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reaches_through_others_by_a_shortest_way() {
        let arrows = [("a", "b"), ("b", "c"), ("a", "d"), ("d", "e"), ("e", "c"), ("c", "a")];
        let workspace = Workspace::sample(&["a"], &arrows, &[("a", "f")]);
        let reach = workspace.reach("a");
        assert_eq!(reach["c"], ["b", "c"]);
        assert!(!reach.contains_key("f"), "what only tests need is not reached");
    }

    #[test]
    fn knows_this_very_crate() {
        let workspace = Workspace::read().expect("cargo describes the workspace");
        assert!(workspace.ours["xtask"].join("src/workspace.rs").exists());
        assert!(workspace.code["xtask"].contains("cargo_metadata"));
    }
}
