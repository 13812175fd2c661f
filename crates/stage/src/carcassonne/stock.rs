//! What is still in the stack, and what of it fits where.

use carcassonne::{TileCode, TileSet};
use landscape::{Cell, Turns};

use super::board::{Drawn, Seen};
use crate::tiles::tally;
use crate::{Entry, Lang, Tally};

fn entry(tile: TileCode, turns: Turns, count: u16, lang: Lang) -> Option<Entry> {
    let drawn = Drawn::of(tile)?;
    Some(tally::entry(drawn.plate, drawn.name(turns, lang), turns, count))
}

/// The tiles left, kind by kind.
pub fn left(seen: &Seen, lang: Lang) -> Tally {
    let stock = seen.view.stock.iter();
    let entries = stock.filter_map(|kind| entry(kind.tile, Turns::default(), kind.count, lang));
    tally::left(entries.collect(), total(seen), lang)
}

fn total(seen: &Seen) -> usize {
    seen.view.stock.iter().map(|kind| usize::from(kind.count)).sum()
}

/// The tiles left that fit into an empty cell; `None` where no tile may come at all.
pub fn fits(seen: &Seen, cell: Cell, lang: Lang) -> Option<Tally> {
    let fits = seen.game.fits(cell)?;
    let entries = fits.iter().filter_map(|fit| entry(fit.tile, fit.turns, fit.count, lang));
    Some(tally::fits(entries.collect(), total(seen), seen.game.is_hole(cell), lang))
}

/// Every kind of these boxes, with its copies.
pub fn sheet(tiles: &TileSet, lang: Lang) -> Vec<Entry> {
    let kinds = tiles.kinds().iter();
    kinds.filter_map(|kind| entry(kind.code, Turns::default(), kind.count, lang)).collect()
}
