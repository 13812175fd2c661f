//! The game as anybody may see it: in Carcassonne all lies open but the order of the stack,
//! which exists nowhere.

use game::Seat;
use landscape::{Cell, StockView, TileCode, TileId, Turns};
use serde::{Deserialize, Serialize};

use crate::figure::Figure;
use crate::options::Agreement;
use crate::spot::Spot;
use crate::state::{Carcassonne, Phase};

/// The game as it lies on the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// What the table agreed on.
    pub options: Agreement,
    /// Whose turn it is.
    pub active: Seat,
    /// Where the turn stands.
    pub phase: PhaseView,
    /// The tiles on the table, in the order of laying.
    pub tiles: Vec<TileView>,
    /// The figures on the map, in the order of placing.
    pub figures: Vec<FigureView>,
    /// The seats.
    pub seats: Vec<SeatView>,
    /// Tiles still face down, by kind; kinds that are used up are left out.
    pub stock: Vec<StockView>,
    /// Tiles that fitted nowhere and left the game.
    pub removed: Vec<TileCode>,
}

/// Where a turn stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PhaseView {
    /// The next tile is drawn.
    Draw,
    /// This tile must be laid.
    Lay(TileCode),
    /// A figure may be placed on the tile in this cell.
    Figure(Cell),
    /// The game is over.
    Over,
}

/// A tile on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TileView {
    /// Which tile.
    pub tile: TileCode,
    /// Where.
    pub cell: Cell,
    /// Turned clockwise by this many quarters.
    pub turns: Turns,
}

/// A figure on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FigureView {
    /// Whose.
    pub seat: Seat,
    /// Which figure.
    pub figure: Figure,
    /// On which tile.
    pub cell: Cell,
    /// On which part of it.
    pub spot: Spot,
}

/// What lies in front of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatView {
    /// Points on the track.
    pub score: i32,
    /// Followers in the supply.
    pub followers: u8,
}

impl Carcassonne {
    pub(crate) fn look(&self) -> View {
        View {
            options: self.rules.agreement.clone(),
            active: self.active,
            phase: self.phase_view(),
            tiles: self.map.tiles().iter().map(|tile| self.tile_view(tile)).collect(),
            figures: self.figures.iter().map(|standing| self.figure_view(standing)).collect(),
            seats: self.seat_views(),
            stock: self.stock_view(),
            removed: self.removed.iter().map(|&kind| self.rules.tiles.kind(kind).code).collect(),
        }
    }

    fn phase_view(&self) -> PhaseView {
        match self.phase {
            Phase::Draw => PhaseView::Draw,
            Phase::Lay(kind) => PhaseView::Lay(self.rules.tiles.kind(kind).code),
            Phase::Figure(tile) => PhaseView::Figure(self.map.tile(tile).cell),
            Phase::Over => PhaseView::Over,
        }
    }

    fn tile_view(&self, tile: &landscape::Tile) -> TileView {
        let code = self.rules.tiles.kind(tile.kind).code;
        TileView { tile: code, cell: tile.cell, turns: tile.turns }
    }

    pub(crate) fn figure_view(&self, standing: &crate::figure::Standing) -> FigureView {
        let tile = self.map.tile(TileId(self.map.features().tile_of(standing.piece)));
        let spots = self.rules.tiles.spots(tile.kind, tile.turns);
        FigureView {
            seat: standing.seat,
            figure: standing.figure,
            cell: tile.cell,
            spot: spots[tile.index_of(standing.piece) as usize],
        }
    }

    fn seat_views(&self) -> Vec<SeatView> {
        let view = |seat: Seat| SeatView {
            score: self.scores[seat.index()],
            followers: self.supply[seat.index()],
        };
        Seat::first(self.rules.seats).map(view).collect()
    }

    fn stock_view(&self) -> Vec<StockView> {
        let kinds = self.rules.tiles.kinds().iter().zip(&self.stock.counts);
        let left = kinds.filter(|&(_, &count)| count > 0);
        left.map(|(kind, &count)| StockView { tile: kind.code, count }).collect()
    }
}
