//! Draws every tile kind and every figure on one sheet: `sheet FOLDER` writes
//! `FOLDER/carcassonne.svg`.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;
use std::{env, fs};

use art::{INK, NIGHT, Point, SEATS, TABLE, TileArt, follower, seat_patterns};
use carcassonne::{TileKind, TileSet};
use game::{SEATS_MAX, Seat};
use landscape::{Terrain, Turns};

fn main() -> ExitCode {
    let Some(folder) = env::args_os().nth(1).map(PathBuf::from) else {
        eprintln!("sheet: which folder?");
        return ExitCode::FAILURE;
    };
    let file = folder.join("carcassonne.svg");
    let written = fs::create_dir_all(&folder).map_err(|error| error.to_string()).and_then(|()| {
        sheet().and_then(|svg| fs::write(&file, svg).map_err(|error| error.to_string()))
    });
    match written {
        Ok(()) => {
            println!("{}", file.display());
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("sheet: {}: {error}", file.display());
            ExitCode::FAILURE
        }
    }
}

/// Kinds in a row.
const COLUMNS: usize = 4;
/// The room of a kind: itself, its four turns, and the places of figures on it.
const CELL: (usize, usize) = (300, 150);
/// The room of the figures below.
const FIGURES: usize = 190;

fn sheet() -> Result<String, String> {
    let tiles = TileSet::base().map_err(|error| error.to_string())?;
    let (width, height) =
        (COLUMNS * CELL.0 + 40, tiles.kinds().len().div_ceil(COLUMNS) * CELL.1 + FIGURES + 40);
    let mut all = String::new();
    for (place, kind) in tiles.kinds().iter().enumerate() {
        let (x, y) = (place % COLUMNS * CELL.0 + 20, place / COLUMNS * CELL.1 + 20);
        let _ = write!(all, "<g transform='translate({x} {y})'>{}</g>", entry(kind, place as u64));
    }
    let below = height - FIGURES;
    let _ = write!(all, "<g transform='translate(20 {below})'>{}</g>", figures());
    Ok(format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {}' \
         font-family='Georgia,serif' font-size='11'><defs>{}</defs>\
         <rect width='{width}' height='{height}' fill='{TABLE}'/>\
         <g fill='{INK}'><g id='light'>{all}</g></g>\
         <g transform='translate(0 {height})'>\
         <rect width='{width}' height='{height}' fill='{NIGHT}'/>\
         <use href='#light' fill='{TABLE}' opacity='.84'/></g></svg>\n",
        2 * height,
        seat_patterns(),
    ))
}

/// A kind with its code and count, in its four turns at 40 px, and with a figure on every piece.
fn entry(kind: &TileKind, seed: u64) -> String {
    let art = TileArt::new(kind);
    let mut svg = framed(&art.svg(Turns::default(), seed), (0, 0), 100);
    for turns in Turns::ALL {
        let at = (106 + turns.index() % 2 * 43, turns.index() / 2 * 43);
        svg += &framed(&art.svg(turns, seed + 100 * turns.index() as u64), at, 40);
    }
    let mut places = art.svg(Turns::default(), seed + 50);
    for (piece, data) in (0u8..).zip(kind.shape.pieces()) {
        let Some(seat) = Seat::first(SEATS_MAX).nth(usize::from(piece) % SEATS_MAX) else {
            continue;
        };
        places += &follower(seat, art.stand(piece), data.terrain == Terrain::Land);
    }
    svg += &framed(&places, (192, 0), 100);
    let name = format!("{} × {}  {}", kind.code, kind.count, kind.name);
    svg + &format!("<text y='116'>{name}</text>")
}

fn framed(picture: &str, (x, y): (usize, usize), size: usize) -> String {
    format!(
        "<svg x='{x}' y='{y}' width='{size}' height='{size}' viewBox='0 0 100 100'>{picture}</svg>"
    )
}

/// The figures of all seats, standing and lying, large and as on a tile of 40 px, and the hatches.
fn figures() -> String {
    let mut svg = String::new();
    for (place, seat) in Seat::first(SEATS_MAX).enumerate() {
        let x = 40 + 90 * place;
        for (scale, right, down) in [(2.0, 0, 40), (0.4, 40, 40)] {
            let poses: String = [(0.0, false), (30.0, true)]
                .map(|(down, lying)| follower(seat, Point::new(0.0, down), lying))
                .concat();
            let _ = write!(
                svg,
                "<g transform='translate({} {down}) scale({scale})'>{poses}</g>",
                x + right
            );
        }
        let _ = write!(
            svg,
            "<rect x='{}' y='0' width='70' height='70' fill='#b3c689'/>\
             <rect x='{}' y='0' width='70' height='70' fill='url(#hatch-{place})'/>\
             <text x='{}' y='86'>{}</text>",
            600 + 90 * place,
            600 + 90 * place,
            600 + 90 * place,
            SEATS[place].fill,
        );
    }
    svg
}
