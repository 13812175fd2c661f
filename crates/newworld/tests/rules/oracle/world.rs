//! The land as points that are shared: where two cards touch, what meets in a point is joined.

use std::collections::{BTreeMap, BTreeSet};

use landscape::{Edge, Port, Shape, Side, Terrain};
use newworld::{Place, Spot, TileSet, View};

/// A point on the rim of a card, in quarters of a card from the north-west corner of the plane.
type Point = (i32, i32);

/// A part of a card.
#[derive(Clone, Debug)]
pub struct Bit {
    pub place: Place,
    pub terrain: Terrain,
    pub points: BTreeSet<Point>,
    pub marks: i32,
    pub spot: Spot,
}

/// Parts that hang together.
#[derive(Clone, Debug)]
pub struct Group {
    pub terrain: Terrain,
    pub bits: BTreeSet<usize>,
    pub cards: BTreeSet<Place>,
    pub marks: i32,
    /// Loose ends; for a farm, places around it without a card.
    pub open: usize,
    /// The seats of the settlers in it, with the columns in which they stand.
    pub settlers: Vec<(usize, i16)>,
}

impl Group {
    pub fn is_finished(&self) -> bool {
        self.terrain != Terrain::Land && self.open == 0
    }
}

/// All cards of a view, the coast included.
pub struct World {
    pub bits: Vec<Bit>,
    pub groups: Vec<Group>,
    pub edges: BTreeMap<Place, [Option<Edge>; 4]>,
    /// Are start fields cards around a farm?
    coast_farms: bool,
}

impl World {
    pub fn new(view: &View, set: &TileSet) -> World {
        let mut world = World {
            bits: Vec::new(),
            groups: Vec::new(),
            edges: BTreeMap::new(),
            coast_farms: view.options.coast_farms,
        };
        for field in set.coast() {
            let place = Place::new(0, i16::from(field.row));
            world.add(place, &field.shape, &field.marks, 0);
            let west = field.shape.edges()[Side::W as usize];
            world.edges.insert(place, [None, None, None, Some(west)]);
        }
        for tile in &view.tiles {
            let kind = set.kinds().iter().find(|kind| kind.code == tile.tile).unwrap();
            let turns = tile.turns.index();
            world.add(tile.place, &kind.shape, &kind.marks, turns);
            world.edges.insert(tile.place, edges(&kind.shape, turns).map(Some));
        }
        world.flood();
        for settler in &view.settlers {
            let bit = world.bit(settler.place, settler.spot).unwrap();
            let group = world.groups.iter_mut().find(|group| group.bits.contains(&bit)).unwrap();
            group.settlers.push((settler.seat.index(), settler.place.column));
        }
        world
    }

    fn add(&mut self, place: Place, shape: &Shape, marks: &[u8], turns: usize) {
        for (piece, &marks) in shape.pieces().iter().zip(marks) {
            let points = piece.ports.iter().map(|port| point(place, port, turns)).collect();
            let spot = name(place, piece.terrain, &points);
            let marks = i32::from(marks);
            self.bits.push(Bit { place, terrain: piece.terrain, points, marks, spot });
        }
    }

    fn flood(&mut self) {
        let mut at: BTreeMap<Point, Vec<usize>> = BTreeMap::new();
        for (bit, points) in self.bits.iter().map(|bit| &bit.points).enumerate() {
            points.iter().for_each(|&point| at.entry(point).or_default().push(bit));
        }
        let mut left: BTreeSet<usize> = (0..self.bits.len()).collect();
        while let Some(first) = left.pop_first() {
            let mut bits = BTreeSet::from([first]);
            let mut rim = vec![first];
            while let Some(bit) = rim.pop() {
                let met = self.bits[bit].points.iter().flat_map(|point| &at[point]);
                rim.extend(met.copied().filter(|other| bits.insert(*other)));
            }
            left.retain(|bit| !bits.contains(bit));
            let group = self.count(bits, &at);
            self.groups.push(group);
        }
    }

