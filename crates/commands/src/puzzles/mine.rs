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
        let mut found: Vec<Source> = Vec::new();
        for text in kept {
            let sources =
                Collection::read(&text).map_err(|wrong| StoreError::Damaged(wrong.to_string()))?;
            for source in sources.into_sources() {
                if is_wanted(&source, &found, self.of_a_theme) {
                    found.push(source);
                }
            }
        }
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
