//! Many matches at once, in arrays of numpy.

use std::sync::{Mutex, OnceLock, PoisonError};
use std::thread::available_parallelism;
use std::time::Instant;

use arrays::{Again, AnyBatch, BatchPlan, Lent, Opponent, Reward, find};
use game::arrays::Layout;
use numpy::{
    Element, PyArray1, PyArrayDyn, PyArrayMethods, PyReadwriteArrayDyn, PyUntypedArrayMethods,
};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use crate::bot;
use crate::fault::Fault;
use crate::{json, layout, seeds};

/// Milliseconds since anybody asked first, for bots that think by time.
fn clock_ms() -> u64 {
    static FIRST: OnceLock<Instant> = OnceLock::new();
    FIRST.get_or_init(Instant::now).elapsed().as_millis() as u64
}

/// Many matches that are stepped together, on all cores and without Python's lock.
///
/// Batch(game, n, seats=None, options=None, seed=None, players=None, reward="win", again="at-once", threads=None, max_decisions=20000, arrays=None)
///
/// Every step takes one action for each match and writes into the same arrays again and again:
/// `observations` (n × bytes, uint8), `masks` (n × actions, uint8), `rewards` (n × seats, float32), `seats_to_move` (n, uint8), `ends` (n,
/// uint8: 0 goes on, 1 over, 2 broken off), `points` (n × seats, int32: of the match that ended last) and `drawn` (n, int64: a legal
/// action drawn at random). `arrays` is a dict of your own arrays by these names, where you have some.
///
/// `players` names who plays, seat by seat: "caller", "random" or one of our bots; without it you play every
/// seat. `reward` is "win" (1 shared by the winners, -1 by the others, at the end) or "points" (each when it is made). Finished matches
/// begin again at once, or with again="next-step" one step later, so that their end is seen.
#[pyclass(module = "anleger")]
pub struct Batch {
    /// Bots go from thread to thread, but are never asked by two at once.
    batch: Mutex<Box<dyn AnyBatch>>,
    layout: Layout,
    seats: usize,
    arrays: Arrays,
    seed: u64,
}

/// The arrays, as numpy knows them.
struct Arrays {
    observations: Py<PyArrayDyn<u8>>,
    masks: Py<PyArrayDyn<u8>>,
    rewards: Py<PyArrayDyn<f32>>,
    seats: Py<PyArrayDyn<u8>>,
    ends: Py<PyArrayDyn<u8>>,
    points: Py<PyArrayDyn<i32>>,
    drawn: Py<PyArrayDyn<i64>>,
}

impl Arrays {
    fn of(
        py: Python<'_>,
        batch: &dyn AnyBatch,
        given: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        let (n, seats, layout) = (batch.count(), batch.seats(), batch.layout());
        if let Some(given) = given {
            for name in given.keys() {
                let name: String = name.extract()?;
                if !NAMES.contains(&name.as_str()) {
                    return Err(
                        Fault::setup("array-name", format!("there is no array '{name}'")).into()
                    );
                }
            }
        }
        Ok(Arrays {
            observations: array(py, given, NAMES[0], &[n, layout.bytes()])?,
            masks: array(py, given, NAMES[1], &[n, layout.actions()])?,
            rewards: array(py, given, NAMES[2], &[n, seats])?,
            seats: array(py, given, NAMES[3], &[n])?,
            ends: array(py, given, NAMES[4], &[n])?,
            points: array(py, given, NAMES[5], &[n, seats])?,
            drawn: array(py, given, NAMES[6], &[n])?,
        })
    }
}

/// The names of the arrays.
const NAMES: [&str; 7] =
    ["observations", "masks", "rewards", "seats_to_move", "ends", "points", "drawn"];

/// The array that is given under this name, or a new one.
fn array<T: Element>(
    py: Python<'_>,
    given: Option<&Bound<'_, PyDict>>,
    name: &'static str,
    shape: &[usize],
) -> PyResult<Py<PyArrayDyn<T>>> {
    let own = given.map(|given| given.get_item(name)).transpose()?.flatten();
    let array = match own {
        None => zeros(py, shape)?,
        Some(own) => own.cast_into::<PyArrayDyn<T>>()?,
    };
    if array.shape() != shape {
        let message = format!("the {name} have the shape {:?} instead of {shape:?}", array.shape());
        return Err(Fault::setup("array-shape", message).into());
    }
    if !array.is_c_contiguous() {
        return Err(
            Fault::setup("array-shape", format!("the {name} lie scattered in memory")).into()
        );
    }
    Ok(array.unbind())
}

/// A new array. Numpy itself is asked for it: it raises where there is no memory.
fn zeros<'py, T: Element>(py: Python<'py>, shape: &[usize]) -> PyResult<Bound<'py, PyArrayDyn<T>>> {
    let shape = PyTuple::new(py, shape)?;
    let made = py.import("numpy")?.call_method1("zeros", (shape, numpy::dtype::<T>(py)))?;
    Ok(made.cast_into::<PyArrayDyn<T>>()?)
}

