//! The estimate in its parts: what the open features promise, and what the followers at home are worth.

use game::{Aspect, Outlook, Seat};
use landscape::{Terrain, TileId};

use crate::figure::StandingFigure;
use crate::outlook::Forecast;
use crate::state::{Carcassonne, Phase};

/// The places of the aspects in their list.
const SCORED: usize = 0;
const CITY: usize = 1;
const ROAD: usize = 2;
const MONASTERY: usize = 3;
const FIELD: usize = 4;
const HOME: usize = 5;
const OTHER: usize = 6;
const CODES: [&str; 7] = ["scored", "city", "road", "monastery", "field", "home", "expansion"];

impl Carcassonne {
    /// What the estimate is made of. Figures are counted where they hold something; what only the expansions
    /// see is the last part.
    pub(crate) fn aspects_of_estimate(&self, outlook: &Outlook) -> Vec<Aspect> {
        let mut aspects: Vec<Aspect> = CODES.into_iter().map(Aspect::named).collect();
        for seat in Seat::first(self.rules.seats).map(Seat::index) {
            aspects[SCORED].worth[seat] = self.scores[seat] as f32;
            aspects[SCORED].count[seat] = self.scores[seat];
        }
        if self.phase != Phase::Over {
            let forecast = self.forecast();
            self.add_open_features(&forecast, &mut aspects);
            self.add_at_home(&forecast, &mut aspects);
        }
        for seat in Seat::first(self.rules.seats).map(Seat::index) {
            let known: f32 = aspects.iter().map(|aspect| aspect.worth[seat]).sum();
            aspects[OTHER].worth[seat] = outlook[seat] - known;
        }
        aspects
    }

    fn add_open_features(&self, forecast: &Forecast, aspects: &mut [Aspect]) {
        for standing in self.figures.iter().filter(|standing| standing.figure.is_follower()) {
            if let Some((terrain, worth)) = self.promised_to(standing, forecast) {
                let aspect = &mut aspects[place_of(terrain)];
                aspect.worth[standing.seat.index()] += worth;
                aspect.count[standing.seat.index()] += 1;
            }
        }
    }

    /// The strength of this follower's seat in its feature, where that is the majority.
    pub(crate) fn holding(&self, standing: &StandingFigure) -> Option<u8> {
        let features = self.map.features();
        let followers = &features.load(features.root(standing.piece)).followers;
        let own = followers[standing.seat.index()];
        followers.iter().all(|&theirs| theirs <= own).then_some(own)
    }

    /// What a follower brings its seat, where that has the majority.
    fn promised_to(
        &self,
        standing: &StandingFigure,
        forecast: &Forecast,
    ) -> Option<(Terrain, f32)> {
        let own = self.holding(standing)?;
        let (features, atlas) = (self.map.features(), self.rules.tiles.atlas());
        let root = features.root(standing.piece);
        let laid = self.map.tile(TileId(features.tile_of(standing.piece)));
        let piece = laid.index_of(standing.piece);
        let terrain = atlas.pieces(laid.kind)[piece as usize].terrain;
        let part = f32::from(standing.figure.strength()) / f32::from(own);
        Some((terrain, part * self.promise(root, terrain, forecast)))
    }

    fn add_at_home(&self, forecast: &Forecast, aspects: &mut [Aspect]) {
        for seat in Seat::first(self.rules.seats) {
            let home = &mut aspects[HOME];
            home.worth[seat.index()] = self.worth_at_home(seat, forecast);
            home.count[seat.index()] = self.supply[seat.index()].followers().into();
        }
    }
}

/// What a feature of this kind is called among the aspects.
pub(crate) fn code_of(terrain: Terrain) -> &'static str {
    CODES[place_of(terrain)]
}

fn place_of(terrain: Terrain) -> usize {
    match terrain {
        Terrain::Town => CITY,
        Terrain::Road => ROAD,
        Terrain::Monastery => MONASTERY,
        Terrain::Land => FIELD,
    }
}
