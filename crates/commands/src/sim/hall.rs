//! The hall: many tables at work at the same time.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use bots::UnknownBot;
use game::Heuristics;

use super::plan::Plan;
use super::table::{SimTable, Stuck};
use super::tally::Tally;

/// The most games a table takes at once; fetching them then costs nothing that shows.
const BATCH_MOST: u64 = 256;

/// How often each table should come back for more, so that all end at about the same time.
const BATCHES_PER_JOB: u64 = 64;

/// Why a simulation did not come to its end.
#[derive(Debug, thiserror::Error)]
pub enum HallError {
    /// A bot that nobody knows.
    #[error(transparent)]
    UnknownBot(#[from] UnknownBot),
    /// A game without an end.
    #[error(transparent)]
    Stuck(#[from] Stuck),
    /// A table broke down.
    #[error("a table broke down: this is a defect of the program")]
    Broken,
}

/// Plays all games of `plan`; `progress` hears how many more have been finished.
pub fn play_all<G: Heuristics>(
    plan: &Plan,
    fresh: &G,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Tally, HallError> {
    let queue = Queue::new(plan);
    thread::scope(|scope| {
        let work = || work(plan, fresh, &queue, progress);
        let workers: Vec<_> = (0..plan.jobs.max(1)).map(|_| scope.spawn(work)).collect();
        let mut sum = Tally::default();
        for worker in workers {
            let part = worker.join().unwrap_or(Err(HallError::Broken));
            sum.add(&part.inspect_err(|_| queue.close())?);
        }
        Ok(sum)
    })
}

fn work<G: Heuristics>(
    plan: &Plan,
    fresh: &G,
    queue: &Queue,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Tally, HallError> {
    let mut table = SimTable::new(plan, fresh)?;
    let mut sum = Tally::default();
    while let Some(batch) = queue.take() {
        let size = batch.end - batch.start;
        for game in batch {
            sum.add(&table.play(game).inspect_err(|_| queue.close())?);
        }
        progress(size);
    }
    Ok(sum)
}

/// The games not yet begun.
struct Queue {
    next: AtomicU64,
    games: u64,
    batch: u64,
}

impl Queue {
    fn new(plan: &Plan) -> Queue {
        let batch = plan.games / (plan.jobs.max(1) as u64 * BATCHES_PER_JOB);
        Queue { next: AtomicU64::new(0), games: plan.games, batch: batch.clamp(1, BATCH_MOST) }
    }

    fn take(&self) -> Option<std::ops::Range<u64>> {
        let start = self.next.fetch_add(self.batch, Ordering::Relaxed);
        (start < self.games).then(|| start..(start + self.batch).min(self.games))
    }

    /// No more games: one has failed, the others need not go on.
    fn close(&self) {
        self.next.fetch_max(self.games, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicU64;

    use game::Game;
    use game::toys::Lanterns;

    use super::*;
    use crate::budget::Budget;
    use crate::sim::STEPS_MOST;

    fn plan(bots: &[&str], jobs: usize) -> Plan {
        let bots = bots.iter().map(|name| name.parse().unwrap()).collect();
        let budget = Budget { playouts: Some(5), ..Budget::default() };
        let steps_most = STEPS_MOST;
        Plan { bots, games: 60, seed: 9, jobs, budget, rotate: true, steps_most }
    }

    fn play(plan: &Plan) -> Result<Tally, HallError> {
        let fresh = Lanterns::start(&Default::default(), plan.bots.len()).unwrap();
        let finished = AtomicU64::new(0);
        let count = |games| {
            finished.fetch_add(games, Ordering::Relaxed);
        };
        let tally = play_all(plan, &fresh, &count)?;
        assert_eq!(finished.into_inner(), plan.games, "progress counts every game once");
        Ok(tally)
    }

    #[test]
    fn jobs_change_nothing_even_where_several_decide_at_once() {
        let bots = ["random", "greedy", "search"];
        let alone = play(&plan(&bots, 1)).unwrap();
        assert_eq!(alone, play(&plan(&bots, 4)).unwrap());
        assert_eq!(alone.games, 60);
        let wins: f64 = (0..3).map(|entrant| alone.wins(entrant)).sum();
        assert!((wins - 60.0).abs() < 1e-9, "{wins}");
    }

    #[test]
    fn a_game_that_is_called_off_is_counted_and_won_by_nobody() {
        let short = Plan { steps_most: 3, ..plan(&["random", "random"], 2) };
        let tally = play(&short).unwrap();
        assert_eq!((tally.games, tally.called_off), (60, 60));
        assert_eq!(tally.wins(0) + tally.wins(1), 0.0);
        assert_eq!(play(&plan(&["random", "random"], 2)).unwrap().called_off, 0);
    }

    #[test]
    fn an_unknown_bot_is_named() {
        let error = play(&plan(&["random", "oracle"], 2)).unwrap_err();
        assert!(error.to_string().contains("'oracle'"), "{error}");
    }
}
