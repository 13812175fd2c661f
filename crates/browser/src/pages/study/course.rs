//! Where somebody is in a study, and what they do there.

use game::{Audience, Seat, Turn};
use leptos::prelude::*;
use serde_json::Value;
use study::{Drawing, Eyes, Glyph, NodeId, Study, StudyError, StudyFault, Tree};
use wire::Look;

use crate::pages::shelf;

/// Where somebody is in a study, and what they do there.
#[derive(Clone, Copy)]
pub struct Course {
    study: StoredValue<Study>,
    /// Raised whenever the study changes.
    changed: RwSignal<u64>,
    at: RwSignal<NodeId>,
    eyes: RwSignal<Eyes>,
    /// For whom is decided where several may.
    chosen: RwSignal<Option<Seat>>,
    /// Why the last thing was not done, as a code.
    fault: RwSignal<Option<String>>,
}

impl Course {
    /// At a node of a study; at the beginning where there is no such node.
    pub fn new(study: Study, at: Option<NodeId>) -> Course {
        let root = study.tree().root();
        let at = at.filter(|id| study.tree().node(*id).is_some()).unwrap_or(root);
        let eyes = Eyes::of(study.heading().known_to);
        Course {
            study: StoredValue::new(study),
            changed: RwSignal::new(0),
            at: RwSignal::new(at),
            eyes: RwSignal::new(eyes),
            chosen: RwSignal::new(None),
            fault: RwSignal::new(None),
        }
    }

    /// Asks the study something, tracked.
    pub fn ask<T>(self, question: impl FnOnce(&Study) -> T) -> T {
        self.changed.track();
        self.study.with_value(question)
    }

    /// Asks the tree something, tracked.
    pub fn tree<T>(self, question: impl FnOnce(&Tree) -> T) -> T {
        self.ask(|study| question(study.tree()))
    }

    /// Asks what only the rules can answer, untracked; the study stays as it is.
    pub fn work_out<T>(
        self,
        question: impl FnOnce(&mut Study) -> Result<T, StudyError>,
    ) -> Option<T> {
        self.study.try_update_value(question)?.ok()
    }

    /// Changes the study; says what came of it where that was possible.
    fn change<T, E>(self, change: impl FnOnce(&mut Study) -> Result<T, E>) -> Option<T>
    where
        E: Into<StudyError>,
    {
        let changed = self.study.try_update_value(change)?.map_err(Into::into);
        let why = changed.as_ref().err().map(|error| error.telling_code().to_owned());
        self.fault.set(why);
        if changed.is_ok() {
            self.changed.update(|changed| *changed += 1);
            self.keep();
        }
        changed.ok()
    }

    /// Keeps the study over a reload of the page.
    pub fn keep(self) {
        let text = self.study.with_value(|study| study.to_text().to_string());
        shelf::put_up_study(text, None);
    }

    /// The node where we are, tracked.
    pub fn here(self) -> NodeId {
        self.at.get()
    }

    /// Goes to a node.
    pub fn go_to(self, id: NodeId) {
        self.fault.set(None);
        self.chosen.set(None);
        self.at.set(id);
    }

    /// Goes where the tree says, if there is such a way.
    pub fn go(self, way: impl FnOnce(&Tree, NodeId) -> Option<NodeId>) {
        let here = self.at.get_untracked();
        if let Some(there) = untrack(|| self.tree(|tree| way(tree, here))) {
            self.go_to(there);
        }
    }

    /// Decides for a seat.
    pub fn play(self, seat: Seat, action: &str) {
        let here = self.at.get_untracked();
        if let Some(next) = self.change(|study| study.play(here, seat, action)) {
            self.go_to(next);
        }
    }

    /// Decides for whoever is to decide.
    pub fn decide(self, action: &str) {
        if let Some(seat) = untrack(|| self.mover()) {
            self.play(seat, action);
        }
    }

    /// Lets chance bring something.
    pub fn settle(self, outcome: &str) {
        let here = self.at.get_untracked();
        if let Some(next) = self.change(|study| study.settle(here, outcome)) {
            self.go_to(next);
        }
    }

    /// Draws what chance brings: once, or until somebody decides.
    pub fn draw(self, all: bool) {
        let here = self.at.get_untracked();
        let seed = getrandom::u64().unwrap_or_default();
        let drawn = self.change(|study| {
            let mut rng = bots::rng_from(seed);
            if all { study.draw_all(here, &mut rng) } else { study.draw(here, &mut rng) }
        });
        drawn.into_iter().for_each(|next| self.go_to(next));
    }

