//! Decisions weighed against each other after the fact, each as carefully as the others: what a teacher
//! needs, where [`Mind`](super::Mind) only wants to know which is the best.
//!
//! All work is counted, never timed, so that the same question gets the same answer everywhere.

mod aftermath;
mod exact;
mod swing;

use game::{Game, Heuristics, Quiet, Seat, Window};

use super::Seeds;
use super::ending::Ending;
use super::line::drawn;
use super::reflex::Reflex;
use crate::judge::Judge;
use crate::search::worth::{self, Worth};
use crate::search::{Luck, stir};

pub use aftermath::{Aftermath, Parts, Said};
pub use swing::Swing;

/// For how many lines the judgement at the end of the turn counts. A teacher's lines are few, and played by
/// the judgement all along.
const TRUST: f32 = 40.0;

/// How much is thought about one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// How many decisions are tried on lines of play, the played one apart.
    pub wide: usize,
    /// How many lines each of them gets; those that fall behind get a quarter.
    pub lines: u32,
    /// How many steps an ending may take to be looked through.
    pub ending_steps: u64,
}

impl Default for Effort {
    /// Enough for a base game of Carcassonne in some seconds.
    fn default() -> Self {
        Effort { wide: 6, lines: 48, ending_steps: 100_000 }
    }
}

/// A decision and what it is worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Weighed<A> {
    /// The decision.
    pub action: A,
    /// Every seat's chance to win with it; they come to 1.
    pub chances: Vec<f32>,
    /// How uncertain it is how far the deciding seat's chance lies from the best one's: one standard error.
    pub doubt: f32,
    /// How many lines were tried; none where the judgement at the end of the turn was clear enough.
    pub lines: u32,
    /// Was everything looked through that may follow?
    pub exact: bool,
}

/// Weighs decisions; keeps its worlds and lists from one to the next.
#[derive(Debug)]
pub struct Weigher<G: Game> {
    reflex: Reflex<G>,
    ending: Ending<G>,
    world: Option<G>,
}

impl<G: Heuristics> Default for Weigher<G> {
    fn default() -> Self {
        let (reflex, ending) = (Reflex::new(Judge::default()), Ending::default());
        Weigher { reflex, ending, world: None }
    }
}

/// A decision while it is weighed.
#[derive(Debug)]
struct Trial<A> {
    action: A,
    /// What the judgement says at the end of the turn.
    glance: Worth,
    /// What lines came to, in the order of their numbers.
    lines: Vec<Worth>,
}

impl<A> Trial<A> {
    /// The mean of the lines, the judgement counting for as many as it is trusted.
    fn mean(&self) -> Worth {
        let mut sum = self.glance.map(|chance| chance * TRUST);
        self.lines.iter().for_each(|line| worth::add(&mut sum, line));
        sum.map(|chance| chance / (TRUST + self.lines.len() as f32))
    }

    /// The standard error of its difference from `best`, on the lines that both have tried.
    fn doubt(&self, best: &Trial<A>, seat: Seat) -> f32 {
        let pairs = self.lines.iter().zip(&best.lines);
        let ahead: Vec<f32> =
            pairs.map(|(own, its)| own[seat.index()] - its[seat.index()]).collect();
        let count = ahead.len() as f32;
        if count < 2.0 {
            return 0.0;
        }
        let mean = ahead.iter().sum::<f32>() / count;
        let squares: f32 = ahead.iter().map(|one| (one - mean) * (one - mean)).sum();
        (squares / (count - 1.0) * count).sqrt() / (TRUST + count)
    }
}

/// How many turns lines are played on.
fn foresight<G: Heuristics>() -> u32 {
    G::judgement().map_or(G::FORESIGHT, |judgement| judgement.foresight)
}

