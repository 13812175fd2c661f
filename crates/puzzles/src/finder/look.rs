//! How closely a decision is looked at: at a glance, then on lines of play.

use bots::{Effort, Weighed, Weigher, rng_from};
use game::{Heuristics, Quiet, Seat, SeatSet, Turn, Window};
use teacher::{reasons, scale, spoken};

use crate::puzzle::{Answer, Other};

/// Everything else must lose at least so much of two seats' chances, beyond doubt: what a review calls an
/// inaccuracy.
pub const CLEAR: f32 = 0.04;

/// What stands out at first sight by so much is worth a closer look.
const STANDS_OUT: f32 = 0.035;

/// How many standard errors doubt is.
const ERRORS: f32 = 2.0;

/// How many decisions are tried on lines.
const WIDE: usize = 5;

/// Lines of the first closer look.
const FEW_LINES: u32 = 20;

/// The most decisions of one answer.
const STEPS_MOST: usize = 4;

/// How many others are told.
const OTHERS_MOST: usize = 3;

/// How much of a line is told.
const LINE_MOST: usize = 10;

/// How many steps an ending may take to be looked through.
const ENDING_STEPS: u64 = 60_000;

/// Looks at decisions.
pub struct Look<G: Heuristics> {
    weigher: Weigher<G>,
    lines: u32,
}

/// A decision that is clearly better than all others.
pub struct Seen<A> {
    pub action: A,
    /// Was it the best at first sight?
    pub at_first_sight: bool,
    /// How many legal decisions there were.
    pub choices: usize,
    /// How much less every other one promises, as a share of two seats' chances.
    pub margin: f32,
    told: Answer,
}

impl<A> Seen<A> {
    /// What is told of it.
    pub fn told(self) -> Answer {
        self.told
    }
}

impl<G: Heuristics> Look<G> {
    pub fn new(lines: u32) -> Self {
        Look { weigher: Weigher::default(), lines }
    }

    /// The turn that looks best at first sight; `None` where there is no choice, or nothing stands out and
    /// nobody looks again.
    pub fn at_first_sight(
        &mut self,
        game: &G,
        seat: Seat,
        seed: u64,
        look_again: bool,
    ) -> Option<Vec<G::Action>> {
        let window = Window::new(game, seat);
        let mut weighed = self.weigher.weigh(window, None, effort(0, 0), seed);
        if look_again && margin(&weighed, seat)? < STANDS_OUT * share(game) {
            weighed = self.weigher.weigh(window, None, effort(FEW_LINES / 2, 0), seed);
        }
        if margin(&weighed, seat)? < STANDS_OUT * share(game) {
            return None;
        }
        Some(self.turn(game, seat, weighed.first()?.action, seed))
    }

    /// `action` and what one would do then at first thought in the same turn.
    fn turn(&mut self, game: &G, seat: Seat, action: G::Action, seed: u64) -> Vec<G::Action> {
        let mut world = Window::new(game, seat).resample(&mut rng_from(seed));
        let (turn, mut decided) = (world.turns(), vec![action]);
        world.play_unchecked(seat, action, &mut Quiet);
        while decided.len() < STEPS_MOST && goes_on(&world, seat, turn) {
            let window = Window::new(&world, seat);
            let weighed = self.weigher.weigh(window, None, effort(0, 0), seed);
            let Some(best) = weighed.first().map(|best| best.action) else { break };
            world.play_unchecked(seat, best, &mut Quiet);
            decided.push(best);
        }
        decided
    }

    /// The answer: every decision of the turn that is clearly better than all others, beginning with this one.
    pub fn closely(&mut self, game: &G, seat: Seat, seed: u64) -> Option<Vec<Seen<G::Action>>> {
        let (mut world, turn) = (game.clone(), game.turns());
        let mut answer = vec![self.decision(game, seat, seed)?];
        while answer.len() < STEPS_MOST {
            let last = answer.last()?.action;
            world.play(seat, last).ok()?;
            if !goes_on(&world, seat, turn) {
                break;
            }
            let Some(next) = self.decision(&world, seat, seed ^ answer.len() as u64) else { break };
            answer.push(next);
        }
        Some(answer)
    }

