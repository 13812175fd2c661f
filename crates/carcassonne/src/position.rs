//! Positions as somebody may write them down, and the door to a playable game.
//!
//! A position is a drawing ([`drawing`](crate::Carcassonne::drawing)) and lines that say what a drawing cannot show:
//!
//! ```text
//! active 1
//! phase lay D
//! scores 12 8
//! removed B
//! laid 0,0 1,0 -1,0
//! placed 0 follower 1,0 city-n
//! ```
//!
//! What expansions add is in [`Notes`]. Where a map is too large to be drawn, its tiles are named one by one:
//! `tile D/0 0,0`. `docs/positions.md` has every line.

use std::fmt;
use std::iter::repeat_n;
use std::sync::Arc;

use game::Seat;
use landscape::drawing::POINTS_MAX;
use landscape::{Cell, Kind, Map, PieceId, StockView, Terrain, TileCode};

use crate::expansions::{self, Notes};
use crate::figure::StandingFigure;
use crate::options::Agreement;
use crate::reading;
use crate::state::{Carcassonne, Phase};
use crate::tiles::TileSet;
use crate::view::{FigureView, PhaseView, TileView};

/// Tiles and figures on a table and how far the game has come, whether or not a game can have come to it.
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    /// The tiles on the table, in the order of laying as far as possible.
    pub tiles: Vec<TileView>,
    /// The figures on the map; those that are nowhere are in the supplies.
    pub figures: Vec<FigureView>,
    /// The tiles still face down; `None` for all that the box has left.
    pub stock: Option<Vec<TileCode>>,
    /// Tiles that fitted nowhere and left the game.
    pub removed: Vec<TileCode>,
    /// Whose turn it is.
    pub active: Seat,
    /// Where the turn stands.
    pub phase: PhaseView,
    /// Points of each seat; those that are not here have none.
    pub scores: Vec<i32>,
    /// What the expansions put on the table besides figures.
    pub notes: Notes,
}

impl Default for Position {
    fn default() -> Position {
        Position {
            tiles: Vec::new(),
            figures: Vec::new(),
            stock: None,
            removed: Vec::new(),
            active: Seat::FIRST,
            phase: PhaseView::Draw,
            scores: Vec::new(),
            notes: Notes::default(),
        }
    }
}

/// A drawing that cannot be read, or a position that no game can have.
pub type DrawingError = landscape::drawing::DrawingError<Cell>;

impl Position {
    /// Reads a position drawn with these tiles, and says the first thing that is wrong with it.
    pub fn read(text: &str, tiles: &TileSet) -> Result<Position, DrawingError> {
        let lines = text.lines().enumerate().map(|(place, line)| (place + 1, line));
        reading::read(lines, tiles).map_err(|mut faults| faults.swap_remove(0))
    }

    /// The game in this position with the turn of `active`.
    pub fn set_up(
        &self,
        tiles: Arc<TileSet>,
        agreement: &Agreement,
        seats: usize,
        active: Seat,
    ) -> Result<Carcassonne, DrawingError> {
        Position { active, ..self.clone() }.playable(tiles, agreement, seats)
    }

    /// The game in this position. Where nothing is left for the next draw, it ends at once and is scored.
    pub fn playable(
        &self,
        tiles: Arc<TileSet>,
        agreement: &Agreement,
        seats: usize,
    ) -> Result<Carcassonne, DrawingError> {
        agreement.check(seats)?;
        DrawingError::check_active(self.active, seats)?;
        tiles.check_size(agreement.boxes)?;
        let mut game = Carcassonne::bare(tiles, agreement, seats);
        game.active = self.active;
        lay_tiles(&mut game, &self.tiles)?;
        let between_turns = matches!(self.phase, PhaseView::Draw | PhaseView::Lay(_));
        for view in &self.figures {
            let piece = place(&mut game, view)?;
            if between_turns {
                check_unfinished(&game, view, piece)?;
            }
        }
        check_apart(&game)?;
        self.notes.set_up(&mut game)?;
        self.take_scores(&mut game)?;
        self.take_stock(&mut game)?;
        if self.phase == PhaseView::Draw && game.stack_is_empty() {
            game.check_invariants().map_err(DrawingError::View)?;
            game.end_game(&mut game::Quiet);
            return Ok(game);
        }
        game.phase = self.phase.in_game(&game)?;
        game.check_sense()?;
        Ok(game)
    }

    fn take_scores(&self, game: &mut Carcassonne) -> Result<(), DrawingError> {
        if self.scores.len() > game.rules.seats {
            return Err(DrawingError::view("more scores than seats"));
        }
        for (score, points) in game.scores.iter_mut().zip(&self.scores) {
            if !(-POINTS_MAX..=POINTS_MAX).contains(points) {
                return Err(DrawingError::view(format!("{points} points")));
            }
            *score = *points;
        }
        Ok(())
    }

    /// What is in hand, out of the game or face down.
    fn take_stock(&self, game: &mut Carcassonne) -> Result<(), DrawingError> {
        if let PhaseView::Lay(code) = self.phase {
            game.take_from_stock(code)?;
        }
        for &code in &self.removed {
            let kind = game.take_from_stock(code)?;
            game.removed.push(kind);
        }
        match &self.stock {
            Some(stock) => keep_only(game, stock),
            None => Ok(()),
        }
    }
}

impl Carcassonne {
    /// Takes a tile that is neither laid nor elsewhere.
    pub(crate) fn take_from_stock(&mut self, code: TileCode) -> Result<Kind, DrawingError> {
        let kind = self.rules.tiles.known(code)?;
        if !self.stock.has(kind) {
            return Err(DrawingError::view(format!("the box has no further {code}")));
        }
        self.stock.take(kind);
        Ok(kind)
    }

    /// Do the laws hold, and is there something to decide where an expansion asks?
    pub(crate) fn check_sense(&self) -> Result<(), DrawingError> {
        self.check_invariants().map_err(DrawingError::View)?;
        if let Phase::Interlude(interlude) = self.phase {
            let mut offers = Vec::new();
            expansions::list_interlude(self, interlude, &mut offers);
            if offers.is_empty() {
                return Err(DrawingError::view(
                    "there is nothing to decide in the middle of the turn",
                ));
            }
        }
        Ok(())
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

/// Nobody is placed where a follower stands (B-06); a pig may have been there before.
fn check_apart(game: &Carcassonne) -> Result<(), DrawingError> {
    for (place, one) in game.figures.iter().enumerate() {
        let beside = |other: &StandingFigure| {
            other.piece == one.piece && other.figure.is_follower() == one.figure.is_follower()
        };
        if game.figures[..place].iter().any(beside) {
            let (cell, spot) = game.cell_and_spot(one.piece);
            return Err(wrong(cell, format!("two figures on its {spot}")));
        }
    }
    Ok(())
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
    Ok(())
}
