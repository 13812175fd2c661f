//! "Why not this?": any legal decision against the best, at any step of a match.

use bots::{Effort, Weigher};
use game::{Heuristics, Illegal, Match, Seat, Window};

use crate::reasons::reasons;
use crate::review::{Judged, Reason};
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

/// What the first of two decisions of `seat` has before the second after the first `steps` steps, by what that seat could
/// know: reasons alone, without trying lines of play. Refuses what the rules forbid there.
pub fn compare<G: Heuristics>(
    played: &Match<G>,
    steps: usize,
    seat: Seat,
    [better, worse]: [G::Action; 2],
    seed: u64,
) -> Result<Vec<Reason>, Illegal<G::Refusal>> {
    let game = played.at(steps);
    let mut weigher = Weigher::default();
    let mut after = |action| {
        let action = game.canonical(seat, action);
        game.judge(seat, action)?;
        Ok(weigher.aftermath(Window::new(&game, seat), action, seed).parts)
    };
    let (better, worse) = (after(better)?, after(worse)?);
    Ok(reasons(&worse, &better, seat, game.seats()))
}
