//! The emblems of seats on round shields.

use art::SEATS;
use art::sizes::EMBLEM_DOWN;
use game::{Seat, SeatSet};

use crate::scene::Art;

/// Emblems side by side on round shields, around the origin.
pub fn emblems(seats: SeatSet) -> Art {
    let first = -7.0 * (seats.len().saturating_sub(1)) as f32;
    let places = seats.iter().enumerate();
    let shields = places.map(|(place, seat)| shield(seat, first + 14.0 * place as f32));
    shields.collect::<String>().into()
}

fn shield(seat: Seat, right: f32) -> String {
    let colour = SEATS[seat.index()];
    format!(
        "<g transform='translate({right} 0)'><circle r='8' fill='{}' stroke='{}' \
         stroke-width='1.4'/><g transform='translate(0 -{EMBLEM_DOWN})'>{}</g></g>",
        colour.fill,
        art::INK,
        art::emblem(seat, colour.emblem),
    )
}
