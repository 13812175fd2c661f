//! Discovery: hexes that come to light when a piece reaches them (S-40 to S-45).

use game::Sink;

use crate::board::hexes_in;
use crate::deal::take;
use crate::event::Event;
use crate::geometry::{Hex, Side};
use crate::goods::Cards;
use crate::land::Terrain;
use crate::phase::{Phase, out_of_phase};
use crate::state::Settlers;

impl Settlers {
    /// A piece has been laid: undiscovered hexes and hexes without chip at its ends are reached.
    pub(crate) fn reach(&mut self, at: Side) {
        let Settlers { terms, now, .. } = self;
        let near = terms.board.secret_hexes & terms.board.geometry.hexes_by_side[at.0 as usize];
        let hidden = near != 0 && now.terrain_pile.iter().any(|count| *count > 0);
        for hex in hexes_in(near) {
            if hidden && now.terrain[hex] == Terrain::Unknown {
                now.found |= 1 << hex;
            }
            if terms.board.bag_hexes >> hex & 1 == 1 && now.chips[hex] == 0 {
                now.charted |= 1 << hex;
            }
        }
    }

    /// The top hex of the stack is laid face up.
    pub(crate) fn find(&mut self, terrain: Terrain, sink: &mut impl Sink<Event>) {
        let Phase::Find { hex, then } = self.now.phase else { return out_of_phase() };
        let seat = self.now.active;
        take(&mut self.now.terrain_pile, Terrain::ALL.iter().position(|known| *known == terrain));
        self.now.terrain[hex as usize] = terrain;
        self.now.found &= !(1 << hex);
        sink.tell(|| Event::Discovered { seat, hex: Hex(hex), terrain });
        self.survey();
        for seat in self.all_seats() {
            self.recount_spots(seat);
        }
        if terrain.takes_chip() && self.now.chip_pile.iter().any(|count| *count > 0) {
            self.now.phase = Phase::FindChip { hex, then };
        } else {
            self.reward_discovery(terrain, sink);
        }
    }

    /// The top chip of the stack is laid on the discovered land.
    pub(crate) fn find_chip(&mut self, number: u8, sink: &mut impl Sink<Event>) {
        let Phase::FindChip { hex, .. } = self.now.phase else { return out_of_phase() };
        take(&mut self.now.chip_pile, crate::land::chip_slot(number));
        self.set_chip(Hex(hex), number);
        sink.tell(|| Event::ChipLaid { hex: Hex(hex), number });
        self.reward_discovery(self.now.terrain[hex as usize], sink);
    }

    /// One card of the land's kind at once (S-41, S-42), to a start ship unless agreed otherwise (S-44).
    fn reward_discovery(&mut self, terrain: Terrain, sink: &mut impl Sink<Event>) {
        if self.terms.options.start_ship_card || self.in_play() {
            let seat = self.now.active;
            let card = terrain.resource().map_or(Cards::NONE, |kind| Cards::of(kind, 1));
            if terrain == Terrain::Gold {
                self.player_mut(seat).claim(1);
            } else if self.now.bank.covers(card) {
                self.receive(seat, card, sink);
            }
        }
        self.go_on(sink);
    }
}
