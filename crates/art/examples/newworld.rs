//! Draws every tile kind of New World, its coast, settlers and surveyors on one sheet:
//! `newworld FOLDER` writes `FOLDER/newworld.svg`.

#[path = "drawing/mod.rs"]
mod drawing;

use std::fmt::Write as _;
use std::process::ExitCode;

use art::newworld::{Plate, settler, surveyor};
use art::{Picture, Point};
use game::Seat;
use landscape::Turns;
use newworld::{Role, TileSet};

use drawing::Entry;

/// The seats at a table.
const SEATS: usize = 5;

fn main() -> ExitCode {
    drawing::write("newworld", sheet)
}

fn sheet() -> Result<String, String> {
    let tiles = TileSet::base().map_err(|error| error.to_string())?;
    let land = tiles.kinds().iter().map(|kind| {
        let name = format!("{} × {}  {}", kind.code, kind.count, kind.note);
        let plate = Plate::land(kind);
        let roles: Vec<Role> =
            kind.shape.pieces().iter().map(|piece| Role::on(piece.terrain)).collect();
        let places = places(&plate, &roles);
        Entry { art: Box::new(plate), name, places }
    });
    let coast = tiles.coast().iter().map(|field| {
        let name = format!("coast {} {}", field.row, field.name);
        Entry { art: Box::new(Plate::coast(field)), name, places: String::new() }
    });
    Ok(drawing::sheet(&land.chain(coast).collect::<Vec<_>>(), &figures()))
}

/// A settler on every piece.
fn places(plate: &Plate, roles: &[Role]) -> String {
    let mut places = plate.svg(Turns::default(), 50);
    for (piece, &role) in (0u8..).zip(roles) {
        let Some(seat) = Seat::first(SEATS).nth(usize::from(piece) % SEATS) else { continue };
        places += &settler(seat, role, plate.stand(piece));
    }
    places
}

/// The settlers of all seats in their roles, large and as on a tile of 40 px, and a surveyor.
fn figures() -> String {
    let mut svg = String::new();
    let roles = [Role::Bandit, Role::Sheriff, Role::Farmer, Role::Trapper];
    for (row, seat) in Seat::first(SEATS).enumerate() {
        for (place, role) in roles.into_iter().enumerate() {
            let at = Point::new(0.0, 0.0);
            let (x, y) = (240 * row + 56 * place + 30, 30);
            let figure = settler(seat, role, at);
            let _ = write!(
                svg,
                "<g transform='translate({x} {y}) scale(2)'>{figure}</g>\
                 <g transform='translate({x} {}) scale(.4)'>{figure}</g>",
                y + 60
            );
        }
    }
    let figure = surveyor(Point::new(0.0, 0.0));
    let _ = write!(
        svg,
        "<g transform='translate(60 170) scale(2)'>{figure}</g>\
         <g transform='translate(140 170) scale(.6)'>{figure}</g>"
    );
    svg
}
