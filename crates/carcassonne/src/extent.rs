//! Features as they lie: which pieces of which tiles, and who stands in them.

use game::SeatSet;
use landscape::{Cell, PieceId, Terrain};

use crate::event::Feature;
use crate::spot::Spot;
use crate::state::Carcassonne;

/// A city, road, monastery or field in its whole connected extent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Extent {
    /// What it is.
    pub feature: Feature,
    /// The pieces it is made of, in the order of laying.
    pub parts: Vec<Part>,
    /// Its tiles, sorted; for a monastery also the neighbours that have come.
    pub tiles: Vec<Cell>,
    /// Ends and gaps that are still open; for a monastery, places around it that are empty.
    pub open: u16,
    /// Pennants in it.
    pub pennants: u8,
    /// A road with an inn, a city with a cathedral.
    pub inn_or_cathedral: bool,
    /// Wine, grain and cloth in a city.
    pub goods: [u8; 3],
    /// For a field: the finished cities at it.
    pub cities: usize,
    /// Followers in it, per seat.
    pub followers: Vec<u8>,
    /// Who has the majority (B-14).
    pub holders: SeatSet,
}

/// A piece of a laid tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Part {
    /// Where the tile lies.
    pub cell: Cell,
    /// Which piece of it, as the tile data number them.
    pub piece: u8,
}

impl Extent {
    /// Can it not grow any more? A field never counts as finished.
    pub fn is_finished(&self) -> bool {
        self.feature != Feature::Field && self.open == 0
    }

    /// Does it have a piece on the tile in this cell?
    pub fn touches(&self, cell: Cell) -> bool {
        self.parts.iter().any(|part| part.cell == cell)
    }
}

impl Carcassonne {
    /// Every feature on the map, in the order in which they were begun.
    pub fn extents(&self) -> Vec<Extent> {
        let groups = self.map.features().groups();
        groups.iter().map(|(root, pieces)| self.extent_of(*root, pieces)).collect()
    }

    /// The feature that `spot` on the tile in `cell` belongs to.
    pub fn extent(&self, cell: Cell, spot: Spot) -> Option<Extent> {
        let tile = self.map.tile(self.map.at(cell)?);
        let piece = self.rules.tiles.piece_at(tile.kind, tile.turns, spot)?;
        let features = self.map.features();
        let root = features.root(tile.piece(piece));
        let members: Vec<PieceId> = features.members(root).collect();
        Some(self.extent_of(root, &members))
    }

    fn extent_of(&self, root: PieceId, members: &[PieceId]) -> Extent {
        let features = self.map.features();
        let terrain = self.terrain_of(root);
        let claim = features.load(root);
        let parts: Vec<Part> = members.iter().map(|&piece| self.part(piece)).collect();
        let mut cities = Vec::new();
        if terrain == Terrain::Land {
            self.finished_cities(root, &mut cities);
        }
        Extent {
            feature: Feature::of(terrain),
            tiles: self.counted(terrain, parts.iter().map(|part| part.cell).collect()),
            parts,
            open: features.open(root),
            pennants: claim.pennants,
            inn_or_cathedral: claim.inn_or_cathedral,
            goods: claim.goods,
            cities: cities.len(),
            followers: self.per_seat(&claim.followers),
            holders: claim.majority(),
        }
    }

    fn part(&self, piece: PieceId) -> Part {
        let tile = self.map.tile_of(piece);
        Part { cell: tile.cell, piece: tile.index_of(piece) }
    }
}
