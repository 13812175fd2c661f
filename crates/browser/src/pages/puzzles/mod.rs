//! Puzzles: positions with one best answer, to be found on the board as at a table.

mod collection;
mod game_card;
mod line;
mod list;
mod opinion;
mod progress;
mod solve;
mod why;

pub use list::PuzzlesPage;
pub use solve::PuzzlePage;

use game::Seat;
use puzzles::Entry;
use stage::Lang;
use words::extras::puzzles as words;

/// What a theme is called; its code where this page does not know it.
fn theme_name(code: &str, lang: Lang) -> String {
    let word = words::named(&format!("theme-{code}"));
    word.map_or_else(|| code.to_owned(), |word| word.of(lang).to_owned())
}

/// How everybody is called: the others by their colours.
fn names(entry: Entry<'_>, own: &str, lang: Lang) -> Vec<String> {
    let name = |seat: Seat| match seat == entry.puzzle.seat {
        true => own.to_owned(),
        false => stage::colour(seat, lang).to_owned(),
    };
    Seat::first(entry.source.seats).map(name).collect()
}

/// A share of 1 in whole hundredths.
fn hundredths(share: f64) -> i32 {
    (100.0 * share).round() as i32
}
