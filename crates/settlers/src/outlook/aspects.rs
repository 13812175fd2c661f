//! The estimate in its parts.

use game::{Aspect, Seat};

use crate::state::Settlers;

/// Points; what is produced; cards in hand; spots for settlements; cards to play, knights and the route; and
/// what the moment promises: an open offer, a card that is being drawn, victory within reach.
const CODES: [&str; 6] = ["points", "production", "hand", "sites", "renown", "moment"];

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
