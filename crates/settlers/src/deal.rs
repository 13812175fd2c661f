//! Laying out the board: hexes, chips and harbours, one piece of chance at a time.
//!
//! Order: the terrain of every pool in reading order; chips (a spiral, or the red ones first and
//! the others in reading order); harbours; then robber and pirate take their places.

use game::{Seat, Sink};

use crate::board::{Board, ChipCell, hexes_in};
use crate::event::Event;
use crate::geometry::{Corner, Hex, NOWHERE, Side, Sides};
use crate::land::{CHIP_NUMBERS, ChipPile, HarbourKind, Terrain, TerrainPile, chip_slot, is_red};
use crate::options::{HarbourDeal, NumberLayout};
use crate::phase::{Phase, out_of_phase};
use crate::refusal::Refusal;
use crate::scenario::{How, Pool, RobberStart};
use crate::state::Settlers;

/// The chips A to R (S-82).
pub const SPIRAL_NUMBERS: [u8; 18] = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11];
/// The same by number.
pub const SPIRAL_CHIPS: ChipPile = [1, 2, 2, 2, 2, 2, 2, 2, 2, 1];

/// A deal that never pleases is played after so many tries: a guard against house pools only.
const REDEALS_MOST: u8 = 200;

/// The hexes of an island of 19 in the order of the spiral: from a corner counter-clockwise along
/// the coast, then inwards. Begins at `from`, or at any corner; `None` for any other shape.
pub fn spiral_order(board: &Board, hexes: u64, from: Option<Hex>) -> Option<Vec<u8>> {
    let geometry = &board.geometry;
    if hexes.count_ones() != 19 {
        return None;
    }
    let step = |hex: u8, d: usize| -> Option<u8> {
        let next = geometry.hex_neighbours[hex as usize][d];
        (next != NOWHERE && hexes >> next & 1 == 1).then_some(next)
    };
    let far = |hex: u8, d: usize| step(hex, d).and_then(|next| step(next, d));
    let centre =
        hexes_in(hexes).map(|hex| hex as u8).find(|hex| (0..6).all(|d| far(*hex, d).is_some()))?;
    let corner = (0..6).find(|d| from.is_none() || far(centre, *d) == from.map(|hex| hex.0))?;
    let mut order = Vec::with_capacity(19);
    for radius in [2, 1] {
        let mut hex = (0..radius).try_fold(centre, |hex, _| step(hex, corner))?;
        for turn in 0..6 {
            for _ in 0..radius {
                order.push(hex);
                hex = step(hex, (corner + 10 - turn) % 6)?;
            }
        }
    }
    order.push(centre);
    Some(order)
}

/// The six corner hexes where a spiral may begin.
pub(crate) fn spiral_starts(board: &Board, hexes: u64) -> Vec<Hex> {
    let corner =
        |hex: &usize| board.geometry.beside(*hex).filter(|o| hexes >> o & 1 == 1).count() == 3;
    hexes_in(hexes).filter(corner).map(|hex| Hex(hex as u8)).collect()
}

impl Settlers {
    fn pool(&self, pool: u8) -> &Pool {
        &self.board().scenario.pools[pool as usize]
    }

    /// The next undealt hex of a pool, from `first` on.
    fn undealt(&self, pool: &Pool, first: u8) -> Option<u8> {
        let unknown = |hex: &usize| self.now.terrain[*hex] == Terrain::Unknown;
        let rest = pool.hexes & u64::MAX.checked_shl(u32::from(first)).unwrap_or(0);
        hexes_in(rest).find(unknown).map(|hex| hex as u8)
    }

    /// Goes to the first pool from `first` on that deals terrain, or on to the chips.
    pub(crate) fn deal_terrain(&mut self, first: usize, sink: &mut impl Sink<Event>) {
        for at in first..self.board().scenario.pools.len() {
            let pool = &self.board().scenario.pools[at];
            if let (How::Shuffle, Some(pile), Some(hex)) =
                (pool.how, pool.terrain, self.undealt(pool, 0))
            {
                self.now.terrain_pile = pile;
                self.now.phase = Phase::DealTerrain { pool: at as u8, hex };
                return;
            }
        }
        self.now.land = self.known_land();
        if self.must_deal_again() {
            sink.tell(|| Event::DealtAgain);
            self.now.redeals += 1;
            self.clear_deal();
            return self.deal_terrain(0, sink);
        }
        self.survey();
        self.deal_chips(0, sink);
    }

