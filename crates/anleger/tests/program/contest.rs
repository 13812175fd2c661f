//! `anleger match`.

use serde_json::Value;

use crate::support::anleger;

fn report(args: &[&str]) -> Value {
    let run = anleger(&[&["match", "carcassonne", "--json"], args].concat());
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{}", run.err);
    serde_json::from_str(&run.out).expect("one line of JSON")
}

fn points(report: &Value) -> Vec<f64> {
    let players = report["players"].as_array().expect("players");
    players.iter().map(|player| player["mean_score"].as_f64().expect("a score")).collect()
}

#[test]
fn a_program_that_speaks_the_protocol_plays_like_the_bot_it_is_asked_for() {
    let program = format!("{} engine@greedy", env!("CARGO_BIN_EXE_anleger"));
    let met = report(&["--players", &format!("random,{program}"), "--rounds", "2", "--seed", "3"]);
    assert_eq!((&met["rounds"], &met["games"]), (&2.into(), &4.into()));
    let [random, greedy] = points(&met)[..] else { panic!("two players") };
    assert!(greedy > random + 20.0, "{met}");
}

#[test]
fn a_match_goes_on_where_it_was_broken_off() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("match.jsonl");
    let diary = path.to_str().expect("a path of letters");
    let play = |rounds| {
        let players = ["--players", "greedy,random", "--diary", diary];
        report(&[&players[..], &["--rounds", rounds]].concat())
    };
    assert_eq!(play("2")["rounds"], 2);
    let further = play("5");
    assert_eq!((&further["rounds"], &further["games"]), (&5.into(), &10.into()));
    let lines = std::fs::read_to_string(&path).expect("a diary").lines().count();
    assert_eq!(lines, 1 + 5, "a heading and a line for every round");
    let other = ["match", "carcassonne", "--players", "random,greedy", "--diary", diary];
    let run = anleger(&other);
    assert!(run.code != 0 && run.err.contains("holds another match"), "{}", run.err);
}

#[test]
fn the_test_ends_a_match_once_it_is_clear() {
    let met = report(&["--players", "greedy,random", "--rounds", "500", "--sprt", "50,60"]);
    assert_eq!(met["verdict"], "high");
    assert!(met["rounds"].as_u64().is_some_and(|rounds| rounds < 100), "{met}");
}
