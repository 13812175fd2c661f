//! A search that can stop and go on: what it asks for, and how far it came, in the file it writes.

use game::Coded;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::finder::Habits;
use crate::puzzle::Source;

/// What a search asks for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Heading {
    /// Which game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// What its tables agree on.
    pub options: Map<String, Value>,
    /// How many play.
    pub seats: usize,
    /// What it follows from.
    pub seed: u64,
    /// Lines of play for a decision in the end.
    pub lines: u32,
    /// How many of each theme.
    pub of_a_theme: usize,
    /// Which share of decisions gets a second sight.
    pub second_sight: u32,
    /// Which themes; all where none is named.
    pub themes: Vec<String>,
}

impl Heading {
    /// How it looks.
    pub fn habits(&self) -> Habits {
        Habits {
            seed: self.seed,
            lines: self.lines,
            of_a_theme: self.of_a_theme,
            second_sight: self.second_sight,
        }
    }
}

/// A line of the file of a search.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Line {
    /// The first one.
    Search(Box<Heading>),
    /// A game with puzzles.
    Game(u64, Box<Source>),
    /// All games before this one are done.
    Done(u64),
}

/// A file of a search: what it asks for, what it found, and where it goes on.
#[derive(Clone, Debug, PartialEq)]
pub struct Search {
    /// What is asked for.
    pub heading: Heading,
    /// What was found so far.
    pub found: Vec<Source>,
    /// The number of the next game.
    pub next: u64,
}

/// A file with which no search can go on.
#[derive(Debug, thiserror::Error)]
pub enum BadSearch {
    /// Its first line does not say what is asked for.
    #[error("the first line does not say what is looked for")]
    NoHeading,
    /// A line that cannot be read.
    #[error("line {line}: {error}")]
    Line {
        /// Counted from 1.
        line: usize,
        /// Why not.
        error: serde_json::Error,
    },
}

impl Coded for BadSearch {
    fn code(&self) -> &'static str {
        match self {
            BadSearch::NoHeading => "search-no-heading",
            BadSearch::Line { .. } => "search-bad-line",
        }
    }
}

impl Search {
    /// One that has not begun.
    pub fn new(heading: Heading) -> Search {
        Search { heading, found: Vec::new(), next: 0 }
    }

    /// Reads a file. A last line that was broken off is left out: the search stopped in the middle of it.
    pub fn read(text: &str) -> Result<Search, BadSearch> {
        let whole = text.rfind('\n').map_or("", |end| &text[..end]);
        let mut lines = whole.lines().enumerate();
        let read = |(at, line): (usize, &str)| {
            serde_json::from_str::<Line>(line)
                .map_err(|error| BadSearch::Line { line: at + 1, error })
        };
        let Some(Line::Search(heading)) = lines.next().map(read).transpose()? else {
            return Err(BadSearch::NoHeading);
        };
        let mut search = Search::new(*heading);
        for line in lines {
            match read(line)? {
                Line::Search(_) => return Err(BadSearch::NoHeading),
                Line::Game(number, source) => {
                    search.next = number + 1;
                    search.found.push(*source);
                }
                Line::Done(next) => search.next = next,
            }
        }
        Ok(search)
    }

    /// The first line of its file.
    pub fn first_line(&self) -> String {
        told(&Line::Search(Box::new(self.heading.clone())))
    }

    /// The line of a game with puzzles.
    pub fn line_of(number: u64, source: &Source) -> String {
        told(&Line::Game(number, Box::new(source.clone())))
    }

    /// The line that says how far it came.
    pub fn line_of_progress(next: u64) -> String {
        told(&Line::Done(next))
    }
}

fn told(line: &Line) -> String {
    let mut text = serde_json::to_string(line).unwrap_or_default();
    text.push('\n');
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heading() -> Heading {
        Heading {
            game: "lanterns".into(),
            rules: 1,
            options: Map::new(),
            seats: 2,
            seed: 7,
            lines: 10,
            of_a_theme: 3,
            second_sight: 0,
            themes: Vec::new(),
        }
    }

    #[test]
    fn a_search_goes_on_where_it_stopped() {
        let search = Search::new(heading());
        let source = Source {
            game: "lanterns".into(),
            rules: 1,
            options: Map::new(),
            seats: 2,
            seed: Some("00".into()),
            steps: String::new(),
            position: None,
            puzzles: Vec::new(),
        };
        let mut text = search.first_line() + &Search::line_of(4, &source);
        assert_eq!(Search::read(&text).unwrap().next, 5);
        text += &Search::line_of_progress(9);
        let broken_off = text.clone() + "{\"game\":[10,{";
        let read = Search::read(&broken_off).unwrap();
        assert_eq!((read.next, read.found.len(), read.heading), (9, 1, heading()));
    }

    #[test]
    fn another_file_is_refused() {
        assert!(matches!(Search::read("{}\n"), Err(BadSearch::Line { line: 1, .. })));
        assert!(matches!(Search::read(""), Err(BadSearch::NoHeading)));
        assert!(matches!(Search::read("{\"done\":3}\n"), Err(BadSearch::NoHeading)));
    }
}
