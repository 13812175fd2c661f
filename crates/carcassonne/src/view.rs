//! The game as anybody may see it: in Carcassonne all lies open but the order of the stack,
//! which exists nowhere.

use game::Seat;
use landscape::{Cell, StockView, TileCode, Turns};
use serde::{Deserialize, Serialize};

use crate::expansions::{ExpansionView, InterludeView};
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
    /// What lies in front of each seat, in their order.
    pub seats: Vec<SeatView>,
    /// Tiles still face down, by kind; kinds that are used up are left out.
    pub stock: Vec<StockView>,
    /// Tiles that fitted nowhere and left the game.
    pub removed: Vec<TileCode>,
    /// What the expansions add; absent at a table without them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expansions: Option<ExpansionView>,
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
    /// An expansion asks for something in the middle of the turn.
    Interlude(InterludeView),
    /// The game is over.
    Over,
}

/// A tile on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TileView {
    /// The letters of the tile.
    pub tile: TileCode,
    /// The cell it covers.
    pub cell: Cell,
    /// Turned clockwise by this many quarters.
    pub turns: Turns,
}

/// A figure on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FigureView {
    /// The owner of the figure.
    pub seat: Seat,
    /// The kind of figure; a small and a big follower are two.
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
            stock: self.rules.tiles.left(&self.stock).collect(),
            removed: self.removed.iter().map(|&kind| self.rules.tiles.kind(kind).code).collect(),
            expansions: self.expansion_view(),
        }
    }

    fn phase_view(&self) -> PhaseView {
        match self.phase {
            Phase::Draw => PhaseView::Draw,
            Phase::Lay(kind) => PhaseView::Lay(self.rules.tiles.kind(kind).code),
            Phase::Figure(tile) => PhaseView::Figure(self.map.tile(tile).cell),
            Phase::Interlude(interlude) => PhaseView::Interlude(self.interlude_view(interlude)),
            Phase::Over => PhaseView::Over,
        }
    }

    fn tile_view(&self, tile: &landscape::Tile) -> TileView {
        let code = self.rules.tiles.kind(tile.kind).code;
        TileView { tile: code, cell: tile.cell, turns: tile.turns }
    }

    pub(crate) fn figure_view(&self, standing: &crate::figure::StandingFigure) -> FigureView {
        let (cell, spot) = self.cell_and_spot(standing.piece);
        FigureView { seat: standing.seat, figure: standing.figure, cell, spot }
    }

    fn seat_views(&self) -> Vec<SeatView> {
        let view = |seat: Seat| SeatView {
            score: self.scores[seat.index()],
            followers: self.supply[seat.index()].of(Figure::Follower),
        };
        Seat::first(self.rules.seats).map(view).collect()
    }
}
