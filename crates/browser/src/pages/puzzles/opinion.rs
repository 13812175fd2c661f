//! What is said of somebody's tries, and what they do to the rating.

use client::PuzzleNews;
use leptos::prelude::*;
use puzzles::{Collection, Entry};
use stage::Lang;
use words::extras::puzzles as words;

use super::hundredths;
use super::progress::{keep, kept, today};

/// How it stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stand {
    /// Nothing was tried yet.
    Asked,
    /// Something else was tried, with which one would win so often, as far as that is known.
    Wrong {
        /// A share.
        chance: Option<f64>,
    },
    /// The first step was found, and there is another.
    GoOn,
    /// All of it was found.
    Solved {
        /// At the first try?
        at_once: bool,
    },
    /// It was shown.
    Shown,
}

impl Stand {
    /// Is there nothing more to be found?
    pub fn is_done(self) -> bool {
        matches!(self, Stand::Solved { .. } | Stand::Shown)
    }
}

/// What is thought of somebody's tries.
#[derive(Clone, Copy)]
pub struct Opinion {
    entry: Entry<'static>,
    /// Is it the puzzle of today?
    daily: bool,
    /// How it stands.
    pub stand: RwSignal<Stand>,
    /// The rating before and after the first try.
    pub gain: RwSignal<Option<(i32, i32)>>,
    /// How many steps of the answer were found.
    found: RwSignal<usize>,
    /// Was something else tried before?
    erred: RwSignal<bool>,
}

impl Opinion {
    /// Of nobody's tries yet.
    pub fn of(collection: &'static Collection, entry: Entry<'static>) -> Opinion {
        let daily = today().puzzle(collection);
        Opinion {
            entry,
            daily: daily.is_some_and(|daily| daily.puzzle.id == entry.puzzle.id),
            stand: RwSignal::new(Stand::Asked),
            gain: RwSignal::new(None),
            found: RwSignal::new(0),
            erred: RwSignal::new(false),
        }
    }

    /// Takes in a try.
    pub fn hear(self, news: &PuzzleNews) {
        match news {
            PuzzleNews::Wrong { play } => {
                self.settle(false);
                self.erred.set(true);
                self.stand.set(Stand::Wrong { chance: self.chance_of(play) });
            }
            PuzzleNews::Right { left: 0 } => {
                let at_once = !self.erred.get_untracked();
                self.settle(at_once);
                self.stand.set(Stand::Solved { at_once });
            }
            PuzzleNews::Right { .. } => {
                self.found.update(|found| *found += 1);
                self.stand.set(Stand::GoOn);
            }
        }
    }

    /// The answer is shown.
    pub fn give_up(self) {
        self.settle(false);
        self.stand.set(Stand::Shown);
    }

    /// It is asked again; the first try counted.
    pub fn ask_again(self) {
        self.found.set(0);
        self.stand.set(Stand::Asked);
    }

    /// The first try counts, and it alone.
    fn settle(self, solved: bool) {
        let mut progress = kept();
        let (source, puzzle) = (self.entry.source, self.entry.puzzle);
        let is_new = progress.result(&source.game, &puzzle.id).is_none();
        let (before, after) = progress.first_try(&source.game, puzzle, solved);
        if is_new {
            self.gain.set(Some((before.rating.round() as i32, after.rating.round() as i32)));
        }
        if solved && self.daily {
            progress.solved_daily(today().day);
        }
        keep(&progress);
    }

    /// How often one would win with this instead, where that was weighed.
    fn chance_of(self, play: &str) -> Option<f64> {
        let step = self.entry.puzzle.answer.get(self.found.get_untracked())?;
        step.others.iter().find(|other| other.play == play).map(|other| other.chance)
    }

    /// How often one wins with the answer.
    fn best(self) -> f64 {
        let step = self.entry.puzzle.answer.get(self.found.get());
        let chances = step.map(|step| step.chances.as_slice()).unwrap_or_default();
        chances.get(self.entry.puzzle.seat.index()).copied().unwrap_or_default()
    }

    /// What is said now, tracked.
    pub fn said(self, lang: Lang) -> String {
        match self.stand.get() {
            Stand::Asked => words::ASK.of(lang).to_owned(),
            Stand::Wrong { chance: None } => words::WRONG.of(lang).to_owned(),
            Stand::Wrong { chance: Some(chance) } => {
                let (chance, best) = (hundredths(chance), hundredths(self.best()));
                words::WrongChance { chance, best }.of(lang)
            }
            Stand::GoOn => words::GO_ON.of(lang).to_owned(),
            Stand::Solved { at_once: true } => words::SOLVED.of(lang).to_owned(),
            Stand::Solved { at_once: false } => words::SOLVED_LATE.of(lang).to_owned(),
            Stand::Shown => words::SHOWN.of(lang).to_owned(),
        }
    }
}
