//! The map: laid tiles, free cells with what they demand, and the features.

use game::{Coded, Rng, luck};

use crate::atlas::{Atlas, Demand, Kind, TurnSet};
use crate::cell::Cell;
use crate::features::{Features, Load, PieceId};
use crate::grid::{CellState, Grid, Spot};
use crate::monasteries::Monasteries;
use crate::shape::{Edge, NO_PIECE, Terrain, Turned};
use crate::side::{Port, Side, Turns};
use crate::trail::Trail;

/// A tile on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tile {
    /// Where it lies.
    pub cell: Cell,
    /// What it is.
    pub kind: Kind,
    /// How it is turned.
    pub turns: Turns,
    first_piece: u16,
}

impl Tile {
    #[inline]
    pub(crate) const fn new(kind: Kind, cell: Cell, turns: Turns, first_piece: u16) -> Tile {
        Tile { cell, kind, turns, first_piece }
    }

    /// The tile's own piece with this index, among the pieces of the map.
    #[inline]
    pub const fn piece(&self, index: u8) -> PieceId {
        PieceId(self.first_piece + index as u16)
    }

    /// The index within its tile of a piece of this tile.
    pub const fn index_of(&self, piece: PieceId) -> u8 {
        (piece.0 - self.first_piece) as u8
    }
}

/// A laid tile: an index in the order of laying.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TileId(pub u16);

/// A place where a tile may come, and what its neighbours demand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FreeCell {
    /// The empty place, beside at least one tile.
    pub cell: Cell,
    /// What must match.
    pub demand: Demand,
}

/// Why a tile may not lie in a cell like this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Misfit {
    /// A tile lies there already.
    #[error("a tile already lies there")]
    Taken,
    /// No tile may come there: nothing lies beside it.
    #[error("nothing lies beside that cell; a corner is not enough")]
    NoNeighbour,
    /// This side does not continue its neighbour.
    #[error("the {} side does not continue its neighbour", .0.letter())]
    Side(Side),
    /// It fits, but the tile looks the same with these fewer turns.
    #[error("the tile looks the same when turned by {0}; that is its name")]
    Alike(Turns),
}

impl Coded for Misfit {
    fn code(&self) -> &'static str {
        match self {
            Misfit::Taken => "cell-taken",
            Misfit::NoNeighbour => "no-neighbour",
            Misfit::Side(_) => "side-mismatch",
            Misfit::Alike(_) => "alike-turns",
        }
    }
}

/// About as many trials as cost what a list of placements costs.
const TRIALS: usize = 32;

/// A growing map of square tiles.
#[derive(Debug, PartialEq, Eq)]
pub struct Map<L> {
    /// No tile may come into this column or further east.
    shore: i16,
    grid: Grid,
    free: Vec<FreeCell>,
    tiles: Vec<Tile>,
    features: Features<L>,
    monasteries: Monasteries,
    trail: Trail,
    /// May the last tile have finished something?
    finishes: bool,
}

impl<L: Copy> Clone for Map<L> {
    fn clone(&self) -> Self {
        Map {
            shore: self.shore,
            grid: self.grid.clone(),
            free: self.free.clone(),
            tiles: self.tiles.clone(),
            features: self.features.clone(),
            monasteries: self.monasteries.clone(),
            trail: self.trail,
            finishes: self.finishes,
        }
    }

    fn clone_from(&mut self, other: &Self) {
        self.shore = other.shore;
        self.grid.clone_from(&other.grid);
        self.free.clone_from(&other.free);
        self.tiles.clone_from(&other.tiles);
        self.features.clone_from(&other.features);
        self.monasteries.clone_from(&other.monasteries);
        (self.trail, self.finishes) = (other.trail, other.finishes);
    }
}

impl<L: Load> Map<L> {
    /// The most tiles a map can hold.
    pub const TILES_MAX: usize = Cell::REACH as usize;

    /// An empty table on which the first tile may lie at `start` only, with room for `tiles`.
    pub fn new(start: Cell, tiles: usize) -> Map<L> {
        Map::by_the_shore(start, tiles, i16::MAX)
    }

