//! Random maps of random tiles, counted again from the ports up.

use std::collections::{BTreeMap, BTreeSet};

use landscape::{
    Atlas, Cell, Edge, Half, Kind, Map, NO_PIECE, Piece, PieceId, Port, Ports, Shape, Side,
    Terrain, Turns,
};

use crate::table::{Marks, START, atlas};

/// A small source of numbers; never 0.
pub struct Dice(pub u64);

impl Dice {
    /// A number below `limit`, near enough to even.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % limit.max(1)
    }
}

/// Counts every group again: its tiles from its members, its open sides from the neighbours that
/// are missing, its marks from its pieces.
#[track_caller]
pub fn recount(atlas: &Atlas, map: &Map<Marks>) {
    let features = map.features();
    let mut tiles: BTreeMap<PieceId, BTreeSet<u16>> = BTreeMap::new();
    let mut open: BTreeMap<PieceId, u16> = BTreeMap::new();
    let mut marks: BTreeMap<PieceId, u32> = BTreeMap::new();
    for (id, tile) in map.tiles().iter().enumerate() {
        for (index, piece) in atlas.shape(tile.kind).pieces().iter().enumerate() {
            let root = features.root(tile.piece(index as u8));
            tiles.entry(root).or_default().insert(id as u16);
            *marks.entry(root).or_default() += index as u32 + 1;
            let loose = match piece.terrain {
                Terrain::Land => 0,
                Terrain::Monastery => missing(map, tile.cell.around()),
                _ => missing(map, piece.ports.turned(tile.turns).iter().map(beyond(tile.cell))),
            };
            *open.entry(root).or_default() += loose;
            if piece.terrain != Terrain::Land {
                assert_eq!(features.tile_of(tile.piece(index as u8)), id as u16);
            }
        }
    }
    for (&root, cells) in &tiles {
        assert_eq!(features.open(root), open[&root], "open sides of {root:?}");
        assert_eq!(features.load(root), &Marks(marks[&root]), "marks of {root:?}");
        if terrain(atlas, map, root) != Terrain::Land {
            assert_eq!(usize::from(features.tiles(root)), cells.len(), "tiles of {root:?}");
        }
    }
}

fn missing(map: &Map<Marks>, cells: impl Iterator<Item = Cell>) -> u16 {
    cells.filter(|&cell| map.at(cell).is_none()).count() as u16
}

fn beyond(cell: Cell) -> impl Fn(Port) -> Cell {
    move |port| cell.neighbour(port.side())
}

fn terrain(atlas: &Atlas, map: &Map<Marks>, piece: PieceId) -> Terrain {
    let tile = map.tiles()[map.features().tile_of(piece) as usize];
    atlas.shape(tile.kind).pieces()[tile.index_of(piece) as usize].terrain
}

/// Pieces that meet at a border have one root.
fn neighbours_are_joined(atlas: &Atlas, map: &Map<Marks>) {
    for tile in map.tiles() {
        for port in Port::all() {
            let Some(other) = map.at(tile.cell.neighbour(port.side())) else { continue };
            let other = map.tile(other);
            let mine = atlas.turned(tile.kind, tile.turns).piece_at[port.index()];
            let theirs = atlas.turned(other.kind, other.turns).piece_at[port.facing().index()];
            assert_eq!(mine == NO_PIECE, theirs == NO_PIECE, "{port:?} of {tile:?}");
            if mine != NO_PIECE {
                let root = |piece| map.features().root(piece);
                assert_eq!(root(tile.piece(mine)), root(other.piece(theirs)));
            }
        }
    }
}

/// Deals the ports out to one to four pieces.
fn deal(dice: &mut Dice, terrain: Terrain, ports: Vec<Vec<Port>>) -> Vec<Piece> {
    let hands = 1 + dice.below(4);
    let mut pieces = vec![Ports::default(); hands];
    for together in ports {
        let hand = dice.below(hands);
        pieces[hand] = together.into_iter().fold(pieces[hand], Ports::with);
    }
    let used = pieces.into_iter().filter(|ports| !ports.is_empty());
    used.map(|ports| Piece { terrain, ports, borders: Vec::new() }).collect()
}

