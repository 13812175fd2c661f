//! Decisions as numbers and positions as bytes, for programs that learn.

use game::arrays::{
    Arrays, BEYOND, Block, Family, Field, Layout, Numbered, TRAITS, Traces, Writer,
};
use game::{SEATS_MAX, Seat};
use landscape::frame::{
    FIGURE_BYTES, TILE_BYTES, beyond_block, cells_field, lay_block, tile_bytes, traits,
    write_figures, write_tiles,
};
use landscape::{Cell, Frame, Turns};

use crate::action::Action;
use crate::spot::Spot;
use crate::state::{NewWorld, Phase};

/// From the coast to the west, and as far to the north of the start fields as to the south.
const FRAME: Frame = Frame { first: Cell::new(1 - Frame::SIZE as i16, 6 - Frame::SIZE as i16 / 2) };

const SPOTS: usize = 17;
/// What may be scored: a road, a town or a farm.
const SCORES: usize = 9;
const SETTLE: usize = Frame::CELLS * Turns::ALL.len();
const PASS: usize = SETTLE + SPOTS;
const BEYOND_AT: usize = PASS + 1;
const SCORE: usize = BEYOND_AT + BEYOND;

const TABLE: usize = 12;
const KINDS: usize = 128;
const PLAYER: usize = 6;
/// A tile, and two bytes for each of three settlers.
const CELL: usize = TILE_BYTES + FIGURE_BYTES;
const CELLS_AT: usize = TABLE + KINDS + SEATS_MAX * PLAYER;

/// The families of decisions, in the order of the blocks.
const FAMILIES: &[Family] = &[
    Family { name: "lay", about: &["row", "column", "quarter turns"] },
    Family { name: "settle", about: &["part"] },
    Family { name: "pass", about: &[] },
    Family { name: "score", about: &["row", "column", "part"] },
];

fn spot_number(spot: Spot) -> usize {
    match spot {
        Spot::Road(side) => side as usize,
        Spot::Town(side) => 4 + side as usize,
        Spot::Farm => 8,
        Spot::Plain(half) => 9 + 2 * half.side as usize + usize::from(half.right),
    }
}

fn block(name: &'static str, shape: Vec<usize>, about: &'static str) -> Block {
    Block { name, shape, about }
}

fn field(name: &'static str, shape: Vec<usize>, about: &'static str) -> Field {
    Field { name, shape, about }
}

impl Arrays for NewWorld {
    fn layout(&self) -> Layout {
        let frame = vec![Frame::SIZE, Frame::SIZE, SCORES];
        Layout {
            blocks: vec![
                lay_block(),
                block(
                    "settle",
                    vec![SPOTS],
                    "road n e s w, town n e s w, farm, plain: eight half sides clockwise from the north-west",
                ),
                block("pass", vec![1], "nobody is placed"),
                beyond_block(),
                block("score", frame, "row, column; road n e s w, town n e s w, farm"),
            ],
            fields: vec![
                field(
                    "table",
                    vec![TABLE],
                    "phase (0 draw 1 lay 2 settle 3 score 4 over), place + 1 (2 bytes), tile in hand (6), surveyors' columns (2), seats",
                ),
                field("stock", vec![KINDS], "tiles face down by kind"),
                field(
                    "players",
                    vec![SEATS_MAX, PLAYER],
                    "own seat first: plays, decides, points (2 bytes), settlers, spare",
                ),
                cells_field(
                    CELL,
                    "tile + 1, turns, sides n e s w (1 land 2 road 3 town); three times 1 + seat, 1 + part",
                ),
            ],
            families: FAMILIES,
            kinds: self.rules.tiles.codes().iter().map(ToString::to_string).collect(),
        }
    }

    #[inline]
    fn numbered(&self, action: Action) -> Numbered {
        let beyond = Numbered::Among { first: BEYOND_AT as u32, room: BEYOND as u32 };
        let at = |number: usize| Numbered::At(number as u32);
        match action {
            Action::Lay { place, turns } => FRAME.lay(place.cell(), turns).map_or(beyond, at),
            Action::Settle { spot } => at(SETTLE + spot_number(spot)),
            Action::Pass => at(PASS),
            Action::Score { place, spot } => match FRAME.place(place.cell()) {
                Some(cell) if spot_number(spot) < SCORES => {
                    at(SCORE + cell * SCORES + spot_number(spot))
                }
                _ => beyond,
            },
        }
    }

    fn observe(&self, seat: Seat, row: &mut [u8], traces: &mut Traces) {
        let mut out = Writer::new(row, 0);
        self.observe_table(&mut out);
        self.observe_players(seat, &mut out);
        let Some(cells) = row.get_mut(CELLS_AT..) else { return };
        let tiles = self.map.tiles();
        write_tiles(FRAME, self.rules.tiles.atlas(), tiles, traces.grown, cells, CELL);
        traces.grown = tiles.len();
        let (seats, own) = (self.rules.seats, seat.index());
        let figures = self.settlers.iter().map(|settler| {
            let from_own = (settler.seat.index() + seats - own) % seats;
            (u32::from(settler.piece.0), 1 + from_own as u8)
        });
        write_figures(&mut traces.stood, figures, (CELL, TILE_BYTES), cells, |number| {
            let (place, spot) = self.name_of(self.settlers.get(number)?.piece);
            Some((FRAME.place(place.cell())?, 1 + spot_number(spot) as u8))
        });
    }

    fn traits(action: Action) -> [i16; TRAITS] {
        match action {
            Action::Lay { place, turns } => {
                traits(0, &[place.row, place.column, turns.index() as i16])
            }
            Action::Settle { spot } => traits(1, &[spot_number(spot) as i16]),
            Action::Pass => traits(2, &[]),
            Action::Score { place, spot } => {
                traits(3, &[place.row, place.column, spot_number(spot) as i16])
            }
        }
    }
}

impl NewWorld {
    fn observe_table(&self, out: &mut Writer<'_>) {
        let place =
            |tile| FRAME.place(self.map.tile(tile).cell).map_or(0, |place| place as i32 + 1);
        let (phase, place) = match self.phase {
            Phase::Draw => (0, 0),
            Phase::Lay(_) => (1, 0),
            Phase::Settle(tile) => (2, place(tile)),
            Phase::Score(tile) => (3, place(tile)),
            Phase::Over => (4, 0),
        };
        out.byte(phase);
        out.pair(place);
        out.bytes(&match self.phase {
            Phase::Lay(kind) => tile_bytes(self.rules.tiles.atlas(), kind, Turns::default()),
            _ => [0; TILE_BYTES],
        });
        let [nearer, further] = self.surveyors.columns().map(|column| column.clamp(0, 255) as u8);
        out.bytes(&[nearer, further, self.rules.seats as u8]);
        let stock = out.cleared(KINDS);
        stock
            .iter_mut()
            .zip(&self.stock.counts)
            .for_each(|(into, count)| *into = (*count).min(255) as u8);
    }

    fn observe_players(&self, own: Seat, out: &mut Writer<'_>) {
        let mut seat = own;
        for _ in 0..self.rules.seats {
            let decides = seat == self.active && !matches!(self.phase, Phase::Draw | Phase::Over);
            out.bytes(&[1, u8::from(decides)]);
            out.pair(self.scores[seat.index()]);
            out.bytes(&[self.supply[seat.index()], 0]);
            seat = seat.next(self.rules.seats);
        }
        out.cleared((SEATS_MAX - self.rules.seats) * PLAYER);
    }
}
