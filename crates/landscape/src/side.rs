//! Sides of a tile, quarter turns, and the twelve ports where features cross a border.
//!
//! Each side has three ports: its left half, its middle and its right half, as seen by somebody
//! who stands in the middle of the tile and looks out.
//!
//! ```text
//!               nl  n  nr
//!              +----+----+
//!           wr |         | el
//!            w +         + e
//!           wl |         | er
//!              +----+----+
//!               sr  s  sl
//! ```

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// One of the four sides of a tile as it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Side {
    /// North, the upper side of a drawing.
    N,
    /// East, the side on the right of a drawing.
    E,
    /// South, the lower side of a drawing.
    S,
    /// West, the side on the left of a drawing.
    W,
}

impl Side {
    /// All sides, clockwise from north.
    pub const ALL: [Side; 4] = [Side::N, Side::E, Side::S, Side::W];

    /// The side that a neighbour turns to this one.
    #[inline]
    pub const fn opposite(self) -> Side {
        Side::ALL[(self as usize + 2) % 4]
    }

    /// Where this side comes to lie when the tile is turned.
    pub const fn turned(self, turns: Turns) -> Side {
        Side::ALL[(self as usize + turns.0 as usize) % 4]
    }

    /// The letter of the side: n, e, s or w.
    pub const fn letter(self) -> char {
        ['n', 'e', 's', 'w'][self as usize]
    }

    /// The side with this letter.
    pub fn from_letter(letter: char) -> Option<Side> {
        Side::ALL.into_iter().find(|side| side.letter() == letter)
    }

    /// The side whose letter is all that is written.
    pub fn named(text: &str) -> Option<Side> {
        let mut letters = text.chars();
        let side = letters.next().and_then(Side::from_letter);
        side.filter(|_| letters.next().is_none())
    }
}

/// How often a tile is turned clockwise by a quarter: 0 to 3.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(try_from = "u8", into = "u8")]
pub struct Turns(u8);

impl Turns {
    /// Every way a tile can lie.
    pub const ALL: [Turns; 4] = [Turns(0), Turns(1), Turns(2), Turns(3)];

    /// This many quarter turns; four are none.
    pub const fn new(quarters: u8) -> Turns {
        Turns(quarters % 4)
    }

    /// The number of quarter turns, good as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<u8> for Turns {
    type Error = &'static str;

    fn try_from(quarters: u8) -> Result<Turns, &'static str> {
        if quarters < 4 { Ok(Turns(quarters)) } else { Err("quarter turns go from 0 to 3") }
    }
}

impl From<Turns> for u8 {
    fn from(turns: Turns) -> u8 {
        turns.0
    }
}

/// Text that says no number of quarter turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a tile is turned by 0, 1, 2 or 3 quarters")]
pub struct NotTurns;

impl FromStr for Turns {
    type Err = NotTurns;

    fn from_str(text: &str) -> Result<Turns, NotTurns> {
        let quarters: u8 = text.parse().map_err(|_| NotTurns)?;
        Turns::try_from(quarters).map_err(|_| NotTurns)
    }
}

impl fmt::Display for Turns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> arbitrary::Arbitrary<'a> for Turns {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Turns> {
        u.int_in_range(0..=3).map(Turns)
    }
}

/// A half of a side: land crosses a border by halves, because a road may part it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub struct Half {
    /// The side it is a half of.
    pub side: Side,
    /// The half on the right hand of somebody looking out?
    pub right: bool,
}

impl Half {
    /// All eight halves, clockwise from the north-west corner.
    pub fn all() -> impl Iterator<Item = Half> {
        Side::ALL.into_iter().flat_map(|side| [false, true].map(|right| Half { side, right }))
    }
}

impl fmt::Display for Half {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.side.letter(), if self.right { 'r' } else { 'l' })
    }
}

impl FromStr for Half {
    type Err = ();

    fn from_str(text: &str) -> Result<Half, ()> {
        Half::all().find(|half| half.to_string() == text).ok_or(())
    }
}

/// One of the twelve places on the rim of a tile where a feature may cross.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Port(u8);

impl Port {
    /// How many there are.
    pub const COUNT: usize = 12;

    /// The middle of a side, where roads and towns cross.
    #[inline]
    pub const fn middle(side: Side) -> Port {
        Port(side as u8 * 3 + 1)
    }

    /// Half of a side, where land crosses.
    #[inline]
    pub const fn half(half: Half) -> Port {
        Port(half.side as u8 * 3 + if half.right { 2 } else { 0 })
    }

    /// All ports, clockwise from the north-west corner.
    pub fn all() -> impl Iterator<Item = Port> {
        (0..Port::COUNT as u8).map(Port)
    }

    /// The port's number, good as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The side it lies on.
    pub const fn side(self) -> Side {
        Side::ALL[self.0 as usize / 3]
    }

    /// The half it is, unless it is the middle.
    pub const fn as_half(self) -> Option<Half> {
        match self.0 % 3 {
            1 => None,
            hand => Some(Half { side: self.side(), right: hand == 2 }),
        }
    }

    /// The port of the neighbour that meets this one.
    pub const fn facing(self) -> Port {
        Port((self.0 + 6) % 12 + 2 - 2 * (self.0 % 3))
    }

    /// Where this port comes to lie when the tile is turned.
    pub const fn turned(self, turns: Turns) -> Port {
        Port((self.0 + 3 * turns.0) % 12)
    }
}

/// A set of ports.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ports(u16);

impl Ports {
    /// This set and one more.
    #[must_use]
    pub const fn with(self, port: Port) -> Ports {
        Ports(self.0 | 1 << port.0)
    }

    /// Is the port in it?
    pub const fn contains(self, port: Port) -> bool {
        self.0 >> port.0 & 1 == 1
    }

    /// Does it touch no border at all?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The ports, clockwise from the north-west corner.
    pub fn iter(self) -> impl Iterator<Item = Port> {
        Port::all().filter(move |&port| self.contains(port))
    }

    /// Where they come to lie when the tile is turned.
    pub fn turned(self, turns: Turns) -> Ports {
        self.iter().map(|port| port.turned(turns)).collect()
    }
}

impl FromIterator<Port> for Ports {
    fn from_iter<I: IntoIterator<Item = Port>>(ports: I) -> Ports {
        ports.into_iter().fold(Ports::default(), Ports::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facing_ports_meet_as_the_tile_file_says() {
        let half = |text: &str| Port::half(text.parse().unwrap());
        for (here, there) in [("nl", "sr"), ("nr", "sl"), ("el", "wr"), ("er", "wl")] {
            assert_eq!(half(here).facing(), half(there));
            assert_eq!(half(there).facing(), half(here));
        }
        assert_eq!(Port::middle(Side::N).facing(), Port::middle(Side::S));
        assert_eq!(Port::middle(Side::W).facing(), Port::middle(Side::E));
    }

    #[test]
    fn a_quarter_turn_keeps_the_hand() {
        let half = |text: &str| Port::half(text.parse().unwrap());
        assert_eq!(half("nl").turned(Turns::new(1)), half("el"));
        assert_eq!(half("wr").turned(Turns::new(1)), half("nr"));
        assert_eq!(Port::middle(Side::S).turned(Turns::new(3)), Port::middle(Side::E));
    }
}
