//! The dragon's run: six tiles, each chosen by the next player (D-13 to D-18).

use game::{Seat, Sink};
use landscape::{Side, TileId};

use super::{STEPS, Visited, fairy};
use crate::action::{Action, Refusal};
use crate::event::{Event, Homecoming};
use crate::expansions::{Forbidden, Happening, Interlude, Move};
use crate::options::DragonMoves;
use crate::sets::Element;
use crate::state::{Carcassonne, Phase};

/// Begins a run; says whether the dragon can move at all (D-16).
pub(super) fn begin(game: &mut Carcassonne) -> bool {
    let Some(start) = game.extras.dragon.at else { return false };
    if !game.rules.elements.has(Element::Dragon) {
        return false;
    }
    game.extras.dragon.visited = Visited::from(start);
    go_on(game)
}

/// Asks for the next step; says whether there is one.
fn go_on(game: &mut Carcassonne) -> bool {
    let can_move = Side::ALL.into_iter().any(|side| beyond(game, side).is_some());
    if game.extras.dragon.visited.steps() < STEPS && can_move {
        game.phase = Phase::Interlude(Interlude::Dragon);
        return true;
    }
    game.extras.dragon.visited = Visited::default();
    false
}

/// Who makes the next step: the active seat the first, then clockwise (D-14).
pub(super) fn mover(game: &Carcassonne) -> Seat {
    let steps = game.extras.dragon.visited.steps();
    (0..steps).fold(game.active, |seat, _| seat.next(game.rules.seats))
}

/// The tile beyond a side, if the dragon may enter it (D-15, D-16).
fn beyond(game: &Carcassonne, side: Side) -> Option<TileId> {
    next_to(game, side).filter(|&tile| is_open(game, tile))
}

/// May the dragon enter this tile, wherever it comes from (D-15, D-16)?
pub(super) fn is_open(game: &Carcassonne, tile: TileId) -> bool {
    !fairy::is_on(game, tile) && !has_been_on(game, tile)
}

fn next_to(game: &Carcassonne, side: Side) -> Option<TileId> {
    game.map.at(game.map.tile(game.extras.dragon.at?).cell.neighbour(side))
}

fn has_been_on(game: &Carcassonne, tile: TileId) -> bool {
    game.extras.dragon.visited.iter().any(|visited| visited == tile)
}

pub(super) fn list_moves(game: &Carcassonne, into: &mut Vec<Action>) {
    let sides = Side::ALL.into_iter().filter(|&side| beyond(game, side).is_some());
    into.extend(sides.map(|side| Action::Expansion(Move::Dragon { side })));
}

pub(super) fn check_move(game: &Carcassonne, side: Side) -> Result<(), Refusal> {
    match next_to(game, side) {
        Some(tile) if has_been_on(game, tile) => Err(Forbidden::DragonBeenThere(side).into()),
        Some(tile) if !fairy::is_on(game, tile) => Ok(()),
        _ => Err(Forbidden::DragonBarred(side).into()),
    }
}

/// Moves the dragon by one tile; whoever stands there goes home (D-17).
pub(super) fn move_dragon(game: &mut Carcassonne, side: Side, sink: &mut impl Sink<Event>) {
    let tile = beyond(game, side).expect("the dragon moves where it may");
    let (seat, cell) = (mover(game), game.map.tile(tile).cell);
    game.extras.dragon.at = Some(tile);
    game.extras.dragon.visited.add(tile);
    sink.tell(|| Event::Expansion(Happening::DragonMoved { seat, cell }));
    while let Some(index) = anybody_on(game, tile) {
        game.send_home(index, Homecoming::Dragon, sink);
    }
    game.clear_tower(tile, sink);
    if go_on(game) {
        return;
    }
    match game.rules.agreement.dragon_moves {
        DragonMoves::BeforeScoring => game.finish_turn(game.laid(), sink),
        DragonMoves::AfterScoring => game.end_turn(sink),
    }
}

fn anybody_on(game: &Carcassonne, tile: TileId) -> Option<usize> {
    let features = game.map.features();
    game.figures.iter().position(|standing| features.tile_of(standing.piece) == tile.0)
}
