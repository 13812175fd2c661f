//! Marks on what the expansions brought since the person's last turn.

use carcassonne::{Happening, Perch};
use game::{Seat, SeatSet};
use landscape::Cell;

use super::super::board::Seen;
use super::super::pictures;
use super::super::scene::lies;
use crate::badge::emblems;
use crate::scene::{Item, Point};
use crate::tiles::{corner, marks};

/// What an event did, marked on the board.
pub fn mark(seen: &Seen, happening: &Happening) -> Option<Item> {
    match *happening {
        Happening::Built { seat, cell, .. } => ring(seen.foot(cell), seat, cell, "built"),
        Happening::Closed { seat, cell, .. } => {
            let there = seen.tower(cell)?.top.is_some_and(|top| top.seat == seat);
            ring(seen.perch(cell, Perch::Tower).filter(|_| there), seat, cell, "top")
        }
        Happening::FairyMoved { seat, cell, perch } => {
            let fairy = seen.view.expansions.as_ref()?.fairy?;
            let there = (fairy.cell, fairy.perch) == (cell, perch);
            ring(seen.beside(cell, perch).filter(|_| there), seat, cell, "fairy")
        }
        Happening::LeftTower { seat, figure, cell } => {
            let art = pictures::figure(seat, figure, false);
            let place = format!("{cell}:tower:{figure}");
            Some(marks::returned(&place, seat, seen.perch(cell, Perch::Tower)?, art))
        }
        Happening::Captured { owner, figure, cell, perch, .. } => {
            let lying = matches!(perch, Perch::Spot(spot) if lies(spot));
            let art = pictures::figure(owner, figure, lying);
            let place = format!("{cell}:{perch}:{figure}");
            Some(marks::returned(&place, owner, seen.perch(cell, perch)?, art))
        }
        Happening::DragonMoved { seat, cell } => Some(step(seat, cell)),
        _ => None,
    }
}

fn ring(at: Option<Point>, seat: Seat, cell: Cell, what: &str) -> Option<Item> {
    at.map(|at| marks::placed(&format!("{cell}:{what}"), seat, at))
}

/// Who moved the dragon onto a tile.
fn step(seat: Seat, cell: Cell) -> Item {
    let at = corner(cell);
    Item {
        key: format!("mark-dragon:{cell}:{seat}"),
        class: format!("mark by seat-{seat}"),
        at: Point { x: at.x + 90.0, y: at.y + 90.0 },
        turned: 0,
        art: emblems(SeatSet::only(seat)),
        touch: None,
    }
}
