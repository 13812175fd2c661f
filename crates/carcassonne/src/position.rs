//! Positions as somebody may write them down, and the door to a playable game.

use std::fmt;
use std::iter::repeat_n;
use std::sync::Arc;

use game::Seat;
use landscape::{Cell, Map, PieceId, StockView, Terrain, TileCode};

use crate::expansions::Notes;
use crate::figure::StandingFigure;
use crate::options::Agreement;
use crate::reading;
use crate::state::{Carcassonne, Phase};
use crate::tiles::TileSet;
use crate::view::{FigureView, TileView};

/// Tiles and figures on a table, whether or not a game can have come to it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Position {
    /// The tiles on the table, in any order.
    pub tiles: Vec<TileView>,
    /// The figures on the map; those that are not here are in the supplies.
    pub figures: Vec<FigureView>,
    /// The tiles still face down; `None` for all that the box has left.
    pub stock: Option<Vec<TileCode>>,
    /// What the expansions put on the table besides figures.
    pub notes: Notes,
}

/// A drawing that cannot be read, or a position that no game can have.
pub type DrawingError = landscape::drawing::DrawingError<Cell>;

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
    ) -> Result<Carcassonne, DrawingError> {
        agreement.check(seats)?;
        DrawingError::check_active(active, seats)?;
        tiles.check_size(agreement.boxes)?;
        let mut game = Carcassonne::bare(tiles, agreement, seats);
        game.active = active;
        lay_tiles(&mut game, &self.tiles)?;
        for view in &self.figures {
            let piece = place(&mut game, view)?;
            check_unfinished(&game, view, piece)?;
        }
        self.notes.set_up(&mut game)?;
        if let Some(stock) = &self.stock {
            keep_only(&mut game, stock)?;
        }
        if game.stack_is_empty() {
            game.end_game(&mut game::Quiet);
        }
        Ok(game)
    }
}

/// Lays these tiles on a bare table, as far as possible in their order.
pub(crate) fn lay_tiles(game: &mut Carcassonne, tiles: &[TileView]) -> Result<(), DrawingError> {
    let Some(first) = tiles.first() else { return Ok(()) };
    if !first.cell.is_within_reach() {
        return Err(wrong(first.cell, "lies too far out"));
    }
    game.map = Map::new(first.cell, game.stock.left as usize);
    let mut waiting: Vec<TileView> = tiles.to_vec();
    while !waiting.is_empty() {
        let next = waiting.iter().position(|view| game.map.demand(view.cell).is_some());
        let Some(next) = next else {
            let reason = "is not joined to the others by a side, or lies on another";
            return Err(wrong(waiting[0].cell, reason));
        };
        let view = waiting.remove(next);
        lay(game, &view)?;
    }
    Ok(())
}

pub(crate) fn wrong(cell: Cell, reason: impl fmt::Display) -> DrawingError {
    DrawingError::tile(cell, reason)
}

fn lay(game: &mut Carcassonne, view: &TileView) -> Result<(), DrawingError> {
    let kind = game.rules.tiles.find(view.tile);
    let kind = kind.ok_or_else(|| wrong(view.cell, format!("there is no tile {}", view.tile)))?;
    let turns = game.rules.tiles.atlas().first_alike(kind, view.turns);
    game.check_lay(kind, view.cell, turns).map_err(|refusal| wrong(view.cell, refusal))?;
    if !game.stock.has(kind) {
        return Err(wrong(view.cell, format!("the box has no further {}", view.tile)));
    }
    game.stock.take(kind);
    game.put_tile(kind, view.cell, turns);
    Ok(())
}

/// Stands a figure from the supply on the map, and says on which piece.
pub(crate) fn place(game: &mut Carcassonne, view: &FigureView) -> Result<PieceId, DrawingError> {
    let tile = game.map.at(view.cell).ok_or_else(|| wrong(view.cell, "is missing"))?;
    let laid = *game.map.tile(tile);
    let piece = game.rules.tiles.piece_at(laid.kind, laid.turns, view.spot);
    let piece = piece.ok_or_else(|| wrong(view.cell, format!("has no {}", view.spot)))?;
    let supply = game.supply.get_mut(view.seat.index()).map(|own| own.of_mut(view.figure));
    let supply = supply.filter(|count| **count > 0);
    let supply = supply.ok_or_else(|| {
        wrong(view.cell, format!("seat {} has no further {}", view.seat, view.figure))
    })?;
    *supply -= 1;
    let piece = laid.piece(piece);
    game.put_figure(StandingFigure { seat: view.seat, figure: view.figure, piece });
    Ok(piece)
}

/// Between turns nobody stands in what is finished.
fn check_unfinished(
    game: &Carcassonne,
    view: &FigureView,
    piece: PieceId,
) -> Result<(), DrawingError> {
    let features = game.map.features();
    if view.spot.terrain() != Terrain::Land && features.open(features.root(piece)) == 0 {
        return Err(wrong(view.cell, format!("{} is finished and still held", view.spot)));
    }
    Ok(())
}

/// Leaves only these tiles to be drawn; the others are out of the game.
fn keep_only(game: &mut Carcassonne, stock: &[TileCode]) -> Result<(), DrawingError> {
    let kept = stock.iter().map(|&tile| StockView { tile, count: 1 });
    let (kept, out) = game.rules.tiles.split(&game.stock, kept)?;
    let out = out.kinds().flat_map(|(kind, count)| repeat_n(kind, usize::from(count)));
    game.removed.extend(out);
    game.stock = kept;
    debug_assert!(game.phase == Phase::Draw);
    Ok(())
}
