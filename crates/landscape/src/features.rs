//! Features: the pieces of all tiles, joined by union-find as the map grows.
//!
//! Each group carries what scoring needs at its root, so that laying a tile costs a few
//! joins and never a walk over the map.

use std::collections::BTreeMap;
use std::fmt::Debug;

use crate::atlas::NewPiece;

/// A piece of a laid tile: an index in the order of laying.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PieceId(pub u16);

impl PieceId {
    /// The piece's number, good as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a game hangs on each group: pennants, figures, goods.
pub trait Load: Copy + Default + Eq + Debug + Send + Sync + 'static {
    /// Takes over the load of a group that joins this one.
    fn join(&mut self, other: &Self);
}

/// End of a ring of indexes.
const NONE: u16 = u16::MAX;

/// One piece; the group's figures are true at the root only. Aligned so that with the loads of our games it has
/// 32 bytes, and is found by a shift.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(16))]
struct Node<L> {
    parent: u16,
    tile: u16,
    /// Pieces in the group.
    pieces: u16,
    /// Pieces whose tile the group already counts by another piece (towns and roads).
    repeats: u16,
    /// Sides where the group may still grow; for a monastery, neighbours still missing.
    open: u16,
    /// Pieces of the group whose tile has another piece of the same terrain.
    twins: u16,
    /// The next such piece, in a ring; the root names one of them.
    next_twin: u16,
    twin: u16,
    /// One of the borders of the group (land), in a ring.
    border: u16,
    load: L,
}

/// One of each ring of two groups, [`NONE`] where there is no ring.
struct Rings {
    twins: [u16; 2],
    borders: [u16; 2],
}

/// Land touches a town here: one per tile, land piece and town piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Border {
    town: u16,
    next: u16,
}

/// All pieces of a map and how they are joined.
#[derive(Debug, PartialEq, Eq)]
pub struct Features<L> {
    nodes: Vec<Node<L>>,
    borders: Vec<Border>,
}

impl<L> Default for Features<L> {
    fn default() -> Self {
        Features { nodes: Vec::new(), borders: Vec::new() }
    }
}

/// `Vec::clone_from` goes element by element through a generic type; this copies memory.
fn copy_into<T: Copy>(into: &mut Vec<T>, from: &[T]) {
    into.truncate(from.len());
    let (same, rest) = from.split_at(into.len());
    into.copy_from_slice(same);
    into.extend_from_slice(rest);
}

impl<L: Copy> Clone for Features<L> {
    fn clone(&self) -> Self {
        Features { nodes: self.nodes.clone(), borders: self.borders.clone() }
    }

    fn clone_from(&mut self, other: &Self) {
        copy_into(&mut self.nodes, &other.nodes);
        copy_into(&mut self.borders, &other.borders);
    }
}

impl<L: Load> Features<L> {
    /// The most pieces there can be, and the most borders between land and towns: both are
    /// counted by two bytes.
    pub const PIECES_MAX: usize = NONE as usize;

    /// Room for this many pieces without asking for memory again.
    pub fn with_capacity(pieces: usize) -> Self {
        Features { nodes: Vec::with_capacity(pieces), borders: Vec::with_capacity(pieces) }
    }

    /// How many pieces there are.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Is there no piece at all?
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Bytes of memory they refer to.
    pub fn heap_bytes(&self) -> usize {
        size_of_val(self.nodes.as_slice()) + size_of_val(self.borders.as_slice())
    }

    /// The pieces of a new tile, each a group of its own; `load` gives what hangs on them.
    #[inline]
    pub fn add(&mut self, tile: u16, pieces: &[NewPiece], load: impl Fn(u8) -> L) {
        let first = self.nodes.len() as u16;
        self.nodes.extend(pieces.iter().zip(0..).map(|(piece, index)| {
            let id = first + u16::from(index);
            Node {
                parent: id,
                tile,
                pieces: 1,
                repeats: 0,
                open: piece.open,
                twins: u16::from(piece.has_twins),
                next_twin: id,
                twin: if piece.has_twins { id } else { NONE },
                border: NONE,
                load: load(index),
            }
        }));
    }

