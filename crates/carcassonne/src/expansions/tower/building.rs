//! Towers: putting pieces, taking followers, closing (W-02 to W-12).

use std::ops::ControlFlow;

use game::{Seat, Sink};
use landscape::{Cell, TileId};

use super::prisoners;
use crate::action::{Action, Refusal};
use crate::event::Event;
use crate::expansions::{self, Each, Forbidden, Happening, Interlude, Move, Perch, bars_followers};
use crate::figure::Figure;
use crate::state::{Carcassonne, Phase};

/// Any open tower, however high, and any bare place (W-02).
pub(super) fn offer_pieces(game: &Carcassonne, each: Each<'_>) -> ControlFlow<()> {
    if game.extras.tower.pieces[game.active.index()] == 0 {
        return ControlFlow::Continue(());
    }
    for tower in game.extras.tower.all.iter().filter(|tower| tower.is_open()) {
        each(Action::Expansion(Move::Tower { cell: game.map.tile(tower.tile).cell }))?;
    }
    ControlFlow::Continue(())
}

/// Any open tower with a piece (W-03).
pub(super) fn offer_closings(game: &Carcassonne, each: Each<'_>) -> ControlFlow<()> {
    for figure in Figure::FOLLOWERS {
        if game.supply[game.active.index()].of(figure) == 0 {
            continue;
        }
        for tower in game.extras.tower.all.iter().filter(|tower| tower.is_open()) {
            if tower.height > 0 && bars_followers(game, tower.tile).is_none() {
                let cell = game.map.tile(tower.tile).cell;
                each(Action::Expansion(Move::Close { cell, figure }))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Why the active seat may not put a piece there.
pub(super) fn check_piece(game: &Carcassonne, cell: Cell) -> Result<(), Refusal> {
    let tower = game.map.at(cell).and_then(|tile| game.extras.tower.on(tile));
    let tower = tower.ok_or(Forbidden::NoTower(cell))?;
    if !tower.is_open() {
        return Err(Forbidden::TowerClosed(cell).into());
    }
    if game.extras.tower.pieces[game.active.index()] == 0 {
        return Err(Forbidden::NoPieces.into());
    }
    Ok(())
}

/// Why the active seat may not close that tower.
pub(super) fn check_close(game: &Carcassonne, cell: Cell, figure: Figure) -> Result<(), Refusal> {
    if !figure.is_follower() {
        return Err(Forbidden::NotOnTower.into());
    }
    let tower = game.map.at(cell).and_then(|tile| game.extras.tower.on(tile));
    let tower = tower.ok_or(Forbidden::NoTower(cell))?;
    if !tower.is_open() {
        return Err(Forbidden::TowerClosed(cell).into());
    }
    if tower.height == 0 {
        return Err(Forbidden::TowerBare.into());
    }
    if let Some(forbidden) = bars_followers(game, tower.tile) {
        return Err(forbidden.into());
    }
    match game.supply[game.active.index()].of(figure) {
        0 => Err(Refusal::NoneLeft(figure)),
        _ => Ok(()),
    }
}

/// Puts a piece; then a follower in range may be taken, if there is one (W-04, W-07).
pub(super) fn build(game: &mut Carcassonne, cell: Cell, sink: &mut impl Sink<Event>) {
    let seat = game.active;
    let tile = game.map.at(cell).expect("a piece goes onto a tile");
    let tower = game.extras.tower.on_mut(tile).expect("with a place for a tower");
    tower.height += 1;
    let height = tower.height;
    game.extras.tower.pieces[seat.index()] -= 1;
    sink.tell(|| Event::Expansion(Happening::Built { seat, cell, height }));
    if in_range(game, cell, height).next().is_some() {
        game.phase = Phase::Interlude(Interlude::Capture(tile));
    } else {
        game.finish_step(sink);
    }
}

/// Closes a tower (W-02).
pub(super) fn close(
    game: &mut Carcassonne,
    cell: Cell,
    figure: Figure,
    sink: &mut impl Sink<Event>,
) {
    let seat = game.active;
    let tower = game.map.at(cell).and_then(|tile| game.extras.tower.on_mut(tile));
    tower.expect("only a tower is closed").top = Some((seat, figure));
    *game.supply[seat.index()].of_mut(figure) -= 1;
    sink.tell(|| Event::Expansion(Happening::Closed { seat, figure, cell }));
    game.finish_step(sink);
}

/// W-05: in a straight line, up to as many tiles away as the tower is high; gaps and other towers
/// do not matter.
pub(super) fn reaches(from: Cell, height: u8, to: Cell) -> bool {
    let (x, y) = (from.x.abs_diff(to.x), from.y.abs_diff(to.y));
    (x == 0 || y == 0) && x.max(y) <= u16::from(height)
}

/// Every follower that a tower of this height can take, on parts of tiles and on towers.
fn in_range(game: &Carcassonne, from: Cell, height: u8) -> impl Iterator<Item = (Cell, Perch)> {
    let standing = game.figures.iter().filter(|standing| standing.figure.is_follower());
    let on_parts = standing.filter_map(move |standing| {
        let near = reaches(from, height, game.map.tile_of(standing.piece).cell);
        let (cell, spot) = near.then(|| game.cell_and_spot(standing.piece))?;
        Some((cell, Perch::Spot(spot)))
    });
    let tops = game.extras.tower.all.iter().filter(|tower| tower.top.is_some());
    let tops = tops.map(|tower| game.map.tile(tower.tile).cell);
    let on_towers = tops.filter(move |&cell| reaches(from, height, cell));
    on_parts.chain(on_towers.map(|cell| (cell, Perch::Tower)))
}

pub(super) fn list_captures(game: &Carcassonne, tower: TileId, into: &mut Vec<Action>) {
    let taken = |(cell, perch)| Action::Expansion(Move::Capture { cell, perch });
    into.extend(in_range(game, game.map.tile(tower).cell, height_of(game, tower)).map(taken));
    into.push(Action::Pass);
}

/// Why nobody can be taken there.
pub(super) fn check_capture(
    game: &Carcassonne,
    tower: TileId,
    cell: Cell,
    perch: Perch,
) -> Result<(), Refusal> {
    let somebody = match perch {
        Perch::Spot(spot) => game.follower_at(cell, spot).is_some(),
        Perch::Tower => top_at(game, cell).is_some(),
        Perch::Tile => false,
    };
    if !somebody {
        return Err(Forbidden::Nobody.into());
    }
    match reaches(game.map.tile(tower).cell, height_of(game, tower), cell) {
        true => Ok(()),
        false => Err(Forbidden::OutOfRange.into()),
    }
}

/// How high the tower is that may take somebody now.
fn height_of(game: &Carcassonne, tower: TileId) -> u8 {
    game.extras.tower.on(tower).expect("a piece was put there").height
}

fn top_at(game: &Carcassonne, cell: Cell) -> Option<(Seat, Figure)> {
    game.extras.tower.on(game.map.at(cell)?)?.top
}

/// Takes the follower: a prisoner, or home if it is an own one (W-08).
pub(super) fn capture(
    game: &mut Carcassonne,
    cell: Cell,
    perch: Perch,
    sink: &mut impl Sink<Event>,
) {
    let taken = match perch {
        Perch::Spot(spot) => game.follower_at(cell, spot).map(|index| {
            let standing = game.lift(index, sink);
            (standing.seat, standing.figure)
        }),
        Perch::Tower => game.map.at(cell).and_then(|tile| game.take_top(tile)),
        Perch::Tile => None,
    };
    let (owner, figure) = taken.expect("only somebody who stands there is taken");
    let seat = game.active;
    sink.tell(|| Event::Expansion(Happening::Captured { seat, owner, figure, cell, perch }));
    if owner == seat {
        *game.supply[seat.index()].of_mut(figure) += 1;
        game.finish_step(sink);
    } else {
        prisoners::imprison(game, owner, figure, sink);
    }
}

/// What a tower reaches.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reach {
    /// The tiles on the table, its own among them, in the order of laying.
    pub tiles: Vec<Cell>,
    /// The followers that it can take.
    pub followers: Vec<(Cell, Perch)>,
}

impl Carcassonne {
    /// What a tower on this tile reaches at this height, whether or not it is so high (W-05).
    pub fn reach(&self, tower: Cell, height: u8) -> Reach {
        let cells = self.map.tiles().iter().map(|tile| tile.cell);
        Reach {
            tiles: cells.filter(|&cell| reaches(tower, height, cell)).collect(),
            followers: in_range(self, tower, height).collect(),
        }
    }

    /// Takes the follower from the top of a tower, if there is one; the tower is open again where
    /// the table plays so (W-11).
    fn take_top(&mut self, tile: TileId) -> Option<(Seat, Figure)> {
        let reopens = self.rules.agreement.tower_reopens;
        let tower = self.extras.tower.on_mut(tile)?;
        let top = tower.top.take()?;
        tower.sealed = !reopens;
        expansions::left(self);
        Some(top)
    }

    /// Sends the follower on top of a tile's tower home.
    pub(in crate::expansions) fn clear_tower(&mut self, tile: TileId, sink: &mut impl Sink<Event>) {
        let Some((seat, figure)) = self.take_top(tile) else { return };
        *self.supply[seat.index()].of_mut(figure) += 1;
        let cell = self.map.tile(tile).cell;
        sink.tell(|| Event::Expansion(Happening::LeftTower { seat, figure, cell }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The book counts five tiles for the first piece, nine for the second, and four more for each.
    #[test]
    fn w_05_a_tower_reaches_one_tile_and_four_for_each_level() {
        let from = Cell::new(3, -2);
        let places = |height: u8| {
            let all = (-40..40).flat_map(|x| (-40..40).map(move |y| Cell::new(x, y)));
            all.filter(|&to| reaches(from, height, to)).count()
        };
        assert_eq!([1, 2, 3, 20].map(places), [5, 9, 13, 81]);
    }
}
