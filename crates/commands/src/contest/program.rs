//! A player that is another program: it speaks the engine protocol (docs/protocol.md).
//!
//! It keeps a match of its own in which it is told every step, and is asked for a bot's decision. We are
//! the referee: what it answers is checked like anybody's decision.

use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use game::{Game, Seat};
use serde_json::{Map, Value, json};

use crate::budget::Budget;

/// Why a program cannot play on.
#[derive(Debug, thiserror::Error)]
pub enum ProgramError {
    /// It cannot be started, or its input or output broke.
    #[error("{program}: {error}")]
    Broken {
        /// Its name.
        program: String,
        /// What happened.
        error: io::Error,
    },
    /// It answered something that is no answer, or refused.
    #[error("{program} answered {method} with: {answer}")]
    Refused {
        /// Its name.
        program: String,
        /// What it was asked.
        method: String,
        /// What it said.
        answer: String,
    },
}

/// A step of the match, as programs are told.
#[derive(Clone, Debug)]
pub enum Step {
    /// What a seat decided.
    Action(Seat, String),
    /// What chance brought.
    Outcome(String),
}

/// What is asked of a program.
#[derive(Clone, Copy, Debug)]
pub struct Asked {
    /// For whom.
    pub seat: Seat,
    /// What it may spend.
    pub budget: Budget,
    /// Where its random numbers come from.
    pub seed: u64,
}

/// A running program.
#[derive(Debug)]
pub struct Program {
    name: String,
    bot: String,
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    told: usize,
    /// The options of the game it plays, once it was asked.
    options: Option<Vec<String>>,
}

impl Program {
    /// Starts the program; the words after the first are its arguments.
    pub fn start(command: &[String], bot: &str) -> Result<Program, ProgramError> {
        let name = command.join(" ");
        let broken = |error| ProgramError::Broken { program: name.clone(), error };
        let closed = || broken(io::ErrorKind::BrokenPipe.into());
        let (first, arguments) = command.split_first().ok_or_else(closed)?;
        let mut child = Command::new(first)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(broken)?;
        let input = child.stdin.take().ok_or_else(closed)?;
        let output = BufReader::new(child.stdout.take().ok_or_else(closed)?);
        Ok(Program { name, bot: bot.to_owned(), child, input, output, told: 0, options: None })
    }

    /// Begins a match whose chance we bring. It is told of the options it knows: a program of older rules
    /// plays as those had it, where our options say the same.
    pub fn begin(
        &mut self,
        game: &str,
        options: &Map<String, Value>,
        seats: usize,
    ) -> Result<(), ProgramError> {
        self.told = 0;
        let known = self.options_of(game)?;
        let options: Map<String, Value> = options
            .iter()
            .filter(|(key, _)| known.contains(key))
            .map(|(key, value)| (key.clone(), value.clone()))
            .collect();
        self.request(json!({
            "method": "new", "game": game, "options": options, "seats": seats, "chance": "external",
        }))?;
        Ok(())
    }

    /// The options that it has for a game.
    fn options_of(&mut self, game: &str) -> Result<Vec<String>, ProgramError> {
        if self.options.is_none() {
            let hello = self.request(json!({"method": "hello"}))?;
            let games = hello["games"].as_array().into_iter().flatten();
            let options = games
                .filter(|known| known["name"] == game)
                .flat_map(|known| known["options"].as_array().into_iter().flatten());
            let keys = options.filter_map(|option| Some(option["key"].as_str()?.to_owned()));
            self.options = Some(keys.collect());
        }
        Ok(self.options.clone().unwrap_or_default())
    }

    /// Begins a match in a position; its chance we bring as well.
    pub fn begin_at(&mut self, position: &str) -> Result<(), ProgramError> {
        self.told = 0;
        self.request(json!({"method": "new", "position": position, "chance": "external"}))?;
        Ok(())
    }

    /// Tells what happened since it was last asked, and asks for a decision.
    pub fn ask<G: Game>(
        &mut self,
        world: &G,
        steps: &[Step],
        asked: Asked,
    ) -> Result<G::Action, ProgramError> {
        for step in &steps[self.told..] {
            self.request(match step {
                Step::Action(seat, action) => {
                    json!({"method": "play", "seat": seat.index(), "action": action})
                }
                Step::Outcome(outcome) => json!({"method": "settle", "outcome": outcome}),
            })?;
        }
        self.told = steps.len();
        let answer = self.request(self.question(asked))?;
        let notation = answer["notation"].as_str().unwrap_or_default();
        let action = notation.parse::<G::Action>().ok();
        let action = action.map(|action| world.canonical(asked.seat, action));
        let legal = action.filter(|action| world.judge(asked.seat, *action).is_ok());
        legal.ok_or_else(|| self.refused("bot", &answer))
    }

    fn question(&self, asked: Asked) -> Value {
        let Budget { ms, playouts, threads } = asked.budget;
        let mut budget = json!({"threads": threads});
        let limits = [("ms", ms), ("playouts", playouts)];
        for (key, limit) in limits.into_iter().filter_map(|(key, limit)| Some((key, limit?))) {
            budget[key] = limit.into();
        }
        let seat = asked.seat.index();
        json!({
            "method": "bot", "name": self.bot, "seat": seat, "budget": budget, "seed": asked.seed,
        })
    }

    /// Sends a request and reads its answer.
    fn request(&mut self, request: Value) -> Result<Value, ProgramError> {
        let line = self.exchange(&request).map_err(|error| {
            let program = self.name.clone();
            ProgramError::Broken { program, error }
        })?;
        let mut answer = serde_json::from_str::<Value>(&line).unwrap_or(Value::String(line));
        match answer.get_mut("ok").map(Value::take) {
            Some(ok) => Ok(ok),
            None => Err(self.refused(request["method"].as_str().unwrap_or_default(), &answer)),
        }
    }

    fn exchange(&mut self, request: &Value) -> io::Result<String> {
        self.input.write_all(format!("{request}\n").as_bytes())?;
        self.input.flush()?;
        let mut line = String::new();
        match self.output.read_line(&mut line)? {
            0 => Err(io::ErrorKind::UnexpectedEof.into()),
            _ => Ok(line),
        }
    }

    fn refused(&self, method: &str, answer: &Value) -> ProgramError {
        let answer = answer.to_string().chars().take(300).collect();
        ProgramError::Refused { program: self.name.clone(), method: method.to_owned(), answer }
    }
}

impl Drop for Program {
    /// A program that was started here ends here, also one that does not listen any more.
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
