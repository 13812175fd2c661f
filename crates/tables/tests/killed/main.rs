//! A server in a process of its own, killed in the middle or out of room: what it has confirmed is
//! there after the next start.
//!
//! Without a harness, because it starts itself a second time as the server.

#[path = "../server/client.rs"]
#[expect(dead_code, reason = "shared with the other tests, which use the rest of it")]
mod client;
mod decisions;
mod room;
mod served;
mod wishes;

use std::path::Path;

/// Every test of this file, by its name.
const TESTS: [(&str, fn(&tokio::runtime::Runtime)); 5] = [
    ("no_acknowledged_action_is_missing", |runtime| {
        (0..3).for_each(|round| runtime.block_on(decisions::none_is_missing(round)));
    }),
    ("a_wish_for_a_decision_back_survives", |runtime| runtime.block_on(wishes::undo())),
    ("votes_for_a_caretaker_survive", |runtime| runtime.block_on(wishes::caretaker())),
    ("a_wish_for_another_match_survives", |runtime| runtime.block_on(wishes::rematch())),
    ("a_disk_without_room_refuses_and_goes_on", |runtime| runtime.block_on(room::none_left())),
];

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [served::SERVE, folder] => runtime.block_on(served::serve(Path::new(folder))),
        ["--list", ..] => TESTS.iter().for_each(|(name, _)| println!("{name}: test")),
        _ => {
            let wanted = args.iter().find(|arg| !arg.starts_with('-'));
            let wanted = |name: &str| wanted.is_none_or(|part| name.contains(part));
            for (name, test) in TESTS.iter().filter(|(name, _)| wanted(name)) {
                test(&runtime);
                println!("test {name} ... ok");
            }
        }
    }
}
