//! The end of a game, once nothing is open but the order of what is still drawn: looked through to the
//! last point, every seat playing for its own chance to win.

use game::{Game, Heuristics, Quiet, Seat, Turn, Weighted};

use super::frame::Frames;
use crate::bot::Limits;
use crate::judge::verdict;
use crate::lookahead::margin;
use crate::search::worth::{self, Worth};

/// How many steps pass between two looks at the clock.
const GLANCE: u64 = 64;

/// Looks endings through; keeps its worlds and lists from one to the next.
#[derive(Debug)]
pub(super) struct Ending<G: Game> {
    frames: Frames<G>,
    outcomes: Vec<Vec<Weighted<G::Outcome>>>,
    steps: u64,
}

/// With whose eyes an ending is looked through, and how long.
#[derive(Clone, Copy)]
pub(super) struct Question<'a> {
    pub seat: Seat,
    pub limits: &'a Limits<'a>,
    /// The most decisions that are played through.
    pub steps_most: u64,
}

/// What the seat that asks can have anyway, and what its rival concedes at most: what lies beyond is not
/// worth knowing exactly. Only with two seats is one's loss the other's gain.
#[derive(Clone, Copy)]
struct Bounds {
    low: f32,
    high: f32,
}

impl Bounds {
    const NONE: Bounds = Bounds { low: 0.0, high: 1.0 };

    /// Those of something that comes with `weight`, while `sum` is sure and `rest` is still open.
    fn within(self, sum: f32, weight: f32, rest: f32) -> Bounds {
        Bounds {
            low: ((self.low - sum - rest) / weight).max(0.0),
            high: ((self.high - sum) / weight).min(1.0),
        }
    }
}

impl<G: Game> Default for Ending<G> {
    fn default() -> Self {
        Ending { frames: Frames::default(), outcomes: Vec::new(), steps: 0 }
    }
}

impl<G: Heuristics> Ending<G> {
    /// Begins anew: no step was made.
    pub fn restart(&mut self) {
        self.steps = 0;
    }

    /// What becomes of `action` if everybody plays on as well as can be; exact where the seat's chance is
    /// above `low`, and else at most that. `None` where it took too long.
    pub fn after(
        &mut self,
        world: &G,
        action: G::Action,
        low: f32,
        question: Question<'_>,
    ) -> Option<Worth> {
        let mut frame = self.frames.take(world);
        frame.world.clone_from(world);
        frame.world.play_unchecked(question.seat, action, &mut Quiet);
        let worth = self.look(&frame.world, Bounds { low, ..Bounds::NONE }, question);
        self.frames.give_back(frame);
        worth
    }

    fn look(&mut self, world: &G, bounds: Bounds, question: Question<'_>) -> Option<Worth> {
        self.steps += 1;
        let late = self.steps.is_multiple_of(GLANCE) && question.limits.over();
        if late || self.steps > question.steps_most {
            return None;
        }
        match world.turn() {
            Turn::Over => Some(verdict::of_all(world)),
            Turn::Chance => self.draw(world, bounds, question),
            Turn::Decide(seats) => {
                let mover = seats.iter().next().expect("somebody decides");
                self.decide(world, mover, bounds, question)
            }
        }
    }

    /// The mean over all that may be drawn.
    fn draw(&mut self, world: &G, bounds: Bounds, question: Question<'_>) -> Option<Worth> {
        let mut outcomes = self.outcomes.pop().unwrap_or_default();
        outcomes.clear();
        world.chances(&mut outcomes);
        let mean = self.mean(world, &outcomes, bounds, question);
        self.outcomes.push(outcomes);
        mean
    }

    fn mean(
        &mut self,
        world: &G,
        outcomes: &[Weighted<G::Outcome>],
        bounds: Bounds,
        question: Question<'_>,
    ) -> Option<Worth> {
        let all: u32 = outcomes.iter().map(|outcome| outcome.weight).sum();
        let (mut mean, mut rest) = (Worth::default(), 1.0);
        for outcome in outcomes {
            let weight = outcome.weight as f32 / all as f32;
            rest -= weight;
            let mut frame = self.frames.take(world);
            frame.world.clone_from(world);
            frame.world.settle_unchecked(outcome.outcome, &mut Quiet);
            let sum = mean[question.seat.index()];
            let found = self.look(&frame.world, bounds.within(sum, weight, rest), question);
            self.frames.give_back(frame);
            worth::add(&mut mean, &found?.map(|chance| chance * weight));
        }
        Some(mean)
    }

    /// The best for whoever decides, the most promising first.
    fn decide(
        &mut self,
        world: &G,
        mover: Seat,
        mut bounds: Bounds,
        question: Question<'_>,
    ) -> Option<Worth> {
        let (own, two) = (question.seat.index(), world.seats() == 2);
        let mut frame = self.frames.take(world);
        self.list(world, mover, &mut frame.options);
        let mut best: Option<Worth> = None;
        for at in 0..frame.options.len() {
            frame.world.clone_from(world);
            frame.world.play_unchecked(mover, frame.options[at], &mut Quiet);
            let found = self.look(&frame.world, bounds, question)?;
            let better = |best: Worth| found[mover.index()] > best[mover.index()];
            if best.is_none_or(better) {
                best = Some(found);
            }
            match mover == question.seat {
                true => bounds.low = bounds.low.max(found[own]),
                false => bounds.high = bounds.high.min(found[own]),
            }
            if two && bounds.low >= bounds.high {
                break;
            }
        }
        self.frames.give_back(frame);
        best
    }

    /// What `mover` may do. What looks best comes first unless the next step is the last of all: the sooner
    /// something good is found, the less of the rest needs a look.
    fn list(&mut self, world: &G, mover: Seat, into: &mut Vec<G::Action>) {
        world.mannerly(mover, into);
        if world.turns_to_come() == Some(0) {
            return;
        }
        let mut frame = self.frames.take(world);
        let mut ranked: Vec<(f32, G::Action)> = Vec::with_capacity(into.len());
        for &action in into.iter() {
            frame.world.clone_from(world);
            frame.world.play_unchecked(mover, action, &mut Quiet);
            ranked.push((margin(&frame.world.outlook(), mover, world.seats()), action));
        }
        self.frames.give_back(frame);
        ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
        into.clear();
        into.extend(ranked.into_iter().map(|(_, action)| action));
    }
}
