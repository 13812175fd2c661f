//! Scenes: tiles, settlers and surveyors written in a line each, and what is told when they play.

use game::{Audience, Game, Seat, SeatSet, Turn};
use landscape::exam;
use newworld::{
    Action, Agreement, Draw, Event, NewWorld, PhaseView, Place, Position, SettlerView, Spot,
    Surveyors, TileSet, TileView, View,
};

pub const RED: usize = 0;
pub const BLUE: usize = 1;

pub fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

pub fn place(text: &str) -> Place {
    text.parse().unwrap()
}

pub fn spot(text: &str) -> Spot {
    text.parse().unwrap()
}

/// The parts of a line that are separated by `;`, each as its words.
fn items(line: &str) -> impl Iterator<Item = Vec<&str>> {
    let parts = line.split(';').map(str::trim).filter(|part| !part.is_empty());
    parts.map(|part| part.split_whitespace().collect())
}

/// A table of five about to draw, in the middle of a game.
#[derive(Clone)]
pub struct Scene {
    pub position: Position,
    pub options: Agreement,
    pub active: usize,
}

/// `"U 1,3 3; AS 1,4 0"`: these tiles beside the coast.
pub fn scene(tiles: &str) -> Scene {
    let tile = |words: Vec<&str>| {
        let [code, at, turns] = words[..] else { panic!("no tile: {words:?}") };
        let quarters: u8 = turns.parse().unwrap();
        let turns = quarters.try_into().unwrap();
        TileView { tile: code.parse().unwrap(), place: place(at), turns }
    };
    let position = Position { tiles: items(tiles).map(tile).collect(), ..Position::default() };
    Scene { position, options: Agreement::default(), active: RED }
}

impl Scene {
    /// `"0 1,3 town-w; 1 1,5 farm"`: settlers of these seats.
    pub fn settlers(mut self, line: &str) -> Scene {
        let settler = |words: Vec<&str>| {
            let [who, at, part] = words[..] else { panic!("no settler: {words:?}") };
            let seat = seat(who.parse().unwrap());
            SettlerView { seat, place: place(at), spot: spot(part) }
        };
        self.position.settlers = items(line).map(settler).collect();
        self
    }

    pub fn surveyors(mut self, columns: [i16; 2]) -> Scene {
        self.position.surveyors = Surveyors::at(columns).unwrap();
        self
    }

    /// Only these tiles are left to be drawn.
    pub fn stock(mut self, codes: &str) -> Scene {
        self.position.stock =
            Some(codes.split_whitespace().map(|code| code.parse().unwrap()).collect());
        self
    }

    pub fn by(mut self, seat: usize) -> Scene {
        self.active = seat;
        self
    }

    pub fn agreed(mut self, options: Agreement) -> Scene {
        self.options = options;
        self
    }

    pub fn table(&self) -> Table {
        let tiles = TileSet::corrected(&self.options.tiles).unwrap();
        let game = self.position.set_up(tiles, &self.options, 5, seat(self.active));
        Table { game: game.unwrap() }
    }

    /// Plays turns one after the other and tells what the last one brought.
    pub fn plays(&self, turns: &[&str]) -> Vec<String> {
        let mut table = self.table();
        let mut told = Vec::new();
        for turn in turns {
            told = table.turn(turn);
        }
        told
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    pub game: NewWorld,
}

impl Table {
    /// A game from its beginning.
    pub fn start(seats: usize) -> Table {
        Table { game: NewWorld::start(&Agreement::default(), seats).unwrap() }
    }

    pub fn view(&self) -> View {
        self.game.view(Audience::Spectator)
    }

    pub fn draw(&mut self, code: &str) -> Vec<String> {
        tell(&self.game.settle(Draw(code.parse().unwrap())).unwrap())
    }

    pub fn act(&mut self, action: &str) -> Vec<String> {
        let action: Action = action.parse().unwrap();
        match self.game.play(self.view().active, action) {
            Ok(events) => tell(&events),
            Err(illegal) => panic!("{action}: {illegal}\n{}", self.game.drawing()),
        }
    }

    /// `"K 1,6 1 town-e"`: draws K, lays it there turned once, and settles; without the last word
    /// nobody is placed. What follows `>` is scored in that order: `"… > 2,4 town-s > 1,5 farm"`.
    pub fn turn(&mut self, text: &str) -> Vec<String> {
        let mut parts = text.split('>').map(str::trim);
        let words: Vec<&str> = parts.next().unwrap().split_whitespace().collect();
        let mut told = self.draw(words[0]);
        told.extend(self.act(&format!("lay {} {}", words[1], words[2])));
        if let Some(spot) = words.get(3) {
            told.extend(self.act(&format!("settle {spot}")));
        } else if matches!(self.view().phase, PhaseView::Settle(_)) {
            told.extend(self.act("pass"));
        }
        for pick in parts {
            told.extend(self.act(&format!("score {pick}")));
        }
        assert_eq!(self.game.invariants(), Ok(()));
        told
    }

    /// What the active seat may do now, sorted.
    pub fn offers(&self) -> Vec<String> {
        exam::offers(&self.game, self.view().active)
    }

    /// The code and the ruling with which an action of the active seat is refused.
    pub fn refusal(&self, action: &str) -> String {
        exam::refused(&self.game, self.view().active, action).unwrap()
    }

    pub fn scores(&self) -> Vec<i32> {
        self.view().seats.iter().map(|seat| seat.score).collect()
    }

    /// Settlers at home, per seat.
    pub fn supplies(&self) -> Vec<u8> {
        self.view().seats.iter().map(|seat| seat.settlers).collect()
    }

    pub fn is_over(&self) -> bool {
        self.game.turn() == Turn::Over
    }
}

fn seats(set: SeatSet) -> String {
    set.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join("+")
}

/// What happened, in a few words each; drawing, laying and settling are left out.
pub fn tell(events: &[Event]) -> Vec<String> {
    let line = |event: &Event| {
        Some(match event {
            Event::Drawn { .. } | Event::Laid { .. } | Event::Settled { .. } => return None,
            Event::Removed { tile } => format!("removed {tile}"),
            Event::Scored(scoring) => {
                let state = if scoring.finished { "" } else { "open " };
                format!(
                    "{state}{} {} to {}",
                    scoring.structure,
                    scoring.points,
                    seats(scoring.holders)
                )
            }
            Event::Bonus { seat, points, .. } => format!("bonus {points} to {seat}"),
            Event::Returned { seat, place, .. } => format!("back {seat} from {place}"),
            Event::Surveyed { from, to } => format!("surveyor {from} to {to}"),
            Event::Blocked { column } => format!("blocked in {column}"),
            Event::SentHome { seat, place, .. } => format!("home {seat} from {place}"),
            Event::Ended { winners, .. } => format!("won by {}", seats(*winners)),
        })
    };
    events.iter().filter_map(line).collect()
}
