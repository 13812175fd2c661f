//! Decisions as numbers and positions as rows of bytes, for whoever learns from them.
//!
//! A third contract beside the rules and what bots ask: a game that keeps it can be played by a program
//! that knows no notation. What a number or a byte means is told by the [`Layout`].

use crate::contract::Game;
use crate::seat::Seat;

/// A number that no decision has.
pub const UNNUMBERED: u32 = u32::MAX;

/// How many numbers are kept for decisions that have no place of their own.
pub const BEYOND: usize = 64;

/// How many numbers describe a candidate, besides what it brings.
pub const TRAITS: usize = 8;

/// A run of bytes of an observation that mean the same kind of thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name.
    pub name: &'static str,
    /// Its shape; the last number is the one that runs fastest.
    pub shape: Vec<usize>,
    /// What a byte of it says.
    pub about: &'static str,
}

impl Field {
    /// How many bytes it has.
    pub fn len(&self) -> usize {
        self.shape.iter().product()
    }

    /// Has it none?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// A run of numbers of decisions of one family.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// Its name.
    pub name: &'static str,
    /// How many numbers it has, by what they are made of; the last one runs fastest.
    pub shape: Vec<usize>,
    /// Which decisions these are.
    pub about: &'static str,
}

impl Block {
    /// How many numbers it has.
    pub fn len(&self) -> usize {
        self.shape.iter().product()
    }

    /// Has it none?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// Decisions of one kind, as the first of their [`TRAITS`] tells them apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Family {
    /// Its name.
    pub name: &'static str,
    /// What the traits after the first are, in their order.
    pub about: &'static [&'static str],
}

/// What numbers and bytes mean at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    /// The numbers of decisions, block after block.
    pub blocks: Vec<Block>,
    /// The bytes of an observation, field after field.
    pub fields: Vec<Field>,
    /// The families of candidates, in the order of their numbers.
    pub families: &'static [Family],
    /// What the kinds of tiles are called, in the order of their numbers; none where nothing is laid.
    pub kinds: Vec<String>,
}

impl Layout {
    /// How many numbers there are.
    pub fn actions(&self) -> usize {
        self.blocks.iter().map(Block::len).sum()
    }

    /// How many bytes an observation has.
    pub fn bytes(&self) -> usize {
        self.fields.iter().map(Field::len).sum()
    }
}

/// Where a decision has its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Numbered {
    /// Always this one.
    At(u32),
    /// One of so many from the first on: those that are legal at once take them in the order of the list.
    Among {
        /// The first of them.
        first: u32,
        /// How many there are.
        room: u32,
    },
}

/// What a row remembers of the observation that was written into it last, so that the next one of the same
/// match only writes what has changed. A fresh one goes with a row of zeros.
#[derive(Clone, Debug, Default)]
pub struct Traces {
    /// How much of what only grows is in the row.
    pub grown: usize,
    /// Places that the next observation has to clear.
    pub touched: Vec<u32>,
    /// The figures that are in the row, in the order in which they were written.
    pub stood: Vec<Stood>,
}

/// A figure that was written into a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stood {
    /// What it stands on, by a number that is never used again in a match.
    pub piece: u32,
    /// Its bytes in the row; `None` where it found none.
    pub slot: Option<u32>,
    /// Which figure it is.
    pub code: u8,
}

impl Traces {
    /// Forgets the row.
    pub fn clear(&mut self) {
        self.grown = 0;
        self.touched.clear();
        self.stood.clear();
    }
}

/// A game in numbers.
pub trait Arrays: Game {
    /// What numbers and bytes mean at this table. It stays the same as long as the match lasts.
    fn layout(&self) -> Layout;

    /// Where a decision has its number. Two decisions that are never the same have never the same place.
    fn numbered(&self, action: Self::Action) -> Numbered;

    /// Writes what `seat` knows into a row of [`Layout::bytes`], over what `traces` say is in it. Seats are
    /// counted from `seat` on, clockwise: it always sees itself first.
    fn observe(&self, seat: Seat, row: &mut [u8], traces: &mut Traces);

    /// A decision in small numbers, for models that weigh one candidate after the other: its [`Family`] first,
    /// then what it is about, -1 where there is nothing.
    fn traits(action: Self::Action) -> [i16; TRAITS];

    /// Lists the legal decisions of a seat and, side by side, their numbers; [`UNNUMBERED`] where a family
    /// has more members than numbers.
    fn number_actions(&self, seat: Seat, actions: &mut Vec<Self::Action>, numbers: &mut Vec<u32>) {
        actions.clear();
        numbers.clear();
        self.actions(seat, actions);
        for action in actions.iter() {
            let number = match self.numbered(*action) {
                Numbered::At(number) => number,
                Numbered::Among { first, room } => among(first, room, numbers),
            };
            numbers.push(number);
        }
    }
}

/// The first number of a run that is not taken.
#[cold]
fn among(first: u32, room: u32, taken: &[u32]) -> u32 {
    (first..first + room).find(|number| !taken.contains(number)).unwrap_or(UNNUMBERED)
}

/// The row in bytes, handed out field by field.
#[derive(Debug)]
pub struct Writer<'a> {
    row: &'a mut [u8],
    at: usize,
}

impl<'a> Writer<'a> {
    /// Begins at a byte of a row.
    pub fn new(row: &'a mut [u8], at: usize) -> Writer<'a> {
        Writer { row, at }
    }

    /// The next byte.
    #[inline]
    pub fn byte(&mut self, value: u8) {
        if let Some(byte) = self.row.get_mut(self.at) {
            *byte = value;
        }
        self.at += 1;
    }

    /// The next bytes. How many is known beforehand: copying a handful is then no call of its own.
    #[inline]
    pub fn bytes<const N: usize>(&mut self, values: &[u8; N]) {
        let rest = self.row.get_mut(self.at..).and_then(|rest| rest.first_chunk_mut::<N>());
        if let Some(bytes) = rest {
            *bytes = *values;
        }
        self.at += N;
    }

    /// Leaves bytes as they are.
    #[inline]
    pub fn skip(&mut self, len: usize) {
        self.at += len;
    }

    /// A number in two bytes, the higher one first.
    #[inline]
    pub fn pair(&mut self, value: i32) {
        self.bytes(&(value.clamp(0, i32::from(u16::MAX)) as u16).to_be_bytes());
    }

    /// The next `len` bytes, cleared, to be filled by place.
    #[inline]
    pub fn cleared(&mut self, len: usize) -> &mut [u8] {
        let first = self.at.min(self.row.len());
        self.at += len;
        let last = self.at.min(self.row.len());
        let part = &mut self.row[first..last];
        part.fill(0);
        part
    }
}
