//! What a finished game is worth.

use game::{Heuristics, Outlook, Seat};

use super::{STEEPNESS, logistic};
use crate::lookahead::margin;
use crate::search::worth::Worth;

/// How much of it is who won; the rest says how clearly.
const WON: f32 = 0.98;

/// What it is worth to `seat`.
pub(crate) fn of<G: Heuristics>(world: &G, seat: Seat) -> f32 {
    by_outlook(world, &world.outlook(), seat)
}

/// What it is worth to every seat.
pub(crate) fn of_all<G: Heuristics>(world: &G) -> Worth {
    let (mut worth, outlook) = (Worth::default(), world.outlook());
    for seat in Seat::first(world.seats()) {
        worth[seat.index()] = by_outlook(world, &outlook, seat);
    }
    worth
}

fn by_outlook<G: Heuristics>(world: &G, outlook: &Outlook, seat: Seat) -> f32 {
    let winners = world.winners();
    let won = if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
    let lead = margin(outlook, seat, world.seats());
    WON * won + (1.0 - WON) * logistic(lead * STEEPNESS / G::DECISIVE_LEAD)
}
