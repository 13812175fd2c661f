//! `anleger replay`: a recorded match, seen again.

use std::io::Write;
use std::path::{Path, PathBuf};

use game::{Audience, Award, Game, Match, Moment, Player, RecordText, Step};

use crate::failure::Failure;
use crate::games::{self, Visitor};
use crate::{picture, record_file, score_board};

/// Show a recorded match: every scoring with its reason, the map and the scores
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// The record
    pub file: PathBuf,
    /// Show the match after this many steps (chance included) instead of its end
    #[arg(long, value_name = "N")]
    pub until: Option<usize>,
    /// Also draw the map as a picture into this file
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
}

impl Args {
    /// Reads the record and shows it.
    pub fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let record = record_file::read(&self.file)?;
        let until = self.until.unwrap_or(usize::MAX);
        let svg = self.svg.as_deref();
        let show = Show { path: &self.file, record: &record, until, svg, out };
        games::visit(record.game(), show)?
    }
}

struct Show<'a> {
    path: &'a Path,
    record: &'a RecordText,
    until: usize,
    svg: Option<&'a Path>,
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
        writeln!(self.out, "\n{}", game.render(Audience::Referee))?;
        score_board::write(&game, replayed.players(), self.out)?;
        self.svg.map_or(Ok(()), |path| save_picture(&game, path))
    }
}

pub fn save_picture<G: Game>(game: &G, path: &Path) -> Result<(), Failure> {
    let svg = picture::svg(game).ok_or_else(|| {
        record_file::failure(path, format!("there are no pictures of {}", G::NAME))
    })?;
    record_file::write(path, &svg)
}

/// Who got how many points, and why.
fn told(award: &Award, players: &[Player]) -> String {
    let names = award.to.iter().filter_map(|seat| players.get(seat.index()));
    let names: Vec<&str> = names.map(|player| player.name.as_str()).collect();
    format!("{} to {}: {}", award.points, names.join(" and "), award.why)
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
        let awards = moment.events.iter().filter_map(G::award);
        lines.extend(awards.map(|award| format!("{step}: {}", told(&award, replayed.players()))));
    });
    lines
}
