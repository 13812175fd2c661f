//! The state of a game: a plain value.

use std::sync::Arc;

use game::{Points, SEATS_MAX, Seat, SetupError};
use landscape::{Cell, Kind, Map, Stock, TileId, Turns};

use crate::expansions::{self, Extras, Interlude, TileFacts};
use crate::figure::{Claim, Figure, StandingFigure, Supply};
use crate::memo::Memo;
use crate::options::Agreement;
use crate::position::lay_tiles;
use crate::sets::{Element, Elements};
use crate::tiles::TileSet;

/// What never changes during a game; shared by all its states.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Rules {
    pub agreement: Agreement,
    pub seats: usize,
    pub tiles: Arc<TileSet>,
    /// The expansions' elements that are played.
    pub elements: Elements,
    /// Is none of them played?
    pub plain: bool,
    /// What estimates look up.
    pub tile_facts: TileFacts,
    claims: Claims,
}

/// What hangs on each piece of each kind of tile before anybody stands there.
#[derive(Debug, PartialEq, Eq)]
struct Claims {
    /// Where the pieces of each kind begin.
    first: Vec<u16>,
    all: Vec<Claim>,
}

impl Claims {
    fn new(tiles: &TileSet, elements: Elements) -> Claims {
        let mut claims = Claims { first: Vec::new(), all: Vec::new() };
        for kind in tiles.kinds() {
            claims.first.push(claims.all.len() as u16);
            let pieces = kind.pennants.iter().zip(&kind.prints.pieces);
            claims.all.extend(pieces.map(|(&pennants, print)| {
                let inn_or_cathedral = print.inn && elements.has(Element::Inn)
                    || print.cathedral && elements.has(Element::Cathedral);
                let good = print.good.filter(|_| elements.has(Element::Goods));
                let mut goods = [0; 3];
                good.into_iter().for_each(|good| goods[good as usize] = 1);
                Claim::empty(pennants, inn_or_cathedral, goods)
            }));
        }
        claims
    }

    #[inline]
    fn of(&self, kind: Kind) -> &[Claim] {
        &self.all[self.first[kind.index()] as usize..]
    }
}

/// Where a turn stands (B-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// The next tile is drawn.
    Draw,
    /// The drawn tile must be laid.
    Lay(Kind),
    /// A figure may be placed on the tile just laid.
    Figure(TileId),
    /// An expansion asks for something in the middle of the turn.
    Interlude(Interlude),
    /// All is over and paid.
    Over,
}

/// A game of Carcassonne.
#[derive(Debug, PartialEq, Eq)]
pub struct Carcassonne {
    pub(crate) rules: Arc<Rules>,
    pub(crate) map: Map<Claim>,
    pub(crate) stock: Stock,
    /// Tiles that fitted nowhere and left the game (B-04).
    pub(crate) removed: Vec<Kind>,
    pub(crate) phase: Phase,
    pub(crate) active: Seat,
    pub(crate) supply: [Supply; SEATS_MAX],
    pub(crate) scores: Points,
    pub(crate) figures: Vec<StandingFigure>,
    /// What estimates have counted on this map.
    pub(crate) cities: Memo,
    pub(crate) extras: Extras,
}

impl Clone for Carcassonne {
    fn clone(&self) -> Carcassonne {
        Carcassonne {
            rules: self.rules.clone(),
            map: self.map.clone(),
            stock: self.stock.clone(),
            removed: self.removed.clone(),
            phase: self.phase,
            active: self.active,
            supply: self.supply,
            scores: self.scores,
            figures: self.figures.clone(),
            cities: self.cities.clone(),
            extras: self.extras.clone(),
        }
    }

    /// Keeps the memory it has: a search copies millions of states. Most of them lie like the one before, since it
    /// tries all that can be done with a tile once it is laid.
    fn clone_from(&mut self, other: &Carcassonne) {
        let same_table = Arc::ptr_eq(&self.rules, &other.rules);
        if same_table && self.map.lies_like(&other.map) {
            self.stand_like(&other.figures);
        } else {
            if !same_table {
                self.rules = other.rules.clone();
            }
            self.map.clone_from(&other.map);
            self.figures.clone_from(&other.figures);
            self.cities.clone_from(&other.cities);
        }
        self.stock.clone_from(&other.stock);
        self.removed.clone_from(&other.removed);
        self.phase = other.phase;
        self.active = other.active;
        self.supply = other.supply;
        self.scores = other.scores;
        self.extras.clone_from(&other.extras);
    }
}

