//! All tile kinds of a game, with the tables that make laying them cheap.

use crate::shape::{Edge, Piece, Shape, Terrain, Turned};
use crate::side::{Side, Turns};

/// A tile kind: an index into the [`Atlas`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(pub u8);

impl Kind {
    /// The kind's number, good as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What the neighbours of a free cell demand: two bits a side, 0 for no neighbour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Demand(u8);

impl Demand {
    /// This demand and one side more.
    #[must_use]
    #[inline]
    pub const fn with(self, side: Side, edge: Edge) -> Demand {
        Demand(self.0 | (edge as u8) << (side as u8 * 2))
    }

    /// What is demanded of `side`.
    pub const fn of(self, side: Side) -> Option<Edge> {
        match self.0 >> (side as u8 * 2) & 3 {
            1 => Some(Edge::Land),
            2 => Some(Edge::Road),
            3 => Some(Edge::Town),
            _ => None,
        }
    }

    /// A number that tells one demand from every other, below 256.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    fn met_by(self, edges: [Edge; 4]) -> bool {
        Side::ALL
            .into_iter()
            .all(|side| self.of(side).is_none_or(|edge| edge == edges[side as usize]))
    }
}

/// The ways of turning a tile that fit, as a set of [`Turns`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TurnSet(u8);

impl TurnSet {
    /// Does nothing fit?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many fit.
    #[inline]
    pub const fn len(self) -> usize {
        // Where processors need not know how to count bits, a table of sixteen is faster.
        const COUNTS: [u8; 16] = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];
        COUNTS[self.0 as usize % COUNTS.len()] as usize
    }

    /// Does this turn fit?
    #[inline]
    pub const fn contains(self, turns: Turns) -> bool {
        self.0 >> turns.index() & 1 == 1
    }

    /// The turns that fit.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Turns> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let turns = Turns::new(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            Some(turns)
        })
    }
}

/// The pieces of one kind of tile that share a terrain with another piece of the same tile, and
/// with which. Only towns and roads: those are the features whose tiles are counted.
type Twins = Vec<Vec<u8>>;

/// What laying a tile must know of each of its pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewPiece {
    /// What it is.
    pub terrain: Terrain,
    /// Sides where it may grow; for a monastery, neighbours that are missing.
    pub open: u16,
    /// Has the tile another piece of the same terrain (towns and roads only)?
    pub has_twins: bool,
}

/// The neighbours a monastery wants.
const MONASTERY_NEIGHBOURS: u16 = 8;

/// All tile kinds of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Atlas {
    shapes: Vec<Shape>,
    turned: Vec<[Turned; 4]>,
    distinct: Vec<u8>,
    fits: Vec<[TurnSet; 256]>,
    pieces: Vec<Vec<NewPiece>>,
    borders: Vec<Vec<(u8, u8)>>,
    twins: Vec<Twins>,
    monastery: Vec<Option<u8>>,
    /// Tells one atlas from another.
    mark: [u16; 4],
}

impl Atlas {
    /// The tables for these shapes. `same(kind, turns)` says whether a tile of that kind looks the
    /// same after `turns`: such turns are one placement, not several.
    ///
    /// At most 256 shapes: a [`Kind`] is one byte.
    pub fn new(shapes: Vec<Shape>, same: impl Fn(usize, Turns) -> bool) -> Atlas {
        let turned: Vec<[Turned; 4]> =
            shapes.iter().map(|shape| Turns::ALL.map(|turns| Turned::new(shape, turns))).collect();
        let distinct: Vec<u8> = (0..shapes.len())
            .map(|kind| (1..4).find(|&q| same(kind, Turns::new(q))).unwrap_or(4))
            .collect();
        let fits = turned.iter().zip(&distinct).map(|(four, &n)| fits(four, n)).collect();
        let twins: Vec<Twins> = shapes.iter().map(twins).collect();
        Atlas {
            pieces: shapes
                .iter()
                .zip(&twins)
                .map(|(shape, twins)| new_pieces(shape, twins))
                .collect(),
            borders: shapes.iter().map(borders).collect(),
            monastery: shapes.iter().map(monastery).collect(),
            mark: mark(&turned),
            turned,
            distinct,
            fits,
            twins,
            shapes,
        }
    }

    /// What tells it from every other atlas: whoever remembers what was worked out for one asks for it.
    pub(crate) fn mark(&self) -> [u16; 4] {
        self.mark
    }

    /// How many kinds there are.
    pub fn len(&self) -> usize {
        self.shapes.len()
    }

