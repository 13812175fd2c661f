//! Carcassonne on the page.
//!
//! - `board`: the stage itself; `step`: from touches to decisions.
//! - `scene`, `light`, `overlay`, `marks`: from what was seen to what is drawn.
//! - `log`, `reasons`, `stock`: what is told beside the board.
//! - `names`, `words`: everything in both languages.
//! - `help`, `lessons`: the rules, and the first game.
//! - `pictures`, `picture`, `target`: tools of all of them.
//!
//! What every game on tiles has is in `tiles`.
//!
//! No rule is written here: what joins, fits and pays is asked of [`carcassonne::Carcassonne`].

mod board;
mod help;
mod help_text;
mod lessons;
mod light;
mod log;
mod marks;
mod names;
mod overlay;
mod picture;
mod pictures;
mod reasons;
mod scene;
mod step;
mod stock;
mod target;
mod words;

use game::{Game, Seat};
use landscape::Turns;

use crate::scene::Art;
use crate::{Guide, Stage, Words};

/// Carcassonne.
#[derive(Clone, Copy, Debug)]
pub struct Theatre;

impl crate::Theatre for Theatre {
    fn game(&self) -> &'static str {
        carcassonne::Carcassonne::NAME
    }

    fn words(&self) -> Words {
        use words::{about, option, refusal, value};
        Words { about, option, value, refusal }
    }
}

impl crate::Backstage for Theatre {
    fn open(&self) -> Box<dyn Stage> {
        Box::new(board::Board::default())
    }

    fn emblem(&self) -> Art {
        emblem().unwrap_or_default()
    }

    fn guide(&self) -> Guide {
        Guide { help: help::help, lessons: lessons::lessons, seed: lessons::SEED }
    }
}

/// A city wall, a road and a knight: two tiles side by side.
fn emblem() -> Option<Art> {
    let tiles = pictures::tiles()?;
    let face = |code: &str, turns: u8| {
        let plate = pictures::plate(tiles.find(code.parse().ok()?)?)?;
        Some((plate, plate.face(Turns::new(turns))))
    };
    let (plate, left) = face("O", 0)?;
    let (_, right) = face("D", 0)?;
    let knight = plate.stand(0, Turns::default());
    let figure = pictures::follower(Seat::FIRST, false);
    Some(
        format!(
            "{left}<g transform='translate(100 0)'>{right}</g>\
             <g transform='translate({} {})'>{figure}</g>",
            knight.x, knight.y
        )
        .into(),
    )
}
