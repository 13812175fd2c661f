//! The princess: a knight of her city may be sent away (D-25 to D-29).

use std::ops::ControlFlow;

use game::Sink;
use landscape::{Cell, PieceId, TileId};

use super::symbol;
use crate::action::{Action, Refusal};
use crate::event::{Event, Homecoming};
use crate::expansions::{Duty, Each, Forbidden, Move};
use crate::figure::StandingFigure;
use crate::prints::Symbol;
use crate::sets::Element;
use crate::spot::Spot;
use crate::state::Carcassonne;

/// The city of the princess on this tile (D-27).
fn her_city(game: &Carcassonne, tile: TileId) -> Option<PieceId> {
    match symbol(game, tile) {
        Some(Symbol::Princess(piece)) if game.rules.elements.has(Element::Princess) => {
            Some(game.map.features().root(game.map.tile(tile).piece(piece)))
        }
        _ => None,
    }
}

fn is_knight(game: &Carcassonne, city: PieceId, standing: &StandingFigure) -> bool {
    standing.figure.is_follower() && game.map.features().root(standing.piece) == city
}

/// Must a knight be sent away before anything else (D-25, where the table agreed on it)?
#[inline]
pub(super) fn duty(game: &Carcassonne, tile: TileId) -> Option<Duty> {
    let must = game.rules.agreement.princess_must && sees_knights(game, tile);
    must.then_some(Duty {
        otherwise: Forbidden::PrincessMust,
        is_met_by: |step| matches!(step, Move::Princess { .. }),
    })
}

/// Does the princess on this tile see a knight?
fn sees_knights(game: &Carcassonne, tile: TileId) -> bool {
    her_city(game, tile)
        .is_some_and(|city| game.figures.iter().any(|standing| is_knight(game, city, standing)))
}

/// Every knight in her city, whosever (D-25).
pub(super) fn offer_princess(game: &Carcassonne, tile: TileId, each: Each<'_>) -> ControlFlow<()> {
    let Some(city) = her_city(game, tile) else { return ControlFlow::Continue(()) };
    for standing in game.figures.iter().filter(|standing| is_knight(game, city, standing)) {
        let (cell, spot) = game.cell_and_spot(standing.piece);
        each(Action::Expansion(Move::Princess { cell, spot }))?;
    }
    ControlFlow::Continue(())
}

/// Why that knight may not be sent away.
pub(super) fn check(
    game: &Carcassonne,
    tile: TileId,
    cell: Cell,
    spot: Spot,
) -> Result<(), Refusal> {
    let city = her_city(game, tile).ok_or(Forbidden::NoPrincess)?;
    let index = game.follower_at(cell, spot).ok_or(Forbidden::NotHerKnight)?;
    if is_knight(game, city, &game.figures[index]) {
        Ok(())
    } else {
        Err(Forbidden::NotHerKnight.into())
    }
}

/// Sends the knight home; nothing else is placed in this step (D-26).
pub(super) fn send_away(
    game: &mut Carcassonne,
    cell: Cell,
    spot: Spot,
    sink: &mut impl Sink<Event>,
) {
    let index = game.follower_at(cell, spot).expect("a knight of her city");
    let by = game.active;
    game.send_home(index, Homecoming::Princess { by }, sink);
    game.finish_step(sink);
}
