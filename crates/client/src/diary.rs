//! What happened at a table, as each of the own looks was told it: pages that can be torn out again
//! when decisions are taken back.

use game::{Audience, Seat, Turn};
use serde_json::Value;
use wire::{Aside, Look, Numbered, TableEvent};

/// A line of what happened.
#[derive(Clone, Debug, PartialEq)]
pub struct Logged {
    /// The number of the table's event; unknown for what was told in a snapshot.
    pub number: Option<u64>,
    /// When it was stored, by the server's clock.
    pub at_ms: Option<u64>,
    /// What it was.
    pub what: Happening,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Happening {
    /// In the game; the game knows how to read it.
    Game(Value),
    /// At the table around the game.
    Table(TableEvent),
}

/// What happened, as each of the own looks was told it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Diary {
    /// Whose eyes the lists below belong to; empty before the match.
    audiences: Vec<Audience>,
    /// What a snapshot told, for each look; where its decisions end is not known.
    prologue: Vec<Vec<Value>>,
    /// What happened around the game during the prologue, in order.
    asides: Vec<Aside>,
    pages: Vec<Page>,
    /// How often pages were torn out.
    torn: u64,
}

/// One event of the table, as each look was told it.
#[derive(Clone, Debug)]
struct Page {
    numbered: Numbered,
    /// Whether it was a decision with which the turn of its seat ended.
    ends_turn: bool,
}

impl Diary {
    /// A diary that begins with a snapshot.
    pub fn begin(looks: &[Look], logs: Vec<Vec<Value>>, asides: Vec<Aside>) -> Diary {
        Diary { audiences: audiences(looks), prologue: logs, asides, ..Diary::default() }
    }

    /// Is it the diary of these looks? Before the match it is anybody's.
    pub fn suits(&self, looks: &[Look]) -> bool {
        self.audiences.is_empty() || self.audiences == audiences(looks)
    }

    /// Writes an event down; `turn` is whose turn it is after it. `false` where more was taken back
    /// than can be torn out.
    pub fn write(&mut self, numbered: Numbered, looks: &[Look], turn: Option<Turn>) -> bool {
        if self.audiences.is_empty() {
            self.audiences = audiences(looks);
        }
        let whole = match numbered.event {
            TableEvent::Undone { decisions, .. } => self.tear_out(decisions),
            _ => true,
        };
        let goes_on = |seat| matches!(turn, Some(Turn::Decide(seats)) if seats.contains(seat));
        let ends_turn = match numbered.event {
            TableEvent::Played { seat, .. } => !goes_on(seat),
            _ => false,
        };
        self.pages.push(Page { numbered, ends_turn });
        whole
    }

    /// Tears out what the last decisions brought; what happened around the game stays.
    fn tear_out(&mut self, decisions: usize) -> bool {
        self.torn += 1;
        for _ in 0..decisions {
            let played = |page: &Page| matches!(page.numbered.event, TableEvent::Played { .. });
            let Some(last) = self.pages.iter().rposition(played) else { return false };
            self.pages.remove(last);
        }
        true
    }

    /// How often pages were torn out: while it stays the same, the log only grows.
    pub fn torn(&self) -> u64 {
        self.torn
    }

    /// Everything as this look was told it, from this line on.
    pub fn log_from(&self, look: usize, line: usize) -> Vec<Logged> {
        let pages = self.pages.iter().flat_map(|page| page.lines(look));
        self.before(look).into_iter().chain(pages).skip(line).map(Line::logged).collect()
    }

