//! What an owner of the box has corrected, short enough to stand in a record.

use std::fmt::Write as _;

use landscape::tile_file::{TileEntry, TileFileError, parse};
use serde_json::Value;

use crate::tile_file::RawFile;
use crate::tiles::{TILE_FILE, TileSet};

/// The entries of a tile file that differ from ours, for the option `tiles`: a whole file of an
/// owner or only some corrected entries. Notes are left out.
///
/// ```
/// let ours = newworld::TILE_FILE;
/// assert_eq!(newworld::corrections(ours)?, "");
/// let more = ours.replacen("animals = 3", "animals = 4", 1);
/// assert!(newworld::corrections(&more)?.contains("code='AR'"));
/// # Ok::<(), newworld::TileFileError>(())
/// ```
pub fn corrections(text: &str) -> Result<String, TileFileError> {
    TileSet::corrected(text)?;
    let (theirs, ours): (RawFile, RawFile) = (parse(text)?, parse(TILE_FILE)?);
    let mut short = String::new();
    write_differing("tile", theirs.tile, ours.tile, &mut short);
    write_differing("start", theirs.start, ours.start, &mut short);
    Ok(short)
}

fn write_differing(heading: &str, theirs: Vec<TileEntry>, ours: Vec<TileEntry>, into: &mut String) {
    let ours: Vec<TileEntry> = ours.into_iter().map(shortened).collect();
    for entry in theirs.into_iter().map(shortened).filter(|entry| !ours.contains(entry)) {
        let _ = writeln!(into, "[[{heading}]]");
        for (key, value) in &entry {
            let _ = writeln!(into, "{key}={}", Inline(value));
        }
    }
}

/// The entry without its note and without what goes without saying.
fn shortened(entry: TileEntry) -> TileEntry {
    let said = |(key, value): &(String, Value)| key != "note" && !is_default(value);
    let short = |(key, value): (String, Value)| match value {
        Value::Array(list) => {
            let list = list.into_iter().map(|item| match item {
                Value::Object(table) => Value::Object(shortened(table)),
                other => other,
            });
            (key, Value::Array(list.collect()))
        }
        other => (key, other),
    };
    entry.into_iter().filter(said).map(short).collect()
}

fn is_default(value: &Value) -> bool {
    match value {
        Value::Number(number) => number.as_i64() == Some(0),
        Value::Bool(yes) => !yes,
        Value::Array(list) => list.is_empty(),
        _ => false,
    }
}

/// A value on one line; the quotes are those that a record need not escape.
struct Inline<'a>(&'a Value);

impl std::fmt::Display for Inline<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.0 {
            Value::String(text) if !text.contains(['\'', '\n']) => write!(f, "'{text}'"),
            Value::Array(list) => {
                let items: Vec<String> = list.iter().map(|item| Inline(item).to_string()).collect();
                write!(f, "[{}]", items.join(","))
            }
            Value::Object(table) => {
                let pairs = table.iter().map(|(key, value)| format!("{key}={}", Inline(value)));
                write!(f, "{{{}}}", pairs.collect::<Vec<_>>().join(","))
            }
            other => write!(f, "{other}"),
        }
    }
}
