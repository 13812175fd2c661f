//! The whole game once more: what the table looks like after a step, and what happened. What the
//! expansions add to a step is in `changes`.

use carcassonne::{
    Action, Event, ExpansionView, Figure, FigureView, Gain, Happening, Homecoming, InterludeView,
    PhaseView, Scoring, StockView, TileCode, TileSet, TileView, View,
};
use game::{Seat, SeatSet};
use landscape::Cell;

use super::board::Board;
use super::features::Features;
use super::{expansions, legal, scoring};

/// What goes into a game: a tile drawn, or a decision of whoever is asked.
#[derive(Clone, Copy, Debug)]
pub enum Input {
    Draw(TileCode),
    Decide(Action),
}

/// The table after a step, and what happened.
pub fn after(view: &View, set: &TileSet, input: Input) -> (View, Vec<Event>) {
    let mut table = Table { view: view.clone(), set, events: Vec::new() };
    match input {
        Input::Draw(code) => table.draw(code),
        Input::Decide(action) => table.decide(action),
    }
    table.leave_the_fairy_alone();
    (table.view, table.events)
}

/// What every seat would have if the game ended now.
pub fn projected(view: &View, set: &TileSet) -> Vec<i32> {
    let mut table = Table { view: view.clone(), set, events: Vec::new() };
    if view.phase != PhaseView::Over {
        table.pay_the_end();
    }
    table.view.seats.iter().map(|seat| seat.score).collect()
}

pub struct Table<'a> {
    pub view: View,
    pub set: &'a TileSet,
    pub events: Vec<Event>,
}

