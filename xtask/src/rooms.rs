//! The plan of the workspace: every crate of ours and the doors that lead out of it.

/// A crate of ours.
#[derive(Debug)]
pub struct Room {
    /// The name of the crate, as code knows it.
    pub name: &'static str,
    /// The crates of ours that its code may know.
    pub doors: &'static [&'static str],
    /// Whether it lies below the server.
    pub depth: Depth,
}

/// What stands before the names of our packages: the short ones are taken where packages are shared.
const PREFIX: &str = "anleger-";

impl Room {
    /// What cargo calls its package.
    pub fn package(&self) -> String {
        match self.name {
            "anleger" | "xtask" => self.name.to_owned(),
            name => format!("{PREFIX}{name}"),
        }
    }
}

/// The name of the room that a package of ours holds.
pub fn name_of(package: &str) -> &str {
    package.strip_prefix(PREFIX).unwrap_or(package)
}

/// How far from the world outside a room lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// Rules: no clock, file, environment, network, process, terminal, thread or random source.
    Rules,
    /// As [`Depth::Rules`], but it may think on several threads.
    Thinking,
    /// The server, the clients, the program and the chores.
    World,
}

impl Depth {
    /// Whether the room must compile to WebAssembly and stay away from the world outside.
    pub fn is_below_the_server(self) -> bool {
        self != Depth::World
    }
}

/// The plan. `doors` are for code; see [`may_use_in_tests`] for tests.
pub const ROOMS: &[Room] = &[
    Room { name: "game", doors: &[], depth: Depth::Rules },
    Room { name: "landscape", doors: &["game"], depth: Depth::Rules },
    Room { name: "carcassonne", doors: &["game", "landscape"], depth: Depth::Rules },
    Room { name: "jcz", doors: &["game", "landscape", "carcassonne"], depth: Depth::Rules },
    Room { name: "newworld", doors: &["game", "landscape"], depth: Depth::Rules },
    Room { name: "settlers", doors: &["game", "landscape"], depth: Depth::Rules },
    Room {
        name: "art",
        doors: &["game", "landscape", "carcassonne", "newworld", "settlers"],
        depth: Depth::Rules,
    },
    Room { name: "words", doors: &[], depth: Depth::Rules },
    Room { name: "bots", doors: &["game"], depth: Depth::Thinking },
    Room { name: "teacher", doors: &["game", "bots", "words"], depth: Depth::Thinking },
    Room { name: "puzzles", doors: &["game", "bots", "teacher"], depth: Depth::Thinking },
    Room { name: "wire", doors: &["game"], depth: Depth::Rules },
    Room { name: "arrays", doors: GAMES_IN_NUMBERS, depth: Depth::Thinking },
    Room { name: "stage", doors: ALL_TO_BE_SHOWN, depth: Depth::Rules },
    Room { name: "table-core", doors: &["game", "bots", "wire"], depth: Depth::Thinking },
    Room { name: "study", doors: &["game", "bots", "wire", "table-core"], depth: Depth::Thinking },
    Room { name: "client", doors: ALL_A_CLIENT_KNOWS, depth: Depth::Thinking },
    Room { name: "pictures", doors: ALL_FOR_PICTURES, depth: Depth::World },
    Room { name: "tables", doors: OF_A_SERVER, depth: Depth::World },
    Room { name: "browser", doors: ALL_OF_A_CLIENT, depth: Depth::World },
    Room { name: "python", doors: ALL_FOR_PYTHON, depth: Depth::World },
    Room { name: "toolchain", doors: &[], depth: Depth::World },
    Room { name: "testbed", doors: &[], depth: Depth::World },
    Room { name: "page", doors: &["toolchain"], depth: Depth::World },
    Room { name: "bundle", doors: &["page", "toolchain", "words"], depth: Depth::World },
    Room { name: "commands", doors: ALL_COMMANDS, depth: Depth::World },
    Room { name: "anleger", doors: &["bots", "tables", "bundle", "commands"], depth: Depth::World },
    Room { name: "xtask", doors: &["toolchain"], depth: Depth::World },
];

const GAMES_IN_NUMBERS: &[&str] = &["game", "carcassonne", "newworld", "settlers", "bots"];

const OF_A_SERVER: &[&str] = &["game", "bots", "wire", "table-core", "teacher", "study"];

const ALL_A_CLIENT_KNOWS: &[&str] = &["game", "bots", "wire", "table-core", "teacher", "puzzles"];

const ALL_FOR_PYTHON: &[&str] =
    &["game", "carcassonne", "newworld", "settlers", "art", "bots", "teacher", "arrays"];

const ALL_TO_BE_SHOWN: &[&str] =
    &["game", "landscape", "carcassonne", "newworld", "settlers", "art", "wire", "words"];

const ALL_FOR_PICTURES: &[&str] =
    &["game", "bots", "art", "wire", "stage", "table-core", "client", "words"];

const ALL_OF_A_CLIENT: &[&str] = &[
    "game",
    "jcz",
    "landscape",
    "carcassonne",
    "newworld",
    "settlers",
    "art",
    "bots",
    "teacher",
    "puzzles",
    "wire",
    "stage",
    "study",
    "client",
    "words",
];

const ALL_COMMANDS: &[&str] = &[
    "game",
    "landscape",
    "carcassonne",
    "jcz",
    "newworld",
    "settlers",
    "art",
    "bots",
    "stage",
    "client",
    "pictures",
    "study",
    "teacher",
    "puzzles",
    "wire",
    "tables",
    "words",
];

/// The room of that name.
pub fn room(name: &str) -> Option<&'static Room> {
    ROOMS.iter().find(|room| room.name == name)
}

/// Whether code of `from` may know `to`.
pub fn may_use(from: &Room, to: &str) -> bool {
    from.doors.contains(&to)
}

/// Rooms that know nothing of each other and keep a law together: it is tested in the first. What the testbed starts,
/// tests alone know.
const LAWS_OF_TWO: &[(&str, &str)] =
    &[("tables", "client"), ("tables", "testbed"), ("commands", "testbed"), ("anleger", "testbed")];

/// Whether tests of `from` may know `to`: what its code may know, all rules, and the room with which
/// it keeps a law.
pub fn may_use_in_tests(from: &Room, to: &str) -> bool {
    may_use(from, to)
        || room(to).is_some_and(|room| room.depth == Depth::Rules)
        || LAWS_OF_TWO.contains(&(from.name, to))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn doors_lead_to_rooms_and_never_in_circles() {
        for (at, from) in ROOMS.iter().enumerate() {
            for door in from.doors {
                let to = ROOMS.iter().position(|room| room.name == *door);
                assert!(to.is_some_and(|to| to < at), "{} -> {door}", from.name);
            }
        }
    }

    #[test]
    fn a_package_is_found_by_its_room_and_a_room_by_its_package() {
        for room in ROOMS {
            assert_eq!(name_of(&room.package()), room.name);
        }
        let [game, program] = ["game", "anleger"].map(|name| room(name).map(Room::package));
        assert_eq!((game.as_deref(), program.as_deref()), (Some("anleger-game"), Some("anleger")));
    }

    #[test]
    fn nothing_below_the_server_opens_to_the_world() {
        for from in ROOMS.iter().filter(|room| room.depth.is_below_the_server()) {
            for to in from.doors.iter().filter_map(|door| room(door)) {
                let as_deep = to.depth == Depth::Rules || to.depth == from.depth;
                assert!(as_deep, "{} -> {}", from.name, to.name);
            }
        }
    }
}
