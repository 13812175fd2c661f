//! The estimate in its parts.

use game::{Aspect, Asset, Seat};

use crate::state::{Settlers, place_of};

/// Points; what is produced; cards in hand; spots for settlements; cards to play, knights and the route; and
/// what the moment promises: an open offer, a card that is being drawn, victory within reach.
const CODES: [&str; 6] = ["points", "production", "hand", "sites", "renown", "moment"];

/// The places of two of them in their list.
const PRODUCTION: usize = 1;
const SITES: usize = 3;

impl Settlers {
    /// What the estimate is made of. Counted are points, pips, cards in hand and the route.
    pub(crate) fn aspects_of_estimate(&self) -> Vec<Aspect> {
        let mut aspects: Vec<Aspect> = CODES.into_iter().map(Aspect::named).collect();
        let outlook = self.estimate();
        for seat in self.all_seats() {
            let parts = self.parts_of(seat);
            let known: f32 = parts.iter().map(|(worth, _)| worth).sum();
            let moment = (outlook[seat.index()] - known, 0);
            for (aspect, (worth, count)) in
                aspects.iter_mut().zip(parts.into_iter().chain([moment]))
            {
                aspect.worth[seat.index()] = worth;
                aspect.count[seat.index()] = count;
            }
        }
        aspects
    }

    /// What people can point at: every number that brings a seat a card, and its best spot for a settlement.
    pub(crate) fn assets_of_estimate(&self) -> Vec<Asset> {
        self.all_seats().flat_map(|seat| self.chips_of(seat).chain(self.site_of(seat))).collect()
    }

    /// A number as often as it brings cards; what the robber sits on brings none.
    fn chips_of(&self, seat: Seat) -> impl Iterator<Item = Asset> + '_ {
        self.now.yields.iter().zip(2..).flat_map(move |(row, number)| {
            let cards = row[place_of(seat)];
            let chip = Asset { part: CODES[PRODUCTION], code: "chip", seat, number };
            std::iter::repeat_n(chip, (cards.total() + cards.free()).into())
        })
    }

    /// The spot by its ways in 36 to bring a card.
    fn site_of(&self, seat: Seat) -> Option<Asset> {
        let number = self.best_site(seat)?.into();
        Some(Asset { part: CODES[SITES], code: "site", seat, number })
    }

    /// What each part but the last is worth, and what of it can be counted.
    fn parts_of(&self, seat: Seat) -> [(f32, i32); 5] {
        let player = self.player(seat);
        let made = player.points + player.hidden_points();
        let pips: u16 = self.income(seat).iter().sum();
        [
            (f32::from(made), made.into()),
            (self.growth(seat), pips.into()),
            (self.held_savings(seat), player.hand.total().into()),
            (self.expansion(seat), 0),
            (self.prestige(seat), player.route_least.into()),
        ]
    }
}
