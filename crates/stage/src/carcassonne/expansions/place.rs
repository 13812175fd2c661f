//! Where something can be done: on the tile that it is about, or anywhere on the table.

use std::fmt;
use std::str::FromStr;

use carcassonne::{Figure, Perch, Spot};
use game::Seat;
use landscape::Cell;

/// Where something can be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// On a part of the tile that it is about: `city-n`.
    On(Spot),
    /// With a follower on the map: `1,0:city-n`, `1,0:tower`.
    At(Cell, Perch),
    /// With a whole tile, or its tower: `1,0`.
    Tile(Cell),
    /// With a prisoner: `from-2-big`.
    Prisoner {
        /// Who holds it.
        captor: Seat,
        figure: Figure,
    },
}

const PRISONER: &str = "from-";

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::On(spot) => spot.fmt(f),
            Place::At(cell, perch) => write!(f, "{cell}:{perch}"),
            Place::Tile(cell) => cell.fmt(f),
            Place::Prisoner { captor, figure } => write!(f, "{PRISONER}{captor}-{figure}"),
        }
    }
}

impl FromStr for Place {
    type Err = ();

    fn from_str(text: &str) -> Result<Place, ()> {
        if let Some(prisoner) = text.strip_prefix(PRISONER) {
            let (captor, figure) = prisoner.split_once('-').ok_or(())?;
            let captor = captor.parse().ok().and_then(Seat::new).ok_or(())?;
            return Ok(Place::Prisoner { captor, figure: figure.parse()? });
        }
        if let Some((cell, perch)) = text.split_once(':') {
            return Ok(Place::At(cell.parse().map_err(drop)?, perch.parse().map_err(drop)?));
        }
        let spot = text.parse().map(Place::On);
        spot.or_else(|_| text.parse().map(Place::Tile)).map_err(drop)
    }
}

#[cfg(test)]
mod tests {
    use landscape::Side;

    use super::*;

    #[test]
    fn every_place_is_read_as_it_was_written() {
        let cell = Cell::new(-2, 1);
        for place in [
            Place::On(Spot::Monastery),
            Place::At(cell, Perch::Spot(Spot::City(Side::S))),
            Place::At(cell, Perch::Tower),
            Place::Tile(cell),
            Place::Prisoner { captor: Seat::FIRST, figure: Figure::Big },
        ] {
            assert_eq!(place.to_string().parse(), Ok(place));
        }
        for text in ["", "tower", "1,0:", "from-9-big", "from-0", "1", "city"] {
            assert_eq!(text.parse::<Place>(), Err(()), "{text}");
        }
    }
}
