//! Islands, homes and the victory chips for reaching shores abroad.

use game::{Seat, Sink};

use crate::board::hexes_in;
use crate::event::{ChipReason, Event};
use crate::geometry::Corner;
use crate::scenario::BonusKind;
use crate::state::Settlers;

impl Settlers {
    /// The groups of land hexes joined by sides (S-48).
    pub(crate) fn islands(&self) -> impl Iterator<Item = u64> {
        let mut rest = self.now.land;
        std::iter::from_fn(move || {
            let island = (rest != 0).then(|| self.island_of(rest.trailing_zeros() as usize))?;
            rest &= !island;
            Some(island)
        })
    }

    /// All land joined to a land hex.
    fn island_of(&self, hex: usize) -> u64 {
        let (mut island, mut shore) = (1u64 << hex, 1u64 << hex);
        while shore != 0 {
            let next = hexes_in(shore).fold(0, |all, hex| all | self.geometry().hexes_around[hex]);
            shore = next & self.now.land & !island;
            island |= shore;
        }
        island
    }

    /// The region of a land hex: its printed area, or the lowest hex of its dealt island.
    pub(crate) fn region(&self, hex: usize) -> Option<u8> {
        if self.board().islands_dealt {
            return Some(self.island_of(hex).trailing_zeros() as u8);
        }
        self.board().area_region(hex)
    }

    /// The regions an intersection belongs to, one bit each, of those that `hexes` names.
    pub(crate) fn regions_at(&self, corner: Corner, hexes: u64) -> u64 {
        let land = self.now.land & hexes;
        let here = self.geometry().hexes_at(corner.0).filter(|hex| land >> hex & 1 == 1);
        here.filter_map(|hex| self.region(hex)).fold(0, |all, region| all | 1 << region)
    }

    /// The regions where a start settlement makes its home.
    pub(crate) fn homes_at(&self, corner: Corner) -> u64 {
        self.regions_at(corner, self.board().start)
    }

    /// Chips for the first settlement on an island abroad (S-39).
    pub(crate) fn award_island(&mut self, seat: Seat, corner: Corner, sink: &mut impl Sink<Event>) {
        let bonus = self.board().scenario.bonus;
        if matches!(bonus.kind, BonusKind::None | BonusKind::TradeLines) {
            return;
        }
        let here = self.regions_at(corner, bonus.hexes);
        let player = self.player_mut(seat);
        let new = here & !player.visited & !player.home;
        if new == 0 {
            return;
        }
        let earned = if player.visited == 0 { bonus.first } else { bonus.further };
        player.visited |= new;
        player.chips += earned;
        player.points += earned;
        self.now.standings.reach_changed(seat);
        let reason = ChipReason::Island;
        sink.tell(|| Event::ChipsEarned { seat, corner, chips: earned, reason });
    }
}
