//! Pictures of the tiles and followers.

use std::sync::{Arc, LazyLock};

use art::TileArt;
use carcassonne::TileSet;
use game::{SEATS_MAX, Seat};
use landscape::Kind;

use super::tile_names;
use crate::scene::Art;
use crate::tiles::{Plate, Rack};

static TILES: LazyLock<Option<Arc<TileSet>>> = LazyLock::new(|| TileSet::base().ok());

/// The tiles of the game; `None` only if the file that was built in cannot be read.
pub fn tiles() -> Option<&'static Arc<TileSet>> {
    TILES.as_ref()
}

static PLATES: LazyLock<Rack> =
    LazyLock::new(|| Rack::new(tiles().map_or(0, |tiles| tiles.kinds().len())));

/// The plate of a kind of the box.
pub fn plate(kind: Kind) -> Option<&'static Plate> {
    let data = tiles()?.kinds().get(kind.index())?;
    PLATES.plate(kind, || {
        Plate::new(Box::new(TileArt::new(data)), |turns, lang| tile_names::tile(data, turns, lang))
    })
}

/// The figures of every seat, standing and lying, with their foot at the origin.
static FIGURES: LazyLock<Vec<[Art; 2]>> = LazyLock::new(|| {
    let origin = art::Point::new(0.0, 0.0);
    let figure = |seat, lying| art::follower(seat, origin, lying).into();
    Seat::first(SEATS_MAX).map(|seat| [false, true].map(|lying| figure(seat, lying))).collect()
});

/// A follower of a seat around the origin.
pub fn follower(seat: Seat, lying: bool) -> Art {
    FIGURES.get(seat.index()).map(|poses| poses[usize::from(lying)].clone()).unwrap_or_default()
}
