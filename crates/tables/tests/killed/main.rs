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
mod shares;
mod wishes;

use std::path::Path;

use served::Served;
use testbed::Postgres;
use tokio::runtime::Runtime;

struct Test {
    name: &'static str,
    run: fn(&Runtime),
}

/// All of them.
const TESTS: [Test; 7] = [
    Test {
        name: "no_acknowledged_action_is_missing",
        run: |runtime| {
            (0..3).for_each(|round| {
                runtime.block_on(decisions::none_is_missing(Served::start(), round));
            });
        },
    },
    Test {
        name: "no_acknowledged_action_is_missing_on_postgres",
        run: |runtime| {
            let server = Postgres::start().expect("a server");
            let fresh = || Served::start_on(&server.fresh().expect("a database"));
            (0..3).for_each(|round| runtime.block_on(decisions::none_is_missing(fresh(), round)));
        },
    },
    Test {
        name: "a_wish_for_a_decision_back_survives",
        run: |runtime| runtime.block_on(wishes::undo()),
    },
    Test {
        name: "votes_for_a_caretaker_survive",
        run: |runtime| runtime.block_on(wishes::caretaker()),
    },
    Test {
        name: "a_wish_for_another_match_survives",
        run: |runtime| runtime.block_on(wishes::rematch()),
    },
    Test {
        name: "what_was_pledged_to_the_dice_survives",
        run: |runtime| runtime.block_on(shares::pledged()),
    },
    Test {
        name: "a_disk_without_room_refuses_and_goes_on",
        run: |runtime| runtime.block_on(room::none_left()),
    },
];

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let runtime = Runtime::new().expect("a runtime");
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [served::SERVE, folder] => runtime.block_on(served::serve(Path::new(folder))),
        ["--list", ..] => TESTS.iter().for_each(|test| println!("{}: test", test.name)),
        _ => {
            let wanted = args.iter().find(|arg| !arg.starts_with('-'));
            let wanted = |test: &&Test| wanted.is_none_or(|part| test.name.contains(part));
            for test in TESTS.iter().filter(wanted) {
                (test.run)(&runtime);
                println!("test {} ... ok", test.name);
            }
        }
    }
}
