//! `anleger puzzles show`: one puzzle, its board and its answer.

use std::io::Write;
use std::path::Path;

use game::{Audience, Player};
use puzzles::{Answer, Entry};
use serde_json::json;

use super::From;
use crate::failure::Failure;
use crate::games;
use crate::record_file;

/// Show a puzzle: the board as the asked seat sees it, the answer, and what else was weighed
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// Its name, as `puzzles list --json` has it
    pub id: String,
    #[command(flatten)]
    pub from: From,
    /// Do not tell the answer
    #[arg(long, conflicts_with_all = ["json", "position"])]
    pub ask: bool,
    /// Print all of it as one line of JSON, with the position
    #[arg(long)]
    pub json: bool,
    /// Print nothing but the position, as docs/positions.md has it
    #[arg(long, conflicts_with = "json")]
    pub position: bool,
}

impl Args {
    /// Shows it.
    pub fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let collection = self.from.read()?;
        let failed = |reason: String| record_file::failure(Path::new("puzzles"), reason);
        let entry = collection.find(&self.id);
        let entry = entry.ok_or_else(|| failed(format!("there is no puzzle '{}'", self.id)))?;
        let game = games::find(&entry.source.game)?;
        let players = vec![Player::person("?"); entry.source.seats];
        let opened = entry.source.open(entry.puzzle, game, players);
        let opened = opened.map_err(|error| failed(error.to_string()))?;
        let position = opened.position(usize::MAX, Audience::Referee);
        let position = position.map_err(|error| failed(error.to_string()))?;
        if self.position {
            write!(out, "{position}")?;
            return Ok(());
        }
        if self.json {
            let all = json!({
                "puzzle": entry.puzzle,
                "game": entry.source.game,
                "options": entry.source.options,
                "position": position.to_string(),
            });
            return Ok(writeln!(out, "{all}")?);
        }
        let seen = opened.position(usize::MAX, Audience::Seat(entry.puzzle.seat));
        let seen = seen.map_err(|error| failed(error.to_string()))?;
        writeln!(out, "{seen}")?;
        Ok(tell(entry, self.ask, out)?)
    }
}

fn tell(entry: Entry<'_>, asks: bool, out: &mut dyn Write) -> std::io::Result<()> {
    let puzzle = entry.puzzle;
    let (seat, rating) = (puzzle.seat, puzzle.rating);
    writeln!(out, "Seat {seat} decides. Difficulty {rating}.")?;
    if asks {
        return Ok(());
    }
    writeln!(out, "About: {}", puzzle.themes.join(", "))?;
    puzzle.answer.iter().try_for_each(|step| tell_step(step, seat.index(), out))
}

fn tell_step(step: &Answer, seat: usize, out: &mut dyn Write) -> std::io::Result<()> {
    let chance = step.chances.get(seat).copied().unwrap_or_default();
    writeln!(out, "{:6.1} %  {}  (best of {})", 100.0 * chance, step.play, step.choices)?;
    for other in &step.others {
        writeln!(out, "{:6.1} %  {}", 100.0 * other.chance, other.play)?;
    }
    Ok(())
}
