//! What a decision is called, by how much it lost.

use serde::{Deserialize, Serialize};

/// Up to this loss, of two seats' chances to win, a decision is as good as the best.
const BEST: f64 = 0.005;
/// Up to this it is good.
const GOOD: f64 = 0.04;
/// Up to this it is inaccurate.
const INACCURACY: f64 = 0.08;
/// Up to this it is a mistake, and beyond it a blunder.
const MISTAKE: f64 = 0.16;
/// How much worse everything else must be for the best to be the only move.
const ONLY: f64 = 0.08;
/// The loss at which a decision is half accurate.
const HALF: f64 = 0.12;

/// What a decision is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// There was nothing else to do.
    Forced,
    /// The best, and everything else would have been a mistake.
    OnlyMove,
    /// The best, or as good as.
    Best,
    /// Little was lost.
    Good,
    /// Something was lost.
    Inaccuracy,
    /// Much was lost.
    Mistake,
    /// The game may have been lost.
    Blunder,
}

impl Verdict {
    /// All of them, the best first.
    pub const ALL: [Verdict; 7] = [
        Verdict::Forced,
        Verdict::OnlyMove,
        Verdict::Best,
        Verdict::Good,
        Verdict::Inaccuracy,
        Verdict::Mistake,
        Verdict::Blunder,
    ];

    /// Its name, which keeps its meaning.
    pub fn code(self) -> &'static str {
        match self {
            Verdict::Forced => "forced",
            Verdict::OnlyMove => "only-move",
            Verdict::Best => "best",
            Verdict::Good => "good",
            Verdict::Inaccuracy => "inaccuracy",
            Verdict::Mistake => "mistake",
            Verdict::Blunder => "blunder",
        }
    }

    /// The verdict on a decision that lost `loss` beyond doubt among so many seats. `second` is what the best
    /// alternative would have lost, where there is one.
    pub(crate) fn on(loss: f64, second: Option<f64>, seats: usize) -> Verdict {
        let scale = scale(seats);
        match loss / scale {
            loss if loss <= BEST => match second {
                Some(second) if second / scale >= ONLY => Verdict::OnlyMove,
                _ => Verdict::Best,
            },
            loss if loss <= GOOD => Verdict::Good,
            loss if loss <= INACCURACY => Verdict::Inaccuracy,
            loss if loss <= MISTAKE => Verdict::Mistake,
            _ => Verdict::Blunder,
        }
    }

    /// Is there something to be learned from it?
    pub fn is_a_mistake(self) -> bool {
        self >= Verdict::Inaccuracy
    }
}

/// What the bounds are multiplied with among so many seats: with four, everybody begins with half the chance
/// that each of two has, and half the loss weighs as much.
pub fn scale(seats: usize) -> f64 {
    2.0 / seats.max(2) as f64
}

/// How accurate a decision was that lost so much, from 1 for nothing towards 0.
pub fn accuracy(loss: f64, seats: usize) -> f64 {
    let half = HALF * scale(seats);
    half / (half + loss.max(0.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_more_is_lost_the_worse_it_is_called() {
        let verdicts = [0.0, 0.005, 0.01, 0.05, 0.1, 0.2].map(|loss| Verdict::on(loss, None, 2));
        use Verdict::{Best, Blunder, Good, Inaccuracy, Mistake};
        assert_eq!(verdicts, [Best, Best, Good, Inaccuracy, Mistake, Blunder]);
    }

    #[test]
    fn only_what_stands_alone_is_the_only_move() {
        assert_eq!(Verdict::on(0.0, Some(0.09), 2), Verdict::OnlyMove);
        assert_eq!(Verdict::on(0.0, Some(0.02), 2), Verdict::Best);
        assert_eq!(Verdict::on(0.01, Some(0.09), 2), Verdict::Good);
    }

    #[test]
    fn among_four_half_the_loss_weighs_as_much() {
        assert_eq!(Verdict::on(0.05, None, 4), Verdict::on(0.1, None, 2));
        assert_eq!(accuracy(0.06, 4), accuracy(0.12, 2));
        assert_eq!(accuracy(0.12, 2), 0.5);
        assert_eq!(accuracy(0.0, 2), 1.0);
    }

    #[test]
    fn codes_are_what_travels() {
        for verdict in Verdict::ALL {
            let travels = serde_json::to_string(&verdict).unwrap();
            assert_eq!(travels, format!("\"{}\"", verdict.code()));
        }
    }
}
