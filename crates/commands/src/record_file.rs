//! Records in files.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use game::RecordText;
use game::record::RECORD_BYTES_MAX;

use crate::failure::Failure;
use crate::plain;

/// Reads a record; whatever is wrong with the file is said in one sentence.
pub fn read(path: &Path) -> Result<RecordText, Failure> {
    let text = text(path, RECORD_BYTES_MAX)?;
    text.parse().map_err(|error: game::RecordError| failure(path, error.to_string()))
}

/// The text of a file that should have at most so many bytes; of a longer one as much as shows that.
pub fn text(path: &Path, most: usize) -> Result<String, Failure> {
    let bytes =
        read_up_to(path, most).map_err(|error| failure(path, format!("cannot read: {error}")))?;
    String::from_utf8(bytes).map_err(|error| failure(path, not_text(&error)))
}

/// Writes a text to a file.
pub fn write(path: &Path, text: &str) -> Result<(), Failure> {
    std::fs::write(path, text).map_err(|error| failure(path, format!("cannot write: {error}")))
}

/// A number of mistakes, in words.
pub fn mistakes(count: usize) -> String {
    match count {
        1 => "1 mistake".to_owned(),
        count => format!("{count} mistakes"),
    }
}

/// What is wrong with this file; what the reason quotes of it is shown plainly.
pub fn failure(path: &Path, reason: String) -> Failure {
    Failure::File { path: path.display().to_string(), reason: plain::lines(&reason) }
}

/// All of the file, or one byte more than it may have: enough for it to be refused as too large
/// without our holding all of it.
pub fn read_up_to(path: &Path, most: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(most as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn not_text(error: &std::string::FromUtf8Error) -> String {
    let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
    let line = 1 + good.iter().filter(|&&byte| byte == b'\n').count();
    format!("line {line}: not UTF-8 text")
}
