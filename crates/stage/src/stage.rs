//! What the page asks of a game.

use std::str::FromStr;

use game::erased::ListedAction;
use game::{Award, Points, Seat};
use serde_json::Value;
use wire::Look;

use crate::hint::Hint;
use crate::lang::Lang;
use crate::panel::Panel;
use crate::report::{Entry, LogLine, Reason, Tally};
use crate::scene::{Art, Item, Scene};

/// A game on the page: what it last saw, and the half-made choice of who plays here.
pub trait Stage {
    /// Takes in a new look. A half-made choice stays only where it is still possible.
    fn see(&mut self, look: &Look) -> Result<(), StageError>;

    /// Takes in what the person did.
    fn feel(&mut self, input: Input<'_>, manner: Manner) -> Reaction;

    /// What the person has decided beforehand and this look asks for: the rest of several cards
    /// chosen at once, or "no" to every offer of this turn. The page asks after each look of a game
    /// that is being played, sends it, and asks again after the look that follows.
    fn answers(&mut self) -> Option<ListedAction> {
        None
    }

    /// Why [`Stage::answers`] has just answered as it did, for the person in whose name; `None` where
    /// they know it, because they have just said so.
    fn spoken(&self, names: &[String], lang: Lang) -> Option<String> {
        let _ = (names, lang);
        None
    }

    /// What the person has said once for all at this table, to be kept by the page; `None` where
    /// nothing can be said so.
    fn keep(&self) -> Option<String> {
        None
    }

    /// Takes up again what was kept; what cannot be read is left.
    fn recall(&mut self, kept: &str) {
        let _ = kept;
    }

    /// Makes what a bot advises the half-made choice, as if the person had chosen it and not yet
    /// confirmed it. The steps of `advice` follow each other; where the first is none of the look's,
    /// nothing changes. What cannot be tried first leaves no choice made.
    fn suggest(&mut self, advice: &[ListedAction]) {
        let _ = advice;
    }

    /// What a bot advises in words, and what to press for it now, however far the choice is made.
    /// `None` where it is not possible any more. `names` are those of the seats.
    fn hint(&self, advice: &[ListedAction], names: &[String], lang: Lang) -> Option<Hint> {
        let _ = (advice, names, lang);
        None
    }

    /// The board, without lights and overlays. Names for screen readers are in `lang`.
    fn scene(&self, lang: Lang) -> Scene;

    /// Whether it is on the board that something is wanted now. Where touching it is only one of
    /// many things to do, as in a turn of building and trading, the whole board should stay in
    /// sight.
    fn asks_for_touch(&self) -> bool {
        true
    }

    /// What is asked of the person now; empty for those who have nothing to decide.
    fn prompt(&self, lang: Lang) -> Prompt;

    /// What is special about this moment, for everybody, whoever decides: the dragon runs, a second
    /// tile is played. `names` are those of the seats; `None` in an ordinary turn.
    fn status(&self, names: &[String], lang: Lang) -> Option<String> {
        let _ = (names, lang);
        None
    }

    /// What the table waits for where it is not simply somebody's turn: `Waiting for Anna's answer`.
    /// `names` are those of the seats that are waited for.
    fn awaited(&self, names: &[String], lang: Lang) -> Option<String> {
        let _ = (names, lang);
        None
    }

    /// What is in the hand: a drawn tile, cards.
    fn hand(&self, lang: Lang) -> Vec<HandItem>;

    /// What lies beside the board; touches come back as [`Input::Tap`]. `names` are those of the
    /// seats, `told` every event since the beginning of the game as this audience may know it.
    fn panels(&self, names: &[String], told: &[Value], lang: Lang) -> Vec<Panel> {
        let _ = (names, told, lang);
        Vec::new()
    }

    /// What can be told after the game beyond the points: income, luck, losses. Like
    /// [`Stage::panels`], but nothing in it can be touched.
    fn review(&self, names: &[String], told: &[Value], lang: Lang) -> Vec<Panel> {
        let _ = (names, told, lang);
        Vec::new()
    }

    /// The button that finishes a step; `None` where there is nothing to finish.
    fn done(&self, lang: Lang) -> Option<Button>;

    /// What lies in front of each seat, beside its points.
    fn seats(&self, lang: Lang) -> Vec<SeatNote>;

    /// What lights up when `target` is pointed at: a touchable's target, or a place of a log line.
    fn light(&self, target: &str) -> Vec<Item>;

    /// What can be asked about `target` beyond its name: for an empty cell, which tiles fit. Only
    /// offered where the table has the remaining aid.
    fn inspect(&self, target: &str, lang: Lang) -> Option<Tally>;

    /// The overlays to choose from. Only those that every table has, or, with the remaining aid, all.
    fn overlays(&self, remaining: bool, lang: Lang) -> Vec<Choice>;

    /// An overlay, to be drawn over the tiles and under the figures' names.
    fn overlay(&self, key: &str, lang: Lang) -> Vec<Item>;

    /// What is still in the stack, for its own tab; empty where the game has nothing of the kind.
    /// Only offered where the table has the remaining aid.
    fn stock(&self, lang: Lang) -> Tally;

    /// Marks on what these events did, for the moves since the person's last turn.
    fn marks(&self, events: &[Value]) -> Vec<Item>;

    /// An event for the log; `None` where it is not worth a line. `names` are those of the seats.
    fn line(&self, event: &Value, names: &[String], lang: Lang) -> Option<LogLine>;

    /// What an event belongs to that is told in one line, however many events it takes and whatever
    /// of the same kind others do meanwhile: the cards that somebody discards one by one.
    fn thread(&self, event: &Value) -> Option<String> {
        let _ = event;
        None
    }

    /// The line of all events of a thread so far.
    fn line_of(&self, events: &[Value], names: &[String], lang: Lang) -> Option<LogLine> {
        self.line(events.last()?, names, lang)
    }

    /// The points that an event brought.
    fn award(&self, event: &Value) -> Option<Award>;

    /// Why a seat would have its points if the game ended now, part by part.
    fn reasons(&self, seat: Seat, lang: Lang) -> Vec<Reason>;

    /// Under which heading an event's points are added up after the game: cities, roads, …
    fn heading(&self, event: &Value, lang: Lang) -> Option<&'static str>;

    /// The headings in the order of the summary.
    fn headings(&self, lang: Lang) -> Vec<&'static str>;

    /// What each seat made under which heading, after these events. Headings under which nobody
    /// made anything are left out.
    fn summary(&self, told: &[Value], lang: Lang) -> Vec<(&'static str, Points)> {
        let mut rows: Vec<(&'static str, Points)> =
            self.headings(lang).into_iter().map(|heading| (heading, Points::default())).collect();
        for event in told {
            let (Some(award), Some(heading)) = (self.award(event), self.heading(event, lang))
            else {
                continue;
            };
            if let Some((_, points)) = rows.iter_mut().find(|(known, _)| *known == heading) {
                award.to.iter().for_each(|seat| points[seat.index()] += award.points);
            }
        }
        rows.retain(|(_, points)| points.iter().any(|&points| points != 0));
        rows
    }

    /// Every entry that [`Stage::stock`] and [`Stage::inspect`] could show, for the tile sheet.
    fn sheet(&self, lang: Lang) -> Vec<Entry>;
}

/// What a person did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input<'a> {
    /// Touched the target of an item on the board or in the hand.
    Tap(&'a str),
    /// Turned what is in the hand clockwise (or, with `false`, back).
    Turn(bool),
    /// Pressed the button of [`Stage::done`], or Enter.
    Done,
    /// Wants nothing of it: Escape.
    Cancel,
}

/// How a person likes to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Manner {
    /// Whether a first touch only previews and a second one decides.
    pub preview: bool,
}

/// What follows from an input.
#[derive(Clone, Debug, PartialEq)]
pub enum Reaction {
    Still,
    Redraw,
    /// The person decided: one of the actions of the look, or one of a family that the view says
    /// may be decided beyond the list.
    Decide(ListedAction),
}

/// What is asked of a person.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Prompt {
    /// In a few words: `Lay your tile`.
    pub title: String,
    /// One sentence more: `Fits in 7 places · tap it to rotate · 2 this way round`.
    pub detail: String,
}

