//! What a search remembers: a tree of what was done and what chance brought, not of states.
//!
//! A node stands for everything that happened on the way to it. Where facts are hidden, many
//! worlds share a node: each brings its own legal actions, and an action is compared with
//! others only as often as it could have been played.

use game::{Game, Seat};

/// The most nodes of one tree: a few hundred megabytes in the widest games. A full tree
/// still learns, it only grows no deeper.
const NODES_MOST: usize = 1 << 18;

/// The number of a node in its tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NodeId(u32);

impl NodeId {
    /// Where every line of play begins.
    pub const ROOT: NodeId = NodeId(0);
}

/// Everything that was tried. Forgetting it keeps the memory for the next decision.
#[derive(Debug)]
pub(crate) struct Tree<G: Game> {
    nodes: Vec<Node<G>>,
    used: usize,
}

/// What was tried after the same beginning.
#[derive(Debug)]
pub(crate) struct Node<G: Game> {
    /// What seats may do here.
    pub edges: Vec<Edge<G::Action>>,
    /// How often chance was asked here.
    pub draws_made: u32,
    draws: Vec<Link<G::Outcome>>,
    side_by_side: Vec<Link<(Seat, G::Action)>>,
}

/// Something a seat may do at a node.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge<A> {
    /// The seat that may.
    pub seat: Seat,
    /// What it would decide.
    pub action: A,
    /// What it looked worth to that seat at the end of its turn.
    pub prior: f32,
    /// How often it was tried.
    pub visits: u32,
    /// How often it could have been tried.
    pub chances: u32,
    /// The sum of what it turned out to be worth to that seat.
    pub sum: f32,
    /// The sum of the squares of that.
    pub squares: f32,
    /// Where it leads, once it was tried.
    pub child: Option<NodeId>,
}

/// Something that happened at a node without being weighed there, and where it leads.
#[derive(Clone, Copy, Debug)]
struct Link<T> {
    happened: T,
    child: NodeId,
}

impl<A> Edge<A> {
    /// An action nobody has tried yet.
    pub fn untried(seat: Seat, action: A, prior: f32) -> Self {
        Edge { seat, action, prior, visits: 0, chances: 0, sum: 0.0, squares: 0.0, child: None }
    }

    /// What it turned out to be worth; where nobody tried it, what it looked worth.
    pub fn worth(&self) -> f32 {
        if self.visits == 0 { self.prior } else { self.sum / self.visits as f32 }
    }

    /// Counts a try that turned out to be worth so much.
    pub fn learn(&mut self, worth: f32) {
        self.visits += 1;
        self.sum += worth;
        self.squares += worth * worth;
    }
}

impl<G: Game> Default for Tree<G> {
    fn default() -> Self {
        Tree { nodes: Vec::new(), used: 0 }
    }
}

impl<G: Game> Tree<G> {
    /// Forgets everything but where play begins.
    pub fn restart(&mut self) {
        self.used = 0;
        self.sprout();
    }

    /// The node with this id, which the tree must have given out.
    pub fn node(&mut self, id: NodeId) -> &mut Node<G> {
        &mut self.nodes[id.0 as usize]
    }

    /// The node after the edge number `edge` of `id`; `None` where the tree is full.
    pub fn follow(&mut self, id: NodeId, edge: usize) -> Option<NodeId> {
        if let Some(child) = self.node(id).edges[edge].child {
            return Some(child);
        }
        let child = self.sprout();
        self.node(id).edges[edge].child = child;
        child
    }

    /// The node after chance brought `outcome` at `id`; `None` where the tree is full.
    pub fn follow_draw(&mut self, id: NodeId, outcome: G::Outcome) -> Option<NodeId> {
        self.follow_link(id, outcome, |node| &mut node.draws)
    }

    /// The node after `id` where `seat` took an action that was weighed elsewhere: where others
    /// had not acted yet that decide side by side with it.
    pub fn follow_unweighed(
        &mut self,
        id: NodeId,
        seat: Seat,
        action: G::Action,
    ) -> Option<NodeId> {
        self.follow_link(id, (seat, action), |node| &mut node.side_by_side)
    }

    fn follow_link<T: PartialEq>(
        &mut self,
        id: NodeId,
        happened: T,
        links: impl Fn(&mut Node<G>) -> &mut Vec<Link<T>>,
    ) -> Option<NodeId> {
        let known = links(self.node(id)).iter().find(|link| link.happened == happened);
        if let Some(link) = known {
            return Some(link.child);
        }
        let child = self.sprout()?;
        links(self.node(id)).push(Link { happened, child });
        Some(child)
    }

    /// A new, empty node, in the memory of a forgotten one where there is one.
    fn sprout(&mut self) -> Option<NodeId> {
        let number = self.used;
        if number >= NODES_MOST {
            return None;
        }
        match self.nodes.get_mut(number) {
            Some(node) => node.forget(),
            None => self.nodes.push(Node::default()),
        }
        self.used += 1;
        Some(NodeId(number as u32))
    }
}

impl<G: Game> Default for Node<G> {
    fn default() -> Self {
        Node { edges: Vec::new(), draws_made: 0, draws: Vec::new(), side_by_side: Vec::new() }
    }
}

impl<G: Game> Node<G> {
    fn forget(&mut self) {
        self.edges.clear();
        self.draws_made = 0;
        self.draws.clear();
        self.side_by_side.clear();
    }

    /// The number of the edge for `action` by `seat`; `hint` is where it stands if every world
    /// lists the same actions in the same order.
    pub fn find(&self, seat: Seat, action: G::Action, hint: usize) -> Option<usize> {
        let same = |edge: &Edge<G::Action>| edge.action == action && edge.seat == seat;
        match self.edges.get(hint) {
            Some(edge) if same(edge) => Some(hint),
            _ => self.edges.iter().position(same),
        }
    }
}

#[cfg(test)]
mod tests {
    use game::toys::{Lanterns, LanternsAction};

    use super::*;

    #[test]
    fn the_same_beginning_leads_to_the_same_node() {
        let mut tree = Tree::<Lanterns>::default();
        tree.restart();
        let [calm, storm] = ["wind calm", "wind storm"].map(|text| text.parse().unwrap());
        let first = tree.follow_draw(NodeId::ROOT, calm);
        assert_ne!(tree.follow_draw(NodeId::ROOT, storm), first);
        assert_eq!(tree.follow_draw(NodeId::ROOT, calm), first);
    }

    #[test]
    fn a_restart_forgets() {
        let mut tree = Tree::<Lanterns>::default();
        tree.restart();
        let seat = Seat::new(0).unwrap();
        tree.node(NodeId::ROOT).edges.push(Edge::untried(seat, LanternsAction::Rest, 0.5));
        tree.follow(NodeId::ROOT, 0).unwrap();
        tree.restart();
        assert!(tree.node(NodeId::ROOT).edges.is_empty());
        assert_eq!(tree.used, 1);
    }

    #[test]
    fn an_edge_is_found_where_another_world_lists_it_elsewhere() {
        let seats = [0, 1].map(|number| Seat::new(number).unwrap());
        let mut node = Node::<Lanterns>::default();
        let edge = |seat| Edge::untried(seat, LanternsAction::Rest, 0.5);
        node.edges.extend(seats.map(edge));
        assert_eq!(node.find(seats[1], LanternsAction::Rest, 0), Some(1));
        assert_eq!(node.find(seats[1], LanternsAction::LightBest, 0), None);
    }
}
