//! The Settlers on the page.
//!
//! - `table`: the stage itself; `board`, `phase`: what was last seen, and the half-made choice.
//! - `target`, `step`, `touch`: from touches to decisions.
//! - `scene`, `ghosts`, `light`, `overlay`, `marks`: from what was seen to what is drawn.
//! - `places`, `ways`, `pictures`: where things lie, which belong together, how they look.
//! - `hints`: what a bot advises, in words, and what to press for it.
//! - `inspect`, `log`, `reasons`, `headings`, `panels`, `review`: what is told beside the board.
//! - `names`, `labels`, `prompt`, `words`, `refusals`: everything in words.
//! - `help`, `lessons`, `game_info`: the rules, the first game, and how the page finds it all.
//! - `workshop`: boards of one's own.
//!
//! No rule is written here: what may be built, moved and traded is what the look offers.

mod agreement;
mod board;
mod ghosts;
mod headings;
mod help;
mod help_scenarios;
mod help_text;
mod hints;
mod info;
mod inspect;
mod labels;
mod lessons;
mod light;
mod log;
mod marks;
mod names;
mod openings;
mod overlay;
mod panels;
mod phase;
mod pictures;
mod places;
mod preview;
mod preview_stories;
mod prompt;
mod reasons;
mod refusals;
mod review;
mod scene;
mod standing;
mod step;
mod table;
mod target;
mod touch;
mod ways;
mod words;
mod workshop;

pub use info::Info;
pub use preview::preview;
pub use table::Table;
pub use workshop::SettlersWorkshop;