/// Something in the hand.
#[derive(Clone, Debug, PartialEq)]
pub struct HandItem {
    /// Stays the same while it looks the same.
    pub key: String,
    /// What [`Input::Tap`] is told; a drawn tile turns.
    pub target: String,
    /// What a screen reader says, its rotation included.
    pub name: String,
    /// Its picture, [`UNIT`](crate::UNIT) by [`UNIT`](crate::UNIT).
    pub art: Art,
    /// Turned clockwise, in degrees.
    pub turned: i32,
    /// Whether a touch does something now; a tile in another's hand is only shown.
    pub acts: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// What it says.
    pub label: String,
    /// Whether it can be pressed.
    pub enabled: bool,
}

/// Something to choose from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Its name in the program.
    pub key: &'static str,
    /// Its name for people.
    pub label: &'static str,
    /// One sentence for those who point at it.
    pub help: &'static str,
}

/// What lies in front of a seat: so many of this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatNote {
    pub seat: Seat,
    /// In a few words: `3 followers`.
    pub text: String,
}

/// A look that this stage cannot read.
#[derive(Debug, thiserror::Error)]
pub enum StageError {
    /// The view has another form; the page is older or newer than the server.
    #[error("the view cannot be read: {0}")]
    View(#[from] serde_json::Error),
    /// A decision is offered that this page does not know; it is older or newer than the server.
    #[error("the offered `{0}` cannot be read")]
    Offer(String),
    /// The view shows what no game can come to.
    #[error("the view makes no sense: {0}")]
    Nonsense(String),
}

/// Reads a decision that is offered.
pub(crate) fn read_action<A: FromStr>(listed: &ListedAction) -> Result<A, StageError> {
    listed.notation.parse().map_err(|_| StageError::Offer(listed.notation.clone()))
}

impl game::Coded for StageError {
    fn code(&self) -> &'static str {
        match self {
            StageError::View(_) => "view-unreadable",
            StageError::Offer(_) => "offer-unreadable",
            StageError::Nonsense(_) => "view-nonsense",
        }
    }
}
