//! The tiles on a plane of points: a tile is six points wide, and two pieces touch where they
//! have a point of the rim in common.

use std::collections::BTreeMap;

use carcassonne::{Print, Symbol, TileCode, TileKind, TileSet, View};
use landscape::{Cell, Edge, Port, Terrain, Turns};

/// A point of the plane. The middle of the tile in cell x,y is 6x,6y.
pub type Point = (i32, i32);

/// A part of a laid tile.
#[derive(Clone, Debug)]
pub struct Piece {
    pub cell: Cell,
    /// Its place among the pieces of its tile.
    pub index: usize,
    pub terrain: Terrain,
    /// Where it touches the rim of its tile.
    pub points: Vec<Point>,
    pub pennants: u32,
    /// What the expansions print on it.
    pub print: Print,
    /// The cities of the same tile that it borders, by their place in the tile.
    pub borders: Vec<usize>,
    /// What a player calls it: `city-n`.
    pub name: String,
}

/// All that lies on the table.
pub struct Board<'a> {
    /// Kind and quarter turns of each tile.
    pub tiles: BTreeMap<Cell, (&'a TileKind, usize)>,
    /// Every piece, in the order of laying.
    pub pieces: Vec<Piece>,
}

impl<'a> Board<'a> {
    pub fn new(view: &View, set: &'a TileSet) -> Board<'a> {
        let mut board = Board { tiles: BTreeMap::new(), pieces: Vec::new() };
        for tile in &view.tiles {
            let (kind, turns) = (kind_of(set, tile.tile), tile.turns.index());
            board.tiles.insert(tile.cell, (kind, turns));
            board.pieces.extend(pieces_of(kind, tile.cell, turns));
        }
        board
    }

    /// The piece of the tile in a cell that goes by this name.
    pub fn named(&self, cell: Cell, name: &str) -> Option<usize> {
        self.pieces.iter().position(|piece| piece.cell == cell && piece.name == name)
    }

    /// What the tile in a cell shows at a side, counted clockwise from north.
    pub fn edge(&self, cell: Cell, side: usize) -> Option<Edge> {
        let &(kind, turns) = self.tiles.get(&cell)?;
        Some(edge_of(kind, turns, side))
    }
}

/// The kind with this code.
pub fn kind_of(set: &TileSet, code: TileCode) -> &TileKind {
    set.kinds().iter().find(|kind| kind.code == code).expect("a tile of the set")
}

/// What a tile shows at a side: the edge that the turns have carried there.
pub fn edge_of(kind: &TileKind, turns: usize, side: usize) -> Edge {
    kind.shape.edges()[(side + 4 - turns) % 4]
}

/// The pieces of a tile as it lies.
pub fn pieces_of(kind: &TileKind, cell: Cell, turns: usize) -> Vec<Piece> {
    let pieces = kind.shape.pieces().iter().enumerate();
    pieces
        .map(|(index, piece)| {
            let mut ports: Vec<(usize, usize)> =
                piece.ports.iter().map(written_port).map(|(s, k)| ((s + turns) % 4, k)).collect();
            ports.sort_unstable();
            Piece {
                cell,
                index,
                terrain: piece.terrain,
                points: ports.iter().map(|&port| point(cell, port)).collect(),
                pennants: u32::from(kind.pennants[index]),
                print: kind.prints.pieces[index],
                borders: piece.borders.iter().map(|&city| usize::from(city)).collect(),
                name: name(piece.terrain, ports.first().copied()),
            }
        })
        .collect()
}

/// A port as side (clockwise from north) and place on it: left 0, middle 1, right 2.
fn written_port(port: Port) -> (usize, usize) {
    let place = match port.as_half() {
        None => 1,
        Some(half) => usize::from(half.right) * 2,
    };
    (port.side() as usize, place)
}

/// Where a port lies: found on the north side and carried round by quarter turns.
fn point(cell: Cell, (side, place): (usize, usize)) -> Point {
    let north = (2 * place as i32 - 2, -3);
    let (x, y) = (0..side).fold(north, |(x, y), _| (-y, x));
    (6 * i32::from(cell.x) + x, 6 * i32::from(cell.y) + y)
}

/// A piece is called after the first place clockwise from the north-west corner.
fn name(terrain: Terrain, first: Option<(usize, usize)>) -> String {
    let side = |(side, _): (usize, usize)| ["n", "e", "s", "w"][side];
    let hand = |(_, place): (usize, usize)| if place == 0 { "l" } else { "r" };
    match (terrain, first) {
        (Terrain::Town, Some(port)) => format!("city-{}", side(port)),
        (Terrain::Road, Some(port)) => format!("road-{}", side(port)),
        (Terrain::Land, Some(port)) => format!("field-{}{}", side(port), hand(port)),
        (Terrain::Land, None) => "courtyard".to_owned(),
        (Terrain::Monastery, _) => "monastery".to_owned(),
        (Terrain::Town | Terrain::Road, None) => "nowhere".to_owned(),
    }
}

/// Everything a tile shows when it lies like this, in an order that does not depend on how its
/// pieces are numbered.
type Look = (Vec<Edge>, Vec<(Terrain, Vec<Point>, u32, Print, bool)>);

fn look(kind: &TileKind, turns: usize) -> Look {
    let edges = (0..4).map(|side| edge_of(kind, turns, side)).collect();
    let pieces = pieces_of(kind, Cell::default(), turns).into_iter();
    let mut pieces: Vec<_> = pieces
        .map(|mut piece| {
            piece.points.sort_unstable();
            let princess = kind.prints.symbol == Some(Symbol::Princess(piece.index as u8));
            (piece.terrain, piece.points, piece.pennants, piece.print, princess)
        })
        .collect();
    pieces.sort_unstable();
    (edges, pieces)
}

/// The turns of a tile that do not look like fewer turns of it.
pub fn distinct_turns(kind: &TileKind) -> Vec<Turns> {
    let fewer = |turns: usize| (0..turns).any(|few| look(kind, few) == look(kind, turns));
    Turns::ALL.into_iter().filter(|turns| !fewer(turns.index())).collect()
}