    /// Notes that `land`, still a group of its own, borders `town`.
    #[inline]
    pub fn add_border(&mut self, land: PieceId, town: PieceId) {
        let id = self.borders.len() as u16;
        self.borders.push(Border { town: town.0, next: id });
        let first = self.nodes[land.index()].border;
        if first == NONE {
            self.nodes[land.index()].border = id;
        } else {
            self.splice_borders(first, id);
        }
    }

    /// The root of the group that holds `piece`.
    #[inline]
    pub fn root(&self, piece: PieceId) -> PieceId {
        let mut at = piece.0;
        loop {
            let parent = self.nodes[at as usize].parent;
            if parent == at {
                return PieceId(at);
            }
            at = parent;
        }
    }

    /// [`Features::root`] that shortens the way for those who ask later.
    #[inline]
    fn root_mut(&mut self, piece: PieceId) -> usize {
        let mut at = piece.0 as usize;
        loop {
            let parent = self.nodes[at].parent as usize;
            if parent == at {
                return at;
            }
            let above = self.nodes[parent].parent;
            self.nodes[at].parent = above;
            at = above as usize;
        }
    }

    /// Joins two pieces across a border of tiles that closes `closes` open sides; says how many the group they
    /// are in has left.
    ///
    /// `twins_of` gives the pieces of the same tile and terrain.
    #[inline]
    pub fn join<I: IntoIterator<Item = PieceId>>(
        &mut self,
        a: PieceId,
        b: PieceId,
        closes: u16,
        twins_of: impl Fn(u16, PieceId) -> I,
    ) -> u16 {
        let (a, b) = (self.root_mut(a), self.root_mut(b));
        if a == b {
            self.nodes[a].open -= closes;
            return self.nodes[a].open;
        }
        let (big, small) =
            if self.nodes[a].pieces >= self.nodes[b].pieces { (a, b) } else { (b, a) };
        let shared = self.shared_tiles(big, small, twins_of);
        let [group, lesser] = self.two(big, small);
        let rings =
            Rings { twins: [group.twin, lesser.twin], borders: [group.border, lesser.border] };
        lesser.parent = big as u16;
        group.open = group.open + lesser.open - closes;
        group.pieces += lesser.pieces;
        group.repeats += lesser.repeats + shared;
        group.twins += lesser.twins;
        group.load.join(&lesser.load);
        let open = group.open;
        self.join_rings(big, rings);
        open
    }

    #[inline]
    fn two(&mut self, big: usize, small: usize) -> [&mut Node<L>; 2] {
        self.nodes.get_disjoint_mut([big, small]).expect("two groups have two roots")
    }

    /// Makes one of the rings of two groups, which belongs to the bigger one.
    #[inline]
    fn join_rings(&mut self, big: usize, rings: Rings) {
        match rings.twins {
            [_, NONE] => {}
            [NONE, twin] => self.nodes[big].twin = twin,
            [a, b] => self.splice_twins(a, b),
        }
        match rings.borders {
            [_, NONE] => {}
            [NONE, border] => self.nodes[big].border = border,
            [a, b] => self.splice_borders(a, b),
        }
    }

    fn splice_twins(&mut self, a: u16, b: u16) {
        let next = self.nodes[a as usize].next_twin;
        self.nodes[a as usize].next_twin = self.nodes[b as usize].next_twin;
        self.nodes[b as usize].next_twin = next;
    }

    #[inline]
    fn splice_borders(&mut self, a: u16, b: u16) {
        let next = self.borders[a as usize].next;
        self.borders[a as usize].next = self.borders[b as usize].next;
        self.borders[b as usize].next = next;
    }

