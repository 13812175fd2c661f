//! A table at which a test plays: chance brings what the test says, and seats have colours.

use std::sync::Arc;

use carcassonne::{
    Action, Agreement, Carcassonne, Draw, Event, Happening, PhaseView, Position, Scoring, TileCode,
    TileSet,
};
use game::{Audience, Game, Seat, SeatSet, Turn};
use landscape::exam;

pub const RED: usize = 0;
pub const BLUE: usize = 1;

/// The colours of the seats, in playing order.
const COLOURS: [&str; 6] = ["red", "blue", "yellow", "black", "green", "grey"];

pub fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

fn tiles() -> Arc<TileSet> {
    TileSet::base().unwrap()
}

fn code(text: &str) -> TileCode {
    text.parse().unwrap()
}

/// The drawing in `tests/rules/positions`; it must come out again as it went in.
pub fn position(name: &str) -> Position {
    let path = format!("{}/tests/rules/positions/{name}.map", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap();
    let position = Position::read(&text, &tiles()).unwrap();
    assert_eq!(Table::set_up(&position, &Agreement::default(), RED).game.drawing(), text, "{name}");
    position
}

#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    pub game: Carcassonne,
}

impl Table {
    /// Four seats at a position; `active` is about to draw.
    pub fn set_up(position: &Position, options: &Agreement, active: usize) -> Table {
        Table { game: position.set_up(tiles(), options, 4, seat(active)).unwrap() }
    }

    /// Four seats at a drawn position; `active` is about to draw from all that is left.
    pub fn drawn(name: &str, active: usize) -> Table {
        Table::set_up(&position(name), &Agreement::default(), active)
    }

    /// Four seats at a drawn position, with only these tiles left to draw.
    pub fn drawn_with_stock(name: &str, options: &Agreement, stock: &[&str]) -> Table {
        let stock = Some(stock.iter().map(|text| code(text)).collect());
        Table::set_up(&Position { stock, ..position(name) }, options, RED)
    }

    /// The seat that plays now.
    pub fn active(&self) -> Seat {
        self.game.view(Audience::Spectator).active
    }

    pub fn draw(&mut self, tile: &str) -> Vec<Event> {
        self.game.settle(Draw(code(tile))).unwrap()
    }

    /// The active seat plays an action, in short notation.
    pub fn act(&mut self, action: &str) -> Vec<Event> {
        let action: Action = action.parse().unwrap();
        let events = self.game.play(self.active(), action);
        events.unwrap_or_else(|illegal| panic!("{action}: {illegal}\n{}", self.game.drawing()))
    }

    /// A whole turn: `"W 2,0 1 road-e"` draws W, lays it and places a follower; without the
    /// last word nobody is placed. Says what happened.
    pub fn turn(&mut self, text: &str) -> Vec<Event> {
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        let [tile, cell, turns, spot @ ..] = words.as_slice() else { panic!("no turn: {text}") };
        let mut events = self.draw(tile);
        events.extend(self.act(&format!("lay {cell} {turns}")));
        if let [spot] = spot {
            events.extend(self.act(&format!("follower {spot}")));
        } else if self.may_place() {
            events.extend(self.act("pass"));
        }
        assert_eq!(self.game.invariants(), Ok(()));
        events
    }

    /// Draws and lays as in [`Table::turn`], and leaves the follower to the caller.
    pub fn lay(&mut self, tile: &str, place: &str) -> Vec<Event> {
        self.draw(tile);
        self.act(&format!("lay {place}"))
    }

    /// May the active seat now place a figure on the tile it has laid?
    pub fn may_place(&self) -> bool {
        matches!(self.game.view(Audience::Spectator).phase, PhaseView::Figure(_))
    }

    /// What the active seat may do now, sorted.
    pub fn offers(&self) -> Vec<String> {
        exam::offers(&self.game, self.active())
    }

    /// The code and the ruling with which an action of the active seat is refused.
    pub fn refusal(&self, action: &str) -> String {
        exam::refused(&self.game, self.active(), action).unwrap()
    }

    /// The points of the seats.
    pub fn scores(&self) -> Vec<i32> {
        self.game.scores(Audience::Spectator)[..self.game.seats()].to_vec()
    }

    /// The points of the seats if the game ended now.
    pub fn projection(&self) -> Vec<i32> {
        self.game.projection(Audience::Spectator)[..self.game.seats()].to_vec()
    }

    pub fn is_over(&self) -> bool {
        self.game.turn() == Turn::Over
    }
}

/// The colours of these seats.
pub fn colours(seats: SeatSet) -> String {
    let names: Vec<&str> = seats.iter().map(|seat| COLOURS[seat.index()]).collect();
    names.join(" and ")
}

/// The scorings among these events.
pub fn scorings(events: &[Event]) -> Vec<&Scoring> {
    fn scoring(event: &Event) -> Option<&Scoring> {
        if let Event::Scored(scoring) = event { Some(scoring) } else { None }
    }
    events.iter().filter_map(scoring).collect()
}

/// What was paid, and to whom: `"City 10 to red and blue"`, sorted.
pub fn paid(events: &[Event]) -> Vec<String> {
    let line = |scoring: &&Scoring| {
        format!("{:?} {} to {}", scoring.feature, scoring.points, colours(scoring.holders))
    };
    let mut lines: Vec<String> = scorings(events).iter().map(line).collect();
    lines.sort_unstable();
    lines
}

fn happening_word(happening: &Happening) -> &'static str {
    match happening {
        Happening::Gained(_) => "gained",
        Happening::Goods { .. } => "goods",
        Happening::SecondTile { .. } => "second tile",
        Happening::SetAside { .. } => "set aside",
        Happening::ShuffledIn { .. } => "shuffled in",
        Happening::DragonCame { .. } => "dragon came",
        Happening::DragonMoved { .. } => "dragon moved",
        Happening::FairyMoved { .. } => "fairy moved",
        Happening::Built { .. } => "built",
        Happening::Closed { .. } => "closed",
        Happening::LeftTower { .. } => "left tower",
        Happening::Captured { .. } => "captured",
        Happening::Freed { .. } => "freed",
        Happening::TookTitle { .. } => "took title",
    }
}

/// The kinds of events, in the order in which they happened.
pub fn steps(events: &[Event]) -> Vec<&'static str> {
    let step = |event: &Event| match event {
        Event::Drawn { .. } => "drawn",
        Event::Removed { .. } => "removed",
        Event::Laid { .. } => "laid",
        Event::Placed { .. } => "placed",
        Event::Scored(_) => "scored",
        Event::Returned { .. } => "returned",
        Event::Ended { .. } => "ended",
        Event::Expansion(happening) => happening_word(happening),
    };
    events.iter().map(step).collect()
}
