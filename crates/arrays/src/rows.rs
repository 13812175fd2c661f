//! The arrays of a batch: a row for each match.

use crate::batch::AnyBatch;
use crate::fault::BatchFault;

/// Arrays of our own, for callers that have none.
#[derive(Clone, Debug)]
pub struct Rows {
    /// What the seat to move sees.
    pub observations: Vec<u8>,
    /// 1 for every number that is legal.
    pub masks: Vec<u8>,
    /// What the last step brought each seat.
    pub rewards: Vec<f32>,
    /// The seat to move.
    pub seats: Vec<u8>,
    /// 0 while a match goes on, 1 where the last step ended it, 2 where it was broken off.
    pub ends: Vec<u8>,
    /// The final points of the match that ended last.
    pub points: Vec<i32>,
    /// One of the legal numbers, each as likely as any other; -1 where there is none.
    pub drawn: Vec<i64>,
}

impl Rows {
    /// Arrays of the right sizes for a batch.
    pub fn of(batch: &dyn AnyBatch) -> Rows {
        let (count, seats) = (batch.count(), batch.seats());
        let layout = batch.layout();
        Rows {
            observations: vec![0; count * layout.bytes()],
            masks: vec![0; count * layout.actions()],
            rewards: vec![0.0; count * seats],
            seats: vec![0; count],
            ends: vec![0; count],
            points: vec![0; count * seats],
            drawn: vec![0; count],
        }
    }

    /// Lends all of them to a step.
    pub fn lend(&mut self) -> Lent<'_> {
        Lent {
            observations: &mut self.observations,
            masks: &mut self.masks,
            rewards: &mut self.rewards,
            seats: &mut self.seats,
            ends: &mut self.ends,
            points: &mut self.points,
            drawn: &mut self.drawn,
        }
    }
}

/// Arrays that somebody lends for a step; see [`Rows`].
#[derive(Debug)]
pub struct Lent<'a> {
    /// What the seat to move sees.
    pub observations: &'a mut [u8],
    /// 1 for every number that is legal.
    pub masks: &'a mut [u8],
    /// What the last step brought each seat.
    pub rewards: &'a mut [f32],
    /// The seat to move.
    pub seats: &'a mut [u8],
    /// How the last step ended.
    pub ends: &'a mut [u8],
    /// The final points of the match that ended last.
    pub points: &'a mut [i32],
    /// One of the legal numbers, drawn.
    pub drawn: &'a mut [i64],
}

/// How many entries of each array belong to one match.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Widths {
    pub bytes: usize,
    pub actions: usize,
    pub seats: usize,
}

impl<'a> Lent<'a> {
    /// Are the arrays as long as `count` matches need?
    pub(crate) fn check(&self, count: usize, widths: Widths) -> Result<(), BatchFault> {
        let lengths = [
            ("observations", self.observations.len(), widths.bytes),
            ("masks", self.masks.len(), widths.actions),
            ("rewards", self.rewards.len(), widths.seats),
            ("seats", self.seats.len(), 1),
            ("ends", self.ends.len(), 1),
            ("points", self.points.len(), widths.seats),
            ("drawn", self.drawn.len(), 1),
        ];
        let wrong = lengths.into_iter().find(|(_, got, width)| *got != count * width);
        wrong.map_or(Ok(()), |(name, got, width)| {
            Err(BatchFault::Shape { name, wanted: count * width, got })
        })
    }

    /// The arrays of the first `count` matches, and of all others.
    pub(crate) fn split(self, count: usize, widths: Widths) -> (Lent<'a>, Lent<'a>) {
        let observations = self.observations.split_at_mut(count * widths.bytes);
        let masks = self.masks.split_at_mut(count * widths.actions);
        let rewards = self.rewards.split_at_mut(count * widths.seats);
        let seats = self.seats.split_at_mut(count);
        let ends = self.ends.split_at_mut(count);
        let points = self.points.split_at_mut(count * widths.seats);
        let drawn = self.drawn.split_at_mut(count);
        let first = Lent {
            observations: observations.0,
            masks: masks.0,
            rewards: rewards.0,
            seats: seats.0,
            ends: ends.0,
            points: points.0,
            drawn: drawn.0,
        };
        let rest = Lent {
            observations: observations.1,
            masks: masks.1,
            rewards: rewards.1,
            seats: seats.1,
            ends: ends.1,
            points: points.1,
            drawn: drawn.1,
        };
        (first, rest)
    }

    /// The same arrays, lent on.
    pub(crate) fn again(&mut self) -> Lent<'_> {
        Lent {
            observations: self.observations,
            masks: self.masks,
            rewards: self.rewards,
            seats: self.seats,
            ends: self.ends,
            points: self.points,
            drawn: self.drawn,
        }
    }
}
