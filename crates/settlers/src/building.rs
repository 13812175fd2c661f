//! Roads, settlements and cities: where they may stand and what standing there changes.
//!
//! Every player's next spots are kept as sets and changed by a few bits with each piece; the tests
//! compare them with a count from scratch.

use game::{Seat, Sink};

use crate::event::Event;
use crate::geometry::{Corner, Corners, Side, Sides};
use crate::goods::Cards;
use crate::refusal::Refusal;
use crate::state::{Now, SEATS, Settlers};
use crate::trade_lines::Change;

/// What a road costs (S-70): brick, lumber.
pub const ROAD: Cards = Cards::new([1, 1, 0, 0, 0]);
/// What a ship costs (S-06): lumber, wool.
pub const SHIP: Cards = Cards::new([0, 1, 1, 0, 0]);
/// Brick, lumber, wool, grain.
pub const SETTLEMENT: Cards = Cards::new([1, 1, 1, 1, 0]);
/// Three ore, two grain.
pub const CITY: Cards = Cards::new([0, 0, 0, 2, 3]);
/// Wool, grain, ore.
pub const DEVELOPMENT: Cards = Cards::new([0, 0, 1, 1, 1]);

impl Settlers {
    /// Hands the cost to the bank.
    #[inline]
    pub(crate) fn pay(&mut self, seat: Seat, cost: Cards) {
        let player = self.player_mut(seat);
        player.hand = player.hand.minus(cost);
        self.now.bank = self.now.bank.plus(cost);
        self.note_spent(seat);
    }

    /// Is there a building of somebody else?
    #[inline]
    pub(crate) fn foreign_at(&self, seat: Seat, corner: u8) -> bool {
        self.now.built.contains(corner) && !self.player(seat).has_building(corner)
    }

    /// May a road of `seat` lie here, cost and stock apart?
    pub(crate) fn check_road_spot(&self, seat: Seat, at: Side) -> Result<(), Refusal> {
        let ends = *self.geometry().side_ends.get(at.0 as usize).ok_or(Refusal::NoSuchPlace)?;
        if !self.now.road_sides.contains(at.0) {
            return Err(Refusal::NoRoadHere);
        }
        if self.now.occupied.contains(at.0) {
            return Err(Refusal::Taken);
        }
        if self.player(seat).left.roads == 0 {
            return Err(Refusal::NoPiece);
        }
        let player = self.player(seat);
        let leads = |end: u8| self.leads_on(seat, end, &player.roads);
        if ends.into_iter().any(leads) { Ok(()) } else { Err(Refusal::NotConnected) }
    }

    /// May `seat` go on from this intersection, by a building or by one of `pieces`? A foreign
    /// building stops it (S-12).
    pub(crate) fn leads_on(&self, seat: Seat, corner: u8, pieces: &Sides) -> bool {
        if self.now.built.contains(corner) {
            return self.player(seat).has_building(corner);
        }
        pieces.meets(&self.geometry().sides_at[corner as usize])
    }

    pub(crate) fn check_settlement(&self, seat: Seat, at: Corner) -> Result<(), Refusal> {
        if at.0 as usize >= self.geometry().corner_places.len() {
            return Err(Refusal::NoSuchPlace);
        }
        let player = self.player(seat);
        if player.left.settlements == 0 {
            return Err(Refusal::NoPiece);
        }
        if !player.hand.covers(SETTLEMENT) {
            return Err(Refusal::CannotPay);
        }
        if !self.now.open.contains(at.0) {
            return Err(Refusal::TooNear);
        }
        let own = player.roads.or(&player.ships);
        if self.now.shore.contains(at.0) && own.meets(&self.geometry().sides_at[at.0 as usize]) {
            return Ok(());
        }
        Err(Refusal::NotConnected)
    }

    pub(crate) fn check_city(&self, seat: Seat, at: Corner) -> Result<(), Refusal> {
        let player = self.player(seat);
        if !player.settlements.contains(at.0) {
            return Err(Refusal::NoSettlement);
        }
        if player.left.cities == 0 {
            return Err(Refusal::NoPiece);
        }
        if player.hand.covers(CITY) { Ok(()) } else { Err(Refusal::CannotPay) }
    }

    /// Takes a side out of everybody's spots.
    pub(crate) fn occupy(&mut self, side: u8) {
        self.now.occupied.insert(side);
        let Now { players, standings, .. } = &mut *self.now;
        for (player, seat) in players.iter_mut().zip(Seat::first(SEATS)) {
            if player.road_spots.contains(side) || player.ship_spots.contains(side) {
                player.road_spots.remove(side);
                player.ship_spots.remove(side);
                standings.reach_changed(seat);
            }
        }
    }

