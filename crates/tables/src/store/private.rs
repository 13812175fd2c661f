//! Files and folders for the owner's eyes only: a database holds the seeds of running games.

use std::fs;
use std::io;
use std::path::Path;

/// Makes the folder, and those it lies in; one that is made is the owner's alone.
pub(crate) fn make_folder(path: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// Closes a folder that holds nothing but what belongs to the database; a folder that others use as
/// well is theirs to close.
pub(crate) fn close_folder(path: &Path, database: &Path) -> io::Result<()> {
    let name = database.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let ours = |entry: fs::DirEntry| entry.file_name().to_string_lossy().starts_with(&name);
    for entry in fs::read_dir(path)? {
        if !ours(entry?) {
            return Ok(());
        }
    }
    allow(path, 0o700)
}

/// Makes the file where there is none, and closes it to everybody but the owner.
pub(crate) fn make_file(path: &Path) -> io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.create(true).append(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)?;
    allow(path, 0o600)
}

#[cfg(unix)]
fn allow(path: &Path, mode: u32) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let now = fs::metadata(path)?.permissions();
    match now.mode() & 0o777 == mode {
        true => Ok(()),
        false => fs::set_permissions(path, fs::Permissions::from_mode(mode)),
    }
}

#[cfg(not(unix))]
fn allow(_path: &Path, _mode: u32) -> io::Result<()> {
    Ok(())
}
