//! Features: the pieces of all tiles, joined by union-find as the map grows.
//!
//! Each group carries what scoring needs at its root, so that laying a tile costs a few
//! joins and never a walk over the map.

use std::collections::BTreeMap;
use std::fmt::Debug;

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

/// One piece; the group's figures are true at the root only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

    /// A new piece of `tile`, a group of its own.
    #[inline]
    pub fn add(&mut self, tile: u16, open: u16, has_twins: bool, load: L) -> PieceId {
        let id = self.nodes.len() as u16;
        self.nodes.push(Node {
            parent: id,
            tile,
            pieces: 1,
            repeats: 0,
            open,
            twins: u16::from(has_twins),
            next_twin: id,
            twin: if has_twins { id } else { NONE },
            border: NONE,
            load,
        });
        PieceId(id)
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

    /// Joins two pieces across a border of tiles that closes `closes` open sides.
    ///
    /// `twins_of` gives the pieces of the same tile and terrain.
    #[inline]
    pub fn join<I: IntoIterator<Item = PieceId>>(
        &mut self,
        a: PieceId,
        b: PieceId,
        closes: u16,
        twins_of: impl Fn(u16, PieceId) -> I,
    ) {
        let (a, b) = (self.root_mut(a), self.root_mut(b));
        if a == b {
            self.nodes[a].open -= closes;
            return;
        }
        let (big, small) =
            if self.nodes[a].pieces >= self.nodes[b].pieces { (a, b) } else { (b, a) };
        let shared = self.shared_tiles(big, small, twins_of);
        let lesser = self.nodes[small];
        self.nodes[small].parent = big as u16;
        self.join_rings(big, &lesser);
        let group = &mut self.nodes[big];
        group.open = group.open + lesser.open - closes;
        group.pieces += lesser.pieces;
        group.repeats += lesser.repeats + shared;
        group.twins += lesser.twins;
        group.load.join(&lesser.load);
    }

    #[inline]
    fn join_rings(&mut self, big: usize, lesser: &Node<L>) {
        let group = self.nodes[big];
        if lesser.twin != NONE {
            if group.twin == NONE {
                self.nodes[big].twin = lesser.twin;
            } else {
                let (a, b) = (group.twin as usize, lesser.twin as usize);
                let next = self.nodes[a].next_twin;
                self.nodes[a].next_twin = self.nodes[b].next_twin;
                self.nodes[b].next_twin = next;
            }
        }
        if lesser.border != NONE {
            if group.border == NONE {
                self.nodes[big].border = lesser.border;
            } else {
                self.splice_borders(group.border, lesser.border);
            }
        }
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

    /// Notes that one of the eight neighbours of a monastery has come.
    #[inline]
    pub fn fill_neighbour(&mut self, monastery: PieceId) {
        self.nodes[monastery.index()].open -= 1;
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
