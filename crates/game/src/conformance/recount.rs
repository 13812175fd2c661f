//! Positions in a text file, each with the number of ways to go on, counted again.
//!
//! ```text
//! position a road around the corner
//! seats 2
//! options boxes=2
//! play * V; 0 lay 1,0 2; 0 pass
//! perft 1 24
//! ```
//!
//! A step is an outcome of chance after `*`, or a seat and its decision; `play` may come several
//! times. `perft DEPTH COUNT` is what [`perft`] counts from there.

use serde_json::{Map, Value};

use crate::contract::Game;
use crate::options;
use crate::perft::perft;
use crate::seat::Seat;

/// A position while its lines are read.
struct Position<G> {
    seats: usize,
    options: Map<String, Value>,
    game: Option<G>,
}

/// The file with every count as it is found now: the same text where nothing has changed. The
/// error names the line.
pub fn recount<G: Game>(text: &str) -> Result<String, String> {
    let mut position: Position<G> = Position::new();
    let mut found = String::new();
    for (number, line) in text.lines().enumerate() {
        let line = position.read(line).map_err(|why| format!("line {}: {why}", number + 1))?;
        found.push_str(&line);
        found.push('\n');
    }
    Ok(found)
}

impl<G: Game> Position<G> {
    fn new() -> Position<G> {
        Position { seats: G::SEATS_LEAST, options: Map::new(), game: None }
    }

    fn read(&mut self, line: &str) -> Result<String, String> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "position" => *self = Position::new(),
            "seats" => self.seats = rest.parse().map_err(|_| format!("'{rest}' is no number"))?,
            "options" => rest.split_whitespace().try_for_each(|pair| self.agree(pair))?,
            "play" => {
                let game = self.game()?;
                rest.split(';').try_for_each(|step| play(game, step.trim()))?;
            }
            "perft" => {
                let depth = rest.split(' ').next().and_then(|depth| depth.parse().ok());
                let depth = depth.ok_or("'perft DEPTH COUNT'")?;
                return Ok(format!("perft {depth} {}", perft(self.game()?, depth)));
            }
            "" | "#" => {}
            _ => return Err(format!("'{word}' is none of position, seats, options, play, perft")),
        }
        Ok(line.to_owned())
    }

    fn agree(&mut self, pair: &str) -> Result<(), String> {
        let (key, value) = pair.split_once('=').ok_or("options are KEY=VALUE")?;
        let value = options::read_text::<G::Options>(key, value).map_err(|e| e.to_string())?;
        self.options.insert(key.to_owned(), value);
        Ok(())
    }

    fn game(&mut self) -> Result<&mut G, String> {
        if self.game.is_none() {
            let agreed = options::read(&self.options).map_err(|e| e.to_string())?;
            self.game = Some(G::start(&agreed, self.seats).map_err(|e| e.to_string())?);
        }
        self.game.as_mut().ok_or_else(|| "there is no game".to_owned())
    }
}

fn play<G: Game>(game: &mut G, step: &str) -> Result<(), String> {
    let wrong = |why: String| format!("'{step}': {why}");
    let (who, what) = step.split_once(' ').ok_or_else(|| wrong("who does what?".to_owned()))?;
    if who == "*" {
        let outcome = what.parse().map_err(|e| wrong(format!("{e}")))?;
        return game.settle(outcome).map(drop).map_err(|e| wrong(e.to_string()));
    }
    let seat = who.parse().ok().and_then(Seat::new);
    let seat = seat.ok_or_else(|| wrong(format!("there is no seat {who}")))?;
    let action = what.parse().map_err(|e| wrong(format!("{e}")))?;
    game.play(seat, action).map(drop).map_err(|e| wrong(e.to_string()))
}