    /// The same with a shore: only cells west of column `shore` become free. What lies in it or
    /// further east is laid by the game itself, beginning at `start`.
    pub fn by_the_shore(start: Cell, tiles: usize, shore: i16) -> Map<L> {
        let mut grid = Grid::around(start);
        grid.set(start, CellState::Free(0));
        let mut free = Vec::with_capacity(tiles);
        free.push(FreeCell { cell: start, demand: Demand::default() });
        // Three to four pieces a tile is the usual mix of a box.
        let features = Features::with_capacity(4 * tiles);
        let (tiles, monasteries) = (Vec::with_capacity(tiles), Monasteries::default());
        let trail = Trail::default();
        Map { shore, grid, free, tiles, features, monasteries, trail, finishes: false }
    }

    /// The tiles in the order of laying.
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// Were the same tiles laid here as there, in the same order? Then at one table both maps are the same but for
    /// figures, and who copies one onto the other need only move those.
    #[inline]
    pub fn lies_like(&self, other: &Self) -> bool {
        self.trail == other.trail && self.tiles.len() == other.tiles.len()
    }

    /// A laid tile.
    #[inline]
    pub fn tile(&self, id: TileId) -> &Tile {
        &self.tiles[id.0 as usize]
    }

    /// The places where a tile may come, in no particular order.
    #[inline]
    pub fn free(&self) -> &[FreeCell] {
        &self.free
    }

    /// The features that the laid pieces have grown into, and what hangs on each.
    #[inline]
    pub fn features(&self) -> &Features<L> {
        &self.features
    }

    /// The features, to change what hangs on them.
    #[inline]
    pub fn features_mut(&mut self) -> &mut Features<L> {
        &mut self.features
    }

    /// Bytes of memory it refers to: what a copy must carry.
    pub fn heap_bytes(&self) -> usize {
        let lists = size_of_val(self.free.as_slice()) + size_of_val(self.tiles.as_slice());
        let parts = self.features.heap_bytes() + self.monasteries.heap_bytes();
        self.grid.heap_bytes() + parts + lists
    }

    /// The tile in a cell.
    pub fn at(&self, cell: Cell) -> Option<TileId> {
        match self.grid.get(cell) {
            CellState::Tile(index) => Some(TileId(index)),
            _ => None,
        }
    }

    /// The tile in a cell, as it lies.
    pub fn tile_at(&self, cell: Cell) -> Option<&Tile> {
        self.at(cell).map(|id| self.tile(id))
    }

    /// The tile in a cell, if none was laid after it.
    pub fn laid_last(&self, cell: Cell) -> Option<TileId> {
        self.at(cell).filter(|tile| usize::from(tile.0) + 1 == self.tiles.len())
    }

    /// What the neighbours of a free cell demand; `None` where no tile may come.
    pub fn demand(&self, cell: Cell) -> Option<Demand> {
        match self.grid.get(cell) {
            CellState::Free(index) => Some(self.free[index as usize].demand),
            _ => None,
        }
    }

    /// Does a tile of this kind fit anywhere?
    #[inline]
    pub fn has_room_for(&self, atlas: &Atlas, kind: Kind) -> bool {
        self.free.iter().any(|free| !atlas.fitting(kind, free.demand).is_empty())
    }

    /// Every cell where a tile of this kind fits, and how.
    #[inline]
    pub fn placements(&self, atlas: &Atlas, kind: Kind) -> impl Iterator<Item = (Cell, TurnSet)> {
        self.free
            .iter()
            .map(move |free| (free.cell, atlas.fitting(kind, free.demand)))
            .filter(|(_, turns)| !turns.is_empty())
    }

    /// A placement drawn by trial: a free cell and a turn at random, taken if they fit. Each
    /// placement is as likely as any other, and the cost does not grow with the map. `None`
    /// after many misses: then they must be counted.
    #[inline]
    fn stumble_on_placement(
        &self,
        atlas: &Atlas,
        kind: Kind,
        rng: &mut impl Rng,
    ) -> Option<(Cell, Turns)> {
        for _ in 0..TRIALS {
            let draw = luck::below(rng, 4 * self.free.len() as u32);
            let (place, turns) = (self.free.get(draw as usize / 4)?, Turns::new(draw as u8 % 4));
            if atlas.fitting(kind, place.demand).contains(turns) {
                return Some((place.cell, turns));
            }
        }
        None
    }

