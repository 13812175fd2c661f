//! Places on a tile where a figure may stand, by name.

use std::fmt;
use std::str::FromStr;

use landscape::{Half, PlaceName, Port, Side, Terrain};
use serde::{Deserialize, Serialize};

/// A place on a tile as it lies: `city-n`, `road-e`, `field-nl`, `monastery`.
///
/// A piece that reaches several sides is named by the first one clockwise from the
/// north-west corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[serde(try_from = "String", into = "String")]
pub enum Spot {
    /// The city at this side: a knight.
    City(Side),
    /// The road at this side: a thief.
    Road(Side),
    /// The field at this half side: a farmer.
    Field(Half),
    /// A field that touches no border.
    Courtyard,
    /// The monastery: a monk.
    Monastery,
}

impl Spot {
    /// What kind of piece it is on.
    pub const fn terrain(self) -> Terrain {
        match self {
            Spot::City(_) => Terrain::Town,
            Spot::Road(_) => Terrain::Road,
            Spot::Field(_) | Spot::Courtyard => Terrain::Land,
            Spot::Monastery => Terrain::Monastery,
        }
    }

    /// The port that names it, if it touches a border.
    pub const fn port(self) -> Option<Port> {
        match self {
            Spot::City(side) | Spot::Road(side) => Some(Port::middle(side)),
            Spot::Field(half) => Some(Port::half(half)),
            Spot::Courtyard | Spot::Monastery => None,
        }
    }
}

impl PlaceName for Spot {
    fn name(terrain: Terrain, port: Option<Port>) -> Spot {
        let side = || port.expect("a city or road reaches a side").side();
        match terrain {
            Terrain::Town => Spot::City(side()),
            Terrain::Road => Spot::Road(side()),
            Terrain::Monastery => Spot::Monastery,
            Terrain::Land => match port.and_then(Port::as_half) {
                Some(half) => Spot::Field(half),
                None => Spot::Courtyard,
            },
        }
    }

    fn terrain(self) -> Terrain {
        self.terrain()
    }

    fn port(self) -> Option<Port> {
        self.port()
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::City(side) => write!(f, "city-{}", side.letter()),
            Spot::Road(side) => write!(f, "road-{}", side.letter()),
            Spot::Field(half) => write!(f, "field-{half}"),
            Spot::Courtyard => f.write_str("courtyard"),
            Spot::Monastery => f.write_str("monastery"),
        }
    }
}

/// Text that names no place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a place is city-n, road-e, field-nl, courtyard or monastery")]
pub struct NotASpot;

impl FromStr for Spot {
    type Err = NotASpot;

    fn from_str(text: &str) -> Result<Spot, NotASpot> {
        let side = |text: &str| Side::named(text).ok_or(NotASpot);
        match text.split_once('-') {
            Some(("city", rest)) => side(rest).map(Spot::City),
            Some(("road", rest)) => side(rest).map(Spot::Road),
            Some(("field", rest)) => rest.parse().map(Spot::Field).map_err(|()| NotASpot),
            None if text == "courtyard" => Ok(Spot::Courtyard),
            None if text == "monastery" => Ok(Spot::Monastery),
            _ => Err(NotASpot),
        }
    }
}

game::travels_as_text!(Spot);
