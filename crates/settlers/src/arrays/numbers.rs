//! Every decision that the rules list has a number of its own.

use game::SEATS_MAX;
use game::arrays::{Block, Family, TRAITS, UNNUMBERED};

use crate::action::Action;
use crate::geometry::{CORNERS_MAX, HEXES_MAX, SIDES_MAX};
use crate::goods::{Bundle, Resource};
use crate::state::SEATS;

// Whatever a number says of a seat fits.
const _: () = assert!(SEATS <= SEATS_MAX);

const KINDS: usize = Resource::COUNT;
/// One for one, two for one, one for two.
const AMOUNTS: usize = 3;
const TRADES: usize = KINDS * KINDS * AMOUNTS;

/// Where the blocks begin, in the order of [`blocks`].
mod first {
    use super::{CORNERS_MAX, HEXES_MAX, KINDS, SEATS, SIDES_MAX, TRADES};

    /// Eleven decisions without a place.
    pub const PLAIN: usize = 0;
    pub const MONOPOLY: usize = PLAIN + super::PLAIN.len();
    pub const DISCARD: usize = MONOPOLY + KINDS;
    pub const TAKE: usize = DISCARD + KINDS;
    pub const ROB: usize = TAKE + KINDS;
    pub const DEAL: usize = ROB + SEATS;
    pub const BANK: usize = DEAL + SEATS;
    pub const OFFER: usize = BANK + KINDS * KINDS;
    pub const COUNTER: usize = OFFER + TRADES;
    pub const SETTLE: usize = COUNTER + TRADES;
    pub const CITY: usize = SETTLE + CORNERS_MAX;
    pub const ROAD: usize = CITY + CORNERS_MAX;
    pub const SHIP: usize = ROAD + SIDES_MAX;
    pub const LIFT: usize = SHIP + SIDES_MAX;
    pub const ROBBER: usize = LIFT + SIDES_MAX;
    pub const PIRATE: usize = ROBBER + HEXES_MAX;
    pub const HARBOUR: usize = PIRATE + HEXES_MAX;
    pub const CHART: usize = HARBOUR + SIDES_MAX;
    pub const CHIP: usize = CHART + HEXES_MAX;
}

/// Decisions without a place, in the order of their numbers.
const PLAIN: [Action; 11] = [
    Action::Roll,
    Action::End,
    Action::Buy,
    Action::Knight,
    Action::RoadBuilding,
    Action::Invention,
    Action::Accept,
    Action::Refuse,
    Action::Withdraw,
    Action::Keep,
    Action::Redeal,
];

fn block(name: &'static str, shape: &[usize], about: &'static str) -> Block {
    Block { name, shape: shape.to_vec(), about }
}

pub(super) fn blocks() -> Vec<Block> {
    vec![
        block(
            "plain",
            &[PLAIN.len()],
            "roll, end, buy, knight, road-building, invention, accept, refuse, withdraw, keep, redeal",
        ),
        block("monopoly", &[KINDS], "kind: brick, lumber, wool, grain, ore"),
        block("discard", &[KINDS], "kind"),
        block("take", &[KINDS], "kind"),
        block("rob", &[SEATS], "seat that is robbed, by its number at the table"),
        block("deal", &[SEATS], "seat whose answer is taken, by its number at the table"),
        block("bank", &[KINDS, KINDS], "kind given, kind taken"),
        block("offer", &[KINDS, KINDS, AMOUNTS], "kind given, kind wanted, 1:1 2:1 1:2"),
        block("counter", &[KINDS, KINDS, AMOUNTS], "kind given, kind wanted, 1:1 2:1 1:2"),
        block("settle", &[CORNERS_MAX], "intersection"),
        block("city", &[CORNERS_MAX], "intersection"),
        block("road", &[SIDES_MAX], "side"),
        block("ship", &[SIDES_MAX], "side"),
        block("lift", &[SIDES_MAX], "side of the ship"),
        block("robber", &[HEXES_MAX], "hex"),
        block("pirate", &[HEXES_MAX], "hex"),
        block("harbour", &[SIDES_MAX], "side of the coast"),
        block("chart", &[HEXES_MAX], "hex that gets its chip first"),
        block("chip", &[HEXES_MAX], "hex that gives its chip"),
    ]
}

