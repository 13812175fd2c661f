//! `anleger puzzles gather`: files of searches become one collection.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::{Path, PathBuf};

use puzzles::{COLLECTION_BYTES_MAX, Collection, Puzzle, Search, Source};

use crate::failure::Failure;
use crate::games;
use crate::record_file;

/// More bytes than a search writes that finds all it may.
const SEARCH_BYTES_MAX: usize = 64 << 20;

/// Gather what searches found, and other collections, into one collection
///
/// Puzzles that are in several files are taken once, and matches are ordered by their games. Where all of it would
/// be too much for one file, those of the commonest themes go first, and of these the least clear.
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// Files of `puzzles find`, or collections
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    /// Where the collection goes
    #[arg(short, long, value_name = "FILE")]
    pub output: PathBuf,
}

impl Args {
    /// Gathers them.
    pub fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let mut sources = Vec::new();
        for path in &self.files {
            sources.extend(in_file(path)?);
        }
        let mut seen = BTreeSet::new();
        for source in &mut sources {
            source.puzzles.retain(|puzzle| seen.insert(puzzle.id.clone()));
        }
        sources.retain(|source| !source.puzzles.is_empty());
        let place = |source: &Source| games::NAMES.iter().position(|name| *name == source.game);
        sources.sort_by_key(place);
        let left_out = leave_out(&mut sources, COLLECTION_BYTES_MAX);
        write(&self.output, &sources)?;
        let kept = seen.len() - left_out;
        writeln!(out, "{}: {kept} puzzles, {left_out} left out", self.output.display())?;
        Ok(())
    }
}

/// Leaves out what does not fit into so many bytes; says how many puzzles that were.
fn leave_out(sources: &mut Vec<Source>, bytes: usize) -> usize {
    let mut left_out = 0;
    let sizes = |sources: &[Source]| Collection::write(sources).len();
    let mut size = sizes(sources);
    while size > bytes {
        let Some((at, place)) = most_dispensable(sources) else { break };
        let before = Collection::write(&sources[at..=at]).len();
        sources[at].puzzles.remove(place);
        sources[at].forget_later_steps();
        size -= before;
        match sources[at].puzzles.is_empty() {
            true => drop(sources.remove(at)),
            false => size += Collection::write(&sources[at..=at]).len(),
        }
        left_out += 1;
    }
    left_out
}

/// The puzzle that says least of what no other says: of those whose rarest theme is the commonest, the least clear.
fn most_dispensable(sources: &[Source]) -> Option<(usize, usize)> {
    let mut counts: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    for (source, theme) in themes(sources) {
        *counts.entry((source, theme)).or_default() += 1;
    }
    let all = sources.iter().enumerate().flat_map(|(at, source)| {
        source.puzzles.iter().enumerate().map(move |(place, puzzle)| (at, place, source, puzzle))
    });
    let rank = |source: &Source, puzzle: &Puzzle| {
        let known = puzzle.themes.iter().map(|theme| counts[&(&*source.game, theme.as_str())]);
        (known.min().unwrap_or(usize::MAX), 1.0 - puzzle.margin())
    };
    let ranked = all.map(|(at, place, source, puzzle)| (rank(source, puzzle), (at, place)));
    let most = ranked.max_by(|a, b| a.0.partial_cmp(&b.0).unwrap_or(std::cmp::Ordering::Equal));
    most.map(|(_, place)| place)
}

fn themes(sources: &[Source]) -> impl Iterator<Item = (&str, &str)> {
    sources.iter().flat_map(|source| {
        let themes = source.puzzles.iter().flat_map(|puzzle| &puzzle.themes);
        themes.map(|theme| (source.game.as_str(), theme.as_str()))
    })
}

fn in_file(path: &Path) -> Result<Vec<Source>, Failure> {
    let text = record_file::text(path, SEARCH_BYTES_MAX)?;
    if let Ok(search) = Search::read(&text) {
        return Ok(search.found);
    }
    let read = Collection::read(&text);
    let read = read.map_err(|error| record_file::failure(path, error.to_string()))?;
    Ok(read.into_sources())
}

/// Writes a collection.
pub fn write(path: &Path, sources: &[Source]) -> Result<(), Failure> {
    let text = Collection::write(sources);
    match text.len() <= COLLECTION_BYTES_MAX {
        true => record_file::write(path, &text),
        false => Err(record_file::failure(path, puzzles::BadCollection::TooLarge.to_string())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn puzzle(id: &str, theme: &str) -> Puzzle {
        Puzzle {
            id: id.to_owned(),
            at: 0,
            seat: game::Seat::FIRST,
            themes: vec![theme.to_owned()],
            rating: 1500,
            answer: Vec::new(),
        }
    }

    #[test]
    fn what_is_rare_stays() {
        let source = Source {
            game: "settlers".to_owned(),
            rules: 1,
            options: serde_json::Map::new(),
            seats: 3,
            seed: Some("00".to_owned()),
            steps: String::new(),
            position: None,
            puzzles: vec![puzzle("a", "robber"), puzzle("b", "card"), puzzle("c", "robber")],
        };
        let mut sources = vec![source];
        let all = Collection::write(&sources).len();
        assert_eq!(leave_out(&mut sources, all), 0);
        assert_eq!(leave_out(&mut sources, all - 1), 1);
        let kept: Vec<&str> = sources[0].puzzles.iter().map(|one| one.id.as_str()).collect();
        assert!(kept.contains(&"b"), "{kept:?}");
    }
}
