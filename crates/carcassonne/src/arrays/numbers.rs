//! The numbers of decisions. Those of the base game come first, so that they are the same at every table.

use game::SEATS_MAX;
use game::arrays::{BEYOND, Block, Numbered, TRAITS};
use landscape::frame::{beyond_block, lay_block, traits};
use landscape::{Cell, Frame, Turns};

use crate::action::Action;
use crate::expansions::{Move, Perch};
use crate::figure::Figure;
use crate::spot::Spot;

/// The start tile lies in the middle.
const HALF: i16 = Frame::SIZE as i16 / 2;
pub(super) const FRAME: Frame = Frame { first: Cell::new(-HALF, -HALF) };

const SPOTS: usize = 18;
const FIGURES: usize = Figure::ALL.len();
/// Followers that stand on one tile and are meant by decisions of the same kind.
const ROOM: usize = 2;

const PLACE: usize = Frame::CELLS * Turns::ALL.len();
const PASS: usize = PLACE + FIGURES * SPOTS;
const BEYOND_AT: usize = PASS + 1;
const DRAGON: usize = BEYOND_AT + BEYOND;
const EXCHANGE: usize = DRAGON + 4;
const RANSOM: usize = EXCHANGE + FIGURES;
const PORTAL: usize = RANSOM + SEATS_MAX * FIGURES;
const TOWER: usize = PORTAL + Frame::CELLS;
const CLOSE: usize = TOWER + Frame::CELLS;
const FAIRY: usize = CLOSE + Frame::CELLS * ROOM;
const PRINCESS: usize = FAIRY + Frame::CELLS * ROOM;
const CAPTURE: usize = PRINCESS + Frame::CELLS * ROOM;

fn block(name: &'static str, shape: Vec<usize>, about: &'static str) -> Block {
    Block { name, shape, about }
}

pub(super) fn blocks(plain: bool) -> Vec<Block> {
    let mut blocks = vec![
        lay_block(),
        block(
            "place",
            vec![FIGURES, SPOTS],
            "figure (follower big builder pig); city n e s w, road n e s w, field: eight half sides clockwise from the north-west, courtyard, monastery",
        ),
        block("pass", vec![1], "nothing is placed"),
        beyond_block(),
    ];
    if !plain {
        let cells = vec![Frame::SIZE, Frame::SIZE];
        let figures = vec![Frame::SIZE, Frame::SIZE, ROOM];
        blocks.extend([
            block("dragon", vec![4], "side n e s w"),
            block("exchange", vec![FIGURES], "figure that comes home"),
            block("ransom", vec![SEATS_MAX, FIGURES], "seat by its number at the table, figure"),
            block("portal", cells.clone(), "row, column"),
            block("tower", cells, "row, column"),
            block("close", figures.clone(), "row, column, follower or big"),
            block("fairy", figures.clone(), "row, column, which of the followers there, as listed"),
            block(
                "princess",
                figures.clone(),
                "row, column, which of the knights there, as listed",
            ),
            block("capture", figures, "row, column, which of the followers there, as listed"),
        ]);
    }
    blocks
}

pub(super) fn spot_number(spot: Spot) -> usize {
    match spot {
        Spot::City(side) => side as usize,
        Spot::Road(side) => 4 + side as usize,
        Spot::Field(half) => 8 + 2 * half.side as usize + usize::from(half.right),
        Spot::Courtyard => 16,
        Spot::Monastery => 17,
    }
}

const BEYOND_THE_FRAME: Numbered = Numbered::Among { first: BEYOND_AT as u16, room: BEYOND as u16 };

#[inline]
pub(super) fn numbered(action: Action) -> Numbered {
    let number = match action {
        Action::Lay { cell, turns } => FRAME.lay(cell, turns),
        Action::Place { figure, spot } => Some(PLACE + figure as usize * SPOTS + spot_number(spot)),
        Action::Pass => Some(PASS),
        Action::Expansion(step) => return move_numbered(step),
    };
    number.map_or(BEYOND_THE_FRAME, |number| Numbered::At(number as u16))
}

fn move_numbered(step: Move) -> Numbered {
    let at = |first: usize, cell: Cell| FRAME.place(cell).map(|place| first + place);
    let among = |first: usize, cell: Cell| match FRAME.place(cell) {
        Some(place) => Numbered::Among { first: (first + place * ROOM) as u16, room: ROOM as u16 },
        None => BEYOND_THE_FRAME,
    };
    let number = match step {
        Move::Dragon { side } => Some(DRAGON + side as usize),
        Move::Exchange { figure } => Some(EXCHANGE + figure as usize),
        Move::Ransom { from, figure } => Some(RANSOM + from.index() * FIGURES + figure as usize),
        Move::Portal { cell } => at(PORTAL, cell),
        Move::Tower { cell } => at(TOWER, cell),
        Move::Close { cell, figure } => {
            FRAME.place(cell).map(|place| CLOSE + place * ROOM + figure as usize % ROOM)
        }
        Move::Fairy { cell, .. } => return among(FAIRY, cell),
        Move::Princess { cell, .. } => return among(PRINCESS, cell),
        Move::Capture { cell, .. } => return among(CAPTURE, cell),
    };
    number.map_or(BEYOND_THE_FRAME, |number| Numbered::At(number as u16))
}

fn perch_number(perch: Perch) -> i16 {
    match perch {
        Perch::Spot(spot) => spot_number(spot) as i16,
        Perch::Tower => SPOTS as i16,
        Perch::Tile => SPOTS as i16 + 1,
    }
}

/// The family of a decision in the order of [`blocks`], "beyond" left out, and then what it is about.
pub(super) fn traits_of(action: Action) -> [i16; TRAITS] {
    match action {
        Action::Lay { cell, turns } => traits(0, &[cell.y, cell.x, turns.index() as i16]),
        Action::Place { figure, spot } => traits(1, &[figure as i16, spot_number(spot) as i16]),
        Action::Pass => traits(2, &[]),
        Action::Expansion(step) => move_traits(step),
    }
}

fn move_traits(step: Move) -> [i16; TRAITS] {
    match step {
        Move::Dragon { side } => traits(3, &[side as i16]),
        Move::Exchange { figure } => traits(4, &[figure as i16]),
        Move::Ransom { from, figure } => traits(5, &[from.index() as i16, figure as i16]),
        Move::Portal { cell } => traits(6, &[cell.y, cell.x]),
        Move::Tower { cell } => traits(7, &[cell.y, cell.x]),
        Move::Close { cell, figure } => traits(8, &[cell.y, cell.x, figure as i16]),
        Move::Fairy { cell, perch } => traits(9, &[cell.y, cell.x, perch_number(perch)]),
        Move::Princess { cell, spot } => traits(10, &[cell.y, cell.x, spot_number(spot) as i16]),
        Move::Capture { cell, perch } => traits(11, &[cell.y, cell.x, perch_number(perch)]),
    }
}
