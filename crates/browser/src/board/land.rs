//! The land on two layers: what has long lain there, and what came lately.
//!
//! Land is dear to paint, and what has just been laid changes with every frame until it is at rest. On
//! a sheet of its own it does so without the rest of the land.

use std::time::Duration;

use leptos::prelude::*;
use stage::{Item, Scene};

use super::layer::{Layer, Plane};

/// How long new land lies apart: until it has come to rest and all that its laying set going is done.
const REST: Duration = Duration::from_millis(700);

/// The land of a scene.
#[derive(Clone, Copy)]
pub struct Land {
    /// What has long lain there.
    pub settled: Layer,
    /// What came lately.
    pub fresh: Layer,
}

impl Land {
    /// The land of this scene; `told` hears of it when new land has been drawn in another place.
    pub fn of(scene: Memo<Scene>, told: impl Fn() + Copy + 'static) -> Land {
        let land = Land { settled: Layer::new(false), fresh: Layer::new(true) };
        let mut rest = debounce(REST, move |()| {
            if scene.try_with_untracked(|scene| land.settle(scene)).is_some() {
                told();
            }
        });
        Effect::new(move || {
            if scene.with(|scene| land.take_in(scene)) {
                rest(());
            }
        });
        land
    }

    /// Lays what is new apart; says whether there is any.
    fn take_in(self, scene: &Scene) -> bool {
        let first = !self.settled.is_shown();
        let (old, new): (Vec<&Item>, Vec<&Item>) =
            items(scene).partition(|item| first || self.settled.holds(&item.key));
        self.settled.lay(&old);
        self.fresh.lay(&new);
        !new.is_empty()
    }

    fn settle(self, scene: &Scene) {
        self.settled.lay(&items(scene).collect::<Vec<&Item>>());
        self.fresh.lay(&[]);
    }
}

fn items(scene: &Scene) -> impl Iterator<Item = &Item> {
    scene.items.iter().filter(|item| Plane::of(item) == Plane::Land)
}
