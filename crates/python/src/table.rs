//! A match as an object.

mod seats;

use arrays::{Learnable, find};
use bots::rng_from;
use game::erased::{AnyMatch, Spelling};
use game::{Audience, PositionText, RecordText, Seed, Turn};
use numpy::{PyArray1, PyArray2};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use self::seats::numbers_of;
use crate::eyes::Eyes;
use crate::fault::Fault;
use crate::row::{written, written_all};
use crate::said::Said;
use crate::seeds::{self, SeedInput};
use crate::{analysis, json, layout, picture, terms};

/// A match of any game: who decides, what is legal, what happened, under a referee that knows every rule.
///
/// Match(game, seats=None, options=None, seed=None, chance="fair", names=None)
///
/// `game` is one of `anleger.games()`, `options` what the table agrees on (`anleger.describe(game)` lists
/// them), `seed` a number below 2**64, 32 bytes or 64 hexadecimal digits; without one nobody can know the
/// dice. With `chance="external"` you bring what chance does yourself: see `outcomes` and `settle`.
///
/// Seats are counted from 0. Whoever looks is a seat's number, "spectator" or "referee"; the referee sees
/// everything.
#[pyclass(name = "Match", module = "anleger", subclass)]
pub struct Table {
    at: Box<dyn AnyMatch>,
    game: &'static dyn Learnable,
    /// What its dice follow from, where we know it.
    seed: Option<Seed>,
    actions: usize,
    bytes: usize,
}

impl Table {
    fn of(at: Box<dyn AnyMatch>, seed: Option<Seed>) -> Result<Table, Fault> {
        let game = find(at.name())?;
        let layout = game.layout(at.as_ref()).unwrap_or_default();
        let (actions, bytes) = (layout.actions(), layout.bytes());
        Ok(Table { at, game, seed, actions, bytes })
    }
}

/// How a match is made again: `load`, with its record and its seed.
type Reduced<'py> = (Bound<'py, PyAny>, (String, Option<String>));

#[pymethods]
impl Table {
    #[new]
    #[pyo3(signature = (game, seats=None, options=None, seed=None, chance="fair", names=None))]
    fn new(
        game: &str,
        seats: Option<usize>,
        options: Option<&Bound<'_, PyDict>>,
        seed: Option<SeedInput>,
        chance: &str,
        names: Option<Vec<String>>,
    ) -> PyResult<Table> {
        let found = find(game).map_err(Fault::from)?.game();
        let (least, most) = found.seats();
        let seats = seats.unwrap_or(least.max(2).min(most));
        let (chance, seed) = terms::chance(chance, seeds::read(seed)?)?;
        let players = terms::players(seats, names)?;
        let begun = found.begin(&json::options(options)?, players, chance);
        Ok(Table::of(begun.map_err(Fault::from)?, seed)?)
    }

    /// Replays a record; with its seed a match that is not over can go on.
    #[staticmethod]
    #[pyo3(signature = (record, seed=None))]
    fn load(record: &str, seed: Option<SeedInput>) -> PyResult<Table> {
        let text: RecordText = record.parse().map_err(Fault::from)?;
        let game = find(text.game()).map_err(Fault::from)?.game();
        let mut at = game.load(&text).map_err(Fault::from)?;
        let seed = seed.map(|seed| seeds::read(Some(seed))).transpose()?.or(at.reveal());
        if let Some(seed) = seed
            && at.reveal().is_none()
        {
            at.unseal(seed).map_err(Fault::from)?;
        }
        Ok(Table::of(at, seed)?)
    }

    /// A match that begins in a position; what that leaves open is drawn from the seed.
    #[staticmethod]
    #[pyo3(signature = (position, seed=None, chance="fair", names=None))]
    fn at_position(
        position: &str,
        seed: Option<SeedInput>,
        chance: &str,
        names: Option<Vec<String>>,
    ) -> PyResult<Table> {
        let text: PositionText = position.parse().map_err(Fault::from)?;
        let game = find(text.game()).map_err(Fault::from)?.game();
        let seed = seeds::read(seed)?;
        let [a, b, c, d, e, f, g, h, ..] = seed.0;
        let mut rng = rng_from(u64::from_le_bytes([a, b, c, d, e, f, g, h]));
        let (chance, seed) = terms::chance(chance, seed)?;
        let players = terms::players(text.seats(), names)?;
        let begun = game.begin_at(&text, players, chance, &mut rng);
        Ok(Table::of(begun.map_err(Fault::from)?, seed)?)
    }

