//! Our bots.

use std::time::{Duration, Instant};

use arrays::Advice;
use bots::{BOT_MS_MAX, BOT_PLAYOUTS_MAX, Level, Limits, Thinking};
use game::erased::ActionInput;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::fault::Fault;
use crate::seeds;
use crate::table::Table;

/// The most threads one bot may think on.
const THREADS_MOST: usize = 256;

/// A player that thinks, and sees no more than its seat may know.
///
/// Bot(name, ms=None, playouts=None, threads=1, seed=None)
///
/// `name` is a level ("beginner" to "expert", see `anleger.levels()`) or a bot ("random", "greedy", "search",
/// "mind", …), with how much it may think behind a colon if you like: "search:200ms", "search:500". `ms` and
/// `playouts` say the same. With a seed and without a clock the same bot plays the same match again.
#[pyclass(module = "anleger")]
pub struct Bot {
    level: Level,
    threads: usize,
    seed: u64,
    /// How often it has decided: no two decisions draw the same numbers.
    decided: u64,
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (name, ms=None, playouts=None, threads=1, seed=None))]
    fn new(
        name: &str,
        ms: Option<u64>,
        playouts: Option<u64>,
        threads: usize,
        seed: Option<u64>,
    ) -> PyResult<Bot> {
        let mut level = level(name)?;
        level.budget = match (ms, playouts) {
            (None, None) => level.budget,
            (Some(ms), None) => Some(Thinking::Ms(within("ms", ms, BOT_MS_MAX)?)),
            (None, Some(lines)) => {
                Some(Thinking::Playouts(within("playouts", lines, BOT_PLAYOUTS_MAX)?))
            }
            (Some(_), Some(_)) => {
                let message = "a bot thinks for so many ms or so many playouts, not both";
                return Err(Fault::setup("bad-budget", message).into());
            }
        };
        let threads = within("threads", threads as u64, THREADS_MOST as u64)? as usize;
        Ok(Bot { level, threads, seed: seeds::number(seed)?, decided: 0 })
    }

    /// Its name, with how much it may think.
    #[getter]
    fn name(&self) -> String {
        self.level.to_string()
    }

    /// What it would do, in notation; it looks through the eyes of `seat`, of the first that decides where
    /// none is named. Other threads of Python go on meanwhile.
    #[pyo3(signature = (r#match, seat=None))]
    fn choose(
        &mut self,
        py: Python<'_>,
        r#match: &Bound<'_, Table>,
        seat: Option<i64>,
    ) -> PyResult<String> {
        Ok(self.advice(py, &*r#match.try_borrow()?, seat)?.action.ok_or_else(undecided)?)
    }

    /// The same with what it weighed: a dict of the action, the chances of every seat to win where it has an
    /// opinion, and of what it weighed, each a tuple of notation, lines tried and chance to win.
    #[pyo3(signature = (r#match, seat=None))]
    fn advise<'py>(
        &mut self,
        py: Python<'py>,
        r#match: &Bound<'py, Table>,
        seat: Option<i64>,
    ) -> PyResult<Bound<'py, PyDict>> {
        let advice = self.advice(py, &*r#match.try_borrow()?, seat)?;
        let weighed: Vec<(String, u64, f32)> =
            advice.weighed.into_iter().map(|one| (one.action, one.lines, one.chance)).collect();
        let told = PyDict::new(py);
        told.set_item("action", advice.action.ok_or_else(undecided)?)?;
        told.set_item("chances", advice.chances)?;
        told.set_item("weighed", weighed)?;
        Ok(told)
    }

    /// Decides and plays it; returns what it played, in notation.
    #[pyo3(signature = (r#match, seat=None))]
    fn play(
        &mut self,
        py: Python<'_>,
        r#match: &Bound<'_, Table>,
        seat: Option<i64>,
    ) -> PyResult<String> {
        let action = self.choose(py, r#match, seat)?;
        let mut table = r#match.try_borrow_mut()?;
        let seat = table.mover(seat)?;
        table.carry_out(seat, &ActionInput::Text(action.clone()))?;
        Ok(action)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Reduced<'py>> {
        let bot = slf.try_borrow()?;
        let kind = slf.get_type().into_any();
        let numbers = (bot.name(), None, None, bot.threads, Some(bot.seed));
        Ok((kind, numbers, bot.decided))
    }

    fn __setstate__(&mut self, decided: u64) {
        self.decided = decided;
    }

    fn __repr__(&self) -> String {
        format!("anleger.Bot('{}')", self.level)
    }
}

/// How a bot is made again: its class, its arguments, and what it has drawn.
type Reduced<'py> =
    (Bound<'py, PyAny>, (String, Option<u64>, Option<u64>, usize, Option<u64>), u64);

impl Bot {
    fn advice(&mut self, py: Python<'_>, table: &Table, seat: Option<i64>) -> PyResult<Advice> {
        let seat = table.mover(seat)?;
        // An odd factor gives every decision numbers of its own.
        let seed = self.seed ^ self.decided.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.decided += 1;
        let (at, game) = (table.at(), table.learnable());
        let (level, threads) = (&self.level, self.threads);
        let advice = py.detach(|| {
            let begun = Instant::now();
            let ms = match level.budget {
                Some(Thinking::Ms(ms)) => Some(Duration::from_millis(ms)),
                _ => None,
            };
            let out_of_time = || ms.is_some_and(|ms| begun.elapsed() >= ms);
            let playouts = match level.budget {
                Some(Thinking::Playouts(count)) => Some(count),
                _ => None,
            };
            let out_of_time = ms.is_some().then_some(&out_of_time as &(dyn Fn() -> bool + Sync));
            game.advise(at, seat, &level.bot, &Limits { playouts, out_of_time, threads }, seed)
        });
        Ok(advice.map_err(Fault::from)?.ok_or_else(undecided)?)
    }
}

fn undecided() -> Fault {
    Fault::action("nobody-decides", "this seat has nothing to decide")
}

fn within(name: &str, number: u64, most: u64) -> Result<u64, Fault> {
    match (1..=most).contains(&number) {
        true => Ok(number),
        false => Err(Fault::setup("bad-budget", format!("{name} is 1 to {most}, not {number}"))),
    }
}

/// A bot by its name. Some have numbers behind their names that are no budget: `person:sees=0.5`.
pub fn level(name: &str) -> Result<Level, Fault> {
    let named = name.parse::<Level>();
    match named {
        Err(_) if arrays::all().iter().all(|game| game.knows_bot(name).is_ok()) => {
            Ok(Level { bot: name.to_owned(), budget: None })
        }
        named => Ok(named?),
    }
}
