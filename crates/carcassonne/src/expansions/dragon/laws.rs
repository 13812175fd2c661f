//! What must hold of the dragon in every state.

use super::{Visited, fairy};
use crate::expansions::Interlude;
use crate::state::{Carcassonne, Phase};

/// A run ends where the dragon is, and is forgotten after it (D-15).
pub(super) fn a_run_leads_to_the_dragon(game: &Carcassonne) -> Result<(), String> {
    let running = game.phase == Phase::Interlude(Interlude::Dragon);
    let dragon = &game.extras.dragon;
    if !running && dragon.visited != Visited::default() {
        return Err("the dragon's run was not forgotten".to_owned());
    }
    if running && (dragon.at.is_none() || dragon.visited.iter().last() != dragon.at) {
        return Err("the dragon is not where its run has led".to_owned());
    }
    Ok(())
}

/// Where she belongs to one follower alone, he stands there, or she is alone; elsewhere she never is (D-32).
pub(super) fn the_fairy_is_with_her_follower_or_alone(game: &Carcassonne) -> Result<(), String> {
    let Some(stands) = game.extras.dragon.fairy else { return Ok(()) };
    match fairy::settled(game, stands) == stands {
        true => Ok(()),
        false => Err("the fairy is wrongly alone, or wrongly not".to_owned()),
    }
}

/// No follower is placed beside the dragon, and it eats whom it finds (D-11, D-17).
pub(super) fn nobody_is_with_the_dragon(game: &Carcassonne) -> Result<(), String> {
    let Some(at) = game.extras.dragon.at else { return Ok(()) };
    let features = game.map.features();
    let with = game
        .figures
        .iter()
        .find(|standing| standing.figure.is_follower() && features.tile_of(standing.piece) == at.0);
    let on_tower = game.extras.tower.on(at).is_some_and(|tower| tower.top.is_some());
    match with.is_some() || on_tower {
        true => Err("a follower is on the dragon's tile".to_owned()),
        false => Ok(()),
    }
}
