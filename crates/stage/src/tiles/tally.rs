//! What is still in the stack, and what of it fits where.

use ::words::frame::tiles_tally as say;
use landscape::Turns;

use super::plate::Plate;
use crate::{Entry, Lang, Tally};

/// A kind of tile with what it shows and its count.
pub fn entry(plate: &Plate, name: String, turns: Turns, count: u16) -> Entry {
    Entry { art: plate.face(turns), name, count: count.into() }
}

/// The tiles left, kind by kind.
pub fn left(entries: Vec<Entry>, total: usize, lang: Lang) -> Tally {
    let title = say::TilesLeft { count: total }.of(lang);
    Tally { title, entries }
}

/// The tiles left that fit into a cell; into a `hole` none ever will.
pub fn fits(entries: Vec<Entry>, total: usize, hole: bool, lang: Lang) -> Tally {
    let count: u32 = entries.iter().map(|entry| entry.count).sum();
    let title = match hole {
        true => say::HOLE.of(lang).to_owned(),
        false => say::Fitting { count, total }.of(lang),
    };
    Tally { title, entries }
}
