//! Rules help, and the first game for newcomers.

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use wire::Look;

use crate::lang::Lang;
use crate::scene::Art;

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
    /// Its heading.
    pub title: &'static str,
    /// What it says.
    pub body: Vec<Paragraph>,
}

/// A part of a section.
#[derive(Clone, Debug, PartialEq)]
pub enum Paragraph {
    /// Some sentences.
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
    /// Until when.
    pub until: Until,
}

/// When a lesson is over.
#[derive(Clone, Copy, Debug)]
pub enum Until {
    /// The person says so.
    Understood,
    /// Something happened.
    Event(fn(&Value) -> bool),
    /// The game looks like this.
    Look(fn(&Look) -> bool),
}

/// What a game has for those who do not know it yet.
#[derive(Clone, Copy, Debug)]
pub struct Guide {
    /// The rules.
    pub help: fn(Lang) -> Help,
    /// What is said in the first game.
    pub lessons: fn(Lang) -> Vec<Lesson>,
    /// The dice of the first game.
    pub seed: &'static str,
}

/// A short game that teaches more than the first one: an expansion, say. It is for two seats as
/// well: the person has seat 0, a bot seat 1.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// Its name in links, which is that of the help's section about the same.
    pub key: &'static str,
    /// What the table agrees on beyond the book.
    pub options: fn() -> Map<String, Value>,
    /// What is said when, and until what happens.
    pub lessons: fn(Lang) -> Vec<Lesson>,
    /// The dice.
    pub seed: &'static str,
}

/// A lesson as it is written down, in English and German, and until when it is said.
pub type Plan = (&'static str, &'static str, Until);

/// The lessons of a plan.
pub fn lessons(plan: &[Plan], lang: Lang) -> Vec<Lesson> {
    let lesson = |&(english, german, until): &Plan| Lesson {
        text: lang.pick(english, german).to_owned(),
        until,
    };
    plan.iter().map(lesson).collect()
}

/// Does a look show what a lesson waits for? One that cannot be read does not.
pub fn seen<V: DeserializeOwned>(look: &Look, judge: impl FnOnce(&V) -> bool) -> bool {
    V::deserialize(&look.view).is_ok_and(|view| judge(&view))
}
