//! What the land brings: the roll, the bank's shortage, gold.

use game::{Seat, Sink};

use crate::event::Event;
use crate::geometry::Hex;
use crate::goods::{Bundle, Cards, Resource, Tally};
use crate::land::{Terrain, pips};
use crate::state::{SEATS, Settlers, place_of};

/// What a hex brings to one settlement.
fn yield_of(terrain: Terrain) -> Cards {
    match terrain {
        Terrain::Gold => Cards::choices(1),
        _ => terrain.resource().map_or(Cards::NONE, |kind| Cards::of(kind, 1)),
    }
}

impl Settlers {
    /// Pays everybody what the sum brings: normal hexes first, gold is chosen afterwards (S-24).
    pub(crate) fn produce(&mut self, sum: u8, sink: &mut impl Sink<Event>) {
        let claims = self.now.yields[sum as usize - 2];
        let all = claims.iter().fold(Cards::NONE, |all, claim| all.plus(*claim));
        if all.is_none() {
            return;
        }
        let paid = if self.now.bank.covers(all.resources()) {
            claims.map(Cards::resources)
        } else {
            self.ration(&claims, all, sink)
        };
        for (seat, (claim, cards)) in self.all_seats().zip(claims.into_iter().zip(paid)) {
            if !claim.is_none() {
                self.player_mut(seat).claim(claim.free());
                self.receive(seat, cards, sink);
            }
        }
    }

    /// Bank shortage (S-25): a kind that does not suffice is paid to nobody, unless only one
    /// player is entitled, who gets what is left.
    fn ration(
        &self,
        claims: &[Cards; SEATS],
        all: Cards,
        sink: &mut impl Sink<Event>,
    ) -> [Cards; SEATS] {
        let mut paid = claims.map(Cards::resources);
        for kind in Resource::ALL {
            let left = self.now.bank.count(kind);
            if all.count(kind) <= left {
                continue;
            }
            sink.tell(|| Event::Short { kind });
            let entitled = claims.iter().filter(|claim| claim.count(kind) > 0).count();
            for cards in &mut paid {
                let claim = cards.count(kind);
                let gets = if entitled == 1 { claim.min(left) } else { 0 };
                *cards = cards.minus(Cards::of(kind, claim - gets));
            }
        }
        paid
    }

    /// Adds or removes what a hex brings, with all buildings around it.
    pub(crate) fn count_hex(&mut self, hex: Hex, add: bool) {
        let number = self.now.chips[hex.at()];
        if !(2..=12).contains(&number) || self.now.robber == hex.0 {
            return;
        }
        let one = yield_of(self.now.terrain[hex.at()]);
        let corners = self.geometry().corners_of[hex.at()];
        for corner in corners.and(&self.now.built).iter() {
            let Some(seat) = self.builder_at(corner) else { continue };
            let steps = 1 + usize::from(self.player(seat).cities.contains(corner));
            let claim = &mut self.now.yields[number as usize - 2][place_of(seat)];
            for _ in 0..steps {
                *claim = if add { claim.plus(one) } else { claim.minus(one) };
            }
            self.now.standings.production_changed(seat);
        }
    }

    /// Counts one more building step (settlement, or its growth to a city) at an intersection.
    pub(crate) fn count_building(&mut self, seat: Seat, corner: u8) {
        self.now.standings.production_changed(seat);
        let Settlers { terms, now, .. } = self;
        for hex in terms.board.geometry.hexes_at(corner) {
            let number = now.chips[hex] as usize;
            if number >= 2 && now.robber as usize != hex {
                let claim = &mut now.yields[number - 2][place_of(seat)];
                *claim = claim.plus(yield_of(now.terrain[hex]));
            }
        }
    }

    /// Puts a chip on a hex or takes it away, production included.
    pub(crate) fn set_chip(&mut self, hex: Hex, number: u8) {
        self.count_hex(hex, false);
        self.now.chips[hex.at()] = number;
        self.count_hex(hex, true);
        self.now.standings.spots_changed();
    }

    /// A card of choice: gold (S-23) or invention.
    pub(crate) fn take_pick(&mut self, seat: Seat, card: Resource, sink: &mut impl Sink<Event>) {
        let player = self.player_mut(seat);
        player.picks -= 1;
        self.receive(seat, Cards::of(card, 1), sink);
        self.go_on(sink);
    }

    /// Expected cards of each kind in 36 rolls, and of free choice (gold).
    pub(crate) fn income(&self, seat: Seat) -> [u16; 6] {
        let mut income = Tally::default();
        for (row, sum) in self.now.yields.iter().zip(2..) {
            income.add(row[place_of(seat)], pips(sum));
        }
        income.counts()
    }

    /// What a roll of `sum` would bring a seat, the bank's shortage left out.
    pub fn brings(&self, seat: Seat, sum: u8) -> Bundle {
        let row = self.now.yields.get((sum as usize).wrapping_sub(2));
        row.map_or(Bundle::default(), |row| Bundle::from(row[place_of(seat)].resources()))
    }
}