    /// One of all placements, each as likely as any other; `None` where there is none.
    #[inline]
    pub fn pick_placement(
        &self,
        atlas: &Atlas,
        kind: Kind,
        rng: &mut impl Rng,
    ) -> Option<(Cell, Turns)> {
        self.stumble_on_placement(atlas, kind, rng).or_else(|| {
            let drawn = luck::below(rng, self.count_placements(atlas, kind) as u32);
            self.placement(atlas, kind, drawn as usize)
        })
    }

    /// In how many ways a tile of this kind can be laid.
    #[inline]
    pub fn count_placements(&self, atlas: &Atlas, kind: Kind) -> usize {
        self.free.iter().map(|free| atlas.fitting(kind, free.demand).len()).sum()
    }

    /// The placement number `place` of those that [`Map::placements`] tells.
    #[inline]
    pub fn placement(&self, atlas: &Atlas, kind: Kind, mut place: usize) -> Option<(Cell, Turns)> {
        for (cell, fitting) in self.placements(atlas, kind) {
            match place.checked_sub(fitting.len()) {
                Some(rest) => place = rest,
                None => return fitting.iter().nth(place).map(|turns| (cell, turns)),
            }
        }
        None
    }

    /// May a tile of this kind lie in this cell, turned like this?
    pub fn fit(&self, atlas: &Atlas, kind: Kind, cell: Cell, turns: Turns) -> Result<(), Misfit> {
        if self.at(cell).is_some() {
            return Err(Misfit::Taken);
        }
        let demand = self.demand(cell).ok_or(Misfit::NoNeighbour)?;
        let edges = atlas.turned(kind, turns).edges;
        let jars = |side: &Side| demand.of(*side).is_some_and(|edge| edge != edges[*side as usize]);
        if let Some(side) = Side::ALL.into_iter().find(jars) {
            return Err(Misfit::Side(side));
        }
        let alike = atlas.first_alike(kind, turns);
        if alike == turns { Ok(()) } else { Err(Misfit::Alike(alike)) }
    }

    /// What kind of piece this is.
    #[inline]
    pub fn terrain_of(&self, atlas: &Atlas, piece: PieceId) -> Terrain {
        let tile = self.tile_of(piece);
        atlas.pieces(tile.kind)[tile.index_of(piece) as usize].terrain
    }

    /// The tile that a piece belongs to.
    #[inline]
    pub fn tile_of(&self, piece: PieceId) -> &Tile {
        self.tile(TileId(self.features.tile_of(piece)))
    }

    /// Lays a tile that fits; `load` gives what hangs on each of its pieces.
    pub fn lay(
        &mut self,
        atlas: &Atlas,
        kind: Kind,
        cell: Cell,
        turns: Turns,
        load: impl Fn(u8) -> L,
    ) -> TileId {
        let id = TileId(self.tiles.len() as u16);
        let tile = Tile::new(kind, cell, turns, self.features.len() as u16);
        self.tiles.push(tile);
        self.trail.add(&tile);
        self.finishes = false;
        self.features.add(id.0, atlas.pieces(kind), load);
        for &(land, town) in atlas.borders(kind) {
            self.features.add_border(tile.piece(land), tile.piece(town));
        }
        if let Some(spot) = self.grid.reach(cell) {
            self.take(spot);
            self.grid.put(spot, CellState::Tile(id.0));
            let own = atlas.turned(kind, turns);
            for side in Side::ALL {
                self.meet(atlas, &tile, own, side, self.grid.beyond(spot, side));
            }
        }
        self.fill_monasteries(atlas, &tile);
        id
    }

    /// The cell is free no more.
    #[inline]
    fn take(&mut self, spot: Spot) {
        if let CellState::Free(index) = self.grid.at(spot) {
            self.free.swap_remove(index as usize);
            if let Some(moved) = self.free.get(index as usize) {
                self.grid.set(moved.cell, CellState::Free(index));
            }
        }
    }