    /// Is the deal not to be played (S-47)?
    fn must_deal_again(&self) -> bool {
        let Some(rule) = self.board().scenario.deal_again else { return false };
        if self.now.redeals >= REDEALS_MOST {
            return false;
        }
        let mut count = 0;
        let too_large = |island: u64| {
            count += 1;
            island.count_ones() > u32::from(rule.island_most)
        };
        self.islands().any(too_large) || count < rule.islands_least
    }

    /// Leaves nothing but what is printed.
    pub(crate) fn clear_deal(&mut self) {
        for hex in 0..self.geometry().hexes() {
            self.now.terrain[hex] = self.board().grids.terrain[hex];
            self.now.chips[hex] = match self.board().grids.chips[hex] {
                ChipCell::Number(number) => number,
                _ => 0,
            };
        }
    }

    /// A hex of the deal shows its face.
    pub(crate) fn lay_hex(&mut self, terrain: Terrain, sink: &mut impl Sink<Event>) {
        let Phase::DealTerrain { pool, hex } = self.now.phase else { return out_of_phase() };
        self.now.terrain[hex as usize] = terrain;
        take(&mut self.now.terrain_pile, Terrain::ALL.iter().position(|known| *known == terrain));
        sink.tell(|| Event::HexDealt { hex: Hex(hex), terrain });
        match self.undealt(self.pool(pool), hex + 1) {
            Some(hex) => self.now.phase = Phase::DealTerrain { pool, hex },
            None => self.deal_terrain(pool as usize + 1, sink),
        }
    }

    fn deal_chips(&mut self, first: usize, sink: &mut impl Sink<Event>) {
        for at in first..self.board().scenario.pools.len() {
            let pool = &self.board().scenario.pools[at];
            let (how, Some(pile)) = (pool.how, pool.chips) else { continue };
            let spiral = how == How::Spiral && self.terms.options.numbers == NumberLayout::Spiral;
            if !matches!(how, How::Shuffle | How::Spiral) {
                continue;
            }
            self.now.chip_pile = pile;
            if spiral {
                self.now.phase = Phase::DealSpiral { pool: at as u8 };
                return;
            }
            return self.deal_next_chip(at as u8, sink);
        }
        self.close_deal_of_land(sink);
    }

    /// Hexes of a pool that still wait for a chip.
    fn chipless(&self, pool: u8) -> u64 {
        let waits = |hex: &usize| {
            self.board().grids.chips[*hex] == ChipCell::Dealt
                && self.now.terrain[*hex].takes_chip()
                && self.now.chips[*hex] == 0
        };
        let hexes = hexes_in(self.pool(pool).hexes).filter(waits);
        hexes.fold(0, |all, hex| all | 1 << hex)
    }

    fn deal_next_chip(&mut self, pool: u8, sink: &mut impl Sink<Event>) {
        if !self.red_places(pool).is_empty() {
            self.now.phase = Phase::DealRed { pool };
            return;
        }
        match hexes_in(self.chipless(pool)).next() {
            Some(hex) => self.now.phase = Phase::DealChip { pool, hex: hex as u8 },
            None => self.deal_chips(pool as usize + 1, sink),
        }
    }

    /// Where the next red chip may lie so that all the others can still lie apart (S-47).
    ///
    /// Empty where no red chip is left, the table does not care, or it cannot be done.
    pub(crate) fn red_places(&self, pool: u8) -> Vec<Hex> {
        let reds = self.reds_left();
        if reds == 0 || !self.terms.options.red_apart {
            return Vec::new();
        }
        let free = self.red_free(self.chipless(pool));
        let keeps_room =
            |hex: &usize| self.room_for(reds - 1, free & !(self.around(*hex) | 1 << hex));
        hexes_in(free).filter(keeps_room).map(|hex| Hex(hex as u8)).collect()
    }

    fn reds_left(&self) -> u8 {
        [6, 8].into_iter().filter_map(chip_slot).map(|slot| self.now.chip_pile[slot]).sum()
    }

    fn around(&self, hex: usize) -> u64 {
        self.geometry().hexes_around[hex]
    }

    fn red_free(&self, hexes: u64) -> u64 {
        let no_red = |hex: &usize| {
            self.now.terrain[*hex] != Terrain::Gold
                && self.geometry().beside(*hex).all(|other| !is_red(self.now.chips[other]))
        };
        hexes_in(hexes).filter(no_red).fold(0, |all, hex| all | 1 << hex)
    }

