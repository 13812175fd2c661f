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

/// What each seat loses.
type Losses = [f32; SEATS_MAX];

/// Somebody who would be missed.
#[derive(Clone, Copy, Debug)]
struct Quarry {
    cell: Cell,
    seat: Seat,
    loss: f32,
}

/// Whom the dragon may catch.
#[derive(Clone, Debug, Default)]
pub(crate) struct Prey(Vec<Quarry>);

impl Prey {
    /// Somebody of `seat` in a cell, who would be missed so much; out of the dragon's reach nobody is.
    pub fn add(&mut self, dragon: Cell, cell: Cell, seat: Seat, loss: f32) {
        if away(dragon, cell) <= STEPS_SEEN.into() {
            self.0.push(Quarry { cell, seat, loss });
        }
    }

    fn on(&self, cell: Cell) -> impl Iterator<Item = &Quarry> {
        self.0.iter().filter(move |quarry| quarry.cell == cell)
    }

    /// Is anybody beyond this cell, no more than so many steps away?
    fn is_near(&self, cell: Cell, steps: u8) -> bool {
        let mut others = self.0.iter().map(|quarry| away(cell, quarry.cell));
        others.any(|away| away > 0 && away <= steps.into())
    }
}

/// The steps from one cell to another, if nothing is in the way.
fn away(from: Cell, to: Cell) -> u16 {
    from.x.abs_diff(to.x) + from.y.abs_diff(to.y)
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
    /// What the best line of so many steps costs, `mover` making the first; nothing where nobody is near enough.
    fn from(&mut self, cell: Cell, mover: Seat, steps: u8) -> Losses {
        let mut best: Option<Losses> = None;
        if self.prey.is_near(cell, steps) {
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
        for quarry in self.prey.on(cell) {
            losses[quarry.seat.index()] += quarry.loss;
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
