//! Which page an address means.

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// The start page.
    Start,
    /// A new table.
    Setup,
    /// Tables that wait for strangers.
    Lobby,
    /// Matches that may be watched.
    Watch,
    /// A table on the server; with a seat, somebody was invited to it.
    Table {
        id: String,
        /// The seat of the link.
        seat: Option<u8>,
    },
    /// A finished table of the server, looked at again.
    Replay { id: String },
    /// A table of the server as a board in a page of somebody else: there one only looks.
    Embed { id: String },
    /// A record from a file, looked at again; the record waits in the page's memory.
    Record,
    /// A position from a file or as text, to be played on; it waits in the page's memory.
    Position,
    /// The study board: the study that was brought or begun last, or one that the server keeps.
    Study {
        /// The study's id on the server.
        id: Option<String>,
    },
    /// A table inside the page: against bots and at one screen, without a server.
    Offline,
    /// The first game for newcomers, or a short game that teaches more.
    Lesson {
        game: String,
        /// Which of its short games; the first game without.
        course: Option<String>,
    },
    /// The rules of a game.
    Help { game: String, section: Option<String> },
    /// Where boards of one's own are made.
    Workshop {
        /// For which game.
        game: String,
    },
    /// Puzzles to choose from.
    Puzzles,
    /// One of them.
    Puzzle { id: String },
    /// One's own name.
    People,
    /// Where a secret link to a name leads.
    Enter,
    /// Nothing of ours.
    Unknown,
}

impl Route {
    /// The page at this path.
    pub fn read(path: &str) -> Route {
        let mut parts = path.split('/').filter(|part| !part.is_empty());
        let parts = [parts.next(), parts.next(), parts.next(), parts.next()];
        match parts {
            [None, ..] => Route::Start,
            [Some("new"), None, ..] => Route::Setup,
            [Some("lobby"), None, ..] => Route::Lobby,
            [Some("watch"), None, ..] => Route::Watch,
            [Some("offline"), None, ..] => Route::Offline,
            [Some("record"), None, ..] => Route::Record,
            [Some("position"), None, ..] => Route::Position,
            [Some("study"), id, None, _] => Route::Study { id: id.map(str::to_owned) },
            [Some("puzzles"), None, ..] => Route::Puzzles,
            [Some("puzzles"), Some(id), None, _] => Route::Puzzle { id: id.to_owned() },
            [Some("t"), Some(id), None, _] => Route::Table { id: id.to_owned(), seat: None },
            [Some("t"), Some(id), Some("replay"), None] => Route::Replay { id: id.to_owned() },
            [Some("t"), Some(id), Some(seat), None] => match seat.parse() {
                Ok(seat) => Route::Table { id: id.to_owned(), seat: Some(seat) },
                Err(_) => Route::Unknown,
            },
            [Some("embed"), Some("t"), Some(id), None] => Route::Embed { id: id.to_owned() },
            [Some("learn"), Some(game), course, None] => {
                Route::Lesson { game: game.to_owned(), course: course.map(str::to_owned) }
            }
            [Some("help"), Some(game), section, None] => {
                Route::Help { game: game.to_owned(), section: section.map(str::to_owned) }
            }
            [Some("people"), None, ..] => Route::People,
            [Some("enter"), None, ..] => Route::Enter,
            [Some("workshop"), Some(game), None, _] => Route::Workshop { game: game.to_owned() },
            _ => Route::Unknown,
        }
    }

    /// The address of the page, behind the server's name.
    pub fn path(&self) -> String {
        match self {
            Route::Start | Route::Unknown => "/".to_owned(),
            Route::Setup => "/new".to_owned(),
            Route::Table { id, seat: None } => format!("/t/{id}"),
            Route::Table { id, seat: Some(seat) } => format!("/t/{id}/{seat}"),
            Route::Replay { id } => format!("/t/{id}/replay"),
            Route::Embed { id } => format!("/embed/t/{id}"),
            Route::Record => "/record".to_owned(),
            Route::Position => "/position".to_owned(),
            Route::Study { id: None } => "/study".to_owned(),
            Route::Study { id: Some(id) } => format!("/study/{id}"),
            Route::Lobby => "/lobby".to_owned(),
            Route::Watch => "/watch".to_owned(),
            Route::Offline => "/offline".to_owned(),
            Route::Puzzles => "/puzzles".to_owned(),
            Route::Puzzle { id } => format!("/puzzles/{id}"),
            Route::People => "/people".to_owned(),
            Route::Enter => "/enter".to_owned(),
            Route::Lesson { game, course: None } => format!("/learn/{game}"),
            Route::Lesson { game, course: Some(course) } => format!("/learn/{game}/{course}"),
            Route::Workshop { game } => format!("/workshop/{game}"),
            Route::Help { game, section: None } => format!("/help/{game}"),
            Route::Help { game, section: Some(section) } => format!("/help/{game}/{section}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(path: &str, expected: Route) {
        assert_eq!(Route::read(path), expected, "{path}");
        if expected != Route::Unknown {
            assert_eq!(expected.path(), path);
        }
    }

    #[test]
    fn every_page_is_found_at_its_address() {
        let id = || "bcd234".to_owned();
        let game = || "carcassonne".to_owned();
        check("/", Route::Start);
        check("/new", Route::Setup);
        check("/lobby", Route::Lobby);
        check("/watch", Route::Watch);
        check("/offline", Route::Offline);
        check("/record", Route::Record);
        check("/position", Route::Position);
        check("/study", Route::Study { id: None });
        check("/study/bcd234", Route::Study { id: Some(id()) });
        check("/people", Route::People);
        check("/enter", Route::Enter);
        check("/puzzles", Route::Puzzles);
        check("/puzzles/abcd2345", Route::Puzzle { id: "abcd2345".to_owned() });
        check("/t/bcd234", Route::Table { id: id(), seat: None });
        check("/t/bcd234/1", Route::Table { id: id(), seat: Some(1) });
        check("/t/bcd234/replay", Route::Replay { id: id() });
        check("/embed/t/bcd234", Route::Embed { id: id() });
        check("/learn/carcassonne", Route::Lesson { game: game(), course: None });
        let course = Some("tower".to_owned());
        check("/learn/carcassonne/tower", Route::Lesson { game: game(), course });
        check("/workshop/carcassonne", Route::Workshop { game: game() });
        check("/help/carcassonne", Route::Help { game: game(), section: None });
        let section = Some("farmers".to_owned());
        check("/help/carcassonne/farmers", Route::Help { game: game(), section });
    }

    #[test]
    fn other_addresses_are_nothing_of_ours() {
        for path in [
            "/t",
            "/t/bcd234/x",
            "/t/bcd234/1/2",
            "/new/3",
            "/study/a/b",
            "/castle",
            "/embed/t",
            "/embed/t/a/b",
            "/help",
            "/learn/a/b/c",
        ] {
            check(path, Route::Unknown);
        }
        assert_eq!(Route::read("//new/"), Route::Setup);
    }
}
