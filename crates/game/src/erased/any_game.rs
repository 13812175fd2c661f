//! A game whose type is only known by name.

use std::marker::PhantomData;

use rand_core::Rng;
use serde_json::{Map, Value};

use super::any_match::read_outcomes;
use super::{AnyError, AnyMatch};
use crate::contract::Game;
use crate::options::{self, OptionSpec, Options};
use crate::player::Player;
use crate::position::PositionText;
use crate::record::{RecordText, Verdict, verify};
use crate::referee::{Chance, Match};

/// A game behind a name: what a registry holds. [`game()`] gives it for every [`Game`].
pub trait AnyGame: Send + Sync {
    /// The name used in records, on the command line and on the wire.
    fn name(&self) -> &'static str;

    /// The version of its rules.
    fn rules_version(&self) -> u32;

    /// The fewest and the most seats that can play.
    fn seats(&self) -> (usize, usize);

    /// Does a seat know what others may not?
    fn hides(&self) -> bool;

    /// Every option with its values.
    fn schema(&self) -> Vec<OptionSpec>;

    /// The options of a match that was agreed on under version `rules`, as they are spelt today; `None`
    /// where such a match cannot go on.
    fn adopt(&self, rules: u32, options: &Map<String, Value>) -> Option<Map<String, Value>>;

    /// Every option as the book plays it.
    fn book(&self) -> Map<String, Value>;

    /// A match that is about to begin; options left out are the book's.
    fn begin(
        &self,
        options: &Map<String, Value>,
        players: Vec<Player>,
        chance: Chance,
    ) -> Result<Box<dyn AnyMatch>, AnyError>;

    /// A match that begins in a position. What that leaves open is drawn from `rng`.
    fn begin_at(
        &self,
        position: &PositionText,
        players: Vec<Player>,
        chance: Chance,
        rng: &mut dyn Rng,
    ) -> Result<Box<dyn AnyMatch>, AnyError>;

    /// The same in a position that leaves nothing open; chance acts as is written, in notation, where it acted
    /// before.
    fn begin_in(
        &self,
        position: &PositionText,
        players: Vec<Player>,
        chance: Chance,
        written: Option<&[String]>,
    ) -> Result<Box<dyn AnyMatch>, AnyError>;

    /// A match that began before, in which chance acted as is written, in notation.
    fn begin_as_written(
        &self,
        options: &Map<String, Value>,
        players: Vec<Player>,
        chance: Chance,
        written: &[String],
    ) -> Result<Box<dyn AnyMatch>, AnyError>;

    /// Replays a record.
    fn load(&self, record: &RecordText) -> Result<Box<dyn AnyMatch>, AnyError>;

    /// Checks a record in full.
    fn verify(&self, record: &RecordText) -> Result<Verdict, AnyError>;
}

struct Of<G>(PhantomData<fn() -> G>);

/// `G` behind its name.
///
/// ```
/// use game::{erased, toys::Lanterns};
///
/// let registry = [erased::game::<Lanterns>()];
/// let found = registry.iter().find(|game| game.name() == "lanterns");
/// assert_eq!(found.map(|game| game.seats()), Some((2, 4)));
/// ```
pub fn game<G: Game>() -> &'static dyn AnyGame {
    &Of::<G>(PhantomData)
}

impl<G: Game> AnyGame for Of<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn seats(&self) -> (usize, usize) {
        (G::SEATS_LEAST, G::SEATS_MOST)
    }

    fn hides(&self) -> bool {
        G::HIDES
    }

    fn schema(&self) -> Vec<OptionSpec> {
        G::Options::schema()
    }

    fn adopt(&self, rules: u32, options: &Map<String, Value>) -> Option<Map<String, Value>> {
        let mut options = options.clone();
        G::adopt(rules, &mut options).then_some(options)
    }

    fn book(&self) -> Map<String, Value> {
        options::write(&G::Options::default()).into_iter().collect()
    }

    fn begin(
        &self,
        given: &Map<String, Value>,
        players: Vec<Player>,
        chance: Chance,
    ) -> Result<Box<dyn AnyMatch>, AnyError> {
        let begun = Match::<G>::begin(options::read(given)?, players, chance)?;
        Ok(Box::new(begun))
    }

    fn begin_at(
        &self,
        position: &PositionText,
        players: Vec<Player>,
        chance: Chance,
        rng: &mut dyn Rng,
    ) -> Result<Box<dyn AnyMatch>, AnyError> {
        let game = position.set_up::<G>(Some(rng))?;
        Ok(Box::new(Match::begin_at(game, players, chance)?))
    }

    fn begin_in(
        &self,
        position: &PositionText,
        players: Vec<Player>,
        chance: Chance,
        written: Option<&[String]>,
    ) -> Result<Box<dyn AnyMatch>, AnyError> {
        let game = position.set_up::<G>(None)?;
        let begun = match written.map(read_outcomes::<G>).transpose()? {
            Some(written) => Match::begin_at_as_written(game, players, chance, &written)?,
            None => Match::begin_at(game, players, chance)?,
        };
        Ok(Box::new(begun))
    }

    fn begin_as_written(
        &self,
        given: &Map<String, Value>,
        players: Vec<Player>,
        chance: Chance,
        written: &[String],
    ) -> Result<Box<dyn AnyMatch>, AnyError> {
        let (options, written) = (options::read(given)?, read_outcomes::<G>(written)?);
        let begun = Match::<G>::begin_as_written(&options, players, chance, &written);
        Ok(Box::new(begun?))
    }

    fn load(&self, record: &RecordText) -> Result<Box<dyn AnyMatch>, AnyError> {
        Ok(Box::new(Match::<G>::from_record(record)?))
    }

    fn verify(&self, record: &RecordText) -> Result<Verdict, AnyError> {
        Ok(verify::<G>(record)?)
    }
}
