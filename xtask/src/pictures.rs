//! The pictures of the README, taken from the real page: each game on a desk and in a pocket.

use std::fs;

use crate::Failure;
use crate::chromium;
use crate::commands::cargo;
use crate::workspace;

/// The test that takes them, into `target/readme`.
const TEST: [&str; 6] = ["test", "-p", "anleger", "--test", "page", "pictures_for_the_readme"];

/// Takes them and keeps them in `docs/pictures`.
pub fn take() -> Result<(), Failure> {
    chromium::install()?;
    cargo(&TEST)?;
    let (from, to) =
        (workspace::root().join("target/readme"), workspace::root().join("docs/pictures"));
    fs::create_dir_all(&to).map_err(Failure::at(&to))?;
    for entry in fs::read_dir(&from).map_err(Failure::at(&from))? {
        let path = entry.map_err(Failure::at(&from))?.path();
        let kept = to.join(path.file_name().unwrap_or_default());
        fs::copy(&path, &kept).map_err(Failure::at(&kept))?;
        println!("   {}", kept.display());
    }
    Ok(())
}
