//! What the fields of a tile tell about its lines: where a town comes to a point, where a road
//! touches a wall, and whether it passes over a town or under it.
//!
//! A tile says which half sides belong to one field and which towns that field borders. Two fields
//! that could be one must be kept apart by something, and that something is drawn.

use landscape::{Half, Piece, Port, Shape, Side, Terrain, Turns};

use crate::town::{Around, Near};

/// A shape being read.
#[derive(Clone, Copy, Debug)]
pub struct Reading<'a> {
    shape: &'a Shape,
}

impl<'a> Reading<'a> {
    /// Reads a shape.
    pub fn new(shape: &'a Shape) -> Reading<'a> {
        Reading { shape }
    }

    /// The pieces of one terrain, with their numbers.
    pub fn pieces(self, terrain: Terrain) -> impl Iterator<Item = (u8, &'a Piece)> {
        let numbered = (0u8..).zip(self.shape.pieces());
        numbered.filter(move |(_, piece)| piece.terrain == terrain)
    }

    /// What lies around a town.
    pub fn around(self, town: u8) -> Around {
        let points = self.points(town);
        let near = self.near(town, !points.is_empty());
        Around { edges: self.shape.edges(), points, near }
    }

    fn near(self, town: u8, pointed: bool) -> Near {
        let others = || self.pieces(Terrain::Town).filter(|&(other, _)| other != town);
        let own = self.shape.pieces().get(town as usize).map(sides).unwrap_or_default();
        if self.pieces(Terrain::Monastery).next().is_some() {
            Near::Yard
        } else if !pointed && others().any(|(other, _)| !self.points(other).is_empty()) {
            Near::Point
        } else if own.len() == 1 {
            self.before_cap(own[0])
        } else if own.len() == 2 {
            self.before_two(&own)
        } else {
            Near::Land
        }
    }

    /// What is before a town at one side.
    fn before_cap(self, side: Side) -> Near {
        let ends = self.ends();
        if !self.is_touched(side) || ends.contains(&side.opposite()) || ends.len() == 1 {
            Near::Land
        } else if ends.is_empty() {
            Near::Road
        } else {
            Near::Plaza
        }
    }

    /// What is before a town at two sides.
    fn before_two(self, own: &[Side]) -> Near {
        let free = || Side::ALL.into_iter().filter(|side| !own.contains(side));
        let roads = self.pieces(Terrain::Road).map(|(_, piece)| sides(piece));
        let mut through = roads.filter(|road| road.len() == 2 && road[0].opposite() == road[1]);
        let opposite = own[0].opposite() == own[1];
        let flanks = |side: Side| [false, true].map(|right| self.land(side, right));
        if opposite {
            let under = through.any(|road| flanks(road[0])[0] == flanks(road[0])[1]);
            return if under { Near::Tunnel } else { Near::Land };
        }
        // A road or a crossing passes where the land on both its far hands is one field.
        let first = free().find(|side| own.contains(&before(*side)));
        let [near_first, near_last] =
            [first, first.map(after)].map(|side| side.map(flanks).unwrap_or_default());
        let road = free().any(|side| self.is_road(side));
        match (road, near_first[0] == near_last[1]) {
            (true, true) => Near::Passing,
            (true, false) => Near::Ending,
            (false, _) => Near::Land,
        }
    }

    /// The sides from which a road comes that ends on the tile.
    pub fn ends(self) -> Vec<Side> {
        let roads = self.pieces(Terrain::Road).map(|(_, piece)| sides(piece));
        roads.filter(|road| road.len() == 1).flatten().collect()
    }

    /// The side of a town of one side that something touches: the fields on its two hands are not
    /// the same.
    pub fn touched(self) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| self.is_touched(side))
    }

    fn is_touched(self, side: Side) -> bool {
        let Some(town) = self.town(side) else { return false };
        let alone = self.shape.pieces().get(town as usize).map(sides) == Some(vec![side]);
        let hands = [self.land(before(side), true), self.land(after(side), false)];
        alone
            && self.points(town).is_empty()
            && hands[0] != hands[1]
            && hands.into_iter().all(|land| land.is_some_and(|land| self.borders(land, town)))
    }

    /// Does a road from this side to the opposite one stay in one field on both hands?
    pub fn parts_no_field(self, side: Side) -> bool {
        self.land(side, false) == self.land(side, true)
    }

    /// The corners that a town reaches besides those of its sides.
    fn points(self, town: u8) -> Vec<Side> {
        Side::ALL.into_iter().filter(|&corner| self.pointed(corner) == Some(town)).collect()
    }

    /// The town that comes to a point in the corner where a side begins. It parts two fields that
    /// would meet there, or a field from a town that it does not border.
    fn pointed(self, side: Side) -> Option<u8> {
        let lands = [self.land(before(side), true), self.land(side, false)];
        match lands {
            [Some(one), Some(other)] if one != other => {
                let towns = self.pieces(Terrain::Town).map(|(town, _)| town);
                towns.into_iter().find(|&t| self.borders(one, t) && self.borders(other, t))
            }
            [Some(land), None] => self.parted(land, self.town(side)?),
            [None, Some(land)] => self.parted(land, self.town(before(side))?),
            _ => None,
        }
    }

    /// The town that parts a field from this one, if the field does not border it.
    fn parted(self, land: u8, town: u8) -> Option<u8> {
        let borders = &self.shape.pieces().get(land as usize)?.borders;
        if borders.contains(&town) { None } else { borders.first().copied() }
    }

    fn borders(self, land: u8, town: u8) -> bool {
        self.shape.pieces().get(land as usize).is_some_and(|piece| piece.borders.contains(&town))
    }

    fn is_road(self, side: Side) -> bool {
        self.at(Terrain::Road, Port::middle(side)).is_some()
    }

    fn town(self, side: Side) -> Option<u8> {
        self.at(Terrain::Town, Port::middle(side))
    }

    fn land(self, side: Side, right: bool) -> Option<u8> {
        self.at(Terrain::Land, Port::half(Half { side, right }))
    }

    fn at(self, terrain: Terrain, port: Port) -> Option<u8> {
        self.pieces(terrain).find(|(_, piece)| piece.ports.contains(port)).map(|(index, _)| index)
    }
}

/// The next side, clockwise.
fn after(side: Side) -> Side {
    side.turned(Turns::new(1))
}

/// The side before it, clockwise.
fn before(side: Side) -> Side {
    side.turned(Turns::new(3))
}

/// The sides a piece reaches as the tile is written down, clockwise.
pub fn sides(piece: &Piece) -> Vec<Side> {
    let mut sides: Vec<Side> = piece.ports.iter().map(|port| port.side()).collect();
    sides.dedup();
    sides
}
