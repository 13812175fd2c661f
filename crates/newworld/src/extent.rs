//! Roads, towns, farms and plains as they lie: which pieces of which tiles, and who is in them.

use game::SeatSet;
use landscape::PieceId;

use crate::event::Structure;
use crate::place::Place;
use crate::spot::Spot;
use crate::state::NewWorld;

/// A road, town, farm or plain in its whole connected extent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Extent {
    /// What it is.
    pub structure: Structure,
    /// The pieces it is made of, the coast's first, then in the order of laying.
    pub parts: Vec<Part>,
    /// The cards that count for it, sorted; for a farm also the neighbours that have come.
    pub cards: Vec<Place>,
    /// Ends and gaps that are still open; for a farm, places around it that are empty.
    pub open: u16,
    /// Trading posts, flags or animals in it.
    pub marks: u8,
    /// Settlers in it, per seat.
    pub settlers: Vec<u8>,
    /// Who has the majority (N-25).
    pub holders: SeatSet,
    /// What it would pay now, surveyors apart.
    pub points: i32,
}

/// A piece of a laid tile or start field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Part {
    /// Where the tile lies.
    pub place: Place,
    /// Which piece of it, as the tile data number them.
    pub piece: u8,
}

impl Extent {
    /// Is it a finished structure? A plain never is (N-46).
    pub fn is_finished(&self) -> bool {
        self.structure != Structure::Plain && self.open == 0
    }
}

impl NewWorld {
    /// All there is on the map, in the order in which it was begun.
    pub fn extents(&self) -> Vec<Extent> {
        let groups = self.map.features().groups();
        groups.iter().map(|(root, pieces)| self.extent_of(*root, pieces)).collect()
    }

    /// What `spot` on the tile in `place` belongs to.
    pub fn extent(&self, place: Place, spot: Spot) -> Option<Extent> {
        let features = self.map.features();
        let root = features.root(self.piece_at(place, spot)?);
        Some(self.extent_of(root, &features.members(root).collect::<Vec<_>>()))
    }

    /// What waits to be scored, of which the active player picks the next (N-28).
    pub fn due_extents(&self) -> Vec<Extent> {
        if !matches!(self.phase, crate::state::Phase::Score(_)) {
            return Vec::new();
        }
        let due = self.due();
        let names = due.iter().map(|(root, _)| self.name_of(root));
        names.filter_map(|(place, spot)| self.extent(place, spot)).collect()
    }

    fn extent_of(&self, root: PieceId, members: &[PieceId]) -> Extent {
        let features = self.map.features();
        let terrain = self.map.terrain_of(self.rules.tiles.atlas(), root);
        let claim = features.load(root);
        let part = |&piece: &PieceId| {
            let tile = self.map.tile_of(piece);
            Part { place: Place::of(tile.cell), piece: tile.index_of(piece) }
        };
        let parts: Vec<Part> = members.iter().map(part).collect();
        Extent {
            structure: Structure::of(terrain),
            cards: self.counted(terrain, parts.iter().map(|part| part.place).collect()),
            parts,
            open: features.open(root),
            marks: claim.marks,
            settlers: self.per_seat(&claim.settlers),
            holders: claim.majority(),
            points: self.value(root, terrain),
        }
    }
}
