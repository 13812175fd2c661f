//! Points: what stands on the board and what is kept in the hand (S-81).

use game::{Audience, Points, Seat};

use crate::cards::ARMY_POINTS;
use crate::route::ROUTE_POINTS;
use crate::state::Settlers;

impl Settlers {
    /// A player's open points, counted from the board.
    pub(crate) fn counted_points(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let buildings = player.settlements.len() as u8 + 2 * player.cities.len() as u8;
        let route = if self.now.route_holder == Some(seat) { ROUTE_POINTS } else { 0 };
        let army = if self.now.army_holder == Some(seat) { ARMY_POINTS } else { 0 };
        buildings + player.chips + route + army
    }

    /// Points as `audience` may know them: victory cards count for their owner's eyes, and for
    /// everybody once the game is over.
    pub(crate) fn points_for(&self, audience: Audience) -> Points {
        let mut points = Points::default();
        for seat in self.all_seats() {
            let player = self.player(seat);
            let hidden = if self.sees_hand(audience, seat) { player.hidden_points() } else { 0 };
            points[seat.index()] = i32::from(player.points + hidden);
        }
        points
    }

    /// May `audience` look into this hand of development cards?
    pub(crate) fn sees_hand(&self, audience: Audience, seat: Seat) -> bool {
        match audience {
            Audience::Referee => true,
            Audience::Seat(viewer) => viewer == seat || self.now.phase.is_over(),
            Audience::Spectator => self.now.phase.is_over(),
        }
    }
}
