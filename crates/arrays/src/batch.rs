//! Many matches that are stepped together.

use std::sync::{Mutex, PoisonError};

use game::arrays::{Arrays, Layout};
use game::{Heuristics, options};

use crate::crew::in_two_passes;
use crate::fault::BatchFault;
use crate::plan::{BatchPlan, COUNT_MOST, Opponent, THREADS_MOST};
use crate::rows::{Lent, Widths};
use crate::table::{Table, Terms};

/// Fewer matches than this are not worth a thread of their own.
const WORTH_A_THREAD: usize = 64;

/// Matches of a game that is only known by name.
///
/// Threads live as long as a step does: whoever copies the whole process between two steps copies a batch
/// that works.
pub trait AnyBatch: Send {
    /// How many matches there are.
    fn count(&self) -> usize;

    /// How many seats each has.
    fn seats(&self) -> usize;

    /// What numbers and bytes mean.
    fn layout(&self) -> &Layout;

    /// Begins every match, or begins it anew, from this seed, and fills the arrays. From then on they belong
    /// to the batch: whoever changes them in between finds wrong bytes in them.
    fn begin(&mut self, seed: u64, rows: &mut Lent<'_>) -> Result<(), BatchFault>;

    /// The board of a match as text, as everybody sees it; `None` where there are not so many.
    fn render(&self, at: usize) -> Option<String>;

    /// Carries out an action in every match. Where one is not legal, none is carried out.
    fn step(&mut self, actions: &[i64], rows: &mut Lent<'_>) -> Result<(), BatchFault>;
}

/// Matches of one game.
pub struct Batch<G: Heuristics> {
    terms: Terms<G>,
    layout: Layout,
    tables: Vec<Table<G>>,
}

/// Some neighbouring matches with their rows: what one thread works on.
struct Share<'a, G: Heuristics> {
    /// The number of the first of them.
    first: usize,
    tables: &'a mut [Table<G>],
    rows: Lent<'a>,
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
        let table = |number| Ok(Table::new(&terms, 0, number as u64, Table::hands(plan)?));
        let tables = (0..plan.count).map(table).collect::<Result<_, BatchFault>>()?;
        Ok(Batch { terms, layout, tables })
    }

    /// Into how many shares the matches go: as many as there are to be threads, where it is worth it.
    fn shares(&self) -> usize {
        let most = self.tables.len().div_ceil(WORTH_A_THREAD).clamp(1, THREADS_MOST);
        let share = self.tables.len().div_ceil(self.terms.plan.threads.clamp(1, most));
        self.tables.len().div_ceil(share)
    }

    /// Works on every share in two passes, each on a thread of its own.
    fn each<'a>(
        &'a mut self,
        mut rows: Lent<'a>,
        look: impl Fn(&mut Share<'_, G>) + Sync,
        act: impl Fn(Share<'_, G>, &Terms<G>) + Sync,
    ) {
        let share = self.tables.len().div_ceil(self.shares());
        let (terms, mut first, mut shares) = (&self.terms, 0, Vec::new());
        for tables in self.tables.chunks_mut(share) {
            let count = tables.len();
            let (row, others) = rows.split(count, terms.widths);
            shares.push(Share { first, tables, rows: row });
            (rows, first) = (others, first + count);
        }
        in_two_passes(shares, look, |share| act(share, terms));
    }
}

impl<G: Heuristics> Share<'_, G> {
    /// Goes through the matches with their rows.
    fn walk(self, widths: Widths, mut with: impl FnMut(&mut Table<G>, Lent<'_>)) {
        let mut rows = self.rows;
        for table in self.tables {
            let (row, rest) = rows.split(1, widths);
            with(table, row);
            rows = rest;
        }
    }
}

/// The first of the actions that are not legal.
#[derive(Default)]
struct Refused(Mutex<Option<(usize, i64)>>);

impl Refused {
    fn note(&self, at: usize, action: i64) {
        let mut first = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if first.is_none_or(|(before, _)| at < before) {
            *first = Some((at, action));
        }
    }

    fn first(&self) -> Option<(usize, i64)> {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
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

    fn begin(&mut self, seed: u64, rows: &mut Lent<'_>) -> Result<(), BatchFault> {
        rows.check(self.tables.len(), self.terms.widths)?;
        let terms = &self.terms;
        for (number, table) in (0..).zip(&mut self.tables) {
            *table = Table::new(terms, seed, number, Table::hands(&terms.plan)?);
        }
        let begin = |share: Share<'_, G>, terms: &Terms<G>| {
            share.walk(terms.widths, |table, row| table.begin(terms, row));
        };
        self.each(rows.again(), |_| {}, begin);
        Ok(())
    }

    fn render(&self, at: usize) -> Option<String> {
        self.tables.get(at).map(Table::render)
    }

    fn step(&mut self, actions: &[i64], rows: &mut Lent<'_>) -> Result<(), BatchFault> {
        let (wanted, got) = (self.tables.len(), actions.len());
        if wanted != got {
            return Err(BatchFault::Count { wanted, got });
        }
        rows.check(wanted, self.terms.widths)?;
        let refused = Refused::default();
        let look = |share: &mut Share<'_, G>| {
            for (at, table) in (share.first..).zip(share.tables.iter_mut()) {
                if !table.intend(actions[at]) {
                    refused.note(at, actions[at]);
                }
            }
        };
        let act = |share: Share<'_, G>, terms: &Terms<G>| {
            if refused.first().is_none() {
                share.walk(terms.widths, |table, row| table.step(terms, row));
            }
        };
        self.each(rows.again(), look, act);
        match refused.first() {
            Some((at, action)) => Err(BatchFault::Illegal { at, action }),
            None => Ok(()),
        }
    }
}