    /// Who may decide here, tracked.
    pub fn deciders(self) -> Vec<Seat> {
        let here = self.here();
        self.work_out(|study| study.deciders(here)).unwrap_or_default()
    }

    /// Who acts here, tracked.
    pub fn turn(self) -> Option<Turn> {
        let here = self.here();
        self.work_out(|study| study.turn(here))
    }

    /// For whom is decided, tracked: whoever was chosen, else the first who must.
    pub fn mover(self) -> Option<Seat> {
        let deciders = self.deciders();
        let own = match self.eyes.get() {
            Eyes::Seat(seat) => Some(seat),
            Eyes::Truth | Eyes::Mover => self.chosen.get(),
        };
        own.filter(|seat| deciders.contains(seat)).or(deciders.first().copied())
    }

    /// For whom is decided, tracked, where whoever looks knows as much as that seat: what another would do is nothing
    /// that a seat may learn.
    pub fn known_mover(self) -> Option<Seat> {
        self.mover().filter(|seat| match self.eyes() {
            Eyes::Truth | Eyes::Mover => true,
            Eyes::Seat(own) => own == *seat,
        })
    }

    /// Decides for this seat, where several may.
    pub fn decide_for(self, seat: Seat) {
        self.chosen.set(Some(seat));
    }

    /// Whose eyes we have, tracked.
    pub fn eyes(self) -> Eyes {
        self.eyes.get()
    }

    /// Looks through other eyes.
    pub fn look_as(self, eyes: Eyes) {
        self.eyes.set(eyes);
    }

    /// Whose knowledge that is here, tracked.
    pub fn audience(self) -> Audience {
        self.eyes().audience(self.mover())
    }

    /// What there is to see here, and what happened on the last step; tracked.
    pub fn look(self) -> Option<(Look, Vec<Value>)> {
        let (here, eyes, mover) = (self.here(), self.eyes(), self.mover());
        let audience = eyes.audience(mover);
        self.work_out(|study| {
            let look = study.look(here, eyes, mover)?;
            let told = study.told(here).map(|told| told.to(audience).to_vec());
            Ok((look, told.unwrap_or_default()))
        })
    }

    /// The position here as text, as whoever looks knows it; tracked.
    pub fn position(self) -> Option<String> {
        let (here, eyes) = (self.here(), self.audience());
        self.work_out(|study| study.position(here, eyes)).map(|position| position.to_string())
    }

    /// How many seats there are.
    pub fn seats(self) -> impl Iterator<Item = Seat> {
        Seat::first(self.study.with_value(|study| study.heading().players.len()))
    }

    /// Says something else about this node.
    pub fn comment(self, comment: &str) {
        let here = self.at.get_untracked();
        self.change(|study| study.comment(here, comment));
    }

    /// Puts a sign behind the step to this node; the same again takes it away.
    pub fn sign(self, glyph: Glyph) {
        let here = self.at.get_untracked();
        self.change(|study| {
            let now = study.tree().node(here).and_then(|node| node.notes().glyph);
            study.sign(here, Some(glyph).filter(|glyph| now != Some(*glyph)))
        });
    }

    /// Draws on the board of this node.
    pub fn draw_on(self, drawing: Drawing) {
        let here = self.at.get_untracked();
        self.change(|study| study.draw_on(here, drawing));
    }

    /// Wipes the board of this node clean.
    pub fn wipe(self) {
        let here = self.at.get_untracked();
        self.change(|study| study.wipe(here));
    }

    /// Calls the study something else.
    pub fn rename(self, title: &str) {
        self.change(|study| study.rename(title));
    }

    /// Puts this branch further to the front.
    pub fn promote(self) {
        let here = self.at.get_untracked();
        self.change(|study| Ok::<bool, StudyFault>(study.promote(here)));
    }

    /// Deletes this node with all that follows it.
    pub fn delete(self) {
        let here = self.at.get_untracked();
        let left = self.change(|study| Ok::<_, StudyFault>(study.remove(here)));
        left.flatten().into_iter().for_each(|parent| self.go_to(parent));
    }

    /// Takes the last deletion or promotion back.
    pub fn undo(self) {
        self.change(|study| Ok::<bool, StudyFault>(study.undo()));
        self.go(|tree, here| tree.node(here).is_none().then(|| tree.root()));
    }

    /// Why the last thing was not done, as a code; tracked.
    pub fn fault(self) -> Option<String> {
        self.fault.get()
    }

    /// The study as text, tracked.
    pub fn text(self) -> String {
        self.ask(|study| study.to_text().to_string())
    }
}
