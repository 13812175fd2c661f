//! A table at which a test plays, in short words.

use carcassonne::{
    Agreement, Carcassonne, Event, ExpansionView, Happening, Position, TileSet, View,
};
use game::{Audience, Coded, Game, Seat, Turn, options};

const COLOURS: [&str; 6] = ["red", "blue", "yellow", "black", "green", "grey"];

pub struct Table {
    pub game: Carcassonne,
    /// All that has happened.
    pub events: Vec<Event>,
}

/// Options in short words: `sets=inns,tower boxes=2`.
pub fn agreement(text: &str) -> Agreement {
    let mut given = serde_json::Map::new();
    for word in text.split_whitespace() {
        let (key, value) = word.split_once('=').unwrap();
        let value = options::read_text::<Agreement>(key, value).unwrap();
        given.insert(key.to_owned(), value);
    }
    options::read(&given).unwrap()
}

impl Table {
    pub fn new(options: &str, seats: usize) -> Table {
        let game = Carcassonne::start(&agreement(options), seats).unwrap();
        Table { game, events: Vec::new() }
    }

    /// The drawing in `positions`, four seats, red about to draw; it must come out again as
    /// it went in.
    pub fn drawn(name: &str, options: &str) -> Table {
        let path =
            format!("{}/tests/rules/expansions/positions/{name}.map", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(&path).unwrap();
        let agreement = agreement(options);
        let tiles = TileSet::with(agreement.sets).unwrap();
        let position = Position::read(&text, &tiles).unwrap();
        let game = position.set_up(tiles, &agreement, 4, Seat::FIRST).unwrap();
        assert_eq!(game.drawing(), text, "{name}");
        Table { game, events: Vec::new() }
    }

    /// Plays steps, separated by semicolons. `E 0,-1 2 big city-s` is a turn: draw, lay, and what
    /// follows; without that nothing is placed. `> dragon n` is a decision by itself, `* E` a draw.
    /// Says what happened.
    pub fn play(&mut self, steps: &str) -> Vec<Event> {
        let from = self.events.len();
        for step in steps.split(';').map(str::trim) {
            let words: Vec<&str> = step.split_whitespace().collect();
            match words.as_slice() {
                ["*", tile] => self.draw(tile),
                [">", action @ ..] => self.act(&action.join(" ")),
                [tile, cell, turns, rest @ ..] => {
                    self.draw(tile);
                    self.act(&format!("lay {cell} {turns}"));
                    self.place(&rest.join(" "));
                }
                _ => panic!("no step: {step}"),
            }
        }
        self.events[from..].to_vec()
    }

    fn draw(&mut self, tile: &str) {
        let drawn = self.game.settle(tile.parse().unwrap());
        let drawn = drawn.unwrap_or_else(|no| panic!("{tile}: {no}\n{}", self.game.drawing()));
        self.events.extend(drawn);
    }

    fn place(&mut self, action: &str) {
        if !action.is_empty() {
            self.act(action);
        } else if self.offers().contains(&"pass".to_owned()) {
            self.act("pass");
        }
    }

    fn act(&mut self, action: &str) {
        let done = self.game.play(self.decider(), action.parse().unwrap());
        let done = done.unwrap_or_else(|no| panic!("{action}: {no}\n{}", self.game.drawing()));
        self.events.extend(done);
        assert_eq!(self.game.invariants(), Ok(()), "{action}");
    }

    /// The seat that decides now.
    pub fn decider(&self) -> Seat {
        match self.game.turn() {
            Turn::Decide(seats) => seats.iter().next().unwrap(),
            turn => panic!("nobody decides: {turn:?}\n{}", self.game.drawing()),
        }
    }

    /// What may be decided now, sorted; nothing where nobody decides.
    pub fn offers(&self) -> Vec<String> {
        let Turn::Decide(seats) = self.game.turn() else { return Vec::new() };
        let mut actions = Vec::new();
        self.game.actions(seats.iter().next().unwrap(), &mut actions);
        let mut offers: Vec<String> = actions.iter().map(ToString::to_string).collect();
        offers.sort_unstable();
        offers
    }

    /// The offers that begin with this word.
    pub fn offers_to(&self, word: &str) -> Vec<String> {
        let word = format!("{word} ");
        self.offers().into_iter().filter(|offer| offer.starts_with(&word)).collect()
    }

    /// The code and the ruling with which a decision is refused.
    pub fn refusal(&mut self, action: &str) -> String {
        let before = self.game.clone();
        let illegal = self.game.play(self.decider(), action.parse().unwrap()).unwrap_err();
        assert_eq!(self.game, before, "a refused action changes nothing");
        format!("{} {}", illegal.code(), illegal.ruling().unwrap_or("-"))
    }

    pub fn view(&self) -> View {
        self.game.view(Audience::Spectator)
    }

    pub fn extras(&self) -> ExpansionView {
        self.view().expansions.unwrap()
    }

    /// The same table with another look: what a test cannot play up to is put there.
    pub fn altered(&self, change: impl FnOnce(&mut View)) -> Table {
        let mut view = self.view();
        change(&mut view);
        let tiles = TileSet::with(view.options.sets).unwrap();
        Table { game: view.resume(tiles).unwrap(), events: Vec::new() }
    }

    pub fn scores(&self) -> Vec<i32> {
        self.game.scores(Audience::Spectator)[..self.game.seats()].to_vec()
    }

    pub fn projection(&self) -> Vec<i32> {
        self.game.projection(Audience::Spectator)[..self.game.seats()].to_vec()
    }

    /// Figures on the map: `0 follower 1,0 city-n`, sorted.
    pub fn figures(&self) -> Vec<String> {
        let figures = self.view().figures;
        let line =
            |f: &carcassonne::FigureView| format!("{} {} {} {}", f.seat, f.figure, f.cell, f.spot);
        let mut lines: Vec<String> = figures.iter().map(line).collect();
        lines.sort_unstable();
        lines
    }

    /// Followers, big ones, builders and pigs in a seat's supply.
    pub fn supply(&self, seat: usize) -> [u8; 4] {
        let (view, extras) = (self.view(), self.extras());
        let own = &extras.seats[seat];
        [view.seats[seat].followers, own.big, own.builder, own.pig]
    }
}

/// What was paid, and to whom, in order: `City 10 to red and blue`, `Fairy 1 to red`.
pub fn paid(events: &[Event]) -> Vec<String> {
    let colours = |seats: game::SeatSet| {
        let names: Vec<&str> = seats.iter().map(|seat| COLOURS[seat.index()]).collect();
        names.join(" and ")
    };
    let line = |event: &Event| match event {
        Event::Scored(scoring) => Some(format!(
            "{:?} {} to {}",
            scoring.feature,
            scoring.points,
            colours(scoring.holders)
        )),
        Event::Expansion(Happening::Gained(gain)) => {
            Some(format!("{:?} {} to {}", gain.why, gain.points, colours(gain.to)))
        }
        _ => None,
    };
    events.iter().filter_map(line).collect()
}

/// What expansions made happen, but points.
pub fn happened(events: &[Event]) -> Vec<&Happening> {
    fn of(event: &Event) -> Option<&Happening> {
        match event {
            Event::Expansion(Happening::Gained(_)) => None,
            Event::Expansion(happening) => Some(happening),
            _ => None,
        }
    }
    events.iter().filter_map(of).collect()
}

/// How many pieces of each terrain a kind of tile has: cities, roads, fields, monasteries.
pub fn pieces(code: &str) -> [usize; 4] {
    use landscape::Terrain::{Land, Monastery, Road, Town};
    let set = TileSet::with(carcassonne::Sets::all()).unwrap();
    let kind = set.kind(set.find(code.parse().unwrap()).unwrap());
    [Town, Road, Land, Monastery]
        .map(|terrain| kind.shape.pieces().iter().filter(|piece| piece.terrain == terrain).count())
}

impl Table {
    /// Draws, and says who decides then.
    pub fn decider_after(&mut self, step: &str) -> usize {
        self.play(step);
        self.decider().index()
    }

    /// Who must act now.
    pub fn game_turn(&self) -> Turn {
        self.game.turn()
    }
}
