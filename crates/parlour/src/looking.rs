//! The game through somebody's eyes, for the table in the page and for replays.

use game::Audience;
use game::erased::{AnyMatch, ListedAction};
use wire::{Look, Standing, UndoOffer};

/// What an audience may do beside looking.
#[derive(Default)]
pub(crate) struct Offer {
    pub actions: Vec<ListedAction>,
    pub undo: Option<UndoOffer>,
}

/// The game as `audience` sees it; with `projection`, also the points if it ended now.
pub(crate) fn look(
    game: &dyn AnyMatch,
    audience: Audience,
    offer: Offer,
    projection: bool,
) -> Look {
    let standing = match game.scores(audience) {
        Err(_) => Standing { current: Vec::new(), projected: None, last: None },
        Ok(known) => Standing {
            current: known.current,
            projected: projection.then_some(known.projected),
            last: known.last,
        },
    };
    Look {
        audience,
        view: game.view(audience).unwrap_or_default(),
        actions: offer.actions,
        standing,
        undo: offer.undo.unwrap_or(UndoOffer::No),
    }
}
