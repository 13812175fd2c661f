//! Tables at which a test plays.

use game::{Audience, Game, Seat};
use newworld::{Action, Agreement, NewWorld, Position, SettlerView, Surveyors, TileSet, TileView};
use stage::{GameExtras, Manner};

use crate::tiles::table::{OnTiles, actions, play, seat, way_to_lay};

impl OnTiles for NewWorld {
    const GAME: &'static dyn GameExtras = &stage::newworld::Info;

    fn active(&self) -> Seat {
        self.view(Audience::Spectator).active
    }

    fn way(&self, action: Action, manner: Manner) -> Vec<String> {
        match action {
            Action::Lay { place, turns } => way_to_lay(place.cell(), turns, manner),
            Action::Settle { spot } => {
                vec![format!("ghost:{spot}"); if manner.preview { 2 } else { 1 }]
            }
            Action::Pass => Vec::new(),
            // The effect is seen before it is decided, whatever the person likes otherwise.
            Action::Score { .. } => {
                let offers = actions(self, self.active());
                let notation = action.to_string();
                let number = offers.iter().position(|offer| offer.notation == notation);
                vec![format!("due:{}", number.unwrap()); 2]
            }
        }
    }
}

/// A table of two that has only the coast.
pub fn table() -> NewWorld {
    NewWorld::start(&Agreement::default(), 2).unwrap()
}

fn words<const N: usize>(line: &str) -> [&str; N] {
    line.split(' ').collect::<Vec<_>>().try_into().unwrap()
}

/// The example of page 8 before blue lays the last tile: Orange, on turn, is the book's blue.
pub fn page_eight() -> NewWorld {
    let tile = |line| {
        let [tile, place, turns] = words(line);
        let turns = turns.parse::<u8>().unwrap().try_into().unwrap();
        TileView { tile: tile.parse().unwrap(), place: place.parse().unwrap(), turns }
    };
    let settler = |line| {
        let [who, place, spot] = words(line);
        let (place, spot) = (place.parse().unwrap(), spot.parse().unwrap());
        SettlerView { seat: seat(who.parse().unwrap()), place, spot }
    };
    let tiles = ["U 1,3 3", "AS 1,4 0", "A 1,5 3", "D 1,6 1", "AR 2,6 0", "K 2,5 0", "D 2,3 1"];
    let settlers = ["0 1,3 town-w", "1 1,5 farm", "2 1,6 town-e"];
    let position = Position {
        tiles: tiles.map(tile).to_vec(),
        settlers: settlers.map(settler).to_vec(),
        surveyors: Surveyors::at([1, 1]).unwrap(),
        ..Position::default()
    };
    position.set_up(TileSet::base().unwrap(), &Agreement::default(), 3, seat(1)).unwrap()
}

/// The same with the last tile laid: a farm and two towns wait to be scored.
pub fn three_are_finished() -> NewWorld {
    let mut game = page_eight();
    play(&mut game, &["*H", "lay 2,4 0", "settle town-s"]);
    game
}