    pub(crate) fn put_road(&mut self, seat: Seat, at: Side, sink: &mut impl Sink<Event>) {
        let ends = self.geometry().side_ends[at.0 as usize];
        self.occupy(at.0);
        for end in ends {
            let blocked = self.foreign_at(seat, end);
            let more = self.geometry().sides_at[end as usize]
                .and(&self.now.road_sides)
                .minus(&self.now.occupied);
            let player = self.player_mut(seat);
            player.reached.insert(end);
            if !blocked {
                player.road_spots = player.road_spots.or(&more);
            }
        }
        let player = self.player_mut(seat);
        player.roads.insert(at.0);
        player.left.roads -= 1;
        self.now.standings.reach_changed(seat);
        sink.tell(|| Event::RoadLaid { seat, side: at });
        self.after_piece(seat, at, sink);
    }

    /// What every new road or ship may bring: a longer route, discoveries, trade lines.
    pub(crate) fn after_piece(&mut self, seat: Seat, at: Side, sink: &mut impl Sink<Event>) {
        self.lengthen_route(seat, at.0);
        self.award_route(sink);
        self.reach(at);
        self.recount_lines(seat, Change::Piece(at), sink);
    }

    pub(crate) fn put_settlement(&mut self, seat: Seat, at: Corner, sink: &mut impl Sink<Event>) {
        let near = self.geometry().near[at.0 as usize];
        let harbour = self.harbour_at(at);
        self.now.built.insert(at.0);
        self.now.open = self.now.open.minus(&near);
        self.now.standings.spots_changed();
        let free = self.geometry().sides_at[at.0 as usize].minus(&self.now.occupied);
        let (roads, ships) = (free.and(&self.now.road_sides), free.and(&self.now.ship_sides));
        let player = self.player_mut(seat);
        player.settlements.insert(at.0);
        player.left.settlements -= 1;
        player.points += 1;
        player.harbours |= harbour;
        player.road_spots = player.road_spots.or(&roads);
        player.ship_spots = player.ship_spots.or(&ships);
        if self.player(seat).ships.meets(&self.geometry().sides_at[at.0 as usize]) {
            self.refresh_movable(seat, &[at.0]);
        }
        self.count_building(seat, at.0);
        sink.tell(|| Event::Settled { seat, corner: at });
        self.disturb_routes(seat, at.0, sink);
    }

    /// A new building joins the owner's roads and ships and cuts everybody else's.
    fn disturb_routes(&mut self, seat: Seat, at: u8, sink: &mut impl Sink<Event>) {
        let here = self.geometry().sides_at[at as usize];
        for other in self.all_seats() {
            let player = self.player(other);
            let touching = player.roads.or(&player.ships).and(&here);
            if touching.is_empty() {
                continue;
            }
            // A run or a ring may be cut.
            let held = if player.loops { touching } else { player.run.and(&here) };
            let cut = other != seat && held.len() > 1;
            let joined = other == seat && player.roads.meets(&here) && player.ships.meets(&here);
            if other != seat {
                self.recount_spots(other);
            }
            if cut || joined {
                self.recount_route(other);
            }
        }
        self.award_route(sink);
    }

    pub(crate) fn build_settlement(&mut self, seat: Seat, at: Corner, sink: &mut impl Sink<Event>) {
        self.pay(seat, SETTLEMENT);
        self.put_settlement(seat, at, sink);
        self.award_island(seat, at, sink);
        self.recount_lines(seat, Change::Building(at), sink);
        self.go_on(sink);
    }

    pub(crate) fn build_city(&mut self, seat: Seat, at: Corner, sink: &mut impl Sink<Event>) {
        self.pay(seat, CITY);
        let player = self.player_mut(seat);
        player.settlements.remove(at.0);
        player.cities.insert(at.0);
        player.left.settlements += 1;
        player.left.cities -= 1;
        player.points += 1;
        self.now.standings.reach_changed(seat);
        self.count_building(seat, at.0);
        sink.tell(|| Event::CityBuilt { seat, corner: at });
        self.go_on(sink);
    }

    /// Counts a player's spots from scratch.
    pub(crate) fn recount_spots(&mut self, seat: Seat) {
        let (roads, ships, reached) = self.spots_from_scratch(seat);
        let player = self.player_mut(seat);
        (player.road_spots, player.ship_spots, player.reached) = (roads, ships, reached);
        self.now.standings.reach_changed(seat);
    }

    pub(crate) fn spots_from_scratch(&self, seat: Seat) -> (Sides, Sides, Corners) {
        let player = self.player(seat);
        let own = player.buildings();
        let ends = |pieces: Sides| -> Corners {
            pieces.iter().flat_map(|side| self.geometry().side_ends[side as usize]).collect()
        };
        let (by_road, by_ship) = (ends(player.roads), ends(player.ships));
        let spots = |from: Corners, kind: &Sides| {
            let going = from.minus(&self.now.built).or(&own);
            let all = going.iter().fold(Sides::EMPTY, |all, corner| {
                all.or(&self.geometry().sides_at[corner as usize])
            });
            all.and(kind).minus(&self.now.occupied)
        };
        let roads = spots(by_road, &self.now.road_sides);
        let ships = spots(by_ship, &self.now.ship_sides);
        (roads, ships, by_road.or(&by_ship))
    }
}
