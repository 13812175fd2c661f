//! One line of play: what becomes of a decision in one world with one luck.

use game::{Game, Heuristics, Quiet, Window};

use super::Seeds;
use super::reflex::Reflex;
use super::routine::Routine;
use crate::dice::rng_from;
use crate::judge::Judge;
use crate::search::stir;
use crate::search::worth::Worth;

/// A line that is wanted.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line<A> {
    pub action: A,
    pub number: u32,
    /// After how many turns it is judged; the one under way is played to its end at least.
    pub turns: u32,
}

/// Plays lines, one at a time; what it keeps from one to the next is memory to work in.
#[derive(Debug)]
pub(super) struct Liner<G: Game> {
    reflex: Reflex<G>,
    routine: Routine<G>,
    world: Option<G>,
}

impl<G: Heuristics> Liner<G> {
    /// One that judges so.
    pub fn new(judge: Judge<G>) -> Self {
        Liner { reflex: Reflex::new(judge), routine: Routine::default(), world: None }
    }

    /// The chance that each seat wins, each seen with its own eyes.
    pub fn chances(&mut self, world: &G) -> Worth {
        self.reflex.chances(world)
    }

    /// Every seat's chance to win at the end of a line.
    pub fn play(&mut self, window: Window<'_, G>, seeds: Seeds, line: Line<G::Action>) -> Worth {
        let mut world = drawn(window, seeds, line.number, self.world.take());
        let (own, horizon) = (world.turns() + 1, world.turns() + line.turns.max(1));
        world.play_unchecked(window.seat(), line.action, &mut Quiet);
        let mut fortune = seeds.luck.fortune(line.number);
        let thoughtful = if by_habit::<G>() { own } else { horizon };
        self.reflex.play_on(&mut world, &mut fortune, |world| world.turns() < thoughtful);
        self.routine.play_on(&mut world, horizon, &mut fortune);
        let worth = self.reflex.chances(&world);
        self.world = Some(world);
        worth
    }
}

/// World number `number` of those that agree with what the seat knows; `kept` is memory to work in.
pub(super) fn drawn<G: Game>(
    window: Window<'_, G>,
    seeds: Seeds,
    number: u32,
    kept: Option<G>,
) -> G {
    let mut rng = rng_from(stir(seeds.worlds ^ u64::from(number)));
    match kept {
        None => window.resample(&mut rng),
        Some(mut world) => {
            window.resample_into(&mut rng, &mut world);
            world
        }
    }
}

/// Is what follows the own turn played by habit?
fn by_habit<G: Heuristics>() -> bool {
    G::judgement().is_none_or(|judgement| judgement.by_habit)
}
