//! A table as whoever has its link may see it: what pictures of it are drawn from.

use game::SeatSet;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{Look, Occupant};

/// A table through the eyes of somebody who looks on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sight {
    /// The name of the game.
    pub game: String,
    /// Every option.
    pub options: Map<String, Value>,
    /// Who sits where.
    pub seats: Vec<Occupant>,
    /// How far it is.
    pub scene: SightScene,
    /// When it was made, by the calendar.
    pub at_ms: u64,
}

/// What there is to be seen. Every look in it is a spectator's.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SightScene {
    /// Seats are open; nothing lies on the table yet.
    Waiting,
    /// The match runs.
    Playing(Box<Look>),
    /// The match runs, and whoever looks on is told later what happens: nothing of it is drawn.
    Unseen,
    /// It is over.
    Over {
        /// The board at the end.
        look: Box<Look>,
        /// Who has won.
        winners: SeatSet,
    },
}

impl Sight {
    /// The board, once there is one.
    pub fn look(&self) -> Option<&Look> {
        match &self.scene {
            SightScene::Waiting | SightScene::Unseen => None,
            SightScene::Playing(look) | SightScene::Over { look, .. } => Some(look),
        }
    }

    /// The seats that wait for a person.
    pub fn open_seats(&self) -> usize {
        self.seats.iter().filter(|occupant| **occupant == Occupant::Open).count()
    }
}
