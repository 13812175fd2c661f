//! A match as a picture.

use carcassonne::Carcassonne;
use game::erased::AnyMatch;
use game::{Audience, Game, Match};
use newworld::NewWorld;
use settlers::Settlers;

/// The board as everybody sees it, as a whole SVG document; `None` for a game without pictures.
pub fn svg(at: &dyn AnyMatch) -> Option<String> {
    if let Some(game) = state::<Carcassonne>(at) {
        return Some(art::map(&game.view(Audience::Spectator), game.tiles()));
    }
    if let Some(game) = state::<NewWorld>(at) {
        let view = game.view(Audience::Spectator);
        return Some(art::newworld::map(&view, game.tiles(), 1..=newworld::ROWS));
    }
    let game = state::<Settlers>(at)?;
    art::hex::map(&game.view(Audience::Spectator))
}

fn state<G: Game>(at: &dyn AnyMatch) -> Option<&G> {
    at.as_any().downcast_ref::<Match<G>>().map(Match::game)
}
