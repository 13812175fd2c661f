//! One thread of thought: tries line after line of play and remembers what became of it.

use game::{Game, Heuristics, Quiet, Rng, Seat, SeatSet, Turn, Weighted, Window};

use super::chance::{Luck, stir};
use super::habit::Habit;
use super::race::Race;
use super::tree::{Edge, NodeId, Tree};
use super::tuning::Tuning;
use super::worth::{self, Worth};
use super::{select, verdict};
use crate::bot::Limits;
use crate::dice::{BotRng, rng_from};
use crate::lookahead::Lookahead;

/// The most playouts of one thread: beyond it sums in single precision stop counting.
const PLAYOUTS_MOST: u64 = 1 << 24;

/// The most decisions of one playout: no turn of our games is as long, and one that goes round
/// in circles must not keep a search from its end.
const STEPS_MOST: usize = 512;

/// How many playouts pass between two looks whether the decision is settled.
const GLANCE: u64 = 32;

/// A tree and what is needed to grow it; kept from one decision to the next as memory only.
#[derive(Debug)]
pub(crate) struct Explorer<G: Game> {
    tuning: Tuning,
    tree: Tree<G>,
    /// What the decisions at hand turned out to be worth to everybody, in the order of their edges: the
    /// tree remembers only what is of interest to whoever decides.
    hopes: Vec<Worth>,
    lookahead: Lookahead<G>,
    habit: Habit<G>,
    race: Race,
    world: Option<G>,
    path: Vec<Taken>,
    legal: Vec<G::Action>,
    slots: Vec<usize>,
    outcomes: Vec<Weighted<G::Outcome>>,
}

/// An edge that was taken, and by whom.
#[derive(Clone, Copy, Debug)]
struct Taken {
    node: NodeId,
    edge: usize,
    seat: Seat,
}

/// What is fixed about a line of play before it begins.
#[derive(Clone, Copy, Debug)]
struct Line {
    me: Seat,
    luck: Luck,
    /// How often its first action was tried before.
    number: u32,
}

/// Decisions side by side: all are weighed at the node where the round began, so that nobody
/// answers what a rival has not shown yet. Mostly a round is one seat's decision.
struct Round {
    node: NodeId,
    waiting: SeatSet,
}

impl Round {
    /// Are these decisions all among those still waiting here?
    fn goes_on(&self, seats: SeatSet) -> bool {
        seats.iter().all(|seat| self.waiting.contains(seat))
    }
}

impl<G: Heuristics> Explorer<G> {
    /// An explorer that knows nothing yet.
    pub fn new(tuning: Tuning) -> Self {
        Explorer {
            tuning,
            tree: Tree::default(),
            hopes: Vec::new(),
            lookahead: Lookahead::default(),
            habit: Habit::default(),
            race: Race::default(),
            world: None,
            path: Vec::new(),
            legal: Vec::new(),
            slots: Vec::new(),
            outcomes: Vec::new(),
        }
    }

    /// Forgets the last decision.
    pub fn restart(&mut self) {
        self.tree.restart();
        self.race.restart();
        self.hopes.clear();
    }

    /// The sum of what an action at hand turned out to be worth to every seat, and over how many lines.
    pub fn hopes(&mut self, seat: Seat, action: G::Action) -> Option<(Worth, u32)> {
        let slot = self.tree.node(NodeId::ROOT).find(seat, action, 0)?;
        let visits = self.findings()[slot].visits;
        Some((*self.hopes.get(slot)?, visits))
    }

    /// What was found out about the decision at hand.
    pub fn findings(&mut self) -> &[Edge<G::Action>] {
        &self.tree.node(NodeId::ROOT).edges
    }

    /// Tries lines of play until thread `number` has used up its share of the limits; one at
    /// least, so that there is always an answer.
    pub fn explore(
        &mut self,
        window: Window<'_, G>,
        limits: &Limits<'_>,
        number: usize,
        mut rng: BotRng,
    ) {
        let luck = Luck::new(rng.next_u64());
        let seed = rng.next_u64();
        let share = limits.share(number).unwrap_or(PLAYOUTS_MOST).clamp(1, PLAYOUTS_MOST);
        let alone = limits.threads() == 1;
        for left in (0..share).rev() {
            let number = self.next_number(window.seat());
            let mut rng = rng_from(stir(seed ^ u64::from(number)));
            self.playout(window, Line { me: window.seat(), luck, number }, &mut rng);
            let glance = alone && left % GLANCE == 0;
            if limits.over() || glance && self.is_settled(window.seat(), left) {
                return;
            }
        }
    }

