//! The player with a learned judgement: every decision is tried on the same lines of luck, and what the
//! judgement says at the end of a line counts.
//!
//! The line number k of every decision meets the same world and the same luck ([`race`]); what comes after
//! the decision is played at first thought to the end of the turn ([`reflex`]), and then, where the game says so,
//! by the game's own estimate ([`routine`]): so many more lines may be worth more than better ones.
//!
//! Where little more than the last turn is to come, nothing is tried: the ending is looked through.
//!
//! [`race`]: crate::search

mod crew;
mod ending;
mod frame;
mod line;
mod play_on;
mod reflex;
mod routine;
mod weighing;

use game::{Game, Heuristics, Rng, Window};

use crate::bot::{Bot, Limits};
use crate::dice::rng_from;
use crate::findings::{self, Candidate, Findings};
use crate::judge::Judge;
use crate::search::worth::{self, Worth};
use crate::search::{Edge, Luck, Race, Tuning};

use self::crew::{Crew, Task};
use self::ending::{Ending, Question};
use self::line::Line;
pub use reflex::Reflex;
pub use weighing::{Aftermath, Effort, Parts, Said, Swing, Weighed, Weigher};

/// The most lines of one decision.
const LINES_MOST: u64 = 1 << 20;

/// How many lines pass between two looks whether the decision is settled.
const GLANCE: u64 = 16;

/// A difference in the chance of winning that is not worth a thought.
const TRIFLE: f32 = 0.001;

/// With how many turns to come an ending is looked through.
const ENDING: u32 = 1;

/// How many steps of an ending count as one line.
const STEPS_OF_A_LINE: u64 = 64;

/// What a question to the others must add to the chance of winning, against the best decision that asks
/// nobody: less is not worth their time.
const QUESTION: f32 = 0.01;

/// A player with a learned judgement.
#[derive(Debug)]
pub struct Mind<G: Game> {
    tuning: Tuning,
    crew: Crew<G>,
    ending: Ending<G>,
    race: Race,
    edges: Vec<Edge<G::Action>>,
    /// What the lines of each decision promised everybody, added up.
    hopes: Vec<Worth>,
    slots: Vec<usize>,
    legal: Vec<G::Action>,
    chosen: Option<G::Action>,
}

impl<G: Heuristics> Default for Mind<G> {
    fn default() -> Self {
        Mind::new(Judge::default(), Tuning::MIND)
    }
}

impl<G: Heuristics> Mind<G> {
    /// One that judges so.
    pub fn new(judge: Judge<G>, tuning: Tuning) -> Self {
        Mind {
            tuning,
            crew: Crew::new(judge),
            ending: Ending::default(),
            race: Race::default(),
            edges: Vec::new(),
            hopes: Vec::new(),
            slots: Vec::new(),
            legal: Vec::new(),
            chosen: None,
        }
    }
}

impl<G: Heuristics> Bot<G> for Mind<G> {
    fn choose(
        &mut self,
        window: Window<'_, G>,
        limits: &Limits<'_>,
        rng: &mut dyn Rng,
    ) -> Option<G::Action> {
        self.legal.clear();
        self.edges.clear();
        self.hopes.clear();
        window.mannerly(&mut self.legal);
        self.chosen = match self.legal.len() > 1 {
            true => {
                let seeds = Seeds { luck: Luck::new(rng.next_u64()), worlds: rng.next_u64() };
                let task = Task { window, seeds };
                self.open(&task, limits);
                self.look_through(window, limits, seeds).or_else(|| {
                    self.run(&task, limits);
                    self.verdict(window.idle())
                })
            }
            false => self.legal.first().copied(),
        };
        self.chosen
    }

    fn findings(
        &mut self,
        window: Window<'_, G>,
        rng: &mut dyn Rng,
    ) -> Option<Findings<G::Action>> {
        let chosen = self.chosen?;
        let chances = match self.edges.iter().position(|edge| edge.action == chosen) {
            Some(slot) if self.edges[slot].visits > 0 => {
                self.hopes[slot].map(|sum| sum / self.edges[slot].visits as f32)
            }
            _ => findings::at_a_glance(window, rng, |world| self.crew.chances(world)),
        };
        let own = chances[window.seat().index()];
        let candidates = match self.edges[..] {
            [] => vec![Candidate { action: chosen, lines: 0, chance: own }],
            _ => self.edges.iter().map(candidate).collect(),
        };
        Some(Findings::new(candidates, chances, window.seats()))
    }
}

fn candidate<A: Copy>(edge: &Edge<A>) -> Candidate<A> {
    Candidate { action: edge.action, lines: edge.visits.into(), chance: edge.worth() }
}

/// How many lines may be tried.
fn lines_of(limits: &Limits<'_>) -> u64 {
    limits.lines().unwrap_or(LINES_MOST).clamp(1, LINES_MOST)
}

/// After how many turns a line is judged.
fn horizon<G: Heuristics>() -> u32 {
    G::judgement().map_or(G::FORESIGHT, |judgement| judgement.horizon)
}

/// What decisions are at the end of the turn, on the first line.
fn glances<A: Copy>(actions: &[A]) -> Vec<Line<A>> {
    actions.iter().map(|&action| Line { action, number: 0, turns: 0 }).collect()
}

/// What all lines of a decision follow from.
#[derive(Clone, Copy)]
struct Seeds {
    luck: Luck,
    worlds: u64,
}

