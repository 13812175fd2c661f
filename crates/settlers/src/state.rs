//! The state of a game: a plain value beside the tables that all clones share.

use std::sync::Arc;

use game::{Seat, SeatSet, Turn};

use crate::beliefs::Beliefs;
use crate::board::Board;
use crate::dice::RollDeck;
use crate::event::Answer;
use crate::geometry::{Corners, Geometry, HEXES_MAX, NOWHERE, Sides};
use crate::goods::{Bundle, CARDS_EACH, Cards, Kinds};
use crate::land::{ChipPile, HarbourKind, Terrain, TerrainPile};
use crate::options::SettlersOptions;
use crate::outlook::Standings;
use crate::phase::Phase;
use crate::scenario::Pieces;

/// The most seats at a table.
pub const SEATS: usize = 4;
/// The most harbours a board carries.
pub(crate) const HARBOURS: usize = 16;

/// The most cards of choice that somebody waits for: as many as there are cards. Claims on more would
/// lapse, for the bank is empty then.
pub(crate) const PICKS_MOST: u8 = 5 * CARDS_EACH;

/// The game's state.
#[derive(Debug)]
pub struct Settlers {
    pub(crate) terms: Arc<Terms>,
    /// Apart from the rest, so that whoever plays games on in its head can hand them around cheaply.
    pub(crate) now: Box<Now>,
    /// Closed trade lines (S-50 ff.), sorted; empty in every other scenario.
    pub(crate) lines: Vec<TradeLine>,
    /// What everybody can know of the hands.
    pub(crate) beliefs: Beliefs,
}

/// What was agreed and printed: shared by all states of a game.
#[derive(Debug, PartialEq, Eq)]
pub struct Terms {
    /// What the table agreed on.
    pub options: SettlersOptions,
    /// The board with its tables, which games of one scenario share.
    pub board: Arc<Board>,
    /// Points to win.
    pub goal: u8,
    /// How many seats play.
    pub seats: usize,
}

/// One player's side of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Player {
    pub hand: Cards,
    pub roads: Sides,
    pub ships: Sides,
    pub settlements: Corners,
    pub cities: Corners,
    /// Sides where a road may lie next (kept up to date; the pirate has no say here).
    pub road_spots: Sides,
    /// Sides where a ship may lie next, the pirate's sides included.
    pub ship_spots: Sides,
    /// Ships that may leave their line (S-13 to S-16), pirate and turn apart.
    pub movable: Sides,
    /// Do some ships lie in a ring?
    pub rings: bool,
    /// Do some pieces that join lie in a ring? Then the longest run takes a search.
    pub loops: bool,
    /// The longest run known.
    pub run: Sides,
    /// Intersections at the ends of own roads and ships.
    pub reached: Corners,
    /// Islands of the start settlements, one bit per region.
    pub home: u64,
    /// Islands settled so far.
    pub visited: u64,
    /// Development cards from earlier turns.
    pub cards: [u8; 5],
    /// Development cards bought in this turn.
    pub fresh: [u8; 5],
    /// Pieces in stock.
    pub left: Pieces,
    /// Bits 0 to 4: special harbours; bit 5: a general one.
    pub harbours: u8,
    pub knights: u8,
    /// Length of the longest run of roads and ships known; [`Settlers::route`] is exact.
    pub route_least: u8,
    /// No run is longer; where this is more than `route_least`, the count was put off.
    pub route_most: u8,
    /// Points everybody sees.
    pub points: u8,
    /// Victory chips, a point each (S-30); `points` has them already.
    pub chips: u8,
    /// Cards still to give up after a seven.
    pub owed: u8,
    /// Cards of choice still to take.
    pub picks: u8,
}

/// The offer on the table and its answers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Trade {
    pub give: Bundle,
    pub want: Bundle,
    pub answers: [Answer; SEATS],
}

/// A line between two buildings (S-57, S-58).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct TradeLine {
    /// The building on the first island.
    pub a: u8,
    /// The building on the second island.
    pub b: u8,
    /// Who placed the last missing piece.
    pub closer: Seat,
    /// Who holds a chip for it, one bit per seat.
    pub holders: u8,
}

