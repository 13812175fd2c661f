//! The pictures of recorded matches, and what they cost: `cargo run --release --example cards -- FOLDER RECORD...`

use std::time::Instant;
use std::{env, fs};

use bots::Registry;
use carcassonne::Carcassonne;
use client::Replay;
use newworld::NewWorld;
use pictures::Paper;
use settlers::Settlers;
use stage::Lang;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let registry = Registry::default().with::<Carcassonne>().with::<NewWorld>().with::<Settlers>();
    let mut args = env::args().skip(1);
    let folder = args.next().ok_or("which folder?")?;
    for (at, path) in args.enumerate() {
        let text = fs::read_to_string(&path)?;
        let replay = Replay::read(&text, &registry)?;
        let game = registry.find(replay.record().game())?.game();
        let sight = pictures::sight(game.load(replay.record())?.as_ref(), 1_763_500_000_000)?;
        let lang = Lang::ALL[at % Lang::ALL.len()];
        let keep = |name: &str, began: Instant, bytes: &[u8]| {
            println!("{path}: {name} in {:?}, {} bytes", began.elapsed(), bytes.len());
            fs::write(format!("{folder}/{at}-{name}"), bytes)
        };
        let began = Instant::now();
        let svg = pictures::card(&sight, lang).ok_or("no card")?;
        keep("card.svg", began, svg.as_bytes())?;
        keep("card.png", began, &pictures::png(&svg, pictures::CARD_WIDTH)?)?;
        let began = Instant::now();
        let pdf = pictures::poster_pdf(&sight, Paper::A4, lang).ok_or("no poster")??;
        keep("poster.pdf", began, &pdf)?;
        let began = Instant::now();
        let svg = pictures::poster_svg(&sight, Paper::A3, lang).ok_or("no poster")??;
        keep("poster.svg", began, svg.as_bytes())?;
        let began = Instant::now();
        let best = pictures::best_moment(&replay);
        let gif = pictures::moment(&replay, best, lang).ok_or("no moment")??;
        keep("moment.gif", began, &gif)?;
    }
    Ok(())
}