/// Any shape at all, towns and roads in as many pieces as may be.
pub fn any_shape(dice: &mut Dice, shown: &[Edge]) -> Shape {
    let edges = [0; 4].map(|_| shown[dice.below(shown.len())]);
    let of = |edge: Edge| Side::ALL.into_iter().filter(move |&side| edges[side as usize] == edge);
    let halves = |side| [false, true].map(|right| Port::half(Half { side, right }));
    let middles = |edge| of(edge).map(|side| vec![Port::middle(side)]).collect();
    let whole = of(Edge::Land).map(|side| halves(side).to_vec());
    let parted = of(Edge::Road).flat_map(|side| halves(side).map(|half| vec![half]));
    let land = whole.chain(parted).collect();
    let mut pieces = deal(dice, Terrain::Town, middles(Edge::Town));
    pieces.extend(deal(dice, Terrain::Road, middles(Edge::Road)));
    pieces.extend(deal(dice, Terrain::Land, land));
    if dice.below(5) == 0 {
        let ports = Ports::default();
        pieces.push(Piece { terrain: Terrain::Monastery, ports, borders: Vec::new() });
    }
    Shape::new(edges, pieces).unwrap()
}

/// Lays random tiles where they fit, close to the middle, so that much is joined.
fn grow(dice: &mut Dice, atlas: &Atlas, tiles: usize, mut look: impl FnMut(&Map<Marks>)) {
    let mut map = Map::new(START, 8);
    while map.tiles().len() < tiles {
        let kind = Kind(dice.below(atlas.len()) as u8);
        let mut places: Vec<(Cell, Turns)> = map
            .placements(atlas, kind)
            .flat_map(|(cell, turns)| turns.iter().map(move |turns| (cell, turns)))
            .collect();
        let far = |cell: Cell| i32::from(cell.x).pow(2) + i32::from(cell.y).pow(2);
        places.sort_by_key(|&(cell, turns)| (far(cell), turns));
        if places.is_empty() {
            continue;
        }
        let (cell, turns) = places[dice.below(places.len().min(6))];
        map.lay(atlas, kind, cell, turns, |piece| Marks(u32::from(piece) + 1));
        look(&map);
    }
}

/// What the sides of random tiles show: a mix, and maps on which nearly all is one feature.
const SHOWN: [&[Edge]; 4] = [
    &[Edge::Town, Edge::Road, Edge::Land],
    &[Edge::Town, Edge::Town, Edge::Town, Edge::Town, Edge::Road],
    &[Edge::Town],
    &[Edge::Road],
];

#[test]
fn random_maps_of_random_tiles_are_counted_right() {
    let mut dice = Dice(2026);
    let mut repeated = 0;
    for shown in SHOWN.into_iter().cycle().take(24) {
        let shapes = (0..120).map(|_| any_shape(&mut dice, shown)).collect();
        let atlas = atlas(shapes);
        grow(&mut dice, &atlas, 60, |map| {
            recount(&atlas, map);
            neighbours_are_joined(&atlas, map);
            repeated += usize::from(has_repeats(&atlas, map));
        });
    }
    assert!(repeated > 200, "only {repeated} maps had a tile three times in one feature");
}

/// Is there a tile three of whose pieces are in one town or road?
fn has_repeats(atlas: &Atlas, map: &Map<Marks>) -> bool {
    map.tiles().iter().any(|tile| {
        let mut pieces: BTreeMap<PieceId, u32> = BTreeMap::new();
        for (index, piece) in atlas.shape(tile.kind).pieces().iter().enumerate() {
            if matches!(piece.terrain, Terrain::Town | Terrain::Road) {
                *pieces.entry(map.features().root(tile.piece(index as u8))).or_default() += 1;
            }
        }
        pieces.values().any(|&count| count > 2)
    })
}
