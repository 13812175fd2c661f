//! Decisions as numbers and positions as bytes, for programs that learn.

mod numbers;

use game::arrays::{Arrays, Field, Layout, Numbered, Stood, TRAITS, Traces, Writer};
use game::{SEATS_MAX, Seat};
use landscape::frame::{
    FIGURE_BYTES, TILE_BYTES, cells_field, tile_bytes, write_figures, write_tiles,
};
use landscape::{Frame, Turns};

use self::numbers::{FRAME, spot_number};
use crate::action::Action;
use crate::expansions::{self, Interlude, Title};
use crate::figure::Figure;
use crate::state::{Carcassonne, Phase};

const TABLE: usize = 20;
const KINDS: usize = 160;
const PLAYER: usize = 16;
/// Monastery, pennants, fairy, dragon, tower, and who stands on it.
const EXTRAS: usize = 6;
const CELL: usize = TILE_BYTES + FIGURE_BYTES + EXTRAS;
const CELLS_AT: usize = TABLE + KINDS + SEATS_MAX * PLAYER;
/// From where on a cell says who stands there.
const FIGURES_AT: usize = TILE_BYTES + 2;
/// From where on it says what the expansions put there.
const EXTRAS_AT: usize = FIGURES_AT + FIGURE_BYTES;

fn field(name: &'static str, shape: Vec<usize>, about: &'static str) -> Field {
    Field { name, shape, about }
}

impl Arrays for Carcassonne {
    fn layout(&self) -> Layout {
        Layout {
            blocks: numbers::blocks(&self.rules),
            fields: vec![
                field(
                    "table",
                    vec![TABLE],
                    "phase (0 draw 1 lay 2 figure 3 portal 4 capture 5 exchange 6 dragon 7 over), place + 1 (2 bytes), tile in hand (6), seats, second tile (0 no 1 earned 2 played), ransomed, King + 1, Robber Baron + 1, whose turn, dragon's steps, exchange with + 1, 3 spare",
                ),
                field("stock", vec![KINDS], "tiles face down by kind"),
                field(
                    "players",
                    vec![SEATS_MAX, PLAYER],
                    "own seat first: plays, decides, points (2 bytes), supply (follower big builder pig), goods (wine grain cloth), tower pieces, prisoners held, own figures held by others, 2 spare",
                ),
                cells_field(
                    CELL,
                    "tile + 1, turns, sides n e s w (1 land 2 road 3 city), monastery, pennants; three times 1 + 4 seat + figure, 1 + part; fairy, dragon, tower pieces + 1, 1 + 4 seat + figure on top",
                ),
            ],
            families: numbers::FAMILIES,
            kinds: self.rules.tiles.codes().iter().map(ToString::to_string).collect(),
        }
    }

    #[inline]
    fn numbered(&self, action: Action) -> Numbered {
        numbers::numbered(action)
    }

    fn observe(&self, seat: Seat, row: &mut [u8], traces: &mut Traces) {
        let mut out = Writer::new(row, 0);
        self.observe_table(seat, &mut out);
        self.observe_players(seat, &mut out);
        let Some(cells) = row.get_mut(CELLS_AT..) else { return };
        self.observe_tiles(traces.grown, cells);
        traces.grown = self.map.tiles().len();
        for at in traces.touched.drain(..) {
            cells[at as usize + EXTRAS_AT..at as usize + CELL].fill(0);
        }
        self.observe_figures(seat, cells, &mut traces.stood);
        if !self.rules.plain {
            self.observe_extras(seat, cells, &mut traces.touched);
        }
    }

    fn traits(action: Action) -> [i16; TRAITS] {
        numbers::traits_of(action)
    }
}

impl Carcassonne {
    fn seat_from(&self, own: Seat, seat: Seat) -> u8 {
        ((seat.index() + self.rules.seats - own.index()) % self.rules.seats) as u8
    }

    fn observe_table(&self, own: Seat, out: &mut Writer<'_>) {
        let place =
            |tile| FRAME.place(self.map.tile(tile).cell).map_or(0, |place| place as i32 + 1);
        let (phase, place) = match self.phase {
            Phase::Draw => (0, 0),
            Phase::Lay(_) => (1, 0),
            Phase::Figure(tile) => (2, place(tile)),
            Phase::Interlude(Interlude::Portal(tile)) => (3, place(tile)),
            Phase::Interlude(Interlude::Capture(tile)) => (4, place(tile)),
            Phase::Interlude(Interlude::Exchange(_)) => (5, 0),
            Phase::Interlude(Interlude::Dragon) => (6, 0),
            Phase::Over => (7, 0),
        };
        out.byte(phase);
        out.pair(place);
        out.bytes(&match self.phase {
            Phase::Lay(kind) => tile_bytes(self.rules.tiles.atlas(), kind, Turns::default()),
            _ => [0; TILE_BYTES],
        });
        out.byte(self.rules.seats as u8);
        out.bytes(&self.observed_extras(own));
        let stock = out.cleared(KINDS);
        for (into, count) in stock.iter_mut().zip(&self.stock.counts) {
            *into = (*count).min(255) as u8;
        }
    }

