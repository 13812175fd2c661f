//! A match as a record, and a record as text.

use std::fmt::{self, Write};

use serde_json::Value;
use sha2::{Digest, Sha256};

use super::{POSITION_LINE, RECORD_VERSION, RawStep, RecordText};
use crate::contract::{Audience, Game, Turn};
use crate::fair::{Contribution, write_hex};
use crate::options;
use crate::player::Player;
use crate::referee::{Match, Step};

impl<G: Game> Match<G> {
    /// The record of this match so far; `to_string` gives the text.
    pub fn record(&self) -> RecordText {
        RecordText {
            game: G::NAME.to_owned(),
            rules: G::RULES_VERSION,
            options: options::write(self.game().options()),
            position: self.position_lines(),
            players: self.players().to_vec(),
            commitment: self.commitment(),
            contributions: self.contributions().clone(),
            steps: self.steps().iter().map(raw).collect(),
            out: Vec::new(),
            seed: self.reveal(),
            scores: final_scores(self.game()).unwrap_or_default(),
            intact: true,
        }
    }
}

fn raw<G: Game>(step: &Step<G>) -> RawStep {
    match step {
        Step::Chance(outcome) => RawStep { seat: None, notation: outcome.to_string() },
        Step::Decision(seat, action) => RawStep { seat: Some(*seat), notation: action.to_string() },
    }
}

/// The points per seat once the game is over.
pub(super) fn final_scores<G: Game>(game: &G) -> Option<Vec<i32>> {
    let over = game.turn() == Turn::Over;
    over.then(|| game.scores(Audience::Referee)[..game.seats()].to_vec())
}

/// The digest that the last line carries.
pub(super) fn digest(above: &str) -> [u8; 32] {
    Sha256::digest(above.as_bytes()).into()
}

impl fmt::Display for RecordText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut above = String::new();
        self.write_header(&mut above)?;
        above.write_char('\n')?;
        self.write_steps(&mut above)?;
        above.write_char('\n')?;
        self.write_ending(&mut above)?;
        write!(f, "{above}end {} sha256:", self.steps.len())?;
        write_hex(f, &digest(&above))?;
        f.write_char('\n')
    }
}

impl RecordText {
    fn write_header(&self, to: &mut String) -> fmt::Result {
        writeln!(to, "anleger record {RECORD_VERSION}")?;
        writeln!(to, "game {}", self.game)?;
        writeln!(to, "rules {}", self.rules)?;
        for (key, value) in &self.options {
            writeln!(to, "{}", option_line(key, value))?;
        }
        for line in &self.position {
            writeln!(to, "{POSITION_LINE} {line}")?;
        }
        for (seat, player) in self.players.iter().enumerate() {
            write_player(to, seat, player)?;
        }
        match &self.commitment {
            None => writeln!(to, "chance external"),
            Some(commitment) => writeln!(to, "chance fair\ncommitment {commitment}"),
        }?;
        for Contribution { seat, pledge, share } in self.contributions.iter() {
            writeln!(to, "pledge {seat} {pledge}")?;
            if let Some(share) = share {
                writeln!(to, "share {seat} {share}")?;
            }
        }
        Ok(())
    }

    fn write_steps(&self, to: &mut String) -> fmt::Result {
        for (place, RawStep { seat, notation }) in self.steps.iter().enumerate() {
            let number = place + 1;
            match seat {
                None => writeln!(to, "{number} * {notation}")?,
                Some(seat) => writeln!(to, "{number} {seat} {notation}")?,
            }
        }
        Ok(())
    }

    fn write_ending(&self, to: &mut String) -> fmt::Result {
        for (seat, why) in &self.out {
            writeln!(to, "out {seat} {why}")?;
        }
        if let Some(seed) = &self.seed {
            writeln!(to, "seed {seed}")?;
        }
        for (seat, score) in self.scores.iter().enumerate() {
            writeln!(to, "score {seat} {score}")?;
        }
        Ok(())
    }
}

/// An option in a record. JSON leaves some control characters as they are, and no line of a record may
/// have one.
pub(crate) fn option_line(key: &str, value: &Value) -> String {
    let mut line = format!("option {key} ");
    for letter in value.to_string().chars() {
        match letter.is_control() {
            true => line += &format!("\\u{:04x}", u32::from(letter)),
            false => line.push(letter),
        }
    }
    line
}

fn write_player(to: &mut String, seat: usize, player: &Player) -> fmt::Result {
    write!(to, "seat {seat} {}", Value::from(player.name.as_str()))?;
    match &player.bot {
        None => writeln!(to),
        Some(bot) => writeln!(to, " bot {bot}"),
    }
}