    /// The name of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.game.game().name()
    }

    /// How many seats play.
    #[getter]
    fn seats(&self) -> usize {
        self.at.players().len()
    }

    /// What the table agreed on.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        json::to_python(py, &self.at.options())
    }

    /// The names of the players.
    #[getter]
    fn names(&self) -> Vec<String> {
        self.at.players().iter().map(|player| player.name.clone()).collect()
    }

    /// The seed of the dice in hexadecimal digits; None where chance is external or the seed is sealed.
    #[getter]
    fn seed(&self) -> Option<String> {
        self.seed.as_ref().map(seeds::hex)
    }

    /// Who acts now: "decide", "chance" or "over".
    #[getter]
    fn phase(&self) -> &'static str {
        match self.at.turn() {
            Turn::Decide(_) => "decide",
            Turn::Chance => "chance",
            Turn::Over => "over",
        }
    }

    /// The seats that decide now, side by side where there are several; empty when nobody does.
    #[getter]
    fn turn<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        match self.at.turn() {
            Turn::Decide(seats) => numbers_of(py, seats),
            Turn::Chance | Turn::Over => Ok(PyTuple::empty(py)),
        }
    }

    /// The first seat that decides; -1 at chance, -4 when it is over, as OpenSpiel has it.
    #[getter]
    fn current_player(&self) -> i64 {
        match self.at.turn() {
            Turn::Decide(seats) => seats.iter().next().map_or(-4, |seat| seat.index() as i64),
            Turn::Chance => -1,
            Turn::Over => -4,
        }
    }

    /// Seats that may decide although nobody waits for them.
    #[getter]
    fn at_liberty<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        numbers_of(py, self.at.at_liberty())
    }

    /// Is it over?
    #[getter]
    fn is_over(&self) -> bool {
        self.at.turn() == Turn::Over
    }

    /// How many steps were made, those of chance included.
    #[getter]
    fn steps(&self) -> usize {
        self.at.steps()
    }

    /// Who has won; None while the match goes on.
    #[getter]
    fn winners<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyTuple>>> {
        let winners = self.at.winners();
        winners.map(|seats| numbers_of(py, seats)).transpose()
    }

    /// How many numbers there are for decisions.
    #[getter]
    fn action_count(&self) -> usize {
        self.actions
    }

    /// How many bytes an observation has.
    #[getter]
    fn observation_bytes(&self) -> usize {
        self.bytes
    }

    /// What numbers and bytes mean: blocks of numbers and fields of bytes, each with first, shape and about;
    /// families of candidates with what their traits are about; the letters of the kinds of tiles.
    #[getter]
    fn layout<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        json::to_python(py, &layout::told(&self.game.layout(self.at()).unwrap_or_default()))
    }

    /// Every legal decision of a seat in notation; of the first that decides where none is named.
    #[pyo3(signature = (seat=None))]
    fn actions(&self, seat: Option<i64>) -> PyResult<Vec<String>> {
        let listed = match self.at.turn() {
            Turn::Decide(_) => self.at.actions(self.mover(seat)?, Spelling::Notation),
            Turn::Chance | Turn::Over => Vec::new(),
        };
        Ok(listed.into_iter().map(|action| action.notation).collect())
    }

    /// The numbers of the same decisions, in the same order; 4294967295 where a family has run out of numbers.
    #[pyo3(signature = (seat=None))]
    fn legal(&self, seat: Option<i64>) -> PyResult<Vec<u32>> {
        match self.at.turn() {
            Turn::Decide(_) => Ok(self.numbers(self.mover(seat)?)),
            Turn::Chance | Turn::Over => Ok(Vec::new()),
        }
    }

    /// A number as notation, where it is legal for the seat.
    #[pyo3(signature = (number, seat=None))]
    fn notation(&self, number: i64, seat: Option<i64>) -> PyResult<String> {
        let seat = self.mover(seat)?;
        Ok(self.game.spelt(self.at(), seat, number).map_err(Fault::from)?)
    }

    /// The number of a legal decision that is given in notation.
    #[pyo3(signature = (notation, seat=None))]
    fn number(&self, notation: &str, seat: Option<i64>) -> PyResult<u32> {
        let seat = self.mover(seat)?;
        let listed = self.at.actions(seat, Spelling::Notation);
        let place = listed.iter().position(|action| action.notation == notation);
        let number = place.and_then(|place| self.numbers(seat).get(place).copied());
        number.ok_or_else(|| {
            let text: String = notation.chars().take(80).collect();
            Fault::action("illegal-action", format!("'{text}' is not in the list of seat {seat}"))
                .into()
        })
    }

    /// Carries out a decision, given by number, in notation or as a dict, and says what happened as whoever
    /// looks may know it. What is refused changes nothing.
    #[pyo3(signature = (action, seat=None, eyes=None))]
    fn play<'py>(
        &mut self,
        py: Python<'py>,
        action: Said<'py>,
        seat: Option<i64>,
        eyes: Option<Eyes>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let audience = self.audience(eyes, Audience::Referee)?;
        let seat = self.mover(seat)?;
        let input = action.decision(self.game, self.at(), seat)?;
        let told = self.at.play(seat, &input).map_err(Fault::from)?;
        json::to_python(py, &told.to(audience))
    }

    /// Carries out a decision by its number and says nothing: the quick way.
    #[pyo3(signature = (number, seat=None))]
    fn act(&mut self, number: i64, seat: Option<i64>) -> PyResult<()> {
        let seat = self.mover(seat)?;
        Ok(self.game.act(self.at.as_mut(), seat, number).map_err(Fault::from)?)
    }

    /// What chance may bring now, in notation, each with its weight; the weights are whole numbers.
    fn outcomes(&self) -> Vec<(String, u32)> {
        let outcomes = self.at.outcomes().into_iter();
        outcomes.map(|outcome| (outcome.notation, outcome.weight)).collect()
    }

    /// Carries out an outcome that you bring, where chance is external: in notation, by its place among
    /// `outcomes()`, or as a dict.
    #[pyo3(signature = (outcome, eyes=None))]
    fn settle<'py>(
        &mut self,
        py: Python<'py>,
        outcome: Said<'py>,
        eyes: Option<Eyes>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let audience = self.audience(eyes, Audience::Referee)?;
        let input = outcome.outcome(self.at())?;
        let told = self.at.settle(&input).map_err(Fault::from)?;
        json::to_python(py, &told.to(audience))
    }

    /// Takes back the last decisions and the chance after them. The same decision is followed by the same
    /// chance.
    #[pyo3(signature = (decisions=1))]
    fn undo(&mut self, decisions: usize) -> PyResult<()> {
        Ok(self.at.undo(decisions).map_err(Fault::from)?)
    }

    /// The game as whoever looks may see it, as a dict.
    #[pyo3(signature = (eyes=None))]
    fn view<'py>(&self, py: Python<'py>, eyes: Option<Eyes>) -> PyResult<Bound<'py, PyAny>> {
        let audience = self.audience(eyes, Audience::Spectator)?;
        let mut text = Vec::new();
        self.at.write_view(audience, &mut text).map_err(Fault::from)?;
        json::parsed(py, &text)
    }

    /// All that happened so far, as whoever looks may know it.
    #[pyo3(signature = (eyes=None))]
    fn log<'py>(&self, py: Python<'py>, eyes: Option<Eyes>) -> PyResult<Bound<'py, PyAny>> {
        let audience = self.audience(eyes, Audience::Spectator)?;
        json::to_python(py, &self.at.log(audience).map_err(Fault::from)?)
    }

    /// The points made so far, seat by seat; after the end the final points.
    #[pyo3(signature = (eyes=None))]
    fn points<'py>(&self, py: Python<'py>, eyes: Option<Eyes>) -> PyResult<Bound<'py, PyTuple>> {
        let audience = self.audience(eyes, Audience::Referee)?;
        PyTuple::new(py, self.at.scores(audience).map_err(Fault::from)?.current)
    }

    /// The points if the game ended now.
    #[pyo3(signature = (eyes=None))]
    fn projection<'py>(
        &self,
        py: Python<'py>,
        eyes: Option<Eyes>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        let audience = self.audience(eyes, Audience::Referee)?;
        let projected = self.at.scores(audience).map_err(Fault::from)?.projected;
        PyTuple::new(py, projected.unwrap_or_default())
    }

    /// The board as text.
    #[pyo3(signature = (eyes=None))]
    fn render(&self, eyes: Option<Eyes>) -> PyResult<String> {
        let audience = self.audience(eyes, Audience::Spectator)?;
        Ok(self.at.render(audience).map_err(Fault::from)?)
    }

    /// The board as everybody sees it, as a whole SVG document; notebooks show it by themselves.
    fn picture(&self) -> PyResult<String> {
        let none = || Fault::setup("no-picture", "this game has no pictures");
        Ok(picture::svg(self.at()).ok_or_else(none)?)
    }

    fn _repr_svg_(&self) -> Option<String> {
        picture::svg(self.at())
    }

    /// What a seat sees, as bytes; `layout` says what they mean. Written into `out` where that is given.
    #[pyo3(signature = (seat=None, out=None))]
    fn observe<'py>(
        &self,
        py: Python<'py>,
        seat: Option<i64>,
        out: Option<Bound<'py, PyArray1<u8>>>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let seat = self.mover(seat)?;
        written(py, out, self.bytes, |row| {
            let of_this_game = self.game.observe(self.at(), seat, row);
            debug_assert!(of_this_game.is_some(), "a table knows its own game");
        })
    }

    /// A byte for every number: 1 where it is legal for the seat, else 0. Written into `out` where that is given.
    #[pyo3(signature = (seat=None, out=None))]
    fn mask<'py>(
        &self,
        py: Python<'py>,
        seat: Option<i64>,
        out: Option<Bound<'py, PyArray1<u8>>>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let legal = self.legal(seat)?;
        written(py, out, self.actions, |row| {
            for number in legal {
                if let Some(byte) = row.get_mut(number as usize) {
                    *byte = 1;
                }
            }
        })
    }

    /// The legal decisions of a seat as rows of eleven numbers, in the order of `actions()`: family (see `layout`)
    /// and seven traits (-1 where there is none), points at once, own projection, best projection of the others.
    #[pyo3(signature = (seat=None))]
    fn candidates<'py>(
        &self,
        py: Python<'py>,
        seat: Option<i64>,
    ) -> PyResult<Bound<'py, PyArray2<i16>>> {
        let rows = self.game.candidates(self.at(), self.mover(seat)?).unwrap_or_default();
        written_all(py, &rows)
    }

    /// The record so far, as text.
    fn record(&self) -> String {
        self.at.record().to_string()
    }

    /// The position as whoever looks knows it, as text; after the first `steps` steps where that is given.
    #[pyo3(signature = (eyes=None, steps=None))]
    fn position(&self, eyes: Option<Eyes>, steps: Option<usize>) -> PyResult<String> {
        let audience = self.audience(eyes, Audience::Referee)?;
        let position = self.at.position(steps.unwrap_or(usize::MAX), audience);
        Ok(position.map_err(Fault::from)?.to_string())
    }

    /// Every decision judged against the best, every stroke of luck against all that could have come, as a
    /// dict: docs/review.md says what the numbers mean. Other threads of Python go on meanwhile.
    #[pyo3(signature = (lines=None, wide=None, seed=1))]
    fn analyse<'py>(
        &self,
        py: Python<'py>,
        lines: Option<u32>,
        wide: Option<usize>,
        seed: u64,
    ) -> PyResult<Bound<'py, PyAny>> {
        let effort = terms::effort(lines, wide);
        let review = py.detach(|| analysis::review(self.at(), effort, seed))?;
        json::to_python(py, &review)
    }

    /// One legal decision judged where the match stands now, as a dict.
    #[pyo3(signature = (action, seat=None, lines=None, wide=None, seed=1))]
    fn judge<'py>(
        &self,
        py: Python<'py>,
        action: &str,
        seat: Option<i64>,
        lines: Option<u32>,
        wide: Option<usize>,
        seed: u64,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (seat, effort) = (self.mover(seat)?, terms::effort(lines, wide));
        let judged = py.detach(|| analysis::judge(self.at(), seat, action, effort, seed))?;
        json::to_python(py, &judged)
    }

    /// A match like this one, with the same dice to come.
    fn copy(&self) -> Table {
        let Table { game, seed, actions, bytes, .. } = *self;
        Table { at: self.at.boxed_clone(), game, seed, actions, bytes }
    }

    fn __copy__(&self) -> Table {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Table {
        self.copy()
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Reduced<'py>> {
        let table = slf.try_borrow()?;
        Ok((slf.getattr("load")?, (table.record(), table.seed())))
    }

    fn __str__(&self) -> PyResult<String> {
        self.render(None)
    }

    fn __repr__(&self) -> String {
        let (name, seats) = (self.game(), self.seats());
        format!("<anleger.Match {name}, {seats} seats, {} steps, {}>", self.steps(), self.phase())
    }
}
