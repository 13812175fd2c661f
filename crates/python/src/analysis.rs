//! Matches judged: which decisions lost what, and what was luck.

use carcassonne::Carcassonne;
use game::erased::AnyMatch;
use game::{Heuristics, Match, Seat};
use newworld::NewWorld;
use serde_json::Value;
use settlers::Settlers;
use teacher::{Effort, Reviewer, why_not};

use crate::fault::Fault;

/// Judges every step of a match.
pub fn review(at: &dyn AnyMatch, effort: Effort, seed: u64) -> Result<Value, Fault> {
    reviewed::<Carcassonne>(at, effort, seed)
        .or_else(|| reviewed::<NewWorld>(at, effort, seed))
        .or_else(|| reviewed::<Settlers>(at, effort, seed))
        .unwrap_or_else(|| Err(unjudged()))
}

/// Judges one decision of a seat, made or not, where the match stands now.
pub fn judge(
    at: &dyn AnyMatch,
    seat: Seat,
    action: &str,
    effort: Effort,
    seed: u64,
) -> Result<Value, Fault> {
    judged::<Carcassonne>(at, seat, action, effort, seed)
        .or_else(|| judged::<NewWorld>(at, seat, action, effort, seed))
        .or_else(|| judged::<Settlers>(at, seat, action, effort, seed))
        .unwrap_or_else(|| Err(unjudged()))
}

fn unjudged() -> Fault {
    Fault::setup("not-judged", "nobody judges this game")
}

/// `None` where it is another game.
fn reviewed<G: Heuristics>(
    at: &dyn AnyMatch,
    effort: Effort,
    seed: u64,
) -> Option<Result<Value, Fault>> {
    let mut reviewer = Reviewer::new(at.as_any().downcast_ref::<Match<G>>()?, effort, seed);
    while reviewer.advance() {}
    Some(value(serde_json::to_value(reviewer.finish())))
}

fn judged<G: Heuristics>(
    at: &dyn AnyMatch,
    seat: Seat,
    action: &str,
    effort: Effort,
    seed: u64,
) -> Option<Result<Value, Fault>> {
    let played = at.as_any().downcast_ref::<Match<G>>()?;
    let bad = |error| Fault::action("bad-action", format!("not an action of {}: {error}", G::NAME));
    let answer = action.parse::<G::Action>().map_err(|error| bad(error.to_string()));
    Some(answer.and_then(|action| {
        let steps = played.steps().len();
        let answer = why_not(played, steps, seat, action, effort, seed);
        answer
            .map_err(|error| Fault::illegal(&error))
            .and_then(|told| value(serde_json::to_value(told)))
    }))
}

fn value(written: serde_json::Result<Value>) -> Result<Value, Fault> {
    written.map_err(|error| Fault::setup("not-json", error.to_string()))
}