impl Table<'_> {
    /// Looks at the table as it is now.
    pub fn look<T>(&self, look: impl FnOnce(&Board<'_>, &Features) -> T) -> T {
        let board = Board::new(&self.view, self.set);
        let features = Features::flood(&board, &self.view);
        look(&board, &features)
    }

    /// What the expansions lay on the table, if any is played.
    pub fn more(&mut self) -> Option<&mut ExpansionView> {
        self.view.expansions.as_mut()
    }

    pub fn told(&mut self, happening: Happening) {
        self.events.push(Event::Expansion(happening));
    }

    /// The supply of a figure.
    pub fn supply(&mut self, seat: Seat, figure: Figure) -> &mut u8 {
        let place = seat.index();
        let Some(more) = &mut self.view.expansions else {
            return &mut self.view.seats[place].followers;
        };
        match figure {
            Figure::Follower => &mut self.view.seats[place].followers,
            Figure::Big => &mut more.seats[place].big,
            Figure::Builder => &mut more.seats[place].builder,
            Figure::Pig => &mut more.seats[place].pig,
        }
    }

    fn draw(&mut self, code: TileCode) {
        let seat = self.view.active;
        self.events.push(Event::Drawn { seat, tile: code });
        self.count_stock(Some(code));
        if self.waits_for_the_dragon(code) {
            self.set_aside(code);
            self.end_if_nothing_is_left();
            return;
        }
        let board = Board::new(&self.view, self.set);
        if !legal::placements(&board, self.set, code).is_empty() {
            self.view.phase = PhaseView::Lay(code);
            return;
        }
        self.view.removed.push(code);
        self.events.push(Event::Removed { tile: code });
        self.end_if_nothing_is_left();
    }

    /// What is face down: all that is nowhere else, and not in the hand.
    pub fn count_stock(&mut self, in_hand: Option<TileCode>) {
        let left = legal::stock(&self.view, self.set).into_iter();
        let left = left.map(|(tile, count)| (tile, count - u32::from(in_hand == Some(tile))));
        let left = left.filter(|&(_, count)| count > 0);
        let left = left.map(|(tile, count)| StockView { tile, count: count as u16 });
        self.view.stock = left.collect();
    }

    fn decide(&mut self, action: Action) {
        match (self.view.phase, action) {
            (PhaseView::Lay(tile), Action::Lay { cell, turns }) => {
                self.view.tiles.push(TileView { tile, cell, turns });
                let seat = self.view.active;
                self.events.push(Event::Laid { seat, tile, cell, turns });
                self.view.phase = PhaseView::Figure(cell);
                self.tile_has_come(cell);
                if self.nothing_to_place(cell) {
                    self.finish_step();
                }
            }
            (PhaseView::Figure(cell), Action::Place { figure, spot }) => {
                self.stand(cell, figure, spot);
            }
            (PhaseView::Interlude(InterludeView::Portal(cell)), Action::Place { figure, spot }) => {
                self.stand(cell, figure, spot);
            }
            (_, Action::Pass) => self.finish_step(),
            (_, Action::Expansion(step)) => self.change(step),
            (phase, action) => panic!("{action} in phase {phase:?}"),
        }
    }

    fn stand(&mut self, cell: Cell, figure: Figure, spot: carcassonne::Spot) {
        let seat = self.view.active;
        self.view.figures.push(FigureView { seat, figure, cell, spot });
        *self.supply(seat, figure) -= 1;
        self.events.push(Event::Placed { seat, figure, cell, spot });
        self.finish_step();
    }

    fn nothing_to_place(&self, cell: Cell) -> bool {
        self.look(|board, features| legal::figures(&self.view, board, features, cell).is_empty())
    }

    /// The cell of this turn's tile.
    pub fn laid(&self) -> Cell {
        self.view.tiles.last().expect("a tile").cell
    }

    /// Scoring, and figures home: all that is finished and held pays at once.
    pub fn finish_turn(&mut self) {
        let due = self.look(|board, features| scoring::finished(&self.view, board, features));
        let gains = self.fairy_gains();
        let goods = self.goods_of_this_tile();
        let back: Vec<FigureView> = self.look(|board, features| {
            let leaves = |figure: &&FigureView| {
                let piece = board.named(figure.cell, &figure.spot.to_string()).expect("a piece");
                features.all[features.of[piece]].is_finished()
            };
            self.view.figures.iter().filter(leaves).copied().collect()
        });
        self.pay(&due);
        gains.into_iter().for_each(|gain| self.gain(gain));
        self.take_goods(goods);
        self.take_titles();
        back.into_iter().for_each(|figure| self.goes_home(figure, Homecoming::Scored));
        self.after_scoring();
    }

    /// A figure goes from the map back to its owner.
    pub fn goes_home(&mut self, figure: FigureView, why: Homecoming) {
        self.view.figures.retain(|other| *other != figure);
        let FigureView { seat, figure, cell, spot } = figure;
        *self.supply(seat, figure) += 1;
        self.events.push(Event::Returned { seat, figure, cell, spot, why });
    }

    /// The next seat's turn, or the end.
    pub fn next_turn(&mut self) {
        let next = (self.view.active.index() + 1) % self.view.seats.len();
        self.view.active = Seat::new(next).expect("a seat");
        self.view.phase = PhaseView::Draw;
        self.end_if_nothing_is_left();
        if self.view.phase != PhaseView::Over {
            self.turn_begins();
        }
    }

    fn pay(&mut self, due: &[Scoring]) {
        for scoring in due {
            for seat in scoring.holders.iter() {
                self.view.seats[seat.index()].score += scoring.points;
            }
        }
        self.events.extend(due.iter().cloned().map(Event::Scored));
    }

    /// Pays what an expansion adds.
    pub fn gain(&mut self, gain: Gain) {
        for seat in gain.to.iter() {
            self.view.seats[seat.index()].score += gain.points;
        }
        self.told(Happening::Gained(gain));
    }

    fn pay_the_end(&mut self) {
        let due = self.look(|board, features| scoring::at_the_end(&self.view, board, features));
        let gains = self.look(|board, features| {
            let table = expansions::Table::new(&self.view, board, features);
            table.map(|table| table.gains()).unwrap_or_default()
        });
        self.pay(&due);
        gains.into_iter().for_each(|gain| self.gain(gain));
    }

    /// Is there nothing to draw any more?
    pub fn is_stack_empty(&self) -> bool {
        let left: u16 = self.view.stock.iter().map(|kind| kind.count).sum();
        left <= self.view.options.left_over
    }

    pub fn end_if_nothing_is_left(&mut self) {
        if !self.is_stack_empty() {
            return;
        }
        self.pay_the_end();
        self.view.phase = PhaseView::Over;
        let scores: Vec<i32> = self.view.seats.iter().map(|seat| seat.score).collect();
        let best = scores.iter().copied().max().expect("somebody plays");
        let seats = Seat::first(scores.len());
        let winners: SeatSet = seats.filter(|seat| scores[seat.index()] == best).collect();
        self.events.push(Event::Ended { scores, winners });
    }
}
