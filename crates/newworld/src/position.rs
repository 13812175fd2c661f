//! Positions as somebody may write them down, and the door to a playable game.
//!
//! A position is a drawing ([`drawing`](crate::NewWorld::drawing)) and lines that say what a drawing cannot show:
//!
//! ```text
//! active 1
//! phase lay K
//! scores 12 8
//! removed B
//! laid 1,5 2,5
//! placed 0 1,5 road-n
//! ```
//!
//! Where a map is too large to be drawn, its tiles are named one by one: `tile K/3 1,5`.
//! `docs/positions.md` has every line.

use std::fmt;
use std::iter::repeat_n;
use std::sync::Arc;

use game::{Points, SEATS_MAX, Seat};
use landscape::drawing::POINTS_MAX;
use landscape::{Kind, PieceId, StockView, TileCode};

use crate::options::Agreement;
use crate::place::Place;
use crate::reading;
use crate::settler::Settler;
use crate::state::{NewWorld, Phase};
use crate::surveyors::Surveyors;
use crate::tiles::TileSet;
use crate::view::{PhaseView, SettlerView, TileView};

/// Tiles, settlers and surveyors on a table and how far the game has come, whether or not a game can have
/// come to it.
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    /// The land tiles, in the order of laying as far as possible.
    pub tiles: Vec<TileView>,
    /// The settlers on the map; those that are not here are in the supplies.
    pub settlers: Vec<SettlerView>,
    /// The columns of both surveyors.
    pub surveyors: Surveyors,
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
}

impl Default for Position {
    fn default() -> Position {
        Position {
            tiles: Vec::new(),
            settlers: Vec::new(),
            surveyors: Surveyors::default(),
            stock: None,
            removed: Vec::new(),
            active: Seat::FIRST,
            phase: PhaseView::Draw,
            scores: Vec::new(),
        }
    }
}

/// A drawing that cannot be read, or a position that no game can have.
pub type DrawingError = landscape::drawing::DrawingError<Place>;

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
    ) -> Result<NewWorld, DrawingError> {
        Position { active, ..self.clone() }.playable(tiles, agreement, seats)
    }

    /// The game in this position. Where nothing is left for the next draw, it ends at once and is scored.
    pub fn playable(
        &self,
        tiles: Arc<TileSet>,
        agreement: &Agreement,
        seats: usize,
    ) -> Result<NewWorld, DrawingError> {
        DrawingError::check_active(self.active, seats)?;
        let mut game = NewWorld::with_tiles(tiles, agreement, seats)?;
        game.active = self.active;
        game.lay_all(&self.tiles)?;
        self.settlers.iter().try_for_each(|view| game.place(view))?;
        game.check_apart()?;
        game.surveyors = self.surveyors;
        game.scores = points(&self.scores, seats)?;
        self.take_stock(&mut game)?;
        if self.phase == PhaseView::Draw && game.stock.left == 0 {
            game.phase = Phase::Over;
            game.check_invariants().map_err(DrawingError::view)?;
            game.end_game(&mut game::Quiet);
            return Ok(game);
        }
        game.phase = self.phase.in_game(&game)?;
        game.check_invariants().map_err(DrawingError::view)?;
        Ok(game)
    }

    /// What is in hand, out of the game or face down.
    fn take_stock(&self, game: &mut NewWorld) -> Result<(), DrawingError> {
        if let PhaseView::Lay(code) = self.phase {
            game.take_from_stock(code)?;
        }
        for &code in &self.removed {
            let kind = game.take_from_stock(code)?;
            game.removed.push(kind);
        }
        match &self.stock {
            Some(stock) => game.keep_only(stock),
            None => Ok(()),
        }
    }
}

/// Points that can be on the track.
fn points(scores: &[i32], seats: usize) -> Result<Points, DrawingError> {
    let mut points = [0; SEATS_MAX];
    if scores.len() > seats {
        return Err(DrawingError::view("more scores than seats"));
    }
    for (score, told) in points.iter_mut().zip(scores) {
        if !(0..=POINTS_MAX).contains(told) {
            return Err(DrawingError::view(format!("{told} points")));
        }
        *score = *told;
    }
    Ok(points)
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

    /// Takes a tile that is neither laid nor elsewhere.
    fn take_from_stock(&mut self, code: TileCode) -> Result<Kind, DrawingError> {
        let kind = self.rules.tiles.known(code)?;
        if !self.stock.has(kind) {
            return Err(DrawingError::view(format!("the box has no further {code}")));
        }
        self.stock.take(kind);
        Ok(kind)
    }

    /// Nobody is placed where a settler stands (N-16).
    fn check_apart(&self) -> Result<(), DrawingError> {
        for (place, one) in self.settlers.iter().enumerate() {
            if self.settlers[..place].iter().any(|other| other.piece == one.piece) {
                let (place, spot) = self.name_of(one.piece);
                return Err(wrong(place, format!("two settlers on its {spot}")));
            }
        }
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
