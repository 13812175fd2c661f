//! The longest trade route: the longest unbranched run of one player's roads and ships.
//!
//! No piece counts twice, foreign buildings cut the run, and road and ship join only through an
//! own building (S-20, S-21). The count is exact: a new piece is followed only through itself, a lost
//! one matters only if the longest run held it. What a look at the neighbours does not tell waits
//! until the card depends on it, or somebody asks: a walk along the [`branches`] then finds it, or
//! where rings lie in the way the full search of [`network`].
//!
//! [`branches`]: crate::branches
//! [`network`]: crate::network

use game::{Seat, SeatSet, Sink};

use crate::branches::{Blocked, Longer, Ring, Run, Walk};
use crate::event::Event;
use crate::geometry::Sides;
use crate::network::Network;
use crate::state::{Player, SEATS, Settlers};

/// A route shorter than this earns no card.
const CARD_LEAST: u8 = 5;
/// What the card is worth.
pub(crate) const ROUTE_POINTS: u8 = 2;
/// Roads and ships of one player together; scenario files keep to it.
pub(crate) const PIECES_MAX: usize = 32;

impl Settlers {
    /// A player's longest run, searched from scratch.
    pub(crate) fn longest_route(&self, seat: Seat) -> u8 {
        self.search(seat, 0, u8::MAX).map_or(0, |run| run.0)
    }

    /// How long a player's longest run is; searched where the count was put off.
    pub(crate) fn route(&self, seat: Seat) -> u8 {
        let Player { route_least, route_most, .. } = *self.player(seat);
        if route_least == route_most { route_least } else { self.settled_run(seat).0 }
    }

    /// The longest run of a player whose count was put off.
    fn settled_run(&self, seat: Seat) -> Run {
        let Player { route_least, route_most, run, loops, .. } = *self.player(seat);
        let known = (route_least, run);
        let searched = || self.search(seat, route_least, route_most).unwrap_or(known);
        if loops {
            searched()
        } else {
            self.longer_branch(seat, known).unwrap_or_else(|Ring| searched())
        }
    }

    /// The longest run by the full search, if it is longer than `known`; none can be longer than
    /// `limit`.
    fn search(&self, seat: Seat, known: u8, limit: u8) -> Option<Run> {
        let first = self.player(seat).run.iter().next();
        Network::new(&Walk::new(self, seat)).longest(first, known, limit)
    }

    /// Finds the longest run where pieces may have come together or apart anywhere.
    pub(crate) fn recount_route(&mut self, seat: Seat) {
        let loops = self.has_loop(seat);
        self.player_mut(seat).loops = loops;
        let searched = || self.search(seat, 0, u8::MAX).unwrap_or_default();
        let run = match loops {
            true => searched(),
            false => self.longer_branch(seat, Run::default()).unwrap_or_else(|Ring| searched()),
        };
        self.set_run(seat, run);
    }

    /// Makes up for a count that was put off.
    fn settle_route(&mut self, seat: Seat) {
        let Player { route_least, route_most, .. } = *self.player(seat);
        if route_least < route_most {
            self.set_run(seat, self.settled_run(seat));
        }
    }

    /// Notes a longest run.
    fn set_run(&mut self, seat: Seat, run: Run) {
        let player = self.player_mut(seat);
        (player.route_least, player.run) = run;
        player.route_most = player.route_least;
    }

    /// A new piece can only lengthen its owner's route, and only through itself. Where that takes a
    /// search it is put off: most often nobody's card depends on it.
    pub(crate) fn lengthen_route(&mut self, seat: Seat, side: u8) {
        let longer = self.run_through(seat, side);
        let stock = self.board().scenario.pieces;
        let player = self.player_mut(seat);
        match longer {
            Ok(Longer::No) => {}
            Ok(Longer::By(run)) => {
                player.route_most += run.0 - player.route_least;
                (player.route_least, player.run) = run;
            }
            Ok(Longer::To(run)) => {
                player.route_most = player.route_most.max(run.0);
                (player.route_least, player.run) = run;
            }
            Err(Blocked::AtTip) => player.route_most += 1,
            Err(Blocked::Between) => (player.loops, player.route_most) = (true, u8::MAX),
        }
        let (roads, ships) = (stock.roads - player.left.roads, stock.ships - player.left.ships);
        player.route_most = player.route_most.min(roads + ships);
    }

