//! Figures: wayfarers in hood and cloak, the emblem of their seat on it. A follower stands on
//! what it claims; a farmer lies down. Big followers wear a circlet, builders carry a mallet, and
//! the pig is a pig.

use carcassonne::Figure;
use game::Seat;

use crate::palette::{GOLD, INK, SEATS, SHADE, STEEL, TRUNK};
use crate::point::{Point, short};
use crate::sizes::EMBLEM_DOWN;

/// The hood and the cloak.
const CLOAK: &str = "M-10 9.3C-10 3-8.2-1.2-4.2-3.4C-5.1-4.3-5.5-5.4-5.5-6.6\
                     C-5.5-9.4-3.4-10.6-1.4-12.7Q0-14.2 1.4-12.7C3.4-10.6 5.5-9.4 5.5-6.6\
                     C5.5-5.4 5.1-4.3 4.2-3.4C8.2-1.2 10 3 10 9.3Q0 11.4-10 9.3Z";
/// The side of the cloak that lies in the shade.
const FOLD: &str = "M10 9.3Q6 10.2 2.4 10.3C6 4 5-.5 3.4-2.9L4.2-3.4C8.2-1.2 10 3 10 9.3Z";
/// The same of one who lies.
const FOLD_LYING: &str =
    "M-10 9.3Q-6 10.2-2.4 10.3C-6 4-5-.5-3.4-2.9L-4.2-3.4C-8.2-1.2-10 3-10 9.3Z";
/// The face under the hood.
const FACE: &str =
    "M-3-6.4C-3-8.3-1.6-9.4 0-9.4C1.6-9.4 3-8.3 3-6.4C3-4.5 1.6-3.4 0-3.4C-1.6-3.4-3-4.5-3-6.4Z";
/// The circlet over the hood of a big follower.
const CIRCLET: &str = "M-5.2-8.2Q0-6.6 5.2-8.2L6.2-13.4 2.9-11.2 0-15 -2.9-11.2-6.2-13.4Z";
/// The smock of a builder, and its side in the shade.
const SMOCK: &str = "M-10 9.4L-9-.4Q-8.4-3.8-4.8-4.2H4.8Q8.4-3.8 9-.4L10 9.4Q0 11.6-10 9.4Z";
const SMOCK_FOLD: &str = "M10 9.4Q6.4 10.4 3.4 10.5L5-4.1Q8.4-3.8 9-.4Z";
/// The straw hat of a builder.
const HAT: &str = "M-7.6-7.8Q-4-9.4 0-9.4T7.6-7.8Q7-12 4.6-12.4 3-14.4 0-14.4T-4.6-12.4\
                   Q-7-12-7.6-7.8Z";
/// A pig that looks to the left, and what of it lies in the shade.
const PIG: &str = "M-8-4.6Q0-7.4 6.6-5.2 12-3 12 1.6 12 7.4 5 8.4-1.6 9.2-6.4 7.8L-8.4 5.4\
                   Q-13.4 5.4-13.8 2.8L-14 .6-12.4-.4-11.6-6.8-7.4-5.2Z";
const PIG_FOLD: &str = "M12 1.6Q12 7.4 5 8.4 1 9-2.6 8.6 7 7.4 8.6-4.3 12-2.4 12 1.6Z";
/// Faces and hands.
pub const SKIN: &str = "#f2d3ac";
/// The seat whose figures are black …
const BLACK: usize = 4;
/// … and the ink that is seen on them.
const DEEP_INK: &str = "#14110e";

/// The outline of a seat's figures.
pub fn outline(seat: Seat) -> &'static str {
    if seat.index() == BLACK { DEEP_INK } else { INK }
}

/// The emblem of one who lies: it stays upright, since a square on its corner would be a diamond.
pub fn emblem_lying(seat: Seat) -> String {
    let shift = short(EMBLEM_DOWN);
    format!("<g transform='translate({shift} -{shift})'>{}</g>", own_emblem(seat))
}

/// A follower of `seat` at `at`, standing or lying.
pub fn follower(seat: Seat, at: Point, lying: bool) -> String {
    figure(seat, Figure::Follower, at, lying)
}

/// A figure of `seat` at `at`. Followers, small and big, stand or lie; builders always stand, and
/// so does the pig.
pub fn figure(seat: Seat, figure: Figure, at: Point, lying: bool) -> String {
    let drawn = match figure {
        Figure::Follower | Figure::Big => wayfarer(seat, figure == Figure::Big, lying),
        Figure::Builder => builder(seat),
        Figure::Pig => pig(seat),
    };
    format!("<g transform='translate({} {})'>{drawn}</g>", short(at.x), short(at.y))
}

/// How much larger a big follower is; its foot stays where it is.
const BIG: &str = "translate(0 -3.8) scale(1.42)";

