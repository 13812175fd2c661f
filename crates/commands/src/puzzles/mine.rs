//! `anleger puzzles mine`: puzzles in finished matches of people, where they agreed.

use std::io::Write;
use std::path::PathBuf;

use game::{Heuristics, Match, RecordText, Turn};
use puzzles::{Collection, Finder, Habits, Source};
use tables::store::{Database, Store, StoreError};
use tables::{Flags, agreed};

use crate::failure::Failure;
use crate::games::{self, Visitor};
use crate::keeper::{settings, wait};
use crate::many_games::bar;
use crate::record_file;
use crate::serve::registry;

/// Look for puzzles in finished matches
///
/// Without records it goes through the database of this server, at those tables alone that agreed to it when
/// they were laid: it takes what servers have found, and looks itself where they have not looked yet. What it writes is
/// positions: neither names nor what was played before.
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// Records whose players agreed, instead of the database
    pub records: Vec<PathBuf>,
    /// Where the puzzles go
    #[arg(short, long, value_name = "FILE")]
    pub output: PathBuf,
    /// How many puzzles of each theme are enough
    #[arg(long, value_name = "N", default_value_t = Habits::default().of_a_theme)]
    pub of_a_theme: usize,
    /// How many lines of play to try for each decision that is weighed in the end
    #[arg(long, value_name = "N", default_value_t = Habits::default().lines,
        value_parser = clap::value_parser!(u32).range(2..=10_000))]
    pub lines: u32,
    #[command(flatten)]
    flags: Flags,
}

impl Args {
    /// Looks for them, and says how many there are.
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let (kept, records) = match self.records.is_empty() {
            false => {
                let records = self.records.iter().map(|path| record_file::read(path));
                (Vec::new(), records.collect::<Result<Vec<_>, _>>()?)
            }
            true => self.in_database()?,
        };
        let matches = kept.len() + records.len();
        let habits = Habits { lines: self.lines, of_a_theme: self.of_a_theme, ..Habits::default() };
        let mut found = wanted(&kept, self.of_a_theme)?;
        let bar = bar(records.len() as u64, "match {pos} of {len}, {eta} left");
        for (number, record) in records.iter().enumerate() {
            let mining = Mining { record, habits, before: &found, number: number as u64 };
            let more = games::visit(record.game(), mining)??;
            found.extend(more);
            bar.inc(1);
        }
        bar.finish_and_clear();
        super::gather::write(&self.output, &found)?;
        writeln!(out, "{} puzzles in {matches} matches", found.len())?;
        Ok(())
    }

    /// Of all finished tables whose players agreed: what servers have found, and the records of the others. Servers look
    /// as closely as this does where nobody says otherwise; else all of it is looked for here.
    fn in_database(&self) -> Result<(Vec<String>, Vec<RecordText>), Failure> {
        let config = settings(self.flags.clone())?;
        wait(async {
            let store = Database::look_at(&config.database).await?;
            let found = match self.lines == Habits::default().lines {
                true => agreed::found_puzzles(&store, &registry()).await?,
                false => (Vec::new(), agreed::finished_for_puzzles(&store, &registry()).await?),
            };
            store.close().await?;
            Ok(found)
        })
    }
}

/// What of that is wanted which servers have found, in the order in which it is told.
fn wanted(kept: &[String], of_a_theme: usize) -> Result<Vec<Source>, Failure> {
    let mut found = Vec::new();
    for text in kept {
        let read = Collection::read(text);
        let read = read.map_err(|wrong| StoreError::Damaged(wrong.to_string()))?;
        for source in read.into_sources() {
            if is_wanted(&source, &found, of_a_theme) {
                found.push(source);
            }
        }
    }
    Ok(found)
}

