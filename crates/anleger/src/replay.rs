//! `anleger replay`: a recorded match, seen again.

use std::io::Write;
use std::path::{Path, PathBuf};

use game::{Audience, Game, Match, Moment, RecordText, Step};

use crate::failure::Failure;
use crate::games::{self, Visitor};
use crate::{record_file, score_board, telling};

/// Show a recorded match: every scoring with its reason, the map and the scores
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// The record
    pub file: PathBuf,
    /// Show the match after this many steps (chance included) instead of its end
    #[arg(long, value_name = "N")]
    pub until: Option<usize>,
}

impl Args {
    /// Reads the record and shows it.
    pub fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let record = record_file::read(&self.file)?;
        let until = self.until.unwrap_or(usize::MAX);
        let show = Show { path: &self.file, record: &record, until, out };
        games::visit(record.game(), show)?
    }
}

struct Show<'a> {
    path: &'a Path,
    record: &'a RecordText,
    until: usize,
    out: &'a mut dyn Write,
}

impl Visitor for Show<'_> {
    type Out = Result<(), Failure>;

    fn visit<G: Game>(self) -> Result<(), Failure> {
        let replayed = Match::<G>::from_record(self.record)
            .map_err(|error| record_file::failure(self.path, error.to_string()))?;
        let all = replayed.steps().len();
        writeln!(self.out, "{}, after step {} of {all}\n", G::NAME, self.until.min(all))?;
        for line in scorings(&replayed, self.until) {
            writeln!(self.out, "{line}")?;
        }
        let game = replayed.at(self.until);
        writeln!(self.out, "\n{}", game.draw(Audience::Referee))?;
        score_board::write(&game, replayed.players(), self.out)?;
        Ok(())
    }
}

/// One line for every scoring in the first `until` steps.
fn scorings<G: Game>(replayed: &Match<G>, until: usize) -> Vec<String> {
    let mut lines = Vec::new();
    replayed.retell(|moment: Moment<'_, G>| {
        if moment.number > until {
            return;
        }
        let step = match moment.step {
            Step::Chance(outcome) => format!("{} * {outcome}", moment.number),
            Step::Decision(seat, action) => format!("{} {seat} {action}", moment.number),
        };
        let told = moment.events.iter().filter_map(telling::scoring::<G>);
        lines.extend(told.map(|why| format!("{step}: {why}")));
    });
    lines
}