/// The arrays while a step writes them: nobody else may borrow them from numpy's side of Rust.
struct Borrowed<'py> {
    bytes: [PyReadwriteArrayDyn<'py, u8>; 4],
    rewards: PyReadwriteArrayDyn<'py, f32>,
    points: PyReadwriteArrayDyn<'py, i32>,
    drawn: PyReadwriteArrayDyn<'py, i64>,
}

impl<'py> Borrowed<'py> {
    fn of(py: Python<'py>, arrays: &Arrays) -> PyResult<Borrowed<'py>> {
        let bytes = |array: &Py<PyArrayDyn<u8>>| array.bind(py).try_readwrite();
        Ok(Borrowed {
            bytes: [
                bytes(&arrays.observations)?,
                bytes(&arrays.masks)?,
                bytes(&arrays.seats)?,
                bytes(&arrays.ends)?,
            ],
            rewards: arrays.rewards.bind(py).try_readwrite()?,
            points: arrays.points.bind(py).try_readwrite()?,
            drawn: arrays.drawn.bind(py).try_readwrite()?,
        })
    }

    fn lend(&mut self) -> PyResult<Lent<'_>> {
        let [observations, masks, seats, ends] = &mut self.bytes;
        Ok(Lent {
            observations: observations.as_slice_mut()?,
            masks: masks.as_slice_mut()?,
            rewards: self.rewards.as_slice_mut()?,
            seats: seats.as_slice_mut()?,
            ends: ends.as_slice_mut()?,
            points: self.points.as_slice_mut()?,
            drawn: self.drawn.as_slice_mut()?,
        })
    }
}

/// Numbers for every match, as they come in: numpy's own are taken as they are, all else is made into some. They
/// are copied, since `drawn` is one of the arrays that a step writes.
fn actions(given: &Bound<'_, PyAny>) -> PyResult<Vec<i64>> {
    if let Ok(array) = given.cast::<PyArray1<i64>>() {
        return Ok(array.to_vec()?);
    }
    let numpy = given.py().import("numpy")?;
    let plain = numpy.call_method1("asarray", (given,))?;
    let kind: String = plain.getattr("dtype")?.getattr("kind")?.extract()?;
    if kind != "i" && kind != "u" {
        return Err(PyTypeError::new_err("actions are whole numbers"));
    }
    let plain = numpy.call_method1("ascontiguousarray", (plain, "int64"))?;
    Ok(plain.cast_into::<PyArray1<i64>>()?.to_vec()?)
}

fn opponent(name: &str) -> Result<Opponent, Fault> {
    match name {
        "caller" => Ok(Opponent::Caller),
        "random" => Ok(Opponent::Random),
        name => Ok(Opponent::Bot(bot::level(name)?)),
    }
}

fn reward(word: &str) -> Result<Reward, Fault> {
    match word {
        "win" => Ok(Reward::Win),
        "points" => Ok(Reward::Points),
        _ => Err(Fault::setup("bad-reward", "a reward is 'win' or 'points'")),
    }
}

