//! What a learned judgement looks at: a position in small whole numbers, as one seat sees it.

use crate::contract::Game;
use crate::seat::Seat;

/// The most kinds of parts a game may tell apart.
pub const PART_KINDS_MAX: usize = 8;

/// How many numbers make up an impression.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Senses {
    /// Numbers about the position as a whole.
    pub whole: usize,
    /// Numbers about each part, kind by kind: a rival, an unfinished city.
    pub parts: &'static [usize],
}

/// A position in numbers: some about the whole, and so many about each of its parts, of which there
/// may be any number. The order of the parts of a kind means nothing.
///
/// Every number fits into eight bits: what is counted beyond is as good as the most.
#[derive(Clone, Debug, Default)]
pub struct Impression {
    /// About the position as a whole.
    pub whole: Vec<i8>,
    /// About the parts of each kind, one part after the other.
    pub parts: [Vec<i8>; PART_KINDS_MAX],
    /// Memory for the game to work in: what was worked out for one position and is the same in the next.
    /// It says nothing about a position.
    pub memory: Vec<u16>,
}

impl PartialEq for Impression {
    fn eq(&self, other: &Self) -> bool {
        self.whole == other.whole && self.parts == other.parts
    }
}

impl Eq for Impression {}

impl Impression {
    /// Forgets the last position; the memory stays.
    pub fn clear(&mut self) {
        self.whole.clear();
        self.parts.iter_mut().for_each(Vec::clear);
    }
}

/// A number as an impression holds it.
#[inline]
pub fn number(number: impl Into<i32>) -> i8 {
    number.into().clamp(i8::MIN.into(), i8::MAX.into()) as i8
}

/// What a learned judgement of a game needs to know.
#[derive(Debug)]
pub struct Judgement<G> {
    /// How many numbers there are.
    pub senses: Senses,
    /// The position as a seat sees it: nothing that it may not know.
    pub perceive: fn(&G, Seat, &mut Impression),
    /// How many turns ([`Heuristics::turns`](crate::Heuristics::turns)) are played on at first thought before
    /// a teacher judges a position.
    pub foresight: u32,
    /// How many turns a player's lines last.
    pub horizon: u32,
    /// Are all but the first of these played by habit? Where habit plays a round badly, many such lines mislead.
    pub by_habit: bool,
    /// Do the decisions of a turn mean little alone? Then one is judged by the best way to go on with it:
    /// a tile by the figure that is placed on it.
    pub in_pieces: bool,
    /// What was learned, as `anleger selfplay` and `training/` made it; see docs/mind.md.
    pub weights: &'static [u8],
}

impl<G> Clone for Judgement<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G> Copy for Judgement<G> {}

impl<G: Game> Judgement<G> {
    /// The impression that `game` makes on `seat`.
    pub fn impression(&self, game: &G, seat: Seat, into: &mut Impression) {
        into.clear();
        (self.perceive)(game, seat, into);
        debug_assert_eq!(into.whole.len(), self.senses.whole, "as many numbers as announced");
    }
}
