//! What chance may bring.

use super::flaw::{Law, demand, same};
use super::spelling;
use super::twins::invariants;
use crate::contract::{Game, Turn, Weighted};
use crate::sink::Quiet;

const OUTCOMES: &str = "outcomes are listed once, with a weight, at chance's turn only";
const IMPOSSIBLE: &str = "chance takes listed outcomes only";
const BROUGHT: &str = "somebody may bring what is listed, and what says enough to go on";

/// The outcomes of chance now.
pub(super) fn outcomes<G: Game>(game: &G) -> Vec<Weighted<G::Outcome>> {
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    outcomes
}

pub(super) fn holds<G: Game>(game: &G, strangers: &[G::Outcome]) -> Law {
    let listed = outcomes(game);
    let due = game.turn() == Turn::Chance;
    demand(listed.is_empty() != due, OUTCOMES, || format!("{:?}: {listed:?}", game.turn()))?;
    appended(game, &listed)?;
    let sum = listed.iter().try_fold(0u32, |sum, weighted| sum.checked_add(weighted.weight));
    demand(sum.is_some(), OUTCOMES, || "the weights do not fit into 32 bits".into())?;
    for (place, weighted) in listed.iter().enumerate() {
        let outcome = weighted.outcome;
        spelling::both_ways(outcome)?;
        demand(weighted.weight > 0, OUTCOMES, || format!("{outcome} has no weight"))?;
        let twice = listed[..place].iter().any(|earlier| earlier.outcome == outcome);
        demand(!twice, OUTCOMES, || format!("{outcome} is listed twice"))?;
        let brought = game.judge_brought(outcome);
        demand(brought.is_ok(), BROUGHT, || format!("{outcome} is refused: {brought:?}"))?;
    }
    strangers.iter().try_for_each(|&stranger| impossible(game, &listed, stranger))
}

/// A second list goes behind what the buffer holds, and is the same.
fn appended<G: Game>(game: &G, listed: &[Weighted<G::Outcome>]) -> Law {
    let mut twice = listed.to_vec();
    game.outcomes(&mut twice);
    same(OUTCOMES, "two lists in one buffer", &twice, &[listed, listed].concat())
}

/// What is not listed is refused and changes nothing.
fn impossible<G: Game>(game: &G, listed: &[Weighted<G::Outcome>], stranger: G::Outcome) -> Law {
    spelling::both_ways(stranger)?;
    let possible = listed.iter().any(|weighted| weighted.outcome == stranger);
    let mut copy = game.clone();
    let taken = copy.settle(stranger).is_ok();
    demand(taken == possible, IMPOSSIBLE, || {
        format!("{stranger} is taken: {taken}, listed: {possible}")
    })?;
    demand(taken || copy == *game, IMPOSSIBLE, || {
        format!("refusing {stranger} changed the state")
    })?;
    if possible { Ok(()) } else { brought(game, stranger) }
}

/// What is not listed but will do leads on to a sound state, at chance's turn.
fn brought<G: Game>(game: &G, stranger: G::Outcome) -> Law {
    if game.judge_brought(stranger).is_err() {
        return Ok(());
    }
    demand(game.turn() == Turn::Chance, BROUGHT, || format!("{stranger} in {:?}", game.turn()))?;
    let mut copy = game.clone();
    copy.settle_unchecked(stranger, &mut Quiet);
    demand(copy != *game, BROUGHT, || format!("{stranger} changes nothing"))?;
    invariants(&copy)
}
