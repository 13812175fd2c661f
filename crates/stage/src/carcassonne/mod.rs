//! Carcassonne on the page.
//!
//! - `board`: the stage itself; `step`: from touches to decisions.
//! - `scene`, `light`, `overlay`, `marks`: from what was seen to what is drawn.
//! - `panels`, `log`, `reasons`, `stock`: what is told beside the board.
//! - `expansions`: what they add to all of these.
//! - `names`, `words`: everything in both languages.
//! - `help`, `lessons`: the rules, and the first game.
//! - `pictures`, `picture`, `target`: tools of all of them.
//!
//! What every game on tiles has is in `tiles`.
//!
//! No rule is written here: what joins, fits and pays is asked of [`carcassonne::Carcassonne`].

mod board;
mod expansions;
mod help;
mod help_text;
mod lessons;
mod light;
mod log;
mod marks;
mod names;
mod overlay;
mod panels;
mod picture;
mod pictures;
mod reasons;
mod scene;
mod step;
mod stock;
mod target;
mod words;

use carcassonne::Figure;
use game::{Game, Seat};
use landscape::Turns;

use crate::scene::Art;
use crate::{About, Help, Lang, Lesson, OptionWords, Stage};

/// Carcassonne.
#[derive(Clone, Copy, Debug)]
pub struct Theatre;

impl crate::Theatre for Theatre {
    fn game(&self) -> &'static str {
        carcassonne::Carcassonne::NAME
    }

    fn about(&self, lang: Lang) -> About {
        words::about(lang)
    }

    fn option(&self, key: &str, lang: Lang) -> Option<OptionWords> {
        words::option(key, lang)
    }

    fn value(&self, key: &str, value: &str, lang: Lang) -> Option<&'static str> {
        words::value(key, value, lang)
    }

    fn refusal(&self, code: &str, lang: Lang) -> Option<&'static str> {
        words::refusal(code, lang)
    }
}

impl crate::Backstage for Theatre {
    fn open(&self) -> Box<dyn Stage> {
        Box::new(board::Board::default())
    }

    fn emblem(&self) -> Art {
        emblem().unwrap_or_default()
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
