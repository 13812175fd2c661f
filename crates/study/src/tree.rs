//! The tree of a study: what could come of its beginning, step by step.

use std::collections::BTreeMap;

use game::record::RawStep;

use crate::limits::{NODES_MAX, STEP_BYTES_MAX};
use crate::{Notes, StudyFault};

/// The name of a node: it stays the same as long as there is the node, and no other gets it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// As a number, for those who keep nodes in lists of their own.
    pub const fn number(self) -> u32 {
        self.0
    }
}

/// A moment of a study.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The step that leads here; none leads to the beginning.
    step: Option<RawStep>,
    parent: Option<NodeId>,
    /// What could come next, the main line first.
    children: Vec<NodeId>,
    /// What is to be said about it.
    pub(crate) notes: Notes,
}

impl Node {
    /// The step that leads here; none leads to the beginning.
    pub fn step(&self) -> Option<&RawStep> {
        self.step.as_ref()
    }

    /// The node before.
    pub fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    /// What could come next, the main line first.
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }

    /// What is to be said about it.
    pub fn notes(&self) -> &Notes {
        &self.notes
    }
}

/// All nodes. There is always the root.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree {
    nodes: BTreeMap<NodeId, Node>,
    /// The number of the next node.
    next: u32,
}

impl Default for Tree {
    fn default() -> Tree {
        let root = Node { step: None, parent: None, children: Vec::new(), notes: Notes::default() };
        Tree { nodes: BTreeMap::from([(ROOT, root)]), next: 1 }
    }
}

const ROOT: NodeId = NodeId(0);

impl Tree {
    /// The beginning.
    pub fn root(&self) -> NodeId {
        ROOT
    }

    /// A node.
    pub fn node(&self, id: NodeId) -> Option<&Node> {
        self.nodes.get(&id)
    }

    /// How many nodes there are, the root included.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Is there nothing but the beginning, of which nothing is said?
    pub fn is_empty(&self) -> bool {
        self.len() == 1 && self.nodes.values().all(|root| root.notes.is_empty())
    }

    /// The node before.
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.node(id)?.parent
    }

    /// What could come next, the main line first; nothing where there is no such node.
    pub fn children(&self, id: NodeId) -> &[NodeId] {
        self.node(id).map_or(&[], Node::children)
    }

    /// The next node of the main line.
    pub fn next(&self, id: NodeId) -> Option<NodeId> {
        self.children(id).first().copied()
    }

    /// The last node of the main line from here on.
    pub fn end_of(&self, id: NodeId) -> NodeId {
        std::iter::successors(Some(id), |id| self.next(*id)).last().unwrap_or(id)
    }

    /// The nodes from the one after the root to this one.
    pub fn line_to(&self, id: NodeId) -> Vec<NodeId> {
        let mut line: Vec<NodeId> = std::iter::successors(Some(id), |id| self.parent(*id))
            .take_while(|id| *id != ROOT)
            .collect();
        line.reverse();
        line
    }

    /// Does this node come after that one, or is it the same?
    pub fn comes_after(&self, id: NodeId, before: NodeId) -> bool {
        std::iter::successors(Some(id), |id| self.parent(*id)).any(|id| id == before)
    }

    /// The nearest of the other ways that begin where this one does, before it or after it.
    pub fn sibling(&self, id: NodeId, later: bool) -> Option<NodeId> {
        let all = self.children(self.parent(id)?);
        let place = all.iter().position(|other| *other == id)?;
        let other = if later { place + 1 } else { place.checked_sub(1)? };
        all.get(other).copied()
    }

    /// The node on the main line after so many decisions, with all that chance did then.
    pub fn after_decisions(&self, decisions: usize) -> NodeId {
        let decides = |id: &NodeId| {
            self.node(*id).and_then(Node::step).is_some_and(|step| step.seat.is_some())
        };
        let mut made = 0;
        let main = std::iter::successors(Some(ROOT), |id| self.next(*id));
        let reached = main.take_while(|id| {
            made += usize::from(decides(id));
            made <= decisions
        });
        reached.last().unwrap_or(ROOT)
    }

    /// All nodes, each after the one before it and the main line first: the order in which they are written.
    pub fn in_order(&self) -> Vec<NodeId> {
        let (mut order, mut waiting) = (Vec::with_capacity(self.len()), vec![ROOT]);
        while let Some(id) = waiting.pop() {
            order.push(id);
            waiting.extend(self.children(id).iter().rev());
        }
        order
    }

    /// A step after this node; where it is there already, that node.
    pub(crate) fn add(&mut self, after: NodeId, step: RawStep) -> Result<NodeId, StudyFault> {
        if step.notation.len() > STEP_BYTES_MAX {
            return Err(StudyFault::TooLong);
        }
        let is_there = |id: &&NodeId| self.node(**id).and_then(Node::step) == Some(&step);
        if let Some(known) = self.children(after).iter().find(is_there) {
            return Ok(*known);
        }
        if self.len() >= NODES_MAX {
            return Err(StudyFault::TooManyNodes);
        }
        let id = NodeId(self.next);
        let number = after.0 as usize;
        let parent = self.nodes.get_mut(&after).ok_or(StudyFault::NoSuchNode { after: number })?;
        parent.children.push(id);
        let notes = Notes::default();
        self.nodes
            .insert(id, Node { step: Some(step), parent: Some(after), children: vec![], notes });
        self.next += 1;
        Ok(id)
    }

    /// Removes a node with all that follows it, and says where that leaves whoever was there; the root stays.
    pub(crate) fn remove(&mut self, id: NodeId) -> Option<NodeId> {
        let parent = self.parent(id)?;
        self.nodes.get_mut(&parent)?.children.retain(|child| *child != id);
        let mut waiting = vec![id];
        while let Some(id) = waiting.pop() {
            waiting.extend(self.nodes.remove(&id).into_iter().flat_map(|node| node.children));
        }
        Some(parent)
    }

    /// Puts a branch one place further to the front; says whether there was such a place.
    pub(crate) fn promote(&mut self, id: NodeId) -> bool {
        // The branch begins where the way here last left its main line.
        let left =
            |id: &NodeId| self.parent(*id).is_some_and(|parent| self.next(parent) != Some(*id));
        let branch = std::iter::successors(Some(id), |id| self.parent(*id)).find(left);
        let Some((branch, parent)) = branch.and_then(|id| Some((id, self.parent(id)?))) else {
            return false;
        };
        let Some(parent) = self.nodes.get_mut(&parent) else { return false };
        let place = parent.children.iter().position(|child| *child == branch);
        let Some(place) = place.filter(|place| *place > 0) else { return false };
        parent.children.swap(place - 1, place);
        true
    }

    /// Could the branch of this node be put further to the front?
    pub fn can_promote(&self, id: NodeId) -> bool {
        !self
            .line_to(id)
            .iter()
            .all(|id| self.parent(*id).is_some_and(|parent| self.next(parent) == Some(*id)))
    }

    pub(crate) fn notes_mut(&mut self, id: NodeId) -> Option<&mut Notes> {
        Some(&mut self.nodes.get_mut(&id)?.notes)
    }

    /// The next node gets another number than any node of `other`.
    pub(crate) fn counts_on_from(&mut self, other: &Tree) {
        self.next = self.next.max(other.next);
    }
}
