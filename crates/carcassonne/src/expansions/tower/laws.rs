//! What must hold of towers and prisoners in every state.

use game::Seat;

use super::pieces_each;
use crate::expansions::Interlude;
use crate::sets::Element;
use crate::state::{Carcassonne, Phase};

/// Every tower piece is in a supply or in a tower (W-01).
pub(super) fn every_piece_is_somewhere(game: &Carcassonne) -> Result<(), String> {
    let seats = game.rules.seats;
    let played = game.rules.elements.has(Element::Tower);
    let all = if played { usize::from(pieces_each(seats)) * seats } else { 0 };
    let left: usize = game.extras.tower.pieces.iter().map(|&own| usize::from(own)).sum();
    let heights = game.extras.tower.all.iter().map(|tower| usize::from(tower.height));
    let sum = left + heights.sum::<usize>();
    if sum == all {
        return Ok(());
    }
    Err(format!("{sum} tower pieces of {all}"))
}

/// W-13: two seats exchange at once.
pub(super) fn nobody_holds_each_other(game: &Carcassonne) -> Result<(), String> {
    if matches!(game.phase, Phase::Interlude(Interlude::Exchange(_))) {
        return Ok(());
    }
    let prisoners = &game.extras.tower.prisoners;
    for a in Seat::first(game.rules.seats) {
        if prisoners[a.index()][a.index()] != [0, 0] {
            return Err(format!("seat {a} holds its own followers"));
        }
        for b in Seat::first(a.index()) {
            let holds =
                |captor: Seat, owner: Seat| prisoners[captor.index()][owner.index()] != [0, 0];
            if holds(a, b) && holds(b, a) {
                return Err(format!("seats {a} and {b} hold each other's followers"));
            }
        }
    }
    Ok(())
}
