//! Draws every tile kind of Carcassonne and every figure on one sheet: `carcassonne FOLDER` writes
//! `FOLDER/carcassonne.svg`.

#[path = "drawing/mod.rs"]
mod drawing;

use std::fmt::Write as _;
use std::process::ExitCode;

use art::pieces::{dragon, fairy, good, prisoner, title, tower, tower_piece, tower_top};
use art::{Picture, Point, SEATS, TileArt, figure, follower};
use carcassonne::{Figure, Good, Sets, TileKind, TileSet, Title};
use game::{SEATS_MAX, Seat};
use landscape::{Terrain, Turns};

use drawing::Entry;

fn main() -> ExitCode {
    drawing::write("carcassonne", sheet)
}

fn sheet() -> Result<String, String> {
    let tiles = TileSet::with(Sets::all()).map_err(|error| error.to_string())?;
    let entries: Vec<Entry<'_>> = tiles.kinds().iter().map(entry).collect();
    Ok(drawing::sheet(&entries, &(figures() + &pieces())))
}

fn entry(kind: &TileKind) -> Entry<'_> {
    let art = TileArt::new(kind);
    let mut places = art.svg(Turns::default(), 50);
    for (piece, data) in (0u8..).zip(kind.shape.pieces()) {
        let Some(seat) = Seat::first(SEATS_MAX).nth(usize::from(piece) % SEATS_MAX) else {
            continue;
        };
        places += &follower(seat, art.stand(piece), data.terrain == Terrain::Land);
    }
    let name = format!("{} × {}  {}", kind.code, kind.count, kind.name);
    Entry { art: Box::new(art), name, places }
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

/// The figures and pieces of the expansions, large and as on a tile of 40 px.
fn pieces() -> String {
    let origin = Point::new(0.0, 0.0);
    let seats: Vec<Seat> = Seat::first(SEATS_MAX).collect();
    let mut all: Vec<String> = Vec::new();
    for (place, &kind) in Figure::ALL.iter().enumerate().skip(1) {
        let of = |shift: usize| seats[(place + shift) % seats.len()];
        all.push(figure(of(0), kind, origin, false));
        all.push(figure(of(2), kind, origin, kind == Figure::Big));
    }
    all.extend(Good::ALL.map(good));
    all.extend(Title::ALL.map(title));
    all.extend([fairy(), dragon(), prisoner(seats[0], Figure::Follower)]);
    all.extend([prisoner(seats[1], Figure::Big), tower_piece()]);
    for height in [1, 2, 3, 12] {
        let top = Point::new(0.0, -tower_top(height));
        all.push(tower(height) + &figure(seats[3], Figure::Follower, top, false));
    }
    let mut svg = String::new();
    for (place, drawn) in all.iter().enumerate() {
        let x = 30 + 62 * place;
        let _ = write!(
            svg,
            "<g transform='translate({x} 140)'>{drawn}</g>\
             <g transform='translate({x} 170) scale(.4)'>{drawn}</g>"
        );
    }
    svg
}
