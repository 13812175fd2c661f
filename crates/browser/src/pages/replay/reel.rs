//! Where somebody is in a match that is looked at again.

use client::Replay;
use game::erased::ListedAction;
use game::{Audience, Player, Seat};
use leptos::prelude::*;
use serde_json::Value;
use stage::GameExtras;
use teacher::Spoken;
use web_sys::{ScrollIntoViewOptions, ScrollLogicalPosition};
use wire::Occupant;

use crate::board::BoardController;
use crate::prefs::Prefs;
use crate::words::table as words;

/// Where somebody is in a match, and what they see of it.
#[derive(Clone, Copy)]
pub struct Reel {
    game_info: &'static dyn GameExtras,
    replay: StoredValue<Replay>,
    /// The stage that shows it.
    pub hand: BoardController,
    moment: RwSignal<usize>,
    eyes: RwSignal<Audience>,
    running: RwSignal<bool>,
    aside: RwSignal<Option<Aside>>,
    decided: RwSignal<Option<String>>,
    prefs: Prefs,
}

/// What is shown in place of a moment: how it might have gone on from there.
#[derive(Clone, Debug, PartialEq)]
pub struct Aside {
    /// The moment from which it goes another way.
    pub from: usize,
    /// Through whose eyes it is seen.
    pub seat: Seat,
    /// What might have been done.
    pub steps: Vec<Spoken>,
    /// How much of it is done. Where nothing is, the first step lies on the board as a ghost.
    pub done: usize,
}

impl Reel {
    /// The beginning of a match, seen by a spectator.
    pub fn new(game_info: &'static dyn GameExtras, replay: Replay) -> Reel {
        let decided = RwSignal::new(None);
        let reel = Reel {
            game_info,
            replay: StoredValue::new(replay),
            hand: BoardController::on(game_info.open(), move |action: ListedAction| {
                decided.set(Some(action.notation));
            }),
            moment: RwSignal::new(0),
            eyes: RwSignal::new(Audience::Spectator),
            running: RwSignal::new(false),
            aside: RwSignal::new(None),
            decided,
            prefs: Prefs::get(),
        };
        // What is drawn below needs the first look at once, not after the page stands.
        untrack(|| reel.show());
        Effect::new(move || reel.show());
        reel
    }

    fn show(self) {
        if let Some(aside) = self.aside.get() {
            self.show_aside(&aside);
            return;
        }
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

    fn show_aside(self, aside: &Aside) {
        let Aside { from, seat, steps, done } = aside;
        let steps = &steps[..(*done).min(steps.len())];
        let Ok(instead) = self.ask(|replay| replay.instead(*from, steps, *seat)) else { return };
        let happened = instead.events.into_iter().last().unwrap_or_default();
        self.hand.see(&instead.look, happened).ok();
        if let (0, Some(first)) = (*done, aside.steps.first()) {
            let notation = first.notation.clone();
            self.hand.suggest(&[ListedAction { notation, action: None }]);
        }
    }

    /// Shows what might have been, or the moment again.
    pub fn turn_aside(self, aside: Option<Aside>) {
        self.running.set(false);
        self.decided.set(None);
        if aside.is_some() {
            bring_board_into_sight();
        }
        if self.aside.with_untracked(|before| *before != aside) {
            self.aside.set(aside);
        }
    }

    /// What might have been, where that is shown; tracked.
    pub fn aside(self) -> Option<Aside> {
        self.aside.get()
    }

    /// What somebody decided on the board; tracked.
    pub fn decided(self) -> Option<String> {
        self.decided.get()
    }

    /// What these steps would have done, in words of the log; what the log passes over, such as that nothing was placed,
    /// in those of a hint. Tracked as to the language.
    pub fn tell(self, from: usize, seat: Seat, steps: &[Spoken]) -> Vec<String> {
        let names = self.names();
        let events = self.ask(|replay| replay.instead(from, steps, seat)).map(|found| found.events);
        let told = |(place, events): (usize, Vec<Value>)| {
            let said = self.lines(&events, &names).join("; ");
            match said.is_empty() {
                true => self.tell_silent(from, seat, &steps[..=place], &names),
                false => said,
            }
        };
        events.unwrap_or_default().into_iter().enumerate().map(told).collect()
    }

    fn lines(self, events: &[Value], names: &[String]) -> Vec<String> {
        let line = |event: &Value| {
            let line = self.hand.line(event, names, self.prefs.lang())?;
            Some(match line.seat.and_then(|seat| names.get(seat.index())) {
                Some(name) => format!("{name} {}", line.text),
                None => line.text,
            })
        };
        events.iter().filter_map(line).collect()
    }

    /// The last of these steps, which left no line in the log.
    fn tell_silent(self, from: usize, seat: Seat, steps: &[Spoken], names: &[String]) -> String {
        let Some((last, before)) = steps.split_last() else { return String::new() };
        let name = last.seat.and_then(|seat| names.get(seat.index())).cloned().unwrap_or_default();
        let mut stage = self.game_info.open();
        let advice = [ListedAction { notation: last.notation.clone(), action: None }];
        let seen = self.ask(|replay| replay.instead(from, before, last.seat.unwrap_or(seat)));
        let hint = seen.ok().and_then(|seen| {
            stage.see(&seen.look).ok()?;
            stage.hint(&advice, names, self.prefs.lang())
        });
        format!("{name}: {}", hint.map_or_else(|| last.notation.clone(), |hint| hint.text))
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
        self.turn_aside(None);
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
        if runs {
            self.turn_aside(None);
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
        self.turn_aside(None);
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

    /// Was it the seat of a bot from the start?
    pub fn is_bot(self, seat: Seat) -> bool {
        self.ask(|replay| {
            replay.players().get(seat.index()).is_some_and(|player| player.bot.is_some())
        })
    }

    /// How strong the bot of this seat was measured to be, where it was.
    pub fn rating(self, seat: Seat) -> Option<u32> {
        match self.ask(occupants).into_iter().nth(seat.index())? {
            Occupant::Bot { rating, .. } => rating,
            Occupant::Person { .. } | Occupant::Open => None,
        }
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

/// On a phone the board may have been pushed out of the window by what is read below it.
fn bring_board_into_sight() {
    let nearest = ScrollIntoViewOptions::new();
    nearest.set_block(ScrollLogicalPosition::Nearest);
    if let Ok(Some(board)) = document().query_selector(".replay-board") {
        board.scroll_into_view_with_scroll_into_view_options(&nearest);
    }
}

pub fn occupants(replay: &Replay) -> Vec<Occupant> {
    let game = replay.record().game();
    replay.players().iter().map(|player| occupant(player, game)).collect()
}

fn occupant(player: &Player, game: &str) -> Occupant {
    match &player.bot {
        Some(level) => Occupant::Bot { level: level.clone(), rating: bots::rating(game, level) },
        None => Occupant::Person { name: player.name.clone(), kept: false },
    }
}
