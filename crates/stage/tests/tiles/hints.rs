//! Hints in every game on tiles.

use super::laws::sample;
use super::table::{AT_ONCE, OnTiles, PREVIEW, actions, show, watch};
use super::telling::names;
use crate::hinting::{leads_there, speaks};

/// Every decision of a random game is advised in words, and what is lit leads to it. At most so many
/// of each kind are followed in one state. Says how many were told, and how many with a reason.
pub fn law<G: OnTiles>(agreement: &G::Options, seats: usize, seed: u64, most: usize) -> [usize; 2] {
    let [mut told, mut reasoned] = [0, 0];
    watch::<G>(agreement, seats, seed, |game, _, stage| {
        if !super::laws::decides(game) {
            return;
        }
        let advised = sample(actions(game, game.active()), most, |listed| listed.notation.clone());
        for advice in advised {
            let advice = [advice];
            show(stage, game);
            reasoned += speaks(stage, &advice, &names());
            told += 1;
            // Tried at once, or found by the person; in turn, for each way takes its time.
            let (manner, tried) = [(PREVIEW, true), (PREVIEW, false), (AT_ONCE, false)][told % 3];
            show(stage, game);
            if tried {
                stage.suggest(&advice);
            }
            leads_there(stage, &advice, manner, told % 2 == 0);
        }
    });
    [told, reasoned]
}