    /// Can so many chips lie apart on these hexes?
    fn room_for(&self, count: u8, hexes: u64) -> bool {
        if count == 0 {
            return true;
        }
        if hexes.count_ones() < u32::from(count) {
            return false;
        }
        let first = hexes.trailing_zeros() as usize;
        let rest = hexes & (hexes - 1);
        self.room_for(count - 1, rest & !self.around(first)) || self.room_for(count, rest)
    }

    /// The next red chip lies here: sixes before eights.
    pub(crate) fn lay_red(&mut self, hex: Hex, sink: &mut impl Sink<Event>) {
        let Phase::DealRed { pool } = self.now.phase else { return out_of_phase() };
        let six = chip_slot(6).is_some_and(|slot| self.now.chip_pile[slot] > 0);
        self.lay_pool_chip(hex, if six { 6 } else { 8 }, sink);
        self.deal_next_chip(pool, sink);
    }

    /// The next chip of a shuffled pool.
    pub(crate) fn lay_dealt_chip(&mut self, number: u8, sink: &mut impl Sink<Event>) {
        let Phase::DealChip { pool, hex } = self.now.phase else { return out_of_phase() };
        self.lay_pool_chip(Hex(hex), number, sink);
        self.deal_next_chip(pool, sink);
    }

    pub(crate) fn lay_pool_chip(&mut self, hex: Hex, number: u8, sink: &mut impl Sink<Event>) {
        self.now.chips[hex.at()] = number;
        take(&mut self.now.chip_pile, chip_slot(number));
        sink.tell(|| Event::ChipLaid { hex, number });
    }

    /// The chips A to R lie down in a spiral; a desert is passed over (S-82).
    pub(crate) fn lay_spiral(&mut self, from: Hex, sink: &mut impl Sink<Event>) {
        let Phase::DealSpiral { pool } = self.now.phase else { return out_of_phase() };
        let order = spiral_order(self.board(), self.pool(pool).hexes, Some(from));
        let order = order.expect("scenario files keep spirals to islands of their shape");
        let land = order.into_iter().filter(|hex| self.now.terrain[*hex as usize].takes_chip());
        let land: Vec<u8> = land.collect();
        for (hex, number) in land.into_iter().zip(SPIRAL_NUMBERS) {
            self.lay_pool_chip(Hex(hex), number, sink);
        }
        self.deal_chips(pool as usize + 1, sink);
    }

    pub(crate) fn deal_harbours(&mut self, sink: &mut impl Sink<Event>) {
        self.now.harbour_pile = self.board().scenario.harbours;
        let spots = self.board().scenario.spots.len();
        if spots == 0 {
            return self.draw_harbour(Seat::FIRST, sink);
        }
        if self.terms.options.harbours == HarbourDeal::Fixed {
            for spot in 0..spots {
                let kind = self.board().fixed_harbour(spot);
                self.add_harbour(self.board().scenario.spots[spot].side, kind, sink);
            }
            return self.begin_set_up(sink);
        }
        self.now.phase = Phase::DealHarbour { spot: 0 };
    }

    /// A harbour lies on the next spot (S-02), or is drawn for a seat to lay (S-46).
    pub(crate) fn show_harbour(&mut self, kind: HarbourKind, sink: &mut impl Sink<Event>) {
        if let Phase::DealHarbour { spot } = self.now.phase {
            self.add_harbour(self.board().scenario.spots[spot as usize].side, kind, sink);
            if spot as usize + 1 < self.board().scenario.spots.len() {
                self.now.phase = Phase::DealHarbour { spot: spot + 1 };
            } else {
                self.begin_set_up(sink);
            }
            return;
        }
        let seat = self.now.active;
        sink.tell(|| Event::HarbourDrawn { seat, kind });
        self.now.phase = Phase::LayHarbour { kind };
    }

    fn add_harbour(&mut self, side: u8, kind: HarbourKind, sink: &mut impl Sink<Event>) {
        take(&mut self.now.harbour_pile, Some(kind.index()));
        self.now.harbours[self.now.harbour_count as usize] = (side, kind);
        self.now.harbour_count += 1;
        sink.tell(|| Event::HarbourLaid { side: Side(side), kind });
    }

    fn draw_harbour(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.now.active = seat;
        let left = self.now.harbour_pile.iter().any(|count| *count > 0);
        if left && !self.harbour_places().is_empty() {
            self.now.phase = Phase::DrawHarbour;
        } else {
            self.begin_set_up(sink);
        }
    }

