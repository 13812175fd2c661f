//! What a player's place on the board promises: the production that is there, and spots for more.

use game::Seat;

use crate::geometry::Corner;
use crate::goods::Resource;
use crate::scenario::BonusKind;
use crate::state::Settlers;

/// What a pip of each kind is worth, in points of the estimate.
const PIP: [f32; 5] = [0.105, 0.105, 0.085, 0.11, 0.11];
const GOLD_PIP: f32 = 0.13;
/// For every kind that is produced at all.
const VARIETY: f32 = 0.18;
/// What the chips for a settlement abroad are worth, in pips.
const ABROAD: u8 = 10;

impl Settlers {
    pub(super) fn count_growth(&self, seat: Seat) -> f32 {
        let income = self.income(seat).map(f32::from);
        let mut worth = GOLD_PIP * income[5];
        for kind in Resource::ALL {
            let pips = income[kind.index()];
            // The sixth wool a round is worth less than the first.
            worth += PIP[kind.index()] * (pips - 0.012 * pips * pips).max(0.0);
            if pips > 0.0 {
                worth += VARIETY;
            }
            let saved = f32::from(4 - self.rate(seat, kind));
            worth += 0.012 * saved * pips;
        }
        worth
    }

    pub(super) fn count_expansion(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        if player.left.settlements == 0 {
            return 0.0;
        }
        let free = self.now.open.and(&self.now.shore);
        let (mut ready, mut next) = (Best::default(), Best::default());
        let here = player.reached.and(&free).iter();
        here.for_each(|corner| ready.note(self.spot_pips(seat, corner)));
        let new = free.minus(&player.reached);
        let ways = player.road_spots.or(&player.ship_spots).iter();
        ways.for_each(|side| {
            for end in self.geometry().side_ends[side as usize] {
                if new.contains(end) {
                    next.note(self.spot_pips(seat, end));
                }
            }
        });
        0.055 * ready.sum() + 0.022 * next.sum()
    }

    /// The pips of the best spot on which a seat could settle at once.
    pub(super) fn best_site(&self, seat: Seat) -> Option<u8> {
        let player = self.player(seat);
        let free = self.now.open.and(&self.now.shore);
        let here = player.reached.and(&free);
        let spots = here.iter().filter(|_| player.left.settlements > 0);
        spots.map(|corner| self.pips_around(corner)).max()
    }

    /// A spot by its pips, those included that victory chips are worth.
    fn spot_pips(&self, seat: Seat, corner: u8) -> u8 {
        1 + self.pips_around(corner) + if self.is_new_shore(seat, corner) { ABROAD } else { 0 }
    }

    /// Would a settlement there earn chips?
    fn is_new_shore(&self, seat: Seat, corner: u8) -> bool {
        let bonus = &self.board().scenario.bonus;
        if bonus.hexes == 0 || bonus.kind == BonusKind::TradeLines {
            return false;
        }
        let player = self.player(seat);
        self.regions_at(Corner(corner), bonus.hexes) & !player.visited & !player.home != 0
    }
}

/// The two best spots: more than that cannot be settled soon.
#[derive(Default)]
struct Best([u8; 2]);

impl Best {
    fn note(&mut self, worth: u8) {
        if worth > self.0[0] {
            self.0 = [worth, self.0[0]];
        } else if worth > self.0[1] {
            self.0[1] = worth;
        }
    }

    fn sum(&self) -> f32 {
        let [best, second] = self.0.map(f32::from);
        best + 0.4 * second
    }
}
