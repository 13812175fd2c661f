//! A puzzle, and the match in which its position came about.

use game::erased::{ActionInput, AnyError, AnyGame, AnyMatch};
use game::fair::BadHex;

use game::{Chance, Player, PositionError, Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use teacher::{Reason, Spoken};

use crate::line;

/// A match with puzzles in it, told by its seed and decisions, or one position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Source {
    /// Which game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// What its table agreed on; what is left out is the book's.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub options: Map<String, Value>,
    /// How many played.
    pub seats: usize,
    /// The seed of its dice, where it is told from the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// Every decision before the last puzzle: `0 lay 1,0 2;0 pass`. What chance did follows from the seed.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub steps: String,
    /// The position where there is no more to be told; the only puzzle begins there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// What is asked.
    pub puzzles: Vec<Puzzle>,
}

/// A position with one best answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Puzzle {
    /// Its name, which says nothing.
    pub id: String,
    /// How many decisions were made before it.
    pub at: usize,
    /// Who is asked.
    pub seat: Seat,
    /// What it is about, in the game's own codes, and `ending` where at most one turn is to come.
    pub themes: Vec<String>,
    /// How hard it is, on the scale of players.
    pub rating: u32,
    /// The decisions of the answer, one after the other without chance between them.
    pub answer: Vec<Answer>,
}

/// A decision of an answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// The decision.
    pub play: String,
    /// How many legal decisions there were.
    pub choices: usize,
    /// Every seat's chance to win with it.
    pub chances: Vec<f64>,
    /// One standard error of how much less the best of the others promises.
    pub doubt: f64,
    /// How it might go on: `0 follower city-n;* U`.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "line")]
    pub line: Vec<Spoken>,
    /// The best of the others, the best first.
    pub others: Vec<Other>,
    /// What it makes better, or worse, than the best of the others; what matters most first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub why: Vec<Reason>,
}

/// A decision that is not the answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Other {
    /// The decision.
    pub play: String,
    /// The asked seat's chance to win with it.
    pub chance: f64,
    /// How it might go on: `0 follower city-n;* U`.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "line")]
    pub line: Vec<Spoken>,
}

