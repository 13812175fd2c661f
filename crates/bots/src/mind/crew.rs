//! Several threads for one decision. They change how soon it is made and nothing else: which lines count, and
//! in which order, is settled as if there were one. The others play lines that may be wanted soon.

use std::thread::{Builder, scope};

use game::{Game, Heuristics, Window};

use super::Seeds;
use super::line::{Line, Liner};
use crate::judge::Judge;
use crate::search::worth::Worth;

/// How many lines a thread plays before all meet again: to start a thread costs about half of one.
const LINES_AT_ONCE: usize = 4;

/// Players of lines, one for each thread.
#[derive(Debug)]
pub(super) struct Crew<G: Game> {
    judge: Judge<G>,
    liners: Vec<Liner<G>>,
    /// What was played and not yet asked for, decision by decision.
    ready: Vec<Vec<Worth>>,
}

/// What all lines of a decision have in common.
pub(super) struct Task<'a, G: Game> {
    pub window: Window<'a, G>,
    pub seeds: Seeds,
}

impl<G: Heuristics> Crew<G> {
    /// Whose lines are judged so.
    pub fn new(judge: Judge<G>) -> Self {
        let liners = vec![Liner::new(judge.clone())];
        Crew { judge, liners, ready: Vec::new() }
    }

    /// Begins a decision with so many threads.
    pub fn restart(&mut self, threads: usize) {
        let judge = &self.judge;
        self.liners.resize_with(threads.max(1), || Liner::new(judge.clone()));
        self.ready.iter_mut().for_each(Vec::clear);
    }

    /// How many lines are best asked for together.
    pub fn batch(&self) -> usize {
        match self.liners.len() {
            1 => 1,
            threads => threads * LINES_AT_ONCE,
        }
    }

    /// The chance that each seat wins, each seen with its own eyes.
    pub fn chances(&mut self, world: &G) -> Worth {
        self.liners.first_mut().map_or_else(Worth::default, |liner| liner.chances(world))
    }

    /// How many lines of the decision in `slot` are ready.
    pub fn ready(&self, slot: usize) -> usize {
        self.ready.get(slot).map_or(0, Vec::len)
    }

    /// What line `number` of the decision in `slot` came to, where it is ready.
    pub fn result(&self, slot: usize, number: u32) -> Option<Worth> {
        self.ready.get(slot)?.get(number as usize).copied()
    }

    /// What a line comes to.
    pub fn play_one(&mut self, task: &Task<'_, G>, line: Line<G::Action>) -> Worth {
        let first = self.liners.first_mut();
        first.map_or_else(Worth::default, |first| first.play(task.window, task.seeds, line))
    }

    /// Plays lines of the decisions in these slots, of each the next ones.
    pub fn play_ahead(&mut self, task: &Task<'_, G>, wanted: &[(usize, Line<G::Action>)]) {
        let lines: Vec<Line<G::Action>> = wanted.iter().map(|(_, line)| *line).collect();
        let found = self.play(task, &lines);
        for ((slot, _), worth) in wanted.iter().zip(found) {
            if self.ready.len() <= *slot {
                self.ready.resize_with(slot + 1, Vec::new);
            }
            self.ready[*slot].push(worth);
        }
    }

    /// What these lines come to. A thread that cannot be started leaves its lines to the caller's.
    pub fn play(&mut self, task: &Task<'_, G>, lines: &[Line<G::Action>]) -> Vec<Worth> {
        let mut found = vec![None; lines.len()];
        let Some((first, others)) = self.liners.split_first_mut() else { return Vec::new() };
        let share = lines.len().div_ceil(others.len() + 1).max(1);
        scope(|scope| {
            let mut parts = lines.chunks(share).zip(found.chunks_mut(share));
            let own = parts.next();
            for (liner, (lines, found)) in others.iter_mut().zip(parts) {
                let think = move || play_part(liner, task, lines, found);
                let _ = Builder::new().spawn_scoped(scope, think);
            }
            if let Some((lines, found)) = own {
                play_part(first, task, lines, found);
            }
        });
        let missing = |(line, worth): (&Line<G::Action>, Option<Worth>)| {
            worth.unwrap_or_else(|| first.play(task.window, task.seeds, *line))
        };
        lines.iter().zip(found).map(missing).collect()
    }
}

fn play_part<G: Heuristics>(
    liner: &mut Liner<G>,
    task: &Task<'_, G>,
    lines: &[Line<G::Action>],
    found: &mut [Option<Worth>],
) {
    for (line, worth) in lines.iter().zip(found) {
        *worth = Some(liner.play(task.window, task.seeds, *line));
    }
}
