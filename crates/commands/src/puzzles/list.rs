//! `anleger puzzles list`: what a collection has.

use std::io::Write;

use puzzles::{Collection, Entry};
use serde::Serialize;

use super::From;
use crate::failure::Failure;

/// List the puzzles of a collection: how many of each theme, or with `--json` one after the other
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    pub from: From,
    /// Only those of this game
    #[arg(long)]
    pub game: Option<String>,
    /// Only those about this
    #[arg(long)]
    pub theme: Option<String>,
    /// A line of JSON for each puzzle
    #[arg(long)]
    pub json: bool,
}

/// A puzzle in a list.
#[derive(Serialize)]
struct Row<'a> {
    id: &'a str,
    game: &'a str,
    seats: usize,
    options: &'a serde_json::Map<String, serde_json::Value>,
    themes: &'a [String],
    rating: u32,
    margin: f64,
    doubt: f64,
    choices: usize,
}

impl Args {
    /// Lists them.
    pub fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let collection = self.from.read()?;
        let fits = |entry: &Entry<'_>| {
            self.game.as_ref().is_none_or(|game| entry.source.game == *game)
                && self.theme.as_ref().is_none_or(|theme| entry.puzzle.is_about(theme))
        };
        if self.json {
            for entry in collection.entries().filter(fits) {
                serde_json::to_writer(&mut *out, &row(entry)).map_err(std::io::Error::from)?;
                writeln!(out)?;
            }
            return Ok(());
        }
        let games = collection.games();
        let wanted = |game: &&&str| self.game.as_ref().is_none_or(|wanted| wanted == **game);
        games.iter().filter(wanted).try_for_each(|game| self.tell(&collection, game, out))?;
        Ok(())
    }

    fn tell(
        &self,
        collection: &Collection,
        game: &str,
        out: &mut dyn Write,
    ) -> std::io::Result<()> {
        let count = collection.entries().filter(|entry| entry.source.game == game).count();
        writeln!(out, "{game}: {count} puzzles")?;
        let wanted = |theme: &str| self.theme.as_ref().is_none_or(|wanted| wanted == theme);
        let mut themes = collection.themes(game);
        themes.retain(|(theme, _)| wanted(theme));
        themes.iter().try_for_each(|(theme, count)| writeln!(out, "{count:6}  {theme}"))
    }
}

fn row(entry: Entry<'_>) -> Row<'_> {
    let Entry { source, puzzle } = entry;
    Row {
        id: &puzzle.id,
        game: &source.game,
        seats: source.seats,
        options: &source.options,
        themes: &puzzle.themes,
        rating: puzzle.rating,
        margin: (puzzle.margin() * 1e3).round() / 1e3,
        doubt: puzzle.answer.iter().map(|step| step.doubt).fold(0.0, f64::max),
        choices: puzzle.answer.iter().map(|step| step.choices).max().unwrap_or_default(),
    }
}
