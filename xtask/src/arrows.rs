//! Which crate may know which: arrows point from the world inwards, never back.

use crate::Failure;
use crate::rooms::{self, Depth, Room};
use crate::workspace::Workspace;

/// One line for each arrow that points the wrong way, and for each crate not on the plan.
pub fn wrong_arrows(workspace: &Workspace) -> Vec<String> {
    let mut faults = Vec::new();
    for name in workspace.ours.keys() {
        match rooms::room(name) {
            None => {
                faults.push(format!("`{name}` is not on the plan: add it to xtask/src/rooms.rs"))
            }
            Some(room) => faults.extend(wrong_arrows_of(workspace, room)),
        }
    }
    faults
}

fn wrong_arrows_of(workspace: &Workspace, room: &Room) -> Vec<String> {
    let ours = |name: &&String| workspace.ours.contains_key(*name);
    let code = workspace.code.get(room.name).into_iter().flatten().filter(ours);
    let tests = workspace.tests.get(room.name).into_iter().flatten().filter(ours);
    let code = code
        .filter(|to| !rooms::may_use(room, to))
        .map(|to| format!("{} -> {to}: its code may not know that crate", room.name));
    let tests = tests
        .filter(|to| !rooms::may_use_in_tests(room, to))
        .map(|to| format!("{} -> {to}: not even its tests may know that crate", room.name));
    code.chain(tests).collect()
}

/// One line for each foreign crate below the server that touches the world outside.
pub fn worldly_crates(workspace: &Workspace) -> Vec<String> {
    let mut faults = Vec::new();
    for room in rooms::ROOMS.iter().filter(|room| room.depth.is_below_the_server()) {
        for (name, way) in workspace.reach(room.name) {
            if let Some(what) = what_it_brings(name, room.depth) {
                let way = way.join(" -> ");
                faults.push(format!("{} -> {way}: that crate brings {what}", room.name));
            }
        }
    }
    faults
}

/// What a foreign crate brings that a room of this depth must not have.
fn what_it_brings(name: &str, depth: Depth) -> Option<&'static str> {
    let name = name.split('@').next().unwrap_or(name);
    let banned = WORLDLY.iter().filter(|(what, _)| depth != Depth::Thinking || *what != THREADS);
    banned.clone().find(|(_, crates)| crates.contains(&name)).map(|(what, _)| *what)
}

const THREADS: &str = "threads";

/// Well-known crates that touch the world outside, by what they bring. The list cannot be
/// complete: it holds what somebody might reach for, or get along with something else.
const WORLDLY: &[(&str, &[&str])] = &[
    ("a random source", &["getrandom", "fastrand", "nanorand", "uuid"]),
    (
        "a clock",
        &["chrono", "time", "jiff", "instant", "web-time", "quanta", "minstant", "coarsetime"],
    ),
    (
        "files",
        &["tempfile", "walkdir", "ignore", "glob", "notify", "memmap2", "fs-err", "rusqlite"],
    ),
    (
        "the network or its event loop",
        &[
            "tokio",
            "async-std",
            "smol",
            "mio",
            "socket2",
            "hyper",
            "axum",
            "reqwest",
            "ureq",
            "sqlx",
            "async-nats",
        ],
    ),
    ("the environment", &["dirs", "home", "dotenvy", "config", "figment"]),
    ("the terminal", &["indicatif", "console", "crossterm", "env_logger", "tracing-subscriber"]),
    ("the browser", &["web-sys", "js-sys", "gloo", "leptos"]),
    (THREADS, &["rayon", "rayon-core", "crossbeam", "threadpool", "num_cpus"]),
];

/// Fails when an arrow points the wrong way; prints the arrows there are.
pub fn check() -> Result<(), Failure> {
    let workspace = Workspace::read()?;
    for name in workspace.ours.keys() {
        let needs = workspace.code.get(name).into_iter().flatten();
        let ours: Vec<&str> =
            needs.filter(|to| workspace.ours.contains_key(*to)).map(String::as_str).collect();
        println!("  {name:12} -> {}", if ours.is_empty() { "-".into() } else { ours.join(", ") });
    }
    let mut faults = wrong_arrows(&workspace);
    faults.extend(worldly_crates(&workspace));
    faults.extend(crate::purity::worldly_code(&workspace)?);
    faults.extend(crate::embedded::strays(&workspace)?);
    Failure::unless_empty("the plan of the workspace is broken", faults)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn is_content_with_arrows_that_point_inwards() {
        let code = [("carcassonne", "game"), ("bots", "game"), ("anleger", "bots")];
        let tests = [("bots", "carcassonne"), ("game", "carcassonne")];
        let workspace =
            Workspace::sample(&["game", "carcassonne", "bots", "anleger"], &code, &tests);
        assert_eq!(wrong_arrows(&workspace), [""; 0]);
    }

    #[test]
    fn finds_rules_that_know_the_server() {
        let workspace =
            Workspace::sample(&["carcassonne", "tables"], &[("carcassonne", "tables")], &[]);
        let expected = ["carcassonne -> tables: its code may not know that crate"];
        assert_eq!(wrong_arrows(&workspace), expected);
    }

    #[test]
    fn finds_bots_that_know_a_game() {
        let workspace =
            Workspace::sample(&["bots", "carcassonne"], &[("bots", "carcassonne")], &[]);
        assert_eq!(
            wrong_arrows(&workspace),
            ["bots -> carcassonne: its code may not know that crate"]
        );
    }

    #[test]
    fn finds_tests_that_know_too_much() {
        let workspace =
            Workspace::sample(&["carcassonne", "bots"], &[], &[("carcassonne", "bots")]);
        let expected = ["carcassonne -> bots: not even its tests may know that crate"];
        assert_eq!(wrong_arrows(&workspace), expected);
    }

    #[test]
    fn asks_for_new_crates_on_the_plan() {
        let workspace = Workspace::sample(&["cellar"], &[], &[]);
        let expected = ["`cellar` is not on the plan: add it to xtask/src/rooms.rs"];
        assert_eq!(wrong_arrows(&workspace), expected);
    }

    #[test]
    fn finds_a_random_source_behind_an_innocent_crate() {
        let code = [("carcassonne", "game"), ("game", "rand"), ("rand", "getrandom")];
        let workspace = Workspace::sample(&["carcassonne", "game"], &code, &[]);
        let expected = [
            "game -> rand -> getrandom: that crate brings a random source",
            "carcassonne -> game -> rand -> getrandom: that crate brings a random source",
        ];
        assert_eq!(worldly_crates(&workspace), expected);
    }

    #[test]
    fn leaves_the_server_and_tests_their_world() {
        let workspace =
            Workspace::sample(&["tables", "game"], &[("tables", "tokio")], &[("game", "tempfile")]);
        assert_eq!(worldly_crates(&workspace), [""; 0]);
    }

    #[test]
    fn only_bots_may_bring_threads() {
        let workspace = Workspace::sample(
            &["bots", "settlers"],
            &[("bots", "rayon"), ("settlers", "rayon")],
            &[],
        );
        assert_eq!(worldly_crates(&workspace), ["settlers -> rayon: that crate brings threads"]);
    }
}
