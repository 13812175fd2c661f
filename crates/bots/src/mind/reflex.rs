//! How a game goes on at first thought: everybody does what the judgement likes best right away.

use game::{Game, Heuristics, Quiet, Seat, SeatSet, Turn, Weighted};

use super::frame::{Frame, Frames};
use super::play_on::play_on;
use super::routine::Estimate;
use crate::judge::Judge;
use crate::search::Fortune;
use crate::search::worth::Worth;

/// Where a decision is judged by the best way to go on with it and there are more of them than this, the
/// game's own estimate says which so many are looked at: a tile has a hundred places, and most are out of
/// the question.
const LOOKED_AT: usize = 8;

/// Weighs decisions one by one; keeps its lists and worlds from one to the next.
#[derive(Debug)]
pub struct Reflex<G: Game> {
    judge: Judge<G>,
    /// Is a decision judged by the best way to go on with it?
    in_pieces: bool,
    estimate: Estimate<G>,
    ranked: Vec<(f32, G::Action)>,
    outcomes: Vec<Weighted<G::Outcome>>,
    frames: Frames<G>,
}

impl<G: Heuristics> Reflex<G> {
    /// By this judgement.
    pub fn new(judge: Judge<G>) -> Self {
        let in_pieces = G::judgement().map_or(G::FORESIGHT == 0, |judgement| judgement.in_pieces);
        let (ranked, outcomes, frames) = (Vec::new(), Vec::new(), Frames::default());
        Reflex { judge, in_pieces, estimate: Estimate::default(), ranked, outcomes, frames }
    }

    /// The chance that each seat wins, each seen with its own eyes: they need not come to 1.
    pub(crate) fn chances(&mut self, world: &G) -> Worth {
        let mut worth = Worth::default();
        for seat in Seat::first(world.seats()) {
            worth[seat.index()] = self.judge.chance(world, seat);
        }
        worth
    }

    /// What `seat` does at first thought; `None` where it has nothing to decide.
    pub fn choose(&mut self, world: &G, seat: Seat) -> Option<G::Action> {
        let mut frame = self.frames.take(world);
        world.sensible(seat, &mut frame.options);
        if let [only] = frame.options[..] {
            self.frames.give_back(frame);
            return Some(only);
        }
        self.sift(world, seat, &mut frame);
        let best = self.best(world, seat, &mut frame);
        self.frames.give_back(frame);
        best.map(|(action, _)| action)
    }

    /// The best of the decisions listed in `frame`, and what the chances are then.
    fn best(&mut self, world: &G, seat: Seat, frame: &mut Frame<G>) -> Option<(G::Action, f32)> {
        let mut best: Option<(G::Action, f32)> = None;
        for at in 0..frame.options.len() {
            let action = frame.options[at];
            frame.world.clone_from(world);
            frame.world.play_unchecked(seat, action, &mut Quiet);
            let chance = self.promise(&frame.world, seat);
            if best.is_none_or(|(_, other)| chance > other) {
                best = Some((action, chance));
            }
        }
        best
    }

    /// What a position promises `seat`, which has just acted. Where decisions come in pieces that mean
    /// little alone, the best way to go on counts.
    fn promise(&mut self, world: &G, seat: Seat) -> f32 {
        let goes_on = self.in_pieces && world.turn() == Turn::Decide(SeatSet::only(seat));
        let gone_on = if goes_on { self.best_way_on(world, seat) } else { None };
        gone_on.unwrap_or_else(|| self.judge.chance(world, seat))
    }

    fn best_way_on(&mut self, world: &G, seat: Seat) -> Option<f32> {
        let mut frame = self.frames.take(world);
        world.sensible(seat, &mut frame.options);
        self.sift(world, seat, &mut frame);
        let best = self.best(world, seat, &mut frame);
        self.frames.give_back(frame);
        best.map(|(_, chance)| chance)
    }

    /// Leaves the decisions in `frame` that the game's own estimate likes best, where there are many.
    fn sift(&mut self, world: &G, seat: Seat, frame: &mut Frame<G>) {
        if self.in_pieces {
            let way_on = |after: &G| self.estimate.way_on(after, seat);
            frame.keep_best((world, seat), LOOKED_AT, &mut self.ranked, way_on);
        }
    }

    /// Plays `world` on while `goes_on` says so, or until it is over.
    pub(crate) fn play_on(
        &mut self,
        world: &mut G,
        fortune: &mut Fortune,
        goes_on: impl Fn(&G) -> bool,
    ) {
        let mut outcomes = std::mem::take(&mut self.outcomes);
        play_on(world, fortune, &mut outcomes, goes_on, |world, seat| self.choose(world, seat));
        self.outcomes = outcomes;
    }
}
