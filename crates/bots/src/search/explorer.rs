//! One thread of thought: tries line after line of play and remembers what became of it.

use game::{Game, Quiet, Rng, Seat, SeatSet, Turn, Weighted, Window};

use super::chance::Luck;
use super::select;
use super::tree::{Edge, NodeId, Tree};
use super::tuning::Tuning;
use super::worth::{self, Worth};
use crate::bot::Limits;
use crate::dice::BotRng;
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
    lookahead: Lookahead<G>,
    world: Option<G>,
    path: Vec<Step>,
    legal: Vec<G::Action>,
    slots: Vec<usize>,
    outcomes: Vec<Weighted<G::Outcome>>,
}

/// An edge that was taken, and by whom.
#[derive(Clone, Copy, Debug)]
struct Step {
    node: NodeId,
    edge: usize,
    seat: Seat,
}

/// Decisions side by side: all are weighed at the node where the round began, so that nobody
/// answers what a rival has not shown yet. Mostly a round is one seat's decision.
struct Round {
    node: NodeId,
    waiting: SeatSet,
}

impl<G: Game> Explorer<G> {
    /// An explorer that knows nothing yet.
    pub fn new(tuning: Tuning) -> Self {
        Explorer {
            tuning,
            tree: Tree::default(),
            lookahead: Lookahead::default(),
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
        let share = limits.share(number).unwrap_or(PLAYOUTS_MOST).clamp(1, PLAYOUTS_MOST);
        let alone = limits.threads() == 1;
        for left in (0..share).rev() {
            self.playout(window, luck, &mut rng);
            let glance = alone && left % GLANCE == 0;
            if limits.over() || glance && self.is_decided(window.seat(), left) {
                return;
            }
        }
    }

    /// Can no rival catch up with the most tried action in the playouts that are left? Then the
    /// answer is known, and it is the answer that all of them would have given.
    fn is_decided(&mut self, seat: Seat, left: u64) -> bool {
        let (mut first, mut second) = (0, 0);
        for edge in self.findings().iter().filter(|edge| edge.seat == seat) {
            second = second.max(edge.visits.min(first));
            first = first.max(edge.visits);
        }
        u64::from(first - second) > left
    }

    fn playout(&mut self, window: Window<'_, G>, luck: Luck, rng: &mut BotRng) {
        let mut world = match self.world.take() {
            None => window.resample(rng),
            Some(mut world) => {
                window.resample_into(rng, &mut world);
                world
            }
        };
        self.path.clear();
        let worth = self.descend(&mut world, window.seat(), luck);
        self.learn(&worth);
        self.world = Some(world);
    }

    /// Plays on from the root to the first position nobody has looked at yet, and says what
    /// that is worth. A turn once begun is played to its end: the middle of it says little.
    fn descend(&mut self, world: &mut G, me: Seat, mut luck: Luck) -> Worth {
        let mut at = NodeId::ROOT;
        let mut round = Round { node: at, waiting: SeatSet::EMPTY };
        let mut turn_of = Some(me);
        loop {
            let next = match world.turn() {
                Turn::Over => None,
                Turn::Decide(_) if self.path.len() >= STEPS_MOST => None,
                Turn::Chance => {
                    turn_of = None;
                    round.waiting = SeatSet::EMPTY;
                    self.draw(world, at, &mut luck)
                }
                Turn::Decide(seats) => {
                    let seat = first_to_decide(seats, me);
                    let fresh = self.join(&mut round, world, at, seats, seat);
                    if turn_of.replace(seat) != Some(seat)
                        && let Some(worth) = fresh
                    {
                        return worth;
                    }
                    self.decide(world, round.node, at, seat)
                }
            };
            match next {
                Some(child) => at = child,
                None => return worth::of_world(world, self.tuning.steepness),
            }
        }
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
        if !seats.iter().all(|seat| round.waiting.contains(seat)) {
            *round = Round { node: at, waiting: seats };
            for other in seats.without(seat).iter() {
                self.open(world, at, other);
            }
        }
        round.waiting = round.waiting.without(seat);
        self.open(world, round.node, seat)
    }

    /// Lists the legal actions and makes sure that each has an edge, with a look one turn ahead.
    /// The worth of the position where nobody had been there.
    ///
    /// That worth lies halfway between before and after the turn: to have just moved looks like
    /// an advantage, and lines that end after one's own turn must not seem better for it.
    fn open(&mut self, world: &G, node: NodeId, seat: Seat) -> Option<Worth> {
        self.legal.clear();
        self.slots.clear();
        world.actions(seat, &mut self.legal);
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

    /// Takes the action that deserves a try most, weighed at `node`, where play stands `at`.
    fn decide(&mut self, world: &mut G, node: NodeId, at: NodeId, seat: Seat) -> Option<NodeId> {
        let edges = &mut self.tree.node(node).edges;
        let edge = select::next(edges, &self.slots, &self.tuning)?;
        for &slot in &self.slots {
            edges[slot].chances += 1;
        }
        let action = edges[edge].action;
        world.play_unchecked(seat, action, &mut Quiet);
        self.path.push(Step { node, edge, seat });
        match node == at {
            true => self.tree.follow(node, edge),
            false => self.tree.follow_unweighed(at, seat, action),
        }
    }

    fn draw(&mut self, world: &mut G, id: NodeId, luck: &mut Luck) -> Option<NodeId> {
        self.outcomes.clear();
        world.outcomes(&mut self.outcomes);
        let node = self.tree.node(id);
        let outcome = luck.draw::<G>(node.draws_made, &self.outcomes)?;
        node.draws_made = node.draws_made.wrapping_add(1);
        world.settle_unchecked(outcome, &mut Quiet);
        self.tree.follow_draw(id, outcome)
    }

    /// Tells every decision on the way what became of it.
    fn learn(&mut self, worth: &Worth) {
        for step in &self.path {
            let edge = &mut self.tree.node(step.node).edges[step.edge];
            edge.visits += 1;
            edge.sum += worth[step.seat.index()];
        }
    }
}

/// Whose decision is taken first of several side by side; the order makes no difference.
fn first_to_decide(seats: SeatSet, me: Seat) -> Seat {
    if seats.contains(me) { me } else { seats.iter().next().unwrap_or(me) }
}
