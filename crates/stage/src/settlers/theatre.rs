//! The Settlers as the page finds them: a stage, and words before a match exists.

use game::Game;
use settlers::{Settlers, Terrain};

use super::workshop::SettlersWorkshop;
use super::{help, lessons, refusals, words};
use crate::scene::Art;
use crate::{About, Help, Lang, Lesson, OptionWords, Preview, Stage, Workshop};

/// The Settlers.
#[derive(Clone, Copy, Debug)]
pub struct Theatre;

impl crate::Theatre for Theatre {
    fn game(&self) -> &'static str {
        Settlers::NAME
    }

    fn open(&self) -> Box<dyn Stage> {
        Box::new(super::Table::default())
    }

    fn about(&self, lang: Lang) -> About {
        words::about(lang)
    }

    fn emblem(&self) -> Art {
        emblem()
    }

    fn option(&self, key: &str, lang: Lang) -> Option<OptionWords> {
        words::option(key, lang)
    }

    fn value(&self, key: &str, value: &str, lang: Lang) -> Option<&'static str> {
        words::value(key, value, lang)
    }

    fn preview(&self, key: &str, value: &str, lang: Lang) -> Option<Preview> {
        super::preview::preview(key, value, lang)
    }

    fn workshop(&self) -> Option<Box<dyn Workshop>> {
        Some(Box::new(SettlersWorkshop::new()))
    }

    fn help(&self, lang: Lang) -> Help {
        help::help(lang)
    }

    fn lessons(&self, lang: Lang) -> Vec<Lesson> {
        lessons::lessons(lang)
    }

    fn lesson_seed(&self) -> &'static str {
        lessons::SEED
    }

    fn refusal(&self, code: &str, lang: Lang) -> Option<&'static str> {
        refusals::refusal(code, lang)
    }
}

/// A coast with woods and fields, a settlement between them, and a ship that leaves.
fn emblem() -> Art {
    let hexes = [
        (Terrain::Woods, 10, 22),
        (Terrain::Pasture, 10, 90),
        (Terrain::Fields, 68, 22),
        (Terrain::Hills, 68, 90),
        (Terrain::Sea, 126, 22),
        (Terrain::Sea, 126, 90),
        (Terrain::Sea, 184, 22),
    ];
    let land = hexes.iter().enumerate().map(|(seed, (terrain, x, y))| {
        let drawn = art::hex::hex(*terrain, seed as u64);
        let x = x + if *y > 50 { 29 } else { 0 };
        format!("<g transform='translate({x} {y}) scale(.58)'>{drawn}</g>")
    });
    let seat = game::Seat::FIRST;
    let ends = [art::Point::new(-20.0, 10.0), art::Point::new(20.0, 10.0)];
    let ship = art::hex::ship(seat, ends, false);
    let house = art::hex::settlement(seat);
    let pieces = format!(
        "<g transform='translate(68 56) scale(1.1)'>{house}</g>\
         <g transform='translate(150 44) scale(1.2)'>{ship}</g>"
    );
    land.chain([pieces]).collect::<String>().into()
}
