//! The fairy (D-01 to D-08, D-32).

use std::ops::ControlFlow;

use game::Sink;
use landscape::{Cell, PieceId, TileId};

use super::{Fairy, has_follower_on};
use crate::action::{Action, Refusal};
use crate::event::Event;
use crate::expansions::{Each, Forbidden, Gain, Happening, Move, Perch, Why, gain};
use crate::options::{FairyPoint, FairyStands};
use crate::sets::Element;
use crate::state::Carcassonne;

/// At the start of a turn, with a follower on her tile (D-04).
const AT_THE_START: i32 = 1;
/// When the feature in which she stands is scored (D-05).
const WHEN_SCORED: i32 = 3;

/// Every own follower is a place for her, but the one she is with (D-01, D-02).
pub(super) fn offer_fairy(game: &Carcassonne, each: Each<'_>) -> ControlFlow<()> {
    if !game.rules.elements.has(Element::Fairy) {
        return ControlFlow::Continue(());
    }
    if on_tiles(game) {
        return offer_tiles(game, each);
    }
    // In the place of a follower who has left, a newcomer is like any other (D-32).
    let there = game.extras.dragon.fairy.filter(|fairy| !fairy.alone);
    for standing in &game.figures {
        let own = standing.seat == game.active && standing.figure.is_follower();
        if own && there.is_none_or(|fairy| fairy.piece != Some(standing.piece)) {
            let (cell, spot) = game.cell_and_spot(standing.piece);
            each(Action::Expansion(Move::Fairy { cell, perch: Perch::Spot(spot) }))?;
        }
    }
    for tower in &game.extras.tower.all {
        let own = tower.top.is_some_and(|(seat, _)| seat == game.active);
        if own && there != Some(Fairy { tile: tower.tile, piece: None, alone: false }) {
            let cell = game.map.tile(tower.tile).cell;
            each(Action::Expansion(Move::Fairy { cell, perch: Perch::Tower }))?;
        }
    }
    ControlFlow::Continue(())
}

/// Does she stand on a tile as a whole at this table?
pub(super) fn on_tiles(game: &Carcassonne) -> bool {
    game.rules.agreement.fairy_stands == FairyStands::OnTile
}

/// Every tile with an own follower, but the one where she is.
fn offer_tiles(game: &Carcassonne, each: Each<'_>) -> ControlFlow<()> {
    for (tile, laid) in game.map.tiles().iter().enumerate() {
        let tile = TileId(tile as u16);
        if !is_on(game, tile) && has_follower_on(game, game.active, tile) {
            each(Action::Expansion(Move::Fairy { cell: laid.cell, perch: Perch::Tile }))?;
        }
    }
    ControlFlow::Continue(())
}

/// Why the fairy may not go there.
pub(super) fn check_fairy(game: &Carcassonne, cell: Cell, perch: Perch) -> Result<(), Refusal> {
    if !game.rules.elements.has(Element::Fairy) {
        return Err(Forbidden::NoFairy.into());
    }
    let fairy = beside(game, cell, perch).ok_or(Forbidden::NobodyOfYours)?;
    if game.extras.dragon.fairy == Some(fairy) {
        return Err(Forbidden::FairyThere.into());
    }
    Ok(())
}

/// The place beside an own follower.
fn beside(game: &Carcassonne, cell: Cell, perch: Perch) -> Option<Fairy> {
    let tile = game.map.at(cell)?;
    if on_tiles(game) != (perch == Perch::Tile) {
        return None;
    }
    let (own, piece) = match perch {
        Perch::Spot(spot) => {
            let standing = game.figures[game.follower_at(cell, spot)?];
            (standing.seat == game.active, Some(standing.piece))
        }
        Perch::Tower => (game.extras.tower.on(tile)?.top?.0 == game.active, None),
        Perch::Tile => (has_follower_on(game, game.active, tile), None),
    };
    own.then_some(Fairy { tile, piece, alone: false })
}

