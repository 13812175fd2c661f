//! Inns & Cathedrals: a big follower for everybody, inns that make a road worth more or nothing,
//! cathedrals that do so with a city.
//!
//! Inns and cathedrals need no hook: [`Claim::inn_or_cathedral`](crate::Claim) travels with the feature, and
//! [`rate`] says what that means.

mod outlook;

use game::{Outlook, Seat};
use landscape::{PieceId, Terrain};

use super::{Expansion, Threats};
use crate::figure::Figure;
use crate::outlook::Forecast;
use crate::sets::Element;
use crate::state::Carcassonne;

pub(super) const TILES: &str = include_str!(concat!(env!("OUT_DIR"), "/inns.json"));

/// Inns & Cathedrals.
pub(super) struct InnsAndCathedrals;

impl Expansion for InnsAndCathedrals {
    /// One big follower each (I-01).
    fn set_up(game: &mut Carcassonne) {
        if game.rules.elements.has(Element::BigFollower) {
            for seat in Seat::first(game.rules.seats) {
                *game.supply[seat.index()].of_mut(Figure::Big) = 1;
            }
        }
    }

    fn promise(
        game: &Carcassonne,
        root: PieceId,
        terrain: Terrain,
        forecast: &Forecast,
    ) -> Option<f32> {
        outlook::promise(game, root, terrain, forecast)
    }

    fn outlook(game: &Carcassonne, forecast: &Forecast, _omens: &Threats, outlook: &mut Outlook) {
        outlook::outlook(game, forecast, outlook);
    }
}

/// Points per tile and pennant of a road with inns or a city with cathedrals: more when it is
/// finished (I-03, I-06), nothing when it is not (I-04, I-07); a second one adds nothing.
#[inline]
pub(crate) const fn rate(terrain: Terrain, finished: bool) -> i32 {
    match (terrain, finished) {
        (_, false) => 0,
        (Terrain::Road, true) => 2,
        (_, true) => 3,
    }
}
