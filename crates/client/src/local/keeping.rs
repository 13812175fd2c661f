//! A table that survives a reload.

use bots::Registry;
use game::{RecordText, Seed, Turn};
use serde::{Deserialize, Serialize};
use table_core::{Asides, Start};
use wire::rest::Expected;
use wire::{AidPolicy, Aside, Withdrawal};

use super::founding::Frame;
use super::{Entropy, LocalFault, LocalTable};

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
    /// What bots expected; older pages kept nothing of it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub expected: Vec<Expected>,
    /// When the table was laid.
    pub created_ms: u64,
}

impl LocalTable {
    /// Puts the table away.
    pub fn keep(&self) -> Kept {
        Kept {
            record: self.played.game().record().to_string(),
            seed: self.played.seed().to_string(),
            seed_known: self.card.seed_known,
            aid: self.card.settings.aid,
            out: self.played.withdrawals().to_vec(),
            asides: self.asides.to(&self.audiences(), Some(&self.played)),
            expected: self.played.expected_so_far(),
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
        let mut loaded = playable.game().load(&record)?;
        if loaded.turn() != Turn::Over {
            loaded.unseal(seed)?;
        }
        // What the record says holds, and these are its dice: played once more, the match tells
        // what it told then.
        let players = record.players().to_vec();
        let start = Start::of(loaded.as_ref());
        let game = start.begin(playable.game(), players, record.dice(seed), None)?;
        let decided =
            record.steps().iter().filter_map(|step| Some((step.seat?, step.notation.clone())));
        let frame = Frame {
            playable,
            entropy,
            aid: kept.aid,
            seed,
            seed_known: kept.seed_known,
            created_ms: kept.created_ms,
        };
        let mut table = LocalTable::around(game, frame, decided)?;
        for (seat, out) in table.played.seats().zip(&kept.out) {
            if let Some(why) = out {
                table.played.withdraw(seat, *why);
            }
        }
        table.played.recall_expected(kept.expected.clone());
        table.asides = Asides::resumed(&kept.asides, &table.played, &table.audiences());
        Ok(table)
    }
}
