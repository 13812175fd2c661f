//! Positions as somebody may write them down, and the door to a playable game.

use std::fmt;
use std::iter::repeat_n;
use std::sync::Arc;

use game::Seat;
use landscape::{PieceId, StockView, TileCode};

use crate::options::Agreement;
use crate::place::Place;
use crate::reading;
use crate::settler::Settler;
use crate::state::{NewWorld, Phase};
use crate::surveyors::Surveyors;
use crate::tiles::TileSet;
use crate::view::{SettlerView, TileView};

/// Tiles, settlers and surveyors on a table, whether or not a game can have come to it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Position {
    /// The land tiles.
    pub tiles: Vec<TileView>,
    /// The settlers on the map; those that are not here are in the supplies.
    pub settlers: Vec<SettlerView>,
    /// The columns of both surveyors.
    pub surveyors: Surveyors,
    /// The tiles still face down; `None` for all that the box has left.
    pub stock: Option<Vec<TileCode>>,
}

/// A drawing that cannot be read, or a position that no game can have.
pub type DrawingError = landscape::drawing::DrawingError<Place>;

impl Position {
    /// Reads a drawing made with these tiles.
    pub fn read(text: &str, tiles: &TileSet) -> Result<Position, DrawingError> {
        reading::read(text, tiles)
    }

    /// The game in this position, the next tile about to be drawn by `active`.
    pub fn set_up(
        &self,
        tiles: Arc<TileSet>,
        agreement: &Agreement,
        seats: usize,
        active: Seat,
    ) -> Result<NewWorld, DrawingError> {
        DrawingError::check_active(active, seats)?;
        let mut game = NewWorld::with_tiles(tiles, agreement, seats)?;
        game.active = active;
        game.lay_all(&self.tiles)?;
        self.settlers.iter().try_for_each(|view| game.place(view))?;
        game.surveyors = self.surveyors;
        if let Some(stock) = &self.stock {
            game.keep_only(stock)?;
        }
        if game.stock.left == 0 {
            game.phase = Phase::Over;
        }
        game.check_invariants().map_err(DrawingError::view)?;
        if game.phase == Phase::Over {
            game.end_game(&mut game::Quiet);
        }
        Ok(game)
    }
}

impl NewWorld {
    /// Lays these tiles on a coast without any, as far as possible in their order.
    pub(crate) fn lay_all(&mut self, tiles: &[TileView]) -> Result<(), DrawingError> {
        let mut waiting: Vec<&TileView> = tiles.iter().collect();
        while let Some(first) = waiting.first() {
            let free = |view: &&TileView| self.map.demand(view.place.cell()).is_some();
            let apart = || wrong(first.place, "is not joined to the coast, or lies on another");
            let next = waiting.iter().position(free).ok_or_else(apart)?;
            self.lay_view(waiting.remove(next))?;
        }
        Ok(())
    }

    fn lay_view(&mut self, view: &TileView) -> Result<(), DrawingError> {
        let &TileView { tile, place, turns } = view;
        let kind = self.rules.tiles.find(tile);
        let kind = kind.ok_or_else(|| wrong(place, format!("there is no tile {tile}")))?;
        let turns = self.rules.tiles.atlas().first_alike(kind, turns);
        self.check_lay(kind, place, turns).map_err(|refusal| wrong(place, refusal))?;
        if !self.stock.has(kind) {
            return Err(wrong(place, format!("the box has no further {tile}")));
        }
        self.stock.take(kind);
        self.put_tile(kind, place.cell(), turns);
        Ok(())
    }

    /// Places a settler from the supply.
    pub(crate) fn place(&mut self, view: &SettlerView) -> Result<(), DrawingError> {
        let &SettlerView { seat, place, spot } = view;
        let piece: PieceId =
            self.piece_at(place, spot).ok_or_else(|| wrong(place, format!("has no {spot}")))?;
        let supply = self.supply.get_mut(seat.index()).filter(|count| **count > 0);
        let supply =
            supply.ok_or_else(|| wrong(place, format!("seat {seat} has no further settler")))?;
        *supply -= 1;
        self.put_settler(Settler { seat, role: spot.role(), column: place.column, piece });
        Ok(())
    }

    /// Leaves only these tiles to be drawn; the others are out of the game.
    fn keep_only(&mut self, stock: &[TileCode]) -> Result<(), DrawingError> {
        let kept = stock.iter().map(|&tile| StockView { tile, count: 1 });
        let (kept, out) = self.rules.tiles.split(&self.stock, kept)?;
        let out = out.kinds().flat_map(|(kind, count)| repeat_n(kind, usize::from(count)));
        self.removed.extend(out);
        self.stock = kept;
        Ok(())
    }
}

pub(crate) fn wrong(place: Place, reason: impl fmt::Display) -> DrawingError {
    DrawingError::tile(place, reason)
}