    /// How often the action that will be tried next was tried before.
    ///
    /// All that a line meets follows from this number, so that rival actions are tried in the
    /// same worlds with the same luck.
    fn next_number(&mut self, seat: Seat) -> u32 {
        self.list_own(seat);
        let next = self.pick(NodeId::ROOT);
        next.map_or(0, |slot| self.findings()[slot].visits)
    }

    /// Lists the slots of `seat` in the decision at hand.
    fn list_own(&mut self, seat: Seat) {
        let edges = &self.tree.node(NodeId::ROOT).edges;
        self.slots.clear();
        self.slots.extend((0..edges.len()).filter(|&slot| edges[slot].seat == seat));
    }

    /// The slot, of those listed, that deserves the next try at `node`.
    fn pick(&mut self, node: NodeId) -> Option<usize> {
        let races = self.races();
        let edges = &self.tree.node(node).edges;
        match races {
            true => self.race.next(edges, &self.slots, &self.tuning),
            false => select::next(edges, &self.slots, &self.tuning),
        }
    }

    /// Are the actions of the decision at hand compared line by line? Where lines are played on,
    /// luck makes more of a difference than most actions.
    fn races(&self) -> bool {
        self.foresight() > 0
    }

    /// Is there nothing more to find out about the decision at hand?
    fn is_settled(&mut self, seat: Seat, left: u64) -> bool {
        if self.races() {
            self.list_own(seat);
            let edges = &self.tree.node(NodeId::ROOT).edges;
            return self.race.is_clear(edges, &self.slots, &self.tuning);
        }
        let certainty = self.tuning.certainty;
        let own = self.findings().iter().filter(|edge| edge.seat == seat).copied();
        let own: Vec<_> = own.collect();
        verdict::cannot_change(&own, left) || verdict::is_clear(&own, certainty)
    }

    fn playout(&mut self, window: Window<'_, G>, line: Line, rng: &mut BotRng) {
        let mut world = match self.world.take() {
            None => window.resample(rng),
            Some(mut world) => {
                window.resample_into(rng, &mut world);
                world
            }
        };
        self.path.clear();
        let worth = self.descend(&mut world, line);
        self.learn(&worth);
        self.world = Some(world);
    }

    /// Plays on from the root to the first position nobody has looked at yet, and says what
    /// that is worth. A turn once begun is played to its end: the middle of it says little.
    fn descend(&mut self, world: &mut G, line: Line) -> Worth {
        let horizon = world.turns().saturating_add(self.foresight());
        let mut luck = line.luck;
        let mut at = NodeId::ROOT;
        let mut round = Round { node: at, waiting: SeatSet::EMPTY };
        let mut turn_of = Some(line.me);
        loop {
            let next = match world.turn() {
                Turn::Over => None,
                Turn::Decide(_) if self.path.len() >= STEPS_MOST => None,
                _ if self.plays_on(at) => {
                    self.habit.play_on(world, horizon, &mut luck.fortune(line.number));
                    None
                }
                Turn::Chance => {
                    turn_of = None;
                    round.waiting = SeatSet::EMPTY;
                    self.draw(world, at, &mut luck)
                }
                Turn::Decide(seats) => {
                    let seat = first_to_decide(seats, line.me);
                    let fresh = self.join(&mut round, world, at, seats, seat);
                    if turn_of.replace(seat) != Some(seat)
                        && let Some(worth) = fresh
                    {
                        return worth;
                    }
                    let edge = self.pick(round.node);
                    edge.and_then(|edge| self.decide(world, [round.node, at], seat, edge))
                }
            };
            match next {
                Some(child) => at = child,
                None => return worth::of_world(world, self.tuning.steepness),
            }
        }
    }

    /// How many turns lines are played on.
    fn foresight(&self) -> u32 {
        self.tuning.foresight.unwrap_or(G::FORESIGHT)
    }

    /// Does the game go on by habit from here? With foresight everything does but the decision at
    /// hand: a tree as thin as lines that long leave it adds more noise than it finds out.
    fn plays_on(&self, at: NodeId) -> bool {
        self.races() && at != NodeId::ROOT
    }

