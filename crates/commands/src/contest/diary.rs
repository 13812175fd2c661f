//! The rounds of a match in a file, a line each, so that a match can go on after a break.

use std::collections::BTreeSet;
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

use serde_json::Value;

use super::standing::Round;

/// A file that a match cannot go on with.
#[derive(Debug, thiserror::Error)]
pub enum DiaryError {
    /// It cannot be read or written.
    #[error("{path}: {error}")]
    File {
        /// Where.
        path: String,
        /// Why not.
        error: io::Error,
    },
    /// It tells of another match.
    #[error("{path} holds another match: {held}")]
    OtherMatch {
        /// Where.
        path: String,
        /// Its first line.
        held: String,
    },
    /// A line is no round.
    #[error("{path}, line {line}: not a round of this match")]
    Line {
        /// Where.
        path: String,
        /// Which line, counted from 1.
        line: usize,
    },
}

/// Where finished rounds are written; nowhere if nobody asked.
#[derive(Debug)]
pub struct Diary(Option<(File, String)>);

impl Diary {
    /// The diary at `path` with the rounds that it holds. Its first line says which match it is.
    ///
    /// A last line that was cut off by a break is dropped: that round is played again.
    pub fn open(path: Option<&Path>, heading: &Value) -> Result<(Diary, Vec<Round>), DiaryError> {
        let Some(path) = path else { return Ok((Diary(None), Vec::new())) };
        let name = path.display().to_string();
        let failed = |error| DiaryError::File { path: name.clone(), error };
        let text = match std::fs::read_to_string(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            text => text.map_err(failed)?,
        };
        let whole = &text[..text.rfind('\n').map_or(0, |end| end + 1)];
        let players = heading["players"].as_array().map_or(0, Vec::len);
        let rounds = read(whole, heading, players, &name)?;
        let file = OpenOptions::new().create(true).append(true).open(path).map_err(failed)?;
        file.set_len(whole.len() as u64).map_err(failed)?;
        let mut diary = Diary(Some((file, name.clone())));
        if whole.is_empty() {
            diary.write(&heading.to_string())?;
        }
        Ok((diary, rounds))
    }

    /// Writes down a finished round.
    pub fn note(&mut self, round: &Round) -> Result<(), DiaryError> {
        let line = serde_json::to_string(round).map_err(io::Error::from);
        let name = self.0.as_ref().map(|(_, name)| name.clone()).unwrap_or_default();
        let line = line.map_err(|error| DiaryError::File { path: name, error })?;
        self.write(&line)
    }

    fn write(&mut self, line: &str) -> Result<(), DiaryError> {
        let Some((file, name)) = &mut self.0 else { return Ok(()) };
        let written = file.write_all(format!("{line}\n").as_bytes());
        written.map_err(|error| DiaryError::File { path: name.clone(), error })
    }
}

fn read(text: &str, heading: &Value, players: usize, path: &str) -> Result<Vec<Round>, DiaryError> {
    let mut lines = text.lines().enumerate();
    let Some((_, first)) = lines.next() else { return Ok(Vec::new()) };
    if serde_json::from_str::<Value>(first).ok().as_ref() != Some(heading) {
        let held = first.chars().take(200).collect();
        return Err(DiaryError::OtherMatch { path: path.to_owned(), held });
    }
    let mut numbers = BTreeSet::new();
    let round = |(at, line): (usize, &str)| {
        let round = serde_json::from_str::<Round>(line).ok().filter(|round| {
            let counts = [round.wins.len(), round.points.len(), round.decisions.len()];
            let whole = counts.iter().all(|count| *count == players);
            whole && round.seconds.len() == players && numbers.insert(round.number)
        });
        round.ok_or_else(|| DiaryError::Line { path: path.to_owned(), line: at + 1 })
    };
    lines.map(round).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_match_goes_on_after_a_break() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("match.jsonl");
        let heading = json!({"game": "halma", "players": ["a", "b"]});
        let (mut diary, none) = Diary::open(Some(&path), &heading).unwrap();
        assert!(none.is_empty());
        let rounds = [0, 5].map(|number| Round { games: 2, ..Round::new(number, 2) });
        rounds.iter().for_each(|round| diary.note(round).unwrap());
        drop(diary);
        let mut file = OpenOptions::new().append(true).open(&path).unwrap();
        file.write_all(b"{\"number\":6,\"ga").unwrap();
        let (mut diary, known) = Diary::open(Some(&path), &heading).unwrap();
        assert_eq!(known, rounds);
        diary.note(&Round::new(6, 2)).unwrap();
        assert_eq!(Diary::open(Some(&path), &heading).unwrap().1.len(), 3);
    }

    #[test]
    fn another_match_or_a_broken_line_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("match.jsonl");
        let heading = json!({"game": "halma", "players": ["a", "b"]});
        Diary::open(Some(&path), &heading).unwrap().0.note(&Round::new(0, 2)).unwrap();
        let other = json!({"game": "halma", "players": ["a", "c"]});
        let error = Diary::open(Some(&path), &other).unwrap_err();
        assert!(matches!(error, DiaryError::OtherMatch { .. }), "{error}");
        Diary::open(Some(&path), &heading).unwrap().0.note(&Round::new(1, 3)).unwrap();
        let error = Diary::open(Some(&path), &heading).unwrap_err();
        assert!(matches!(error, DiaryError::Line { line: 3, .. }), "{error}");
    }
}