fn again(word: &str) -> Result<Again, Fault> {
    match word {
        "at-once" => Ok(Again::AtOnce),
        "next-step" => Ok(Again::NextStep),
        _ => Err(Fault::setup("bad-again", "a match begins again 'at-once' or in the 'next-step'")),
    }
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (game, n=1, seats=None, options=None, seed=None, players=None, reward="win", again="at-once", threads=None, max_decisions=20_000, arrays=None))]
    #[expect(clippy::too_many_arguments, reason = "Python names them")]
    fn new(
        py: Python<'_>,
        game: &str,
        n: usize,
        seats: Option<usize>,
        options: Option<&Bound<'_, PyDict>>,
        seed: Option<u64>,
        players: Option<Vec<String>>,
        reward: &str,
        again: &str,
        threads: Option<usize>,
        max_decisions: u32,
        arrays: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Batch> {
        let game = find(game).map_err(Fault::from)?;
        let players = players.unwrap_or_default();
        let players: Vec<Opponent> =
            players.iter().map(|name| opponent(name)).collect::<Result<_, _>>()?;
        let (least, most) = game.game().seats();
        let usual = if players.is_empty() { least.max(2).min(most) } else { players.len() };
        let cores = || available_parallelism().map_or(1, |cores| cores.get());
        let plan = BatchPlan {
            options: json::options(options)?,
            seats: seats.unwrap_or(usual),
            count: n,
            players,
            reward: self::reward(reward)?,
            again: self::again(again)?,
            decisions_most: max_decisions,
            threads: threads.unwrap_or_else(cores),
            clock_ms,
        };
        let batch = py.detach(|| game.batch(&plan)).map_err(Fault::from)?;
        let arrays = Arrays::of(py, batch.as_ref(), arrays)?;
        let (layout, seats) = (batch.layout().clone(), batch.seats());
        let seed = seeds::number(seed)?;
        let mut batch = Batch { batch: Mutex::new(batch), layout, seats, arrays, seed };
        batch.begin(py)?;
        Ok(batch)
    }

    /// Begins every match anew, with the next seed, or with this one.
    #[pyo3(signature = (seed=None))]
    fn reset(&mut self, py: Python<'_>, seed: Option<u64>) -> PyResult<()> {
        self.seed = seed.unwrap_or(self.seed.wrapping_add(1));
        self.begin(py)
    }

    /// Carries out one action in every match; where one is not legal, none is carried out.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let numbers = self::actions(actions)?;
        let mut borrowed = Borrowed::of(py, &self.arrays)?;
        let (batch, mut lent) = (mine(&mut self.batch), borrowed.lend()?);
        Ok(py.detach(|| batch.step(&numbers, &mut lent)).map_err(Fault::from)?)
    }

    /// The same for a batch of one match, by its number alone; returns what `ends` says then.
    fn step_one(&mut self, py: Python<'_>, action: i64) -> PyResult<u8> {
        let mut borrowed = Borrowed::of(py, &self.arrays)?;
        let (batch, mut lent) = (mine(&mut self.batch), borrowed.lend()?);
        py.detach(|| batch.step(&[action], &mut lent)).map_err(Fault::from)?;
        Ok(lent.ends.first().copied().unwrap_or_default())
    }

    /// The board of a match as text, as everybody sees it.
    #[pyo3(signature = (at=0))]
    fn render(&mut self, at: usize) -> PyResult<String> {
        let none = || Fault::setup("no-such-match", format!("there is no match {at}"));
        Ok(mine(&mut self.batch).render(at).ok_or_else(none)?)
    }

    /// Plays on at random, `steps` decisions in every match; says how many matches have ended meanwhile.
    #[pyo3(signature = (steps=1))]
    fn play_random(&mut self, py: Python<'_>, steps: usize) -> PyResult<usize> {
        let mut borrowed = Borrowed::of(py, &self.arrays)?;
        let (batch, mut lent) = (mine(&mut self.batch), borrowed.lend()?);
        let mut actions = vec![0; batch.count()];
        let mut ended = 0;
        for _ in 0..steps {
            py.check_signals()?;
            actions.copy_from_slice(lent.drawn);
            py.detach(|| batch.step(&actions, &mut lent)).map_err(Fault::from)?;
            ended += lent.ends.iter().filter(|end| **end != 0).count();
        }
        Ok(ended)
    }

    /// The seed that the matches follow from.
    #[getter]
    fn seed(&self) -> u64 {
        self.seed
    }

    /// How many seats each match has.
    #[getter]
    fn seats(&self) -> usize {
        self.seats
    }

    /// How many numbers there are for decisions.
    #[getter]
    fn action_count(&self) -> usize {
        self.layout.actions()
    }

    /// What numbers and bytes mean, as `Match.layout`.
    #[getter]
    fn layout<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        json::to_python(py, &layout::told(&self.layout))
    }

    /// What the seat to move sees: n × bytes.
    #[getter]
    fn observations(&self, py: Python<'_>) -> Py<PyArrayDyn<u8>> {
        self.arrays.observations.clone_ref(py)
    }

    /// 1 for every number that is legal: n × actions.
    #[getter]
    fn masks(&self, py: Python<'_>) -> Py<PyArrayDyn<u8>> {
        self.arrays.masks.clone_ref(py)
    }

    /// What the last step brought each seat: n × seats.
    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyArrayDyn<f32>> {
        self.arrays.rewards.clone_ref(py)
    }

    /// The seat to move: n.
    #[getter]
    fn seats_to_move(&self, py: Python<'_>) -> Py<PyArrayDyn<u8>> {
        self.arrays.seats.clone_ref(py)
    }

    /// 0 where a match goes on, 1 where the last step ended it, 2 where it was broken off: n.
    #[getter]
    fn ends(&self, py: Python<'_>) -> Py<PyArrayDyn<u8>> {
        self.arrays.ends.clone_ref(py)
    }

    /// The final points of the match that ended last: n × seats.
    #[getter]
    fn points(&self, py: Python<'_>) -> Py<PyArrayDyn<i32>> {
        self.arrays.points.clone_ref(py)
    }

    /// One of the legal numbers, each as likely as any other, -1 where there is none: n.
    #[getter]
    fn drawn(&self, py: Python<'_>) -> Py<PyArrayDyn<i64>> {
        self.arrays.drawn.clone_ref(py)
    }

    fn __len__(&self, py: Python<'_>) -> usize {
        self.arrays.seats.bind(py).len()
    }

    fn __reduce__(&self) -> PyResult<Py<PyAny>> {
        Err(PyTypeError::new_err(
            "a batch is not pickled: its matches write into arrays that others hold; make it again with its arguments and its seed",
        ))
    }
}

/// The matches of who holds the batch alone.
fn mine(batch: &mut Mutex<Box<dyn AnyBatch>>) -> &mut Box<dyn AnyBatch> {
    batch.get_mut().unwrap_or_else(PoisonError::into_inner)
}

impl Batch {
    fn begin(&mut self, py: Python<'_>) -> PyResult<()> {
        let mut borrowed = Borrowed::of(py, &self.arrays)?;
        let (batch, seed, mut lent) = (mine(&mut self.batch), self.seed, borrowed.lend()?);
        Ok(py.detach(|| batch.begin(seed, &mut lent)).map_err(Fault::from)?)
    }
}