    /// What the table knows of the expansions beside the map.
    fn observed_extras(&self, own: Seat) -> [u8; 10] {
        let mut bytes = [0; 10];
        bytes[4] = self.seat_from(own, self.active);
        if self.rules.plain {
            return bytes;
        }
        let expansions = self.expansion_view().unwrap_or_default();
        let holder = |title: Title| expansions.title(title).and_then(|view| view.holder);
        let seat = |seat: Option<Seat>| seat.map_or(0, |seat| 1 + self.seat_from(own, seat));
        bytes[0] = u8::from(expansions.second_tile_earned) + 2 * u8::from(expansions.second_tile);
        bytes[1] = u8::from(expansions.ransomed);
        bytes[2] = seat(holder(Title::King));
        bytes[3] = seat(holder(Title::Robber));
        bytes[5] = expansions.run.map_or(0, |run| run.steps_left);
        bytes[6] = match self.phase {
            Phase::Interlude(Interlude::Exchange(with)) => seat(Some(with)),
            _ => 0,
        };
        bytes
    }

    fn observe_players(&self, own: Seat, out: &mut Writer<'_>) {
        let seats = self.rules.seats;
        let mut seat = own;
        for _ in 0..seats {
            out.bytes(&[1, u8::from(self.decides(seat))]);
            out.pair(self.scores[seat.index()]);
            out.bytes(&Figure::ALL.map(|figure| self.supply[seat.index()].of(figure)));
            out.bytes(&self.extras.traders.goods[seat.index()]);
            let tower = &self.extras.tower;
            let held = tower.prisoners[seat.index()].iter().flatten().sum();
            let lost = tower.prisoners.iter().flat_map(|held| held[seat.index()]).sum();
            out.bytes(&[tower.pieces[seat.index()], held, lost, 0, 0]);
            seat = seat.next(seats);
        }
        out.cleared((SEATS_MAX - seats) * PLAYER);
    }

    fn decides(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Lay(_) | Phase::Figure(_) => seat == self.active,
            Phase::Interlude(interlude) => seat == expansions::mover(self, interlude),
            Phase::Draw | Phase::Over => false,
        }
    }

    fn observe_tiles(&self, seen: usize, cells: &mut [u8]) {
        let tiles = &self.rules.tiles;
        write_tiles(FRAME, tiles.atlas(), self.map.tiles(), seen, cells, CELL);
        for tile in self.map.tiles().iter().skip(seen) {
            let Some(place) = FRAME.place(tile.cell) else { continue };
            let at = place * CELL + TILE_BYTES;
            cells[at] = u8::from(tiles.atlas().monastery(tile.kind).is_some());
            cells[at + 1] = tiles.kind(tile.kind).pennants.iter().sum();
        }
    }

    fn observe_figures(&self, own: Seat, cells: &mut [u8], stood: &mut Vec<Stood>) {
        let figures = self.figures.iter().map(|standing| {
            let code = 1 + 4 * self.seat_from(own, standing.seat) + standing.figure as u8;
            (u32::from(standing.piece.0), code)
        });
        write_figures(stood, figures, (CELL, FIGURES_AT), cells, |number| {
            let (cell, spot) = self.cell_and_spot(self.figures.get(number)?.piece);
            Some((FRAME.place(cell)?, 1 + spot_number(spot) as u8))
        });
    }

    fn observe_extras(&self, own: Seat, cells: &mut [u8], touched: &mut Vec<u32>) {
        let Some(view) = self.expansion_view() else { return };
        let mut mark = |cell, byte: usize, value: u8| {
            if let Some(place) = FRAME.place(cell) {
                let at = place * CELL;
                cells[at + EXTRAS_AT + byte] = value;
                touched.push(at as u32);
            }
        };
        if let Some(fairy) = view.fairy {
            mark(fairy.cell, 0, 1 + u8::from(fairy.alone));
        }
        if let Some(cell) = view.dragon {
            mark(cell, 1, 1);
        }
        for tower in &view.towers {
            mark(tower.cell, 2, 1 + tower.height);
            let top = tower.top;
            let top = top.map_or(0, |top| 1 + 4 * self.seat_from(own, top.seat) + top.figure as u8);
            mark(tower.cell, 3, top);
        }
    }
}

/// A frame's size is told where numbers are.
const _: () = assert!(Frame::SIZE % 2 == 1, "the start tile lies in the middle");
