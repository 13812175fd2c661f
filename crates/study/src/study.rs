//! A study set up by the rules.

use std::collections::BTreeMap;

use bots::Playable;
use game::erased::{ActionInput, AnyMatch, Told};
use game::record::RawStep;

use crate::fault::illegal;
use crate::limits::{MATCHES_KEPT, NODES_MAX, STRIDE, TITLE_CHARS_MAX, UNDO_MAX};
use crate::{Drawing, Glyph, Heading, NodeId, Notes, StudyError, StudyFault, StudyText, Tree};

/// A study set up by the rules: every node of its tree is a match.
pub struct Study {
    playable: &'static dyn Playable,
    heading: Heading,
    /// The match before the first step; chance is brought from outside.
    begun: Box<dyn AnyMatch>,
    tree: Tree,
    /// What happened on the way to each node, by the step that leads there.
    told: BTreeMap<NodeId, Told>,
    /// Matches at hand, the one used last behind.
    kept: Vec<(NodeId, Box<dyn AnyMatch>)>,
    /// The trees before the last deletions and promotions, the latest behind.
    before: Vec<Tree>,
}

impl Study {
    pub(crate) fn new(
        playable: &'static dyn Playable,
        heading: Heading,
        begun: Box<dyn AnyMatch>,
        tree: Tree,
    ) -> Study {
        let (told, kept, before) = (BTreeMap::new(), Vec::new(), Vec::new());
        Study { playable, heading, begun, tree, told, kept, before }
    }

    /// What is true of all of it.
    pub fn heading(&self) -> &Heading {
        &self.heading
    }

