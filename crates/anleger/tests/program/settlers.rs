//! The Settlers through the program: simulation, engine, scenarios of one's own.

use serde_json::Value;

use crate::support::{Talk, anleger, file};

fn island(name: &str) -> String {
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/../settlers/data");
    std::fs::read_to_string(format!("{data}/{name}.toml")).expect("a scenario of ours")
}

#[test]
fn bots_sail_every_sea() {
    for (scenario, seats) in [("base", "greedy,random"), ("oceania-3", "random,random,greedy")] {
        let game = ["sim", "settlers", "--scenario", scenario, "--seats", seats, "--games", "2"];
        let rest = ["--set", "two_players=true", "--steps-most", "30000", "--json"];
        let run = anleger(&[&game[..], &rest].concat());
        assert_eq!((run.code, run.err.as_str()), (0, ""), "{scenario}");
        let report: Value = serde_json::from_str(&run.out).expect("one line of JSON");
        assert_eq!(report["options"]["scenario"], scenario);
        assert_eq!(report["games"], 2);
    }
}

#[test]
fn two_settlers_are_told_how_they_may_play() {
    let run = anleger(&["sim", "settlers", "--seats", "random,random", "--games", "1"]);
    assert_ne!(run.code, 0);
    let said = "settlers is for 3 to 4 seats, not 2; fewer play with the option 'two_players'";
    assert!(run.err.contains(said), "{}", run.err);
}

/// Programs that were written for rules 1 and 2 bring sums, later ones both dice.
#[test]
fn the_engine_takes_both_dice_or_their_sum_from_outside() {
    for (told, event) in [
        (r#""dice 6 2""#, r#""dice":[6,2],"seat":0,"sum":8,"type":"rolled""#),
        (r#"{"type":"dice","dice":[1,5]}"#, r#""dice":[1,5],"seat":0,"sum":6,"type":"rolled""#),
        (r#""dice 8""#, r#""seat":0,"sum":8,"type":"rolled""#),
        (r#"{"type":"dice","sum":7}"#, r#""seat":0,"sum":7,"type":"rolled""#),
    ] {
        let mut talk = Talk::begin();
        talk.say(r#"{"method":"new","game":"settlers","seats":3,"chance":"external"}"#);
        let answer = |talk: &mut Talk, ask: &str| -> Value {
            serde_json::from_str(&talk.say(ask)).expect("JSON")
        };
        loop {
            let turn = answer(&mut talk, r#"{"method":"turn"}"#)["ok"]["turn"].clone();
            let listed = match turn == "chance" {
                true => answer(&mut talk, r#"{"method":"outcomes"}"#)["ok"]["outcomes"].clone(),
                false => answer(&mut talk, r#"{"method":"actions"}"#)["ok"]["actions"].clone(),
            };
            let first = listed[0]["notation"].as_str().expect("something to do").to_owned();
            if first.starts_with("dice") {
                assert_eq!(listed.as_array().map(Vec::len), Some(36));
                break;
            }
            let (method, what) =
                if turn == "chance" { ("settle", "outcome") } else { ("play", "action") };
            talk.say(&format!(r#"{{"method":"{method}","{what}":"{first}"}}"#));
        }
        let wrong = talk.say(r#"{"method":"settle","outcome":"dice 13"}"#);
        assert!(wrong.contains("bad-outcome"), "{wrong}");
        let said = talk.say(&format!(r#"{{"method":"settle","outcome":{told}}}"#));
        assert!(said.contains(event), "{told}: {said}");
    }
}

#[test]
fn the_engine_deals_an_island_and_keeps_hands_hidden() {
    let mut talk = Talk::begin();
    let seed = "00".repeat(32);
    let new = format!(r#"{{"method":"new","game":"settlers","seats":3,"seed":"{seed}"}}"#);
    let begun: Value = serde_json::from_str(&talk.say(&new)).expect("JSON");
    assert!(begun["ok"]["commitment"].is_string(), "{begun}");
    for _ in 0..60 {
        let turn: Value = serde_json::from_str(&talk.say(r#"{"method":"turn"}"#)).expect("JSON");
        let seat = &turn["ok"]["turn"]["decide"][0];
        let ask = format!(r#"{{"method":"bot","name":"random","seat":{seat},"play":true}}"#);
        let moved = talk.say(&ask);
        assert!(moved.contains("\"ok\""), "{ask}: {moved}");
    }
    let views = [r#""seat":0"#, r#""spectator":true"#]
        .map(|who| talk.say(&format!(r#"{{"method":"view",{who}}}"#)));
    assert!(views[0].contains("\"ok\""), "{}", views[0]);
    assert_ne!(views[0], views[1], "a player sees a hand that a spectator does not");
}

#[test]
fn a_good_scenario_has_no_mistakes_and_a_drawing() {
    let path = file("good.toml", island("new-shores"));
    let check = anleger(&["scenario", "check", &path]);
    assert_eq!((check.code, check.err.as_str()), (0, ""));
    assert!(check.out.contains("no mistakes"), "{}", check.out);
    let drawn = anleger(&["scenario", "draw", &path]);
    assert_eq!(drawn.code, 0);
    assert_eq!(drawn.out, anleger(&["scenario", "draw", "new-shores"]).out);
    assert!(drawn.out.lines().count() > 10, "{}", drawn.out);
}

#[test]
fn a_scenario_cannot_command_the_terminal() {
    let named = |name: &str| {
        let text = island("base");
        let line = text.lines().find(|line| line.starts_with("name = ")).unwrap().to_owned();
        text.replacen(&line, &format!("name = \"{name}\""), 1)
    };
    let drawn = anleger(&["scenario", "draw", &file("loud.toml", named("\\u001b[2JLoud"))]);
    assert_eq!(drawn.code, 0, "{}", drawn.err);
    assert!(drawn.out.contains("\\u{1b}[2JLoud") && !drawn.out.contains('\u{1b}'));
    let long = file("long.toml", named(&"long ".repeat(1000)));
    let drawn = anleger(&["scenario", "draw", &long]);
    assert!(drawn.out.lines().all(|line| line.chars().count() < 500), "{}", drawn.out);
}

#[test]
fn every_mistake_of_a_scenario_is_named_with_its_line() {
    let broken =
        island("base").replacen("points = ", "points = -", 1).replacen("players", "plyers", 1);
    let path = file("broken.toml", broken);
    for command in ["check", "draw"] {
        let run = anleger(&["scenario", command, &path]);
        assert_eq!(run.code, 1, "{}", run.out);
        assert!(run.err.contains("line ") && run.err.contains(": 1 mistake\n"), "{}", run.err);
    }
    let missing = anleger(&["scenario", "check", "no-such-file.toml"]);
    assert_eq!(missing.code, 1);
    assert_eq!(missing.err.lines().count(), 1, "{}", missing.err);
}
