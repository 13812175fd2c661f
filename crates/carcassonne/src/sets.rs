//! Which boxes are on the table, and which of their elements are played.

use std::fmt;
use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// One of a short list of things that go by a word.
pub trait Word: Copy + 'static {
    /// All of them, in the order in which a person should see them.
    const ALL: &'static [Self];

    /// Its place among them.
    fn place(self) -> u8;

    /// Its word in options and records.
    fn word(self) -> &'static str;
}

/// Some of a short list; in JSON the list of their words.
pub struct Several<W> {
    bits: u16,
    of: PhantomData<W>,
}

impl<W: Word> Several<W> {
    /// None of them.
    pub const NONE: Several<W> = Several { bits: 0, of: PhantomData };

    /// Every one of them.
    pub fn all() -> Several<W> {
        W::ALL.iter().copied().collect()
    }

    /// Is it in?
    #[inline]
    pub fn has(self, one: W) -> bool {
        self.bits & bit(one) != 0
    }

    /// Are there none?
    #[inline]
    pub fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// These and those.
    #[must_use]
    pub fn and(self, others: Several<W>) -> Several<W> {
        Several { bits: self.bits | others.bits, of: PhantomData }
    }

    /// Those that are in, in their order.
    pub fn iter(self) -> impl Iterator<Item = W> {
        W::ALL.iter().copied().filter(move |&one| self.has(one))
    }

    /// A number that tells one choice from another, below two to the power of how many there are.
    pub(crate) fn number(self) -> usize {
        usize::from(self.bits)
    }
}

#[inline]
fn bit<W: Word>(one: W) -> u16 {
    1 << one.place()
}

impl<W> Clone for Several<W> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<W> Copy for Several<W> {}

impl<W> PartialEq for Several<W> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<W> Eq for Several<W> {}

impl<W: Word> Default for Several<W> {
    fn default() -> Self {
        Several::NONE
    }
}

impl<W: Word> fmt::Debug for Several<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(W::word)).finish()
    }
}

impl<W: Word> FromIterator<W> for Several<W> {
    fn from_iter<I: IntoIterator<Item = W>>(all: I) -> Self {
        let bits = all.into_iter().fold(0, |bits, one| bits | bit(one));
        Several { bits, of: PhantomData }
    }
}

impl<W: Word> Serialize for Several<W> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(W::word))
    }
}

impl<'de, W: Word> Deserialize<'de> for Several<W> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let words = Vec::<String>::deserialize(deserializer)?;
        let known = |word: &String| {
            let one = W::ALL.iter().copied().find(|one| one.word() == word);
            one.ok_or_else(|| de::Error::custom(format!("'{word}' is not known")))
        };
        words.iter().map(known).collect()
    }
}

/// An expansion's box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Set {
    /// Inns & Cathedrals.
    Inns,
    /// Traders & Builders.
    Traders,
    /// Princess & Dragon.
    Dragon,
    /// The Tower: towers to build, and prisoners.
    Tower,
    /// King & Robber Baron: two titles, and no tiles.
    King,
}

/// Expansions on the table.
pub type Sets = Several<Set>;

impl Word for Set {
    #[inline]
    fn place(self) -> u8 {
        self as u8
    }

    const ALL: &'static [Set] = &[Set::Inns, Set::Traders, Set::Dragon, Set::Tower, Set::King];

    fn word(self) -> &'static str {
        match self {
            Set::Inns => "inns",
            Set::Traders => "traders",
            Set::Dragon => "dragon",
            Set::Tower => "tower",
            Set::King => "king",
        }
    }
}

impl Set {
    /// What the box adds to the rules.
    pub fn elements(self) -> Elements {
        use Element::*;
        let all: &[Element] = match self {
            Set::Inns => &[BigFollower, Inn, Cathedral],
            Set::Traders => &[Goods, Builder, Pig],
            Set::Dragon => &[Fairy, Dragon, Portal, Princess],
            Set::Tower => &[Tower],
            Set::King => &[King, Robber],
        };
        all.iter().copied().collect()
    }
}

/// A rule or a figure that an expansion adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Element {
    /// All that the boxes on the table bring: the book's way.
    OfTheSets,
    /// Each seat has a big follower.
    BigFollower,
    /// Inns count for roads (I-03, I-04).
    Inn,
    /// Cathedrals count for cities (I-06, I-07).
    Cathedral,
    /// Goods are handed out and pay at the end.
    Goods,
    /// Each seat has a builder.
    Builder,
    /// Each seat has a pig.
    Pig,
    /// The fairy may be called.
    Fairy,
    /// Volcanoes bring the dragon and dragon tiles move it.
    Dragon,
    /// Portals lead to other tiles.
    Portal,
    /// Princesses send knights away.
    Princess,
    /// Towers are built.
    Tower,
    /// The largest city makes a King.
    King,
    /// The longest road makes a Robber Baron.
    Robber,
}

/// Elements that are played.
pub type Elements = Several<Element>;

impl Word for Element {
    #[inline]
    fn place(self) -> u8 {
        self as u8
    }

    const ALL: &'static [Element] = &[
        Element::OfTheSets,
        Element::BigFollower,
        Element::Inn,
        Element::Cathedral,
        Element::Goods,
        Element::Builder,
        Element::Pig,
        Element::Fairy,
        Element::Dragon,
        Element::Portal,
        Element::Princess,
        Element::Tower,
        Element::King,
        Element::Robber,
    ];

    fn word(self) -> &'static str {
        match self {
            Element::OfTheSets => "of-the-sets",
            Element::BigFollower => "big-follower",
            Element::Inn => "inn",
            Element::Cathedral => "cathedral",
            Element::Goods => "goods",
            Element::Builder => "builder",
            Element::Pig => "pig",
            Element::Fairy => "fairy",
            Element::Dragon => "dragon",
            Element::Portal => "portal",
            Element::Princess => "princess",
            Element::Tower => "tower",
            Element::King => "king",
            Element::Robber => "robber",
        }
    }
}
