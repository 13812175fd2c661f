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
    // A path without a name is no file that lies in the folder, and every name begins with none.
    let Some(name) = database.file_name() else { return Ok(()) };
    let name = name.to_string_lossy();
    let ours = |entry: fs::DirEntry| entry.file_name().to_string_lossy().starts_with(&*name);
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

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    fn mode_after(database: &str) -> io::Result<u32> {
        let folder = tempfile::tempdir()?;
        fs::write(folder.path().join("anleger.sqlite-wal"), "")?;
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755))?;
        close_folder(folder.path(), Path::new(database))?;
        Ok(fs::metadata(folder.path())?.permissions().mode() & 0o777)
    }

    #[test]
    fn only_a_folder_of_the_database_alone_is_closed() -> io::Result<()> {
        assert_eq!(mode_after("anleger.sqlite")?, 0o700);
        assert_eq!(mode_after("other.sqlite")?, 0o755);
        assert_eq!(mode_after("..")?, 0o755, "a path without a name");
        Ok(())
    }
}