/// The cell of the start tile.
pub const START: Cell = Cell::new(0, 0);

impl Carcassonne {
    /// A game with these tiles, the start tile face up on the table (B-01).
    pub fn with_tiles(
        tiles: Arc<TileSet>,
        agreement: &Agreement,
        seats: usize,
    ) -> Result<Carcassonne, SetupError> {
        agreement.check(seats)?;
        tiles.check_size(agreement.boxes)?;
        let mut game = Carcassonne::bare(tiles, agreement, seats);
        game.lay_start()?;
        if game.stack_is_empty() {
            game.phase = Phase::Over;
        }
        Ok(game)
    }

    /// The start tile, or whatever the table agreed on instead (B-01).
    fn lay_start(&mut self) -> Result<(), SetupError> {
        let rules = self.rules.clone();
        let layout = rules.agreement.start.tiles();
        if layout.is_empty() {
            let start = rules.tiles.start();
            self.stock.take(start);
            self.put_tile(start, START, Turns::default());
            return Ok(());
        }
        lay_tiles(self, layout).map_err(|error| SetupError::BadOption {
            key: "start".to_owned(),
            reason: error.to_string(),
        })
    }

    /// Is nothing left to draw?
    #[inline]
    pub(crate) fn stack_is_empty(&self) -> bool {
        self.stock.left <= self.rules.agreement.left_over
    }

    /// A table without any tile on it, and all tiles in the stock.
    pub(crate) fn bare(tiles: Arc<TileSet>, agreement: &Agreement, seats: usize) -> Carcassonne {
        let boxes = u16::from(agreement.boxes);
        let counts = tiles.kinds().iter().map(|kind| kind.count * boxes);
        let stock = Stock::new(counts.collect());
        let mut supply = [Supply::default(); SEATS_MAX];
        supply[..seats]
            .iter_mut()
            .for_each(|own| *own.of_mut(Figure::Follower) = agreement.followers);
        let elements = agreement.elements_played();
        let claims = Claims::new(&tiles, elements);
        let tile_facts = TileFacts::new(&tiles, boxes);
        let agreement = agreement.clone();
        let plain = elements.is_empty();
        let mut game = Carcassonne {
            map: Map::new(START, stock.left as usize),
            stock,
            removed: Vec::new(),
            phase: Phase::Draw,
            active: agreement.start_seat,
            supply,
            scores: [0; SEATS_MAX],
            figures: Vec::with_capacity(seats * usize::from(agreement.followers)),
            cities: Memo::default(),
            extras: Extras::default(),
            rules: Arc::new(Rules { agreement, seats, tiles, elements, plain, tile_facts, claims }),
        };
        expansions::set_up(&mut game);
        game
    }

    /// Puts a tile on the map and joins its features; no rule is asked.
    #[inline]
    pub(crate) fn put_tile(&mut self, kind: Kind, cell: Cell, turns: Turns) -> TileId {
        let claims = self.rules.claims.of(kind);
        let atlas = self.rules.tiles.atlas();
        let tile = self.map.lay(atlas, kind, cell, turns, |piece| claims[piece as usize]);
        self.cities.forget();
        expansions::put(self, tile);
        tile
    }

    /// The tiles this game is played with.
    pub fn tiles(&self) -> &TileSet {
        &self.rules.tiles
    }

    /// Bytes of a state, all it refers to included but for the rules that all states share.
    pub fn bytes(&self) -> usize {
        let lists = size_of_val(self.stock.counts.as_slice())
            + size_of_val(self.removed.as_slice())
            + size_of_val(self.figures.as_slice())
            + self.extras.heap_bytes();
        size_of::<Carcassonne>() + self.map.heap_bytes() + lists
    }

    /// The tiles on the table with their features, and on each feature its claim.
    pub fn map(&self) -> &Map<Claim> {
        &self.map
    }

    /// The figures on the map, in the order of placing.
    pub fn figures(&self) -> &[StandingFigure] {
        &self.figures
    }
}
