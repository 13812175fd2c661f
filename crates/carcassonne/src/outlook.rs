//! An estimate of the final points per seat: what bots lean on.
//!
//! The points made, plus what every held feature promises whoever holds it, plus what the
//! followers at home are worth. The numbers are those with which `greedy` won most often against
//! itself with others, some thousand games a try, and then rounded as far as that cost nothing.

use game::{Outlook, Seat};
use landscape::{Cell, PieceId, Terrain, TileId};

use crate::expansions::{self, Threats};
use crate::fields::PER_FIELD;
use crate::figure::StandingFigure;
use crate::powers::Powers;
use crate::state::{Carcassonne, Phase};

/// What so many followers at home are worth while there is time to place them, in points: the
/// last one is worth most, for without it a turn is only a tile. About 5.2 times n to the 0.7.
const AT_HOME: [f32; 8] = [0.0, 5.2, 8.4, 11.2, 13.7, 16.0, 18.2, 20.3];
/// With fewer turns left than this, followers at home lose their worth turn by turn.
const TURNS_TO_PLACE: f32 = 6.0;
/// The chance that one open side of a road or city is closed, with tiles without end; of so many sides, its power.
const SIDE_CLOSES: Powers = Powers::of(0.7);
/// How many tiles it takes for each open side to be likely served.
const TILES_PER_SIDE: f32 = 6.0;
/// What an open side may still bring a road or city, at the start of a game.
const SIDE_GROWS: f32 = 0.3;
/// The tiles in one box, the measure of how early it is.
const BOX: f32 = 72.0;
/// A finished city pays twice and sends its knights home: both count, times its chance.
const CITY_FINISHED: f32 = 1.4;
/// How many tiles left make it even whether a monastery gets its next neighbour.
const NEIGHBOUR_COMES: f32 = 25.0;
/// What share of a finished city an open one is worth to a farmer. A field is best claimed when
/// its cities stand, hence so little.
const OPEN_CITY: f32 = 0.1;
/// What it costs that a farmer never comes home, at the start of a game.
const FARMER_GONE: f32 = 0.6;
/// More cities at one field than a box of tiles makes; beyond, one may count twice.
const CITIES_MOST: usize = 32;

/// What an estimate looks at again and again.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Forecast {
    /// Tiles still face down.
    pub left: f32,
    /// How much of the time it takes to place what is at home is left: 1 for plenty, 0 for none.
    pub time: f32,
}

/// A follower with a share in what its feature promises.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stake {
    /// Who stands where.
    pub standing: StandingFigure,
    /// On which tile.
    pub tile: TileId,
    /// And where that lies.
    pub cell: Cell,
    /// The feature it stands in, by the piece that stands for all of it.
    pub root: PieceId,
    /// What it is.
    pub terrain: Terrain,
    /// Its part of what its seat gets there.
    pub part: f32,
    /// What it brings its seat, if it can stay.
    pub promise: f32,
}

impl Carcassonne {
    /// What each seat may expect to have at the end.
    pub(crate) fn estimate(&self) -> Outlook {
        if self.rules.plain {
            return self.plain_estimate();
        }
        self.estimate_with(Some(&mut Threats::read(self)))
    }

    /// The same by somebody who knows the base game only.
    pub(crate) fn plain_estimate(&self) -> Outlook {
        self.estimate_with(None)
    }

    /// `threats` is what the expansions see coming; nothing where nobody asks them.
    #[inline]
    fn estimate_with(&self, mut threats: Option<&mut Threats>) -> Outlook {
        let mut outlook: Outlook = std::array::from_fn(|seat| self.scores[seat] as f32);
        if self.phase == Phase::Over {
            return outlook;
        }
        let forecast = self.forecast();
        self.add_promises(&forecast, threats.as_deref_mut(), &mut outlook);
        for seat in Seat::first(self.rules.seats) {
            outlook[seat.index()] += self.worth_at_home(seat, &forecast);
        }
        if let Some(threats) = threats {
            expansions::outlook(self, &forecast, threats, &mut outlook);
        }
        outlook
    }

    /// What the followers of a seat at home are worth.
    #[inline]
    pub(crate) fn worth_at_home(&self, seat: Seat, forecast: &Forecast) -> f32 {
        let at_home = usize::from(self.supply[seat.index()].followers()).min(AT_HOME.len() - 1);
        AT_HOME[at_home] * forecast.time
    }

    /// What an estimate of this moment looks at.
    pub(crate) fn forecast(&self) -> Forecast {
        let left = f32::from(self.stock.left);
        let time = (left / (self.rules.seats as f32 * TURNS_TO_PLACE)).min(1.0);
        Forecast { left, time }
    }

