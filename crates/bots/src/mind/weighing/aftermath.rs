//! What a decision leads to: how the game may go on after it, and what of the estimate it changes.

use game::{Aspect, Asset, Game, Heuristics, Quiet, Seat, Turn, Window};

use super::Weigher;
use crate::mind::Seeds;
use crate::mind::line::drawn;
use crate::search::{Luck, stir};

/// In how many worlds the parts of the estimate are compared.
const WORLDS: u32 = 8;

/// The most steps of a line that is told.
const STEPS_MOST: usize = 24;

/// A step of a line that might be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said<G: Game> {
    /// Chance might bring this.
    Chance(G::Outcome),
    /// This seat would decide so.
    Decision(Seat, G::Action),
}

/// What a decision leads to.
#[derive(Clone, Debug, PartialEq)]
pub struct Aftermath<G: Game> {
    /// The steps that may follow: the rest of the turn, and the next one.
    pub line: Vec<Said<G>>,
    /// What everything is worth at the end of the turn.
    pub parts: Parts,
}

/// What the estimate is made of at the end of a turn.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Parts {
    /// A mean over worlds that the seat may be in. What is counted there is in hundredths.
    pub aspects: Vec<Aspect>,
    /// What people can point at in the first of these worlds.
    pub assets: Vec<Asset>,
}

impl<G: Heuristics> Weigher<G> {
    /// How it may go on after `action`, and what everything is worth at the end of the turn.
    pub fn aftermath(
        &mut self,
        window: Window<'_, G>,
        action: G::Action,
        seed: u64,
    ) -> Aftermath<G> {
        let seeds = Seeds { luck: Luck::new(stir(seed)), worlds: stir(seed ^ 1) };
        Aftermath {
            line: self.told_line(window, action, seeds),
            parts: self.mean_parts(window, action, seeds),
        }
    }

    fn told_line(
        &mut self,
        window: Window<'_, G>,
        action: G::Action,
        seeds: Seeds,
    ) -> Vec<Said<G>> {
        let mut world = drawn(window, seeds, 0, self.world.take());
        let horizon = world.turns() + 2;
        world.play_unchecked(window.seat(), action, &mut Quiet);
        let (mut line, mut fortune) = (Vec::new(), seeds.luck.fortune(0));
        let mut outcomes = Vec::new();
        while line.len() < STEPS_MOST && world.turns() < horizon {
            let next = match world.turn() {
                Turn::Over => None,
                Turn::Chance => {
                    outcomes.clear();
                    world.chances(&mut outcomes);
                    fortune.draw(&outcomes).map(Said::Chance)
                }
                Turn::Decide(seats) => seats.iter().next().and_then(|seat| {
                    self.reflex.choose(&world, seat).map(|action| Said::Decision(seat, action))
                }),
            };
            match next {
                None => break,
                Some(Said::Chance(outcome)) => world.settle_unchecked(outcome, &mut Quiet),
                Some(Said::Decision(seat, action)) => {
                    world.play_unchecked(seat, action, &mut Quiet);
                }
            }
            line.extend(next);
        }
        self.world = Some(world);
        line
    }

    /// The parts of the estimate at the end of the turn, over several worlds.
    fn mean_parts(&mut self, window: Window<'_, G>, action: G::Action, seeds: Seeds) -> Parts {
        let Parts { aspects: mut sum, mut assets } = Parts::default();
        for number in 0..WORLDS {
            let mut world = drawn(window, seeds, number, self.world.take());
            let horizon = world.turns() + 1;
            world.play_unchecked(window.seat(), action, &mut Quiet);
            let mut fortune = seeds.luck.fortune(number);
            self.reflex.play_on(&mut world, &mut fortune, |world| world.turns() < horizon);
            add(&mut sum, world.aspects());
            if number == 0 {
                assets = world.assets();
            }
            self.world = Some(world);
        }
        for aspect in &mut sum {
            aspect.worth = aspect.worth.map(|worth| worth / WORLDS as f32);
            aspect.count = aspect.count.map(|count| count * 100 / WORLDS as i32);
        }
        Parts { aspects: sum, assets }
    }
}

fn add(sum: &mut Vec<Aspect>, aspects: Vec<Aspect>) {
    if sum.is_empty() {
        *sum = aspects;
        return;
    }
    for (sum, aspect) in sum.iter_mut().zip(aspects) {
        sum.worth.iter_mut().zip(aspect.worth).for_each(|(sum, worth)| *sum += worth);
        sum.count.iter_mut().zip(aspect.count).for_each(|(sum, count)| *sum += count);
    }
}
