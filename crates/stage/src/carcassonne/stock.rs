//! What is still in the stack, and what of it fits where.

use carcassonne::TileCode;
use landscape::{Cell, Turns};

use super::board::{Drawn, Seen};
use super::grammar::Noun;
use super::pictures::tiles;
use crate::{Entry, Lang, Tally};

fn entry(tile: TileCode, turns: Turns, count: u16, lang: Lang) -> Option<Entry> {
    let drawn = Drawn::of(tile)?;
    let name = drawn.plate.name(turns, lang).to_owned();
    Some(Entry { art: drawn.plate.face(turns), name, count: count.into() })
}

/// The tiles left, kind by kind.
pub fn left(seen: &Seen, lang: Lang) -> Tally {
    let stock = seen.view.stock.iter();
    let entries =
        stock.filter_map(|kind| entry(kind.tile, Turns::default(), kind.count, lang)).collect();
    let tiles = Noun::Tile.count(total(seen), lang);
    let title = match lang {
        Lang::En => format!("{tiles} left"),
        Lang::De => format!("Noch {tiles}"),
    };
    Tally { title, entries }
}

fn total(seen: &Seen) -> usize {
    seen.view.stock.iter().map(|kind| usize::from(kind.count)).sum()
}

/// The tiles left that fit into an empty cell; `None` where no tile may come at all.
pub fn fits(seen: &Seen, cell: Cell, lang: Lang) -> Option<Tally> {
    let fits = seen.game.fits(cell)?;
    let (count, all) = (fits.iter().map(|fit| usize::from(fit.count)).sum::<usize>(), total(seen));
    let title = match (seen.game.is_hole(cell), lang) {
        (true, Lang::En) => "A hole: no tile will ever fit here".to_owned(),
        (true, Lang::De) => "Ein Loch: Hier wird kein Plättchen mehr passen".to_owned(),
        (false, Lang::En) => format!("Tiles that fit here: {count} of {all}"),
        (false, Lang::De) => format!("Plättchen, die hier passen: {count} von {all}"),
    };
    let entries = fits.iter().filter_map(|fit| entry(fit.tile, fit.turns, fit.count, lang));
    Some(Tally { title, entries: entries.collect() })
}

/// Every kind of the box, with its copies.
pub fn sheet(lang: Lang) -> Vec<Entry> {
    let kinds = tiles().map(|tiles| tiles.kinds()).unwrap_or_default().iter();
    kinds.filter_map(|kind| entry(kind.code, Turns::default(), kind.count, lang)).collect()
}
