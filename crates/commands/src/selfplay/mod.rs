//! `anleger selfplay`: games of a judgement against itself, as samples to learn from.

mod block;
mod sitting;

use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use bots::Judge;
use game::{Heuristics, Senses};
use indicatif::ProgressBar;

use self::block::Block;
use self::sitting::{Habits, Sitting};
use crate::failure::Failure;
use crate::games::{self, Visitor};
use crate::many_games::{self, THREADS_MOST, bar};
use crate::table_args::TableArgs;
use crate::weights::{self, WeightsError};

/// Games of one block of the file: enough to be worth handing over, few enough to end together.
const BLOCK_GAMES: u64 = 32;

/// Let a learned judgement play against itself and write samples to learn from
///
/// Everybody plays at first thought, by the judgement that is built in, by the weights of a file, or by the
/// game's own estimate, and now and then something at random. docs/mind.md describes the file of
/// samples and what becomes of it. The same seed gives the same file whatever the number of jobs.
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// Which game, for example `settlers`; `anleger games` lists them
    pub game: String,
    /// Where the samples go
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
    /// How many seats play
    #[arg(long, default_value_t = 2)]
    pub seats: usize,
    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// The seed that everything follows from
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many games at the same time [default: the number of cores]
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=THREADS_MOST))]
    pub jobs: Option<u64>,
    /// Play by the weights of this file
    #[arg(long, value_name = "FILE", conflicts_with = "untaught")]
    pub weights: Option<PathBuf>,
    /// Play by the game's own estimate
    #[arg(long)]
    pub untaught: bool,
    /// Of a thousand decisions, so many are made at random
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u32).range(0..=1000))]
    pub random: u32,
    /// Of the first few decisions of every seat, so many of a thousand are made at random
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(0..=1000))]
    pub random_first: u32,
    /// Of a thousand positions, so many become samples
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub samples: u32,
    /// What the tables agree on.
    #[command(flatten)]
    pub table: TableArgs,
}

/// Why no samples could be made.
#[derive(Debug, thiserror::Error)]
pub enum SelfplayError {
    /// A file that cannot be written.
    #[error("{path}: {error}")]
    File {
        /// Where.
        path: String,
        /// Why not.
        error: io::Error,
    },
    /// Weights that cannot be used.
    #[error(transparent)]
    Weights(#[from] WeightsError),
    /// A game that nobody can judge yet.
    #[error("the game has no learned judgement")]
    NoJudgement,
}

impl Args {
    /// Plays and writes.
    pub fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let samples = games::visit(&self.game, Teaching(self))??;
        writeln!(out, "{}: {} games, {samples} samples", self.out.display(), self.games)?;
        Ok(())
    }

    fn judge<G: Heuristics>(&self) -> Result<Judge<G>, SelfplayError> {
        match &self.weights {
            _ if self.untaught => Ok(Judge::untaught()),
            None => Ok(Judge::default()),
            Some(path) => Ok(weights::judge(path)?),
        }
    }

    fn habits(&self) -> Habits {
        let Args { seed, random, random_first, samples, .. } = *self;
        Habits { seed, random, random_first, samples }
    }
}

struct Teaching<'a>(&'a Args);

impl Visitor for Teaching<'_> {
    type Out = Result<u64, Failure>;

    fn visit<G: Heuristics>(self) -> Result<u64, Failure> {
        let args = self.0;
        let judgement = G::judgement().ok_or(SelfplayError::NoJudgement)?;
        let fresh = G::start(&args.table.read::<G>()?, args.seats)?;
        let mut sittings = Vec::new();
        for _ in 0..many_games::jobs(args.jobs) {
            let judge = args.judge::<G>()?;
            sittings.push(Sitting::new(&fresh, judgement, judge, args.habits()));
        }
        Ok(write_all(args, judgement.senses, sittings)?)
    }
}

/// Plays all games, block by block, and writes the blocks in the order of their numbers.
fn write_all<G: Heuristics>(
    args: &Args,
    senses: Senses,
    sittings: Vec<Sitting<'_, G>>,
) -> Result<u64, SelfplayError> {
    let failed = |error| SelfplayError::File { path: args.out.display().to_string(), error };
    let mut file = BufWriter::new(fs::File::create(&args.out).map_err(failed)?);
    block::write_heading(senses, &mut file).map_err(failed)?;
    let blocks = args.games.div_ceil(BLOCK_GAMES);
    let (next, bar) = (AtomicU64::new(0), bar(blocks, "{pos}/{len} blocks of games, {eta} left"));
    let (sender, receiver) = mpsc::sync_channel::<(u64, Block)>(2 * sittings.len());
    thread::scope(|scope| {
        for mut sitting in sittings {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                let take = || Some(next.fetch_add(1, Ordering::Relaxed)).filter(|at| *at < blocks);
                while let Some(number) = take() {
                    let games = number * BLOCK_GAMES..args.games.min((number + 1) * BLOCK_GAMES);
                    if sender.send((number, sitting.block(games))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let written = write_in_order(receiver, senses, &mut file, &bar);
        next.store(blocks, Ordering::Relaxed);
        let samples = written.and_then(|samples| file.flush().map(|()| samples));
        bar.finish_and_clear();
        samples.map_err(failed)
    })
}

fn write_in_order(
    blocks: mpsc::Receiver<(u64, Block)>,
    senses: Senses,
    file: &mut impl Write,
    bar: &ProgressBar,
) -> io::Result<u64> {
    let mut waiting = std::collections::BTreeMap::new();
    let (mut due, mut samples) = (0, 0);
    for (number, block) in blocks {
        waiting.insert(number, block);
        while let Some(block) = waiting.remove(&due) {
            block.write(senses, file)?;
            samples += u64::from(block.samples());
            due += 1;
            bar.inc(1);
        }
    }
    Ok(samples)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn args(out: PathBuf, jobs: u64) -> Args {
        Args {
            game: "settlers".to_owned(),
            out,
            seats: 3,
            games: 3,
            seed: 5,
            jobs: Some(jobs),
            weights: None,
            untaught: true,
            random: 500,
            random_first: 500,
            samples: 20,
            table: TableArgs::default(),
        }
    }

    #[test]
    fn the_same_seed_gives_the_same_file_whatever_the_jobs() {
        let folder = tempfile::tempdir().unwrap();
        let files = [1, 2].map(|jobs| {
            let path = folder.path().join(format!("{jobs}.samples"));
            args(path.clone(), jobs).run(&mut Vec::new()).unwrap();
            fs::read(path).unwrap()
        });
        assert!(files[0].len() > 1_000);
        assert!(files[0] == files[1]);
    }

    #[test]
    fn weights_that_are_none_are_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("cat.gif");
        fs::write(&path, b"GIF89a").unwrap();
        let wrong = Args { untaught: false, weights: Some(path), ..args("x".into(), 1) };
        let error = wrong.run(&mut Vec::new()).unwrap_err();
        assert!(error.to_string().ends_with("these are no weights"), "{error}");
    }
}