/// Is there a theme in it of which there are not enough?
fn is_wanted(source: &Source, found: &[Source], of_a_theme: usize) -> bool {
    let puzzles = || found.iter().filter(|it| it.game == source.game).flat_map(|it| &it.puzzles);
    let known = |theme: &&String| puzzles().filter(|it| it.themes.contains(theme)).count();
    let mut themes = source.puzzles.iter().flat_map(|puzzle| &puzzle.themes);
    themes.any(|theme| known(&theme) < of_a_theme)
}

struct Mining<'a> {
    record: &'a RecordText,
    habits: Habits,
    /// What was found in other matches.
    before: &'a [Source],
    number: u64,
}

impl Visitor for Mining<'_> {
    type Out = Result<Vec<Source>, Failure>;

    fn visit<G: Heuristics>(self) -> Result<Vec<Source>, Failure> {
        let played = match Match::<G>::from_record(self.record) {
            Ok(played) if played.turn() == Turn::Over => played,
            // A match that was given up, or that today's rules cannot tell, is passed over.
            _ => return Ok(Vec::new()),
        };
        let (agreed, seats) = (played.game().options().clone(), played.players().len());
        let mut finder = Finder::<G>::new(agreed, seats, self.habits, &[])?;
        self.before.iter().filter(|it| it.game == G::NAME).for_each(|source| finder.note(source));
        Ok(finder.of_match(&played, self.number))
    }
}

#[cfg(test)]
mod tests {
    use game::{Seat, Seed};
    use puzzles::Puzzle;
    use serde_json::Map;
    use tables::store::{Agreed, TableRow};
    use wire::{Phase, SeatPlan, Settings};

    use super::*;

    fn table(id: &str, puzzles: bool) -> TableRow {
        let agreed = Agreed {
            game: "carcassonne".into(),
            rules: 1,
            options: Map::new(),
            seats: vec![SeatPlan::Person; 2],
            settings: Settings { puzzles, ..Settings::default() },
            seed_known: false,
            prelude: Vec::new(),
            contributions: Vec::new(),
            position: None,
        };
        let (seed, phase) = (Seed([1; 32]), Some(Phase::Waiting));
        TableRow { id: id.into(), created_ms: 1, archived: false, seed, agreed, phase }
    }

    fn source(id: &str, theme: &str) -> Source {
        let themes = vec![theme.to_owned()];
        let puzzle = Puzzle {
            id: id.into(),
            at: 0,
            seat: Seat::FIRST,
            themes,
            rating: 1500,
            answer: vec![],
        };
        Source {
            game: "carcassonne".into(),
            rules: 1,
            options: Map::new(),
            seats: 2,
            seed: None,
            steps: String::new(),
            position: Some("a position".into()),
            puzzles: vec![puzzle],
        }
    }

    #[test]
    fn what_servers_have_found_is_collected_as_far_as_it_is_wanted() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("anleger.sqlite");
        let kept = wait(async {
            let store = Database::open(&database, 1).await?;
            for (id, agrees) in [("a", true), ("b", true), ("c", true), ("d", false)] {
                store.create(table(id, agrees), Vec::new()).await?;
                store.mark(id, Phase::Over).await?;
                let found = match id {
                    "b" => String::new(),
                    _ => Collection::write(&[source(id, "city")]),
                };
                store.keep_find(id, found).await?;
            }
            Ok(store.close().await?)
        });
        kept.unwrap();
        let output = folder.path().join("mined.jsonl");
        for (of_a_theme, many) in [(9, 2), (1, 1)] {
            let args = Args {
                records: Vec::new(),
                output: output.clone(),
                of_a_theme,
                lines: Habits::default().lines,
                flags: Flags { data: Some(folder.path().to_owned()), ..Flags::default() },
            };
            let mut said = Vec::new();
            args.run(&mut said).unwrap();
            assert_eq!(String::from_utf8(said).unwrap(), format!("{many} puzzles in 3 matches\n"));
            let read = Collection::read(&std::fs::read_to_string(&output).unwrap()).unwrap();
            assert_eq!(read.len(), many, "nothing of a table that did not agree");
        }
    }
}
