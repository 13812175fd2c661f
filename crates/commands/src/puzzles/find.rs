//! `anleger puzzles find`: bots play against each other, and what they had to decide is looked at.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use game::{Heuristics, options};
use puzzles::{Finder, Habits, Heading, Search};

use crate::failure::Failure;
use crate::games::{self, Visitor};
use crate::many_games::bar;
use crate::record_file;
use crate::table_args::TableArgs;

/// How often the file says how far the search came, in games.
const PROGRESS_EVERY: u64 = 20;

/// More bytes than a search writes that finds all it may.
const SEARCH_BYTES_MAX: usize = 64 << 20;

/// Look for puzzles in games that bots play against each other
///
/// The same arguments find the same puzzles on every machine. A search that was stopped goes on where it was
/// when it is asked for again with the same file.
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// Which game, for example `settlers`; `anleger games` lists them
    pub game: String,
    /// Where the puzzles go, and how far the search came
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
    /// How many seats play
    #[arg(long, default_value_t = 2)]
    pub seats: usize,
    /// How many games to look through
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub games: u64,
    /// The seed that everything follows from
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Only puzzles about this; may be given several times
    #[arg(long = "theme", value_name = "THEME")]
    pub themes: Vec<String>,
    /// How many puzzles of each theme are enough
    #[arg(long, value_name = "N", default_value_t = Habits::default().of_a_theme)]
    pub of_a_theme: usize,
    /// How many lines of play to try for each decision that is weighed in the end
    #[arg(long, value_name = "N", default_value_t = Habits::default().lines,
        value_parser = clap::value_parser!(u32).range(2..=10_000))]
    pub lines: u32,
    /// Try one decision of so many on a few lines although none stands out; none with 0
    #[arg(long, value_name = "N", default_value_t = Habits::default().second_sight)]
    pub second_sight: u32,
    /// What the tables agree on.
    #[command(flatten)]
    pub table: TableArgs,
}

impl Args {
    /// Looks for them, and says what was found.
    pub fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        games::visit(&self.game, Finding { args: self, out })?
    }

    fn heading<G: Heuristics>(&self) -> Result<Heading, Failure> {
        Ok(Heading {
            game: G::NAME.to_owned(),
            rules: G::RULES_VERSION,
            options: options::write(&self.table.read::<G>()?).into_iter().collect(),
            seats: self.seats,
            seed: self.seed,
            lines: self.lines,
            of_a_theme: self.of_a_theme,
            second_sight: self.second_sight,
            themes: self.themes.clone(),
        })
    }
}

struct Finding<'a> {
    args: &'a Args,
    out: &'a mut dyn Write,
}

impl Visitor for Finding<'_> {
    type Out = Result<(), Failure>;

    fn visit<G: Heuristics>(self) -> Result<(), Failure> {
        let args = self.args;
        let search = begun(&args.out, args.heading::<G>()?)?;
        let agreed = args.table.read::<G>()?;
        let habits = search.heading.habits();
        let mut finder = Finder::<G>::new(agreed, args.seats, habits, &args.themes)?;
        search.found.iter().for_each(|source| finder.note(source));
        let mut file = appended(&args.out, &search)?;
        let bar = bar(args.games, "game {pos} of {len}, {msg}, {eta} left");
        bar.set_position(search.next);
        let mut found: usize = search.found.iter().map(|source| source.puzzles.len()).sum();
        for number in search.next..args.games {
            let mut lines = String::new();
            if let Some(source) = finder.game(number) {
                found += source.puzzles.len();
                lines += &Search::line_of(number, &source);
            }
            if (number + 1).is_multiple_of(PROGRESS_EVERY) || number + 1 == args.games {
                lines += &Search::line_of_progress(number + 1);
            }
            write_to(&mut file, &args.out, &lines)?;
            bar.set_message(format!("{found} puzzles"));
            bar.inc(1);
        }
        bar.finish_and_clear();
        Ok(tell(&finder.found(), found, self.out)?)
    }
}

/// The search of that file, or a new one; a file with another search is left as it is.
fn begun(path: &Path, heading: Heading) -> Result<Search, Failure> {
    match fs::metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Search::new(heading)),
        _ => {}
    }
    let text = record_file::text(path, SEARCH_BYTES_MAX)?;
    let failed = |reason: String| record_file::failure(path, reason);
    let search = Search::read(&text).map_err(|error| failed(error.to_string()))?;
    match search.heading == heading {
        true => Ok(search),
        false => Err(failed("it holds a search with other arguments".to_owned())),
    }
}

/// The file, ready for the next lines. What was broken off in it is written anew.
fn appended(path: &Path, search: &Search) -> Result<File, Failure> {
    let failed =
        |error: std::io::Error| record_file::failure(path, format!("cannot write: {error}"));
    let whole = fs::read(path)
        .ok()
        .and_then(|bytes| bytes.iter().rposition(|byte| *byte == b'\n').map(|end| end as u64 + 1));
    let file = OpenOptions::new().create(true).append(true).open(path).map_err(failed)?;
    file.set_len(whole.unwrap_or_default()).map_err(failed)?;
    let mut file = file;
    if whole.is_none() {
        write_to(&mut file, path, &search.first_line())?;
    }
    Ok(file)
}

fn write_to(file: &mut File, path: &Path, lines: &str) -> Result<(), Failure> {
    file.write_all(lines.as_bytes())
        .map_err(|error| record_file::failure(path, format!("cannot write: {error}")))
}

/// Says how many of each theme there are.
fn tell(themes: &BTreeMap<&str, usize>, found: usize, out: &mut dyn Write) -> std::io::Result<()> {
    writeln!(out, "{found} puzzles")?;
    themes.iter().try_for_each(|(theme, count)| writeln!(out, "{count:6}  {theme}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn args(out: &Path, games: u64) -> Args {
        Args {
            game: "carcassonne".to_owned(),
            out: out.to_path_buf(),
            seats: 2,
            games,
            seed: 3,
            themes: Vec::new(),
            of_a_theme: 2,
            lines: 12,
            second_sight: 0,
            table: TableArgs::default(),
        }
    }

    #[test]
    fn a_search_that_stopped_goes_on_and_finds_the_same() {
        let folder = tempfile::tempdir().unwrap();
        let [whole, parts] = ["whole", "parts"].map(|name| folder.path().join(name));
        args(&whole, 3).run(&mut Vec::new()).unwrap();
        args(&parts, 1).run(&mut Vec::new()).unwrap();
        // A line that was broken off is forgotten.
        let mut broken = fs::read(&parts).unwrap();
        broken.extend(b"{\"game\":[1,{\"ga");
        fs::write(&parts, broken).unwrap();
        args(&parts, 3).run(&mut Vec::new()).unwrap();
        let found =
            [whole, parts].map(|path| Search::read(&fs::read_to_string(path).unwrap()).unwrap());
        assert!(!found[0].found.is_empty(), "three games have a puzzle");
        assert_eq!(found[0], found[1]);
    }

    #[test]
    fn the_file_of_another_search_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("search");
        args(&file, 1).run(&mut Vec::new()).unwrap();
        let other = Args { seed: 4, ..args(&file, 1) };
        let error = other.run(&mut Vec::new()).unwrap_err().to_string();
        assert!(error.ends_with("other arguments"), "{error}");
    }
}
