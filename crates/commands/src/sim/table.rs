//! One table at which game after game is played; keeps its memory from one to the next.

use bots::{Bot, UnknownBot};
use game::{Audience, Game, Heuristics, Quiet, Seat, SeatSet, Turn, Weighted, Window};
use rand_chacha::ChaCha8Rng;

use super::dice;
use super::plan::{Plan, Seating};
use super::tally::Tally;
use crate::bot_spec::BotSpec;
use crate::budget::Budget;

/// A game in which somebody must act but cannot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("game {game} stopped: {who} had nothing to play")]
pub struct Stuck {
    /// The number of the game.
    pub game: u64,
    /// Whose turn it was.
    pub who: String,
}

/// A table with its bots.
pub struct SimTable<'a, G: Game> {
    plan: &'a Plan,
    fresh: &'a G,
    world: G,
    outcomes: Vec<Weighted<G::Outcome>>,
    entrants: Vec<Entrant<G>>,
    rngs: Vec<ChaCha8Rng>,
}

/// Somebody who plays here, and what that one may spend.
struct Entrant<G: Game> {
    player: Player<G>,
    budget: Budget,
}

enum Player<G: Game> {
    /// The bot `random`, called without a trait object: in games of nothing but random moves
    /// the rules should be all that costs.
    Random(Vec<G::Action>),
    /// Any other bot.
    Thinker(Box<dyn Bot<G>>),
}

impl<G: Heuristics> Entrant<G> {
    fn new(spec: &BotSpec, common: Budget) -> Result<Entrant<G>, UnknownBot> {
        let player = match spec.bot.as_str() {
            "random" => Player::Random(Vec::new()),
            name => Player::Thinker(bots::by_name(name)?),
        };
        Ok(Entrant { player, budget: spec.budget(common) })
    }

    #[inline]
    fn choose(&mut self, world: &G, seat: Seat, rng: &mut ChaCha8Rng) -> Option<G::Action> {
        let window = Window::new(world, seat);
        match &mut self.player {
            Player::Random(scratch) => window.pick_action(rng, scratch),
            Player::Thinker(bot) => self.budget.ask(bot.as_mut(), window, rng),
        }
    }
}

impl<'a, G: Heuristics> SimTable<'a, G> {
    /// A table where games begin as `fresh`.
    pub fn new(plan: &'a Plan, fresh: &'a G) -> Result<SimTable<'a, G>, UnknownBot> {
        let entrant = |spec| Entrant::new(spec, plan.budget);
        let entrants = plan.bots.iter().map(entrant).collect::<Result<_, _>>()?;
        let (outcomes, rngs) = (Vec::new(), Vec::new());
        Ok(SimTable { plan, fresh, world: fresh.clone(), outcomes, entrants, rngs })
    }

    /// Plays game number `game` to its end, or until it is called off.
    pub fn play(&mut self, game: u64) -> Result<Tally, Stuck> {
        let seed = self.plan.seed;
        let mut chance = dice::chance(seed, game);
        self.rngs.clear();
        self.rngs
            .extend((0..self.entrants.len()).map(|entrant| dice::entrant(seed, game, entrant)));
        self.world.clone_from(self.fresh);
        let seating = self.plan.seating(game);
        let mut decisions = 0;
        for _ in 0..self.plan.steps_most {
            match self.world.turn() {
                Turn::Over => return Ok(self.count(&seating, decisions)),
                Turn::Chance => self.settle(game, &mut chance)?,
                Turn::Decide(seats) => {
                    self.decide(game, &seating, seats)?;
                    decisions += 1;
                }
            }
        }
        Ok(self.count(&seating, decisions).as_called_off())
    }

    fn decide(&mut self, game: u64, seating: &Seating, seats: SeatSet) -> Result<(), Stuck> {
        // Where several decide side by side, the order among them is the table's.
        let seat = seats.iter().next().ok_or_else(|| silent(game, "nobody"))?;
        let entrant = seating.entrants()[seat.index()];
        let rng = &mut self.rngs[entrant];
        let action = self.entrants[entrant].choose(&self.world, seat, rng);
        let action = action.ok_or_else(|| silent(game, &self.plan.bots[entrant].bot))?;
        self.world.play_unchecked(seat, action, &mut Quiet);
        Ok(())
    }

    fn settle(&mut self, game: u64, chance: &mut ChaCha8Rng) -> Result<(), Stuck> {
        let outcome = self.world.pick_outcome(chance, &mut self.outcomes);
        let outcome = outcome.ok_or_else(|| silent(game, "chance"))?;
        self.world.settle_unchecked(outcome, &mut Quiet);
        Ok(())
    }

    fn count(&self, seating: &Seating, decisions: u64) -> Tally {
        let points = self.world.scores(Audience::Referee);
        Tally::of_game(self.world.winners(), &points, seating.entrants(), decisions)
    }
}

fn silent(game: u64, who: &str) -> Stuck {
    Stuck { game, who: who.to_owned() }
}
