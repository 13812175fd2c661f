//! Fields at the end of the game (B-22, B-23).

use game::{Points, SEATS_MAX, Sink};
use landscape::{PieceId, Terrain, TileId};

use crate::event::{Event, Scoring};
use crate::expansions;
use crate::figure::majority;
use crate::final_scoring::award;
use crate::options::FieldScoring;
use crate::state::Carcassonne;

/// What a finished city is worth to the owner of a field (the book).
pub(crate) const PER_FIELD: i32 = 3;
/// What a finished city is worth to the most farmers around it (older printings).
const PER_CITY: i32 = 4;

impl Carcassonne {
    /// Pays the fields among the `held` features as the table agreed.
    pub(crate) fn score_fields(
        &self,
        held: &[(PieceId, Terrain)],
        scores: &mut Points,
        sink: &mut impl Sink<Event>,
    ) {
        let fields = held.iter().filter(|&&(_, terrain)| terrain == Terrain::Land);
        let fields: Vec<PieceId> = fields.map(|&(root, _)| root).collect();
        match self.rules.agreement.field_scoring {
            FieldScoring::PerField => self.score_per_field(&fields, scores, sink),
            FieldScoring::PerCity => self.score_per_city(&fields, scores, sink),
        }
    }

    /// Each field on its own: 3 points for every finished city at it.
    fn score_per_field(
        &self,
        fields: &[PieceId],
        scores: &mut Points,
        sink: &mut impl Sink<Event>,
    ) {
        let mut cities = Vec::new();
        for &field in fields {
            self.finished_cities(field, &mut cities);
            let points = PER_FIELD * cities.len() as i32;
            award(scores, self.map.features().load(field).majority(), points);
            sink.tell(|| {
                let cities = cities.iter().map(|&city| self.first_cell(city)).collect();
                let plain = self.explain(field, Terrain::Land, points);
                Event::Scored(Scoring { cities, ..plain })
            });
            let count = cities.len() as i32;
            self.credit(scores, sink, |tell| expansions::field_gains(self, field, count, tell));
        }
    }

    /// The finished cities that border or lie in a field, each once (B-23).
    pub(crate) fn finished_cities(&self, field: PieceId, into: &mut Vec<PieceId>) {
        let features = self.map.features();
        into.clear();
        for city in features.bordered_towns(field) {
            if features.open(city) == 0 && !into.contains(&city) {
                into.push(city);
            }
        }
    }

    /// Each finished city once: 4 points to whoever has most farmers in all fields at it.
    fn score_per_city(&self, fields: &[PieceId], scores: &mut Points, sink: &mut impl Sink<Event>) {
        let features = self.map.features();
        let mut served: Vec<(PieceId, [u8; SEATS_MAX])> = Vec::new();
        let mut cities = Vec::new();
        for &field in fields {
            self.finished_cities(field, &mut cities);
            for &city in &cities {
                let place = served.iter().position(|&(known, _)| known == city);
                let place = place.unwrap_or_else(|| {
                    served.push((city, [0; SEATS_MAX]));
                    served.len() - 1
                });
                let farmers = features.load(field).followers;
                served[place].1.iter_mut().zip(farmers).for_each(|(sum, more)| *sum += more);
            }
        }
        for (city, farmers) in served {
            let holders = majority(&farmers);
            award(scores, holders, PER_CITY);
            sink.tell(|| {
                let plain = self.explain(city, Terrain::Land, PER_CITY);
                let cities = vec![self.first_cell(city)];
                let figures = self.per_seat(&farmers);
                Event::Scored(Scoring {
                    cities,
                    figures,
                    holders,
                    pennants: 0,
                    inn_or_cathedral: false,
                    ..plain
                })
            });
        }
    }

    /// The first tile of a feature, to point at it.
    fn first_cell(&self, root: PieceId) -> landscape::Cell {
        let first = self.map.features().members(root).next();
        let first = first.expect("a feature has a piece");
        self.map.tile(TileId(self.map.features().tile_of(first))).cell
    }
}
