//! The player that plays like people who do not play often.
//!
//! It looks at its own turn only and answers at once. What it lacks are not rules but practice: it overlooks
//! things, counts what lies on the table and misjudges what is only promised, and minds the others too
//! little. It never does what gains nothing by its own lights.

mod practice;

use game::{Game, Heuristics, Outlook, Rng, Window};

use crate::bot::{Bot, Limits};
use crate::dice;
use crate::findings::{Candidate, Findings};
use crate::lookahead::Lookahead;
use crate::search::Tuning;
use crate::search::worth;

pub use practice::Practice;

/// A player without much practice.
#[derive(Debug)]
pub struct Person<G: Game> {
    practice: Practice,
    lookahead: Lookahead<G>,
    legal: Vec<G::Action>,
    looks: Vec<Look<G::Action>>,
    chosen: Option<Outlook>,
}

/// A decision that was looked at.
#[derive(Clone, Copy, Debug)]
struct Look<A> {
    action: A,
    /// The points it seems to lead to.
    outlook: Outlook,
    /// How good that seems.
    value: f32,
}

impl<G: Heuristics> Person<G> {
    /// One of this practice.
    pub fn new(practice: Practice) -> Self {
        let lookahead = Lookahead::trusting(practice.farsight);
        Person { practice, lookahead, legal: Vec::new(), looks: Vec::new(), chosen: None }
    }
}

impl<G: Heuristics> Bot<G> for Person<G> {
    fn choose(
        &mut self,
        window: Window<'_, G>,
        _limits: &Limits<'_>,
        rng: &mut dyn Rng,
    ) -> Option<G::Action> {
        let world = window.resample(rng);
        self.list(&world, window);
        self.look(&world, window);
        let idle = window.idle();
        self.leave_pointless(idle);
        self.overlook(idle, rng);
        let values = self.misjudged(rng);
        let best = self.looks.get(dice::pick_best(rng, &values)?)?;
        self.chosen = Some(best.outlook);
        Some(best.action)
    }

    fn findings(
        &mut self,
        window: Window<'_, G>,
        _rng: &mut dyn Rng,
    ) -> Option<Findings<G::Action>> {
        let seats = window.seats();
        let steepness = Tuning::default().steepness;
        let worth = |outlook: &Outlook| worth::of_outlook::<G>(outlook, seats, steepness);
        let candidate = |look: &Look<G::Action>| Candidate {
            action: look.action,
            lines: 0,
            chance: worth(&look.outlook)[window.seat().index()],
        };
        let candidates = self.looks.iter().map(candidate).collect();
        Some(Findings::new(candidates, worth(&self.chosen?), seats))
    }
}

impl<G: Heuristics> Person<G> {
    /// Lists what comes to mind: of what is mannerly, what is worth a thought in a hurry
    /// ([`Heuristics::sensible`]), where that leaves anything.
    fn list(&mut self, world: &G, window: Window<'_, G>) {
        let mut sensible = Vec::new();
        world.sensible(window.seat(), &mut sensible);
        self.legal.clear();
        window.mannerly(&mut self.legal);
        if self.legal.iter().any(|action| sensible.contains(action)) {
            self.legal.retain(|action| sensible.contains(action));
        }
    }

    /// Looks where every decision leads, in the one world that it imagines.
    fn look(&mut self, world: &G, window: Window<'_, G>) {
        let (seat, seats) = (window.seat(), window.seats());
        let share = G::FOLLOW_UPS / self.legal.len().max(1);
        self.looks.clear();
        for &action in &self.legal {
            let outlook = self.lookahead.after(world, seat, action, share);
            let value = self.practice.value(&outlook, seat, seats);
            self.looks.push(Look { action, outlook, value });
        }
    }

    /// Drops what seems no better than to do nothing.
    fn leave_pointless(&mut self, idle: Option<G::Action>) {
        let nothing = self.looks.iter().find(|look| Some(look.action) == idle).copied();
        if let Some(nothing) = nothing {
            let better = |look: &Look<_>| look.value > nothing.value;
            self.looks.retain(|look| look.action == nothing.action || better(look));
        }
    }

    /// Drops what is overlooked: the less it seems to bring, the more easily. What strikes most is always seen, so that
    /// what was begun is gone on with, and to do nothing never escapes anybody.
    fn overlook(&mut self, idle: Option<G::Action>, rng: &mut dyn Rng) {
        let values = self.looks.iter().map(|look| look.value);
        let best = values.clone().fold(f32::NEG_INFINITY, f32::max);
        let spread = best - values.fold(f32::INFINITY, f32::min);
        self.looks.retain(|look| {
            let gain = if look.value < best { 1.0 - (best - look.value) / spread } else { 1.0 };
            let noticed = dice::share(rng) < self.practice.notices(gain);
            noticed || gain >= 1.0 || Some(look.action) == idle
        });
    }

    /// What each decision seems to be worth after all: the more there are, the more is misjudged.
    fn misjudged(&self, rng: &mut dyn Rng) -> Vec<f32> {
        let slip = self.practice.slip(self.looks.len()) * G::DECISIVE_LEAD;
        let mut off = || slip * (dice::share(rng) + dice::share(rng) - 1.0);
        self.looks.iter().map(|look| look.value + off()).collect()
    }
}
