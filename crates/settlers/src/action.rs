//! What seats decide and what chance decides.

use std::fmt;
use std::str::FromStr;

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::dice::Roll;
use crate::geometry::{Corner, Hex, Side};
use crate::goods::{Bundle, Resource};
use crate::land::{HarbourKind, Terrain};

/// A development card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[serde(rename_all = "kebab-case")]
pub enum Card {
    /// Moves robber or pirate, and counts for the largest army.
    Knight,
    /// A point, shown only to win.
    Point,
    /// Two roads or ships for nothing.
    RoadBuilding,
    /// Two cards of choice from the bank.
    Invention,
    /// All cards of one kind from everybody.
    Monopoly,
}

impl Card {
    /// All kinds, in the order of every table in this crate.
    pub const ALL: [Card; 5] =
        [Card::Knight, Card::Point, Card::RoadBuilding, Card::Invention, Card::Monopoly];

    /// The deck of the base game (S-72).
    pub const DECK: [u8; 5] = [14, 5, 2, 2, 2];

    /// Its place in [`Card::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name, as in the notation.
    pub const fn name(self) -> &'static str {
        match self {
            Card::Knight => "knight",
            Card::Point => "point",
            Card::RoadBuilding => "road-building",
            Card::Invention => "invention",
            Card::Monopoly => "monopoly",
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Card {
    type Err = String;

    fn from_str(text: &str) -> Result<Card, String> {
        let found = Card::ALL.into_iter().find(|card| card.name() == text);
        found.ok_or_else(|| format!("'{text}' is no development card"))
    }
}

/// What a seat wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Action {
    /// Roll the dice.
    Roll,
    /// End the turn.
    End,
    /// Found a settlement.
    Settle {
        /// The intersection, free and away from others (S-73).
        at: Corner,
    },
    /// Turn a settlement into a city.
    City {
        /// The intersection of an own settlement.
        at: Corner,
    },
    /// Lay a road.
    Road {
        /// A free side of land.
        at: Side,
    },
    /// Lay a ship: built, free or lifted before.
    Ship {
        /// A free side of water.
        at: Side,
    },
    /// Lift a ship to move it.
    Lift {
        /// The side of an own ship that may leave (S-14).
        from: Side,
    },
    /// Buy a development card.
    Buy,
    /// Play a knight.
    Knight,
    /// Play road building.
    RoadBuilding,
    /// Play invention: two cards of choice are taken next.
    Invention,
    /// Play monopoly: everybody else hands over all cards of a kind.
    Monopoly {
        /// The kind that everybody hands over.
        kind: Resource,
    },
    /// Move the robber.
    Robber {
        /// Another hex of land.
        to: Hex,
    },
    /// Move the pirate, or place it at the start.
    Pirate {
        /// Another hex of sea.
        to: Hex,
    },
    /// Choose whom to rob.
    Rob {
        /// A seat with a piece at the robber's or pirate's hex, and cards in hand.
        victim: Seat,
    },
    /// Give up one card after a seven.
    Discard {
        /// A card of the own hand.
        card: Resource,
    },
    /// Take one card of choice from the bank: gold or invention.
    Take {
        /// A kind that the bank still holds.
        card: Resource,
    },
    /// Trade with the bank at the best rate.
    Bank {
        /// What goes to the bank.
        give: Resource,
        /// The one card that comes back.
        take: Resource,
    },
    /// Offer a trade to the other players.
    Offer {
        /// What the active player gives.
        give: Bundle,
        /// What the active player wants.
        want: Bundle,
    },
    /// Agree to the offer.
    Accept,
    /// Refuse the offer.
    Refuse,
    /// Answer the offer with another.
    Counter {
        /// What the answering player gives.
        give: Bundle,
        /// What the answering player wants.
        want: Bundle,
    },
    /// Close the trade with one of those who agreed or countered.
    Deal {
        /// The seat whose yes or counter-offer is taken.
        with: Seat,
    },
    /// Withdraw the offer.
    Withdraw,
    /// Lay the drawn harbour (S-46).
    Harbour {
        /// At which coast.
        at: Side,
    },
    /// Lay a chip here first, where a piece reached two hexes without (S-61).
    Chart {
        /// One of the hexes that the piece reached.
        hex: Hex,
    },
    /// Take the chip for a small island from this hex (S-62).
    Chip {
        /// The hex on the main island.
        from: Hex,
    },
    /// Play on the board as it was dealt.
    Keep,
    /// Have the board dealt again, if everybody agrees.
    Redeal,
}

/// What chance decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Outcome {
    /// The next hex dealt or discovered.
    Land {
        /// What it shows.
        terrain: Terrain,
    },
    /// The corner hex where the spiral of chips begins.
    Spiral {
        /// A corner hex of the island (S-82).
        from: Hex,
    },
    /// Where the next red chip lies.
    Red {
        /// A hex from which all red chips can lie apart (S-47).
        at: Hex,
    },
    /// The next chip dealt, found or drawn from the bag.
    Number {
        /// The number on it: 2 to 12, never 7.
        chip: u8,
    },
    /// The next harbour.
    Harbour {
        /// What it trades, and at which rate.
        kind: HarbourKind,
    },
    /// How the dice fell.
    Dice(Roll),
    /// The development card bought.
    Card {
        /// The kind of card; only its owner learns it before it is played.
        card: Card,
    },
    /// The card drawn from the victim's hand.
    Stolen {
        /// The kind of card; only thief and victim learn it.
        card: Resource,
    },
}