/// Everything that changes during a game, trade lines apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Now {
    pub phase: Phase,
    pub active: Seat,
    /// The turn's number; 0 before the first.
    pub turn: u16,
    pub card_played: bool,
    pub ship_moved: bool,
    /// Offers made in this turn.
    pub offers: u8,
    /// Which kinds each seat has asked for in vain, see [`crate::manners`].
    pub futile: [Kinds; SEATS],
    /// How often the board was dealt again because it may not be played.
    pub redeals: u8,
    /// How often it was dealt again by agreement.
    pub redeals_agreed: u8,
    pub robber: u8,
    pub pirate: u8,
    pub route_holder: Option<Seat>,
    pub army_holder: Option<Seat>,
    pub winners: SeatSet,
    pub bank: Cards,
    pub deck: [u8; 5],
    /// What is left of the deck of levelled dice; used up before the first roll.
    pub dice: RollDeck,
    /// Hexes still to deal, or the face-down stack.
    pub terrain_pile: TerrainPile,
    /// Chips still to deal, or the face-down stack, or the bag.
    pub chip_pile: ChipPile,
    pub harbour_pile: [u8; 6],
    pub harbours: [(u8, HarbourKind); HARBOURS],
    pub harbour_count: u8,
    pub terrain: [Terrain; HEXES_MAX],
    pub chips: [u8; HEXES_MAX],
    /// Undiscovered hexes that a piece has just reached.
    pub found: u64,
    /// Hexes without chip that a piece has just reached.
    pub charted: u64,
    /// The hexes known to be land, one bit each.
    pub land: u64,
    pub trade: Trade,
    /// Sides with a road or ship.
    pub occupied: Sides,
    /// Intersections with a building.
    pub built: Corners,
    /// Intersections where the distance rule allows a building.
    pub open: Corners,
    /// Intersections that touch land.
    pub shore: Corners,
    /// Sides that can take a road.
    pub road_sides: Sides,
    /// Sides that can take a ship.
    pub ship_sides: Sides,
    /// Ships laid in this turn.
    pub new_ships: Sides,
    pub players: [Player; SEATS],
    /// What each sum brings each player, the robber's hex left out.
    pub yields: [[Cards; SEATS]; 11],
    /// What bots think of everybody; no part of the game.
    pub standings: Standings,
}

impl Player {
    pub fn new(left: Pieces) -> Player {
        Player {
            hand: Cards::NONE,
            roads: Sides::EMPTY,
            ships: Sides::EMPTY,
            settlements: Corners::EMPTY,
            cities: Corners::EMPTY,
            road_spots: Sides::EMPTY,
            ship_spots: Sides::EMPTY,
            movable: Sides::EMPTY,
            rings: false,
            loops: false,
            run: Sides::EMPTY,
            reached: Corners::EMPTY,
            home: 0,
            visited: 0,
            cards: [0; 5],
            fresh: [0; 5],
            left,
            harbours: 0,
            knights: 0,
            route_least: 0,
            route_most: 0,
            points: 0,
            chips: 0,
            owed: 0,
            picks: 0,
        }
    }

    /// So many cards of choice more.
    #[inline]
    pub fn claim(&mut self, cards: u8) {
        self.picks = self.picks.saturating_add(cards).min(PICKS_MOST);
    }

    /// Settlements and cities.
    #[inline]
    pub fn buildings(&self) -> Corners {
        self.settlements.or(&self.cities)
    }

    /// Is there a settlement or city of this player?
    #[inline]
    pub fn has_building(&self, corner: u8) -> bool {
        self.settlements.contains(corner) || self.cities.contains(corner)
    }

    /// Hidden victory points.
    pub fn hidden_points(&self) -> u8 {
        let point = crate::action::Card::Point.index();
        self.cards[point] + self.fresh[point]
    }

    /// Unplayed development cards.
    pub fn card_count(&self) -> u8 {
        self.cards.iter().chain(&self.fresh).sum()
    }
}

impl Now {
    pub fn new(left: Pieces) -> Now {
        Now {
            phase: Phase::FirstSettlement { placed: 0 },
            active: Seat::FIRST,
            turn: 0,
            card_played: false,
            ship_moved: false,
            offers: 0,
            futile: [Kinds::EMPTY; SEATS],
            redeals: 0,
            redeals_agreed: 0,
            robber: NOWHERE,
            pirate: NOWHERE,
            route_holder: None,
            army_holder: None,
            winners: SeatSet::EMPTY,
            bank: Cards::new([19; 5]),
            deck: crate::action::Card::DECK,
            dice: RollDeck::USED_UP,
            terrain_pile: TerrainPile::default(),
            chip_pile: ChipPile::default(),
            harbour_pile: [0; 6],
            harbours: [(NOWHERE, HarbourKind::General); HARBOURS],
            harbour_count: 0,
            terrain: [Terrain::Unknown; HEXES_MAX],
            chips: [0; HEXES_MAX],
            found: 0,
            charted: 0,
            land: 0,
            trade: Trade::default(),
            occupied: Sides::EMPTY,
            built: Corners::EMPTY,
            open: Corners::EMPTY,
            shore: Corners::EMPTY,
            road_sides: Sides::EMPTY,
            ship_sides: Sides::EMPTY,
            new_ships: Sides::EMPTY,
            players: [Player::new(left); SEATS],
            yields: [[Cards::NONE; SEATS]; 11],
            standings: Standings::NONE,
        }
    }
}

