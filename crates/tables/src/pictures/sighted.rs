//! A table as whoever looks on may see it: the only thing of it that is ever drawn.

use game::Audience;
use game::erased::Spelling;
use table_core::TableMatch;
use wire::{Sight, SightScene};

use crate::table::FoldedLog;

/// The table as whoever looks on may see it, and nothing more.
pub(crate) fn sight(folded: &FoldedLog) -> Sight {
    let game = folded.playable.game().name();
    let look = |played: &TableMatch| {
        let look = played.looks(&[Audience::Spectator], Spelling::Notation).pop()?;
        Some((Box::new(look), played.winners()))
    };
    let scene = match folded.played.as_ref().and_then(look) {
        None => SightScene::Waiting,
        Some((look, None)) => SightScene::Playing(look),
        Some((look, Some(winners))) => SightScene::Over { look, winners },
    };
    Sight {
        game: game.to_owned(),
        options: folded.row.agreed.options.clone(),
        seats: folded.places.iter().map(|place| place.occupant(game)).collect(),
        scene,
        at_ms: folded.row.created_ms,
    }
}
