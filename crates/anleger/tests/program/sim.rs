//! `anleger sim`.

use serde_json::Value;

use crate::support::anleger;

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
