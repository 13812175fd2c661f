//! The program on a PostgreSQL server, as its operator meets it.

use std::path::Path;

use testbed::Postgres;

use crate::serve::Served;
use crate::support::{Run, anleger};

fn server() -> &'static Postgres {
    Postgres::shared().unwrap_or_else(|missing| panic!("{missing}"))
}

/// Makes so many tables.
fn make_tables(served: &Served, tables: usize) {
    let seats = r#"[{"kind":"person"},{"kind":"person"}]"#;
    let wish = format!(r#"{{"game":"carcassonne","seats":{seats}}}"#);
    for _ in 0..tables {
        let (head, _) = served.ask("POST /api/tables", "content-type: application/json\r\n", &wish);
        assert!(head.contains("201"), "{head}");
    }
}

#[track_caller]
fn done(args: &[&str]) -> Run {
    let run = anleger(args);
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
    for said in [&run.out, &run.err] {
        assert!(!said.contains(server().password()), "{said}");
    }
    run
}

fn shown(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

#[test]
fn it_serves_checks_clears_and_copies_a_database_on_a_server() {
    let (database, folder) = (server().fresh().expect("a database"), tempfile::tempdir());
    let folder = folder.expect("a folder");
    let at = ["--database", database.as_str()];
    let served = Served::start(folder.path(), &at, &[("ANLEGER_LOG", "debug")]);
    make_tables(&served, 2);
    assert!(anleger(&["move-database", &database, "nowhere.sqlite"]).err.contains("in use"));
    let checked = done(&["check-database", at[0], at[1]]);
    assert_eq!(checked.out, "2 tables, 0 entries as they were written, 0 faults\n");
    assert_eq!(done(&["prune", "--dry-run", at[0], at[1]]).out, "0 tables would be removed\n");
    let copy = folder.path().join("copy.sqlite");
    done(&["backup", shown(&copy), at[0], at[1]]);
    let run = served.stop();
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.contains("Tables are kept in postgres://anleger@localhost:"), "{}", run.out);
    assert!(!(run.out + &run.err).contains(server().password()));
    let checked = done(&["check-database", "--database", shown(&copy)]);
    assert_eq!(checked.out, "2 tables, 0 entries as they were written, 0 faults\n");
}

#[test]
fn a_database_is_moved_to_a_server_and_back() {
    let (database, folder) = (server().fresh().expect("a database"), tempfile::tempdir());
    let folder = folder.expect("a folder");
    let served = Served::start(folder.path(), &[], &[]);
    make_tables(&served, 3);
    let file = folder.path().join("anleger.sqlite");
    anleger(&["move-database", shown(&file), &database]).complains("stop the servers");
    assert_eq!(served.stop().code, 0);
    let moved = done(&["move-database", shown(&file), &database]);
    assert!(
        moved.out.contains("3 tables, 0 entries, 0 studies moved and compared\n"),
        "{}",
        moved.out
    );
    anleger(&["move-database", shown(&file), &database]).complains("something in the database");
    let back = folder.path().join("back.sqlite");
    done(&["move-database", &database, shown(&back)]);
    anleger(&["move-database", &database, shown(&back)]).complains("something in the database");
    let checked = done(&["check-database", "--database", shown(&back)]);
    assert_eq!(checked.out, "3 tables, 0 entries as they were written, 0 faults\n");
    anleger(&["move-database", "nowhere.sqlite", &database]).complains("nowhere.sqlite");
}

#[test]
fn neither_help_nor_a_refusal_repeats_a_password() {
    let secret = "postgres://anna:kept-secret@localhost:1/club";
    let folder = tempfile::tempdir().expect("a folder");
    let data = shown(folder.path());
    let environment = [("ANLEGER_DATABASE", secret)];
    let help = Served::said(&["--help"], &environment);
    assert!(help.out.contains("ANLEGER_DATABASE"), "{}", help.out);
    let wrong = secret.replace(":1/", ":x/");
    let settings = folder.path().join("settings.toml");
    std::fs::write(&settings, format!("database = \"{wrong}\"")).expect("a file");
    for run in [
        help,
        Served::said(&["serve", "--bind", "127.0.0.1:0", "--data", data], &environment),
        anleger(&["serve", "--bind", "127.0.0.1:0", "--data", data, "--database", &wrong]),
        anleger(&["serve", "--bind", "127.0.0.1:0", "--config", shown(&settings)]),
        anleger(&["check-database", "--database", secret]),
        anleger(&["move-database", secret, &wrong]),
        anleger(&["prune", "--database", secret, "--no-such-flag"]),
    ] {
        assert!(!(run.out.clone() + &run.err).contains("kept-secret"), "{}{}", run.out, run.err);
    }
}