    /// How many tiles two groups have in common: only tiles with several pieces of the
    /// same terrain can be in both.
    #[inline]
    fn shared_tiles<I: IntoIterator<Item = PieceId>>(
        &self,
        a: usize,
        b: usize,
        twins_of: impl Fn(u16, PieceId) -> I,
    ) -> u16 {
        let (few, many) = if self.nodes[a].twins <= self.nodes[b].twins { (a, b) } else { (b, a) };
        if self.nodes[few].twins == 0 {
            return 0;
        }
        let mut shared = 0;
        let first = self.nodes[few].twin;
        let mut at = first;
        loop {
            if self.first_to_meet(PieceId(at), few, many, &twins_of) {
                shared += 1;
            }
            at = self.nodes[at as usize].next_twin;
            if at == first {
                return shared;
            }
        }
    }

    /// Does the tile of `piece` reach the group `many`, and is `piece` its first piece in `few`?
    fn first_to_meet<I: IntoIterator<Item = PieceId>>(
        &self,
        piece: PieceId,
        few: usize,
        many: usize,
        twins_of: impl Fn(u16, PieceId) -> I,
    ) -> bool {
        let mut meets = false;
        for twin in twins_of(self.nodes[piece.index()].tile, piece) {
            let root = self.root(twin).index();
            if root == few && twin < piece {
                return false;
            }
            meets |= root == many;
        }
        meets
    }

    /// Notes that so many of the eight neighbours of a monastery have come; says how many are missing.
    #[inline]
    pub fn fill_neighbours(&mut self, monastery: PieceId, neighbours: u16) -> u16 {
        let open = &mut self.nodes[monastery.index()].open;
        *open -= neighbours;
        *open
    }

    /// Notes that so many of the neighbours that have come do not count for a monastery.
    pub fn leave_open(&mut self, monastery: PieceId, neighbours: u16) {
        self.nodes[monastery.index()].open += neighbours;
    }

    /// Sides where the group of this root may still grow; 0 when it is finished.
    #[inline]
    pub fn open(&self, root: PieceId) -> u16 {
        self.nodes[root.index()].open
    }

    /// Distinct tiles in the group of this root (towns, roads and monasteries).
    #[inline]
    pub fn tiles(&self, root: PieceId) -> u16 {
        self.nodes[root.index()].pieces - self.nodes[root.index()].repeats
    }

    /// What the game hung on the group of this root.
    #[inline]
    pub fn load(&self, root: PieceId) -> &L {
        &self.nodes[root.index()].load
    }

    /// What the game hung on the group of this root, to change it.
    #[inline]
    pub fn load_mut(&mut self, root: PieceId) -> &mut L {
        &mut self.nodes[root.index()].load
    }

    /// The tile a piece belongs to, as an index in the order of laying.
    pub fn tile_of(&self, piece: PieceId) -> u16 {
        self.nodes[piece.index()].tile
    }

    /// The roots of the towns that the land of this root borders; a town may come up
    /// more than once.
    pub fn bordered_towns(&self, land: PieceId) -> impl Iterator<Item = PieceId> {
        let first = self.nodes[land.index()].border;
        let mut at = first;
        std::iter::from_fn(move || {
            let border = self.borders.get(at as usize)?;
            at = if border.next == first { NONE } else { border.next };
            Some(self.root(PieceId(border.town)))
        })
    }

    /// Every group with all its pieces, in the order in which they were begun: for explanations.
    pub fn groups(&self) -> Vec<(PieceId, Vec<PieceId>)> {
        let mut place_of: BTreeMap<PieceId, usize> = BTreeMap::new();
        let mut groups: Vec<(PieceId, Vec<PieceId>)> = Vec::new();
        for piece in (0..self.nodes.len() as u16).map(PieceId) {
            let root = self.root(piece);
            let place = *place_of.entry(root).or_insert_with(|| {
                groups.push((root, Vec::new()));
                groups.len() - 1
            });
            groups[place].1.push(piece);
        }
        groups
    }

    /// Every piece in the group of this root: a walk over the whole map, for explanations only.
    pub fn members(&self, root: PieceId) -> impl Iterator<Item = PieceId> {
        (0..self.nodes.len() as u16).map(PieceId).filter(move |&piece| self.root(piece) == root)
    }
}
