//! Small scenes for the rulings: boards in the middle of a game, pieces put where they are needed.

use game::{Game, Quiet, Seat, Turn};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

use crate::action::{Action, Outcome};
use crate::event::Event;
use crate::geometry::{Corner, DIRECTIONS, Hex, Side};
use crate::goods::{Cards, Resource};
use crate::land::Terrain;
use crate::options::SettlersOptions;
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::state::Settlers;
use crate::trade_lines::Change;

const CORNERS: [&str; 6] = ["N", "NE", "SE", "S", "SW", "NW"];

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

pub(crate) fn options(scenario: &str) -> SettlersOptions {
    SettlersOptions { scenario: scenario.to_owned(), ..Default::default() }
}

/// The board laid out, before the first decision.
pub(crate) fn dealt(options: &SettlersOptions, seats: usize, seed: u64) -> Settlers {
    let mut game = Settlers::start(options, seats).expect("starts");
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    while game.turn() == Turn::Chance {
        let outcome = some_outcome(&game, &mut rng);
        game.settle(outcome).expect("possible");
    }
    game
}

fn some_outcome(game: &Settlers, rng: &mut ChaCha8Rng) -> Outcome {
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    let total: u32 = outcomes.iter().map(|outcome| outcome.weight).sum();
    let mut at = rng.next_u32() % total;
    let found = outcomes.iter().find(|outcome| {
        let here = at < outcome.weight;
        at = at.wrapping_sub(outcome.weight);
        here
    });
    found.expect("weights add up").outcome
}

/// Seat 0 trades and builds on a board without a piece; everybody's set-up is skipped.
pub(crate) fn bare_with(options: &SettlersOptions, seats: usize) -> Settlers {
    let mut game = dealt(options, seats, 1);
    game.now.turn = 1;
    game.now.active = seat(0);
    game.now.phase = Phase::Main;
    game
}

pub(crate) fn bare(scenario: &str) -> Settlers {
    let board = crate::scenario::board(scenario).expect("of the house");
    let seats = board.scenario.players.iter().copied().max().expect("some");
    bare_with(&options(scenario), seats as usize)
}

impl Settlers {
    pub(crate) fn hex(&self, r: usize, i: usize) -> Hex {
        self.geometry().hex_at(r, i).expect("on the board")
    }

    pub(crate) fn corner(&self, r: usize, i: usize, name: &str) -> Corner {
        let at = CORNERS.iter().position(|known| *known == name).expect("a corner");
        Corner(self.geometry().hex_corners[self.hex(r, i).at()][at])
    }

    pub(crate) fn side(&self, r: usize, i: usize, name: &str) -> Side {
        let at = DIRECTIONS.iter().position(|known| *known == name).expect("a side");
        Side(self.geometry().hex_sides[self.hex(r, i).at()][at])
    }

    pub(crate) fn village(&mut self, owner: usize, at: Corner) {
        self.put_settlement(seat(owner), at, &mut Quiet);
        self.recount_lines(seat(owner), Change::Building(at), &mut Quiet);
    }

    pub(crate) fn town(&mut self, owner: usize, at: Corner) {
        self.village(owner, at);
        self.give(owner, crate::building::CITY);
        let phase = self.now.phase;
        self.build_city(seat(owner), at, &mut Quiet);
        self.now.phase = phase;
    }

    pub(crate) fn roads(&mut self, owner: usize, sides: &[Side]) {
        sides.iter().for_each(|side| self.put_road(seat(owner), *side, &mut Quiet));
    }

    /// Ships of earlier turns.
    pub(crate) fn ships(&mut self, owner: usize, sides: &[Side]) {
        sides.iter().for_each(|side| self.put_ship(seat(owner), *side, &mut Quiet));
        self.now.new_ships = Default::default();
    }

    pub(crate) fn give(&mut self, owner: usize, cards: Cards) {
        self.receive(seat(owner), cards, &mut Quiet);
    }

    pub(crate) fn hand(&self, owner: usize) -> [u8; 5] {
        self.player(seat(owner)).hand.counts()
    }

    pub(crate) fn points(&self, owner: usize) -> u8 {
        self.player(seat(owner)).points
    }

    /// Lays a chip and counts production anew.
    pub(crate) fn number(&mut self, hex: Hex, number: u8) {
        self.set_chip(hex, number);
    }

    /// Changes a hex of the board, before anything is built at it.
    pub(crate) fn terraform(&mut self, hex: Hex, terrain: Terrain) {
        self.now.terrain[hex.at()] = terrain;
        self.survey();
    }

    pub(crate) fn may(&self, owner: usize, action: Action) -> Result<(), Refusal> {
        self.check(seat(owner), action)
    }

    pub(crate) fn act(&mut self, owner: usize, action: Action) -> Vec<Event> {
        self.play(seat(owner), action).expect("legal")
    }

    pub(crate) fn chance(&mut self, outcome: Outcome) -> Vec<Event> {
        self.settle(outcome).expect("possible")
    }

    /// The active seat rolls this sum, with the first dice that make it.
    pub(crate) fn dice(&mut self, sum: u8) -> Vec<Event> {
        self.now.phase = Phase::Dice;
        let roll = self.rolls_left().first(sum).expect("a roll that is left");
        self.chance(Outcome::Dice(roll))
    }

    pub(crate) fn listed(&self, owner: usize) -> Vec<Action> {
        let mut list = Vec::new();
        self.actions(seat(owner), &mut list);
        list
    }

    pub(crate) fn lists(&self, owner: usize, action: Action) -> bool {
        self.listed(owner).contains(&action)
    }

    pub(crate) fn liftable_ships(&self, owner: usize) -> Vec<Side> {
        let mut ships: Vec<Side> = self.liftable(seat(owner)).iter().map(Side).collect();
        ships.sort();
        ships
    }
}

pub(crate) fn one(kind: Resource) -> Cards {
    Cards::of(kind, 1)
}

pub(crate) fn plenty(count: u8) -> Cards {
    Cards::new([count; 5])
}
