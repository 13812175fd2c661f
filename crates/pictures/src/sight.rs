//! A match that stands at no table, such as one from a record, as it is drawn.

use game::erased::{AnyError, AnyMatch};
use game::{Audience, Player};
use table_core::look_back;
use wire::{Occupant, Sight, SightScene};

/// A match as somebody who looks on may see it; `at_ms` is when it was played, by the calendar.
pub fn sight(at: &dyn AnyMatch, at_ms: u64) -> Result<Sight, AnyError> {
    let look = Box::new(look_back(at, Audience::Spectator)?);
    Ok(Sight {
        game: at.name().to_owned(),
        options: at.options(),
        seats: occupants(at.players()),
        scene: match at.winners() {
            Some(winners) => SightScene::Over { look, winners },
            None => SightScene::Playing(look),
        },
        at_ms,
    })
}

/// Who played, as a table would show them.
pub fn occupants(players: &[Player]) -> Vec<Occupant> {
    players.iter().map(occupant).collect()
}

fn occupant(player: &Player) -> Occupant {
    match &player.bot {
        Some(level) => Occupant::Bot { level: level.clone(), rating: None },
        None => Occupant::Person { name: player.name.clone(), kept: false },
    }
}
