//! `anleger sim`.

use serde_json::Value;

use crate::support::anleger;

/// A recorded match.
const SAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/sample.anleger");

fn report(args: &[&str]) -> Value {
    let run = anleger(&[&["sim", "carcassonne", "--json"], args].concat());
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{}", run.err);
    serde_json::from_str(&run.out).expect("one line of JSON")
}

/// A report without what may differ from run to run.
fn timeless(mut report: Value) -> Value {
    let fields = report.as_object_mut().expect("an object");
    for timing in ["seconds", "games_per_second", "decisions_per_second", "jobs"] {
        assert!(fields.remove(timing).is_some_and(|value| value.is_number()), "{timing}");
    }
    report
}

#[test]
fn the_number_of_jobs_does_not_show() {
    let play = |jobs, seed| {
        let seats = "random,greedy,search";
        let games = ["--seats", seats, "--games", "7", "--playouts", "3"];
        timeless(report(&[&games[..], &["--jobs", jobs, "--seed", seed]].concat()))
    };
    let alone = play("1", "5");
    assert_eq!(alone, play("3", "5"));
    assert_eq!(alone, play("7", "5"));
    assert_ne!(alone, play("1", "6"));
}

#[test]
fn every_seat_may_have_its_own_limit() {
    let report = report(&["--seats", "search:40,search:2,greedy", "--games", "3", "--seed", "2"]);
    let bots: Vec<_> = report["seats"].as_array().expect("seats").iter().collect();
    assert_eq!((&bots[0]["bot"], &bots[1]["bot"]), (&"search:40".into(), &"search:2".into()));
    let run = anleger(&["sim", "carcassonne", "--seats", "search:,greedy"]);
    assert!(run.code != 0, "{}", run.out);
}

#[test]
fn games_begin_in_a_position() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("late.anleger");
    let file = path.to_str().expect("a path of letters");
    let saved = anleger(&["position", "save", SAMPLE, "--steps", "100", "-o", file]);
    assert_eq!((saved.code, saved.err.as_str()), (0, ""));
    let late = report(&["--seats", "greedy,random", "--games", "4", "--position", file]);
    let whole = report(&["--seats", "greedy,random", "--games", "4"]);
    assert!(late["decisions"].as_u64() < whole["decisions"].as_u64(), "{late}");
    let run =
        anleger(&["sim", "carcassonne", "--seats", "greedy,greedy,greedy", "--position", file]);
    assert!(run.err.contains("2 play there, not 3"), "{}", run.err);
    let run = anleger(&["sim", "newworld", "--seats", "greedy,greedy", "--position", file]);
    assert!(run.err.contains("a position of carcassonne"), "{}", run.err);
}

#[test]
fn the_report_holds_what_it_promises() {
    let report = report(&["--seats", "random,greedy", "--games", "20", "--set", "farmers=false"]);
    assert_eq!(report["game"], "carcassonne");
    assert_eq!(report["options"]["farmers"], false);
    assert_eq!((&report["games"], &report["seed"]), (&20.into(), &1.into()));
    let seats = report["seats"].as_array().expect("a list");
    assert_eq!(seats.len(), 2);
    for (number, seat) in seats.iter().enumerate() {
        assert_eq!(seat["seat"], number);
        let share = |key: &str| seat[key].as_f64().expect("a number");
        assert!(share("win_rate_low") <= share("win_rate"));
        assert!(share("win_rate") <= share("win_rate_high"));
        assert!((share("wins") / 20.0 - share("win_rate")).abs() < 1e-9);
    }
    let wins = |seat: usize| seats[seat]["wins"].as_f64().expect("a number");
    assert_eq!(wins(0) + wins(1), 20.0);
    assert!(wins(1) > 15.0, "greedy is no better than random: {report}");
    assert!(report["elo"]["high"].as_f64().expect("a bound") < 0.0, "{report}");
}

#[test]
fn rotation_evens_out_the_places() {
    let games = ["--seats", "random,random", "--games", "400", "--seed", "3"];
    let rotated = report(&games);
    let fixed = report(&[&games[..], &["--fixed-seats"]].concat());
    assert_eq!((&rotated["rotated"], &fixed["rotated"]), (&true.into(), &false.into()));
    assert_ne!(rotated["seats"], fixed["seats"]);
}

#[test]
fn people_get_a_table() {
    let args = ["sim", "carcassonne", "--seats", "random,random", "--games", "10", "--jobs", "2"];
    let run = anleger(&args);
    for word in ["10 games, seed 1", "95 % interval", "Elo of random", "games per second"] {
        assert!(run.out.contains(word), "{word}: {}", run.out);
    }
}
