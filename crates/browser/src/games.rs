//! The games that are played inside the page itself: those it can show.

use std::sync::LazyLock;

use bots::Registry;
use carcassonne::Carcassonne;
use newworld::NewWorld;
use settlers::Settlers;
use teacher::Teachers;
use wire::rest::GameCard;

/// The games inside the page, with their bots.
pub fn registry() -> &'static Registry {
    static GAMES: LazyLock<Registry> = LazyLock::new(|| {
        Registry::default().with::<Carcassonne>().with::<NewWorld>().with::<Settlers>()
    });
    &GAMES
}

/// Their teachers.
pub fn teachers() -> &'static Teachers {
    static TEACHERS: LazyLock<Teachers> = LazyLock::new(|| {
        Teachers::default().with::<Carcassonne>().with::<NewWorld>().with::<Settlers>()
    });
    &TEACHERS
}

/// The games inside the page, as a server would list its own.
pub fn cards() -> Vec<GameCard> {
    registry()
        .all()
        .map(|playable| GameCard::of(playable.game(), &bots::offered(playable.game().name())))
        .collect()
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
