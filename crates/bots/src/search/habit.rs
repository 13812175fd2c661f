//! How a game goes on without much thought.
//!
//! Everybody does what leaves them looking best right away, out of what the game calls sensible.
//! That is no great play, but it is quick and even-handed: a turn or a few later the game's
//! estimate has seen what the dice and the others make of a plan.

use game::{Game, Heuristics, Quiet, Seat, Turn, Weighted};

use super::chance::Fortune;
use crate::lookahead::margin;

/// The most steps of one line: more than any few turns take that do not go round in circles.
const STEPS_MOST: usize = 512;

/// Plays worlds on; keeps its lists and worlds from one line to the next.
#[derive(Debug)]
pub(crate) struct Habit<G: Game> {
    sensible: Vec<G::Action>,
    outcomes: Vec<Weighted<G::Outcome>>,
    spare: Option<[G; 2]>,
}

impl<G: Game> Default for Habit<G> {
    fn default() -> Self {
        Habit { sensible: Vec::new(), outcomes: Vec::new(), spare: None }
    }
}

impl<G: Heuristics> Habit<G> {
    /// Plays `world` on until so many turns have begun in it, or it is over.
    pub fn play_on(&mut self, world: &mut G, turns: u32, fortune: &mut Fortune) {
        for _ in 0..STEPS_MOST {
            let goes_on = world.turns() < turns
                && match world.turn() {
                    Turn::Over => false,
                    Turn::Chance => self.draw(world, fortune),
                    Turn::Decide(seats) => seats.iter().next().is_some_and(|seat| {
                        self.act(world, seat);
                        true
                    }),
                };
            if !goes_on {
                return;
            }
        }
    }

    fn draw(&mut self, world: &mut G, fortune: &mut Fortune) -> bool {
        self.outcomes.clear();
        world.chances(&mut self.outcomes);
        let outcome = fortune.draw(&self.outcomes);
        outcome.map(|outcome| world.settle_unchecked(outcome, &mut Quiet)).is_some()
    }

    /// `seat` does what leaves it furthest ahead at once; the first of equals.
    fn act(&mut self, world: &mut G, seat: Seat) {
        self.sensible.clear();
        world.sensible(seat, &mut self.sensible);
        if let [only] = self.sensible[..] {
            return world.play_unchecked(seat, only, &mut Quiet);
        }
        let spare = self.spare.take();
        let [mut trial, mut chosen] = spare.unwrap_or_else(|| [world.clone(), world.clone()]);
        let mut most = f32::NEG_INFINITY;
        for &action in &self.sensible {
            trial.clone_from(world);
            trial.play_unchecked(seat, action, &mut Quiet);
            let ahead = margin(&trial.outlook(), seat, world.seats());
            if ahead > most {
                most = ahead;
                std::mem::swap(&mut trial, &mut chosen);
            }
        }
        std::mem::swap(world, &mut chosen);
        self.spare = Some([trial, chosen]);
    }
}

#[cfg(test)]
mod tests {
    use game::toys::Lanterns;

    use super::*;
    use crate::search::chance::Luck;

    #[test]
    fn a_game_that_counts_no_turns_is_played_to_its_end_the_same_every_time() {
        let ends = [1, 1, 2].map(|line| {
            let mut world = Lanterns::start(&Default::default(), 3).unwrap();
            Habit::default().play_on(&mut world, 1, &mut Luck::new(7).fortune(line));
            assert_eq!(world.turn(), Turn::Over);
            world
        });
        assert_eq!(ends[0], ends[1]);
        assert_ne!(ends[0], ends[2]);
    }
}
