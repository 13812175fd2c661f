//! How a game goes on by the game's own estimate, a whole turn at a time: a tile is laid for the sake of the
//! figure that will stand on it. That costs little more than to look at each step alone, and a line in which
//! nobody claims what he lays misleads the more, the more of them are tried.

use game::{Game, Heuristics, Quiet, Seat, SeatSet, Turn, Weighted};

use super::frame::{Frame, Frames};
use super::play_on::play_on;
use crate::lookahead::margin;
use crate::search::Fortune;

/// Of the steps after a decision, so many say what it is worth: games list first what belongs to the
/// decision, a figure on the tile, and then what could be done after any other as well.
const WAYS_ON: usize = 12;

/// Of more decisions than this only those are looked at with the steps after them that leave their seat
/// furthest ahead alone: in nine of ten turns the best is among them.
const LOOKED_AT: usize = 8;

/// What decisions are worth by the game's own estimate; keeps its worlds from one to the next.
#[derive(Debug)]
pub(super) struct Estimate<G: Game> {
    frames: Frames<G>,
}

impl<G: Game> Default for Estimate<G> {
    fn default() -> Self {
        Estimate { frames: Frames::default() }
    }
}

impl<G: Heuristics> Estimate<G> {
    /// How far `seat`, which has just acted, is ahead with the best step after this one, if it has one.
    pub fn way_on(&mut self, world: &G, seat: Seat) -> f32 {
        let ahead = |after: &G| margin(&after.outlook(), seat, after.seats());
        if world.turn() != Turn::Decide(SeatSet::only(seat)) {
            return ahead(world);
        }
        let mut frame = self.frames.take(world);
        world.sensible(seat, &mut frame.options);
        let mut most = f32::NEG_INFINITY;
        for &action in frame.options.iter().take(WAYS_ON) {
            frame.world.clone_from(world);
            frame.world.play_unchecked(seat, action, &mut Quiet);
            most = most.max(ahead(&frame.world));
        }
        self.frames.give_back(frame);
        most
    }
}

/// Plays worlds on; keeps its lists and worlds from one line to the next.
#[derive(Debug)]
pub(super) struct Routine<G: Game> {
    estimate: Estimate<G>,
    frames: Frames<G>,
    ranked: Vec<(f32, G::Action)>,
    outcomes: Vec<Weighted<G::Outcome>>,
}

impl<G: Game> Default for Routine<G> {
    fn default() -> Self {
        let (estimate, frames) = (Estimate::default(), Frames::default());
        Routine { estimate, frames, ranked: Vec::new(), outcomes: Vec::new() }
    }
}

impl<G: Heuristics> Routine<G> {
    /// Plays `world` on until so many turns have begun in it, or it is over.
    pub fn play_on(&mut self, world: &mut G, turns: u32, fortune: &mut Fortune) {
        let mut outcomes = std::mem::take(&mut self.outcomes);
        let goes_on = |world: &G| world.turns() < turns;
        play_on(world, fortune, &mut outcomes, goes_on, |world, seat| self.choose(world, seat));
        self.outcomes = outcomes;
    }

    /// What leaves `seat` furthest ahead, the next step counted in; the first of equals.
    fn choose(&mut self, world: &G, seat: Seat) -> Option<G::Action> {
        let mut frame = self.frames.take(world);
        world.sensible(seat, &mut frame.options);
        let best = match frame.options[..] {
            [only] => Some(only),
            _ => self.best(world, seat, &mut frame),
        };
        self.frames.give_back(frame);
        best
    }

    fn best(&mut self, world: &G, seat: Seat, frame: &mut Frame<G>) -> Option<G::Action> {
        let alone = |after: &G| margin(&after.outlook(), seat, after.seats());
        frame.keep_best((world, seat), LOOKED_AT, &mut self.ranked, alone);
        let mut best: Option<(f32, G::Action)> = None;
        for &action in &frame.options {
            frame.world.clone_from(world);
            frame.world.play_unchecked(seat, action, &mut Quiet);
            let ahead = self.estimate.way_on(&frame.world, seat);
            if best.is_none_or(|(most, _)| ahead > most) {
                best = Some((ahead, action));
            }
        }
        best.map(|(_, action)| action)
    }
}
