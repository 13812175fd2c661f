//! Parts of a tile where a settler may stand or lie, and what it is called there.

use std::fmt;
use std::str::FromStr;

use landscape::{Half, PlaceName, Port, Side, Terrain};
use serde::{Deserialize, Serialize};

/// A part of a tile as it lies: `road-e`, `town-n`, `farm`, `plain-wt`. Half sides have the names
/// of the tile file.
///
/// A part that reaches several sides is named by the first one clockwise from the north-west
/// corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[serde(try_from = "String", into = "String")]
pub enum Spot {
    /// The road at this side.
    Road(Side),
    /// The town at this side.
    Town(Side),
    /// The farm in the middle.
    Farm,
    /// The plain at this half side.
    Plain(Half),
}

/// What a settler is, by where it was placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// On a road.
    Bandit,
    /// In a town.
    Sheriff,
    /// On a farm.
    Farmer,
    /// In a plain, lying down until the end.
    Trapper,
}

impl Role {
    /// The role of a settler on a piece of this terrain.
    pub const fn on(terrain: Terrain) -> Role {
        match terrain {
            Terrain::Road => Role::Bandit,
            Terrain::Town => Role::Sheriff,
            Terrain::Monastery => Role::Farmer,
            Terrain::Land => Role::Trapper,
        }
    }
}

/// The half sides of the tile file, clockwise from the north-west corner.
const HALVES: [&str; 8] = ["nl", "nr", "et", "eb", "sr", "sl", "wb", "wt"];

/// The half side of that name.
pub(crate) fn half_named(name: &str) -> Option<Half> {
    let place = HALVES.iter().position(|&known| known == name)?;
    Half::all().nth(place)
}

fn name_of(half: Half) -> &'static str {
    HALVES[2 * half.side as usize + usize::from(half.right)]
}

impl PlaceName for Spot {
    fn name(terrain: Terrain, port: Option<Port>) -> Spot {
        let port = || port.expect("all but a farm reach a side");
        match terrain {
            Terrain::Road => Spot::Road(port().side()),
            Terrain::Town => Spot::Town(port().side()),
            Terrain::Monastery => Spot::Farm,
            Terrain::Land => Spot::Plain(port().as_half().expect("land is joined by half sides")),
        }
    }

    fn terrain(self) -> Terrain {
        match self {
            Spot::Road(_) => Terrain::Road,
            Spot::Town(_) => Terrain::Town,
            Spot::Farm => Terrain::Monastery,
            Spot::Plain(_) => Terrain::Land,
        }
    }

    fn port(self) -> Option<Port> {
        match self {
            Spot::Road(side) | Spot::Town(side) => Some(Port::middle(side)),
            Spot::Farm => None,
            Spot::Plain(half) => Some(Port::half(half)),
        }
    }
}

impl Spot {
    /// What a settler there is.
    pub fn role(self) -> Role {
        Role::on(self.terrain())
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Road(side) => write!(f, "road-{}", side.letter()),
            Spot::Town(side) => write!(f, "town-{}", side.letter()),
            Spot::Farm => f.write_str("farm"),
            Spot::Plain(half) => write!(f, "plain-{}", name_of(*half)),
        }
    }
}

/// Text that names no part of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a part of a tile is road-e, town-n, farm or plain-wt")]
pub struct NotASpot;

impl FromStr for Spot {
    type Err = NotASpot;

    fn from_str(text: &str) -> Result<Spot, NotASpot> {
        if text == "farm" {
            return Ok(Spot::Farm);
        }
        let (word, at) = text.split_once('-').ok_or(NotASpot)?;
        let spot = match word {
            "road" => Side::named(at).map(Spot::Road),
            "town" => Side::named(at).map(Spot::Town),
            "plain" => half_named(at).map(Spot::Plain),
            _ => None,
        };
        spot.ok_or(NotASpot)
    }
}

game::travels_as_text!(Spot);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_sides_have_the_names_of_the_tile_file() {
        let half = |side, right| name_of(Half { side, right });
        // Somebody who looks out to the south has the west on the right hand.
        assert_eq!([half(Side::S, false), half(Side::S, true)], ["sr", "sl"]);
        assert_eq!([half(Side::W, false), half(Side::W, true)], ["wb", "wt"]);
        assert_eq!([half(Side::E, false), half(Side::E, true)], ["et", "eb"]);
        assert!(Half::all().all(|half| half_named(name_of(half)) == Some(half)));
    }

    #[test]
    fn names_are_read_as_they_are_written() {
        for name in ["road-e", "town-n", "farm", "plain-wt", "plain-sr"] {
            assert_eq!(name.parse::<Spot>().map(|spot| spot.to_string()).as_deref(), Ok(name));
        }
        for wrong in ["", "farm-n", "road", "road-x", "road-ns", "plain-n", "plain-el", "city-n"] {
            assert_eq!(wrong.parse::<Spot>(), Err(NotASpot), "{wrong}");
        }
    }
}
