//! A board: the frame's tables and what a scenario prints on it. Built once, shared by all games.

use crate::geometry::{Corners, Geometry};
use crate::land::{ChipPile, HarbourKind, Terrain, TerrainPile};
use crate::scenario::{BonusKind, How, Pool, Scenario};

pub use crate::scenario::ChipCell;

/// The three grids of a scenario file, hex by hex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grids {
    /// The area letter of every hex.
    pub areas: Vec<u8>,
    /// The printed terrain; unknown where it is dealt or found.
    pub terrain: Vec<Terrain>,
    /// Where chips come from.
    pub chips: Vec<ChipCell>,
}

/// The letter of hexes whose area the deal decides.
const DEALT_AREA: u8 = b'*';
/// The letter of hexes that are found in play.
const UNDISCOVERED_AREA: u8 = b'?';
/// The letters of areas; the place of a letter is its region's number.
pub(crate) const AREA_LETTERS: &[u8] = b"mn123456ds?*";

/// What never changes during a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// Which places meet.
    pub geometry: Geometry,
    /// What the scenario says.
    pub scenario: Scenario,
    /// What is printed.
    pub grids: Grids,
    /// The hexes on which the game may start.
    pub start: u64,
    /// The intersections of harbour spots, by spot.
    pub spot_corners: Vec<Corners>,
    /// Are islands the groups of land that the deal makes (S-48)?
    pub islands_dealt: bool,
    /// Hexes whose chip comes from the bag (S-60).
    pub bag_hexes: u64,
    /// These, and the hexes that are found in play (S-40).
    pub secret_hexes: u64,
    /// The number of every hex's printed area; sea has none.
    regions: Vec<Option<u8>>,
    /// The printed bonus areas each intersection belongs to, one bit per region.
    pub bonus_regions: Vec<u64>,
}

impl Board {
    /// Puts the parts together.
    pub fn new(geometry: Geometry, scenario: Scenario, grids: Grids, start: u64) -> Board {
        let spot = |spot: &crate::scenario::HarbourSite| {
            geometry.side_ends[spot.side as usize].into_iter().collect()
        };
        let spot_corners = scenario.spots.iter().map(spot).collect();
        let islands_dealt = grids.areas.contains(&DEALT_AREA);
        let in_play =
            |(hex, cell): (usize, &ChipCell)| (*cell == ChipCell::InPlay).then_some(1u64 << hex);
        let bag_hexes = grids.chips.iter().enumerate().filter_map(in_play).fold(0, |a, b| a | b);
        let face_down = grids.areas.iter().zip(0..).filter(|(area, _)| **area == UNDISCOVERED_AREA);
        let face_down = face_down.fold(0, |all, (_, hex)| all | 1u64 << hex);
        let mut board = Board {
            geometry,
            scenario,
            start,
            spot_corners,
            islands_dealt,
            bag_hexes,
            secret_hexes: bag_hexes | face_down,
            regions: grids.areas.iter().map(|letter| region(*letter)).collect(),
            grids,
            bonus_regions: Vec::new(),
        };
        let corners = 0..board.geometry.corner_places.len() as u8;
        board.bonus_regions = corners.map(|corner| board.bonus_regions_at(corner)).collect();
        board
    }

    fn bonus_regions_at(&self, corner: u8) -> u64 {
        let counts = |hex: &usize| self.scenario.bonus.hexes >> hex & 1 == 1;
        let regions = self.geometry.hexes_at(corner).filter(counts);
        regions.filter_map(|hex| self.area_region(hex)).fold(0, |all, region| all | 1 << region)
    }

    /// The pools of this kind.
    pub fn pools(&self, how: How) -> impl Iterator<Item = &Pool> {
        self.scenario.pools.iter().filter(move |pool| pool.how == how)
    }

    /// The face-down stacks of hexes and chips (S-40).
    pub fn stacks(&self) -> (TerrainPile, ChipPile) {
        let stack = self.pools(How::Stack).next();
        let terrain = stack.and_then(|pool| pool.terrain).unwrap_or_default();
        (terrain, stack.and_then(|pool| pool.chips).unwrap_or_default())
    }

    /// The chips in the bag (S-60).
    pub fn bag(&self) -> ChipPile {
        self.pools(How::Bag).next().and_then(|pool| pool.chips).unwrap_or_default()
    }

    /// The number of a printed area; sea has none.
    #[inline]
    pub fn area_region(&self, hex: usize) -> Option<u8> {
        self.regions[hex]
    }

    /// Is this hex found in play (S-40)?
    pub fn is_face_down(&self, hex: usize) -> bool {
        self.grids.areas.get(hex) == Some(&UNDISCOVERED_AREA)
    }

    /// The kinds of the spots where harbours are not shuffled: as the file says, otherwise in
    /// the order of the pile.
    pub fn fixed_harbour(&self, spot: usize) -> HarbourKind {
        let in_order = || {
            let piled = HarbourKind::ALL
                .into_iter()
                .flat_map(|kind| (0..self.scenario.harbours[kind.index()]).map(move |_| kind));
            piled.into_iter().nth(spot).expect("there are as many harbours as spots")
        };
        self.scenario.spots.get(spot).and_then(|spot| spot.fixed).unwrap_or_else(in_order)
    }

    /// Do trade lines earn chips here?
    pub fn has_trade_lines(&self) -> bool {
        self.scenario.bonus.kind == BonusKind::TradeLines
    }

    /// All hexes as a set.
    pub fn all_hexes(&self) -> u64 {
        u64::MAX >> (64 - self.geometry.hexes().max(1))
    }
}

/// The number of an area by its letter.
fn region(letter: u8) -> Option<u8> {
    let at = AREA_LETTERS.iter().position(|known| *known == letter)?;
    (letter != b's').then_some(at as u8)
}

/// The members of a set of hexes in rising order.
pub fn hexes_in(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let hex = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (hex < 64).then_some(hex as usize)
    })
}
