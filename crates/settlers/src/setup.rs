//! The set-up: two settlements each, in snake order, each with a road or ship (S-74, S-27).

use game::{Seat, Sink};

use crate::board::hexes_in;
use crate::event::Event;
use crate::geometry::{Corner, Corners, Side};
use crate::goods::{Bundle, Cards};
use crate::land::Terrain;
use crate::phase::{Course, Phase, out_of_phase};
use crate::refusal::Refusal;
use crate::state::Settlers;

impl Settlers {
    /// Whose start settlement comes next: 0 1 2 2 1 0.
    pub(crate) fn set_up_seat(&self, placed: u8) -> Seat {
        let (placed, seats) = (placed as usize, self.terms.seats);
        let number = if placed < seats { placed } else { 2 * seats - 1 - placed };
        Seat::new(number).expect("everybody founds two settlements")
    }

    /// Asks the next seat for its settlement; where the board has no room the turn lapses.
    pub(crate) fn next_set_up(&mut self, placed: u8, sink: &mut impl Sink<Event>) {
        self.now.active = self.set_up_seat(placed);
        self.now.phase = Phase::FirstSettlement { placed };
        if self.first_spots().is_empty() {
            self.go_on_with(Course::SetUp { placed: placed + 1 }, sink);
        }
    }

    /// Intersections for the next start settlement.
    pub(crate) fn first_spots(&self) -> Corners {
        let home = match self.board().scenario.one_home {
            true => self.player(self.now.active).home,
            false => 0,
        };
        let at_home = |hex: &usize| {
            home == 0 || self.region(*hex).is_some_and(|region| home >> region & 1 == 1)
        };
        let start = hexes_in(self.now.land & self.board().start).filter(at_home);
        let shore = start.fold(Corners::EMPTY, |all, hex| all.or(&self.geometry().corners_of[hex]));
        let free = self.now.open.and(&shore);
        if !self.terms.options.home_island_limit {
            return free;
        }
        free.iter().filter(|at| self.check_home(Corner(*at)).is_ok()).collect()
    }

    pub(crate) fn check_first(&self, at: Corner) -> Result<(), Refusal> {
        if at.0 as usize >= self.geometry().corner_places.len() {
            return Err(Refusal::NoSuchPlace);
        }
        let start = self.now.land & self.board().start;
        if !self.geometry().hexes_at(at.0).any(|hex| start >> hex & 1 == 1) {
            return Err(Refusal::NotTheStart);
        }
        if !self.now.open.contains(at.0) {
            return Err(Refusal::TooNear);
        }
        self.check_home(at)
    }

    /// One island for both settlements (S-50), and room on it (S-59, option).
    fn check_home(&self, at: Corner) -> Result<(), Refusal> {
        if !self.board().scenario.one_home {
            return Ok(());
        }
        let here = self.homes_at(at);
        let home = self.player(self.now.active).home;
        if home != 0 && home & here == 0 {
            return Err(Refusal::OneHome);
        }
        let living = |seat: &Seat| *seat != self.now.active && self.player(*seat).home & here != 0;
        let full = 2 * (self.all_seats().filter(living).count() + 1) > self.terms.seats;
        if self.terms.options.home_island_limit && full { Err(Refusal::HomeFull) } else { Ok(()) }
    }

    pub(crate) fn first_settlement(&mut self, at: Corner, sink: &mut impl Sink<Event>) {
        let Phase::FirstSettlement { placed } = self.now.phase else { return out_of_phase() };
        let seat = self.now.active;
        let homes = self.homes_at(at);
        self.player_mut(seat).home |= homes;
        self.put_settlement(seat, at, sink);
        if placed as usize >= self.terms.seats {
            self.pay_second(seat, at, sink);
        }
        self.now.phase = Phase::FirstRoad { at: at.0, placed };
    }

    /// The second settlement pays one card for each adjacent hex that produces (S-74, S-26).
    fn pay_second(&mut self, seat: Seat, at: Corner, sink: &mut impl Sink<Event>) {
        let mut cards = Cards::NONE;
        for hex in self.geometry().hexes_at(at.0) {
            match self.now.terrain[hex] {
                Terrain::Gold => cards = cards.plus(Cards::choices(1)),
                terrain => {
                    let card = terrain.resource().map_or(Cards::NONE, |kind| Cards::of(kind, 1));
                    cards = cards.plus(card);
                }
            }
        }
        self.player_mut(seat).claim(cards.free());
        self.receive(seat, cards.resources(), sink);
    }

    /// Cards from the bank to a hand.
    pub(crate) fn receive(&mut self, seat: Seat, cards: Cards, sink: &mut impl Sink<Event>) {
        if cards.is_none() {
            return;
        }
        self.now.bank = self.now.bank.minus(cards);
        let player = self.player_mut(seat);
        player.hand = player.hand.plus(cards);
        self.note_gain(seat, cards);
        sink.tell(|| Event::Received { seat, cards: Bundle::from(cards) });
    }

    /// A start road or ship touches its settlement.
    pub(crate) fn check_first_road(&self, at: Side, ship: bool) -> Result<(), Refusal> {
        let Phase::FirstRoad { at: corner, .. } = self.now.phase else {
            return Err(Refusal::NotNow);
        };
        let ends = self.geometry().side_ends.get(at.0 as usize).ok_or(Refusal::NoSuchPlace)?;
        if !ends.contains(&corner) {
            return Err(Refusal::NotAtSettlement);
        }
        if ship {
            self.check_ship_spot(self.now.active, at)
        } else {
            self.check_road_spot(self.now.active, at)
        }
    }

    pub(crate) fn first_road(&mut self, at: Side, ship: bool, sink: &mut impl Sink<Event>) {
        let Phase::FirstRoad { placed, .. } = self.now.phase else { return out_of_phase() };
        let seat = self.now.active;
        if ship {
            self.put_ship(seat, at, sink);
        } else {
            self.put_road(seat, at, sink);
        }
        self.go_on_with(Course::SetUp { placed: placed + 1 }, sink);
    }
}
