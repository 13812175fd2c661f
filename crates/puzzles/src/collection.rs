//! A file of puzzles: a line of JSON for every match with puzzles in it.

use game::Coded;

use crate::puzzle::{Puzzle, Source};

/// The most bytes of a collection: what a page may fetch at once.
pub const COLLECTION_BYTES_MAX: usize = 2_000_000;

/// The most puzzles of one match.
const PUZZLES_OF_A_MATCH_MOST: usize = 100;

/// Puzzles with their matches.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Collection {
    sources: Vec<Source>,
}

/// A puzzle with its match.
#[derive(Clone, Copy, Debug)]
pub struct Entry<'a> {
    /// The match.
    pub source: &'a Source,
    /// The puzzle.
    pub puzzle: &'a Puzzle,
}

/// A file that is no collection.
#[derive(Debug, thiserror::Error)]
pub enum BadCollection {
    /// It is too large.
    #[error("it has more than {COLLECTION_BYTES_MAX} bytes")]
    TooLarge,
    /// A line that cannot be read.
    #[error("line {line}: {error}")]
    Line {
        /// Counted from 1.
        line: usize,
        /// Why not.
        error: serde_json::Error,
    },
    /// A match with too many puzzles.
    #[error("line {line}: more than {PUZZLES_OF_A_MATCH_MOST} puzzles")]
    TooMany {
        /// Counted from 1.
        line: usize,
    },
}

impl Coded for BadCollection {
    fn code(&self) -> &'static str {
        match self {
            BadCollection::TooLarge => "puzzles-too-large",
            BadCollection::Line { .. } => "puzzles-bad-line",
            BadCollection::TooMany { .. } => "puzzles-too-many",
        }
    }
}

impl Collection {
    /// Reads a file.
    pub fn read(text: &str) -> Result<Collection, BadCollection> {
        if text.len() > COLLECTION_BYTES_MAX {
            return Err(BadCollection::TooLarge);
        }
        let mut sources = Vec::new();
        for (at, line) in text.lines().enumerate().filter(|(_, line)| !line.is_empty()) {
            let line_number = at + 1;
            let source: Source = serde_json::from_str(line)
                .map_err(|error| BadCollection::Line { line: line_number, error })?;
            if source.puzzles.len() > PUZZLES_OF_A_MATCH_MOST {
                return Err(BadCollection::TooMany { line: line_number });
            }
            sources.push(source);
        }
        Ok(Collection { sources })
    }

    /// Writes a file.
    pub fn write(sources: &[Source]) -> String {
        let line = |source: &Source| serde_json::to_string(source).unwrap_or_default() + "\n";
        sources.iter().map(line).collect()
    }

    /// The matches, in the order of the file.
    pub fn into_sources(self) -> Vec<Source> {
        self.sources
    }

    /// Every puzzle, in the order of the file.
    pub fn entries(&self) -> impl Iterator<Item = Entry<'_>> {
        self.sources
            .iter()
            .flat_map(|source| source.puzzles.iter().map(move |puzzle| Entry { source, puzzle }))
    }

    /// How many puzzles there are.
    pub fn len(&self) -> usize {
        self.sources.iter().map(|source| source.puzzles.len()).sum()
    }

    /// Are there none?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The puzzle of that name.
    pub fn find(&self, id: &str) -> Option<Entry<'_>> {
        self.entries().find(|entry| entry.puzzle.id == id)
    }

    /// The games that have puzzles, in the order of the file.
    pub fn games(&self) -> Vec<&str> {
        let mut games: Vec<&str> = Vec::new();
        for source in self.sources.iter().filter(|source| !source.puzzles.is_empty()) {
            if !games.contains(&source.game.as_str()) {
                games.push(&source.game);
            }
        }
        games
    }

    /// The themes of a game's puzzles with how many there are of each, in the order of the file.
    pub fn themes(&self, game: &str) -> Vec<(&str, usize)> {
        let mut themes: Vec<(&str, usize)> = Vec::new();
        for entry in self.entries().filter(|entry| entry.source.game == game) {
            for theme in &entry.puzzle.themes {
                match themes.iter_mut().find(|(known, _)| known == theme) {
                    Some((_, count)) => *count += 1,
                    None => themes.push((theme, 1)),
                }
            }
        }
        themes
    }
}
