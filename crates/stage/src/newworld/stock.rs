//! What is still in the stack, and what of it fits where.

use landscape::Turns;
use newworld::{Place, TileCode};

use super::board::Seen;
use super::edition::Edition;
use crate::tiles::tally;
use crate::{Entry, Lang, Tally};

fn entry(edition: &Edition, tile: TileCode, turns: Turns, count: u16, lang: Lang) -> Option<Entry> {
    let name = edition.name(edition.tiles.find(tile)?, turns, lang);
    Some(tally::entry(edition.drawn(tile)?, name, turns, count))
}

/// The tiles left, kind by kind.
pub fn left(seen: &Seen, lang: Lang) -> Tally {
    let kinds = seen.view.stock.iter();
    let entries = kinds
        .filter_map(|kind| entry(&seen.edition, kind.tile, Turns::default(), kind.count, lang));
    tally::left(entries.collect(), total(seen), lang)
}

fn total(seen: &Seen) -> usize {
    seen.view.stock.iter().map(|kind| usize::from(kind.count)).sum()
}

/// The tiles left that fit into an empty place; `None` where no tile may come at all.
pub fn fits(seen: &Seen, place: Place, lang: Lang) -> Option<Tally> {
    let fits = seen.game.fits(place)?;
    let entries =
        fits.iter().filter_map(|fit| entry(&seen.edition, fit.tile, fit.turns, fit.count, lang));
    Some(tally::fits(entries.collect(), total(seen), seen.game.is_hole(place), lang))
}

/// Every kind of the box, with its copies.
pub fn sheet(edition: &Edition, lang: Lang) -> Vec<Entry> {
    let kinds = edition.tiles.kinds().iter();
    kinds.filter_map(|kind| entry(edition, kind.code, Turns::default(), kind.count, lang)).collect()
}
