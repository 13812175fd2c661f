//! Help, lists and mistakes.

use crate::support::{anleger, path};

#[test]
fn help_names_every_command() {
    let run = anleger(&["--help"]);
    assert_eq!(run.code, 0);
    let commands = [
        "serve",
        "work",
        "demo",
        "sim",
        "engine",
        "replay",
        "verify",
        "import",
        "games",
        "bots",
        "perft",
        "prune",
        "check-database",
        "backup",
        "move-database",
    ];
    for command in commands {
        assert!(run.out.contains(&format!("\n  {command} ")), "{command}: {}", run.out);
        let help = anleger(&[command, "--help"]);
        assert_eq!(help.code, 0, "{command}");
        assert!(help.out.contains("Usage: anleger"), "{command}: {}", help.out);
    }
}

#[test]
fn help_of_sim_says_what_is_not_reproducible() {
    let help = anleger(&["sim", "--help"]).out.replace('\n', " ");
    assert!(help.contains("--ms") && help.contains("--fixed-seats"), "{help}");
    assert!(help.contains("whatever the number of jobs, except with limits of time"), "{help}");
}

#[test]
fn games_and_bots_are_listed() {
    let games = anleger(&["games"]);
    assert!(games.out.contains("carcassonne: 2 to 6 seats"), "{}", games.out);
    assert!(games.out.contains("--set farmers=true"), "{}", games.out);
    assert!(!games.out.contains("lanterns"), "toys are for tests: {}", games.out);
    let bots = anleger(&["bots"]).out;
    assert!(["random", "greedy", "search"].iter().all(|name| bots.contains(name)), "{bots}");
}

#[test]
fn perft_counts_the_first_draws() {
    let run = anleger(&["perft", "carcassonne", "--depth", "1"]);
    assert!(run.out.starts_with("1: 24 "), "24 kinds of tiles can come first: {}", run.out);
}

#[test]
fn mistakes_are_answered_with_one_sentence() {
    anleger(&["sim", "chess", "--seats", "random,random"]).complains("known: carcassonne");
    anleger(&["sim", "carcassonne", "--seats", "random,nobody"]).complains("known: random");
    anleger(&["sim", "carcassonne", "--seats", "random"]).complains("2 to 6 seats, not 1");
    let set = |value| anleger(&["sim", "carcassonne", "--seats", "random,random", "--set", value]);
    set("colour=red").complains("there is no option 'colour'; known: farmers");
    set("farmers=perhaps").complains("option 'farmers': takes true or false");
    let twice = ["perft", "carcassonne", "--set", "boxes=1", "--set", "boxes=2"];
    anleger(&twice).complains("option 'boxes': is given twice");
    anleger(&["demo", "--seed", "abc"]).complains("--seed: 64 digits");
    anleger(&["perft", "carcassonne", "--scenario", "x"]).complains("no option 'scenario'");
}

#[test]
fn a_setting_without_a_value_is_a_usage_error() {
    let run = anleger(&["perft", "carcassonne", "--set", "boxes"]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("key=value"), "{}", run.err);
}

#[test]
fn the_demonstration_shows_a_match_that_can_be_checked() {
    let file = path("demo");
    let file = file.to_str().expect("a plain path");
    let seed = "5eed".repeat(16);
    let run = anleger(&["demo", "--seed", &seed, "--save", file]);
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{}", run.err);
    for word in ["greedy against search", "SHA-256", "\nmap ", &format!("The seed was {seed}")] {
        assert!(run.out.contains(word), "{word}: {}", run.out);
    }
    assert_eq!(anleger(&["verify", file]).code, 0);
}
