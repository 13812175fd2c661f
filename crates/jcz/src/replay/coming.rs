//! Which tile the file lays next.

use landscape::TileCode;

use crate::file::SavedGame;
use crate::message::Message;

/// The tile of the next PLACE_TILE after each message.
#[derive(Debug)]
pub(super) struct Coming {
    places: Vec<usize>,
    next: usize,
}

impl Coming {
    /// All of a file.
    pub fn new(file: &SavedGame) -> Coming {
        let lays = file.replay.iter().enumerate().filter(|(_, sent)| sent.kind == "PLACE_TILE");
        Coming { places: lays.map(|(place, _)| place).collect(), next: 0 }
    }

    /// The tile that is laid next after the message at this place.
    pub fn after(&mut self, file: &SavedGame, place: usize) -> Option<TileCode> {
        while self.places.get(self.next).is_some_and(|&lay| lay <= place) {
            self.next += 1;
        }
        match Message::read(file.replay.get(*self.places.get(self.next)?)?) {
            Ok(Message::Place { tile, .. }) => Some(tile),
            _ => None,
        }
    }
}