    /// Is there no kind at all?
    pub fn is_empty(&self) -> bool {
        self.shapes.is_empty()
    }

    /// Every kind, in the order in which the atlas was given them.
    pub fn kinds(&self) -> impl Iterator<Item = Kind> {
        (0..self.shapes.len()).map(|kind| Kind(kind as u8))
    }

    /// The shape of a kind, not turned.
    #[inline]
    pub fn shape(&self, kind: Kind) -> &Shape {
        &self.shapes[kind.index()]
    }

    /// The tables of a kind, turned.
    #[inline]
    pub fn turned(&self, kind: Kind, turns: Turns) -> &Turned {
        &self.turned[kind.index()][turns.index()]
    }

    /// The turns of a kind that meet a demand, each look of the tile once.
    #[inline]
    pub fn fitting(&self, kind: Kind, demand: Demand) -> TurnSet {
        self.fits[kind.index()][demand.0 as usize]
    }

    /// The first turn with the same look.
    pub fn first_alike(&self, kind: Kind, turns: Turns) -> Turns {
        Turns::new(turns.index() as u8 % self.distinct[kind.index()])
    }

    /// What laying a tile of this kind must know of its pieces.
    #[inline]
    pub fn pieces(&self, kind: Kind) -> &[NewPiece] {
        &self.pieces[kind.index()]
    }

    /// Which land piece of this kind borders which town piece.
    #[inline]
    pub fn borders(&self, kind: Kind) -> &[(u8, u8)] {
        &self.borders[kind.index()]
    }

    /// The other pieces of the same tile and terrain, for towns and roads.
    #[inline]
    pub fn twins(&self, kind: Kind, piece: u8) -> &[u8] {
        &self.twins[kind.index()][piece as usize]
    }

    /// The piece that is a monastery, if the kind has one.
    #[inline]
    pub fn monastery(&self, kind: Kind) -> Option<u8> {
        self.monastery[kind.index()]
    }
}

/// The tables of all kinds in a short number (the hash of Fowler, Noll and Vo).
fn mark(turned: &[[Turned; 4]]) -> [u16; 4] {
    let tables = turned.iter().map(|four| &four[0]);
    let numbers = tables.flat_map(|table| {
        let edges = table.edges.into_iter().map(|edge| edge as u8);
        edges.chain(table.piece_at)
    });
    let hash = numbers.fold(0xCBF2_9CE4_8422_2325_u64, |hash, number| {
        (hash ^ u64::from(number)).wrapping_mul(0x0100_0000_01B3)
    });
    std::array::from_fn(|word| (hash >> (16 * word)) as u16)
}

fn fits(four: &[Turned; 4], distinct: u8) -> [TurnSet; 256] {
    std::array::from_fn(|key| {
        let demand = Demand(key as u8);
        let fit = |turns: &u8| demand.met_by(four[*turns as usize].edges);
        TurnSet((0..distinct).filter(fit).fold(0, |set, turns| set | 1 << turns))
    })
}

fn twins(shape: &Shape) -> Twins {
    let pieces = shape.pieces();
    let countable = |terrain| matches!(terrain, Terrain::Town | Terrain::Road);
    let of = |piece: usize| {
        let alike =
            move |&other: &usize| other != piece && pieces[other].terrain == pieces[piece].terrain;
        (0..pieces.len()).filter(alike).map(|other| other as u8).collect()
    };
    let index = 0..pieces.len();
    index
        .map(|piece| if countable(pieces[piece].terrain) { of(piece) } else { Vec::new() })
        .collect()
}

fn monastery(shape: &Shape) -> Option<u8> {
    let place = shape.pieces().iter().position(|piece| piece.terrain == Terrain::Monastery);
    place.map(|piece| piece as u8)
}

fn new_pieces(shape: &Shape, twins: &Twins) -> Vec<NewPiece> {
    let pieces = shape.pieces().iter().zip(twins);
    let new = |(piece, twins): (&Piece, &Vec<u8>)| NewPiece {
        terrain: piece.terrain,
        open: match piece.terrain {
            Terrain::Land => 0,
            Terrain::Road | Terrain::Town => piece.ports.iter().count() as u16,
            Terrain::Monastery => MONASTERY_NEIGHBOURS,
        },
        has_twins: !twins.is_empty(),
    };
    pieces.map(new).collect()
}

fn borders(shape: &Shape) -> Vec<(u8, u8)> {
    let lands = shape.pieces().iter().enumerate();
    lands
        .flat_map(|(land, piece)| piece.borders.iter().map(move |&town| (land as u8, town)))
        .collect()
}