    /// Its nodes.
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The game that is studied.
    pub fn playable(&self) -> &'static dyn Playable {
        self.playable
    }

    /// The study as text.
    pub fn to_text(&self) -> StudyText {
        StudyText { heading: self.heading.clone(), tree: self.tree.clone() }
    }

    /// What happened by the step that leads to this node; nothing at the beginning.
    pub fn told(&self, id: NodeId) -> Option<&Told> {
        self.told.get(&id)
    }

    /// Calls it something else.
    pub fn rename(&mut self, title: &str) -> Result<(), StudyFault> {
        let title = title.trim();
        if title.chars().count() > TITLE_CHARS_MAX || title.chars().any(char::is_control) {
            return Err(StudyFault::TooLong);
        }
        self.heading.title = title.to_owned();
        Ok(())
    }

    /// Says something else about a node.
    pub fn comment(&mut self, id: NodeId, comment: &str) -> Result<(), StudyFault> {
        self.note(id, |notes| {
            notes.comment = comment.to_owned();
            Ok(())
        })
    }

    /// Puts a sign behind a step, or none.
    pub fn sign(&mut self, id: NodeId, glyph: Option<Glyph>) -> Result<(), StudyFault> {
        self.note(id, |notes| {
            notes.glyph = glyph;
            Ok(())
        })
    }

    /// Marks a thing on the board, or draws an arrow; what is there in the same colour is wiped away.
    pub fn draw_on(&mut self, id: NodeId, drawing: Drawing) -> Result<(), StudyFault> {
        self.note(id, |notes| notes.draw(drawing))
    }

    /// Wipes the board clean.
    pub fn wipe(&mut self, id: NodeId) -> Result<(), StudyFault> {
        self.note(id, |notes| {
            notes.drawings.clear();
            Ok(())
        })
    }

    fn note(
        &mut self,
        id: NodeId,
        change: impl FnOnce(&mut Notes) -> Result<(), StudyFault>,
    ) -> Result<(), StudyFault> {
        let after = id.number() as usize;
        let notes = self.tree.notes_mut(id).ok_or(StudyFault::NoSuchNode { after })?;
        let mut changed = notes.clone();
        change(&mut changed)?;
        changed.check()?;
        *notes = changed;
        Ok(())
    }

    /// Removes a node with all that follows it, and says where whoever was there is now; the beginning stays.
    pub fn remove(&mut self, id: NodeId) -> Option<NodeId> {
        let before = self.tree.clone();
        let parent = self.tree.remove(id)?;
        self.remember(before);
        Some(parent)
    }

    /// Puts the branch of this node one place further to the front; says whether there was such a place.
    pub fn promote(&mut self, id: NodeId) -> bool {
        let before = self.tree.clone();
        let promoted = self.tree.promote(id);
        if promoted {
            self.remember(before);
        }
        promoted
    }

    fn remember(&mut self, before: Tree) {
        if self.before.len() >= UNDO_MAX {
            self.before.remove(0);
        }
        self.before.push(before);
    }

    /// Can a deletion or a promotion be taken back?
    pub fn can_undo(&self) -> bool {
        !self.before.is_empty()
    }

    /// Takes the last deletion or promotion back, with all that was changed since; says whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(mut tree) = self.before.pop() else { return false };
        tree.counts_on_from(&self.tree);
        self.tree = tree;
        true
    }

    /// The match at this node.
    pub fn at(&mut self, id: NodeId) -> Result<&dyn AnyMatch, StudyError> {
        let place = match self.kept.iter().position(|(known, _)| *known == id) {
            Some(place) => place,
            None => self.replay(id)?,
        };
        let found = self.kept.remove(place);
        self.kept.push(found);
        match self.kept.last() {
            Some((_, at)) => Ok(at.as_ref()),
            None => Ok(self.begun.as_ref()),
        }
    }

    /// Plays on to this node from the nearest match at hand, and says where the match there is kept.
    fn replay(&mut self, id: NodeId) -> Result<usize, StudyError> {
        let number = id.number() as usize;
        self.tree.node(id).ok_or(StudyFault::NoSuchNode { after: number })?;
        let line = self.tree.line_to(id);
        let kept = |id: &NodeId| self.kept.iter().find(|(known, _)| known == id);
        let nearest =
            line.iter().enumerate().rev().find_map(|(place, id)| Some((place, kept(id)?)));
        let (played, mut at) = match nearest {
            Some((place, (_, at))) => (place + 1, at.boxed_clone()),
            None => (0, self.begun.boxed_clone()),
        };
        for (depth, id) in (1..).zip(&line).skip(played) {
            let step = self.tree.node(*id).and_then(|node| node.step().cloned());
            let Some(step) = step else { continue };
            let told = make(at.as_mut(), &step)?;
            self.arrive(*id, depth, told, at.as_ref());
        }
        self.keep(id, at);
        Ok(self.kept.len() - 1)
    }

    /// Keeps a match at hand; the one that was not used for longest goes.
    fn keep(&mut self, id: NodeId, at: Box<dyn AnyMatch>) {
        self.kept.retain(|(known, _)| *known != id);
        if self.kept.len() >= MATCHES_KEPT {
            self.kept.remove(0);
        }
        self.kept.push((id, at));
    }

    /// Adds a step that was made: `at` is the match after it.
    pub(crate) fn grow(
        &mut self,
        after: NodeId,
        step: RawStep,
        (at, told): (Box<dyn AnyMatch>, Told),
    ) -> Result<NodeId, StudyError> {
        let id = self.tree.add(after, step)?;
        // What was deleted for good is told to nobody any more.
        if self.told.len() > 2 * NODES_MAX {
            let tree = &self.tree;
            self.told.retain(|id, _| tree.node(*id).is_some());
        }
        self.told.insert(id, told);
        self.keep(id, at);
        Ok(id)
    }

    /// Makes every step of the tree, each node after the one before it; says at which the rules forbid it.
    pub(crate) fn play_all(&mut self) -> Result<(), (NodeId, StudyFault)> {
        let mut at = self.begun.boxed_clone();
        let (mut last, mut depth) = (self.tree.root(), 0);
        for id in self.tree.in_order() {
            let Some(node) = self.tree.node(id) else { continue };
            let (Some(step), Some(parent)) = (node.step().cloned(), node.parent()) else {
                continue;
            };
            if parent != last {
                depth = self.tree.line_to(parent).len();
                at = self.at(parent).map_err(|error| (id, error.fault))?.boxed_clone();
            }
            let told = make(at.as_mut(), &step).map_err(|fault| (id, fault))?;
            (last, depth) = (id, depth + 1);
            self.arrive(id, depth, told, at.as_ref());
        }
        Ok(())
    }

    /// Notes what happened on the way to a node so many steps from the beginning, and keeps some of the matches.
    fn arrive(&mut self, id: NodeId, depth: usize, told: Told, at: &dyn AnyMatch) {
        self.told.insert(id, told);
        if depth.is_multiple_of(STRIDE) {
            self.keep(id, at.boxed_clone());
        }
    }

    /// Adds steps that were made one after the other, from the beginning on.
    pub(crate) fn follow(&mut self, steps: &[RawStep]) -> Result<(), StudyError> {
        let mut at = self.begun.boxed_clone();
        let mut id = self.tree.root();
        for (depth, step) in (1..).zip(steps) {
            let told = make(at.as_mut(), step)?;
            id = self.tree.add(id, as_listed(at.as_ref(), step))?;
            self.arrive(id, depth, told, at.as_ref());
        }
        Ok(())
    }
}

/// The last step as the game lists it: two spellings of one decision are one node.
pub(crate) fn as_listed(at: &dyn AnyMatch, made: &RawStep) -> RawStep {
    let listed = match made.seat {
        Some(_) => at.last_decision(),
        None => at.last_chance().pop(),
    };
    RawStep { seat: made.seat, notation: listed.unwrap_or_else(|| made.notation.clone()) }
}

/// Makes a step, whoever makes it.
pub(crate) fn make(at: &mut dyn AnyMatch, step: &RawStep) -> Result<Told, StudyFault> {
    let input = ActionInput::Text(step.notation.clone());
    let told = match step.seat {
        Some(seat) => at.play(seat, &input),
        None => at.settle(&input),
    };
    told.map_err(illegal)
}
