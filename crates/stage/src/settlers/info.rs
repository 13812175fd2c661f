//! The Settlers as the page finds them: a stage, and words before a match exists.

use std::ops::RangeInclusive;

use game::Game;
use serde_json::{Map, Value};
use settlers::{Outcome, Settlers, Terrain};
use wire::Look;

use super::workshop::SettlersWorkshop;
use super::{agreement, help, lessons, names, openings, refusals, words};
use crate::scene::{Art, Item};
use crate::{Advised, ByAgreement, Guide, Lang, Preview, Stage, Words, Workshop};

#[derive(Clone, Copy, Debug)]
pub struct Info;

impl crate::GameInfo for Info {
    fn game(&self) -> &'static str {
        Settlers::NAME
    }

    fn seats_least(&self) -> usize {
        Settlers::SEATS_LEAST
    }

    fn words(&self) -> Words {
        use words::{about, option, value};
        Words { about, option, value, refusal: refusals::refusal }
    }

    fn main_option(&self) -> Option<&'static str> {
        Some("scenario")
    }

    fn title(&self, options: &Map<String, Value>, lang: Lang) -> String {
        let game = words::about(lang).title;
        let map = options.get("scenario").and_then(Value::as_str);
        let map = map.and_then(|id| words::value("scenario", id, lang));
        map.map_or_else(|| game.to_owned(), |map| format!("{game} · {map}"))
    }

    fn has_workshop(&self) -> bool {
        true
    }
}

impl crate::GameExtras for Info {
    fn open(&self) -> Box<dyn Stage> {
        Box::new(super::Table::default())
    }

    fn emblem(&self) -> Art {
        emblem()
    }

    fn preview(&self, key: &str, value: &str, lang: Lang) -> Option<Preview> {
        super::preview::preview(key, value, lang)
    }

    fn asks(&self, key: &str, options: &Map<String, Value>) -> bool {
        agreement::asks(key, options)
    }

    fn seats(&self, options: &Map<String, Value>) -> Option<RangeInclusive<u8>> {
        agreement::seats(options)
    }

    fn by_agreement(
        &self,
        seats: usize,
        options: &Map<String, Value>,
        lang: Lang,
    ) -> Option<ByAgreement> {
        agreement::by_agreement(seats, options, lang)
    }

    fn own_meaning(
        &self,
        key: &str,
        value: &Value,
        options: &Map<String, Value>,
        lang: Lang,
    ) -> Option<String> {
        agreement::number(key, value.as_u64()?, options, lang)
    }

    fn workshop(&self) -> Option<Box<dyn Workshop>> {
        Some(Box::new(SettlersWorkshop::new()))
    }

    fn openings(&self, look: &Look, advice: &[Advised]) -> Vec<Item> {
        openings::marks(look, advice)
    }

    fn opening(&self, advised: &Advised, lang: Lang) -> String {
        openings::said(advised, lang)
    }

    fn outcome(&self, notation: &str, lang: Lang) -> Option<String> {
        match notation.parse().ok()? {
            Outcome::Land { terrain } => Some(names::terrain(terrain, lang).to_owned()),
            Outcome::Number { chip } => Some(chip.to_string()),
            Outcome::Harbour { kind } => Some(names::harbour(kind, lang)),
            _ => None,
        }
    }

    fn begins(&self, look: &Look) -> bool {
        openings::is_now(look)
    }

    fn guide(&self) -> Guide {
        Guide {
            help: help::help,
            lessons: lessons::lessons,
            facts: lessons::facts,
            options: lessons::options,
            seed: lessons::SEED,
        }
    }
}

/// A coast with fields and hills, a settlement between them, and a ship that leaves.
fn emblem() -> Art {
    let hexes = [
        (Terrain::Woods, 10, 18),
        (Terrain::Fields, 76, 18),
        (Terrain::Sea, 142, 18),
        (Terrain::Sea, 208, 18),
        (Terrain::Mountains, -23, 75),
        (Terrain::Pasture, 43, 75),
        (Terrain::Hills, 109, 75),
        (Terrain::Sea, 175, 75),
    ];
    let land = hexes.iter().enumerate().map(|(seed, (terrain, x, y))| {
        let drawn = art::hex::hex(*terrain, seed as u64);
        format!("<g transform='translate({x} {y}) scale(.66)'>{drawn}</g>")
    });
    let seat = game::Seat::FIRST;
    let ends = [art::Point::new(-20.0, 10.0), art::Point::new(20.0, 10.0)];
    let (house, ship) = (art::hex::settlement(seat), art::hex::ship(seat, ends, false));
    let pieces = format!(
        "<g transform='translate(109 37) scale(1.1)'>{house}</g>\
         <g transform='translate(164 50) scale(1.1)'>{ship}</g>"
    );
    land.chain([pieces]).collect::<String>().into()
}
