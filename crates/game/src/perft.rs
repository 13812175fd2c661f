//! Perft, as chess engines do it: in how many ways a game can go on, counted to the last one.

use crate::contract::{Game, Turn};
use crate::seat::Seat;
use crate::sink::Quiet;

/// The number of ways to go on from `world` by exactly `depth` steps.
///
/// A chance outcome is one step and, whatever its weight, one branch; games that end sooner do
/// not count.
pub fn perft<G: Game>(world: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    match world.turn() {
        Turn::Over => 0,
        Turn::Chance => after_chance(world, depth),
        Turn::Decide(seats) => seats.iter().map(|seat| after_seat(world, seat, depth)).sum(),
    }
}

fn after_chance<G: Game>(world: &G, depth: u32) -> u64 {
    let mut outcomes = Vec::new();
    world.outcomes(&mut outcomes);
    if depth == 1 {
        return outcomes.len() as u64;
    }
    let mut next = world.clone();
    let ways = outcomes.iter().map(|weighted| {
        next.clone_from(world);
        next.settle_unchecked(weighted.outcome, &mut Quiet);
        perft(&next, depth - 1)
    });
    ways.sum()
}

fn after_seat<G: Game>(world: &G, seat: Seat, depth: u32) -> u64 {
    let mut actions = Vec::new();
    world.actions(seat, &mut actions);
    if depth == 1 {
        return actions.len() as u64;
    }
    let mut next = world.clone();
    let ways = actions.iter().map(|&action| {
        next.clone_from(world);
        next.play_unchecked(seat, action, &mut Quiet);
        perft(&next, depth - 1)
    });
    ways.sum()
}
