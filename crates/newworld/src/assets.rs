//! What of the estimate people can point at: what somebody holds, and what a settler may be kept for.

use std::collections::BTreeSet;

use game::{Asset, Seat};
use landscape::{PieceId, Terrain};

use crate::aspects::code_of;
use crate::state::{NewWorld, Phase};

impl NewWorld {
    /// Everything that somebody holds, with its points: a town's if it were finished as it is. And for whoever has a
    /// settler at home the best town and road that nobody holds.
    pub(crate) fn assets_of_estimate(&self) -> Vec<Asset> {
        if self.phase == Phase::Over {
            return Vec::new();
        }
        let mut assets = self.pointed_at();
        let free: Vec<_> = [Terrain::Town, Terrain::Road].map(|what| self.best_free(what)).into();
        for seat in Seat::first(self.rules.seats) {
            if self.supply[seat.index()] > 0 {
                let kept_for = |&(code, number)| Asset { part: "home", code, seat, number };
                assets.extend(free.iter().flatten().map(kept_for));
            }
        }
        assets
    }

    fn pointed_at(&self) -> Vec<Asset> {
        let features = self.map.features();
        let mut named = BTreeSet::new();
        let mut assets = Vec::new();
        for settler in &self.settlers {
            let (seat, root) = (settler.seat, features.root(settler.piece));
            let settlers = &features.load(root).settlers;
            let own = settlers[seat.index()];
            // Two settlers may stand for the same.
            if settlers.iter().any(|&theirs| theirs > own) || !named.insert((seat, root)) {
                continue;
            }
            let terrain = self.map.terrain_of(self.rules.tiles.atlas(), root);
            let (code, number) = (code_of(terrain), self.named_points(root, terrain));
            assets.push(Asset { part: code, code, seat, number });
        }
        // What is worth nothing yet is nothing to point at.
        assets.retain(|asset| asset.number > 0);
        assets
    }

    fn named_points(&self, root: PieceId, terrain: Terrain) -> i32 {
        let value = self.value(root, terrain);
        let doubles = terrain == Terrain::Town && self.map.features().open(root) > 0;
        if doubles { 2 * value } else { value }
    }

    /// The open structure without settlers that is worth most.
    fn best_free(&self, terrain: Terrain) -> Option<(&'static str, i32)> {
        let (features, atlas) = (self.map.features(), self.rules.tiles.atlas());
        let groups = features.groups().into_iter().map(|(root, _)| root);
        let free = groups.filter(|&root| {
            self.map.terrain_of(atlas, root) == terrain
                && features.open(root) > 0
                && features.load(root).is_free()
        });
        let most = free.map(|root| self.named_points(root, terrain)).max()?;
        Some((code_of(terrain), most))
    }
}
