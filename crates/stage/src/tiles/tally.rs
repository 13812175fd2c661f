//! What is still in the stack, and what of it fits where.

use ::words::tiles::tally as say;
use landscape::Turns;

use super::grammar::Noun;
use super::plate::Plate;
use crate::{Entry, Lang, Tally};

/// A kind of tile with its count.
pub fn entry(plate: &Plate, turns: Turns, count: u16, lang: Lang) -> Entry {
    let name = plate.name(turns, lang).to_owned();
    Entry { art: plate.face(turns), name, count: count.into() }
}

/// The tiles left, kind by kind.
pub fn left(entries: Vec<Entry>, total: usize, lang: Lang) -> Tally {
    let tiles = Noun::Tile.count(total, lang);
    let title = say::Left { tiles }.of(lang);
    Tally { title, entries }
}

/// The tiles left that fit into a cell; into a `hole` none ever will.
pub fn fits(entries: Vec<Entry>, total: usize, hole: bool, lang: Lang) -> Tally {
    let count: u32 = entries.iter().map(|entry| entry.count).sum();
    let title = match (hole, lang) {
        (true, Lang::En) => "A hole: no tile will ever fit here".to_owned(),
        (true, Lang::De) => "Ein Loch: Hier wird kein Plättchen mehr passen".to_owned(),
        (false, Lang::En) => format!("Tiles that fit here: {count} of {total}"),
        (false, Lang::De) => format!("Plättchen, die hier passen: {count} von {total}"),
    };
    Tally { title, entries }
}
