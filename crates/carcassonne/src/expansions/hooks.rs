//! Where the base game asks the expansions. One line of [`each`] names them all.

use std::ops::ControlFlow;

use game::{Outlook, Sink};
use landscape::{Kind, PieceId, Terrain, TileId};

use super::dragon::PrincessAndDragon;
use super::inns::InnsAndCathedrals;
use super::tower::TheTower;
use super::traders::TradersAndBuilders;
use super::{Each, Expansion, Gain, Omens, compels, dragon};
use crate::action::Action;
use crate::event::Event;
use crate::outlook::{Forecast, Stake};
use crate::state::Carcassonne;

/// Does something with every expansion, in the order in which they came out.
macro_rules! each {
    ($expansion:ident => $what:expr) => {{
        {
            type $expansion = InnsAndCathedrals;
            $what
        }
        {
            type $expansion = TradersAndBuilders;
            $what
        }
        {
            type $expansion = PrincessAndDragon;
            $what
        }
        {
            type $expansion = TheTower;
            $what
        }
    }};
}

/// Gives the seats what lies in the boxes.
pub(crate) fn set_up(game: &mut Carcassonne) {
    if !game.rules.plain {
        each!(X => X::set_up(game));
    }
}

/// A tile has come onto the table.
#[inline]
pub(crate) fn put(game: &mut Carcassonne, tile: TileId) {
    if !game.rules.plain {
        each!(X => X::put(game, tile));
    }
}

/// Is the tile just drawn kept for later?
#[inline]
pub(crate) fn holds_back(game: &mut Carcassonne, kind: Kind, sink: &mut impl Sink<Event>) -> bool {
    if game.rules.plain {
        return false;
    }
    each!(X => if X::holds_back(game, kind, sink) { return true });
    false
}

/// The active seat has laid a tile.
#[inline]
pub(crate) fn laid(game: &mut Carcassonne, tile: TileId, sink: &mut impl Sink<Event>) {
    if !game.rules.plain {
        each!(X => X::laid(game, tile, sink));
    }
}

/// May no follower stand on this tile now?
#[inline]
pub(crate) fn bars_followers(game: &Carcassonne, tile: TileId) -> bool {
    if game.rules.plain {
        return false;
    }
    each!(X => if X::bars_followers(game, tile) { return true });
    false
}

/// Tells what may be done before the tile is laid.
#[inline]
pub(crate) fn offer_early(game: &Carcassonne, each: Each<'_>) -> ControlFlow<()> {
    if !game.rules.plain {
        each!(X => X::offer_early(game, each)?);
    }
    ControlFlow::Continue(())
}

/// Tells what may be done in step 2 besides placing followers on the tile just laid.
#[inline]
pub(crate) fn offer(game: &Carcassonne, tile: TileId, each: Each<'_>) -> ControlFlow<()> {
    if game.rules.plain {
        return ControlFlow::Continue(());
    }
    if compels(game, tile) {
        offer_early(game, each)?;
        return dragon::offer_princess(game, tile, each);
    }
    each!(X => X::offer(game, tile, each)?);
    offer_early(game, each)
}

/// Does any expansion offer something in step 2?
#[inline]
pub(crate) fn offers_any(game: &Carcassonne, tile: TileId) -> bool {
    !game.rules.plain && offer(game, tile, &mut |_| ControlFlow::Break(())).is_break()
}

/// May the active seat do something before it lays its tile?
#[inline]
pub(crate) fn offers_early(game: &Carcassonne) -> bool {
    offer_early(game, &mut |_| ControlFlow::Break(())).is_break()
}

/// Collects offers in a list.
pub(crate) fn listing(into: &mut Vec<Action>) -> impl FnMut(Action) -> ControlFlow<()> {
    |action| {
        into.push(action);
        ControlFlow::Continue(())
    }
}

/// Step 2 is over. Does something come before scoring?
#[inline]
pub(crate) fn interrupts(
    game: &mut Carcassonne,
    tile: TileId,
    sink: &mut impl Sink<Event>,
) -> bool {
    if game.rules.plain {
        return false;
    }
    each!(X => if X::interrupts(game, tile, sink) { return true });
    false
}

/// Scoring is over. Does something come before the turn ends?
#[inline]
pub(crate) fn follows(game: &mut Carcassonne, tile: TileId, sink: &mut impl Sink<Event>) -> bool {
    if game.rules.plain {
        return false;
    }
    each!(X => if X::follows(game, tile, sink) { return true });
    false
}

/// A road, city or monastery is finished and scored.
#[inline]
pub(crate) fn finished(game: &mut Carcassonne, root: PieceId, sink: &mut impl Sink<Event>) {
    if !game.rules.plain {
        each!(X => X::finished(game, root, sink));
    }
}

/// Points besides those of a feature that is scored.
#[inline]
pub(crate) fn gains(game: &Carcassonne, root: PieceId, tell: &mut dyn FnMut(Gain)) {
    if !game.rules.plain {
        each!(X => X::gains(game, root, tell));
    }
}

/// Points besides those of a field with so many finished cities.
#[inline]
pub(crate) fn farm_gains(
    game: &Carcassonne,
    field: PieceId,
    cities: i32,
    tell: &mut dyn FnMut(Gain),
) {
    if !game.rules.plain {
        each!(X => X::farm_gains(game, field, cities, tell));
    }
}

/// Points at the very end.
pub(crate) fn final_gains(game: &Carcassonne, tell: &mut dyn FnMut(Gain)) {
    if !game.rules.plain {
        each!(X => X::final_gains(game, tell));
    }
}

/// The turn is over. Does the same seat go on with another tile?
#[inline]
pub(crate) fn goes_on(game: &mut Carcassonne, sink: &mut impl Sink<Event>) -> bool {
    if game.rules.plain {
        return false;
    }
    each!(X => if X::goes_on(game, sink) { return true });
    false
}

/// The turn of the active seat begins.
#[inline]
pub(crate) fn turn_begins(game: &mut Carcassonne, sink: &mut impl Sink<Event>) {
    if !game.rules.plain {
        each!(X => X::turn_begins(game, sink));
    }
}

/// What an unfinished road or city promises whoever holds it; `None` where it is an ordinary one.
#[inline]
pub(crate) fn promise(
    game: &Carcassonne,
    root: PieceId,
    terrain: Terrain,
    forecast: &Forecast,
) -> Option<f32> {
    each!(X => if let Some(promise) = X::promise(game, root, terrain, forecast) {
        return Some(promise);
    });
    None
}

/// What a follower may lose or gain besides what its feature promises.
#[inline]
pub(crate) fn stake(
    game: &Carcassonne,
    forecast: &Forecast,
    omens: &mut Omens,
    stake: &Stake,
    outlook: &mut Outlook,
) {
    each!(X => X::stake(game, forecast, omens, stake, outlook));
}

/// What else each seat may expect.
#[inline]
pub(crate) fn outlook(
    game: &Carcassonne,
    forecast: &Forecast,
    omens: &Omens,
    outlook: &mut Outlook,
) {
    each!(X => X::outlook(game, forecast, omens, outlook));
}
