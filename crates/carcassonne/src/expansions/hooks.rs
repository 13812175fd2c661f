//! Where the base game asks the expansions. One line of [`each`] names them all.

use std::ops::ControlFlow;

use game::{Outlook, Seat, Sink};
use landscape::{Kind, PieceId, Terrain, TileId};

use super::dragon::PrincessAndDragon;
use super::inns::InnsAndCathedrals;
use super::king::KingAndRobber;
use super::tower::TheTower;
use super::traders::TradersAndBuilders;
use super::{Answer, Duty, Each, Expansion, Forbidden, Gain, Interlude, Move, Threats};
use crate::action::{Action, Refusal};
use crate::event::Event;
use crate::figure::Figure;
use crate::outlook::{Forecast, Stake};
use crate::spot::Spot;
use crate::state::{Carcassonne, Phase};

/// Does something with every expansion, in the order in which they joined the house.
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
        {
            type $expansion = KingAndRobber;
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

/// Somebody has left the map, or a tower.
#[inline]
pub(crate) fn left(game: &mut Carcassonne) {
    if !game.rules.plain {
        each!(X => X::left(game));
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

/// Why no follower may stand on this tile now.
#[inline]
pub(crate) fn bars_followers(game: &Carcassonne, tile: TileId) -> Option<Forbidden> {
    if game.rules.plain {
        return None;
    }
    each!(X => if let Some(forbidden) = X::bars_followers(game, tile) { return Some(forbidden) });
    None
}

/// What must be done in step 2 before anything else.
#[inline]
pub(crate) fn duty(game: &Carcassonne, tile: TileId) -> Option<Duty> {
    if game.rules.plain {
        return None;
    }
    each!(X => if let Some(duty) = X::duty(game, tile) { return Some(duty) });
    None
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
    if let Some(duty) = duty(game, tile) {
        offer_early(game, each)?;
        return offer_step(game, tile, &mut |action| match duty.asks_for(action) {
            true => each(action),
            false => ControlFlow::Continue(()),
        });
    }
    offer_step(game, tile, each)?;
    offer_early(game, each)
}

#[inline]
fn offer_step(game: &Carcassonne, tile: TileId, each: Each<'_>) -> ControlFlow<()> {
    each!(X => X::offer(game, tile, each)?);
    ControlFlow::Continue(())
}

/// Does any expansion offer something in step 2?
#[inline]
pub(crate) fn offers_any(game: &Carcassonne, tile: TileId) -> bool {
    !game.rules.plain && offer(game, tile, &mut |_| ControlFlow::Break(())).is_break()
}

/// Collects offers in a list.
pub(crate) fn listing(into: &mut Vec<Action>) -> impl FnMut(Action) -> ControlFlow<()> {
    |action| {
        into.push(action);
        ControlFlow::Continue(())
    }
}

/// Why the active seat may not do this now, whatever the base game says.
pub(crate) fn check(game: &Carcassonne, action: Action) -> Result<(), Refusal> {
    match (game.phase, action) {
        (Phase::Interlude(interlude), action) => check_interlude(game, interlude, action),
        (Phase::Lay(_), Action::Expansion(step)) => {
            check_early(game, step).unwrap_or(Err(Refusal::LayFirst))
        }
        (Phase::Figure(tile), Action::Expansion(step)) => {
            check_early(game, step).unwrap_or_else(|| check_step(game, tile, step))
        }
        _ => Err(Forbidden::NotNow.into()),
    }
}

fn check_early(game: &Carcassonne, step: Move) -> Answer {
    each!(X => if let Some(answer) = X::check_early(game, step) { return Some(answer) });
    None
}

fn check_step(game: &Carcassonne, tile: TileId, step: Move) -> Result<(), Refusal> {
    check_duty(game, tile, Action::Expansion(step))?;
    each!(X => if let Some(answer) = X::check_step(game, tile, step) { return answer });
    Err(Forbidden::NotNow.into())
}

fn check_interlude(
    game: &Carcassonne,
    interlude: Interlude,
    action: Action,
) -> Result<(), Refusal> {
    each!(X => if let Some(answer) = X::check_interlude(game, interlude, action) {
        return answer;
    });
    Err(Forbidden::NotNow.into())
}

/// Why this cannot be done in step 2 before something else is.
pub(crate) fn check_duty(game: &Carcassonne, tile: TileId, action: Action) -> Result<(), Refusal> {
    match duty(game, tile) {
        Some(duty) if !duty.asks_for(action) => Err(duty.otherwise.into()),
        _ => Ok(()),
    }
}

/// Why a figure that is no follower may not stand there, on the tile just laid.
pub(crate) fn check_helper(
    game: &Carcassonne,
    tile: TileId,
    figure: Figure,
    spot: Spot,
) -> Result<(), Refusal> {
    each!(X => if let Some(answer) = X::check_helper(game, tile, figure, spot) { return answer });
    Err(Refusal::NoneLeft(figure))
}

/// Lists what an interlude asks.
pub(crate) fn list_interlude(game: &Carcassonne, interlude: Interlude, into: &mut Vec<Action>) {
    each!(X => X::list_interlude(game, interlude, into));
}

/// Who decides in an interlude.
#[inline]
pub(crate) fn mover(game: &Carcassonne, interlude: Interlude) -> Seat {
    each!(X => if let Some(seat) = X::mover(game, interlude) { return seat });
    game.active
}

/// The tile on which an interlude asks for a figure.
pub(crate) fn placing_on(interlude: Interlude) -> Option<TileId> {
    each!(X => if let Some(tile) = X::placing_on(interlude) { return Some(tile) });
    None
}

/// Carries out a decision that the base game does not know.
pub(crate) fn play(game: &mut Carcassonne, action: Action, sink: &mut impl Sink<Event>) {
    each!(X => if X::play(game, action, sink) { return });
    debug_assert!(false, "no expansion carries out {action}");
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
pub(crate) fn finished(
    game: &mut Carcassonne,
    root: PieceId,
    terrain: Terrain,
    sink: &mut impl Sink<Event>,
) {
    if !game.rules.plain {
        each!(X => X::finished(game, root, terrain, sink));
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
pub(crate) fn field_gains(
    game: &Carcassonne,
    field: PieceId,
    cities: i32,
    tell: &mut dyn FnMut(Gain),
) {
    if !game.rules.plain {
        each!(X => X::field_gains(game, field, cities, tell));
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
    threats: &mut Threats,
    stake: &Stake,
    outlook: &mut Outlook,
) {
    each!(X => X::stake(game, forecast, threats, stake, outlook));
}

/// What else each seat may expect.
#[inline]
pub(crate) fn outlook(
    game: &Carcassonne,
    forecast: &Forecast,
    threats: &Threats,
    outlook: &mut Outlook,
) {
    each!(X => X::outlook(game, forecast, threats, outlook));
}

/// Says which law of an expansion is broken, if any.
pub(crate) fn laws(game: &Carcassonne) -> Result<(), String> {
    if !game.rules.plain {
        each!(X => X::laws(game)?);
    }
    Ok(())
}
