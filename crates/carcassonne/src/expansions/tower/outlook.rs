//! What bots should think of towers and prisoners.

use game::{Outlook, Seat, SeatSet};
use landscape::Cell;

use crate::outlook::{Forecast, Stake};
use crate::sets::Element;
use crate::state::Carcassonne;

/// The chance that the seat on turn takes one that it can reach.
const TAKEN_NOW: f32 = 0.6;
/// The chance that one of the seat on turn is taken later, if it can be reached.
const TAKEN_LATER: f32 = 0.3;
/// What a follower in prison costs its owner besides what it held.
const TAKEN_AWAY: f32 = 2.0;
/// What a prisoner is worth to its captor: ransom, or another in exchange.
const PRISONER: f32 = 2.0;
/// What a tower piece in the supply is worth.
const PIECE: f32 = 1.0;
/// More open towers than a box has; beyond, one may be overlooked.
const TOWERS_MOST: usize = 24;

/// Whom towers may take.
#[derive(Clone, Debug)]
pub(crate) struct Threat {
    /// The columns and rows of the open towers, side by side, so that all are asked at once.
    columns: [i16; TOWERS_MOST],
    rows: [i16; TOWERS_MOST],
    /// How far each would reach with one piece more; less than nothing where there is none.
    heights: [i16; TOWERS_MOST],
    /// Who has a piece to put there.
    armed: SeatSet,
}

impl Threat {
    /// That of this moment.
    pub fn read(game: &Carcassonne) -> Threat {
        let towers = &game.extras.tower;
        let has_piece = |seat: &Seat| towers.pieces[seat.index()] > 0;
        let mut threat = Threat {
            columns: [0; TOWERS_MOST],
            rows: [0; TOWERS_MOST],
            heights: [-1; TOWERS_MOST],
            armed: Seat::first(game.rules.seats).filter(has_piece).collect(),
        };
        let open = towers.all.iter().filter(|tower| tower.is_open());
        for (place, tower) in open.take(TOWERS_MOST).enumerate() {
            let cell = game.map.tile(tower.tile).cell;
            (threat.columns[place], threat.rows[place]) = (cell.x, cell.y);
            threat.heights[place] = i16::from(tower.height.saturating_add(1));
        }
        threat
    }

    /// Can somebody take a follower of `seat` who is in this cell?
    pub fn takes(&self, seat: Seat, cell: Cell) -> bool {
        !self.armed.without(seat).is_empty() && self.reaches(cell)
    }

    /// W-05, for all towers at once: `building::reaches` says it for one.
    fn reaches(&self, cell: Cell) -> bool {
        let mut any = false;
        for place in 0..TOWERS_MOST {
            let x = self.columns[place].wrapping_sub(cell.x).wrapping_abs();
            let y = self.rows[place].wrapping_sub(cell.y).wrapping_abs();
            any |= ((x == 0) | (y == 0)) & (x.max(y) <= self.heights[place]);
        }
        any
    }
}

/// What a follower may lose to a tower that others can build on (W-04 to W-08).
pub(super) fn stake(
    game: &Carcassonne,
    forecast: &Forecast,
    threat: &Threat,
    stake: &Stake,
    outlook: &mut Outlook,
) {
    let seat = stake.standing.seat;
    if threat.takes(seat, stake.cell) {
        let now = game.active != seat && threat.armed.contains(game.active);
        let chance = if now { TAKEN_NOW } else { TAKEN_LATER };
        let loss = stake.promise.max(0.0) + TAKEN_AWAY * forecast.time;
        outlook[seat.index()] -= chance * loss;
    }
}

/// Pieces to build with, and prisoners.
pub(super) fn outlook(game: &Carcassonne, forecast: &Forecast, outlook: &mut Outlook) {
    if !game.rules.elements.has(Element::Tower) {
        return;
    }
    let towers = &game.extras.tower;
    let seats = game.rules.seats;
    for seat in Seat::first(seats) {
        let held = towers.prisoners[seat.index()][..seats].as_flattened();
        let held: f32 = held.iter().map(|&count| f32::from(count)).sum();
        let worth = PIECE * f32::from(towers.pieces[seat.index()]) + PRISONER * held;
        outlook[seat.index()] += worth * forecast.time;
    }
}
