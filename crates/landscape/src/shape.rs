//! What a tile looks like, as far as joining and fitting go.

use crate::side::{Half, Port, Ports, Side, Turns};

/// What a side of a tile shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Edge {
    /// Open land: a field, a plain.
    Land = 1,
    /// A road with land on either hand.
    Road = 2,
    /// A town from corner to corner.
    Town = 3,
}

/// What a piece of a tile is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Terrain {
    /// Open land, joined by half sides: a field, a plain.
    Land,
    /// A road, joined by the middles of sides.
    Road,
    /// A town, joined by whole sides: a city in Carcassonne.
    Town,
    /// A building that wants its eight neighbours: a monastery, a farm in New World.
    Monastery,
}

/// A connected part of one tile: what a figure can claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// What it is.
    pub terrain: Terrain,
    /// Where it crosses the border, with the tile as written down.
    pub ports: Ports,
    /// For land: the towns of this tile that it borders, as indexes of pieces.
    pub borders: Vec<u8>,
}

/// A tile kind as written down, not turned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shape {
    edges: [Edge; 4],
    shut: [bool; 4],
    pieces: Vec<Piece>,
}

/// What is wrong with a shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ShapeError {
    /// No piece reaches a place where the edge wants one.
    #[error("side {}: the edge wants a {} piece there and none reaches it", .side.letter(), .wants)]
    Missing {
        /// The side, on the tile as written down.
        side: Side,
        /// What is wanted.
        wants: &'static str,
    },
    /// A piece reaches a place where the edge has no room for it.
    #[error("side {}: a {} piece reaches it, which the edge does not show", .side.letter(), .has)]
    Surplus {
        /// The side, on the tile as written down.
        side: Side,
        /// What is there.
        has: &'static str,
    },
    /// Two pieces claim the same place.
    #[error("side {}: two {} pieces claim the same place", .side.letter(), .what)]
    Twice {
        /// The side, on the tile as written down.
        side: Side,
        /// What they are.
        what: &'static str,
    },
    /// The halves of a land side belong to two pieces, and nothing parts them.
    #[error("side {}: both halves of a land side belong to one piece", .side.letter())]
    Split {
        /// The side, on the tile as written down.
        side: Side,
    },
    /// A town or a road that reaches no side can never be joined or finished.
    #[error("a {what} piece reaches no side")]
    Aloof {
        /// What it is.
        what: &'static str,
    },
    /// A monastery is surrounded as a tile is: there can be one only.
    #[error("a tile has at most one monastery")]
    TwoMonasteries,
    /// A border names a piece that is no town of this tile.
    #[error("a piece of land borders town {0}, which this tile does not have")]
    NoSuchTown(u8),
    /// More pieces than a tile can have.
    #[error("a tile has at most {} pieces", Shape::PIECES_MAX)]
    TooManyPieces,
}

impl Terrain {
    /// A word for messages.
    pub const fn word(self) -> &'static str {
        match self {
            Terrain::Land => "land",
            Terrain::Road => "road",
            Terrain::Town => "town",
            Terrain::Monastery => "monastery",
        }
    }
}

impl Shape {
    /// Twelve ports, a monastery and inner land: no tile can have more pieces.
    pub const PIECES_MAX: usize = 14;

    /// A shape whose pieces fill exactly what its edges show.
    pub fn new(edges: [Edge; 4], pieces: Vec<Piece>) -> Result<Shape, ShapeError> {
        Shape::at_the_rim(edges, [false; 4], pieces)
    }

    /// A shape at the rim of the map: no piece reaches its `shut` sides, whatever the edges say,
    /// and no tile will lie beyond them.
    pub fn at_the_rim(
        edges: [Edge; 4],
        shut: [bool; 4],
        pieces: Vec<Piece>,
    ) -> Result<Shape, ShapeError> {
        if pieces.len() > Shape::PIECES_MAX {
            return Err(ShapeError::TooManyPieces);
        }
        let shape = Shape { edges, shut, pieces };
        // Middles first: a wrong town or road is the cause, the land beside it only a symptom.
        let (halves, middles): (Vec<Port>, Vec<Port>) =
            Port::all().partition(|port| port.as_half().is_some());
        middles.into_iter().chain(halves).try_for_each(|port| shape.check_port(port))?;
        Side::ALL.into_iter().try_for_each(|side| shape.check_land_side(side))?;
        shape.check_inner_pieces()?;
        shape.check_borders()?;
        Ok(shape)
    }

    /// What its sides show, clockwise from north.
    pub fn edges(&self) -> [Edge; 4] {
        self.edges
    }