    /// Joins the features across one side, or notes what the free cell there now demands.
    #[inline]
    fn meet(&mut self, atlas: &Atlas, tile: &Tile, own: &Turned, side: Side, beyond: Spot) {
        let edge = own.edges[side as usize];
        match self.grid.at(beyond) {
            CellState::Tile(index) => self.join_across(atlas, tile, own, side, index),
            CellState::Free(index) => {
                let free = &mut self.free[index as usize];
                free.demand = free.demand.with(side.opposite(), edge);
            }
            CellState::Far => {
                let cell = tile.cell.neighbour(side);
                if cell.x < self.shore {
                    self.grid.put(beyond, CellState::Free(self.free.len() as u16));
                    let demand = Demand::default().with(side.opposite(), edge);
                    self.free.push(FreeCell { cell, demand });
                }
            }
        }
    }

    /// What lies left here lies right on the other side, as both look out.
    #[inline]
    fn join_across(&mut self, atlas: &Atlas, tile: &Tile, own: &Turned, side: Side, other: u16) {
        let other = self.tiles[other as usize];
        let [left, middle, right] = own.pieces_at(side);
        let [their_left, their_middle, their_right] =
            atlas.turned(other.kind, other.turns).pieces_at(side.opposite());
        let mut join = |mine: u8, theirs: u8, closes: u16| {
            if mine != NO_PIECE && theirs != NO_PIECE {
                self.join(atlas, tile.piece(mine), other.piece(theirs), closes);
            }
        };
        match own.edges[side as usize] {
            Edge::Town => join(middle, their_middle, 2),
            Edge::Land => join(left, their_right, 0),
            Edge::Road => {
                join(left, their_right, 0);
                join(middle, their_middle, 2);
                join(right, their_left, 0);
            }
        }
    }

    fn join(&mut self, atlas: &Atlas, mine: PieceId, theirs: PieceId, closes: u16) {
        let tiles = &self.tiles;
        let open = self.features.join(mine, theirs, closes, |index, piece| {
            let tile = tiles[index as usize];
            let twins = atlas.twins(tile.kind, tile.index_of(piece));
            twins.iter().map(move |&twin| tile.piece(twin))
        });
        self.finishes |= closes > 0 && open == 0;
    }

    /// A new tile is a neighbour of the monasteries around it, and they are its neighbours.
    #[inline]
    fn fill_monasteries(&mut self, atlas: &Atlas, tile: &Tile) {
        self.finishes |= self.monasteries.meet(tile.cell, &mut self.features);
        if let Some(own) = atlas.monastery(tile.kind) {
            let own = tile.piece(own);
            let neighbours = tile.cell.around().filter(|&cell| self.at(cell).is_some()).count();
            self.finishes |= self.features.fill_neighbours(own, neighbours as u16) == 0;
            self.monasteries.add(tile.cell, own);
        }
    }

    /// May the last tile have finished something?
    #[inline]
    pub(crate) fn finishes(&self) -> bool {
        self.finishes
    }

    /// The monasteries that lacked a neighbour before the last tile came.
    #[inline]
    pub(crate) fn monasteries(&self) -> &Monasteries {
        &self.monasteries
    }

    /// Calls `each` for every free cell where a road or town may be led on: its root, the cell, and from
    /// which side of it it comes. Twice for what comes from two sides; what comes into one cell follows each
    /// other.
    #[inline]
    pub fn open_ends(&self, atlas: &Atlas, mut each: impl FnMut(PieceId, &FreeCell, Side)) {
        for free in &self.free {
            for side in Side::ALL {
                if !matches!(free.demand.of(side), Some(Edge::Road | Edge::Town)) {
                    continue;
                }
                let Some(near) = self.tile_at(free.cell.neighbour(side)) else { continue };
                let port = Port::middle(side).facing();
                let piece = atlas.turned(near.kind, near.turns).piece_at[port.index()];
                if piece != NO_PIECE {
                    each(self.features.root(near.piece(piece)), free, side);
                }
            }
        }
    }
}
