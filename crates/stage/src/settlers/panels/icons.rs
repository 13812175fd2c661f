//! Small pictures of cards and pieces, each 100 by 100.

use art::{Point, hex};
use game::Seat;
use settlers::{Card, Resource, Roll};

use super::super::names::Piece;
use crate::scene::Art;

/// A resource card.
pub fn resource(kind: Resource) -> Art {
    hex::card(kind).into()
}

/// A development card.
pub fn card(card: Card) -> Art {
    hex::development(card).into()
}

pub fn roll(roll: Roll) -> Art {
    hex::roll(roll).into()
}

/// A piece of a seat; a development card shows its back.
pub fn piece(piece: Piece, seat: Option<Seat>) -> Art {
    let seat = seat.unwrap_or(Seat::FIRST);
    let ends = [Point::new(-14.0, 14.0), Point::new(14.0, -14.0)];
    let level = [Point::new(-20.0, 8.0), Point::new(20.0, 8.0)];
    let drawn = match piece {
        Piece::Road => hex::road(seat, ends),
        Piece::Ship => hex::ship(seat, level, false),
        Piece::Settlement => hex::settlement(seat),
        Piece::City => hex::city(seat),
        Piece::Card => return hex::back(true).into(),
    };
    format!("<g transform='translate(50 54) scale(2.3)'>{drawn}</g>").into()
}

/// The arrow between what is given and what comes back.
pub fn arrow() -> Art {
    format!("<path d='M14 40h44V22l30 28-30 28V60H14z' fill='{}'/>", art::INK).into()
}
