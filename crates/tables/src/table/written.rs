//! A match as its log tells it, for tables whose rules this program does not know.

use game::{RawStep, RecordText, Seat, Withdrawal};
use wire::ActionInput;

use super::entry::{Entry, Stored};
use super::mixing::contributions;
use crate::store::TableRow;

/// The record of the match so far, without scores and seed; `None` where it has not begun, or where an
/// older program wrote the log and nobody has written down what chance did.
pub fn record_as_written(row: &TableRow, log: &[Stored]) -> Option<RecordText> {
    let mut entries = log.iter().map(|stored| &stored.entry);
    let mut pledged = None;
    let (players, shares, opening) = entries.find_map(|entry| match entry {
        Entry::Pledged { pledges } => {
            pledged = Some(pledges.as_slice());
            None
        }
        Entry::Begun { players, shares, chance } => {
            Some((players.clone(), shares, chance.as_ref()?))
        }
        _ => None,
    })?;
    let added = contributions(row, pledged, shares).ok()?;
    let mut steps = Steps::default();
    let (first, later) = opening.split_first()?;
    steps.chance(first);
    for ((seat, notation), chance) in row.agreed.prelude.iter().zip(later) {
        steps.decision(*seat, notation, chance);
    }
    let mut out: Vec<(Seat, Withdrawal)> = Vec::new();
    for entry in entries {
        match entry {
            Entry::Played { seat, chosen: ActionInput::Text(notation), chance, .. } => {
                steps.decision(*seat, notation, chance.as_ref()?);
            }
            Entry::Played { .. } => return None,
            Entry::Undone { decisions, .. } => steps.take_back(*decisions),
            Entry::Withdrew { seat, why } => out.push((*seat, *why)),
            _ => {}
        }
    }
    out.sort_by_key(|(seat, _)| *seat);
    let agreed = &row.agreed;
    let mut record = RecordText::as_written(&agreed.game, agreed.rules, &agreed.options, players);
    if let Some(position) = &agreed.position {
        record = record.with_position(&position.parse().ok()?);
    }
    Some(record.with_dice(row.seed.commitment(), added).with_steps(steps.0, out))
}

#[derive(Default)]
struct Steps(Vec<RawStep>);

impl Steps {
    fn chance(&mut self, outcomes: &[String]) {
        let step = |outcome: &String| RawStep { seat: None, notation: outcome.clone() };
        self.0.extend(outcomes.iter().map(step));
    }

    fn decision(&mut self, seat: Seat, notation: &str, chance: &[String]) {
        self.0.push(RawStep { seat: Some(seat), notation: notation.to_owned() });
        self.chance(chance);
    }

    /// The last decisions, and the chance after them, never were.
    fn take_back(&mut self, decisions: usize) {
        for _ in 0..decisions {
            let last = self.0.iter().rposition(|step| step.seat.is_some());
            self.0.truncate(last.unwrap_or(0));
        }
    }
}
