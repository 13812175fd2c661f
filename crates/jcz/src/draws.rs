//! Which tile comes next.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use carcassonne::{Carcassonne, Symbol};
use landscape::TileCode;

use crate::error::Fault;
use crate::file::SavedGame;
use crate::names;

/// The tiles that are still to come, as far as the file tells.
#[derive(Clone, Debug)]
pub(crate) struct Draws {
    order: VecDeque<String>,
    stock: BTreeMap<TileCode, u32>,
    /// Tiles that fitted nowhere at some time when one was drawn: they may have been set aside then.
    misfits: BTreeSet<TileCode>,
}

impl Draws {
    /// The order of a file, and the tiles in its boxes.
    pub fn new(file: &SavedGame, stock: BTreeMap<TileCode, u32>) -> Draws {
        let order = file.draw_order.iter().cloned().collect();
        Draws { order, stock, misfits: BTreeSet::new() }
    }

    /// The next tile of the order, if it is told.
    pub fn next(&mut self) -> Result<Option<TileCode>, Fault> {
        let Some(name) = self.order.pop_front() else { return Ok(None) };
        let unknown =
            || Fault::unread("unknown-tile", format!("drawOrder: we have no tile {name}"));
        names::code(&name).ok_or_else(unknown).map(Some)
    }

    /// Some tile that can be laid: for a file that ends before it tells which one was drawn.
    pub fn any_that_fits(&self, game: &Carcassonne) -> Option<TileCode> {
        let (tiles, map) = (game.tiles(), game.map());
        let mut left = self.stock.iter().filter(|&(_, &left)| left > 0).map(|(&code, _)| code);
        left.find(|&code| {
            let kind = tiles.find(code).filter(|&kind| map.has_room_for(tiles.atlas(), kind));
            kind.is_some_and(|kind| tiles.kind(kind).prints.symbol != Some(Symbol::Dragon))
        })
    }

    /// Looks which tiles would be set aside if they were drawn now (B-04).
    pub fn note_misfits(&mut self, game: &Carcassonne) {
        let (tiles, map) = (game.tiles(), game.map());
        let fits =
            |code| tiles.find(code).is_some_and(|kind| map.has_room_for(tiles.atlas(), kind));
        let left = self.stock.iter().filter(|&(_, &left)| left > 0).map(|(&code, _)| code);
        self.misfits.extend(left.filter(|&code| !fits(code)));
    }

    /// How many tiles were never laid, if each of them may have been set aside.
    pub fn set_aside(&self) -> Option<u32> {
        let left = || self.stock.iter().filter(|&(_, &left)| left > 0);
        let all = left().all(|(code, _)| self.misfits.contains(code));
        all.then(|| left().map(|(_, &left)| left).sum())
    }

    /// Takes a tile out of the file's boxes.
    pub fn take(&mut self, code: TileCode) -> Result<(), Fault> {
        let Some(left) = self.stock.get_mut(&code).filter(|left| **left > 0) else {
            let name = names::name(code).expect("every tile of ours has a name there");
            let reason = format!("the boxes of the game have no further tile {name}");
            return Err(Fault::ruled("no-such-tile-left", "B-01", reason));
        };
        *left -= 1;
        Ok(())
    }

    /// A tile goes back into the boxes: it waited for the dragon and is shuffled in.
    pub fn put_back(&mut self, code: TileCode) {
        *self.stock.entry(code).or_default() += 1;
    }
}
