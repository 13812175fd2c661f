//! Rules help, and the first game for newcomers.

use std::collections::BTreeSet;

use serde_json::{Map, Value};
use wire::Look;

use crate::claim::{Claim, Facts, Sight};
use crate::hint::Lit;
use crate::lang::Lang;
use crate::scene::Art;
use ::words::Word;

/// The rules of a game in our own words.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Help {
    /// The sections in order.
    pub sections: Vec<Section>,
}

/// A section of the help.
#[derive(Clone, Debug, PartialEq)]
pub struct Section {
    /// Its name in links: `farmers`.
    pub key: &'static str,
    pub title: &'static str,
    /// What it says.
    pub body: Vec<Paragraph>,
}

/// A part of a section.
#[derive(Clone, Debug, PartialEq)]
pub enum Paragraph {
    Text(String),
    /// One point of a list.
    Point(String),
    /// A picture, and what it shows.
    Picture {
        /// The picture, a whole `<svg>` element.
        art: Art,
        /// What it shows.
        caption: String,
    },
}

/// A step of the first game.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// What is said.
    pub text: String,
    /// When, and until when.
    pub written: &'static WrittenLesson,
}

/// A lesson as it is written down.
#[derive(Debug)]
pub struct WrittenLesson {
    /// What is said.
    pub said: Word,
    /// What it says of the table: it is said only while all of this holds. Some of it lights up.
    pub claims: &'static [Claim],
    /// It is over as soon as one of these holds, in whatever way that came about.
    pub over: &'static [Claim],
    /// Whether the person says that it is understood. Otherwise something is to be done.
    pub asks: bool,
}

/// How far somebody has come with the lessons of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pupil {
    /// The lessons that are over.
    over: BTreeSet<usize>,
}

impl Pupil {
    /// Takes in how the table looks now: what has come about is over.
    pub fn see(&mut self, lessons: &[Lesson], sight: Sight<'_>) {
        let past = |lesson: &Lesson| lesson.written.over.iter().any(|claim| sight.shows(*claim));
        let past = lessons.iter().enumerate().filter(|(_, lesson)| past(lesson));
        self.over.extend(past.map(|(at, _)| at));
    }

    /// The lesson of this moment: the first that is not over and true now. The last one waits for
    /// all the others.
    pub fn now(&self, lessons: &[Lesson], sight: Sight<'_>) -> Option<usize> {
        let all_but_last = self.over.len() + 1 >= lessons.len();
        let due = |at: &usize| {
            let last = at + 1 == lessons.len();
            let holds =
                |lesson: &Lesson| lesson.written.claims.iter().all(|claim| sight.shows(*claim));
            !self.over.contains(at)
                && (!last || all_but_last)
                && lessons.get(*at).is_some_and(holds)
        };
        (0..lessons.len()).find(due)
    }

    /// The person has understood this one, or does not want it.
    pub fn finish(&mut self, at: usize) {
        self.over.insert(at);
    }

    /// How many are over.
    pub fn done(&self) -> usize {
        self.over.len()
    }
}

/// What lights up because a lesson speaks of it.
pub fn lights(lesson: &Lesson, sight: Sight<'_>) -> Vec<Lit> {
    let all = lesson.written.claims.iter().flat_map(|claim| sight.lights(*claim));
    let mut lit = Vec::new();
    for one in all {
        if !lit.contains(&one) {
            lit.push(one);
        }
    }
    lit
}

/// What a game has for those who do not know it yet.
#[derive(Clone, Copy, Debug)]
pub struct Guide {
    pub help: fn(Lang) -> Help,
    /// What is said in the first game.
    pub lessons: fn(Lang) -> Vec<Lesson>,
    /// What a look means, for the lessons; `None` for one that cannot be read.
    pub facts: fn(&Look) -> Option<Facts>,
    /// What the table of the first game agrees on beyond the book.
    pub options: fn() -> Map<String, Value>,
    /// The dice of the first game, whose draws suit the lessons; 64 hexadecimal digits.
    pub seed: &'static str,
}

impl Guide {
    /// The first game, as a course without a name.
    pub fn first_game(&self) -> Course {
        let Guide { options, lessons, seed, .. } = *self;
        Course { key: "", options, lessons, seed }
    }
}

/// A short game that teaches more than the first one: an expansion, say. It is for two seats as
/// well: the person has seat 0, a bot seat 1.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// Its name in links, which is that of the help's section about the same.
    pub key: &'static str,
    /// What the table agrees on beyond the book.
    pub options: fn() -> Map<String, Value>,
    /// What is said.
    pub lessons: fn(Lang) -> Vec<Lesson>,
    pub seed: &'static str,
}

/// The lessons of a plan.
pub fn lessons(plan: &'static [WrittenLesson], lang: Lang) -> Vec<Lesson> {
    let lesson = |written: &'static WrittenLesson| Lesson {
        text: written.said.of(lang).to_owned(),
        written,
    };
    plan.iter().map(lesson).collect()
}
