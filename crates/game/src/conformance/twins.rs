//! Checked play and its unchecked twin, told and untold: one and the same.

use super::flaw::{Flaw, Law, same};
use crate::contract::Game;
use crate::referee::Step;
use crate::sink::{Quiet, Sink};

const TWINS: &str = "checked and unchecked play are the same";
const QUIET: &str = "a step is the same whether or not anybody listens";
const COPIES: &str = "a state copied onto another is that state";
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
    copy_back_and_forth(game, quiet)?;
    invariants(&checked)?;
    Ok(After { game: checked, events })
}

/// A copy may take short cuts where the state it is made onto is much like it, as one step before is.
fn copy_back_and_forth<G: Game>(before: &G, after: G) -> Law {
    let mut copy = after.clone();
    copy.clone_from(before);
    same(COPIES, "the state before, copied onto the one after", &copy, before)?;
    copy.clone_from(&after);
    same(COPIES, "the state after, copied onto the one before", &copy, &after)
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
