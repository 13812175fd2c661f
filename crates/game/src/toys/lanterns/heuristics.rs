//! What bots believe of Lanterns.

use super::rules::{Lanterns, LanternsPhase};
use super::words::{Card, Wind};
use crate::{Audience, Game, Heuristics, Outlook, Seat};

impl Heuristics for Lanterns {
    const DECISIVE_LEAD: f32 = 6.0;

    fn outlook(&self) -> Outlook {
        let mut outlook = self.projection(Audience::Referee).map(|points| points as f32);
        if self.phase != LanternsPhase::Over {
            for seat in Seat::first(self.seats()) {
                outlook[seat.index()] += self.promise(seat);
            }
        }
        outlook
    }
}

impl Lanterns {
    /// The points `seat` may still hope for: its laid card tonight, its brightest cards later.
    fn promise(&self, seat: Seat) -> f32 {
        let place = &self.places[seat.index()];
        let tonight = place.laid.map_or(0.0, |card| self.chance_to_win(card, self.wind));
        let unlit = self.phase == LanternsPhase::Light && place.laid.is_none();
        let nights = self.options.nights - self.night + u8::from(unlit);
        let later = place.hand.cards().into_iter().rev().take(nights.into());
        let later: f32 = later.map(|card| self.chance_to_win(card, Wind::Calm)).sum();
        3.0 * (tonight + later)
    }

    fn chance_to_win(&self, card: Card, wind: Wind) -> f32 {
        let light = match wind {
            Wind::Storm => 7 - card.light(),
            _ => card.light(),
        };
        let rivals = self.seats() as i32 - 1;
        (f32::from(light) / Card::KINDS as f32).powi(rivals)
    }
}
