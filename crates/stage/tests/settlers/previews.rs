//! The previews of the scenarios in the set-up.

use settlers::scenario;
use stage::settlers::preview;
use stage::{Lang, Preview};

fn all(lang: Lang) -> Vec<(&'static str, Preview)> {
    let known = |id: &&'static str| (*id, preview("scenario", id, lang).expect("of the house"));
    scenario::IDS.iter().map(known).collect()
}

#[test]
fn every_scenario_has_a_map_a_story_and_facts_in_every_language() {
    for lang in Lang::ALL {
        for ((id, english), (_, preview)) in all(Lang::En).iter().zip(&all(lang)) {
            let board = scenario::board(id).unwrap();
            assert_eq!(english.story == preview.story, lang == Lang::En, "{id}");
            let sentences = preview.story.matches(['.', '!', '?']).count();
            assert_eq!(sentences, 2, "{id}: {}", preview.story);
            let points = board.scenario.points.to_string();
            assert!(preview.facts.iter().any(|fact| fact.starts_with(&points)), "{id}");
            assert!(preview.facts.len() >= 3 && preview.facts.iter().all(|fact| !fact.is_empty()));
            let players = &board.scenario.players;
            assert_eq!(Some(preview.seats.start()), players.iter().min(), "{id}");
            assert_eq!(Some(preview.seats.end()), players.iter().max(), "{id}");
            assert_eq!(english.art, preview.art, "a map has no words");
        }
    }
}

/// What every harbour has.
const SIGN: &str = "class='sign'";

#[test]
fn a_map_shows_every_hex_and_every_harbour() {
    for (id, preview) in all(Lang::En) {
        let board = scenario::board(id).unwrap();
        assert!(preview.art.starts_with("<svg ") && preview.art.ends_with("</svg>"));
        // Every harbour bears a sign, and a rate only where its kind is not dealt.
        assert_eq!(preview.art.matches(SIGN).count(), board.scenario.spots.len(), "{id}");
        let rates = preview.art.matches("2:1<").count() + preview.art.matches("3:1<").count();
        let text = scenario::text(id).unwrap();
        let plan = scenario::Plan::read(text).unwrap();
        let fixed = plan.harbours.spots.iter().filter(|spot| spot.fixed.is_some()).count();
        assert_eq!(rates, fixed, "{id}");
        let hexes = preview.art.matches(art::hex::OUTLINE).count();
        assert!(hexes >= board.geometry.hexes(), "{id}: {hexes}");
        assert!(!preview.art.contains("style="), "{id}: no style attributes on the page");
    }
}

#[test]
fn maps_of_different_scenarios_differ() {
    let maps: std::collections::BTreeSet<String> =
        all(Lang::En).into_iter().map(|(_, preview)| preview.art.to_string()).collect();
    assert_eq!(maps.len(), scenario::IDS.len());
}

#[test]
fn what_is_no_scenario_of_the_house_has_no_preview() {
    for (key, value) in [("scenario", "custom"), ("scenario", "atlantis"), ("dice", "base")] {
        assert!(preview(key, value, Lang::De).is_none());
    }
}
