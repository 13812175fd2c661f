//! Checked play and its unchecked twin, told and untold: one and the same.

use super::flaw::{Flaw, Law, same};
use crate::contract::Game;
use crate::referee::Step;
use crate::sink::{Quiet, Sink};

const TWINS: &str = "checked and unchecked play are the same";
const QUIET: &str = "a step is the same whether or not anybody listens";
const INVARIANTS: &str = "invariants";

/// What a step leads to.
pub(super) struct After<G: Game> {
    pub(super) game: G,
    pub(super) events: Vec<G::Event>,
}

/// Carries out a legal step in every way there is.
pub(super) fn carry_out<G: Game>(game: &G, step: Step<G>) -> Result<After<G>, Flaw> {
    let mut checked = game.clone();
    let told = match step {
        Step::Chance(outcome) => checked.settle(outcome),
        Step::Decision(seat, action) => checked.play(seat, action),
    };
    let events = told.map_err(|error| Flaw::new(TWINS, format!("{step:?} is refused: {error}")))?;
    let unchecked = unchecked(game, step);
    same(TWINS, &format!("the state after {step:?}"), &unchecked.game, &checked)?;
    same(TWINS, &format!("the events of {step:?}"), &unchecked.events, &events)?;
    let mut quiet = game.clone();
    apply(&mut quiet, step, &mut Quiet);
    same(QUIET, &format!("the state after {step:?}"), &quiet, &checked)?;
    invariants(&checked)?;
    Ok(After { game: checked, events })
}

/// Carries out a step that is known to be legal.
pub(super) fn unchecked<G: Game>(game: &G, step: Step<G>) -> After<G> {
    let mut after = After { game: game.clone(), events: Vec::new() };
    apply(&mut after.game, step, &mut after.events);
    after
}

fn apply<G: Game>(game: &mut G, step: Step<G>, sink: &mut impl Sink<G::Event>) {
    match step {
        Step::Chance(outcome) => game.settle_unchecked(outcome, sink),
        Step::Decision(seat, action) => game.play_unchecked(seat, action, sink),
    }
}

/// The game's own invariants.
pub(super) fn invariants<G: Game>(game: &G) -> Law {
    game.invariants().map_err(|broken| Flaw::new(INVARIANTS, broken))
}
