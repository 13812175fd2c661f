//! Any game as somebody sees it.

use game::erased::ListedAction;
use game::{Audience, Game, Notation, Points};
use wire::{Look, Standing, UndoOffer};

pub fn listed<A: Notation>(action: A) -> ListedAction {
    ListedAction { notation: action.to_string(), action: None }
}

/// The game as somebody sees it.
pub fn look<G: Game>(game: &G, audience: Audience) -> Look {
    let points = |points: Points| points[..game.seats()].to_vec();
    let mut actions = Vec::new();
    if let Audience::Seat(seat) = audience {
        game.actions(seat, &mut actions);
    }
    Look {
        audience,
        view: serde_json::to_value(game.view(audience)).unwrap(),
        actions: actions.into_iter().map(listed).collect(),
        standing: Standing {
            current: points(game.scores(audience)),
            projected: Some(points(game.projection(audience))),
            last: None,
        },
        undo: UndoOffer::No,
    }
}
