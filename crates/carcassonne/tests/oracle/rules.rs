//! The whole game once more: what the table looks like after a step, and what happened.

use carcassonne::{
    Action, Event, FigureView, Homecoming, PhaseView, Scoring, TileCode, TileSet, TileView, View,
};
use game::{Seat, SeatSet};
use landscape::Cell;

use crate::board::Board;
use crate::features::Features;
use crate::{expansions, legal, scoring};

/// One step of a game.
#[derive(Clone, Copy, Debug)]
pub enum Step {
    Draw(TileCode),
    Decide(Action),
}

/// The table after a step, and what happened.
pub fn after(view: &View, set: &TileSet, step: Step) -> (View, Vec<Event>) {
    let mut table = Table { view: view.clone(), set, events: Vec::new() };
    match step {
        Step::Draw(code) => table.draw(code),
        Step::Decide(action) => table.decide(action),
    }
    (table.view, table.events)
}

/// What every seat would have if the game ended now.
pub fn projected(view: &View, set: &TileSet) -> Vec<i32> {
    let table = Table { view: view.clone(), set, events: Vec::new() };
    let more = match view.phase {
        PhaseView::Over => Vec::new(),
        _ => table.last_scorings(),
    };
    let gains = match view.phase {
        PhaseView::Over => Vec::new(),
        _ => table.gains(),
    };
    let sum = |seat: Seat| -> i32 {
        let mine = more.iter().filter(|scoring| scoring.holders.contains(seat));
        let gained = gains.iter().filter(|(to, _)| *to == seat).map(|(_, points)| points);
        mine.map(|scoring| scoring.points).chain(gained.copied()).sum()
    };
    let seats = Seat::first(view.seats.len()).zip(&view.seats);
    seats.map(|(seat, entry)| entry.score + sum(seat)).collect()
}

struct Table<'a> {
    view: View,
    set: &'a TileSet,
    events: Vec<Event>,
}

impl Table<'_> {
    fn draw(&mut self, code: TileCode) {
        let seat = self.view.active;
        self.events.push(Event::Drawn { seat, tile: code });
        for kind in &mut self.view.stock {
            kind.count -= u16::from(kind.tile == code);
        }
        self.view.stock.retain(|kind| kind.count > 0);
        let board = Board::new(&self.view, self.set);
        if !legal::placements(&board, self.set, code).is_empty() {
            self.view.phase = PhaseView::Lay(code);
            return;
        }
        self.view.removed.push(code);
        self.events.push(Event::Removed { tile: code });
        self.end_if_nothing_is_left();
    }

    fn decide(&mut self, action: Action) {
        let seat = self.view.active;
        match (self.view.phase, action) {
            (PhaseView::Lay(tile), Action::Lay { cell, turns }) => {
                self.view.tiles.push(TileView { tile, cell, turns });
                self.events.push(Event::Laid { seat, tile, cell, turns });
                self.view.phase = PhaseView::Figure(cell);
                if self.nothing_to_place(cell) {
                    self.finish_turn();
                }
            }
            (PhaseView::Figure(cell), Action::Place { figure, spot }) => {
                self.view.figures.push(FigureView { seat, figure, cell, spot });
                self.view.seats[seat.index()].followers -= 1;
                self.events.push(Event::Placed { seat, figure, cell, spot });
                self.finish_turn();
            }
            (PhaseView::Figure(_), Action::Pass) => self.finish_turn(),
            (phase, action) => panic!("{action} in phase {phase:?}"),
        }
    }

    fn nothing_to_place(&self, cell: Cell) -> bool {
        let board = Board::new(&self.view, self.set);
        let features = Features::flood(&board, &self.view);
        legal::figures(&self.view, &board, &features, cell).is_empty()
    }

    fn finish_turn(&mut self) {
        let board = Board::new(&self.view, self.set);
        let features = Features::flood(&board, &self.view);
        let due = scoring::finished(&self.view, &board, &features);
        let leaves = |figure: &FigureView| {
            let piece = board.named(figure.cell, &figure.spot.to_string()).expect("a piece");
            features.all[features.of[piece]].is_finished()
        };
        let (back, stay): (Vec<_>, Vec<_>) = self.view.figures.iter().copied().partition(leaves);
        self.view.figures = stay;
        self.pay(&due);
        for FigureView { seat, figure, cell, spot } in back {
            self.view.seats[seat.index()].followers += 1;
            let why = Homecoming::Scored;
            self.events.push(Event::Returned { seat, figure, cell, spot, why });
        }
        let next = (self.view.active.index() + 1) % self.view.seats.len();
        self.view.active = Seat::new(next).expect("a seat");
        self.view.phase = PhaseView::Draw;
        self.end_if_nothing_is_left();
    }

    fn pay(&mut self, due: &[Scoring]) {
        for scoring in due {
            for seat in scoring.holders.iter() {
                self.view.seats[seat.index()].score += scoring.points;
            }
        }
        self.events.extend(due.iter().cloned().map(Event::Scored));
    }

    fn gains(&self) -> Vec<(Seat, i32)> {
        let board = Board::new(&self.view, self.set);
        let features = Features::flood(&board, &self.view);
        let table = expansions::Table::new(&self.view, &board, &features);
        table.map(|table| table.gains()).unwrap_or_default()
    }

    fn last_scorings(&self) -> Vec<Scoring> {
        let board = Board::new(&self.view, self.set);
        let features = Features::flood(&board, &self.view);
        scoring::at_the_end(&self.view, &board, &features)
    }

    fn end_if_nothing_is_left(&mut self) {
        if !self.view.stock.is_empty() {
            return;
        }
        self.pay(&self.last_scorings());
        self.view.phase = PhaseView::Over;
        let scores: Vec<i32> = self.view.seats.iter().map(|seat| seat.score).collect();
        let best = scores.iter().copied().max().expect("somebody plays");
        let seats = Seat::first(scores.len());
        let winners: SeatSet = seats.filter(|seat| scores[seat.index()] == best).collect();
        self.events.push(Event::Ended { scores, winners });
    }
}
