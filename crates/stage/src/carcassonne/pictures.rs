//! Pictures of the tiles and figures.

use std::sync::LazyLock;

use ::words::carcassonne::PART;
use art::{TileArt, pieces};
use carcassonne::{Figure, TileCode};
use game::{SEATS_MAX, Seat};

use crate::scene::Art;
use crate::tiles::{Plate, Rack};

pub use super::tile_names::all as tiles;

static PLATES: LazyLock<Rack> =
    LazyLock::new(|| Rack::new(tiles().map_or(0, |tiles| tiles.kinds().len())));

/// The plate of a tile.
pub fn plate(code: TileCode) -> Option<&'static Plate> {
    let kind = tiles()?.find(code)?;
    let data = tiles()?.kinds().get(kind.index())?;
    PLATES.plate(kind, || Plate::new(Box::new(TileArt::new(data)), PART))
}

/// The poses of every figure of every seat: standing and lying, around the origin.
static FIGURES: LazyLock<Vec<[[Art; 2]; Figure::ALL.len()]>> = LazyLock::new(|| {
    let origin = art::Point::new(0.0, 0.0);
    let pose = |seat, figure, lying| art::figure(seat, figure, origin, lying).into();
    let poses =
        |seat| Figure::ALL.map(|figure| [false, true].map(|lying| pose(seat, figure, lying)));
    Seat::first(SEATS_MAX).map(poses).collect()
});

/// A figure of a seat around the origin.
pub fn figure(seat: Seat, figure: Figure, lying: bool) -> Art {
    let poses = FIGURES.get(seat.index()).and_then(|figures| figures.get(figure as usize));
    poses.map(|poses| poses[usize::from(lying)].clone()).unwrap_or_default()
}

/// The fairy around the origin.
pub fn fairy() -> Art {
    static FAIRY: LazyLock<Art> = LazyLock::new(|| pieces::fairy().into());
    FAIRY.clone()
}

/// The dragon around the origin.
pub fn dragon() -> Art {
    static DRAGON: LazyLock<Art> = LazyLock::new(|| pieces::dragon().into());
    DRAGON.clone()
}
