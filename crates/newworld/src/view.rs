//! The game as anybody may see it: all lies open but the order of the stack, which exists
//! nowhere.

use game::Seat;
use landscape::{StockView, Tile, TileCode, Turns};
use serde::{Deserialize, Serialize};

use crate::options::Agreement;
use crate::place::Place;
use crate::settler::Settler;
use crate::spot::Spot;
use crate::state::{NewWorld, Phase};

/// The game as it lies on the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// What the table agreed on.
    pub options: Agreement,
    /// Whose turn it is.
    pub active: Seat,
    /// Where the turn stands.
    pub phase: PhaseView,
    /// The columns of the surveyors, the one nearer to the coast first.
    pub surveyors: [i16; 2],
    /// The land tiles on the table, in the order of laying; the coast is always there.
    pub tiles: Vec<TileView>,
    /// The settlers on the map, in the order of placing.
    pub settlers: Vec<SettlerView>,
    /// What lies in front of each seat, in their order.
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
    /// A settler may be placed on the tile here.
    Settle(Place),
    /// The tile here has finished several structures; one is picked to be scored next.
    Score(Place),
    /// The game is over.
    Over,
}

/// A tile on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TileView {
    /// The letters of the tile.
    pub tile: TileCode,
    /// The place it covers.
    pub place: Place,
    /// Turned clockwise by this many quarters.
    pub turns: Turns,
}

/// A settler on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SettlerView {
    /// The owner of the settler.
    pub seat: Seat,
    /// On which tile.
    pub place: Place,
    /// On which part of it; that says what it is there.
    pub spot: Spot,
}

/// What lies in front of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatView {
    /// Points; the track shows them modulo 50 (N-52).
    pub score: i32,
    /// Settlers in the supply.
    pub settlers: u8,
}

impl SeatView {
    /// Fields of the score track.
    pub const TRACK: i32 = 50;

    /// Where the marker stands on the track, and how often it has come round (N-52).
    pub fn on_track(self) -> (i32, i32) {
        (self.score % SeatView::TRACK, self.score / SeatView::TRACK)
    }
}

impl NewWorld {
    pub(crate) fn look(&self) -> View {
        let seats = self.per_seat(&self.scores).into_iter().zip(self.per_seat(&self.supply));
        View {
            options: self.rules.agreement.clone(),
            active: self.active,
            phase: self.phase_view(),
            surveyors: self.surveyors.columns(),
            tiles: self.map.tiles().iter().filter_map(|tile| self.tile_view(tile)).collect(),
            settlers: self.settlers.iter().map(|settler| self.settler_view(settler)).collect(),
            seats: seats.map(|(score, settlers)| SeatView { score, settlers }).collect(),
            stock: self.rules.tiles.left(&self.stock).collect(),
            removed: self.removed.iter().map(|&kind| self.rules.tiles.land_code(kind)).collect(),
        }
    }

    fn phase_view(&self) -> PhaseView {
        let place = |tile| Place::of(self.map.tile(tile).cell);
        match self.phase {
            Phase::Draw => PhaseView::Draw,
            Phase::Lay(kind) => PhaseView::Lay(self.rules.tiles.land_code(kind)),
            Phase::Settle(tile) => PhaseView::Settle(place(tile)),
            Phase::Score(tile) => PhaseView::Score(place(tile)),
            Phase::Over => PhaseView::Over,
        }
    }

    /// A land tile; `None` for a start field.
    fn tile_view(&self, tile: &Tile) -> Option<TileView> {
        let code = self.rules.tiles.code(tile.kind)?;
        Some(TileView { tile: code, place: Place::of(tile.cell), turns: tile.turns })
    }

    pub(crate) fn settler_view(&self, settler: &Settler) -> SettlerView {
        let (place, spot) = self.name_of(settler.piece);
        SettlerView { seat: settler.seat, place, spot }
    }
}
