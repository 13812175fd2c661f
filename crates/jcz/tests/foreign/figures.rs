//! The figures of a game by the names that the other program gives them.

use std::collections::BTreeMap;

use carcassonne::{Event, Figure, Happening, Perch};
use game::Seat;
use landscape::Cell;

/// Where every figure is that is not at home.
#[derive(Debug, Default)]
pub struct Figures {
    standing: BTreeMap<(Cell, Perch, bool), String>,
    held: Vec<(Seat, String)>,
}

fn prefix(seat: Seat, figure: Figure) -> String {
    let kind = match figure {
        Figure::Follower => "small",
        Figure::Big => "big",
        Figure::Builder => "builder",
        Figure::Pig => "pig",
    };
    format!("{seat}.{kind}.")
}

impl Figures {
    /// A figure of this kind that is at home.
    pub fn free(&self, seat: Seat, figure: Figure) -> String {
        let taken = |id: &String| {
            self.standing.values().any(|one| one == id)
                || self.held.iter().any(|(_, one)| one == id)
        };
        let ids = (1..).map(|number| format!("{}{number}", prefix(seat, figure)));
        ids.into_iter().find(|id| !taken(id)).unwrap()
    }

    /// The follower that stands there.
    pub fn at(&self, cell: Cell, perch: Perch) -> String {
        self.standing[&(cell, perch, true)].clone()
    }

    /// A figure of this kind that this seat holds.
    pub fn held_by(&self, captor: Seat, owner: Seat, figure: Figure) -> String {
        let start = prefix(owner, figure);
        let mut held = self.held.iter().filter(|(by, id)| *by == captor && id.starts_with(&start));
        held.next().unwrap().1.clone()
    }

    /// Any figure of this kind that anybody holds.
    pub fn held(&self, owner: Seat, figure: Figure) -> String {
        let start = prefix(owner, figure);
        self.held.iter().find(|(_, id)| id.starts_with(&start)).unwrap().1.clone()
    }

    /// Keeps up with what happened.
    pub fn follow(&mut self, events: &[Event]) {
        for event in events {
            match event {
                Event::Placed { seat, figure, cell, spot } => {
                    let id = self.free(*seat, *figure);
                    self.standing.insert((*cell, Perch::Spot(*spot), figure.is_follower()), id);
                }
                Event::Returned { figure, cell, spot, .. } => {
                    self.standing.remove(&(*cell, Perch::Spot(*spot), figure.is_follower()));
                }
                Event::Expansion(happening) => self.follow_expansion(happening),
                _ => {}
            }
        }
    }

    fn follow_expansion(&mut self, happening: &Happening) {
        match happening {
            Happening::Closed { seat, figure, cell } => {
                let id = self.free(*seat, *figure);
                self.standing.insert((*cell, Perch::Tower, true), id);
            }
            Happening::LeftTower { cell, .. } => {
                self.standing.remove(&(*cell, Perch::Tower, true));
            }
            Happening::Captured { seat, owner, cell, perch, .. } => {
                let id = self.standing.remove(&(*cell, *perch, true)).unwrap();
                if seat != owner {
                    self.held.push((*seat, id));
                }
            }
            Happening::Freed { owner, captor, figure } => {
                let id = self.held_by(*captor, *owner, *figure);
                self.held.retain(|(_, one)| *one != id);
            }
            _ => {}
        }
    }
}