/// A puzzle that cannot be laid on a table of today.
#[derive(Debug, thiserror::Error)]
pub enum CannotOpen {
    /// The game's rules are newer or older than those that are known.
    #[error("rules {0} of this game are not known")]
    Rules(u32),
    /// It is about another game.
    #[error("it is a puzzle of '{0}'")]
    OtherGame(String),
    /// Neither a seed nor a position.
    #[error("it has neither a seed nor a position")]
    NoBeginning,
    /// A seed that is none.
    #[error("its seed: {0}")]
    Seed(#[from] BadHex),
    /// A position that is none.
    #[error("its position: {0}")]
    Position(#[from] PositionError),
    /// A decision without its seat.
    #[error("'{0}' is no decision with its seat")]
    Step(String),
    /// Fewer decisions than stand before it.
    #[error("it comes after {0} decisions, and fewer are told")]
    TooFew(usize),
    /// What the rules forbid.
    #[error(transparent)]
    Game(#[from] AnyError),
}

impl Source {
    /// The decisions before the decision with this number, each with its seat.
    pub fn decisions(&self, before: usize) -> Result<Vec<(Seat, String)>, CannotOpen> {
        let steps = self.steps.split(line::BETWEEN).filter(|step| !step.is_empty()).take(before);
        let read = |step: &str| {
            let said = step.split_once(' ');
            let (seat, notation) = said.ok_or_else(|| CannotOpen::Step(step.to_owned()))?;
            let seat = seat.parse().ok().and_then(Seat::new);
            Ok((seat.ok_or_else(|| CannotOpen::Step(step.to_owned()))?, notation.to_owned()))
        };
        let decisions: Vec<_> = steps.map(read).collect::<Result<_, CannotOpen>>()?;
        match decisions.len() == before {
            true => Ok(decisions),
            false => Err(CannotOpen::TooFew(before)),
        }
    }

    /// Writes decisions as [`Source::steps`] has them.
    pub fn write_steps<T: std::fmt::Display>(steps: impl Iterator<Item = (Seat, T)>) -> String {
        let steps = steps.map(|(seat, action)| format!("{seat} {action}"));
        steps.collect::<Vec<String>>().join(&line::BETWEEN.to_string())
    }

    /// Forgets what was decided after the last puzzle.
    pub fn forget_later_steps(&mut self) {
        let last = self.puzzles.iter().map(|puzzle| puzzle.at).max().unwrap_or_default();
        let kept: Vec<&str> = self.steps.split(line::BETWEEN).take(last).collect();
        self.steps = kept.join(&line::BETWEEN.to_string());
    }

    /// What the table agreed on, as it is spelt today.
    pub fn agreed(&self, game: &dyn AnyGame) -> Result<Map<String, Value>, CannotOpen> {
        if game.name() != self.game {
            return Err(CannotOpen::OtherGame(self.game.clone()));
        }
        game.adopt(self.rules, &self.options).ok_or(CannotOpen::Rules(self.rules))
    }

    /// The dice of the match. Where only a position is told they are anybody's.
    pub fn dice(&self) -> Result<Seed, CannotOpen> {
        Ok(self.seed.as_deref().map_or(Ok(Seed([0; 32])), str::parse)?)
    }

    /// The match in which a puzzle is asked, played until then.
    pub fn open(
        &self,
        puzzle: &Puzzle,
        game: &dyn AnyGame,
        players: Vec<Player>,
    ) -> Result<Box<dyn AnyMatch>, CannotOpen> {
        let (options, chance) = (self.agreed(game)?, Chance::Fair(self.dice()?));
        let mut opened = match (&self.position, &self.seed) {
            (Some(position), _) => game.begin_in(&position.parse()?, players, chance, None)?,
            (None, Some(_)) => game.begin(&options, players, chance)?,
            (None, None) => return Err(CannotOpen::NoBeginning),
        };
        for (seat, notation) in self.decisions(puzzle.at)? {
            opened.play(seat, &ActionInput::Text(notation))?;
        }
        Ok(opened)
    }
}

impl Puzzle {
    /// How much more the answer promises than anything else, at the decision where that is least.
    pub fn margin(&self) -> f64 {
        self.answer.iter().filter_map(|step| step.margin(self.seat)).fold(1.0, f64::min)
    }

    /// Is this what it is about?
    pub fn is_about(&self, theme: &str) -> bool {
        self.themes.iter().any(|known| known == theme)
    }
}

impl Answer {
    /// How much more it promises than the best of the others.
    pub fn margin(&self, seat: Seat) -> Option<f64> {
        Some(self.chances.get(seat.index())? - self.others.first()?.chance)
    }
}

/// A name for a puzzle that follows from where it stands: the same wherever it is found.
pub(crate) fn name(game: &str, beginning: &str, at: usize) -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    /// Letters of a name: with a million puzzles two of the same name are unlikely.
    const LETTERS_OF_A_NAME: u32 = 8;
    // FNV-1a: names need to differ, not to be secret.
    let bytes = [game, beginning, &at.to_string()].join(" ");
    let mixed = bytes.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    let letter = |place: u32| LETTERS[(mixed >> (5 * place + 20) & 31) as usize] as char;
    (0..LETTERS_OF_A_NAME).map(letter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(steps: &str) -> Source {
        Source {
            game: "lanterns".into(),
            rules: 1,
            options: Map::new(),
            seats: 2,
            seed: Some(Seed([3; 32]).to_string()),
            steps: steps.into(),
            position: None,
            puzzles: Vec::new(),
        }
    }

    #[test]
    fn decisions_are_written_as_they_are_read() {
        let decisions = source("1 light 2;0 swap 2").decisions(2).unwrap();
        let told = decisions.iter().map(|(seat, notation)| (*seat, notation.as_str()));
        assert_eq!(Source::write_steps(told), "1 light 2;0 swap 2");
    }

    #[test]
    fn what_cannot_be_read_is_said() {
        assert!(matches!(source("1 light 2").decisions(2), Err(CannotOpen::TooFew(2))));
        assert!(matches!(source("light").decisions(1), Err(CannotOpen::Step(_))));
        assert!(matches!(source("9 light 2").decisions(1), Err(CannotOpen::Step(_))));
    }

    #[test]
    fn names_differ_with_everything() {
        let names = [name("a", "b", 1), name("a", "b", 2), name("a", "c", 1), name("c", "b", 1)];
        let mut sorted = names.to_vec();
        sorted.sort();
        sorted.dedup();
        assert_eq!(sorted.len(), names.len(), "{names:?}");
        assert!(names.iter().all(|name| name.len() == 8));
    }
}
