//! A map that ends at a shore, tiles at its rim, and why a tile does not fit.

use landscape::{
    Atlas, Cell, Demand, Edge, Half, Kind, Map, Misfit, Piece, Port, Shape, ShapeError, Side,
    Stock, Terrain, Turns,
};

use crate::table::{Marks, shape};

fn halves(side: Side) -> impl Iterator<Item = Port> {
    [false, true].into_iter().map(move |right| Port::half(Half { side, right }))
}

/// Land that opens to the north, south and west; beyond the east lies the sea.
fn beach() -> Result<Shape, ShapeError> {
    let ports = [Side::N, Side::S, Side::W].into_iter().flat_map(halves).collect();
    let land = Piece { terrain: Terrain::Land, ports, borders: Vec::new() };
    Shape::at_the_rim([Edge::Land; 4], [false, true, false, false], vec![land])
}

const LAND: &str = "ffff: land nl nr el er sl sr wl wr";
const STREET: &str = "frfr: road e w, land nl nr el wr, land er sl sr wl";
const BEACH: Kind = Kind(0);
const FIELD: Kind = Kind(1);
const ROAD: Kind = Kind(2);

fn atlas() -> Atlas {
    let shapes = vec![beach().unwrap(), shape(LAND).unwrap(), shape(STREET).unwrap()];
    let marks = [0u8; 3];
    Atlas::new(shapes.clone(), |kind, turns| shapes[kind].same_after(turns, &marks))
}

/// Two beaches below each other in column 0.
fn coast(atlas: &Atlas) -> Map<Marks> {
    let mut map = Map::by_the_shore(Cell::new(0, 0), 8, 0);
    for y in 0..2 {
        map.lay(atlas, BEACH, Cell::new(0, y), Turns::default(), |_| Marks(1));
    }
    map
}

fn free(map: &Map<Marks>) -> Vec<Cell> {
    let mut free: Vec<Cell> = map.free().iter().map(|free| free.cell).collect();
    free.sort_unstable();
    free
}

#[test]
fn only_cells_west_of_the_shore_become_free() {
    let atlas = atlas();
    let mut map = coast(&atlas);
    assert_eq!(free(&map), [Cell::new(-1, 0), Cell::new(-1, 1)]);
    map.lay(&atlas, FIELD, Cell::new(-1, 0), Turns::default(), |_| Marks(2));
    let expected = [(-2, 0), (-1, -1), (-1, 1)].map(|(x, y)| Cell::new(x, y));
    assert_eq!(free(&map), expected);
    assert_eq!(map.demand(Cell::new(0, -1)), None);
    // All of it is one land: the beaches join along the shore, the tile of land to the first.
    let features = map.features();
    let root = features.root(map.tiles()[0].piece(0));
    assert_eq!((features.members(root).count(), *features.load(root)), (3, Marks(4)));
    assert_eq!(features.groups(), [(root, features.members(root).collect())]);
}

#[test]
fn a_shut_side_takes_no_piece_and_an_open_one_needs_it() {
    assert!(beach().is_ok());
    let all = Side::ALL.into_iter().flat_map(halves).collect();
    let land = Piece { terrain: Terrain::Land, ports: all, borders: Vec::new() };
    let spilt = Shape::at_the_rim([Edge::Land; 4], [false, true, false, false], vec![land]);
    assert_eq!(spilt, Err(ShapeError::Surplus { side: Side::E, has: "land" }));
    let bare = Shape::at_the_rim([Edge::Land; 4], [true, true, false, true], Vec::new());
    assert_eq!(bare, Err(ShapeError::Missing { side: Side::S, wants: "land" }));
}

#[test]
fn a_shut_side_is_part_of_the_look() {
    let beach = beach().unwrap();
    let same = |turns| beach.same_after(Turns::new(turns), &[0u8]);
    assert_eq!([0, 1, 2, 3].map(same), [true, false, false, false]);
}

#[test]
fn a_misfit_says_why() {
    let atlas = atlas();
    let map = coast(&atlas);
    let why = |kind, x, y, turns| map.fit(&atlas, kind, Cell::new(x, y), Turns::new(turns));
    assert_eq!(why(FIELD, -1, 0, 0), Ok(()));
    assert_eq!(why(FIELD, -1, 0, 3), Err(Misfit::Alike(Turns::default())));
    assert_eq!(why(FIELD, 0, 1, 0), Err(Misfit::Taken));
    assert_eq!(why(FIELD, 0, 2, 0), Err(Misfit::NoNeighbour));
    assert_eq!(why(FIELD, -2, 0, 0), Err(Misfit::NoNeighbour));
    assert_eq!(why(ROAD, -1, 0, 0), Err(Misfit::Side(Side::E)));
    assert_eq!(why(ROAD, -1, 0, 1), Ok(()));
}

#[test]
fn the_stock_knows_what_is_left_and_what_fits() {
    let (atlas, mut stock) = (atlas(), Stock::new(vec![0, 2, 1]));
    let fits = |stock: &Stock, edge| {
        let demand = Demand::default().with(Side::E, edge);
        stock
            .fitting(&atlas, demand)
            .map(|(kind, turns, count)| (kind.0, turns.index(), count))
            .collect::<Vec<_>>()
    };
    assert_eq!(fits(&stock, Edge::Land), [(1, 0, 2), (2, 1, 1)]);
    assert_eq!(fits(&stock, Edge::Road), [(2, 0, 1)]);
    stock.take(ROAD);
    assert_eq!((stock.left, stock.has(ROAD), stock.has(FIELD)), (2, false, true));
    assert_eq!(fits(&stock, Edge::Road), []);
    assert_eq!(stock.kinds().collect::<Vec<_>>(), [(FIELD, 2)]);
}
