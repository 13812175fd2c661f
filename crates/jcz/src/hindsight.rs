//! Why something was not possible, where our rules have gone on already.
//!
//! Our rules do not stop where nothing can be decided: a tile on which no figure can be placed is scored
//! at once. A message that wants to place one all the same is refused with the reason that the rules would
//! have given, had they waited.

use std::sync::Arc;

use carcassonne::{Action, Carcassonne, PhaseView, Symbol, TileSet, TileView, View};
use game::{Game, Seat};
use landscape::{Cell, Misfit, TileCode, Turns};

use crate::error::Fault;

/// The table as it was before the last tile was laid.
#[derive(Debug)]
pub(crate) struct Hindsight {
    before: Option<(View, TileView)>,
    seat: Seat,
}

impl Hindsight {
    /// No tile was laid yet; this seat begins.
    pub fn at_the_start(seat: Seat) -> Hindsight {
        Hindsight { before: None, seat }
    }

    /// A tile is about to be laid.
    pub fn before(view: View, laid: TileView) -> Hindsight {
        Hindsight { seat: view.active, before: Some((view, laid)) }
    }

    /// Whose turn it was when the last tile was laid.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Where the last tile was laid.
    pub fn laid_at(&self) -> Option<Cell> {
        self.before.as_ref().map(|(_, laid)| laid.cell)
    }

    /// Why a decision after the last tile was not possible.
    pub fn refusal(&self, seat: Seat, action: Action, ruling: &'static str) -> Option<Fault> {
        let (before, laid) = self.before.as_ref()?;
        let tiles = TileSet::with(before.options.sets).ok()?;
        let mut view = before.clone();
        view.tiles.push(*laid);
        view.phase = PhaseView::Figure(laid.cell);
        if let Some(expansions) = view.expansions.as_mut() {
            // The tile may have finished something, and a title forbids nothing.
            (expansions.king, expansions.robber) = (None, None);
            if is_volcano(&tiles, laid.tile) {
                expansions.dragon = Some(laid.cell);
            }
        }
        let game = view.resume(Arc::clone(&tiles)).ok()?;
        let action = game.canonical(seat, action);
        game.judge(seat, action).err().map(|illegal| Fault::refused(&illegal, ruling))
    }
}

/// Does a tile fit anywhere at all? Our rules would take it out of the game, and the message would
/// be refused for want of it.
pub(crate) fn check_drawable(
    game: &Carcassonne,
    tile: TileCode,
    cell: Cell,
    turns: Turns,
) -> Result<(), Fault> {
    let (tiles, map) = (game.tiles(), game.map());
    let Some(kind) = tiles.find(tile) else {
        let reason = format!("the boxes of the game have no tile {tile}");
        return Err(Fault::ruled("no-such-tile-left", "B-01", reason));
    };
    if map.has_room_for(tiles.atlas(), kind) {
        return Ok(());
    }
    Err(match map.fit(tiles.atlas(), kind, cell, turns) {
        Err(Misfit::Taken) => {
            Fault::ruled("cell-taken", "B-03", format!("a tile already lies at {cell}"))
        }
        Err(Misfit::NoNeighbour) => {
            Fault::ruled("no-neighbour", "B-03", format!("no tile lies beside {cell}"))
        }
        _ => Fault::ruled("side-mismatch", "B-03", "the tile fits nowhere"),
    })
}

fn is_volcano(tiles: &TileSet, code: TileCode) -> bool {
    let kind = tiles.find(code).map(|kind| tiles.kind(kind));
    kind.is_some_and(|kind| kind.prints.symbol == Some(Symbol::Volcano))
}
