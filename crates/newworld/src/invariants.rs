//! What must hold in every state.

use game::{SEATS_MAX, Seat};
use landscape::{PieceId, Terrain};

use crate::place::Place;
use crate::settler::SETTLERS;
use crate::spot::Role;
use crate::state::{NewWorld, Phase};
use crate::surveyors::Surveyors;

impl NewWorld {
    /// Says which law is broken, if any.
    pub(crate) fn check_invariants(&self) -> Result<(), String> {
        self.no_tile_is_lost()?;
        self.no_settler_is_lost()?;
        self.claims_are_settlers()?;
        self.settlers_stand_where_they_say()?;
        self.surveyors_are_on_the_map()?;
        self.what_is_finished_is_scored()?;
        self.there_is_something_to_decide()
    }

    fn no_tile_is_lost(&self) -> Result<(), String> {
        for (kind, known) in self.rules.tiles.atlas().kinds().zip(self.rules.tiles.kinds()) {
            let laid = self.map.tiles().iter().filter(|tile| tile.kind == kind).count();
            let removed = self.removed.iter().filter(|&&gone| gone == kind).count();
            let in_hand = usize::from(self.phase == Phase::Lay(kind));
            let stock = usize::from(self.stock.counts[kind.index()]);
            let sum = laid + removed + in_hand + stock;
            if sum != usize::from(known.count) {
                return Err(format!("there are {sum} tiles {}, not {}", known.code, known.count));
            }
        }
        let left: u16 = self.stock.counts.iter().sum();
        let fine = left == self.stock.left;
        fine.then_some(()).ok_or_else(|| format!("{left} tiles are left, not {}", self.stock.left))
    }

    fn no_settler_is_lost(&self) -> Result<(), String> {
        for seat in Seat::first(self.rules.seats) {
            let placed = self.settlers.iter().filter(|settler| settler.seat == seat).count();
            let supply = self.supply[seat.index()];
            if placed + usize::from(supply) != usize::from(SETTLERS) {
                return Err(format!(
                    "seat {seat} has {placed} settlers placed and {supply} at home"
                ));
            }
        }
        Ok(())
    }

    /// Every root knows exactly the settlers that are in its group.
    fn claims_are_settlers(&self) -> Result<(), String> {
        let features = self.map.features();
        let mut counted = vec![[0u8; SEATS_MAX]; features.len()];
        for settler in &self.settlers {
            counted[features.root(settler.piece).index()][settler.seat.index()] += 1;
        }
        let roots = (0..features.len() as u16).map(PieceId).filter(|&id| features.root(id) == id);
        for root in roots {
            if counted[root.index()] != features.load(root).settlers {
                return Err(format!("what piece {} belongs to miscounts its settlers", root.0));
            }
        }
        Ok(())
    }

    fn settlers_stand_where_they_say(&self) -> Result<(), String> {
        for settler in &self.settlers {
            let terrain = self.map.terrain_of(self.rules.tiles.atlas(), settler.piece);
            let column = Place::of(self.map.tile_of(settler.piece).cell).column;
            if (settler.role, settler.column) != (Role::on(terrain), column) || column < 1 {
                return Err(format!("{settler:?} is on {} in column {column}", terrain.word()));
            }
        }
        Ok(())
    }

    fn surveyors_are_on_the_map(&self) -> Result<(), String> {
        let columns = self.surveyors.columns();
        let west = self.map.tiles().iter().map(|tile| Place::of(tile.cell).column).max();
        if west != Some(self.westmost) {
            return Err(format!("column {} is not the westernmost", self.westmost));
        }
        let fine = Surveyors::at(columns) == Some(self.surveyors) && columns[1] <= self.westmost;
        fine.then_some(()).ok_or_else(|| format!("surveyors in columns {columns:?}"))
    }

    /// Nobody stands in a finished road, town or farm: it was scored, unless the tile of this turn has just
    /// finished it.
    fn what_is_finished_is_scored(&self) -> Result<(), String> {
        let due = matches!(self.phase, Phase::Settle(_) | Phase::Score(_));
        let waiting = self.map.finished(self.rules.tiles.atlas(), |_| due);
        let unscored = |&(root, terrain): &(PieceId, Terrain)| {
            terrain != Terrain::Land
                && self.map.features().open(root) == 0
                && waiting.find(root).is_none()
        };
        match self.held().into_iter().find(unscored) {
            Some((_, terrain)) => Err(format!("a finished {} was not scored", terrain.word())),
            None => Ok(()),
        }
    }

    fn there_is_something_to_decide(&self) -> Result<(), String> {
        let fine = match self.phase {
            Phase::Draw => self.stock.left > 0,
            Phase::Lay(kind) => self.map.has_room_for(self.rules.tiles.atlas(), kind),
            Phase::Settle(tile) => self.free_pieces(tile).next().is_some(),
            Phase::Score(_) => self.due().len() > 1,
            Phase::Over => self.stock.left == 0,
        };
        fine.then_some(()).ok_or_else(|| format!("there is nothing to do in {:?}", self.phase))
    }
}
