//! The short notation of decisions and outcomes, one line each.
//!
//! ```
//! use settlers::Action;
//! let offer: Action = "offer 2wool > ore".parse().unwrap();
//! assert_eq!(offer.to_string(), "offer 2wool > 1ore");
//! ```

use std::fmt;
use std::str::FromStr;

use game::Seat;

use crate::action::{Action, Outcome};
use crate::goods::Bundle;

/// Text that is no decision or outcome.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct NotationError(String);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Roll => f.write_str("roll"),
            Action::End => f.write_str("end"),
            Action::Settle { at } => write!(f, "settle {at}"),
            Action::City { at } => write!(f, "city {at}"),
            Action::Road { at } => write!(f, "road {at}"),
            Action::Ship { at } => write!(f, "ship {at}"),
            Action::Lift { from } => write!(f, "lift {from}"),
            Action::Buy => f.write_str("buy"),
            Action::Knight => f.write_str("knight"),
            Action::RoadBuilding => f.write_str("road-building"),
            Action::Invention => f.write_str("invention"),
            Action::Monopoly { kind } => write!(f, "monopoly {kind}"),
            Action::Robber { to } => write!(f, "robber {to}"),
            Action::Pirate { to } => write!(f, "pirate {to}"),
            Action::Rob { victim } => write!(f, "rob {victim}"),
            Action::Discard { card } => write!(f, "discard {card}"),
            Action::Take { card } => write!(f, "take {card}"),
            Action::Bank { give, take } => write!(f, "bank {give} > {take}"),
            Action::Offer { give, want } => write!(f, "offer {give} > {want}"),
            Action::Accept => f.write_str("accept"),
            Action::Refuse => f.write_str("refuse"),
            Action::Counter { give, want } => write!(f, "counter {give} > {want}"),
            Action::Deal { with } => write!(f, "deal {with}"),
            Action::Withdraw => f.write_str("withdraw"),
            Action::Harbour { at } => write!(f, "harbour {at}"),
            Action::Chart { hex } => write!(f, "chart {hex}"),
            Action::Chip { from } => write!(f, "chip {from}"),
            Action::Keep => f.write_str("keep"),
            Action::Redeal => f.write_str("redeal"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["roll"] => Action::Roll,
            ["end"] => Action::End,
            ["settle", at] => Action::Settle { at: word(at)? },
            ["city", at] => Action::City { at: word(at)? },
            ["road", at] => Action::Road { at: word(at)? },
            ["ship", at] => Action::Ship { at: word(at)? },
            ["lift", from] => Action::Lift { from: word(from)? },
            ["buy"] => Action::Buy,
            ["knight"] => Action::Knight,
            ["road-building"] => Action::RoadBuilding,
            ["invention"] => Action::Invention,
            ["monopoly", kind] => Action::Monopoly { kind: word(kind)? },
            ["robber", to] => Action::Robber { to: word(to)? },
            ["pirate", to] => Action::Pirate { to: word(to)? },
            ["rob", victim] => Action::Rob { victim: seat(victim)? },
            ["discard", card] => Action::Discard { card: word(card)? },
            ["take", card] => Action::Take { card: word(card)? },
            ["bank", give, ">", take] => Action::Bank { give: word(give)?, take: word(take)? },
            ["offer", give, ">", want] => {
                Action::Offer { give: word::<Bundle>(give)?, want: word(want)? }
            }
            ["accept"] => Action::Accept,
            ["refuse"] => Action::Refuse,
            ["counter", give, ">", want] => {
                Action::Counter { give: word::<Bundle>(give)?, want: word(want)? }
            }
            ["deal", with] => Action::Deal { with: seat(with)? },
            ["withdraw"] => Action::Withdraw,
            ["harbour", at] => Action::Harbour { at: word(at)? },
            ["chart", hex] => Action::Chart { hex: word(hex)? },
            ["chip", from] => Action::Chip { from: word(from)? },
            ["keep"] => Action::Keep,
            ["redeal"] => Action::Redeal,
            _ => return Err(NotationError(format!("'{text}' is no decision"))),
        })
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Land { terrain } => write!(f, "land {terrain}"),
            Outcome::Spiral { from } => write!(f, "spiral {from}"),
            Outcome::Red { at } => write!(f, "red {at}"),
            Outcome::Number { chip } => write!(f, "number {chip}"),
            Outcome::Harbour { kind } => write!(f, "harbour {kind}"),
            Outcome::Dice(roll) => write!(f, "dice {roll}"),
            Outcome::Card { card } => write!(f, "card {card}"),
            Outcome::Stolen { card } => write!(f, "stolen {card}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Outcome, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["land", terrain] => Outcome::Land { terrain: word(terrain)? },
            ["spiral", from] => Outcome::Spiral { from: word(from)? },
            ["red", at] => Outcome::Red { at: word(at)? },
            ["number", chip] => Outcome::Number { chip: number(chip)? },
            ["harbour", kind] => Outcome::Harbour { kind: word(kind)? },
            ["dice", ..] => Outcome::Dice(word(&words[1..].join(" "))?),
            ["card", card] => Outcome::Card { card: word(card)? },
            ["stolen", card] => Outcome::Stolen { card: word(card)? },
            _ => return Err(NotationError(format!("'{text}' is no outcome"))),
        })
    }
}

fn word<T: FromStr<Err = String>>(text: &str) -> Result<T, NotationError> {
    text.parse().map_err(NotationError)
}

fn number(text: &str) -> Result<u8, NotationError> {
    text.parse().map_err(|_| NotationError(format!("'{text}' is no number")))
}

fn seat(text: &str) -> Result<Seat, NotationError> {
    Seat::try_from(number(text)?).map_err(|error| NotationError(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbitrary::{Arbitrary, Unstructured};

    #[test]
    fn every_decision_and_outcome_reads_back() {
        let noise: Vec<u8> =
            (0u32..60_000).map(|n| (n.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
        let mut source = Unstructured::new(&noise);
        for _ in 0..3000 {
            let action = Action::arbitrary(&mut source).expect("noise");
            assert_eq!(action.to_string().parse(), Ok(action));
            let outcome = Outcome::arbitrary(&mut source).expect("noise");
            assert_eq!(outcome.to_string().parse(), Ok(outcome));
        }
    }

    #[test]
    fn nonsense_is_refused_with_a_reason() {
        let error = "settle s3".parse::<Action>().expect_err("a side is no intersection");
        assert_eq!(error.to_string(), "'s3' is not a place like c7");
        assert!("dice".parse::<Outcome>().is_err());
        let error = "dice 3 7".parse::<Outcome>().expect_err("no die shows a seven");
        assert!(error.to_string().starts_with("'3 7' is no roll"));
        assert!("rob 9".parse::<Action>().is_err());
    }
}
