//! A table for the scenes: tile kinds written in a line, and questions asked by cell.

use landscape::{
    Atlas, Cell, Edge, Half, Kind, Load, Map, Piece, PieceId, Port, Ports, Shape, ShapeError, Side,
    Terrain, TileId, Turned, Turns,
};

/// What hangs on a feature here: a number that joining adds up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marks(pub u32);

impl Load for Marks {
    fn join(&mut self, other: &Marks) {
        self.0 += other.0;
    }
}

/// A shape from `"crfr: town n, road e w, land el wr > 0, land er sl sr wl"`: the edges, then the
/// pieces; after `>` the towns that a land borders, by their place in the list.
pub fn shape(text: &str) -> Result<Shape, ShapeError> {
    let (edges, pieces) = text.split_once(':').unwrap_or((text, ""));
    let edges: Vec<Edge> = edges.chars().map(edge).collect();
    let pieces = pieces.split(',').map(str::trim).filter(|piece| !piece.is_empty());
    Shape::new(edges.try_into().expect("four edges"), pieces.map(piece).collect())
}

fn edge(letter: char) -> Edge {
    match letter {
        'c' => Edge::Town,
        'r' => Edge::Road,
        'f' => Edge::Land,
        _ => panic!("no edge: {letter}"),
    }
}

fn piece(text: &str) -> Piece {
    let (text, borders) = text.split_once('>').unwrap_or((text, ""));
    let mut words = text.split_whitespace();
    let terrain = match words.next() {
        Some("town") => Terrain::Town,
        Some("road") => Terrain::Road,
        Some("land") => Terrain::Land,
        Some("monastery") => Terrain::Monastery,
        other => panic!("no terrain: {other:?}"),
    };
    let ports: Ports = words.map(port).collect();
    let borders = borders.split_whitespace().map(|town| town.parse().expect("a place")).collect();
    Piece { terrain, ports, borders }
}

fn port(word: &str) -> Port {
    let mut letters = word.chars();
    match (letters.next().and_then(Side::from_letter), letters.next()) {
        (Some(side), None) => Port::middle(side),
        _ => Port::half(word.parse::<Half>().unwrap_or_else(|()| panic!("no port: {word}"))),
    }
}

/// Does a shape look the same after turning?
fn same(shape: &Shape, turns: Turns) -> bool {
    let look = |turns: Turns| {
        let pieces = shape.pieces().iter();
        let mut pieces: Vec<(Terrain, Ports)> =
            pieces.map(|piece| (piece.terrain, piece.ports.turned(turns))).collect();
        pieces.sort_unstable();
        (Turned::new(shape, turns).edges, pieces)
    };
    look(Turns::default()) == look(turns)
}

/// The tables for these shapes.
pub fn atlas(shapes: Vec<Shape>) -> Atlas {
    let known = shapes.clone();
    Atlas::new(shapes, move |kind, turns| same(&known[kind], turns))
}

/// An atlas and a map.
pub struct Table {
    pub atlas: Atlas,
    pub map: Map<Marks>,
}

/// The cell of the first tile.
pub const START: Cell = Cell::new(0, 0);

impl Table {
    /// An empty table for these kinds.
    pub fn new(kinds: &[&str]) -> Table {
        let shapes = kinds.iter().map(|text| shape(text).expect(text)).collect();
        Table { atlas: atlas(shapes), map: Map::new(START, 16) }
    }

    /// Lays a tile where it fits; each of its pieces carries its place in the tile, plus one.
    #[track_caller]
    pub fn lay(&mut self, kind: u8, (x, y): (i16, i16), turns: u8) -> TileId {
        let (kind, cell, turns) = (Kind(kind), Cell::new(x, y), Turns::new(turns));
        let demand = self.map.demand(cell).expect("a free cell");
        let turns = self.atlas.first_alike(kind, turns);
        assert!(self.atlas.fitting(kind, demand).contains(turns), "does not fit at {cell}");
        self.map.lay(&self.atlas, kind, cell, turns, |piece| Marks(u32::from(piece) + 1))
    }

    /// The root of what lies at a port (`"n"`, `"el"`) of the tile in a cell.
    #[track_caller]
    pub fn root(&self, (x, y): (i16, i16), at: &str) -> PieceId {
        let tile = self.map.tile(self.map.at(Cell::new(x, y)).expect("a tile"));
        let piece = self.atlas.turned(tile.kind, tile.turns).piece_at[port(at).index()];
        self.map.features().root(tile.piece(piece))
    }

    /// Open sides and distinct tiles of the feature there.
    #[track_caller]
    pub fn count(&self, cell: (i16, i16), at: &str) -> (u16, u16) {
        let root = self.root(cell, at);
        (self.map.features().open(root), self.map.features().tiles(root))
    }

    /// The kinds of feature that the last tile has finished, with their roots.
    pub fn finished(&self) -> Vec<(PieceId, Terrain)> {
        self.map.finished(&self.atlas, |_| true).iter().collect()
    }
}
