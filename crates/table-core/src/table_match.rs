//! The match of a table.

use std::collections::BTreeMap;

use bots::Level;
use game::erased::{ActionInput, AnyError, AnyMatch, Told};
use game::{Asked, Seat, SeatSet, Seed, Turn};
use wire::{Aids, Phase, TableRefusal, Withdrawal};

use crate::past::Past;

/// A match as a table plays it: the game under its referee, who is still in it, and every decision
/// that stands.
#[derive(Debug)]
pub struct TableMatch {
    pub(crate) game: Box<dyn AnyMatch>,
    pub(crate) terms: Terms,
    /// Why each seat is out of the match, where it is.
    pub(crate) out: Vec<Option<Withdrawal>>,
    pub(crate) past: Past,
    /// The number of the last event that changed the match.
    pub(crate) version: u64,
    /// Since when each seat has been asked what it is asked now.
    pub(crate) asked: Asked,
    /// The numbers of the decisions that clients sent, by seat and client's id.
    pub(crate) sent: BTreeMap<(Seat, String), u64>,
}

/// What holds for a whole match.
#[derive(Clone, Debug)]
pub struct Terms {
    /// The bot of each seat; `None` where a person plays.
    pub bots: Vec<Option<Level>>,
    /// How the table helps.
    pub aids: Aids,
    /// The seed of the dice: a secret until the end.
    pub seed: Seed,
    /// Where the persons are.
    pub company: Company,
}

/// Where the persons of a table are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Company {
    /// Each at a screen of their own: who wants something back asks the others.
    Apart,
    /// All before the same screen: whoever could object is there.
    AtOneScreen,
}

/// A match that has just begun.
#[derive(Debug)]
pub struct Beginning {
    /// The match.
    pub begun: TableMatch,
    /// What was told of it: of its opening, then of each decision of its prelude.
    pub told: Vec<Told>,
    /// What chance did meanwhile, in notation: at the opening, then after each decision of the prelude.
    pub chance: Vec<Vec<String>>,
}

impl TableMatch {
    /// The table of a match that has just begun, after the decisions of a prelude; each with what
    /// chance did after it, where that is written.
    ///
    /// What came to light in which decision of a prelude is not known: none is taken back freely.
    pub fn begin(
        mut game: Box<dyn AnyMatch>,
        terms: Terms,
        prelude: impl IntoIterator<Item = (Seat, String, Option<Vec<String>>)>,
    ) -> Result<Beginning, AnyError> {
        let mut told = vec![game.opening()];
        let mut chance = vec![game.last_chance()];
        let seats = game.players().len();
        let mut past = Past::opened(&told[0], seats);
        for (seat, notation, written) in prelude {
            let action = ActionInput::Text(notation);
            let heard = match written {
                Some(written) => game.play_as_written(seat, &action, &written)?,
                None => game.play(seat, &action)?,
            };
            past.add(seat, true, &heard);
            told.push(heard);
            chance.push(game.last_chance());
        }
        let begun = TableMatch {
            game,
            terms,
            out: vec![None; seats],
            past,
            version: 0,
            asked: Asked::default(),
            sent: BTreeMap::new(),
        };
        Ok(Beginning { begun, told, chance })
    }

    /// The beginning is the event of this number.
    pub fn number_beginning(&mut self, number: u64) {
        self.changed(number, None);
    }

    /// The match came to this version, by a decision of `by` or in another way.
    pub(crate) fn changed(&mut self, number: u64, by: Option<Seat>) {
        self.version = number;
        self.asked.note(number, by, self.game.turn(), self.game.at_liberty());
    }

    /// The game under its referee: the full truth.
    pub fn game(&self) -> &dyn AnyMatch {
        self.game.as_ref()
    }

    /// The number of the last event that changed the match.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// How many decisions stand.
    pub fn decisions(&self) -> usize {
        self.past.len()
    }

    pub(crate) fn past(&self) -> &Past {
        &self.past
    }

    /// The seats of the match.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.out.len())
    }

    /// Is it the seat of a person, whoever plays it now?
    pub fn is_person(&self, seat: Seat) -> bool {
        matches!(self.terms.bots.get(seat.index()), Some(None))
    }

    /// The seats of persons.
    pub fn persons(&self) -> SeatSet {
        self.seats().filter(|&seat| self.is_person(seat)).collect()
    }

    /// How far the match is.
    pub fn phase(&self) -> Phase {
        match self.game.turn() == Turn::Over || self.is_given_up() {
            true => Phase::Over,
            false => Phase::Playing,
        }
    }

    /// Does the match go on?
    pub fn check_running(&self) -> Result<(), TableRefusal> {
        match self.phase() {
            Phase::Over => Err(TableRefusal::MatchOver),
            Phase::Waiting | Phase::Playing => Ok(()),
        }
    }

    /// Whose turn it is; nobody's in a match that was given up.
    pub fn turn(&self) -> Turn {
        match self.phase() {
            Phase::Over => Turn::Over,
            Phase::Waiting | Phase::Playing => self.game.turn(),
        }
    }

    /// The seats that decide now.
    pub fn deciding(&self) -> SeatSet {
        match self.turn() {
            Turn::Decide(seats) => seats,
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        }
    }
}
