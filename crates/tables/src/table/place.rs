//! A seat of a table, as the log left it.

use game::Player;
use wire::{Occupant, SeatPlan};

use crate::keys::KeyHash;
use crate::level::Level;
use crate::refusal::Refusal;

/// A seat of a table.
#[derive(Clone, Debug)]
pub struct Place {
    /// Who sits there.
    pub sitter: Sitter,
    /// The bot that plays for an absent person.
    pub caretaker: Option<Level>,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    Open,
    /// A person; without a key where the match came from a record.
    Person {
        /// How the others call them.
        name: String,
        /// The hash of the key that opens this seat.
        key: Option<KeyHash>,
        /// Whether the page with which they sat down adds to the dice.
        adds: bool,
        /// Who that is, where they sit under the name they keep.
        person: Option<String>,
    },
    Bot(Level),
}

/// Can somebody sit on a seat like that?
pub fn check_plan(plan: &SeatPlan) -> Result<(), Refusal> {
    Place::planned(plan).map(|_| ())
}

impl Place {
    /// A seat of a new table.
    pub fn planned(plan: &SeatPlan) -> Result<Place, Refusal> {
        let sitter = match plan {
            SeatPlan::Person => Sitter::Open,
            SeatPlan::Bot { level } => Sitter::Bot(level.parse()?),
        };
        Ok(Place { sitter, caretaker: None })
    }

    /// Does this key open the seat?
    pub fn opens_with(&self, key: Option<&KeyHash>) -> bool {
        matches!(&self.sitter, Sitter::Person { key: Some(own), .. } if Some(own) == key)
    }

    /// Does it belong to whoever has this key, or to this person, whichever device they use?
    pub fn is_of(&self, key: Option<&KeyHash>, person: Option<&str>) -> bool {
        let is_theirs = match &self.sitter {
            Sitter::Person { person: Some(own), .. } => person == Some(own),
            _ => false,
        };
        is_theirs || self.opens_with(key)
    }

    /// Is it a person's seat that is taken?
    pub fn is_person(&self) -> bool {
        matches!(self.sitter, Sitter::Person { .. })
    }

    /// Did somebody sit down here with a page that adds to the dice?
    pub fn adds(&self) -> bool {
        matches!(self.sitter, Sitter::Person { adds: true, .. })
    }

    /// The name of the person who sits here.
    pub fn person_name(&self) -> Option<&str> {
        match &self.sitter {
            Sitter::Person { name, .. } => Some(name),
            _ => None,
        }
    }

    /// The bot whose seat it is.
    pub fn own_bot(&self) -> Option<Level> {
        match &self.sitter {
            Sitter::Bot(level) => Some(level.clone()),
            Sitter::Open | Sitter::Person { .. } => None,
        }
    }

    /// The player for the record; `None` while the seat is open.
    pub fn player(&self) -> Option<Player> {
        match &self.sitter {
            Sitter::Open => None,
            Sitter::Person { name, .. } => Some(Player::person(name)),
            Sitter::Bot(level) => Some(Player::bot(level.to_string())),
        }
    }

    /// Who sits there in a match of `game`, as everybody may see it.
    pub fn occupant(&self, game: &str) -> Occupant {
        match &self.sitter {
            Sitter::Open => Occupant::Open,
            Sitter::Person { name, person, .. } => {
                Occupant::Person { name: name.clone(), kept: person.is_some() }
            }
            Sitter::Bot(level) => {
                let level = level.to_string();
                Occupant::Bot { rating: bots::rating(game, &level), level }
            }
        }
    }
}
