//! What of the estimate people can point at: the features that somebody holds, and what a follower may be kept for.

use std::collections::BTreeSet;

use game::{Asset, Seat};
use landscape::{PieceId, Terrain};

use crate::aspects::code_of;
use crate::fields::PER_FIELD;
use crate::state::{Carcassonne, Phase};

impl Carcassonne {
    /// Every feature that somebody holds, with its points if it were finished as it is, or a field's as it stands;
    /// and for whoever has a follower at home the best city and road that nobody holds.
    pub(crate) fn assets_of_estimate(&self) -> Vec<Asset> {
        if self.phase == Phase::Over {
            return Vec::new();
        }
        let mut assets = self.pointed_at();
        let free: Vec<_> = [Terrain::Town, Terrain::Road].map(|what| self.best_free(what)).into();
        for seat in Seat::first(self.rules.seats) {
            if self.supply[seat.index()].followers() > 0 {
                let kept_for = |&(code, number)| Asset { part: "home", code, seat, number };
                assets.extend(free.iter().flatten().map(kept_for));
            }
        }
        assets
    }

    fn pointed_at(&self) -> Vec<Asset> {
        let mut named = BTreeSet::new();
        let mut assets = Vec::new();
        for standing in self.figures.iter().filter(|standing| standing.figure.is_follower()) {
            let (seat, root) = (standing.seat, self.map.features().root(standing.piece));
            // Two followers may stand for the same.
            if self.holding(standing).is_none() || !named.insert((seat, root)) {
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
        match terrain {
            Terrain::Land => PER_FIELD * self.cities_at(root).0,
            Terrain::Monastery => self.value(root, terrain),
            Terrain::Town | Terrain::Road => self.value_once_finished(root, terrain),
        }
    }

    /// The open feature without followers that is worth most.
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

#[cfg(test)]
mod tests {
    use game::Game;

    use super::*;
    use crate::options::Agreement;

    /// What people can point at after these steps: `* B` draws, everything else is decided by who is on turn.
    fn assets(steps: &[&str]) -> Vec<(&'static str, &'static str, usize, i32)> {
        let mut game = Carcassonne::start(&Agreement::default(), 2).expect("two may play");
        for step in steps {
            match step.strip_prefix("* ") {
                Some(drawn) => drop(game.settle(drawn.parse().unwrap()).unwrap()),
                None => drop(game.play(game.active, step.parse().unwrap()).unwrap()),
            }
        }
        let assets = game.assets_of_estimate().into_iter();
        assets.map(|it| (it.part, it.code, it.seat.index(), it.number)).collect()
    }

    #[test]
    fn a_monastery_is_held_and_followers_are_kept_for_the_city_of_the_start_tile() {
        let kept = |seat| [("home", "city", seat, 2), ("home", "road", seat, 1)];
        let free: Vec<_> = [kept(0), kept(1)].concat();
        assert_eq!(assets(&[]), free);
        assert_eq!(assets(&["* B", "lay 0,1 0", "pass"]), free);
        let held = [vec![("monastery", "monastery", 0, 2)], free].concat();
        assert_eq!(assets(&["* B", "lay 0,1 0", "follower monastery"]), held);
    }
}