impl<G: Heuristics> Mind<G> {
    /// Lists the decisions with what they promise at the end of one's own turn.
    /// Once time is up, what was not looked at promises nothing.
    fn open(&mut self, task: &Task<'_, G>, limits: &Limits<'_>) {
        let seat = task.window.seat();
        self.race.restart();
        self.crew.restart(limits.threads());
        self.slots.clear();
        self.hopes.resize(self.legal.len(), Worth::default());
        for actions in self.legal.chunks(self.crew.batch()) {
            let promises = match !self.edges.is_empty() && limits.over() {
                true => vec![Worth::default(); actions.len()],
                false => self.crew.play(task, &glances(actions)),
            };
            for (&action, promise) in actions.iter().zip(promises) {
                self.slots.push(self.edges.len());
                self.edges.push(Edge::untried(seat, action, promise[seat.index()]));
            }
        }
    }

    /// The best decision where the end of the game can be looked through; `None` where it is too far.
    ///
    /// What promises most comes first, so that whoever runs out of time has seen the best of it.
    fn look_through(
        &mut self,
        window: Window<'_, G>,
        limits: &Limits<'_>,
        seeds: Seeds,
    ) -> Option<G::Action> {
        let world = window.resample(&mut rng_from(seeds.worlds));
        world.turns_to_come().filter(|turns| *turns <= ENDING)?;
        let idle = window.idle();
        let is_idle = |edge: &Edge<G::Action>| Some(edge.action) == idle;
        let promise = |slot: &usize| (is_idle(&self.edges[*slot]), self.edges[*slot].prior);
        let mut order = std::mem::take(&mut self.slots);
        order.sort_by(|a, b| promise(b).partial_cmp(&promise(a)).expect("chances are numbers"));
        let steps_most = lines_of(limits) * STEPS_OF_A_LINE;
        let question = Question { seat: window.seat(), limits, steps_most };
        let best = self.best_ending(&world, &order, question);
        self.slots = order;
        best.map(|slot| self.edges[slot].action)
    }

    /// The best of the decisions, looked through in this order. To be idle comes first: whatever is done
    /// instead must be better.
    fn best_ending(&mut self, world: &G, order: &[usize], question: Question<'_>) -> Option<usize> {
        self.ending.restart();
        let (mut best, mut low) = (None, 0.0);
        for &slot in order {
            let action = self.edges[slot].action;
            let Some(found) = self.ending.after(world, action, low, question) else { break };
            let chance = found[question.seat.index()];
            self.hopes[slot] = found;
            self.edges[slot].learn(chance);
            if best.is_none() || chance > low {
                (best, low) = (Some(slot), chance);
            }
        }
        best
    }

    /// Runs line after line until the limits are used up or one decision is clearly the best.
    fn run(&mut self, task: &Task<'_, G>, limits: &Limits<'_>) {
        let turns = self.tuning.foresight.unwrap_or_else(horizon::<G>);
        for line in 0..lines_of(limits) {
            let Some(slot) = self.race.next(&self.edges, &self.slots, &self.tuning) else { return };
            let promised = self.next_line(task, slot, turns);
            worth::add(&mut self.hopes[slot], &promised);
            let worth = promised[task.window.seat().index()];
            self.race.note(&self.edges, slot, worth, &self.tuning);
            self.edges[slot].learn(worth);
            let glance = line % GLANCE == GLANCE - 1;
            if limits.over() || glance && self.race.is_clear(&self.edges, &self.slots, &self.tuning)
            {
                return;
            }
        }
    }

    /// What the next line of the decision in `slot` comes to. Where it was not played ahead, others are
    /// played with it.
    fn next_line(&mut self, task: &Task<'_, G>, slot: usize, turns: u32) -> Worth {
        let Edge { action, visits: number, .. } = self.edges[slot];
        if self.crew.batch() == 1 {
            return self.crew.play_one(task, Line { action, number, turns });
        }
        if let Some(ready) = self.crew.result(slot, number) {
            return ready;
        }
        let line = |slot: usize, number: usize| {
            let action = self.edges[slot].action;
            (slot, Line { action, number: number as u32, turns })
        };
        let mut wanted = Vec::with_capacity(self.crew.batch());
        let mut rest = self.crew.batch();
        for slot in self.race.soon(&self.edges, slot, &self.slots, &self.tuning) {
            let (ready, share) = (self.crew.ready(slot), rest.div_ceil(2));
            wanted.extend((ready..ready + share).map(|number| line(slot, number)));
            rest -= share;
            if rest == 0 {
                break;
            }
        }
        self.crew.play_ahead(task, &wanted);
        self.crew.result(slot, number).unwrap_or_default()
    }

    /// The decision most lines went to; to do nothing, where nothing was gained by it, and no question that
    /// is not worth asking.
    fn verdict(&self, idle: Option<G::Action>) -> Option<G::Action> {
        let best = most_tried(self.edges.iter())?;
        let calm = most_tried(self.edges.iter().filter(|edge| !G::asks(edge.action)));
        let question = self.tuning.question.unwrap_or(QUESTION);
        let best = match calm {
            Some(calm) if G::asks(best.action) && gained(best, calm) < question => calm,
            _ => best,
        };
        let idle = self.edges.iter().find(|edge| Some(edge.action) == idle && edge.visits > 0);
        let gained_nothing = |idle: &&Edge<G::Action>| {
            idle.prior >= best.prior && best.worth() - idle.worth() < TRIFLE
        };
        Some(idle.filter(gained_nothing).unwrap_or(best).action)
    }
}

fn most_tried<'a, A: 'a>(edges: impl Iterator<Item = &'a Edge<A>>) -> Option<&'a Edge<A>> {
    let most = |edge: &Edge<A>| (edge.visits, edge.sum);
    edges.reduce(|a, b| if most(b) > most(a) { b } else { a })
}

/// How much better one decision is than another, at first sight where the other was never tried.
fn gained<A>(best: &Edge<A>, other: &Edge<A>) -> f32 {
    match other.visits {
        0 => best.prior - other.prior,
        _ => best.worth() - other.worth(),
    }
}
