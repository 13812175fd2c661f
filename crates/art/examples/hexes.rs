//! Draws every hex, chip, harbour, piece and card of the Settlers on one sheet, large and small:
//! `hexes FOLDER` writes `FOLDER/settlers.svg`.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;
use std::{env, fs};

use art::hex;
use art::{INK, NIGHT, Point, TABLE};
use game::{SEATS_MAX, Seat};
use settlers::{CHIP_NUMBERS, Card, HarbourKind, Resource, Roll, Terrain};

fn main() -> ExitCode {
    let Some(folder) = env::args_os().nth(1).map(PathBuf::from) else {
        eprintln!("hexes: which folder?");
        return ExitCode::FAILURE;
    };
    let file = folder.join("settlers.svg");
    match fs::create_dir_all(&folder).and_then(|()| fs::write(&file, sheet())) {
        Ok(()) => {
            println!("{}", file.display());
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("hexes: {}: {error}", file.display());
            ExitCode::FAILURE
        }
    }
}

const WIDTH: usize = 1180;
const HEIGHT: usize = 1330;

fn sheet() -> String {
    let mut all = String::new();
    let rows =
        [(70, hexes()), (830, chips()), (940, harbours()), (1040, pieces()), (1200, cards())];
    for (down, row) in rows {
        let _ = write!(all, "<g transform='translate(0 {down})'>{row}</g>");
    }
    format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {}'>\
         <rect width='{WIDTH}' height='{HEIGHT}' fill='{TABLE}'/><g fill='{INK}'><g id='light'>{all}</g></g>\
         <g transform='translate(0 {HEIGHT})'><rect width='{WIDTH}' height='{HEIGHT}' fill='{NIGHT}'/>\
         <use href='#light' opacity='.84'/></g></svg>\n",
        2 * HEIGHT
    )
}

fn placed(x: f32, y: f32, scale: f32, picture: &str) -> String {
    format!("<g transform='translate({x} {y}) scale({scale})'>{picture}</g>")
}

/// Each terrain in four variants and at 40 px, side by side as on the map; two at 300 px.
fn hexes() -> String {
    let terrains = Terrain::ALL.into_iter().chain([Terrain::Unknown]);
    let mut svg = String::new();
    for (column, terrain) in terrains.enumerate() {
        let x = 60.0 + 118.0 * column as f32;
        for variant in 0..4u8 {
            let shift = if variant % 2 == 0 { 0.0 } else { 50.0 };
            let picture = hex::hex(terrain, u64::from(variant));
            svg += &placed(x, 124.0 * f32::from(variant), 1.0, &picture);
            svg += &placed(
                x - 22.0 + 0.4 * shift + 40.0 * f32::from(variant % 2),
                490.0 + 34.6 * f32::from(variant),
                0.4,
                &(picture + &hex::chip(8)),
            );
        }
    }
    svg + &placed(860.0, 640.0, 2.0, &hex::hex(Terrain::Fields, 9))
        + &placed(1060.0, 640.0, 2.0, &hex::hex(Terrain::Mountains, 9))
}

fn chips() -> String {
    let chips = CHIP_NUMBERS.into_iter().zip(0u8..);
    let row: String = chips
        .map(|(number, place)| {
            let x = 50.0 + 52.0 * f32::from(place);
            placed(x, 0.0, 1.3, &hex::chip(number)) + &placed(x, 40.0, 0.4, &hex::chip(number))
        })
        .collect();
    row + &placed(620.0, 0.0, 2.0, &hex::victory_chip())
        + &placed(700.0, 0.0, 1.6, &hex::robber())
        + &placed(790.0, 0.0, 1.6, &hex::pirate())
}

/// The ends of a side that leans like this, as seen from its middle.
const LEANS: [[Point; 2]; 3] = [
    [Point::new(0.0, -28.9), Point::new(0.0, 28.9)],
    [Point::new(-25.0, 14.4), Point::new(25.0, -14.4)],
    [Point::new(-25.0, -14.4), Point::new(25.0, 14.4)],
];

fn harbours() -> String {
    let out = Point::new(1.0, 0.0);
    let kinds = HarbourKind::ALL.into_iter().zip(0u8..);
    kinds
        .map(|(kind, place)| {
            let x = 60.0 + 130.0 * f32::from(place);
            placed(x, 0.0, 1.2, &hex::harbour(kind, LEANS[0], out))
                + &placed(x + 70.0, 0.0, 0.4, &hex::harbour(kind, LEANS[0], out))
        })
        .collect()
}

fn pieces() -> String {
    let mut svg = String::new();
    for (place, seat) in Seat::first(SEATS_MAX).enumerate() {
        let x = 40.0 + 190.0 * place as f32;
        let small = [hex::settlement(seat), hex::city(seat), hex::ship(seat, LEANS[1], true)];
        svg += &placed(x, 0.0, 1.3, &hex::settlement(seat));
        svg += &placed(x + 50.0, 0.0, 1.3, &hex::city(seat));
        svg += &placed(x + 5.0, 60.0, 1.0, &hex::ship(seat, LEANS[1], false));
        svg += &placed(x + 60.0, 60.0, 1.0, &hex::ship(seat, LEANS[2], true));
        svg += &placed(x + 100.0, 10.0, 1.0, &hex::road(seat, LEANS[0]));
        svg += &placed(x + 125.0, 60.0, 1.0, &hex::road(seat, LEANS[1]));
        for (right, picture) in [0.0, 18.0, 36.0].into_iter().zip(&small) {
            svg += &placed(x + 118.0 + right, 10.0, 0.4, picture);
        }
    }
    svg
}

fn cards() -> String {
    let resources = Resource::ALL.map(hex::card);
    let development = Card::ALL.map(hex::development);
    let rest = [hex::back(false), hex::back(true)];
    let rolls = [0, 15, 22].map(|place| hex::roll(Roll::PAIRS[place]));
    let all = resources.into_iter().chain(development).chain(rest).chain(rolls);
    all.enumerate()
        .map(|(place, card)| placed(20.0 + 80.0 * place as f32, 0.0, 0.9, &card))
        .collect()
}
