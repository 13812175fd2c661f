//! A table at which a test plays.

use carcassonne::{Action, Agreement, Carcassonne};
use game::{Audience, Game, Seat};
use stage::{Backstage, Manner};

use crate::tiles::table::{OnTiles, way_to_lay};

impl OnTiles for Carcassonne {
    const THEATRE: &'static dyn Backstage = &stage::carcassonne::Theatre;

    fn active(&self) -> Seat {
        self.view(Audience::Spectator).active
    }

    fn way(&self, action: Action, manner: Manner) -> Vec<String> {
        match action {
            Action::Lay { cell, turns } => way_to_lay(cell, turns, manner),
            Action::Place { spot, .. } => {
                vec![format!("ghost:{spot}"); if manner.preview { 2 } else { 1 }]
            }
            Action::Pass => Vec::new(),
            Action::Expansion(_) => panic!("the page offers no expansion"),
        }
    }
}

/// A table of two that begins with the start tile.
pub fn table() -> Carcassonne {
    Carcassonne::start(&Agreement::default(), 2).unwrap()
}
