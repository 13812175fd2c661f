//! A table at which a round is played: one board, once for every way of moving on by a place.

use std::time::Instant;

use bots::Bot;
use game::{Audience, Game, Heuristics, Quiet, Seat, Turn, Weighted, Window};
use rand_chacha::ChaCha8Rng;
use rand_core::Rng;

use super::arena::{Arena, ContestError};
use super::program::{Asked, Program, Step};
use super::standing::Round;
use super::taught;
use crate::budget::Budget;
use crate::sim::{Stuck, dice};

/// A table with its players.
pub struct Table<'a, G: Game> {
    arena: &'a Arena<'a, G>,
    world: G,
    outcomes: Vec<Weighted<G::Outcome>>,
    players: Vec<Player<G>>,
    rngs: Vec<ChaCha8Rng>,
    /// What happened in this game, for programs that are told when it is their turn.
    steps: Vec<Step>,
}

struct Player<G: Game> {
    mind: Mind<G>,
    name: String,
    budget: Budget,
}

enum Mind<G: Game> {
    Bot(Box<dyn Bot<G>>),
    Program(Program),
}

impl<'a, G: Heuristics> Table<'a, G> {
    /// A table for the players of `arena`; programs are started.
    pub fn new(arena: &'a Arena<'a, G>) -> Result<Table<'a, G>, ContestError> {
        let mut players = Vec::new();
        for spec in arena.players {
            let mind = match &spec.program {
                None => Mind::Bot(taught::by_name(&spec.bot.bot)?),
                Some(command) => Mind::Program(Program::start(command, &spec.bot.bot)?),
            };
            let budget = spec.bot.budget(arena.budget);
            players.push(Player { mind, name: spec.to_string(), budget });
        }
        let world = arena.fresh.clone();
        Ok(Table { arena, world, outcomes: vec![], players, rngs: vec![], steps: vec![] })
    }

    /// Plays round number `number`.
    pub fn round(&mut self, number: u64) -> Result<Round, ContestError> {
        let count = self.players.len();
        let mut round = Round::new(number, count);
        for shift in 0..count {
            self.begin(number)?;
            let over = self.play(&mut round, shift)?;
            round.games += 1;
            round.called_off += u64::from(!over);
            self.count(&mut round, shift);
        }
        Ok(round)
    }

    fn begin(&mut self, number: u64) -> Result<(), ContestError> {
        let seed = self.arena.seed;
        self.world.clone_from(self.arena.fresh);
        self.steps.clear();
        self.rngs.clear();
        // The place decides what is drawn, not the player: equal players then play equal games.
        self.rngs.extend((0..self.players.len()).map(|place| dice::entrant(seed, number, place)));
        for player in &mut self.players {
            if let Mind::Program(program) = &mut player.mind {
                let Arena { options, players, position, .. } = self.arena;
                match position {
                    None => program.begin(G::NAME, options, players.len())?,
                    Some(position) => program.begin_at(position)?,
                }
            }
        }
        Ok(())
    }

    /// Plays a game in which the players have moved on by `shift` places. Did it end?
    fn play(&mut self, round: &mut Round, shift: usize) -> Result<bool, ContestError> {
        let mut chance = dice::chance(self.arena.seed, round.number);
        for _ in 0..self.arena.steps_most {
            match self.world.turn() {
                Turn::Over => return Ok(true),
                Turn::Chance => self.settle(round.number, &mut chance)?,
                Turn::Decide(seats) => {
                    let seat = seats.iter().next();
                    let seat = seat.ok_or_else(|| stuck(round.number, "nobody"))?;
                    self.decide(round, seat, shift)?;
                }
            }
        }
        Ok(self.world.turn() == Turn::Over)
    }

    fn settle(&mut self, round: u64, chance: &mut ChaCha8Rng) -> Result<(), ContestError> {
        let outcome = self.world.pick_outcome(chance, &mut self.outcomes);
        let outcome = outcome.ok_or_else(|| stuck(round, "chance"))?;
        self.steps.push(Step::Outcome(outcome.to_string()));
        self.world.settle_unchecked(outcome, &mut Quiet);
        Ok(())
    }

    fn decide(&mut self, round: &mut Round, seat: Seat, shift: usize) -> Result<(), ContestError> {
        let player = (seat.index() + shift) % self.players.len();
        let Player { mind, name, budget } = &mut self.players[player];
        let rng = &mut self.rngs[seat.index()];
        let start = Instant::now();
        let action = match mind {
            Mind::Bot(bot) => budget.ask(bot.as_mut(), Window::new(&self.world, seat), rng),
            Mind::Program(program) => {
                let asked = Asked { seat, budget: *budget, seed: rng.next_u64() };
                Some(program.ask(&self.world, &self.steps, asked)?)
            }
        };
        round.seconds[player] += start.elapsed().as_secs_f64();
        round.decisions[player] += 1;
        let action = action.ok_or_else(|| stuck(round.number, name))?;
        self.steps.push(Step::Action(seat, action.to_string()));
        self.world.play_unchecked(seat, action, &mut Quiet);
        Ok(())
    }

    fn count(&self, round: &mut Round, shift: usize) {
        let (points, winners) = (self.world.scores(Audience::Referee), self.world.winners());
        for seat in Seat::first(self.players.len()) {
            let player = (seat.index() + shift) % self.players.len();
            round.points[player] += i64::from(points[seat.index()]);
            if winners.contains(seat) {
                round.wins[player] += 1.0 / winners.len() as f64;
            }
        }
    }
}

fn stuck(game: u64, who: &str) -> Stuck {
    Stuck { game, who: who.to_owned() }
}
