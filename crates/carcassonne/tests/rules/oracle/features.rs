//! Features by flood fill.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use carcassonne::{Good, View};
use game::{SEATS_MAX, Seat};
use landscape::{Cell, Terrain};

use super::board::{Board, Point};

/// Pieces that hang together, and all that can be counted on them.
#[derive(Clone, Debug)]
pub struct Feature {
    pub terrain: Terrain,
    /// Which pieces of the board.
    pub pieces: BTreeSet<usize>,
    pub tiles: BTreeSet<Cell>,
    /// Ends that no neighbour meets; for a monastery, neighbours that are missing.
    pub open: usize,
    pub pennants: u32,
    /// An inn on the road, a cathedral in the city.
    pub inn_or_cathedral: bool,
    pub goods: [u8; 3],
    /// Whose builder or pig stands in it.
    pub helpers: BTreeSet<Seat>,
    pub followers: [u8; SEATS_MAX],
    /// For fields: the cities at it, as places in the list of features.
    pub cities: BTreeSet<usize>,
    /// The tile of the feature that was laid first.
    pub first_cell: Cell,
}

impl Feature {
    pub fn is_finished(&self) -> bool {
        self.terrain != Terrain::Land && self.open == 0
    }

    pub fn is_held(&self) -> bool {
        self.followers.iter().any(|&count| count > 0)
    }
}

/// Every feature of the map.
pub struct Features {
    pub all: Vec<Feature>,
    /// The feature of each piece of the board.
    pub of: Vec<usize>,
}

impl Features {
    pub fn flood(board: &Board<'_>, view: &View) -> Features {
        let meeting = meeting_points(board);
        let mut features = Features { all: Vec::new(), of: vec![usize::MAX; board.pieces.len()] };
        for start in 0..board.pieces.len() {
            if features.of[start] == usize::MAX {
                let pieces = reachable(board, &meeting, start);
                pieces.iter().for_each(|&piece| features.of[piece] = features.all.len());
                features.all.push(count(board, &meeting, pieces));
            }
        }
        features.find_cities(board);
        features.seat_figures(board, view);
        features
    }

    fn find_cities(&mut self, board: &Board<'_>) {
        for (place, piece) in board.pieces.iter().enumerate() {
            let first = place - piece.index;
            let cities: Vec<usize> =
                piece.borders.iter().map(|&city| self.of[first + city]).collect();
            self.all[self.of[place]].cities.extend(cities);
        }
    }

    fn seat_figures(&mut self, board: &Board<'_>, view: &View) {
        for figure in &view.figures {
            let piece = board.named(figure.cell, &figure.spot.to_string());
            let feature = self.of[piece.expect("a figure stands on a piece")];
            let feature = &mut self.all[feature];
            let strength = [1, 2, 0, 0][figure.figure as usize];
            feature.followers[figure.seat.index()] += strength;
            if strength == 0 {
                feature.helpers.insert(figure.seat);
            }
        }
    }
}

type Meeting = BTreeMap<Point, Vec<usize>>;

fn meeting_points(board: &Board<'_>) -> Meeting {
    let mut meeting = Meeting::new();
    for (place, piece) in board.pieces.iter().enumerate() {
        for &point in &piece.points {
            meeting.entry(point).or_default().push(place);
        }
    }
    meeting
}

fn reachable(board: &Board<'_>, meeting: &Meeting, start: usize) -> BTreeSet<usize> {
    let mut reached = BTreeSet::from([start]);
    let mut waiting = VecDeque::from([start]);
    while let Some(piece) = waiting.pop_front() {
        for point in &board.pieces[piece].points {
            let fresh = meeting[point].iter().filter(|&&other| reached.insert(other));
            waiting.extend(fresh);
        }
    }
    reached
}

fn count(board: &Board<'_>, meeting: &Meeting, pieces: BTreeSet<usize>) -> Feature {
    let of = || pieces.iter().map(|&piece| &board.pieces[piece]);
    let first = of().next().expect("a feature has a piece");
    let loose = |point: &&Point| meeting[*point].len() == 1;
    let missing = || first.cell.around().filter(|cell| !board.tiles.contains_key(cell)).count();
    Feature {
        terrain: first.terrain,
        open: match first.terrain {
            Terrain::Land => 0,
            Terrain::Monastery => missing(),
            Terrain::Town | Terrain::Road => {
                of().flat_map(|piece| &piece.points).filter(loose).count()
            }
        },
        tiles: of().map(|piece| piece.cell).collect(),
        pennants: of().map(|piece| piece.pennants).sum(),
        inn_or_cathedral: of().any(|piece| piece.print.inn || piece.print.cathedral),
        goods: Good::ALL
            .map(|good| of().filter(|piece| piece.print.good == Some(good)).count() as u8),
        helpers: BTreeSet::new(),
        followers: [0; SEATS_MAX],
        cities: BTreeSet::new(),
        first_cell: first.cell,
        pieces,
    }
}