/// Puts her beside an own follower.
pub(super) fn call_fairy(
    game: &mut Carcassonne,
    cell: Cell,
    perch: Perch,
    sink: &mut impl Sink<Event>,
) {
    let fairy = beside(game, cell, perch).expect("she goes to a follower");
    game.extras.dragon.fairy = Some(fairy);
    let seat = game.active;
    sink.tell(|| Event::Expansion(Happening::FairyMoved { seat, cell, perch }));
    game.finish_step(sink);
}

/// The point for having a follower with the fairy (D-04).
pub(super) fn turn_begins(game: &mut Carcassonne, sink: &mut impl Sink<Event>) {
    let Some(fairy) = game.extras.dragon.fairy else { return };
    let seat = game.active;
    let gets = match game.rules.agreement.fairy_point {
        FairyPoint::Follower | FairyPoint::Place if !on_tiles(game) => {
            owner(game, fairy) == Some(seat)
        }
        _ => has_follower_on(game, seat, fairy.tile),
    };
    if gets {
        let at = game.map.tile(fairy.tile).cell;
        game.pay(gain(seat, AT_THE_START, Why::Fairy, Some(at)), sink);
    }
}

/// Does she belong to the one follower she was put to (D-32)?
fn is_strict(game: &Carcassonne) -> bool {
    game.rules.agreement.fairy_point == FairyPoint::Follower && !on_tiles(game)
}

/// Somebody has left: if it was her follower, to whom alone she belongs, she is alone (D-32).
pub(super) fn left(game: &mut Carcassonne) {
    if let Some(fairy) = game.extras.dragon.fairy.filter(|_| is_strict(game)) {
        game.extras.dragon.fairy = Some(settled(game, fairy));
    }
}

/// The same place of hers; she is alone there once her follower has left, until she is moved (D-32).
pub(crate) fn settled(game: &Carcassonne, fairy: Fairy) -> Fairy {
    let alone = is_strict(game) && owner(game, fairy).is_none();
    Fairy { alone, ..fairy }
}

/// Whose follower she is with; `None` when it has left (D-08).
fn owner(game: &Carcassonne, fairy: Fairy) -> Option<game::Seat> {
    if fairy.alone {
        return None;
    }
    let Some(piece) = fairy.piece else {
        return game.extras.tower.on(fairy.tile)?.top.map(|(seat, _)| seat);
    };
    let with = |standing: &&crate::StandingFigure| {
        standing.piece == piece && standing.figure.is_follower()
    };
    game.figures.iter().find(with).map(|standing| standing.seat)
}

/// D-05, D-06: the owner of the follower with her, majority or not. A tower is never scored.
pub(super) fn gains(game: &Carcassonne, root: PieceId, each: &mut dyn FnMut(Gain)) {
    let Some(fairy) = game.extras.dragon.fairy else { return };
    if on_tiles(game) {
        return gains_on_tile(game, fairy.tile, root, each);
    }
    let Some(piece) = fairy.piece else { return };
    if game.map.features().root(piece) != root {
        return;
    }
    if let Some(seat) = owner(game, fairy) {
        let at = game.map.tile(fairy.tile).cell;
        each(gain(seat, WHEN_SCORED, Why::FairyScored, Some(at)));
    }
}

/// The other reading of D-05: three for every follower on her tile that is scored.
fn gains_on_tile(game: &Carcassonne, tile: TileId, root: PieceId, each: &mut dyn FnMut(Gain)) {
    let features = game.map.features();
    let scored = game.figures.iter().filter(|standing| {
        standing.figure.is_follower()
            && features.tile_of(standing.piece) == tile.0
            && features.root(standing.piece) == root
    });
    let at = Some(game.map.tile(tile).cell);
    scored.for_each(|standing| each(gain(standing.seat, WHEN_SCORED, Why::FairyScored, at)));
}

/// Is she on this tile?
pub(super) fn is_on(game: &Carcassonne, tile: TileId) -> bool {
    game.extras.dragon.fairy.is_some_and(|fairy| fairy.tile == tile)
}
