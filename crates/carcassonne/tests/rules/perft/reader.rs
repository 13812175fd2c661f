//! Reads `*.perft`: positions as lists of steps, each with the number of ways to go on.
//!
//! ```text
//! position a road around the corner
//! seats 2
//! options farmers=false boxes=2
//! play * V; 0 lay 1,0 2; 0 pass
//! perft 1 24
//! ```
//!
//! A step is an outcome of chance after `*`, or a seat and its decision. `play` may come several
//! times. `perft DEPTH COUNT` says how many sequences of that many steps lead on from there: a
//! chance outcome is one step and one branch, whatever its weight; games that end sooner do not
//! count.

use carcassonne::{Agreement, Carcassonne};
use game::{Game, Seat, options};

/// A position and its counts.
pub struct Block {
    pub name: String,
    pub game: Carcassonne,
    /// Depths and how many sequences of that length there are.
    pub counts: Vec<(u32, u64)>,
}

/// A block as written down.
#[derive(Default)]
struct Draft {
    name: String,
    seats: usize,
    options: serde_json::Map<String, serde_json::Value>,
    steps: Vec<String>,
    counts: Vec<(u32, u64)>,
}

/// Every position of a file; the error names the line.
pub fn read(text: &str) -> Result<Vec<Block>, String> {
    let mut drafts: Vec<Draft> = Vec::new();
    for (place, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        read_line(line, &mut drafts).map_err(|reason| format!("line {}: {reason}", place + 1))?;
    }
    drafts.into_iter().map(Draft::set_up).collect()
}

fn read_line(line: &str, drafts: &mut Vec<Draft>) -> Result<(), String> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    if word == "position" {
        drafts.push(Draft { name: rest.to_owned(), ..Draft::default() });
        return Ok(());
    }
    let draft = drafts.last_mut().ok_or("a block begins with 'position NAME'")?;
    match word {
        "seats" => draft.seats = number(rest)?,
        "options" => draft.read_options(rest)?,
        "play" => draft.steps.extend(rest.split(';').map(|step| step.trim().to_owned())),
        "perft" => {
            let (depth, count) = rest.split_once(' ').ok_or("'perft DEPTH COUNT'")?;
            draft.counts.push((number(depth)?, number(count)?));
        }
        _ => return Err(format!("'{word}' is none of position, seats, options, play, perft")),
    }
    Ok(())
}

fn number<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.trim().parse().map_err(|_| format!("'{text}' is no number"))
}

impl Draft {
    fn read_options(&mut self, text: &str) -> Result<(), String> {
        for word in text.split_whitespace() {
            let (key, value) = word.split_once('=').ok_or("options are KEY=VALUE")?;
            let value = options::read_text::<Agreement>(key, value).map_err(|e| e.to_string())?;
            self.options.insert(key.to_owned(), value);
        }
        Ok(())
    }

    fn set_up(self) -> Result<Block, String> {
        let wrong = |reason: String| format!("position {}: {reason}", self.name);
        if self.counts.is_empty() {
            return Err(wrong("has no counts".to_owned()));
        }
        let agreement = options::read(&self.options).map_err(|e| wrong(e.to_string()))?;
        let mut game =
            Carcassonne::start(&agreement, self.seats).map_err(|e| wrong(e.to_string()))?;
        for step in &self.steps {
            play(&mut game, step).map_err(|reason| wrong(format!("'{step}': {reason}")))?;
        }
        Ok(Block { name: self.name, game, counts: self.counts })
    }
}

fn play(game: &mut Carcassonne, step: &str) -> Result<(), String> {
    let (who, what) = step.split_once(' ').ok_or("a step is '* OUTCOME' or 'SEAT ACTION'")?;
    if who == "*" {
        let outcome = what.parse().map_err(|e| format!("{e}"))?;
        game.settle(outcome).map_err(|e| e.to_string())?;
        return Ok(());
    }
    let seat = Seat::new(number(who)?).ok_or("there is no such seat")?;
    let action = what.parse().map_err(|e| format!("{e}"))?;
    game.play(seat, action).map_err(|e| e.to_string())?;
    Ok(())
}
