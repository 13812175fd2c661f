//! A table that survives a reload.

use bots::Registry;
use game::{RecordText, Seed, Turn};
use serde::{Deserialize, Serialize};
use wire::{AidPolicy, Aside, Withdrawal};

use super::founding::Frame;
use super::{Decision, Entropy, LocalFault, LocalTable};

/// A table, put away. It holds the seed of the dice: it stays in the browser that plays.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Kept {
    /// The match so far.
    pub record: String,
    /// The seed of its dice in hexadecimal digits.
    pub seed: String,
    /// Whether it was known before the match.
    pub seed_known: bool,
    /// How much the table helps.
    pub aid: AidPolicy,
    /// Who is out of the match.
    pub out: Vec<Option<Withdrawal>>,
    /// What happened around the match; older pages kept nothing of it.
    #[serde(default)]
    pub asides: Vec<Aside>,
    /// When the table was laid.
    pub created_ms: u64,
}

impl LocalTable {
    /// Puts the table away.
    pub fn keep(&self) -> Kept {
        Kept {
            record: self.game.record().to_string(),
            seed: self.seed.to_string(),
            seed_known: self.card.seed_known,
            aid: self.card.settings.aid,
            out: self.places.iter().map(|place| place.out).collect(),
            asides: self.asides.clone(),
            created_ms: self.card.created_ms,
        }
    }

    /// Lays a table again that was put away.
    pub fn resume(
        kept: &Kept,
        registry: &Registry,
        entropy: Entropy,
    ) -> Result<LocalTable, LocalFault> {
        let record: RecordText = kept.record.parse::<RecordText>()?;
        let seed: Seed = kept.seed.parse().map_err(|_| LocalFault::KeptUnreadable)?;
        let playable = registry.find(record.game())?;
        let mut game = playable.game().load(&record)?;
        if game.turn() != Turn::Over {
            game.unseal(seed)?;
        }
        // What came to light in which decision is not kept; at worst it cannot be taken back.
        let decided = |seat| Decision { seat, informed: true };
        let decisions = record.steps().iter().filter_map(|step| step.seat).map(decided).collect();
        let frame = Frame {
            playable,
            entropy,
            aid: kept.aid,
            seed,
            seed_known: kept.seed_known,
            created_ms: kept.created_ms,
        };
        let mut table = LocalTable::around(game, frame, decisions)?;
        for (place, out) in table.places.iter_mut().zip(&kept.out) {
            place.out = *out;
        }
        table.asides = kept.asides.clone();
        Ok(table)
    }
}
