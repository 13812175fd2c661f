//! What a scenario file says, as plain data: anything that can be written down, playable or not.
//!
//! A [`Plan`] is to a [`Board`](crate::Board) what a draft is to a map. It can be read, changed and
//! written again; [`read`](super::read) is the only door from its text to a board.

use super::{BonusKind, ChipCell, DealAgain, How, Pieces};
use crate::land::{ChipPile, HarbourKind, Terrain, TerrainPile, chip_slot};

/// A scenario in the making.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Its name for programs.
    pub id: String,
    /// Its number in the book; 0 for one's own.
    pub number: u8,
    /// Its name for people.
    pub name: String,
    /// A sentence about it.
    pub about: String,
    /// For how many players.
    pub players: Vec<u8>,
    /// Points to win.
    pub points: u8,
    /// The hexes, row by row from the top.
    pub rows: Vec<PlanRow>,
    /// The areas of the start settlements.
    pub start: Vec<String>,
    /// Must both start settlements lie on one island (S-50)?
    pub one_home: bool,
    /// Pieces per player.
    pub pieces: Pieces,
    /// How many harbours there are, and where they lie.
    pub harbours: HarbourPlan,
    /// What earns victory chips; nothing where there are none.
    pub bonus: Option<BonusPlan>,
    /// The robber's start.
    pub robber: RobberPlan,
    /// The pirate's start.
    pub pirate: Option<PlanPlace>,
    /// When a deal is dealt again.
    pub deal_again: Option<DealAgain>,
    /// The totals that grids and pools must hold.
    pub tables: Option<(TerrainPile, ChipPile)>,
    /// What is not printed.
    pub pools: Vec<PoolPlan>,
}

/// A row of hexes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlanRow {
    /// Shift to the right, in half hexes.
    pub offset: u8,
    /// The hexes from the left.
    pub cells: Vec<PlanCell>,
}

/// What the three grids say about a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlanCell {
    /// The letter of its area.
    pub area: u8,
    /// What lies there; unknown where it is dealt or found.
    pub terrain: Terrain,
    /// Where its chip comes from.
    pub chip: ChipCell,
}

/// A hex by its row and its place in that row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlanPlace {
    /// The row, from 0.
    pub r: usize,
    /// The place in the row, from 0.
    pub i: usize,
}

/// The harbours of a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HarbourPlan {
    /// Two for one, one of each kind for every five.
    pub special: u8,
    /// Three for one.
    pub general: u8,
    /// Do the players lay them (S-46)?
    pub by_players: bool,
    /// Where they lie.
    pub spots: Vec<SpotPlan>,
}

/// A place for a harbour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SpotPlan {
    /// The land hex.
    pub at: PlanPlace,
    /// Its side towards the water, as in [`DIRECTIONS`](crate::DIRECTIONS).
    pub side: usize,
    /// The kind where harbours are not shuffled.
    pub fixed: Option<HarbourKind>,
}

/// Victory chips of a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BonusPlan {
    /// What earns them.
    pub kind: BonusKind,
    /// Chips for the first time.
    pub first: u8,
    /// Chips for every further time.
    pub further: u8,
    /// The areas that count.
    pub areas: Vec<String>,
}

/// Where the robber starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RobberPlan {
    /// On the desert, wherever the deal puts it.
    Desert,
    /// Beside the board.
    Beside,
    /// On this hex.
    On(PlanPlace),
}

/// Hexes and chips that are not printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PoolPlan {
    /// What the file calls it; mistakes are told by this name.
    pub name: String,
    /// How it comes onto the board.
    pub how: How,
    /// The areas it is for.
    pub areas: Vec<String>,
    /// Its terrain, where it brings any.
    pub terrain: Option<TerrainPile>,
    /// Its chips, where it brings any.
    pub chips: Option<ChipPile>,
}

impl Plan {
    /// The hex at a place.
    pub fn cell(&self, at: PlanPlace) -> Option<&PlanCell> {
        self.rows.get(at.r)?.cells.get(at.i)
    }

    /// The hexes in reading order.
    pub fn cells(&self) -> impl Iterator<Item = &PlanCell> {
        self.rows.iter().flat_map(|row| &row.cells)
    }

    /// The same, to be changed.
    pub fn cells_mut(&mut self) -> impl Iterator<Item = &mut PlanCell> {
        self.rows.iter_mut().flat_map(|row| &mut row.cells)
    }

    /// All hexes and chips, printed and pooled.
    pub fn totals(&self) -> (TerrainPile, ChipPile) {
        let cells = self.cells().map(|cell| (cell.terrain, cell.chip));
        let pools = self.pools.iter().map(|pool| (pool.terrain, pool.chips));
        sum_up(cells, pools)
    }
}

/// The totals over grids and pools.
pub(super) fn sum_up(
    cells: impl Iterator<Item = (Terrain, ChipCell)>,
    pools: impl Iterator<Item = (Option<TerrainPile>, Option<ChipPile>)>,
) -> (TerrainPile, ChipPile) {
    let (mut terrain, mut chips) = (TerrainPile::default(), ChipPile::default());
    for (shown, chip) in cells {
        add_one(&mut terrain, Terrain::ALL.iter().position(|known| *known == shown));
        if let ChipCell::Number(number) = chip {
            add_one(&mut chips, chip_slot(number));
        }
    }
    for (hexes, numbers) in pools {
        add_all(&mut terrain, hexes);
        add_all(&mut chips, numbers);
    }
    (terrain, chips)
}

fn add_one(pile: &mut [u8], slot: Option<usize>) {
    if let Some(count) = slot.and_then(|slot| pile.get_mut(slot)) {
        *count = count.saturating_add(1);
    }
}

fn add_all<const N: usize>(to: &mut [u8; N], pile: Option<[u8; N]>) {
    let pairs = to.iter_mut().zip(pile.into_iter().flatten());
    pairs.for_each(|(sum, count)| *sum = sum.saturating_add(count));
}
