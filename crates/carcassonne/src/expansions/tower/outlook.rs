//! What bots should think of towers and prisoners.

use game::{Outlook, Seat, SeatSet};
use landscape::Cell;

use super::building;
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
#[derive(Clone, Copy, Debug)]
pub(crate) struct Threat {
    /// The open towers, and how far each would reach with one piece more.
    open: [(Cell, u8); TOWERS_MOST],
    count: usize,
    /// Who has a piece to put there.
    armed: SeatSet,
}

impl Threat {
    /// That of this moment.
    pub fn read(game: &Carcassonne) -> Threat {
        let mut threat =
            Threat { open: [(Cell::new(0, 0), 0); TOWERS_MOST], count: 0, armed: SeatSet::EMPTY };
        let towers = &game.extras.tower;
        let open = towers.all.iter().filter(|tower| tower.is_open());
        for (place, tower) in threat.open.iter_mut().zip(open) {
            *place = (game.map.tile(tower.tile).cell, tower.height.saturating_add(1));
            threat.count += 1;
        }
        let has_piece = |seat: &Seat| towers.pieces[seat.index()] > 0;
        threat.armed = Seat::first(game.rules.seats).filter(has_piece).collect();
        threat
    }

    /// Can somebody take a follower of `seat` who is in this cell?
    pub fn takes(&self, seat: Seat, cell: Cell) -> bool {
        !self.armed.without(seat).is_empty() && self.reaches(cell)
    }

    fn reaches(&self, cell: Cell) -> bool {
        let mut open = self.open[..self.count].iter();
        open.any(|&(from, height)| building::reaches(from, height, cell))
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
    if threat.takes(seat, game.map.tile_of(stake.standing.piece).cell) {
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
