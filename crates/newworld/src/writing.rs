//! A game as the lines of a position, and the words in them.

use std::fmt::{self, Write};

use landscape::sheet::{can_be_drawn, read, write_places};

use crate::drawing::SURVEYORS;
use crate::place::Place;
use crate::state::NewWorld;
use crate::view::{PhaseView, View};

impl NewWorld {
    /// All there is to know of this moment: the drawing, and what it cannot show.
    pub(crate) fn written(&self) -> String {
        let (view, drawing) = (self.look(), self.drawing());
        let drawn = can_be_drawn(&drawing);
        let mut text = if drawn { drawing } else { named_tiles(&view) };
        _ = writeln!(text, "active {}", view.active);
        _ = writeln!(text, "phase {}", view.phase);
        let scores: Vec<i32> = view.seats.iter().map(|seat| seat.score).collect();
        if scores.iter().any(|points| *points != 0) {
            write_places(&mut text, "scores", &scores);
        }
        write_places(&mut text, "removed", &view.removed);
        if drawn {
            let places: Vec<Place> = view.tiles.iter().map(|tile| tile.place).collect();
            write_places(&mut text, "laid", &places);
        }
        for settler in &view.settlers {
            _ = writeln!(text, "placed {} {} {}", settler.seat, settler.place, settler.spot);
        }
        text
    }
}

/// The tiles one by one, for a map that is too large to be drawn.
fn named_tiles(view: &View) -> String {
    let [nearer, further] = view.surveyors;
    let mut text = format!("{SURVEYORS} {nearer} {further}\n");
    for tile in &view.tiles {
        _ = writeln!(text, "tile {}/{} {}", tile.tile, tile.turns, tile.place);
    }
    text
}

impl fmt::Display for PhaseView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PhaseView::Draw => f.write_str("draw"),
            PhaseView::Lay(tile) => write!(f, "lay {tile}"),
            PhaseView::Settle(place) => write!(f, "settle {place}"),
            PhaseView::Score(place) => write!(f, "score {place}"),
            PhaseView::Over => f.write_str("over"),
        }
    }
}

impl PhaseView {
    /// Reads the words behind `phase`.
    pub(crate) fn read(words: &[&str]) -> Result<PhaseView, String> {
        Ok(match words {
            ["draw"] => PhaseView::Draw,
            ["lay", tile] => PhaseView::Lay(read(tile)?),
            ["settle", place] => PhaseView::Settle(read(place)?),
            ["score", place] => PhaseView::Score(read(place)?),
            ["over"] => PhaseView::Over,
            _ => return Err(format!("'{}' is no phase", words.join(" "))),
        })
    }
}
