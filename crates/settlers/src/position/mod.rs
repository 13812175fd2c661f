//! One moment of a game as somebody may write it down, and the door to a game that can be played.
//!
//! ```text
//! board 3+2 4+1 5+0 4+1 3+2
//! ...                             the drawing of the board
//! harbours s0:wool s7:any
//! active 1
//! turn 12
//! phase main
//! bank 16brick+17lumber+15wool+18grain+19ore
//! hand 0 1brick+2wool
//! hand 1 5?                       five cards, not all of which everybody knows
//! counted 1 2ore                  two of them everybody does
//! cards 0 knight+2point
//! knights 0 2
//! longest-route 1
//! largest-army nobody
//! ```
//!
//! `docs/positions.md` has every line. `write` says what a game looks like to somebody, `read` what
//! a text says, `place` puts it on a table, `stands` looks whether turn and phase belong together,
//! `laid` whether the board is laid out so far, `founded` whether the set-up is, `open` deals what
//! nobody has told, and `counted` is what everybody knows of the hands.

mod counted;
mod founded;
#[cfg(test)]
mod hostile;
mod laid;
mod open;
mod place;
mod read;
mod stands;
#[cfg(test)]
mod tests;
mod words;
mod write;

use game::{Seat, SeatSet};

use self::counted::{ToldTheft, ToldWay};
use crate::dice::RollDeck;
use crate::drawing::Sketch;
use crate::geometry::{Corner, Hex, Sides};
use crate::goods::{Bundle, Kinds};
use crate::phase::Course;
use crate::state::{SEATS, Trade};

/// One moment of a game, whether or not a game can come to it. Its text is what `Display` writes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Position {
    pub(crate) sketch: Sketch,
    pub(crate) active: Seat,
    /// `None` for the first turn, or none where the set-up is not over.
    pub(crate) turn: Option<u16>,
    pub(crate) phase: Step,
    /// `None` where nobody wrote it.
    pub(crate) course: Option<Course>,
    pub(crate) players: [Belongings; SEATS],
    /// `None` for what the hands leave.
    pub(crate) bank: Option<Bundle>,
    /// Development cards that were played, knights aside.
    pub(crate) played: CardCounts,
    pub(crate) longest_route: Title,
    pub(crate) largest_army: Title,
    pub(crate) card_played: bool,
    pub(crate) ship_moved: bool,
    pub(crate) offers: u8,
    pub(crate) new_ships: Sides,
    /// Undiscovered hexes that a piece has just reached, one bit each.
    pub(crate) found: u64,
    /// Hexes without chip that a piece has just reached, one bit each.
    pub(crate) charted: u64,
    pub(crate) trade: Trade,
    /// Rolls left in a deck of levelled dice.
    pub(crate) dice: RollDeck,
    /// How often the board was dealt again because it may not be played, and by agreement.
    pub(crate) redeals: [u8; 2],
    /// Who closed which trade line.
    pub(crate) lines: Vec<(Corner, Corner, Seat)>,
    /// Thefts of which not everybody knows what was taken, the oldest first.
    pub(crate) thefts: Vec<ToldTheft>,
    /// The ways in which these may have gone.
    pub(crate) ways: Vec<ToldWay>,
}

/// Counts of development cards, in the order of `Card::ALL`.
pub(crate) type CardCounts = [u8; 5];

/// What must happen next, as somebody writes it; where the game then goes on is the course.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// The deal stands where the board says, whichever of its words is used.
    Deal(Dealing),
    AgreeDeal {
        keep: SeatSet,
        redeal: SeatSet,
    },
    DealHarbour,
    DrawHarbour,
    LayHarbour(crate::land::HarbourKind),
    PlacePirate,
    FirstSettlement,
    FirstRoad(Corner),
    Roll,
    Dice,
    Discard,
    MoveRobber,
    ChooseVictim(SeatSet),
    Steal(Seat),
    DrawCard,
    Main,
    FreeRoad,
    Lifted(crate::geometry::Side),
    Take,
    Find(Hex),
    FindChip(Hex),
    OrderChips,
    BagChip(Hex),
    TakeChip(Hex),
    Answer,
    CloseDeal,
    Over,
}

/// What chance deals next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dealing {
    Terrain,
    Spiral,
    Red,
    Chip,
}

/// Who holds a card that goes from hand to hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Title {
    /// Whoever has earned it plainly.
    Unsaid,
    /// This seat, or nobody.
    Held(Option<Seat>),
}

/// Cards: told, or only counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Held<T> {
    Known(T),
    Open(u8),
}

/// Areas of the scenario file, or dealt islands, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Regions {
    pub bits: u64,
    /// Are they dealt islands, named by their first hex? Never where there are none.
    pub dealt: bool,
}

/// What lies before one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Belongings {
    pub hand: Held<Bundle>,
    /// Of these cards everybody knows that they are in the hand.
    pub counted: Bundle,
    /// Development cards of earlier turns.
    pub cards: Held<CardCounts>,
    /// Development cards bought in this turn.
    pub fresh: Held<CardCounts>,
    pub knights: u8,
    /// Cards still to give up after a seven.
    pub owed: u8,
    /// Cards of choice still to take.
    pub picks: u8,
    /// Islands of the start settlements; `None` for those that the buildings tell.
    pub home: Option<Regions>,
    /// Islands settled so far that brought chips; `None` for those that the buildings tell.
    pub visited: Option<Regions>,
    /// Victory chips; `None` for what the islands brought.
    pub chips: Option<u8>,
    /// Kinds that were asked for in vain.
    pub futile: Kinds,
}

impl Default for Belongings {
    fn default() -> Belongings {
        Belongings {
            hand: Held::Known(Bundle::default()),
            counted: Bundle::default(),
            cards: Held::Known(CardCounts::default()),
            fresh: Held::Known(CardCounts::default()),
            knights: 0,
            owed: 0,
            picks: 0,
            home: None,
            visited: None,
            chips: None,
            futile: Kinds::EMPTY,
        }
    }
}

impl Position {
    /// A board on which the first player is about to trade and build, and nobody has anything.
    fn of_board(sketch: Sketch) -> Position {
        Position {
            sketch,
            active: Seat::FIRST,
            turn: None,
            phase: Step::Main,
            course: None,
            players: [Belongings::default(); SEATS],
            bank: None,
            played: CardCounts::default(),
            longest_route: Title::Unsaid,
            largest_army: Title::Unsaid,
            card_played: false,
            ship_moved: false,
            offers: 0,
            new_ships: Sides::EMPTY,
            found: 0,
            charted: 0,
            trade: Trade::default(),
            dice: RollDeck::USED_UP,
            redeals: [0; 2],
            lines: Vec::new(),
            thefts: Vec::new(),
            ways: Vec::new(),
        }
    }
}
