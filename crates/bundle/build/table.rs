//! The table of files that the crate includes.

use std::fs;
use std::path::Path;
use std::thread;

use toolchain::Care;

use crate::fault::Fault;
use crate::pack;
use crate::shelf::Labelled;

/// Writes every file in all its forms, and `files.rs`, the table of them.
pub fn write(files: &[Labelled], out: &Path, care: Care) -> Result<(), Fault> {
    // Packing is slow, and no file waits for another.
    let rows: Vec<Result<String, Fault>> = thread::scope(|scope| {
        let row =
            |(number, file)| scope.spawn(move || row(file, &format!("file-{number}"), out, care));
        let runs: Vec<_> = files.iter().enumerate().map(row).collect();
        runs.into_iter().map(|run| run.join().unwrap_or(Err(Fault::Packing))).collect()
    });
    let rows = rows.into_iter().collect::<Result<String, Fault>>()?;
    let path = out.join("files.rs");
    fs::write(&path, format!("[{rows}]\n")).map_err(Fault::at(&path))
}

/// Writes a table of no files, for whoever does not run the program.
pub fn write_none(out: &Path) -> Result<(), Fault> {
    let path = out.join("files.rs");
    fs::write(&path, "[]\n").map_err(Fault::at(&path))
}

fn row(file: &Labelled, name: &str, out: &Path, care: Care) -> Result<String, Fault> {
    let body = keep(&file.body, name, out)?;
    let packed = |form: Option<Vec<u8>>, kind: &str| match form {
        Some(form) => {
            Ok::<String, Fault>(format!("Some({})", keep(&form, &format!("{name}.{kind}"), out)?))
        }
        None => Ok("None".to_owned()),
    };
    let brotli = packed(pack::brotli(&file.body, care), "br")?;
    let gzip = packed(pack::gzip(&file.body, care), "gz")?;
    let Labelled { path, media_type, immutable, part_of, .. } = file;
    Ok(format!(
        "File {{ path: {path:?}, body: {body}, brotli: {brotli}, gzip: {gzip}, \
         media_type: {media_type:?}, immutable: {immutable}, part_of: &{part_of:?} }},\n"
    ))
}

/// Writes bytes into the output folder; gives the expression that includes them.
fn keep(bytes: &[u8], name: &str, out: &Path) -> Result<String, Fault> {
    let path = out.join(name);
    fs::write(&path, bytes).map_err(Fault::at(&path))?;
    Ok(format!("include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{name}\"))"))
}
