//! The longest trade route: the longest unbranched run of one player's roads and ships.
//!
//! This file is the rule, plain and slow: every run is tried. The tests hold the rest of the room
//! against it, which knows the same without looking at every run after every piece:
//!
//! - `known`: a run and a bound per player, changed by a look at what lies beside a new piece;
//! - `card`: who gets the card, with counts made up for only where it depends on them;
//! - `branches`: the count where no ring lies in the way, by one walk;
//! - `rings`: the count everywhere else, by a search along unbranched stretches;
//! - `walk`: which pieces join, for all of these.

mod branches;
mod card;
mod known;
mod rings;
#[cfg(test)]
mod tests;
mod walk;

use game::Seat;

use crate::geometry::Sides;
use crate::state::Settlers;

/// A route shorter than this earns no card.
const CARD_LEAST: u8 = 5;
/// What the card is worth.
pub(crate) const ROUTE_POINTS: u8 = 2;
/// Roads and ships of one player together; scenario files keep to it.
pub(crate) const PIECES_MAX: usize = 32;

impl Settlers {
    /// The length of a player's longest run: all are tried, from both ends of every piece.
    pub(crate) fn longest_run(&self, seat: Seat) -> u8 {
        let pieces = self.player(seat).roads.or(&self.player(seat).ships);
        let both_ways =
            |piece: u8| self.geometry().side_ends[piece as usize].map(|end| (piece, end));
        let begun = pieces.iter().flat_map(both_ways);
        begun.map(|(piece, end)| self.run_on(seat, piece, end, pieces)).max().unwrap_or(0)
    }

    /// The longest run that begins with `piece` and leads to its end `at`; no piece counts twice.
    fn run_on(&self, seat: Seat, piece: u8, at: u8, pieces: Sides) -> u8 {
        let rest = pieces.without(piece);
        let here = self.geometry().sides_at[at as usize].and(&rest);
        let next = here.iter().filter(|next| self.joins(seat, piece, *next, at));
        let on = |next: u8| self.run_on(seat, next, self.geometry().across(next, at), rest);
        1 + next.map(on).max().unwrap_or(0)
    }

    /// Does a run go on from one piece to the other where they meet? A foreign building cuts it,
    /// and road and ship join only through an own building (S-20).
    fn joins(&self, seat: Seat, piece: u8, next: u8, at: u8) -> bool {
        let ships = &self.player(seat).ships;
        match self.builder_at(at) {
            Some(builder) => builder == seat,
            None => ships.contains(piece) == ships.contains(next),
        }
    }
}

/// Who has the card next: a sole longest run of five or more earns it, the holder keeps it on a
/// tie, and where several others are equally far ahead it is laid aside (S-21).
fn rightful_holder(
    holder: Option<Seat>,
    routes: impl Iterator<Item = (Seat, u8)> + Clone,
) -> Option<Seat> {
    let longest = routes.clone().map(|(_, length)| length).max().expect("somebody plays");
    let longest = longest.max(CARD_LEAST);
    let mut leaders = routes.filter(|(_, length)| *length == longest).map(|(seat, _)| seat);
    let kept = holder.filter(|holder| leaders.clone().any(|leader| leader == *holder));
    kept.or_else(|| leaders.next().filter(|_| leaders.next().is_none()))
}
