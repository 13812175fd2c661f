//! The database server that tests start for themselves: PostgreSQL, from Debian's packages.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use crate::Failure;
use crate::chromium::{as_root, install_packages};
use crate::commands::run;

/// Where Debian puts the programs of each version, outside the folders in which programs are looked for.
const DEBIAN: &str = "/usr/lib/postgresql";

/// What keeps Debian from making and starting a server of its own: whoever tests wants none that stays.
const NO_SERVER: &str =
    "echo 'create_main_cluster = false' >> /etc/postgresql-common/createcluster.conf";

/// Installs it where it is missing.
pub fn install() -> Result<(), Failure> {
    if is_there() {
        return Ok(());
    }
    install_packages(&["postgresql-common"])?;
    run(as_root("sh")?.args(["-c", NO_SERVER]))?;
    install_packages(&["postgresql"])
}

/// Whether a server can be made, as `crates/testbed` looks for it.
fn is_there() -> bool {
    let versions = fs::read_dir(DEBIAN).into_iter().flatten().flatten();
    let debian = versions.map(|version| version.path().join("bin"));
    let path = env::var_os("PATH").unwrap_or_default();
    let path: Vec<PathBuf> = env::split_paths(&path).collect();
    debian.chain(path).any(|folder| has_all(&folder))
}

fn has_all(folder: &Path) -> bool {
    ["initdb", "pg_ctl"].iter().all(|program| folder.join(program).is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_without_its_programs_is_none_of_its() {
        assert!(!has_all(Path::new("/nowhere")));
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join("initdb"), "").expect("a file");
        assert!(!has_all(folder.path()), "half of it");
        fs::write(folder.path().join("pg_ctl"), "").expect("a file");
        assert!(has_all(folder.path()));
    }
}