impl<G: Heuristics> Weigher<G> {
    /// The decisions of the window's seat that come into question, and `played` whatever it is: the best
    /// first. `played` leads where others are no better.
    pub fn weigh(
        &mut self,
        window: Window<'_, G>,
        played: Option<G::Action>,
        effort: Effort,
        seed: u64,
    ) -> Vec<Weighed<G::Action>> {
        let seeds = Seeds { luck: Luck::new(stir(seed)), worlds: stir(seed ^ 1) };
        let seat = window.seat();
        let mut trials = self.glance(window, played, seeds);
        rank(&mut trials, seat, played);
        if let Some(exact) = self.look_through(window, &trials, played, effort, seeds) {
            return exact;
        }
        keep(&mut trials, effort.wide, played);
        self.try_lines(window, &mut trials, seeds, 0..effort.lines.div_ceil(4));
        rank(&mut trials, seat, played);
        let ahead = trials.len().div_ceil(2).max(2);
        let is_tried = |(place, trial): &(usize, &mut Trial<G::Action>)| {
            *place < ahead || Some(trial.action) == played
        };
        let lines = effort.lines.div_ceil(4)..effort.lines;
        for (_, trial) in trials.iter_mut().enumerate().filter(is_tried) {
            self.try_lines(window, std::slice::from_mut(trial), seeds, lines.clone());
        }
        rank(&mut trials, seat, played);
        told(&trials, seat, window.seats())
    }

    /// What the judgement says of every decision at the end of the turn.
    fn glance(
        &mut self,
        window: Window<'_, G>,
        played: Option<G::Action>,
        seeds: Seeds,
    ) -> Vec<Trial<G::Action>> {
        let mut actions = Vec::new();
        window.mannerly(&mut actions);
        let rude = played.filter(|played| !actions.contains(played));
        actions.extend(rude);
        let mut trial = |action| {
            let glance = self.line(window, action, seeds, 0, 0);
            Trial { action, glance, lines: Vec::new() }
        };
        actions.into_iter().map(&mut trial).collect()
    }

    fn try_lines(
        &mut self,
        window: Window<'_, G>,
        trials: &mut [Trial<G::Action>],
        seeds: Seeds,
        numbers: std::ops::Range<u32>,
    ) {
        for trial in trials {
            for number in numbers.clone() {
                let line = self.line(window, trial.action, seeds, number, foresight::<G>());
                trial.lines.push(line);
            }
        }
    }

    /// What becomes of `action` on line `number`: every seat's chance to win, together 1.
    fn line(
        &mut self,
        window: Window<'_, G>,
        action: G::Action,
        seeds: Seeds,
        number: u32,
        foresight: u32,
    ) -> Worth {
        let mut world = drawn(window, seeds, number, self.world.take());
        let horizon = world.turns() + foresight.max(1);
        world.play_unchecked(window.seat(), action, &mut Quiet);
        let mut fortune = seeds.luck.fortune(number);
        self.reflex.play_on(&mut world, &mut fortune, |world| world.turns() < horizon);
        let worth = self.chances(&world);
        self.world = Some(world);
        worth
    }

    /// Every seat's chance, together 1.
    fn chances(&mut self, world: &G) -> Worth {
        let worth = self.reflex.chances(world);
        let sum: f32 = worth[..world.seats()].iter().sum();
        worth.map(|chance| if sum > 0.0 { chance / sum } else { 0.0 })
    }
}

/// The best first, what was played before its equals.
fn rank<A: Copy + Ord>(trials: &mut [Trial<A>], seat: Seat, played: Option<A>) {
    let hope = |trial: &Trial<A>| trial.mean()[seat.index()];
    trials.sort_by(|a, b| {
        let by_chance = hope(b).total_cmp(&hope(a));
        let by_play = (Some(b.action) == played).cmp(&(Some(a.action) == played));
        by_chance.then(by_play).then(a.action.cmp(&b.action))
    });
}

/// Leaves the first `wide`, and what was played.
fn keep<A: Copy + PartialEq>(trials: &mut Vec<Trial<A>>, wide: usize, played: Option<A>) {
    let mut place = 0;
    trials.retain(|trial| {
        place += 1;
        place <= wide.max(1) || Some(trial.action) == played
    });
}

fn told<A: Copy>(trials: &[Trial<A>], seat: Seat, seats: usize) -> Vec<Weighed<A>> {
    let Some(best) = trials.first() else { return Vec::new() };
    let weighed = |trial: &Trial<A>| Weighed {
        action: trial.action,
        chances: trial.mean()[..seats].to_vec(),
        doubt: trial.doubt(best, seat),
        lines: trial.lines.len() as u32,
        exact: false,
    };
    trials.iter().map(weighed).collect()
}
