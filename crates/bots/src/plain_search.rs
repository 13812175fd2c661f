//! Monte Carlo tree search as the textbooks have it: a yardstick, no opponent for people.
//!
//! Each playout draws a world that agrees with what the seat knows, follows the tree by UCB1 among what is
//! possible there (one tree for all worlds, as in information set search), adds one node, and plays on at
//! random to the end. Who has won counts, and nothing else: no estimate, no habit, no order among decisions.
//! See Browne and others, "A Survey of Monte Carlo Tree Search Methods", and Cowling, Powley and Whitehouse,
//! "Information Set Monte Carlo Tree Search".

use game::{Game, Heuristics, Quiet, Rng, Seat, SeatSet, Turn, Weighted, Window, luck};

use crate::bot::{Bot, DEFAULT_PLAYOUTS, Limits};
use crate::dice::{self, BotRng};
use crate::findings::{Candidate, Findings};
use crate::search::worth::{self, Worth};
use crate::search::{Edge, NodeId, Tree};

/// How much little tried decisions are favoured, as in UCB1.
const CURIOSITY: f32 = std::f32::consts::SQRT_2;

/// The most steps of one playout: a random game that takes longer is nobody's victory.
const STEPS_MOST: usize = 20_000;

/// Monte Carlo tree search with random playouts.
#[derive(Debug)]
pub struct PlainSearch<G: Game> {
    tree: Tree<G>,
    path: Vec<Taken>,
    legal: Vec<G::Action>,
    slots: Vec<usize>,
    outcomes: Vec<Weighted<G::Outcome>>,
    /// What the lines of each decision at hand brought everybody, added up in the order of the edges.
    hopes: Vec<Worth>,
    world: Option<G>,
    chosen: Option<usize>,
}

/// An edge that was taken, and by whom.
#[derive(Clone, Copy, Debug)]
struct Taken {
    node: NodeId,
    edge: usize,
    seat: Seat,
}

impl<G: Game> Default for PlainSearch<G> {
    fn default() -> Self {
        PlainSearch {
            tree: Tree::default(),
            path: Vec::new(),
            legal: Vec::new(),
            slots: Vec::new(),
            outcomes: Vec::new(),
            hopes: Vec::new(),
            world: None,
            chosen: None,
        }
    }
}

impl<G: Heuristics> Bot<G> for PlainSearch<G> {
    fn choose(
        &mut self,
        window: Window<'_, G>,
        limits: &Limits<'_>,
        rng: &mut dyn Rng,
    ) -> Option<G::Action> {
        self.tree.restart();
        self.hopes.clear();
        self.chosen = None;
        self.legal.clear();
        window.mannerly(&mut self.legal);
        match self.legal[..] {
            [] => return None,
            [only] => return Some(only),
            _ => {}
        }
        let mut own = dice::fork(rng);
        let most = match limits.out_of_time {
            Some(_) => limits.playouts.unwrap_or(u64::MAX),
            None => limits.playouts.unwrap_or(DEFAULT_PLAYOUTS),
        };
        for _ in 0..most.max(1) {
            self.playout(window, &mut own);
            if limits.over() {
                break;
            }
        }
        let edges = &self.tree.node(NodeId::ROOT).edges;
        let own = (0..edges.len()).filter(|slot| edges[*slot].seat == window.seat());
        self.chosen = own.rev().max_by_key(|slot| edges[*slot].visits);
        self.chosen.map(|slot| edges[slot].action)
    }

    fn findings(
        &mut self,
        window: Window<'_, G>,
        _rng: &mut dyn Rng,
    ) -> Option<Findings<G::Action>> {
        let chosen = self.chosen?;
        let edges = &self.tree.node(NodeId::ROOT).edges;
        let candidate = |edge: &Edge<G::Action>| Candidate {
            action: edge.action,
            lines: edge.visits.into(),
            chance: edge.worth(),
        };
        let own = edges.iter().filter(|edge| edge.seat == window.seat());
        let candidates = own.map(candidate).collect();
        Some(Findings::new(candidates, self.hopes[chosen], window.seats()))
    }
}

impl<G: Heuristics> PlainSearch<G> {
    fn playout(&mut self, window: Window<'_, G>, rng: &mut BotRng) {
        let mut world = match self.world.take() {
            None => window.resample(rng),
            Some(mut world) => {
                window.resample_into(rng, &mut world);
                world
            }
        };
        self.path.clear();
        self.descend(&mut world, window.seat(), rng);
        self.play_on(&mut world, rng);
        self.learn(&world);
        self.world = Some(world);
    }