    /// Coasts where a harbour may be laid: one land hex, its intersections free of harbours.
    pub(crate) fn harbour_places(&self) -> Sides {
        let geometry = self.geometry();
        // A side between two land hexes comes up twice and drops out.
        let coasts =
            hexes_in(self.now.land).fold(Sides::EMPTY, |all, hex| all.xor(&geometry.sides_of[hex]));
        let laid = self.now.harbours[..self.now.harbour_count as usize].iter();
        let ends = laid.flat_map(|(side, _)| geometry.side_ends[*side as usize]);
        ends.fold(coasts, |free, end| free.minus(&geometry.sides_at[end as usize]))
    }

    pub(crate) fn check_harbour(&self, side: Side) -> Result<(), Refusal> {
        let hexes = self.geometry().side_hexes.get(side.0 as usize).ok_or(Refusal::NoSuchPlace)?;
        let land = |hex: &&u8| **hex != NOWHERE && self.now.terrain[**hex as usize].is_land();
        let ends = self.geometry().side_ends[side.0 as usize];
        let laid = &self.now.harbours[..self.now.harbour_count as usize];
        let taken = laid.iter().any(|(other, _)| {
            self.geometry().side_ends[*other as usize].iter().any(|end| ends.contains(end))
        });
        let coast = hexes.iter().filter(land).count() == 1;
        if coast && !taken { Ok(()) } else { Err(Refusal::NoHarbourHere) }
    }

    /// The active seat lays the harbour it drew, and the next one draws.
    pub(crate) fn lay_harbour(&mut self, side: Side, sink: &mut impl Sink<Event>) {
        let Phase::LayHarbour { kind } = self.now.phase else { return out_of_phase() };
        self.add_harbour(side.0, kind, sink);
        self.draw_harbour(self.now.active.next(self.terms.seats), sink);
    }

    /// Robber and pirate take their places and the set-up begins.
    fn begin_set_up(&mut self, sink: &mut impl Sink<Event>) {
        self.now.active = Seat::FIRST;
        (self.now.terrain_pile, self.now.chip_pile) = self.board().stacks();
        if self.board().bag_hexes != 0 {
            self.now.chip_pile = self.board().bag();
        }
        self.now.robber = self.robber_start();
        if self.terms.options.pirate && self.sea() != 0 {
            match self.board().scenario.pirate {
                Some(hex) => self.now.pirate = hex.0,
                None => {
                    self.now.phase = Phase::PlacePirate;
                    return;
                }
            }
        }
        self.go_on(sink);
    }

    /// Where the robber stands when the board is laid out.
    pub(crate) fn robber_start(&self) -> u8 {
        match self.board().scenario.robber {
            RobberStart::On(hex) => hex.0,
            RobberStart::Beside => NOWHERE,
            RobberStart::Desert => {
                let desert = |terrain: &Terrain| *terrain == Terrain::Desert;
                self.now.terrain.iter().position(desert).map_or(NOWHERE, |hex| hex as u8)
            }
        }
    }

    /// The printed part of the board, before anything is dealt.
    pub(crate) fn lay_printed(&mut self, sink: &mut impl Sink<Event>) {
        self.clear_deal();
        for corner in 0..self.geometry().corner_places.len() as u8 {
            self.now.open.insert(corner);
        }
        self.deal_terrain(0, sink);
    }

    fn known_land(&self) -> u64 {
        let land = (0..self.geometry().hexes()).filter(|hex| self.now.terrain[*hex].is_land());
        land.fold(0, |all, hex| all | 1 << hex)
    }

    /// Recomputes what the known terrain allows: land, coasts, sides for roads and for ships.
    pub(crate) fn survey(&mut self) {
        self.now.land = self.known_land();
        let now = &mut self.now;
        let board = &self.terms.board;
        (now.shore, now.road_sides, now.ship_sides) = Default::default();
        for hex in hexes_in(now.land) {
            now.shore = now.shore.or(&board.geometry.corners_of[hex]);
        }
        let ships = board.scenario.pieces.ships > 0;
        for (side, hexes) in board.geometry.side_hexes.iter().enumerate() {
            let shows = |hex: &u8| match *hex {
                NOWHERE => Terrain::Sea,
                hex => now.terrain[hex as usize],
            };
            let both = [shows(&hexes[0]), shows(&hexes[1])];
            let known = !both.contains(&Terrain::Unknown);
            if known && both.iter().any(|terrain| terrain.is_land()) {
                now.road_sides.insert(side as u8);
            }
            if known && ships && both.contains(&Terrain::Sea) {
                now.ship_sides.insert(side as u8);
            }
        }
    }

