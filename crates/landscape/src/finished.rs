//! What the tile laid last has finished.

use crate::atlas::Atlas;
use crate::features::{Load, PieceId};
use crate::map::{Map, Tile};
use crate::shape::{Shape, Terrain};

/// A tile finishes at most this many features: its own pieces and the monasteries around it.
const MOST: usize = Shape::PIECES_MAX + 9;

/// Towns, roads and monasteries that are finished, by their roots, each once.
#[derive(Clone, Debug)]
pub struct Finished {
    roots: [PieceId; MOST],
    terrains: [Terrain; MOST],
    count: usize,
}

impl Finished {
    /// Nothing at all.
    const NONE: Finished =
        Finished { roots: [PieceId(0); MOST], terrains: [Terrain::Land; MOST], count: 0 };

    /// How many there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.count
    }

    /// Is nothing finished?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Each with what it is: the tile's own in the order of its pieces, then the monasteries around it,
    /// clockwise from the north-west, and its own.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (PieceId, Terrain)> {
        self.roots.iter().copied().zip(self.terrains).take(self.count)
    }

    /// The one with this root.
    pub fn find(&self, root: PieceId) -> Option<(PieceId, Terrain)> {
        self.iter().find(|&(known, _)| known == root)
    }

    #[inline]
    fn add(&mut self, root: PieceId, terrain: Terrain) {
        if self.count < MOST {
            (self.roots[self.count], self.terrains[self.count]) = (root, terrain);
            self.count += 1;
        }
    }

    #[inline]
    fn has(&self, root: PieceId) -> bool {
        self.roots[..self.count].contains(&root)
    }
}

impl<L: Load> Map<L> {
    /// What the tile laid last has finished, as far as its load is `wanted`.
    #[inline]
    pub fn finished(&self, atlas: &Atlas, wanted: impl Fn(&L) -> bool) -> Finished {
        let mut finished = Finished::NONE;
        let Some(tile) = self.tiles().last().filter(|_| self.finishes()) else { return finished };
        let features = self.features();
        let is_due = |root: PieceId| features.open(root) == 0 && wanted(features.load(root));
        for (index, piece) in atlas.pieces(tile.kind).iter().enumerate() {
            let root = features.root(tile.piece(index as u8));
            let closes = matches!(piece.terrain, Terrain::Town | Terrain::Road);
            if closes && is_due(root) && !finished.has(root) {
                finished.add(root, piece.terrain);
            }
        }
        if self.monasteries().near(tile.cell).any(is_due) {
            let surrounded = self.monasteries_at(atlas, tile).filter(|&piece| is_due(piece));
            surrounded.for_each(|piece| finished.add(piece, Terrain::Monastery));
        }
        finished
    }

    /// The monasteries around a tile, clockwise from the north-west, and its own.
    fn monasteries_at<'a>(
        &'a self,
        atlas: &'a Atlas,
        tile: &'a Tile,
    ) -> impl Iterator<Item = PieceId> + 'a {
        let near = tile.cell.around().filter_map(|cell| self.tile_at(cell));
        let all = near.chain([tile]);
        all.filter_map(|near| atlas.monastery(near.kind).map(|piece| near.piece(piece)))
    }
}
