//! What is held: everything with settlers in it, as one seat sees it.

use game::{SEATS_MAX, Seat};
use landscape::{Crossing, Ends, Joining, Openings, PieceId, Stake, Terrain};

use crate::settler::Settler;
use crate::state::NewWorld;

/// As many as there are settlers at a table.
const HOLDINGS_MOST: usize = 30;

/// The settlers of one side in something held.
#[derive(Clone, Copy, Debug)]
pub(super) struct Party {
    /// What they promise by the estimate.
    pub promise: f32,
    /// Surveyors in their columns.
    pub met: i32,
    /// Moves of the surveyors until the first of them is sent home, and the last.
    pub first_sent: i32,
    pub last_sent: i32,
}

/// Nobody.
const NOBODY: Party = Party { promise: 0.0, met: 0, first_sent: FAR, last_sent: 0 };

/// More moves than matter.
const FAR: i32 = 20;

/// A road, town, farm or plain with settlers in it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Holding {
    pub root: PieceId,
    pub terrain: Terrain,
    /// The seat's own settlers, and those of the rival who has most.
    pub own: i32,
    pub rival: i32,
    /// The points that lie in it.
    pub points: i32,
    /// How likely its open ends get closed.
    pub ends: Ends,
    /// What it may be joined with.
    pub joining: Joining,
    /// The seat's own, and all others.
    pub parties: [Party; 2],
}

impl Holding {
    /// Has the seat the majority, or a part in it?
    pub fn is_own(&self) -> bool {
        self.own >= self.rival
    }
}

/// All of them.
pub(super) struct Holdings {
    all: [Holding; HOLDINGS_MOST],
    count: usize,
    /// The points of every seat if everything held were paid as it is.
    pub now: [i32; SEATS_MAX],
    /// What each seat may expect, as the game's own estimate has it.
    pub estimate: [f32; SEATS_MAX],
}

impl Holdings {
    /// Those of this moment, with `seat`'s eyes.
    pub fn read(game: &NewWorld, seat: Seat, openings: &mut Openings<'_>) -> Holdings {
        let nothing = Holding {
            root: PieceId(0),
            terrain: Terrain::Land,
            own: 0,
            rival: 0,
            points: 0,
            ends: Ends::NONE,
            joining: Joining::default(),
            parties: [NOBODY; 2],
        };
        let mut holdings = Holdings {
            all: [nothing; HOLDINGS_MOST],
            count: 0,
            now: game.scores,
            estimate: game.worth_at_home(),
        };
        let points = holdings.estimate.iter_mut().zip(game.scores);
        points.for_each(|(sum, points)| *sum += points as f32);
        holdings.gather(game, seat);
        holdings.serve(game, openings);
        holdings
    }

    /// Each once, in the order in which they were claimed.
    pub fn iter(&self) -> impl Iterator<Item = &Holding> {
        self.all[..self.count].iter()
    }

    fn gather(&mut self, game: &NewWorld, seat: Seat) {
        let left = f32::from(game.stock.left);
        for settler in &game.settlers {
            let root = game.map.features().root(settler.piece);
            let Some(place) = self.place(game, seat, root, settler.piece) else { continue };
            let promise = game.promise(settler, left);
            self.estimate[settler.seat.index()] += promise;
            let side = usize::from(settler.seat != seat);
            self.all[place].parties[side].join(game, settler, promise);
        }
    }

    /// The place of something held in the list; a new one is added.
    fn place(
        &mut self,
        game: &NewWorld,
        seat: Seat,
        root: PieceId,
        piece: PieceId,
    ) -> Option<usize> {
        let known = self.all[..self.count].iter().position(|holding| holding.root == root);
        if known.is_some() {
            return known;
        }
        let settlers = &game.map.features().load(root).settlers;
        let place = self.all.get_mut(self.count)?;
        place.root = root;
        place.terrain = game.map.terrain_of(game.rules.tiles.atlas(), piece);
        place.own = settlers[seat.index()].into();
        let rivals = settlers.iter().enumerate().filter(|(other, _)| *other != seat.index());
        place.rival = rivals.map(|(_, &count)| count.into()).max().unwrap_or(0);
        let (points, most) = (game.value(root, place.terrain), place.own.max(place.rival));
        place.points = points;
        for (sum, &count) in self.now.iter_mut().zip(settlers) {
            *sum += if i32::from(count) == most { points } else { 0 };
        }
        self.count += 1;
        Some(self.count - 1)
    }

    /// Looks which tiles may serve the open ends.
    fn serve(&mut self, game: &NewWorld, openings: &mut Openings<'_>) {
        let features = game.map.features();
        let Holdings { all, count, .. } = self;
        let (all, mut crossing) = (&mut all[..*count], Crossing::default());
        game.map.open_ends(game.rules.tiles.atlas(), |root, free, side| {
            if features.load(root).is_free() {
                return;
            }
            let Some(place) = all.iter().position(|holding| holding.root == root) else { return };
            all[place].ends.meet_end(openings, free.demand, side);
            for &other in crossing.enter(free.cell, place) {
                landscape::join(all, [place, other], stake, |holding| &mut holding.joining);
            }
        });
    }
}

fn stake(holding: &Holding) -> Stake {
    let Holding { terrain, own, rival, points, .. } = *holding;
    Stake { terrain, ahead: own - rival, points }
}

impl Party {
    fn join(&mut self, game: &NewWorld, settler: &Settler, promise: f32) {
        self.promise += promise;
        if settler.is_standing() {
            let moves = game.surveyors.moves_past(settler.column).min(FAR);
            self.met += game.surveyors.in_column(settler.column);
            self.first_sent = self.first_sent.min(moves);
            self.last_sent = self.last_sent.max(moves);
        }
    }
}
