//! Settlers: told apart by their hats and what they carry, and by their seat's colour and emblem.

use game::Seat;
use newworld::Role;

use crate::figure::{SKIN, emblem, emblem_lying, outline};
use crate::palette::{HAY, SEATS, SHADE, WOOL};
use crate::point::{Point, short};
use crate::prairie::{FLAG, HIDES, LOG_FACE};

/// A long coat.
const COAT: &str = "M-10 9.6L-7.4-1.6Q-4.6-4.4 0-4.4 4.6-4.4 7.4-1.6L10 9.6Q0 11.4-10 9.6Z";
/// The side of the coat that lies in the shade.
const FOLD: &str = "M10 9.6Q6.4 10.3 3.4 10.4L4.6-3.5Q6.4-2.8 7.4-1.6Z";
/// The same of one who lies.
const FOLD_LYING: &str = "M-10 9.6Q-6.4 10.3-3.4 10.4L-4.6-3.5Q-6.4-2.8-7.4-1.6Z";

/// A settler of `seat` at `at`: a bandit masks his face, a sheriff has a tall hat with a star, a
/// farmer a straw hat and a fork; a trapper lies under a cap of fur.
pub fn settler(seat: Seat, role: Role, at: Point) -> String {
    let lying = role == Role::Trapper;
    let shadow = if lying {
        "cx='-1' cy='9.6' rx='13' ry='2.6'"
    } else {
        "cx='2' cy='9.4' rx='11' ry='2.9'"
    };
    let figure = if lying {
        let body = body(seat, FOLD_LYING) + &cap(seat);
        format!("<g transform='rotate(-90)'>{body}</g>{}", emblem_lying(seat))
    } else {
        body(seat, FOLD) + &hat(seat, role) + &emblem(seat, SEATS[seat.index()].emblem)
    };
    let (x, y) = (short(at.x), short(at.y));
    format!(
        "<g transform='translate({x} {y})' stroke-linejoin='round'>\
         <ellipse {shadow} fill='{SHADE}' opacity='.4'/>{figure}</g>"
    )
}

fn body(seat: Seat, fold: &str) -> String {
    let (fill, ink) = (SEATS[seat.index()].fill, outline(seat));
    format!(
        "<path d='{COAT}' fill='{fill}' stroke='{ink}' stroke-width='1.6'/>\
         <path d='{fold}' opacity='.16'/>\
         <circle cy='-7.6' r='4.2' fill='{SKIN}' stroke='{ink}' stroke-width='1.1'/>"
    )
}

fn hat(seat: Seat, role: Role) -> String {
    let (fill, ink) = (SEATS[seat.index()].fill, outline(seat));
    match role {
        // A flat hat, and a cloth before nose and mouth.
        Role::Bandit => format!(
            "<path d='M-4.4-7.8H4.4V-5.6L0-1.8-4.4-5.6Z' fill='{FLAG}' stroke='{ink}' stroke-width='.9'/>\
             <path d='M-8-10.2Q0-12 8-10.2 6.4-11.6 4.4-11.9L3.8-14.4H-3.8L-4.4-11.9Q-6.4-11.6-8-10.2Z' \
             fill='{fill}' stroke='{ink}' stroke-width='1.3'/>"
        ),
        // A tall hat with a brim that curls up, and a star on it.
        Role::Sheriff => format!(
            "<path d='M-9.4-12.6Q-7.4-9.6 0-9.6 7.4-9.6 9.4-12.6 7-11.6 4.4-11.8L3.6-18.2Q1.8-19.4 0-17.9\
             -1.8-19.4-3.6-18.2L-4.4-11.8Q-7-11.6-9.4-12.6Z' fill='{fill}' stroke='{ink}' \
             stroke-width='1.3'/>\
             <path d='M0-17l.9 1.8 2 .3-1.4 1.4.3 2L0-12.4-1.8-11.5l.3-2L-2.9-14.9l2-.3Z' \
             fill='{HAY}' stroke='{ink}' stroke-width='.5'/>"
        ),
        // A round hat of straw, and a fork beside him.
        Role::Farmer => format!(
            "<path d='M10.6 10V-9M8.2-13.4V-9.6Q10.6-7.6 13-9.6V-13.4M10.6-13.8V-9' fill='none' \
             stroke='{LOG_FACE}' stroke-width='1.5'/>\
             <path d='M-8.6-9Q0-12.4 8.6-9 6.6-11.4 4.6-11.7 3.8-15.4 0-15.4-3.8-15.4-4.6-11.7-6.6-11.4\
             -8.6-9Z' fill='{HAY}' stroke='{ink}' stroke-width='1.3'/>"
        ),
        Role::Trapper => cap(seat),
    }
}

/// A cap of fur whose tail hangs down.
fn cap(seat: Seat) -> String {
    let ink = outline(seat);
    format!(
        "<path d='M-5-8.4Q-5-13.6 0-13.6 5-13.6 5-8.4Z' fill='{}' stroke='{ink}' \
         stroke-width='1.3'/>\
         <path d='M4.4-9.4Q9.4-9 8.6-3.4L6.2-3.8Q6.6-7 4-7.4Z' fill='{WOOL}' stroke='{ink}' \
         stroke-width='1.1'/>",
        HIDES[0]
    )
}
