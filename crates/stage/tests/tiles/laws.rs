//! What holds in every game on tiles.

use std::collections::{BTreeMap, BTreeSet};

use game::{Turn, luck};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use stage::{Art, Input, Item, Lang, Manner, Reaction, Scene};

use super::table::{AT_ONCE, OnTiles, PREVIEW, actions, decision, json, show, watch};

pub fn decides(game: &impl OnTiles) -> bool {
    matches!(game.turn(), Turn::Decide(_))
}

/// Every legal decision can be reached by touches.
pub fn all_is_reached<G: OnTiles>(agreement: &G::Options) {
    let reached = reached::<G>(agreement, 1, usize::MAX);
    assert!(reached > 1000, "{reached}");
}

/// Reaches decisions by touches, at most so many of each kind in one state; says how many.
pub fn reached<G: OnTiles>(agreement: &G::Options, seed: u64, most: usize) -> usize {
    let mut reached = 0;
    watch::<G>(agreement, 3, seed, |game, _, stage| {
        let mut legal = Vec::new();
        if decides(game) {
            game.actions(game.active(), &mut legal);
        }
        for action in sample(legal, most, ToString::to_string) {
            for manner in [PREVIEW, AT_ONCE] {
                let way = game.way(action, manner);
                let mut inputs: Vec<Input<'_>> = way.iter().map(|name| Input::Tap(name)).collect();
                if inputs.is_empty() {
                    inputs.push(Input::Done);
                }
                show(stage, game);
                let decision = decision(stage, manner, &inputs);
                assert_eq!(decision, action.to_string());
                reached += 1;
            }
        }
    });
    reached
}

/// At most so many decisions of each kind, spread over all of them; the first word says the kind.
pub fn sample<A>(all: Vec<A>, most: usize, notation: impl Fn(&A) -> String) -> Vec<A> {
    let mut kinds: BTreeMap<String, Vec<A>> = BTreeMap::new();
    for action in all {
        let kind = notation(&action).split(' ').next().unwrap_or_default().to_owned();
        kinds.entry(kind).or_default().push(action);
    }
    let spread = |all: Vec<A>| {
        let step = all.len().div_ceil(most);
        all.into_iter().step_by(step)
    };
    kinds.into_values().flat_map(spread).collect()
}

/// A person who touches anything at all, as often as they like, decides only what was offered.
pub fn only_offers_are_decided<G: OnTiles>(agreement: &G::Options) {
    let mut decided = 0;
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    watch::<G>(agreement, 2, 2, |game, _, stage| {
        if !decides(game) {
            return;
        }
        let offered = actions(game, game.active());
        for _ in 0..12 {
            let mut names: Vec<String> = targets(&stage.scene(Lang::En));
            names.push("hand".to_owned());
            let name = luck::pick(&mut rng, &names).unwrap();
            let inputs =
                [Input::Tap(name), Input::Tap(name), Input::Turn(true), Input::Done, Input::Cancel];
            let input = *luck::pick(&mut rng, &inputs).unwrap();
            let manner = Manner { preview: luck::below(&mut rng, 2) == 0 };
            if let Reaction::Decide(listed) = stage.feel(input, manner) {
                assert!(offered.contains(&listed), "{listed:?}");
                decided += 1;
            }
        }
    });
    assert!(decided > 60, "{decided}");
}

fn targets(scene: &Scene) -> Vec<String> {
    let touched = scene.items.iter().filter_map(|item| item.touch.as_ref());
    touched.map(|touch| touch.target.clone()).collect()
}

/// What says that it acts does something, and nothing else does.
pub fn acts_are_true<G: OnTiles>(agreement: &G::Options) {
    watch::<G>(agreement, 2, 3, |game, _, stage| {
        for item in stage.scene(Lang::En).items {
            let Some(touch) = item.touch else { continue };
            let reaction = stage.feel(Input::Tap(&touch.target), PREVIEW);
            assert_eq!(reaction != Reaction::Still, touch.acts, "{}", touch.target);
            if touch.acts {
                show(stage, game);
            }
        }
    });
}

