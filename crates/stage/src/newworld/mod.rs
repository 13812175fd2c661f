//! New World on the page.
//!
//! - `board`: the stage itself; `step`, `order`: from touches to decisions.
//! - `scene`, `ruler`, `light`, `overlay`, `marks`: from what was seen to what is drawn.
//! - `hints`: what a bot advises, in words, and why.
//! - `log`, `effect`, `reasons`, `stock`, `panels`: what is told beside the board.
//! - `names`, `words`, `refusals`, `agreement`: what is said of all that.
//! - `help`, `lessons`: the rules, and the first game.
//! - `edition`, `sketch`, `target`: tools of all of them.
//!
//! What every game on tiles has is in `tiles`.
//!
//! No rule is written here: what joins, fits, pays and is sent home is asked of
//! [`newworld::NewWorld`].

mod agreement;
mod board;
mod edition;
mod effect;
mod help;
mod help_text;
mod hints;
mod lessons;
mod light;
mod log;
mod marks;
mod names;
mod order;
mod overlay;
mod panels;
mod reasons;
mod refusals;
mod ruler;
mod scene;
mod sketch;
mod step;
mod stock;
mod target;
mod words;

use game::{Game, Seat};
use landscape::Turns;
use newworld::{Role, TileSet};
use serde_json::{Map, Value};

use crate::scene::Art;
use crate::{Guide, Lang, Stage, Words};

#[derive(Clone, Copy, Debug)]
pub struct Info;

impl crate::GameInfo for Info {
    fn game(&self) -> &'static str {
        newworld::NewWorld::NAME
    }

    fn seats_least(&self) -> usize {
        newworld::NewWorld::SEATS_LEAST
    }

    fn words(&self) -> Words {
        use agreement::{about, option, value};
        Words { about, option, value, refusal: refusals::refusal }
    }
}

impl crate::GameExtras for Info {
    fn open(&self) -> Box<dyn Stage> {
        Box::new(board::Board::default())
    }

    fn emblem(&self) -> Art {
        emblem().unwrap_or_default()
    }

    fn notice(&self, options: &Map<String, Value>, lang: Lang) -> Option<String> {
        let tiles = options.get("tiles").and_then(Value::as_str).unwrap_or_default();
        agreement::notice(&TileSet::corrected(tiles), lang)
    }

    fn guide(&self) -> Guide {
        Guide {
            help: help::help,
            lessons: lessons::lessons,
            facts: lessons::facts,
            options: Map::new,
            seed: lessons::SEED,
        }
    }
}

/// A town by the sea, and a bandit on the way west to it.
fn emblem() -> Option<Art> {
    let edition = edition::Edition::base()?;
    let inland = edition.plate(edition.tiles.find("N".parse().ok()?)?)?;
    let coast = edition.tiles.coast().iter().position(|field| !field.name.is_empty())?;
    let coast = edition.plate(edition.start_field(coast))?;
    let road = edition.tiles.kinds().get(edition.tiles.find("N".parse().ok()?)?.index())?;
    let road = road.shape.pieces().iter().position(|piece| Role::on(piece.terrain) == Role::Bandit);
    let stand = inland.stand(road? as u8, Turns::default());
    let bandit = edition::settler(Seat::FIRST, Role::Bandit);
    Some(
        format!(
            "{}<svg x='100' width='100' height='100'>{}</svg>\
             <g transform='translate({} {})'>{bandit}</g>",
            inland.face(Turns::default()),
            coast.face(Turns::default()),
            stand.x,
            stand.y
        )
        .into(),
    )
}
