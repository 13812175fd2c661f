//! What holds in every game.

use std::collections::{BTreeMap, BTreeSet};

use carcassonne::{Action, Agreement, Carcassonne};
use game::{Game, Turn, luck};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use stage::{Art, Input, Item, Lang, Manner, Reaction, Scene};

use crate::common::{AT_ONCE, PREVIEW, actions, active, decision, json, show, watch};

fn decides(game: &Carcassonne) -> bool {
    matches!(game.turn(), Turn::Decide(_))
}

/// The touches that lead to a decision.
fn way(action: Action, manner: Manner) -> Vec<String> {
    match action {
        Action::Lay { cell, turns } => {
            let mut way = vec!["hand".to_owned(); turns.index()];
            way.extend(vec![format!("cell:{cell}"); if manner.preview { 2 } else { 1 }]);
            way
        }
        Action::Place { spot, .. } => {
            vec![format!("ghost:{spot}"); if manner.preview { 2 } else { 1 }]
        }
        Action::Pass => Vec::new(),
        Action::Expansion(_) => panic!("the page offers no expansion"),
    }
}

#[test]
fn every_legal_decision_can_be_reached_by_touches() {
    let mut reached = 0;
    watch(&Agreement::default(), 3, 1, |game, _, stage| {
        let mut legal = Vec::new();
        if decides(game) {
            game.actions(active(game), &mut legal);
        }
        for action in legal {
            for manner in [PREVIEW, AT_ONCE] {
                let way = way(action, manner);
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
    assert!(reached > 1000, "{reached}");
}

/// A person who touches anything at all, as often as they like.
#[test]
fn every_decision_is_one_that_was_offered() {
    let mut decided = 0;
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    watch(&Agreement::default(), 2, 2, |game, _, stage| {
        if !decides(game) {
            return;
        }
        let offered = actions(game, active(game));
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
    assert!(decided > 100, "{decided}");
}

fn targets(scene: &Scene) -> Vec<String> {
    let touched = scene.items.iter().filter_map(|item| item.touch.as_ref());
    touched.map(|touch| touch.target.clone()).collect()
}

#[test]
fn what_says_that_it_acts_does_something_and_nothing_else_does() {
    watch(&Agreement::default(), 2, 3, |game, _, stage| {
        for item in stage.scene(Lang::En).items {
            let Some(touch) = item.touch else { continue };
            show(stage, game);
            let reaction = stage.feel(Input::Tap(&touch.target), PREVIEW);
            assert_eq!(reaction != Reaction::Still, touch.acts, "{}", touch.target);
        }
    });
}

#[test]
fn every_scene_keeps_the_contract() {
    watch(&Agreement::default(), 4, 4, |_, _, stage| {
        let (english, german) = (stage.scene(Lang::En), stage.scene(Lang::De));
        let keys: BTreeSet<&str> = english.items.iter().map(|item| item.key.as_str()).collect();
        assert_eq!(keys.len(), english.items.len(), "two items with one key");
        for (english, german) in english.items.iter().zip(&german.items) {
            assert_eq!(english.key, german.key);
            assert!(!english.art.is_empty(), "{}", english.key);
            if let (Some(english), Some(german)) = (&english.touch, &german.touch) {
                assert!(!english.name.is_empty());
                assert_ne!(english.name, german.name);
            }
        }
        let targets = targets(&english);
        assert_eq!(targets.iter().collect::<BTreeSet<_>>().len(), targets.len());
    });
}

/// A page draws a picture once per key: what looks different must be called differently.
#[test]
fn a_key_stands_for_one_picture() {
    let mut known: BTreeMap<(&str, String), Art> = BTreeMap::new();
    let mut check = |layer: &'static str, items: Vec<Item>| {
        for item in items {
            let art = known.entry((layer, item.key.clone())).or_insert(item.art.clone());
            assert_eq!(*art, item.art, "{layer} {}", item.key);
        }
    };
    for seed in [7, 8] {
        watch(&Agreement::default(), 4, seed, |_, events, stage| {
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

/// Ghosts on one tile can be told apart by a finger.
#[test]
fn ghosts_do_not_cover_each_other() {
    let mut least = f32::MAX;
    watch(&Agreement::default(), 2, 5, |game, _, stage| {
        let scene = stage.scene(Lang::En);
        let ghosts = scene.items.iter().filter(|item| item.class.starts_with("ghost"));
        let boxes: Vec<_> = ghosts
            .filter_map(|item| item.touch.as_ref().map(|touch| (item.at, touch.area.width)))
            .collect();
        for (place, (at, width)) in boxes.iter().enumerate() {
            least = least.min(*width);
            for (other, wide) in &boxes[..place] {
                let apart = (at.x - other.x).abs().max((at.y - other.y).abs());
                assert!(apart + 0.01 >= (width + wide) / 2.0, "{}", game.drawing());
            }
        }
    });
    assert!(least > 13.0, "{least}");
}

#[test]
fn every_figure_lights_up_what_it_stands_on() {
    watch(&Agreement::default(), 3, 6, |_, _, stage| {
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
