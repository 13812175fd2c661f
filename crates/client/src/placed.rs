//! A position that somebody brought, set up on this device.

use bots::{Playable, Registry};
use game::erased::{AnyError, AnyMatch};
use game::{Audience, Coded, Player, PositionText, Turn};
use serde_json::{Map, Value};
use table_core::{Start, look_back};
use wire::rest::PositionProblem;
use wire::{AidPolicy, Look};

use crate::Plan;

/// A position that can be played on.
pub struct Placed {
    /// As it was brought: what it leaves open a server draws anew.
    text: String,
    known_to: Audience,
    start: Start,
    set_up: Box<dyn AnyMatch>,
}

impl Placed {
    /// Reads a position and sets it up; what it leaves open is drawn from `entropy`. Or says all that is wrong
    /// with it.
    pub fn read(
        text: &str,
        registry: &Registry,
        entropy: u64,
    ) -> Result<Placed, Vec<PositionProblem>> {
        let position: PositionText =
            text.parse().map_err(|error| problems(&AnyError::Position(error)))?;
        let playable = registry.find(position.game()).map_err(|error| {
            vec![PositionProblem::new(error.code(), Some(PositionText::GAME_LINE), &error)]
        })?;
        place(text, &position, playable, entropy).map_err(|error| problems(&error))
    }

    /// The text as it was brought.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The name of the game.
    pub fn game(&self) -> &'static str {
        self.set_up.name()
    }

    /// What the table agrees on.
    pub fn options(&self) -> Map<String, Value> {
        self.set_up.options()
    }

    /// How many play.
    pub fn seats(&self) -> usize {
        self.set_up.players().len()
    }

    /// Whose knowledge it is; the referee's where it tells everything.
    pub fn known_to(&self) -> Audience {
        self.known_to
    }

    /// Who is to act.
    pub fn turn(&self) -> Turn {
        self.set_up.turn()
    }

    /// What can be seen of it: what those know whose knowledge it is, and never what was drawn beyond that.
    pub fn look(&self) -> Result<Look, AnyError> {
        let eyes = match self.known_to {
            Audience::Referee => Audience::Spectator,
            known => known,
        };
        look_back(self.set_up.as_ref(), eyes)
    }

    /// A table on this device that goes on from here.
    pub fn plan(&self, players: Vec<Player>, aid: AidPolicy) -> Plan {
        Plan { game: self.game().to_owned(), start: self.start.clone(), players, aid, seed: None }
    }
}

fn place(
    text: &str,
    position: &PositionText,
    playable: &dyn Playable,
    entropy: u64,
) -> Result<Placed, AnyError> {
    let start = Start::drawn(position, playable.game(), entropy)?;
    let players = vec![Player::person("?"); position.seats()];
    let set_up = start.begin(playable.game(), players, game::Chance::External, None)?;
    Ok(Placed { text: text.to_owned(), known_to: position.known_to(), start, set_up })
}

fn problems(error: &AnyError) -> Vec<PositionProblem> {
    match error {
        AnyError::Position(error) => error.faults().map(PositionProblem::from).collect(),
        other => vec![PositionProblem::new(other.code(), None, other)],
    }
}
