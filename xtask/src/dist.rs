//! What somebody downloads: one archive with the program, its licences, manual pages and completions,
//! and beside it the digest that proves it whole.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::Command;

use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

use crate::Failure;
use crate::commands::{answer, cargo};
use crate::{licences, workspace};

/// The list of digests, as `sha256sum --check` reads it.
const DIGESTS: &str = "SHA256SUMS";

/// Files of the repository that go along.
const ALONG: [&str; 3] = ["README.md", "LICENSE-APACHE", "LICENSE-MIT"];

/// Each shell with the name that its completions are kept under.
const SHELLS: [(&str, &str); 5] = [
    ("bash", "anleger.bash"),
    ("elvish", "anleger.elv"),
    ("fish", "anleger.fish"),
    ("powershell", "_anleger.ps1"),
    ("zsh", "_anleger"),
];

/// Builds the program and packs it, into `target/dist`.
pub fn pack() -> Result<(), Failure> {
    cargo(&["build", "--release", "-p", "anleger"])?;
    let program = format!("anleger{}", std::env::consts::EXE_SUFFIX);
    let target = workspace::target()?;
    let program = target.join("release").join(program);
    let folder = target.join("dist");
    let name = format!("anleger-{}-{}", env!("CARGO_PKG_VERSION"), host()?);
    lay_out(&program, &folder.join(&name))?;
    let archive = archive(&folder, &name).map_err(Failure::at(&folder))?;
    let digests = note_digest(&archive).map_err(Failure::at(&archive))?;
    println!("   {}\n   {}", archive.display(), digests.display());
    Ok(())
}

fn host() -> Result<String, Failure> {
    let host = answer(Command::new("rustc").args(["--print", "host-tuple"]))?;
    Ok(host.unwrap_or_default().trim().to_owned())
}

/// Puts everything that goes into the archive into one folder.
fn lay_out(program: &Path, folder: &Path) -> Result<(), Failure> {
    let completions = folder.join("completions");
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(Failure::at(folder))?;
    }
    fs::create_dir_all(&completions).map_err(Failure::at(&completions))?;
    let files = ALONG.map(|name| workspace::root().join(name));
    for file in files.iter().map(PathBuf::as_path).chain([program]) {
        let name = file.file_name().unwrap_or_default();
        fs::copy(file, folder.join(name)).map_err(Failure::at(file))?;
    }
    let others = folder.join("LICENSES-OF-OTHERS.txt");
    fs::write(&others, licences::of_others()?).map_err(Failure::at(&others))?;
    told(program, &[OsStr::new("man"), folder.join("man").as_os_str()])?;
    for (shell, name) in SHELLS {
        let text = told(program, &[OsStr::new("completions"), OsStr::new(shell)])?;
        let path = completions.join(name);
        fs::write(&path, text).map_err(Failure::at(&path))?;
    }
    Ok(())
}

/// What the program prints; that it succeeds is demanded.
fn told(program: &Path, args: &[&OsStr]) -> Result<Vec<u8>, Failure> {
    let command = || format!("{} {}", program.display(), args.join(OsStr::new(" ")).display());
    let said = Command::new(program).args(args).output();
    let said = said.map_err(|error| Failure::Start { command: command(), error })?;
    match said.status.success() {
        true => Ok(said.stdout),
        false => Err(Failure::Command { command: command(), status: said.status }),
    }
}

/// Packs the folder `name` inside `folder`. The same content gives the same bytes: files come by name,
/// without owners and times.
fn archive(folder: &Path, name: &str) -> io::Result<PathBuf> {
    let path = folder.join(format!("{name}.tar.gz"));
    let mut archive = tar::Builder::new(GzEncoder::new(File::create(&path)?, Compression::best()));
    archive.mode(tar::HeaderMode::Deterministic);
    for file in files_in(&folder.join(name))? {
        let inside = file.strip_prefix(folder).unwrap_or(&file);
        archive.append_path_with_name(&file, inside)?;
    }
    archive.into_inner()?.finish()?.flush()?;
    Ok(path)
}

/// Every file in a folder, by name.
fn files_in(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        match path.is_dir() {
            true => all.extend(files_in(&path)?),
            false => all.push(path),
        }
    }
    all.sort();
    Ok(all)
}

/// Writes the archive's digest beside it.
fn note_digest(archive: &Path) -> io::Result<PathBuf> {
    let digest: String =
        Sha256::digest(fs::read(archive)?).iter().map(|byte| format!("{byte:02x}")).collect();
    let name = archive.file_name().unwrap_or_default().display().to_string();
    let path = archive.with_file_name(DIGESTS);
    fs::write(&path, format!("{digest}  {name}\n"))?;
    Ok(path)
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use flate2::read::GzDecoder;

    use super::*;

    fn sample() -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        let inside = folder.path().join("anleger-1");
        fs::create_dir_all(inside.join("man")).unwrap();
        fs::write(inside.join("man/anleger.1"), "how to").unwrap();
        fs::write(inside.join("README.md"), "read me").unwrap();
        folder
    }

    #[test]
    fn everything_in_the_folder_is_in_the_archive() {
        let folder = sample();
        let path = archive(folder.path(), "anleger-1").unwrap();
        let mut archive = tar::Archive::new(GzDecoder::new(File::open(path).unwrap()));
        let mut found = Vec::new();
        for entry in archive.entries().unwrap() {
            let mut entry = entry.unwrap();
            let name = entry.path().unwrap().display().to_string();
            let mut text = String::new();
            entry.read_to_string(&mut text).unwrap();
            found.push(format!("{name}: {text}"));
        }
        assert_eq!(found, ["anleger-1/README.md: read me", "anleger-1/man/anleger.1: how to"]);
    }

    #[test]
    fn the_same_content_gives_the_same_bytes() {
        let packed = || {
            let folder = sample();
            fs::read(archive(folder.path(), "anleger-1").unwrap()).unwrap()
        };
        assert_eq!(packed(), packed());
    }

    #[test]
    fn the_digest_is_that_of_the_archive() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.tar.gz");
        fs::write(&path, "abc").unwrap();
        let digests = fs::read_to_string(note_digest(&path).unwrap()).unwrap();
        let known = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(digests, format!("{known}  a.tar.gz\n"));
    }
}
