//! A table as whoever looks on may see it: the only thing of it that is ever drawn.

use game::Audience;
use game::erased::Spelling;
use table_core::TableMatch;
use wire::{Sight, SightScene};

use crate::table::FoldedLog;

/// The same with the number of what is shown: another number, another picture.
pub(crate) fn numbered_sight(folded: &FoldedLog) -> (u64, Sight) {
    let sight = sight(folded);
    match sight.scene {
        // How many moves there were by now is not told either.
        SightScene::Unseen => (0, sight),
        _ => (folded.number, sight),
    }
}

/// The table as whoever looks on may see it, and nothing more.
fn sight(folded: &FoldedLog) -> Sight {
    let game = folded.playable.game().name();
    let look = |played: &TableMatch| {
        let look = played.looks(&[Audience::Spectator], Spelling::Notation).pop()?;
        Some((Box::new(look), played.winners()))
    };
    let scene = match folded.played.as_ref().and_then(look) {
        // A picture of now would tell strangers what those at the table are told first.
        Some(_) if folded.hides_from_strangers() => SightScene::Unseen,
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
