//! What stands in the set-up: so many start settlements as turns have passed, each with its road or ship.

use game::Seat;

use crate::geometry::Corner;
use crate::phase::{Course, Phase};
use crate::state::Settlers;

/// Why a set-up cannot stand like that.
type Why = String;

impl Settlers {
    /// Pieces and turn fit the number of start settlements that is told.
    pub(super) fn check_set_up(&self) -> Result<(), Why> {
        let Course::SetUp { placed } = self.now.phase.course() else { return Ok(()) };
        let (due, bare) = match self.now.phase {
            Phase::FirstSettlement { .. } => (self.set_up_seat(placed), None),
            Phase::FirstRoad { at, .. } => (self.set_up_seat(placed), Some(at)),
            // The board is still laid out; whoever is at it has no start settlement.
            phase if placed == 0 && !phase.comes_after_pieces() => {
                return self.check_founded(0, None);
            }
            _ if placed == 0 => return Err("nobody has founded anything".to_owned()),
            _ => (self.set_up_seat(placed - 1), None),
        };
        if self.now.active != due {
            return Err(format!("it is the turn of seat {due}"));
        }
        self.check_founded(placed, bare)
    }

    /// So many turns of the set-up have passed; the settlement at `bare` waits for its road.
    fn check_founded(&self, placed: u8, bare: Option<u8>) -> Result<(), Why> {
        for seat in self.all_seats() {
            let waits = bare.filter(|_| seat == self.now.active);
            let passed = (0..placed).filter(|turn| self.set_up_seat(*turn) == seat).count();
            let turns = passed + usize::from(waits.is_some());
            let player = self.player(seat);
            let founded = player.settlements.len();
            if founded > turns || !player.cities.is_empty() {
                return Err(format!("seat {seat} has founded no more than {turns} settlements"));
            }
            if founded < turns && self.has_room_for(seat) {
                return Err(format!("seat {seat} has founded {turns} settlements, not {founded}"));
            }
            self.check_start_pieces(seat, waits)?;
        }
        Ok(())
    }

    /// Would this seat find a place for another start settlement? Where the board had no room the turn
    /// lapsed.
    fn has_room_for(&self, seat: Seat) -> bool {
        let mut game = self.clone();
        game.now.active = seat;
        !game.first_spots().is_empty()
    }

    /// One road or ship at every start settlement, none at the one that waits for it.
    fn check_start_pieces(&self, seat: Seat, bare: Option<u8>) -> Result<(), Why> {
        let player = self.player(seat);
        let pieces = player.roads.or(&player.ships);
        let wrong = player.settlements.iter().find(|corner| {
            let here = pieces.and(&self.geometry().sides_at[usize::from(*corner)]).len();
            here != usize::from(bare != Some(*corner))
        });
        if let Some(corner) = wrong {
            let at = Corner(corner);
            return Err(format!(
                "one road or ship belongs to the settlement at {at} in the set-up"
            ));
        }
        match pieces.len() == player.settlements.len() - usize::from(bare.is_some()) {
            true => Ok(()),
            false => Err(format!("seat {seat} has more roads and ships than settlements")),
        }
    }
}

impl Phase {
    /// Can this phase only follow a piece that was laid?
    fn comes_after_pieces(self) -> bool {
        matches!(
            self,
            Phase::Pick { .. }
                | Phase::Find { .. }
                | Phase::FindChip { .. }
                | Phase::OrderChips { .. }
                | Phase::BagChip { .. }
                | Phase::TakeChip { .. }
        )
    }
}
