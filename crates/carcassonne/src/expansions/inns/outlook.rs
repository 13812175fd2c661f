//! What bots should think of inns, cathedrals and big followers.

use game::{Outlook, Seat};
use landscape::{PieceId, Terrain};

use crate::figure::Figure;
use crate::outlook::Forecast;
use crate::state::Carcassonne;

/// What a big follower at home is worth more than a small one: it wins a city or field that a small
/// one can only share.
const BIG_AT_HOME: f32 = 1.0;

/// All or nothing: what it pays when it is finished, times the chance of that (I-03 to I-07).
pub(super) fn promise(
    game: &Carcassonne,
    root: PieceId,
    terrain: Terrain,
    forecast: &Forecast,
) -> Option<f32> {
    if !game.map.features().load(root).inn_or_cathedral {
        return None;
    }
    let pays = game.value_when_finished(root, terrain) as f32 + game.growth(root, forecast);
    Some(pays * game.closes(root, forecast))
}

pub(super) fn outlook(game: &Carcassonne, forecast: &Forecast, outlook: &mut Outlook) {
    for seat in Seat::first(game.rules.seats) {
        let big = game.supply[seat.index()].of(Figure::Big);
        outlook[seat.index()] += BIG_AT_HOME * f32::from(big) * forecast.time;
    }
}
