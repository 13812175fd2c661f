//! Many matches that are stepped together.

use std::thread;

use game::arrays::{Arrays, Layout};
use game::{Heuristics, options};

use crate::fault::BatchFault;
use crate::plan::{BatchPlan, COUNT_MOST, Opponent};
use crate::rows::{Lent, Widths};
use crate::table::{Table, Terms};

/// Fewer matches than this are not worth a thread of their own.
const WORTH_A_THREAD: usize = 64;

/// Matches of a game that is only known by name.
pub trait AnyBatch: Send {
    /// How many matches there are.
    fn count(&self) -> usize;

    /// How many seats each has.
    fn seats(&self) -> usize;

    /// What numbers and bytes mean.
    fn layout(&self) -> &Layout;

    /// Begins every match, or begins it anew, and fills the arrays. From then on they belong to the batch:
    /// whoever changes them in between finds wrong bytes in them.
    fn begin(&mut self, rows: &mut Lent<'_>) -> Result<(), BatchFault>;

    /// Writes a legal number for every match, each as likely as any other of it.
    fn sample(&mut self, actions: &mut [i64]);

    /// Carries out an action in every match. Where one is not legal, none is carried out.
    fn step(&mut self, actions: &[i64], rows: &mut Lent<'_>) -> Result<(), BatchFault>;
}

/// What is done with a match, where its action stands in the list, and with its rows.
type Work<G> = fn(&mut Table<G>, &Terms<G>, usize, Lent<'_>);

/// Matches of one game.
pub struct Batch<G: Heuristics> {
    terms: Terms<G>,
    layout: Layout,
    tables: Vec<Table<G>>,
    /// Where each action stands in the list of its match.
    listed: Vec<usize>,
}

impl<G: Arrays + Heuristics> Batch<G> {
    /// Matches that are about to begin.
    pub fn new(plan: &BatchPlan) -> Result<Batch<G>, BatchFault> {
        if !(1..=COUNT_MOST).contains(&plan.count) {
            return Err(BatchFault::Size { most: COUNT_MOST });
        }
        let (named, seats) = (plan.players.len(), plan.seats);
        if named != 0 && named != seats {
            return Err(BatchFault::Players { wanted: seats, got: named });
        }
        if named != 0 && !plan.players.contains(&Opponent::Caller) {
            return Err(BatchFault::NobodyLearns);
        }
        let start = G::start(&options::read(&plan.options)?, seats)?;
        let layout = start.layout();
        let widths = Widths { bytes: layout.bytes(), actions: layout.actions(), seats };
        let terms = Terms { start, plan: plan.clone(), widths };
        let table = |number| Ok(Table::new(&terms, number as u64, Table::hands(plan)?));
        let tables = (0..plan.count).map(table).collect::<Result<_, BatchFault>>()?;
        Ok(Batch { terms, layout, tables, listed: Vec::new() })
    }

    /// Does something with every match and its rows, on as many threads as there are to be.
    fn each(&mut self, rows: Lent<'_>, work: Work<G>) {
        let (terms, listed) = (&self.terms, &self.listed[..]);
        let most = self.tables.len().div_ceil(WORTH_A_THREAD);
        let threads = terms.plan.threads.clamp(1, most.max(1));
        let share = self.tables.len().div_ceil(threads);
        let walk = |tables: &mut [Table<G>], first: usize, mut rows: Lent<'_>| {
            for (at, table) in tables.iter_mut().enumerate() {
                let (row, rest) = rows.split(1, terms.widths);
                work(table, terms, listed.get(first + at).copied().unwrap_or(0), row);
                rows = rest;
            }
        };
        thread::scope(|scope| {
            let (mut tables, mut rows, mut first) = (&mut self.tables[..], rows, 0);
            while tables.len() > share {
                let (here, rest) = tables.split_at_mut(share);
                let (row, others) = rows.split(share, terms.widths);
                scope.spawn(move || walk(here, first, row));
                (tables, rows, first) = (rest, others, first + share);
            }
            walk(tables, first, rows);
        });
    }
}

impl<G: Arrays + Heuristics> AnyBatch for Batch<G> {
    fn count(&self) -> usize {
        self.tables.len()
    }

    fn seats(&self) -> usize {
        self.terms.widths.seats
    }

    fn layout(&self) -> &Layout {
        &self.layout
    }

    fn begin(&mut self, rows: &mut Lent<'_>) -> Result<(), BatchFault> {
        rows.check(self.tables.len(), self.terms.widths)?;
        for (number, table) in self.tables.iter_mut().enumerate() {
            *table = Table::new(&self.terms, number as u64, Table::hands(&self.terms.plan)?);
        }
        self.each(rows.again(), |table, terms, _, row| table.begin(terms, row));
        Ok(())
    }

    fn sample(&mut self, actions: &mut [i64]) {
        self.tables.iter_mut().zip(actions).for_each(|(table, into)| *into = table.sample());
    }

    fn step(&mut self, actions: &[i64], rows: &mut Lent<'_>) -> Result<(), BatchFault> {
        let (wanted, got) = (self.tables.len(), actions.len());
        if wanted != got {
            return Err(BatchFault::Count { wanted, got });
        }
        rows.check(wanted, self.terms.widths)?;
        self.listed.clear();
        for (at, (table, &action)) in self.tables.iter().zip(actions).enumerate() {
            let listed = table.listed(action).ok_or(BatchFault::Illegal { at, action })?;
            self.listed.push(listed);
        }
        self.each(rows.again(), Table::step);
        Ok(())
    }
}