/// No key and no target comes twice, everything is drawn, and every language names it.
pub fn scenes_keep_the_contract<G: OnTiles>(agreement: &G::Options) {
    watch::<G>(agreement, 4, 4, |_, _, stage| {
        let [english, others @ ..] = Lang::ALL.map(|lang| stage.scene(lang));
        let keys: BTreeSet<&str> = english.items.iter().map(|item| item.key.as_str()).collect();
        assert_eq!(keys.len(), english.items.len(), "two items with one key");
        assert!(english.items.iter().all(|item| !item.art.is_empty()));
        for other in &others {
            assert_eq!(english.items.len(), other.items.len());
            for (english, other) in english.items.iter().zip(&other.items) {
                assert_eq!(english.key, other.key);
                if let (Some(english), Some(other)) = (&english.touch, &other.touch) {
                    assert!(!english.name.is_empty());
                    assert_ne!(english.name, other.name);
                }
            }
        }
        let targets = targets(&english);
        assert_eq!(targets.iter().collect::<BTreeSet<_>>().len(), targets.len());
    });
}

/// A page draws a picture once per key: what looks different must be called differently.
pub fn keys_stand_for_pictures<G: OnTiles>(agreement: &G::Options) {
    let mut known: BTreeMap<(&str, String), Art> = BTreeMap::new();
    let mut check = |layer: &'static str, items: Vec<Item>| {
        for item in items {
            let art = known.entry((layer, item.key.clone())).or_insert(item.art.clone());
            assert_eq!(*art, item.art, "{layer} {}", item.key);
        }
    };
    for seed in [7, 8] {
        watch::<G>(agreement, 4, seed, |_, events, stage| {
            let scene = stage.scene(Lang::En);
            for target in targets(&scene) {
                check("light", stage.light(&target));
            }
            check("scene", scene.items);
            check("marks", stage.marks(&json(events)));
            for overlay in stage.overlays(true, Lang::En) {
                check(overlay.key, stage.overlay(overlay.key, Lang::En));
            }
        });
    }
}

/// Ghosts on one tile can be told apart by a finger: their areas do not overlap and are not smaller
/// than this.
pub fn ghosts_have_room<G: OnTiles>(agreement: &G::Options, wanted: f32) {
    let mut least = f32::MAX;
    watch::<G>(agreement, 2, 5, |game, _, stage| {
        let scene = stage.scene(Lang::En);
        let ghosts = scene.items.iter().filter(|item| item.class.starts_with("ghost"));
        let boxes: Vec<_> = ghosts
            .filter_map(|item| item.touch.as_ref().map(|touch| (item.at, touch.area.width)))
            .collect();
        for (place, (at, width)) in boxes.iter().enumerate() {
            least = least.min(*width);
            for (other, wide) in &boxes[..place] {
                let apart = (at.x - other.x).abs().max((at.y - other.y).abs());
                let drawing = || game.render(game::Audience::Spectator);
                assert!(apart + 0.01 >= (width + wide) / 2.0, "{}", drawing());
            }
        }
    });
    assert!(least > wanted, "{least}");
}

/// Every figure lights up what it stands on.
pub fn figures_light_up<G: OnTiles>(agreement: &G::Options) {
    watch::<G>(agreement, 3, 6, |_, _, stage| {
        for item in stage.scene(Lang::En).items {
            let Some(touch) = item.touch else { continue };
            let lights = stage.light(&touch.target);
            let keys: BTreeSet<&str> = lights.iter().map(|light| light.key.as_str()).collect();
            assert_eq!(keys.len(), lights.len(), "{}", touch.target);
            if item.class.starts_with("figure") || item.class.starts_with("ghost") {
                assert!(!lights.is_empty(), "{}", touch.target);
            }
        }
    });
}