/// The number of a decision; offers that the list does not hold have none.
#[inline]
pub(super) fn number(action: Action) -> u32 {
    let number = match action {
        Action::Road { at } => first::ROAD + usize::from(at.0),
        Action::Offer { give, want } => return trade(first::OFFER, give, want),
        Action::Bank { give, take } => first::BANK + KINDS * give.index() + take.index(),
        Action::Settle { at } => first::SETTLE + usize::from(at.0),
        Action::City { at } => first::CITY + usize::from(at.0),
        Action::Ship { at } => first::SHIP + usize::from(at.0),
        Action::Lift { from } => first::LIFT + usize::from(from.0),
        Action::Counter { give, want } => return trade(first::COUNTER, give, want),
        Action::Monopoly { kind } => first::MONOPOLY + kind.index(),
        Action::Robber { to } => first::ROBBER + usize::from(to.0),
        Action::Pirate { to } => first::PIRATE + usize::from(to.0),
        Action::Rob { victim } => first::ROB + victim.index() % SEATS,
        Action::Discard { card } => first::DISCARD + card.index(),
        Action::Take { card } => first::TAKE + card.index(),
        Action::Deal { with } => first::DEAL + with.index() % SEATS,
        Action::Harbour { at } => first::HARBOUR + usize::from(at.0),
        Action::Chart { hex } => first::CHART + usize::from(hex.0),
        Action::Chip { from } => first::CHIP + usize::from(from.0),
        other => first::PLAIN + plain(other),
    };
    number as u32
}

#[inline]
fn plain(action: Action) -> usize {
    match action {
        Action::Roll => 0,
        Action::End => 1,
        Action::Buy => 2,
        Action::Knight => 3,
        Action::RoadBuilding => 4,
        Action::Invention => 5,
        Action::Accept => 6,
        Action::Refuse => 7,
        Action::Withdraw => 8,
        Action::Keep => 9,
        _ => 10,
    }
}

/// One kind for another, in amounts that the list has.
#[inline]
fn trade(first: usize, give: Bundle, want: Bundle) -> u32 {
    let (Some(given), Some(wanted)) = (give.single_kind(), want.single_kind()) else {
        return UNNUMBERED;
    };
    let amounts = match (give.0[given.index()], want.0[wanted.index()]) {
        (1, 1) => 0,
        (2, 1) => 1,
        (1, 2) => 2,
        _ => return UNNUMBERED,
    };
    (first + (given.index() * KINDS + wanted.index()) * AMOUNTS + amounts) as u32
}

const fn family(name: &'static str, about: &'static [&'static str]) -> Family {
    Family { name, about }
}

/// The families of decisions, in the order of [`blocks`].
pub(super) const FAMILIES: &[Family] = &[
    family("plain", &["which"]),
    family("monopoly", &["kind"]),
    family("discard", &["kind"]),
    family("take", &["kind"]),
    family("rob", &["seat"]),
    family("deal", &["seat"]),
    family("bank", &["kind given", "kind taken"]),
    family("offer", &["kind given", "kind wanted", "amounts"]),
    family("counter", &["kind given", "kind wanted", "amounts"]),
    family("settle", &["intersection"]),
    family("city", &["intersection"]),
    family("road", &["side"]),
    family("ship", &["side"]),
    family("lift", &["side"]),
    family("robber", &["hex"]),
    family("pirate", &["hex"]),
    family("harbour", &["side"]),
    family("chart", &["hex"]),
    family("chip", &["hex"]),
];

/// The family of a decision by its first number, and then what it is about.
pub(super) fn traits(action: Action) -> [i16; TRAITS] {
    let (number, mut traits) = (number(action), [-1; TRAITS]);
    let mut rest = number as usize;
    for (family, block) in blocks().iter().enumerate() {
        if rest < block.len() {
            traits[0] = family as i16;
            for (place, size) in block.shape.iter().enumerate().rev() {
                traits[1 + place] = (rest % size) as i16;
                rest /= size;
            }
            break;
        }
        rest -= block.len();
    }
    traits
}
