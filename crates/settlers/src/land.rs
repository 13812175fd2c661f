//! Hexes of land and sea, number chips and harbours.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::goods::Resource;

/// What a hex shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[serde(rename_all = "kebab-case")]
pub enum Terrain {
    /// Water, where ships go and the pirate sails.
    Sea,
    /// Land that yields nothing and takes no chip.
    Desert,
    /// The gold river: a card of free choice.
    Gold,
    /// Land that yields grain.
    Fields,
    /// Land that yields brick.
    Hills,
    /// Land that yields ore.
    Mountains,
    /// Land that yields wool.
    Pasture,
    /// Land that yields lumber.
    Woods,
    /// Nobody knows yet: not dealt, or not discovered.
    Unknown,
}

impl Terrain {
    /// The kinds that lie in piles, in the order of the book's table A.
    pub const ALL: [Terrain; 8] = [
        Terrain::Sea,
        Terrain::Desert,
        Terrain::Gold,
        Terrain::Fields,
        Terrain::Hills,
        Terrain::Mountains,
        Terrain::Pasture,
        Terrain::Woods,
    ];

    /// Its letter in drawings and scenario files.
    pub const fn letter(self) -> char {
        match self {
            Terrain::Sea => 'S',
            Terrain::Desert => 'D',
            Terrain::Gold => 'G',
            Terrain::Fields => 'F',
            Terrain::Hills => 'H',
            Terrain::Mountains => 'M',
            Terrain::Pasture => 'P',
            Terrain::Woods => 'W',
            Terrain::Unknown => '?',
        }
    }

    /// The terrain with this letter.
    pub fn from_letter(letter: char) -> Option<Terrain> {
        let known = Terrain::ALL.into_iter().chain([Terrain::Unknown]);
        known.into_iter().find(|terrain| terrain.letter() == letter)
    }

    /// Its name, as in the notation.
    pub const fn name(self) -> &'static str {
        match self {
            Terrain::Sea => "sea",
            Terrain::Desert => "desert",
            Terrain::Gold => "gold",
            Terrain::Fields => "fields",
            Terrain::Hills => "hills",
            Terrain::Mountains => "mountains",
            Terrain::Pasture => "pasture",
            Terrain::Woods => "woods",
            Terrain::Unknown => "unknown",
        }
    }

    /// What it yields; nothing for sea, desert and gold.
    #[inline]
    pub const fn resource(self) -> Option<Resource> {
        match self {
            Terrain::Fields => Some(Resource::Grain),
            Terrain::Hills => Some(Resource::Brick),
            Terrain::Mountains => Some(Resource::Ore),
            Terrain::Pasture => Some(Resource::Wool),
            Terrain::Woods => Some(Resource::Lumber),
            _ => None,
        }
    }

    /// Is it known land?
    #[inline]
    pub const fn is_land(self) -> bool {
        !matches!(self, Terrain::Sea | Terrain::Unknown)
    }

    /// Does it take a number chip?
    pub const fn takes_chip(self) -> bool {
        self.is_land() && !matches!(self, Terrain::Desert)
    }
}

impl fmt::Display for Terrain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Terrain {
    type Err = String;

    fn from_str(text: &str) -> Result<Terrain, String> {
        let known = Terrain::ALL.into_iter().chain([Terrain::Unknown]);
        let found = known.into_iter().find(|terrain| terrain.name() == text);
        found.ok_or_else(|| format!("'{text}' is no terrain"))
    }
}

/// How many hexes of each kind, in the order of [`Terrain::ALL`].
pub type TerrainPile = [u8; 8];

/// The numbers on chips, in the order of the book's table B.
pub const CHIP_NUMBERS: [u8; 10] = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];

/// How many chips of each number, in the order of [`CHIP_NUMBERS`].
pub type ChipPile = [u8; 10];

/// The place of `number` in a [`ChipPile`].
pub fn chip_slot(number: u8) -> Option<usize> {
    CHIP_NUMBERS.iter().position(|known| *known == number)
}

/// Red chips: 6 and 8.
#[inline]
pub const fn is_red(number: u8) -> bool {
    matches!(number, 6 | 8)
}

/// In how many of 36 rolls of two dice the sum comes; 0 for what two dice never show.
#[inline]
pub const fn pips(sum: u8) -> u8 {
    match sum {
        2..=7 => sum - 1,
        8..=12 => 13 - sum,
        _ => 0,
    }
}

/// What a harbour trades.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[serde(rename_all = "kebab-case")]
pub enum HarbourKind {
    /// Two cards of this kind for one.
    Special(Resource),
    /// Three alike for one.
    General,
}

impl HarbourKind {
    /// All kinds: the five special ones and the general one.
    pub const ALL: [HarbourKind; 6] = [
        HarbourKind::Special(Resource::Brick),
        HarbourKind::Special(Resource::Lumber),
        HarbourKind::Special(Resource::Wool),
        HarbourKind::Special(Resource::Grain),
        HarbourKind::Special(Resource::Ore),
        HarbourKind::General,
    ];

    /// Its place in [`HarbourKind::ALL`].
    pub const fn index(self) -> usize {
        match self {
            HarbourKind::Special(kind) => kind.index(),
            HarbourKind::General => 5,
        }
    }
}

impl fmt::Display for HarbourKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HarbourKind::Special(kind) => kind.fmt(f),
            HarbourKind::General => f.write_str("any"),
        }
    }
}

impl FromStr for HarbourKind {
    type Err = String;

    fn from_str(text: &str) -> Result<HarbourKind, String> {
        match text {
            "any" => Ok(HarbourKind::General),
            _ => text.parse().map(HarbourKind::Special),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pips_count_all_36_rolls() {
        assert_eq!((0..=13).map(|sum| u32::from(pips(sum))).sum::<u32>(), 36);
        assert_eq!(pips(7), 6);
    }

    #[test]
    fn names_read_back() {
        for terrain in Terrain::ALL {
            assert_eq!(terrain.name().parse(), Ok(terrain));
            assert_eq!(Terrain::from_letter(terrain.letter()), Some(terrain));
        }
        for kind in HarbourKind::ALL {
            assert_eq!(kind.to_string().parse(), Ok(kind));
            assert_eq!(HarbourKind::ALL[kind.index()], kind);
        }
    }
}
