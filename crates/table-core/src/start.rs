//! Where a match begins: every table, wherever it stands, begins its matches here.

use bots::rng_from;
use game::erased::{AnyError, AnyGame, AnyMatch};
use game::{Audience, Chance, Player, PositionText};
use serde_json::{Map, Value};

/// Where a match begins.
#[derive(Clone, Debug, PartialEq)]
pub enum Start {
    /// As the book says, with these options; those left out are the book's.
    Book(Map<String, Value>),
    /// In a position that leaves nothing open.
    Position(Box<PositionText>),
}

impl Default for Start {
    /// The book's own start.
    fn default() -> Start {
        Start::Book(Map::new())
    }
}

impl Start {
    /// What was agreed on and kept: these options, or this position.
    pub fn kept(options: Map<String, Value>, position: Option<&str>) -> Result<Start, AnyError> {
        Ok(match position {
            Some(text) => Start::Position(Box::new(text.parse().map_err(AnyError::Position)?)),
            None => Start::Book(options),
        })
    }

    /// Where this match began, in the words of today.
    pub fn of(played: &dyn AnyMatch) -> Start {
        let began = |audience| played.position(0, audience).expect("the referee is at every table");
        match played.record().position().is_empty() {
            true => Start::Book(played.options()),
            false => Start::Position(Box::new(began(Audience::Referee))),
        }
    }

    /// A position that somebody set up. What it leaves open is drawn, once and for all: a match that is
    /// loaded again must not find other cards in a hand.
    pub fn drawn(
        position: &PositionText,
        game: &dyn AnyGame,
        entropy: u64,
    ) -> Result<Start, AnyError> {
        let players = vec![Player::person("?"); position.seats()];
        let rng = &mut rng_from(entropy);
        let set_up = game.begin_at(position, players, Chance::External, rng)?;
        Ok(Start::Position(Box::new(set_up.position(0, Audience::Referee)?)))
    }

    /// The position as it is kept; nothing where the match begins as the book says.
    pub fn position(&self) -> Option<String> {
        match self {
            Start::Book(_) => None,
            Start::Position(position) => Some(position.to_string()),
        }
    }

    /// A match that begins here. Where what chance did first is written, so it was.
    pub fn begin(
        &self,
        game: &dyn AnyGame,
        players: Vec<Player>,
        chance: Chance,
        written: Option<&[String]>,
    ) -> Result<Box<dyn AnyMatch>, AnyError> {
        match (self, written) {
            (Start::Position(position), _) => game.begin_in(position, players, chance, written),
            (Start::Book(options), None) => game.begin(options, players, chance),
            (Start::Book(options), Some(written)) => {
                game.begin_as_written(options, players, chance, written)
            }
        }
    }
}