    /// The decision that is clearly better than all others, if there is one.
    fn decision(&mut self, game: &G, seat: Seat, seed: u64) -> Option<Seen<G::Action>> {
        let window = Window::new(game, seat);
        let mut legal = Vec::new();
        window.actions(&mut legal);
        let choices = legal.len();
        if choices < 2 {
            return None;
        }
        let bound = CLEAR * share(game);
        let few = self.weigher.weigh(window, None, effort(FEW_LINES, ENDING_STEPS), seed);
        // Little is known yet: what may still come out well goes on.
        if margin(&few, seat)? < bound {
            return None;
        }
        let again = seed.rotate_left(17);
        let weighed = match few.first()?.exact {
            true => {
                let all = Effort { wide: choices, ..effort(0, 2 * ENDING_STEPS) };
                self.weigher.weigh(window, None, all, again)
            }
            false => self.weigher.weigh(window, None, effort(self.lines, ENDING_STEPS), again),
        };
        let best = weighed.first()?;
        let is_same = few.first()?.action == best.action;
        if !is_same || margin_beyond_doubt(&weighed, seat)? < bound {
            return None;
        }
        let glance = self.weigher.weigh(window, None, effort(0, 0), again);
        Some(Seen {
            action: best.action,
            at_first_sight: glance.first().is_some_and(|first| first.action == best.action),
            choices,
            margin: margin(&weighed, seat)? / share(game),
            told: self.tell(window, &weighed, choices, again)?,
        })
    }

    fn tell(
        &mut self,
        window: Window<'_, G>,
        weighed: &[Weighed<G::Action>],
        choices: usize,
        seed: u64,
    ) -> Option<Answer> {
        let (best, second) = (weighed.first()?, weighed.get(1)?);
        let (seat, seats) = (window.seat(), window.seats());
        let own = self.weigher.aftermath(window, best.action, seed);
        let instead = self.weigher.aftermath(window, second.action, seed);
        let line = |said: &[bots::Said<G>]| spoken(&said[..said.len().min(LINE_MOST)]);
        let mut others = Vec::new();
        for other in &weighed[1..weighed.len().min(1 + OTHERS_MOST)] {
            let after = match other.action == second.action {
                true => line(&instead.line),
                false => line(&self.weigher.aftermath(window, other.action, seed).line),
            };
            let chance = rounded(other.chances[seat.index()]);
            others.push(Other { play: other.action.to_string(), chance, line: after });
        }
        Some(Answer {
            play: best.action.to_string(),
            choices,
            chances: best.chances.iter().map(|chance| rounded(*chance)).collect(),
            doubt: rounded(second.doubt),
            line: line(&own.line),
            others,
            why: reasons(&instead.parts, &own.parts, seat, seats),
        })
    }
}

/// Does this seat, and nobody else, go on with the same turn?
fn goes_on<G: Heuristics>(game: &G, seat: Seat, turn: u32) -> bool {
    game.turns() == turn && game.turn() == Turn::Decide(SeatSet::only(seat))
}

fn effort(lines: u32, ending_steps: u64) -> Effort {
    Effort { wide: WIDE, lines, ending_steps }
}

fn share<G: Heuristics>(game: &G) -> f32 {
    scale(game.seats()) as f32
}

fn hope<A>(weighed: &Weighed<A>, seat: Seat) -> f32 {
    weighed.chances.get(seat.index()).copied().unwrap_or_default()
}

/// How much less the best of the others promises.
fn margin<A>(weighed: &[Weighed<A>], seat: Seat) -> Option<f32> {
    Some(hope(weighed.first()?, seat) - hope(weighed.get(1)?, seat))
}

/// How much less every other one promises at least, as far as can be told.
fn margin_beyond_doubt<A>(weighed: &[Weighed<A>], seat: Seat) -> Option<f32> {
    let best = hope(weighed.first()?, seat);
    let others = weighed.get(1..)?.iter();
    let least = |other: &Weighed<A>| best - hope(other, seat) - ERRORS * other.doubt;
    others.map(least).reduce(f32::min)
}

fn rounded(share: f32) -> f64 {
    (f64::from(share) * 1e3).round() / 1e3
}
