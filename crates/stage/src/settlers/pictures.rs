//! Pictures that are drawn once and handed out often, and small ones for lists.

use std::sync::{LazyLock, OnceLock};

use settlers::{Hex, Resource, Terrain};

use crate::scene::Art;

/// So many pictures of each terrain: enough that neighbours rarely share one.
const VARIANTS: usize = 8;

/// Every terrain, the undiscovered last.
const TERRAINS: usize = Terrain::ALL.len() + 1;

static HEXES: LazyLock<[[OnceLock<Art>; VARIANTS]; TERRAINS]> = LazyLock::new(Default::default);

/// A hex of this terrain in its place.
pub fn hex(terrain: Terrain, place: Hex) -> Art {
    let variant = (usize::from(place.0) * 3 + usize::from(place.0) / 7) % VARIANTS;
    let known = Terrain::ALL.iter().position(|known| *known == terrain);
    let picture = &HEXES[known.unwrap_or(TERRAINS - 1)][variant];
    let seed = (variant * TERRAINS) as u64;
    picture.get_or_init(|| art::hex::hex(terrain, seed + terrain as u64).into()).clone()
}

/// What stands around 0,0, moved and scaled into a square of 100 by 100.
fn token(picture: &str, scale: f32) -> Art {
    format!("<g transform='translate(50 50) scale({scale})'>{picture}</g>").into()
}

/// A hex for a list.
pub fn terrain(terrain: Terrain) -> Art {
    token(&hex(terrain, Hex(0)), 0.84)
}

/// A number chip for a list.
pub fn chip(number: u8) -> Art {
    token(&art::hex::chip(number), 2.5)
}

/// A resource card.
pub fn resource(kind: Resource) -> Art {
    art::hex::card(kind).into()
}

/// The back of a development card.
pub fn deck() -> Art {
    art::hex::back(true).into()
}
