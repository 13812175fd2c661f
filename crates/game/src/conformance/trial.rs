//! One random game after another, every state held against every law.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

use super::flaw::{Law, demand};
use super::legality::{self, actions, deciding};
use super::pool::Pool;
use super::twins::{After, carry_out, invariants};
use super::{
    Exam, Examinee, Progress, Report, chance, points, positions, records, secrecy, setup, spelling,
};
use crate::contract::{Game, Turn};
use crate::luck;
use crate::referee::Step;
use crate::seat::Seat;

/// How many worlds are drawn per seat and state.
const WORLDS: usize = 2;

/// One moment of so many is written down and set up again.
const MOMENTS: u32 = 40;

const ENDS: &str = "a random game comes to an end";

/// The examination under way.
pub(super) struct Trial<'a, G: Game> {
    exam: &'a Exam<G>,
    /// What must hold in a state besides the contract of the rules.
    besides: fn(&G) -> Law,
    progress: &'a Progress,
    pub(super) rng: ChaCha8Rng,
    /// Apart from the other, so that which games are examined does not depend on it.
    positions_rng: ChaCha8Rng,
    actions: Pool<G::Action>,
    outcomes: Pool<G::Outcome>,
    moments: Vec<Moment<G>>,
    pub(super) report: Report,
}

/// A state that is written down later, and where it came up.
struct Moment<G> {
    game: G,
    number: usize,
    step: usize,
}

impl<'a, G: Examinee> Trial<'a, G> {
    pub(super) fn new(exam: &'a Exam<G>, besides: fn(&G) -> Law, progress: &'a Progress) -> Self {
        Trial {
            exam,
            besides,
            progress,
            rng: ChaCha8Rng::seed_from_u64(exam.seed),
            positions_rng: ChaCha8Rng::seed_from_u64(!exam.seed),
            actions: Pool::default(),
            outcomes: Pool::default(),
            moments: Vec::new(),
            report: Report::default(),
        }
    }

    /// Plays one game to its end, or until it is called off, then looks at its record.
    pub(super) fn play_one(&mut self) -> Law {
        let mut game = setup::start(self.exam)?;
        let mut steps = Vec::new();
        invariants(&game)?;
        let most = self.exam.steps_max;
        while steps.len() < most {
            self.progress.step.set(steps.len());
            self.look(&game)?;
            self.keep_moment(&game, steps.len());
            let Some(step) = self.choose(&game) else { break };
            let after = carry_out(&game, step)?;
            self.look_at_step(&game, step, &after)?;
            game = after.game;
            steps.push(step);
        }
        let over = game.turn() == Turn::Over;
        demand(over || !self.exam.must_end, ENDS, || format!("{most} steps were not enough"))?;
        self.report.games += usize::from(over);
        records::hold(self.exam, &steps, &mut self.rng)?;
        records::hold_fair(self.exam, &mut self.rng)
    }

    /// Holds one state against every law.
    fn look(&mut self, game: &G) -> Law {
        legality::lists(game)?;
        points::holds(game)?;
        spelling::views(game)?;
        let outcomes = self.outcomes.strangers(&mut self.rng);
        chance::holds(game, &outcomes)?;
        (self.besides)(game)?;
        let tried = self.actions.strangers(&mut self.rng);
        self.report.refused += legality::strangers(game, &tried, self.exam.listed)?;
        self.look_at_worlds(game, &tried)?;
        self.remember(game);
        Ok(())
    }

    /// Lets the moments that were kept pass through their positions.
    pub(super) fn write_down(&mut self) -> Law {
        for Moment { game, number, step } in std::mem::take(&mut self.moments) {
            self.progress.game.set(number);
            self.progress.step.set(step);
            self.report.positions += 1;
            positions::hold(&game, &mut self.positions_rng)?;
        }
        Ok(())
    }

    fn keep_moment(&mut self, game: &G, step: usize) {
        if luck::below(&mut self.positions_rng, MOMENTS) == 0 {
            let number = self.progress.game.get();
            self.moments.push(Moment { game: game.clone(), number, step });
        }
    }

    fn look_at_worlds(&mut self, game: &G, tried: &[G::Action]) -> Law {
        for seat in Seat::first(game.seats()) {
            for _ in 0..WORLDS {
                let world = game.resample(seat, &mut self.rng);
                secrecy::resample_into_agrees(game, &world, seat, self.rng.next_u64())?;
                self.report.worlds += 1;
                if world == *game {
                    continue;
                }
                self.report.worlds_that_differ += 1;
                secrecy::world_agrees(game, &world, seat, self.exam.hidden)?;
                secrecy::resample_is_blind(game, &world, seat, self.rng.next_u64())?;
                secrecy::verdicts_agree(game, &world, seat, tried)?;
            }
        }
        Ok(())
    }

    fn look_at_step(&mut self, before: &G, step: Step<G>, after: &After<G>) -> Law {
        match step {
            Step::Chance(_) => self.report.outcomes += 1,
            Step::Decision(..) => self.report.decisions += 1,
        }
        self.report.side_by_side += usize::from(deciding(before).len() > 1);
        spelling::events::<G>(before.seats(), &after.events)?;
        if self.exam.forgetful_view {
            return Ok(());
        }
        for seat in Seat::first(before.seats()) {
            let world = before.resample(seat, &mut self.rng);
            self.report.streams +=
                secrecy::streams_agree(after, step, &world, seat, &mut self.rng)?;
        }
        Ok(())
    }

    fn remember(&mut self, game: &G) {
        for seat in deciding(game).iter() {
            self.actions.remember(&mut self.rng, actions(game, seat).into_iter());
        }
        let outcomes = chance::outcomes(game).into_iter().map(|weighted| weighted.outcome);
        self.outcomes.remember(&mut self.rng, outcomes);
    }

    /// A random step, chance by its weights; `None` when the game is over.
    fn choose(&mut self, game: &G) -> Option<Step<G>> {
        match game.turn() {
            Turn::Over => None,
            Turn::Chance => {
                let outcomes = chance::outcomes(game);
                let weights = outcomes.iter().map(|weighted| weighted.weight);
                let place = luck::weighted(&mut self.rng, weights)?;
                outcomes.get(place).map(|weighted| Step::Chance(weighted.outcome))
            }
            Turn::Decide(seats) => {
                let seats: Vec<Seat> = seats.iter().chain(game.at_liberty().iter()).collect();
                let &seat = luck::pick(&mut self.rng, &seats)?;
                let list = actions(game, seat);
                luck::pick(&mut self.rng, &list).map(|&action| Step::Decision(seat, action))
            }
        }
    }
}
