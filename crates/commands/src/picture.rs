//! Pictures of games, for those that `art` can draw.

use std::any::Any;

use carcassonne::Carcassonne;
use game::{Audience, Game};
use newworld::NewWorld;

/// The map of a game as an SVG document; `None` for a game that has no pictures.
pub fn svg<G: Game>(game: &G) -> Option<String> {
    let game = game as &dyn Any;
    if let Some(game) = game.downcast_ref::<Carcassonne>() {
        return Some(art::map(&game.view(Audience::Spectator), game.tiles()));
    }
    let game = game.downcast_ref::<NewWorld>()?;
    Some(art::newworld::map(&game.view(Audience::Spectator), game.tiles(), 1..=newworld::ROWS))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn maps_have_pictures_and_a_hand_of_lanterns_has_none() {
        let map = Carcassonne::start(&Default::default(), 2).unwrap();
        assert!(svg(&map).unwrap().starts_with("<svg"));
        let coast = svg(&NewWorld::start(&Default::default(), 2).unwrap()).unwrap();
        assert!(coast.contains("Plymouth") && coast.contains("Jamestown"));
        let night = game::toys::Lanterns::start(&Default::default(), 2).unwrap();
        assert_eq!(svg(&night), None);
    }
}
