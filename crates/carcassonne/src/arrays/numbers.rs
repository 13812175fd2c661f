//! The numbers of decisions. Those of the base game come first, so that they are the same at every table.

use game::SEATS_MAX;
use game::arrays::{BEYOND, Block, Family, Numbered, TRAITS};
use landscape::frame::{beyond_block, lay_block, traits};
use landscape::{Cell, Frame, Turns};

use crate::action::Action;
use crate::expansions::{Move, Perch};
use crate::figure::Figure;
use crate::sets::Element;
use crate::spot::Spot;
use crate::state::Rules;

/// The start tile lies in the middle.
const HALF: i16 = Frame::SIZE as i16 / 2;
pub(super) const FRAME: Frame = Frame { first: Cell::new(-HALF, -HALF) };

const SPOTS: usize = 18;
const FIGURES: usize = Figure::ALL.len();
/// Followers that may stand on a tower.
const FOLLOWERS: usize = 2;
const SIDES: usize = 4;
/// Parts of a tile, its tower, and the tile as a whole.
const PERCHES: usize = SPOTS + 2;

const PLACE: usize = Frame::CELLS * Turns::ALL.len();
const PASS: usize = PLACE + FIGURES * SPOTS;
const BEYOND_AT: usize = PASS + 1;
const DRAGON: usize = BEYOND_AT + BEYOND;
const EXCHANGE: usize = DRAGON + SIDES;
const RANSOM: usize = EXCHANGE + FIGURES;
const PORTAL: usize = RANSOM + SEATS_MAX * FIGURES;
const PRINCESS: usize = PORTAL + Frame::CELLS;
const FAIRY: usize = PRINCESS + Frame::CELLS * SIDES;
const TOWER: usize = FAIRY + Frame::CELLS * PERCHES;
const CLOSE: usize = TOWER + Frame::CELLS;
const CAPTURE: usize = CLOSE + Frame::CELLS * FOLLOWERS;

fn block(name: &'static str, shape: Vec<usize>, about: &'static str) -> Block {
    Block { name, shape, about }
}

/// The blocks of a table. Those of its expansions end with the last that it needs.
pub(super) fn blocks(rules: &Rules) -> Vec<Block> {
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
    let needed = |element| rules.elements.has(element);
    let expansions = expansion_blocks();
    let last = expansions.iter().rposition(|(_, elements)| elements.iter().any(|one| needed(*one)));
    let played = last.map_or(0, |last| last + 1);
    blocks.extend(expansions.into_iter().take(played).map(|(block, _)| block));
    blocks
}

/// Each with the elements that need it.
fn expansion_blocks() -> Vec<(Block, &'static [Element])> {
    let cells = || vec![Frame::SIZE, Frame::SIZE];
    let by = |more: usize| vec![Frame::SIZE, Frame::SIZE, more];
    let perches = "row, column; a part of the tile as in 'place', its tower, the tile as a whole";
    let ransom = vec![SEATS_MAX, FIGURES];
    vec![
        (block("dragon", vec![SIDES], "side n e s w"), &[Element::Dragon]),
        (block("exchange", vec![FIGURES], "figure that comes home"), &[Element::Tower]),
        (block("ransom", ransom, "seat by its number at the table, figure"), &[Element::Tower]),
        (block("portal", cells(), "row, column"), &[Element::Portal]),
        (block("princess", by(SIDES), "row, column; city n e s w"), &[Element::Princess]),
        (block("fairy", by(PERCHES), perches), &[Element::Fairy]),
        (block("tower", cells(), "row, column"), &[Element::Tower]),
        (block("close", by(FOLLOWERS), "row, column, follower or big"), &[Element::Tower]),
        (block("capture", by(PERCHES), perches), &[Element::Tower]),
    ]
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

const BEYOND_THE_FRAME: Numbered = Numbered::Among { first: BEYOND_AT as u32, room: BEYOND as u32 };

#[inline]
pub(super) fn numbered(action: Action) -> Numbered {
    let number = match action {
        Action::Lay { cell, turns } => FRAME.lay(cell, turns),
        Action::Place { figure, spot } => Some(PLACE + figure as usize * SPOTS + spot_number(spot)),
        Action::Pass => Some(PASS),
        Action::Expansion(step) => return move_numbered(step),
    };
    number.map_or(BEYOND_THE_FRAME, |number| Numbered::At(number as u32))
}

fn move_numbered(step: Move) -> Numbered {
    let at = |first: usize, cell: Cell, width: usize, which: usize| {
        FRAME.place(cell).map(|place| first + place * width + which)
    };
    let number = match step {
        Move::Dragon { side } => Some(DRAGON + side as usize),
        Move::Exchange { figure } => Some(EXCHANGE + figure as usize),
        Move::Ransom { from, figure } => Some(RANSOM + from.index() * FIGURES + figure as usize),
        Move::Portal { cell } => at(PORTAL, cell, 1, 0),
        Move::Tower { cell } => at(TOWER, cell, 1, 0),
        Move::Close { cell, figure } => at(CLOSE, cell, FOLLOWERS, figure as usize % FOLLOWERS),
        Move::Fairy { cell, perch } => at(FAIRY, cell, PERCHES, perch_number(perch)),
        Move::Princess { cell, spot } => at(PRINCESS, cell, SIDES, spot_number(spot) % SIDES),
        Move::Capture { cell, perch } => at(CAPTURE, cell, PERCHES, perch_number(perch)),
    };
    number.map_or(BEYOND_THE_FRAME, |number| Numbered::At(number as u32))
}

fn perch_number(perch: Perch) -> usize {
    match perch {
        Perch::Spot(spot) => spot_number(spot),
        Perch::Tower => SPOTS,
        Perch::Tile => SPOTS + 1,
    }
}

const fn family(name: &'static str, about: &'static [&'static str]) -> Family {
    Family { name, about }
}

/// The families of decisions in the order of [`blocks`], "beyond" left out.
pub(super) const FAMILIES: &[Family] = &[
    family("lay", &["row", "column", "quarter turns"]),
    family("place", &["figure", "part"]),
    family("pass", &[]),
    family("dragon", &["side"]),
    family("exchange", &["figure"]),
    family("ransom", &["seat", "figure"]),
    family("portal", &["row", "column"]),
    family("princess", &["row", "column", "part"]),
    family("fairy", &["row", "column", "part"]),
    family("tower", &["row", "column"]),
    family("close", &["row", "column", "figure"]),
    family("capture", &["row", "column", "part"]),
];

/// The family of a decision by its place in [`FAMILIES`], and then what it is about.
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
        Move::Tower { cell } => traits(9, &[cell.y, cell.x]),
        Move::Close { cell, figure } => traits(10, &[cell.y, cell.x, figure as i16]),
        Move::Fairy { cell, perch } => traits(8, &[cell.y, cell.x, perch_number(perch) as i16]),
        Move::Princess { cell, spot } => traits(7, &[cell.y, cell.x, spot_number(spot) as i16]),
        Move::Capture { cell, perch } => traits(11, &[cell.y, cell.x, perch_number(perch) as i16]),
    }
}