    /// Follows the tree to the first decision that nobody has tried, and makes it.
    fn descend(&mut self, world: &mut G, me: Seat, rng: &mut BotRng) {
        let mut at = Some(NodeId::ROOT);
        while let Some(node) = at {
            at = match world.turn() {
                Turn::Over => None,
                Turn::Chance => world.pick_outcome(rng, &mut self.outcomes).and_then(|outcome| {
                    world.settle_unchecked(outcome, &mut Quiet);
                    self.tree.follow_draw(node, outcome)
                }),
                Turn::Decide(seats) => {
                    decider(seats, me).and_then(|seat| self.decide(world, node, seat))
                }
            };
        }
    }

    /// Lets `seat` make the decision at `node` that deserves it; `None` where it is a new one.
    fn decide(&mut self, world: &mut G, node: NodeId, seat: Seat) -> Option<NodeId> {
        self.open(world, node, seat);
        let edges = &mut self.tree.node(node).edges;
        let edge = most_deserving(edges, &self.slots)?;
        self.slots.iter().for_each(|slot| edges[*slot].chances += 1);
        let Edge { action, visits, .. } = edges[edge];
        world.play_unchecked(seat, action, &mut Quiet);
        self.path.push(Taken { node, edge, seat });
        let next = self.tree.follow(node, edge);
        next.filter(|_| visits > 0)
    }

    /// Lists what is possible in this world, each with its edge.
    fn open(&mut self, world: &G, node: NodeId, seat: Seat) {
        self.legal.clear();
        self.slots.clear();
        world.mannerly(seat, &mut self.legal);
        let node = self.tree.node(node);
        for (hint, &action) in self.legal.iter().enumerate() {
            let slot = node.find(seat, action, hint).unwrap_or_else(|| {
                node.edges.push(Edge::untried(seat, action, 0.0));
                node.edges.len() - 1
            });
            self.slots.push(slot);
        }
    }

    /// Plays at random to the end. What pesters the others is left out here, too: it would only make
    /// playouts longer.
    fn play_on(&mut self, world: &mut G, rng: &mut BotRng) {
        for _ in 0..STEPS_MOST {
            match world.turn() {
                Turn::Over => return,
                Turn::Chance => {
                    let Some(outcome) = world.pick_outcome(rng, &mut self.outcomes) else { return };
                    world.settle_unchecked(outcome, &mut Quiet);
                }
                Turn::Decide(seats) => {
                    let Some(seat) = seats.iter().next() else { return };
                    self.legal.clear();
                    world.mannerly(seat, &mut self.legal);
                    let Some(&action) = luck::pick(rng, &self.legal) else { return };
                    world.play_unchecked(seat, action, &mut Quiet);
                }
            }
        }
    }

    /// Tells every decision on the way who has won.
    fn learn(&mut self, world: &G) {
        let winners = world.winners();
        let mut result = Worth::default();
        for seat in winners.iter() {
            result[seat.index()] = 1.0 / winners.len() as f32;
        }
        if let Some(first) = self.path.first() {
            let edges = self.tree.node(NodeId::ROOT).edges.len();
            self.hopes.resize(edges, Worth::default());
            worth::add(&mut self.hopes[first.edge], &result);
        }
        for step in &self.path {
            self.tree.node(step.node).edges[step.edge].learn(result[step.seat.index()]);
        }
    }
}

/// Whose decision is followed first of several side by side.
fn decider(seats: SeatSet, me: Seat) -> Option<Seat> {
    if seats.contains(me) { Some(me) } else { seats.iter().next() }
}

/// The slot of the edge to try next: one nobody has tried, else by UCB1.
fn most_deserving<A>(edges: &[Edge<A>], slots: &[usize]) -> Option<usize> {
    let score = |edge: &Edge<A>| match edge.visits {
        0 => f32::INFINITY,
        visits => {
            let chances = (edge.chances.max(1) as f32).ln();
            edge.worth() + CURIOSITY * (chances / visits as f32).sqrt()
        }
    };
    let scored = slots.iter().map(|&slot| (slot, score(&edges[slot])));
    scored.reduce(|a, b| if b.1 > a.1 { b } else { a }).map(|(slot, _)| slot)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn edge(visits: u32, sum: f32, chances: u32) -> Edge<u8> {
        Edge { visits, sum, chances, ..Edge::untried(Seat::FIRST, 0, 0.0) }
    }

    #[test]
    fn the_untried_come_first_and_then_the_promising() {
        let edges = [edge(5, 4.0, 20), edge(0, 0.0, 20), edge(5, 1.0, 20), edge(1, 0.4, 20)];
        assert_eq!(most_deserving(&edges, &[0, 1, 2, 3]), Some(1));
        assert_eq!(most_deserving(&edges, &[0, 2]), Some(0));
        assert_eq!(
            most_deserving(&edges, &[0, 3]),
            Some(3),
            "tried once, and it could have been often"
        );
        assert_eq!(most_deserving::<u8>(&[], &[]), None);
    }
}
