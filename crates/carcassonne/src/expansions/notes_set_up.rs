//! The notes of a position on a table whose tiles and figures lie already.

use game::Seat;

use super::dragon::{Dragon, STEPS, Visited};
use super::notes::{Notes, SecondTile};
use super::traders::DoubleTurn;
use super::view::{TowerView, tile_at};
use crate::figure::Figure;
use crate::position::{DrawingError, wrong};
use crate::sets::{Element, Word};
use crate::state::Carcassonne;

impl Notes {
    /// Puts dragon, fairy, towers and titles onto the table; pieces and followers come from the supplies.
    pub(crate) fn set_up(&self, game: &mut Carcassonne) -> Result<(), DrawingError> {
        self.check_played(game)?;
        for tower in &self.towers {
            self.build(tower, game)?;
        }
        for &cell in &self.sealed {
            let tower = tile_at(game, cell).map(|tile| game.extras.tower.on_mut(tile))?;
            let tower = tower.filter(|tower| tower.height > 0 && tower.top.is_none());
            tower.ok_or_else(|| wrong(cell, "has no tower to be closed"))?.sealed = true;
        }
        self.share_pieces(game)?;
        self.imprison(game)?;
        self.set_up_dragon(game)?;
        for &(seat, goods) in &self.goods {
            check_seat(game, seat)?;
            game.extras.traders.goods[seat.index()] = goods;
        }
        for &(title, holder) in &self.titles {
            title.set_up(holder, game)?;
        }
        game.extras.tower.ransomed = self.ransomed;
        game.extras.traders.double = match self.second_tile {
            None => DoubleTurn::No,
            Some(SecondTile::Earned) => DoubleTurn::Earned,
            Some(SecondTile::Now) => DoubleTurn::Second,
        };
        Ok(())
    }

    /// Nothing is on the table that is not played with.
    fn check_played(&self, game: &Carcassonne) -> Result<(), DrawingError> {
        let prisons = !self.towers.is_empty() || !self.pieces.is_empty();
        let prisons = prisons || !self.prisoners.is_empty() || self.ransomed;
        let told = [
            (Element::Dragon, self.dragon.is_some() || !self.run.is_empty()),
            (Element::Dragon, !self.aside.is_empty()),
            (Element::Fairy, self.fairy.is_some()),
            (Element::Tower, prisons || !self.sealed.is_empty()),
            (Element::Goods, !self.goods.is_empty()),
            (Element::Builder, self.second_tile.is_some()),
        ];
        let stray = told.iter().find(|(element, told)| *told && !game.rules.elements.has(*element));
        match stray {
            Some((element, _)) => {
                let reason = format!("{} at a table without", element.word());
                Err(DrawingError::view(reason))
            }
            None => Ok(()),
        }
    }

    fn build(&self, tower: &TowerView, game: &mut Carcassonne) -> Result<(), DrawingError> {
        tower.resume(game)?;
        match tower.top {
            Some(top) => take(game, top.seat, top.figure, 1),
            None => Ok(()),
        }
    }

    /// What is built comes from whoever has most, unless it is said what is left.
    fn share_pieces(&self, game: &mut Carcassonne) -> Result<(), DrawingError> {
        let built = self.towers.iter().map(|tower| u32::from(tower.height)).sum::<u32>();
        if !self.pieces.is_empty() {
            if self.pieces.len() != game.rules.seats {
                return Err(DrawingError::view("tower pieces are counted for every seat"));
            }
            for (own, pieces) in game.extras.tower.pieces.iter_mut().zip(&self.pieces) {
                *own = *pieces;
            }
            return Ok(());
        }
        for _ in 0..built {
            let most = game.extras.tower.pieces.iter_mut().max_by_key(|pieces| **pieces);
            let some = most.filter(|pieces| **pieces > 0);
            let none = || DrawingError::view("the towers are higher than there are pieces");
            *some.ok_or_else(none)? -= 1;
        }
        Ok(())
    }

    fn imprison(&self, game: &mut Carcassonne) -> Result<(), DrawingError> {
        for (captor, held) in &self.prisoners {
            check_seat(game, *captor)?;
            take(game, held.owner, held.figure, held.count)?;
            let place = usize::from(held.figure == Figure::Big);
            game.extras.tower.prisoners[captor.index()][held.owner.index()][place] += held.count;
        }
        Ok(())
    }

    fn set_up_dragon(&self, game: &mut Carcassonne) -> Result<(), DrawingError> {
        let at = self.dragon.map(|cell| tile_at(game, cell)).transpose()?;
        let fairy = self.fairy.map(|fairy| fairy.resume(game)).transpose()?;
        let mut visited = Visited::default();
        if self.run.len() > usize::from(STEPS) {
            return Err(DrawingError::view(format!("a run of {} tiles", self.run.len())));
        }
        for &cell in &self.run {
            visited.add(tile_at(game, cell)?);
        }
        let mut aside = Vec::new();
        for &code in &self.aside {
            aside.push(game.take_from_stock(code)?);
        }
        game.extras.dragon = Dragon { at, fairy, visited, aside };
        Ok(())
    }
}

fn check_seat(game: &Carcassonne, seat: Seat) -> Result<(), DrawingError> {
    match seat.index() < game.rules.seats {
        true => Ok(()),
        false => Err(DrawingError::view(format!("there is no seat {seat} at the table"))),
    }
}

/// Takes figures out of a supply.
fn take(game: &mut Carcassonne, seat: Seat, figure: Figure, count: u8) -> Result<(), DrawingError> {
    check_seat(game, seat)?;
    let own = game.supply[seat.index()].of_mut(figure);
    let none = || DrawingError::view(format!("seat {seat} has no further {figure}"));
    *own = own.checked_sub(count).ok_or_else(none)?;
    Ok(())
}
