//! How a run may go on, for bots: everybody leads the dragon away from their own followers and
//! towards those of others.

use game::{SEATS_MAX, Seat};
use landscape::{Cell, Side, TileId};

use super::{STEPS, run};
use crate::state::Carcassonne;

/// How many steps are looked at. Further ones are in other hands too often to tell.
const STEPS_SEEN: u8 = 4;
/// How likely it is that everybody sees it coming.
const FORESEEN: f32 = 0.9;
/// More tiles with followers than the dragon can reach in these steps; beyond, one is overlooked.
const PREY_MOST: usize = 40;

/// What each seat loses.
type Losses = [f32; SEATS_MAX];

/// Whom the dragon may catch.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Prey {
    all: [(TileId, Seat, f32); PREY_MOST],
    count: usize,
}

impl Default for Prey {
    fn default() -> Prey {
        Prey { all: [(TileId(0), Seat::FIRST, 0.0); PREY_MOST], count: 0 }
    }
}

impl Prey {
    /// Somebody of `seat` on a tile, who would be missed so much.
    pub fn add(&mut self, tile: TileId, seat: Seat, loss: f32) {
        if let Some(place) = self.all.get_mut(self.count) {
            *place = (tile, seat, loss);
            self.count += 1;
        }
    }

    fn on(&self, tile: TileId) -> impl Iterator<Item = (Seat, f32)> {
        let all = self.all[..self.count].iter().filter(move |(there, ..)| *there == tile);
        all.map(|&(_, seat, loss)| (seat, loss))
    }
}

/// What the run that is under way will cost each seat, if everybody sees some steps ahead.
pub(super) fn losses(game: &Carcassonne, prey: &Prey) -> Losses {
    let dragon = &game.extras.dragon;
    let at = dragon.at.expect("who runs is on the map");
    let mut chase = Chase { game, prey, path: [TileId(0); STEPS_SEEN as usize], length: 0 };
    let steps = (STEPS - dragon.visited.steps()).min(STEPS_SEEN);
    chase.from(game.map.tile(at).cell, run::mover(game), steps).map(|loss| loss * FORESEEN)
}

struct Chase<'a> {
    game: &'a Carcassonne,
    prey: &'a Prey,
    /// The tiles of this line.
    path: [TileId; STEPS_SEEN as usize],
    length: usize,
}

impl Chase<'_> {
    /// What the best line of so many steps costs, `mover` making the first.
    fn from(&mut self, cell: Cell, mover: Seat, steps: u8) -> Losses {
        let mut best: Option<Losses> = None;
        if steps > 0 {
            for side in Side::ALL {
                let next = cell.neighbour(side);
                if let Some(tile) = self.may_enter(next) {
                    let losses = self.enter(tile, next, mover, steps);
                    let better = best.is_none_or(|best| gain(&losses, mover) > gain(&best, mover));
                    best = if better { Some(losses) } else { best };
                }
            }
        }
        best.unwrap_or_default()
    }

    fn enter(&mut self, tile: TileId, cell: Cell, mover: Seat, steps: u8) -> Losses {
        self.path[self.length] = tile;
        self.length += 1;
        let mut losses = self.from(cell, mover.next(self.game.rules.seats), steps - 1);
        self.length -= 1;
        for (seat, loss) in self.prey.on(tile) {
            losses[seat.index()] += loss;
        }
        losses
    }

    /// The tile in a cell, if the dragon may enter it in this line (D-15, D-16).
    fn may_enter(&self, cell: Cell) -> Option<TileId> {
        let tile = self.game.map.at(cell)?;
        let was_there = self.path[..self.length].contains(&tile);
        (!was_there && run::is_open(self.game, tile)).then_some(tile)
    }
}

/// What `seat` has of it that others lose and it loses itself.
fn gain(losses: &Losses, seat: Seat) -> f32 {
    let all: f32 = losses.iter().sum();
    all - 2.0 * losses[seat.index()]
}
