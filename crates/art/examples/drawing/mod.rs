//! A sheet of tiles and figures, by day and by night.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;
use std::{env, fs};

use art::{INK, NIGHT, Picture, TABLE, seat_patterns};
use landscape::Turns;

/// Kinds in a row.
const COLUMNS: usize = 4;
/// The room of a kind: itself, its four turns, and the places of figures on it.
const CELL: (usize, usize) = (300, 150);
/// The room of the figures below.
const FIGURES: usize = 190;

/// A kind of tile on the sheet.
pub struct Entry<'a> {
    pub art: Box<dyn Picture + 'a>,
    /// What is written under it.
    pub name: String,
    /// The same with figures on it.
    pub places: String,
}

/// Writes a sheet into the folder that the command line names.
pub fn write(name: &str, sheet: fn() -> Result<String, String>) -> ExitCode {
    let Some(folder) = env::args_os().nth(1).map(PathBuf::from) else {
        eprintln!("{name}: which folder?");
        return ExitCode::FAILURE;
    };
    let file = folder.join(format!("{name}.svg"));
    let written = fs::create_dir_all(&folder).map_err(|error| error.to_string()).and_then(|()| {
        sheet().and_then(|svg| fs::write(&file, svg).map_err(|error| error.to_string()))
    });
    match written {
        Ok(()) => {
            println!("{}", file.display());
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{name}: {}: {error}", file.display());
            ExitCode::FAILURE
        }
    }
}

/// All entries, and the figures under them.
pub fn sheet(entries: &[Entry<'_>], figures: &str) -> String {
    let (width, height) =
        (COLUMNS * CELL.0 + 40, entries.len().div_ceil(COLUMNS) * CELL.1 + FIGURES + 40);
    let mut all = String::new();
    for (place, entry) in entries.iter().enumerate() {
        let (x, y) = (place % COLUMNS * CELL.0 + 20, place / COLUMNS * CELL.1 + 20);
        let picture = picture(entry, place as u64);
        let _ = write!(all, "<g transform='translate({x} {y})'>{picture}</g>");
    }
    let below = height - FIGURES;
    let _ = write!(all, "<g transform='translate(20 {below})'>{figures}</g>");
    format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {}' \
         font-family='Georgia,serif' font-size='11'><defs>{}</defs>\
         <rect width='{width}' height='{height}' fill='{TABLE}'/>\
         <g fill='{INK}'><g id='light'>{all}</g></g>\
         <g transform='translate(0 {height})'>\
         <rect width='{width}' height='{height}' fill='{NIGHT}'/>\
         <use href='#light' fill='{TABLE}' opacity='.84'/></g></svg>\n",
        2 * height,
        seat_patterns(),
    )
}

/// A kind with its name, in its four turns at 40 px, and with figures on it.
fn picture(entry: &Entry<'_>, seed: u64) -> String {
    let mut svg = framed(&entry.art.svg(Turns::default(), seed), (0, 0), 100);
    for turns in Turns::ALL {
        let at = (106 + turns.index() % 2 * 43, turns.index() / 2 * 43);
        svg += &framed(&entry.art.svg(turns, seed + 100 * turns.index() as u64), at, 40);
    }
    svg += &framed(&entry.places, (192, 0), 100);
    svg + &format!("<text y='116'>{}</text>", entry.name)
}

fn framed(picture: &str, (x, y): (usize, usize), size: usize) -> String {
    format!(
        "<svg x='{x}' y='{y}' width='{size}' height='{size}' viewBox='0 0 100 100'>{picture}</svg>"
    )
}
