//! Bots that play against each other, so that positions come about as they do among people of all kinds.

use bots::{Bot, BotRng, Limits, Reflex, by_name, rng_from};
use game::{Heuristics, Match, Quiet, Rng, Seat, Turn, Window, luck};

/// Several times as many steps as any game takes that is played to win.
const STEPS_MOST: usize = 4_000;

/// Bots that answer at once: somebody with little practice, somebody who looks one turn ahead.
const QUICK: [&str; 3] = ["person", "greedy", "person:sees=0.8:slips=0.05"];

/// Everybody who may sit down.
pub struct Bench<G: Heuristics> {
    quick: Vec<Box<dyn Bot<G>>>,
    /// Who does at first thought what the learned judgement likes best.
    reflex: Reflex<G>,
}

impl<G: Heuristics> Bench<G> {
    pub fn new() -> Self {
        let quick = QUICK.iter().filter_map(|name| by_name::<G>(name).ok()).collect();
        Bench { quick, reflex: Reflex::new(bots::Judge::default()) }
    }

    /// Plays a match to its end, or until it goes round in circles.
    pub fn play(&mut self, played: &mut Match<G>, seed: u64, number: u64) {
        let mut rng = rng_from(seed.rotate_left(32) ^ number.wrapping_mul(0xA24B_AED4_963E_E407));
        let kinds = self.quick.len() as u32 + 1;
        let seated: Vec<usize> = Seat::first(played.players().len())
            .map(|_| luck::below(&mut rng, kinds) as usize)
            .collect();
        while played.steps().len() < STEPS_MOST {
            let Turn::Decide(seats) = played.turn() else { return };
            let Some(seat) = seats.iter().next() else { return };
            let kind = seated.get(seat.index()).copied().unwrap_or_default();
            let Some(action) = self.choose(played, seat, kind, &mut rng) else { return };
            if played.play_into(seat, action, &mut Quiet).is_err() {
                return;
            }
        }
    }

    fn choose(
        &mut self,
        played: &Match<G>,
        seat: Seat,
        kind: usize,
        rng: &mut BotRng,
    ) -> Option<G::Action> {
        let window = Window::new(played.game(), seat);
        match self.quick.get_mut(kind) {
            Some(bot) => bot.choose(window, &Limits::playouts(1), rng),
            None => {
                let world = window.resample(&mut rng_from(rng.next_u64()));
                self.reflex.choose(&world, seat)
            }
        }
    }
}