    /// Known sea hexes inside the frame.
    pub(crate) fn sea(&self) -> u64 {
        let wet = |hex: &usize| self.now.terrain[*hex] == Terrain::Sea;
        (0..self.geometry().hexes()).filter(wet).fold(0, |all, hex| all | 1 << hex)
    }

    /// A harbour's rate for everybody who builds at its intersections.
    pub(crate) fn harbour_at(&self, corner: Corner) -> u8 {
        let laid = &self.now.harbours[..self.now.harbour_count as usize];
        let here = laid.iter().filter(|(side, _)| {
            self.geometry()
                .side_ends
                .get(*side as usize)
                .is_some_and(|ends| ends.contains(&corner.0))
        });
        here.fold(0, |all, (_, kind)| all | 1 << kind.index())
    }
}

/// Where a deal stands whose hexes and chips lie on the board.
impl Settlers {
    /// What is dealt next, with what is left to deal; the error says what does not fit.
    pub(crate) fn deal_phase(&mut self) -> Result<Phase, String> {
        let pools = self.board().scenario.pools.len();
        for at in 0..pools {
            let pool = self.pool(at as u8);
            let dealt = pool.how == How::Shuffle && pool.terrain.is_some();
            if let Some(hex) = self.undealt(pool, 0).filter(|_| dealt) {
                self.now.terrain_pile = self.left_of_terrain(at)?;
                return Ok(Phase::DealTerrain { pool: at as u8, hex });
            }
        }
        for at in (0..pools).filter(|at| self.pool(*at as u8).chips.is_some()) {
            let (pool, waits) = (at as u8, self.chipless(at as u8));
            let how = self.pool(pool).how;
            if waits == 0 || !matches!(how, How::Shuffle | How::Spiral) {
                continue;
            }
            self.now.chip_pile = self.left_of_chips(at)?;
            if how == How::Spiral && self.terms.options.numbers == NumberLayout::Spiral {
                return Ok(Phase::DealSpiral { pool });
            }
            if !self.red_places(pool).is_empty() {
                return Ok(Phase::DealRed { pool });
            }
            let hex = hexes_in(waits).next().map_or(NOWHERE, |hex| hex as u8);
            return Ok(Phase::DealChip { pool, hex });
        }
        Err("nothing is left to deal".to_owned())
    }

    /// Hexes of a pool that do not lie on the board.
    pub(crate) fn left_of_terrain(&self, pool: usize) -> Result<TerrainPile, String> {
        let pool = &self.board().scenario.pools[pool];
        let mut pile = pool.terrain.unwrap_or_default();
        for hex in hexes_in(pool.hexes) {
            let dealt = self.board().grids.terrain[hex] == Terrain::Unknown;
            let shows = Terrain::ALL.iter().position(|known| *known == self.now.terrain[hex]);
            if let Some(slot) = shows.filter(|_| dealt) {
                let left = pile[slot].checked_sub(1);
                pile[slot] = left.ok_or("more hexes of a kind than are dealt")?;
            }
        }
        Ok(pile)
    }

    /// Chips of a pool that do not lie on the board.
    pub(crate) fn left_of_chips(&self, pool: usize) -> Result<ChipPile, String> {
        let pool = &self.board().scenario.pools[pool];
        let mut pile = pool.chips.unwrap_or_default();
        for hex in hexes_in(pool.hexes) {
            let dealt = self.board().grids.chips[hex] == ChipCell::Dealt;
            if let Some(slot) = chip_slot(self.now.chips[hex]).filter(|_| dealt) {
                let left = pile[slot].checked_sub(1);
                pile[slot] = left.ok_or("more chips of a number than are dealt")?;
            }
        }
        Ok(pile)
    }
}

/// Takes one out of a pile that has it.
pub(crate) fn take(pile: &mut [u8], slot: Option<usize>) {
    pile[slot.expect("what lies in a pile has its slot")] -= 1;
}

/// The numbers of a pile with their counts.
pub(crate) fn numbers(pile: &ChipPile) -> impl Iterator<Item = (u8, u8)> {
    CHIP_NUMBERS.into_iter().zip(*pile).filter(|(_, count)| *count > 0)
}
