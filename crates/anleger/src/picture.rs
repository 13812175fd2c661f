//! Pictures of games, for those that `art` can draw.

use std::any::Any;

use carcassonne::Carcassonne;
use game::{Audience, Game};

/// The map of a game as an SVG document; `None` for a game that has no pictures.
pub fn svg<G: Game>(game: &G) -> Option<String> {
    let game = (game as &dyn Any).downcast_ref::<Carcassonne>()?;
    Some(art::map(&game.view(Audience::Spectator), game.tiles()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_carcassonne_map_has_a_picture_and_a_hand_of_lanterns_has_none() {
        let map = Carcassonne::start(&Default::default(), 2).unwrap();
        assert!(svg(&map).unwrap().starts_with("<svg"));
        let night = game::toys::Lanterns::start(&Default::default(), 2).unwrap();
        assert_eq!(svg(&night), None);
    }
}