    /// The longest run through a new piece, if it is longer than those known. Without ships runs
    /// only grow, and where no ring is in the way they are known at all times.
    fn run_through(&self, seat: Seat, side: u8) -> Result<Longer, Blocked> {
        let Player { route_most, loops, .. } = *self.player(seat);
        let card_stays = self.now.route_holder == Some(seat) || route_most < self.route_bar();
        let unsure = loops || self.board().scenario.pieces.ships > 0;
        let longer = self.branch_through(seat, side, card_stays && unsure);
        match longer {
            // All other runs were as long before: those that begin with the new piece are left.
            Err(Blocked::AtTip) if !card_stays => {
                let run = Network::new(&Walk::new(self, seat)).longest_from(side, route_most);
                Ok(run.map_or(Longer::No, Longer::To))
            }
            longer => longer,
        }
    }

    /// A ship with a loose end was taken away: the route is as long as before unless it ended with
    /// that ship. Another run as long is not searched at once.
    pub(crate) fn shorten_route(&mut self, seat: Seat, ship: u8) {
        if !self.player(seat).run.contains(ship) {
            return;
        }
        let other = self.other_tip(seat, ship);
        let player = self.player_mut(seat);
        player.run.remove(ship);
        match other {
            Some(other) => player.run.insert(other),
            None => player.route_least = player.route_least.saturating_sub(1),
        }
    }

    /// Only a longer run than this earns the card.
    fn route_bar(&self) -> u8 {
        self.now.route_holder.map_or(CARD_LEAST - 1, |seat| self.player(seat).route_least)
    }

    /// Who may have more than the holder, or enough where nobody holds the card.
    #[inline]
    fn route_contenders(&self) -> SeatSet {
        let (holder, bar) = (self.now.route_holder, self.route_bar());
        let more = |seat: &Seat| Some(*seat) != holder && self.player(*seat).route_most > bar;
        Seat::first(SEATS).filter(more).collect()
    }

    /// Does the card stay where it is, for all that is known?
    #[inline]
    fn route_is_known(&self) -> bool {
        let holder = self.now.route_holder;
        let holds = holder.is_none_or(|seat| self.player(seat).route_least >= CARD_LEAST);
        holds && self.route_contenders().is_empty()
    }

    /// Looks whether a player's longest run is longer than `bar`: that takes less than finding it.
    fn doubt_route(&mut self, seat: Seat, bar: u8) {
        let Player { route_least, route_most, loops, .. } = *self.player(seat);
        if route_least > bar {
            return;
        }
        let searched = || self.search(seat, bar, route_most);
        let longer = match loops {
            true => searched(),
            false => match self.longer_branch(seat, (bar, Sides::EMPTY)) {
                Ok(run) => (run.0 > bar).then_some(run),
                Err(Ring) => searched(),
            },
        };
        match longer {
            Some(run) => self.set_run(seat, run),
            None => self.player_mut(seat).route_most = bar,
        }
    }

    /// Does the card plainly stay where it is? Counts that were put off are made up for only if
    /// it does not; the holder's, which takes the longest search, after the doubts about others.
    fn route_is_settled(&mut self) -> bool {
        let holder = self.now.route_holder;
        if holder.is_none_or(|seat| self.player(seat).route_least >= CARD_LEAST) {
            let (contenders, bar) = (self.route_contenders(), self.route_bar());
            contenders.iter().for_each(|seat| self.doubt_route(seat, bar));
            if self.route_contenders().is_empty() {
                return true;
            }
            holder.into_iter().for_each(|seat| self.settle_route(seat));
            if self.route_contenders().is_empty() {
                return true;
            }
        }
        self.all_seats().for_each(|seat| self.settle_route(seat));
        false
    }

    /// Gives the card to whoever has earned it. Most often it stays, and nothing is searched.
    #[inline]
    pub(crate) fn award_route(&mut self, sink: &mut impl Sink<Event>) {
        if !self.route_is_known() && !self.route_is_settled() {
            self.move_route_card(sink);
        }
    }

    /// The card goes to a sole longest run of five or more; the holder keeps it on a tie, and if
    /// the holder falls back behind several equals it is laid aside (S-21).
    #[inline(never)]
    fn move_route_card(&mut self, sink: &mut impl Sink<Event>) {
        let longest = self.now.players.iter().map(|player| player.route_least).max().unwrap_or(0);
        let holder = self.now.route_holder;
        let leads =
            |seat: &Seat| longest >= CARD_LEAST && self.player(*seat).route_least == longest;
        if holder.is_some_and(|seat| leads(&seat)) {
            return;
        }
        let mut leaders = self.all_seats().filter(leads);
        let next = match (leaders.next(), leaders.next()) {
            (Some(sole), None) => Some(sole),
            _ => None,
        };
        if next == holder {
            return;
        }
        if let Some(seat) = holder {
            self.player_mut(seat).points -= ROUTE_POINTS;
        }
        if let Some(seat) = next {
            self.player_mut(seat).points += ROUTE_POINTS;
        }
        self.now.route_holder = next;
        sink.tell(|| Event::LongestRoute { holder: next, length: longest });
    }
}
