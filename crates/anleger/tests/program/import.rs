//! `anleger import`: saved games of another program.

use serde_json::Value;

use crate::support::{Run, anleger, file, path};

fn sample(name: &str) -> String {
    format!("{}/../jcz/tests/samples/{name}.jcz", env!("CARGO_MANIFEST_DIR"))
}

fn import(name: &str) -> Run {
    anleger(&["import", &sample(name)])
}

fn json(name: &str) -> (i32, Value) {
    let run = anleger(&["import", "--json", &sample(name)]);
    (run.code, serde_json::from_str(&run.out).expect("JSON"))
}

#[test]
fn a_good_file_gives_points_verdicts_and_a_record_that_can_be_checked() {
    let kept = path("import.anleger");
    let kept = kept.to_str().expect("a plain path");
    let run = anleger(&["import", &sample("good-base"), "-o", kept]);
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    for line in ["    8  Anna", "    4  Ben", "holds       Ben scored Road for 4 points", "is over"]
    {
        assert!(run.out.contains(line), "{line}: {}", run.out);
    }
    let verified = anleger(&["verify", kept]);
    assert_eq!(verified.code, 3, "chance came from outside: {}", verified.err);
    assert!(verified.out.contains("final score  8 : 4"), "{}", verified.out);
    let shown = anleger(&["replay", kept]);
    assert!(shown.out.contains("4 to Ben: finished road"), "{}", shown.out);
}

#[test]
fn a_forbidden_message_is_told_with_number_and_ruling() {
    let run = import("stops-occupied");
    assert_eq!(run.code, 4);
    assert!(run.out.contains("stopped at message 5, DEPLOY_MEEPLE"), "{}", run.out);
    assert!(run.out.contains("(occupied, B-06)"), "{}", run.out);
    assert!(run.out.contains("not judged  Anna has 0 points"), "{}", run.out);
    let (code, report) = json("stops-occupied");
    assert_eq!((code, &report["outcome"]), (4, &Value::from("stopped")));
    let halt = &report["halt"];
    assert_eq!((&halt["message"], &halt["ruling"]), (&Value::from(5), &Value::from("B-06")));
    assert_eq!(halt["type"], "DEPLOY_MEEPLE");
    assert!(report["record"].as_str().expect("a record").starts_with("anleger record"));
}

#[test]
fn what_we_do_not_play_is_refused_by_name() {
    let run = import("refused-sets");
    assert_eq!(run.code, 3);
    assert!(
        run.out.contains("set 'river:1'") && run.out.contains("element 'abbot'"),
        "{}",
        run.out
    );
    let (code, report) = json("refused-sets");
    assert_eq!((code, &report["outcome"]), (3, &Value::from("not-played")));
    assert_eq!(report["not_played"][1]["name"], "river:1");
    assert_eq!(report["error"]["code"], "import-not-played");
}

#[test]
fn an_assertion_that_does_not_hold_has_an_exit_code_of_its_own() {
    let text = std::fs::read_to_string(sample("good-base")).expect("a sample");
    let wrong = file("wrong.jcz", text.replace("Anna has 8 points", "Anna has 9 points"));
    let run = anleger(&["import", &wrong]);
    assert_eq!(run.code, 5);
    assert!(run.out.contains("FAILS       Anna has 9 points: Anna has 8"), "{}", run.out);
    let run = anleger(&["import", "--json", &wrong]);
    let report: Value = serde_json::from_str(&run.out).expect("JSON");
    let judged = &report["assertions"][0];
    assert_eq!((&judged["verdict"], &judged["because"]), (&"fails".into(), &"Anna has 8".into()));
    assert_eq!(report["players"][0]["points"], 8);
}

#[test]
fn what_is_no_saved_game_is_said_in_one_sentence() {
    anleger(&["import", "no/such/file"]).complains("cannot read");
    anleger(&["import", &file("not.jcz", "{")]).complains("not a saved game");
    anleger(&["import", &file("empty.jcz", "{}")]).complains("file.players: is missing");
    anleger(&["import", &sample("refused-no-player")]).complains("2 to 6 seats, not 0");
    let run = anleger(&["import", "--json", &file("not.jcz", "{")]);
    assert_eq!(run.code, 1);
    let report: Value = serde_json::from_str(&run.out).expect("JSON");
    assert_eq!(report["error"]["code"], "import-not-json");
    let folder = file("import-not-a-folder", "");
    let output = format!("{folder}/x");
    anleger(&["import", &sample("good-base"), "-o", &output]).complains("cannot write");
}
