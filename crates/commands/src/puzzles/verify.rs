//! `anleger puzzles check`: whether the puzzles of a collection still are what they say.

use std::collections::BTreeSet;
use std::io::Write;

use game::Heuristics;
use puzzles::{Entry, Wrong, check, weigh_again};

use super::From;
use crate::failure::Failure;
use crate::games::{self, Visitor};
use crate::many_games::bar;

/// The least that an answer promises beyond all else when it is weighed again: half of what it took to be found.
const LEAST: f64 = 0.02;

/// Check a collection: every puzzle opens, its answer is legal, and it is about what it says
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    pub from: From,
    /// Also weigh every Nth answer again, with other luck
    #[arg(long, value_name = "N")]
    pub weigh: Option<usize>,
    /// On how many lines of play
    #[arg(long, value_name = "N", default_value_t = 200,
        value_parser = clap::value_parser!(u32).range(2..=10_000))]
    pub lines: u32,
}

impl Args {
    /// Checks them, and names what is wrong.
    pub fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let collection = self.from.read()?;
        let bar = bar(collection.len() as u64, "puzzle {pos} of {len}, {eta} left");
        let (mut names, mut wrong, mut weighed) = (BTreeSet::new(), 0, 0);
        for (place, entry) in collection.entries().enumerate() {
            let again = self.weigh.is_some_and(|every| place.is_multiple_of(every.max(1)));
            weighed += usize::from(again);
            let checking = Checking { entry, lines: again.then_some(self.lines) };
            let mut faults = games::visit(&entry.source.game, checking)?;
            if !names.insert(&entry.puzzle.id) {
                faults.push("another puzzle has the same name".to_owned());
            }
            for fault in &faults {
                writeln!(out, "{}: {fault}", entry.puzzle.id)?;
            }
            wrong += usize::from(!faults.is_empty());
            bar.inc(1);
        }
        bar.finish_and_clear();
        let all = collection.len();
        writeln!(out, "{all} puzzles, {weighed} weighed again, {wrong} wrong")?;
        match wrong {
            0 => Ok(()),
            _ => Err(Failure::WrongPuzzles { wrong, all }),
        }
    }
}

struct Checking<'a> {
    entry: Entry<'a>,
    lines: Option<u32>,
}

impl Visitor for Checking<'_> {
    type Out = Vec<String>;

    fn visit<G: Heuristics>(self) -> Vec<String> {
        /// Other luck than any search had.
        const SEED: u64 = 0x5EED;
        let fault = |wrong: Wrong| wrong.to_string();
        let mut faults: Vec<String> = check::<G>(self.entry).err().map(fault).into_iter().collect();
        if let Some(lines) = self.lines {
            match weigh_again::<G>(self.entry, lines, SEED) {
                Ok(margin) if margin < LEAST => {
                    faults.push(format!("weighed again it is ahead by {margin:.3}"));
                }
                Ok(_) => {}
                Err(wrong) => faults.push(fault(wrong)),
            }
        }
        faults
    }
}
