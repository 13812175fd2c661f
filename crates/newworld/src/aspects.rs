//! The estimate in its parts: what is held by whom, and what the settlers at home are worth.

use game::{Aspect, Seat};
use landscape::Terrain;

use crate::state::{NewWorld, Phase};

/// The places of the aspects in their list.
const SCORED: usize = 0;
const TOWN: usize = 1;
const ROAD: usize = 2;
const FARM: usize = 3;
const PLAIN: usize = 4;
const HOME: usize = 5;
const CODES: [&str; 6] = ["scored", "town", "road", "farm", "plain", "home"];

impl NewWorld {
    /// What the estimate is made of. Settlers are counted where they hold something.
    pub(crate) fn aspects_of_estimate(&self) -> Vec<Aspect> {
        let mut aspects: Vec<Aspect> = CODES.into_iter().map(Aspect::named).collect();
        for seat in Seat::first(self.rules.seats).map(Seat::index) {
            aspects[SCORED].worth[seat] = self.scores[seat] as f32;
            aspects[SCORED].count[seat] = self.scores[seat];
        }
        if self.phase != Phase::Over {
            self.add_what_is_held(&mut aspects);
            aspects[HOME].worth = self.worth_at_home();
            for seat in Seat::first(self.rules.seats).map(Seat::index) {
                aspects[HOME].count[seat] = self.supply[seat].into();
            }
        }
        aspects
    }

    fn add_what_is_held(&self, aspects: &mut [Aspect]) {
        let left = f32::from(self.stock.left);
        for settler in &self.settlers {
            let promise = self.promise(settler, left);
            let terrain = self.map.terrain_of(self.rules.tiles.atlas(), settler.piece);
            let aspect = &mut aspects[place_of(terrain)];
            aspect.worth[settler.seat.index()] += promise;
            aspect.count[settler.seat.index()] += i32::from(promise != 0.0);
        }
    }
}

/// What a structure of this kind is called among the aspects.
pub(crate) fn code_of(terrain: Terrain) -> &'static str {
    CODES[place_of(terrain)]
}

fn place_of(terrain: Terrain) -> usize {
    match terrain {
        Terrain::Town => TOWN,
        Terrain::Road => ROAD,
        Terrain::Monastery => FARM,
        Terrain::Land => PLAIN,
    }
}
