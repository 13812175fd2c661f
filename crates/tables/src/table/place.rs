//! A seat of a table, as the log left it.

use game::Player;
use wire::{Occupant, SeatPlan, Withdrawal};

use crate::keys::KeyHash;
use crate::level::{CARETAKER, Level};
use crate::refusal::Refusal;

/// A seat of a table.
#[derive(Clone, Debug)]
pub struct Place {
    /// Who sits there.
    pub sitter: Sitter,
    /// The bot that plays for an absent person.
    pub caretaker: Option<Level>,
    /// Why the seat is out of the match.
    pub out: Option<Withdrawal>,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// Nobody yet.
    Open,
    /// A person; without a key where the match came from a record.
    Person {
        /// How the others call them.
        name: String,
        /// The hash of the key that opens this seat.
        key: Option<KeyHash>,
    },
    /// A bot.
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
        Ok(Place { sitter, caretaker: None, out: None })
    }

    /// Does this key open the seat?
    pub fn opens_with(&self, key: Option<&KeyHash>) -> bool {
        matches!(&self.sitter, Sitter::Person { key: Some(own), .. } if Some(own) == key)
    }

    /// Is it a person's seat that is taken?
    pub fn is_person(&self) -> bool {
        matches!(self.sitter, Sitter::Person { .. })
    }

    /// The name of the person who sits here.
    pub fn person_name(&self) -> Option<&str> {
        match &self.sitter {
            Sitter::Person { name, .. } => Some(name),
            _ => None,
        }
    }

    /// Is it the match of a person, who may be away? Not where the seat is out.
    pub fn has_a_say(&self) -> bool {
        self.is_person() && self.out.is_none()
    }

    /// Does a person decide here now? Not where a caretaker does, or the seat is out.
    pub fn is_played_by_person(&self) -> bool {
        self.has_a_say() && self.caretaker.is_none()
    }

    /// The bot that decides here, where one does.
    pub fn bot(&self) -> Option<Level> {
        match (&self.sitter, &self.caretaker, self.out) {
            (Sitter::Bot(level), ..) => Some(level.clone()),
            (_, Some(level), _) => Some(level.clone()),
            (_, None, Some(_)) => CARETAKER.parse().ok(),
            (_, None, None) => None,
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

    /// Who sits there, as everybody may see it.
    pub fn occupant(&self) -> Occupant {
        match &self.sitter {
            Sitter::Open => Occupant::Open,
            Sitter::Person { name, .. } => Occupant::Person { name: name.clone() },
            Sitter::Bot(level) => Occupant::Bot { level: level.to_string() },
        }
    }
}
