//! Carcassonne on the page.
//!
//! - `board`: the stage itself; `step`: from touches to decisions.
//! - `scene`, `light`, `overlay`, `marks`: from what was seen to what is drawn.
//! - `panels`, `log`, `log_expansions`, `reasons`, `stock`: what is told beside the board.
//! - `hints`: what a bot advises, in words, and why.
//! - `expansions`: what they add to the decisions and to what is drawn.
//! - `names`, `tile_names`, `words`, `refusals`: what is said of all that.
//! - `agreement`: what a table may agree on, and the boxes as cards.
//! - `help` and its chapters, `lessons`, `courses`: the rules, the first game, and one for each
//!   expansion.
//! - `pictures`, `picture`, `target`: tools of all of them.
//!
//! What every game on tiles has is in `tiles`.
//!
//! No rule is written here: what joins, fits and pays is asked of [`carcassonne::Carcassonne`].

mod agreement;
mod board;
mod courses;
mod expansions;
mod help;
mod help_dragon;
mod help_inns;
mod help_king;
mod help_text;
mod help_tower;
mod help_traders;
mod hints;
mod lessons;
mod light;
mod log;
mod log_expansions;
mod marks;
mod names;
mod overlay;
mod panels;
mod picture;
mod pictures;
mod reasons;
mod refusals;
mod scene;
mod step;
mod stock;
mod target;
mod tile_names;
mod words;

use carcassonne::Figure;
use game::{Game, Seat};
use landscape::Turns;
use serde_json::{Map, Value};

use crate::scene::Art;
use crate::{Course, Guide, Lang, Preview, Stage, Words};

#[derive(Clone, Copy, Debug)]
pub struct Info;

impl crate::GameInfo for Info {
    fn game(&self) -> &'static str {
        carcassonne::Carcassonne::NAME
    }

    fn seats_least(&self) -> usize {
        carcassonne::Carcassonne::SEATS_LEAST
    }

    fn words(&self) -> Words {
        use agreement::{option, value};
        Words { about: words::about, option, value, refusal: refusals::refusal }
    }

    fn main_option(&self) -> Option<&'static str> {
        Some("sets")
    }

    fn title(&self, options: &Map<String, Value>, lang: Lang) -> String {
        agreement::title(words::about(lang).title, options, lang)
    }
}

impl crate::GameExtras for Info {
    fn open(&self) -> Box<dyn Stage> {
        Box::new(board::Board::default())
    }

    fn emblem(&self) -> Art {
        emblem().unwrap_or_default()
    }

    fn preview(&self, key: &str, value: &str, lang: Lang) -> Option<Preview> {
        agreement::preview(key, value, lang)
    }

    fn asks(&self, key: &str, options: &Map<String, Value>) -> bool {
        agreement::asks(key, options)
    }

    fn own_meaning(
        &self,
        key: &str,
        value: &Value,
        _options: &Map<String, Value>,
        lang: Lang,
    ) -> Option<String> {
        agreement::meaning(key, value, lang)
    }

    fn courses(&self) -> &'static [Course] {
        courses::COURSES
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

/// A city wall, a road and a knight: two tiles side by side.
fn emblem() -> Option<Art> {
    let face = |code: &str, turns: u8| {
        let plate = pictures::plate(code.parse().ok()?)?;
        Some((plate, plate.face(Turns::new(turns))))
    };
    let (plate, left) = face("O", 0)?;
    let (_, right) = face("D", 0)?;
    let knight = plate.stand(0, Turns::default());
    let figure = pictures::figure(Seat::FIRST, Figure::Follower, false);
    Some(
        format!(
            "{left}<g transform='translate(100 0)'>{right}</g>\
             <g transform='translate({} {})'>{figure}</g>",
            knight.x, knight.y
        )
        .into(),
    )
}
