//! Where somebody is in a match that is looked at again.

use client::Replay;
use game::{Audience, Player, Seat};
use leptos::prelude::*;
use serde_json::Value;
use stage::GameExtras;
use wire::Occupant;

use crate::board::BoardController;
use crate::prefs::Prefs;
use crate::words::table as words;

/// Where somebody is in a match, and what they see of it.
#[derive(Clone, Copy)]
pub struct Reel {
    replay: StoredValue<Replay>,
    /// The stage that shows it.
    pub hand: BoardController,
    moment: RwSignal<usize>,
    eyes: RwSignal<Audience>,
    running: RwSignal<bool>,
    prefs: Prefs,
}

impl Reel {
    /// The beginning of a match, seen by a spectator.
    pub fn new(game_info: &dyn GameExtras, replay: Replay) -> Reel {
        let reel = Reel {
            replay: StoredValue::new(replay),
            hand: BoardController::on(game_info.open(), |_| ()),
            moment: RwSignal::new(0),
            eyes: RwSignal::new(Audience::Spectator),
            running: RwSignal::new(false),
            prefs: Prefs::get(),
        };
        // What is drawn below needs the first look at once, not after the page stands.
        untrack(|| reel.show());
        Effect::new(move || reel.show());
        reel
    }

    fn show(self) {
        let (moment, eyes) = (self.moment.get(), self.eyes.get());
        let seen = self.ask(|replay| {
            let look = replay.look(moment, eyes).ok()?;
            Some((look, replay.events(moment, eyes)))
        });
        if let Some((look, events)) = seen {
            // The record was checked by the rules themselves: there is nothing to be refused.
            self.hand.see(&look, events).ok();
        }
    }

    /// Asks the replay something.
    pub fn ask<T>(self, question: impl FnOnce(&Replay) -> T) -> T {
        self.replay.with_value(question)
    }

    /// After how many decisions we are, tracked.
    pub fn moment(self) -> usize {
        self.moment.get()
    }

    /// How many decisions there are.
    pub fn last(self) -> usize {
        self.ask(Replay::decisions)
    }

    /// Goes to a moment; whoever does so by hand stops the show.
    pub fn go_to(self, moment: usize) {
        self.running.set(false);
        self.moment.set(moment.min(self.last()));
    }

    /// So many decisions on, or back.
    pub fn step(self, by: isize) {
        self.go_to(self.moment.get_untracked().saturating_add_signed(by));
    }

    /// Does it run by itself? Tracked.
    pub fn runs(self) -> bool {
        self.running.get()
    }

    /// Lets it run, from the start where it is at its end; or stops it.
    pub fn toggle(self) {
        let runs = !self.running.get_untracked();
        if runs && self.moment.get_untracked() == self.last() {
            self.moment.set(0);
        }
        self.running.set(runs);
    }

    /// One decision on, where it runs.
    pub fn tick(self) {
        if !self.running.get_untracked() {
            return;
        }
        let next = self.moment.get_untracked() + 1;
        self.moment.set(next.min(self.last()));
        self.running.set(next < self.last());
    }

    /// Whose eyes we have, tracked.
    pub fn eyes(self) -> Audience {
        self.eyes.get()
    }

    /// Looks through other eyes.
    pub fn look_as(self, eyes: Audience) {
        self.eyes.set(eyes);
    }

    /// How many seats there are.
    pub fn seats(self) -> impl Iterator<Item = Seat> {
        Seat::first(self.ask(|replay| replay.players().len()))
    }

    /// What the players are called, tracked as to the language.
    pub fn names(self) -> Vec<String> {
        words::names(&self.ask(occupants), self.prefs.lang())
    }

    /// The points made by now, tracked.
    pub fn points(self) -> Vec<i32> {
        let moment = self.moment();
        self.ask(|replay| replay.points(moment).to_vec())
    }

    /// Everything that happened until now, with its moment, as the eyes of now may know it;
    /// tracked.
    pub fn events(self) -> Vec<(usize, Value)> {
        let (now, eyes) = (self.moment(), self.eyes());
        let of = |replay: &Replay, moment| {
            replay.events(moment, eyes).into_iter().map(move |event| (moment, event))
        };
        self.ask(|replay| (0..=now).flat_map(|moment| of(replay, moment)).collect())
    }
}

pub fn occupants(replay: &Replay) -> Vec<Occupant> {
    replay.players().iter().map(occupant).collect()
}

fn occupant(player: &Player) -> Occupant {
    match &player.bot {
        Some(level) => Occupant::Bot { level: level.clone(), rating: None },
        None => Occupant::Person { name: player.name.clone() },
    }
}