    /// Its pieces, in the order of the file; a piece's index is its place here.
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// Does a tile look the same after `turns`, with these `marks` on its pieces?
    pub fn same_after<M: Ord + Copy>(&self, turns: Turns, marks: &[M]) -> bool {
        let looks = |turns: Turns| {
            let mut shut = self.shut;
            shut.rotate_right(turns.index());
            let pieces = self.pieces.iter().zip(marks);
            let mut pieces: Vec<_> = pieces
                .map(|(piece, &mark)| (piece.terrain, piece.ports.turned(turns), mark))
                .collect();
            pieces.sort_unstable();
            (Turned::new(self, turns).edges, shut, pieces)
        };
        looks(Turns::default()) == looks(turns)
    }

    /// Does a road end on this tile?
    pub fn has_road_end(&self) -> bool {
        let ends =
            |piece: &Piece| piece.terrain == Terrain::Road && piece.ports.iter().count() == 1;
        self.pieces.iter().any(ends)
    }

    fn check_port(&self, port: Port) -> Result<(), ShapeError> {
        let side = port.side();
        let wants = self.wants(port);
        let mut here = self.pieces.iter().filter(|piece| piece.ports.contains(port));
        match (wants, here.next()) {
            (None, None) => Ok(()),
            (None, Some(piece)) => Err(ShapeError::Surplus { side, has: piece.terrain.word() }),
            (Some(wants), None) => Err(ShapeError::Missing { side, wants: wants.word() }),
            (Some(wants), Some(piece)) if piece.terrain != wants => {
                Err(ShapeError::Surplus { side, has: piece.terrain.word() })
            }
            (Some(wants), Some(_)) => match here.next() {
                None => Ok(()),
                Some(_) => Err(ShapeError::Twice { side, what: wants.word() }),
            },
        }
    }

    fn wants(&self, port: Port) -> Option<Terrain> {
        if self.shut[port.side() as usize] {
            return None;
        }
        match (self.edges[port.side() as usize], port.as_half()) {
            (Edge::Town, None) => Some(Terrain::Town),
            (Edge::Road, None) => Some(Terrain::Road),
            (Edge::Town, Some(_)) | (Edge::Land, None) => None,
            (Edge::Road | Edge::Land, Some(_)) => Some(Terrain::Land),
        }
    }

    fn check_land_side(&self, side: Side) -> Result<(), ShapeError> {
        let [left, right] = [false, true].map(|right| Port::half(Half { side, right }));
        let split = |piece: &Piece| piece.ports.contains(left) != piece.ports.contains(right);
        if self.edges[side as usize] == Edge::Land && self.pieces.iter().any(split) {
            return Err(ShapeError::Split { side });
        }
        Ok(())
    }

    fn check_inner_pieces(&self) -> Result<(), ShapeError> {
        let joins = |piece: &&Piece| matches!(piece.terrain, Terrain::Town | Terrain::Road);
        let mut aloof = self.pieces.iter().filter(joins).filter(|piece| piece.ports.is_empty());
        if let Some(piece) = aloof.next() {
            return Err(ShapeError::Aloof { what: piece.terrain.word() });
        }
        let monasteries = self.pieces.iter().filter(|piece| piece.terrain == Terrain::Monastery);
        if monasteries.count() > 1 { Err(ShapeError::TwoMonasteries) } else { Ok(()) }
    }

    fn check_borders(&self) -> Result<(), ShapeError> {
        let is_town = |&town: &u8| {
            self.pieces.get(town as usize).is_some_and(|piece| piece.terrain == Terrain::Town)
        };
        match self.pieces.iter().flat_map(|piece| &piece.borders).find(|&town| !is_town(town)) {
            Some(&town) => Err(ShapeError::NoSuchTown(town)),
            None => Ok(()),
        }
    }
}

/// No piece lies at a port.
pub const NO_PIECE: u8 = u8::MAX;

/// A tile kind turned one of four ways: tables for the hot path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turned {
    /// What the sides show as the tile lies, clockwise from north.
    pub edges: [Edge; 4],
    /// Which piece lies at each port as the tile lies, or [`NO_PIECE`].
    pub piece_at: [u8; Port::COUNT],
}

impl Turned {
    /// The tables of `shape` after `turns`.
    pub fn new(shape: &Shape, turns: Turns) -> Turned {
        let mut turned = Turned { edges: shape.edges, piece_at: [NO_PIECE; Port::COUNT] };
        for side in Side::ALL {
            turned.edges[side.turned(turns) as usize] = shape.edges[side as usize];
        }
        for (index, piece) in shape.pieces.iter().enumerate() {
            for port in piece.ports.turned(turns).iter() {
                turned.piece_at[port.index()] = index as u8;
            }
        }
        turned
    }

    /// The pieces at the left half, the middle and the right half of a side.
    #[inline]
    pub fn pieces_at(&self, side: Side) -> [u8; 3] {
        let left = Port::half(Half { side, right: false }).index();
        [self.piece_at[left], self.piece_at[left + 1], self.piece_at[left + 2]]
    }

    /// The first port of a piece, clockwise from the north-west corner; `None` where the
    /// piece touches no border.
    pub fn first_port(&self, piece: u8) -> Option<Port> {
        Port::all().find(|port| self.piece_at[port.index()] == piece)
    }
}