    fn count(&self, bits: BTreeSet<usize>, at: &BTreeMap<Point, Vec<usize>>) -> Group {
        let all = || bits.iter().map(|&bit| &self.bits[bit]);
        let terrain = all().next().unwrap().terrain;
        let mut cards: BTreeSet<Place> = all().map(|bit| bit.place).collect();
        let mut open = 0;
        match terrain {
            Terrain::Land => {}
            Terrain::Monastery => {
                let near = around(*cards.first().unwrap());
                let counts = |place: &&Place| self.coast_farms || place.column > 0;
                let laid = near.iter().filter(|place| self.edges.contains_key(place));
                cards.extend(laid.filter(counts));
                open = 9 - cards.len();
            }
            Terrain::Road | Terrain::Town => {
                let points = all().flat_map(|bit| &bit.points);
                open = points.filter(|point| at[point].len() == 1).count();
            }
        }
        let marks = all().map(|bit| bit.marks).sum();
        Group { terrain, cards, marks, open, settlers: Vec::new(), bits }
    }

    /// The bit of a card that goes by this name.
    pub fn bit(&self, place: Place, spot: Spot) -> Option<usize> {
        self.bits.iter().position(|bit| (bit.place, bit.spot) == (place, spot))
    }

    /// The group of a bit.
    pub fn group_of(&self, bit: usize) -> &Group {
        self.groups.iter().find(|group| group.bits.contains(&bit)).unwrap()
    }
}

/// The eight places around one.
fn around(place: Place) -> Vec<Place> {
    let steps = (-1..=1).flat_map(|c| (-1..=1).map(move |r| (c, r)));
    let steps = steps.filter(|&step| step != (0, 0));
    steps.map(|(c, r)| Place::new(place.column + c, place.row + r)).collect()
}

/// The place beyond a side, counted clockwise from north; the west has the higher columns.
pub fn beyond(place: Place, side: usize) -> Place {
    let (column, row) = [(0, -1), (-1, 0), (0, 1), (1, 0)][side];
    Place::new(place.column + column, place.row + row)
}

/// What the sides of a tile show after so many quarter turns.
pub fn edges(shape: &Shape, turns: usize) -> [Edge; 4] {
    std::array::from_fn(|side| shape.edges()[(side + 4 - turns) % 4])
}

fn corner(place: Place) -> Point {
    (-4 * i32::from(place.column), 4 * i32::from(place.row))
}

fn point(place: Place, port: Port, turns: usize) -> Point {
    // Seen from the middle, with the side to the north: -1 is the left half, 1 the right one.
    let along = port.as_half().map_or(0, |half| if half.right { 1 } else { -1 });
    let (mut x, mut y) = (along, -2);
    for _ in 0..(port.side() as usize + turns) {
        (x, y) = (-y, x);
    }
    let (left, top) = corner(place);
    (left + 2 + x, top + 2 + y)
}

/// The rim of a card, clockwise from its north-west corner, with the names of the halves.
const RIM: [(&str, (i32, i32)); 12] = [
    ("nl", (1, 0)),
    ("n", (2, 0)),
    ("nr", (3, 0)),
    ("et", (4, 1)),
    ("e", (4, 2)),
    ("eb", (4, 3)),
    ("sr", (3, 4)),
    ("s", (2, 4)),
    ("sl", (1, 4)),
    ("wb", (0, 3)),
    ("w", (0, 2)),
    ("wt", (0, 1)),
];

fn name(place: Place, terrain: Terrain, points: &BTreeSet<Point>) -> Spot {
    let (left, top) = corner(place);
    let touches = |(x, y): (i32, i32)| points.contains(&(left + x, top + y));
    let first = RIM.iter().find(|(_, at)| touches(*at)).map_or("", |(name, _)| name);
    let text = match terrain {
        Terrain::Road => format!("road-{first}"),
        Terrain::Town => format!("town-{first}"),
        Terrain::Land => format!("plain-{first}"),
        Terrain::Monastery => "farm".to_owned(),
    };
    text.parse().unwrap()
}

/// The turns of a tile that do not look like fewer turns of it.
pub fn looks(shape: &Shape, marks: &[u8]) -> Vec<usize> {
    let look = |turns: usize| {
        let pieces = shape.pieces().iter().zip(marks).map(|(piece, &marks)| {
            let points: BTreeSet<Point> =
                piece.ports.iter().map(|port| point(Place::new(0, 0), port, turns)).collect();
            (piece.terrain, points, marks)
        });
        pieces.collect::<BTreeSet<_>>()
    };
    (0..4).filter(|&turns| (0..turns).all(|fewer| look(fewer) != look(turns))).collect()
}