    /// The prologue of this look, with what happened around the game where it belongs.
    fn before(&self, look: usize) -> Vec<Line<'_>> {
        let prologue = self.prologue.get(look).map(Vec::as_slice).unwrap_or_default();
        let mut asides = self.asides.iter().peekable();
        let mut lines = Vec::with_capacity(prologue.len() + self.asides.len());
        for (at, told) in prologue.iter().enumerate() {
            let due = |aside: &&Aside| aside.after.get(look).is_none_or(|&after| after <= at);
            lines.extend(std::iter::from_fn(|| asides.next_if(due)).map(Line::aside));
            lines.push(Line::Game(None, told));
        }
        lines.extend(asides.map(Line::aside));
        lines
    }

    /// What others did since this look's own turn ended; who only looks on is told the last turn
    /// of anybody. What a snapshot told does not say who decided it: `acted` knows whose deed an
    /// event is, where it is anybody's, and `deciding` whether the look's own turn goes on.
    pub fn since_my_turn(
        &self,
        look: usize,
        deciding: bool,
        acted: impl Fn(&Value) -> Option<Seat>,
    ) -> Vec<Value> {
        let me = match self.audiences.get(look) {
            Some(Audience::Seat(seat)) => Some(*seat),
            _ => None,
        };
        let mut since = Since { me, mover: None, moves: Vec::new() };
        for page in self.pages.iter().rev() {
            let TableEvent::Played { seat, told, .. } = &page.numbered.event else { continue };
            let told = told.get(look).map(Vec::as_slice).unwrap_or_default();
            if !since.add(*seat, page.ends_turn, told) {
                return since.in_order();
            }
        }
        let prologue = self.prologue.get(look).map(Vec::as_slice).unwrap_or_default();
        // From one deed to the next: what follows a deed belongs to it.
        let mut end = prologue.len();
        for (at, event) in prologue.iter().enumerate().rev() {
            let Some(seat) = acted(event) else { continue };
            let told = &prologue[at..end];
            let ends_turn = !(since.moves.is_empty() && deciding);
            if !since.add(seat, ends_turn, told) {
                break;
            }
            end = at;
        }
        since.in_order()
    }
}

/// Moves collected from the last one backwards.
struct Since<'a> {
    me: Option<Seat>,
    mover: Option<Seat>,
    moves: Vec<&'a [Value]>,
}

impl<'a> Since<'a> {
    /// Adds a move of `seat`; `false` where it is one that needs no mark any more.
    fn add(&mut self, seat: Seat, ends_turn: bool, told: &'a [Value]) -> bool {
        match self.me {
            Some(me) if me == seat => return !ends_turn,
            None if self.mover.is_some_and(|mover| mover != seat) => return false,
            _ => self.mover = Some(seat),
        }
        self.moves.push(told);
        true
    }

    fn in_order(mut self) -> Vec<Value> {
        self.moves.reverse();
        self.moves.concat()
    }
}

/// A line that is only looked at; most are passed over.
enum Line<'a> {
    /// What a look was told of the game, with the event in which, where that is known.
    Game(Option<&'a Numbered>, &'a Value),
    /// An event around the game.
    Table(&'a Numbered),
}

impl<'a> Line<'a> {
    fn aside(aside: &'a Aside) -> Line<'a> {
        Line::Table(&aside.numbered)
    }

    fn logged(self) -> Logged {
        let (numbered, what) = match self {
            Line::Game(numbered, told) => (numbered, Happening::Game(told.clone())),
            Line::Table(numbered) => (Some(numbered), Happening::Table(numbered.event.clone())),
        };
        Logged {
            number: numbered.map(|numbered| numbered.number),
            at_ms: numbered.map(|numbered| numbered.at_ms),
            what,
        }
    }
}

impl Page {
    fn lines(&self, look: usize) -> impl Iterator<Item = Line<'_>> {
        let (told, around) = match &self.numbered.event {
            TableEvent::Begun { told, .. } | TableEvent::Played { told, .. } => {
                (told.get(look), None)
            }
            _ => (None, Some(&self.numbered)),
        };
        let told = told.into_iter().flatten();
        told.map(|told| Line::Game(Some(&self.numbered), told)).chain(around.map(Line::Table))
    }
}

fn audiences(looks: &[Look]) -> Vec<Audience> {
    looks.iter().map(|look| look.audience).collect()
}