fn wayfarer(seat: Seat, big: bool, lying: bool) -> String {
    let circlet = if big { gilt(CIRCLET, seat) } else { String::new() };
    let drawn = if lying {
        let upright = body(seat, FOLD_LYING) + &circlet;
        let lain = format!("<g transform='rotate(-90)'>{upright}</g>{}", emblem_lying(seat));
        shadow("cx='-1' cy='9.6' rx='13' ry='2.6'") + &lain
    } else {
        shadow(STANDING) + &body(seat, FOLD) + &circlet + &own_emblem(seat)
    };
    if big { format!("<g transform='{BIG}'>{drawn}</g>") } else { drawn }
}

/// The shadow of one who stands.
const STANDING: &str = "cx='2' cy='9.4' rx='11' ry='2.9'";

fn shadow(ellipse: &str) -> String {
    format!("<ellipse {ellipse} fill='{SHADE}' opacity='.4'/>")
}

fn gilt(path: &str, seat: Seat) -> String {
    let ink = outline(seat);
    format!(
        "<path d='{path}' fill='{GOLD}' stroke='{ink}' stroke-width='1.1' stroke-linejoin='round'/>"
    )
}

fn body(seat: Seat, fold: &str) -> String {
    let ink = outline(seat);
    format!(
        "<path d='{CLOAK}' fill='{}' stroke='{ink}' stroke-width='1.6' stroke-linejoin='round'/>\
         <path d='{fold}' opacity='.16'/>\
         <path d='{FACE}' fill='{SKIN}' stroke='{ink}' stroke-width='.9'/>",
        SEATS[seat.index()].fill,
    )
}

/// A builder: a broad smock, a straw hat, a mallet as tall as himself.
fn builder(seat: Seat) -> String {
    let (fill, ink) = (SEATS[seat.index()].fill, outline(seat));
    format!(
        "{}<g stroke='{ink}' stroke-width='1.4' stroke-linejoin='round' stroke-linecap='round'>\
         <path d='{SMOCK}' fill='{fill}' stroke-width='1.6'/>\
         <path d='{SMOCK_FOLD}' opacity='.16' stroke='none'/>\
         <circle cy='-7.6' r='4.4' fill='{SKIN}' stroke-width='1.1'/>{}\
         <path d='M10.2 7V-9' stroke-width='4'/>\
         <path d='M10.2 7V-9' stroke='{TRUNK}' stroke-width='1.9'/>\
         <path d='M5.6-14.8H14.8V-8.4H5.6Z' fill='{STEEL}'/>\
         <path d='M7.8 2.2h4.8' stroke-width='5'/>\
         <path d='M7.8 2.2h4.8' stroke='{SKIN}' stroke-width='3'/></g>{}",
        shadow(STANDING),
        gilt(HAT, seat),
        own_emblem(seat),
    )
}

fn pig(seat: Seat) -> String {
    let (fill, ink) = (SEATS[seat.index()].fill, outline(seat));
    format!(
        "{}<g stroke='{ink}' stroke-width='1.6' stroke-linejoin='round' fill='{fill}'>\
         <path d='M11-1q4.2-.4 3.2-3.4t-3.6-.6' fill='none' stroke-linecap='round'/>\
         <path d='M-6.6 5.6h4v4.2h-4zM4.4 5.6h4v4.2h-4z'/><path d='{PIG}'/>\
         <path d='{PIG_FOLD}' fill='#000' opacity='.16' stroke='none'/>\
         <path d='M-14 .6L-10.8 1.2-11 5Q-13.4 4.8-13.8 2.8Z' fill='{SKIN}' stroke-width='.9'/>\
         <circle cx='-8.6' cy='-1' r='1' fill='{}' stroke='none'/></g>\
         <g transform='translate(1.6 -1.4)'>{}</g>",
        shadow("cx='1' cy='9.6' rx='12.5' ry='2.6'"),
        SEATS[seat.index()].emblem,
        own_emblem(seat),
    )
}

/// The emblem of a seat as its figures wear it.
fn own_emblem(seat: Seat) -> String {
    emblem(seat, SEATS[seat.index()].emblem)
}

/// The emblem of a seat, so that colour is never the only sign. It is where a figure at 0,0 has
/// it: around a point [`EMBLEM_DOWN`] below, within a radius of [`EMBLEM`](crate::sizes::EMBLEM).
pub fn emblem(seat: Seat, colour: &str) -> String {
    let path = match seat.index() {
        0 => "M-4.3 3a4.3 4.3 0 1 0 8.6 0a4.3 4.3 0 1 0-8.6 0z",
        1 => "M0-1.8l5 8.6h-10z",
        2 => "M-3.9-.9h7.8v7.8h-7.8z",
        3 => "M0-2.4l4.7 5.4-4.7 5.4-4.7-5.4z",
        4 => "M0-2.4l1.6 3.4 3.7.5-2.7 2.6.7 3.7-3.3-1.8-3.3 1.8.7-3.7-2.7-2.6 3.7-.5z",
        _ => "M-1.7-1.9h3.4v3.2h3.2v3.4h-3.2v3.2h-3.4v-3.2h-3.2v-3.4h3.2z",
    };
    format!("<path d='{path}' fill='{colour}'/>")
}
