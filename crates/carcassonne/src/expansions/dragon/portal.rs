//! The portal: a follower may go onto any tile (D-22 to D-24).

use std::ops::ControlFlow;

use game::Sink;
use landscape::{Cell, Terrain, TileId};

use super::symbol;
use crate::action::{Action, Refusal};
use crate::event::Event;
use crate::expansions::{Each, Forbidden, Interlude, Move, bars_followers};
use crate::figure::Figure;
use crate::prints::Symbol;
use crate::sets::Element;
use crate::spot::Spot;
use crate::state::{Carcassonne, Phase};

fn has_portal(game: &Carcassonne, tile: TileId) -> bool {
    game.rules.elements.has(Element::Portal) && symbol(game, tile) == Some(Symbol::Portal)
}

/// The pieces of another tile that a follower may claim: free, and not finished (D-22, D-23).
fn open_pieces(game: &Carcassonne, to: TileId) -> impl Iterator<Item = u8> {
    let (laid, features) = (game.map.tile(to), game.map.features());
    let terrains = game.rules.tiles.atlas().pieces(laid.kind);
    game.free_pieces(to).filter(move |&piece| {
        let land = terrains[piece as usize].terrain == Terrain::Land;
        land || features.open(features.root(laid.piece(piece))) > 0
    })
}

/// Can a follower of the active seat go there at all?
fn has_room(game: &Carcassonne, to: TileId) -> bool {
    bars_followers(game, to).is_none() && open_pieces(game, to).next().is_some()
}

/// The other tiles that have a place, each once: what is claimed there is the next decision.
pub(super) fn offer_portals(game: &Carcassonne, tile: TileId, each: Each<'_>) -> ControlFlow<()> {
    if !has_portal(game, tile) || game.supply[game.active.index()].followers() == 0 {
        return ControlFlow::Continue(());
    }
    for (to, laid) in game.map.tiles().iter().enumerate() {
        let to = TileId(to as u16);
        if to != tile && has_room(game, to) {
            each(Action::Expansion(Move::Portal { cell: laid.cell }))?;
        }
    }
    ControlFlow::Continue(())
}

/// Why the active seat may not go to that tile.
pub(super) fn check_portal(game: &Carcassonne, tile: TileId, cell: Cell) -> Result<(), Refusal> {
    if !has_portal(game, tile) {
        return Err(Forbidden::NoPortal.into());
    }
    if game.supply[game.active.index()].followers() == 0 {
        return Err(Refusal::NoneLeft(Figure::Follower));
    }
    match game.map.at(cell) {
        Some(to) if to != tile && has_room(game, to) => Ok(()),
        _ => Err(Forbidden::NoRoom(cell).into()),
    }
}

/// Goes on to ask what is claimed there.
pub(super) fn open_portal(game: &mut Carcassonne, cell: Cell) {
    let to = game.map.at(cell).expect("a portal leads to a tile");
    game.phase = Phase::Interlude(Interlude::Portal(to));
}

pub(super) fn list_through(game: &Carcassonne, to: TileId, into: &mut Vec<Action>) {
    let laid = game.map.tile(to);
    let spots = game.rules.tiles.spots(laid.kind, laid.turns);
    for figure in Figure::FOLLOWERS {
        if game.supply[game.active.index()].of(figure) > 0 {
            let pieces = open_pieces(game, to);
            into.extend(pieces.map(|piece| Action::Place { figure, spot: spots[piece as usize] }));
        }
    }
}

/// Why that follower may not stand there, coming through the portal.
pub(super) fn check_through(
    game: &Carcassonne,
    to: TileId,
    figure: Figure,
    spot: Spot,
) -> Result<(), Refusal> {
    if !figure.is_follower() {
        return Err(Forbidden::FollowersOnly.into());
    }
    game.check_follower(to, figure, spot)?;
    let features = game.map.features();
    let root = features.root(game.named_piece(to, spot)?);
    if spot.terrain() != Terrain::Land && features.open(root) == 0 {
        return Err(Forbidden::Finished.into());
    }
    Ok(())
}

/// Stands the follower there.
pub(super) fn go_through(
    game: &mut Carcassonne,
    to: TileId,
    figure: Figure,
    spot: Spot,
    sink: &mut impl Sink<Event>,
) {
    game.stand(to, figure, spot, sink);
    game.finish_step(sink);
}
