//! The state of a game: a plain value.

use std::sync::Arc;

use game::{Points, SEATS_MAX, Seat, SetupError};
use landscape::{Cell, Kind, Map, Stock, TileId, Turns};

use crate::options::Agreement;
use crate::place::Place;
use crate::settler::{Claim, SETTLERS, Settler};
use crate::surveyors::Surveyors;
use crate::tiles::{ROWS, TileSet};

/// What never changes during a game; shared by all its states.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Rules {
    pub agreement: Agreement,
    pub seats: usize,
    pub tiles: Arc<TileSet>,
}

/// Where a turn stands (N-07).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// The next tile is drawn.
    Draw,
    /// The drawn tile must be laid.
    Lay(Kind),
    /// A settler may be placed on the tile just laid.
    Settle(TileId),
    /// Several structures wait to be scored; the active player picks the next one (N-28).
    Score(TileId),
    /// All is over and paid.
    Over,
}

/// A game of New World.
#[derive(Debug, PartialEq, Eq)]
pub struct NewWorld {
    pub(crate) rules: Arc<Rules>,
    pub(crate) map: Map<Claim>,
    pub(crate) stock: Stock,
    /// Tiles that fitted nowhere and left the game (N-11).
    pub(crate) removed: Vec<Kind>,
    pub(crate) settlers: Vec<Settler>,
    pub(crate) supply: [u8; SEATS_MAX],
    pub(crate) scores: Points,
    pub(crate) surveyors: Surveyors,
    /// The westernmost column with a card.
    pub(crate) westmost: i16,
    pub(crate) phase: Phase,
    pub(crate) active: Seat,
}

impl Clone for NewWorld {
    fn clone(&self) -> NewWorld {
        NewWorld {
            rules: self.rules.clone(),
            map: self.map.clone(),
            stock: self.stock.clone(),
            removed: self.removed.clone(),
            settlers: self.settlers.clone(),
            ..*self
        }
    }

    /// Keeps the memory it has: a search copies millions of states. Most of them lie like the one before, since it
    /// tries all that can be done with a tile once it is laid.
    fn clone_from(&mut self, other: &NewWorld) {
        let same_table = Arc::ptr_eq(&self.rules, &other.rules);
        if same_table && self.map.lies_like(&other.map) {
            self.stand_like(&other.settlers);
        } else {
            if !same_table {
                self.rules = other.rules.clone();
            }
            self.map.clone_from(&other.map);
            self.settlers.clone_from(&other.settlers);
        }
        self.stock.clone_from(&other.stock);
        self.removed.clone_from(&other.removed);
        (self.supply, self.scores) = (other.supply, other.scores);
        (self.surveyors, self.westmost) = (other.surveyors, other.westmost);
        (self.phase, self.active) = (other.phase, other.active);
    }
}

/// The northernmost start field.
const NORTH_END: Cell = Place::new(0, 1).cell();

/// No tile may come into column 0 or further east (N-09, N-10).
const SHORE: i16 = 0;

impl NewWorld {
    /// A game with these tiles, about to begin: the coast lies there, both surveyors stand on it
    /// (N-04), and all tiles are face down (N-06).
    pub fn with_tiles(
        tiles: Arc<TileSet>,
        agreement: &Agreement,
        seats: usize,
    ) -> Result<NewWorld, SetupError> {
        agreement.check(seats)?;
        let mut supply = [0; SEATS_MAX];
        supply[..seats].fill(SETTLERS);
        let stock = Stock::new(tiles.kinds().iter().map(|kind| kind.count).collect());
        let tiles_most = usize::from(stock.left) + usize::from(ROWS);
        let mut game = NewWorld {
            map: Map::by_the_shore(NORTH_END, tiles_most, SHORE),
            phase: if stock.left == 0 { Phase::Over } else { Phase::Draw },
            stock,
            removed: Vec::new(),
            settlers: Vec::with_capacity(seats * usize::from(SETTLERS)),
            supply,
            scores: [0; SEATS_MAX],
            surveyors: Surveyors::default(),
            westmost: 0,
            active: agreement.start_seat,
            rules: Arc::new(Rules { agreement: agreement.clone(), seats, tiles }),
        };
        for row in 1..=ROWS {
            let kind = game.rules.tiles.kind_of_row(row);
            game.put_tile(kind, Place::new(0, i16::from(row)).cell(), Turns::default());
        }
        Ok(game)
    }

    /// Puts a tile on the map and joins its parts; no rule is asked.
    #[inline]
    pub(crate) fn put_tile(&mut self, kind: Kind, cell: Cell, turns: Turns) -> TileId {
        let tiles = &self.rules.tiles;
        let marks = tiles.marks(kind);
        let coast = u8::from(cell.x == SHORE);
        self.westmost = self.westmost.max(Place::of(cell).column);
        let tile = self.map.lay(tiles.atlas(), kind, cell, turns, |piece| Claim {
            marks: marks[piece as usize],
            coast,
            ..Claim::default()
        });
        if cell.x == SHORE - 1 && !self.rules.agreement.coast_farms {
            self.leave_coast_open(tile);
        }
        tile
    }

    /// The other reading of N-12: to a farm beside them start fields are no cards, and none will ever come there.
    fn leave_coast_open(&mut self, tile: TileId) {
        let laid = self.map.tile(tile);
        let Some(farm) = self.rules.tiles.atlas().monastery(laid.kind) else { return };
        let (farm, around) = (laid.piece(farm), laid.cell.around());
        let coast = around.filter(|&cell| cell.x == SHORE && self.map.at(cell).is_some()).count();
        self.map.features_mut().leave_open(farm, coast as u16);
    }

    /// Puts a settler onto a piece; no rule is asked and the supply is not touched.
    #[inline]
    pub(crate) fn put_settler(&mut self, settler: Settler) {
        self.settlers.push(settler);
        let root = self.map.features().root(settler.piece);
        self.map.features_mut().load_mut(root).settlers[settler.seat.index()] += 1;
    }

    /// Moves settlers until they stand like these, on the same map; those that came first have mostly stayed.
    fn stand_like(&mut self, settlers: &[Settler]) {
        let pairs = self.settlers.iter().zip(settlers);
        let stayed = pairs.take_while(|(own, other)| own == other).count();
        let features = self.map.features_mut();
        for settler in &self.settlers[stayed..] {
            let root = features.root(settler.piece);
            features.load_mut(root).settlers[settler.seat.index()] -= 1;
        }
        self.settlers.truncate(stayed);
        settlers[stayed..].iter().for_each(|&settler| self.put_settler(settler));
    }

    /// The tiles this game is played with.
    pub fn tiles(&self) -> &Arc<TileSet> {
        &self.rules.tiles
    }

    /// The map, the coast included.
    pub fn map(&self) -> &Map<Claim> {
        &self.map
    }

    /// The settlers on the map, in the order of placing.
    pub fn settlers(&self) -> &[Settler] {
        &self.settlers
    }

    /// Where the surveyors stand.
    pub fn surveyors(&self) -> Surveyors {
        self.surveyors
    }

    /// Bytes of a state, all it refers to included but for the rules that all states share.
    pub fn bytes(&self) -> usize {
        let lists = size_of_val(self.stock.counts.as_slice())
            + size_of_val(self.removed.as_slice())
            + size_of_val(self.settlers.as_slice());
        size_of::<NewWorld>() + self.map.heap_bytes() + lists
    }
}
