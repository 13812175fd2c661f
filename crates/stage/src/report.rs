//! What the page tells about a game in words and small pictures.

use game::{Seat, SeatSet};

use crate::scene::{Art, Point};

/// A line of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct LogLine {
    /// Who did it; `None` for chance and the house.
    pub seat: Option<Seat>,
    /// What happened, a sentence without the name in front of it where there is a seat.
    pub text: String,
    /// Points it brought.
    pub points: Option<(SeatSet, i32)>,
    /// What [`Stage::light`](crate::Stage::light) is told when the line is pointed at.
    pub place: Option<String>,
    /// Where on the board it happened: points fly from here.
    pub at: Option<Point>,
}

/// A part of a score, with its reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// How many points.
    pub points: i32,
    /// For what: `unfinished city, 3 tiles and 1 pennant`.
    pub text: String,
    /// What [`Stage::light`](crate::Stage::light) is told when the line is pointed at.
    pub place: Option<String>,
}

/// A heading and a list of pictures with counts.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    /// What is counted: `Tiles that fit here: 7 of 38`.
    pub title: String,
    pub entries: Vec<Entry>,
}

/// A picture with a count.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Its picture, [`UNIT`](crate::UNIT) by [`UNIT`](crate::UNIT).
    pub art: Art,
    /// What a screen reader says.
    pub name: String,
    pub count: u32,
}
