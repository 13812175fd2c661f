//! The servers that the tests start: NATS, from Debian's packages.

use std::path::Path;

use crate::Failure;
use crate::chromium::install_programs;

/// Each program with the package that brings it.
const PROGRAMS: [(&str, &str); 1] = [("nats-server", "nats-server")];

/// Where Debian puts servers. They are looked for there as well: people who are not root have it in no path.
const FOLDERS: [&str; 2] = ["/usr/sbin", "/usr/local/sbin"];

/// Installs what is missing.
pub fn install() -> Result<(), Failure> {
    let is_there =
        |program: &str| FOLDERS.iter().any(|folder| Path::new(folder).join(program).is_file());
    let missing: Vec<(&str, &str)> =
        PROGRAMS.into_iter().filter(|(program, _)| !is_there(program)).collect();
    install_programs(&missing)
}