/// The place of a seat in the tables of this game. Whoever asks knows that the seat plays; the
/// remainder only spares the processor a check.
#[inline]
pub(crate) fn place_of(seat: Seat) -> usize {
    debug_assert!(seat.index() < SEATS, "seat {seat} does not play");
    seat.index() % SEATS
}

impl Clone for Settlers {
    #[inline]
    fn clone(&self) -> Self {
        let (terms, lines) = (Arc::clone(&self.terms), self.lines.clone());
        let beliefs = self.beliefs.clone();
        Settlers { terms, lines, beliefs, now: self.now.clone() }
    }

    /// Keeps the shared tables where they are the same: no atomic count is touched.
    #[inline]
    fn clone_from(&mut self, source: &Self) {
        if !Arc::ptr_eq(&self.terms, &source.terms) {
            self.terms = Arc::clone(&source.terms);
        }
        *self.now = *source.now;
        self.lines.clone_from(&source.lines);
        self.beliefs.clone_from(&source.beliefs);
    }
}

impl PartialEq for Settlers {
    fn eq(&self, other: &Self) -> bool {
        let same_terms = Arc::ptr_eq(&self.terms, &other.terms) || self.terms == other.terms;
        let same_lines = self.lines == other.lines && self.beliefs == other.beliefs;
        same_terms && self.now == other.now && same_lines
    }
}

impl Eq for Settlers {}

impl Settlers {
    #[inline]
    pub(crate) fn geometry(&self) -> &Geometry {
        &self.terms.board.geometry
    }

    #[inline]
    pub(crate) fn board(&self) -> &Board {
        &self.terms.board
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.now.players[place_of(seat)]
    }

    /// To do something to a player; bots will think otherwise of it then.
    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        self.now.standings.changed(seat);
        &mut self.now.players[place_of(seat)]
    }

    /// The seats at this table.
    pub(crate) fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.terms.seats)
    }

    /// The seats in turn order, beginning with the active one.
    pub(crate) fn seats_from_active(&self) -> impl Iterator<Item = Seat> + use<> {
        let (seats, first) = (self.terms.seats, self.now.active.index());
        (0..seats).filter_map(move |step| Seat::new((first + step) % seats))
    }

    /// Whose building stands at an intersection.
    pub(crate) fn builder_at(&self, corner: u8) -> Option<Seat> {
        if !self.now.built.contains(corner) {
            return None;
        }
        self.all_seats().find(|seat| self.player(*seat).has_building(corner))
    }

    /// Is the set-up over?
    #[inline]
    pub(crate) fn in_play(&self) -> bool {
        self.now.phase.course().is_turn()
    }

    /// Who must act now: at once for the steps of every turn.
    #[inline]
    pub(crate) fn whose_turn(&self) -> Turn {
        match self.now.phase {
            Phase::Main | Phase::Roll | Phase::Lifted { .. } => {
                Turn::Decide(SeatSet::only(self.now.active))
            }
            Phase::Dice => Turn::Chance,
            _ => self.whose_turn_else(),
        }
    }

    #[inline(never)]
    fn whose_turn_else(&self) -> Turn {
        if self.now.phase.is_chance() {
            return Turn::Chance;
        }
        match self.now.phase {
            Phase::Over { .. } => Turn::Over,
            Phase::Discard => Turn::Decide(self.seats_where(|player| player.owed > 0)),
            Phase::Answer => Turn::Decide(self.unanswered()),
            Phase::AgreeDeal { asked, .. } => Turn::Decide(asked),
            Phase::Pick { seat, .. } => Turn::Decide(SeatSet::only(seat)),
            _ => Turn::Decide(SeatSet::only(self.now.active)),
        }
    }

    /// Must this seat decide now?
    #[inline]
    pub(crate) fn decides(&self, seat: Seat) -> bool {
        match self.now.phase {
            Phase::Main | Phase::Roll | Phase::Lifted { .. } => seat == self.now.active,
            _ => matches!(self.whose_turn(), Turn::Decide(seats) if seats.contains(seat)),
        }
    }

    /// Must this seat decide now, or may it?
    #[inline]
    pub(crate) fn acts(&self, seat: Seat) -> bool {
        self.decides(seat) || self.may_close().contains(seat)
    }

    fn seats_where(&self, test: impl Fn(&Player) -> bool) -> SeatSet {
        self.all_seats().filter(|seat| test(self.player(*seat))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_stays_cheap() {
        assert!(size_of::<Now>() <= 2_304, "{} bytes", size_of::<Now>());
    }
}