    /// Lets `seat` decide in the round that is under way, or in a new one if this is none of
    /// the decisions still waiting there. All who decide side by side are looked at as the
    /// round begins, when none of them knows what another does.
    fn join(
        &mut self,
        round: &mut Round,
        world: &G,
        at: NodeId,
        seats: SeatSet,
        seat: Seat,
    ) -> Option<Worth> {
        if !round.goes_on(seats) {
            *round = Round { node: at, waiting: seats };
            let others = if self.races() { SeatSet::EMPTY } else { seats.without(seat) };
            for other in others.iter() {
                self.open(world, at, other);
            }
        }
        round.waiting = round.waiting.without(seat);
        self.open(world, round.node, seat)
    }

    /// Lists the actions and makes sure that each has an edge, with a look one turn ahead. The
    /// worth of the position where nobody had been there.
    ///
    /// That worth lies halfway between before and after the turn: to have just moved looks like
    /// an advantage, and lines that end after one's own turn must not seem better for it.
    fn open(&mut self, world: &G, node: NodeId, seat: Seat) -> Option<Worth> {
        self.legal.clear();
        self.slots.clear();
        world.mannerly(seat, &mut self.legal);
        let share = self.tuning.nodes / self.legal.len().max(1);
        let node = self.tree.node(node);
        let fresh = !node.edges.iter().any(|edge| edge.seat == seat);
        let mut best: Option<Worth> = None;
        for (hint, &action) in self.legal.iter().enumerate() {
            if let Some(slot) = node.find(seat, action, hint) {
                self.slots.push(slot);
                continue;
            }
            let outlook = self.lookahead.after(world, seat, action, share);
            let worth = worth::of_outlook::<G>(&outlook, world.seats(), self.tuning.steepness);
            let prior = worth[seat.index()];
            self.slots.push(node.edges.len());
            node.edges.push(Edge::untried(seat, action, prior));
            best = best.filter(|best| best[seat.index()] >= prior).or(Some(worth));
        }
        let after = best.filter(|_| fresh)?;
        Some(worth::halfway(&worth::of_world(world, self.tuning.steepness), &after))
    }

    /// Takes the action of `edge`, weighed at `node`, where play stands `at`.
    fn decide(
        &mut self,
        world: &mut G,
        [node, at]: [NodeId; 2],
        seat: Seat,
        edge: usize,
    ) -> Option<NodeId> {
        let edges = &mut self.tree.node(node).edges;
        for &slot in &self.slots {
            edges[slot].chances += 1;
        }
        let action = edges[edge].action;
        world.play_unchecked(seat, action, &mut Quiet);
        self.path.push(Taken { node, edge, seat });
        match node == at {
            true => self.tree.follow(node, edge),
            false => self.tree.follow_unweighed(at, seat, action),
        }
    }

    fn draw(&mut self, world: &mut G, id: NodeId, luck: &mut Luck) -> Option<NodeId> {
        self.outcomes.clear();
        world.chances(&mut self.outcomes);
        let node = self.tree.node(id);
        let outcome = luck.draw::<G>(node.draws_made, &self.outcomes)?;
        node.draws_made = node.draws_made.wrapping_add(1);
        world.settle_unchecked(outcome, &mut Quiet);
        self.tree.follow_draw(id, outcome)
    }

    /// Tells every decision on the way what became of it.
    fn learn(&mut self, worth: &Worth) {
        let races = self.races();
        if let Some(first) = self.path.first() {
            let edges = self.tree.node(NodeId::ROOT).edges.len();
            self.hopes.resize(edges, Worth::default());
            worth::add(&mut self.hopes[first.edge], worth);
        }
        for step in &self.path {
            if races {
                let edges = &self.tree.node(step.node).edges;
                self.race.note(edges, step.edge, worth[step.seat.index()], &self.tuning);
            }
            self.tree.node(step.node).edges[step.edge].learn(worth[step.seat.index()]);
        }
    }
}

/// Whose decision is taken first of several side by side; the order makes no difference.
fn first_to_decide(seats: SeatSet, me: Seat) -> Seat {
    if seats.contains(me) { me } else { seats.iter().next().expect("somebody decides") }
}
