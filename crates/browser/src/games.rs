//! The games that are played inside the page itself: those it can show.

use std::sync::LazyLock;

use bots::{Playable, Registry};
use carcassonne::Carcassonne;
use newworld::NewWorld;
use settlers::Settlers;
use wire::rest::GameCard;

/// The games inside the page, with their bots.
pub fn registry() -> &'static Registry {
    static GAMES: LazyLock<Registry> = LazyLock::new(|| {
        Registry::default().with::<Carcassonne>().with::<NewWorld>().with::<Settlers>()
    });
    &GAMES
}

/// The games inside the page, as a server would list its own.
pub fn cards() -> Vec<GameCard> {
    let card = |playable: &'static dyn Playable| {
        let game = playable.game();
        let (seats_least, seats_most) = game.seats();
        GameCard {
            name: game.name().to_owned(),
            rules: game.rules_version(),
            seats_least,
            seats_most,
            schema: game.schema(),
            book: game.book(),
            levels: bots::OFFERED.map(str::to_owned).to_vec(),
        }
    };
    registry().all().map(card).collect()
}

/// New dice; `None` where the browser has no random numbers.
pub fn entropy() -> Option<[u8; 32]> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).ok()?;
    Some(seed)
}

/// The clock of this machine in milliseconds.
pub fn now_ms() -> u64 {
    js_sys::Date::now() as u64
}