    /// What a feature promises whoever holds it.
    #[inline]
    pub(crate) fn promise(&self, root: PieceId, terrain: Terrain, forecast: &Forecast) -> f32 {
        match terrain {
            Terrain::Land => self.field_promise(root, forecast),
            _ => self.building_promise(root, terrain, forecast, !self.rules.plain),
        }
    }

    /// What held features promise, follower by follower: each of a seat with the majority brings
    /// its part of what the seat gets, so that no list of features is needed.
    #[inline]
    fn add_promises(
        &self,
        forecast: &Forecast,
        mut threats: Option<&mut Threats>,
        outlook: &mut Outlook,
    ) {
        let (features, atlas) = (self.map.features(), self.rules.tiles.atlas());
        for &standing in self.figures.iter().filter(|standing| standing.figure.is_follower()) {
            let root = features.root(standing.piece);
            let followers = &features.load(root).followers;
            let own = followers[standing.seat.index()];
            if followers.iter().all(|&theirs| theirs <= own) {
                let tile = TileId(features.tile_of(standing.piece));
                let laid = self.map.tile(tile);
                let piece = laid.index_of(standing.piece);
                let terrain = atlas.pieces(laid.kind)[piece as usize].terrain;
                let promise = match terrain {
                    Terrain::Land => self.field_promise(root, forecast),
                    terrain => self.building_promise(root, terrain, forecast, threats.is_some()),
                };
                let part = f32::from(standing.figure.strength()) / f32::from(own);
                let promise = promise * part;
                outlook[standing.seat.index()] += promise;
                if let Some(threats) = threats.as_deref_mut() {
                    let cell = laid.cell;
                    let stake = Stake { standing, tile, cell, root, terrain, part, promise };
                    expansions::stake(self, forecast, threats, &stake, outlook);
                }
            }
        }
    }

    /// An unfinished road, city or monastery: between what it pays now and what it may pay.
    #[inline]
    fn building_promise(
        &self,
        root: PieceId,
        terrain: Terrain,
        forecast: &Forecast,
        asks: bool,
    ) -> f32 {
        let other = if asks { expansions::promise(self, root, terrain, forecast) } else { None };
        if let Some(promise) = other {
            return promise;
        }
        let now = self.value(root, terrain) as f32;
        match terrain {
            Terrain::Town => {
                now * (1.0 + CITY_FINISHED * self.closes(root, forecast))
                    + self.growth(root, forecast)
            }
            Terrain::Road => now + self.growth(root, forecast),
            Terrain::Monastery => {
                let sides = f32::from(self.map.features().open(root));
                now + sides * forecast.left / (forecast.left + NEIGHBOUR_COMES)
            }
            Terrain::Land => 0.0,
        }
    }

    /// The chance that a road or city is finished.
    #[inline]
    pub(crate) fn closes(&self, root: PieceId, forecast: &Forecast) -> f32 {
        let open = self.map.features().open(root);
        let wanted = TILES_PER_SIDE * f32::from(open);
        SIDE_CLOSES.raised(open) * forecast.left / (forecast.left + wanted).max(1.0)
    }

    /// What the open sides of a road or city may still bring.
    #[inline]
    pub(crate) fn growth(&self, root: PieceId, forecast: &Forecast) -> f32 {
        SIDE_GROWS * f32::from(self.map.features().open(root)) * forecast.left / BOX
    }

    /// A field: its finished cities, and a little for those that may come.
    #[inline]
    fn field_promise(&self, field: PieceId, forecast: &Forecast) -> f32 {
        PER_FIELD as f32 * self.likely_cities(field) - FARMER_GONE * forecast.left / BOX
    }

    /// How many finished cities a field may have in the end.
    #[inline]
    pub(crate) fn likely_cities(&self, field: PieceId) -> f32 {
        self.cities.recall(field, || {
            let mut cities = 0.0;
            self.each_city_at(field, |open| cities += if open { OPEN_CITY } else { 1.0 });
            cities
        })
    }

    /// How many cities a field borders, finished ones and open ones.
    #[inline]
    pub(crate) fn cities_at(&self, field: PieceId) -> (i32, i32) {
        let (mut finished, mut unfinished) = (0, 0);
        self.each_city_at(field, |open| *(if open { &mut unfinished } else { &mut finished }) += 1);
        (finished, unfinished)
    }

    /// Calls `each` once for every city that a field borders: is it open?
    #[inline]
    fn each_city_at(&self, field: PieceId, mut each: impl FnMut(bool)) {
        let features = self.map.features();
        let mut seen = [field; CITIES_MOST];
        let mut count = 0;
        for city in features.bordered_towns(field) {
            if seen[..count].contains(&city) {
                continue;
            }
            if let Some(place) = seen.get_mut(count) {
                *place = city;
                count += 1;
            }
            each(features.open(city) != 0);
        }
    }
}
