//! An estimate of the final points per seat: what bots lean on.

use game::{Outlook, SEATS_MAX, Seat};
use landscape::{PieceId, Terrain};

use crate::farms::PER_FIELD;
use crate::state::{Carcassonne, Phase};

/// What a follower in the supply is worth while many tiles are left, in points.
const FOLLOWER_WORTH: f32 = 1.6;
/// A field's chance to see one of its open cities finished.
const OPEN_CITY_FINISHED: f32 = 0.35;

impl Carcassonne {
    /// What each seat may expect to have at the end.
    pub(crate) fn estimate(&self) -> Outlook {
        let mut outlook: Outlook = std::array::from_fn(|seat| self.scores[seat] as f32);
        if self.phase == Phase::Over {
            return outlook;
        }
        let left = f32::from(self.stock.left);
        let turns_left = left / self.rules.seats as f32;
        for (root, terrain) in self.held_features() {
            let worth = match terrain {
                Terrain::Land => self.field_worth(root),
                _ => self.building_worth(root, terrain, left),
            };
            for seat in self.map.features().load(root).majority().iter() {
                outlook[seat.index()] += worth;
            }
        }
        for seat in Seat::first(self.rules.seats) {
            let supply = f32::from(self.supply[seat.index()]);
            // The last follower is worth most: without it a turn is only a tile.
            outlook[seat.index()] +=
                FOLLOWER_WORTH * supply.sqrt() * (turns_left / 8.0).min(1.0) * 1.5;
        }
        debug_assert!(outlook.len() == SEATS_MAX);
        outlook
    }

    /// An unfinished road, city or monastery: between what it pays now and what it may pay.
    fn building_worth(&self, root: PieceId, terrain: Terrain, left: f32) -> f32 {
        let features = self.map.features();
        let now = self.value(root, terrain) as f32;
        let open = f32::from(features.open(root));
        let chance = |per_open: f32| (1.0 - per_open).powf(open) * (left / (left + 6.0 * open));
        match terrain {
            Terrain::Town => now * (1.0 + chance(0.25)) + 0.3 * open * (left / 72.0),
            Terrain::Road => now + 0.5 * open * (left / 72.0),
            Terrain::Cloister => now + open * (left / (left + 25.0)) * 0.8,
            Terrain::Land => 0.0,
        }
    }

    fn field_worth(&self, field: PieceId) -> f32 {
        let features = self.map.features();
        let mut seen: Vec<PieceId> = Vec::new();
        let mut worth = 0.0;
        for city in features.bordered_towns(field) {
            if seen.contains(&city) {
                continue;
            }
            seen.push(city);
            let certain = features.open(city) == 0;
            worth += PER_FIELD as f32 * if certain { 1.0 } else { OPEN_CITY_FINISHED };
        }
        worth
    }
}
