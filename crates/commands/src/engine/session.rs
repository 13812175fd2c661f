//! One conversation: the match on the table, and who answers what.

use game::erased::AnyMatch;
use game::{Audience, Seat, Turn};
use serde::Deserialize;
use serde_json::{Value, json};

use super::fault::Fault;
use super::limits::Limits;
use super::wire::Request;
use super::{analysing, house, looks, matches, moves, thinking};

/// What a conversation remembers from one line to the next.
#[derive(Debug)]
pub(super) struct Session {
    pub limits: Limits,
    table: Option<Box<dyn AnyMatch>>,
}

/// What is said in reply.
#[derive(Debug)]
pub(super) enum Reply {
    /// An answer; the conversation goes on.
    Answer(Value),
    /// The last word.
    Quit,
}

impl Reply {
    pub fn into_value(self) -> Value {
        match self {
            Reply::Answer(value) => value,
            Reply::Quit => json!({ "bye": true }),
        }
    }
}

/// The parameters of a method that has none.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

impl Session {
    pub fn new(limits: Limits) -> Session {
        Session { limits, table: None }
    }

    pub fn answer(&mut self, request: Request) -> Result<Reply, Fault> {
        let value = match request.method.as_str() {
            "hello" => request.params().map(|Nothing {}| house::hello(self))?,
            "new" => matches::new(self, request.params()?)?,
            "load" => matches::load(self, request.params()?)?,
            "save" => request.params().and_then(|Nothing {}| matches::save(self))?,
            "position" => matches::position(self, request.params()?)?,
            "verify" => matches::verify(request.params()?)?,
            "turn" => request.params().and_then(|Nothing {}| moves::turn(self))?,
            "actions" => moves::actions(self, request.params()?)?,
            "outcomes" => request.params().and_then(|Nothing {}| moves::outcomes(self))?,
            "play" => moves::play(self, request.params()?)?,
            "settle" => moves::settle(self, request.params()?)?,
            "undo" => moves::undo(self, request.params()?)?,
            "view" => looks::view(self, request.params()?)?,
            "state" => request.params().and_then(|Nothing {}| looks::state(self))?,
            "scores" => looks::scores(self, request.params()?)?,
            "draw" => looks::draw(self, request.params()?)?,
            "log" => looks::log(self, request.params()?)?,
            "bot" => thinking::bot(self, request.params()?)?,
            "analyse" => analysing::analyse(self, request.params()?)?,
            "quit" => return request.params().map(|Nothing {}| Reply::Quit),
            _ => return Err(Fault::UnknownMethod(request.method)),
        };
        Ok(Reply::Answer(value))
    }

    /// The match on the table.
    pub fn table(&self) -> Result<&dyn AnyMatch, Fault> {
        self.table.as_deref().ok_or(Fault::NoMatch)
    }

    /// The match on the table, to go on with.
    pub fn table_mut(&mut self) -> Result<&mut (dyn AnyMatch + 'static), Fault> {
        self.table.as_deref_mut().ok_or(Fault::NoMatch)
    }

    /// Puts another match on the table.
    pub fn seat_at(&mut self, table: Box<dyn AnyMatch>) {
        self.table = Some(table);
    }

    /// The seat that was named or, where none was, the only one that decides.
    pub fn seat(&self, named: Option<usize>) -> Result<Seat, Fault> {
        let table = self.table()?;
        seat_at(table, table.turn(), named)
    }

    /// How many steps of the match are meant: those named, or else all.
    pub fn steps(&self, named: Option<usize>) -> Result<usize, Fault> {
        let steps = self.table()?.steps();
        match named {
            Some(asked) if asked > steps => Err(Fault::NoSuchStep { asked, steps }),
            named => Ok(named.unwrap_or(steps)),
        }
    }
}

/// The seat that was named or, where none was, the only one that decides at this turn.
pub(super) fn seat_at(
    table: &dyn AnyMatch,
    turn: Turn,
    named: Option<usize>,
) -> Result<Seat, Fault> {
    match (named, turn) {
        (Some(number), _) => seat_of(table, number),
        (None, Turn::Decide(seats)) if seats.len() == 1 => {
            seats.iter().next().ok_or(Fault::WhichSeat)
        }
        (None, _) => Err(Fault::WhichSeat),
    }
}

fn seat_of(table: &dyn AnyMatch, number: usize) -> Result<Seat, Fault> {
    let seats = table.players().len();
    let seat = Seat::new(number).filter(|seat| seat.index() < seats);
    seat.ok_or(Fault::NoSuchSeat { seat: number, seats })
}

/// Whose eyes to look through, as a caller names them.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(untagged, expecting = "a seat is a number, or \"spectator\"")]
pub(super) enum Eyes {
    /// Those of a seat.
    Seat(usize),
    /// Those of somebody without one.
    Nobody(Spectator),
}

/// The word for somebody without a seat.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Spectator {
    Spectator,
}

impl Eyes {
    pub fn audience(self, table: &dyn AnyMatch) -> Result<Audience, Fault> {
        match self {
            Eyes::Seat(number) => seat_of(table, number).map(Audience::Seat),
            Eyes::Nobody(Spectator::Spectator) => Ok(Audience::Spectator),
        }
    }
}
