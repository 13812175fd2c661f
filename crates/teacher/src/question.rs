//! "Why not this?": any legal decision against the best, at any step of a match.

use bots::Effort;
use game::{Heuristics, Illegal, Match, Seat};

use crate::review::Judged;
use crate::reviewer::StepJudge;

/// What is said of a decision that was not played.
pub type Answer = Judged;

/// What would have become of `action` had `seat` decided so after the first `steps` steps; refuses what the rules
/// forbid there.
pub fn why_not<G: Heuristics>(
    played: &Match<G>,
    steps: usize,
    seat: Seat,
    action: G::Action,
    effort: Effort,
    seed: u64,
) -> Result<Answer, Illegal<G::Refusal>> {
    let game = played.at(steps);
    let action = game.canonical(seat, action);
    game.judge(seat, action)?;
    Ok(StepJudge::new(effort, seed).decision(&game, seat, action, steps.saturating_add(1)))
}
