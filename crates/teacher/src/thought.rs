//! How much is thought, as it travels: bounded, so that nobody asks for years.

use bots::Effort;
use serde::{Deserialize, Serialize};

/// The most lines for each decision: some hours for a long game.
pub const LINES_MOST: u32 = 10_000;

/// The most decisions that are tried on lines.
pub const WIDE_MOST: usize = 100;

/// How carefully something is judged, and what the lines of play follow from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Thought {
    /// How many lines each decision gets that is tried.
    pub lines: u32,
    /// How many decisions are tried.
    pub wide: usize,
    /// What the lines follow from.
    pub seed: u64,
}

impl Default for Thought {
    fn default() -> Self {
        let Effort { wide, lines, .. } = Effort::default();
        Thought { lines, wide, seed: 1 }
    }
}

impl Thought {
    /// As much as that, and no more than the most.
    pub fn effort(self) -> Effort {
        Effort {
            lines: self.lines.clamp(1, LINES_MOST),
            wide: self.wide.clamp(1, WIDE_MOST),
            ..Effort::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_asks_for_more_than_the_most() {
        let greedy = Thought { lines: u32::MAX, wide: usize::MAX, seed: 0 }.effort();
        assert_eq!((greedy.lines, greedy.wide), (LINES_MOST, WIDE_MOST));
        let idle = Thought { lines: 0, wide: 0, seed: 0 }.effort();
        assert_eq!((idle.lines, idle.wide), (1, 1));
        assert_eq!(Thought::default().effort(), Effort::default());
    }
}
