//! Greater Catan: chips for small islands, from the bag and later from home (S-60 to S-66).

use game::Sink;

use crate::board::hexes_in;
use crate::deal::take;
use crate::event::Event;
use crate::geometry::{Corner, Hex};
use crate::land::{chip_slot, is_red};
use crate::phase::{Course, Phase, out_of_phase};
use crate::refusal::Refusal;
use crate::state::Settlers;

/// Which of the rules a, b and c of S-62 hold; they are broken in that order (S-63).
#[derive(Clone, Copy)]
struct Strict {
    own: bool,
    keep_last: bool,
    red_apart: bool,
}

const LADDER: [Strict; 4] = [
    Strict { own: true, keep_last: true, red_apart: true },
    Strict { own: false, keep_last: true, red_apart: true },
    Strict { own: false, keep_last: false, red_apart: true },
    Strict { own: false, keep_last: false, red_apart: false },
];

impl Settlers {
    /// Goes on with the hexes that wait for a chip: with two, the player says which comes first.
    pub(crate) fn next_chart(&mut self, then: Course, sink: &mut impl Sink<Event>) {
        if self.now.charted.count_ones() > 1 {
            self.now.phase = Phase::OrderChips { then };
            return;
        }
        self.chart(Hex(self.now.charted.trailing_zeros() as u8), then, sink);
    }

    /// This hex gets its chip now: from the bag, or from the main island.
    pub(crate) fn chart(&mut self, hex: Hex, then: Course, sink: &mut impl Sink<Event>) {
        self.now.charted &= !(1u64 << hex.at());
        if self.now.chip_pile.iter().any(|count| *count > 0) {
            self.now.phase = Phase::BagChip { hex: hex.0, then };
            return;
        }
        self.now.phase = Phase::TakeChip { hex: hex.0, then };
        if self.chip_sources(hex) == 0 {
            self.go_on(sink);
        }
    }

    /// A chip drawn from the bag (S-61); laying it gives no card (S-66).
    pub(crate) fn bag_chip(&mut self, number: u8, sink: &mut impl Sink<Event>) {
        let Phase::BagChip { hex, .. } = self.now.phase else { return out_of_phase() };
        take(&mut self.now.chip_pile, chip_slot(number));
        self.set_chip(Hex(hex), number);
        sink.tell(|| Event::ChipLaid { hex: Hex(hex), number });
        self.go_on(sink);
    }

    /// Hexes of the main island whose chip the active player may take for `hex`.
    pub(crate) fn chip_sources(&self, hex: Hex) -> u64 {
        let allowed = |strict: Strict| {
            let may = |from: &usize| self.may_take(*from, hex, strict);
            hexes_in(self.now.land & self.board().start & !self.board().bag_hexes)
                .filter(may)
                .fold(0, |all, from| all | 1u64 << from)
        };
        LADDER.into_iter().map(allowed).find(|set| *set != 0).unwrap_or(0)
    }

    fn may_take(&self, from: usize, hex: Hex, strict: Strict) -> bool {
        let chip = self.now.chips[from];
        let corners = &self.geometry().corners_of[from];
        let own = || self.player(self.now.active).buildings().meets(corners);
        chip != 0
            && (!strict.own || own())
            && (!strict.keep_last || !self.robs_last_chip(from))
            && (!strict.red_apart || !is_red(chip) || self.no_red_beside(hex))
    }

    /// Would a building at this hex lose its only chip? One that has none already does not
    /// count (S-64).
    fn robs_last_chip(&self, from: usize) -> bool {
        let here = self.now.built.and(&self.geometry().corners_of[from]);
        here.iter().any(|corner| self.chips_at(Corner(corner)) == 1)
    }

    fn chips_at(&self, corner: Corner) -> usize {
        self.geometry().hexes_at(corner.0).filter(|hex| self.now.chips[*hex] != 0).count()
    }

    fn no_red_beside(&self, hex: Hex) -> bool {
        let small = self.board().bag_hexes;
        let mut beside = self.geometry().beside(hex.at()).filter(|other| small >> other & 1 == 1);
        beside.all(|other| !is_red(self.now.chips[other]))
    }

    pub(crate) fn check_chip(&self, from: Hex) -> Result<(), Refusal> {
        let Phase::TakeChip { hex, .. } = self.now.phase else { return Err(Refusal::NotNow) };
        if from.0 as usize >= self.geometry().hexes() {
            return Err(Refusal::NoSuchPlace);
        }
        let allowed = self.chip_sources(Hex(hex)) >> from.0 & 1 == 1;
        if allowed { Ok(()) } else { Err(Refusal::ChipStays) }
    }

    /// A chip goes from the main island to the small one.
    pub(crate) fn take_chip(&mut self, from: Hex, sink: &mut impl Sink<Event>) {
        let Phase::TakeChip { hex, .. } = self.now.phase else { return out_of_phase() };
        let (seat, number) = (self.now.active, self.now.chips[from.at()]);
        self.set_chip(from, 0);
        self.set_chip(Hex(hex), number);
        sink.tell(|| Event::ChipTaken { seat, from, number });
        sink.tell(|| Event::ChipLaid { hex: Hex(hex), number });
        self.go_on(sink);
    }
}
